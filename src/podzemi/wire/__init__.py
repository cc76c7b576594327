"""What travels between server and browser. `messages` is the whole vocabulary;
`schema` writes it down as JSON Schema, from which the browser's types are made."""
