### Sabotażysta: Mroczna jaskinia: nazwy, zasady, co się dzieje i co można zrobić.

dc-title = Sabotażysta: Mroczna jaskinia
dc-tagline = Kopcie dla swojego klanu. Ale ktoś z was kopie dla drugiego.

dc-monster-rat = Szczur
    .gen = Szczura
    .dat = Szczurowi
    .acc = Szczura
    .loc = Szczurze
    .ins = Szczurem
dc-monster-crawler = Pełzacz
    .gen = Pełzacza
    .dat = Pełzaczowi
    .acc = Pełzacza
    .loc = Pełzaczu
    .ins = Pełzaczem
dc-monster-goblin = Goblin
    .gen = Goblina
    .dat = Goblinowi
    .acc = Goblina
    .loc = Goblinie
    .ins = Goblinem

dc-clan-blue = niebieski klan
    .gen = niebieskiego klanu
    .dat = niebieskiemu klanowi
    .acc = niebieski klan
    .loc = niebieskim klanie
    .ins = niebieskim klanem
dc-clan-yellow = żółty klan
    .gen = żółtego klanu
    .dat = żółtemu klanowi
    .acc = żółty klan
    .loc = żółtym klanie
    .ins = żółtym klanem

dc-role-loyal = wierny krasnolud
    .gen = wiernego krasnoluda
    .dat = wiernemu krasnoludowi
    .acc = wiernego krasnoluda
    .loc = wiernym krasnoludzie
    .ins = wiernym krasnoludem
dc-role-saboteur = sabotażysta
    .gen = sabotażysty
    .dat = sabotażyście
    .acc = sabotażystę
    .loc = sabotażyście
    .ins = sabotażystą

dc-goal-G-EXIT = wyjście
    .gen = wyjścia
    .dat = wyjściu
    .acc = wyjście
    .loc = wyjściu
    .ins = wyjściem
dc-goal-G-LADDER = drabina
    .gen = drabiny
    .dat = drabinie
    .acc = drabinę
    .loc = drabinie
    .ins = drabiną
dc-goal-G-LAIR = mroczne legowisko
    .gen = mrocznego legowiska
    .dat = mrocznemu legowisku
    .acc = mroczne legowisko
    .loc = mrocznym legowisku
    .ins = mrocznym legowiskiem
dc-goal-G-VEIN = żyła złota
    .gen = żyły złota
    .dat = żyle złota
    .acc = żyłę złota
    .loc = żyle złota
    .ins = żyłą złota

dc-type-secret_information = Tajne informacje
    .gen = Tajnych informacji
    .dat = Tajnym informacjom
    .acc = Tajne informacje
    .loc = Tajnych informacjach
    .ins = Tajnymi informacjami
dc-type-cave_in = Zawał
    .gen = Zawału
    .dat = Zawałowi
    .acc = Zawał
    .loc = Zawale
    .ins = Zawałem
dc-type-swap_hands = Wymiana kart
    .gen = Wymiany kart
    .dat = Wymianie kart
    .acc = Wymianę kart
    .loc = Wymianie kart
    .ins = Wymianą kart
dc-type-cobweb = Pajęczyna
    .gen = Pajęczyny
    .dat = Pajęczynie
    .acc = Pajęczynę
    .loc = Pajęczynie
    .ins = Pajęczyną
dc-type-boots = Buty
    .gen = Butów
    .dat = Butom
    .acc = Buty
    .loc = Butach
    .ins = Butami
dc-type-battle_axe = Topór bojowy
    .gen = Topora bojowego
    .dat = Toporowi bojowemu
    .acc = Topór bojowy
    .loc = Toporze bojowym
    .ins = Toporem bojowym

dc-shape-crossroads = Skrzyżowanie
    .gen = Skrzyżowania
    .dat = Skrzyżowaniu
    .acc = Skrzyżowanie
    .loc = Skrzyżowaniu
    .ins = Skrzyżowaniem
dc-shape-junction = Rozwidlenie
    .gen = Rozwidlenia
    .dat = Rozwidleniu
    .acc = Rozwidlenie
    .loc = Rozwidleniu
    .ins = Rozwidleniem
dc-shape-straight = Prosta ścieżka
    .gen = Prostej ścieżki
    .dat = Prostej ścieżce
    .acc = Prostą ścieżkę
    .loc = Prostej ścieżce
    .ins = Prostą ścieżką
dc-shape-bend = Zakręt
    .gen = Zakrętu
    .dat = Zakrętowi
    .acc = Zakręt
    .loc = Zakręcie
    .ins = Zakrętem
dc-shape-dead-end = Ślepa ścieżka
    .gen = Ślepej ścieżki
    .dat = Ślepej ścieżce
    .acc = Ślepą ścieżkę
    .loc = Ślepej ścieżce
    .ins = Ślepą ścieżką
dc-shape-double-bend = Podwójny zakręt
    .gen = Podwójnego zakrętu
    .dat = Podwójnemu zakrętowi
    .acc = Podwójny zakręt
    .loc = Podwójnym zakręcie
    .ins = Podwójnym zakrętem
dc-shape-bridge = Most
    .gen = Mostu
    .dat = Mostowi
    .acc = Most
    .loc = Moście
    .ins = Mostem

dc-feature-lair = z legowiskiem
dc-feature-ladder = z drabiną
dc-feature-vein = z żyłą
dc-feature-tunnel = z tunelem

dc-card-A1-01 = { dc-type-secret_information }
    .gen = { dc-type-secret_information.gen }
    .dat = { dc-type-secret_information.dat }
    .acc = { dc-type-secret_information.acc }
    .loc = { dc-type-secret_information.loc }
    .ins = { dc-type-secret_information.ins }
dc-card-A1-02 = { dc-type-secret_information }
    .gen = { dc-type-secret_information.gen }
    .dat = { dc-type-secret_information.dat }
    .acc = { dc-type-secret_information.acc }
    .loc = { dc-type-secret_information.loc }
    .ins = { dc-type-secret_information.ins }
dc-card-A1-03 = { dc-type-cave_in }
    .gen = { dc-type-cave_in.gen }
    .dat = { dc-type-cave_in.dat }
    .acc = { dc-type-cave_in.acc }
    .loc = { dc-type-cave_in.loc }
    .ins = { dc-type-cave_in.ins }
dc-card-A1-04 = { dc-type-cobweb }
    .gen = { dc-type-cobweb.gen }
    .dat = { dc-type-cobweb.dat }
    .acc = { dc-type-cobweb.acc }
    .loc = { dc-type-cobweb.loc }
    .ins = { dc-type-cobweb.ins }
dc-card-A1-05 = { dc-type-boots }
    .gen = { dc-type-boots.gen }
    .dat = { dc-type-boots.dat }
    .acc = { dc-type-boots.acc }
    .loc = { dc-type-boots.loc }
    .ins = { dc-type-boots.ins }
dc-card-A1-06 = { dc-type-battle_axe }
    .gen = { dc-type-battle_axe.gen }
    .dat = { dc-type-battle_axe.dat }
    .acc = { dc-type-battle_axe.acc }
    .loc = { dc-type-battle_axe.loc }
    .ins = { dc-type-battle_axe.ins }
dc-card-A1-07 = { dc-monster-rat }
    .gen = { dc-monster-rat.gen }
    .dat = { dc-monster-rat.dat }
    .acc = { dc-monster-rat.acc }
    .loc = { dc-monster-rat.loc }
    .ins = { dc-monster-rat.ins }
dc-card-A1-08 = { dc-monster-rat }
    .gen = { dc-monster-rat.gen }
    .dat = { dc-monster-rat.dat }
    .acc = { dc-monster-rat.acc }
    .loc = { dc-monster-rat.loc }
    .ins = { dc-monster-rat.ins }
dc-card-A1-09 = { dc-monster-crawler }
    .gen = { dc-monster-crawler.gen }
    .dat = { dc-monster-crawler.dat }
    .acc = { dc-monster-crawler.acc }
    .loc = { dc-monster-crawler.loc }
    .ins = { dc-monster-crawler.ins }
dc-card-A1-10 = { dc-monster-goblin }
    .gen = { dc-monster-goblin.gen }
    .dat = { dc-monster-goblin.dat }
    .acc = { dc-monster-goblin.acc }
    .loc = { dc-monster-goblin.loc }
    .ins = { dc-monster-goblin.ins }
dc-card-A2-01 = { dc-type-secret_information }
    .gen = { dc-type-secret_information.gen }
    .dat = { dc-type-secret_information.dat }
    .acc = { dc-type-secret_information.acc }
    .loc = { dc-type-secret_information.loc }
    .ins = { dc-type-secret_information.ins }
dc-card-A2-02 = { dc-type-secret_information }
    .gen = { dc-type-secret_information.gen }
    .dat = { dc-type-secret_information.dat }
    .acc = { dc-type-secret_information.acc }
    .loc = { dc-type-secret_information.loc }
    .ins = { dc-type-secret_information.ins }
