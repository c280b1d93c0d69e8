### リクエストの結果。

allowed = 許可しました
# review: composed
allowedBy = { $name } が許可しました
declined = 今はしない
declinedBy = { $name } が「今はしない」を選びました
expired = 期限切れ: 時間内に回答がありませんでした
superseded = 新しい質問に置き換えられました
cancelled = 取り下げられました
undeliverable = 配信できませんでした
done = 完了しました
doneBy = 完了しました（許可: { $name }）
failed = 許可されましたが、失敗しました
failedBy = { $name } が許可しましたが、失敗しました
undone = 元に戻しました
undoneBy = { $name } が元に戻しました
outcomeAt = { $outcome } · { $time }
