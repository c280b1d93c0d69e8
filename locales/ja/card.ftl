### 確認を求めるカード。

allow = 許可する
# 「後で」とは読めない言葉にする。
notNow = 今はしない
# review: composed
allowThis = 次の操作を許可:
undo = 元に戻す
showEverything = すべて表示
more = 詳細
unnamedTool = 名前のない操作
unnamedTitle = （読める文字がありません）
# review: composed
askedBy = 依頼元: { $name }
answerBy = 回答期限: { $time }
answerWithin = { $duration }以内に回答してください
seconds = { $count } 秒
minutes = { $count } 分
hours = { $count } 時間
days = { $count } 日
reasonLabel = アシスタントの説明:
verbIs = 操作: { $verb }
picture = { $host } の画像
hiddenValues = { $count } 個の値を非表示にしています
mixedScripts = 異なる文字体系の文字が混ざった単語があります。見た目どおりではない可能性があります
notShown = 残り { $count } 文字は表示されていません
tooDeep = 入れ子が深すぎるため { $count } 個の値を表示できません
cutNoAllow = ここからは許可できません
trueWord = はい
falseWord = いいえ
nullWord = なし
emptyText = 空
emptyList = 空のリスト
emptyObject = 空
items = { $count } 件
imageOfSize = 画像、{ $size }
binaryOfSize = バイナリデータ、{ $size }
bytes = { $count } バイト
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
waiting = 回答待ちのリクエストがあります
danger = 注意
mailFooter = アシスタントは実行前に確認を求めます。このメッセージはそのために自動送信されました。
