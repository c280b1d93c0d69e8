### کارتی که می‌پرسد.

allow = اجازه دادن
notNow = اکنون نه
# review: composed
allowThis = اجازه به این مورد:
undo = واگرد
# review: composed
showEverything = نمایش همه
# review: composed
more = اطلاعات بیشتر
# review: composed
unnamedTool = کنشی بدون نام
# review: composed
unnamedTitle = (چیزی برای خواندن نیست)
# review: composed
askedBy = درخواست از طرف { $name }
# review: composed
answerBy = پاسخ تا { $time }
# review: composed
answerWithin = مهلت پاسخ: { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } ثانیه
       *[other] { $count } ثانیه
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } دقیقه
       *[other] { $count } دقیقه
    }
# review: composed
hours =
    { $count ->
        [one] { $count } ساعت
       *[other] { $count } ساعت
    }
# review: composed
days =
    { $count ->
        [one] { $count } روز
       *[other] { $count } روز
    }
# review: composed
reasonLabel = دلیل از زبان دستیار:
# review: composed
verbIs = کنش: { $verb }
# review: composed
picture = تصویر از { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } مقدار پنهان است
       *[other] { $count } مقدار پنهان است
    }
# review: composed
mixedScripts = حرف‌های الفباهای گوناگون در یک واژه آمیخته‌اند: شاید آن چیزی نباشد که به نظر می‌رسد
# review: composed
notShown =
    { $count ->
        [one] { $count } نویسهٔ دیگر نمایش داده نمی‌شود
       *[other] { $count } نویسهٔ دیگر نمایش داده نمی‌شود
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } مقدار چنان تودرتو است که نمایش داده نمی‌شود
       *[other] { $count } مقدار چنان تودرتو است که نمایش داده نمی‌شود
    }
# review: composed
cutNoAllow = از اینجا نمی‌توان اجازه داد
trueWord = بله
falseWord = خیر
# review: composed
nullWord = هیچ
# review: composed
emptyText = خالی
# review: composed
emptyList = فهرست خالی
# review: composed
emptyObject = خالی
# review: composed
items =
    { $count ->
        [one] { $count } مورد
       *[other] { $count } مورد
    }
# review: composed
imageOfSize = تصویر، { $size }
# review: composed
binaryOfSize = داده‌های دودویی، { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } بایت
       *[other] { $count } بایت
    }
# review: composed
kilobytes = { $count } کیلوبایت
# review: composed
megabytes = { $count } مگابایت
keyOf = { $outer } › { $inner }
# review: composed
waiting = درخواستی در انتظار پاسخ شماست
# review: composed
danger = احتیاط
# review: composed
mailFooter = این پیام خودکار فرستاده شد، چون دستیار پیش از هر کاری می‌پرسد.
