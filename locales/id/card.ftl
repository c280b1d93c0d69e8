### Kartu yang bertanya.

allow = Izinkan
notNow = Jangan sekarang
# review: composed
allowThis = Izinkan ini:
undo = Urungkan
# review: composed
showEverything = Tampilkan semua
# review: composed
more = Selengkapnya
# review: composed
unnamedTool = Tindakan tanpa nama
# review: composed
unnamedTitle = (tidak ada yang dapat dibaca)
# review: composed
askedBy = Ditanyakan oleh { $name }
# review: composed
answerBy = Jawab sebelum { $time }
# review: composed
answerWithin = Jawab dalam { $duration }
# review: composed
seconds = { $count } detik
# review: composed
minutes = { $count } menit
# review: composed
hours = { $count } jam
# review: composed
days = { $count } hari
# review: composed
reasonLabel = Alasan menurut asisten:
# review: composed
verbIs = Tindakan: { $verb }
# review: composed
picture = Gambar dari { $host }
# review: composed
hiddenValues = { $count } nilai disembunyikan
# review: composed
mixedScripts = Sebuah kata mencampur huruf dari abjad yang berbeda: mungkin tidak seperti yang terlihat
# review: composed
notShown = { $count } karakter lagi tidak ditampilkan
# review: composed
tooDeep = { $count } nilai bersarang terlalu dalam untuk ditampilkan
# review: composed
cutNoAllow = Tidak dapat diizinkan dari sini
trueWord = ya
falseWord = tidak
# review: composed
nullWord = tidak ada
# review: composed
emptyText = kosong
# review: composed
emptyList = daftar kosong
# review: composed
emptyObject = kosong
# review: composed
items = { $count } item
# review: composed
imageOfSize = Gambar, { $size }
# review: composed
binaryOfSize = Data biner, { $size }
# review: composed
bytes = { $count } byte
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = Sebuah permintaan menunggu jawaban Anda
# review: composed
danger = Hati-hati
# review: composed
mailFooter = Pesan ini dikirim secara otomatis karena asisten bertanya sebelum bertindak.
