### Sabotér – Temná jaskyňa: mená, pravidlá, čo sa deje a čo možno urobiť.

dc-title = Sabotér – Temná jaskyňa
dc-tagline = Kopte pre svoj klan. Lenže niekto z vás kope pre ten druhý.

dc-monster-rat = Krysa
    .gen = Krysy
    .dat = Kryse
    .acc = Krysu
    .loc = Kryse
    .ins = Krysou
dc-monster-crawler = Plazúň
    .gen = Plazúňa
    .dat = Plazúňovi
    .acc = Plazúňa
    .loc = Plazúňovi
    .ins = Plazúňom
dc-monster-goblin = Škriatok
    .gen = Škriatka
    .dat = Škriatkovi
    .acc = Škriatka
    .loc = Škriatkovi
    .ins = Škriatkom

dc-clan-blue = modrý klan
    .gen = modrého klanu
    .dat = modrému klanu
    .acc = modrý klan
    .loc = modrom klane
    .ins = modrým klanom
dc-clan-yellow = žltý klan
    .gen = žltého klanu
    .dat = žltému klanu
    .acc = žltý klan
    .loc = žltom klane
    .ins = žltým klanom

dc-role-loyal = verný trpaslík
    .gen = verného trpaslíka
    .dat = vernému trpaslíkovi
    .acc = verného trpaslíka
    .loc = vernom trpaslíkovi
    .ins = verným trpaslíkom
dc-role-saboteur = sabotér
    .gen = sabotéra
    .dat = sabotérovi
    .acc = sabotéra
    .loc = sabotérovi
    .ins = sabotérom

dc-goal-G-EXIT = východ
    .gen = východu
    .dat = východu
    .acc = východ
    .loc = východe
    .ins = východom
dc-goal-G-LADDER = rebrík
    .gen = rebríka
    .dat = rebríku
    .acc = rebrík
    .loc = rebríku
    .ins = rebríkom
dc-goal-G-LAIR = temný brloh
    .gen = temného brlohu
    .dat = temnému brlohu
    .acc = temný brloh
    .loc = temnom brlohu
    .ins = temným brlohom
dc-goal-G-VEIN = zlatá žila
    .gen = zlatej žily
    .dat = zlatej žile
    .acc = zlatú žilu
    .loc = zlatej žile
    .ins = zlatou žilou

dc-type-secret_information = Tajné informácie
    .gen = Tajných informácií
    .dat = Tajným informáciám
    .acc = Tajné informácie
    .loc = Tajných informáciách
    .ins = Tajnými informáciami
dc-type-cave_in = Zával
    .gen = Závalu
    .dat = Závalu
    .acc = Zával
    .loc = Závale
    .ins = Závalom
dc-type-swap_hands = Výmena kariet
    .gen = Výmeny kariet
    .dat = Výmene kariet
    .acc = Výmenu kariet
    .loc = Výmene kariet
    .ins = Výmenou kariet
dc-type-cobweb = Pavučina
    .gen = Pavučiny
    .dat = Pavučine
    .acc = Pavučinu
    .loc = Pavučine
    .ins = Pavučinou
dc-type-boots = Topánky
    .gen = Topánok
    .dat = Topánkam
    .acc = Topánky
    .loc = Topánkach
    .ins = Topánkami
dc-type-battle_axe = Bojová sekera
    .gen = Bojovej sekery
    .dat = Bojovej sekere
    .acc = Bojovú sekeru
    .loc = Bojovej sekere
    .ins = Bojovou sekerou

dc-shape-crossroads = Križovatka
    .gen = Križovatky
    .dat = Križovatke
    .acc = Križovatku
    .loc = Križovatke
    .ins = Križovatkou
dc-shape-junction = Rázcestie
    .gen = Rázcestia
    .dat = Rázcestiu
    .acc = Rázcestie
    .loc = Rázcestí
    .ins = Rázcestím
dc-shape-straight = Rovná cesta
    .gen = Rovnej cesty
    .dat = Rovnej ceste
    .acc = Rovnú cestu
    .loc = Rovnej ceste
    .ins = Rovnou cestou
dc-shape-bend = Zákruta
    .gen = Zákruty
    .dat = Zákrute
    .acc = Zákrutu
    .loc = Zákrute
    .ins = Zákrutou
dc-shape-dead-end = Slepá cesta
    .gen = Slepej cesty
    .dat = Slepej ceste
    .acc = Slepú cestu
    .loc = Slepej ceste
    .ins = Slepou cestou
dc-shape-double-bend = Dvojitá zákruta
    .gen = Dvojitej zákruty
    .dat = Dvojitej zákrute
    .acc = Dvojitú zákrutu
    .loc = Dvojitej zákrute
    .ins = Dvojitou zákrutou
dc-shape-bridge = Most
    .gen = Mosta
    .dat = Mostu
    .acc = Most
    .loc = Moste
    .ins = Mostom

