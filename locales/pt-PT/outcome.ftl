### Como terminou um pedido.

# review: composed
allowed = Permitido
# review: composed
allowedBy = Permitido por { $name }
declined = Agora não
# review: composed
declinedBy = Agora não, segundo { $name }
# review: composed
expired = Expirou: ninguém respondeu a tempo
# review: composed
superseded = Uma pergunta mais recente tomou o lugar desta
# review: composed
cancelled = Retirado
# review: composed
undeliverable = Não foi possível entregar
# review: composed
done = Concluído
# review: composed
doneBy = Concluído, permitido por { $name }
# review: composed
failed = Permitido, mas falhou
# review: composed
failedBy = Permitido por { $name }, mas falhou
# review: composed
undone = Desfeito
# review: composed
undoneBy = Desfeito por { $name }
outcomeAt = { $outcome } · { $time }
