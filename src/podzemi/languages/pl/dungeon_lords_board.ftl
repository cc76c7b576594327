### Dungeon Lords: słowa planszy w przeglądarce.

dlb-board = Plansza podziemi
dlb-side = Okolica
dlb-town = Miasto
dlb-beside = Więcej wyborów
dlb-part-orders = Wróć do rozkazów
dlb-part-dungeon = Miasto i podziemia
dlb-lords = Władcy
dlb-close = Zamknij
dlb-legal = można wybrać
dlb-pencilled = zaznaczone ołówkiem
dlb-none = nic
dlb-nobody = na razie nikt
dlb-free = wolne
dlb-neutral = neutralny sługa
dlb-only-you = tylko ty
dlb-house = nasze wartości
dlb-house-note = Te wartości są nasze: drukowanych nie podaje żadne publiczne źródło.
dlb-skip = Pomiń
dlb-year = Rok { $year }
dlb-year-plan = Plan roku
dlb-season =
    { $round ->
        [1] Zima
        [2] Wiosna
        [3] Lato
       *[other] Jesień
    }
dlb-combat = Walka
dlb-combat-round = Walka, runda { $round } z 4
dlb-event-hidden = wydarzenie jeszcze zakryte
dlb-crumb-orders = Rozkazy { $number } z 8
dlb-goods = Zapasy
dlb-gold = Złoto
dlb-food = Jedzenie
dlb-imps = Impy
dlb-trolls = Trolle do pracy
dlb-traps = Pułapki
dlb-evil = Zło
dlb-letters = Martwe listy
dlb-good-gold =
    { $count ->
        [one] 1 złoto
        [few] { $count } złota
       *[other] { $count } złota
    }
dlb-good-food =
    { $count ->
        [one] 1 jedzenie
        [few] { $count } jedzenia
       *[other] { $count } jedzenia
    }
dlb-good-imps =
    { $count ->
        [one] 1 imp
        [few] { $count } impy
       *[other] { $count } impów
    }
dlb-good-imp =
    { $count ->
        [one] 1 imp
        [few] { $count } impy
       *[other] { $count } impów
    }
dlb-good-foreman =
    { $count ->
        [one] 1 imp jako brygadzista
        [few] { $count } impy jako brygadziści
       *[other] { $count } impów jako brygadziści
    }
dlb-good-evil =
    { $count ->
        [one] 1 zło
        [few] { $count } zła
       *[other] { $count } zła
    }
dlb-good-good = o { $count } mniej zła
dlb-good-traps =
    { $count ->
        [one] 1 pułapka
        [few] { $count } pułapki
       *[other] { $count } pułapek
    }
dlb-good-trap =
    { $count ->
        [one] 1 pułapka
        [few] { $count } pułapki
       *[other] { $count } pułapek
    }
dlb-good-spy =
    { $count ->
       *[other] podgląd karty walki
    }
dlb-good-dig_up_to =
    { $count ->
        [one] do 1 korytarza
        [few] do { $count } korytarzy
       *[other] do { $count } korytarzy
    }
dlb-good-dig =
    { $count ->
        [one] 1 korytarz
        [few] { $count } korytarze
       *[other] { $count } korytarzy
    }
dlb-good-mine_up_to = do { $count } złota
dlb-good-monster =
    { $count ->
        [one] potwór
        [few] { $count } potwory
       *[other] { $count } potworów
    }
dlb-good-room =
    { $count ->
        [one] komnata
        [few] { $count } komnaty
       *[other] { $count } komnat
    }
dlb-up-to = ≤ { $count }
dlb-gratis = za darmo
dlb-tile-cost = koszt potwora
dlb-pay-for = { $gain }; cena: { $pay }
dlb-works =
    { $pay ->
        [none] praca { $workers }: { $gain }
       *[other] praca { $workers }, { $pay }: { $gain }
    }
dlb-space = { $order } { $space }: { $what } ({ $who })
dlb-dungeon = Podziemia
dlb-dungeon-of = Podziemia: { $name }
dlb-open-dungeon = Otwórz podziemia: { $name }
dlb-whole-dungeon = Pokaż całe podziemia
dlb-entrance = wejście
dlb-tunnel = Korytarz
dlb-rock = skała
dlb-conquered = zdobyte
dlb-worked =
    { $times ->
        [one] już pracowała
        [few] pracowała { $times } razy
       *[other] pracowała { $times } razy
    }
