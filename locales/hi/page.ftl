### ईमेल के लिंक वाला पेज।

# review: composed
pageTitle = कृपया जवाब दें
# review: composed
pageAsk = यह पेज खोलने से अभी कुछ तय नहीं हुआ है। पढ़ें कि क्या पूछा गया है, फिर नीचे जवाब दें।
# review: composed
pageThanks = धन्यवाद। आप यह पेज बंद कर सकते हैं।
# review: composed
pageOver = यह सवाल बंद हो चुका है।
