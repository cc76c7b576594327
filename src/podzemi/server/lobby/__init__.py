"""Finding a table, and being told when something is awaited of me."""