dlb-dig-of = kop { $number } z { $limit }
dlb-mine-of = złoto { $number } z { $limit }
dlb-offers = W ofercie
dlb-for-hire = Do najęcia
dlb-last-first = pierwsze wybiera miejsce III
dlb-rooms = Komnaty
dlb-no-offer = nic nie zostało
dlb-trap-deck = stos pułapek: { $count }
dlb-room-type =
    { $type ->
        [combat] do walki
        [prestige] punkty na koniec
       *[other] pracuje
    }
dlb-evil-of = { $name }: zło { $evil }.
dlb-paladin-from = paladyn od { $line }
dlb-paladin-at = paladyn jest u: { $name }
dlb-paladin-gone = w tym roku bez paladyna
dlb-paladin-comes = Przyjdzie do ciebie paladyn!
dlb-paladin-near =
    { $missing ->
        [one] Jeszcze { $missing } zło i przyjdzie do ciebie paladyn.
       *[other] Jeszcze { $missing } zła i przyjdzie do ciebie paladyn.
    }
dlb-arriving = Przybywają w tej porze roku
dlb-arriving-next = Przybędą w następnej porze roku
dlb-least-evil = pierwszy idzie do najmniej złego
dlb-goes-away = odchodzi
dlb-class-warrior = Wojownik
dlb-class-thief = Złodziej
dlb-class-priest = Kapłan
dlb-class-wizard = Czarodziej
dlb-class-paladin = Paladyn
dlb-class-illusion = Iluzja
dlb-hp = Punkty życia
dlb-icon-trap = Rozbraja pułapki
dlb-icon-heal = Leczy
dlb-icon-magic = Magia
dlb-cards = Karty walki
dlb-card-down = Karta walki { $position }, zakryta
dlb-card-line =
    { $speed ->
        [fast] szybki · zmęczenie { $fatigue }
       *[other] wolny · zmęczenie { $fatigue }
    }
dlb-face-down = zakryta
dlb-seen-by = widziane: { $names }
dlb-you-spied = szpiegowanie
dlb-at-gate = U bramy
dlb-party-note = drużyna
dlb-lair = Legowisko
dlb-lair-empty = na razie bez potworów
dlb-payday-price = wypłata
dlb-lies-down = zakryty
dlb-in-battle = w walce
dlb-no-traps = brak pułapek
dlb-trap-backs =
    { $count ->
        [one] 1 pułapka, zakryta
        [few] { $count } pułapki, zakryte
       *[other] { $count } pułapek, zakrytych
    }
dlb-prison = Więzienie
dlb-pay = Zapłać
dlb-pay-all = Zapłać wszystkim
dlb-bill-sure = Załatwić wypłatę naraz ({ $count })?
dlb-bill-sum = Płacisz: { $pay }. { $gone ->
    [0] Wszyscy zaznaczeni zostają.
   *[other] Zwalniasz: { $gone }.
}
dlb-release = Zwolnij
dlb-bills = Nadchodzące rachunki
dlb-bill-taxes =
    { $when ->
        [none] Gdyby teraz były podatki: pól { $tiles },
       *[other] Podatki ({ $when }): pól { $tiles },
    }
dlb-bill-payday =
    { $when ->
        [none] Gdyby teraz był dzień wypłaty:
       *[other] Dzień wypłaty ({ $when }):
    }
dlb-bill-nobody = na razie nie ma komu płacić
dlb-bill-missing = brakuje { $missing }: { $points ->
        [one] −{ $points } punkt
        [few] −{ $points } punkty
       *[other] −{ $points } punktów
    }
dlb-bill-short = nie starczy na wszystkie
dlb-bill-letters =
    { $letters ->
        [one] { $letters } martwy list
        [few] { $letters } martwe listy
       *[other] { $letters } martwych listów
    }: { $points ->
        [one] −{ $points } punkt
        [few] −{ $points } punkty
       *[other] −{ $points } punktów
    }
dlb-taxes-grow = więcej z każdymi dwoma polami
dlb-key-evil = Zyskaj 3 zła
dlb-key-coin = Zapłać 1 złoto
dlb-key-dealt = zadane
dlb-key-pencilled = zaznaczone
dlb-key-healed = uleczone
dlb-workers =
    { $trolls ->
        [0] Impy: { $imps }
       *[other] Impy: { $imps }, trolle: { $trolls }
    }
