### Pravidlá hry Papierové podzemie (docs/rulebook.md). Čísla sú z data.toml.
### Tabuľka je jedna správa: riadok na riadku, políčka delia zvislé čiary, prvý riadok sú nadpisy.

## Kapitoly, ku každej veta pod nadpisom

pdr-chapter-minute = Hra za jednu minútu
pdr-lead-minute = Jedna družina, jedna ceruzka a osem kôl na to, aby našla netvorov a vrátila sa so slávou.
pdr-chapter-setup = Príprava hry
pdr-lead-setup = Všetci dostávajú rovnakú mapu a karty, ktoré nikto iný nemá.
pdr-chapter-sheet = Tvoj herný list
pdr-lead-sheet = Štyria hrdinovia a niekoľko počítadiel; každé políčko sa vypĺňa raz.
pdr-chapter-rolling = Kocky
pdr-lead-rolling = Šiestimi kockami sa hádže pre všetkých a každý si vyberá tri.
pdr-chapter-actions = Na čo slúži kocka
pdr-lead-actions = Jedna kocka, jedna akcia: vylepšiť, vyrobiť, namiešať, alebo ísť.
pdr-chapter-dungeon = Cesta podzemím
pdr-lead-dungeon = Každá miestnosť niečo urobí a vždy v rovnakom poradí.
pdr-chapter-harm = Zranenia a smrť
pdr-lead-harm = Zranenia sa nehoja, ale smrť stojí menej, než by sa zdalo.
pdr-chapter-treasure = Drahokamy a odmeny
pdr-lead-treasure = Preteky o osem drahokamov a čo všetko môže spustiť jedno políčko.
pdr-chapter-fights = Netvori
pdr-lead-fights = Trikrát musí bojovať každý, kto našiel cestu.
pdr-chapter-cards = Úlohy, ciele a schopnosti
pdr-lead-cards = Úlohy sú pre všetkých, cieľ a schopnosť len pre teba.
pdr-chapter-scoring = Sláva na konci
pdr-lead-scoring = Dvanásť políčok na liste, od A po L.
pdr-chapter-example = Ukážkové kolo
pdr-lead-example = Prvé kolo hry dvoch hráčov očami Anežky.
pdr-chapter-variants = Varianty a tento stôl
pdr-lead-variants = Dohodnite sa na nich vopred. O ostatné sa stará program.
pdr-chapter-places = Každé podzemie, každá miestnosť
pdr-lead-places = Miestnosti sú v každej hre rovnaké; karta podzemia pridáva steny a netvorov.

## Hra za jednu minútu

pdr-aim = Veď štyroch hrdinov podzemím, ktoré máš nakreslené na vlastnom liste. Kôl je { $rounds }: vylepšuješ, vyrábaš, miešaš a preskúmavaš a čakajú na teba traja netvori. Vyhráva ten, kto má najviac bodov **slávy**; pri zhode rozhodujú preskúmané miestnosti, potom sa víťazstvo delí.
pdr-round = Všetci hrajú naraz: každý použije práve tri rôzne kocky, každú na jednu akciu, v ľubovoľnom poradí. Nič z toho v tomto kole neovplyvní možnosti ostatných.
pdr-sealed = Čo robíš, zostáva skryté, kým nemajú hotovo všetci. Dovtedy ostatní vidia tvoj list zo začiatku kola.
pdr-minute-picture = List Anežky po prvom kole: cesta družiny, úrovne, elixíry a predmety.
pdr-round-table-title = Kolo krok za krokom
pdr-round-table =
    Krok | Čo sa deje
    1 | Hodí sa kockami; každá lebka zraní všetkých.
    2 | Všetci naraz: každý tri kocky, tri akcie.
    3 | Drahokamy, ktoré niekto vzal, sa ostatným škrtnú.
    4 | Po kolách { $boss_rounds_0 }, { $boss_rounds_1 } a { $boss_rounds_2 }: súboj s netvorom.
    5 | Bodujú sa úlohy.

## Príprava hry

