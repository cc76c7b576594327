"""Exact search and deduction."""
