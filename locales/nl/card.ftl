### De kaart die vraagt.

allow = Toestaan
notNow = Niet nu
# review: composed
allowThis = Dit toestaan:
undo = Ongedaan maken
# review: composed
showEverything = Alles tonen
# review: composed
more = Meer hierover
# review: composed
unnamedTool = Een actie zonder naam
# review: composed
unnamedTitle = (niets te lezen)
# review: composed
askedBy = Gevraagd door { $name }
# review: composed
answerBy = Antwoord uiterlijk { $time }
# review: composed
answerWithin = Antwoord binnen { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
# review: composed
hours =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
# review: composed
days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
# review: composed
reasonLabel = De reden volgens de assistent:
# review: composed
verbIs = De actie: { $verb }
# review: composed
picture = Afbeelding van { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } waarde is verborgen
       *[other] { $count } waarden zijn verborgen
    }
# review: composed
mixedScripts = Een woord combineert letters uit verschillende alfabetten: het is mogelijk niet wat het lijkt
# review: composed
notShown =
    { $count ->
        [one] Nog { $count } teken wordt niet getoond
       *[other] Nog { $count } tekens worden niet getoond
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } waarde is te diep genest om te tonen
       *[other] { $count } waarden zijn te diep genest om te tonen
    }
# review: composed
cutNoAllow = Het kan vanaf hier niet worden toegestaan
trueWord = ja
falseWord = nee
# review: composed
nullWord = geen
# review: composed
emptyText = leeg
# review: composed
emptyList = lege lijst
# review: composed
emptyObject = leeg
# review: composed
items =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
# review: composed
imageOfSize = Afbeelding, { $size }
# review: composed
binaryOfSize = Binaire gegevens, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = Een verzoek wacht op uw antwoord
# review: composed
danger = Let op
# review: composed
mailFooter = Dit bericht is automatisch verzonden, omdat een assistent eerst vraagt en dan pas handelt.
