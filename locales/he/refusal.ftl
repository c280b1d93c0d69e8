### למה תשובה לא נחשבת.

# review: composed
unsigned = הכרטיס הזה היה רק ניסיון: הכפתורים שלו לא עושים דבר.
# review: composed
unknownCard = השאלה הזו אינה מוכרת כאן.
# review: composed
notAnApprover = אין באפשרותך להשיב לשאלה הזו.
# review: composed
tooLate = מאוחר מדי: הזמן למענה עבר. שום דבר לא בוצע.
# review: composed
alreadyDecided = כבר ניתנה תשובה: { $outcome }
# review: composed
replaced = שאלה חדשה יותר החליפה את זו. נא להשיב עליה.
# review: composed
changed = מה שאמור היה להתבצע השתנה מאז שנשאלה השאלה. שום דבר לא בוצע. נא לבקש שוב.
# review: composed
notOffered = לא ניתן לאפשר זאת מכאן, כי לא הכול הוצג.
# review: composed
automatic = זו נראית כמו תשובה אוטומטית, ולכן היא לא נחשבת.
# review: composed
unauthenticated = לא ניתן היה לאמת מי שלח את הודעת הדוא״ל הזו, ולכן היא לא נחשבת כתשובה.
# review: composed
heardNotNow = נרשם: לא כעת.
# review: composed
heardAllow = נרשם: אושר.
