### Stránka z odkazu v e-mailu.

# review: composed
pageTitle = Odpovězte prosím
# review: composed
pageAsk = Otevřením této stránky se zatím nic nerozhodlo. Přečtěte si, na co se ptáme, a potom níže odpovězte.
# review: composed
pageThanks = Děkujeme. Tuto stránku můžete zavřít.
# review: composed
pageOver = Tato otázka je uzavřená.
