### शब्दों में जवाब।

yesWord = हाँ
noWord = नहीं
# review: composed
yesWords = हाँ, हां, जी हाँ, जी हां
noWords = नहीं, रद्द करें, अभी नहीं, मना करें, अस्वीकार करें
# review: composed
replyToConfirm = पुष्टि करने के लिए “{ $word }” लिखकर जवाब दें।
# review: composed
replyByMail = अनुमति देने के लिए इस ईमेल का जवाब दें और पहली लाइन में “{ $word }” लिखें।
# review: composed
replyOnlyNo = मना करने के लिए “{ $word }” लिखकर जवाब दें।
