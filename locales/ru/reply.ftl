### Ответы словами.

yesWord = Да
noWord = Нет
yesWords = да
noWords = нет, отмена, не сейчас, отклонить, запретить, отказать, не разрешать
# review: composed
replyToConfirm = Для подтверждения ответьте «{ $word }».
# review: composed
replyByMail = Чтобы разрешить это, ответьте на это письмо, написав «{ $word }» в первой строке.
# review: composed
replyOnlyNo = Для отказа ответьте «{ $word }».
