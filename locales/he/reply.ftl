### תשובות במילים.

yesWord = כן
noWord = לא
yesWords = כן
noWords = לא, ביטול, לא כעת, לא עכשיו, דחייה, דחיה, לא לאפשר
# review: composed
replyToConfirm = לאישור, יש להשיב ״{ $word }״.
# review: composed
replyByMail = כדי לאפשר זאת, יש להשיב להודעת הדוא״ל הזו ולכתוב ״{ $word }״ בשורה הראשונה.
# review: composed
replyOnlyNo = לדחייה, יש להשיב ״{ $word }״.
