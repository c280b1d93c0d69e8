### كيف انتهى الطلب.

allowed = تم السماح
# review: composed
allowedBy = تم السماح بواسطة { $name }
declined = ليس الآن
declinedBy = ليس الآن، بحسب { $name }
expired = انتهت الصلاحية: لم يرد أحد في الوقت المحدد
superseded = حلّ محله سؤال أحدث
cancelled = تم السحب
undeliverable = تعذر تسليم هذا الطلب
done = تم التنفيذ
doneBy = تم التنفيذ، بسماح من { $name }
failed = تم السماح، لكن التنفيذ فشل
failedBy = تم السماح بواسطة { $name }، لكن التنفيذ فشل
undone = تم التراجع
undoneBy = تم التراجع بواسطة { $name }
outcomeAt = { $outcome } · { $time }
