### Jak partie dopadla pro čtenáře.

result-won = Vyhráváš
result-won-by = { $points ->
    [one] Vyhráváš o { $points } bod
    [few] Vyhráváš o { $points } body
   *[other] Vyhráváš o { $points } bodů
}
result-won-with = Vyhráváš a s tebou { $names }
result-drawn = Remíza
result-lost = Prohráváš
result-lost-by = { $points ->
    [one] Prohráváš o { $points } bod
    [few] Prohráváš o { $points } body
   *[other] Prohráváš o { $points } bodů
}
result-why = Nejvíc rozhodlo: { $row }. Ty { $mine }, { $name } { $other }.
result-total = Celkem
result-lobby = Do lobby
