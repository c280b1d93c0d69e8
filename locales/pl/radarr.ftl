### O co pytają narzędzia do filmów.

# review: composed
library-search-title = Wyszukać { $title }?
# review: composed
library-search-verb = Wyszukaj
