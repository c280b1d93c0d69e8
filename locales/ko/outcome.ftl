### 요청의 결과.

# review: composed
allowed = 허용됨
# review: composed
allowedBy = { $name }님이 허용함
# review: composed
declined = 지금은 안 함
# review: composed
declinedBy = 지금은 안 함, { $name }님의 답변
# review: composed
expired = 만료됨: 시간 안에 아무도 답변하지 않음
# review: composed
superseded = 더 새로운 질문으로 대체됨
# review: composed
cancelled = 철회됨
# review: composed
undeliverable = 전달할 수 없음
# review: composed
done = 완료됨
# review: composed
doneBy = 완료됨, { $name }님이 허용함
# review: composed
failed = 허용되었지만 실패함
# review: composed
failedBy = { $name }님이 허용했지만 실패함
# review: composed
undone = 실행 취소됨
# review: composed
undoneBy = { $name }님이 실행 취소함
outcomeAt = { $outcome } · { $time }
