### Welcome to the Dungeon: what the table says besides its board.

wdb-forecast-given-up = You would enter with { $hp } HP without it.
wdb-why = You had { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
} and { $failures ->
    [one] { $failures } failure
   *[other] { $failures } failures
}. { $target ->
    [one] { $target } success wins
   *[other] { $target } successes win
}, { $limit ->
    [one] { $limit } failure puts you out
   *[other] { $limit } failures put you out
}.
