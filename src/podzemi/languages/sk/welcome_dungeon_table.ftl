### Hor sa do podzemia: čo stôl hovorí popri doske.

wdb-forecast-given-up = Životy pri vstupe: { $hp }. Šanca sa prepočíta, keď výzbroj obetuješ.
wdb-why = Tvoje úspechy: { $successes }, neúspechy: { $failures }. Dva úspechy vyhrávajú, dva neúspechy vyraďujú.
