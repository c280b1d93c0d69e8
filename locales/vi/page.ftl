### Trang từ liên kết trong email.

# review: composed
pageTitle = Vui lòng trả lời
# review: composed
pageAsk = Việc mở trang này chưa quyết định điều gì. Hãy đọc nội dung được hỏi, rồi trả lời bên dưới.
# review: composed
pageThanks = Cảm ơn bạn. Bạn có thể đóng trang này.
# review: composed
pageOver = Câu hỏi này đã đóng.
