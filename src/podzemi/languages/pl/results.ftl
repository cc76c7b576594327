### Jak partia skończyła się dla czytelnika.

result-won = Wygrywasz
result-won-by = { $points ->
    [one] Wygrywasz o { $points } punkt
    [few] Wygrywasz o { $points } punkty
   *[many] Wygrywasz o { $points } punktów
}
result-won-with = Wygrywasz, a z tobą { $names }
result-drawn = Remis
result-lost = Przegrywasz
result-lost-by = { $points ->
    [one] Przegrywasz o { $points } punkt
    [few] Przegrywasz o { $points } punkty
   *[many] Przegrywasz o { $points } punktów
}
result-why = Najwięcej przesądziło: { $row }. Ty { $mine }, { $name } { $other }.
result-total = Razem
result-lobby = Do lobby
