### הדף שבקישור מההודעה.

# review: composed
pageTitle = נא להשיב
# review: composed
pageAsk = פתיחת הדף הזה עדיין לא קבעה דבר. יש לקרוא את השאלה ואז להשיב למטה.
# review: composed
pageThanks = תודה. אפשר לסגור את הדף הזה.
# review: composed
pageOver = השאלה הזו סגורה.
