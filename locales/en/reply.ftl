### Answers in words. What the card shows must be a word that is accepted.

# The word that the card shows for yes. It must be one of yesWords.
yesWord = Yes
# The word that the card shows for no. It must be one of noWords.
noWord = No
# Every word that means yes, apart by commas. The whole reply must be one of them: no single letters, nothing that is a no in another language.
yesWords = yes
# Words that mean no. Anything that is no yes is a no; these are kept off the button that allows.
noWords = no, cancel, not now, deny, decline
# $word (text) - yesWord
replyToConfirm = Reply '{ $word }' to confirm.
# $word (text)
replyByMail = To allow it, reply to this mail with ‘{ $word }’ as the first line.
# Where the whole card could not be shown. $word (text) - noWord
replyOnlyNo = Reply ‘{ $word }’ to decline.
