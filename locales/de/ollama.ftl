### Was die Werkzeuge für Sprachmodelle fragen.

# review: composed
ollama-unload-title = { $model } aus dem Speicher entladen?
# review: composed
ollama-unload-verb = Entladen
