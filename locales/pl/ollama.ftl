### O co pytają narzędzia do modeli językowych.

# review: composed
ollama-unload-title = Zwolnić { $model } z pamięci?
# review: composed
ollama-unload-verb = Zwolnij
