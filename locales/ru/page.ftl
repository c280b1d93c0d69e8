### Страница по ссылке из письма.

# review: composed
pageTitle = Пожалуйста, ответьте
# review: composed
pageAsk = Открыв эту страницу, вы ещё ничего не решили. Прочитайте вопрос и ответьте ниже.
# review: composed
pageThanks = Спасибо. Эту страницу можно закрыть.
# review: composed
pageOver = Этот вопрос закрыт.