dc-feature-lair = s brlohom
dc-feature-ladder = s rebríkom
dc-feature-vein = so žilou
dc-feature-tunnel = s tunelom

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
dc-card-START = Štartovacia karta
    .gen = Štartovacej karty
    .dat = Štartovacej karte
    .acc = Štartovaciu kartu
    .loc = Štartovacej karte
    .ins = Štartovacou kartou
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
    [minus] { $x_far } na západ
   *[other] { $x_far } na východ
}
dc-down = { $y_is ->
    [minus] { $y_far } na sever
   *[other] { $y_far } na juh
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
        [zero] štartovacia karta
       *[other] { dc-away }
    }
   *[other] { dc-away }
}
    .gen = { $x_is ->
        [zero] { $y_is ->
            [zero] štartovacej karty
           *[other] miesta { dc-away }
        }
       *[other] miesta { dc-away }
    }
    .dat = { $x_is ->
        [zero] { $y_is ->
            [zero] štartovacej karte
           *[other] miestu { dc-away }
        }
       *[other] miestu { dc-away }
    }
    .acc = { $x_is ->
        [zero] { $y_is ->
            [zero] štartovaciu kartu
           *[other] miesto { dc-away }
        }
       *[other] miesto { dc-away }
    }
    .loc = { $x_is ->
        [zero] { $y_is ->
            [zero] štartovacej karte
           *[other] mieste { dc-away }
        }
       *[other] mieste { dc-away }
    }
    .ins = { $x_is ->
        [zero] { $y_is ->
            [zero] štartovacou kartou
           *[other] miestom { dc-away }
        }
       *[other] miestom { dc-away }
    }
dc-corner = { $y_is ->
    [minus] { $x_is ->
        [minus] severozápadný cieľ
       *[other] severovýchodný cieľ
    }
   *[other] { $x_is ->
        [minus] juhozápadný cieľ
       *[other] juhovýchodný cieľ
    }
}

## Počty do viet

dc-count-cards = { $count ->
    [0] žiadnu kartu
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } kariet
}
dc-count-left = { $left ->
    [0] nezostáva žiadny pohyb
    [one] zostáva { $left } pohyb
    [few] zostávajú { $left } pohyby
   *[other] zostáva { $left } pohybov
}
dc-count-pile = { $pile ->
    [0] balíček je teraz prázdny
    [one] v balíčku zostáva { $pile } karta
    [few] v balíčku zostávajú { $pile } karty
   *[other] v balíčku zostáva { $pile } kariet
}
dc-count-gold = { $gold ->
    [0] žiadny nuget
    [one] { $gold } nuget
    [few] { $gold } nugety
   *[other] { $gold } nugetov
}

## Pravidlá