pdr-table-set = Odkryje sa jedna **karta podzemia**: na každú mapu pridá šesť stien, označí tri miestnosti netvorov a povie, ktorí to sú. Tri **úlohy** ležia odkryté pre všetkých. Na liste máš štyroch hrdinov na úrovni 1 a družinu vonku. Nikto nezačína: hrajú všetci naraz.
pdr-powers = Dostávaš dve schopnosti a dva ciele a z oboch si nechávaš po jednej karte; tie druhé nikto neuvidí. Schopnosť pomáha celú hru alebo raz a na konci pridá či uberie slávu.
pdr-setup-choices = Niektoré schopnosti pôsobia ešte pred prvým kolom. **{ pd-power-veteran }** vylepší dvoch rôznych hrdinov, **{ pd-power-craftsman }** vyplní po polovici dvoch rôznych predmetov, **{ pd-power-assassin }** porazí dvoch prisluhovačov podľa výberu. Ostatné dostanú svoje samy; len kto ako { pd-power-treasure_hunter } berie drahokam z mapy, volí ktorý. Všetky voľby sa ukážu spoločne.
pdr-setup-picture = Úplne prvá voľba: jedna z dvoch schopností a jeden z dvoch cieľov.
pdr-box-title = Čo je v škatuli
pdr-box =
    Súčasť hry | Počet
    Biele a čierne kocky | { $dice_white } + { $dice_black }
    Karty podzemia | 12
    Karty netvorov | 12
    Karty úloh | 16
    Karty schopností | 16
    Karty cieľov | 16

## Tvoj herný list

pdr-health = Tvoje **zdravie** je vždy súčet úrovní štyroch hrdinov: na začiatku 4, najviac { $health_track_spaces }. Z rovnakého súčtu vychádza aj **sila** proti netvorom. Úrovne sa vypĺňajú zľava doprava až po úroveň { $max_hero_level }.
pdr-tracks-title = Počítadlá
pdr-tracks =
    Počítadlo | Políčok | Na čo je
    Kolá | { $rounds } | tri dejstvá, každé sa končí netvorom
    Zdravie | { $health_track_spaces } | viac zranení, a družina umiera
    Zranenia | { $wound_track_hearts } | na konci stoja slávu
    Elixíry | { $potions_spaces } | zachytia zranenia; každý štvrtý prinesie odmenu
    Drahokamy | { $gem_track_spaces } | sláva a za každý druhý odmena
    Prisluhovači | { $minion_track_spaces } | sláva
    Zmŕtvychvstanie | 1 | { $resurrection_glory } bodov slávy, ak je zaškrtnuté
pdr-overflow = Keď je počítadlo plné, ďalší prírastok **prepadá**: trinásty elixír, jedenásty drahokam, úroveň nad { $max_hero_level }, tretia polovica. Prepadá aj odmena, pri ktorej nie je z čoho vybrať; hra ide ďalej.
pdr-all-heroes-title = Štyria hrdinovia
pdr-level_4 = Na **úrovni 4** Bojovník pridá 1 silu proti netvorom, Čarodejník ruší výcvikové farby, Klerik chráni pred lebkami a Zlodej hneď prinesie bonusový drahokam. Platí to od tej chvíle: predchádzajúce zranenia zostávajú.

## Kocky

pdr-dice = Tromi bielymi a tromi čiernymi kockami sa hádže pre všetkých. Ak padnú tri a viac lebiek alebo tri a viac štvorlístkov, hádže sa znova všetkými šiestimi. Rovnakú kocku môže využiť viac hráčov, každý však len raz. Kocky rovnakej farby s rovnakým symbolom sú zameniteľné.
pdr-skulls = { pd-says-skulls }
pdr-clover = Štvorlístok zastúpi ktorýkoľvek symbol hrdinu v ktorejkoľvek farbe, nikdy však čižmy. Čižmy slúžia len na pohyb a dávajú až tri kroky.
pdr-faces-title = Strany kociek
pdr-faces =
    Kocka | Strany
    biela | štyria hrdinovia, štvorlístok, lebka
    čierna | štyria hrdinovia, čižmy, lebka
pdr-all-symbols-title = Symbol po symbole

## Na čo slúži kocka

pdr-action-table-title = Štyri akcie
pdr-action-table =
    Akcia | Na kocke | Čo získaš
    vylepšenie | symbol hrdinu vo výcvikovej farbe, alebo štvorlístok | jednu úroveň
    výroba | symbol predmetu alebo štvorlístok; pri spodných štyroch ktorýkoľvek hrdina | polovicu predmetu
    miešanie | ktorýkoľvek hrdina alebo štvorlístok | elixíry: { $potions_brewed_per_die }
    pohyb | čokoľvek okrem lebky | až 2 kroky, s čižmami 3
