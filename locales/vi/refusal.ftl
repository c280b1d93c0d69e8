### Vì sao câu trả lời không được tính.

# review: composed
unsigned = Thẻ này chỉ để thử: các nút của thẻ không làm gì cả.
# review: composed
unknownCard = Ở đây không biết câu hỏi này.
# review: composed
notAnApprover = Bạn không phải là người trả lời câu hỏi này.
# review: composed
tooLate = Quá muộn: thời gian trả lời đã hết. Không có gì được thực hiện.
# review: composed
alreadyDecided = Câu hỏi này đã được trả lời: { $outcome }
# review: composed
replaced = Một câu hỏi mới hơn đã thay thế câu hỏi này. Vui lòng trả lời câu hỏi đó.
# review: composed
changed = Việc cần làm đã thay đổi kể từ khi được hỏi. Không có gì được thực hiện; vui lòng yêu cầu lại.
# review: composed
notOffered = Không thể cho phép từ đây, vì không hiển thị được toàn bộ nội dung.
# review: composed
automatic = Đây có vẻ là thư trả lời tự động nên không được tính là câu trả lời.
# review: composed
unauthenticated = Không thể xác minh ai đã gửi email này nên không được tính là câu trả lời.
# review: composed
heardNotNow = Đã ghi nhận: không phải bây giờ.
# review: composed
heardAllow = Đã ghi nhận: cho phép.
