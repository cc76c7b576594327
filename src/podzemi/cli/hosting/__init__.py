"""Commands of those who run a server."""
