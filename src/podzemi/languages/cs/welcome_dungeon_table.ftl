### Vzhůru do podzemí: co stůl říká vedle desky.

wdb-forecast-given-up = Životy při vstupu bez ní: { $hp }.
wdb-why = Tvé úspěchy: { $successes } (k výhře: { $target }), neúspěchy: { $failures } (k vyřazení: { $limit }).