dlb-amount =
    { $amount ->
        [0] nie płać
       *[other] zapłać { $amount }
    }
dlb-unit =
    { $unit ->
        [food] 1 jedzenie
        [evil] 1 zło
        [gold] 1 złoto
        [trap] pułapka
        [monster] potwór
       *[other] strajk
    }
dlb-first-trap = najpierw { $trap }
dlb-withdraw-all =
{ dlb-p-withdraw }
dlb-answer =
    { $answer ->
        [pay] Zapłać
       *[other] Wycofaj
    }
dlb-take-back =
    { $place ->
        [first] { $order } (pierwszy rozkaz)
       *[other] { $order } (sługa na karcie)
    }
dlb-needs-victim = { $creature } chce innego potwora: wybierz go w legowisku.
dlb-three-orders = Twoje trzy rozkazy
dlb-block-two = Zablokuj dwa z trzech rozkazów
dlb-hidden-until = ukryte, dopóki wszyscy nie skończą
dlb-hand = Karty na ręce
dlb-hand-note = miejsca zapełniają się od I do III; kliknij lub przeciągnij
dlb-slot = { $number }. rozkaz
dlb-slot-empty = { $number }. rozkaz: wybierz kartę
dlb-clear-slot = Cofnij: { $order }
dlb-may-wait = albo bez miejsca
dlb-hire-first = jako 1. rozkaz kosztuje o 1 złoto więcej
dlb-cannot-pay = na { $spaces } teraz nie masz
dlb-can-too =
    { $count ->
        [one] też może zagrać
        [few] też mogą zagrać
       *[other] też może zagrać
    }
dlb-nobody-else = nikt inny nie może
dlb-planning = Władcy planują w tajemnicy.
dlb-neutral-card = Trzeci neutralny rozkaz
dlb-neutral-note = zabiera miejsce wszystkim
dlb-blocked = zablok.:
dlb-blocked-season = Zablokowane w tej porze roku:
dlb-if-plan = Jeśli plan się uda
dlb-if-plan-none = Wybierz rozkazy, a zobaczysz, co dają.
dlb-plan-poor = Nie starczy na wszystko.
dlb-steps = Kroki rundy walki
dlb-step =
    { $step ->
        [1] Pułapka
        [2] Szybki czar
        [3] Ataki
        [4] Wolny czar
        [5] Leczenie
        [6] Zdobywanie
       *[other] Koniec
    }
dlb-step-traps =
    { $count ->
        [one] 1 pułapka
        [few] pułapki: { $count }
       *[other] pułapki: { $count }
    }
dlb-step-attacks =
    { $count ->
        [one] 1 potwór
        [few] potwory: { $count }
       *[other] potwory: { $count }
    }
dlb-step-unknown = karta nieznana
dlb-step-no-spell =
    { $speed ->
        [fast] nie jest szybki
       *[other] nie jest wolny
    }
dlb-step-cast = { $spell }
dlb-step-no-power = magia { $magic } z { $round }
dlb-step-silenced = tu czary nie działają
dlb-step-healing = leczy { $healing }, po ataku
dlb-step-nobody-heals = nikt nie leczy
dlb-step-fatigue = zmęczenie { $fatigue }
dlb-step-poison = trucizna
dlb-fights = Walki wszystkich władców
dlb-slow = krok po kroku
dlb-next-step = Dalej
dlb-party = Drużyna
dlb-front = czoło drużyny stoi przy polu
dlb-party-gone = Drużyna jest pokonana.
dlb-in-line =
    { $place ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
        [4] czwarty
       *[other] { $place }.
    }
dlb-hurt-of = rany { $damage } z { $hp }
dlb-battle-tile = Pole walki
dlb-choose-battle = wybierz pole, potwory i pułapkę
dlb-bait =
    { $bait ->
        [one] przynęta: 1 złoto
        [few] przynęta: { $bait } złota
       *[other] przynęta: { $bait } złota
    }
