### Dungeon Lords: slova desky v prohlížeči.

dlb-board = Deska podzemí
dlb-side = Okolí
dlb-town = Město
dlb-beside = Další volby
dlb-part-orders = Zpět k příkazům
dlb-part-dungeon = Město a podzemí
dlb-lords = Páni
dlb-close = Zavřít
dlb-legal = lze vybrat
dlb-pencilled = zvoleno tužkou
dlb-none = nic
dlb-nobody = zatím nikdo
dlb-free = volno
dlb-neutral = služebník nehrající barvy
dlb-only-you = jen ty
dlb-house = naše hodnoty
dlb-house-note = Tyto hodnoty jsou naše: vytištěné neuvádí žádný veřejný zdroj.
dlb-skip = Přeskočit
dlb-year = { $year }. rok
dlb-year-plan = Plán roku
dlb-season =
    { $round ->
        [1] Zima
        [2] Jaro
        [3] Léto
       *[other] Podzim
    }
dlb-combat = Boj
dlb-combat-round = Boj, { $round }. kolo ze 4
dlb-event-hidden = událost je zatím lícem dolů
dlb-crumb-orders = Příkazy { $number } z 8
dlb-goods = Zásoby
dlb-gold = Zlato
dlb-food = Jídlo
dlb-imps = Impové
dlb-trolls = Trollové k práci
dlb-traps = Pasti
dlb-evil = Zlo
dlb-letters = Nevyříditelná pošta
dlb-good-gold =
    { $count ->
        [one] 1 zlato
        [few] { $count } zlata
       *[other] { $count } zlata
    }
dlb-good-food =
    { $count ->
        [one] 1 jídlo
        [few] { $count } jídla
       *[other] { $count } jídel
    }
dlb-good-imps =
    { $count ->
        [one] 1 imp
        [few] { $count } impové
       *[other] { $count } impů
    }
dlb-good-imp =
    { $count ->
        [one] 1 imp
        [few] { $count } impové
       *[other] { $count } impů
    }
dlb-good-foreman =
    { $count ->
        [one] 1 imp jako předák
        [few] { $count } impové jako předáci
       *[other] { $count } impů jako předáci
    }
dlb-good-evil =
    { $count ->
        [one] 1 zlo
        [few] { $count } zla
       *[other] { $count } zla
    }
dlb-good-good = zlo o { $count } nižší
dlb-good-traps =
    { $count ->
        [one] 1 past
        [few] { $count } pasti
       *[other] { $count } pastí
    }
dlb-good-trap =
    { $count ->
        [one] 1 past
        [few] { $count } pasti
       *[other] { $count } pastí
    }
dlb-good-spy =
    { $count ->
       *[other] pohled na bojovou kartu
    }
dlb-good-dig_up_to =
    { $count ->
        [one] až 1 chodba
        [few] až { $count } chodby
       *[other] až { $count } chodeb
    }
dlb-good-dig =
    { $count ->
        [one] 1 chodba
        [few] { $count } chodby
       *[other] { $count } chodeb
    }
dlb-good-mine_up_to = { $count ->
        [one] až { $count } zlato
       *[other] až { $count } zlata
    }
dlb-good-monster =
    { $count ->
        [one] příšera
        [few] { $count } příšery
       *[other] { $count } příšer
    }
dlb-good-room =
    { $count ->
        [one] místnost
        [few] { $count } místnosti
       *[other] { $count } místností
    }
dlb-up-to = ≤ { $count }
dlb-gratis = zdarma
dlb-tile-cost = cena příšery
dlb-pay-for = { $gain }; cena: { $pay }
dlb-works =
    { $pay ->
        [none] práce { $workers }: { $gain }
       *[other] práce { $workers }, { $pay }: { $gain }
    }
dlb-space = { $order } { $space }: { $what } ({ $who })
dlb-dungeon = Podzemí
dlb-dungeon-of = Podzemí: { $name }
dlb-open-dungeon = Otevřít podzemí: { $name }
dlb-whole-dungeon = Ukázat celé podzemí
dlb-entrance = vchod
dlb-tunnel = Chodba
dlb-rock = skála
dlb-conquered = dobyto
dlb-worked =
    { $times ->
        [one] už pracovala
        [few] pracovala { $times }×
       *[other] pracovala { $times }×
    }
