### Was jemand erfährt, dessen Antwort nicht zählt.

# review: composed
unsigned = Diese Karte war nur eine Probe; ihre Schaltflächen bewirken nichts.
# review: composed
unknownCard = Diese Frage ist hier nicht bekannt.
# review: composed
notAnApprover = Die Antwort darauf steht Ihnen nicht zu.
# review: composed
tooLate = Zu spät: Die Zeit für die Antwort ist abgelaufen. Es wurde nichts getan.
# review: composed
alreadyDecided = Dies wurde bereits beantwortet: { $outcome }
# review: composed
replaced = Eine neuere Frage ist an die Stelle dieser Frage getreten. Bitte beantworten Sie die neuere.
# review: composed
changed = Was getan werden sollte, hat sich seit der Frage geändert. Es wurde nichts getan; bitte fordern Sie es erneut an.
# review: composed
notOffered = Von hier aus kann dies nicht erlaubt werden, weil nicht alles angezeigt werden konnte.
# review: composed
automatic = Dies sieht wie eine automatische Antwort aus und zählt deshalb nicht als Antwort.
# review: composed
unauthenticated = Es ließ sich nicht prüfen, wer diese Mail gesendet hat. Sie zählt deshalb nicht als Antwort.
# review: composed
heardNotNow = Notiert: nicht jetzt.
# review: composed
heardAllow = Notiert: erlaubt.