dlb-needs-bait = pułapka w komnacie wymaga przynęty: { $bait }
dlb-nothing-to-send = Nie ma kogo wysłać: wybierz pole.
dlb-all-conquered = Wszystko zdobyte: jeden więzień odchodzi.
dlb-sent-nothing = Nikt nie stoi na drodze.
dlb-no-part = Bez drużyny: w tej rundzie bez walki.
dlb-not-planned = jeszcze bez planu
dlb-has-attacked = w tej walce już po wszystkim
dlb-sheep = Owca
dlb-options = Sposoby ataku
dlb-trap-done = użyta
dlb-trap-aims = czeka na cel
dlb-invisible = nie można zranić
dlb-poisoned = zatruty
dlb-fate-falls = pada
dlb-fate-hurt = +{ $more }
dlb-fate-stays = zostaje
dlb-thieves = Złodzieje
dlb-magic = Magia drużyny
dlb-pool = złodzieje odejmują pułapkom { $pool }
dlb-power = magia { $magic }, trzeba { $round }
dlb-mark-shield = następny punkt zostanie pochłonięty
dlb-mark-rage = wszystkie potwory atakują pierwszego
dlb-mark-no_conquest = w tej rundzie bez zdobywania
dlb-mark-no_healing = w tej rundzie bez leczenia
dlb-mark-no_spell = w tej rundzie bez czaru
dlb-mark-no_fatigue = w tej rundzie bez zmęczenia
dlb-option =
    { $way ->
        [standard] { $strength } pierwszemu
        [all] { $strength } każdemu
        [hold] zatrzymuje drużynę, bez ataku
       *[other] { $but ->
            [first] { $strength } komukolwiek prócz pierwszego
            [priest] { $strength } komukolwiek prócz kapłanów
           *[none] { $times ->
                [1] { $strength } komukolwiek
               *[other] { $times } × { $strength } komukolwiek
            }
        }
    }
dlb-option-again = jeśli padnie, jeszcze { $strength }
dlb-option-returns = wraca odkryty
dlb-option-no-conquest = bez zdobywania
dlb-option-no-healing = bez leczenia
dlb-option-pay = za { $pay }: { $what }
dlb-fore = Dokąd idą rany
dlb-fore-plan = Jeśli będziesz tak walczyć
dlb-card-known = karta jest znana
dlb-card-unknown = nieznana karta: możliwości { $count }
dlb-if-card = Jeśli karta to
dlb-cards-of =
    { $count ->
        [one] 1 karta
        [few] { $count } karty ze zmęczeniem { $fatigue }
       *[other] { $count } kart ze zmęczeniem { $fatigue }
    }
dlb-fatigue = zmęczenie { $fatigue }
dlb-speed =
    { $speed ->
        [fast] szybki
       *[other] wolny
    }
dlb-col-tile = Pole
dlb-col-price = Cena
dlb-col-before = Przedtem
dlb-col-choice = Wybór
dlb-col-end = Koniec
dlb-col-now = Teraz
dlb-to-prison = więzienie
dlb-tile-lost = stracone
dlb-tile-held = utrzymane
dlb-evil-by = zło { $evil }
dlb-cause =
    { $cause ->
        [trap] Pułapka
        [attack] Ataki
        [fatigue] Zmęczenie
        [poison] Trucizna
       *[other] Leczenie
    }
dlb-plan-sum =
    { $all ->
        [1]
            { $lost ->
                [0] Utrzymujesz pole.
               *[other] Tracisz pole.
            }
       *[other] Tracisz pole przy { $lost } z { $all } możliwych kart.
    }
dlb-plan-none =
    { $all ->
        [1]
            { $lost ->
                [0] Jeśli nic nie wyślesz, utrzymujesz pole.
               *[other] Jeśli nic nie wyślesz, tracisz pole.
            }
       *[other] Jeśli nic nie wyślesz, tracisz pole przy { $lost } z { $all } możliwych kart.
    }
dlb-plan-best = Zakładając twoje najlepsze odpowiedzi do końca rundy.
dlb-result-then = Wynik:
dlb-then-prison =
    { $count ->
        [one] Do więzienia idzie { $heroes }.
        [few] Do więzienia idą { $heroes }.
       *[other] Do więzienia idzie { $heroes }.
    }
dlb-then-nobody = Nikt nie pada.
dlb-then-lost = Pole jest zdobyte.
dlb-then-held = Pole się utrzyma.
dlb-falls = { $hero } pada.
dlb-hurts =
    { $way ->
        [healed] { $hero }: leczy się { $more } ({ $damage } z { $hp }).
       *[other] { $hero }: rany { $more } ({ $damage } z { $hp }).
    }
dlb-no-wounds = Nikt nie odnosi ran.
dlb-if-now = Gdyby koniec był teraz
dlb-row =
    { $row ->
        [rooms] Komnaty
        [monsters] Potwory
        [prisoners] Więźniowie
        [paladins] Paladyni
        [conquered] Zdobyte pola
        [letters] Martwe listy
        [prestige] Komnaty prestiżu
        [titles] Tytuły
       *[other] Sala sławy
    }