dlb-dig-of = kopat { $number } z { $limit }
dlb-mine-of = zlato { $number } z { $limit }
dlb-offers = V nabídce
dlb-for-hire = K najmutí
dlb-last-first = první vybírá místo III
dlb-rooms = Místnosti
dlb-no-offer = nic nezbylo
dlb-trap-deck = balíček pastí: { $count }
dlb-room-type =
    { $type ->
        [combat] pro boj
        [prestige] body na konci
       *[other] pracuje
    }
dlb-evil-of = { $name }: zlo { $evil }.
dlb-paladin-from = paladin od { $line }
dlb-paladin-at = paladin je u: { $name }
dlb-paladin-gone = letos bez paladina
dlb-paladin-comes = Přijde k tobě paladin!
dlb-paladin-near =
    { $missing ->
        [one] Ještě { $missing } zlo a přijde k tobě paladin.
       *[other] Ještě { $missing } zla a přijde k tobě paladin.
    }
dlb-arriving = Přijdou v tomto období
dlb-arriving-next = Přijdou v příštím období
dlb-least-evil = první jde k nejméně zlému
dlb-goes-away = odejde
dlb-class-warrior = Bojovník
dlb-class-thief = Zloděj
dlb-class-priest = Kněz
dlb-class-wizard = Čaroděj
dlb-class-paladin = Paladin
dlb-class-illusion = Iluze
dlb-hp = Životy
dlb-icon-trap = Ruší pasti
dlb-icon-heal = Léčí
dlb-icon-magic = Magie
dlb-cards = Bojové karty
dlb-card-down = Bojová karta { $position }, lícem dolů
dlb-card-line =
    { $speed ->
        [fast] rychlé · únava { $fatigue }
       *[other] pomalé · únava { $fatigue }
    }
dlb-face-down = lícem dolů
dlb-seen-by = viděno: { $names }
dlb-you-spied = špionáž
dlb-at-gate = U brány
dlb-party-note = družina
dlb-lair = Doupě
dlb-lair-empty = zatím bez příšer
dlb-payday-price = výplata
dlb-lies-down = lícem dolů
dlb-in-battle = v boji
dlb-no-traps = žádné pasti
dlb-trap-backs =
    { $count ->
        [one] 1 past, lícem dolů
        [few] { $count } pasti, lícem dolů
       *[other] { $count } pastí, lícem dolů
    }
dlb-prison = Vězení
dlb-pay = Zaplatit
dlb-pay-all = Zaplatit všem
dlb-bill-sure = Vyřídit výplatu najednou ({ $count })?
dlb-bill-sum = Zaplatíš: { $pay }. { $gone ->
    [0] Všichni označení zůstávají.
   *[other] Propustíš: { $gone }.
}
dlb-release = Propustit
dlb-bills = Účty, které přijdou
dlb-bill-taxes =
    { $when ->
        [none] Kdyby teď byly daně: polí { $tiles },
       *[other] Daně ({ $when }): polí { $tiles },
    }
dlb-bill-payday =
    { $when ->
        [none] Kdyby teď byl výplatní den:
       *[other] Výplatní den ({ $when }):
    }
dlb-bill-nobody = zatím není koho platit
dlb-bill-missing = chybí { $missing }: { $points ->
        [one] −{ $points } bod
        [few] −{ $points } body
       *[other] −{ $points } bodů
    }
dlb-bill-short = na všechny nestačí
dlb-bill-letters =
    nevyříditelná pošta { $letters }: { $points ->
        [one] −{ $points } bod
        [few] −{ $points } body
       *[other] −{ $points } bodů
    }
dlb-taxes-grow = s každými dvěma poli víc
dlb-key-evil = Získat 3 zla
dlb-key-coin = Zaplatit 1 zlato
dlb-key-dealt = uděleno
dlb-key-pencilled = zvoleno tužkou
dlb-key-healed = vyléčeno
dlb-workers =
    { $trolls ->
        [0] Impové: { $imps }
       *[other] Impové: { $imps }, trollové: { $trolls }
    }
