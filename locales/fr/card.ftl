### La carte qui demande.

allow = Autoriser
notNow = Pas maintenant
# review: composed
allowThis = Autoriser ceci :
# review: composed
undo = Annuler l’action
# review: composed
showEverything = Tout afficher
# review: composed
more = En savoir plus
# review: composed
unnamedTool = Une action sans nom
# review: composed
unnamedTitle = (rien à lire)
# review: composed
askedBy = Demandé par { $name }
# review: composed
answerBy = Répondre avant : { $time }
# review: composed
answerWithin = Répondre dans un délai de { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } seconde
        [many] { $count } secondes
       *[other] { $count } secondes
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } minute
        [many] { $count } minutes
       *[other] { $count } minutes
    }
# review: composed
hours =
    { $count ->
        [one] { $count } heure
        [many] { $count } heures
       *[other] { $count } heures
    }
# review: composed
days =
    { $count ->
        [one] { $count } jour
        [many] { $count } jours
       *[other] { $count } jours
    }
# review: composed
reasonLabel = La raison donnée par l’assistant :
# review: composed
verbIs = L’action : { $verb }
# review: composed
picture = Source de l’image : { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } valeur est masquée
        [many] { $count } valeurs sont masquées
       *[other] { $count } valeurs sont masquées
    }
# review: composed
mixedScripts = Un mot mélange des lettres d’alphabets différents : il n’est peut-être pas ce qu’il semble être
# review: composed
notShown =
    { $count ->
        [one] { $count } caractère de plus n’est pas affiché
        [many] { $count } caractères de plus ne sont pas affichés
       *[other] { $count } caractères de plus ne sont pas affichés
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } valeur est imbriquée trop profondément pour être affichée
        [many] { $count } valeurs sont imbriquées trop profondément pour être affichées
       *[other] { $count } valeurs sont imbriquées trop profondément pour être affichées
    }
# review: composed
cutNoAllow = Cela ne peut pas être autorisé d’ici
trueWord = oui
falseWord = non
# review: composed
nullWord = aucune valeur
# review: composed
emptyText = vide
# review: composed
emptyList = liste vide
# review: composed
emptyObject = vide
# review: composed
items =
    { $count ->
        [one] { $count } élément
        [many] { $count } éléments
       *[other] { $count } éléments
    }
# review: composed
imageOfSize = Image, { $size }
# review: composed
binaryOfSize = Données binaires, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } octet
        [many] { $count } octets
       *[other] { $count } octets
    }
# review: composed
kilobytes = { $count } ko
# review: composed
megabytes = { $count } Mo
keyOf = { $outer } › { $inner }
# review: composed
waiting = Une demande attend votre réponse
# review: composed
danger = Attention
# review: composed
mailFooter = Ce message a été envoyé automatiquement, car un assistant demande avant d’agir.
