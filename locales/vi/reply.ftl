### Trả lời bằng lời.

yesWord = Có
noWord = Không
yesWords = có
# review: composed
noWords = không, hủy bỏ, huỷ, hủy, không phải bây giờ, từ chối, không cho phép
# review: composed
replyToConfirm = Trả lời “{ $word }” để xác nhận.
# review: composed
replyByMail = Để cho phép, hãy trả lời email này với “{ $word }” ở dòng đầu tiên.
# review: composed
replyOnlyNo = Trả lời “{ $word }” để từ chối.