dlb-amount =
    { $amount ->
        [0] neplatit
       *[other] zaplatit { $amount }
    }
dlb-unit =
    { $unit ->
        [food] 1 jídlo
        [evil] 1 zlo
        [gold] 1 zlato
        [trap] past
        [monster] příšera
       *[other] stávka
    }
dlb-first-trap = nejdřív { $trap }
dlb-withdraw-all =
{ dlb-p-withdraw }
dlb-answer =
    { $answer ->
        [pay] Zaplatit
       *[other] Stáhnout
    }
dlb-take-back =
    { $place ->
        [first] { $order } (první příkaz)
       *[other] { $order } (služebník na kartě)
    }
dlb-needs-victim = { $creature } chce jinou příšeru: vyber ji v doupěti.
dlb-three-orders = Tvé tři příkazy
dlb-block-two = Zablokuj dva ze tří příkazů
dlb-hidden-until = skryto, dokud nejsou všichni hotovi
dlb-hand = Karty v ruce
dlb-hand-note = místa se plní od I do III; klikni nebo přetáhni
dlb-slot = { $number }. příkaz
dlb-slot-empty = { $number }. příkaz: vyber kartu
dlb-clear-slot = Vzít zpět: { $order }
dlb-may-wait = nebo bez místa
dlb-hire-first = jako 1. příkaz stojí o 1 zlato víc
dlb-cannot-pay = na { $spaces } teď nemáš
dlb-can-too =
    { $count ->
        [one] může hrát také
        [few] mohou hrát také
       *[other] může hrát také
    }
dlb-nobody-else = nikdo jiný nemůže
dlb-planning = Páni tajně plánují.
dlb-neutral-card = Třetí příkaz nehrající barvy
dlb-neutral-note = zabere místo všem
dlb-blocked = blokováno:
dlb-blocked-season = Zablokováno v tomto období:
dlb-if-plan = Když plán vyjde
dlb-if-plan-none = Vyber příkazy a uvidíš, kam vedou.
dlb-plan-poor = Na všechno nemáš.
dlb-steps = Kroky bojového kola
dlb-step =
    { $step ->
        [1] Past
        [2] Rychlé kouzlo
        [3] Útoky
        [4] Pomalé kouzlo
        [5] Léčení
        [6] Dobývání
       *[other] Konec
    }
dlb-step-traps =
    { $count ->
        [one] 1 past
        [few] pasti: { $count }
       *[other] pasti: { $count }
    }
dlb-step-attacks =
    { $count ->
        [one] 1 příšera
        [few] příšery: { $count }
       *[other] příšery: { $count }
    }
dlb-step-unknown = karta neznámá
dlb-step-no-spell =
    { $speed ->
        [fast] není rychlé
       *[other] není pomalé
    }
dlb-step-cast = { $spell }
dlb-step-no-power = magie { $magic } z { $round }
dlb-step-silenced = tady kouzla nepůsobí
dlb-step-healing = léčí { $healing }, po útoku
dlb-step-nobody-heals = nikdo neléčí
dlb-step-fatigue = únava { $fatigue }
dlb-step-poison = jed
dlb-fights = Boje všech pánů
dlb-slow = krok za krokem
dlb-next-step = Dál
dlb-party = Družina
dlb-front = čelo řady stojí u pole
dlb-party-gone = Družina je poražena.
dlb-in-line =
    { $place ->
        [1] první
        [2] druhý
        [3] třetí
        [4] čtvrtý
       *[other] { $place }.
    }
dlb-hurt-of = zranění { $damage } z { $hp }
dlb-battle-tile = Místo boje
dlb-choose-battle = vyber pole, příšery a past
dlb-bait =
    { $bait ->
        [one] návnada: 1 zlato
        [few] návnada: { $bait } zlata
       *[other] návnada: { $bait } zlata
    }
