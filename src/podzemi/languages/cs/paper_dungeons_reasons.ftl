### Proč právě tenhle tah: co z něj plyne, jednou větou.

pd-reason-boss-strength = { $missing ->
    [0] Síla proti netvorovi ({ $boss }) stoupne z { $before } na { $after }, to stačí na nejvyšší stupeň.
   *[other] Síla proti netvorovi ({ $boss }) stoupne z { $before } na { $after }; na další stupeň chybí { $missing }.
}
pd-reason-row-full = Hned to přinese i něco navíc: { $rewards }.
pd-reason-item-whole = Předmět je celý a hned působí: { $item }.
pd-reason-item-half = První polovina předmětu, bez druhé zatím nepůsobí: { $item }.
pd-reason-brew-pays = { $potions ->
    [one] { $potions } lektvar, a řada přinese navíc: { $rewards }.
    [few] { $potions } lektvary, a řada přinese navíc: { $rewards }.
   *[other] { $potions } lektvarů, a řada přinese navíc: { $rewards }.
}
pd-reason-brew-next = { $potions ->
    [one] { $potions } lektvar
    [few] { $potions } lektvary
   *[other] { $potions } lektvarů
}; do další odměny ({ $reward }) jich pak bude chybět { $missing }.
pd-reason-brew-only = { $potions ->
    [0] Na lektvar už není místo.
    [one] { $potions } lektvar, žádná odměna už za ním není.
    [few] { $potions } lektvary, žádná odměna už za nimi není.
   *[other] { $potions } lektvarů, žádná odměna už za nimi není.
}
pd-reason-way-deadly = Místnost { $room } stojí { $wounds } zranění a družina na ně zemře.
pd-reason-way-hurts = Místnost { $room } stojí { $wounds } zranění{ $track ->
    [0] {", všechna do lektvarů"}
   *[other] , na počítadlo z toho přijde { $track }
}.
pd-reason-way-pays = Poklad v místnosti { $room }: { $rewards }.
pd-reason-way-gem = V místnosti { $room } leží drahokam { $gem }.
pd-reason-way-clear = Místnost { $room } je nová a nestojí žádné zranění.
pd-reason-way-known = V místnosti { $room } už družina byla: nic nového tam není.
pd-reason-steps-lost = { $steps ->
    [one] Propadne { $steps } krok.
    [few] Propadnou { $steps } kroky.
   *[other] Propadne { $steps } kroků.
}
pd-reason-steps-paid = { $steps ->
    [one] Kostka zaplatí { $steps } krok.
    [few] Kostka zaplatí { $steps } kroky.
   *[other] Kostka zaplatí { $steps } kroků.
}
pd-reason-goal-pays = Cíl { $goal }: od hodnoty { $need } přinese body slávy: { $glory }.
