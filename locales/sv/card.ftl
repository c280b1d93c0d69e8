### Kortet som frågar.

allow = Tillåt
notNow = Inte nu
# review: composed
allowThis = Tillåt detta:
undo = Ångra
# review: composed
showEverything = Visa allt
# review: composed
more = Mer om detta
# review: composed
unnamedTool = En åtgärd utan namn
# review: composed
unnamedTitle = (inget att läsa)
# review: composed
askedBy = Frågan kommer från { $name }
# review: composed
answerBy = Svara senast { $time }
# review: composed
answerWithin = Svara inom { $duration }
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
       *[other] { $count } minuter
    }
# review: composed
hours =
    { $count ->
        [one] { $count } timme
       *[other] { $count } timmar
    }
# review: composed
days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    }
# review: composed
reasonLabel = Assistentens motivering:
# review: composed
verbIs = Åtgärden: { $verb }
# review: composed
picture = Bild från { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } värde är dolt
       *[other] { $count } värden är dolda
    }
# review: composed
mixedScripts = Ett ord blandar bokstäver från olika alfabet: det är kanske inte vad det ser ut att vara
# review: composed
notShown =
    { $count ->
        [one] { $count } tecken till visas inte
       *[other] { $count } tecken till visas inte
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } värde är för djupt nästlat för att visas
       *[other] { $count } värden är för djupt nästlade för att visas
    }
# review: composed
cutNoAllow = Det kan inte tillåtas härifrån
trueWord = ja
falseWord = nej
# review: composed
nullWord = inget
# review: composed
emptyText = tomt
# review: composed
emptyList = tom lista
# review: composed
emptyObject = tomt
# review: composed
items =
    { $count ->
        [one] { $count } objekt
       *[other] { $count } objekt
    }
# review: composed
imageOfSize = Bild, { $size }
# review: composed
binaryOfSize = Binärdata, { $size }
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
waiting = En begäran väntar på ditt svar
# review: composed
danger = Var försiktig
# review: composed
mailFooter = Det här meddelandet skickades automatiskt, eftersom en assistent frågar innan den agerar.