dlb-needs-bait = past v místnosti chce návnadu: { $bait }
dlb-nothing-to-send = Nemáš koho poslat: vyber pole.
dlb-all-conquered = Všechno je dobyto: jeden vězeň odejde.
dlb-sent-nothing = V cestě nikdo nestojí.
dlb-no-part = Bez družiny: v tomto kole bez boje.
dlb-not-planned = zatím bez plánu
dlb-has-attacked = v tomto boji už dobojováno
dlb-sheep = Ovce
dlb-options = Způsoby útoku
dlb-trap-done = použito
dlb-trap-aims = čeká na cíl
dlb-invisible = nelze zranit
dlb-poisoned = otráven
dlb-fate-falls = padne
dlb-fate-hurt = +{ $more }
dlb-fate-stays = zůstane
dlb-thieves = Zloději
dlb-magic = Magie družiny
dlb-pool = zloději uberou pastem { $pool }
dlb-power = magie { $magic }, třeba { $round }
dlb-mark-shield = příští bod se pohltí
dlb-mark-rage = všechny příšery útočí na prvního
dlb-mark-no_conquest = v tomto kole bez dobývání
dlb-mark-no_healing = v tomto kole bez léčení
dlb-mark-no_spell = v tomto kole bez kouzla
dlb-mark-no_fatigue = v tomto kole bez únavy
dlb-option =
    { $way ->
        [standard] { $strength } prvnímu
        [all] { $strength } každému
        [hold] zdrží družinu, bez útoku
       *[other] { $but ->
            [first] { $strength } komukoli kromě prvního
            [priest] { $strength } komukoli kromě kněží
           *[none] { $times ->
                [1] { $strength } komukoli
               *[other] { $times } × { $strength } komukoli
            }
        }
    }
dlb-option-again = když padne, ještě { $strength }
dlb-option-returns = vrátí se lícem nahoru
dlb-option-no-conquest = bez dobývání
dlb-option-no-healing = bez léčení
dlb-option-pay = za { $pay }: { $what }
dlb-fore = Kam jde které zranění
dlb-fore-plan = Když budeš bojovat takto
dlb-card-known = karta je známá
dlb-card-unknown = neznámá karta: možností { $count }
dlb-if-card = Když je karta
dlb-cards-of =
    { $count ->
        [one] 1 karta
        [few] { $count } karty s únavou { $fatigue }
       *[other] { $count } karet s únavou { $fatigue }
    }
dlb-fatigue = únava { $fatigue }
dlb-speed =
    { $speed ->
        [fast] rychlé
       *[other] pomalé
    }
dlb-col-tile = Pole
dlb-col-price = Cena
dlb-col-before = Předtím
dlb-col-choice = Volba
dlb-col-end = Konec
dlb-col-now = Nyní
dlb-to-prison = vězení
dlb-tile-lost = ztraceno
dlb-tile-held = udrženo
dlb-evil-by = zlo { $evil }
dlb-cause =
    { $cause ->
        [trap] Past
        [attack] Útoky
        [fatigue] Únava
        [poison] Jed
       *[other] Léčení
    }
dlb-plan-sum =
    { $all ->
        [1]
            { $lost ->
                [0] Pole udržíš.
               *[other] O pole přijdeš.
            }
       *[other] O pole přijdeš při { $lost } z { $all } možných karet.
    }
dlb-plan-none =
    { $all ->
        [1]
            { $lost ->
                [0] Když nic nepošleš, pole udržíš.
               *[other] Když nic nepošleš, přijdeš o pole.
            }
       *[other] Když nic nepošleš, přijdeš o pole při { $lost } z { $all } možných karet.
    }
dlb-plan-best = Počítá se s tvými nejlepšími odpověďmi do konce kola.
dlb-result-then = Výsledek:
dlb-then-prison =
    { $count ->
        [one] Do vězení jde { $heroes }.
        [few] Do vězení jdou { $heroes }.
       *[other] Do vězení jde { $heroes }.
    }
dlb-then-nobody = Nikdo nepadne.
dlb-then-lost = Pole je dobyto.
dlb-then-held = Pole se udrží.
dlb-falls = { $hero } padne.
dlb-hurts =
    { $way ->
        [healed] { $hero }: léčí se { $more } ({ $damage } z { $hp }).
       *[other] { $hero }: zranění { $more } ({ $damage } z { $hp }).
    }
