### ストリーム用ツールの質問。

# review: composed
plex-stop-title = { $user } のストリームを停止しますか?
# review: composed
plex-stop-detail = { $user } は { $title } を { $minutes } 分再生しています。
# review: composed
plex-stop-verb = 停止
