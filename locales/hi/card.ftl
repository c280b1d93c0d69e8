### पूछने वाला कार्ड।

allow = अनुमति दें
notNow = अभी नहीं
# review: composed
allowThis = इसकी अनुमति दें:
undo = पहले जैसा करें
# review: composed
showEverything = सब कुछ दिखाएं
# review: composed
more = और जानें
# review: composed
unnamedTool = बिना नाम की कार्रवाई
# review: composed
unnamedTitle = (पढ़ने के लिए कुछ नहीं है)
# review: composed
askedBy = { $name } की ओर से अनुरोध
# review: composed
answerBy = जवाब देने की समय-सीमा: { $time }
# review: composed
answerWithin = जवाब देने का समय: { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } सेकंड
       *[other] { $count } सेकंड
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } मिनट
       *[other] { $count } मिनट
    }
# review: composed
hours =
    { $count ->
        [one] { $count } घंटा
       *[other] { $count } घंटे
    }
# review: composed
days =
    { $count ->
        [one] { $count } दिन
       *[other] { $count } दिन
    }
# review: composed
reasonLabel = असिस्टेंट की बताई वजह:
# review: composed
verbIs = कार्रवाई: { $verb }
# review: composed
picture = { $host } से तस्वीर
# review: composed
hiddenValues =
    { $count ->
        [one] { $count } मान छिपा है
       *[other] { $count } मान छिपे हैं
    }
# review: composed
mixedScripts = किसी शब्द में अलग-अलग लिपियों के अक्षर मिले हुए हैं: हो सकता है कि वह वैसा न हो जैसा दिखता है
# review: composed
notShown =
    { $count ->
        [one] { $count } और वर्ण नहीं दिखाया गया है
       *[other] { $count } और वर्ण नहीं दिखाए गए हैं
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count } मान इतनी गहराई में है कि दिखाया नहीं जा सकता
       *[other] { $count } मान इतनी गहराई में हैं कि दिखाए नहीं जा सकते
    }
# review: composed
cutNoAllow = यहां से इसकी अनुमति नहीं दी जा सकती
trueWord = हाँ
falseWord = नहीं
# review: composed
nullWord = कोई नहीं
# review: composed
emptyText = खाली
# review: composed
emptyList = खाली सूची
# review: composed
emptyObject = खाली
# review: composed
items =
    { $count ->
        [one] { $count } आइटम
       *[other] { $count } आइटम
    }
# review: composed
imageOfSize = तस्वीर, { $size }
# review: composed
binaryOfSize = बाइनरी डेटा, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } बाइट
       *[other] { $count } बाइट
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = एक अनुरोध को आपके जवाब का इंतज़ार है
# review: composed
danger = सावधान
# review: composed
mailFooter = यह मैसेज अपने-आप भेजा गया, क्योंकि असिस्टेंट कुछ करने से पहले पूछता है।
