### Thẻ đặt câu hỏi.

allow = Cho phép
notNow = Không phải bây giờ
# review: composed
allowThis = Cho phép điều này:
undo = Hoàn tác
# review: composed
showEverything = Hiện tất cả
# review: composed
more = Xem thêm
# review: composed
unnamedTool = Một hành động không có tên
# review: composed
unnamedTitle = (không có gì để đọc)
# review: composed
askedBy = Yêu cầu từ { $name }
# review: composed
answerBy = Trả lời trước { $time }
# review: composed
answerWithin = Trả lời trong vòng { $duration }
# review: composed
seconds = { $count } giây
# review: composed
minutes = { $count } phút
# review: composed
hours = { $count } giờ
# review: composed
days = { $count } ngày
# review: composed
reasonLabel = Lý do của trợ lý:
# review: composed
verbIs = Hành động: { $verb }
# review: composed
picture = Hình ảnh từ { $host }
# review: composed
hiddenValues = { $count } giá trị bị ẩn
# review: composed
mixedScripts = Có từ trộn chữ cái của nhiều bảng chữ khác nhau: có thể từ đó không như vẻ ngoài
# review: composed
notShown = Còn { $count } ký tự nữa không được hiển thị
# review: composed
tooDeep = { $count } giá trị lồng quá sâu nên không thể hiển thị
# review: composed
cutNoAllow = Không thể cho phép từ đây
trueWord = có
falseWord = không
# review: composed
nullWord = không có
# review: composed
emptyText = trống
# review: composed
emptyList = danh sách trống
# review: composed
emptyObject = trống
# review: composed
items = { $count } mục
# review: composed
imageOfSize = Hình ảnh, { $size }
# review: composed
binaryOfSize = Dữ liệu nhị phân, { $size }
# review: composed
bytes = { $count } byte
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = Một yêu cầu đang chờ bạn trả lời
# review: composed
danger = Cẩn thận
# review: composed
mailFooter = Thư này được gửi tự động, vì trợ lý hỏi trước khi hành động.