dlb-no-wounds = Nikdo není zraněn.
dlb-if-now = Kdyby byl konec teď
dlb-row =
    { $row ->
        [rooms] Místnosti
        [monsters] Příšery
        [prisoners] Vězni
        [paladins] Paladinové
        [conquered] Dobytá pole
        [letters] Nevyříditelná pošta
        [prestige] Prestižní místnosti
        [titles] Tituly
       *[other] Síň slávy
    }
dlb-row-note-rooms = 2 za každou nedobytou místnost
dlb-row-note-monsters = 1 za každou příšeru; duchové se nepočítají
dlb-row-note-prisoners = 2 za každého hrdinu ve vězení
dlb-row-note-paladins = 5 za každého paladina ve vězení
dlb-row-note-conquered = −2 za každé dobyté pole
dlb-row-note-letters = −3 za každé nezaplacené zlato
dlb-row-note-prestige = body místností, které ctí příšery
dlb-row-note-titles = nesdílený za víc, sdílený za méně
dlb-row-note-fame = za každý nesdílený titul
dlb-total = Celkem
dlb-year-end = { $year }. rok skončil
dlb-year-next = Do dalšího roku
dlb-year-ahead =
    { $who ->
        [you] Kdyby hra skončila teď, vedeš (body: { $points }).
       *[other]
            { $count ->
                [one] Kdyby hra skončila teď, vede { $names } (body: { $points }).
               *[other] Kdyby hra skončila teď, byla by to shoda: { $names } (body: { $points }).
            }
    }
dlb-year-note = Dobytá pole i vězni zůstávají. Ve druhém roce jsou hrdinové silnější a každá místnost může pracovat dvakrát za období.
dlb-so-far = Zatím
dlb-titles = Tituly
dlb-title-dark_deeds = Pán zla
dlb-title-note-dark_deeds = nejvíc zla
dlb-title-halls = Pán síní
dlb-title-note-halls = nejvíc místností
dlb-title-tunnels = Pán tunelů
dlb-title-note-tunnels = nejvíc chodeb
dlb-title-monsters = Pán nestvůr
dlb-title-note-monsters = nejvíc příšer
dlb-title-imps = Pán služebnictva
dlb-title-note-imps = nejvíc impů
dlb-title-riches = Pán pokladů
dlb-title-note-riches = nejvíc zlata, jídla a pastí
dlb-title-battle = Pán boje
dlb-title-note-battle = nejméně dobytých polí
dlb-end = Účtování
dlb-next-line = Další řádek
dlb-all-lines = Ukázat vše
dlb-once-more = Ještě jednou
dlb-count-tiles =
    { $count ->
        [one] 1 pole
        [few] { $count } pole
       *[other] { $count } polí
    }
dlb-count-letters = pošta: { $count }
dlb-licence = Licence
dlb-licensed = ano
dlb-winner = vyhrává
dlb-unlicensed = ne
dlb-result =
    { $licences ->
        [one] Nejlépe: { $best }. Licenci získává jeden pán.
       *[other] Nejlépe: { $best }. Udělené licence: { $licences }.
    }
dlb-status-over = dohráno
dlb-status-decides = rozhoduje
dlb-status-done = hotovo
dlb-status-waits = čeká
dlb-status-first = začíná toto období
dlb-status-safe = bez družiny u brány
dlb-status-fights =
    { $count ->
        [one] u brány 1 hrdina
        [few] u brány { $count } hrdinové
       *[other] u brány { $count } hrdinů
    }
dlb-caught = Vězni
dlb-lost = Ztracená pole
dlb-wait-many = Současně rozhodují: { $names }.
dlb-ask-use = { $order }, místo { $space }: využiješ ho?
dlb-ask-cannot = { $order }, místo { $space }: nemůžeš ho využít.
dlb-why-cannot = { $why ->
    [price] Na zaplacení ceny nemáš.
    [imps] Žádný tvůj imp není volný.
    [dig_tunnels] Není už kde kopat.
    [mine_gold] V žádné tvé chodbě už není zlato k těžbě.
    [hire_monster] Na žádnou příšeru z nabídky nemáš.
    [build_room] Žádná místnost z nabídky se do tvého podzemí nevejde.
   *[other] Nezbylo nic, co by šlo vzít.
}
dlb-ask-dig =
    { $most ->
        [one] Kam vykopeš jednu chodbu?
        [few] Kam vykopeš až { $most } chodby?
       *[other] Kam vykopeš až { $most } chodeb?
    }
