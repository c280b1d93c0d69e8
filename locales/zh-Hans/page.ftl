### 邮件链接打开的页面。

# review: composed
pageTitle = 请答复
# review: composed
pageAsk = 打开此页面尚未作出任何决定。请先阅读所询问的内容，再在下方答复。
# review: composed
pageThanks = 谢谢。您可以关闭此页面。
# review: composed
pageOver = 此问题已关闭。
