### 要求的結果。

# review: composed
allowed = 已允許
# review: composed
allowedBy = { $name } 已允許
declined = 現在不要
# review: composed
declinedBy = { $name } 選擇了「現在不要」
# review: composed
expired = 已過期：無人及時答覆
# review: composed
superseded = 已由較新的問題取代
# review: composed
cancelled = 已撤回
# review: composed
undeliverable = 無法送達
# review: composed
done = 已完成
# review: composed
doneBy = 已完成，由 { $name } 允許
# review: composed
failed = 已允許，但執行失敗
# review: composed
failedBy = { $name } 已允許，但執行失敗
# review: composed
undone = 已復原
# review: composed
undoneBy = { $name } 已復原
outcomeAt = { $outcome } · { $time }
