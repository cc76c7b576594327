"""Single-player tasks made from the rules."""
