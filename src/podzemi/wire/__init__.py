"""Messages between server and browser. `messages` is the whole vocabulary; `schema` writes it
as JSON Schema, from which the browser's types are generated."""
