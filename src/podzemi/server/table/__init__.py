"""One table: its room, the course of its match, clocks, doors, bots, and the live socket."""
