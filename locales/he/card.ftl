### הכרטיס ששואל.

allow = לאפשר
notNow = לא כעת
# review: composed
allowThis = לאפשר את זה:
undo = ביטול הפעולה
# review: composed
showEverything = הצגת הכול
# review: composed
more = מידע נוסף
# review: composed
unnamedTool = פעולה ללא שם
# review: composed
unnamedTitle = (אין מה לקרוא)
# review: composed
askedBy = הבקשה מאת { $name }
# review: composed
answerBy = יש להשיב עד { $time }
# review: composed
answerWithin = הזמן למענה: { $duration }
# review: composed
seconds =
    { $count ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $count } שניות
    }
# review: composed
minutes =
    { $count ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $count } דקות
    }
# review: composed
hours =
    { $count ->
        [one] שעה אחת
        [two] שעתיים
       *[other] { $count } שעות
    }
# review: composed
days =
    { $count ->
        [one] יום אחד
        [two] יומיים
       *[other] { $count } ימים
    }
# review: composed
reasonLabel = הסיבה לפי העוזר:
# review: composed
verbIs = הפעולה: { $verb }
# review: composed
picture = תמונה מאת { $host }
# review: composed
hiddenValues =
    { $count ->
        [one] ערך אחד מוסתר
        [two] שני ערכים מוסתרים
       *[other] { $count } ערכים מוסתרים
    }
# review: composed
mixedScripts = מילה אחת מערבבת אותיות מאלפביתים שונים: ייתכן שהיא לא מה שהיא נראית
# review: composed
notShown =
    { $count ->
        [one] תו נוסף אחד אינו מוצג
        [two] שני תווים נוספים אינם מוצגים
       *[other] { $count } תווים נוספים אינם מוצגים
    }
# review: composed
tooDeep =
    { $count ->
        [one] ערך אחד מקונן עמוק מכדי להציגו
        [two] שני ערכים מקוננים עמוק מכדי להציגם
       *[other] { $count } ערכים מקוננים עמוק מכדי להציגם
    }
# review: composed
cutNoAllow = לא ניתן לאפשר זאת מכאן
trueWord = כן
falseWord = לא
# review: composed
nullWord = אין
# review: composed
emptyText = ריק
# review: composed
emptyList = רשימה ריקה
# review: composed
emptyObject = ריק
# review: composed
items =
    { $count ->
        [one] פריט אחד
        [two] שני פריטים
       *[other] { $count } פריטים
    }
# review: composed
imageOfSize = תמונה, { $size }
# review: composed
binaryOfSize = נתונים בינאריים, { $size }
# review: composed
bytes =
    { $count ->
        [one] בייט אחד
        [two] { $count } בייט
       *[other] { $count } בייט
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = בקשה ממתינה לתשובתך
# review: composed
danger = זהירות
# review: composed
mailFooter = ההודעה נשלחה אוטומטית, כי העוזר שואל לפני שהוא פועל.
