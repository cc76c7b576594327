### Jak partia skończyła się dla czytelnika.

result-won = Wygrana!
result-won-by = { $points ->
    [one] Wygrana o { $points } punkt
    [few] Wygrana o { $points } punkty
   *[many] Wygrana o { $points } punktów
}
result-won-with = Wspólna wygrana, razem z tobą: { $names }
result-drawn = Remis
result-lost = Przegrana
result-lost-by = { $points ->
    [one] Przegrana o { $points } punkt
    [few] Przegrana o { $points } punkty
   *[many] Przegrana o { $points } punktów
}
result-why = Najbardziej zaważyło: { $row }. Ty { $mine }, { $name } { $other }.
result-total = Razem
result-picture = Udostępnij jako obraz
result-lobby = Na stronę główną
# A game without a catalogue of its own.
result-winner = Wygrywa: { $names }
