### Pravidla hry Vládci podzemí (docs/rulebook.md). Čísla jsou z data.toml.
### Tabulka je jedna zpráva: řádek na řádku, políčka dělí svislé čáry, první řádek jsou nadpisy.

## Kapitoly, ke každé věta pod nadpisem

dlr-chapter-minute = Hra za jednu minutu
dlr-lead-minute = Padouch jsi ty a hrdinové už jsou na cestě.
dlr-chapter-setup = Příprava hry
dlr-lead-setup = Od všeho tři kusy a dva příkazy, které zatím dát nemůžeš.
dlr-chapter-commands = Příkazy
dlr-lead-commands = Tři tajné příkazy za období; jaké místo dostaneš, záleží na ostatních.
dlr-chapter-work = Práce v místnostech
dlr-lead-work = Impové, kteří nemají co dělat, mohou ještě něco vyrobit.
dlr-chapter-happenings = Události
dlr-lead-happenings = Každé období kromě zimy po tobě něco chce.
dlr-chapter-heroes = Zlo a hrdinové
dlr-lead-heroes = Čím horší pověst, tím lepší hrdinové klepou na dveře.
dlr-chapter-combat = Boj
dlr-lead-combat = Čtyři kola na konci roku rozhodnou, co z tvého podzemí zbude.
dlr-chapter-tricks = Pasti a kouzla
dlr-lead-tricks = Co na ně chystáš ty a co si přinášejí oni.
dlr-chapter-scoring = Druhý rok a body
dlr-lead-scoring = Víc než nula, a licence je tvoje.
dlr-chapter-example = Příklad: první zima
dlr-lead-example = Čtyři páni plánují a dva z nich přijdou pozdě.
dlr-chapter-variants = Možnosti a tento stůl
dlr-lead-variants = Domluvte se na nich předem. O ostatní se stará program.

## Hra v jedné minutě

dlr-aim = Dva roky stav podzemí a na konci každého ho ubraň. V každém období pošli tři **služebníky** pro suroviny, kopej, stav a najímej; pak přijdou hrdinové a dobývají, co mohou. Vyhrává ten, kdo má nejvíc bodů, při shodě se vítězství dělí; s více než 0 body máš **licenci**.
dlr-year = Rok má čtyři období: zimu, jaro, léto a podzim, pak přijde boj. Tajně a zároveň se vybírají jen příkazy, zablokované karty a plány boje; všechno ostatní jde v pořadí hráčů. Po zimě, jaru a létu začíná další hráč po směru hodinových ručiček.
dlr-minute-picture = První léto: Anežka plánuje tři ze svých šesti příkazů.
dlr-season-table-title = Období krok za krokem
dlr-season-table =
    Krok | Co se děje
    1 | Vyloží se nové příšery a místnosti; ukáže se příští událost a hrdinové.
    2 | Všichni tajně naplánují tři příkazy a odkrývají je po jednom.
    3 | Služebníci jednají, místo po místě.
    4 | Místnosti vyrábějí; jeden příkaz se vrací do ruky.
    5 | Událost období, kromě zimy.
    6 | Ke každému pánovi vyrazí hrdina, kromě zimy.

## Příprava hry

