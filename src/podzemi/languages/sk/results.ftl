### Ako partia dopadla pre čitateľa.

result-won = Výhra!
result-won-by = { $points ->
    [one] Výhra o { $points } bod
    [few] Výhra o { $points } body
   *[other] Výhra o { $points } bodov
}
result-won-with = Spoločná výhra, s tebou: { $names }
result-drawn = Remíza
result-lost = Prehra
result-lost-by = { $points ->
    [one] Prehra o { $points } bod
    [few] Prehra o { $points } body
   *[other] Prehra o { $points } bodov
}
result-why = Najviac rozhodlo: { $row }. Ty { $mine }, { $name } { $other }.
result-total = Spolu
result-picture = Zdieľať ako obrázok
result-lobby = Na úvodnú stránku
# A game without a catalogue of its own.
result-winner = Víťazí: { $names }
