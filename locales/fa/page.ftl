### صفحهٔ پیوند رایانامه.

# review: composed
pageTitle = لطفاً پاسخ دهید
# review: composed
pageAsk = باز کردن این صفحه هنوز چیزی را تعیین نکرده است. آنچه را پرسیده شده بخوانید و سپس در پایین پاسخ دهید.
# review: composed
pageThanks = سپاس. می‌توانید این صفحه را ببندید.
# review: composed
pageOver = این پرسش بسته شده است.
