### 回答が有効にならない人への説明。

# review: composed
unsigned = このカードは試験用でした。ボタンを押しても何も起こりません。
# review: composed
unknownCard = この質問はここでは確認できません。
# review: composed
notAnApprover = この質問に回答できるのは別の方です。
# review: composed
tooLate = 回答期限が過ぎています。何も実行されていません。
# review: composed
alreadyDecided = この質問は回答済みです: { $outcome }
# review: composed
replaced = この質問は新しい質問に置き換えられました。新しい質問に回答してください。
# review: composed
changed = 質問の後で実行内容が変わりました。何も実行されていません。もう一度依頼してください。
# review: composed
notOffered = すべてを表示できなかったため、ここからは許可できません。
# review: composed
automatic = 自動返信と思われるため、回答として扱いません。
# review: composed
unauthenticated = このメールの送信者を確認できなかったため、回答として扱いません。
# review: composed
heardNotNow = 受け付けました: 今はしない。
# review: composed
heardAllow = 受け付けました: 許可。
