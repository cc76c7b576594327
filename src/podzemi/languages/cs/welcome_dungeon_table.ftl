### Vzhůru do podzemí: co stůl říká vedle desky.

wdb-forecast-given-up = Životy při vstupu: { $hp }. Šance se spočítá znovu, až výzbroj obětuješ.
