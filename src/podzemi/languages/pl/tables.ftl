# Nowe stoły i szybkie partie.

tables-alone = Graj solo
tables-light = Nowy stół dla przyjaciół: { $game }
tables-first = Pierwsza partia ({ $options })
tables-first-why = Co radzi instrukcja, gdy gra jest nowa.
