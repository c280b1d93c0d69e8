### メールのリンクから開くページ。

# review: composed
pageTitle = 回答してください
# review: composed
pageAsk = このページを開いただけでは、まだ何も決まっていません。質問の内容を読んでから、下で回答してください。
# review: composed
pageThanks = ありがとうございました。このページを閉じてかまいません。
# review: composed
pageOver = この質問は終了しています。