dc-card-A2-03 = { dc-type-cave_in }
    .gen = { dc-type-cave_in.gen }
    .dat = { dc-type-cave_in.dat }
    .acc = { dc-type-cave_in.acc }
    .loc = { dc-type-cave_in.loc }
    .ins = { dc-type-cave_in.ins }
dc-card-A2-04 = { dc-type-swap_hands }
    .gen = { dc-type-swap_hands.gen }
    .dat = { dc-type-swap_hands.dat }
    .acc = { dc-type-swap_hands.acc }
    .loc = { dc-type-swap_hands.loc }
    .ins = { dc-type-swap_hands.ins }
dc-card-A2-05 = { dc-type-cobweb }
    .gen = { dc-type-cobweb.gen }
    .dat = { dc-type-cobweb.dat }
    .acc = { dc-type-cobweb.acc }
    .loc = { dc-type-cobweb.loc }
    .ins = { dc-type-cobweb.ins }
dc-card-A2-06 = { dc-type-boots }
    .gen = { dc-type-boots.gen }
    .dat = { dc-type-boots.dat }
    .acc = { dc-type-boots.acc }
    .loc = { dc-type-boots.loc }
    .ins = { dc-type-boots.ins }
dc-card-A2-07 = { dc-type-battle_axe }
    .gen = { dc-type-battle_axe.gen }
    .dat = { dc-type-battle_axe.dat }
    .acc = { dc-type-battle_axe.acc }
    .loc = { dc-type-battle_axe.loc }
    .ins = { dc-type-battle_axe.ins }
dc-card-A2-08 = { dc-monster-rat }
    .gen = { dc-monster-rat.gen }
    .dat = { dc-monster-rat.dat }
    .acc = { dc-monster-rat.acc }
    .loc = { dc-monster-rat.loc }
    .ins = { dc-monster-rat.ins }
dc-card-A2-09 = { dc-monster-crawler }
    .gen = { dc-monster-crawler.gen }
    .dat = { dc-monster-crawler.dat }
    .acc = { dc-monster-crawler.acc }
    .loc = { dc-monster-crawler.loc }
    .ins = { dc-monster-crawler.ins }
dc-card-A2-10 = { dc-monster-goblin }
    .gen = { dc-monster-goblin.gen }
    .dat = { dc-monster-goblin.dat }
    .acc = { dc-monster-goblin.acc }
    .loc = { dc-monster-goblin.loc }
    .ins = { dc-monster-goblin.ins }
dc-card-A3-01 = { dc-type-secret_information }
    .gen = { dc-type-secret_information.gen }
    .dat = { dc-type-secret_information.dat }
    .acc = { dc-type-secret_information.acc }
    .loc = { dc-type-secret_information.loc }
    .ins = { dc-type-secret_information.ins }
dc-card-A3-02 = { dc-type-cave_in }
    .gen = { dc-type-cave_in.gen }
    .dat = { dc-type-cave_in.dat }
    .acc = { dc-type-cave_in.acc }
    .loc = { dc-type-cave_in.loc }
    .ins = { dc-type-cave_in.ins }
dc-card-A3-03 = { dc-type-swap_hands }
    .gen = { dc-type-swap_hands.gen }
    .dat = { dc-type-swap_hands.dat }
    .acc = { dc-type-swap_hands.acc }
    .loc = { dc-type-swap_hands.loc }
    .ins = { dc-type-swap_hands.ins }
dc-card-A3-04 = { dc-type-cobweb }
    .gen = { dc-type-cobweb.gen }
    .dat = { dc-type-cobweb.dat }
    .acc = { dc-type-cobweb.acc }
    .loc = { dc-type-cobweb.loc }
    .ins = { dc-type-cobweb.ins }
dc-card-A3-05 = { dc-type-boots }
    .gen = { dc-type-boots.gen }
    .dat = { dc-type-boots.dat }
    .acc = { dc-type-boots.acc }
    .loc = { dc-type-boots.loc }
    .ins = { dc-type-boots.ins }
dc-card-A3-06 = { dc-type-battle_axe }
    .gen = { dc-type-battle_axe.gen }
    .dat = { dc-type-battle_axe.dat }
    .acc = { dc-type-battle_axe.acc }
    .loc = { dc-type-battle_axe.loc }
    .ins = { dc-type-battle_axe.ins }
dc-card-A3-07 = { dc-monster-rat }
    .gen = { dc-monster-rat.gen }
    .dat = { dc-monster-rat.dat }
    .acc = { dc-monster-rat.acc }
    .loc = { dc-monster-rat.loc }
    .ins = { dc-monster-rat.ins }
dc-card-A3-08 = { dc-monster-rat }
    .gen = { dc-monster-rat.gen }
    .dat = { dc-monster-rat.dat }
    .acc = { dc-monster-rat.acc }
    .loc = { dc-monster-rat.loc }
    .ins = { dc-monster-rat.ins }
dc-card-A3-09 = { dc-monster-crawler }
    .gen = { dc-monster-crawler.gen }
    .dat = { dc-monster-crawler.dat }
    .acc = { dc-monster-crawler.acc }
    .loc = { dc-monster-crawler.loc }
    .ins = { dc-monster-crawler.ins }
dc-card-A3-10 = { dc-monster-crawler }
    .gen = { dc-monster-crawler.gen }
    .dat = { dc-monster-crawler.dat }
    .acc = { dc-monster-crawler.acc }
    .loc = { dc-monster-crawler.loc }
    .ins = { dc-monster-crawler.ins }
dc-card-A3-11 = { dc-monster-goblin }
    .gen = { dc-monster-goblin.gen }
    .dat = { dc-monster-goblin.dat }
    .acc = { dc-monster-goblin.acc }
    .loc = { dc-monster-goblin.loc }
    .ins = { dc-monster-goblin.ins }
dc-card-A3-12 = { dc-monster-goblin }
    .gen = { dc-monster-goblin.gen }
    .dat = { dc-monster-goblin.dat }
    .acc = { dc-monster-goblin.acc }
    .loc = { dc-monster-goblin.loc }
    .ins = { dc-monster-goblin.ins }
dc-card-P1-01 = { dc-shape-crossroads } I
    .gen = { dc-shape-crossroads.gen } I
    .dat = { dc-shape-crossroads.dat } I
    .acc = { dc-shape-crossroads.acc } I
    .loc = { dc-shape-crossroads.loc } I
    .ins = { dc-shape-crossroads.ins } I
dc-card-P1-02 = { dc-shape-crossroads } I
    .gen = { dc-shape-crossroads.gen } I
    .dat = { dc-shape-crossroads.dat } I
    .acc = { dc-shape-crossroads.acc } I
    .loc = { dc-shape-crossroads.loc } I
    .ins = { dc-shape-crossroads.ins } I
dc-card-P1-03 = { dc-shape-junction } I
    .gen = { dc-shape-junction.gen } I
    .dat = { dc-shape-junction.dat } I
    .acc = { dc-shape-junction.acc } I
    .loc = { dc-shape-junction.loc } I
    .ins = { dc-shape-junction.ins } I
dc-card-P1-04 = { dc-shape-junction } I
    .gen = { dc-shape-junction.gen } I
    .dat = { dc-shape-junction.dat } I
    .acc = { dc-shape-junction.acc } I
    .loc = { dc-shape-junction.loc } I
    .ins = { dc-shape-junction.ins } I
dc-card-P1-05 = { dc-shape-junction } I
    .gen = { dc-shape-junction.gen } I
    .dat = { dc-shape-junction.dat } I
    .acc = { dc-shape-junction.acc } I
    .loc = { dc-shape-junction.loc } I
    .ins = { dc-shape-junction.ins } I
dc-card-P1-06 = { dc-shape-straight } I
    .gen = { dc-shape-straight.gen } I
    .dat = { dc-shape-straight.dat } I
    .acc = { dc-shape-straight.acc } I
    .loc = { dc-shape-straight.loc } I
    .ins = { dc-shape-straight.ins } I
dc-card-P1-07 = { dc-shape-straight } I
    .gen = { dc-shape-straight.gen } I
    .dat = { dc-shape-straight.dat } I
    .acc = { dc-shape-straight.acc } I
    .loc = { dc-shape-straight.loc } I
    .ins = { dc-shape-straight.ins } I
dc-card-P1-08 = { dc-shape-bend } I
    .gen = { dc-shape-bend.gen } I
    .dat = { dc-shape-bend.dat } I
    .acc = { dc-shape-bend.acc } I
    .loc = { dc-shape-bend.loc } I
    .ins = { dc-shape-bend.ins } I
dc-card-P1-09 = { dc-shape-bend } I
    .gen = { dc-shape-bend.gen } I
    .dat = { dc-shape-bend.dat } I
    .acc = { dc-shape-bend.acc } I
    .loc = { dc-shape-bend.loc } I
    .ins = { dc-shape-bend.ins } I
dc-card-P1-10 = { dc-shape-dead-end } I
    .gen = { dc-shape-dead-end.gen } I
    .dat = { dc-shape-dead-end.dat } I
    .acc = { dc-shape-dead-end.acc } I
    .loc = { dc-shape-dead-end.loc } I
    .ins = { dc-shape-dead-end.ins } I
