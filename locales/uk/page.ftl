### Сторінка за посиланням із листа.

# review: composed
pageTitle = Будь ласка, дайте відповідь
# review: composed
pageAsk = Відкривши цю сторінку, ви ще нічого не вирішили. Прочитайте запитання й дайте відповідь нижче.
# review: composed
pageThanks = Дякуємо. Цю сторінку можна закрити.
# review: composed
pageOver = Це запитання закрито.
