### ما تسأله أدوات الأفلام.

# review: composed
library-search-title = البحث عن { $title }؟
# review: composed
library-search-verb = بحث
