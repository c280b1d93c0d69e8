### What the tools for media requests ask.

# $title (text) - a film or a series
media-request-title = Request { $title }?
# $year (text) - when it came out; as text, because a number would be grouped: "2,026"
media-request-detail = Year: { $year }
# On the button: to ask for the title, so that it is obtained.
media-request-verb = Request
