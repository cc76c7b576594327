"""The HTTP interface and the live socket: every handler decodes, asks, answers; the areas below decide."""
