### Sähköpostin linkin sivu.

# review: composed
pageTitle = Vastaa kysymykseen
# review: composed
pageAsk = Tämän sivun avaaminen ei ole vielä ratkaissut mitään. Lue, mitä kysytään, ja vastaa sitten alla.
# review: composed
pageThanks = Kiitos. Voit sulkea tämän sivun.
# review: composed
pageOver = Tämä kysymys on suljettu.
