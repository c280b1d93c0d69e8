### 말로 하는 답장.

yesWord = 예
noWord = 아니요
# review: composed
yesWords = 예, 네
# review: composed
noWords = 아니요, 아니오, 취소, 지금은 안 함, 거부, 거절, 허용 안 함
# review: composed
replyToConfirm = 확인하려면 “{ $word }”라고 답장하세요.
# review: composed
replyByMail = 허용하려면 이 메일의 첫 줄에 “{ $word }”라고 써서 답장하세요.
# review: composed
replyOnlyNo = 거부하려면 “{ $word }”라고 답장하세요.
