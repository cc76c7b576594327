### Proč právě tenhle tah: co z něj plyne, jednou větou.

dc-reason-opens-exit = S touto kartou tvůj trpaslík dojde k východu ještě v tomto tahu: { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybů
}.
dc-reason-opens-goal = S touto kartou tvůj trpaslík dojde k zakryté cílové kartě ještě v tomto tahu: { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybů
}.
dc-reason-opens-nugget = S touto kartou tvůj trpaslík dojde k nugetu ještě v tomto tahu: { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybů
}.
dc-reason-near-exit = { $cells ->
    [0] Východ je přímo na této kartě.
    [one] Východ je odtamtud { $cells } kartu daleko.
    [few] Východ je odtamtud { $cells } karty daleko.
   *[other] Východ je odtamtud { $cells } karet daleko.
}
dc-reason-near-goal = { $cells ->
    [0] To je cílová karta, na které může být východ.
    [one] Nejbližší cílová karta, na které může být východ, je odtamtud { $cells } kartu daleko.
    [few] Nejbližší cílová karta, na které může být východ, je odtamtud { $cells } karty daleko.
   *[other] Nejbližší cílová karta, na které může být východ, je odtamtud { $cells } karet daleko.
}
dc-reason-to-exit = Tudy dojdeš k východu ještě v tomto tahu: { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybů
}.
dc-reason-to-goal = Tudy dojdeš k zakryté cílové kartě ještě v tomto tahu: { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybů
}.
dc-reason-to-nugget = Tudy dojdeš k nugetu ještě v tomto tahu: { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybů
}.
dc-reason-meets-monster = Čeká tam nestvůra: { $monster }.
dc-reason-toll = { $lost ->
    [0] Tunel si tam vezme nuget.
   *[other] Most si tam vezme kartu z ruky a limit karet natrvalo klesne.
}
dc-reason-exit-chance = Podle toho, co víš, je tam východ na { $chance } %.
dc-reason-saboteur-chance = Podle toho, co je jisté, je { $player } na { $chance } % sabotér.
dc-reason-hits = { $monster } potká: { $hunted }. Hráčů se sekerou mezi nimi: { $axes }.
dc-reason-hits-nobody = { $monster } tam nepotká nikoho.
dc-reason-hands = Dostaneš { $mine ->
    [one] { $mine } kartu
    [few] { $mine } karty
   *[other] { $mine } karet
}, { $player } jich dostane { $theirs }.
dc-reason-web-lasts = { $turns ->
    [one] Pavučina zmizí sama za { $turns } tah.
    [few] Pavučina zmizí sama za { $turns } tahy.
   *[other] Pavučina zmizí sama za { $turns } tahů.
}
dc-reason-draws = { $draws ->
    [0] Kartu si za to nedobereš.
    [one] Na konci tahu si dobereš { $draws } kartu.
    [few] Na konci tahu si dobereš { $draws } karty.
   *[other] Na konci tahu si dobereš { $draws } karet.
}
dc-reason-moves-lost = { $moves ->
    [one] Nevyužiješ { $moves } pohyb.
    [few] Nevyužiješ { $moves } pohyby.
   *[other] Nevyužiješ { $moves } pohybů.
}
dc-reason-wins-now = Podle toho, co je jisté, by teď vyhrál { $clan } na { $chance } %.
