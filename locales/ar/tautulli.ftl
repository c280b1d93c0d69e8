### ما تسأله أدوات البث.

# review: composed
plex-stop-title = إيقاف بث { $user }؟
# review: composed
plex-stop-detail =
    { $minutes ->
        [zero] بدأ { $user } للتو مشاهدة { $title }.
        [one] يشاهد { $user } { $title } منذ دقيقة واحدة.
        [two] يشاهد { $user } { $title } منذ دقيقتين.
        [few] يشاهد { $user } { $title } منذ { $minutes } دقائق.
        [many] يشاهد { $user } { $title } منذ { $minutes } دقيقة.
       *[other] يشاهد { $user } { $title } منذ { $minutes } دقيقة.
    }
# review: composed
plex-stop-verb = إيقاف