dlb-row-note-rooms = 2 za każdą niezdobytą komnatę
dlb-row-note-monsters = 1 za każdego potwora; duchy się nie liczą
dlb-row-note-prisoners = 2 za każdego bohatera w więzieniu
dlb-row-note-paladins = 5 za każdego paladyna w więzieniu
dlb-row-note-conquered = −2 za każde zdobyte pole
dlb-row-note-letters = −3 za każde niezapłacone złoto
dlb-row-note-prestige = punkty komnat, które czczą potwory
dlb-row-note-titles = samodzielny za więcej, dzielony za mniej
dlb-row-note-fame = za każdy niedzielony tytuł
dlb-total = Razem
dlb-year-end = Rok { $year } dobiegł końca
dlb-year-next = Do następnego roku
dlb-year-ahead =
    { $who ->
        [you] Gdyby gra skończyła się teraz, prowadzisz (punkty: { $points }).
       *[other]
            { $count ->
                [one] Gdyby gra skończyła się teraz, prowadzi { $names } (punkty: { $points }).
               *[other] Gdyby gra skończyła się teraz, byłby remis: { $names } (punkty: { $points }).
            }
    }
dlb-year-note = Zdobyte pola i więźniowie pozostają. W drugim roku bohaterowie są silniejsi, a każda komnata może pracować dwa razy w każdej porze roku.
dlb-so-far = Dotąd
dlb-titles = Tytuły
dlb-title-dark_deeds = Pan zła
dlb-title-note-dark_deeds = najwięcej zła
dlb-title-halls = Pan komnat
dlb-title-note-halls = najwięcej komnat
dlb-title-tunnels = Pan korytarzy
dlb-title-note-tunnels = najwięcej korytarzy
dlb-title-monsters = Pan potworów
dlb-title-note-monsters = najwięcej potworów
dlb-title-imps = Pan impów
dlb-title-note-imps = najwięcej impów
dlb-title-riches = Pan skarbów
dlb-title-note-riches = najwięcej złota, jedzenia i pułapek
dlb-title-battle = Pan walki
dlb-title-note-battle = najmniej zdobytych pól
dlb-end = Rozrachunek
dlb-next-line = Następny wiersz
dlb-all-lines = Pokaż wszystko
dlb-once-more = Jeszcze raz
dlb-count-tiles =
    { $count ->
        [one] 1 pole
        [few] { $count } pola
       *[other] { $count } pól
    }
dlb-count-letters =
    { $count ->
        [one] 1 list
        [few] { $count } listy
       *[other] { $count } listów
    }
dlb-licence = Licencja
dlb-licensed = tak
dlb-winner = wygrywa
dlb-unlicensed = nie
dlb-result =
    { $licences ->
        [one] Najlepszy wynik: { $best }. Licencję zdobywa jeden władca.
       *[other] Najlepszy wynik: { $best }. Przyznane licencje: { $licences }.
    }
dlb-status-over = koniec gry
dlb-status-decides = decyduje
dlb-status-done = gotowe
dlb-status-waits = czeka
dlb-status-first = zaczyna tę porę roku
dlb-status-safe = bez drużyny u bramy
dlb-status-fights =
    { $count ->
        [one] u bramy 1 bohater
        [few] u bramy { $count } bohaterów
       *[other] u bramy { $count } bohaterów
    }
dlb-caught = Więźniowie
dlb-lost = Stracone pola
dlb-wait-many = Jednocześnie decydują: { $names }.
dlb-ask-use = { $order }, miejsce { $space }: korzystasz?
dlb-ask-cannot = { $order }, miejsce { $space }: nie możesz skorzystać.
dlb-why-cannot = { $why ->
    [price] Nie stać cię na tę cenę.
    [imps] Żaden twój imp nie jest wolny.
    [dig_tunnels] Nie ma już gdzie kopać.
    [mine_gold] W żadnym twoim tunelu nie ma już złota do wydobycia.
    [hire_monster] Nie stać cię na żadnego potwora z oferty.
    [build_room] Żadna komnata z oferty nie mieści się w twoich podziemiach.
   *[other] Nie zostało nic do wzięcia.
}
dlb-ask-dig =
    { $most ->
        [one] Gdzie kopiesz jeden korytarz?
        [few] Gdzie kopiesz do { $most } korytarzy?
       *[other] Gdzie kopiesz do { $most } korytarzy?
    }
