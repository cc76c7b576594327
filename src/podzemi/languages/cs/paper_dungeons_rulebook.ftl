### Pravidla hry Papírové doupě (docs/rulebook.md). Čísla jsou z data.toml.
### Tabulka je jedna zpráva: řádek na řádku, políčka dělí svislé čáry, první řádek jsou nadpisy.

## Kapitoly, ke každé věta pod nadpisem

pdr-chapter-minute = Hra za jednu minutu
pdr-lead-minute = Jedna družina, jedna tužka a osm kol na to, aby našla netvory a vrátila se se slávou.
pdr-chapter-setup = Příprava hry
pdr-lead-setup = Všichni dostávají stejnou mapu a karty, které nikdo jiný nemá.
pdr-chapter-sheet = Tvůj herní list
pdr-lead-sheet = Čtyři hrdinové a několik počítadel; každé políčko se vyplňuje jednou.
pdr-chapter-rolling = Kostky
pdr-lead-rolling = Šesti kostkami se hází pro všechny a každý si vybírá tři.
pdr-chapter-actions = K čemu kostka slouží
pdr-lead-actions = Jedna kostka, jedna akce: vylepšit, vyrobit, namíchat, nebo jít.
pdr-chapter-dungeon = Cesta podzemím
pdr-lead-dungeon = Každá místnost něco udělá a vždy ve stejném pořadí.
pdr-chapter-harm = Zranění a smrt
pdr-lead-harm = Zranění se nehojí, ale smrt stojí méně, než by se zdálo.
pdr-chapter-treasure = Drahokamy a odměny
pdr-lead-treasure = Závod o osm drahokamů a co všechno může spustit jedno políčko.
pdr-chapter-fights = Netvoři
pdr-lead-fights = Třikrát musí bojovat každý, kdo našel cestu.
pdr-chapter-cards = Úkoly, cíle a schopnosti
pdr-lead-cards = Úkoly jsou pro všechny, cíl a schopnost jen pro tebe.
pdr-chapter-scoring = Sláva na konci
pdr-lead-scoring = Dvanáct políček na listu, od A do L.
pdr-chapter-example = Ukázkové kolo
pdr-lead-example = První kolo hry dvou hráčů očima Anežky.
pdr-chapter-variants = Varianty a tento stůl
pdr-lead-variants = Domluvte se na nich předem. O ostatní se stará program.
pdr-chapter-places = Každé podzemí, každá místnost
pdr-lead-places = Místnosti jsou v každé hře stejné; karta podzemí přidává zdi a netvory.

## Hra v jedné minutě

pdr-aim = Veď čtyři hrdiny podzemím, které máš nakreslené na vlastním listu. Kol je { $rounds }: vylepšuješ, vyrábíš, mícháš a prozkoumáváš a čekají na tebe tři netvoři. Vyhrává ten, kdo má nejvíc bodů **slávy**; při shodě rozhodují prozkoumané místnosti, pak se vítězství dělí.
pdr-round = Všichni hrají zároveň: každý použije právě tři různé kostky, každou na jednu akci, v libovolném pořadí. Nic z toho v tomto kole neovlivní možnosti ostatních.
pdr-sealed = Co děláš, zůstává skryté, dokud nemají hotovo všichni. Do té doby ostatní vidí tvůj list z počátku kola.
pdr-minute-picture = List Anežky po prvním kole: cesta družiny, úrovně, lektvary a předměty.
pdr-round-table-title = Kolo krok za krokem
pdr-round-table =
    Krok | Co se děje
    1 | Hodí se kostkami; každá lebka zraní všechny.
    2 | Všichni zároveň: každý tři kostky, tři akce.
    3 | Drahokamy, které někdo vzal, se ostatním škrtnou.
    4 | Po kolech { $boss_rounds_0 }, { $boss_rounds_1 } a { $boss_rounds_2 }: souboj s netvorem.
    5 | Bodují se úkoly.

## Příprava hry

