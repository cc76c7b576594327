### Zapraszamy do podziemi: słowa planszy w przeglądarce.
### **Pogrubienie** i strzałkę → rysuje plansza. PŻ: punkty życia. $who to „you” albo „other”.

wdb-board = Plansza
wdb-bestiary = Bestiariusz
wdb-hp = { $hp ->
    [one] PŻ
   *[other] PŻ
}
wdb-hp-now = { $hp ->
    [one] PŻ teraz
   *[other] PŻ teraz
}
wdb-hp-of = Punkty życia: { $hp }, na wejściu { $entry }
wdb-hp-printed = { $hp } bohatera
wdb-kit = Ekwipunek
wdb-in-play = w grze
wdb-spent = zużyte
wdb-legal = można wybrać
wdb-pencilled = wybrane ołówkiem
wdb-given-up = { $who ->
    [you] odrzucasz ty
   *[other] odrzuca { $name }
}

## Co robi żeton

wdb-effect-hp = +{ $amount } PŻ
wdb-effect-defeat-up-to = Pokonuje siłę { $strength } i mniejszą
wdb-effect-defeat-from = Pokonuje siłę { $strength } i większą
wdb-effect-defeat-even = Pokonuje siłę parzystą
wdb-effect-defeat-kind = Pokonuje { $monster_acc }
wdb-effect-defeat-absorb = Pokonuje siłę { $strength } i mniejszą, dodaje ją do PŻ
wdb-effect-name-type = Pokonuje wskazany rodzaj
wdb-effect-may-defeat = Raz: pokonuje wybraną kartę
wdb-effect-may-replace = Raz: wymienia kartę na inną z talii
wdb-effect-pact = Pokonuje Demona i następną kartę
wdb-effect-all-different = Sukces, gdy nic nie trafi się dwa razy
wdb-effect-revive = Raz: powrót z { $hp } PŻ

## Ile kosztuje odrzucenie

wdb-loss-hp = odrzucasz: PŻ { $from } → { $to }
wdb-loss-kinds = odrzucasz: nic nie pokona { $monsters_gen }
wdb-loss-nothing = odrzucasz: wystarczy reszta ekwipunku
wdb-loss-name-type = odrzucasz: bez wskazania rodzaju
wdb-loss-may-defeat = odrzucasz: bez dodatkowego ciosu
wdb-loss-may-replace = odrzucasz: bez wymiany
wdb-loss-pact = odrzucasz: bez paktu
wdb-loss-all-different = odrzucasz: bez drugiej drogi wyjścia
wdb-loss-revive = odrzucasz: bez drugiego życia

## Talia, wzięta karta, podziemia

wdb-deck = Talia potworów
wdb-deck-left = { $deck ->
    [0] Talia jest pusta
    [one] w talii została **{ $deck }** karta
    [few] w talii zostały **{ $deck }** karty
   *[other] w talii zostało **{ $deck }** kart
}
wdb-last-card = Ostatnia karta: kto ją weźmie, rusza na wyprawę.
wdb-last-card-you = Ostatnia karta: jeśli ją weźmiesz, ruszasz na wyprawę.
wdb-draw-only = Weź kartę.
wdb-hand = Wzięta karta
wdb-hand-how = Wybierz podziemia, aby ją dołożyć, albo żeton, aby go odrzucić.
wdb-only-you = Widzisz to tylko ty
wdb-only-you-short = Tylko ty
wdb-show = Pokaż
wdb-covered = Zakryte. Klawisz H albo oko pokaże to znowu.
wdb-verdict-beaten = Pokonuje ją **{ $tile }**: na wyprawie nie zaszkodzi.
wdb-verdict-gain = Pokonuje ją **{ $tile }** i daje na wyprawie **+{ $gain } PŻ**.
wdb-verdict-costs = Nic w grze jej nie pokona. **Na wyprawie kosztuje { $strength } PŻ.**
wdb-verdict-costs-name-type = Nic w grze jej nie pokona. **Na wyprawie kosztuje { $strength } PŻ**, chyba że wybierzesz ją jako cel: { $tile }.
wdb-verdict-costs-may-defeat = Nic nie pokona jej samo. **Na wyprawie kosztuje { $strength } PŻ**, chyba że pokona ją { $tile }.
wdb-verdict-costs-may-replace = Nic nie pokona jej samo. **Na wyprawie kosztuje { $strength } PŻ**, chyba że wymieni ją { $tile }.
wdb-pass-sit-out = Do końca rundy nie grasz.
wdb-pass-left = { $left ->
    [one] W rundzie zostaje **jeden** gracz.
    [few] W rundzie zostaje **{ $left }** graczy.
   *[other] W rundzie zostaje **{ $left }** graczy.
}
wdb-pass-runs = Zostaje tylko **{ $name }** i musi ruszyć na wyprawę.
wdb-you-are-out = W tej rundzie już nie grasz.
wdb-dungeon = Podziemia
wdb-dungeon-label = Podziemia, { wd-count-cards }
wdb-dungeon-add = Podziemia, { wd-count-cards }: dołóż wziętą kartę, można wybrać
wdb-dungeon-grows = { $from } → { wd-count-cards }
wdb-dungeon-empty = Na razie pusto. Kto ruszy teraz, po prostu przejdzie.
wdb-order-last_in_first_out = Walka od lewej: ostatnia dołożona jako pierwsza
wdb-order-first_in_first_out = Walka od lewej: pierwsza dołożona jako pierwsza
wdb-order-shuffled = Przed wyprawą tasowane: kolejność przepadnie
wdb-slot-back = Miejsce { $slot }, { $who ->
    [you] twoja karta
   *[other] { $name }
}, zakryta
wdb-slot-known = Miejsce { $slot }, { $who ->
    [you] twoja karta
   *[other] { $name }
}: { $monster }, siła { $strength }
wdb-slot-pencilled = Miejsce { $slot }, ołówkiem: wzięta karta
wdb-why-draw-first = Najpierw weź kartę.
wdb-why-not-now = Nie teraz.

