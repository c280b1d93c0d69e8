### Pourquoi une réponse ne compte pas.

# review: composed
unsigned = Cette carte n’était qu’un essai : ses boutons ne font rien.
# review: composed
unknownCard = Cette question n’est pas connue ici.
# review: composed
notAnApprover = Ce n’est pas à vous de répondre.
# review: composed
tooLate = Trop tard : le délai de réponse est écoulé. Rien n’a été fait.
# review: composed
alreadyDecided = Une réponse a déjà été donnée : { $outcome }
# review: composed
replaced = Une question plus récente a remplacé celle-ci. Veuillez répondre à la nouvelle.
# review: composed
changed = Ce qui devait être fait a changé depuis la question. Rien n’a été fait ; veuillez refaire la demande.
# review: composed
notOffered = Cela ne peut pas être autorisé d’ici, car tout n’a pas pu être affiché.
# review: composed
automatic = Cela ressemble à une réponse automatique et ne compte donc pas comme réponse.
# review: composed
unauthenticated = Impossible de vérifier qui a envoyé cet e-mail : il ne compte donc pas comme réponse.
# review: composed
heardNotNow = C’est noté : pas maintenant.
# review: composed
heardAllow = C’est noté : autorisé.
