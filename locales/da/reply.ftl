### Svar i ord.

yesWord = Ja
noWord = Nej
yesWords = ja
noWords = nej, annuller, ikke nu, afvis, nægt, tillad ikke
# review: composed
replyToConfirm = Svar ”{ $word }” for at bekræfte.
# review: composed
replyByMail = Svar på denne mail med ”{ $word }” som første linje for at tillade det.
# review: composed
replyOnlyNo = Svar ”{ $word }” for at afvise.
