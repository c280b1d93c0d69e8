### अनुरोध का नतीजा।

# review: composed
allowed = अनुमति दी गई
# review: composed
allowedBy = { $name } ने अनुमति दी
declined = अभी नहीं
# review: composed
declinedBy = { $name } ने कहा: अभी नहीं
# review: composed
expired = समय-सीमा खत्म: किसी ने समय पर जवाब नहीं दिया
# review: composed
superseded = इसकी जगह एक नए सवाल ने ले ली
# review: composed
cancelled = वापस लिया गया
# review: composed
undeliverable = इसे पहुंचाया नहीं जा सका
# review: composed
done = हो गया
# review: composed
doneBy = हो गया, { $name } ने अनुमति दी थी
# review: composed
failed = अनुमति दी गई, लेकिन काम नहीं हुआ
# review: composed
failedBy = { $name } ने अनुमति दी, लेकिन काम नहीं हुआ
# review: composed
undone = पहले जैसा किया गया
# review: composed
undoneBy = { $name } ने पहले जैसा किया
outcomeAt = { $outcome } · { $time }
