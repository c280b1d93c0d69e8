### উত্তর কেন গণ্য হয় না।

# review: composed
unsigned = এই কার্ডটি শুধু পরীক্ষার জন্য ছিল: এর বোতামগুলি কিছুই করে না।
# review: composed
unknownCard = এই প্রশ্নটি এখানে জানা নেই।
# review: composed
notAnApprover = এর উত্তর আপনার দেওয়ার কথা নয়।
# review: composed
tooLate = দেরি হয়ে গেছে: উত্তর দেওয়ার সময় পেরিয়ে গেছে। কিছুই করা হয়নি।
# review: composed
alreadyDecided = এর উত্তর আগেই দেওয়া হয়েছে: { $outcome }
# review: composed
replaced = এর জায়গায় নতুন একটি প্রশ্ন এসেছে। অনুগ্রহ করে সেটির উত্তর দিন।
# review: composed
changed = যা করার কথা ছিল তা জিজ্ঞাসার পরে বদলে গেছে। কিছুই করা হয়নি; অনুগ্রহ করে আবার অনুরোধ করুন।
# review: composed
notOffered = এখান থেকে এর অনুমতি দেওয়া যাবে না, কারণ সবকিছু দেখানো যায়নি।
# review: composed
automatic = এটি স্বয়ংক্রিয় উত্তর বলে মনে হচ্ছে, তাই উত্তর হিসেবে গণ্য হবে না।
# review: composed
unauthenticated = এই ইমেল কে পাঠিয়েছেন তা যাচাই করা যায়নি, তাই এটি উত্তর হিসেবে গণ্য হবে না।
# review: composed
heardNotNow = গ্রহণ করা হলো: এখনই নয়।
# review: composed
heardAllow = গ্রহণ করা হলো: অনুমতি দেওয়া হয়েছে।
