### كيف انتهى الطلب.

# review: composed
allowed = تم السماح
# review: composed
allowedBy = تم السماح بواسطة { $name }
declined = ليس الآن
# review: composed
declinedBy = ليس الآن، بحسب { $name }
# review: composed
expired = انتهت الصلاحية: لم يرد أحد في الوقت المحدد
# review: composed
superseded = حلّ محله سؤال أحدث
# review: composed
cancelled = تم السحب
# review: composed
undeliverable = تعذر تسليم هذا الطلب
# review: composed
done = تم التنفيذ
# review: composed
doneBy = تم التنفيذ، بسماح من { $name }
# review: composed
failed = تم السماح، لكن التنفيذ فشل
# review: composed
failedBy = تم السماح بواسطة { $name }، لكن التنفيذ فشل
# review: composed
undone = تم التراجع
# review: composed
undoneBy = تم التراجع بواسطة { $name }
outcomeAt = { $outcome } · { $time }
