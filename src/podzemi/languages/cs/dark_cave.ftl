### Sabotér – Temná jeskyně: jména, pravidla, co se děje a co lze udělat.

dc-title = Sabotér – Temná jeskyně
dc-tagline = Kopejte pro svůj klan. Jenže někdo z vás kope pro ten druhý.

dc-monster-rat = Krysa
    .gen = Krysy
    .dat = Kryse
    .acc = Krysu
    .loc = Kryse
    .ins = Krysou
dc-monster-crawler = Plazoun
    .gen = Plazouna
    .dat = Plazounovi
    .acc = Plazouna
    .loc = Plazounovi
    .ins = Plazounem
dc-monster-goblin = Skřet
    .gen = Skřeta
    .dat = Skřetovi
    .acc = Skřeta
    .loc = Skřetovi
    .ins = Skřetem

dc-clan-blue = modrý klan
    .gen = modrého klanu
    .dat = modrému klanu
    .acc = modrý klan
    .loc = modrém klanu
    .ins = modrým klanem
dc-clan-yellow = žlutý klan
    .gen = žlutého klanu
    .dat = žlutému klanu
    .acc = žlutý klan
    .loc = žlutém klanu
    .ins = žlutým klanem

dc-role-loyal = věrný trpaslík
    .gen = věrného trpaslíka
    .dat = věrnému trpaslíkovi
    .acc = věrného trpaslíka
    .loc = věrném trpaslíkovi
    .ins = věrným trpaslíkem
dc-role-saboteur = sabotér
    .gen = sabotéra
    .dat = sabotérovi
    .acc = sabotéra
    .loc = sabotérovi
    .ins = sabotérem

dc-goal-G-EXIT = východ
    .gen = východu
    .dat = východu
    .acc = východ
    .loc = východu
    .ins = východem
dc-goal-G-LADDER = žebřík
    .gen = žebříku
    .dat = žebříku
    .acc = žebřík
    .loc = žebříku
    .ins = žebříkem
dc-goal-G-LAIR = temné doupě
    .gen = temného doupěte
    .dat = temnému doupěti
    .acc = temné doupě
    .loc = temném doupěti
    .ins = temným doupětem
dc-goal-G-VEIN = zlatá žíla
    .gen = zlaté žíly
    .dat = zlaté žíle
    .acc = zlatou žílu
    .loc = zlaté žíle
    .ins = zlatou žílou

dc-type-secret_information = Tajné informace
    .gen = Tajných informací
    .dat = Tajným informacím
    .acc = Tajné informace
    .loc = Tajných informacích
    .ins = Tajnými informacemi
dc-type-cave_in = Zával
    .gen = Závalu
    .dat = Závalu
    .acc = Zával
    .loc = Závalu
    .ins = Závalem
dc-type-swap_hands = Výměna karet
    .gen = Výměny karet
    .dat = Výměně karet
    .acc = Výměnu karet
    .loc = Výměně karet
    .ins = Výměnou karet
dc-type-cobweb = Pavučina
    .gen = Pavučiny
    .dat = Pavučině
    .acc = Pavučinu
    .loc = Pavučině
    .ins = Pavučinou
dc-type-boots = Boty
    .gen = Bot
    .dat = Botám
    .acc = Boty
    .loc = Botách
    .ins = Botami
dc-type-battle_axe = Válečná sekera
    .gen = Válečné sekery
    .dat = Válečné sekeře
    .acc = Válečnou sekeru
    .loc = Válečné sekeře
    .ins = Válečnou sekerou

dc-shape-crossroads = Křižovatka
    .gen = Křižovatky
    .dat = Křižovatce
    .acc = Křižovatku
    .loc = Křižovatce
    .ins = Křižovatkou
dc-shape-junction = Rozcestí
    .gen = Rozcestí
    .dat = Rozcestí
    .acc = Rozcestí
    .loc = Rozcestí
    .ins = Rozcestím
dc-shape-straight = Rovná cesta
    .gen = Rovné cesty
    .dat = Rovné cestě
    .acc = Rovnou cestu
    .loc = Rovné cestě
    .ins = Rovnou cestou
dc-shape-bend = Zatáčka
    .gen = Zatáčky
    .dat = Zatáčce
    .acc = Zatáčku
    .loc = Zatáčce
    .ins = Zatáčkou
dc-shape-dead-end = Slepá cesta
    .gen = Slepé cesty
    .dat = Slepé cestě
    .acc = Slepou cestu
    .loc = Slepé cestě
    .ins = Slepou cestou
dc-shape-double-bend = Dvojitá zatáčka
    .gen = Dvojité zatáčky
    .dat = Dvojité zatáčce
    .acc = Dvojitou zatáčku
    .loc = Dvojité zatáčce
    .ins = Dvojitou zatáčkou
dc-shape-bridge = Most
    .gen = Mostu
    .dat = Mostu
    .acc = Most
    .loc = Mostu
    .ins = Mostem

