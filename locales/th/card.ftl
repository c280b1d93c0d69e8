### การ์ดที่ใช้ถาม

allow = อนุญาต
notNow = ไม่ใช่ตอนนี้
# review: composed
allowThis = อนุญาตสิ่งนี้:
undo = เลิกทำ
# review: composed
showEverything = แสดงทั้งหมด
# review: composed
more = ดูเพิ่มเติม
# review: composed
unnamedTool = การกระทำที่ไม่มีชื่อ
# review: composed
unnamedTitle = (ไม่มีข้อความให้อ่าน)
# review: composed
askedBy = ถามโดย { $name }
# review: composed
answerBy = ตอบภายใน { $time }
# review: composed
answerWithin = ตอบภายใน { $duration }
# review: composed
seconds = { $count } วินาที
# review: composed
minutes = { $count } นาที
# review: composed
hours = { $count } ชั่วโมง
# review: composed
days = { $count } วัน
# review: composed
reasonLabel = เหตุผลที่ผู้ช่วยให้ไว้:
# review: composed
verbIs = การกระทำ: { $verb }
# review: composed
picture = รูปภาพจาก { $host }
# review: composed
hiddenValues = ซ่อนไว้ { $count } ค่า
# review: composed
mixedScripts = มีคำที่ใช้ตัวอักษรจากหลายชุดปนกัน: อาจไม่ใช่อย่างที่เห็น
# review: composed
notShown = มีอีก { $count } อักขระที่ไม่ได้แสดง
# review: composed
tooDeep = มี { $count } ค่าที่ซ้อนลึกเกินกว่าจะแสดงได้
# review: composed
cutNoAllow = อนุญาตจากที่นี่ไม่ได้
trueWord = ใช่
falseWord = ไม่
# review: composed
nullWord = ไม่มี
# review: composed
emptyText = ว่าง
# review: composed
emptyList = รายการว่าง
# review: composed
emptyObject = ว่าง
# review: composed
items = { $count } รายการ
# review: composed
imageOfSize = รูปภาพ, { $size }
# review: composed
binaryOfSize = ข้อมูลไบนารี, { $size }
# review: composed
bytes = { $count } ไบต์
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = มีคำขอที่รอคำตอบจากคุณ
# review: composed
danger = โปรดระวัง
# review: composed
mailFooter = ข้อความนี้ส่งโดยอัตโนมัติ เพราะผู้ช่วยจะถามก่อนลงมือทำ
