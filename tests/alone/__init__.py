"""The server in one browser, as far as it runs in plain Python."""
