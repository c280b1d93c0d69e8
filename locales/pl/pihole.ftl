### O co pytają narzędzia do blokowania reklam.

# review: composed
adblock-pause-title =
    { $minutes ->
        [one] Wstrzymać blokowanie reklam na { $minutes } minutę?
        [few] Wstrzymać blokowanie reklam na { $minutes } minuty?
        [many] Wstrzymać blokowanie reklam na { $minutes } minut?
       *[other] Wstrzymać blokowanie reklam na { $minutes } minuty?
    }
# review: composed
adblock-pause-verb = Wstrzymaj
