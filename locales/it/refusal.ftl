### Perché una risposta non vale.

# review: composed
unsigned = Questa scheda era solo una prova: i suoi pulsanti non fanno nulla.
# review: composed
unknownCard = Questa domanda qui non è nota.
# review: composed
notAnApprover = La risposta a questa domanda spetta ad altri.
# review: composed
tooLate = Troppo tardi: il tempo per rispondere è scaduto. Non è stato fatto nulla.
# review: composed
alreadyDecided = A questa domanda è già stato risposto: { $outcome }
# review: composed
replaced = Una domanda più recente ha preso il posto di questa. Rispondere a quella.
# review: composed
changed = Ciò che si doveva fare è cambiato da quando è stato chiesto. Non è stato fatto nulla: ripetere la richiesta.
# review: composed
notOffered = Non si può consentire da qui, perché non è stato possibile mostrare tutto.
# review: composed
automatic = Sembra una risposta automatica, quindi non vale come risposta.
# review: composed
unauthenticated = Non è stato possibile verificare chi ha inviato questa e-mail, quindi non vale come risposta.
# review: composed
heardNotNow = Preso nota: non adesso.
# review: composed
heardAllow = Preso nota: consentito.
