# New tables and quick matches.

tables-alone = Play solo
tables-light = Light a table: { $game }
tables-first = First match ({ $options })
tables-first-why = What the rulebook advises when the game is new to you.
