### 言葉での返信。

yesWord = はい
noWord = いいえ
yesWords = はい
noWords = いいえ, キャンセル, 今はしない, 拒否, 拒否する, 許可しない
# review: composed
replyToConfirm = 確認するには「{ $word }」と返信してください。
# review: composed
replyByMail = 許可するには、このメールの 1 行目に「{ $word }」と書いて返信してください。
# review: composed
replyOnlyNo = 断るには「{ $word }」と返信してください。
