"""Processes and machines that play the matches."""
