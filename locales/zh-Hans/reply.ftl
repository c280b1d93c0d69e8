### 用文字回复。

yesWord = 是
noWord = 否
# review: composed
yesWords = 是, 是的
# review: composed
noWords = 否, 不是, 取消, 暂不, 暂时不要, 拒绝, 不允许, 不同意
# review: composed
replyToConfirm = 回复“{ $word }”以确认。
# review: composed
replyByMail = 如要允许，请回复此邮件，并在第一行写上“{ $word }”。
# review: composed
replyOnlyNo = 回复“{ $word }”以拒绝。