pdr-level_up = Kocka so symbolom hrdinu ho vylepší o úroveň, ak má farbu, ktorú predpisuje výcvik na tvojej karte cieľa. Štvorlístok vylepší kohokoľvek. Najvyššia úroveň je 6.
pdr-craft = Kocka so symbolom hrdinu alebo so štvorlístkom vyplní polovicu predmetu. Pri horných štyroch predmetoch musí kocka ukazovať ich symbol (alebo štvorlístok). Každá polovica dáva 1 bod slávy; hotový predmet pôsobí a môže pridať ďalšie.
pdr-brew = { pd-says-brew }
pdr-move = Ktorákoľvek použiteľná kocka pohne družinou: až o dva kroky, s čižmami až o tri; nemusí urobiť ani jeden. Prvý krok vedie zvonku do spodného radu.
pdr-whole-move = Pohyb dokonči skôr, než použiješ ďalšiu kocku: choď krok za krokom, alebo zastav. Predmet dokončený cestou funguje od ďalšieho kroku.
pdr-actions-picture = Uprostred kola: pasca v F2 zaklapla a čaká sa, ktorú polovicu predmetu si Anežka vyberie.
pdr-all-items-title = Osem predmetov

## Cesta podzemím

pdr-map = Mapa má 42 miestností v stĺpcoch A až F a radoch 1 až 7; šesť vchodov vedie do spodného radu. Susedné miestnosti spájajú dvere, ak medzi nimi nie je stena alebo voda. Vracať sa a krížiť vlastnú cestu môžeš ľubovoľne; podzemie už družina neopustí. Do B7 vedú zo všetkých strán len steny.
pdr-walls = { pd-says-walls }
pdr-dungeon-picture = Mapa v šiestom kole: hrubá čiara je cesta družiny.
pdr-rooms = Miestnosť, do ktorej vstúpiš, je nadobro **preskúmaná**. Najprv boj, potom pasca, potom poklad a drahokam; tie len pri prvej návšteve. Miestnosť netvora sama nič nerobí: len ti k nemu ukáže cestu.
pdr-minions = Prisluhovač je **vždy porazený**, ale zraní ťa o rozdiel medzi svojou úrovňou a úrovňou príslušného hrdinu. Boju sa vyhnúť nedá a zranenia prichádzajú skôr než odmeny z miestnosti.
pdr-from-afar = Prisluhovači, ktorých porazí na diaľku { pd-item-death_scepter } alebo { pd-power-assassin }, sa plne počítajú: na počítadle, v úlohách aj cieľoch. Ich miestnosti tým však preskúmané nie sú. Žezlo berie dvoch rôznych prisluhovačov, alebo posledného zvyšného.
pdr-traps = { pd-says-traps }
pdr-minion-table-title = Čo sa skrýva v 42 miestnostiach
pdr-minion-table =
    V miestnostiach | Počet
    Prisluhovači úrovne 3, 4 a 5, každý zo štyroch druhov raz | 12
    Pasce | 16
    Elixíry | 8
    Polovice predmetov | 6
    Úrovne | 6
    Drahokamy | 8
    Prázdne miestnosti, kde môžu sídliť netvori | 9
pdr-all-minions-title = Štyri druhy prisluhovačov

## Zranenia a smrť

pdr-wounds = Zranenia prichádzajú z lebiek, od prisluhovačov, z pascí a od netvorov. Každé **najprv** vyplní srdce tvojich elixírov, až potom počítadlo zranení. Nič nelieči. Slávu na konci stojí len počítadlo; ak je celé plné, ďalšie zranenia už nič neznamenajú.
pdr-death = Keď zranenia na počítadle presiahnu zdravie, družina umiera a vstáva z mŕtvych: o 9 bodov slávy menej, len raz. Rovnosť ešte smrť nie je.
pdr-wound-table-title = Čo stoja zranenia
pdr-wound-table =
    Zranenia na počítadle, aspoň | Sláva
    { $wound_track_thresholds_0_0 } | { $wound_track_thresholds_0_1 }
    { $wound_track_thresholds_1_0 } | { $wound_track_thresholds_1_1 }
    { $wound_track_thresholds_2_0 } | { $wound_track_thresholds_2_1 }
    { $wound_track_thresholds_3_0 } | { $wound_track_thresholds_3_1 }
    { $wound_track_thresholds_4_0 } | { $wound_track_thresholds_4_1 }
    { $wound_track_thresholds_5_0 } | { $wound_track_thresholds_5_1 }
    { $wound_track_thresholds_6_0 } | { $wound_track_thresholds_6_1 }
    { $wound_track_thresholds_7_0 } | { $wound_track_thresholds_7_1 }