dlb-ask-mine =
    { $most ->
        [one] Ve které chodbě těžíš?
        [few] Ve kterých až { $most } chodbách těžíš?
       *[other] Ve kterých až { $most } chodbách těžíš?
    }
dlb-ask-hire = Koho najmeš?
dlb-ask-price-trap = Kterou pastí zaplatíš?
dlb-ask-price-victim = Kterou příšerou zaplatíš?
dlb-ask-build = Kterou místnost postavíš a kam?
dlb-special-off = bez zvláštní události
dlb-special-off-why = V této partii se karty zvláštních událostí nepoužívají: žeton nic nezpůsobí.
dlb-ask-special = { $special }: jak odpovíš?
dlb-ask-battle-nothing = Co bude dál v tvém boji?
dlb-ask-battle-order_traps = Která past bude první?
dlb-ask-battle-target = Koho zasáhne šipka?
dlb-ask-battle-spell_choice = { $spell }: jak odpovíš?
dlb-ask-battle-attack = Kdo útočí a na koho?
dlb-mind-blocked = Dva zablokované nepůjde v prvním období zahrát.
dlb-mind-plan = První karta se na konci období vrátí, ostatní dvě budou příště zablokované.
dlb-mind-dig = Každá chodba zabere na toto období impa. Volní impové: { $free } z { $imps }.
dlb-mind-mine = Imp přinese z chodby 1 zlato. Volní impové: { $free } z { $imps }.
dlb-mind-hire =
    { $extra ->
        [none] Zaplať cenu příšery.
       *[other] Zaplať cenu příšery a navíc { $extra }.
    }
dlb-mind-build =
    { $gold ->
        [0] Zde zdarma.
        [one] Stojí { $gold } zlato.
       *[other] Stojí { $gold } zlata.
    } Místnost nahradí nedobytou chodbu, nikdy vedle jiné místnosti.
dlb-mind-produce = Volní pracovníci: { $free } { $imps ->
        [one] z { $imps } impa
       *[other] z { $imps } impů
    }, trollové: { $trolls }.
dlb-mind-recover = Zbylé dva budou příští období zablokované.
dlb-mind-payday = Každé příšeře zaplať znovu její cenu, nebo ji propusť a získej 1 zlo.
dlb-mind-taxes = K zaplacení: { $due }. Máš { $gold }. Každé nezaplacené zlato je nevyříditelná pošta, −3 body.
dlb-mind-discard = Ve druhém roce bereš o jednu víc a jednu vrátíš, lícem dolů.
dlb-mind-battle = Družina jde na nejbližší nedobyté pole. Neposlat nic je dovoleno: vyber jen pole.
dlb-mind-step =
    { $step ->
        [1] Zloději ubírají pastem body, odpředu.
        [2] Týká se jen příšer v boji, ne duchů.
        [3] Zaútočí-li aspoň někdo, družina se po útocích jednou léčí. Zdržení není útok.
       *[other] Volba je na tobě.
    }
dlb-p-block = Zablokovat: { $cards }
dlb-p-plan = { $first }, pak { $second }, pak { $third }
dlb-p-dig =
    { $count ->
        [one] Vykopat jednu chodbu
        [few] Vykopat { $count } chodby
       *[other] Vykopat { $count } chodeb
    }
dlb-p-mine =
    { $count ->
        [one] Vytěžit 1 zlato
        [few] Vytěžit { $count } zlata
       *[other] Vytěžit { $count } zlata
    }
