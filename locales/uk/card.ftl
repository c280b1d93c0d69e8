### Картка із запитанням.

allow = Дозволити
notNow = Не зараз
# review: composed
allowThis = Дозволити це:
undo = Відмінити
# review: composed
showEverything = Показати все
# review: composed
more = Докладніше
# review: composed
unnamedTool = Дія без назви
# review: composed
unnamedTitle = (нема чого прочитати)
# review: composed
askedBy = Хто запитує: { $name }
# review: composed
answerBy = Дайте відповідь до: { $time }
# review: composed
answerWithin = Час на відповідь: { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
# review: composed
hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
# review: composed
days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
# review: composed
reasonLabel = Причина, за словами помічника:
# review: composed
verbIs = Дія: { $verb }
# review: composed
picture = Джерело зображення: { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } значення приховано
        [few] { $count } значення приховано
        [many] { $count } значень приховано
       *[other] { $count } значення приховано
    }
# review: composed
mixedScripts = В одному слові змішано літери різних абеток: можливо, воно не те, чим здається
# review: composed
notShown =
    { $count ->
        [one] Не показано ще { $count } символ
        [few] Не показано ще { $count } символи
        [many] Не показано ще { $count } символів
       *[other] Не показано ще { $count } символу
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } значення вкладено надто глибоко, його не можна показати
        [few] { $count } значення вкладено надто глибоко, їх не можна показати
        [many] { $count } значень вкладено надто глибоко, їх не можна показати
       *[other] { $count } значення вкладено надто глибоко, їх не можна показати
    }
# review: composed
cutNoAllow = Звідси це дозволити не можна
trueWord = так
falseWord = ні
# review: composed
nullWord = немає
# review: composed
emptyText = порожньо
# review: composed
emptyList = порожній список
# review: composed
emptyObject = порожньо
# review: composed
items =
    { $count ->
        [one] { $count } елемент
        [few] { $count } елементи
        [many] { $count } елементів
       *[other] { $count } елемента
    }
# review: composed
imageOfSize = Зображення, { $size }
# review: composed
binaryOfSize = Двійкові дані, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } байт
        [few] { $count } байти
        [many] { $count } байтів
       *[other] { $count } байта
    }
# review: composed
kilobytes = { $count } кБ
# review: composed
megabytes = { $count } МБ
keyOf = { $outer } › { $inner }
# review: composed
waiting = Запит чекає на вашу відповідь
# review: composed
danger = Обережно
# review: composed
mailFooter = Це повідомлення надіслано автоматично: помічник запитує, перш ніж діяти.
