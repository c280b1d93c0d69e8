### Soran kart.

allow = İzin ver
notNow = Şimdi değil
# review: composed
allowThis = Şuna izin ver:
undo = Geri al
# review: composed
showEverything = Tümünü göster
# review: composed
more = Daha fazla bilgi
# review: composed
unnamedTool = Adsız bir işlem
# review: composed
unnamedTitle = (okunacak bir şey yok)
# review: composed
askedBy = Soran: { $name }
# review: composed
answerBy = Son yanıt zamanı: { $time }
# review: composed
answerWithin = Yanıt süresi: { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } saniye
       *[other] { $count } saniye
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } dakika
       *[other] { $count } dakika
    }
# review: composed
hours =
    { $count ->
        [one] { $count } saat
       *[other] { $count } saat
    }
# review: composed
days =
    { $count ->
        [one] { $count } gün
       *[other] { $count } gün
    }
# review: composed
reasonLabel = Asistanın gerekçesi:
# review: composed
verbIs = İşlem: { $verb }
# review: composed
picture = Resmin kaynağı: { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } değer gizlendi
       *[other] { $count } değer gizlendi
    }
# review: composed
mixedScripts = Bir sözcükte farklı alfabelerin harfleri karışmış: göründüğü gibi olmayabilir
# review: composed
notShown =
    { $count ->
        [one] { $count } karakter daha gösterilmiyor
       *[other] { $count } karakter daha gösterilmiyor
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } değer, gösterilemeyecek kadar derinde iç içe
       *[other] { $count } değer, gösterilemeyecek kadar derinde iç içe
    }
# review: composed
cutNoAllow = Buradan izin verilemez
trueWord = evet
falseWord = hayır
# review: composed
nullWord = yok
# review: composed
emptyText = boş
# review: composed
emptyList = boş liste
# review: composed
emptyObject = boş
# review: composed
items =
    { $count ->
        [one] { $count } öğe
       *[other] { $count } öğe
    }
# review: composed
imageOfSize = Resim, { $size }
# review: composed
binaryOfSize = İkili veri, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } bayt
       *[other] { $count } bayt
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = Bir istek yanıtınızı bekliyor
# review: composed
danger = Dikkat
# review: composed
mailFooter = Bu ileti otomatik olarak gönderildi, çünkü asistan bir şey yapmadan önce sorar.