dc-says-clans = Farbu tvojej klanovej karty vidia všetci, jej líce len ty. Pri troch a štyroch hráčoch majú všetci trpaslíci rovnakú farbu; pri dvoch niet sabotérov.
dc-rule-clans = { dc-says-clans } (DC-3.3, DC-3.4, DC-0.8)
dc-says-laying = Karta cesty leží vedľa karty otočenej lícom nahor, rovno alebo otočená o pol obrátky; všetky susedné strany sa musia zhodovať a aspoň jedna cesta musí pokračovať.
dc-rule-laying = { dc-says-laying } (DC-5.2, DC-5.3, DC-5.4, DC-5.5)
dc-says-spaces = Prejsť kartu I stojí jeden pohyb, kartu II dva, kartu III tri.
dc-rule-spaces = { dc-says-spaces } (DC-2.2, DC-2.3, DC-2.4)
dc-says-ladder = Všetky rebríky na odkrytých kartách sú od seba na jeden pohyb, nech sú akokoľvek ďaleko; štartovacia karta je rebrík.
dc-rule-ladder = { dc-says-ladder } (DC-2.10)
dc-says-bridge = Dve cesty na karte mosta sa nestretajú. Zakaždým, keď vstúpiš na drevený most, stojí to náhodnú kartu z ruky a natrvalo sa zníži limit kariet o jednu; otočiť sa na ňom nestojí nič navyše a pod mostom je cesta zadarmo.
dc-rule-bridge = { dc-says-bridge } (DC-2.5, DC-8.4)
dc-says-tunnel = Dve zákruty na karte spája len tunel. Každý vstup doň stojí nuget, ak nejaký máš.
dc-rule-tunnel = { dc-says-tunnel } (DC-2.6, DC-8.4)
dc-says-vein = Ak sa tvoj pohyb skončí priamo na poli so zlatou žilou, nielen na jej karte, berieš si nuget a natrvalo odkrývaš svoju klanovú kartu.
dc-rule-vein = { dc-says-vein } (DC-8.7, DC-2.7)
dc-says-lair = Netvory prichádzajú do hry v odkrytom temnom brlohu.
dc-rule-lair = { dc-says-lair } (DC-7.2)
dc-says-moving = Tvoj trpaslík má tri pohyby, s topánkami štyri. Hýbať sa nemusí; na jednom poli smie stáť viac trpaslíkov.
dc-rule-moving = { dc-says-moving } (DC-8.1, DC-8.2)
dc-says-goals = Trpaslík, ktorý vstúpi na zakrytý cieľ, ho odkrýva, zastavuje sa na jeho prvom poli, a ak karta pasuje oboma spôsobmi, vyberá otočenie.
dc-rule-goals = { dc-says-goals } (DC-9.1, DC-9.2)
dc-says-exit = Trpaslík na poli s východom je hneď vonku aj so zlatom a odkrýva klanovú kartu. Ďalej hrá a doberá si karty, len sa nehýbe. Kto je vonku prvý, prezerá si odložené klanové karty.
dc-rule-exit = { dc-says-exit } (DC-9.4, DC-4.6)
dc-says-secret_information = Pozri sa na jeden zakrytý cieľ alebo na cudziu klanovú kartu. Kam sa pozeráš, vidia všetci; čo vidíš, len ty.
dc-rule-secret_information = { dc-says-secret_information } (DC-6.1, DC-13.2)
dc-says-cave_in = Odstráni kartu cesty bez figúrok; nikdy štartovaciu kartu ani cieľ. Jej nuget ide do banku a s ním aj pavučiny, ktoré nemajú na čom visieť.
dc-rule-cave_in = { dc-says-cave_in } (DC-6.2)
dc-says-swap_hands = Vymeň si všetky karty s iným hráčom, ktorý si potom doberá namiesto teba. Obaja si pamätáte, čo ste odovzdali.
dc-rule-swap_hands = { dc-says-swap_hands } (DC-6.3, DC-13.3)
dc-says-cobweb = Zatvára otvorenú hranu pre všetkých až do začiatku tvojho druhého ťahu od tejto chvíle. Rebríkov sa netýka.
dc-rule-cobweb = { dc-says-cobweb } (DC-6.4, DC-2.11)
dc-says-boots = Odteraz o jeden pohyb v ťahu viac. Každý hráč smie mať len jedny topánky.
dc-rule-boots = { dc-says-boots } (DC-6.5)
dc-says-axe = Sekera musí ležať pred tebou. Zaženie netvora skôr, než zaútočí, a zachráni všetkých na poli; alebo zoslabí pavučinu o jednu stranu.
dc-rule-axe = { dc-says-axe } (DC-6.6, DC-7.6, DC-8.5)
dc-says-hand_limit = Päť kariet, o jednu menej za každý most a každú krysu. Limit len bráni doberaniu; po výmene môžeš mať kariet viac.
dc-rule-hand_limit = { dc-says-hand_limit } (DC-10.2, DC-10.3, DC-10.4)
dc-says-discard = Namiesto hrania odhoď jednu alebo dve karty lícom dolu.
dc-rule-discard = { dc-says-discard } (DC-10.1)
dc-says-drawing = Za zahranú kartu si dober jednu, inak toľko, koľko kariet odhadzuješ. Odkladacia kôpka sa už nepoužíva.
dc-rule-drawing = { dc-says-drawing } (DC-10.5, DC-10.6)
dc-says-knowledge = Ruby kariet v rukách a v balíčku sú verejné. Odhodené a stratené karty pozná len ten, kto ich mal.
dc-rule-knowledge = { dc-says-knowledge } (DC-13.1, DC-13.2)
dc-says-scoring = Počíta sa len vynesené zlato: násobí sa počtom hráčov, ktorí pracujú pre druhý klan. Pri zhode vyhráva klan, pre ktorý pracuje prvý trpaslík vonku. Ak nie je vonku nikto, nevyhráva nikto.
dc-rule-scoring = { dc-says-scoring } (DC-11.4, DC-11.5, DC-11.6)
dc-says-house_deck = Líca kariet sú náš návrh: domáci balíček s počtami podľa pravidiel.
dc-rule-house_deck = { dc-says-house_deck } (DC-23.1)
dc-rule-monster-rat = Tri pohyby. Obeť stráca náhodnú kartu z ruky a limit kariet jej natrvalo klesne o jednu. (DC-7.1, DC-7.7)
dc-rule-monster-crawler = Štyri pohyby. Ochromí obeť: leží a až do konca svojho ďalšieho ťahu sa nehýbe. (DC-7.1, DC-7.7)
dc-rule-monster-goblin = Päť pohybov. Obeť stráca nuget. (DC-7.1, DC-7.7)
dc-rule-clan-blue = Pracujú preň verní modrí trpaslíci a žltí sabotéri. (DC-3.4, DC-0.8)
dc-rule-clan-yellow = Pracujú preň verní žltí trpaslíci a modrí sabotéri. (DC-3.4, DC-0.8)
dc-rule-role-loyal = Pracuje pre klan svojej farby. (DC-0.8)
dc-rule-role-saboteur = Pracuje pre klan druhej farby. (DC-0.8)
dc-rule-goal-G-EXIT = Trpaslík, ktorý dôjde do stredu, je vonku z jaskyne. (DC-9.4)
dc-rule-goal-G-LADDER = Po odkrytí je na jeden pohyb od každého iného rebríka. (DC-2.10)
dc-rule-goal-G-LAIR = Po odkrytí tu môžu prísť do hry netvory. (DC-7.2)
dc-rule-goal-G-VEIN = Po odkrytí na nej leží nuget. (DC-9.3, DC-8.7)

## Čo sa stalo

