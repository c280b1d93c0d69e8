### Pagina din linkul unui e-mail.

# review: composed
pageTitle = Vă rugăm să răspundeți
# review: composed
pageAsk = Deschiderea acestei pagini nu a hotărât încă nimic. Citiți ce se cere, apoi răspundeți mai jos.
# review: composed
pageThanks = Vă mulțumim. Puteți închide această pagină.
# review: composed
pageOver = Această întrebare este încheiată.
