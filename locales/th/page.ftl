### หน้าจากลิงก์ในอีเมล

# review: composed
pageTitle = โปรดตอบ
# review: composed
pageAsk = การเปิดหน้านี้ยังไม่ได้ตัดสินอะไร โปรดอ่านสิ่งที่ถาม แล้วตอบด้านล่าง
# review: composed
pageThanks = ขอบคุณ คุณปิดหน้านี้ได้
# review: composed
pageOver = คำถามนี้ปิดแล้ว