dlb-p-use = Využít místo
dlb-p-spy = Využít místo a podívat se na bojovou kartu { $position }
dlb-p-decline = Nevyužít: služebník zůstane na kartě
dlb-p-discard = Odevzdat: { $trap }
dlb-p-return = Vrátit: { $trap }
dlb-p-hire = Najmout za { $cost }: { $creature }
dlb-p-build = Postavit zde: { $room }
dlb-p-work = Místnost pracuje: impové { $imps }, trollové { $trolls }
dlb-p-end = Další místnosti nepracují
dlb-p-recover = Vzít zpět: { $card }
dlb-p-pay = Zaplatit { $cost }: { $creature }
dlb-p-release = Propustit: { $creature }
dlb-p-taxes = Zaplatit na daních: { $amount }
dlb-p-inspect = Zaplatit kontrolorům: { $amount }
dlb-p-coin = Zaplatit 1 zlato
dlb-p-evil = Získat 3 zla
dlb-p-monster =
    { $unit ->
        [food] { $creature } dostane 1 jídlo
        [evil] { $creature } stojí 1 zlo
        [gold] { $creature } dostane 1 zlato
        [trap] { $creature } dostane past
        [monster] { $creature } dostane příšeru
       *[none] { $creature }
    }
dlb-p-battle =
    { $creatures ->
        [none] { $traps ->
            [none] Bojovat zde bez ničeho
           *[other] Past: { $traps }
        }
       *[other] { $traps ->
            [none] Poslat: { $creatures }
           *[other] Poslat: { $creatures }; past: { $traps }
        }
    }
dlb-p-order = Nejdřív { $first }, pak { $second }
dlb-p-target = Mířit na: { $hero }
dlb-p-withdraw =
    { $withdraw ->
        [yes] Stáhnout všechny příšery
       *[other] Získat 2 zla
    }
dlb-p-chosen =
    { $pay ->
        [yes] Znovu zaplatit: { $creature }
        [no] Stáhnout: { $creature }
       *[none] Vybrat: { $creature }
    }
dlb-p-attack =
    { $targets ->
        [none] { $creature } útočí
       *[other] { $creature } útočí: { $targets }
    }
dlb-p-free = Propustit: { $hero }
dlb-then-dig = Zbude impů: { $free } z { $imps }. Polí { $tiles }: daně { $taxes }.
dlb-then-mine = Pak máš zlata: { $gold }.
dlb-then-decline = Tuto kartu si můžeš vzít zpět místo první.
dlb-then-plan = Zapečetěno, dokud nejsou všichni hotovi; pak se karty odkryjí jedna po druhé.
dlb-then-battle = Pak se ukáže bojová karta.
dlb-then-release = Zlo { $before }, pak { $after }.
dlb-then-taxes =
    { $letters ->
        [0] Vše zaplaceno; zbude zlata: { $gold }. Ztráta bodů: { $points }.
       *[other] Nevyříditelná pošta: { $letters } (body: −{ $points }); zbude zlata: { $gold }.
    }
dlb-then-recover = Příští období zablokováno: { $cards }.
dlb-then-end = Pak si vezmeš zpět jeden příkaz.
dlb-do-use = Využít
dlb-do-spy = Podívat se na kartu { $position }
dlb-do-seal = Zapečetit příkazy
dlb-do-plan = Takto bojovat
dlb-do-dig =
    { $count ->
        [one] Kopat, 1 imp
        [few] Kopat, { $count } impové
       *[other] Kopat, { $count } impů
    }
dlb-do-mine = Vytěžit zlato: { $count }
dlb-do-hire = Najmout: { $creature }
dlb-do-build = Postavit zde
dlb-do-attack = Zaútočit
dlb-do-pay = Zaplatit
dlb-do-discard = Vrátit
dlb-do-free = Propustit
dlb-do-recover = Vzít tuto kartu
dlb-do-work = Nechat pracovat
dlb-do-block = Zablokovat tyto dva
dlb-do-choose = Potvrdit
dlb-confirm-end = Ukončit výrobu?
dlb-confirm-end-body = Některé místnosti by v tomto období ještě mohly pracovat.
dlb-confirm-no = Ještě ne
dlb-hind-about = Řešitel přehraje každý boj a ukáže nejlepší možný výsledek.
dlb-hind-show = Ukázat
dlb-hind-searching = Prohledává se každý boj do konce…
dlb-hind-failed = Teď se to nepodařilo spočítat.
dlb-hind-nothing = Žádný boj se nekonal.
dlb-orders = Zahrané příkazy
dlb-on-card = služebník na kartě
dlb-neutral-colours = Nehrající barvy
dlb-shown = ukázáno:
dlb-held = v ruce:
dlb-stores = Zásoby a obyvatelé
