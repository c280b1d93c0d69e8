### Ce que demandent les outils de blocage des publicités.

# review: composed
adblock-pause-title =
    { $minutes ->
        [one] Suspendre le blocage des publicités pendant { $minutes } minute ?
        [many] Suspendre le blocage des publicités pendant { $minutes } minutes ?
       *[other] Suspendre le blocage des publicités pendant { $minutes } minutes ?
    }
# review: composed
adblock-pause-verb = Suspendre