dlb-ask-mine =
    { $most ->
        [one] W którym korytarzu wydobywasz?
        [few] W których korytarzach wydobywasz, do { $most }?
       *[other] W których korytarzach wydobywasz, do { $most }?
    }
dlb-ask-hire = Kogo najmujesz?
dlb-ask-price-trap = Którą pułapką zapłacisz?
dlb-ask-price-victim = Którym potworem zapłacisz?
dlb-ask-build = Którą komnatę budujesz i gdzie?
dlb-special-off = bez wydarzenia specjalnego
dlb-special-off-why = W tej partii nie używa się kart wydarzeń specjalnych: żeton nic nie robi.
dlb-ask-special = { $special }: jak odpowiadasz?
dlb-ask-battle-nothing = Co dalej w twojej walce?
dlb-ask-battle-order_traps = Która pułapka będzie pierwsza?
dlb-ask-battle-target = Kogo trafia strzałka?
dlb-ask-battle-spell_choice = { $spell }: jak odpowiadasz?
dlb-ask-battle-attack = Kto atakuje i kogo?
dlb-mind-blocked = Dwóch zablokowanych nie można zagrać w pierwszej porze roku.
dlb-mind-plan = Pierwsza karta wraca na koniec pory roku, dwie pozostałe będą potem zablokowane.
dlb-mind-dig = Każdy korytarz zajmuje impa na tę porę roku. Wolne impy: { $free } z { $imps }.
dlb-mind-mine = Imp przynosi z korytarza 1 złoto. Wolne impy: { $free } z { $imps }.
dlb-mind-hire =
    { $extra ->
        [none] Zapłać cenę potwora.
       *[other] Zapłać cenę potwora i jeszcze { $extra }.
    }
dlb-mind-build =
    { $gold ->
        [0] Tu za darmo.
        [one] Kosztuje { $gold } złoto.
       *[other] Kosztuje { $gold } złota.
    } Komnata zastępuje niezdobyty korytarz, nigdy obok innej komnaty.
dlb-mind-produce = Wolni robotnicy: { $free } { $imps ->
        [one] z { $imps } impa
       *[other] z { $imps } impów
    }, trolle: { $trolls }.
dlb-mind-recover = Dwa pozostałe będą zablokowane w następnej porze roku.
dlb-mind-payday = Zapłać każdemu potworowi znów jego cenę albo zwolnij go i zyskaj 1 zło.
dlb-mind-taxes = Do zapłaty: { $due }. Masz { $gold }. Każde niezapłacone złoto to martwy list, −3 punkty.
dlb-mind-discard = W drugim roku dobierasz o jedną więcej i jedną odsyłasz, zakrytą.
dlb-mind-battle = Drużyna idzie na najbliższe niezdobyte pole. Można nic nie wysłać: wybierz samo pole.
dlb-mind-step =
    { $step ->
        [1] Złodzieje odejmują pułapkom punkty, od przodu.
        [2] Dotyczy tylko potworów w walce, nie duchów.
        [3] Jeśli ktokolwiek zaatakuje, drużyna po atakach leczy się raz. Zatrzymanie to nie atak.
       *[other] Wybór należy do ciebie.
    }
dlb-p-block = Zablokuj: { $cards }
dlb-p-plan = { $first }, potem { $second }, potem { $third }
dlb-p-dig =
    { $count ->
        [one] Wykop jeden korytarz
        [few] Wykop { $count } korytarze
       *[other] Wykop { $count } korytarzy
    }
dlb-p-mine =
    { $count ->
        [one] Wydobądź 1 złoto
        [few] Wydobądź { $count } złota
       *[other] Wydobądź { $count } złota
    }
