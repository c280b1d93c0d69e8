### Kortet som spør.

allow = Tillat
notNow = Ikke nå
# review: composed
allowThis = Tillat dette:
undo = Angre
# review: composed
showEverything = Vis alt
# review: composed
more = Mer om dette
# review: composed
unnamedTool = En handling uten navn
# review: composed
unnamedTitle = (ingenting å lese)
# review: composed
askedBy = Spurt av { $name }
# review: composed
answerBy = Svar innen { $time }
# review: composed
answerWithin = Svar innen { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } minutt
       *[other] { $count } minutter
    }
# review: composed
hours =
    { $count ->
        [one] { $count } time
       *[other] { $count } timer
    }
# review: composed
days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    }
# review: composed
reasonLabel = Assistentens begrunnelse:
# review: composed
verbIs = Handlingen: { $verb }
# review: composed
picture = Bilde fra { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } verdi er skjult
       *[other] { $count } verdier er skjult
    }
# review: composed
mixedScripts = Et ord blander bokstaver fra ulike alfabeter: Det er kanskje ikke det det ser ut som
# review: composed
notShown =
    { $count ->
        [one] { $count } tegn til vises ikke
       *[other] { $count } tegn til vises ikke
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } verdi er nøstet for dypt til å vises
       *[other] { $count } verdier er nøstet for dypt til å vises
    }
# review: composed
cutNoAllow = Det kan ikke tillates herfra
trueWord = ja
falseWord = nei
# review: composed
nullWord = ingen
# review: composed
emptyText = tom
# review: composed
emptyList = tom liste
# review: composed
emptyObject = tom
# review: composed
items =
    { $count ->
        [one] { $count } element
       *[other] { $count } elementer
    }
# review: composed
imageOfSize = Bilde, { $size }
# review: composed
binaryOfSize = Binærdata, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } byte
       *[other] { $count } byte
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = En forespørsel venter på svaret ditt
# review: composed
danger = Forsiktig
# review: composed
mailFooter = Denne meldingen ble sendt automatisk, fordi en assistent spør før den handler.
