### Cómo terminó una solicitud.

# review: composed
allowed = Permitido
# review: composed
allowedBy = Permitido por { $name }
declined = Ahora no
# review: composed
declinedBy = Ahora no, según { $name }
# review: composed
expired = Ha caducado: nadie respondió a tiempo
# review: composed
superseded = Una pregunta más reciente ocupó su lugar
# review: composed
cancelled = Retirado
# review: composed
undeliverable = No se pudo entregar
# review: composed
done = Hecho
# review: composed
doneBy = Hecho, permitido por { $name }
# review: composed
failed = Permitido, pero ha fallado
# review: composed
failedBy = Permitido por { $name }, pero ha fallado
# review: composed
undone = Deshecho
# review: composed
undoneBy = Deshecho por { $name }
outcomeAt = { $outcome } · { $time }
