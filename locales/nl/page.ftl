### De pagina achter de link in een mail.

# review: composed
pageTitle = Geef uw antwoord
# review: composed
pageAsk = Door deze pagina te openen is nog niets besloten. Lees wat er wordt gevraagd en antwoord hieronder.
# review: composed
pageThanks = Bedankt. U kunt deze pagina sluiten.
# review: composed
pageOver = Deze vraag is afgehandeld.
