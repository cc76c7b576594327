"""A match as values: the table, its log folded into a state, clocks, luck, outcome. Nothing waits."""
