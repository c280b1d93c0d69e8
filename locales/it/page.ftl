### La pagina del link di un’e-mail.

# review: composed
pageTitle = Si prega di rispondere
# review: composed
pageAsk = L’apertura di questa pagina non ha ancora deciso nulla. Leggere che cosa viene chiesto, poi rispondere qui sotto.
# review: composed
pageThanks = Grazie. Ora questa pagina si può chiudere.
# review: composed
pageOver = Questa domanda è chiusa.
