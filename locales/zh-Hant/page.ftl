### 郵件連結開啟的頁面。

# review: composed
pageTitle = 請答覆
# review: composed
pageAsk = 開啟此頁面尚未做出任何決定。請先閱讀所詢問的內容，再於下方答覆。
# review: composed
pageThanks = 謝謝。您可以關閉此頁面。
# review: composed
pageOver = 此問題已關閉。
