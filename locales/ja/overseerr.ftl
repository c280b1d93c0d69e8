### メディアリクエスト用ツールの質問。

# review: composed
media-request-title = { $title } をリクエストしますか?
# review: composed
media-request-detail = 公開年: { $year }
# review: composed
media-request-verb = リクエスト
