### Commands that care for the server's store.

store-copying = Copying
store-tables =
    { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
store-people =
    { $people ->
        [one] one person
       *[other] { $people } people
    }
store-backed-up = { store-tables } and { store-people } are in { $file } ({ $size }, { $seconds } s).
store-restored = { store-tables } and { store-people } are back from { $file } ({ $seconds } s).
store-moved = { store-tables } and { store-people } are in { $to }, compared row by row ({ $seconds } s).
store-format = The database has format { $format }; this release uses format { $newest }.
store-led = The database went from format { $before } to format { $after }.
store-working = Working out bot moves for { $place }. Ctrl-C stops.
