### Ce que demandent les outils de films.

# review: composed
library-search-title = Rechercher { $title } ?
# review: composed
library-search-verb = Rechercher
