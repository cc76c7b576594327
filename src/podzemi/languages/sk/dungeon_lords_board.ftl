### Dungeon Lords: slová dosky v prehliadači.

dlb-board = Doska podzemia
dlb-side = Okolie
dlb-town = Mesto
dlb-beside = Ďalšie voľby
dlb-part-orders = Späť k príkazom
dlb-part-dungeon = Mesto a podzemie
dlb-lords = Páni
dlb-close = Zavrieť
dlb-legal = dá sa vybrať
dlb-pencilled = zvolené ceruzkou
dlb-none = nič
dlb-nobody = zatiaľ nikto
dlb-free = voľné
dlb-neutral = sluha nehrajúcej farby
dlb-only-you = len ty
dlb-house = naše hodnoty
dlb-house-note = Tieto hodnoty sú naše: vytlačené neuvádza žiadny verejný zdroj.
dlb-skip = Preskočiť
dlb-year = { $year }. rok
dlb-year-plan = Plán roka
dlb-season =
    { $round ->
        [1] Zima
        [2] Jar
        [3] Leto
       *[other] Jeseň
    }
dlb-combat = Boj
dlb-combat-round = Boj, { $round }. kolo zo 4
dlb-event-hidden = udalosť je zatiaľ lícom nadol
dlb-crumb-orders = Príkazy { $number } z 8
dlb-goods = Zásoby
dlb-gold = Zlato
dlb-food = Jedlo
dlb-imps = Impovia
dlb-trolls = Trollovia na prácu
dlb-traps = Pasce
dlb-evil = Zlo
dlb-letters = Nedoručiteľná pošta
dlb-good-gold =
    { $count ->
        [one] 1 zlato
        [few] { $count } zlata
       *[other] { $count } zlata
    }
dlb-good-food =
    { $count ->
        [one] 1 jedlo
        [few] { $count } jedlá
       *[other] { $count } jedál
    }
dlb-good-imps =
    { $count ->
        [one] 1 imp
        [few] { $count } impovia
       *[other] { $count } impov
    }
dlb-good-imp =
    { $count ->
        [one] 1 imp
        [few] { $count } impovia
       *[other] { $count } impov
    }
dlb-good-foreman =
    { $count ->
        [one] 1 imp ako predák
        [few] { $count } impovia ako predáci
       *[other] { $count } impov ako predáci
    }
dlb-good-evil =
    { $count ->
        [one] 1 zlo
        [few] { $count } zla
       *[other] { $count } zla
    }
dlb-good-good = zlo o { $count } nižšie
dlb-good-traps =
    { $count ->
        [one] 1 pasca
        [few] { $count } pasce
       *[other] { $count } pascí
    }
dlb-good-trap =
    { $count ->
        [one] 1 pasca
        [few] { $count } pasce
       *[other] { $count } pascí
    }
dlb-good-spy =
    { $count ->
       *[other] pohľad na bojovú kartu
    }
dlb-good-dig_up_to =
    { $count ->
        [one] až 1 chodba
        [few] až { $count } chodby
       *[other] až { $count } chodieb
    }
dlb-good-dig =
    { $count ->
        [one] 1 chodba
        [few] { $count } chodby
       *[other] { $count } chodieb
    }
dlb-good-mine_up_to = { $count ->
        [one] až { $count } zlato
       *[other] až { $count } zlata
    }
dlb-good-monster =
    { $count ->
        [one] príšera
        [few] { $count } príšery
       *[other] { $count } príšer
    }
dlb-good-room =
    { $count ->
        [one] miestnosť
        [few] { $count } miestnosti
       *[other] { $count } miestností
    }
dlb-up-to = ≤ { $count }
dlb-gratis = zadarmo
dlb-tile-cost = cena príšery
dlb-pay-for = { $gain }; cena: { $pay }
dlb-works =
    { $pay ->
        [none] práca { $workers }: { $gain }
       *[other] práca { $workers }, { $pay }: { $gain }
    }
dlb-space = { $order } { $space }: { $what } ({ $who })
dlb-dungeon = Podzemie
dlb-dungeon-of = Podzemie: { $name }
dlb-open-dungeon = Otvoriť podzemie: { $name }
dlb-whole-dungeon = Ukázať celé podzemie
dlb-entrance = vchod
dlb-tunnel = Chodba
dlb-rock = skala
dlb-conquered = dobyté
dlb-worked =
    { $times ->
        [one] už pracovala
        [few] pracovala { $times }×
       *[other] pracovala { $times }×
    }
