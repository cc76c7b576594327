### The Dark Cave: what the table says besides its board.

dcb-why = { $role ->
    [saboteur] You were a saboteur and worked for the { $clan }: its treasure { $mine }, the other clan { $other }.
   *[loyal] You worked for the { $clan }: its treasure { $mine }, the other clan { $other }.
}
