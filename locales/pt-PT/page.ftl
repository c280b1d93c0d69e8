### A página da ligação de um e-mail.

# review: composed
pageTitle = Responda, por favor
# review: composed
pageAsk = Abrir esta página ainda não decidiu nada. Leia o que é perguntado e responda abaixo.
# review: composed
pageThanks = Agradecemos a resposta. Pode fechar esta página.
# review: composed
pageOver = Esta pergunta está encerrada.
