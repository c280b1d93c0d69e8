### The card that asks. English is the source: other languages translate these messages and keep their ids.
### Variables stand in braces and stay as they are. Text that a variable holds is never translated.

## Buttons. Room: 20 characters are good, 30 are seen everywhere, 75 are possible.

# The button that allows the act, where the tool offers no verb of its own.
allow = Allow
# The button that leaves things as they are. The card is closed, so it must not read as "later".
notNow = Not now
# Stands before the tool's name, where nothing better describes the act: "Allow this: Stopped a stream".
allowThis = Allow this:
# The button that takes an act back.
undo = Undo
# A link to the whole card, where a part of it had no room.
showEverything = Show everything
# A link to more about the request.
more = More about this

## The body

# Stands for the name of a tool that has none.
unnamedTool = An action without a name
# Stands for a title of which nothing can be read.
unnamedTitle = (nothing to read)
# $name (text) - who or what asks: "Home assistant"
askedBy = Asked by { $name }
# $time (text) - a date and time, or a time
answerBy = Answer by { $time }
# $duration (text) - one of the durations below
answerWithin = Answer within { $duration }
# $count (number)
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
# $count (number)
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# $count (number)
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
# $count (number)
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
# Stands before the assistant's own words on why it asks. They may be wrong.
reasonLabel = The assistant’s reason:
# Shown where the tool's verb is no good as a button: the act's own word, in full.
# $verb (text)
verbIs = The action: { $verb }
# The alternative text of a picture.
# $host (text) - the server that it comes from
picture = Picture from { $host }

## Notices

# $count (number) - values that were taken for secrets
hiddenValues =
    { $count ->
        [one] { $count } value is hidden
       *[other] { $count } values are hidden
    }
# A word or an address may look like another one.
mixedScripts = A word mixes letters of different alphabets: it may not be what it looks like
# $count (number) - characters that had no room
notShown =
    { $count ->
        [one] { $count } more character is not shown
       *[other] { $count } more characters are not shown
    }
# $count (number) - values
tooDeep =
    { $count ->
        [one] { $count } value is nested too deep to be shown
       *[other] { $count } values are nested too deep to be shown
    }
# Follows one of the two notices above.
cutNoAllow = It can’t be allowed from here

## Values

trueWord = yes
falseWord = no
nullWord = none
emptyText = empty
emptyList = empty list
emptyObject = empty
# How long a list is; stands after its name. $count (number)
items =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
# $size (text) - one of the sizes below
imageOfSize = Image, { $size }
# $size (text)
binaryOfSize = Binary data, { $size }
# $count (number)
bytes =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
# $count (number)
kilobytes = { $count } kB
# $count (number)
megabytes = { $count } MB
# The name of a nested value: "Requested by › Name".
# $outer (text), $inner (text)
keyOf = { $outer } › { $inner }

## Around the card

# A notification's text, where the title can't stand in one.
waiting = A request is waiting for your answer
# Said aloud, or shown on a line of its own before the title, where an act can't be taken back.
danger = Careful
# The last line of a mail.
mailFooter = This message was sent automatically, because an assistant asks before it acts.
