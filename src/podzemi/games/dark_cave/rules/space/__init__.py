"""The cave as a space: cards, cobwebs, walking, battle axes (DC-2, DC-6.4, DC-6.6, DC-8)."""
