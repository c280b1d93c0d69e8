### La tarjeta que pregunta.

allow = Permitir
notNow = Ahora no
# review: composed
allowThis = Permitir esto:
undo = Deshacer
# review: composed
showEverything = Mostrar todo
# review: composed
more = Más sobre esto
# review: composed
unnamedTool = Una acción sin nombre
# review: composed
unnamedTitle = (nada que leer)
# review: composed
askedBy = Solicitado por { $name }
# review: composed
answerBy = Responder antes de: { $time }
# review: composed
answerWithin = Responder en un plazo de { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } segundo
        [many] { $count } segundos
       *[other] { $count } segundos
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } minuto
        [many] { $count } minutos
       *[other] { $count } minutos
    }
# review: composed
hours =
    { $count ->
        [one] { $count } hora
        [many] { $count } horas
       *[other] { $count } horas
    }
# review: composed
days =
    { $count ->
        [one] { $count } día
        [many] { $count } días
       *[other] { $count } días
    }
# review: composed
reasonLabel = El motivo según el asistente:
# review: composed
verbIs = La acción: { $verb }
# review: composed
picture = Imagen de { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } valor está oculto
        [many] { $count } valores están ocultos
       *[other] { $count } valores están ocultos
    }
# review: composed
mixedScripts = Una palabra mezcla letras de alfabetos distintos: puede que no sea lo que parece
# review: composed
notShown =
    { $count ->
        [one] No se muestra { $count } carácter más
        [many] No se muestran { $count } caracteres más
       *[other] No se muestran { $count } caracteres más
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } valor está anidado a demasiada profundidad para mostrarse
        [many] { $count } valores están anidados a demasiada profundidad para mostrarse
       *[other] { $count } valores están anidados a demasiada profundidad para mostrarse
    }
# review: composed
cutNoAllow = No se puede permitir desde aquí
trueWord = sí
falseWord = no
# review: composed
nullWord = ninguno
# review: composed
emptyText = vacío
# review: composed
emptyList = lista vacía
# review: composed
emptyObject = vacío
# review: composed
items =
    { $count ->
        [one] { $count } elemento
        [many] { $count } elementos
       *[other] { $count } elementos
    }
# review: composed
imageOfSize = Imagen, { $size }
# review: composed
binaryOfSize = Datos binarios, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } byte
        [many] { $count } bytes
       *[other] { $count } bytes
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = Una solicitud espera su respuesta
# review: composed
danger = Cuidado
# review: composed
mailFooter = Este mensaje se envió automáticamente, porque un asistente pregunta antes de actuar.
