### যে কার্ড জিজ্ঞাসা করে।

allow = অনুমতি দিন
notNow = এখনই নয়
# review: composed
allowThis = এটির অনুমতি দিন:
undo = আগের অবস্থায় ফিরুন
# review: composed
showEverything = সবকিছু দেখান
# review: composed
more = এ বিষয়ে আরও জানুন
# review: composed
unnamedTool = নামহীন একটি কাজ
# review: composed
unnamedTitle = (পড়ার মতো কিছু নেই)
# review: composed
askedBy = অনুরোধকারী: { $name }
# review: composed
answerBy = উত্তর দেওয়ার শেষ সময়: { $time }
# review: composed
answerWithin = উত্তর দেওয়ার সময়: { $duration }
# review: composed
seconds =
    { $count ->
        [one] { $count } সেকেন্ড
       *[other] { $count } সেকেন্ড
    }
# review: composed
minutes =
    { $count ->
        [one] { $count } মিনিট
       *[other] { $count } মিনিট
    }
# review: composed
hours =
    { $count ->
        [one] { $count } ঘণ্টা
       *[other] { $count } ঘণ্টা
    }
# review: composed
days =
    { $count ->
        [one] { $count } দিন
       *[other] { $count } দিন
    }
# review: composed
reasonLabel = সহায়কের বলা কারণ:
# review: composed
verbIs = কাজটি: { $verb }
# review: composed
picture = { $host } থেকে ছবি
# review: composed
hiddenValues =
    { $count ->
        [one] { $count }টি মান লুকানো আছে
       *[other] { $count }টি মান লুকানো আছে
    }
# review: composed
mixedScripts = একটি শব্দে ভিন্ন ভিন্ন লিপির অক্ষর মিশে আছে: এটি যেমন দেখায় তেমন না-ও হতে পারে
# review: composed
notShown =
    { $count ->
        [one] আরও { $count }টি অক্ষর দেখানো হয়নি
       *[other] আরও { $count }টি অক্ষর দেখানো হয়নি
    }
# review: composed
tooDeep =
    { $count ->
        [one] { $count }টি মান এত গভীরে আছে যে দেখানো যায় না
       *[other] { $count }টি মান এত গভীরে আছে যে দেখানো যায় না
    }
# review: composed
cutNoAllow = এখান থেকে এর অনুমতি দেওয়া যাবে না
trueWord = হ্যাঁ
falseWord = না
# review: composed
nullWord = কিছু নেই
# review: composed
emptyText = খালি
# review: composed
emptyList = খালি তালিকা
# review: composed
emptyObject = খালি
# review: composed
items =
    { $count ->
        [one] { $count }টি আইটেম
       *[other] { $count }টি আইটেম
    }
# review: composed
imageOfSize = ছবি, { $size }
# review: composed
binaryOfSize = বাইনারি ডেটা, { $size }
# review: composed
bytes =
    { $count ->
        [one] { $count } বাইট
       *[other] { $count } বাইট
    }
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = একটি অনুরোধ আপনার উত্তরের অপেক্ষায় আছে
# review: composed
danger = সাবধান
# review: composed
mailFooter = এই বার্তাটি স্বয়ংক্রিয়ভাবে পাঠানো হয়েছে, কারণ সহায়ক কিছু করার আগে জিজ্ঞাসা করে।
