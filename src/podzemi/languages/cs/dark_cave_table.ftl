### Temná jeskyně: co stůl říká vedle desky.

dcb-why = { $role ->
    [saboteur] Jako sabotér hraješ za jiný klan: { $clan }. Jeho poklad { $mine }, druhý klan { $other }.
   *[loyal] Hraješ za { $clan }. Jeho poklad { $mine }, druhý klan { $other }.
}
