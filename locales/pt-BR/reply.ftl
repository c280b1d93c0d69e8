### Respostas em palavras.

yesWord = Sim
noWord = Não
yesWords = sim
# review: composed
noWords = não, nao, cancelar, agora não, não agora, negar, não permitir
# review: composed
replyToConfirm = Responda “{ $word }” para confirmar.
# review: composed
replyByMail = Para permitir, responda a este e-mail com “{ $word }” na primeira linha.
# review: composed
replyOnlyNo = Responda “{ $word }” para recusar.
