### البطاقة التي تسأل.

allow = سماح
notNow = ليس الآن
# review: composed
allowThis = السماح بهذا:
undo = تراجع
showEverything = عرض الكل
more = المزيد عن هذا
unnamedTool = إجراء بلا اسم
unnamedTitle = (لا شيء للقراءة)
# review: composed
askedBy = بطلب من { $name }
answerBy = الرد قبل { $time }
answerWithin = الرد خلال { $duration }
seconds =
    { $count ->
        [zero] { $count } ثانية
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $count } ثوانٍ
        [many] { $count } ثانية
       *[other] { $count } ثانية
    }
minutes =
    { $count ->
        [zero] { $count } دقيقة
        [one] دقيقة واحدة
        [two] دقيقتين
        [few] { $count } دقائق
        [many] { $count } دقيقة
       *[other] { $count } دقيقة
    }
hours =
    { $count ->
        [zero] { $count } ساعة
        [one] ساعة واحدة
        [two] ساعتين
        [few] { $count } ساعات
        [many] { $count } ساعة
       *[other] { $count } ساعة
    }
days =
    { $count ->
        [zero] { $count } يوم
        [one] يوم واحد
        [two] يومين
        [few] { $count } أيام
        [many] { $count } يومًا
       *[other] { $count } يوم
    }
reasonLabel = السبب بحسب المساعد:
verbIs = الإجراء: { $verb }
picture = صورة من { $host }
hiddenValues =
    { $count ->
        [zero] لا توجد قيم مخفية
        [one] قيمة واحدة مخفية
        [two] قيمتان مخفيتان
        [few] { $count } قيم مخفية
        [many] { $count } قيمة مخفية
       *[other] { $count } قيمة مخفية
    }
mixedScripts = إحدى الكلمات تخلط حروفًا من أبجديات مختلفة: قد لا تكون كما تبدو
notShown =
    { $count ->
        [zero] لا توجد أحرف غير معروضة
        [one] حرف واحد آخر غير معروض
        [two] حرفان آخران غير معروضين
        [few] { $count } أحرف أخرى غير معروضة
        [many] { $count } حرفًا آخر غير معروض
       *[other] { $count } حرف آخر غير معروض
    }
tooDeep =
    { $count ->
        [zero] لا توجد قيم متداخلة لا يمكن عرضها
        [one] قيمة واحدة متداخلة بعمق لا يسمح بعرضها
        [two] قيمتان متداخلتان بعمق لا يسمح بعرضهما
        [few] { $count } قيم متداخلة بعمق لا يسمح بعرضها
        [many] { $count } قيمة متداخلة بعمق لا يسمح بعرضها
       *[other] { $count } قيمة متداخلة بعمق لا يسمح بعرضها
    }
cutNoAllow = لا يمكن السماح بذلك من هنا
trueWord = نعم
falseWord = لا
nullWord = لا شيء
emptyText = فارغ
emptyList = قائمة فارغة
emptyObject = فارغ
items =
    { $count ->
        [zero] { $count } عنصر
        [one] عنصر واحد
        [two] عنصران
        [few] { $count } عناصر
        [many] { $count } عنصرًا
       *[other] { $count } عنصر
    }
imageOfSize = صورة، { $size }
binaryOfSize = بيانات ثنائية، { $size }
bytes =
    { $count ->
        [zero] { $count } بايت
        [one] بايت واحد
        [two] { $count } بايت
        [few] { $count } بايت
        [many] { $count } بايت
       *[other] { $count } بايت
    }
kilobytes = { $count } ك.ب
megabytes = { $count } م.ب
keyOf = { $outer } › { $inner }
waiting = طلب بانتظار ردك
danger = تنبيه
mailFooter = أُرسلت هذه الرسالة تلقائيًا، لأن المساعد يسأل قبل أن يتصرف.
