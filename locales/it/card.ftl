### La scheda che chiede.

allow = Consenti
notNow = Non adesso
# review: composed
allowThis = Consenti questo:
# review: composed
undo = Annulla l’azione
# review: composed
showEverything = Mostra tutto
# review: composed
more = Altre informazioni
# review: composed
unnamedTool = Un’azione senza nome
# review: composed
unnamedTitle = (niente da leggere)
# review: composed
askedBy = Richiesta da: { $name }
# review: composed
answerBy = Rispondere entro: { $time }
# review: composed
answerWithin = Tempo per rispondere: { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } secondo
        [many] { $count } secondi
       *[other] { $count } secondi
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } minuto
        [many] { $count } minuti
       *[other] { $count } minuti
    }
# review: composed
hours =
    { $count ->
        [one] { $count } ora
        [many] { $count } ore
       *[other] { $count } ore
    }
# review: composed
days =
    { $count ->
        [one] { $count } giorno
        [many] { $count } giorni
       *[other] { $count } giorni
    }
# review: composed
reasonLabel = Il motivo secondo l’assistente:
# review: composed
verbIs = L’azione: { $verb }
# review: composed
picture = Immagine da { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } valore è nascosto
        [many] { $count } valori sono nascosti
       *[other] { $count } valori sono nascosti
    }
# review: composed
mixedScripts = Una parola mescola lettere di alfabeti diversi: potrebbe non essere ciò che sembra
# review: composed
notShown =
    { $count ->
        [one] { $count } altro carattere non è mostrato
        [many] Altri { $count } caratteri non sono mostrati
       *[other] Altri { $count } caratteri non sono mostrati
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } valore è annidato troppo in profondità per essere mostrato
        [many] { $count } valori sono annidati troppo in profondità per essere mostrati
       *[other] { $count } valori sono annidati troppo in profondità per essere mostrati
    }
# review: composed
cutNoAllow = Non si può consentire da qui
trueWord = sì
falseWord = no
# review: composed
nullWord = nessuno
# review: composed
emptyText = vuoto
# review: composed
emptyList = elenco vuoto
# review: composed
emptyObject = vuoto
# review: composed
items =
    { $count ->
        [one] { $count } elemento
        [many] { $count } elementi
       *[other] { $count } elementi
    }
# review: composed
imageOfSize = Immagine, { $size }
# review: composed
binaryOfSize = Dati binari, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } byte
        [many] { $count } byte
       *[other] { $count } byte
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = Una richiesta attende una risposta
# review: composed
danger = Attenzione
# review: composed
mailFooter = Questo messaggio è stato inviato automaticamente, perché un assistente chiede prima di agire.
