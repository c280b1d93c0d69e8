### How a request ended: shown on the card in place of its buttons.

allowed = Allowed
# $name (text) - a person's name as their platform gives it
allowedBy = Allowed by { $name }
declined = Not now
# $name (text)
declinedBy = Not now, says { $name }
# Nobody answered in time. This is not a refusal.
expired = Expired: nobody answered in time
# A newer question in the same conversation took its place.
superseded = A newer question took its place
# The asker took it back.
cancelled = Withdrawn
undeliverable = This could not be delivered
# Allowed, and carried out.
done = Done
# $name (text) - who had allowed it
doneBy = Done, allowed by { $name }
# Allowed, but it did not work.
failed = Allowed, but it failed
# $name (text)
failedBy = Allowed by { $name }, but it failed
undone = Undone
# $name (text)
undoneBy = Undone by { $name }
# $outcome (text) - one of the above; $time (text)
outcomeAt = { $outcome } · { $time }
