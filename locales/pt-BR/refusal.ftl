### Por que uma resposta não vale.

# review: composed
unsigned = Este cartão era só um teste: os botões não fazem nada.
# review: composed
unknownCard = Esta pergunta não é conhecida aqui.
# review: composed
notAnApprover = Não cabe a você responder a isto.
# review: composed
tooLate = Tarde demais: o prazo para responder passou. Nada foi feito.
# review: composed
alreadyDecided = Isto já foi respondido: { $outcome }
# review: composed
replaced = Uma pergunta mais recente tomou o lugar desta. Responda àquela.
# review: composed
changed = O que seria feito mudou desde a pergunta. Nada foi feito; faça o pedido novamente.
# review: composed
notOffered = Não é possível permitir a partir daqui, porque nem tudo pôde ser exibido.
# review: composed
automatic = Isto parece uma resposta automática, por isso não conta como resposta.
# review: composed
unauthenticated = Não foi possível verificar quem enviou este e-mail, por isso ele não conta como resposta.
# review: composed
heardNotNow = Anotado: agora não.
# review: composed
heardAllow = Anotado: permitido.
