### How a match ended, for the reader.

result-won = You won
result-won-by = { $points ->
    [one] You won by { $points } point
   *[other] You won by { $points } points
}
result-won-with = You won together with { $names }
result-drawn = A draw
result-lost = You lost
result-lost-by = { $points ->
    [one] You lost by { $points } point
   *[other] You lost by { $points } points
}
result-why = What decided most: { $row }, { $mine } for you, { $other } for { $name }.
result-total = Total
result-picture = Share as a picture
result-lobby = To the home page
# A game without a catalogue of its own.
result-winner = Winner: { $names }
