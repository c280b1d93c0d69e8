### Kortet, der spørger.

allow = Tillad
notNow = Ikke nu
# review: composed
allowThis = Tillad dette:
undo = Fortryd
# review: composed
showEverything = Vis alt
# review: composed
more = Mere om dette
# review: composed
unnamedTool = En handling uden navn
# review: composed
unnamedTitle = (intet at læse)
# review: composed
askedBy = Spurgt af { $name }
# review: composed
answerBy = Svar senest { $time }
# review: composed
answerWithin = Svar inden for { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } minut
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
       *[other] { $count } dage
    }
# review: composed
reasonLabel = Assistentens begrundelse:
# review: composed
verbIs = Handlingen: { $verb }
# review: composed
picture = Billede fra { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } værdi er skjult
       *[other] { $count } værdier er skjult
    }
# review: composed
mixedScripts = Et ord blander bogstaver fra forskellige alfabeter: Det er måske ikke, hvad det ligner
# review: composed
notShown =
    { $count ->
        [one] { $count } tegn mere vises ikke
       *[other] { $count } tegn mere vises ikke
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } værdi er indlejret for dybt til at kunne vises
       *[other] { $count } værdier er indlejret for dybt til at kunne vises
    }
# review: composed
cutNoAllow = Det kan ikke tillades herfra
trueWord = ja
falseWord = nej
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
imageOfSize = Billede, { $size }
# review: composed
binaryOfSize = Binære data, { $size }
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
waiting = En anmodning venter på dit svar
# review: composed
danger = Forsigtig
# review: composed
mailFooter = Denne besked blev sendt automatisk, fordi en assistent spørger, før den handler.