dc-feature-lair = s doupětem
dc-feature-ladder = s žebříkem
dc-feature-vein = se žílou
dc-feature-tunnel = s tunelem

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
dc-card-START = Startovní karta
    .gen = Startovní karty
    .dat = Startovní kartě
    .acc = Startovní kartu
    .loc = Startovní kartě
    .ins = Startovní kartou
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
   *[other] { $y_far } na jih
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
        [zero] startovní karta
       *[other] { dc-away }
    }
   *[other] { dc-away }
}
    .gen = { $x_is ->
        [zero] { $y_is ->
            [zero] startovní karty
           *[other] místa { dc-away }
        }
       *[other] místa { dc-away }
    }
    .dat = { $x_is ->
        [zero] { $y_is ->
            [zero] startovní kartě
           *[other] místu { dc-away }
        }
       *[other] místu { dc-away }
    }
    .acc = { $x_is ->
        [zero] { $y_is ->
            [zero] startovní kartu
           *[other] místo { dc-away }
        }
       *[other] místo { dc-away }
    }
    .loc = { $x_is ->
        [zero] { $y_is ->
            [zero] startovní kartě
           *[other] místě { dc-away }
        }
       *[other] místě { dc-away }
    }
    .ins = { $x_is ->
        [zero] { $y_is ->
            [zero] startovní kartou
           *[other] místem { dc-away }
        }
       *[other] místem { dc-away }
    }
dc-corner = { $y_is ->
    [minus] { $x_is ->
        [minus] severozápadní cíl
       *[other] severovýchodní cíl
    }
   *[other] { $x_is ->
        [minus] jihozápadní cíl
       *[other] jihovýchodní cíl
    }
}

## Počty do vět

