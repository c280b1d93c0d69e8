### Bir isteğin sonucu.

# review: composed
allowed = İzin verildi
# review: composed
allowedBy = { $name } izin verdi
declined = Şimdi değil
# review: composed
declinedBy = Şimdi değil: { $name }
# review: composed
expired = Süresi doldu: kimse zamanında yanıt vermedi
# review: composed
superseded = Yerini daha yeni bir soru aldı
# review: composed
cancelled = Geri çekildi
# review: composed
undeliverable = Teslim edilemedi
# review: composed
done = Yapıldı
# review: composed
doneBy = Yapıldı, izin veren: { $name }
# review: composed
failed = İzin verildi ama başarısız oldu
# review: composed
failedBy = { $name } izin verdi ama başarısız oldu
# review: composed
undone = Geri alındı
# review: composed
undoneBy = { $name } geri aldı
outcomeAt = { $outcome } · { $time }
