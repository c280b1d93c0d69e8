### چرا یک پاسخ پذیرفته نمی‌شود.

# review: composed
unsigned = این کارت فقط آزمایشی بود: دکمه‌هایش کاری نمی‌کنند.
# review: composed
unknownCard = این پرسش اینجا شناخته‌شده نیست.
# review: composed
notAnApprover = پاسخ به این پرسش بر عهدهٔ شما نیست.
# review: composed
tooLate = خیلی دیر شد: مهلت پاسخ گذشته است. کاری انجام نشد.
# review: composed
alreadyDecided = پیش‌تر به این پاسخ داده شده است: { $outcome }
# review: composed
replaced = پرسش تازه‌تری جای این را گرفته است. لطفاً به آن پاسخ دهید.
# review: composed
changed = کاری که قرار بود انجام شود از زمان پرسش تغییر کرده است. کاری انجام نشد؛ لطفاً دوباره درخواست کنید.
# review: composed
notOffered = از اینجا نمی‌توان اجازه داد، چون نمایش همه‌چیز ممکن نبود.
# review: composed
automatic = به نظر می‌رسد این یک پاسخ خودکار باشد، پس پاسخ به شمار نمی‌آید.
# review: composed
unauthenticated = نمی‌توان تأیید کرد که این رایانامه را چه کسی فرستاده است، پس پاسخ به شمار نمی‌آید.
# review: composed
heardNotNow = ثبت شد: اکنون نه.
# review: composed
heardAllow = ثبت شد: اجازه داده شد.
