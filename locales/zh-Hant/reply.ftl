### 以文字回覆。

yesWord = 是
noWord = 否
# review: composed
yesWords = 是, 是的
# review: composed
noWords = 否, 不是, 取消, 現在不要, 拒絕, 不允許, 不同意
# review: composed
replyToConfirm = 回覆「{ $word }」以確認。
# review: composed
replyByMail = 如要允許，請回覆此郵件，並在第一行寫上「{ $word }」。
# review: composed
replyOnlyNo = 回覆「{ $word }」以拒絕。
