### Hor sa do podzemia: čo stôl hovorí popri doske.

wdb-forecast-given-up = Životy pri vstupe bez nej: { $hp }.
wdb-why = Tvoje úspechy: { $successes } (na výhru: { $target }), neúspechy: { $failures } (na vyradenie: { $limit }).