dc-event-game-started = { $starter_is ->
    [you] Výprava do jaskyne sa začína; si na ťahu. { $house_deck ->
        [yes] Hrá sa s domácim balíčkom: { dc-count-pile }.
       *[no] Balíček: { dc-count-pile }.
    }
   *[other] Výprava do jaskyne sa začína; prvý je { $starter }. { $house_deck ->
        [yes] Hrá sa s domácim balíčkom: { dc-count-pile }.
       *[no] Balíček: { dc-count-pile }.
    }
}
dc-event-clan-dealt = { $role ->
    [none] { $seat_is ->
        [you] Tvoj klan: { $clan }.
       *[other] { $seat }: { $clan }.
    }
   *[other] { $seat_is ->
        [you] Tvoj klan: { $clan }; tvoja totožnosť: { $role }.
       *[other] { $seat }: { $clan }, { $role }.
    }
}
dc-event-hand-dealt = { $cards_count ->
    [0] { $seat_is ->
        [you] Dostávaš { dc-count-cards }.
       *[other] { $seat } dostáva { dc-count-cards }.
    }
   *[other] { $seat_is ->
        [you] Dostávaš { dc-count-cards }: { $cards }.
       *[other] { $seat } dostáva { dc-count-cards }: { $cards }.
    }
}
dc-event-turn-started = { $seat_is ->
    [you] Ťah { $turn }: si na rade.
   *[other] Ťah { $turn }: na rade je { $seat }.
}
dc-event-turn-skipped = { $seat_is ->
    [you] Nemáš žiadnu kartu a vynechávaš ťah.
   *[other] { $seat } nemá žiadnu kartu a vynecháva ťah.
}
dc-event-monster-left = { $seat_is ->
    [you] Začína sa tvoj ťah: { $monster } odchádza.
   *[other] Začína sa ťah ({ $seat }): { $monster } odchádza.
}
dc-event-web-turned = Pavučina medzi { $edge_ins } slabne: otáča sa na stranu 1.
dc-event-web-removed = { $by ->
   *[time] Pavučina medzi { $edge_ins } mizne.
    [axe] Sekera odstraňuje pavučinu medzi { $edge_ins }.
    [cave_in] Zával berie so sebou pavučinu medzi { $edge_ins }.
}
dc-event-dwarf-stood = { $seat_is ->
    [you] Tvoj trpaslík vstáva, ale v tomto ťahu sa nehýbe.
   *[other] Trpaslík vstáva ({ $seat }), ale v tomto ťahu sa nehýbe.
}
dc-event-path-laid = { $seat_is ->
    [you] Vykladáš
   *[other] { $seat } vykladá
} { $card_acc } na { dc-place.acc }{ $rot ->
    [0] {""}
   *[other] {", otočené o "}{ $rot }°
}.{ $nugget ->
    [yes] {" "}Leží na nej nuget.
   *[no] {""}
}
dc-event-goal-looked = { $seat_is ->
    [you] Pozeráš sa
   *[other] { $seat } sa pozerá
} na { dc-corner } ({ $card }){ $goal ->
    [none] {""}
   *[other] : { $goal }
}.
dc-event-clan-looked = { $role ->
    [none] { $seat_is ->
        [you] Pozeráš sa na klanovú kartu ({ $card }): { $player }.
       *[other] { $player_is ->
            [you] { $seat } sa pozerá na tvoju klanovú kartu ({ $card }).
           *[other] { $seat } sa pozerá na klanovú kartu ({ $card }): { $player }.
        }
    }
   *[other] { $seat_is ->
        [you] Pozeráš sa na klanovú kartu ({ $card }): { $player } je { $role }.
       *[other] { $seat } sa pozerá na klanovú kartu ({ $card }): { $player } je { $role }.
    }
}
dc-event-caved-in = { $seat_is ->
    [you] { $card }: strhávaš
   *[other] { $card }: { $seat } strháva
} { $path_acc } na { dc-place.loc }.{ $nugget ->
    [yes] {" "}Nuget z nej ide do banku.
   *[no] {""}
}
dc-event-hands-swapped = { $given_cards_count ->
    [0] { $taken_cards_count ->
        [0] { $seat_is ->
            [you] { $card }: vymieňaš si karty; druhý hráč: { $player } (odovzdané { $given }, prijaté { $taken }).
           *[other] { $card }: { $seat } si vymieňa karty; druhý hráč: { $player } (odovzdané { $given }, prijaté { $taken }).
        }
       *[other] { $seat_is ->
            [you] { $card }: vymieňaš si karty; druhý hráč: { $player } (odovzdané { $given }, prijaté { $taken }). Prijaté: { $taken_cards }.
           *[other] { $card }: { $seat } si vymieňa karty; druhý hráč: { $player } (odovzdané { $given }, prijaté { $taken }). Prijaté: { $taken_cards }.
        }
    }
   *[other] { $taken_cards_count ->
        [0] { $seat_is ->
            [you] { $card }: vymieňaš si karty; druhý hráč: { $player } (odovzdané { $given }, prijaté { $taken }). Odovzdané: { $given_cards }.
           *[other] { $card }: { $seat } si vymieňa karty; druhý hráč: { $player } (odovzdané { $given }, prijaté { $taken }). Odovzdané: { $given_cards }.
        }
       *[other] { $seat_is ->
            [you] { $card }: vymieňaš si karty; druhý hráč: { $player } (odovzdané { $given }, prijaté { $taken }). Odovzdané: { $given_cards }. Prijaté: { $taken_cards }.
           *[other] { $card }: { $seat } si vymieňa karty; druhý hráč: { $player } (odovzdané { $given }, prijaté { $taken }). Odovzdané: { $given_cards }. Prijaté: { $taken_cards }.
        }
    }
}
dc-event-web-laid = { $seat_is ->
    [you] Naťahuješ { $card_acc } medzi { $edge_ins }.
   *[other] { $seat } naťahuje { $card_acc } medzi { $edge_ins }.
}
dc-event-boots-given = { $seat_is ->
    [you] Vykladáš { $card_acc }. { $player_is ->
        [you] Patria tebe: o pohyb viac v každom ťahu.
       *[other] { $player } má o pohyb viac v každom ťahu.
    }
   *[other] { $seat } vykladá { $card_acc }. { $player_is ->
        [you] Patria tebe: o pohyb viac v každom ťahu.
       *[other] { $player } má o pohyb viac v každom ťahu.
    }
}
dc-event-axe-given = { $seat_is ->
    [you] Vykladáš { $card_acc }. { $player_is ->
        [you] Patrí tebe.
       *[other] Teraz ju má { $player }.
    }
   *[other] { $seat } vykladá { $card_acc }. { $player_is ->
        [you] Patrí tebe.
       *[other] Teraz ju má { $player }.
    }
}
dc-event-monster-played = { $summoned ->
    [yes] { $moved ->
        [yes] { $stays ->
            [yes] { $seat_is ->
                [you] Privolávaš { $monster_acc } na { $to_acc }.
               *[other] { $seat } privoláva { $monster_acc } na { $to_acc }.
            }
           *[no] { $seat_is ->
                [you] Privolávaš { $monster_acc } na { $origin_acc } a posielaš na { $to_acc }.
               *[other] { $seat } privoláva { $monster_acc } na { $origin_acc } a posiela na { $to_acc }.
            }
        }
       *[no] { $seat_is ->
            [you] Privolávaš { $monster_acc } na { $to_acc }.
           *[other] { $seat } privoláva { $monster_acc } na { $to_acc }.
        }
    }
   *[no] { $moved ->
        [yes] { $seat_is ->
            [you] Posielaš { $monster_acc } od { $origin_gen } na { $to_acc }.
           *[other] { $seat } posiela { $monster_acc } od { $origin_gen } na { $to_acc }.
        }
       *[no] { $seat_is ->
            [you] Preberáš { $monster_acc } na { $to_loc }.
           *[other] { $seat } preberá { $monster_acc } na { $to_loc }.
        }
    }
}
dc-event-cards-discarded = { $cards_count ->
    [0] { $seat_is ->
        [you] Odhadzuješ { dc-count-cards }.
       *[other] { $seat } odhadzuje { dc-count-cards }.
    }
   *[other] { $seat_is ->
        [you] Odhadzuješ { dc-count-cards }: { $cards }.
       *[other] { $seat } odhadzuje { dc-count-cards }: { $cards }.
    }
}
dc-event-end-proposed = { $seat_is ->
    [you] Navrhuješ hru ukončiť.
   *[other] { $seat } navrhuje hru ukončiť.
}
dc-event-end-voted = { $accept ->
    [yes] { $seat_is ->
        [you] Súhlasíš s koncom.
       *[other] { $seat } súhlasí s koncom.
    }
   *[no] { $seat_is ->
        [you] Chceš hrať ďalej.
       *[other] { $seat } chce hrať ďalej.
    }
}
dc-event-card-lost = { $by ->
    [bridge] { $back ->
        [none] { $seat_is ->
            [you] Most u teba nenachádza žiadnu kartu; tvoj limit kariet je teraz { $limit }.
           *[other] Most nenachádza žiadnu kartu ({ $seat }); limit kariet je teraz { $limit }.
        }
       *[other] { $card ->
            [none] { $seat_is ->
                [you] Most ti berie kartu { $back }; tvoj limit kariet je teraz { $limit }.
               *[other] Most berie kartu { $back } ({ $seat }); limit kariet je teraz { $limit }.
            }
           *[other] { $seat_is ->
                [you] Most ti berie { $card_acc }; tvoj limit kariet je teraz { $limit }.
               *[other] Most berie { $card_acc } ({ $seat }); limit kariet je teraz { $limit }.
            }
        }
    }
   *[rat] { $back ->
        [none] { $seat_is ->
            [you] Krysa u teba nenachádza žiadnu kartu; tvoj limit kariet je teraz { $limit }.
           *[other] Krysa nenachádza žiadnu kartu ({ $seat }); limit kariet je teraz { $limit }.
        }
       *[other] { $card ->
            [none] { $seat_is ->
                [you] Krysa ti berie kartu { $back }; tvoj limit kariet je teraz { $limit }.
               *[other] Krysa berie kartu { $back } ({ $seat }); limit kariet je teraz { $limit }.
            }
           *[other] { $seat_is ->
                [you] Krysa ti berie { $card_acc }; tvoj limit kariet je teraz { $limit }.
               *[other] Krysa berie { $card_acc } ({ $seat }); limit kariet je teraz { $limit }.
            }
        }
    }
}
dc-event-dwarf-laid = { $seat_is ->
    [you] Plazúň ochromuje tvojho trpaslíka: leží.
   *[other] Plazúň ochromuje trpaslíka ({ $seat }): leží.
}
dc-event-gold-lost = { $by ->
    [tunnel] { $amount ->
        [0] { $seat_is ->
            [you] Tunel u teba nenachádza žiadne zlato.
           *[other] Tunel nenachádza žiadne zlato ({ $seat }).
        }
       *[other] { $seat_is ->
            [you] Tunel ti berie nuget, zostáva ti: { dc-count-gold }.
           *[other] Tunel berie nuget ({ $seat }), zostáva: { dc-count-gold }.
        }
    }
   *[goblin] { $amount ->
        [0] { $seat_is ->
            [you] Škriatok u teba nenachádza žiadne zlato.
           *[other] Škriatok nenachádza žiadne zlato ({ $seat }).
        }
       *[other] { $seat_is ->
            [you] Škriatok ti berie nuget, zostáva ti: { dc-count-gold }.
           *[other] Škriatok berie nuget ({ $seat }), zostáva: { dc-count-gold }.
        }
    }
}
dc-event-monster-slain = { $seat_is ->
    [you] Zrážaš { $monster_acc } skôr, než zaútočí.
   *[other] { $seat } zráža { $monster_acc } skôr, než zaútočí.
}
dc-event-axe-kept = { $seat_is ->
    [you] Sekeru si nechávaš; útočí { $monster }.
   *[other] { $seat } si sekeru necháva; útočí { $monster }.
}
dc-event-web-struck = { $seat_is ->
    [you] Sekáš do pavučiny medzi { $edge_ins }.
   *[other] { $seat } seká do pavučiny medzi { $edge_ins }.
}
dc-event-dwarf-stepped = { $stays ->
    [yes] { $seat_is ->
        [you] Ideš ďalej po tej istej karte; { dc-count-left }.
       *[other] { $seat } ide ďalej po tej istej karte; { dc-count-left }.
    }
   *[no] { $seat_is ->
        [you] Ideš na { $to_acc }; { dc-count-left }.
       *[other] { $seat } ide na { $to_acc }; { dc-count-left }.
    }
}
dc-event-goal-turned = { $seat_is ->
    [you] Odkrývaš { dc-corner }: { $goal }.
   *[other] { $seat } odkrýva { dc-corner }: { $goal }.
}
dc-event-goal-placed = { $rot ->
    [0] Cieľ leží rovno
   *[other] Cieľ leží otočený o { $rot }°
}; { $seat_is ->
    [you] stojíš na ňom.
   *[other] { $seat } na ňom stojí.
}{ $nugget ->
    [yes] {" "}Leží tu aj nuget.
   *[no] {""}
}
dc-event-monster-met = { $seat_is ->
    [you] Vchádzaš na pole, kde stojí { $monster }.
   *[other] { $seat } vchádza na pole, kde stojí { $monster }.
}
dc-event-nugget-taken = { $seat_is ->
    [you] Berieš nuget na { dc-place.loc } a máš { dc-count-gold }.
   *[other] { $seat } berie nuget na { dc-place.loc } a má { dc-count-gold }.
}
dc-event-clan-revealed = { $seat_is ->
    [you] Tvoja klanová karta leží lícom nahor: { $clan }, { $role }.
   *[other] Klanová karta leží lícom nahor ({ $seat }): { $clan }, { $role }.
}
dc-event-dwarf-out = { $first ->
    [yes] { $seat_is ->
        [you] Tvoj trpaslík je vonku prvý zo všetkých, vynáša: { dc-count-gold }.
       *[other] { $seat }: trpaslík je vonku prvý zo všetkých, vynáša: { dc-count-gold }.
    }
   *[no] { $seat_is ->
        [you] Tvoj trpaslík je vonku, vynáša: { dc-count-gold }.
       *[other] { $seat }: trpaslík je vonku, vynáša: { dc-count-gold }.
    }
}
dc-event-aside-seen = { $roles_count ->
    [0] { $seat_is ->
        [you] Prezeráš si odložené klanové karty, počet: { $count }.
       *[other] { $seat } si prezerá odložené klanové karty, počet: { $count }.
    }
   *[other] { $seat_is ->
        [you] Prezeráš si odložené klanové karty ({ $count }): { $roles }.
       *[other] { $seat } si prezerá odložené klanové karty ({ $count }): { $roles }.
    }
}
dc-event-card-drawn = { $card ->
    [none] { $seat_is ->
        [you] Doberáš si kartu { $back }; { dc-count-pile }.
       *[other] { $seat } si doberá kartu { $back }; { dc-count-pile }.
    }
   *[other] { $seat_is ->
        [you] Doberáš si { $card_acc }; { dc-count-pile }.
       *[other] { $seat } si doberá { $card_acc }; { dc-count-pile }.
    }
}
dc-event-game-ended = { $reason ->
   *[cards] Nikto už nemá kartu.
    [clan] Všetci, čo pracujú pre jeden klan, sú vonku.
    [agreed] Všetci súhlasia s koncom.
} Vynesené: modrí { $saved_blue }, žltí { $saved_yellow }. Poklad: modrí { $treasure_blue }, žltí { $treasure_yellow }. { $winner ->
    [none] Nevyhráva nikto.
   *[other] { $tie ->
        [yes] Poklady sú rovnaké, rozhoduje prvý vonku: vyhráva { $winner }.
       *[no] Vyhráva { $winner }.
    }
}