## Drahokamy a odmeny

pdr-gems = { pd-says-gems }
pdr-gem-table-title = Sláva za drahokamy a prisluhovačov
pdr-gem-table =
    Počet | Drahokamy | Hneď navyše | Prisluhovači
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
pdr-chains = Odmeny sa berú hneď a až do konca, až potom pokračuje prerušená akcia: najprv natlačená odmena, potom schopnosť. Ak si môžeš vybrať, musíš.
pdr-free = Úroveň alebo polovica predmetu, ktorú dostaneš ako **odmenu**, nepotrebuje symbol ani farbu: vyber ktoréhokoľvek hrdinu pod úrovňou { $max_hero_level }, alebo ktorýkoľvek nedokončený predmet.
pdr-all-rewards-title = Odmeny
pdr-all-gems-title = Osem drahokamov na mape

## Netvori

pdr-bosses = { pd-says-bosses }
pdr-strength-title = Tvoja sila proti netvorovi
pdr-strength =
    Čo | Pridáva
    úrovne všetkých štyroch hrdinov | ich súčet
    hrdina, na ktorého je netvor slabý | jeho úroveň ešte raz
    { pd-item-flaming_sword }, dokončený | 3
    { pd-hero-warrior } na úrovni 4 a vyššej | 1
    { pd-power-berserker } | 2
    { pd-item-armour } | nič; pomáha proti prisluhovačom
pdr-boss_reward = Odmenu za netvora získa ten, kto bojoval s najvyššou silou. Pri zhode ju nezíska nikto, v hre jedného hráča sa neudeľuje.
pdr-bosses-picture = Po súboji v šiestom kole: najsilnejší bojovník si vyberá odmenu.
pdr-first-bosses-title = Tretie kolo: jeden z týchto
pdr-second-bosses-title = Šieste kolo: jeden z týchto
pdr-third-bosses-title = Ôsme kolo: jeden z týchto

## Úlohy, ciele a schopnosti

pdr-missions = **Úlohu** bodujú všetci, čo ju splnia v prvom kole, keď sa to niekomu podarí; každému prinesie body slávy: { $mission_glory }. Kontroluje sa automaticky na konci kola, až po netvorovi. V hre jedného hráča má tým väčšiu cenu, čím skôr ju splníš.
pdr-goals = Cieľ je len tvoj a ráta sa na konci: 2, 4 alebo 6 bodov slávy. Jeho karta určuje aj výcvikovú farbu každého hrdinu.
pdr-measures-title = Čo sa ako počíta
pdr-measures =
    Na karte stojí | Znamená to
    miestnosti | preskúmané; počítajú sa k nim rohové, okrajové aj miestnosti netvorov
    celý rad, celý stĺpec | preskúmaná každá ich miestnosť
    prisluhovači | porazení akokoľvek, aj na diaľku
    drahokamy, elixíry | všetky získané, aj bonusové drahokamy a použité elixíry
    hrdinovia na úrovni | na tej úrovni alebo vyššej
    pasce, steny, voda | rôzne miesta, nie návštevy
    sláva za netvorov | čo priniesli súboje; útek nič neuberá
pdr-power-notes = Dve schopnosti stoja za bližší pohľad. Drahokam, ktorý dáva **{ pd-power-treasure_hunter }**, je navyše: všetkých osem drahokamov na mape ti zostáva. Ak sa pri stole hrá s drahokamom z mapy, jeden z ôsmich si vyberieš; zakrúžkuje sa na tvojom liste a ostatným zostáva. **{ pd-power-ranger }** vracia krok cez vodu hneď, aj ten posledný, ale v jednom pohybe cez každú rieku len raz tam a raz späť.
pdr-all-powers-title = Šestnásť schopností
pdr-all-goals-title = Šestnásť cieľov
pdr-all-missions-title = Šestnásť úloh

## Sláva na konci

