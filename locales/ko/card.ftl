### 확인을 요청하는 카드.

allow = 허용
# review: composed
notNow = 지금은 안 함
# review: composed
allowThis = 다음을 허용:
undo = 실행 취소
# review: composed
showEverything = 모두 표시
# review: composed
more = 자세히 보기
# review: composed
unnamedTool = 이름 없는 작업
# review: composed
unnamedTitle = (읽을 내용 없음)
# review: composed
askedBy = 요청한 곳: { $name }
# review: composed
answerBy = 답변 기한: { $time }
# review: composed
answerWithin = { $duration } 안에 답변해 주세요
# review: composed
seconds = { $count }초
# review: composed
minutes = { $count }분
# review: composed
hours = { $count }시간
# review: composed
days = { $count }일
# review: composed
reasonLabel = 어시스턴트가 밝힌 이유:
# review: composed
verbIs = 작업: { $verb }
# review: composed
picture = { $host }의 이미지
# review: composed
hiddenValues = 값 { $count }개를 숨김
# review: composed
mixedScripts = 한 단어에 서로 다른 문자 체계의 글자가 섞여 있습니다. 보이는 것과 다를 수 있습니다
# review: composed
notShown = { $count }자가 더 있지만 표시되지 않음
# review: composed
tooDeep = 값 { $count }개는 너무 깊이 중첩되어 표시할 수 없음
# review: composed
cutNoAllow = 여기에서는 허용할 수 없음
trueWord = 예
falseWord = 아니요
# review: composed
nullWord = 없음
# review: composed
emptyText = 비어 있음
# review: composed
emptyList = 빈 목록
# review: composed
emptyObject = 비어 있음
# review: composed
items = 항목 { $count }개
# review: composed
imageOfSize = 이미지, { $size }
# review: composed
binaryOfSize = 바이너리 데이터, { $size }
# review: composed
bytes = { $count }바이트
kilobytes = { $count } kB
megabytes = { $count } MB
keyOf = { $outer } › { $inner }
# review: composed
waiting = 답변을 기다리는 요청이 있습니다
# review: composed
danger = 주의
# review: composed
mailFooter = 어시스턴트가 실행하기 전에 확인을 요청하므로 이 메시지가 자동으로 발송되었습니다.
