### 征求许可的卡片。

allow = 允许
notNow = 暂不
# review: composed
allowThis = 允许此操作：
undo = 撤销
# review: composed
showEverything = 显示全部
# review: composed
more = 了解更多
# review: composed
unnamedTool = 未命名的操作
# review: composed
unnamedTitle = （没有可读的内容）
# review: composed
askedBy = 请求者：{ $name }
# review: composed
answerBy = 请在 { $time } 前答复
# review: composed
answerWithin = 请在 { $duration }内答复
# review: composed
seconds = { $count } 秒
# review: composed
minutes = { $count } 分钟
# review: composed
hours = { $count } 小时
# review: composed
days = { $count } 天
# review: composed
reasonLabel = 助手给出的理由：
# review: composed
verbIs = 操作：{ $verb }
# review: composed
picture = 来自 { $host } 的图片
# review: composed
hiddenValues = 已隐藏 { $count } 个值
# review: composed
mixedScripts = 有一个词混用了不同文字体系的字母：它可能并非看上去的样子
# review: composed
notShown = 还有 { $count } 个字符未显示
# review: composed
tooDeep = 有 { $count } 个值嵌套太深，无法显示
# review: composed
cutNoAllow = 无法在此处允许
trueWord = 是
falseWord = 否
# review: composed
nullWord = 无
# review: composed
emptyText = 空
# review: composed
emptyList = 空列表
# review: composed
emptyObject = 空
# review: composed
items = { $count } 项
# review: composed
imageOfSize = 图片，{ $size }
# review: composed
binaryOfSize = 二进制数据，{ $size }
# review: composed
bytes = { $count } 字节
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = 有一个请求正在等待您的答复
# review: composed
danger = 注意
# review: composed
mailFooter = 本消息为自动发送，因为助手在执行操作前会先征求许可。
