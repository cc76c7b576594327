### Prečo práve tento ťah: čo z neho vyplýva, jednou vetou.

dc-reason-opens-exit = S touto kartou tvoj trpaslík dôjde k východu ešte v tomto ťahu: { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybov
}.
dc-reason-opens-goal = S touto kartou tvoj trpaslík dôjde k zakrytej cieľovej karte ešte v tomto ťahu: { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybov
}.
dc-reason-opens-nugget = S touto kartou tvoj trpaslík dôjde k nugetu ešte v tomto ťahu: { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybov
}.
dc-reason-near-exit = { $cells ->
    [0] Východ je priamo na tejto karte.
    [one] Východ je odtiaľ { $cells } kartu ďaleko.
    [few] Východ je odtiaľ { $cells } karty ďaleko.
   *[other] Východ je odtiaľ { $cells } kariet ďaleko.
}
dc-reason-near-goal = { $cells ->
    [0] To je cieľová karta, na ktorej môže byť východ.
    [one] Najbližšia cieľová karta, na ktorej môže byť východ, je odtiaľ { $cells } kartu ďaleko.
    [few] Najbližšia cieľová karta, na ktorej môže byť východ, je odtiaľ { $cells } karty ďaleko.
   *[other] Najbližšia cieľová karta, na ktorej môže byť východ, je odtiaľ { $cells } kariet ďaleko.
}
dc-reason-to-exit = Tadiaľto dôjdeš k východu ešte v tomto ťahu: { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybov
}.
dc-reason-to-goal = Tadiaľto dôjdeš k zakrytej cieľovej karte ešte v tomto ťahu: { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybov
}.
dc-reason-to-nugget = Tadiaľto dôjdeš k nugetu ešte v tomto ťahu: { $moves ->
    [one] { $moves } pohyb
    [few] { $moves } pohyby
   *[other] { $moves } pohybov
}.
dc-reason-meets-monster = Čaká tam netvor: { $monster }.
dc-reason-toll = { $lost ->
    [0] Tunel si tam vezme nuget.
   *[other] Most si tam vezme kartu z ruky a limit kariet natrvalo klesne.
}
dc-reason-exit-chance = Podľa toho, čo vieš, je tam východ na { $chance } %.
dc-reason-saboteur-chance = Podľa toho, čo je isté, je { $player } na { $chance } % sabotér.
dc-reason-hits = { $monster } stretne: { $hunted }. Hráčov so sekerou medzi nimi: { $axes }.
dc-reason-hits-nobody = { $monster } tam nestretne nikoho.
dc-reason-hands = Dostaneš { $mine ->
    [one] { $mine } kartu
    [few] { $mine } karty
   *[other] { $mine } kariet
}, { $player } ich dostane { $theirs }.
dc-reason-web-lasts = { $turns ->
    [one] Pavučina zmizne sama o { $turns } ťah.
    [few] Pavučina zmizne sama o { $turns } ťahy.
   *[other] Pavučina zmizne sama o { $turns } ťahov.
}
dc-reason-draws = { $draws ->
    [0] Kartu si za to nedoberieš.
    [one] Na konci ťahu si doberieš { $draws } kartu.
    [few] Na konci ťahu si doberieš { $draws } karty.
   *[other] Na konci ťahu si doberieš { $draws } kariet.
}
dc-reason-moves-lost = { $moves ->
    [one] Nevyužiješ { $moves } pohyb.
    [few] Nevyužiješ { $moves } pohyby.
   *[other] Nevyužiješ { $moves } pohybov.
}
dc-reason-wins-now = Podľa toho, čo je isté, by teraz vyhral { $clan } na { $chance } %.
