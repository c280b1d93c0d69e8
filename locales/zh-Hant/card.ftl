### 徵求許可的卡片。

allow = 允許
notNow = 現在不要
# review: composed
allowThis = 允許此操作：
undo = 復原
# review: composed
showEverything = 顯示全部
# review: composed
more = 瞭解詳情
# review: composed
unnamedTool = 未命名的操作
# review: composed
unnamedTitle = （沒有可讀的內容）
# review: composed
askedBy = 要求者：{ $name }
# review: composed
answerBy = 請在 { $time } 前答覆
# review: composed
answerWithin = 請在 { $duration }內答覆
# review: composed
seconds = { $count } 秒
# review: composed
minutes = { $count } 分鐘
# review: composed
hours = { $count } 小時
# review: composed
days = { $count } 天
# review: composed
reasonLabel = 助理提出的理由：
# review: composed
verbIs = 操作：{ $verb }
# review: composed
picture = 來自 { $host } 的圖片
# review: composed
hiddenValues = 已隱藏 { $count } 個值
# review: composed
mixedScripts = 有一個字詞混用了不同文字系統的字母：它可能不是看起來的樣子
# review: composed
notShown = 還有 { $count } 個字元未顯示
# review: composed
tooDeep = 有 { $count } 個值巢狀層數過深，無法顯示
# review: composed
cutNoAllow = 無法在此處允許
trueWord = 是
falseWord = 否
nullWord = 無
# review: composed
emptyText = 空白
# review: composed
emptyList = 空白清單
# review: composed
emptyObject = 空白
# review: composed
items = { $count } 個項目
# review: composed
imageOfSize = 圖片，{ $size }
# review: composed
binaryOfSize = 二進位資料，{ $size }
# review: composed
bytes = { $count } 位元組
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = 有一項要求正在等待您的答覆
# review: composed
danger = 注意
# review: composed
mailFooter = 此訊息為自動傳送，因為助理在執行操作前會先徵求許可。
