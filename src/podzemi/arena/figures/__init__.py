"""Statistics of many matches, and their output as text and pictures."""
