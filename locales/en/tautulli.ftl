### What the tools for streams ask.

# $user (text) - whose stream
plex-stop-title = Stop { $user }’s stream?
# $user (text), $minutes (number) - how far in, $title (text) - what is playing
plex-stop-detail =
    { $minutes ->
        [one] { $user } is { $minutes } minute into { $title }.
       *[other] { $user } is { $minutes } minutes into { $title }.
    }
# On the button.
plex-stop-verb = Stop
