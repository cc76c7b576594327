# Nové stoly a rychlé partie.

tables-alone = Hrát sólo
tables-light = Založit stůl: { $game }
tables-first = První partie ({ $options })
tables-first-why = Co pravidla doporučují pro první hru.