dlb-dig-of = kopať { $number } z { $limit }
dlb-mine-of = zlato { $number } z { $limit }
dlb-offers = V ponuke
dlb-for-hire = Na najatie
dlb-last-first = prvé vyberá miesto III
dlb-rooms = Miestnosti
dlb-no-offer = nič nezostalo
dlb-trap-deck = balíček pascí: { $count }
dlb-room-type =
    { $type ->
        [combat] na boj
        [prestige] body na konci
       *[other] pracuje
    }
dlb-evil-of = { $name }: zlo { $evil }.
dlb-paladin-from = paladin od { $line }
dlb-paladin-at = paladin je u: { $name }
dlb-paladin-gone = tento rok bez paladina
dlb-paladin-comes = Príde k tebe paladin!
dlb-paladin-near =
    { $missing ->
        [one] Ešte { $missing } zlo a príde k tebe paladin.
       *[other] Ešte { $missing } zla a príde k tebe paladin.
    }
dlb-arriving = Prídu v tomto období
dlb-arriving-next = Prídu v ďalšom období
dlb-least-evil = prvý ide k najmenej zlému
dlb-goes-away = odíde
dlb-class-warrior = Bojovník
dlb-class-thief = Zlodej
dlb-class-priest = Kňaz
dlb-class-wizard = Čarodejník
dlb-class-paladin = Paladin
dlb-class-illusion = Ilúzia
dlb-hp = Životy
dlb-icon-trap = Ruší pasce
dlb-icon-heal = Lieči
dlb-icon-magic = Mágia
dlb-cards = Bojové karty
dlb-card-down = Bojová karta { $position }, lícom nadol
dlb-card-line =
    { $speed ->
        [fast] rýchle · únava { $fatigue }
       *[other] pomalé · únava { $fatigue }
    }
dlb-face-down = lícom nadol
dlb-seen-by = videné: { $names }
dlb-you-spied = špionáž
dlb-at-gate = Pri bráne
dlb-party-note = družina
dlb-lair = Brloh
dlb-lair-empty = zatiaľ bez príšer
dlb-payday-price = výplata
dlb-lies-down = lícom nadol
dlb-in-battle = v boji
dlb-no-traps = žiadne pasce
dlb-trap-backs =
    { $count ->
        [one] 1 pasca, lícom nadol
        [few] { $count } pasce, lícom nadol
       *[other] { $count } pascí, lícom nadol
    }
dlb-prison = Väzenie
dlb-pay = Zaplatiť
dlb-pay-all = Zaplatiť všetkým
dlb-bill-sure = Vybaviť výplatu naraz ({ $count })?
dlb-bill-sum = Zaplatíš: { $pay }. { $gone ->
    [0] Všetci označení zostávajú.
   *[other] Prepustíš: { $gone }.
}
dlb-release = Prepustiť
dlb-bills = Účty, ktoré prídu
dlb-bill-taxes =
    { $when ->
        [none] Keby teraz boli dane: dielov { $tiles },
       *[other] Dane ({ $when }): dielov { $tiles },
    }
dlb-bill-payday =
    { $when ->
        [none] Keby teraz bol výplatný deň:
       *[other] Výplatný deň ({ $when }):
    }
dlb-bill-nobody = zatiaľ nie je koho platiť
dlb-bill-missing = chýba { $missing }: { $points ->
        [one] −{ $points } bod
        [few] −{ $points } body
       *[other] −{ $points } bodov
    }
dlb-bill-short = na všetky nestačí
dlb-bill-letters =
    nedoručiteľná pošta { $letters }: { $points ->
        [one] −{ $points } bod
        [few] −{ $points } body
       *[other] −{ $points } bodov
    }
dlb-taxes-grow = s každými dvoma dielmi viac
dlb-key-evil = Získať 3 zla
dlb-key-coin = Zaplatiť 1 zlato
dlb-key-dealt = udelené
dlb-key-pencilled = zvolené ceruzkou
dlb-key-healed = vyliečené
dlb-workers =
    { $trolls ->
        [0] Impovia: { $imps }
       *[other] Impovia: { $imps }, trollovia: { $trolls }
    }