dlr-start-goods = Začínáš s těmito zásobami: zlato { $setup_gold }, jídlo { $setup_food }, impové { $setup_imps }; máš tři chodby pod vchodem a **zlo** { $evil_track_start }. Podzemí má místo pro { $dungeon_grid_columns } sloupců a { $dungeon_grid_rows } řady. Zlo jde od { $evil_track_min } do { $evil_track_max }; oba paladinové čekají ve stanu. Kdo začíná, určí los.
dlr-blocked = Dva z osmi příkazů jsou **zablokované** a plánovat je nejde. Na začátku vytáhneš tři, jeden si necháš a dva zablokuješ; všichni je ukážou najednou. V první hře se blokují dva náhodné, placení zlem se prostě zastaví na { $evil_track_max } a najímání jako první příkaz nestojí nic navíc.
dlr-dummies = Ve třech hráčích zabírá jedna **nehrající barva** v každém období místo II u tří příkazů. Ve dvou jsou nehrající barvy dvě: každá ukáže dva příkazy a třetí za svou vybíráš ty. Jen zabírají místo. Ve dvou hráčích si navíc neutrální kostka v každém období bere jednoho hrdinu.
dlr-offers = V každém období jsou v nabídce 3 příšery a 2 místnosti; co si nikdo nevzal, je pryč. O období dopředu všichni vidí příští událost a hrdiny, kteří přijdou, pro každého jednoho, seřazené podle síly. Jsou-li všichni stejní, jeden se vymění.
dlr-setup-picture = Úplně první volba: které dva ze tří příkazů zablokovat.
dlr-box-title = Co je v krabici
dlr-box =
    Součást hry | Počet
    Příkazy každé barvy | { $counts_order_cards_per_colour }
    Příšery a duchové | { $counts_monster_tiles }
    Místnosti | { $counts_room_tiles }
    Hrdinové | { $counts_adventurer_tiles }
    Paladinové | { $counts_paladin_tiles }
    Pasti | { $counts_trap_cards }
    Bojové karty na rok; použité | { $counts_combat_cards_per_year }; { $counts_combat_cards_used_per_year }
    Zvláštní události; použité | { $counts_special_event_cards }; { $counts_special_event_cards_used }

## Příkazy

dlr-orders = Všichni tajně naplánují tři příkazy. Odkrývají se po jednom; služebník zabere nejnižší volné místo, čtvrtý zůstane na kartě.
dlr-spaces-table-title = Osm míst v pořadí, jak jednají
dlr-spaces-table =
    Místo | Příkaz | Pořadí míst
    { $order_get_food_execution_order } | { dl-order-get_food } | I, II, III
    { $order_improve_reputation_execution_order } | { dl-order-improve_reputation } | I, II, III
    { $order_dig_tunnels_execution_order } | { dl-order-dig_tunnels } | I, II, III
    { $order_mine_gold_execution_order } | { dl-order-mine_gold } | I, II, III
    { $order_recruit_imps_execution_order } | { dl-order-recruit_imps } | I, II, III
    { $order_buy_traps_execution_order } | { dl-order-buy_traps } | I, II, III
    { $order_hire_monster_execution_order } | { dl-order-hire_monster } | III, II, I
    { $order_build_room_execution_order } | { dl-order-build_room } | III, II, I
dlr-using = Když je tvůj služebník na řadě, místo **použij**, nebo odmítni. Cenu platíš hned a celou; počítá se i to, co máš z tohoto období. Po použití se služebník vrací, jinak zůstává na svém příkazu. Najímání příšer jako **první** příkaz stojí hned 1 zlato a to se nevrací.
dlr-orders-picture = Všechny příkazy jsou odkryté a služebníci stojí na svých místech.
dlr-digging = **Kopej** vedle svého podzemí, na každou chodbu jeden imp; na místě III stojí navíc jeden imp jako předák. Čtyři pole nikdy nesmí tvořit čtverec. Dobytá pole se počítají. Impové, kteří kopali, mají pro toto období hotovo; v chodbě ze Skladu nářadí se těží až příště.
dlr-mining = **Těž** ve svých nedobytých chodbách: jeden imp, jedno zlato z každé, a žádná chodba dvakrát za období. Místo III potřebuje i předáka. Noví impové na kopání a těžbu nestihnou přijít, v místnostech ale pracovat mohou.
dlr-buying = **Pasti** se berou z balíčku a drží v tajnosti; použité se nevracejí, takže balíček může dojít. **Zlepšení reputace** ti sníží zlo a na místech I a III smíš nahlédnout do jedné bojové karty roku. Jde to i se zlem 0.
dlr-hiring = **Najmi** jednu příšeru z nabídky a zaplať její cenu; místo III stojí o 1 jídlo víc. Placení zlem tě nesmí dostat nad { $evil_track_max }. Golem chce navíc past, Démon sežere jednu tvoji příšeru. Duchové mezi příšery nepatří. Troll přináší žeton, který pracuje v místnostech jako imp.
dlr-building = **Postav** místnost z nabídky na místě své nedobyté chodby; místa II a III stojí 1 zlato. Místnosti se smějí dotýkat jen rohy, i ty dobyté. V prvním roce patří každá místnost do své části podzemí.
dlr-all-orders-title = Příkaz po příkazu

## Práce v místnostech