pdr-table-set = Odkryje se jedna **karta podzemí**: na každou mapu přidá šest zdí, označí tři místnosti netvorů a řekne, kteří to jsou. Tři **úkoly** leží odkryté pro všechny. Na listu máš čtyři hrdiny na úrovni 1 a družinu venku. Nikdo nezačíná: hrají všichni zároveň.
pdr-powers = Dostáváš dvě schopnosti a dva cíle a od obojího si necháváš po jedné kartě; ty druhé nikdo neuvidí. Schopnost pomáhá celou hru nebo jednou a na konci přidá či ubere slávu.
pdr-setup-choices = Některé schopnosti působí ještě před prvním kolem. **{ pd-power-veteran }** vylepší dva různé hrdiny, **{ pd-power-craftsman }** vyplní po polovině dvou různých předmětů, **{ pd-power-assassin }** porazí dva přisluhovače podle výběru. Ostatní dostanou své samy; jen kdo jako { pd-power-treasure_hunter } bere drahokam z mapy, volí který. Všechny volby se ukážou společně.
pdr-setup-picture = Úplně první volba: jedna ze dvou schopností a jeden ze dvou cílů.
pdr-box-title = Co je v krabici
pdr-box =
    Součást hry | Počet
    Bílé a černé kostky | { $dice_white } + { $dice_black }
    Karty podzemí | 12
    Karty netvorů | 12
    Karty úkolů | 16
    Karty schopností | 16
    Karty cílů | 16

## Tvůj herní list

pdr-health = Tvoje **zdraví** je vždy součet úrovní čtyř hrdinů: na začátku 4, nejvýš { $health_track_spaces }. Ze stejného součtu vychází i **síla** proti netvorům. Úrovně se vyplňují zleva doprava až po úroveň { $max_hero_level }.
pdr-tracks-title = Počítadla
pdr-tracks =
    Počítadlo | Políček | K čemu je
    Kola | { $rounds } | tři dějství, každé končí netvorem
    Zdraví | { $health_track_spaces } | víc zranění, a družina umírá
    Zranění | { $wound_track_hearts } | na konci stojí slávu
    Lektvary | { $potions_spaces } | zachytí zranění; každý čtvrtý přinese odměnu
    Drahokamy | { $gem_track_spaces } | sláva a za každý druhý odměna
    Přisluhovači | { $minion_track_spaces } | sláva
    Zmrtvýchvstání | 1 | { $resurrection_glory } bodů slávy, je-li zaškrtnuto
pdr-overflow = Když je počítadlo plné, další přírůstek **propadá**: třináctý lektvar, jedenáctý drahokam, úroveň nad { $max_hero_level }, třetí polovina. Propadá i odměna, u které není z čeho vybrat; hra jde dál.
pdr-all-heroes-title = Čtyři hrdinové
pdr-level_4 = Na **úrovni 4** Válečník přidá 1 sílu proti netvorům, Čaroděj ruší výcvikové barvy, Klerik chrání před lebkami a Zloděj hned přinese bonusový drahokam. Platí to od té chvíle: dřívější zranění zůstávají.

## Kostky

pdr-dice = Třemi bílými a třemi černými kostkami se hází pro všechny. Padnou-li tři a více lebek nebo tři a více čtyřlístků, hází se znovu všemi šesti. Stejnou kostku může využít víc hráčů, každý ale jen jednou. Kostky téže barvy se stejným symbolem jsou zaměnitelné.
pdr-skulls = { pd-says-skulls }
pdr-clover = Čtyřlístek zastoupí kterýkoli symbol hrdiny v kterékoli barvě, nikdy však boty. Boty slouží jen k pohybu a dávají až tři kroky.
pdr-faces-title = Strany kostek
pdr-faces =
    Kostka | Strany
    bílá | čtyři hrdinové, čtyřlístek, lebka
    černá | čtyři hrdinové, boty, lebka
pdr-all-symbols-title = Symbol po symbolu

## K čemu kostka slouží

pdr-action-table-title = Čtyři akce
pdr-action-table =
    Akce | Na kostce | Co získáš
    vylepšení | symbol hrdiny ve výcvikové barvě, nebo čtyřlístek | jednu úroveň
    výroba | symbol předmětu nebo čtyřlístek; u spodních čtyř kterýkoli hrdina | polovinu předmětu
    míchání | kterýkoli hrdina nebo čtyřlístek | lektvary: { $potions_brewed_per_die }
    pohyb | cokoli kromě lebky | až 2 kroky, s botami 3
