### Karta, která se ptá.

allow = Povolit
notNow = Teď ne
# review: composed
allowThis = Povolit toto:
undo = Vrátit zpět
# review: composed
showEverything = Zobrazit vše
# review: composed
more = Více informací
# review: composed
unnamedTool = Akce bez názvu
# review: composed
unnamedTitle = (nic ke čtení)
# review: composed
askedBy = Ptá se: { $name }
# review: composed
answerBy = Odpovězte do: { $time }
# review: composed
answerWithin = Čas na odpověď: { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekundy
       *[other] { $count } sekund
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
# review: composed
hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodin
    }
# review: composed
days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
# review: composed
reasonLabel = Důvod podle asistenta:
# review: composed
verbIs = Akce: { $verb }
# review: composed
picture = Zdroj obrázku: { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } hodnota je skrytá
        [few] { $count } hodnoty jsou skryté
        [many] { $count } hodnoty je skryto
       *[other] { $count } hodnot je skryto
    }
# review: composed
mixedScripts = Některé slovo míchá písmena různých abeced: nemusí být tím, čím se zdá
# review: composed
notShown =
    { $count ->
        [one] { $count } další znak není zobrazen
        [few] { $count } další znaky nejsou zobrazeny
        [many] { $count } dalšího znaku není zobrazeno
       *[other] { $count } dalších znaků není zobrazeno
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } hodnota je vnořená příliš hluboko, nelze ji zobrazit
        [few] { $count } hodnoty jsou vnořené příliš hluboko, nelze je zobrazit
        [many] { $count } hodnoty je vnořeno příliš hluboko, nelze je zobrazit
       *[other] { $count } hodnot je vnořeno příliš hluboko, nelze je zobrazit
    }
# review: composed
cutNoAllow = Odsud to nelze povolit
trueWord = ano
falseWord = ne
# review: composed
nullWord = žádná hodnota
# review: composed
emptyText = prázdné
# review: composed
emptyList = prázdný seznam
# review: composed
emptyObject = prázdné
# review: composed
items =
    { $count ->
        [one] { $count } položka
        [few] { $count } položky
        [many] { $count } položky
       *[other] { $count } položek
    }
# review: composed
imageOfSize = Obrázek, { $size }
# review: composed
binaryOfSize = Binární data, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } bajt
        [few] { $count } bajty
        [many] { $count } bajtu
       *[other] { $count } bajtů
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = Žádost čeká na vaši odpověď
# review: composed
danger = Pozor
# review: composed
mailFooter = Tato zpráva byla odeslána automaticky, protože se asistent ptá, než něco udělá.