dlr-production = Po příkazech mohou volní impové a trollové pracovat v tvých nedobytých výrobních místnostech: v každé jednou za období, ve druhém roce dvakrát.
dlr-recovery = { dl-says-recovery }
dlr-work-table-title = Co se stane s příkazy
dlr-work-table =
    Příkaz | Příští období
    dva dosud zablokované | zase v ruce
    první, nebo takový se služebníkem | jeden z nich zase v ruce
    ostatní dva zahrané | zablokované
dlr-all-rooms-title = Šestnáct místností

## Události

dlr-events = Na jaře, v létě a na podzim přijde událost. Výplatní den: každé příšeře zaplať znovu její cenu, nebo ji propusť a získej 1 zlo. Daně: 1 zlato za každá dvě pole, zaokrouhleno nahoru; každé nezaplacené zlato stojí na konci 3 body. Zvláštní událost: platí, co říká karta.
dlr-special-notes = Zvláštní události postihnou všechny, hráče po hráči. Duchové nejsou příšery, a tak nestávkují. Příšera ve stávce leží lícem dolů do konce roku: nebojuje, ale výplatu chce dál.
dlr-event-table-title = Co stojí
dlr-event-table =
    Událost | Platíš | Když ne
    { dl-event_tile-payday } | každé příšeře znovu její cenu | odchází a ty získáš 1 zlo
    { dl-event_tile-taxes } | 1 zlato za každá dvě pole, zaokrouhleno nahoru | za každé zlato nevyříditelná pošta: −3 body
    { dl-event_tile-special } | co říká karta | –
dlr-all-tiles-title = Tři události
dlr-all-specials-title = Devět zvláštních událostí

## Zlo a hrdinové

dlr-evil = { dl-says-evil }
dlr-arriving = Na konci jara, léta a podzimu dostane každý pán jednoho hrdinu: nejméně zlý nejslabšího, nejzlejší nejsilnějšího. Při shodě se za méně zlého počítá ten, kdo je blíž začínajícímu hráči.
dlr-party = { dl-says-party }
dlr-hero-table-title = V čem vynikají
dlr-hero-table =
    Hrdina | V čem vyniká
    bojovník | má hodně životů a stojí vpředu
    zloděj | ubírá pastem zranění
    kněz | léčí družinu
    čaroděj | kouzlí
    paladin | ve všem
dlr-heroes-picture = Podzim: kdo u koho čeká před branou a jak je kdo zlý.
dlr-all-heroes-title = Hrdinové prvního roku
dlr-second-heroes-title = Hrdinové druhého roku

## Boj

dlr-battle = Družina jde na nedobyté pole nejblíž vchodu. V chodbě smí být jedna past a jedna příšera, v místnosti dvě příšery a past s návnadou za 1 zlato; duchů může být libovolně mnoho.
dlr-planning = Posílat můžeš jen příšery lícem nahoru. Na všechny naplánované pasti i návnadu musíš mít; zbytek ceny se platí, až past sklapne. Když mají plán všichni, ukážou se plány i bojová karta; pasti zůstávají zakryté, dokud nesklapnou.
dlr-steps = { dl-says-steps }
dlr-steps-table-title = Kolo boje krok za krokem
dlr-steps-table =
    Krok | Co se děje
    1 | Past sklapne; zloději jí uberou zranění.
    2 | Rychlé kouzlo, má-li družina dost magie.
    3 | Tvoje příšery útočí, v pořadí podle tebe.
    4 | Pomalé kouzlo, je-li magie ještě dost.
    5 | Družina se léčí, jestli někdo zaútočil.
    6 | Únava; zbude-li hrdina, pole je dobyté.
    7 | Jed udělá své.
