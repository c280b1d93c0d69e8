### Ce que demandent les outils de téléchargement.

# review: composed
pause-downloads-title = Suspendre tous les téléchargements ?
# review: composed
pause-downloads-detail =
    { $count ->
        [one] { $count } téléchargement est en cours. Il garde ce qu’il a déjà reçu.
        [many] { $count } téléchargements sont en cours. Ils gardent ce qu’ils ont déjà reçu.
       *[other] { $count } téléchargements sont en cours. Ils gardent ce qu’ils ont déjà reçu.
    }
# review: composed
pause-downloads-verb = Suspendre
# review: composed
remove-torrent-title = Supprimer { $name } ?
# review: composed
remove-torrent-detail-kept = Les fichiers téléchargés sont conservés.
# review: composed
remove-torrent-detail-deleted = Les fichiers téléchargés sont aussi supprimés.
# review: composed
remove-torrent-verb = Supprimer
