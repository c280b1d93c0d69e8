### البطاقة التي تسأل.

allow = سماح
notNow = ليس الآن
# review: composed
allowThis = السماح بهذا:
undo = تراجع
# review: composed
showEverything = عرض الكل
# review: composed
more = المزيد عن هذا
# review: composed
unnamedTool = إجراء بلا اسم
# review: composed
unnamedTitle = (لا شيء للقراءة)
# review: composed
askedBy = بطلب من { $name }
# review: composed
answerBy = الرد قبل { $time }
# review: composed
answerWithin = الرد خلال { $duration }
# review: composed
seconds =
    { $count ->
        [zero] { $count } ثانية
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $count } ثوانٍ
        [many] { $count } ثانية
       *[other] { $count } ثانية
    }
# review: composed
minutes =
    { $count ->
        [zero] { $count } دقيقة
        [one] دقيقة واحدة
        [two] دقيقتين
        [few] { $count } دقائق
        [many] { $count } دقيقة
       *[other] { $count } دقيقة
    }
# review: composed
hours =
    { $count ->
        [zero] { $count } ساعة
        [one] ساعة واحدة
        [two] ساعتين
        [few] { $count } ساعات
        [many] { $count } ساعة
       *[other] { $count } ساعة
    }
# review: composed
days =
    { $count ->
        [zero] { $count } يوم
        [one] يوم واحد
        [two] يومين
        [few] { $count } أيام
        [many] { $count } يومًا
       *[other] { $count } يوم
    }
# review: composed
reasonLabel = السبب بحسب المساعد:
# review: composed
verbIs = الإجراء: { $verb }
# review: composed
picture = صورة من { $host }
# review: composed
hiddenValues =
    { $count ->
        [zero] لا توجد قيم مخفية
        [one] قيمة واحدة مخفية
        [two] قيمتان مخفيتان
        [few] { $count } قيم مخفية
        [many] { $count } قيمة مخفية
       *[other] { $count } قيمة مخفية
    }
# review: composed
mixedScripts = إحدى الكلمات تخلط حروفًا من أبجديات مختلفة: قد لا تكون كما تبدو
# review: composed
notShown =
    { $count ->
        [zero] لا توجد أحرف غير معروضة
        [one] حرف واحد آخر غير معروض
        [two] حرفان آخران غير معروضين
        [few] { $count } أحرف أخرى غير معروضة
        [many] { $count } حرفًا آخر غير معروض
       *[other] { $count } حرف آخر غير معروض
    }
# review: composed
tooDeep =
    { $count ->
        [zero] لا توجد قيم متداخلة لا يمكن عرضها
        [one] قيمة واحدة متداخلة بعمق لا يسمح بعرضها
        [two] قيمتان متداخلتان بعمق لا يسمح بعرضهما
        [few] { $count } قيم متداخلة بعمق لا يسمح بعرضها
        [many] { $count } قيمة متداخلة بعمق لا يسمح بعرضها
       *[other] { $count } قيمة متداخلة بعمق لا يسمح بعرضها
    }
# review: composed
cutNoAllow = لا يمكن السماح بذلك من هنا
trueWord = نعم
falseWord = لا
# review: composed
nullWord = لا شيء
# review: composed
emptyText = فارغ
# review: composed
emptyList = قائمة فارغة
# review: composed
emptyObject = فارغ
# review: composed
items =
    { $count ->
        [zero] { $count } عنصر
        [one] عنصر واحد
        [two] عنصران
        [few] { $count } عناصر
        [many] { $count } عنصرًا
       *[other] { $count } عنصر
    }
# review: composed
imageOfSize = صورة، { $size }
# review: composed
binaryOfSize = بيانات ثنائية، { $size }
# review: composed
bytes =
    { $count ->
        [zero] { $count } بايت
        [one] بايت واحد
        [two] { $count } بايت
        [few] { $count } بايت
        [many] { $count } بايت
       *[other] { $count } بايت
    }
# review: composed
kilobytes = { $count } ك.ب
# review: composed
megabytes = { $count } م.ب
keyOf = { $outer } › { $inner }
# review: composed
waiting = طلب بانتظار ردك
# review: composed
danger = تنبيه
# review: composed
mailFooter = أُرسلت هذه الرسالة تلقائيًا، لأن المساعد يسأل قبل أن يتصرف.
