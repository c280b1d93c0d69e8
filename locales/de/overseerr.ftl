### Was die Werkzeuge für Medienanfragen fragen.

# review: composed
media-request-title = { $title } anfragen?
# review: composed
media-request-detail = Jahr: { $year }
# review: composed
media-request-verb = Anfragen