pdr-scoring-table =
    Pole | Za čo | Sláva
    A, B, C | traja netvori | čo priniesol súboj, alebo postih za útek
    D | hrdinovia | podľa najslabšieho a 1 za každého na úrovni { $max_hero_level }
    E | predmety | 1 za každú polovicu a čo pridajú celé predmety
    F | drahokamy | posledné vyplnené políčko
    G | prisluhovači | posledné vyplnené políčko
    H | zranenia | posledná dosiahnutá hranica
    I | zmŕtvychvstanie | { $resurrection_glory }
    J | cieľ a schopnosť | 2, 4 alebo 6, a čo hovorí schopnosť
    K | úlohy | po { $mission_glory }
    L | súčet | kto má najviac, vyhráva
pdr-lowest-hero = Na konci boduje tvoj najslabší hrdina: za úroveň 2 sú 3 body slávy, za úroveň 3 šesť, za úroveň 4 osem, za úroveň 5 jedenásť a za úroveň 6 štrnásť. Každý hrdina na úrovni 6 pridá 1 bod slávy.
pdr-scoring-picture = Koniec hry: oba listy sú odkryté, políčko po políčku.

## Ukážkové kolo

pdr-example-intro = Anežka hrá so schopnosťou { pd-power-healer }, Marek so schopnosťou { pd-power-assassin }, ktorá zasiahne ešte pred prvým hodom. Potom obaja vyberajú tajne; tu sleduješ Anežku.
pdr-example-round-title = Krok za krokom
pdr-example-why = Jedna kocka na elixíry, dve na chôdzu. Zranenia zachytia elixíry a jeden poklad spúšťa druhý: štvrtý elixír vylepší Klerika, druhá polovica dokončí Grimoár a ten vylepší Klerika znova.
pdr-example-picture = List Anežky na konci kola, skôr než ho uvidia ostatní.

## Varianty a tento stôl

pdr-variant-table =
    Možnosť | Čo mení
    { pd-option-dungeon } | vyberiete si jedno z dvanástich namiesto žrebu
    { pd-option-missions } | prvá hra je bez nich jednoduchšia
    { pd-option-random_bosses } | z každej triedy sa žrebuje jeden netvor
    { pd-option-vanishing_gems } | s prvými dvoma netvormi vždy zmiznú dva drahokamy
    { pd-option-campaign } | viac hier, jeden súčet; podzemia určuje sama
    { pd-option-treasure_hunter } | drahokam Lovca pokladov je bonus, alebo jeden z mapy, ktorý si ostatní môžu vziať tiež
pdr-solo-title = Hra jedného hráča
pdr-solo = Hra jedného hráča je o najvyšší výsledok: drahokamy vždy miznú, netvor nedáva odmenu a úlohy majú podľa kola cenu od 6 do 1 bodu slávy.
pdr-vanishing_gems-title = { pd-option-vanishing_gems }
pdr-vanishing_gems = Po súbojoch v kolách 3 a 6 sa dva drahokamy z karty netvora škrtajú všetkým, čo ich ešte nemajú.
pdr-campaign-title = { pd-option-campaign }
pdr-campaign = Kampaň sú tri hry jednej príbehovej línie, alebo všetkých dvanásť podzemí. Výsledky sa sčítajú, nič iné sa neprenáša.
pdr-here = Hraj vlastným tempom: každý pracuje na svojom liste a kolo sa končí, keď majú hotovo všetci. Čo pravidlá v tej chvíli nedovoľujú, program neprijme: nič sa nezmení a hneď sa dozvieš prečo. Počítadlá vypĺňa a body sčítava za teba.

## Každé podzemie, každá miestnosť

pdr-place-table =
    Kde | Ktoré miestnosti
    Vchody | A1, B1, C1, D1, E1, F1
    Rohové miestnosti | A1, F1, A7, F7
    Okrajové miestnosti | stĺpce A a F, rady 1 a 7
    Bočné priechody | A2 s F2, A4 s F4
    Možné miestnosti netvorov | B2, D2, E3, A4, D4, E5, A6, C7, E7
pdr-all-dungeons-title = Dvanásť podzemí
pdr-row-1-title = Miestnosti v rade 1
pdr-row-2-title = Miestnosti v rade 2
pdr-row-3-title = Miestnosti v rade 3
pdr-row-4-title = Miestnosti v rade 4
pdr-row-5-title = Miestnosti v rade 5
pdr-row-6-title = Miestnosti v rade 6
pdr-row-7-title = Miestnosti v rade 7
