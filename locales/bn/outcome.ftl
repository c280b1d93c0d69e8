### অনুরোধের ফলাফল।

# review: composed
allowed = অনুমতি দেওয়া হয়েছে
# review: composed
allowedBy = { $name } অনুমতি দিয়েছেন
declined = এখনই নয়
# review: composed
declinedBy = এখনই নয়, বলেছেন { $name }
# review: composed
expired = মেয়াদ উত্তীর্ণ: কেউ সময়মতো উত্তর দেননি
# review: composed
superseded = এর জায়গায় নতুন একটি প্রশ্ন এসেছে
# review: composed
cancelled = প্রত্যাহার করা হয়েছে
# review: composed
undeliverable = এটি পৌঁছে দেওয়া যায়নি
# review: composed
done = সম্পন্ন হয়েছে
# review: composed
doneBy = সম্পন্ন হয়েছে, অনুমতি দিয়েছেন { $name }
# review: composed
failed = অনুমতি দেওয়া হয়েছে, কিন্তু কাজটি ব্যর্থ হয়েছে
# review: composed
failedBy = { $name } অনুমতি দিয়েছেন, কিন্তু কাজটি ব্যর্থ হয়েছে
# review: composed
undone = আগের অবস্থায় ফেরানো হয়েছে
# review: composed
undoneBy = { $name } আগের অবস্থায় ফিরিয়েছেন
outcomeAt = { $outcome } · { $time }