dlb-amount =
    { $amount ->
        [0] neplatiť
       *[other] zaplatiť { $amount }
    }
dlb-unit =
    { $unit ->
        [food] 1 jedlo
        [evil] 1 zlo
        [gold] 1 zlato
        [trap] pasca
        [monster] príšera
       *[other] štrajk
    }
dlb-first-trap = najprv { $trap }
dlb-withdraw-all =
{ dlb-p-withdraw }
dlb-answer =
    { $answer ->
        [pay] Zaplatiť
       *[other] Stiahnuť
    }
dlb-take-back =
    { $place ->
        [first] { $order } (prvý príkaz)
       *[other] { $order } (sluha na karte)
    }
dlb-needs-victim = { $creature } chce inú príšeru: vyber ju v brlohu.
dlb-three-orders = Tvoje tri príkazy
dlb-block-two = Zablokuj dva z troch príkazov
dlb-hidden-until = skryté, kým nie sú všetci hotoví
dlb-hand = Karty v ruke
dlb-hand-note = miesta sa plnia od I do III; klikni alebo presuň
dlb-slot = { $number }. príkaz
dlb-slot-empty = { $number }. príkaz: vyber kartu
dlb-clear-slot = Vziať späť: { $order }
dlb-may-wait = alebo bez miesta
dlb-hire-first = ako 1. príkaz stojí o 1 zlato viac
dlb-cannot-pay = na { $spaces } teraz nemáš
dlb-can-too =
    { $count ->
        [one] môže hrať tiež
        [few] môžu hrať tiež
       *[other] môže hrať tiež
    }
dlb-nobody-else = nikto iný nemôže
dlb-planning = Páni tajne plánujú.
dlb-neutral-card = Tretí príkaz nehrajúcej farby
dlb-neutral-note = zaberie miesto všetkým
dlb-blocked = blokované:
dlb-blocked-season = Zablokované v tomto období:
dlb-if-plan = Ak plán vyjde
dlb-if-plan-none = Vyber príkazy a uvidíš, kam vedú.
dlb-plan-poor = Na všetko nemáš.
dlb-steps = Kroky bojového kola
dlb-step =
    { $step ->
        [1] Pasca
        [2] Rýchle kúzlo
        [3] Útoky
        [4] Pomalé kúzlo
        [5] Liečenie
        [6] Dobýjanie
       *[other] Koniec
    }
dlb-step-traps =
    { $count ->
        [one] 1 pasca
        [few] pasce: { $count }
       *[other] pasce: { $count }
    }
dlb-step-attacks =
    { $count ->
        [one] 1 príšera
        [few] príšery: { $count }
       *[other] príšery: { $count }
    }
dlb-step-unknown = karta neznáma
dlb-step-no-spell =
    { $speed ->
        [fast] nie je rýchle
       *[other] nie je pomalé
    }
dlb-step-cast = { $spell }
dlb-step-no-power = mágia { $magic } z { $round }
dlb-step-silenced = tu kúzla nepôsobia
dlb-step-healing = lieči { $healing }, po útoku
dlb-step-nobody-heals = nikto nelieči
dlb-step-fatigue = únava { $fatigue }
dlb-step-poison = jed
dlb-fights = Boje všetkých pánov
dlb-slow = krok za krokom
dlb-next-step = Ďalej
dlb-party = Družina
dlb-front = čelo radu stojí pri diele
dlb-party-gone = Družina je porazená.
dlb-in-line =
    { $place ->
        [1] prvý
        [2] druhý
        [3] tretí
        [4] štvrtý
       *[other] { $place }.
    }
dlb-hurt-of = zranenia { $damage } z { $hp }
dlb-battle-tile = Miesto boja
dlb-choose-battle = vyber diel, príšery a pascu
dlb-bait =
    { $bait ->
        [one] návnada: 1 zlato
        [few] návnada: { $bait } zlata
       *[other] návnada: { $bait } zlata
    }
