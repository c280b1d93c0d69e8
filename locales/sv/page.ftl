### Sidan bakom länken i ett mejl.

# review: composed
pageTitle = Svara på frågan
# review: composed
pageAsk = Inget har avgjorts genom att du öppnade sidan. Läs vad frågan gäller och svara sedan nedan.
# review: composed
pageThanks = Tack. Du kan stänga sidan.
# review: composed
pageOver = Den här frågan är avslutad.
