### Mengapa sebuah jawaban tidak dihitung.

# review: composed
unsigned = Kartu ini hanya percobaan: tombolnya tidak melakukan apa pun.
# review: composed
unknownCard = Pertanyaan ini tidak dikenal di sini.
# review: composed
notAnApprover = Bukan Anda yang harus menjawab ini.
# review: composed
tooLate = Terlambat: waktu untuk menjawab sudah habis. Tidak ada yang dilakukan.
# review: composed
alreadyDecided = Ini sudah dijawab: { $outcome }
# review: composed
replaced = Pertanyaan yang lebih baru telah menggantikan ini. Silakan jawab yang itu.
# review: composed
changed = Hal yang akan dilakukan telah berubah sejak ditanyakan. Tidak ada yang dilakukan; silakan minta lagi.
# review: composed
notOffered = Ini tidak dapat diizinkan dari sini karena tidak semuanya dapat ditampilkan.
# review: composed
automatic = Ini tampak seperti balasan otomatis, jadi tidak dihitung sebagai jawaban.
# review: composed
unauthenticated = Pengirim email ini tidak dapat diverifikasi, jadi tidak dihitung sebagai jawaban.
# review: composed
heardNotNow = Dicatat: jangan sekarang.
# review: composed
heardAllow = Dicatat: diizinkan.
