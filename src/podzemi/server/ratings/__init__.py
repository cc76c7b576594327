"""Finished matches: counting their ratings again."""
