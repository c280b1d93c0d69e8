### What the tools for language models ask.

# $model (text) - the model that leaves memory; its files stay: "llama3.2:8b"
ollama-unload-title = Unload { $model }?
# On the button.
ollama-unload-verb = Unload