dc-card-P1-11 = { dc-shape-crossroads } { dc-feature-lair } I
    .gen = { dc-shape-crossroads.gen } { dc-feature-lair } I
    .dat = { dc-shape-crossroads.dat } { dc-feature-lair } I
    .acc = { dc-shape-crossroads.acc } { dc-feature-lair } I
    .loc = { dc-shape-crossroads.loc } { dc-feature-lair } I
    .ins = { dc-shape-crossroads.ins } { dc-feature-lair } I
dc-card-P1-12 = { dc-shape-junction } { dc-feature-lair } I
    .gen = { dc-shape-junction.gen } { dc-feature-lair } I
    .dat = { dc-shape-junction.dat } { dc-feature-lair } I
    .acc = { dc-shape-junction.acc } { dc-feature-lair } I
    .loc = { dc-shape-junction.loc } { dc-feature-lair } I
    .ins = { dc-shape-junction.ins } { dc-feature-lair } I
dc-card-P1-13 = { dc-shape-junction } { dc-feature-lair } I
    .gen = { dc-shape-junction.gen } { dc-feature-lair } I
    .dat = { dc-shape-junction.dat } { dc-feature-lair } I
    .acc = { dc-shape-junction.acc } { dc-feature-lair } I
    .loc = { dc-shape-junction.loc } { dc-feature-lair } I
    .ins = { dc-shape-junction.ins } { dc-feature-lair } I
dc-card-P1-14 = { dc-shape-dead-end } { dc-feature-lair } I
    .gen = { dc-shape-dead-end.gen } { dc-feature-lair } I
    .dat = { dc-shape-dead-end.dat } { dc-feature-lair } I
    .acc = { dc-shape-dead-end.acc } { dc-feature-lair } I
    .loc = { dc-shape-dead-end.loc } { dc-feature-lair } I
    .ins = { dc-shape-dead-end.ins } { dc-feature-lair } I
dc-card-P1-15 = { dc-shape-junction } { dc-feature-ladder } I
    .gen = { dc-shape-junction.gen } { dc-feature-ladder } I
    .dat = { dc-shape-junction.dat } { dc-feature-ladder } I
    .acc = { dc-shape-junction.acc } { dc-feature-ladder } I
    .loc = { dc-shape-junction.loc } { dc-feature-ladder } I
    .ins = { dc-shape-junction.ins } { dc-feature-ladder } I
dc-card-P1-16 = { dc-shape-bridge } I
    .gen = { dc-shape-bridge.gen } I
    .dat = { dc-shape-bridge.dat } I
    .acc = { dc-shape-bridge.acc } I
    .loc = { dc-shape-bridge.loc } I
    .ins = { dc-shape-bridge.ins } I
dc-card-P1-17 = { dc-shape-bridge } I
    .gen = { dc-shape-bridge.gen } I
    .dat = { dc-shape-bridge.dat } I
    .acc = { dc-shape-bridge.acc } I
    .loc = { dc-shape-bridge.loc } I
    .ins = { dc-shape-bridge.ins } I
dc-card-P1-18 = { dc-shape-double-bend } { dc-feature-tunnel } I
    .gen = { dc-shape-double-bend.gen } { dc-feature-tunnel } I
    .dat = { dc-shape-double-bend.dat } { dc-feature-tunnel } I
    .acc = { dc-shape-double-bend.acc } { dc-feature-tunnel } I
    .loc = { dc-shape-double-bend.loc } { dc-feature-tunnel } I
    .ins = { dc-shape-double-bend.ins } { dc-feature-tunnel } I
dc-card-P1-19 = { dc-shape-double-bend } { dc-feature-tunnel } I
    .gen = { dc-shape-double-bend.gen } { dc-feature-tunnel } I
    .dat = { dc-shape-double-bend.dat } { dc-feature-tunnel } I
    .acc = { dc-shape-double-bend.acc } { dc-feature-tunnel } I
    .loc = { dc-shape-double-bend.loc } { dc-feature-tunnel } I
    .ins = { dc-shape-double-bend.ins } { dc-feature-tunnel } I
dc-card-P2-01 = { dc-shape-crossroads } II
    .gen = { dc-shape-crossroads.gen } II
    .dat = { dc-shape-crossroads.dat } II
    .acc = { dc-shape-crossroads.acc } II
    .loc = { dc-shape-crossroads.loc } II
    .ins = { dc-shape-crossroads.ins } II
dc-card-P2-02 = { dc-shape-junction } II
    .gen = { dc-shape-junction.gen } II
    .dat = { dc-shape-junction.dat } II
    .acc = { dc-shape-junction.acc } II
    .loc = { dc-shape-junction.loc } II
    .ins = { dc-shape-junction.ins } II
dc-card-P2-03 = { dc-shape-junction } II
    .gen = { dc-shape-junction.gen } II
    .dat = { dc-shape-junction.dat } II
    .acc = { dc-shape-junction.acc } II
    .loc = { dc-shape-junction.loc } II
    .ins = { dc-shape-junction.ins } II
dc-card-P2-04 = { dc-shape-junction } II
    .gen = { dc-shape-junction.gen } II
    .dat = { dc-shape-junction.dat } II
    .acc = { dc-shape-junction.acc } II
    .loc = { dc-shape-junction.loc } II
    .ins = { dc-shape-junction.ins } II
dc-card-P2-05 = { dc-shape-straight } II
    .gen = { dc-shape-straight.gen } II
    .dat = { dc-shape-straight.dat } II
    .acc = { dc-shape-straight.acc } II
    .loc = { dc-shape-straight.loc } II
    .ins = { dc-shape-straight.ins } II
dc-card-P2-06 = { dc-shape-straight } II
    .gen = { dc-shape-straight.gen } II
    .dat = { dc-shape-straight.dat } II
    .acc = { dc-shape-straight.acc } II
    .loc = { dc-shape-straight.loc } II
    .ins = { dc-shape-straight.ins } II
dc-card-P2-07 = { dc-shape-bend } II
    .gen = { dc-shape-bend.gen } II
    .dat = { dc-shape-bend.dat } II
    .acc = { dc-shape-bend.acc } II
    .loc = { dc-shape-bend.loc } II
    .ins = { dc-shape-bend.ins } II
dc-card-P2-08 = { dc-shape-bend } II
    .gen = { dc-shape-bend.gen } II
    .dat = { dc-shape-bend.dat } II
    .acc = { dc-shape-bend.acc } II
    .loc = { dc-shape-bend.loc } II
    .ins = { dc-shape-bend.ins } II
dc-card-P2-09 = { dc-shape-dead-end } II
    .gen = { dc-shape-dead-end.gen } II
    .dat = { dc-shape-dead-end.dat } II
    .acc = { dc-shape-dead-end.acc } II
    .loc = { dc-shape-dead-end.loc } II
    .ins = { dc-shape-dead-end.ins } II
dc-card-P2-10 = { dc-shape-straight } { dc-feature-lair } II
    .gen = { dc-shape-straight.gen } { dc-feature-lair } II
    .dat = { dc-shape-straight.dat } { dc-feature-lair } II
    .acc = { dc-shape-straight.acc } { dc-feature-lair } II
    .loc = { dc-shape-straight.loc } { dc-feature-lair } II
    .ins = { dc-shape-straight.ins } { dc-feature-lair } II
dc-card-P2-11 = { dc-shape-bend } { dc-feature-lair } II
    .gen = { dc-shape-bend.gen } { dc-feature-lair } II
    .dat = { dc-shape-bend.dat } { dc-feature-lair } II
    .acc = { dc-shape-bend.acc } { dc-feature-lair } II
    .loc = { dc-shape-bend.loc } { dc-feature-lair } II
    .ins = { dc-shape-bend.ins } { dc-feature-lair } II
dc-card-P2-12 = { dc-shape-dead-end } { dc-feature-lair } II
    .gen = { dc-shape-dead-end.gen } { dc-feature-lair } II
    .dat = { dc-shape-dead-end.dat } { dc-feature-lair } II
    .acc = { dc-shape-dead-end.acc } { dc-feature-lair } II
    .loc = { dc-shape-dead-end.loc } { dc-feature-lair } II
    .ins = { dc-shape-dead-end.ins } { dc-feature-lair } II
dc-card-P2-13 = { dc-shape-straight } { dc-feature-ladder } II
    .gen = { dc-shape-straight.gen } { dc-feature-ladder } II
    .dat = { dc-shape-straight.dat } { dc-feature-ladder } II
    .acc = { dc-shape-straight.acc } { dc-feature-ladder } II
    .loc = { dc-shape-straight.loc } { dc-feature-ladder } II
    .ins = { dc-shape-straight.ins } { dc-feature-ladder } II
