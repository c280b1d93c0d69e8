### Was die Werkzeuge für Downloads fragen.

# review: composed
pause-downloads-title = Alle Downloads pausieren?
# review: composed
pause-downloads-detail =
    { $count ->
        [one] { $count } Download läuft. Er behält, was schon geladen ist.
       *[other] { $count } Downloads laufen. Sie behalten, was schon geladen ist.
    }
# review: composed
pause-downloads-verb = Pausieren
# review: composed
remove-torrent-title = { $name } entfernen?
# review: composed
remove-torrent-detail-kept = Die heruntergeladenen Dateien bleiben erhalten.
# review: composed
remove-torrent-detail-deleted = Die heruntergeladenen Dateien werden ebenfalls gelöscht.
# review: composed
remove-torrent-verb = Entfernen
