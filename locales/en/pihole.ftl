### What the tools for ad blocking ask.

# $minutes (number) - how long
adblock-pause-title =
    { $minutes ->
        [one] Pause ad blocking for { $minutes } minute?
       *[other] Pause ad blocking for { $minutes } minutes?
    }
# On the button.
adblock-pause-verb = Pause
