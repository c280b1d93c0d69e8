### La página del enlace de un correo.

# review: composed
pageTitle = Responda, por favor
# review: composed
pageAsk = Abrir esta página aún no ha decidido nada. Lea lo que se pregunta y responda abajo.
# review: composed
pageThanks = Gracias. Puede cerrar esta página.
# review: composed
pageOver = Esta pregunta está cerrada.
