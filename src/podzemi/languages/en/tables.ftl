# New tables and quick matches.

tables-alone = Play solo
tables-light = Open a table: { $game }
tables-first = First match ({ $options })
tables-first-why = What the rulebook recommends for your first game.
