### Válaszok szavakkal.

yesWord = Igen
noWord = Nem
yesWords = igen
noWords = nem, mégse, most nem, ne most, tiltás, megtagadás
# review: composed
replyToConfirm = A megerősítéshez válaszoljon ezzel: „{ $word }”.
# review: composed
replyByMail = Az engedélyezéshez válaszoljon erre az e-mailre, az első sorban ezzel: „{ $word }”.
# review: composed
replyOnlyNo = Az elutasításhoz válaszoljon ezzel: „{ $word }”.
