### ما تسأله أدوات النماذج اللغوية.

# review: composed
ollama-unload-title = تفريغ { $model } من الذاكرة؟
# review: composed
ollama-unload-verb = تفريغ
