### Die Karte, die fragt.

allow = Erlauben
notNow = Nicht jetzt
# review: composed
allowThis = Dies erlauben:
undo = Rückgängig
# review: composed
showEverything = Alles anzeigen
# review: composed
more = Mehr dazu
# review: composed
unnamedTool = Eine Aktion ohne Namen
# review: composed
unnamedTitle = (nichts zu lesen)
# review: composed
askedBy = Gefragt von { $name }
# review: composed
answerBy = Antwort bis { $time }
# review: composed
answerWithin = Antwort innerhalb von { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
# review: composed
hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
# review: composed
days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tagen
    }
# review: composed
reasonLabel = Begründung des Assistenten:
# review: composed
verbIs = Die Aktion: { $verb }
# review: composed
picture = Bild von { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } Wert ist verborgen
       *[other] { $count } Werte sind verborgen
    }
# review: composed
mixedScripts = Ein Wort mischt Buchstaben verschiedener Alphabete: Es ist vielleicht nicht, wonach es aussieht
# review: composed
notShown =
    { $count ->
        [one] { $count } weiteres Zeichen wird nicht angezeigt
       *[other] { $count } weitere Zeichen werden nicht angezeigt
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } Wert ist zu tief verschachtelt, um angezeigt zu werden
       *[other] { $count } Werte sind zu tief verschachtelt, um angezeigt zu werden
    }
# review: composed
cutNoAllow = Von hier aus kann es nicht erlaubt werden
trueWord = ja
falseWord = nein
# review: composed
nullWord = nichts
# review: composed
emptyText = leer
# review: composed
emptyList = leere Liste
# review: composed
emptyObject = leer
# review: composed
items =
    { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
# review: composed
imageOfSize = Bild, { $size }
# review: composed
binaryOfSize = Binärdaten, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } Byte
       *[other] { $count } Byte
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = Eine Anfrage wartet auf Ihre Antwort
# review: composed
danger = Vorsicht
# review: composed
mailFooter = Diese Nachricht wurde automatisch verschickt, weil ein Assistent fragt, bevor er handelt.
