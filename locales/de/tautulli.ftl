### Was die Werkzeuge für Streams fragen.

plex-stop-title = Stream von { $user } beenden?
plex-stop-detail =
    { $minutes ->
        [one] { $user } sieht seit { $minutes } Minute { $title }.
       *[other] { $user } sieht seit { $minutes } Minuten { $title }.
    }
plex-stop-verb = Beenden
