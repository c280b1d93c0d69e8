### Die Karte, die fragt.

allow = Erlauben
notNow = Nicht jetzt
# review: composed
allowThis = Dies erlauben:
undo = Rückgängig
showEverything = Alles anzeigen
more = Mehr dazu
unnamedTool = Eine Aktion ohne Namen
unnamedTitle = (nichts zu lesen)
askedBy = Gefragt von { $name }
answerBy = Antwort bis { $time }
answerWithin = Antwort innerhalb von { $duration }
seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
# Steht nach „innerhalb von“.
days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tagen
    }
reasonLabel = Begründung des Assistenten:
verbIs = Die Aktion: { $verb }
picture = Bild von { $host }
hiddenValues =
    { $count ->
        [one] { $count } Wert ist verborgen
       *[other] { $count } Werte sind verborgen
    }
mixedScripts = Ein Wort mischt Buchstaben verschiedener Alphabete: Es ist vielleicht nicht, wonach es aussieht
notShown =
    { $count ->
        [one] { $count } weiteres Zeichen wird nicht angezeigt
       *[other] { $count } weitere Zeichen werden nicht angezeigt
    }
tooDeep =
    { $count ->
        [one] { $count } Wert ist zu tief verschachtelt, um angezeigt zu werden
       *[other] { $count } Werte sind zu tief verschachtelt, um angezeigt zu werden
    }
cutNoAllow = Von hier aus kann es nicht erlaubt werden
trueWord = ja
falseWord = nein
nullWord = nichts
emptyText = leer
emptyList = leere Liste
emptyObject = leer
items =
    { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
imageOfSize = Bild, { $size }
binaryOfSize = Binärdaten, { $size }
bytes =
    { $count ->
        [one] { $count } Byte
       *[other] { $count } Byte
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
waiting = Eine Anfrage wartet auf Ihre Antwort
danger = Vorsicht
mailFooter = Diese Nachricht wurde automatisch verschickt, weil ein Assistent fragt, bevor er handelt.