pdr-level_up = Kostka se symbolem hrdiny ho vylepší o úroveň, má-li barvu, kterou předepisuje výcvik na tvé kartě cíle. Čtyřlístek vylepší kohokoli. Nejvyšší úroveň je 6.
pdr-craft = Kostka se symbolem hrdiny nebo se čtyřlístkem vyplní polovinu předmětu. U horních čtyř předmětů musí kostka ukazovat jejich symbol (nebo čtyřlístek). Každá polovina dává 1 bod slávy; hotový předmět působí a může přidat další.
pdr-brew = { pd-says-brew }
pdr-move = Kterákoli použitelná kostka pohne družinou: až o dva kroky, s botami až o tři; nemusí udělat ani jeden. První krok vede zvenku do spodní řady.
pdr-whole-move = Pohyb dokonči dřív, než použiješ další kostku: jdi krok za krokem, nebo zastav. Předmět dokončený cestou funguje od příštího kroku.
pdr-actions-picture = Uprostřed kola: past v F2 sklapla a čeká se, kterou polovinu předmětu si Anežka vybere.
pdr-all-items-title = Osm předmětů

## Cesta podzemím

pdr-map = Mapa má 42 místností ve sloupcích A až F a řadách 1 až 7; šest vchodů vede do spodní řady. Sousední místnosti spojují dveře, není-li mezi nimi zeď nebo voda. Vracet se a křížit vlastní cestu můžeš libovolně; podzemí už družina neopustí. Do B7 vedou ze všech stran jen zdi.
pdr-walls = { pd-says-walls }
pdr-dungeon-picture = Mapa v šestém kole: silná čára je cesta družiny.
pdr-rooms = Místnost, do které vstoupíš, je nadobro **prozkoumaná**. Nejdřív boj, pak past, pak poklad a drahokam; ty jen při první návštěvě. Místnost netvora sama nic nedělá: jen ti k němu ukáže cestu.
pdr-minions = Přisluhovač je **vždy poražen**, ale zraní tě o rozdíl mezi svou úrovní a úrovní příslušného hrdiny. Boji se vyhnout nejde a zranění přicházejí dřív než odměny z místnosti.
pdr-from-afar = Přisluhovači, které porazí na dálku { pd-item-death_scepter } nebo { pd-power-assassin }, se plně počítají: na počítadle, v úkolech i cílech. Jejich místnosti tím ale prozkoumané nejsou. Žezlo bere dva různé přisluhovače, nebo posledního zbylého.
pdr-traps = { pd-says-traps }
pdr-minion-table-title = Co se skrývá ve 42 místnostech
pdr-minion-table =
    V místnostech | Počet
    Přisluhovači úrovně 3, 4 a 5, každý ze čtyř druhů jednou | 12
    Pasti | 16
    Lektvary | 8
    Poloviny předmětů | 6
    Úrovně | 6
    Drahokamy | 8
    Prázdné místnosti, kde mohou sídlit netvoři | 9
pdr-all-minions-title = Čtyři druhy přisluhovačů

## Zranění a smrt

pdr-wounds = Zranění přicházejí z lebek, od přisluhovačů, z pastí a od netvorů. Každé **nejdřív** vyplní srdce tvých lektvarů, teprve pak počítadlo zranění. Nic neléčí. Slávu na konci stojí jen počítadlo; je-li celé plné, další zranění už nic neznamenají.
pdr-death = Když zranění na počítadle přesáhnou zdraví, družina umírá a vstává z mrtvých: o 9 bodů slávy méně, jen jednou. Rovnost ještě smrt není.
pdr-wound-table-title = Co zranění stojí
pdr-wound-table =
    Zranění na počítadle, aspoň | Sláva
    { $wound_track_thresholds_0_0 } | { $wound_track_thresholds_0_1 }
    { $wound_track_thresholds_1_0 } | { $wound_track_thresholds_1_1 }
    { $wound_track_thresholds_2_0 } | { $wound_track_thresholds_2_1 }
    { $wound_track_thresholds_3_0 } | { $wound_track_thresholds_3_1 }
    { $wound_track_thresholds_4_0 } | { $wound_track_thresholds_4_1 }
    { $wound_track_thresholds_5_0 } | { $wound_track_thresholds_5_1 }
    { $wound_track_thresholds_6_0 } | { $wound_track_thresholds_6_1 }
    { $wound_track_thresholds_7_0 } | { $wound_track_thresholds_7_1 }

## Drahokamy a odměny

