### O co pytają narzędzia do pobierania.

# review: composed
pause-downloads-title = Wstrzymać wszystkie pobierania?
# review: composed
pause-downloads-detail =
    { $count ->
        [one] Trwa { $count } pobieranie. Zachowa to, co już pobrano.
        [few] Trwają { $count } pobierania. Zachowają to, co już pobrano.
        [many] Trwa { $count } pobierań. Zachowają to, co już pobrano.
       *[other] Trwa { $count } pobierania. Zachowają to, co już pobrano.
    }
# review: composed
pause-downloads-verb = Wstrzymaj
# review: composed
remove-torrent-title = Usunąć { $name }?
# review: composed
remove-torrent-detail-kept = Pobrane pliki zostaną zachowane.
# review: composed
remove-torrent-detail-deleted = Pobrane pliki również zostaną usunięte.
# review: composed
remove-torrent-verb = Usuń