dlr-combat-picture = Plán boje: nejbližší pole, past a příšera.
dlr-attacks = Příšera, kterou pošleš, musí **zaútočit**, může-li; na koho, říká její kartička. Hrdina, jehož zranění dosáhnou životů, jde hned do tvého vězení. Po útoku leží příšera do konce boje lícem dolů, neříká-li kartička jinak. Zranění nad počet životů propadají.
dlr-conquest = Na konci kola boje, pokud ji nic nezdrží, dostane družina zranění při dobývání (únavu) podle bojové karty, bod po bodu odpředu. Zůstane-li někdo stát, pole je navždy dobyté a k ničemu a ty ztrácíš 1 zlo.
dlr-nothing-left = Zbývají-li hrdinové, ale už není co dobývat, osvobodí místo toho v každém kole boje jednoho tvého vězně; paladina jen tehdy, když tam nikdo jiný není. Po boji leží všechny příšery zase lícem nahoru a vězni zůstávají.
dlr-moving-paladin = **Paladin** může přejít jinam i uprostřed boje, protože i tam zlo stoupá a klesá. Přidá se k bitvě, která je naplánovaná a neskončila; jinak čeká na další kolo. Odejde-li poslední hrdina, plán se zruší a o nic nepřijdeš. Zranění si nese s sebou.
dlr-all-creatures-title = Příšery a duchové

## Pasti a kouzla

dlr-thieves = { dl-says-thieves }
dlr-trap-notes = Pořadí se určí dřív, než past zraní. Past na druhého hrdinu neudělá nic, je-li jen jeden; past na prvního a posledního zasáhne jediného jako oba. Vedlejší účinek šipky závisí na hrdinovi, kterého vybereš, i když padne. Nepoužitá druhá past z Labyrintu se vrací.
dlr-magic = { dl-says-magic }
dlr-spell-notes = O kouzle se rozhoduje, když je sesláno, tedy až po pasti. Magický štít zachytí první bod, který po něm přijde. Neviditelní čarodějové zranění nedostávají, ale dobývají. Iluze stojí vpředu a zranění bere jako hrdina; sama zmizí a nikdy nedobývá.
dlr-trick-table-title = Kolik jich je
dlr-trick-table =
    Karty | Počet | Za rok se použije
    pasti | { $counts_trap_cards } | kolik se jich nakoupí
    bojové karty každého roku | { $counts_combat_cards_per_year } | { $counts_combat_cards_used_per_year }
dlr-all-traps-title = Devět pastí
dlr-all-spells-title = Kouzla

## Druhý rok a body

dlr-second_year = Ve druhém roce jsou hrdinové, příšery i pasti silnější, při nákupu pastí vybíráš z jedné navíc, místnosti se smějí stavět kdekoli a výrobní místnosti mohou pracovat dvakrát. Dobytá pole zůstávají dobytá.
dlr-points-title = Co se počítá na konci
dlr-points =
    Co | Body
    každá nedobytá místnost | 2
    každá příšera | 1
    každý vězeň | 2
    každý paladin ve vězení | 5
    každé dobyté pole | −2
    každá nevyříditelná pošta | −3
    nedobyté prestižní místnosti | co říkají
    tituly | 3, při dělení 2; při dvou hráčích 2 a 1
dlr-titles = { dl-says-titles }
dlr-scoring-picture = Konec hry: součet každého pána, řádek po řádku.

## Příklad: první zima

dlr-example-intro = První zimu začíná Marek. Všichni čtyři mají tajně naplánované tři příkazy; teď se odkrývají po jednom a každý služebník zabere nejnižší volné místo.
dlr-example-season-title = Příkaz po příkazu
dlr-example-why = Na Tomáše nezbylo místo na stavbě a na Anežku u impů: jejich služebníci zůstávají na kartách. Není to jen škoda, právě taková karta se totiž smí vrátit do ruky.
dlr-example-picture = Všichni služebníci stojí na svých místech; teď začíná práce.

## Možnosti a tento stůl

dlr-option-table =
    Možnost | Co mění
    { dl-option-full_rules } | vypnuto: snazší první hra
    { dl-option-special_events } | zda se hraje s kartami zvláštních událostí; jen s plnými pravidly
    { dl-option-combat_planning } | plány boje zároveň a tajně, nebo v pořadí a otevřeně
    { dl-option-choose_blocked } | v první hře se zablokované příkazy vybírají, nelosují
dlr-training = V **akademii boje** cvičíš: tři chodby v řadě, žádná kouzla, únava vždy 2 a kola, dokud družina stojí. V každé ze čtyř lekcí jde vyváznout s jedinou dobytou chodbou.
dlr-here = Program se ptá jen toho, kdo má co rozhodnout, i když je možnost jediná. Co pravidla v tu chvíli nedovolují, nepřijme: nic se nezmění a hned se dozvíš proč. Všechno počítá za tebe.
