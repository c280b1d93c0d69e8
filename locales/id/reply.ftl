### Jawaban dengan kata.

yesWord = Ya
noWord = Tidak
yesWords = ya
noWords = tidak, batal, jangan sekarang, tidak sekarang, tolak, jangan izinkan
# review: composed
replyToConfirm = Balas “{ $word }” untuk mengonfirmasi.
# review: composed
replyByMail = Untuk mengizinkan, balas email ini dengan “{ $word }” di baris pertama.
# review: composed
replyOnlyNo = Balas “{ $word }” untuk menolak.
