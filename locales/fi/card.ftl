### Kysyvä kortti.

allow = Salli
notNow = Ei nyt
# review: composed
allowThis = Salli tämä:
undo = Kumoa
# review: composed
showEverything = Näytä kaikki
# review: composed
more = Lisätietoja
# review: composed
unnamedTool = Nimetön toiminto
# review: composed
unnamedTitle = (ei luettavaa)
# review: composed
askedBy = Kysyjä: { $name }
# review: composed
answerBy = Vastattava viimeistään: { $time }
# review: composed
answerWithin = Vastausaikaa: { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } sekunti
       *[other] { $count } sekuntia
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } minuutti
       *[other] { $count } minuuttia
    }
# review: composed
hours =
    { $count ->
        [one] { $count } tunti
       *[other] { $count } tuntia
    }
# review: composed
days =
    { $count ->
        [one] { $count } päivä
       *[other] { $count } päivää
    }
# review: composed
reasonLabel = Avustajan perustelu:
# review: composed
verbIs = Toiminto: { $verb }
# review: composed
picture = Kuvan lähde: { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } arvo on piilotettu
       *[other] { $count } arvoa on piilotettu
    }
# review: composed
mixedScripts = Sanassa on eri aakkostojen kirjaimia: se ei ehkä ole sitä, miltä se näyttää
# review: composed
notShown =
    { $count ->
        [one] Vielä { $count } merkki on näyttämättä
       *[other] Vielä { $count } merkkiä on näyttämättä
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } arvo on liian syvällä sisäkkäin näytettäväksi
       *[other] { $count } arvoa on liian syvällä sisäkkäin näytettäväksi
    }
# review: composed
cutNoAllow = Sitä ei voi sallia täältä
trueWord = kyllä
falseWord = ei
# review: composed
nullWord = ei mitään
# review: composed
emptyText = tyhjä
# review: composed
emptyList = tyhjä luettelo
# review: composed
emptyObject = tyhjä
# review: composed
items =
    { $count ->
        [one] { $count } kohde
       *[other] { $count } kohdetta
    }
# review: composed
imageOfSize = Kuva, { $size }
# review: composed
binaryOfSize = Binaaridata, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } tavu
       *[other] { $count } tavua
    }
# review: composed
kilobytes = { $count } kt
# review: composed
megabytes = { $count } Mt
keyOf = { $outer } › { $inner }
# review: composed
waiting = Pyyntö odottaa vastaustasi
# review: composed
danger = Varoitus
# review: composed
mailFooter = Tämä viesti lähetettiin automaattisesti, koska avustaja kysyy ennen kuin toimii.
