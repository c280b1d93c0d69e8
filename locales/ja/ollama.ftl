### 言語モデル用ツールの質問。

# review: composed
ollama-unload-title = { $model } をメモリから解放しますか?
# review: composed
ollama-unload-verb = 解放