dc-card-P2-14 = { dc-shape-junction } { dc-feature-ladder } II
    .gen = { dc-shape-junction.gen } { dc-feature-ladder } II
    .dat = { dc-shape-junction.dat } { dc-feature-ladder } II
    .acc = { dc-shape-junction.acc } { dc-feature-ladder } II
    .loc = { dc-shape-junction.loc } { dc-feature-ladder } II
    .ins = { dc-shape-junction.ins } { dc-feature-ladder } II
dc-card-P2-15 = { dc-shape-double-bend } { dc-feature-tunnel } II
    .gen = { dc-shape-double-bend.gen } { dc-feature-tunnel } II
    .dat = { dc-shape-double-bend.dat } { dc-feature-tunnel } II
    .acc = { dc-shape-double-bend.acc } { dc-feature-tunnel } II
    .loc = { dc-shape-double-bend.loc } { dc-feature-tunnel } II
    .ins = { dc-shape-double-bend.ins } { dc-feature-tunnel } II
dc-card-P2-16 = { dc-shape-double-bend } { dc-feature-tunnel } II
    .gen = { dc-shape-double-bend.gen } { dc-feature-tunnel } II
    .dat = { dc-shape-double-bend.dat } { dc-feature-tunnel } II
    .acc = { dc-shape-double-bend.acc } { dc-feature-tunnel } II
    .loc = { dc-shape-double-bend.loc } { dc-feature-tunnel } II
    .ins = { dc-shape-double-bend.ins } { dc-feature-tunnel } II
dc-card-P2-17 = { dc-shape-dead-end } { dc-feature-vein } II
    .gen = { dc-shape-dead-end.gen } { dc-feature-vein } II
    .dat = { dc-shape-dead-end.dat } { dc-feature-vein } II
    .acc = { dc-shape-dead-end.acc } { dc-feature-vein } II
    .loc = { dc-shape-dead-end.loc } { dc-feature-vein } II
    .ins = { dc-shape-dead-end.ins } { dc-feature-vein } II
dc-card-P3-01 = { dc-shape-crossroads } III
    .gen = { dc-shape-crossroads.gen } III
    .dat = { dc-shape-crossroads.dat } III
    .acc = { dc-shape-crossroads.acc } III
    .loc = { dc-shape-crossroads.loc } III
    .ins = { dc-shape-crossroads.ins } III
dc-card-P3-02 = { dc-shape-junction } III
    .gen = { dc-shape-junction.gen } III
    .dat = { dc-shape-junction.dat } III
    .acc = { dc-shape-junction.acc } III
    .loc = { dc-shape-junction.loc } III
    .ins = { dc-shape-junction.ins } III
dc-card-P3-03 = { dc-shape-straight } III
    .gen = { dc-shape-straight.gen } III
    .dat = { dc-shape-straight.dat } III
    .acc = { dc-shape-straight.acc } III
    .loc = { dc-shape-straight.loc } III
    .ins = { dc-shape-straight.ins } III
dc-card-P3-04 = { dc-shape-straight } III
    .gen = { dc-shape-straight.gen } III
    .dat = { dc-shape-straight.dat } III
    .acc = { dc-shape-straight.acc } III
    .loc = { dc-shape-straight.loc } III
    .ins = { dc-shape-straight.ins } III
dc-card-P3-05 = { dc-shape-bend } III
    .gen = { dc-shape-bend.gen } III
    .dat = { dc-shape-bend.dat } III
    .acc = { dc-shape-bend.acc } III
    .loc = { dc-shape-bend.loc } III
    .ins = { dc-shape-bend.ins } III
dc-card-P3-06 = { dc-shape-bend } III
    .gen = { dc-shape-bend.gen } III
    .dat = { dc-shape-bend.dat } III
    .acc = { dc-shape-bend.acc } III
    .loc = { dc-shape-bend.loc } III
    .ins = { dc-shape-bend.ins } III
dc-card-P3-07 = { dc-shape-dead-end } III
    .gen = { dc-shape-dead-end.gen } III
    .dat = { dc-shape-dead-end.dat } III
    .acc = { dc-shape-dead-end.acc } III
    .loc = { dc-shape-dead-end.loc } III
    .ins = { dc-shape-dead-end.ins } III
dc-card-P3-08 = { dc-shape-junction } { dc-feature-lair } III
    .gen = { dc-shape-junction.gen } { dc-feature-lair } III
    .dat = { dc-shape-junction.dat } { dc-feature-lair } III
    .acc = { dc-shape-junction.acc } { dc-feature-lair } III
    .loc = { dc-shape-junction.loc } { dc-feature-lair } III
    .ins = { dc-shape-junction.ins } { dc-feature-lair } III
dc-card-P3-09 = { dc-shape-dead-end } { dc-feature-lair } III
    .gen = { dc-shape-dead-end.gen } { dc-feature-lair } III
    .dat = { dc-shape-dead-end.dat } { dc-feature-lair } III
    .acc = { dc-shape-dead-end.acc } { dc-feature-lair } III
    .loc = { dc-shape-dead-end.loc } { dc-feature-lair } III
    .ins = { dc-shape-dead-end.ins } { dc-feature-lair } III
dc-card-P3-10 = { dc-shape-junction } { dc-feature-ladder } III
    .gen = { dc-shape-junction.gen } { dc-feature-ladder } III
    .dat = { dc-shape-junction.dat } { dc-feature-ladder } III
    .acc = { dc-shape-junction.acc } { dc-feature-ladder } III
    .loc = { dc-shape-junction.loc } { dc-feature-ladder } III
    .ins = { dc-shape-junction.ins } { dc-feature-ladder } III
dc-card-P3-11 = { dc-shape-bridge } III
    .gen = { dc-shape-bridge.gen } III
    .dat = { dc-shape-bridge.dat } III
    .acc = { dc-shape-bridge.acc } III
    .loc = { dc-shape-bridge.loc } III
    .ins = { dc-shape-bridge.ins } III
dc-card-P3-12 = { dc-shape-bridge } III
    .gen = { dc-shape-bridge.gen } III
    .dat = { dc-shape-bridge.dat } III
    .acc = { dc-shape-bridge.acc } III
    .loc = { dc-shape-bridge.loc } III
    .ins = { dc-shape-bridge.ins } III
dc-card-P3-13 = { dc-shape-double-bend } { dc-feature-tunnel } III
    .gen = { dc-shape-double-bend.gen } { dc-feature-tunnel } III
    .dat = { dc-shape-double-bend.dat } { dc-feature-tunnel } III
    .acc = { dc-shape-double-bend.acc } { dc-feature-tunnel } III
    .loc = { dc-shape-double-bend.loc } { dc-feature-tunnel } III
    .ins = { dc-shape-double-bend.ins } { dc-feature-tunnel } III
dc-card-P3-14 = { dc-shape-bend } { dc-feature-vein } III
    .gen = { dc-shape-bend.gen } { dc-feature-vein } III
    .dat = { dc-shape-bend.dat } { dc-feature-vein } III
    .acc = { dc-shape-bend.acc } { dc-feature-vein } III
    .loc = { dc-shape-bend.loc } { dc-feature-vein } III
    .ins = { dc-shape-bend.ins } { dc-feature-vein } III
dc-card-START = Karta startowa
    .gen = Karty startowej
    .dat = Karcie startowej
    .acc = Kartę startową
    .loc = Karcie startowej
    .ins = Kartą startową
dc-card-G-EXIT = { dc-goal-G-EXIT }
    .gen = { dc-goal-G-EXIT.gen }
    .dat = { dc-goal-G-EXIT.dat }
    .acc = { dc-goal-G-EXIT.acc }
    .loc = { dc-goal-G-EXIT.loc }
    .ins = { dc-goal-G-EXIT.ins }
dc-card-G-LADDER = { dc-goal-G-LADDER }
    .gen = { dc-goal-G-LADDER.gen }
    .dat = { dc-goal-G-LADDER.dat }
    .acc = { dc-goal-G-LADDER.acc }
    .loc = { dc-goal-G-LADDER.loc }
    .ins = { dc-goal-G-LADDER.ins }
dc-card-G-LAIR = { dc-goal-G-LAIR }
    .gen = { dc-goal-G-LAIR.gen }
    .dat = { dc-goal-G-LAIR.dat }
    .acc = { dc-goal-G-LAIR.acc }
    .loc = { dc-goal-G-LAIR.loc }
    .ins = { dc-goal-G-LAIR.ins }
dc-card-G-VEIN = { dc-goal-G-VEIN }
    .gen = { dc-goal-G-VEIN.gen }
    .dat = { dc-goal-G-VEIN.dat }
    .acc = { dc-goal-G-VEIN.acc }
    .loc = { dc-goal-G-VEIN.loc }
    .ins = { dc-goal-G-VEIN.ins }