pdr-gems = { pd-says-gems }
pdr-gem-table-title = Sláva za drahokamy a přisluhovače
pdr-gem-table =
    Počet | Drahokamy | Hned navíc | Přisluhovači
    1 | { $gem_track_glory_1 } | – | { $minion_track_glory_1 }
    2 | { $gem_track_glory_2 } | { pd-reward-craft } | { $minion_track_glory_2 }
    3 | { $gem_track_glory_3 } | – | { $minion_track_glory_3 }
    4 | { $gem_track_glory_4 } | { pd-reward-potion } | { $minion_track_glory_4 }
    5 | { $gem_track_glory_5 } | – | { $minion_track_glory_5 }
    6 | { $gem_track_glory_6 } | { pd-reward-level_up } | { $minion_track_glory_6 }
    7 | { $gem_track_glory_7 } | – | { $minion_track_glory_7 }
    8 | { $gem_track_glory_8 } | { pd-reward-potion } | { $minion_track_glory_8 }
    9 | { $gem_track_glory_9 } | – | { $minion_track_glory_9 }
    10 | { $gem_track_glory_10 } | { pd-reward-craft } | { $minion_track_glory_10 }
    11 | – | – | { $minion_track_glory_11 }
    12 | – | – | { $minion_track_glory_12 }
pdr-chains = Odměny se berou hned a až do konce, teprve pak pokračuje přerušená akce: nejdřív natištěná odměna, potom schopnost. Můžeš-li si vybrat, musíš.
pdr-free = Úroveň nebo polovina předmětu, kterou dostaneš jako **odměnu**, nepotřebuje symbol ani barvu: vyber kteréhokoli hrdinu pod úrovní { $max_hero_level }, nebo kterýkoli nedokončený předmět.
pdr-all-rewards-title = Odměny
pdr-all-gems-title = Osm drahokamů na mapě

## Netvoři

pdr-bosses = { pd-says-bosses }
pdr-strength-title = Tvoje síla proti netvorovi
pdr-strength =
    Co | Přidává
    úrovně všech čtyř hrdinů | jejich součet
    hrdina, na kterého je netvor slabý | jeho úroveň ještě jednou
    { pd-item-flaming_sword }, dokončený | 3
    { pd-hero-warrior } na úrovni 4 a vyšší | 1
    { pd-power-berserker } | 2
    { pd-item-armour } | nic; pomáhá proti přisluhovačům
pdr-boss_reward = Odměnu za netvora získá ten, kdo bojoval s nejvyšší silou. Při shodě ji nezíská nikdo, ve hře jednoho hráče se neuděluje.
pdr-bosses-picture = Po souboji v šestém kole: nejsilnější bojovník si vybírá odměnu.
pdr-first-bosses-title = Třetí kolo: jeden z těchto
pdr-second-bosses-title = Šesté kolo: jeden z těchto
pdr-third-bosses-title = Osmé kolo: jeden z těchto

## Úkoly, cíle a schopnosti

pdr-missions = **Úkol** bodují všichni, kdo ho splní v prvním kole, kdy se to někomu podaří; každému přinese body slávy: { $mission_glory }. Kontroluje se automaticky na konci kola, až po netvorovi. Ve hře jednoho hráče má tím větší cenu, čím dřív ho splníš.
pdr-goals = Cíl je jen tvůj a počítá se na konci: 2, 4 nebo 6 bodů slávy. Jeho karta také určuje výcvikovou barvu každého hrdiny.
pdr-measures-title = Co se jak počítá
pdr-measures =
    Na kartě stojí | Znamená to
    místnosti | prozkoumané; počítají se k nim rohové, okrajové i místnosti netvorů
    celá řada, celý sloupec | prozkoumaná každá jejich místnost
    přisluhovači | poražení jakkoli, i na dálku
    drahokamy, lektvary | všechny získané, i bonusové drahokamy a použité lektvary
    hrdinové na úrovni | na té úrovni nebo vyšší
    pasti, zdi, voda | různá místa, ne návštěvy
    sláva za netvory | co přinesly souboje; útěk nic neubírá
pdr-power-notes = Dvě schopnosti stojí za bližší pohled. Drahokam, který dává **{ pd-power-treasure_hunter }**, je navíc: všech osm drahokamů na mapě ti zůstává. Hraje-li se u stolu s drahokamem z mapy, jeden z osmi si vybereš; zakroužkuje se na tvém listu a ostatním zůstává. **{ pd-power-ranger }** vrací krok přes vodu hned, i ten poslední, ale v jednom pohybu přes každou řeku jen jednou tam a jednou zpět.
pdr-all-powers-title = Šestnáct schopností
pdr-all-goals-title = Šestnáct cílů
pdr-all-missions-title = Šestnáct úkolů

