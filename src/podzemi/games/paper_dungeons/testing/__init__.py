"""Invariants of the specification, and codes worth testing for legality."""
