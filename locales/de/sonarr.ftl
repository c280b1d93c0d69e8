### Was die Werkzeuge für Serien fragen.

# review: composed
library-search-title = Nach { $title } suchen?
# review: composed
library-search-verb = Suchen