## Gdyby ruszyć teraz

wdb-ifrun = Jeśli inni spasują i ruszasz teraz ty
wdb-from-what-you-know = z tego, co wiesz
wdb-odds = szansa przeżycia około **{ $percent }%**
wdb-forecast-beaten = { $monster } (miejsce { $slot }): pokona go { $tile }
wdb-forecast-gain = { $monster } (miejsce { $slot }): pokona go { $tile }, **{ $from } → { $to } PŻ**
wdb-forecast-hurt = { $monster } (miejsce { $slot }): **{ $from } → { $to } PŻ**
wdb-forecast-hurt-name = { $monster } (miejsce { $slot }): **{ $from } → { $to } PŻ**, albo go wskaż ({ $tile })
wdb-forecast-revived = { $monster } (miejsce { $slot }): ratuje cię mikstura, **{ $from } → { $to } PŻ**
wdb-forecast-fatal = { $monster } (miejsce { $slot }): **{ $from } → { $to } PŻ, śmierć**
wdb-forecast-fatal-name = { $monster } (miejsce { $slot }): **{ $from } → { $to } PŻ, śmierć**, albo go wskaż ({ $tile })
wdb-forecast-unknown = { $cards ->
    [one] { $cards } nieznana karta
    [few] { $cards } nieznane karty
   *[other] { $cards } nieznanych kart
} spośród { $unseen } niewidzianych: siła od { $min } do { $max }
wdb-forecast-all-known = Znasz każdą kartę w podziemiach.
wdb-forecast-empty = Podziemia są puste: wyprawa się uda.

## Bestiariusz

wdb-bestiary-note = { $cards } kart: co wiesz
wdb-bestiary-note-public = { $cards } kart: co wiedzą wszyscy
wdb-col-kind = Rodzaj
wdb-col-strength = Siła
wdb-col-strength-full = Siła
wdb-col-seen = Znasz
wdb-col-beaten = Pokona go
wdb-seen-of = znane { $seen } z { $copies }
wdb-seen-hand = w ręce
wdb-seen-pile = w podziemiach, miejsce { $slot }
wdb-seen-pile-somewhere = gdzieś w podziemiach
wdb-seen-aside = odłożone
wdb-seen-replaced = usunęła Polimorfia
wdb-beaten-by = pokona go { $tiles }
wdb-costs = kosztuje { $strength } PŻ
wdb-copies = { $copies ->
    [one] { $copies } karta
    [few] { $copies } karty
   *[other] { $copies } kart
}

## Gracze

wdb-aid-card = Karta pomocy
wdb-success-cards = Karty sukcesu
wdb-aid = { $failures ->
    [0] bez szwanku
    [one] { $failures } porażka
    [few] { $failures } porażki
   *[other] { $failures } porażek
}
wdb-successes = { $successes } z { $target }
wdb-aside = odłożone: { $tile }
wdb-aside-known = { $monster }: { $tile }
wdb-status-eliminated = poza grą
wdb-status-runs = na wyprawie
wdb-status-deciding = decyduje
wdb-status-next = potem
wdb-status-in = w grze
wdb-status-passed = pasuje
wdb-status-won = zwycięstwo
wdb-status-watching = czeka

## Wyprawa

