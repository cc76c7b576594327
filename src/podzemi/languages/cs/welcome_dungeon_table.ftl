### Vzhůru do podzemí: co stůl říká vedle desky.

wdb-forecast-given-up = Životy při vstupu bez ní: { $hp }.
wdb-why = Tvé úspěchy: { $successes }, neúspěchy: { $failures }. Dva úspěchy vyhrávají, dva neúspěchy vyřazují.
