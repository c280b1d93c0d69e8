### 映画用ツールの質問。

# review: composed
library-search-title = { $title } を検索しますか?
# review: composed
library-search-verb = 検索
