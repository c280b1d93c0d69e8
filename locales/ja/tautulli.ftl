### ストリーム用ツールの質問。

plex-stop-title = { $user } のストリームを停止しますか?
plex-stop-detail = { $user } は { $title } を { $minutes } 分再生しています。
plex-stop-verb = 停止
