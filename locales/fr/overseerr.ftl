### Ce que demandent les outils de demandes de médias.

# review: composed
media-request-title = Demander { $title } ?
# review: composed
media-request-detail = Année : { $year }
# review: composed
media-request-verb = Demander
