### What a person is told whose answer does not count. Each is one or two short sentences: Telegram shows at most 200 characters.

# The button is from a card that was only a trial.
unsigned = This card was only a trial: its buttons do nothing.
# The answer does not belong to a question that we know. It must not say why.
unknownCard = This question is not known here.
# Somebody answered who may not.
notAnApprover = This is not yours to answer.
tooLate = Too late: the time to answer has passed. Nothing was done.
# $outcome (text) - how it was decided: "Allowed by Sam"
alreadyDecided = This has been answered already: { $outcome }
replaced = A newer question took the place of this one. Please answer that one.
# What would run is no longer what the card shows.
changed = What was to be done has changed since this was asked. Nothing was done; request it again.
# A part of the card could not be shown, so it can't be allowed from there.
notOffered = This can’t be allowed from here, because not everything could be shown.
# A mail that a machine sent: an out-of-office note.
automatic = This looks like an automatic reply, so it does not count as an answer.
# A mail of which nobody can prove who sent it.
unauthenticated = It could not be verified who sent this mail, so it does not count as an answer.
# The answer counted: nothing will run.
heardNotNow = Noted: not now.
# The answer counted: it will run. It is not done yet.
heardAllow = Noted: allowed.
