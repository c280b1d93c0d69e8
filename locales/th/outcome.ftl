### ผลของคำขอ

# review: composed
allowed = อนุญาตแล้ว
# review: composed
allowedBy = อนุญาตโดย { $name }
declined = ไม่ใช่ตอนนี้
# review: composed
declinedBy = ไม่ใช่ตอนนี้ ตามคำตอบของ { $name }
# review: composed
expired = หมดอายุแล้ว: ไม่มีใครตอบทันเวลา
# review: composed
superseded = มีคำถามใหม่กว่ามาแทนที่แล้ว
# review: composed
cancelled = ถอนคำขอแล้ว
# review: composed
undeliverable = ส่งคำขอนี้ไม่ได้
# review: composed
done = ดำเนินการแล้ว
# review: composed
doneBy = ดำเนินการแล้ว อนุญาตโดย { $name }
# review: composed
failed = อนุญาตแล้ว แต่ไม่สำเร็จ
# review: composed
failedBy = อนุญาตโดย { $name } แต่ไม่สำเร็จ
# review: composed
undone = เลิกทำแล้ว
# review: composed
undoneBy = เลิกทำโดย { $name }
outcomeAt = { $outcome } · { $time }
