### Svar i ord.

yesWord = Ja
noWord = Nei
yesWords = ja
noWords = nei, avbryt, ikke nå, avvis, nekt, ikke tillat
# review: composed
replyToConfirm = Svar «{ $word }» for å bekrefte.
# review: composed
replyByMail = Svar på denne e-posten med «{ $word }» som første linje for å tillate det.
# review: composed
replyOnlyNo = Svar «{ $word }» for å avslå.
