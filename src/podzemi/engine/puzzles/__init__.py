"""Puzzles, and the search that makes and solves them."""