wdb-run-title = { $who ->
    [you] Na wyprawie jesteś ty: { $hero }
   *[other] Na wyprawie jest { $name }: { $hero }
}
wdb-run-entry = Na wejściu { $hp } PŻ
wdb-run-named = wskazany rodzaj **{ $monster }** ({ $tile })
wdb-skip = Pomiń (dowolny klawisz)
wdb-card-place = Karta { $number }{ $who ->
    [none] { "" }
    [you] , twoja
   *[other] , { $name }
}
wdb-card-back = zakryta
wdb-sign-rest = bez walki
wdb-sign-loss = −{ $hp } PŻ
wdb-sign-gain = +{ $hp } PŻ
wdb-cap-empty = Podziemia są puste.
wdb-cap-start = { $cards ->
    [one] W ciemności czeka { $cards } karta.
    [few] W ciemności czekają { $cards } karty.
   *[other] W ciemności czeka { $cards } kart.
}
wdb-cap-named = { $who ->
    [you] Wskazujesz: **{ $monster }**. A teraz pierwsza karta.
   *[other] { $name } wskazuje: **{ $monster }**. A teraz pierwsza karta.
}
wdb-cap-turned = Karta { $number } z { $cards }: **{ $monster }**, siła { $strength }.
wdb-cap-replaced = Karta { $number } z { $cards }: Polimorfia, zamiast { $removed_gen } pojawia się **{ $monster }**, siła { $strength }.
wdb-cap-defeated = Karta { $number } z { $cards }: **{ $monster_acc }** pokonuje { $tile }. Nadal { $hp } PŻ.
wdb-cap-gain = Karta { $number } z { $cards }: **{ $monster_acc }** pokonuje { $tile }, +{ $gain } PŻ: teraz { $hp }.
wdb-cap-hurt = Karta { $number } z { $cards }: **{ $monster }** atakuje z siłą { $strength }. Nic w grze go nie pokona, zostaje { $hp } PŻ.
wdb-cap-revived = Karta { $number } z { $cards }: **{ $monster }** atakuje z siłą { $strength }. Mikstura przywraca bohatera do walki: { $hp } PŻ.
wdb-cap-down = Karta { $number } z { $cards }: **{ $monster }** powala bohatera ({ $hp } PŻ), ale wyprawa trwa dalej.
wdb-cap-died = Karta { $number } z { $cards }: **{ $monster }** atakuje z siłą { $strength }. Bohater ginie.
wdb-end-success = { $who ->
    [you] **Przeżywasz wyprawę**, zostaje { $hp } PŻ.
   *[other] **{ $name } przeżywa wyprawę**, zostaje { $hp } PŻ.
}
wdb-end-omnipotence = { $who ->
    [you] Żadne dwa potwory nie są takie same: **dzięki Wszechmocy twoja wyprawa kończy się sukcesem.**
   *[other] Żadne dwa potwory nie są takie same: **dzięki Wszechmocy { $name } odnosi sukces.**
}
wdb-end-failure = { $who ->
    [you] **Twoja wyprawa kończy się porażką.**
   *[other] **{ $name } ponosi porażkę na wyprawie.**
}

## Topór i Polimorfia

wdb-do-add = Dołóż { $monster_acc }
wdb-do-keep-axe = Zachowaj topór
wdb-do-keep-polymorph = Zachowaj Polimorfię
wdb-use-axe = { $monster } pada. **Zostaje { $hp } PŻ**, topór jest zużyty.
wdb-use-polymorph = { $monster } znika, przychodzi wierzchnia karta talii ({ $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[other] { $deck } kart
}): siła od { $min } do { $max }.
wdb-keep-beaten = **{ $tile }** pokonuje { $monster_acc }: zostaje { $hp } PŻ.
wdb-keep-hurt = { $monster } atakuje: **{ $from } → { $to } PŻ**.
wdb-keep-revived = { $monster } atakuje, ratuje cię mikstura: **{ $from } → { $to } PŻ**.
wdb-keep-fatal = { $monster } atakuje: **{ $from } → { $to } PŻ, bohater ginie**.
wdb-keep-down = { $monster } atakuje: **{ $from } → { $to } PŻ**. Bohater pada, ale wyprawę może uratować Wszechmoc.
wdb-omnipotence-open = Wszechmoc: na razie żaden rodzaj nie trafił się dwa razy.
wdb-omnipotence-lost = Wszechmoc: jeden rodzaj trafił się dwa razy, już nie pomoże.

## Koniec rundy i gry

