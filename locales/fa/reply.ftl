### پاسخ‌ها با واژه‌ها.

yesWord = بله
noWord = خیر
yesWords = بله, آری
noWords = خیر, نه, لغو, اکنون نه, حالا نه, رد کردن, مجاز نیست
# review: composed
replyToConfirm = برای تأیید، با «{ $word }» پاسخ دهید.
# review: composed
replyByMail = برای اجازه دادن، به این رایانامه پاسخ دهید و در خط اول «{ $word }» بنویسید.
# review: composed
replyOnlyNo = برای رد کردن، با «{ $word }» پاسخ دهید.
