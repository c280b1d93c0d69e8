### الردود بالكلمات.

yesWord = نعم
noWord = لا
yesWords = نعم
noWords = لا, إلغاء, ليس الآن, رفض
# review: composed
replyToConfirm = للتأكيد، أرسل الرد «{ $word }».
# review: composed
replyByMail = للسماح بذلك، رد على هذه الرسالة واكتب «{ $word }» في السطر الأول.
# review: composed
replyOnlyNo = للرفض، أرسل الرد «{ $word }».
