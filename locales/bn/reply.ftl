### কথায় উত্তর।

yesWord = হ্যাঁ
noWord = না
# review: composed
yesWords = হ্যাঁ, হ্যা
# review: composed
noWords = না, বাতিল, এখনই নয়, এখন নয়, অস্বীকার, প্রত্যাখ্যান, প্রত্যাখ্যান করুন
# review: composed
replyToConfirm = নিশ্চিত করতে “{ $word }” লিখে উত্তর দিন।
# review: composed
replyByMail = অনুমতি দিতে এই ইমেলের উত্তর দিন এবং প্রথম লাইনে “{ $word }” লিখুন।
# review: composed
replyOnlyNo = প্রত্যাখ্যান করতে “{ $word }” লিখে উত্তর দিন।