dlb-needs-bait = pasca v miestnosti chce návnadu: { $bait }
dlb-nothing-to-send = Nemáš koho poslať: vyber diel.
dlb-all-conquered = Všetko je dobyté: jeden väzeň odíde.
dlb-sent-nothing = V ceste nikto nestojí.
dlb-no-part = Bez družiny: v tomto kole bez boja.
dlb-not-planned = zatiaľ bez plánu
dlb-has-attacked = v tomto boji už dobojované
dlb-sheep = Ovca
dlb-options = Spôsoby útoku
dlb-trap-done = použité
dlb-trap-aims = čaká na cieľ
dlb-invisible = nedá sa zraniť
dlb-poisoned = otrávený
dlb-fate-falls = padne
dlb-fate-hurt = +{ $more }
dlb-fate-stays = zostane
dlb-thieves = Zlodeji
dlb-magic = Mágia družiny
dlb-pool = zlodeji uberú pasciam { $pool }
dlb-power = mágia { $magic }, treba { $round }
dlb-mark-shield = ďalší bod sa pohltí
dlb-mark-rage = všetky príšery útočia na prvého
dlb-mark-no_conquest = v tomto kole bez dobýjania
dlb-mark-no_healing = v tomto kole bez liečenia
dlb-mark-no_spell = v tomto kole bez kúzla
dlb-mark-no_fatigue = v tomto kole bez únavy
dlb-option =
    { $way ->
        [standard] { $strength } prvému
        [all] { $strength } každému
        [hold] zdrží družinu, bez útoku
       *[other] { $but ->
            [first] { $strength } komukoľvek okrem prvého
            [priest] { $strength } komukoľvek okrem kňazov
           *[none] { $times ->
                [1] { $strength } komukoľvek
               *[other] { $times } × { $strength } komukoľvek
            }
        }
    }
dlb-option-again = ak padne, ešte { $strength }
dlb-option-returns = vráti sa lícom nahor
dlb-option-no-conquest = bez dobýjania
dlb-option-no-healing = bez liečenia
dlb-option-pay = za { $pay }: { $what }
dlb-fore = Kam ide ktoré zranenie
dlb-fore-plan = Ak budeš bojovať takto
dlb-card-known = karta je známa
dlb-card-unknown = neznáma karta: možností { $count }
dlb-if-card = Ak je karta
dlb-cards-of =
    { $count ->
        [one] 1 karta
        [few] { $count } karty s únavou { $fatigue }
       *[other] { $count } kariet s únavou { $fatigue }
    }
dlb-fatigue = únava { $fatigue }
dlb-speed =
    { $speed ->
        [fast] rýchle
       *[other] pomalé
    }
dlb-col-tile = Diel
dlb-col-price = Cena
dlb-col-before = Predtým
dlb-col-choice = Voľba
dlb-col-end = Koniec
dlb-col-now = Teraz
dlb-to-prison = väzenie
dlb-tile-lost = stratený
dlb-tile-held = udržaný
dlb-evil-by = zlo { $evil }
dlb-cause =
    { $cause ->
        [trap] Pasca
        [attack] Útoky
        [fatigue] Únava
        [poison] Jed
       *[other] Liečenie
    }
dlb-plan-sum =
    { $all ->
        [1]
            { $lost ->
                [0] Diel udržíš.
               *[other] O diel prídeš.
            }
       *[other] O diel prídeš pri { $lost } z { $all } možných kariet.
    }
dlb-plan-none =
    { $all ->
        [1]
            { $lost ->
                [0] Ak nič nepošleš, diel udržíš.
               *[other] Ak nič nepošleš, prídeš o diel.
            }
       *[other] Ak nič nepošleš, prídeš o diel pri { $lost } z { $all } možných kariet.
    }
dlb-plan-best = Počíta sa s tvojimi najlepšími odpoveďami do konca kola.
dlb-result-then = Výsledok:
dlb-then-prison =
    { $count ->
        [one] Do väzenia ide { $heroes }.
        [few] Do väzenia idú { $heroes }.
       *[other] Do väzenia ide { $heroes }.
    }
dlb-then-nobody = Nikto nepadne.
dlb-then-lost = Diel je dobytý.
dlb-then-held = Diel sa udrží.
dlb-falls = { $hero } padne.
dlb-hurts =
    { $way ->
        [healed] { $hero }: lieči sa { $more } ({ $damage } z { $hp }).
       *[other] { $hero }: zranenie { $more } ({ $damage } z { $hp }).
    }
dlb-no-wounds = Nikto nie je zranený.
dlb-if-now = Keby bol koniec teraz
dlb-row =
    { $row ->
        [rooms] Miestnosti
        [monsters] Príšery
        [prisoners] Väzni
        [paladins] Paladini
        [conquered] Dobyté diely
        [letters] Nedoručiteľná pošta
        [prestige] Prestížne miestnosti
        [titles] Tituly
       *[other] Sieň slávy
    }
