### Mroczna jaskinia: co stół mówi obok planszy.

dcb-why = { $role ->
    [saboteur] Jako sabotażysta grasz dla innego klanu: { $clan }. Jego skarb { $mine }, drugi klan { $other }.
   *[loyal] Grasz dla swojego klanu: { $clan }. Jego skarb { $mine }, drugi klan { $other }.
}

dcb-role-card = { $role ->
    [saboteur] Nosisz kolor { $clan_gen }, ale karta mówi: sabotażysta. Pracujesz dla { $other_gen }.
   *[loyal] Karta mówi: wierny. Pracujesz dla { $clan_gen }.
}
