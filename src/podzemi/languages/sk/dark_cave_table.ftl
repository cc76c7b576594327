### Temná jaskyňa: čo stôl hovorí popri doske.

dcb-why = { $role ->
    [saboteur] Ako sabotér hráš za iný klan: { $clan }. Jeho poklad { $mine }, druhý klan { $other }.
   *[loyal] Hráš za { $clan }. Jeho poklad { $mine }, druhý klan { $other }.
}
