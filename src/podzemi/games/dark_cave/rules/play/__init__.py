"""The plays of a turn: cards, monsters and their attacks (DC-5 to DC-7, DC-10)."""
