### Bir yanıt neden sayılmaz.

# review: composed
unsigned = Bu kart yalnızca bir denemeydi: düğmeleri bir şey yapmaz.
# review: composed
unknownCard = Bu soru burada bilinmiyor.
# review: composed
notAnApprover = Bunu yanıtlamak size düşmüyor.
# review: composed
tooLate = Çok geç: yanıt süresi doldu. Hiçbir şey yapılmadı.
# review: composed
alreadyDecided = Bu zaten yanıtlandı: { $outcome }
# review: composed
replaced = Bunun yerini daha yeni bir soru aldı. Lütfen onu yanıtlayın.
# review: composed
changed = Sorulduğundan beri yapılacak iş değişti. Hiçbir şey yapılmadı; lütfen yeniden isteyin.
# review: composed
notOffered = Her şey gösterilemediği için buradan izin verilemez.
# review: composed
automatic = Bu otomatik bir yanıta benziyor, bu yüzden yanıt sayılmaz.
# review: composed
unauthenticated = Bu e-postayı kimin gönderdiği doğrulanamadı, bu yüzden yanıt sayılmaz.
# review: composed
heardNotNow = Not edildi: şimdi değil.
# review: composed
heardAllow = Not edildi: izin verildi.
