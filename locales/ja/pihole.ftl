### 広告ブロック用ツールの質問。

# review: composed
adblock-pause-title = 広告ブロックを { $minutes } 分間一時停止しますか?
# review: composed
adblock-pause-verb = 一時停止
