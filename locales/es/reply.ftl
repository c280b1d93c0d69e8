### Respuestas con palabras.

yesWord = Sí
noWord = No
# review: composed
yesWords = sí, si
noWords = no, cancelar, ahora no, denegar, no permitir
# review: composed
replyToConfirm = Responda «{ $word }» para confirmar.
# review: composed
replyByMail = Para permitirlo, responda a este correo con «{ $word }» en la primera línea.
# review: composed
replyOnlyNo = Responda «{ $word }» para denegarlo.
