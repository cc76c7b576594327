"""Combat: its rounds at the table, and one battle step by step (DL-10, DL-11)."""
