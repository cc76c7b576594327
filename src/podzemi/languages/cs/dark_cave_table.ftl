### Temná jeskyně: co stůl říká vedle desky.

dcb-why = { $role ->
    [saboteur] Jako sabotér hraješ za jiný klan: { $clan }. Jeho poklad { $mine }, druhý klan { $other }.
   *[loyal] Hraješ za { $clan }. Jeho poklad { $mine }, druhý klan { $other }.
}

dcb-role-card = { $role ->
    [saboteur] Nosíš barvu { $clan_gen }, ale karta říká: sabotér. Pracuješ pro { $other_acc }.
   *[loyal] Karta říká: věrný. Pracuješ pro { $clan_acc }.
}
