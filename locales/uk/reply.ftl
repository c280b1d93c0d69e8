### Відповіді словами.

yesWord = Так
noWord = Ні
yesWords = так
noWords = ні, скасувати, не зараз, заборонити, відмовити, не дозволяти
# review: composed
replyToConfirm = Щоб підтвердити, дайте відповідь «{ $word }».
# review: composed
replyByMail = Щоб дозволити це, дайте відповідь на цей лист, написавши «{ $word }» у першому рядку.
# review: composed
replyOnlyNo = Щоб відмовити, дайте відповідь «{ $word }».
