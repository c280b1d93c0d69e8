### Die Seite hinter dem Link in einer Mail.

# review: composed
pageTitle = Bitte antworten
# review: composed
pageAsk = Mit dem Öffnen dieser Seite ist noch nichts entschieden. Lesen Sie, was gefragt wird, und antworten Sie dann unten.
# review: composed
pageThanks = Danke. Sie können diese Seite schließen.
# review: composed
pageOver = Diese Frage ist abgeschlossen.