dc-across = { $x_is ->
    [minus] { $x_far } na zachód
   *[other] { $x_far } na wschód
}
dc-down = { $y_is ->
    [minus] { $y_far } na północ
   *[other] { $y_far } na południe
}
dc-away = { $x_is ->
    [zero] { dc-down }
   *[other] { $y_is ->
        [zero] { dc-across }
       *[other] { dc-across }, { dc-down }
    }
}
dc-place = { $x_is ->
    [zero] { $y_is ->
        [zero] karta startowa
       *[other] { dc-away }
    }
   *[other] { dc-away }
}
    .gen = { $x_is ->
        [zero] { $y_is ->
            [zero] karty startowej
           *[other] miejsca { dc-away }
        }
       *[other] miejsca { dc-away }
    }
    .dat = { $x_is ->
        [zero] { $y_is ->
            [zero] karcie startowej
           *[other] miejscu { dc-away }
        }
       *[other] miejscu { dc-away }
    }
    .acc = { $x_is ->
        [zero] { $y_is ->
            [zero] kartę startową
           *[other] miejsce { dc-away }
        }
       *[other] miejsce { dc-away }
    }
    .loc = { $x_is ->
        [zero] { $y_is ->
            [zero] karcie startowej
           *[other] miejscu { dc-away }
        }
       *[other] miejscu { dc-away }
    }
    .ins = { $x_is ->
        [zero] { $y_is ->
            [zero] kartą startową
           *[other] miejscem { dc-away }
        }
       *[other] miejscem { dc-away }
    }
dc-corner = { $y_is ->
    [minus] { $x_is ->
        [minus] cel północno-zachodni
       *[other] cel północno-wschodni
    }
   *[other] { $x_is ->
        [minus] cel południowo-zachodni
       *[other] cel południowo-wschodni
    }
}

## Liczby do zdań

dc-count-cards = { $count ->
    [0] żadnej karty
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}
dc-count-left = { $left ->
    [0] nie zostaje żaden ruch
    [one] zostaje { $left } ruch
    [few] zostają { $left } ruchy
   *[other] zostaje { $left } ruchów
}
dc-count-pile = { $pile ->
    [0] talia jest teraz pusta
    [one] w talii zostaje { $pile } karta
    [few] w talii zostają { $pile } karty
   *[other] w talii zostaje { $pile } kart
}
dc-count-gold = { $gold ->
    [0] ani bryłki złota
    [one] { $gold } bryłka złota
    [few] { $gold } bryłki złota
   *[other] { $gold } bryłek złota
}

## Zasady

dc-says-clans = Kolor twojej karty klanu widzą wszyscy, jej awers tylko ty. Przy trzech i czterech graczach wszystkie krasnoludy mają ten sam kolor; przy dwóch nie ma sabotażystów.
dc-rule-clans = { dc-says-clans } (DC-3.3, DC-3.4, DC-0.8)
dc-says-laying = Karta ścieżki leży obok karty odkrytej, prosto albo obrócona o pół obrotu; wszystkie stykające się boki muszą pasować i co najmniej jedna ścieżka musi biec dalej.
dc-rule-laying = { dc-says-laying } (DC-5.2, DC-5.3, DC-5.4, DC-5.5)
dc-says-spaces = Przejście karty I kosztuje jeden ruch, karty II dwa, karty III trzy.
dc-rule-spaces = { dc-says-spaces } (DC-2.2, DC-2.3, DC-2.4)
dc-says-ladder = Wszystkie drabiny na odkrytych kartach dzieli jeden ruch, choćby były daleko; karta startowa jest drabiną.
dc-rule-ladder = { dc-says-ladder } (DC-2.10)
dc-says-bridge = Dwie ścieżki na karcie mostu się nie łączą. Za każdym razem, gdy wchodzisz na drewniany most, tracisz losową kartę z ręki, a limit kart na stałe spada o jeden; zawrócenie na nim nic więcej nie kosztuje, a pod mostem przejście jest darmowe.
dc-rule-bridge = { dc-says-bridge } (DC-2.5, DC-8.4)
dc-says-tunnel = Dwa zakręty na karcie łączy tylko tunel. Każde wejście do niego kosztuje bryłkę złota, jeśli jakąś masz.
dc-rule-tunnel = { dc-says-tunnel } (DC-2.6, DC-8.4)
dc-says-vein = Jeśli kończysz ruch dokładnie na polu z żyłą złota, a nie tylko na jej karcie, bierzesz bryłkę i na stałe odkrywasz swoją kartę klanu.
dc-rule-vein = { dc-says-vein } (DC-8.7, DC-2.7)
dc-says-lair = Potwory wchodzą do gry w odkrytym mrocznym legowisku.
dc-rule-lair = { dc-says-lair } (DC-7.2)
dc-says-moving = Twój krasnolud ma trzy ruchy, z butami cztery. Ruszać się nie musi; na jednym polu może stać wiele krasnoludów.
dc-rule-moving = { dc-says-moving } (DC-8.1, DC-8.2)
dc-says-goals = Krasnolud, który wejdzie na zakryty cel, odkrywa go i staje na jego pierwszym polu, a jeśli karta pasuje na dwa sposoby, wybiera obrót.
dc-rule-goals = { dc-says-goals } (DC-9.1, DC-9.2)
dc-says-exit = Krasnolud na wyjściu od razu jest na zewnątrz ze złotem i odkrywa kartę klanu. Dalej gra i dobiera, tylko się nie rusza. Kto wyjdzie pierwszy, ogląda odłożone karty klanów.
dc-rule-exit = { dc-says-exit } (DC-9.4, DC-4.6)
dc-says-secret_information = Obejrzyj jeden zakryty cel albo cudzą kartę klanu. Gdzie patrzysz, widzą wszyscy; co widzisz, tylko ty.
dc-rule-secret_information = { dc-says-secret_information } (DC-6.1, DC-13.2)
dc-says-cave_in = Usuwa kartę ścieżki bez figurek; nigdy karty startowej ani celu. Jej bryłka wraca do banku, a z nią pajęczyny, które nie mają na czym wisieć.
dc-rule-cave_in = { dc-says-cave_in } (DC-6.2)
dc-says-swap_hands = Wymień wszystkie karty z innym graczem, który potem dobiera zamiast ciebie. Oboje pamiętacie, co oddaliście.
dc-rule-swap_hands = { dc-says-swap_hands } (DC-6.3, DC-13.3)
dc-says-cobweb = Zamyka otwartą krawędź dla wszystkich aż do początku twojej drugiej tury od tej chwili. Drabin nie dotyczy.
dc-rule-cobweb = { dc-says-cobweb } (DC-6.4, DC-2.11)
dc-says-boots = Odtąd o jeden ruch w turze więcej. Każdy gracz może mieć tylko jedną parę.
dc-rule-boots = { dc-says-boots } (DC-6.5)
dc-says-axe = Topór musi leżeć przed tobą. Odpędza potwora, zanim zaatakuje, i ratuje wszystkich na polu; albo osłabia pajęczynę o jedną stronę.
dc-rule-axe = { dc-says-axe } (DC-6.6, DC-7.6, DC-8.5)
dc-says-hand_limit = Pięć kart, o jedną mniej za każdy most i każdego szczura. Limit tylko wstrzymuje dobieranie; po wymianie możesz mieć więcej.
dc-rule-hand_limit = { dc-says-hand_limit } (DC-10.2, DC-10.3, DC-10.4)
dc-says-discard = Zamiast grać odrzuć jedną lub dwie karty awersem w dół.
dc-rule-discard = { dc-says-discard } (DC-10.1)
dc-says-drawing = Za zagraną kartę dobierz jedną, w innym razie tyle, ile kart odrzucasz. Stosu kart odrzuconych już się nie używa.
dc-rule-drawing = { dc-says-drawing } (DC-10.5, DC-10.6)
dc-says-knowledge = Rewersy kart na rękach i w talii są jawne. Karty odrzucone i stracone zna tylko ten, kto je miał.
dc-rule-knowledge = { dc-says-knowledge } (DC-13.1, DC-13.2)
dc-says-scoring = Liczy się tylko wyniesione złoto: mnoży się je przez liczbę graczy pracujących dla drugiego klanu. Przy remisie wygrywa klan, dla którego pracuje pierwszy krasnolud na zewnątrz. Jeśli nikt nie wyszedł, nie wygrywa nikt.
dc-rule-scoring = { dc-says-scoring } (DC-11.4, DC-11.5, DC-11.6)
dc-says-house_deck = Awersy kart to nasz projekt: talia domowa z liczbami z instrukcji.
dc-rule-house_deck = { dc-says-house_deck } (DC-23.1)
dc-rule-monster-rat = Trzy ruchy. Ofiara traci losową kartę z ręki, a jej limit kart na stałe spada o jedną. (DC-7.1, DC-7.7)
dc-rule-monster-crawler = Cztery ruchy. Obezwładnia ofiarę: leży i aż do końca swojej następnej tury się nie rusza. (DC-7.1, DC-7.7)
dc-rule-monster-goblin = Pięć ruchów. Ofiara traci bryłkę złota. (DC-7.1, DC-7.7)
dc-rule-clan-blue = Pracują dla niego wierne niebieskie krasnoludy i żółci sabotażyści. (DC-3.4, DC-0.8)
dc-rule-clan-yellow = Pracują dla niego wierne żółte krasnoludy i niebiescy sabotażyści. (DC-3.4, DC-0.8)
dc-rule-role-loyal = Pracuje dla klanu swojego koloru. (DC-0.8)
dc-rule-role-saboteur = Pracuje dla klanu drugiego koloru. (DC-0.8)
dc-rule-goal-G-EXIT = Krasnolud, który dojdzie na środek, jest poza jaskinią. (DC-9.4)
dc-rule-goal-G-LADDER = Po odkryciu dzieli ją jeden ruch od każdej innej drabiny. (DC-2.10)
dc-rule-goal-G-LAIR = Po odkryciu mogą tu wejść do gry potwory. (DC-7.2)
dc-rule-goal-G-VEIN = Po odkryciu leży na niej bryłka złota. (DC-9.3, DC-8.7)

