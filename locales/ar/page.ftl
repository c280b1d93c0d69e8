### الصفحة التي يفتحها رابط في رسالة بريد.

# review: composed
pageTitle = يُرجى الرد
# review: composed
pageAsk = فتح هذه الصفحة لم يقرر شيئًا بعد. يُرجى قراءة السؤال ثم الرد أدناه.
# review: composed
pageThanks = شكرًا. يمكن إغلاق هذه الصفحة الآن.
# review: composed
pageOver = هذا السؤال مغلق.
