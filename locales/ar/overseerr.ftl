### ما تسأله أدوات طلب الوسائط.

# review: composed
media-request-title = طلب { $title }؟
# review: composed
media-request-detail = السنة: { $year }
# review: composed
media-request-verb = طلب