## Co się stało

dc-event-game-started = { $starter_is ->
    [you] Jaskinia stoi otworem; zaczynasz. { $house_deck ->
        [yes] Gra się talią domową: { dc-count-pile }.
       *[no] Talia: { dc-count-pile }.
    }
   *[other] Jaskinia stoi otworem; zaczyna { $starter }. { $house_deck ->
        [yes] Gra się talią domową: { dc-count-pile }.
       *[no] Talia: { dc-count-pile }.
    }
}
dc-event-clan-dealt = { $role ->
    [none] { $seat_is ->
        [you] Twój klan: { $clan }.
       *[other] { $seat }: { $clan }.
    }
   *[other] { $seat_is ->
        [you] Twój klan: { $clan }; twoja tożsamość: { $role }.
       *[other] { $seat }: { $clan }, { $role }.
    }
}
dc-event-hand-dealt = { $cards_count ->
    [0] { $seat_is ->
        [you] Dostajesz { dc-count-cards }.
       *[other] { $seat } dostaje { dc-count-cards }.
    }
   *[other] { $seat_is ->
        [you] Dostajesz { dc-count-cards }: { $cards }.
       *[other] { $seat } dostaje { dc-count-cards }: { $cards }.
    }
}
dc-event-turn-started = { $seat_is ->
    [you] Tura { $turn }: twoja kolej.
   *[other] Tura { $turn }: gra { $seat }.
}
dc-event-turn-skipped = { $seat_is ->
    [you] Nie masz kart i tracisz turę.
   *[other] { $seat } nie ma kart i traci turę.
}
dc-event-monster-left = { $seat_is ->
    [you] Zaczyna się twoja tura: { $monster } odchodzi.
   *[other] Zaczyna się tura ({ $seat }): { $monster } odchodzi.
}
dc-event-web-turned = Pajęczyna między { $edge_ins } słabnie: odwraca się na stronę 1.
dc-event-web-removed = { $by ->
   *[time] Pajęczyna między { $edge_ins } znika.
    [axe] Topór usuwa pajęczynę między { $edge_ins }.
    [cave_in] Zawał zabiera ze sobą pajęczynę między { $edge_ins }.
}
dc-event-dwarf-stood = { $seat_is ->
    [you] Twój krasnolud wstaje, ale w tej turze się nie rusza.
   *[other] Krasnolud wstaje ({ $seat }), ale w tej turze się nie rusza.
}
dc-event-path-laid = { $seat_is ->
    [you] Kładziesz
   *[other] { $seat } kładzie
} { $card_acc } na { dc-place.acc }{ $rot ->
    [0] {""}
   *[other] {", obrót o "}{ $rot }°
}.{ $nugget ->
    [yes] {" "}Na karcie leży bryłka złota.
   *[no] {""}
}
dc-event-goal-looked = { $seat_is ->
    [you] Oglądasz
   *[other] { $seat } ogląda
} { dc-corner } ({ $card }){ $goal ->
    [none] {""}
   *[other] : { $goal }
}.
dc-event-clan-looked = { $role ->
    [none] { $seat_is ->
        [you] Oglądasz kartę klanu ({ $card }): { $player }.
       *[other] { $player_is ->
            [you] { $seat } ogląda twoją kartę klanu ({ $card }).
           *[other] { $seat } ogląda kartę klanu ({ $card }): { $player }.
        }
    }
   *[other] { $seat_is ->
        [you] Oglądasz kartę klanu ({ $card }): { $player } to { $role }.
       *[other] { $seat } ogląda kartę klanu ({ $card }): { $player } to { $role }.
    }
}
dc-event-caved-in = { $seat_is ->
    [you] { $card }: burzysz
   *[other] { $card }: { $seat } burzy
} { $path_acc } na { dc-place.loc }.{ $nugget ->
    [yes] {" "}Bryłka z karty wraca do banku.
   *[no] {""}
}
dc-event-hands-swapped = { $given_cards_count ->
    [0] { $taken_cards_count ->
        [0] { $seat_is ->
            [you] { $card }: wymieniasz karty; drugi gracz: { $player } (oddane { $given }, wzięte { $taken }).
           *[other] { $card }: { $seat } wymienia karty; drugi gracz: { $player } (oddane { $given }, wzięte { $taken }).
        }
       *[other] { $seat_is ->
            [you] { $card }: wymieniasz karty; drugi gracz: { $player } (oddane { $given }, wzięte { $taken }). Wzięte: { $taken_cards }.
           *[other] { $card }: { $seat } wymienia karty; drugi gracz: { $player } (oddane { $given }, wzięte { $taken }). Wzięte: { $taken_cards }.
        }
    }
   *[other] { $taken_cards_count ->
        [0] { $seat_is ->
            [you] { $card }: wymieniasz karty; drugi gracz: { $player } (oddane { $given }, wzięte { $taken }). Oddane: { $given_cards }.
           *[other] { $card }: { $seat } wymienia karty; drugi gracz: { $player } (oddane { $given }, wzięte { $taken }). Oddane: { $given_cards }.
        }
       *[other] { $seat_is ->
            [you] { $card }: wymieniasz karty; drugi gracz: { $player } (oddane { $given }, wzięte { $taken }). Oddane: { $given_cards }. Wzięte: { $taken_cards }.
           *[other] { $card }: { $seat } wymienia karty; drugi gracz: { $player } (oddane { $given }, wzięte { $taken }). Oddane: { $given_cards }. Wzięte: { $taken_cards }.
        }
    }
}
dc-event-web-laid = { $seat_is ->
    [you] Rozpinasz { $card_acc } między { $edge_ins }.
   *[other] { $seat } rozpina { $card_acc } między { $edge_ins }.
}
dc-event-boots-given = { $seat_is ->
    [you] Wykładasz { $card_acc }. { $player_is ->
        [you] Są twoje: o ruch więcej w każdej turze.
       *[other] { $player } ma o ruch więcej w każdej turze.
    }
   *[other] { $seat } wykłada { $card_acc }. { $player_is ->
        [you] Są twoje: o ruch więcej w każdej turze.
       *[other] { $player } ma o ruch więcej w każdej turze.
    }
}
dc-event-axe-given = { $seat_is ->
    [you] Wykładasz { $card_acc }. { $player_is ->
        [you] Jest twój.
       *[other] Teraz ma go { $player }.
    }
   *[other] { $seat } wykłada { $card_acc }. { $player_is ->
        [you] Jest twój.
       *[other] Teraz ma go { $player }.
    }
}
dc-event-monster-played = { $summoned ->
    [yes] { $moved ->
        [yes] { $stays ->
            [yes] { $seat_is ->
                [you] Przywołujesz { $monster_acc } na { $to_acc }.
               *[other] { $seat } przywołuje { $monster_acc } na { $to_acc }.
            }
           *[no] { $seat_is ->
                [you] Przywołujesz { $monster_acc } na { $origin_acc } i wysyłasz na { $to_acc }.
               *[other] { $seat } przywołuje { $monster_acc } na { $origin_acc } i wysyła na { $to_acc }.
            }
        }
       *[no] { $seat_is ->
            [you] Przywołujesz { $monster_acc } na { $to_acc }.
           *[other] { $seat } przywołuje { $monster_acc } na { $to_acc }.
        }
    }
   *[no] { $moved ->
        [yes] { $seat_is ->
            [you] Wysyłasz { $monster_acc } z { $origin_gen } na { $to_acc }.
           *[other] { $seat } wysyła { $monster_acc } z { $origin_gen } na { $to_acc }.
        }
       *[no] { $seat_is ->
            [you] Przejmujesz { $monster_acc } na { $to_loc }.
           *[other] { $seat } przejmuje { $monster_acc } na { $to_loc }.
        }
    }
}
dc-event-cards-discarded = { $cards_count ->
    [0] { $seat_is ->
        [you] Odrzucasz { dc-count-cards }.
       *[other] { $seat } odrzuca { dc-count-cards }.
    }
   *[other] { $seat_is ->
        [you] Odrzucasz { dc-count-cards }: { $cards }.
       *[other] { $seat } odrzuca { dc-count-cards }: { $cards }.
    }
}
dc-event-end-proposed = { $seat_is ->
    [you] Proponujesz zakończyć grę.
   *[other] { $seat } proponuje zakończyć grę.
}
dc-event-end-voted = { $accept ->
    [yes] { $seat_is ->
        [you] Zgadzasz się na koniec.
       *[other] { $seat } zgadza się na koniec.
    }
   *[no] { $seat_is ->
        [you] Chcesz grać dalej.
       *[other] { $seat } chce grać dalej.
    }
}
dc-event-card-lost = { $by ->
    [bridge] { $back ->
        [none] { $seat_is ->
            [you] Most nie znajduje u ciebie żadnej karty; twój limit kart wynosi teraz { $limit }.
           *[other] Most nie znajduje żadnej karty ({ $seat }); limit kart wynosi teraz { $limit }.
        }
       *[other] { $card ->
            [none] { $seat_is ->
                [you] Most zabiera ci kartę { $back }; twój limit kart wynosi teraz { $limit }.
               *[other] Most zabiera kartę { $back } ({ $seat }); limit kart wynosi teraz { $limit }.
            }
           *[other] { $seat_is ->
                [you] Most zabiera ci { $card_acc }; twój limit kart wynosi teraz { $limit }.
               *[other] Most zabiera { $card_acc } ({ $seat }); limit kart wynosi teraz { $limit }.
            }
        }
    }
   *[rat] { $back ->
        [none] { $seat_is ->
            [you] Szczur nie znajduje u ciebie żadnej karty; twój limit kart wynosi teraz { $limit }.
           *[other] Szczur nie znajduje żadnej karty ({ $seat }); limit kart wynosi teraz { $limit }.
        }
       *[other] { $card ->
            [none] { $seat_is ->
                [you] Szczur zabiera ci kartę { $back }; twój limit kart wynosi teraz { $limit }.
               *[other] Szczur zabiera kartę { $back } ({ $seat }); limit kart wynosi teraz { $limit }.
            }
           *[other] { $seat_is ->
                [you] Szczur zabiera ci { $card_acc }; twój limit kart wynosi teraz { $limit }.
               *[other] Szczur zabiera { $card_acc } ({ $seat }); limit kart wynosi teraz { $limit }.
            }
        }
    }
}
dc-event-dwarf-laid = { $seat_is ->
    [you] Pełzacz obezwładnia twojego krasnoluda.
   *[other] Pełzacz obezwładnia krasnoluda ({ $seat }).
}
dc-event-gold-lost = { $by ->
    [tunnel] { $amount ->
        [0] { $seat_is ->
            [you] Tunel nie znajduje u ciebie złota.
           *[other] Tunel nie znajduje złota ({ $seat }).
        }
       *[other] { $seat_is ->
            [you] Tunel zabiera ci bryłkę; zostaje: { dc-count-gold }.
           *[other] Tunel zabiera bryłkę ({ $seat }); zostaje: { dc-count-gold }.
        }
    }
   *[goblin] { $amount ->
        [0] { $seat_is ->
            [you] Goblin nie znajduje u ciebie złota.
           *[other] Goblin nie znajduje złota ({ $seat }).
        }
       *[other] { $seat_is ->
            [you] Goblin zabiera ci bryłkę; zostaje: { dc-count-gold }.
           *[other] Goblin zabiera bryłkę ({ $seat }); zostaje: { dc-count-gold }.
        }
    }
}
dc-event-monster-slain = { $seat_is ->
    [you] Powalasz { $monster_acc }, zanim zaatakuje.
   *[other] { $seat } powala { $monster_acc }, zanim zaatakuje.
}
dc-event-axe-kept = { $seat_is ->
    [you] Zachowujesz topór; atakuje { $monster }.
   *[other] { $seat } zachowuje topór; atakuje { $monster }.
}
dc-event-web-struck = { $seat_is ->
    [you] Rozcinasz pajęczynę między { $edge_ins }.
   *[other] { $seat } rozcina pajęczynę między { $edge_ins }.
}
dc-event-dwarf-stepped = { $stays ->
    [yes] { $seat_is ->
        [you] Idziesz dalej po tej samej karcie; { dc-count-left }.
       *[other] { $seat } idzie dalej po tej samej karcie; { dc-count-left }.
    }
   *[no] { $seat_is ->
        [you] Idziesz na { $to_acc }; { dc-count-left }.
       *[other] { $seat } idzie na { $to_acc }; { dc-count-left }.
    }
}
dc-event-goal-turned = { $seat_is ->
    [you] Odkrywasz { dc-corner }: { $goal }.
   *[other] { $seat } odkrywa { dc-corner }: { $goal }.
}
dc-event-goal-placed = { $rot ->
    [0] Cel leży prosto
   *[other] Cel leży obrócony o { $rot }°
}; { $seat_is ->
    [you] stoisz na nim.
   *[other] { $seat } na nim stoi.
}{ $nugget ->
    [yes] {" "}Leży tu też bryłka złota.
   *[no] {""}
}
dc-event-monster-met = { $seat_is ->
    [you] Wchodzisz na pole, na którym stoi { $monster }.
   *[other] { $seat } wchodzi na pole, na którym stoi { $monster }.
}
dc-event-nugget-taken = { $seat_is ->
    [you] Bierzesz bryłkę na { dc-place.loc }; masz teraz: { dc-count-gold }.
   *[other] { $seat } bierze bryłkę na { dc-place.loc }; ma teraz: { dc-count-gold }.
}
dc-event-clan-revealed = { $seat_is ->
    [you] Twoja karta klanu leży odkryta: { $clan }, { $role }.
   *[other] Karta klanu leży odkryta ({ $seat }): { $clan }, { $role }.
}
dc-event-dwarf-out = { $first ->
    [yes] { $seat_is ->
        [you] Twój krasnolud wychodzi z jaskini jako pierwszy; niesie: { dc-count-gold }.
       *[other] { $seat }: krasnolud wychodzi z jaskini jako pierwszy; niesie: { dc-count-gold }.
    }
   *[no] { $seat_is ->
        [you] Twój krasnolud wychodzi z jaskini; niesie: { dc-count-gold }.
       *[other] { $seat }: krasnolud wychodzi z jaskini; niesie: { dc-count-gold }.
    }
}
dc-event-aside-seen = { $roles_count ->
    [0] { $seat_is ->
        [you] Oglądasz odłożone karty klanów, liczba: { $count }.
       *[other] { $seat } ogląda odłożone karty klanów, liczba: { $count }.
    }
   *[other] { $seat_is ->
        [you] Oglądasz odłożone karty klanów ({ $count }): { $roles }.
       *[other] { $seat } ogląda odłożone karty klanów ({ $count }): { $roles }.
    }
}
dc-event-card-drawn = { $card ->
    [none] { $seat_is ->
        [you] Dobierasz kartę { $back }; { dc-count-pile }.
       *[other] { $seat } dobiera kartę { $back }; { dc-count-pile }.
    }
   *[other] { $seat_is ->
        [you] Dobierasz { $card_acc }; { dc-count-pile }.
       *[other] { $seat } dobiera { $card_acc }; { dc-count-pile }.
    }
}
dc-event-game-ended = { $reason ->
   *[cards] Nikt nie ma już kart.
    [clan] Wszyscy, którzy pracują dla jednego klanu, są na zewnątrz.
    [agreed] Wszyscy zgadzają się na koniec.
} Wyniesione: niebiescy { $saved_blue }, żółci { $saved_yellow }. Skarb: niebiescy { $treasure_blue }, żółci { $treasure_yellow }. { $winner ->
    [none] Nie wygrywa nikt.
   *[other] { $tie ->
        [yes] Skarby są równe, decyduje pierwszy na zewnątrz: wygrywa { $winner }.
       *[no] Wygrywa { $winner }.
    }
}

