### Karta, która pyta.

allow = Zezwól
notNow = Nie teraz
# review: composed
allowThis = Zezwól na to:
undo = Cofnij
# review: composed
showEverything = Pokaż wszystko
# review: composed
more = Więcej na ten temat
# review: composed
unnamedTool = Czynność bez nazwy
# review: composed
unnamedTitle = (brak tekstu do odczytania)
# review: composed
askedBy = Pyta: { $name }
# review: composed
answerBy = Odpowiedź do: { $time }
# review: composed
answerWithin = Czas na odpowiedź: { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
# review: composed
hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
# review: composed
days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
# review: composed
reasonLabel = Uzasadnienie asystenta:
# review: composed
verbIs = Czynność: { $verb }
# review: composed
picture = Źródło obrazu: { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } wartość jest ukryta
        [few] { $count } wartości są ukryte
        [many] { $count } wartości jest ukrytych
       *[other] { $count } wartości jest ukryte
    }
# review: composed
mixedScripts = Pewne słowo miesza litery różnych alfabetów: może nie być tym, na co wygląda
# review: composed
notShown =
    { $count ->
        [one] Kolejny { $count } znak nie jest pokazany
        [few] Kolejne { $count } znaki nie są pokazane
        [many] Kolejnych { $count } znaków nie jest pokazanych
       *[other] Kolejne { $count } znaku nie jest pokazane
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } wartość jest zagnieżdżona zbyt głęboko, aby ją pokazać
        [few] { $count } wartości są zagnieżdżone zbyt głęboko, aby je pokazać
        [many] { $count } wartości jest zagnieżdżonych zbyt głęboko, aby je pokazać
       *[other] { $count } wartości jest zagnieżdżone zbyt głęboko, aby je pokazać
    }
# review: composed
cutNoAllow = Stąd nie można na to zezwolić
trueWord = tak
falseWord = nie
# review: composed
nullWord = brak
# review: composed
emptyText = puste
# review: composed
emptyList = pusta lista
# review: composed
emptyObject = puste
# review: composed
items =
    { $count ->
        [one] { $count } element
        [few] { $count } elementy
        [many] { $count } elementów
       *[other] { $count } elementu
    }
# review: composed
imageOfSize = Obraz, { $size }
# review: composed
binaryOfSize = Dane binarne, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } bajt
        [few] { $count } bajty
        [many] { $count } bajtów
       *[other] { $count } bajtu
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = Prośba czeka na odpowiedź
# review: composed
danger = Uwaga
# review: composed
mailFooter = Tę wiadomość wysłano automatycznie, ponieważ asystent pyta, zanim coś zrobi.
