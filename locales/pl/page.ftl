### Strona z odnośnika w e-mailu.

# review: composed
pageTitle = Prosimy o odpowiedź
# review: composed
pageAsk = Otwarcie tej strony o niczym jeszcze nie zdecydowało. Przeczytaj, o co chodzi, a potem odpowiedz poniżej.
# review: composed
pageThanks = Dziękujemy. Tę stronę można zamknąć.
# review: composed
pageOver = To pytanie jest już zamknięte.
