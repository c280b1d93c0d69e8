### 確認を求めるカード。

allow = 許可する
# 「後で」とは読めない言葉にする。
notNow = 今はしない
# review: composed
allowThis = 次の操作を許可:
undo = 元に戻す
# review: composed
showEverything = すべて表示
# review: composed
more = 詳細
# review: composed
unnamedTool = 名前のない操作
# review: composed
unnamedTitle = （読める文字がありません）
# review: composed
askedBy = 依頼元: { $name }
# review: composed
answerBy = 回答期限: { $time }
# review: composed
answerWithin = { $duration }以内に回答してください
# review: composed
seconds = { $count } 秒
# review: composed
minutes = { $count } 分
# review: composed
hours = { $count } 時間
# review: composed
days = { $count } 日
# review: composed
reasonLabel = アシスタントの説明:
# review: composed
verbIs = 操作: { $verb }
# review: composed
picture = { $host } の画像
# review: composed
hiddenValues = { $count } 個の値を非表示にしています
# review: composed
mixedScripts = 異なる文字体系の文字が混ざった単語があります。見た目どおりではない可能性があります
# review: composed
notShown = 残り { $count } 文字は表示されていません
# review: composed
tooDeep = 入れ子が深すぎるため { $count } 個の値を表示できません
# review: composed
cutNoAllow = ここからは許可できません
trueWord = はい
falseWord = いいえ
# review: composed
nullWord = なし
# review: composed
emptyText = 空
# review: composed
emptyList = 空のリスト
# review: composed
emptyObject = 空
# review: composed
items = { $count } 件
# review: composed
imageOfSize = 画像、{ $size }
# review: composed
binaryOfSize = バイナリデータ、{ $size }
# review: composed
bytes = { $count } バイト
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = 回答待ちのリクエストがあります
# review: composed
danger = 注意
# review: composed
mailFooter = アシスタントは実行前に確認を求めます。このメッセージはそのために自動送信されました。
