### 请求的结果。

# review: composed
allowed = 已允许
# review: composed
allowedBy = { $name } 已允许
declined = 暂不
# review: composed
declinedBy = { $name } 选择了“暂不”
# review: composed
expired = 已过期：无人及时答复
# review: composed
superseded = 已被更新的问题取代
# review: composed
cancelled = 已撤回
# review: composed
undeliverable = 无法送达
# review: composed
done = 已完成
# review: composed
doneBy = 已完成，由 { $name } 允许
# review: composed
failed = 已允许，但执行失败
# review: composed
failedBy = { $name } 已允许，但执行失败
# review: composed
undone = 已撤销
# review: composed
undoneBy = { $name } 已撤销
outcomeAt = { $outcome } · { $time }
