### Jak partie dopadla pro čtenáře.

result-won = Výhra!
result-won-by = { $points ->
    [one] Výhra o { $points } bod
    [few] Výhra o { $points } body
   *[other] Výhra o { $points } bodů
}
result-won-with = Společná výhra, s tebou: { $names }
result-drawn = Remíza
result-lost = Prohra
result-lost-by = { $points ->
    [one] Prohra o { $points } bod
    [few] Prohra o { $points } body
   *[other] Prohra o { $points } bodů
}
result-why = Nejvíc rozhodlo: { $row }. Ty { $mine }, { $name } { $other }.
result-total = Celkem
result-picture = Sdílet jako obrázek
result-lobby = Na úvodní stránku
# A game without a catalogue of its own.
result-winner = Vítězí: { $names }