dlb-row-note-rooms = 2 za každú nedobytú miestnosť
dlb-row-note-monsters = 1 za každú príšeru; duchovia sa nerátajú
dlb-row-note-prisoners = 2 za každého hrdinu vo väzení
dlb-row-note-paladins = 5 za každého paladina vo väzení
dlb-row-note-conquered = −2 za každý dobytý diel
dlb-row-note-letters = −3 za každé nezaplatené zlato
dlb-row-note-prestige = body miestností, ktoré ctia príšery
dlb-row-note-titles = nezdieľaný za viac, zdieľaný za menej
dlb-row-note-fame = za každý nezdieľaný titul
dlb-total = Spolu
dlb-year-end = { $year }. rok sa skončil
dlb-year-next = Do ďalšieho roka
dlb-year-ahead =
    { $who ->
        [you] Keby sa hra skončila teraz, vedieš (body: { $points }).
       *[other]
            { $count ->
                [one] Keby sa hra skončila teraz, vedie { $names } (body: { $points }).
               *[other] Keby sa hra skončila teraz, bola by to zhoda: { $names } (body: { $points }).
            }
    }
dlb-year-note = Dobyté diely aj väzni zostávajú. V druhom roku sú hrdinovia silnejší a každá miestnosť môže pracovať dvakrát za obdobie.
dlb-so-far = Zatiaľ
dlb-titles = Tituly
dlb-title-dark_deeds = Pán zla
dlb-title-note-dark_deeds = najviac zla
dlb-title-halls = Pán siení
dlb-title-note-halls = najviac miestností
dlb-title-tunnels = Pán chodieb
dlb-title-note-tunnels = najviac chodieb
dlb-title-monsters = Pán príšer
dlb-title-note-monsters = najviac príšer
dlb-title-imps = Pán impov
dlb-title-note-imps = najviac impov
dlb-title-riches = Pán pokladov
dlb-title-note-riches = najviac zlata, jedla a pascí
dlb-title-battle = Pán boja
dlb-title-note-battle = najmenej dobytých dielov
dlb-end = Účtovanie
dlb-next-line = Ďalší riadok
dlb-all-lines = Ukázať všetko
dlb-once-more = Ešte raz
dlb-count-tiles =
    { $count ->
        [one] 1 diel
        [few] { $count } diely
       *[other] { $count } dielov
    }
dlb-count-letters = pošta: { $count }
dlb-licence = Licencia
dlb-licensed = áno
dlb-winner = vyhráva
dlb-unlicensed = nie
dlb-result =
    { $licences ->
        [one] Najlepšie: { $best }. Licenciu získava jeden pán.
       *[other] Najlepšie: { $best }. Udelené licencie: { $licences }.
    }
dlb-status-over = dohrané
dlb-status-decides = rozhoduje
dlb-status-done = hotovo
dlb-status-waits = čaká
dlb-status-first = začína toto obdobie
dlb-status-safe = bez družiny pri bráne
dlb-status-fights =
    { $count ->
        [one] pri bráne 1 hrdina
        [few] pri bráne { $count } hrdinovia
       *[other] pri bráne { $count } hrdinov
    }
dlb-caught = Väzni
dlb-lost = Stratené diely
dlb-wait-many = Súčasne rozhodujú: { $names }.
dlb-ask-use = { $order }, miesto { $space }: využiješ ho?
dlb-ask-cannot = { $order }, miesto { $space }: nemôžeš ho využiť.
dlb-why-cannot = { $why ->
    [price] Na zaplatenie ceny nemáš.
    [imps] Žiadny tvoj imp nie je voľný.
    [dig_tunnels] Niet už kde kopať.
    [mine_gold] V žiadnej tvojej chodbe už nie je zlato na ťažbu.
    [hire_monster] Na žiadnu príšeru z ponuky nemáš.
    [build_room] Žiadna miestnosť z ponuky sa do tvojho podzemia nezmestí.
   *[other] Nezostalo nič, čo by sa dalo vziať.
}
dlb-ask-dig =
    { $most ->
        [one] Kam vykopeš jednu chodbu?
        [few] Kam vykopeš až { $most } chodby?
       *[other] Kam vykopeš až { $most } chodieb?
    }
