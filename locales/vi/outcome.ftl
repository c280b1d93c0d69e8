### Kết quả của một yêu cầu.

# review: composed
allowed = Đã cho phép
# review: composed
allowedBy = { $name } đã cho phép
declined = Không phải bây giờ
# review: composed
declinedBy = { $name } trả lời: không phải bây giờ
# review: composed
expired = Đã hết hạn: không ai trả lời kịp
# review: composed
superseded = Đã được thay bằng một câu hỏi mới hơn
# review: composed
cancelled = Đã rút lại
# review: composed
undeliverable = Không thể gửi đến nơi
# review: composed
done = Đã thực hiện
# review: composed
doneBy = Đã thực hiện, { $name } đã cho phép
# review: composed
failed = Đã cho phép nhưng không thành công
# review: composed
failedBy = { $name } đã cho phép nhưng không thành công
# review: composed
undone = Đã hoàn tác
# review: composed
undoneBy = { $name } đã hoàn tác
outcomeAt = { $outcome } · { $time }
