### سرانجام یک درخواست.

# review: composed
allowed = اجازه داده شد
# review: composed
allowedBy = { $name } اجازه داد
declined = اکنون نه
# review: composed
declinedBy = اکنون نه، از طرف { $name }
# review: composed
expired = منقضی شد: کسی به‌موقع پاسخ نداد
# review: composed
superseded = پرسش تازه‌تری جای آن را گرفت
# review: composed
cancelled = پس گرفته شد
# review: composed
undeliverable = تحویل آن ممکن نشد
# review: composed
done = انجام شد
# review: composed
doneBy = انجام شد، با اجازهٔ { $name }
# review: composed
failed = اجازه داده شد، ولی ناموفق بود
# review: composed
failedBy = { $name } اجازه داد، ولی ناموفق بود
# review: composed
undone = برگردانده شد
# review: composed
undoneBy = { $name } آن را برگرداند
outcomeAt = { $outcome } · { $time }
