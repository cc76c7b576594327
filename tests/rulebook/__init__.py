"""The rulebook in our own words."""
