### Hasil sebuah permintaan.

# review: composed
allowed = Diizinkan
# review: composed
allowedBy = Diizinkan oleh { $name }
declined = Jangan sekarang
# review: composed
declinedBy = Jangan sekarang, kata { $name }
# review: composed
expired = Kedaluwarsa: tidak ada yang menjawab tepat waktu
# review: composed
superseded = Digantikan oleh pertanyaan yang lebih baru
# review: composed
cancelled = Ditarik kembali
# review: composed
undeliverable = Tidak dapat disampaikan
# review: composed
done = Selesai
# review: composed
doneBy = Selesai, diizinkan oleh { $name }
# review: composed
failed = Diizinkan, tetapi gagal
# review: composed
failedBy = Diizinkan oleh { $name }, tetapi gagal
# review: composed
undone = Diurungkan
# review: composed
undoneBy = Diurungkan oleh { $name }
outcomeAt = { $outcome } · { $time }
