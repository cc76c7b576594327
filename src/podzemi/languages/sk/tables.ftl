# Nové stoly a rýchle partie.

tables-alone = Hrať sólo
tables-light = Založiť stôl: { $game }
tables-first = Prvá partia ({ $options })
tables-first-why = Čo pravidlá odporúčajú na prvú hru.