wdb-verdict-title-success = Sukces
wdb-verdict-title-aid = Porażka
wdb-verdict-title-eliminated = Eliminacja
wdb-verdict-success = { $who ->
    [you] Bierzesz kartę sukcesu: { $successes } z { $target }.
   *[other] { $name } bierze kartę sukcesu: { $successes } z { $target }.
}
wdb-verdict-aid = { $who ->
    [you] Twoja karta pomocy odwraca się na ciemną stronę.
   *[other] { $name } odwraca kartę pomocy na ciemną stronę.
}
wdb-verdict-eliminated = { $who ->
    [you] Kolejna porażka: odpadasz z gry.
   *[other] Kolejna porażka: { $name } odpada z gry.
}
wdb-asides = Odłożone w tej rundzie
wdb-hero-hp = { $hp } PŻ, z ekwipunkiem { $full }
wdb-wins = { $who ->
    [you] Wygrywasz
   *[other] Wygrywa { $name }
}
wdb-wins-by-successes = { $successes ->
    [one] { $successes } sukces
    [few] { $successes } sukcesy
   *[other] { $successes } sukcesów
}, { $round ->
    [one] { $round } runda
    [few] { $round } rundy
   *[other] { $round } rund
}
wdb-wins-by-last = w grze nie ma już nikogo innego, { $round ->
    [one] { $round } runda
    [few] { $round } rundy
   *[other] { $round } rund
}

## Pasek pytania

wdb-crumb-round = Runda { $round }
wdb-ask-place = Dołożysz do podziemi { $monster_acc } czy odrzucisz żeton?
wdb-ask-add-only = Dołóż do podziemi { $monster_acc }: innego wyboru nie ma.
wdb-ask-axe = Użyjesz Magicznego topora na { $monster_acc }?
wdb-ask-replace = Użyjesz Polimorfii na { $monster_acc }?
wdb-watch = Wyprawa trwa: patrz, jak odsłaniają się karty.
wdb-watch-how = Kliknięcie albo dowolny klawisz pokaże koniec.
wdb-mind-turn = { $last ->
    [yes] To ostatnia karta: jeśli ją weźmiesz, ruszasz na wyprawę.
   *[no] Po wzięciu karty nie można już spasować.
}
wdb-mind-place = Tę kartę znasz tylko ty. To, który żeton znika, widzą wszyscy.
wdb-mind-forced = Tura obowiązkowa: kartę trzeba dołożyć.
wdb-mind-name = Padną obie karty tego rodzaju. Wskaż to, czego nic innego nie pokona.
wdb-mind-hero = Wybierasz bohatera i zaczynasz następną rundę.
wdb-then-draw = Zobaczysz kartę, a potem ją dołożysz albo odrzucisz żeton.
wdb-then-add = { $known ->
    [0] W podziemiach potem: { wd-count-cards }.
   *[other] W podziemiach potem: { wd-count-cards }, z czego znasz { $known }.
} { $next ->
    [none] Nikt więcej już nie decyduje.
   *[other] Potem decyduje { $next }.
}
wdb-then-sacrifice-hp = PŻ bohatera: { $from } → { $to }. Potem decyduje { $next }.
wdb-then-sacrifice-kinds = Nic już nie pokona { $monsters_gen }. Potem decyduje { $next }.
wdb-then-sacrifice = { $loss }. Potem decyduje { $next }.
wdb-then-name = Każdego { $monster_acc } w podziemiach pokona { $tile }.
wdb-then-hero = { $hp } PŻ, z ekwipunkiem { $full }. Zaczynasz następną rundę.
wdb-confirm-pass = Spasować w tej rundzie?
wdb-confirm-pass-left = Do końca rundy nie grasz; potem { $left ->
    [one] zostaje jeden gracz
    [few] zostaje { $left } graczy
   *[other] zostaje { $left } graczy
}.
wdb-confirm-pass-runs = Do końca rundy nie grasz; potem zostaje tylko { $name } i musi ruszyć na wyprawę.
wdb-confirm-pass-yes = Spasuj
wdb-confirm-pass-no = Zostań w grze
wdb-rounds = Rundy: { $rounds }.
wdb-last-run = { $won ->
    [omnipotence] Ostatnia wyprawa: wszystkie potwory są różne, więc { $runner } odnosi sukces dzięki Wszechmocy.
   *[other] Ostatnia wyprawa: { $runner } przeżywa i ma { wd-count-hp }.
}
wdb-last-fall = { $whose ->
    [own] Ostatnia wyprawa: { $runner } ponosi porażkę. Przesądza własna karta: { $monster }.
    [other] Ostatnia wyprawa: { $runner } ponosi porażkę. Przesądza karta { $monster }, którą dokłada { $adder }.
   *[none] Ostatnia wyprawa: { $runner } ponosi porażkę. Przesądza karta { $monster }.
}
