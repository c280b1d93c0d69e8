### Por qué una respuesta no cuenta.

# review: composed
unsigned = Esta tarjeta era solo una prueba: sus botones no hacen nada.
# review: composed
unknownCard = Aquí no se conoce esta pregunta.
# review: composed
notAnApprover = No le corresponde a usted responder a esto.
# review: composed
tooLate = Demasiado tarde: el plazo para responder ha pasado. No se ha hecho nada.
# review: composed
alreadyDecided = Esto ya se ha respondido: { $outcome }
# review: composed
replaced = Una pregunta más reciente ocupó el lugar de esta. Responda a esa, por favor.
# review: composed
changed = Lo que se iba a hacer ha cambiado desde que se preguntó. No se ha hecho nada; vuelva a pedirlo, por favor.
# review: composed
notOffered = No se puede permitir desde aquí, porque no se pudo mostrar todo.
# review: composed
automatic = Parece una respuesta automática, así que no cuenta como respuesta.
# review: composed
unauthenticated = No se pudo comprobar quién envió este correo, así que no cuenta como respuesta.
# review: composed
heardNotNow = Anotado: ahora no.
# review: composed
heardAllow = Anotado: permitido.
