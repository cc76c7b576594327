# Nowe stoły i szybkie partie.

tables-alone = Graj w pojedynkę
tables-light = Zapal światło: { $game }
tables-first = Pierwsza partia ({ $options })
tables-first-why = Co radzi instrukcja, gdy gra jest nowa.
