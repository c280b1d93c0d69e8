### Odpowiedzi słowami.

yesWord = Tak
noWord = Nie
yesWords = tak
noWords = nie, anuluj, nie teraz, zabroń, odmów, odmowa, nie zezwalaj
# review: composed
replyToConfirm = Odpowiedz „{ $word }”, aby potwierdzić.
# review: composed
replyByMail = Aby na to zezwolić, odpowiedz na tę wiadomość, wpisując „{ $word }” w pierwszym wierszu.
# review: composed
replyOnlyNo = Odpowiedz „{ $word }”, aby odmówić.
