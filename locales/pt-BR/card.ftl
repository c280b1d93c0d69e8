### O cartão que pergunta.

allow = Permitir
notNow = Agora não
# review: composed
allowThis = Permitir isto:
undo = Desfazer
# review: composed
showEverything = Mostrar tudo
# review: composed
more = Mais sobre isto
# review: composed
unnamedTool = Uma ação sem nome
# review: composed
unnamedTitle = (nada para ler)
# review: composed
askedBy = Solicitado por { $name }
# review: composed
answerBy = Responda até { $time }
# review: composed
answerWithin = Responda em até { $duration }
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
        [one] { $count } dia
        [many] { $count } dias
       *[other] { $count } dias
    }
# review: composed
reasonLabel = O motivo segundo o assistente:
# review: composed
verbIs = A ação: { $verb }
# review: composed
picture = Imagem de { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } valor está oculto
        [many] { $count } valores estão ocultos
       *[other] { $count } valores estão ocultos
    }
# review: composed
mixedScripts = Uma palavra mistura letras de alfabetos diferentes: talvez não seja o que parece
# review: composed
notShown =
    { $count ->
        [one] Mais { $count } caractere não é exibido
        [many] Mais { $count } caracteres não são exibidos
       *[other] Mais { $count } caracteres não são exibidos
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } valor está aninhado fundo demais para ser exibido
        [many] { $count } valores estão aninhados fundo demais para serem exibidos
       *[other] { $count } valores estão aninhados fundo demais para serem exibidos
    }
# review: composed
cutNoAllow = Não é possível permitir a partir daqui
trueWord = sim
falseWord = não
# review: composed
nullWord = nenhum
# review: composed
emptyText = vazio
# review: composed
emptyList = lista vazia
# review: composed
emptyObject = vazio
# review: composed
items =
    { $count ->
        [one] { $count } item
        [many] { $count } itens
       *[other] { $count } itens
    }
# review: composed
imageOfSize = Imagem, { $size }
# review: composed
binaryOfSize = Dados binários, { $size }
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
waiting = Uma solicitação aguarda sua resposta
# review: composed
danger = Cuidado
# review: composed
mailFooter = Esta mensagem foi enviada automaticamente, porque um assistente pergunta antes de agir.
