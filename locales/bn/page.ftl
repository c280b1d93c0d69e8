### ইমেলের লিঙ্কের পৃষ্ঠা।

# review: composed
pageTitle = অনুগ্রহ করে উত্তর দিন
# review: composed
pageAsk = এই পৃষ্ঠা খোলায় এখনও কিছু স্থির হয়নি। কী জিজ্ঞাসা করা হয়েছে পড়ুন, তারপর নিচে উত্তর দিন।
# review: composed
pageThanks = ধন্যবাদ। আপনি এই পৃষ্ঠাটি বন্ধ করতে পারেন।
# review: composed
pageOver = এই প্রশ্নটি বন্ধ হয়ে গেছে।
