### La page du lien d’un e-mail.

# review: composed
pageTitle = Veuillez répondre
# review: composed
pageAsk = Ouvrir cette page n’a encore rien décidé. Lisez ce qui est demandé, puis répondez ci-dessous.
# review: composed
pageThanks = Merci. Vous pouvez fermer cette page.
# review: composed
pageOver = Cette question est close.
