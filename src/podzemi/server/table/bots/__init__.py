"""Bots at tables: turns, jobs, processes and thinking time."""
