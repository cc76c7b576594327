### Mroczna jaskinia: co stół mówi obok planszy.

dcb-why = { $role ->
    [saboteur] Jako sabotażysta grasz dla innego klanu: { $clan }. Jego skarb { $mine }, drugi klan { $other }.
   *[loyal] Grasz dla swojego klanu: { $clan }. Jego skarb { $mine }, drugi klan { $other }.
}
