### Was die Werkzeuge für Streams fragen.

# review: composed
plex-stop-title = Stream von { $user } beenden?
# review: composed
plex-stop-detail =
    { $minutes ->
        [one] { $user } sieht seit { $minutes } Minute { $title }.
       *[other] { $user } sieht seit { $minutes } Minuten { $title }.
    }
# review: composed
plex-stop-verb = Beenden
