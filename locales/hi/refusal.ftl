### जवाब क्यों नहीं गिना गया।

# review: composed
unsigned = यह कार्ड सिर्फ़ जांच के लिए था: इसके बटन कुछ नहीं करते।
# review: composed
unknownCard = इस सवाल की यहां कोई जानकारी नहीं है।
# review: composed
notAnApprover = इसका जवाब देना आपका काम नहीं है।
# review: composed
tooLate = बहुत देर हो गई: जवाब देने का समय बीत चुका है। कुछ नहीं किया गया।
# review: composed
alreadyDecided = इसका जवाब पहले ही दिया जा चुका है: { $outcome }
# review: composed
replaced = इस सवाल की जगह एक नए सवाल ने ले ली है। कृपया उसका जवाब दें।
# review: composed
changed = पूछे जाने के बाद से वह काम बदल गया है जो किया जाना था। कुछ नहीं किया गया; कृपया फिर से अनुरोध करें।
# review: composed
notOffered = यहां से इसकी अनुमति नहीं दी जा सकती, क्योंकि सब कुछ दिखाया नहीं जा सका।
# review: composed
automatic = यह अपने-आप भेजा गया जवाब लगता है, इसलिए इसे जवाब नहीं माना गया।
# review: composed
unauthenticated = यह पुष्टि नहीं हो सकी कि यह ईमेल किसने भेजा, इसलिए इसे जवाब नहीं माना गया।
# review: composed
heardNotNow = दर्ज किया गया: अभी नहीं।
# review: composed
heardAllow = दर्ज किया गया: अनुमति दी गई।
