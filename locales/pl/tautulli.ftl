### O co pytają narzędzia do strumieni.

# review: composed
plex-stop-title = Zatrzymać strumień konta { $user }?
# review: composed
plex-stop-detail =
    { $minutes ->
        [one] { $user } ogląda { $title } od { $minutes } minuty.
        [few] { $user } ogląda { $title } od { $minutes } minut.
        [many] { $user } ogląda { $title } od { $minutes } minut.
       *[other] { $user } ogląda { $title } od { $minutes } minuty.
    }
# review: composed
plex-stop-verb = Zatrzymaj
