"""The building phases of a year: orders, production, events, adventurers (DL-6 to DL-9)."""
