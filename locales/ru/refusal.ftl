### Почему ответ не учитывается.

# review: composed
unsigned = Эта карточка была только пробной: её кнопки ничего не делают.
# review: composed
unknownCard = Этот вопрос здесь неизвестен.
# review: composed
notAnApprover = Отвечать на этот вопрос не вам.
# review: composed
tooLate = Слишком поздно: время на ответ истекло. Ничего не сделано.
# review: composed
alreadyDecided = Ответ уже дан: { $outcome }
# review: composed
replaced = Этот вопрос заменён более новым. Пожалуйста, ответьте на него.
# review: composed
changed = То, что нужно было сделать, изменилось с тех пор, как был задан вопрос. Ничего не сделано. Пожалуйста, повторите запрос.
# review: composed
notOffered = Отсюда это разрешить нельзя, потому что не всё удалось показать.
# review: composed
automatic = Это похоже на автоматический ответ, поэтому он не учитывается.
# review: composed
unauthenticated = Не удалось проверить, кто отправил это письмо, поэтому оно не учитывается как ответ.
# review: composed
heardNotNow = Принято: не сейчас.
# review: composed
heardAllow = Принято: разрешено.
