### เหตุที่คำตอบไม่นับ

# review: composed
unsigned = การ์ดนี้เป็นเพียงการทดลอง: ปุ่มต่าง ๆ ไม่มีผลใด ๆ
# review: composed
unknownCard = ที่นี่ไม่รู้จักคำถามนี้
# review: composed
notAnApprover = คุณไม่ใช่ผู้ที่ต้องตอบคำถามนี้
# review: composed
tooLate = ช้าเกินไป: หมดเวลาตอบแล้ว ไม่มีการดำเนินการใด ๆ
# review: composed
alreadyDecided = คำถามนี้มีคำตอบแล้ว: { $outcome }
# review: composed
replaced = มีคำถามใหม่กว่ามาแทนที่คำถามนี้แล้ว โปรดตอบคำถามใหม่นั้น
# review: composed
changed = สิ่งที่จะทำเปลี่ยนไปหลังจากที่ถาม ไม่มีการดำเนินการใด ๆ โปรดส่งคำขออีกครั้ง
# review: composed
notOffered = อนุญาตจากที่นี่ไม่ได้ เพราะแสดงได้ไม่ครบทั้งหมด
# review: composed
automatic = ข้อความนี้ดูเหมือนการตอบกลับอัตโนมัติ จึงไม่นับเป็นคำตอบ
# review: composed
unauthenticated = ยืนยันไม่ได้ว่าใครเป็นผู้ส่งอีเมลนี้ จึงไม่นับเป็นคำตอบ
# review: composed
heardNotNow = รับทราบ: ไม่ใช่ตอนนี้
# review: composed
heardAllow = รับทราบ: อนุญาตแล้ว