## Výsledok

dc-won-by-cards = { $winner ->
    [none] Všetky karty sú zahrané. Nevyhráva nikto.
   *[other] Všetky karty sú zahrané. Vyhráva { $winner }.
}
dc-won-by-clan = { $winner ->
    [none] Všetci, čo pracujú pre jeden klan, sú vonku z jaskyne. Nevyhráva nikto.
   *[other] Všetci, čo pracujú pre jeden klan, sú vonku z jaskyne. Vyhráva { $winner }.
}
dc-won-by-agreed = { $winner ->
    [none] Koniec je dohodnutý. Nevyhráva nikto.
   *[other] Koniec je dohodnutý. Vyhráva { $winner }.
}

## Čo možno urobiť

dc-action-play-path = { $card } → { dc-place }{ $rot ->
    [0] {""}
   *[other] , { $rot }°
}
dc-action-play-secret = { $mode ->
    [goal] { $card }: cieľ { $target }
   *[clan] { $card }: klanová karta – { $target }
}
dc-action-play-cave-in = { $card }: { dc-place }
dc-action-play-swap = { $card }: { $player }
dc-action-play-cobweb = { $card }: { $edge }
dc-action-play-boots = { $card }: { $player }
dc-action-play-axe = { $card }: { $player }
dc-action-play-monster = { $lair ->
    [none] { $to ->
        [none] { $card } zostáva
       *[other] { $card } → { $to }
    }
   *[other] { $to ->
        [none] { $card }: { $lair }
       *[other] { $card }: { $lair } → { $to }
    }
}
dc-action-discard = Odhodiť { $cards_acc }
dc-action-propose-end = Navrhnúť koniec hry
dc-action-vote-end = { $accept ->
    [yes] Súhlasiť s koncom
   *[no] Hrať ďalej
}
dc-action-axe-web = Seknúť do pavučiny: { $edge }
dc-action-axe-monster = { $use ->
    [yes] Použiť sekeru
   *[no] Nechať si sekeru
}
dc-action-step = Ísť na { $to_acc }
dc-action-end-move = Zostať tu
dc-action-orient-goal = Položiť cieľ s otočením { $rot }°

