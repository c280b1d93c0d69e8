### 回复为何无效。

# review: composed
unsigned = 此卡片仅供试用：其按钮不起任何作用。
# review: composed
unknownCard = 此处没有这个问题。
# review: composed
notAnApprover = 这个问题不由您答复。
# review: composed
tooLate = 太晚了：答复时间已过。未执行任何操作。
# review: composed
alreadyDecided = 此问题已有答复：{ $outcome }
# review: composed
replaced = 这个问题已被更新的问题取代。请答复新的问题。
# review: composed
changed = 提问之后，要执行的操作已经改变。未执行任何操作，请重新提出请求。
# review: composed
notOffered = 无法在此处允许，因为未能显示全部内容。
# review: composed
automatic = 这看起来是自动回复，因此不算作答复。
# review: composed
unauthenticated = 无法核实这封邮件由谁发送，因此不算作答复。
# review: composed
heardNotNow = 已记录：暂不。
# review: composed
heardAllow = 已记录：允许。