dlb-ask-mine =
    { $most ->
        [one] V ktorej chodbe ťažíš?
        [few] V ktorých až { $most } chodbách ťažíš?
       *[other] V ktorých až { $most } chodbách ťažíš?
    }
dlb-ask-hire = Koho najmeš?
dlb-ask-price-trap = Ktorou pascou zaplatíš?
dlb-ask-price-victim = Ktorou príšerou zaplatíš?
dlb-ask-build = Ktorú miestnosť postavíš a kam?
dlb-special-off = bez zvláštnej udalosti
dlb-special-off-why = V tejto partii sa karty zvláštnych udalostí nepoužívajú: žetón nič nespôsobí.
dlb-ask-special = { $special }: ako odpovieš?
dlb-ask-battle-nothing = Čo bude ďalej v tvojom boji?
dlb-ask-battle-order_traps = Ktorá pasca bude prvá?
dlb-ask-battle-target = Koho zasiahne šípka?
dlb-ask-battle-spell_choice = { $spell }: ako odpovieš?
dlb-ask-battle-attack = Kto útočí a na koho?
dlb-mind-blocked = Dva zablokované sa v prvom období nebudú dať zahrať.
dlb-mind-plan = Prvá karta sa na konci obdobia vráti, ostatné dve budú nabudúce zablokované.
dlb-mind-dig = Každá chodba zaberie na toto obdobie impa. Voľní impovia: { $free } z { $imps }.
dlb-mind-mine = Imp prinesie z chodby 1 zlato. Voľní impovia: { $free } z { $imps }.
dlb-mind-hire =
    { $extra ->
        [none] Zaplať cenu príšery.
       *[other] Zaplať cenu príšery a navyše { $extra }.
    }
dlb-mind-build =
    { $gold ->
        [0] Tu zadarmo.
        [one] Stojí { $gold } zlato.
       *[other] Stojí { $gold } zlata.
    } Miestnosť nahradí nedobytú chodbu, nikdy vedľa inej miestnosti.
dlb-mind-produce = Voľní pracovníci: { $free } { $imps ->
        [one] z { $imps } impa
       *[other] z { $imps } impov
    }, trollovia: { $trolls }.
dlb-mind-recover = Zvyšné dva budú ďalšie obdobie zablokované.
dlb-mind-payday = Každej príšere zaplať znova jej cenu, alebo ju prepusť a získaj 1 zlo.
dlb-mind-taxes = Na zaplatenie: { $due }. Máš { $gold }. Každé nezaplatené zlato je nedoručiteľná pošta, −3 body.
dlb-mind-discard = V druhom roku berieš o jednu viac a jednu vrátiš, lícom nadol.
dlb-mind-battle = Družina ide na najbližší nedobytý diel. Neposlať nič je dovolené: vyber len diel.
dlb-mind-step =
    { $step ->
        [1] Zlodeji uberajú pasciam body, odpredu.
        [2] Týka sa len príšer v boji, nie duchov.
        [3] Ak zaútočí aspoň niekto, družina sa po útokoch raz lieči. Zdržanie nie je útok.
       *[other] Voľba je na tebe.
    }
dlb-p-block = Zablokovať: { $cards }
dlb-p-plan = { $first }, potom { $second }, potom { $third }
dlb-p-dig =
    { $count ->
        [one] Vykopať jednu chodbu
        [few] Vykopať { $count } chodby
       *[other] Vykopať { $count } chodieb
    }
dlb-p-mine =
    { $count ->
        [one] Vyťažiť 1 zlato
        [few] Vyťažiť { $count } zlata
       *[other] Vyťažiť { $count } zlata
    }
