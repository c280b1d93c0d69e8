### Porque uma resposta não conta.

# review: composed
unsigned = Este cartão era apenas um ensaio: os botões não fazem nada.
# review: composed
unknownCard = Esta pergunta não é conhecida aqui.
# review: composed
notAnApprover = Não lhe cabe responder a isto.
# review: composed
tooLate = Demasiado tarde: o prazo para responder passou. Nada foi feito.
# review: composed
alreadyDecided = Isto já foi respondido: { $outcome }
# review: composed
replaced = Uma pergunta mais recente tomou o lugar desta. Responda a essa, por favor.
# review: composed
changed = O que ia ser feito mudou desde a pergunta. Nada foi feito; por favor, faça o pedido novamente.
# review: composed
notOffered = Não pode ser permitido a partir daqui, porque não foi possível mostrar tudo.
# review: composed
automatic = Isto parece uma resposta automática, pelo que não conta como resposta.
# review: composed
unauthenticated = Não foi possível verificar quem enviou este e-mail, pelo que não conta como resposta.
# review: composed
heardNotNow = Registado: agora não.
# review: composed
heardAllow = Registado: permitido.
