### E-postadaki bağlantının sayfası.

# review: composed
pageTitle = Lütfen yanıtlayın
# review: composed
pageAsk = Bu sayfayı açmak henüz hiçbir şeye karar vermedi. Ne sorulduğunu okuyun, sonra aşağıda yanıtlayın.
# review: composed
pageThanks = Teşekkürler. Bu sayfayı kapatabilirsiniz.
# review: composed
pageOver = Bu soru kapandı.