## Fázy: názov, otázka pre toho, kto rozhoduje, čo vidia ostatní

dc-phase-act = Karta
dc-phase-vote = Hlasovanie
dc-phase-axe = Sekera
dc-phase-move = Pohyb
dc-phase-orient = Cieľ
dc-phase-axe_entry = Sekera
dc-phase-game_over = Hra sa skončila
dc-ask-act = Zahraj kartu, alebo jednu či dve odhoď.
dc-ask-vote = Ukončiť hru?
dc-ask-axe = Útočí netvor: použiješ sekeru?
dc-ask-move = Kam ide tvoj trpaslík?
dc-ask-orient = Ako má cieľ ležať?
dc-ask-axe_entry = Vchádzaš na pole s netvorom: použiješ sekeru?
dc-wait-act = { $name } hrá kartu.
dc-wait-vote = { $name } hlasuje o konci.
dc-wait-axe = { $name } rozhoduje o sekere.
dc-wait-move = { $name } sa hýbe.
dc-wait-orient = { $name } otáča cieľ.
dc-wait-axe_entry = { $name } rozhoduje o sekere.

## Možnosti

dc-option-deck = Balíček
dc-option-deck-help = Ktoré líca kariet sa používajú. Domáci balíček je náš návrh s počtami podľa pravidiel.
dc-option-deck-house = Domáci balíček
dc-option-deck-printed = Tlačený balíček
dc-option-first_player = Začínajúci hráč
dc-option-first_player-help = Kto začína; podľa pravidiel ten najdôveryhodnejší.
dc-option-first_player-random = náhodne
dc-option-first_player-0 = prvé miesto
dc-option-first_player-1 = druhé miesto
dc-option-first_player-2 = tretie miesto
dc-option-first_player-3 = štvrté miesto
dc-option-first_player-4 = piate miesto
dc-option-first_player-5 = šieste miesto
dc-option-first_player-6 = siedme miesto
dc-option-first_player-7 = ôsme miesto
dc-option-clan_34 = Klan pri 3 a 4 hráčoch
dc-option-clan_34-help = Akú farbu majú všetci trpaslíci pri troch a štyroch hráčoch.
dc-option-clan_34-random = náhodne
dc-option-clan_34-blue = modrý
dc-option-clan_34-yellow = žltý
dc-option-agreed_end = Dohodnutý koniec
dc-option-agreed_end-help = Hráči smú navrhnúť koniec hry, keď sa už z jaskyne žiadny trpaslík nedostane; súhlasiť musia všetci.
dc-option-agreed_end-true = zapnuté
dc-option-agreed_end-false = vypnuté

