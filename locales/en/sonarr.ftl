### What the tools for series ask.

# $title (text) - what is looked for
library-search-title = Search for { $title }?
# On the button.
library-search-verb = Search
