### 메일 링크로 여는 페이지.

# review: composed
pageTitle = 답변해 주세요
# review: composed
pageAsk = 이 페이지를 연 것만으로는 아직 아무것도 결정되지 않았습니다. 질문 내용을 읽고 아래에서 답변해 주세요.
# review: composed
pageThanks = 감사합니다. 이 페이지를 닫아도 됩니다.
# review: composed
pageOver = 종료된 질문입니다.
