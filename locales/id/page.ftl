### Halaman dari tautan dalam email.

# review: composed
pageTitle = Silakan jawab
# review: composed
pageAsk = Membuka halaman ini belum memutuskan apa pun. Baca yang ditanyakan, lalu jawab di bawah.
# review: composed
pageThanks = Terima kasih. Anda dapat menutup halaman ini.
# review: composed
pageOver = Pertanyaan ini sudah ditutup.
