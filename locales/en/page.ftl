### The page that a link in a mail opens. It asks once more: opening it decides nothing.

pageTitle = Please answer
# Above the whole card.
pageAsk = Opening this page has decided nothing yet. Read what is asked, then answer below.
# After the answer.
pageThanks = Thank you. You can close this page.
# Above an outcome.
pageOver = This question is closed.
