### Ce que demandent les outils de modèles de langage.

# review: composed
ollama-unload-title = Décharger { $model } de la mémoire ?
# review: composed
ollama-unload-verb = Décharger
