### Siden bak lenken i en e-post.

# review: composed
pageTitle = Svar på spørsmålet
# review: composed
pageAsk = Du har ikke avgjort noe ennå ved å åpne denne siden. Les hva det spørres om, og svar nedenfor.
# review: composed
pageThanks = Takk. Du kan lukke denne siden.
# review: composed
pageOver = Dette spørsmålet er avsluttet.
