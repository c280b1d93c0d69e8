### A kérdező kártya.

allow = Engedélyezés
notNow = Most nem
# review: composed
allowThis = Engedélyezés:
undo = Visszavonás
# review: composed
showEverything = Összes megjelenítése
# review: composed
more = További tudnivalók
# review: composed
unnamedTool = Név nélküli művelet
# review: composed
unnamedTitle = (nincs olvasható szöveg)
# review: composed
askedBy = Kérdező: { $name }
# review: composed
answerBy = Válaszadási határidő: { $time }
# review: composed
answerWithin = Válaszadási idő: { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } másodperc
       *[other] { $count } másodperc
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } perc
       *[other] { $count } perc
    }
# review: composed
hours =
    { $count ->
        [one] { $count } óra
       *[other] { $count } óra
    }
# review: composed
days =
    { $count ->
        [one] { $count } nap
       *[other] { $count } nap
    }
# review: composed
reasonLabel = Az asszisztens indoklása:
# review: composed
verbIs = A művelet: { $verb }
# review: composed
picture = Kép innen: { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } érték el van rejtve
       *[other] { $count } érték el van rejtve
    }
# review: composed
mixedScripts = Egy szóban különböző ábécék betűi keverednek: lehet, hogy nem az, aminek látszik
# review: composed
notShown =
    { $count ->
        [one] További { $count } karakter nem jelenik meg
       *[other] További { $count } karakter nem jelenik meg
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } érték túl mélyen van beágyazva, ezért nem jeleníthető meg
       *[other] { $count } érték túl mélyen van beágyazva, ezért nem jeleníthető meg
    }
# review: composed
cutNoAllow = Innen nem engedélyezhető
trueWord = igen
falseWord = nem
# review: composed
nullWord = nincs
# review: composed
emptyText = üres
# review: composed
emptyList = üres lista
# review: composed
emptyObject = üres
# review: composed
items =
    { $count ->
        [one] { $count } elem
       *[other] { $count } elem
    }
# review: composed
imageOfSize = Kép, { $size }
# review: composed
binaryOfSize = Bináris adat, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } bájt
       *[other] { $count } bájt
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = Egy kérés az Ön válaszára vár
# review: composed
danger = Vigyázat
# review: composed
mailFooter = Ez egy automatikus üzenet: az asszisztens kérdez, mielőtt cselekszik.
