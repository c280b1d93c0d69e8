### Карточка с вопросом.

allow = Разрешить
notNow = Не сейчас
# review: composed
allowThis = Разрешить это:
undo = Отменить
# review: composed
showEverything = Показать всё
# review: composed
more = Подробнее
# review: composed
unnamedTool = Действие без названия
# review: composed
unnamedTitle = (нечего прочитать)
# review: composed
askedBy = Кто спрашивает: { $name }
# review: composed
answerBy = Ответьте до: { $time }
# review: composed
answerWithin = Время на ответ: { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
# review: composed
hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
# review: composed
days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
# review: composed
reasonLabel = Причина, по словам помощника:
# review: composed
verbIs = Действие: { $verb }
# review: composed
picture = Источник изображения: { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } значение скрыто
        [few] { $count } значения скрыты
        [many] { $count } значений скрыто
       *[other] { $count } значения скрыто
    }
# review: composed
mixedScripts = В одном слове смешаны буквы разных алфавитов: возможно, оно не то, чем кажется
# review: composed
notShown =
    { $count ->
        [one] Не показан ещё { $count } символ
        [few] Не показаны ещё { $count } символа
        [many] Не показано ещё { $count } символов
       *[other] Не показано ещё { $count } символа
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } значение вложено слишком глубоко, его нельзя показать
        [few] { $count } значения вложены слишком глубоко, их нельзя показать
        [many] { $count } значений вложены слишком глубоко, их нельзя показать
       *[other] { $count } значения вложено слишком глубоко, их нельзя показать
    }
# review: composed
cutNoAllow = Отсюда это разрешить нельзя
trueWord = да
falseWord = нет
# review: composed
nullWord = нет значения
# review: composed
emptyText = пусто
# review: composed
emptyList = пустой список
# review: composed
emptyObject = пусто
# review: composed
items =
    { $count ->
        [one] { $count } элемент
        [few] { $count } элемента
        [many] { $count } элементов
       *[other] { $count } элемента
    }
# review: composed
imageOfSize = Изображение, { $size }
# review: composed
binaryOfSize = Двоичные данные, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } байт
        [few] { $count } байта
        [many] { $count } байт
       *[other] { $count } байта
    }
# review: composed
kilobytes = { $count } кБ
# review: composed
megabytes = { $count } МБ
keyOf = { $outer } › { $inner }
# review: composed
waiting = Запрос ждёт вашего ответа
# review: composed
danger = Осторожно
# review: composed
mailFooter = Это сообщение отправлено автоматически: помощник спрашивает, прежде чем действовать.
