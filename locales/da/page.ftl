### Siden bag linket i en mail.

# review: composed
pageTitle = Svar venligst
# review: composed
pageAsk = Du har endnu ikke afgjort noget ved at åbne denne side. Læs, hvad der spørges om, og svar så nedenfor.
# review: composed
pageThanks = Tak. Du kan lukke denne side.
# review: composed
pageOver = Dette spørgsmål er afsluttet.