## Odmietnutia

dc-refusal-game_over = Hra sa už skončila.
dc-refusal-not_your_turn = Teraz nerozhoduješ ty.
dc-refusal-wrong_phase = To teraz nejde.
dc-refusal-malformed = Toto nie je akcia tejto hry.
dc-refusal-unknown_card = Taká karta nie je.
dc-refusal-not_in_hand = Túto kartu nemáš v ruke: { $card }.
dc-refusal-other_card = To táto karta nevie: { $card }.
dc-refusal-rotation = Karta leží rovno alebo otočená o pol obrátky, nikdy nie naprieč.
dc-refusal-cell_taken = Tam už karta leží.
dc-refusal-not_adjacent = Karta cesty sa musí dotýkať odkrytej karty.
dc-refusal-edges_differ = Strany sa nezhodujú: cesta patrí k ceste, stena k stene.
dc-refusal-extends_nothing = Karta musí predĺžiť aspoň jednu cestu.
dc-refusal-no_face_down_goal = Tam žiadny zakrytý cieľ nie je.
dc-refusal-no_such_player = Taký hráč nie je.
dc-refusal-own_clan_card = Svoju klanovú kartu poznáš.
dc-refusal-clan_card_up = Táto klanová karta už leží odkrytá: { $player }.
dc-refusal-no_path_card = Tam žiadna karta cesty neleží.
dc-refusal-start_or_goal = Štartovacia karta a ciele sa nezavalia.
dc-refusal-figure_there = Na tej karte stojí figúrka.
dc-refusal-swap_with_self = Karty si nemožno vymeniť so sebou.
dc-refusal-has_boots = { $player } už topánky má.
dc-refusal-no_edge = To nie je hrana medzi dvoma políčkami.
dc-refusal-web_there = Tam už pavučina visí.
dc-refusal-no_open_side = Cez tú hranu žiadna cesta nevedie.
dc-refusal-no_lair = Žiadny temný brloh nie je odkrytý.
dc-refusal-lair_needed = Vyber pre netvora temný brloh.
dc-refusal-not_a_lair = Na tom poli temný brloh nie je.
dc-refusal-monster_in_play = Netvor už je v hre a ide odtiaľ, kde stojí.
dc-refusal-meets_at_lair = V brlohu stoja trpaslíci: netvor zostáva a útočí.
dc-refusal-stopped_by_dwarf = V ceste stojí trpaslík, netvor sa pri ňom zastaví.
dc-refusal-out_of_reach = { $moves ->
    [one] Tam netvor { $moves } pohybom nedôjde.
   *[other] Tam netvor { $moves } pohybmi nedôjde.
}
dc-refusal-discard_count = Odhoď jednu kartu, alebo dve.
dc-refusal-cards_unsorted = Uveď dve rôzne karty vzostupne.
dc-refusal-no_agreed_end = Dohodnutý koniec je v tejto hre vypnutý.
dc-refusal-already_proposed = To už v tomto ťahu zaznelo.
dc-refusal-no_web = Tam žiadna pavučina nevisí.
dc-refusal-web_too_far = Tvoj trpaslík pri tej pavučine nestojí.
dc-refusal-no_axe = Žiadna sekera pred tebou neleží.
dc-refusal-no_moves = Nezostávajú ti žiadne pohyby.
dc-refusal-no_space = Také pole nie je.
dc-refusal-cobweb = Cestu zatvára pavučina.
dc-refusal-not_linked = Odtiaľto tam žiadna cesta nevedie.

