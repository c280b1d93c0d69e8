### Sözcüklerle yanıtlar.

yesWord = Evet
noWord = Hayır
yesWords = evet
# review: composed
noWords = hayır, hayir, vazgeç, iptal, İptal, şimdi değil, reddet, İzin verme, izin verme, engelle
# review: composed
replyToConfirm = Onaylamak için “{ $word }” yanıtını verin.
# review: composed
replyByMail = İzin vermek için bu e-postayı ilk satırda “{ $word }” yazarak yanıtlayın.
# review: composed
replyOnlyNo = Reddetmek için “{ $word }” yanıtını verin.
