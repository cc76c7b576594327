### The Dark Cave: what the table says besides its board.

dcb-why = { $role ->
    [saboteur] You were a saboteur and worked for the { $clan }: its treasure { $mine }, the other clan { $other }.
   *[loyal] You worked for the { $clan }: its treasure { $mine }, the other clan { $other }.
}

dcb-role-card = { $role ->
    [saboteur] You wear the colour of the { $clan }, but you are a saboteur: you work for the { $other }.
   *[loyal] You are loyal: you work for the { $clan }.
}
