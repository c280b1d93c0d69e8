### ما تسأله أدوات التنزيل.

# review: composed
pause-downloads-title = إيقاف جميع التنزيلات مؤقتًا؟
# review: composed
pause-downloads-detail =
    { $count ->
        [zero] لا توجد تنزيلات جارية.
        [one] هناك تنزيل واحد جارٍ. سيحتفظ بما تم تنزيله.
        [two] هناك تنزيلان جاريان. سيحتفظان بما تم تنزيله.
        [few] هناك { $count } تنزيلات جارية. ستحتفظ بما تم تنزيله.
        [many] هناك { $count } تنزيلًا جاريًا. ستحتفظ بما تم تنزيله.
       *[other] هناك { $count } تنزيل جارٍ. ستحتفظ بما تم تنزيله.
    }
# review: composed
pause-downloads-verb = إيقاف مؤقت
# review: composed
remove-torrent-title = إزالة { $name }؟
# review: composed
remove-torrent-detail-kept = سيتم الاحتفاظ بالملفات التي تم تنزيلها.
# review: composed
remove-torrent-detail-deleted = سيتم أيضًا حذف الملفات التي تم تنزيلها.
# review: composed
remove-torrent-verb = إزالة
