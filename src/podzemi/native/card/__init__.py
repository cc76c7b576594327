"""Matches on a graphics card."""
