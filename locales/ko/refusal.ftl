### 답변이 인정되지 않는 이유.

# review: composed
unsigned = 이 카드는 시험용이었습니다. 버튼을 눌러도 아무 일도 일어나지 않습니다.
# review: composed
unknownCard = 여기에서는 알 수 없는 질문입니다.
# review: composed
notAnApprover = 이 질문에 답변할 수 있는 사람이 아닙니다.
# review: composed
tooLate = 너무 늦었습니다. 답변 시간이 지났습니다. 아무것도 실행되지 않았습니다.
# review: composed
alreadyDecided = 이미 답변된 질문입니다: { $outcome }
# review: composed
replaced = 더 새로운 질문이 이 질문을 대신합니다. 새 질문에 답변해 주세요.
# review: composed
changed = 질문한 뒤에 실행할 내용이 바뀌었습니다. 아무것도 실행되지 않았습니다. 다시 요청해 주세요.
# review: composed
notOffered = 모든 내용을 표시할 수 없어서 여기에서는 허용할 수 없습니다.
# review: composed
automatic = 자동 회신으로 보이므로 답변으로 인정되지 않습니다.
# review: composed
unauthenticated = 이 메일을 누가 보냈는지 확인할 수 없어서 답변으로 인정되지 않습니다.
# review: composed
heardNotNow = 접수됨: 지금은 안 함.
# review: composed
heardAllow = 접수됨: 허용됨.