## Wynik

dc-won-by-cards = { $winner ->
    [none] Wszystkie karty są zagrane. Nie wygrywa nikt.
   *[other] Wszystkie karty są zagrane. Wygrywa { $winner }.
}
dc-won-by-clan = { $winner ->
    [none] Wszyscy, którzy pracują dla jednego klanu, są poza jaskinią. Nie wygrywa nikt.
   *[other] Wszyscy, którzy pracują dla jednego klanu, są poza jaskinią. Wygrywa { $winner }.
}
dc-won-by-agreed = { $winner ->
    [none] Koniec jest uzgodniony. Nie wygrywa nikt.
   *[other] Koniec jest uzgodniony. Wygrywa { $winner }.
}

## Co można zrobić

dc-action-play-path = { $card } → { dc-place }{ $rot ->
    [0] {""}
   *[other] , { $rot }°
}
dc-action-play-secret = { $mode ->
    [goal] { $card }: cel { $target }
   *[clan] { $card }: karta klanu – { $target }
}
dc-action-play-cave-in = { $card }: { dc-place }
dc-action-play-swap = { $card }: { $player }
dc-action-play-cobweb = { $card }: { $edge }
dc-action-play-boots = { $card }: { $player }
dc-action-play-axe = { $card }: { $player }
dc-action-play-monster = { $lair ->
    [none] { $to ->
        [none] { $card } zostaje
       *[other] { $card } → { $to }
    }
   *[other] { $to ->
        [none] { $card }: { $lair }
       *[other] { $card }: { $lair } → { $to }
    }
}
dc-action-discard = Odrzuć { $cards_acc }
dc-action-propose-end = Zaproponuj koniec gry
dc-action-vote-end = { $accept ->
    [yes] Zgódź się na koniec
   *[no] Graj dalej
}
dc-action-axe-web = Rozetnij pajęczynę: { $edge }
dc-action-axe-monster = { $use ->
    [yes] Użyj topora
   *[no] Zachowaj topór
}
dc-action-step = Idź na { $to_acc }
dc-action-end-move = Zostań tutaj
dc-action-orient-goal = Połóż cel z obrotem { $rot }°