# Čo môže byť v dátovom balíku zle
dc-pack-crossing = Cena cesty z { $one } do { $two } je { $found }; pri rube { $back } má byť { $wanted }.
dc-pack-goal_entry = Do cieľovej karty sa musí dať vstúpiť z každej strany, či leží tak, alebo onak: otvára sa na sever alebo juh a na východ alebo západ.
dc-pack-goal_feature_first = Zvláštnosť cieľovej karty nesmie ležať na poli, na ktoré sa vstupuje ako na prvé.
dc-pack-link = Spojenie { $link } nespája dve polia.
dc-pack-marks = Značky sú { $found }, ale karta je „{ $wanted }“.
dc-pack-not_enough_cards = Pri počte hráčov { $players } je na rozdanie málo kariet s rubom { $backs }.
dc-pack-not_joined = Všetky otvory tejto karty musia byť navzájom spojené.
dc-pack-openings = Karta sa otvára na { $found }, ale jej tvar na { $wanted }.
dc-pack-other_look = Všetky texty nazývajú kartu { $card } tým, čím je v domácom balíčku. Karta, ktorá vyzerá inak, potrebuje vlastné označenie.
dc-pack-pool_cards = Výber chce { $wanted }× kartu „{ $clan }, { $role }“; k dispozícii: { $found }.
dc-pack-pool_mixed = Výber tvoria karty jedného klanu, alebo oboch, nie zmes.
dc-pack-pool_one_clan = Traja a štyria hráči používajú karty jedného klanu, ostatné počty karty oboch; tento riadok je pre { $players }.
dc-pack-pool_sides = Všetci hráči ({ $players }) by mohli pracovať pre ten istý klan.
dc-pack-reserved = Názov „{ $space }“ je vyhradený cieľom ležiacim lícom nadol.
dc-pack-token = Karta pavučiny, a žiadna iná, uvádza jeden zo žetónov pavučín; je tu „{ $token }“.
dc-pack-two_paths = Most aj dvojitá zákruta majú dve cesty, ktoré sa nedotýkajú.
dc-pack-unreachable = Na pole „{ $space }“ sa nedá zvonka dostať.

# Čo simulácia počíta
dc-fact-exit_found = východ sa našiel
dc-fact-exit_reached = aspoň jeden trpaslík sa dostal von
dc-note-saboteurs = sabotéri
