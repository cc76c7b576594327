# Nowe stoły i szybkie partie.

tables-alone = Graj solo
tables-light = Nowy stół dla przyjaciół: { $game }
tables-first = Pierwsza partia ({ $options })
tables-first-why = Co instrukcja zaleca na pierwszą grę.
