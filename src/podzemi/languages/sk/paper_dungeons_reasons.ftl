### Prečo práve tento ťah: čo z neho vyplýva, jednou vetou.

pd-reason-boss-strength = { $missing ->
    [0] Sila proti netvorovi ({ $boss }) stúpne z { $before } na { $after }, to stačí na najvyšší stupeň.
   *[other] Sila proti netvorovi ({ $boss }) stúpne z { $before } na { $after }; na ďalší stupeň chýba { $missing }.
}
pd-reason-row-full = Hneď to prinesie aj niečo navyše: { $rewards }.
pd-reason-item-whole = Predmet je celý a hneď pôsobí: { $item }.
pd-reason-item-half = Prvá polovica predmetu, bez druhej zatiaľ nepôsobí: { $item }.
pd-reason-brew-pays = { $potions ->
    [one] { $potions } elixír, a rad prinesie navyše: { $rewards }.
    [few] { $potions } elixíry, a rad prinesie navyše: { $rewards }.
   *[other] { $potions } elixírov, a rad prinesie navyše: { $rewards }.
}
pd-reason-brew-next = { $potions ->
    [one] { $potions } elixír
    [few] { $potions } elixíry
   *[other] { $potions } elixírov
}; do ďalšej odmeny ({ $reward }) ich potom bude chýbať { $missing }.
pd-reason-brew-only = { $potions ->
    [0] Na elixír už nie je miesto.
    [one] { $potions } elixír, žiadna odmena už za ním nie je.
    [few] { $potions } elixíry, žiadna odmena už za nimi nie je.
   *[other] { $potions } elixírov, žiadna odmena už za nimi nie je.
}
pd-reason-way-deadly = Miestnosť { $room } stojí { $wounds ->
    [one] { $wounds } zranenie
    [few] { $wounds } zranenia
   *[other] { $wounds } zranení
} a družina na to zomrie.
pd-reason-way-hurts = Miestnosť { $room } stojí { $wounds ->
    [one] { $wounds } zranenie
    [few] { $wounds } zranenia
   *[other] { $wounds } zranení
}{ $track ->
    [0] {", všetky do elixírov"}
   *[other] , na počítadlo z toho príde { $track }
}.
pd-reason-way-pays = Poklad v miestnosti { $room }: { $rewards }.
pd-reason-way-gem = V miestnosti { $room } leží drahokam { $gem }.
pd-reason-way-clear = Miestnosť { $room } je nová a nestojí žiadne zranenie.
pd-reason-way-known = V miestnosti { $room } už družina bola: nič nové tam nie je.
pd-reason-steps-lost = { $steps ->
    [one] Stratí sa { $steps } krok.
    [few] Stratia sa { $steps } kroky.
   *[other] Stratí sa { $steps } krokov.
}
pd-reason-steps-paid = { $steps ->
    [one] Kocka zaplatí { $steps } krok.
    [few] Kocka zaplatí { $steps } kroky.
   *[other] Kocka zaplatí { $steps } krokov.
}
pd-reason-goal-pays = Cieľ { $goal }: od hodnoty { $need } prinesie body slávy: { $glory }.