dc-count-cards = { $count ->
    [0] žádnou kartu
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
dc-count-left = { $left ->
    [0] nezbývá žádný pohyb
    [one] zbývá { $left } pohyb
    [few] zbývají { $left } pohyby
   *[other] zbývá { $left } pohybů
}
dc-count-pile = { $pile ->
    [0] balíček je teď prázdný
    [one] v balíčku zbývá { $pile } karta
    [few] v balíčku zbývají { $pile } karty
   *[other] v balíčku zbývá { $pile } karet
}
dc-count-gold = { $gold ->
    [0] žádný nuget
    [one] { $gold } nuget
    [few] { $gold } nugety
   *[other] { $gold } nugetů
}

## Pravidla

dc-says-clans = Barvu tvé klanové karty vidí všichni, její líc jen ty. Při třech a čtyřech hráčích mají všichni trpaslíci stejnou barvu; při dvou sabotéři nejsou.
dc-rule-clans = { dc-says-clans } (DC-3.3, DC-3.4, DC-0.8)
dc-says-laying = Karta cesty leží vedle karty ležící lícem nahoru, rovně nebo otočená o půl obrátky; všechny sousední strany musí souhlasit a aspoň jedna cesta musí pokračovat.
dc-rule-laying = { dc-says-laying } (DC-5.2, DC-5.3, DC-5.4, DC-5.5)
dc-says-spaces = Přejít kartu I stojí jeden pohyb, kartu II dva, kartu III tři.
dc-rule-spaces = { dc-says-spaces } (DC-2.2, DC-2.3, DC-2.4)
dc-says-ladder = Všechny žebříky na odkrytých kartách jsou od sebe na jeden pohyb, ať jsou jakkoli daleko; startovní karta je žebřík.
dc-rule-ladder = { dc-says-ladder } (DC-2.10)
dc-says-bridge = Dvě cesty na kartě mostu se nesetkávají. Pokaždé, když vstoupíš na dřevěný most, stojí to náhodnou kartu z ruky a natrvalo se sníží limit karet o jednu; otočit se na něm nestojí nic navíc a pod mostem je cesta zdarma.
dc-rule-bridge = { dc-says-bridge } (DC-2.5, DC-8.4)
dc-says-tunnel = Dvě zatáčky na kartě spojuje jen tunel. Každý vstup do něj stojí nuget, pokud nějaký máš.
dc-rule-tunnel = { dc-says-tunnel } (DC-2.6, DC-8.4)
dc-says-vein = Skončí-li tvůj pohyb přímo na poli se zlatou žílou, nejen na její kartě, bereš si nuget a natrvalo odkrýváš svou klanovou kartu.
dc-rule-vein = { dc-says-vein } (DC-8.7, DC-2.7)
dc-says-lair = Nestvůry přicházejí do hry v odkrytém temném doupěti.
dc-rule-lair = { dc-says-lair } (DC-7.2)
dc-says-moving = Tvůj trpaslík má tři pohyby, s botami čtyři. Hýbat se nemusí; na jednom poli smí stát víc trpaslíků.
dc-rule-moving = { dc-says-moving } (DC-8.1, DC-8.2)
dc-says-goals = Trpaslík, který vstoupí na zakrytý cíl, ho odkrývá, zastavuje se na jeho prvním poli, a pasuje-li karta oběma způsoby, vybírá natočení.
dc-rule-goals = { dc-says-goals } (DC-9.1, DC-9.2)
dc-says-exit = Trpaslík na poli s východem je hned venku i se zlatem a odkrývá klanovou kartu. Dál hraje a dobírá, jen se nehýbe. Kdo je venku první, prohlíží si odložené klanové karty.
dc-rule-exit = { dc-says-exit } (DC-9.4, DC-4.6)
dc-says-secret_information = Podívej se na jeden zakrytý cíl nebo na cizí klanovou kartu. Kam se díváš, vidí všichni; co vidíš, jen ty.
dc-rule-secret_information = { dc-says-secret_information } (DC-6.1, DC-13.2)
dc-says-cave_in = Odstraní kartu cesty bez figurek; nikdy startovní kartu ani cíl. Její nuget jde do banku a s ním i pavučiny, které nemají na čem viset.
dc-rule-cave_in = { dc-says-cave_in } (DC-6.2)
dc-says-swap_hands = Vyměň si všechny karty s jiným hráčem, který pak dobírá místo tebe. Oba si pamatujete, co jste předali.
dc-rule-swap_hands = { dc-says-swap_hands } (DC-6.3, DC-13.3)
dc-says-cobweb = Zavírá otevřenou hranu pro všechny až do začátku tvého druhého tahu od této chvíle. Žebříků se netýká.
dc-rule-cobweb = { dc-says-cobweb } (DC-6.4, DC-2.11)
dc-says-boots = Odteď o jeden pohyb v tahu víc. Každý hráč smí mít jen jedny boty.
dc-rule-boots = { dc-says-boots } (DC-6.5)
dc-says-axe = Sekera musí ležet před tebou. Zažene nestvůru dřív, než zaútočí, a zachrání všechny na poli; nebo zeslabí pavučinu o jednu stranu.
dc-rule-axe = { dc-says-axe } (DC-6.6, DC-7.6, DC-8.5)
dc-says-hand_limit = Pět karet, o jednu méně za každý most a každou krysu. Limit jen brání dobírání; po výměně můžeš mít karet víc.
dc-rule-hand_limit = { dc-says-hand_limit } (DC-10.2, DC-10.3, DC-10.4)
dc-says-discard = Místo hraní odhoď jednu nebo dvě karty lícem dolů.
dc-rule-discard = { dc-says-discard } (DC-10.1)
dc-says-drawing = Za zahranou kartu dober jednu, jinak tolik, kolik karet odhazuješ. Odkládací hromádka se už nepoužívá.
dc-rule-drawing = { dc-says-drawing } (DC-10.5, DC-10.6)
dc-says-knowledge = Ruby karet v rukou a v balíčku jsou veřejné. Odhozené a ztracené karty zná jen ten, kdo je měl.
dc-rule-knowledge = { dc-says-knowledge } (DC-13.1, DC-13.2)
dc-says-scoring = Počítá se jen vynesené zlato: násobí se počtem hráčů, kteří pracují pro druhý klan. Při shodě vyhrává klan, pro který pracuje první trpaslík venku. Není-li venku nikdo, nevyhrává nikdo.
dc-rule-scoring = { dc-says-scoring } (DC-11.4, DC-11.5, DC-11.6)
dc-says-house_deck = Líce karet jsou náš návrh: domácí balíček s počty podle pravidel.
dc-rule-house_deck = { dc-says-house_deck } (DC-23.1)
dc-rule-monster-rat = Tři pohyby. Oběť ztrácí náhodnou kartu z ruky a limit karet jí natrvalo klesne o jednu. (DC-7.1, DC-7.7)
dc-rule-monster-crawler = Čtyři pohyby. Ochromí oběť: leží a až do konce svého příštího tahu se nehýbe. (DC-7.1, DC-7.7)
dc-rule-monster-goblin = Pět pohybů. Oběť ztrácí nuget. (DC-7.1, DC-7.7)
dc-rule-clan-blue = Pracují pro něj věrní modří trpaslíci a žlutí sabotéři. (DC-3.4, DC-0.8)
dc-rule-clan-yellow = Pracují pro něj věrní žlutí trpaslíci a modří sabotéři. (DC-3.4, DC-0.8)
dc-rule-role-loyal = Pracuje pro klan své barvy. (DC-0.8)
dc-rule-role-saboteur = Pracuje pro klan druhé barvy. (DC-0.8)
dc-rule-goal-G-EXIT = Trpaslík, který dojde doprostřed, je venku z jeskyně. (DC-9.4)
dc-rule-goal-G-LADDER = Po odkrytí je na jeden pohyb od každého jiného žebříku. (DC-2.10)
dc-rule-goal-G-LAIR = Po odkrytí tu mohou přijít do hry nestvůry. (DC-7.2)
dc-rule-goal-G-VEIN = Po odkrytí na ní leží nuget. (DC-9.3, DC-8.7)

## Co se stalo

dc-event-game-started = { $starter_is ->
    [you] Výprava do jeskyně začíná; jsi na tahu. { $house_deck ->
        [yes] Hraje se s domácím balíčkem: { dc-count-pile }.
       *[no] Balíček: { dc-count-pile }.
    }
   *[other] Výprava do jeskyně začíná; první je { $starter }. { $house_deck ->
        [yes] Hraje se s domácím balíčkem: { dc-count-pile }.
       *[no] Balíček: { dc-count-pile }.
    }
}
dc-event-clan-dealt = { $role ->
    [none] { $seat_is ->
        [you] Tvůj klan: { $clan }.
       *[other] { $seat }: { $clan }.
    }
   *[other] { $seat_is ->
        [you] Tvůj klan: { $clan }; tvá totožnost: { $role }.
       *[other] { $seat }: { $clan }, { $role }.
    }
}
dc-event-hand-dealt = { $cards_count ->
    [0] { $seat_is ->
        [you] Dostáváš { dc-count-cards }.
       *[other] { $seat } dostává { dc-count-cards }.
    }
   *[other] { $seat_is ->
        [you] Dostáváš { dc-count-cards }: { $cards }.
       *[other] { $seat } dostává { dc-count-cards }: { $cards }.
    }
}
dc-event-turn-started = { $seat_is ->
    [you] Tah { $turn }: jsi na řadě.
   *[other] Tah { $turn }: na řadě je { $seat }.
}
dc-event-turn-skipped = { $seat_is ->
    [you] Nemáš žádnou kartu a vynecháváš tah.
   *[other] { $seat } nemá žádnou kartu a vynechává tah.
}
dc-event-monster-left = { $seat_is ->
    [you] Začíná tvůj tah: { $monster } odchází.
   *[other] Začíná tah ({ $seat }): { $monster } odchází.
}
dc-event-web-turned = Pavučina mezi { $edge_ins } slábne: otáčí se na stranu 1.
dc-event-web-removed = { $by ->
   *[time] Pavučina mezi { $edge_ins } mizí.
    [axe] Sekera odstraňuje pavučinu mezi { $edge_ins }.
    [cave_in] Zával bere s sebou pavučinu mezi { $edge_ins }.
}
dc-event-dwarf-stood = { $seat_is ->
    [you] Tvůj trpaslík vstává, ale v tomto tahu se nehýbe.
   *[other] Trpaslík vstává ({ $seat }), ale v tomto tahu se nehýbe.
}
dc-event-path-laid = { $seat_is ->
    [you] Vykládáš
   *[other] { $seat } vykládá
} { $card_acc } na { dc-place.acc }{ $rot ->
    [0] {""}
   *[other] {", otočeno o "}{ $rot }°
}.{ $nugget ->
    [yes] {" "}Leží na ní nuget.
   *[no] {""}
}
dc-event-goal-looked = { $seat_is ->
    [you] Díváš se
   *[other] { $seat } se dívá
} na { dc-corner } ({ $card }){ $goal ->
    [none] {""}
   *[other] : { $goal }
}.
dc-event-clan-looked = { $role ->
    [none] { $seat_is ->
        [you] Díváš se na klanovou kartu ({ $card }): { $player }.
       *[other] { $player_is ->
            [you] { $seat } se dívá na tvou klanovou kartu ({ $card }).
           *[other] { $seat } se dívá na klanovou kartu ({ $card }): { $player }.
        }
    }
   *[other] { $seat_is ->
        [you] Díváš se na klanovou kartu ({ $card }): { $player } je { $role }.
       *[other] { $seat } se dívá na klanovou kartu ({ $card }): { $player } je { $role }.
    }
}
dc-event-caved-in = { $seat_is ->
    [you] { $card }: strháváš
   *[other] { $card }: { $seat } strhává
} { $path_acc } na { dc-place.loc }.{ $nugget ->
    [yes] {" "}Nuget z ní jde do banku.
   *[no] {""}
}
dc-event-hands-swapped = { $given_cards_count ->
    [0] { $taken_cards_count ->
        [0] { $seat_is ->
            [you] { $card }: vyměňuješ si karty; druhý hráč: { $player } (předáno { $given }, přijato { $taken }).
           *[other] { $card }: { $seat } si vyměňuje karty; druhý hráč: { $player } (předáno { $given }, přijato { $taken }).
        }
       *[other] { $seat_is ->
            [you] { $card }: vyměňuješ si karty; druhý hráč: { $player } (předáno { $given }, přijato { $taken }). Přijaté: { $taken_cards }.
           *[other] { $card }: { $seat } si vyměňuje karty; druhý hráč: { $player } (předáno { $given }, přijato { $taken }). Přijaté: { $taken_cards }.
        }
    }
   *[other] { $taken_cards_count ->
        [0] { $seat_is ->
            [you] { $card }: vyměňuješ si karty; druhý hráč: { $player } (předáno { $given }, přijato { $taken }). Předané: { $given_cards }.
           *[other] { $card }: { $seat } si vyměňuje karty; druhý hráč: { $player } (předáno { $given }, přijato { $taken }). Předané: { $given_cards }.
        }
       *[other] { $seat_is ->
            [you] { $card }: vyměňuješ si karty; druhý hráč: { $player } (předáno { $given }, přijato { $taken }). Předané: { $given_cards }. Přijaté: { $taken_cards }.
           *[other] { $card }: { $seat } si vyměňuje karty; druhý hráč: { $player } (předáno { $given }, přijato { $taken }). Předané: { $given_cards }. Přijaté: { $taken_cards }.
        }
    }
}
dc-event-web-laid = { $seat_is ->
    [you] Natahuješ { $card_acc } mezi { $edge_ins }.
   *[other] { $seat } natahuje { $card_acc } mezi { $edge_ins }.
}
dc-event-boots-given = { $seat_is ->
    [you] Vykládáš { $card_acc }. { $player_is ->
        [you] Patří tobě: o pohyb víc v každém tahu.
       *[other] { $player } má o pohyb víc v každém tahu.
    }
   *[other] { $seat } vykládá { $card_acc }. { $player_is ->
        [you] Patří tobě: o pohyb víc v každém tahu.
       *[other] { $player } má o pohyb víc v každém tahu.
    }
}
dc-event-axe-given = { $seat_is ->
    [you] Vykládáš { $card_acc }. { $player_is ->
        [you] Patří tobě.
       *[other] Teď ji má { $player }.
    }
   *[other] { $seat } vykládá { $card_acc }. { $player_is ->
        [you] Patří tobě.
       *[other] Teď ji má { $player }.
    }
}
dc-event-monster-played = { $summoned ->
    [yes] { $moved ->
        [yes] { $stays ->
            [yes] { $seat_is ->
                [you] Přivoláváš { $monster_acc } na { $to_acc }.
               *[other] { $seat } přivolává { $monster_acc } na { $to_acc }.
            }
           *[no] { $seat_is ->
                [you] Přivoláváš { $monster_acc } na { $origin_acc } a posíláš na { $to_acc }.
               *[other] { $seat } přivolává { $monster_acc } na { $origin_acc } a posílá na { $to_acc }.
            }
        }
       *[no] { $seat_is ->
            [you] Přivoláváš { $monster_acc } na { $to_acc }.
           *[other] { $seat } přivolává { $monster_acc } na { $to_acc }.
        }
    }
   *[no] { $moved ->
        [yes] { $seat_is ->
            [you] Posíláš { $monster_acc } od { $origin_gen } na { $to_acc }.
           *[other] { $seat } posílá { $monster_acc } od { $origin_gen } na { $to_acc }.
        }
       *[no] { $seat_is ->
            [you] Přebíráš { $monster_acc } na { $to_loc }.
           *[other] { $seat } přebírá { $monster_acc } na { $to_loc }.
        }
    }
}
dc-event-cards-discarded = { $cards_count ->
    [0] { $seat_is ->
        [you] Odhazuješ { dc-count-cards }.
       *[other] { $seat } odhazuje { dc-count-cards }.
    }
   *[other] { $seat_is ->
        [you] Odhazuješ { dc-count-cards }: { $cards }.
       *[other] { $seat } odhazuje { dc-count-cards }: { $cards }.
    }
}
dc-event-end-proposed = { $seat_is ->
    [you] Navrhuješ hru ukončit.
   *[other] { $seat } navrhuje hru ukončit.
}
dc-event-end-voted = { $accept ->
    [yes] { $seat_is ->
        [you] Souhlasíš s koncem.
       *[other] { $seat } souhlasí s koncem.
    }
   *[no] { $seat_is ->
        [you] Chceš hrát dál.
       *[other] { $seat } chce hrát dál.
    }
}
dc-event-card-lost = { $by ->
    [bridge] { $back ->
        [none] { $seat_is ->
            [you] Most u tebe nenachází žádnou kartu; tvůj limit karet je teď { $limit }.
           *[other] Most nenachází žádnou kartu ({ $seat }); limit karet je teď { $limit }.
        }
       *[other] { $card ->
            [none] { $seat_is ->
                [you] Most ti bere kartu { $back }; tvůj limit karet je teď { $limit }.
               *[other] Most bere kartu { $back } ({ $seat }); limit karet je teď { $limit }.
            }
           *[other] { $seat_is ->
                [you] Most ti bere { $card_acc }; tvůj limit karet je teď { $limit }.
               *[other] Most bere { $card_acc } ({ $seat }); limit karet je teď { $limit }.
            }
        }
    }
   *[rat] { $back ->
        [none] { $seat_is ->
            [you] Krysa u tebe nenachází žádnou kartu; tvůj limit karet je teď { $limit }.
           *[other] Krysa nenachází žádnou kartu ({ $seat }); limit karet je teď { $limit }.
        }
       *[other] { $card ->
            [none] { $seat_is ->
                [you] Krysa ti bere kartu { $back }; tvůj limit karet je teď { $limit }.
               *[other] Krysa bere kartu { $back } ({ $seat }); limit karet je teď { $limit }.
            }
           *[other] { $seat_is ->
                [you] Krysa ti bere { $card_acc }; tvůj limit karet je teď { $limit }.
               *[other] Krysa bere { $card_acc } ({ $seat }); limit karet je teď { $limit }.
            }
        }
    }
}
dc-event-dwarf-laid = { $seat_is ->
    [you] Plazoun ochromuje tvého trpaslíka: leží.
   *[other] Plazoun ochromuje trpaslíka ({ $seat }): leží.
}
dc-event-gold-lost = { $by ->
    [tunnel] { $amount ->
        [0] { $seat_is ->
            [you] Tunel u tebe nenachází žádné zlato.
           *[other] Tunel nenachází žádné zlato ({ $seat }).
        }
       *[other] { $seat_is ->
            [you] Tunel ti bere nuget, zůstává ti: { dc-count-gold }.
           *[other] Tunel bere nuget ({ $seat }), zůstává: { dc-count-gold }.
        }
    }
   *[goblin] { $amount ->
        [0] { $seat_is ->
            [you] Skřet u tebe nenachází žádné zlato.
           *[other] Skřet nenachází žádné zlato ({ $seat }).
        }
       *[other] { $seat_is ->
            [you] Skřet ti bere nuget, zůstává ti: { dc-count-gold }.
           *[other] Skřet bere nuget ({ $seat }), zůstává: { dc-count-gold }.
        }
    }
}
dc-event-monster-slain = { $seat_is ->
    [you] Srážíš { $monster_acc } dřív, než zaútočí.
   *[other] { $seat } sráží { $monster_acc } dřív, než zaútočí.
}
dc-event-axe-kept = { $seat_is ->
    [you] Sekeru si necháváš; útočí { $monster }.
   *[other] { $seat } si sekeru nechává; útočí { $monster }.
}
dc-event-web-struck = { $seat_is ->
    [you] Sekáš do pavučiny mezi { $edge_ins }.
   *[other] { $seat } seká do pavučiny mezi { $edge_ins }.
}
dc-event-dwarf-stepped = { $stays ->
    [yes] { $seat_is ->
        [you] Jdeš dál po téže kartě; { dc-count-left }.
       *[other] { $seat } jde dál po téže kartě; { dc-count-left }.
    }
   *[no] { $seat_is ->
        [you] Jdeš na { $to_acc }; { dc-count-left }.
       *[other] { $seat } jde na { $to_acc }; { dc-count-left }.
    }
}
dc-event-goal-turned = { $seat_is ->
    [you] Odkrýváš { dc-corner }: { $goal }.
   *[other] { $seat } odkrývá { dc-corner }: { $goal }.
}
dc-event-goal-placed = { $rot ->
    [0] Cíl leží rovně
   *[other] Cíl leží otočený o { $rot }°
}; { $seat_is ->
    [you] stojíš na něm.
   *[other] { $seat } na něm stojí.
}{ $nugget ->
    [yes] {" "}Leží tu i nuget.
   *[no] {""}
}
dc-event-monster-met = { $seat_is ->
    [you] Vcházíš na pole, kde stojí { $monster }.
   *[other] { $seat } vchází na pole, kde stojí { $monster }.
}
dc-event-nugget-taken = { $seat_is ->
    [you] Bereš nuget na { dc-place.loc } a máš { dc-count-gold }.
   *[other] { $seat } bere nuget na { dc-place.loc } a má { dc-count-gold }.
}
dc-event-clan-revealed = { $seat_is ->
    [you] Tvá klanová karta leží lícem nahoru: { $clan }, { $role }.
   *[other] Klanová karta leží lícem nahoru ({ $seat }): { $clan }, { $role }.
}
dc-event-dwarf-out = { $first ->
    [yes] { $seat_is ->
        [you] Tvůj trpaslík je venku první ze všech, vynáší: { dc-count-gold }.
       *[other] { $seat }: trpaslík je venku první ze všech, vynáší: { dc-count-gold }.
    }
   *[no] { $seat_is ->
        [you] Tvůj trpaslík je venku, vynáší: { dc-count-gold }.
       *[other] { $seat }: trpaslík je venku, vynáší: { dc-count-gold }.
    }
}
dc-event-aside-seen = { $roles_count ->
    [0] { $seat_is ->
        [you] Prohlížíš si odložené klanové karty, počet: { $count }.
       *[other] { $seat } si prohlíží odložené klanové karty, počet: { $count }.
    }
   *[other] { $seat_is ->
        [you] Prohlížíš si odložené klanové karty ({ $count }): { $roles }.
       *[other] { $seat } si prohlíží odložené klanové karty ({ $count }): { $roles }.
    }
}
dc-event-card-drawn = { $card ->
    [none] { $seat_is ->
        [you] Dobíráš kartu { $back }; { dc-count-pile }.
       *[other] { $seat } dobírá kartu { $back }; { dc-count-pile }.
    }
   *[other] { $seat_is ->
        [you] Dobíráš { $card_acc }; { dc-count-pile }.
       *[other] { $seat } dobírá { $card_acc }; { dc-count-pile }.
    }
}
dc-event-game-ended = { $reason ->
   *[cards] Nikdo už nemá kartu.
    [clan] Všichni, kdo pracují pro jeden klan, jsou venku.
    [agreed] Všichni souhlasí s koncem.
} Vyneseno: modří { $saved_blue }, žlutí { $saved_yellow }. Poklad: modří { $treasure_blue }, žlutí { $treasure_yellow }. { $winner ->
    [none] Nevyhrává nikdo.
   *[other] { $tie ->
        [yes] Poklady jsou stejné, rozhoduje první venku: vyhrává { $winner }.
       *[no] Vyhrává { $winner }.
    }
}

## Výsledek

dc-won-by-cards = { $winner ->
    [none] Všechny karty jsou zahrané. Nevyhrává nikdo.
   *[other] Všechny karty jsou zahrané. Vyhrává { $winner }.
}
dc-won-by-clan = { $winner ->
    [none] Všichni, kdo pracují pro jeden klan, jsou venku z jeskyně. Nevyhrává nikdo.
   *[other] Všichni, kdo pracují pro jeden klan, jsou venku z jeskyně. Vyhrává { $winner }.
}
dc-won-by-agreed = { $winner ->
    [none] Konec je dohodnutý. Nevyhrává nikdo.
   *[other] Konec je dohodnutý. Vyhrává { $winner }.
}

## Co lze udělat

dc-action-play-path = { $card } → { dc-place }{ $rot ->
    [0] {""}
   *[other] , { $rot }°
}
dc-action-play-secret = { $mode ->
    [goal] { $card }: cíl { $target }
   *[clan] { $card }: klanová karta – { $target }
}
dc-action-play-cave-in = { $card }: { dc-place }
dc-action-play-swap = { $card }: { $player }
dc-action-play-cobweb = { $card }: { $edge }
dc-action-play-boots = { $card }: { $player }
dc-action-play-axe = { $card }: { $player }
dc-action-play-monster = { $lair ->
    [none] { $to ->
        [none] { $card } zůstává
       *[other] { $card } → { $to }
    }
   *[other] { $to ->
        [none] { $card }: { $lair }
       *[other] { $card }: { $lair } → { $to }
    }
}
dc-action-discard = Odhodit { $cards_acc }
dc-action-propose-end = Navrhnout konec hry
dc-action-vote-end = { $accept ->
    [yes] Souhlasit s koncem
   *[no] Hrát dál
}
dc-action-axe-web = Seknout do pavučiny: { $edge }
dc-action-axe-monster = { $use ->
    [yes] Použít sekeru
   *[no] Nechat si sekeru
}
dc-action-step = Jít na { $to_acc }
dc-action-end-move = Zůstat tady
dc-action-orient-goal = Položit cíl s natočením { $rot }°

## Fáze: název, otázka pro toho, kdo rozhoduje, co vidí ostatní

dc-phase-act = Karta
dc-phase-vote = Hlasování
dc-phase-axe = Sekera
dc-phase-move = Pohyb
dc-phase-orient = Cíl
dc-phase-axe_entry = Sekera
dc-phase-game_over = Hra skončila
dc-ask-act = Zahraj kartu, nebo jednu či dvě odhoď.
dc-ask-vote = Ukončit hru?
dc-ask-axe = Útočí nestvůra: použiješ sekeru?
dc-ask-move = Kam jde tvůj trpaslík?
dc-ask-orient = Jak má cíl ležet?
dc-ask-axe_entry = Vcházíš na pole s nestvůrou: použiješ sekeru?
dc-wait-act = { $name } hraje kartu.
dc-wait-vote = { $name } hlasuje o konci.
dc-wait-axe = { $name } rozhoduje o sekeře.
dc-wait-move = { $name } se hýbe.
dc-wait-orient = { $name } natáčí cíl.
dc-wait-axe_entry = { $name } rozhoduje o sekeře.

## Možnosti

dc-option-deck = Balíček
dc-option-deck-help = Které líce karet se používají. Domácí balíček je náš návrh s počty podle pravidel.
dc-option-deck-house = Domácí balíček
dc-option-deck-printed = Tištěný balíček
dc-option-first_player = Začínající hráč
dc-option-first_player-help = Kdo začíná; podle pravidel ten nejdůvěryhodnější.
dc-option-first_player-random = náhodně
dc-option-first_player-0 = první místo
dc-option-first_player-1 = druhé místo
dc-option-first_player-2 = třetí místo
dc-option-first_player-3 = čtvrté místo
dc-option-first_player-4 = páté místo
dc-option-first_player-5 = šesté místo
dc-option-first_player-6 = sedmé místo
dc-option-first_player-7 = osmé místo
dc-option-clan_34 = Klan při 3 a 4 hráčích
dc-option-clan_34-help = Jakou barvu mají všichni trpaslíci při třech a čtyřech hráčích.
dc-option-clan_34-random = náhodně
dc-option-clan_34-blue = modrý
dc-option-clan_34-yellow = žlutý
dc-option-agreed_end = Dohodnutý konec
dc-option-agreed_end-help = Hráči smějí navrhnout konec hry, když už se z jeskyně žádný trpaslík nedostane; souhlasit musí všichni.
dc-option-agreed_end-true = zapnuto
dc-option-agreed_end-false = vypnuto

## Odmítnutí

dc-refusal-game_over = Hra už skončila.
dc-refusal-not_your_turn = Teď nerozhoduješ ty.
dc-refusal-wrong_phase = To teď nejde.
dc-refusal-malformed = Tohle není akce této hry.
dc-refusal-unknown_card = Taková karta není.
dc-refusal-not_in_hand = Tuto kartu nemáš v ruce: { $card }.
dc-refusal-other_card = To tato karta neumí: { $card }.
dc-refusal-rotation = Karta leží rovně nebo otočená o půl obrátky, nikdy napříč.
dc-refusal-cell_taken = Tam už karta leží.
dc-refusal-not_adjacent = Karta cesty se musí dotýkat odkryté karty.
dc-refusal-edges_differ = Strany nesouhlasí: cesta patří k cestě, stěna ke stěně.
dc-refusal-extends_nothing = Karta musí prodloužit aspoň jednu cestu.
dc-refusal-no_face_down_goal = Tam žádný zakrytý cíl není.
dc-refusal-no_such_player = Takový hráč není.
dc-refusal-own_clan_card = Svou klanovou kartu znáš.
dc-refusal-clan_card_up = Tato klanová karta už leží odkrytá: { $player }.
dc-refusal-no_path_card = Tam žádná karta cesty neleží.
dc-refusal-start_or_goal = Startovní karta a cíle se nezavalí.
dc-refusal-figure_there = Na té kartě stojí figurka.
dc-refusal-swap_with_self = Karty si nelze vyměnit se sebou.
dc-refusal-has_boots = { $player } už boty má.
dc-refusal-no_edge = To není hrana mezi dvěma políčky.
dc-refusal-web_there = Tam už pavučina visí.
dc-refusal-no_open_side = Přes tu hranu žádná cesta nevede.
dc-refusal-no_lair = Žádné temné doupě není odkryté.
dc-refusal-lair_needed = Vyber pro nestvůru temné doupě.
dc-refusal-not_a_lair = Na tom poli temné doupě není.
dc-refusal-monster_in_play = Nestvůra už je ve hře a jde odtud, kde stojí.
dc-refusal-meets_at_lair = V doupěti stojí trpaslíci: nestvůra zůstává a útočí.
dc-refusal-stopped_by_dwarf = V cestě stojí trpaslík, nestvůra se u něj zastaví.
dc-refusal-out_of_reach = { $moves ->
    [one] Tam nestvůra { $moves } pohybem nedojde.
   *[other] Tam nestvůra { $moves } pohyby nedojde.
}
dc-refusal-discard_count = Odhoď jednu kartu, nebo dvě.
dc-refusal-cards_unsorted = Uveď dvě různé karty vzestupně.
dc-refusal-no_agreed_end = Dohodnutý konec je v této hře vypnutý.
dc-refusal-already_proposed = To už v tomto tahu zaznělo.
dc-refusal-no_web = Tam žádná pavučina nevisí.
dc-refusal-web_too_far = Tvůj trpaslík u té pavučiny nestojí.
dc-refusal-no_axe = Žádná sekera před tebou neleží.
dc-refusal-no_moves = Nezbývají ti žádné pohyby.
dc-refusal-no_space = Takové pole není.
dc-refusal-cobweb = Cestu zavírá pavučina.
dc-refusal-not_linked = Odsud tam žádná cesta nevede.

# Co může být v datovém balíku špatně
dc-pack-crossing = Cena cesty z { $one } do { $two } je { $found }; u rubu { $back } má být { $wanted }.
dc-pack-goal_entry = Do cílové karty musí být možné vstoupit z každé strany, ať leží tak či onak: otevírá se na sever nebo jih a na východ nebo západ.
dc-pack-goal_feature_first = Zvláštnost cílové karty nesmí ležet na poli, na které se vstupuje jako na první.
dc-pack-link = Spojení { $link } nespojuje dvě pole.
dc-pack-marks = Značky jsou { $found }, ale karta je „{ $wanted }“.
dc-pack-not_enough_cards = Při počtu hráčů { $players } je na rozdání málo karet s rubem { $backs }.
dc-pack-not_joined = Všechny otvory této karty musí být navzájem spojené.
dc-pack-openings = Karta se otevírá na { $found }, ale její tvar na { $wanted }.
dc-pack-other_look = Všechny texty nazývají kartu { $card } tím, čím je v domácím balíčku. Karta, která vypadá jinak, potřebuje vlastní označení.
dc-pack-pool_cards = Výběr chce { $wanted }× kartu „{ $clan }, { $role }“; k dispozici: { $found }.
dc-pack-pool_mixed = Výběr tvoří karty jednoho klanu, nebo obou, ne směs.
dc-pack-pool_one_clan = Tři a čtyři hráči používají karty jednoho klanu, ostatní počty karty obou; tento řádek je pro { $players }.
dc-pack-pool_sides = Všichni hráči ({ $players }) by mohli pracovat pro tentýž klan.
dc-pack-reserved = Název „{ $space }“ je vyhrazen cílům ležícím lícem dolů.
dc-pack-token = Karta pavučiny, a žádná jiná, uvádí jeden z žetonů pavučin; je tu „{ $token }“.
dc-pack-two_paths = Most i dvojitá zatáčka mají dvě cesty, které se nedotýkají.
dc-pack-unreachable = Na pole „{ $space }“ se nedá zvenku dostat.

# Co simulace počítá
dc-fact-exit_found = východ se našel
dc-fact-exit_reached = aspoň jeden trpaslík se dostal ven
dc-note-saboteurs = sabotéři
