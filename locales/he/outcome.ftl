### איך הסתיימה בקשה.

# review: composed
allowed = אושר
# review: composed
allowedBy = אושר על ידי { $name }
declined = לא כעת
# review: composed
declinedBy = לא כעת: { $name }
# review: composed
expired = פג תוקף: לא התקבלה תשובה בזמן
# review: composed
superseded = שאלה חדשה יותר החליפה את זו
# review: composed
cancelled = הבקשה בוטלה
# review: composed
undeliverable = אי אפשר היה למסור את הבקשה
# review: composed
done = בוצע
# review: composed
doneBy = בוצע, אושר על ידי { $name }
# review: composed
failed = אושר, אבל הביצוע נכשל
# review: composed
failedBy = אושר על ידי { $name }, אבל הביצוע נכשל
# review: composed
undone = הוחזר למצב הקודם
# review: composed
undoneBy = הוחזר למצב הקודם על ידי { $name }
outcomeAt = { $outcome } · { $time }
