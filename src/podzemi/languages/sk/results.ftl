### Ako partia dopadla pre čitateľa.

result-won = Vyhrávaš
result-won-by = { $points ->
    [one] Vyhrávaš o { $points } bod
    [few] Vyhrávaš o { $points } body
   *[other] Vyhrávaš o { $points } bodov
}
result-won-with = Vyhrávaš a s tebou { $names }
result-drawn = Remíza
result-lost = Prehrávaš
result-lost-by = { $points ->
    [one] Prehrávaš o { $points } bod
    [few] Prehrávaš o { $points } body
   *[other] Prehrávaš o { $points } bodov
}
result-why = Najviac rozhodlo: { $row }. Ty { $mine }, { $name } { $other }.
result-total = Spolu
result-lobby = Do lobby