## Sláva na konci

pdr-scoring-table =
    Pole | Za co | Sláva
    A, B, C | tři netvoři | co přinesl souboj, nebo postih za útěk
    D | hrdinové | podle nejslabšího a 1 za každého na úrovni { $max_hero_level }
    E | předměty | 1 za každou polovinu a co přidají celé předměty
    F | drahokamy | poslední vyplněné políčko
    G | přisluhovači | poslední vyplněné políčko
    H | zranění | poslední dosažená hranice
    I | zmrtvýchvstání | { $resurrection_glory }
    J | cíl a schopnost | 2, 4 nebo 6, a co říká schopnost
    K | úkoly | po { $mission_glory }
    L | součet | kdo má nejvíc, vyhrává
pdr-lowest-hero = Na konci boduje tvůj nejslabší hrdina: za úroveň 2 jsou 3 body slávy, za úroveň 3 šest, za úroveň 4 osm, za úroveň 5 jedenáct a za úroveň 6 čtrnáct. Každý hrdina na úrovni 6 přidá 1 bod slávy.
pdr-scoring-picture = Konec hry: oba listy jsou odkryté, políčko po políčku.

## Ukázkové kolo

pdr-example-intro = Anežka hraje za schopnost { pd-power-healer }, Marek za schopnost { pd-power-assassin }, která zasáhne ještě před prvním hodem. Pak oba vybírají tajně; tady sleduješ Anežku.
pdr-example-round-title = Krok za krokem
pdr-example-why = Jedna kostka na lektvary, dvě na chůzi. Zranění zachytí lektvary a jeden poklad spouští druhý: čtvrtý lektvar vylepší Klerika, druhá polovina dokončí Grimoár a ten vylepší Klerika znovu.
pdr-example-picture = List Anežky na konci kola, než ho uvidí ostatní.

## Varianty a tento stůl

pdr-variant-table =
    Možnost | Co mění
    { pd-option-dungeon } | vyberete si jedno z dvanácti místo losu
    { pd-option-missions } | první hra je bez nich jednodušší
    { pd-option-random_bosses } | z každé třídy se losuje jeden netvor
    { pd-option-vanishing_gems } | s prvními dvěma netvory vždy zmizí dva drahokamy
    { pd-option-campaign } | víc her, jeden součet; podzemí určuje sama
    { pd-option-treasure_hunter } | drahokam Lovce pokladů je bonus, nebo jeden z mapy, který si ostatní mohou vzít také
pdr-solo-title = Hra jednoho hráče
pdr-solo = Ve hře jednoho hráče jde o nejvyšší výsledek: drahokamy vždy mizejí, netvor nedává odměnu a úkoly mají podle kola cenu od 6 do 1 bodu slávy.
pdr-vanishing_gems-title = { pd-option-vanishing_gems }
pdr-vanishing_gems = Po soubojích v kolech 3 a 6 se dva drahokamy z karty netvora škrtají všem, kdo je ještě nemají.
pdr-campaign-title = { pd-option-campaign }
pdr-campaign = Kampaň jsou tři hry jedné příběhové linky, nebo všech dvanáct podzemí. Výsledky se sčítají, nic jiného se nepřenáší.
pdr-here = Hraj vlastním tempem: každý pracuje na svém listu a kolo končí, až mají hotovo všichni. Co pravidla v tu chvíli nedovolují, program nepřijme: nic se nezmění a hned se dozvíš proč. Počítadla vyplňuje a body sčítá za tebe.

## Každé podzemí, každá místnost

pdr-place-table =
    Kde | Které místnosti
    Vchody | A1, B1, C1, D1, E1, F1
    Rohové místnosti | A1, F1, A7, F7
    Okrajové místnosti | sloupce A a F, řady 1 a 7
    Průchody | A2 s F2, A4 s F4
    Možné místnosti netvorů | B2, D2, E3, A4, D4, E5, A6, C7, E7
pdr-all-dungeons-title = Dvanáctero podzemí
pdr-row-1-title = Místnosti v řadě 1
pdr-row-2-title = Místnosti v řadě 2
pdr-row-3-title = Místnosti v řadě 3
pdr-row-4-title = Místnosti v řadě 4
pdr-row-5-title = Místnosti v řadě 5
pdr-row-6-title = Místnosti v řadě 6
pdr-row-7-title = Místnosti v řadě 7