## Fazy: nazwa, pytanie do tego, kto decyduje, co widzą inni

dc-phase-act = Karta
dc-phase-vote = Głosowanie
dc-phase-axe = Topór
dc-phase-move = Ruch
dc-phase-orient = Cel
dc-phase-axe_entry = Topór
dc-phase-game_over = Gra się skończyła
dc-ask-act = Zagraj kartę albo odrzuć jedną lub dwie.
dc-ask-vote = Zakończyć grę?
dc-ask-axe = Atakuje potwór: użyjesz topora?
dc-ask-move = Dokąd idzie twój krasnolud?
dc-ask-orient = Jak ma leżeć cel?
dc-ask-axe_entry = Wchodzisz na pole z potworem: użyjesz topora?
dc-wait-act = { $name } gra kartę.
dc-wait-vote = { $name } głosuje o końcu.
dc-wait-axe = { $name } decyduje o toporze.
dc-wait-move = { $name } się rusza.
dc-wait-orient = { $name } obraca cel.
dc-wait-axe_entry = { $name } decyduje o toporze.

## Opcje

dc-option-deck = Talia
dc-option-deck-help = Jakich awersów kart się używa. Talia domowa to nasz projekt z liczbami z instrukcji.
dc-option-deck-house = Talia domowa
dc-option-deck-printed = Talia drukowana
dc-option-first_player = Pierwszy gracz
dc-option-first_player-help = Kto zaczyna; według instrukcji najbardziej godny zaufania gracz.
dc-option-first_player-random = losowo
dc-option-first_player-0 = pierwsze miejsce
dc-option-first_player-1 = drugie miejsce
dc-option-first_player-2 = trzecie miejsce
dc-option-first_player-3 = czwarte miejsce
dc-option-first_player-4 = piąte miejsce
dc-option-first_player-5 = szóste miejsce
dc-option-first_player-6 = siódme miejsce
dc-option-first_player-7 = ósme miejsce
dc-option-clan_34 = Klan przy 3 i 4 graczach
dc-option-clan_34-help = Jaki kolor mają wszystkie krasnoludy przy trzech i czterech graczach.
dc-option-clan_34-random = losowo
dc-option-clan_34-blue = niebieski
dc-option-clan_34-yellow = żółty
dc-option-agreed_end = Uzgodniony koniec
dc-option-agreed_end-help = Gracze mogą zaproponować koniec gry, gdy żaden krasnolud nie może już wyjść z jaskini; zgodzić się muszą wszyscy.
dc-option-agreed_end-true = włączony
dc-option-agreed_end-false = wyłączony

## Odmowy

dc-refusal-game_over = Gra już się skończyła.
dc-refusal-not_your_turn = Teraz nie ty decydujesz.
dc-refusal-wrong_phase = Tego nie można teraz zrobić.
dc-refusal-malformed = To nie jest akcja tej gry.
dc-refusal-unknown_card = Nie ma takiej karty.
dc-refusal-not_in_hand = Nie masz tej karty na ręce: { $card }.
dc-refusal-other_card = Ta karta tego nie potrafi: { $card }.
dc-refusal-rotation = Karta leży prosto albo obrócona o pół obrotu, nigdy w poprzek.
dc-refusal-cell_taken = Tam już leży karta.
dc-refusal-not_adjacent = Karta ścieżki musi stykać się z odkrytą kartą.
dc-refusal-edges_differ = Boki nie pasują: ścieżka musi trafiać na ścieżkę, ściana na ścianę.
dc-refusal-extends_nothing = Karta musi przedłużyć co najmniej jedną ścieżkę.
dc-refusal-no_face_down_goal = Nie ma tam zakrytego celu.
dc-refusal-no_such_player = Nie ma takiego gracza.
dc-refusal-own_clan_card = Swoją kartę klanu znasz.
dc-refusal-clan_card_up = Ta karta klanu leży już odkryta: { $player }.
dc-refusal-no_path_card = Nie leży tam żadna karta ścieżki.
dc-refusal-start_or_goal = Karta startowa i cele się nie zawalają.
dc-refusal-figure_there = Na tej karcie stoi figurka.
dc-refusal-swap_with_self = Nie można wymienić kart z samym sobą.
dc-refusal-has_boots = { $player } ma już buty.
dc-refusal-no_edge = To nie jest krawędź między dwiema kratkami.
dc-refusal-web_there = Tam już wisi pajęczyna.
dc-refusal-no_open_side = Przez tę krawędź nie biegnie żadna ścieżka.
dc-refusal-no_lair = Żadne mroczne legowisko nie jest odkryte.
dc-refusal-lair_needed = Wybierz dla potwora mroczne legowisko.
dc-refusal-not_a_lair = Na tym polu nie ma mrocznego legowiska.
dc-refusal-monster_in_play = Potwór jest już w grze i idzie stamtąd, gdzie stoi.
dc-refusal-meets_at_lair = W legowisku stoją krasnoludy: potwór zostaje i atakuje.
dc-refusal-stopped_by_dwarf = Na drodze stoi krasnolud, potwór staje przy nim.
dc-refusal-out_of_reach = { $moves ->
    [one] Potwór nie dojdzie tam { $moves } ruchem.
   *[other] Potwór nie dojdzie tam { $moves } ruchami.
}
dc-refusal-discard_count = Odrzuć jedną kartę albo dwie.
dc-refusal-cards_unsorted = Podaj dwie różne karty rosnąco.
dc-refusal-no_agreed_end = Uzgodniony koniec jest w tej grze wyłączony.
dc-refusal-already_proposed = To już padło w tej turze.
dc-refusal-no_web = Nie wisi tam żadna pajęczyna.
dc-refusal-web_too_far = Twój krasnolud nie stoi przy tej pajęczynie.
dc-refusal-no_axe = Nie leży przed tobą żaden topór.
dc-refusal-no_moves = Nie masz już ruchów.
dc-refusal-no_space = Nie ma takiego pola.
dc-refusal-cobweb = Drogę zamyka pajęczyna.
dc-refusal-not_linked = Stąd nie prowadzi tam żadna ścieżka.

# Co może być źle w paczce danych
dc-pack-crossing = Koszt przejścia z { $one } do { $two } to { $found }; przy rewersie { $back } ma wynosić { $wanted }.
dc-pack-goal_entry = Na kartę celu musi się dać wejść z każdej strony, leżącą tak albo tak: otwiera się na północ lub południe oraz na wschód lub zachód.
dc-pack-goal_feature_first = Cecha karty celu nie może leżeć na polu, na które wchodzi się najpierw.
dc-pack-link = Połączenie { $link } nie łączy dwóch pól.
dc-pack-marks = Znaki to { $found }, ale karta jest „{ $wanted }”.
dc-pack-not_enough_cards = Przy liczbie graczy { $players } jest za mało kart z rewersem { $backs } do rozdania.
dc-pack-not_joined = Wszystkie otwory tej karty muszą być ze sobą połączone.
dc-pack-openings = Karta otwiera się na { $found }, ale jej kształt na { $wanted }.
dc-pack-other_look = Wszystkie teksty nazywają kartę { $card } tym, czym jest w talii domowej. Karta o innym wyglądzie potrzebuje własnego oznaczenia.
dc-pack-pool_cards = Pula wymaga { $wanted } × karty „{ $clan }, { $role }”; dostępne: { $found }.
dc-pack-pool_mixed = Pula składa się z kart jednego klanu albo obu, nie z mieszanki.
dc-pack-pool_one_clan = Trzech i czterech graczy używa kart jednego klanu, inne liczby graczy kart obu; ten wiersz jest dla { $players }.
dc-pack-pool_sides = Wszyscy gracze ({ $players }) mogliby pracować dla tego samego klanu.
dc-pack-reserved = Nazwa „{ $space }” jest zarezerwowana dla zakrytych celów.
dc-pack-token = Karta pajęczyny, i żadna inna, podaje jeden z żetonów pajęczyn; tutaj jest „{ $token }”.
dc-pack-two_paths = Most i podwójny zakręt mają dwie ścieżki, które się nie stykają.
dc-pack-unreachable = Na pole „{ $space }” nie można wejść z zewnątrz.

# Co liczy symulacja
dc-fact-exit_found = odnaleziono wyjście
dc-fact-exit_reached = co najmniej jeden krasnolud się wydostał
dc-note-saboteurs = sabotażyści
