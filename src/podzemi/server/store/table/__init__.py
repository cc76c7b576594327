"""Queries about tables: seats, logs, clocks, bots' jobs, packs and talk."""
