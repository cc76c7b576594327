### Vzhůru do podzemí: co stůl říká vedle desky.

wdb-forecast-given-up = Životy při vstupu: { $hp }. Šance se spočítá znovu, až výzbroj obětuješ.
wdb-why = Tvé úspěchy: { $successes }, neúspěchy: { $failures }. Dva úspěchy vyhrávají, dva neúspěchy vyřazují.
