### Cardul care întreabă.

allow = Permite
notNow = Nu acum
# review: composed
allowThis = Permite aceasta:
# review: composed
undo = Anulează acțiunea
# review: composed
showEverything = Afișează tot
# review: composed
more = Mai multe detalii
# review: composed
unnamedTool = O acțiune fără nume
# review: composed
unnamedTitle = (nimic de citit)
# review: composed
askedBy = Întrebare de la { $name }
# review: composed
answerBy = Răspundeți până la { $time }
# review: composed
answerWithin = Răspundeți în { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } secundă
        [few] { $count } secunde
       *[other] { $count } de secunde
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
# review: composed
hours =
    { $count ->
        [one] { $count } oră
        [few] { $count } ore
       *[other] { $count } de ore
    }
# review: composed
days =
    { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
# review: composed
reasonLabel = Motivul dat de asistent:
# review: composed
verbIs = Acțiunea: { $verb }
# review: composed
picture = Imagine de la { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } valoare este ascunsă
        [few] { $count } valori sunt ascunse
       *[other] { $count } de valori sunt ascunse
    }
# review: composed
mixedScripts = Un cuvânt amestecă litere din alfabete diferite: s-ar putea să nu fie ceea ce pare
# review: composed
notShown =
    { $count ->
        [one] Încă { $count } caracter nu este afișat
        [few] Încă { $count } caractere nu sunt afișate
       *[other] Încă { $count } de caractere nu sunt afișate
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } valoare este imbricată prea adânc pentru a fi afișată
        [few] { $count } valori sunt imbricate prea adânc pentru a fi afișate
       *[other] { $count } de valori sunt imbricate prea adânc pentru a fi afișate
    }
# review: composed
cutNoAllow = Nu se poate permite de aici
trueWord = da
falseWord = nu
# review: composed
nullWord = fără valoare
# review: composed
emptyText = gol
# review: composed
emptyList = listă goală
# review: composed
emptyObject = gol
# review: composed
items =
    { $count ->
        [one] { $count } element
        [few] { $count } elemente
       *[other] { $count } de elemente
    }
# review: composed
imageOfSize = Imagine, { $size }
# review: composed
binaryOfSize = Date binare, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } octet
        [few] { $count } octeți
       *[other] { $count } de octeți
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = O cerere vă așteaptă răspunsul
# review: composed
danger = Atenție
# review: composed
mailFooter = Acest mesaj a fost trimis automat, pentru că un asistent întreabă înainte de a acționa.
