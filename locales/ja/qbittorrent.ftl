### ダウンロード用ツールの質問。

# review: composed
pause-downloads-title = すべてのダウンロードを一時停止しますか?
# review: composed
pause-downloads-detail = { $count } 件のダウンロードが進行中です。取得済みのデータは残ります。
# review: composed
pause-downloads-verb = 一時停止
# review: composed
remove-torrent-title = { $name } を削除しますか?
# review: composed
remove-torrent-detail-kept = ダウンロード済みのファイルは残ります。
# review: composed
remove-torrent-detail-deleted = ダウンロード済みのファイルも削除されます。
# review: composed
remove-torrent-verb = 削除
