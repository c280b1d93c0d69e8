### ما يُقال لمن لا تُحتسب إجابته.

# review: composed
unsigned = كانت هذه البطاقة للتجربة فقط: أزرارها لا تفعل شيئًا.
# review: composed
unknownCard = هذا السؤال غير معروف هنا.
# review: composed
notAnApprover = الرد على هذا السؤال ليس من صلاحياتك.
# review: composed
tooLate = فات الأوان: انقضت مهلة الرد. لم يُنفَّذ أي شيء.
# review: composed
alreadyDecided = سبق الرد على هذا السؤال: { $outcome }
# review: composed
replaced = حلّ سؤال أحدث محل هذا السؤال. يُرجى الرد على السؤال الأحدث.
# review: composed
changed = تغيّر ما كان سيُنفَّذ منذ طرح السؤال. لم يُنفَّذ أي شيء؛ يُرجى تقديم الطلب من جديد.
# review: composed
notOffered = لا يمكن السماح بذلك من هنا، لأنه تعذّر عرض كل شيء.
# review: composed
automatic = يبدو أن هذا رد آلي، ولذلك لا يُحتسب ردًا.
# review: composed
unauthenticated = تعذّر التحقق من مُرسل هذه الرسالة، ولذلك لا تُحتسب ردًا.
# review: composed
heardNotNow = تم التسجيل: ليس الآن.
# review: composed
heardAllow = تم التسجيل: تم السماح.
