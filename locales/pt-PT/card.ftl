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
askedBy = Pedido por { $name }
# review: composed
answerBy = Responder até { $time }
# review: composed
answerWithin = Responder no prazo de { $duration }
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
mixedScripts = Uma palavra mistura letras de alfabetos diferentes: pode não ser o que parece
# review: composed
notShown =
    { $count ->
        [one] Não é mostrado mais { $count } carácter
        [many] Não são mostrados mais { $count } caracteres
       *[other] Não são mostrados mais { $count } caracteres
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } valor está aninhado demasiado fundo para ser mostrado
        [many] { $count } valores estão aninhados demasiado fundo para serem mostrados
       *[other] { $count } valores estão aninhados demasiado fundo para serem mostrados
    }
# review: composed
cutNoAllow = Não pode ser permitido a partir daqui
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
waiting = Um pedido aguarda a sua resposta
# review: composed
danger = Cuidado
# review: composed
mailFooter = Esta mensagem foi enviada automaticamente, porque um assistente pergunta antes de agir.
