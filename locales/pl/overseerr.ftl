### O co pytają narzędzia do zamawiania mediów.

# review: composed
media-request-title = Poprosić o { $title }?
# review: composed
media-request-detail = Rok: { $year }
# review: composed
media-request-verb = Poproś
