### Ce que demandent les outils de diffusion.

# review: composed
plex-stop-title = Arrêter le flux lancé par { $user } ?
# review: composed
plex-stop-detail =
    { $minutes ->
        [one] { $user } regarde { $title } depuis { $minutes } minute.
        [many] { $user } regarde { $title } depuis { $minutes } minutes.
       *[other] { $user } regarde { $title } depuis { $minutes } minutes.
    }
# review: composed
plex-stop-verb = Arrêter
