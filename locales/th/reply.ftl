### คำตอบเป็นคำพูด

yesWord = ใช่
noWord = ไม่
yesWords = ใช่
noWords = ไม่, ไม่ใช่, ยกเลิก, ไม่ใช่ตอนนี้, ปฏิเสธ, ไม่อนุญาต
# review: composed
replyToConfirm = ตอบกลับว่า “{ $word }” เพื่อยืนยัน
# review: composed
replyByMail = หากต้องการอนุญาต ให้ตอบกลับอีเมลนี้โดยเขียน “{ $word }” ในบรรทัดแรก
# review: composed
replyOnlyNo = ตอบกลับว่า “{ $word }” เพื่อปฏิเสธ
