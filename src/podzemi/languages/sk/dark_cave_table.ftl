### Temná jaskyňa: čo stôl hovorí popri doske.

dcb-why = { $role ->
    [saboteur] Ako sabotér hráš za iný klan: { $clan }. Jeho poklad { $mine }, druhý klan { $other }.
   *[loyal] Hráš za { $clan }. Jeho poklad { $mine }, druhý klan { $other }.
}

dcb-role-card = { $role ->
    [saboteur] Nosíš farbu { $clan_gen }, ale karta hovorí: sabotér. Pracuješ pre { $other_acc }.
   *[loyal] Karta hovorí: verný. Pracuješ pre { $clan_acc }.
}
