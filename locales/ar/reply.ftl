### الردود بالكلمات.

yesWord = نعم
noWord = لا
yesWords = نعم
noWords = لا, إلغاء, ليس الآن, رفض
# review: composed
replyToConfirm = للتأكيد، أرسل الرد «{ $word }».
replyByMail = للسماح بذلك، رد على هذه الرسالة واكتب «{ $word }» في السطر الأول.
replyOnlyNo = للرفض، أرسل الرد «{ $word }».
