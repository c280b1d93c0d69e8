### 回覆為何無效。

# review: composed
unsigned = 此卡片僅供試用：其按鈕不會有任何作用。
# review: composed
unknownCard = 此處沒有這個問題。
# review: composed
notAnApprover = 這個問題不由您答覆。
# review: composed
tooLate = 太遲了：答覆時間已過。未執行任何操作。
# review: composed
alreadyDecided = 此問題已有答覆：{ $outcome }
# review: composed
replaced = 這個問題已由較新的問題取代。請答覆新的問題。
# review: composed
changed = 提問之後，要執行的操作已經改變。未執行任何操作，請重新提出要求。
# review: composed
notOffered = 無法在此處允許，因為未能顯示全部內容。
# review: composed
automatic = 這看起來是自動回覆，因此不算是答覆。
# review: composed
unauthenticated = 無法驗證這封郵件由誰寄出，因此不算是答覆。
# review: composed
heardNotNow = 已記錄：現在不要。
# review: composed
heardAllow = 已記錄：允許。
