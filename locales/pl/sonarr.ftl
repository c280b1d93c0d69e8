### O co pytają narzędzia do seriali.

# review: composed
library-search-title = Wyszukać { $title }?
# review: composed
library-search-verb = Wyszukaj