dlb-p-use = Využiť miesto
dlb-p-spy = Využiť miesto a pozrieť sa na bojovú kartu { $position }
dlb-p-decline = Nevyužiť: sluha zostane na karte
dlb-p-discard = Odovzdať: { $trap }
dlb-p-return = Vrátiť: { $trap }
dlb-p-hire = Najať za { $cost }: { $creature }
dlb-p-build = Postaviť sem: { $room }
dlb-p-work = Miestnosť pracuje: impovia { $imps }, trollovia { $trolls }
dlb-p-end = Ďalšie miestnosti nepracujú
dlb-p-recover = Vziať späť: { $card }
dlb-p-pay = Zaplatiť { $cost }: { $creature }
dlb-p-release = Prepustiť: { $creature }
dlb-p-taxes = Zaplatiť na daniach: { $amount }
dlb-p-inspect = Zaplatiť kontrolórom: { $amount }
dlb-p-coin = Zaplatiť 1 zlato
dlb-p-evil = Získať 3 zla
dlb-p-monster =
    { $unit ->
        [food] { $creature } dostane 1 jedlo
        [evil] { $creature } stojí 1 zlo
        [gold] { $creature } dostane 1 zlato
        [trap] { $creature } dostane pascu
        [monster] { $creature } dostane príšeru
       *[none] { $creature }
    }
dlb-p-battle =
    { $creatures ->
        [none] { $traps ->
            [none] Bojovať tu bez ničoho
           *[other] Pasca: { $traps }
        }
       *[other] { $traps ->
            [none] Poslať: { $creatures }
           *[other] Poslať: { $creatures }; pasca: { $traps }
        }
    }
dlb-p-order = Najprv { $first }, potom { $second }
dlb-p-target = Mieriť na: { $hero }
dlb-p-withdraw =
    { $withdraw ->
        [yes] Stiahnuť všetky príšery
       *[other] Získať 2 zla
    }
dlb-p-chosen =
    { $pay ->
        [yes] Znova zaplatiť: { $creature }
        [no] Stiahnuť: { $creature }
       *[none] Vybrať: { $creature }
    }
dlb-p-attack =
    { $targets ->
        [none] { $creature } útočí
       *[other] { $creature } útočí: { $targets }
    }
dlb-p-free = Prepustiť: { $hero }
dlb-then-dig = Zostane impov: { $free } z { $imps }. Dielov { $tiles }: dane { $taxes }.
dlb-then-mine = Potom máš zlata: { $gold }.
dlb-then-decline = Túto kartu si môžeš vziať späť namiesto prvej.
dlb-then-plan = Zapečatené, kým nie sú všetci hotoví; potom sa karty odkryjú jedna po druhej.
dlb-then-battle = Potom sa ukáže bojová karta.
dlb-then-release = Zlo { $before }, potom { $after }.
dlb-then-taxes =
    { $letters ->
        [0] Všetko zaplatené; zostane zlata: { $gold }. Strata bodov: { $points }.
       *[other] Nedoručiteľná pošta: { $letters } (body: −{ $points }); zostane zlata: { $gold }.
    }
dlb-then-recover = Ďalšie obdobie zablokované: { $cards }.
dlb-then-end = Potom si vezmeš späť jeden príkaz.
dlb-do-use = Využiť
dlb-do-spy = Pozrieť sa na kartu { $position }
dlb-do-seal = Zapečatiť príkazy
dlb-do-plan = Takto bojovať
dlb-do-dig =
    { $count ->
        [one] Kopať, 1 imp
        [few] Kopať, { $count } impovia
       *[other] Kopať, { $count } impov
    }
dlb-do-mine = Vyťažiť zlato: { $count }
dlb-do-hire = Najať: { $creature }
dlb-do-build = Postaviť sem
dlb-do-attack = Zaútočiť
dlb-do-pay = Zaplatiť
dlb-do-discard = Vrátiť
dlb-do-free = Prepustiť
dlb-do-recover = Vziať túto kartu
dlb-do-work = Nechať pracovať
dlb-do-block = Zablokovať tieto dva
dlb-do-choose = Potvrdiť
dlb-confirm-end = Ukončiť výrobu?
dlb-confirm-end-body = Niektoré miestnosti by v tomto období ešte mohli pracovať.
dlb-confirm-no = Ešte nie
dlb-hind-about = Riešiteľ zahrá každý boj znova a ukáže najlepší možný výsledok.
dlb-hind-show = Ukázať
dlb-hind-searching = Prehľadáva sa každý boj do konca…
dlb-hind-failed = Teraz sa to nepodarilo spočítať.
dlb-hind-nothing = Žiadny boj sa nekonal.
dlb-orders = Zahrané príkazy
dlb-on-card = sluha na karte
dlb-neutral-colours = Nehrajúce farby
dlb-shown = ukázané:
dlb-held = v ruke:
dlb-stores = Zásoby a obyvatelia