dlb-p-use = Skorzystaj z miejsca
dlb-p-spy = Skorzystaj z miejsca i podejrzyj kartę walki { $position }
dlb-p-decline = Zrezygnuj: sługa zostaje na karcie
dlb-p-discard = Oddaj: { $trap }
dlb-p-return = Odeślij: { $trap }
dlb-p-hire = Najmij za { $cost }: { $creature }
dlb-p-build = Zbuduj tu: { $room }
dlb-p-work = Komnata pracuje: impy { $imps }, trolle { $trolls }
dlb-p-end = Więcej komnat nie pracuje
dlb-p-recover = Odzyskaj: { $card }
dlb-p-pay = Zapłać { $cost }: { $creature }
dlb-p-release = Zwolnij: { $creature }
dlb-p-taxes = Zapłać podatku: { $amount }
dlb-p-inspect = Zapłać kontrolerom: { $amount }
dlb-p-coin = Zapłać 1 złoto
dlb-p-evil = Zyskaj 3 zła
dlb-p-monster =
    { $unit ->
        [food] { $creature } dostaje 1 jedzenie
        [evil] { $creature } kosztuje 1 zło
        [gold] { $creature } dostaje 1 złoto
        [trap] { $creature } dostaje pułapkę
        [monster] { $creature } dostaje potwora
       *[none] { $creature }
    }
dlb-p-battle =
    { $creatures ->
        [none] { $traps ->
            [none] Walcz tu bez niczego
           *[other] Pułapka: { $traps }
        }
       *[other] { $traps ->
            [none] Wyślij: { $creatures }
           *[other] Wyślij: { $creatures }; pułapka: { $traps }
        }
    }
dlb-p-order = Najpierw { $first }, potem { $second }
dlb-p-target = Celuj w: { $hero }
dlb-p-withdraw =
    { $withdraw ->
        [yes] Wycofaj wszystkie potwory
       *[other] Zyskaj 2 zła
    }
dlb-p-chosen =
    { $pay ->
        [yes] Zapłać znowu: { $creature }
        [no] Wycofaj: { $creature }
       *[none] Wybierz: { $creature }
    }
dlb-p-attack =
    { $targets ->
        [none] { $creature } atakuje
       *[other] { $creature } atakuje: { $targets }
    }
dlb-p-free = Uwolnij: { $hero }
dlb-then-dig = Zostanie impów: { $free } z { $imps }. Pól { $tiles }: podatki { $taxes }.
dlb-then-mine = Wtedy masz złota: { $gold }.
dlb-then-decline = Możesz odzyskać tę kartę zamiast pierwszej.
dlb-then-plan = Zapieczętowane, dopóki wszyscy nie skończą; potem karty odkrywają się jedna po drugiej.
dlb-then-battle = Potem odkrywa się karta walki.
dlb-then-release = Zło { $before }, potem { $after }.
dlb-then-taxes =
    { $letters ->
        [0] Wszystko zapłacone; zostanie złota: { $gold }. Strata punktów: { $points }.
       *[other] Martwe listy: { $letters } (punkty: −{ $points }); zostanie złota: { $gold }.
    }
dlb-then-recover = W następnej porze roku zablokowane: { $cards }.
dlb-then-end = Potem odzyskasz jeden rozkaz.
dlb-do-use = Skorzystaj
dlb-do-spy = Podejrzyj kartę { $position }
dlb-do-seal = Zapieczętuj rozkazy
dlb-do-plan = Walcz w ten sposób
dlb-do-dig =
    { $count ->
        [one] Kop, 1 imp
        [few] Kop, { $count } impy
       *[other] Kop, { $count } impów
    }
dlb-do-mine = Wydobądź złoto: { $count }
dlb-do-hire = Najmij: { $creature }
dlb-do-build = Zbuduj tu
dlb-do-attack = Atakuj
dlb-do-pay = Zapłać
dlb-do-discard = Odeślij
dlb-do-free = Uwolnij
dlb-do-recover = Weź tę kartę
dlb-do-work = Uruchom
dlb-do-block = Zablokuj te dwa
dlb-do-choose = Zatwierdź
dlb-confirm-end = Zakończyć produkcję?
dlb-confirm-end-body = Niektóre komnaty mogłyby jeszcze pracować w tej porze roku.
dlb-confirm-no = Jeszcze nie
dlb-hind-about = Program rozgrywa każdą walkę jeszcze raz i pokazuje najlepszy możliwy wynik.
dlb-hind-show = Pokaż
dlb-hind-searching = Każda walka jest przeszukiwana do końca…
dlb-hind-failed = Teraz nie udało się tego policzyć.
dlb-hind-nothing = Nie było żadnej walki.
dlb-orders = Zagrane rozkazy
dlb-on-card = sługa na karcie
dlb-neutral-colours = Neutralne kolory
dlb-shown = odkryte:
dlb-held = w ręce:
dlb-stores = Zapasy i mieszkańcy
