### リクエストの結果。

# review: composed
allowed = 許可しました
# review: composed
allowedBy = { $name } が許可しました
declined = 今はしない
# review: composed
declinedBy = { $name } が「今はしない」を選びました
# review: composed
expired = 期限切れ: 時間内に回答がありませんでした
# review: composed
superseded = 新しい質問に置き換えられました
# review: composed
cancelled = 取り下げられました
# review: composed
undeliverable = 配信できませんでした
# review: composed
done = 完了しました
# review: composed
doneBy = 完了しました（許可: { $name }）
# review: composed
failed = 許可されましたが、失敗しました
# review: composed
failedBy = { $name } が許可しましたが、失敗しました
# review: composed
undone = 元に戻しました
# review: composed
undoneBy = { $name } が元に戻しました
outcomeAt = { $outcome } · { $time }
