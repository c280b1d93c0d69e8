### Was die Werkzeuge für Werbeblocker fragen.

# review: composed
adblock-pause-title =
    { $minutes ->
        [one] Werbeblocker für { $minutes } Minute pausieren?
       *[other] Werbeblocker für { $minutes } Minuten pausieren?
    }
# review: composed
adblock-pause-verb = Pausieren
