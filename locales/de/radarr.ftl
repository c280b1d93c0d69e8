### Was die Werkzeuge für Filme fragen.

# review: composed
library-search-title = Nach { $title } suchen?
# review: composed
library-search-verb = Suchen
