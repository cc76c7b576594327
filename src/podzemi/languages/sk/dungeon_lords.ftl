### Dungeon Lords: mená, pravidlá, čo sa deje a čo možno robiť.

dl-title = Vládcovia podzemia
dl-tagline = Vybudujte podzemie, zaplaťte impom a prežite hrdinov.

dl-order-get_food = Získanie jedla
    .gen = Získania jedla
    .dat = Získaniu jedla
    .acc = Získanie jedla
    .loc = Získaní jedla
    .ins = Získaním jedla
dl-order-improve_reputation = Zlepšenie povesti
    .gen = Zlepšenia povesti
    .dat = Zlepšeniu povesti
    .acc = Zlepšenie povesti
    .loc = Zlepšení povesti
    .ins = Zlepšením povesti
dl-order-dig_tunnels = Kopanie chodieb
    .gen = Kopania chodieb
    .dat = Kopaniu chodieb
    .acc = Kopanie chodieb
    .loc = Kopaní chodieb
    .ins = Kopaním chodieb
dl-order-mine_gold = Ťažba zlata
    .gen = Ťažby zlata
    .dat = Ťažbe zlata
    .acc = Ťažbu zlata
    .loc = Ťažbe zlata
    .ins = Ťažbou zlata
dl-order-recruit_imps = Najímanie impov
    .gen = Najímania impov
    .dat = Najímaniu impov
    .acc = Najímanie impov
    .loc = Najímaní impov
    .ins = Najímaním impov
dl-order-buy_traps = Nákup pascí
    .gen = Nákupu pascí
    .dat = Nákupu pascí
    .acc = Nákup pascí
    .loc = Nákupe pascí
    .ins = Nákupom pascí
dl-order-hire_monster = Najímanie príšer
    .gen = Najímania príšer
    .dat = Najímaniu príšer
    .acc = Najímanie príšer
    .loc = Najímaní príšer
    .ins = Najímaním príšer
dl-order-build_room = Stavba miestností
    .gen = Stavby miestností
    .dat = Stavbe miestností
    .acc = Stavbu miestností
    .loc = Stavbe miestností
    .ins = Stavbou miestností
dl-room-hatchery = Hydináreň
    .gen = Hydinárne
    .dat = Hydinárni
    .acc = Hydináreň
    .loc = Hydinárni
    .ins = Hydinárňou
dl-room-mushroom_bed = Hubová plantáž
    .gen = Hubovej plantáže
    .dat = Hubovej plantáži
    .acc = Hubovú plantáž
    .loc = Hubovej plantáži
    .ins = Hubovou plantážou
dl-room-souvenir_shop = Výrobňa suvenírov
    .gen = Výrobne suvenírov
    .dat = Výrobni suvenírov
    .acc = Výrobňu suvenírov
    .loc = Výrobni suvenírov
    .ins = Výrobňou suvenírov
dl-room-counterfeiter = Falšovateľská dielňa
    .gen = Falšovateľskej dielne
    .dat = Falšovateľskej dielni
    .acc = Falšovateľskú dielňu
    .loc = Falšovateľskej dielni
    .ins = Falšovateľskou dielňou
dl-room-workshop = Dielňa
    .gen = Dielne
    .dat = Dielni
    .acc = Dielňu
    .loc = Dielni
    .ins = Dielňou
dl-room-tool_shed = Sklad náradia
    .gen = Skladu náradia
    .dat = Skladu náradia
    .acc = Sklad náradia
    .loc = Sklade náradia
    .ins = Skladom náradia
dl-room-printing_press = Tlačiarenský lis
    .gen = Tlačiarenského lisu
    .dat = Tlačiarenskému lisu
    .acc = Tlačiarenský lis
    .loc = Tlačiarenskom lise
    .ins = Tlačiarenským lisom
dl-room-magic_room = Magická miestnosť
    .gen = Magickej miestnosti
    .dat = Magickej miestnosti
    .acc = Magickú miestnosť
    .loc = Magickej miestnosti
    .ins = Magickou miestnosťou
dl-room-training_room = Cvičisko
    .gen = Cvičiska
    .dat = Cvičisku
    .acc = Cvičisko
    .loc = Cvičisku
    .ins = Cvičiskom
dl-room-dark_room = Temná miestnosť
    .gen = Temnej miestnosti
    .dat = Temnej miestnosti
    .acc = Temnú miestnosť
    .loc = Temnej miestnosti
    .ins = Temnou miestnosťou
dl-room-labyrinth = Labyrint
    .gen = Labyrintu
    .dat = Labyrintu
    .acc = Labyrint
    .loc = Labyrinte
    .ins = Labyrintom
dl-room-antimagic_room = Antimagická miestnosť
    .gen = Antimagickej miestnosti
    .dat = Antimagickej miestnosti
    .acc = Antimagickú miestnosť
    .loc = Antimagickej miestnosti
    .ins = Antimagickou miestnosťou
dl-room-cafeteria = Jedáleň
    .gen = Jedálne
    .dat = Jedálni
    .acc = Jedáleň
    .loc = Jedálni
    .ins = Jedálňou
dl-room-chapel = Kaplnka
    .gen = Kaplnky
    .dat = Kaplnke
    .acc = Kaplnku
    .loc = Kaplnke
    .ins = Kaplnkou
dl-room-pandemonium = Pandemónium
    .gen = Pandemónia
    .dat = Pandemóniu
    .acc = Pandemónium
    .loc = Pandemóniu
    .ins = Pandemóniom
dl-room-hall_of_fame = Sieň slávy
    .gen = Siene slávy
    .dat = Sieni slávy
    .acc = Sieň slávy
    .loc = Sieni slávy
    .ins = Sieňou slávy
dl-trap-rolling_stone = Valiaci sa balvan
    .gen = Valiaceho sa balvana
    .dat = Valiacemu sa balvanu
    .acc = Valiaci sa balvan
    .loc = Valiacom sa balvane
    .ins = Valiacim sa balvanom
dl-trap-pendulum = Kyvadlo
    .gen = Kyvadla
    .dat = Kyvadlu
    .acc = Kyvadlo
    .loc = Kyvadle
    .ins = Kyvadlom
dl-trap-trapdoor = Prepadlisko
    .gen = Prepadliska
    .dat = Prepadlisku
    .acc = Prepadlisko
    .loc = Prepadlisku
    .ins = Prepadliskom
dl-trap-wall_of_fire = Ohnivá stena
    .gen = Ohnivej steny
    .dat = Ohnivej stene
    .acc = Ohnivú stenu
    .loc = Ohnivej stene
    .ins = Ohnivou stenou
dl-trap-cursed_ring = Prekliaty prsteň
    .gen = Prekliateho prsteňa
    .dat = Prekliatemu prsteňu
    .acc = Prekliaty prsteň
    .loc = Prekliatom prsteni
    .ins = Prekliatym prsteňom
dl-trap-poisoned_meal = Otrávená hostina
    .gen = Otrávenej hostiny
    .dat = Otrávenej hostine
    .acc = Otrávenú hostinu
    .loc = Otrávenej hostine
    .ins = Otrávenou hostinou
dl-trap-kamikaze_imp = Imp kamikadze
    .gen = Impa kamikadze
    .dat = Impovi kamikadze
    .acc = Impa kamikadze
    .loc = Impovi kamikadze
    .ins = Impom kamikadze
dl-trap-poisoned_dart = Otrávená šípka
    .gen = Otrávenej šípky
    .dat = Otrávenej šípke
    .acc = Otrávenú šípku
    .loc = Otrávenej šípke
    .ins = Otrávenou šípkou
dl-trap-antimagic_dart = Antimagická šípka
    .gen = Antimagickej šípky
    .dat = Antimagickej šípke
    .acc = Antimagickú šípku
    .loc = Antimagickej šípke
    .ins = Antimagickou šípkou
dl-spell-invisibility = Neviditeľnosť
    .gen = Neviditeľnosti
    .dat = Neviditeľnosti
    .acc = Neviditeľnosť
    .loc = Neviditeľnosti
    .ins = Neviditeľnosťou
dl-spell-magic_shield = Magický štít
    .gen = Magického štítu
    .dat = Magickému štítu
    .acc = Magický štít
    .loc = Magickom štíte
    .ins = Magickým štítom
dl-spell-detect_treasure = Odhalenie pokladu
    .gen = Odhalenia pokladu
    .dat = Odhaleniu pokladu
    .acc = Odhalenie pokladu
    .loc = Odhalení pokladu
    .ins = Odhalením pokladu
dl-spell-fireball = Ohnivá guľa
    .gen = Ohnivej gule
    .dat = Ohnivej guli
    .acc = Ohnivú guľu
    .loc = Ohnivej guli
    .ins = Ohnivou guľou
dl-spell-fist_of_justice = Päsť spravodlivosti
    .gen = Päste spravodlivosti
    .dat = Pästi spravodlivosti
    .acc = Päsť spravodlivosti
    .loc = Pästi spravodlivosti
    .ins = Päsťou spravodlivosti
dl-spell-detect_evil = Odhalenie zla
    .gen = Odhalenia zla
    .dat = Odhaleniu zla
    .acc = Odhalenie zla
    .loc = Odhalení zla
    .ins = Odhalením zla
dl-spell-suggestion = Sugescia
    .gen = Sugescie
    .dat = Sugescii
    .acc = Sugesciu
    .loc = Sugescii
    .ins = Sugesciou
dl-spell-word_of_peace = Slovo mieru
    .gen = Slova mieru
    .dat = Slovu mieru
    .acc = Slovo mieru
    .loc = Slove mieru
    .ins = Slovom mieru
dl-spell-aura_of_fear = Aura strachu
    .gen = Aury strachu
    .dat = Aure strachu
    .acc = Auru strachu
    .loc = Aure strachu
    .ins = Aurou strachu
dl-spell-illusion = Ilúzia
    .gen = Ilúzie
    .dat = Ilúzii
    .acc = Ilúziu
    .loc = Ilúzii
    .ins = Ilúziou
dl-spell-create_food = Stvorenie jedla
    .gen = Stvorenia jedla
    .dat = Stvoreniu jedla
    .acc = Stvorenie jedla
    .loc = Stvorení jedla
    .ins = Stvorením jedla
dl-spell-regeneration = Regenerácia
    .gen = Regenerácie
    .dat = Regenerácii
    .acc = Regeneráciu
    .loc = Regenerácii
    .ins = Regeneráciou
dl-spell-dimensional_gate = Dimenzionálna brána
    .gen = Dimenzionálnej brány
    .dat = Dimenzionálnej bráne
    .acc = Dimenzionálnu bránu
    .loc = Dimenzionálnej bráne
    .ins = Dimenzionálnou bránou
dl-spell-metamorphosis = Metamorfóza
    .gen = Metamorfózy
    .dat = Metamorfóze
    .acc = Metamorfózu
    .loc = Metamorfóze
    .ins = Metamorfózou
dl-spell-blind_rage = Slepý hnev
    .gen = Slepého hnevu
    .dat = Slepému hnevu
    .acc = Slepý hnev
    .loc = Slepom hneve
    .ins = Slepým hnevom
dl-spell-jailbreak = Útek z väzenia
    .gen = Úteku z väzenia
    .dat = Úteku z väzenia
    .acc = Útek z väzenia
    .loc = Úteku z väzenia
    .ins = Útekom z väzenia
dl-spell-plunder = Plienenie
    .gen = Plienenia
    .dat = Plieneniu
    .acc = Plienenie
    .loc = Plienení
    .ins = Plienením
dl-spell-levitation = Levitácia
    .gen = Levitácie
    .dat = Levitácii
    .acc = Levitáciu
    .loc = Levitácii
    .ins = Levitáciou
dl-special-witch_hunt = Hon na bosorky
    .gen = Honu na bosorky
    .dat = Honu na bosorky
    .acc = Hon na bosorky
    .loc = Hone na bosorky
    .ins = Honom na bosorky
dl-special-monster_strike = Štrajk príšer
    .gen = Štrajku príšer
    .dat = Štrajku príšer
    .acc = Štrajk príšer
    .loc = Štrajku príšer
    .ins = Štrajkom príšer
dl-special-robbery = Lúpež
    .gen = Lúpeže
    .dat = Lúpeži
    .acc = Lúpež
    .loc = Lúpeži
    .ins = Lúpežou
dl-special-rats = Potkany
    .gen = Potkanov
    .dat = Potkanom
    .acc = Potkany
    .loc = Potkanoch
    .ins = Potkanmi
dl-special-imp_plague = Impí mor
    .gen = Impieho moru
    .dat = Impiemu moru
    .acc = Impí mor
    .loc = Impom more
    .ins = Impím morom
dl-special-impatient_heroes = Netrpezliví hrdinovia
    .gen = Netrpezlivých hrdinov
    .dat = Netrpezlivým hrdinom
    .acc = Netrpezlivých hrdinov
    .loc = Netrpezlivých hrdinoch
    .ins = Netrpezlivými hrdinami
dl-special-safety_inspection = Bezpečnostná kontrola
    .gen = Bezpečnostnej kontroly
    .dat = Bezpečnostnej kontrole
    .acc = Bezpečnostnú kontrolu
    .loc = Bezpečnostnej kontrole
    .ins = Bezpečnostnou kontrolou
dl-special-bad_press = Zlá povesť
    .gen = Zlej povesti
    .dat = Zlej povesti
    .acc = Zlú povesť
    .loc = Zlej povesti
    .ins = Zlou povesťou
dl-special-trap_recall = Stiahnutie pascí
    .gen = Stiahnutia pascí
    .dat = Stiahnutiu pascí
    .acc = Stiahnutie pascí
    .loc = Stiahnutí pascí
    .ins = Stiahnutím pascí
dl-event_tile-payday = Výplatný deň
    .gen = Výplatného dňa
    .dat = Výplatnému dňu
    .acc = Výplatný deň
    .loc = Výplatnom dni
    .ins = Výplatným dňom
dl-event_tile-taxes = Dane
    .gen = Daní
    .dat = Daniam
    .acc = Dane
    .loc = Daniach
    .ins = Daňami
dl-event_tile-special = Zvláštna udalosť
    .gen = Zvláštnej udalosti
    .dat = Zvláštnej udalosti
    .acc = Zvláštnu udalosť
    .loc = Zvláštnej udalosti
    .ins = Zvláštnou udalosťou

dl-creature-goblin_1 = Goblin
    .gen = Goblina
    .dat = Goblinovi
    .acc = Goblina
    .loc = Goblinovi
    .ins = Goblinom
dl-creature-goblin_2 = Goblin
    .gen = Goblina
    .dat = Goblinovi
    .acc = Goblina
    .loc = Goblinovi
    .ins = Goblinom
dl-creature-goblin_3 = Goblin
    .gen = Goblina
    .dat = Goblinovi
    .acc = Goblina
    .loc = Goblinovi
    .ins = Goblinom
dl-creature-slime_1 = Sliz
    .gen = Sliza
    .dat = Slizovi
    .acc = Sliza
    .loc = Slizovi
    .ins = Slizom
dl-creature-slime_2 = Sliz
    .gen = Sliza
    .dat = Slizovi
    .acc = Sliza
    .loc = Slizovi
    .ins = Slizom
dl-creature-slime_3 = Sliz
    .gen = Sliza
    .dat = Slizovi
    .acc = Sliza
    .loc = Slizovi
    .ins = Slizom
dl-creature-ghost_1 = Duch
    .gen = Ducha
    .dat = Duchovi
    .acc = Ducha
    .loc = Duchovi
    .ins = Duchom
dl-creature-ghost_2 = Duch
    .gen = Ducha
    .dat = Duchovi
    .acc = Ducha
    .loc = Duchovi
    .ins = Duchom
dl-creature-ghost_3 = Duch
    .gen = Ducha
    .dat = Duchovi
    .acc = Ducha
    .loc = Duchovi
    .ins = Duchom
dl-creature-troll_1 = Troll
    .gen = Trolla
    .dat = Trollovi
    .acc = Trolla
    .loc = Trollovi
    .ins = Trollom
dl-creature-troll_2 = Troll
    .gen = Trolla
    .dat = Trollovi
    .acc = Trolla
    .loc = Trollovi
    .ins = Trollom
dl-creature-troll_3 = Troll
    .gen = Trolla
    .dat = Trollovi
    .acc = Trolla
    .loc = Trollovi
    .ins = Trollom
dl-creature-witch_1 = Bosorka
    .gen = Bosorky
    .dat = Bosorke
    .acc = Bosorku
    .loc = Bosorke
    .ins = Bosorkou
dl-creature-witch_2 = Bosorka
    .gen = Bosorky
    .dat = Bosorke
    .acc = Bosorku
    .loc = Bosorke
    .ins = Bosorkou
dl-creature-witch_3 = Bosorka
    .gen = Bosorky
    .dat = Bosorke
    .acc = Bosorku
    .loc = Bosorke
    .ins = Bosorkou
dl-creature-vampire_1 = Upír
    .gen = Upíra
    .dat = Upírovi
    .acc = Upíra
    .loc = Upírovi
    .ins = Upírom
dl-creature-vampire_2 = Upír
    .gen = Upíra
    .dat = Upírovi
    .acc = Upíra
    .loc = Upírovi
    .ins = Upírom
dl-creature-vampire_3 = Upír
    .gen = Upíra
    .dat = Upírovi
    .acc = Upíra
    .loc = Upírovi
    .ins = Upírom
dl-creature-golem_1 = Golem
    .gen = Golema
    .dat = Golemovi
    .acc = Golema
    .loc = Golemovi
    .ins = Golemom
dl-creature-golem_2 = Golem
    .gen = Golema
    .dat = Golemovi
    .acc = Golema
    .loc = Golemovi
    .ins = Golemom
dl-creature-dragon_1 = Drak
    .gen = Draka
    .dat = Drakovi
    .acc = Draka
    .loc = Drakovi
    .ins = Drakom
dl-creature-dragon_2 = Drak
    .gen = Draka
    .dat = Drakovi
    .acc = Draka
    .loc = Drakovi
    .ins = Drakom
dl-creature-demon_1 = Démon
    .gen = Démona
    .dat = Démonovi
    .acc = Démona
    .loc = Démonovi
    .ins = Démonom
dl-creature-demon_2 = Démon
    .gen = Démona
    .dat = Démonovi
    .acc = Démona
    .loc = Démonovi
    .ins = Démonom
dl-adventurer-y1_warrior_1 = Bojovník (3 ♥)
    .gen = Bojovníka (3 ♥)
    .dat = Bojovníkovi (3 ♥)
    .acc = Bojovníka (3 ♥)
    .loc = Bojovníkovi (3 ♥)
    .ins = Bojovníkom (3 ♥)
dl-adventurer-y1_warrior_2 = Bojovník (4 ♥)
    .gen = Bojovníka (4 ♥)
    .dat = Bojovníkovi (4 ♥)
    .acc = Bojovníka (4 ♥)
    .loc = Bojovníkovi (4 ♥)
    .ins = Bojovníkom (4 ♥)
dl-adventurer-y1_warrior_3 = Bojovník (4 ♥)
    .gen = Bojovníka (4 ♥)
    .dat = Bojovníkovi (4 ♥)
    .acc = Bojovníka (4 ♥)
    .loc = Bojovníkovi (4 ♥)
    .ins = Bojovníkom (4 ♥)
dl-adventurer-y1_warrior_4 = Bojovník (5 ♥)
    .gen = Bojovníka (5 ♥)
    .dat = Bojovníkovi (5 ♥)
    .acc = Bojovníka (5 ♥)
    .loc = Bojovníkovi (5 ♥)
    .ins = Bojovníkom (5 ♥)
dl-adventurer-y1_thief_1 = Zlodej (3 ♥, pasce −1)
    .gen = Zlodeja (3 ♥, pasce −1)
    .dat = Zlodejovi (3 ♥, pasce −1)
    .acc = Zlodeja (3 ♥, pasce −1)
    .loc = Zlodejovi (3 ♥, pasce −1)
    .ins = Zlodejom (3 ♥, pasce −1)
dl-adventurer-y1_thief_2 = Zlodej (3 ♥, pasce −2)
    .gen = Zlodeja (3 ♥, pasce −2)
    .dat = Zlodejovi (3 ♥, pasce −2)
    .acc = Zlodeja (3 ♥, pasce −2)
    .loc = Zlodejovi (3 ♥, pasce −2)
    .ins = Zlodejom (3 ♥, pasce −2)
dl-adventurer-y1_thief_3 = Zlodej (4 ♥, pasce −1)
    .gen = Zlodeja (4 ♥, pasce −1)
    .dat = Zlodejovi (4 ♥, pasce −1)
    .acc = Zlodeja (4 ♥, pasce −1)
    .loc = Zlodejovi (4 ♥, pasce −1)
    .ins = Zlodejom (4 ♥, pasce −1)
dl-adventurer-y1_thief_4 = Zlodej (4 ♥, pasce −2)
    .gen = Zlodeja (4 ♥, pasce −2)
    .dat = Zlodejovi (4 ♥, pasce −2)
    .acc = Zlodeja (4 ♥, pasce −2)
    .loc = Zlodejovi (4 ♥, pasce −2)
    .ins = Zlodejom (4 ♥, pasce −2)
dl-adventurer-y1_priest_1 = Kňaz (3 ♥, lieči 1)
    .gen = Kňaza (3 ♥, lieči 1)
    .dat = Kňazovi (3 ♥, lieči 1)
    .acc = Kňaza (3 ♥, lieči 1)
    .loc = Kňazovi (3 ♥, lieči 1)
    .ins = Kňazom (3 ♥, lieči 1)
dl-adventurer-y1_priest_2 = Kňaz (3 ♥, lieči 2)
    .gen = Kňaza (3 ♥, lieči 2)
    .dat = Kňazovi (3 ♥, lieči 2)
    .acc = Kňaza (3 ♥, lieči 2)
    .loc = Kňazovi (3 ♥, lieči 2)
    .ins = Kňazom (3 ♥, lieči 2)
dl-adventurer-y1_priest_3 = Kňaz (4 ♥, lieči 1)
    .gen = Kňaza (4 ♥, lieči 1)
    .dat = Kňazovi (4 ♥, lieči 1)
    .acc = Kňaza (4 ♥, lieči 1)
    .loc = Kňazovi (4 ♥, lieči 1)
    .ins = Kňazom (4 ♥, lieči 1)
dl-adventurer-y1_priest_4 = Kňaz (4 ♥, lieči 2)
    .gen = Kňaza (4 ♥, lieči 2)
    .dat = Kňazovi (4 ♥, lieči 2)
    .acc = Kňaza (4 ♥, lieči 2)
    .loc = Kňazovi (4 ♥, lieči 2)
    .ins = Kňazom (4 ♥, lieči 2)
dl-adventurer-y1_wizard_1 = Čarodejník (3 ♥, mágia 1)
    .gen = Čarodejníka (3 ♥, mágia 1)
    .dat = Čarodejníkovi (3 ♥, mágia 1)
    .acc = Čarodejníka (3 ♥, mágia 1)
    .loc = Čarodejníkovi (3 ♥, mágia 1)
    .ins = Čarodejníkom (3 ♥, mágia 1)
dl-adventurer-y1_wizard_2 = Čarodejník (3 ♥, mágia 2)
    .gen = Čarodejníka (3 ♥, mágia 2)
    .dat = Čarodejníkovi (3 ♥, mágia 2)
    .acc = Čarodejníka (3 ♥, mágia 2)
    .loc = Čarodejníkovi (3 ♥, mágia 2)
    .ins = Čarodejníkom (3 ♥, mágia 2)
dl-adventurer-y1_wizard_3 = Čarodejník (4 ♥, mágia 1)
    .gen = Čarodejníka (4 ♥, mágia 1)
    .dat = Čarodejníkovi (4 ♥, mágia 1)
    .acc = Čarodejníka (4 ♥, mágia 1)
    .loc = Čarodejníkovi (4 ♥, mágia 1)
    .ins = Čarodejníkom (4 ♥, mágia 1)
dl-adventurer-y1_wizard_4 = Čarodejník (4 ♥, mágia 2)
    .gen = Čarodejníka (4 ♥, mágia 2)
    .dat = Čarodejníkovi (4 ♥, mágia 2)
    .acc = Čarodejníka (4 ♥, mágia 2)
    .loc = Čarodejníkovi (4 ♥, mágia 2)
    .ins = Čarodejníkom (4 ♥, mágia 2)
dl-adventurer-y2_warrior_1 = Bojovník (5 ♥)
    .gen = Bojovníka (5 ♥)
    .dat = Bojovníkovi (5 ♥)
    .acc = Bojovníka (5 ♥)
    .loc = Bojovníkovi (5 ♥)
    .ins = Bojovníkom (5 ♥)
dl-adventurer-y2_warrior_2 = Bojovník (6 ♥)
    .gen = Bojovníka (6 ♥)
    .dat = Bojovníkovi (6 ♥)
    .acc = Bojovníka (6 ♥)
    .loc = Bojovníkovi (6 ♥)
    .ins = Bojovníkom (6 ♥)
dl-adventurer-y2_warrior_3 = Bojovník (7 ♥)
    .gen = Bojovníka (7 ♥)
    .dat = Bojovníkovi (7 ♥)
    .acc = Bojovníka (7 ♥)
    .loc = Bojovníkovi (7 ♥)
    .ins = Bojovníkom (7 ♥)
dl-adventurer-y2_warrior_4 = Bojovník (8 ♥)
    .gen = Bojovníka (8 ♥)
    .dat = Bojovníkovi (8 ♥)
    .acc = Bojovníka (8 ♥)
    .loc = Bojovníkovi (8 ♥)
    .ins = Bojovníkom (8 ♥)
dl-adventurer-y2_thief_1 = Zlodej (4 ♥, pasce −2)
    .gen = Zlodeja (4 ♥, pasce −2)
    .dat = Zlodejovi (4 ♥, pasce −2)
    .acc = Zlodeja (4 ♥, pasce −2)
    .loc = Zlodejovi (4 ♥, pasce −2)
    .ins = Zlodejom (4 ♥, pasce −2)
dl-adventurer-y2_thief_2 = Zlodej (5 ♥, pasce −2)
    .gen = Zlodeja (5 ♥, pasce −2)
    .dat = Zlodejovi (5 ♥, pasce −2)
    .acc = Zlodeja (5 ♥, pasce −2)
    .loc = Zlodejovi (5 ♥, pasce −2)
    .ins = Zlodejom (5 ♥, pasce −2)
dl-adventurer-y2_thief_3 = Zlodej (5 ♥, pasce −3)
    .gen = Zlodeja (5 ♥, pasce −3)
    .dat = Zlodejovi (5 ♥, pasce −3)
    .acc = Zlodeja (5 ♥, pasce −3)
    .loc = Zlodejovi (5 ♥, pasce −3)
    .ins = Zlodejom (5 ♥, pasce −3)
dl-adventurer-y2_thief_4 = Zlodej (6 ♥, pasce −3)
    .gen = Zlodeja (6 ♥, pasce −3)
    .dat = Zlodejovi (6 ♥, pasce −3)
    .acc = Zlodeja (6 ♥, pasce −3)
    .loc = Zlodejovi (6 ♥, pasce −3)
    .ins = Zlodejom (6 ♥, pasce −3)
dl-adventurer-y2_priest_1 = Kňaz (4 ♥, lieči 2)
    .gen = Kňaza (4 ♥, lieči 2)
    .dat = Kňazovi (4 ♥, lieči 2)
    .acc = Kňaza (4 ♥, lieči 2)
    .loc = Kňazovi (4 ♥, lieči 2)
    .ins = Kňazom (4 ♥, lieči 2)
dl-adventurer-y2_priest_2 = Kňaz (5 ♥, lieči 2)
    .gen = Kňaza (5 ♥, lieči 2)
    .dat = Kňazovi (5 ♥, lieči 2)
    .acc = Kňaza (5 ♥, lieči 2)
    .loc = Kňazovi (5 ♥, lieči 2)
    .ins = Kňazom (5 ♥, lieči 2)
dl-adventurer-y2_priest_3 = Kňaz (5 ♥, lieči 3)
    .gen = Kňaza (5 ♥, lieči 3)
    .dat = Kňazovi (5 ♥, lieči 3)
    .acc = Kňaza (5 ♥, lieči 3)
    .loc = Kňazovi (5 ♥, lieči 3)
    .ins = Kňazom (5 ♥, lieči 3)
dl-adventurer-y2_priest_4 = Kňaz (6 ♥, lieči 3)
    .gen = Kňaza (6 ♥, lieči 3)
    .dat = Kňazovi (6 ♥, lieči 3)
    .acc = Kňaza (6 ♥, lieči 3)
    .loc = Kňazovi (6 ♥, lieči 3)
    .ins = Kňazom (6 ♥, lieči 3)
dl-adventurer-y2_wizard_1 = Čarodejník (4 ♥, mágia 2)
    .gen = Čarodejníka (4 ♥, mágia 2)
    .dat = Čarodejníkovi (4 ♥, mágia 2)
    .acc = Čarodejníka (4 ♥, mágia 2)
    .loc = Čarodejníkovi (4 ♥, mágia 2)
    .ins = Čarodejníkom (4 ♥, mágia 2)
dl-adventurer-y2_wizard_2 = Čarodejník (5 ♥, mágia 2)
    .gen = Čarodejníka (5 ♥, mágia 2)
    .dat = Čarodejníkovi (5 ♥, mágia 2)
    .acc = Čarodejníka (5 ♥, mágia 2)
    .loc = Čarodejníkovi (5 ♥, mágia 2)
    .ins = Čarodejníkom (5 ♥, mágia 2)
dl-adventurer-y2_wizard_3 = Čarodejník (5 ♥, mágia 3)
    .gen = Čarodejníka (5 ♥, mágia 3)
    .dat = Čarodejníkovi (5 ♥, mágia 3)
    .acc = Čarodejníka (5 ♥, mágia 3)
    .loc = Čarodejníkovi (5 ♥, mágia 3)
    .ins = Čarodejníkom (5 ♥, mágia 3)
dl-adventurer-y2_wizard_4 = Čarodejník (6 ♥, mágia 3)
    .gen = Čarodejníka (6 ♥, mágia 3)
    .dat = Čarodejníkovi (6 ♥, mágia 3)
    .acc = Čarodejníka (6 ♥, mágia 3)
    .loc = Čarodejníkovi (6 ♥, mágia 3)
    .ins = Čarodejníkom (6 ♥, mágia 3)
dl-adventurer-paladin_1 = Paladin
    .gen = Paladina
    .dat = Paladinovi
    .acc = Paladina
    .loc = Paladinovi
    .ins = Paladinom
dl-adventurer-paladin_2 = Paladin
    .gen = Paladina
    .dat = Paladinovi
    .acc = Paladina
    .loc = Paladinovi
    .ins = Paladinom
dl-adventurer-illusion = Ilúzia
    .gen = Ilúzie
    .dat = Ilúzii
    .acc = Ilúziu
    .loc = Ilúzii
    .ins = Ilúziou
dl-place = { $x_nth ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
}{ $y_nth }

dl-rule-creature-goblin_1 = Zasiahne prvého hrdinu za 2; ak padne, zasiahne za 1 aj ďalšieho v rade. Stojí 1 jedlo. (DL-1.10)
dl-rule-creature-goblin_2 = { dl-rule-creature-goblin_1 }
dl-rule-creature-goblin_3 = { dl-rule-creature-goblin_1 }
dl-rule-creature-slime_1 = Zasiahne každého za 1, alebo namiesto útoku družinu zdrží: v tomto kole nedobýja. Stojí 1 jedlo. (DL-1.10)
dl-rule-creature-slime_2 = { dl-rule-creature-slime_1 }
dl-rule-creature-slime_3 = { dl-rule-creature-slime_1 }
dl-rule-creature-ghost_1 = Zasiahne za 2 kohokoľvek okrem prvého. Neráta sa ako príšera. Stojí 1 zlo. (DL-1.10)
dl-rule-creature-ghost_2 = { dl-rule-creature-ghost_1 }
dl-rule-creature-ghost_3 = { dl-rule-creature-ghost_1 }
dl-rule-creature-troll_1 = Zasiahne prvého za 3, za 1 jedlo navyše za 4. V miestnostiach pracuje ako imp. Stojí 2 jedlá. (DL-1.10)
dl-rule-creature-troll_2 = { dl-rule-creature-troll_1 }
dl-rule-creature-troll_3 = { dl-rule-creature-troll_1 }
dl-rule-creature-witch_1 = Zasiahne prvého za 4, alebo dvakrát kohokoľvek za 1. Stojí 1 jedlo a 1 zlo. (DL-1.10)
dl-rule-creature-witch_2 = { dl-rule-creature-witch_1 }
dl-rule-creature-witch_3 = { dl-rule-creature-witch_1 }
dl-rule-creature-vampire_1 = Zasiahne kohokoľvek okrem kňaza za 3, alebo za 2 a potom sa vráti lícom nahor a môže bojovať znova. Ak zostali len kňazi, neútočí a zostáva lícom nahor. Stojí 2 zla. (DL-1.10, DL-15.15)
dl-rule-creature-vampire_2 = { dl-rule-creature-vampire_1 }
dl-rule-creature-vampire_3 = { dl-rule-creature-vampire_1 }
dl-rule-creature-golem_1 = Zasiahne prvého za 4 a vráti sa lícom nahor, môže bojovať znova. Stojí 1 zlato a pascu. (DL-1.10)
dl-rule-creature-golem_2 = { dl-rule-creature-golem_1 }
dl-rule-creature-dragon_1 = Zasiahne každého za 2; v tomto kole sa nikto nelieči. Stojí 2 jedlá a 2 zla. (DL-1.10)
dl-rule-creature-dragon_2 = { dl-rule-creature-dragon_1 }
dl-rule-creature-demon_1 = Zasiahne kohokoľvek za 7; družina v tomto kole nedobýja. Stojí 1 zlo a jednu tvoju príšeru, ktorú zožerie. (DL-1.10)
dl-rule-creature-demon_2 = { dl-rule-creature-demon_1 }
dl-rule-adventurer-y1_warrior_1 = 3 životy. (DL-1.12)
dl-rule-adventurer-y1_warrior_2 = 4 životy. (DL-1.12)
dl-rule-adventurer-y1_warrior_3 = 4 životy. (DL-1.12)
dl-rule-adventurer-y1_warrior_4 = 5 životov. (DL-1.12)
dl-rule-adventurer-y1_thief_1 = 3 životy. Uberie pasciam 1. (DL-1.12)
dl-rule-adventurer-y1_thief_2 = 3 životy. Uberie pasciam 2. (DL-1.12)
dl-rule-adventurer-y1_thief_3 = 4 životy. Uberie pasciam 1. (DL-1.12)
dl-rule-adventurer-y1_thief_4 = 4 životy. Uberie pasciam 2. (DL-1.12)
dl-rule-adventurer-y1_priest_1 = 3 životy. Po útoku vylieči 1. (DL-1.12)
dl-rule-adventurer-y1_priest_2 = 3 životy. Po útoku vylieči 2. (DL-1.12)
dl-rule-adventurer-y1_priest_3 = 4 životy. Po útoku vylieči 1. (DL-1.12)
dl-rule-adventurer-y1_priest_4 = 4 životy. Po útoku vylieči 2. (DL-1.12)
dl-rule-adventurer-y1_wizard_1 = 3 životy. K mágii družiny pridá 1. (DL-1.12)
dl-rule-adventurer-y1_wizard_2 = 3 životy. K mágii družiny pridá 2. (DL-1.12)
dl-rule-adventurer-y1_wizard_3 = 4 životy. K mágii družiny pridá 1. (DL-1.12)
dl-rule-adventurer-y1_wizard_4 = 4 životy. K mágii družiny pridá 2. (DL-1.12)
dl-rule-adventurer-y2_warrior_1 = 5 životov. (DL-1.12)
dl-rule-adventurer-y2_warrior_2 = 6 životov. (DL-1.12)
dl-rule-adventurer-y2_warrior_3 = 7 životov. (DL-1.12)
dl-rule-adventurer-y2_warrior_4 = 8 životov. (DL-1.12)
dl-rule-adventurer-y2_thief_1 = 4 životy. Uberie pasciam 2. (DL-1.12)
dl-rule-adventurer-y2_thief_2 = 5 životov. Uberie pasciam 2. (DL-1.12)
dl-rule-adventurer-y2_thief_3 = 5 životov. Uberie pasciam 3. (DL-1.12)
dl-rule-adventurer-y2_thief_4 = 6 životov. Uberie pasciam 3. (DL-1.12)
dl-rule-adventurer-y2_priest_1 = 4 životy. Po útoku vylieči 2. (DL-1.12)
dl-rule-adventurer-y2_priest_2 = 5 životov. Po útoku vylieči 2. (DL-1.12)
dl-rule-adventurer-y2_priest_3 = 5 životov. Po útoku vylieči 3. (DL-1.12)
dl-rule-adventurer-y2_priest_4 = 6 životov. Po útoku vylieči 3. (DL-1.12)
dl-rule-adventurer-y2_wizard_1 = 4 životy. K mágii družiny pridá 2. (DL-1.12)
dl-rule-adventurer-y2_wizard_2 = 5 životov. K mágii družiny pridá 2. (DL-1.12)
dl-rule-adventurer-y2_wizard_3 = 5 životov. K mágii družiny pridá 3. (DL-1.12)
dl-rule-adventurer-y2_wizard_4 = 6 životov. K mágii družiny pridá 3. (DL-1.12)
dl-rule-adventurer-paladin_1 = 5 životov. Uberie pasciam 2. Po útoku vylieči 2. K mágii družiny pridá 2. (DL-1.12)
dl-rule-adventurer-paladin_2 = 8 životov. Uberie pasciam 3. Po útoku vylieči 3. K mágii družiny pridá 3. (DL-1.12)
dl-rule-adventurer-illusion = 1 život. (DL-1.12)

dl-rule-order-get_food = I: zaplať 1 zlato, získaš 2 jedlá. II: 1 zlo, získaš 3 jedlá. III: 2 zla, získaš 3 jedlá a 1 zlato. (DL-1.2)
dl-rule-order-improve_reputation = I: zníž zlo o 1 a pozri sa na bojovú kartu. II: zníž zlo o 2. III: zaplať 1 zlato, zníž zlo o 2 a pozri sa na bojovú kartu. (DL-6.11)
dl-rule-order-dig_tunnels = Jeden imp vykope jednu chodbu vedľa tvojho podzemia, nikdy nesmie vzniknúť štvorec 2 × 2. I: až 2, II: až 3, III: až 4 a jeden imp ako predák. (DL-6.12)
dl-rule-order-mine_gold = Jeden imp vyťaží 1 zlato z nedobytej chodby. I: až 2, II: až 3, III: až 4 a predák. (DL-6.13)
dl-rule-order-recruit_imps = I: zaplať 1 jedlo, získaš 1 impa. II: zaplať 2 jedlá, získaš 2 impov. III: zaplať 1 jedlo a 1 zlato, získaš 2 impov. (DL-6.10)
dl-rule-order-buy_traps = I: zaplať 1 zlato, potiahneš 1 pascu. II: potiahneš 1 pascu zadarmo. III: zaplať 2 zlata, potiahneš 2 pasce. V druhom roku ťaháš o jednu viac a jednu vraciaš. (DL-6.14)
dl-rule-order-hire_monster = Najprv vyberá III, potom II, potom I; platí sa cena príšery, na III o jedno jedlo viac. V plnej hre stojí príkaz zahraný ako prvý 1 zlato. (DL-6.15, DL-6.7)
dl-rule-order-build_room = III a II platia 1 zlato a vyberajú skôr; I je zadarmo, ak niečo zostane. Miestnosť nahradí nedobytú chodbu vo svojej zóne, nikdy vedľa inej miestnosti. (DL-6.16)
dl-rule-room-hatchery = Stavia sa v hornej polovici. 3 pracovníci vyrobia 1 jedlo. (DL-1.11)
dl-rule-room-mushroom_bed = Stavia sa v dolnej polovici. 3 pracovníci vyrobia 1 jedlo. (DL-1.11)
dl-rule-room-souvenir_shop = Stavia sa v hornej polovici. 3 pracovníci zarobia 1 zlato. (DL-1.11)
dl-rule-room-counterfeiter = Stavia sa v dolnej polovici. 3 pracovníci zarobia 1 zlato. (DL-1.11)
dl-rule-room-workshop = Stavia sa na okraji. 4 pracovníci vyrobia 1 pascu. (DL-1.11)
dl-rule-room-tool_shed = Stavia sa na okraji. 2 pracovníci vykopú 1 chodbu. (DL-1.11)
dl-rule-room-printing_press = Stavia sa v strede. 3 pracovníci znížia zlo o 1. (DL-1.11)
dl-rule-room-magic_room = Stavia sa v strede. 2 pracovníci a 1 jedlo dajú 1 impa, hneď použiteľného. (DL-1.11)
dl-rule-room-training_room = V boji tu útočia trollovia a goblini o 1 silnejšie. (DL-1.11)
dl-rule-room-dark_room = V boji tu útočia upíri a bosorky o 1 silnejšie. (DL-1.11)
dl-rule-room-labyrinth = V boji tu smieš použiť dve pasce bez návnady, ale len jednu príšeru. (DL-1.11)
dl-rule-room-antimagic_room = V boji tu sa nezosielajú kúzla. (DL-1.11)
dl-rule-room-cafeteria = Na konci 1 bod za každého goblina, trolla, sliza a bosorku. (DL-13.6)
dl-rule-room-chapel = Na konci 2 body za každého upíra a ducha. (DL-13.6)
dl-rule-room-pandemonium = Na konci 2 body za každého golema, draka a démona. (DL-13.6)
dl-rule-room-hall_of_fame = Na konci 2 body (pri dvoch či troch hráčoch 1) za každý titul, ktorý držíš bez delenia. (DL-13.8)
dl-rule-trap-rolling_stone = Zasiahne prvého hrdinu za 3, v druhom roku za 4. (DL-11.1)
dl-rule-trap-pendulum = Zasiahne druhého hrdinu za 3, v druhom roku za 4. (DL-11.1)
dl-rule-trap-trapdoor = Zasiahne prvého za 2; družina v tomto kole nedobýja. (DL-11.1)
dl-rule-trap-wall_of_fire = Zasiahne každého za 1, posledného za 2. (DL-11.1)
dl-rule-trap-cursed_ring = Stojí 1 zlato. Zasiahne každého za 1; družina v tomto kole nedobýja. (DL-11.1)
dl-rule-trap-poisoned_meal = Stojí 1 jedlo, v druhom roku 2. Prvý dostane toľko, koľko mu zostáva životov. (DL-11.1, DL-15.6)
dl-rule-trap-kamikaze_imp = Stojí impa. Prvý dostane 3 (v druhom roku 4), ostatní po 1. (DL-11.1)
dl-rule-trap-poisoned_dart = Zasiahne kohokoľvek za 1 a na konci kola ešte za 2. (DL-11.1, DL-11.2)
dl-rule-trap-antimagic_dart = Zasiahne kohokoľvek za 1; ak zasiahne čarodejníka, družina v tomto kole nečaruje, ak kňaza, nelieči sa. (DL-11.1, DL-11.3)
dl-rule-spell-invisibility = Rýchle, únava 0. Čarodejníci idú na koniec radu a v tomto kole ich nemožno zraniť. (DL-11.5)
dl-rule-spell-magic_shield = Rýchle, únava 1. Najbližší bod zranenia sa pohltí. (DL-11.5, DL-15.17)
dl-rule-spell-detect_treasure = Pomalé, únava 1. Strácaš 1 zlato, inak 1 jedlo, inak pascu. (DL-11.5)
dl-rule-spell-fireball = Pomalé, únava 1. Bez účinku. (DL-11.5)
dl-rule-spell-fist_of_justice = Pomalé, únava 1. Strácaš impa. (DL-11.5)
dl-rule-spell-detect_evil = Pomalé, únava 2. Získavaš 2 zla. (DL-11.5)
dl-rule-spell-suggestion = Rýchle, únava 2. Každej príšere v boji zaplať znova plnú cenu, alebo ju stiahni. (DL-11.5)
dl-rule-spell-word_of_peace = Rýchle, únava 2. Stiahni všetky svoje príšery, alebo získaj 2 zla. (DL-11.5)
dl-rule-spell-aura_of_fear = Rýchle, únava 2. Stiahni jednu príšeru podľa svojho výberu. (DL-11.5)
dl-rule-spell-illusion = Rýchle, únava 1. Pred všetkých sa postaví ilúzia s 1 životom. (DL-11.5, DL-15.44)
dl-rule-spell-create_food = Rýchle, únava 2. Prvý hrdina má v tomto boji o 1 život viac. (DL-11.5, DL-11.5.4)
dl-rule-spell-regeneration = Pomalé, únava 2. Vylieči sa až 3 zranenia odpredu. (DL-11.5)
dl-rule-spell-dimensional_gate = Rýchle, únava 2. Jedna príšera podľa tvojho výberu neútočí a leží lícom nadol. (DL-11.5)
dl-rule-spell-metamorphosis = Rýchle, únava 3. Jedna príšera podľa tvojho výberu je v tomto kole ovca: jeden bežný útok za 1. (DL-11.5, DL-11.5.5)
dl-rule-spell-blind_rage = Rýchle, únava 3. Všetky útoky príšer mieria na prvého hrdinu; zdržiavať nemožno. (DL-11.5, DL-11.5.6)
dl-rule-spell-jailbreak = Pomalé, únava 2. Prepúšťaš väzňa; paladina, len keď nikto iný nie je. (DL-11.5)
dl-rule-spell-plunder = Pomalé, únava 3. Odhalenie pokladu dvakrát. (DL-11.5)
dl-rule-spell-levitation = Pomalé, únava 3. V tomto kole sa únava neudeľuje, ani tá z tejto karty; družina napriek tomu dobýja. (DL-11.5)
dl-rule-special-witch_hunt = Odlož jednu svoju príšeru, alebo získaj 3 zla. (DL-11.6)
dl-rule-special-monster_strike = Každá príšera dostane jednu jednotku svojej ceny, alebo štrajkuje: leží lícom nadol až do konca boja. Jednotka zla je platba, a preto nesmie prekročiť hranicu absolútneho zla. (DL-11.6, DL-15.33, DL-15.61)
dl-rule-special-robbery = Stráca sa polovica zlata, zaokrúhlená nahor. (DL-11.6)
dl-rule-special-rats = Stráca sa polovica jedla, zaokrúhlená nahor. (DL-11.6)
dl-rule-special-imp_plague = Stráca sa polovica impov, zaokrúhlená nadol. (DL-11.6)
dl-rule-special-impatient_heroes = Každý príchodzí niečo vezme: bojovník impa, zlodej zlato, kňaz jedlo, čarodejník pascu. (DL-11.6)
dl-rule-special-safety_inspection = 1 zlato za každú miestnosť; nezaplatené sa mení na zlo. (DL-11.6)
dl-rule-special-bad_press = Každý získava 1 zlo, najzlejší 2. (DL-11.6)
dl-rule-special-trap_recall = Odlož pascu, alebo zaplať 1 zlato. (DL-11.6)
dl-rule-event_tile-payday = Každej príšere zaplať znova jej cenu, alebo ju prepusť a získaj 1 zlo. (DL-8.2)
dl-rule-event_tile-taxes = 1 zlato za každé dva diely, zaokrúhlené nahor; každé nezaplatené zlato je nedoručiteľná pošta, −3 body. (DL-8.3)
dl-rule-event_tile-special = Vyhodnotí sa zvláštna udalosť roka. (DL-8.4)
dl-says-recovery = Z troch zahraných príkazov sa jeden vracia do ruky: prvý, alebo taký, na ktorom stojí sluha. Zvyšné dva sú nabudúce zablokované.
dl-rule-recovery = { dl-says-recovery } (DL-7.4)
dl-says-evil = Čím viac zla máš, tým silnejší hrdinovia k tebe prídu. Paladin sa objaví u prvého, kto dosiahne 9 zla. Ďalej ide len k tomu, kto má aspoň 9 zla a zároveň viac než jeho doterajší hostiteľ.
dl-rule-evil = { dl-says-evil } (DL-9.2, DL-9.5, DL-9.6)
dl-says-party = Príchodzí sa radia na koniec, bojovníci dopredu, paladin pred všetkých.
dl-rule-party = { dl-says-party } (DL-9.3)
dl-says-steps = Kolo boja: pasca, rýchle kúzlo, útoky, pomalé kúzlo, liečenie, potom únava a dobytie. Družina sa lieči raz, a len ak aspoň jedna príšera zaútočila.
dl-rule-steps = { dl-says-steps } (DL-10.9, DL-10.13, DL-10.14)
dl-says-thieves = Každá ikona pasce v družine uberie zásahu pasce jeden bod, odpredu. Vedľajšie účinky zostávajú.
dl-rule-thieves = { dl-says-thieves } (DL-10.9, DL-11.2)
dl-says-magic = Kúzlo sa zošle, keď mágia družiny dosiahne aspoň číslo kola.
dl-rule-magic = { dl-says-magic } (DL-10.10)
dl-says-titles = Tituly za najviac zla, miestností, chodieb, príšer, impov, bohatstva a najmenej dobytých dielov: 3 body, pri delení 2; pri dvoch hráčoch 2 a 1.
dl-rule-titles = { dl-says-titles } (DL-13.7)
dl-event-match-started = { $starter_is ->
        [you] Hra sa začína; prvý ťah máš ty.
       *[other] Hra sa začína; prvý ťah má { $starter }.
    }
dl-event-orders-drawn =
    { $seat_is ->
        [you] Dostávaš tri príkazy, dva z nich sa zablokujú.
       *[other] { $seat } dostáva tri príkazy, dva z nich sa zablokujú.
    }{ $cards_count ->
        [0] {""}
       *[other] {" "}{ $cards }.
    }
dl-event-blocked-chosen =
    { $seat_is ->
        [you] Tvoje zablokované príkazy sú vybrané.
       *[other] { $seat }: zablokované príkazy vybrané.
    }{ $cards_count ->
        [0] {""}
       *[other] {" "}{ $cards }.
    }
dl-event-orders-blocked = { $seat_is ->
        [you] Tvoje zablokované príkazy: { $cards }.
       *[other] { $seat } má zablokované príkazy: { $cards }.
    }
dl-event-dummy-blocked = Nehrajúca farba: zablokované: { $cards }.
dl-event-year-started = Začína sa rok { $year }.
dl-event-round-started = Rok { $year }, { $round ->
        [1] zima
        [2] jar
        [3] leto
       *[other] jeseň
    }; začína { $starter }.
dl-event-offer-laid = V ponuke: { $creatures }; miestnosti: { $rooms }.
dl-event-event-announced = Ďalšie obdobie: { $event }{ $special ->
        [none] {""}
       *[other] {" "}({ $special })
    }.
dl-event-adventurer-returned = Všetci boli rovnakí: pod kôpku ide { $adventurer }.
dl-event-adventurers-announced = V ďalšom období prídu: { $adventurers }.
dl-event-dummy-shown = Príkazy nehrajúcej farby: { $cards }.
dl-event-dummy-chosen = Tretí príkaz nehrajúcej farby: { $order }.
dl-event-orders-planned =
    { $seat_is ->
        [you] Tvoje príkazy sú naplánované.
       *[other] { $seat }: príkazy naplánované.
    }{ $orders_count ->
        [0] {""}
       *[other] {" "}{ $orders }.
    }{ $dummy ->
        [none] {""}
       *[other] {" "}Príkaz nehrajúcej farby: { $dummy }.
    }
dl-event-minion-placed = { $seat_is ->
        [you] Tvoj { $position }. príkaz, { $order }: sluha obsadzuje miesto { $space }.
       *[other] { $seat }, { $position }. príkaz: { $order }, miesto { $space }.
    }
dl-event-minion-waits = { $seat_is ->
        [you] Tvoj { $position }. príkaz, { $order }: { $full ->
            [yes] všetky miesta sú obsadené
           *[no] nemáš zlato na najímanie prvým príkazom
        }; sluha zostáva na karte.
       *[other] { $seat }, { $position }. príkaz: { $order }, ale { $full ->
            [yes] všetky miesta sú obsadené
           *[no] chýba zlato na najímanie prvým príkazom
        }; sluha zostáva na karte.
    }
dl-event-dummy-placed =
        Sluha nehrajúcej farby obsadzuje { $order_acc }, miesto { $space }.
dl-event-goods-changed = { $seat_is ->
        [you] Máš teraz { $gold_now ->
            [one] { $gold_now } zlato
            [few] { $gold_now } zlata
           *[other] { $gold_now } zlata
        }, { $food_now ->
            [one] { $food_now } jedlo
            [few] { $food_now } jedlá
           *[other] { $food_now } jedál
        } a { $imps_now ->
            [one] { $imps_now } impa
            [few] { $imps_now } impov
           *[other] { $imps_now } impov
        }.
       *[other] { $seat } má teraz { $gold_now ->
            [one] { $gold_now } zlato
            [few] { $gold_now } zlata
           *[other] { $gold_now } zlata
        }, { $food_now ->
            [one] { $food_now } jedlo
            [few] { $food_now } jedlá
           *[other] { $food_now } jedál
        } a { $imps_now ->
            [one] { $imps_now } impa
            [few] { $imps_now } impov
           *[other] { $imps_now } impov
        }.
    }
dl-event-evil-changed = { $seat_is ->
        [you] Na stupnici zla máš teraz { $evil }.
       *[other] { $seat } má teraz na stupnici zla { $evil }.
    }
dl-event-paladin-came =
    { $source_is ->
        [none] Paladin vychádza zo stanu. Cieľ: { $seat }.
       *[other] Paladin mení cieľ: doteraz { $source }, teraz { $seat }.
    }
dl-event-traps-drawn =
    { $seat_is ->
        [you] Doberáš pasce: { $count }.
       *[other] { $seat } doberá pasce: { $count }.
    }{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-trap-discarded =
    { $seat_is ->
        [you] Vraciaš pascu lícom nadol
       *[other] { $seat } vracia pascu lícom nadol
    }{ $trap ->
        [none] {""}
       *[other] : { $trap }
    }.
dl-event-space-used = { $seat_is ->
        [you] Využívaš { $order_acc }, miesto { $space }.
       *[other] { $seat } využíva { $order_acc }, miesto { $space }.
    }
dl-event-space-declined = { $seat_is ->
        [you] Nevyužívaš { $order_acc }, miesto { $space }.
       *[other] { $seat } nevyužíva { $order_acc }, miesto { $space }.
    }
dl-event-spied =
    { $seat_is ->
        [you] Prezeráš si bojovú kartu
       *[other] { $seat } si prezerá bojovú kartu
    } { $position }{ $spell ->
        [none] {""}
       *[other] : { $spell }
    }.
dl-event-tunnels-dug = { $seat_is ->
        [you] Kopeš { $count ->
            [one] { $count } chodbu
            [few] { $count } chodby
           *[other] { $count } chodieb
        }: { $cells }.
       *[other] { $seat } kope { $count ->
            [one] { $count } chodbu
            [few] { $count } chodby
           *[other] { $count } chodieb
        }: { $cells }.
    }
dl-event-gold-mined = { $seat_is ->
        [you] Tvoji impovia ťažia zlato: { $count } ({ $cells }).
       *[other] { $seat } ťaží zlato: { $count } ({ $cells }).
    }
dl-event-creature-hired = { $seat_is ->
        [you] Najímaš { $creature_acc }.
       *[other] { $seat } najíma { $creature_acc }.
    }
dl-event-creature-eaten = { $seat }: { $creature } požiera { $victim_acc }.
dl-event-room-built = { $seat_is ->
        [you] Staviaš { $room_acc } ({ $cell }).
       *[other] { $seat } stavia { $room_acc } ({ $cell }).
    }
dl-event-room-worked = { $seat }: { $room } pracuje (impovia { $imps }, trollovia { $trolls }; { $cell }).
dl-event-production-ended = { $seat_is ->
        [you] Končíš výrobu.
       *[other] { $seat } končí výrobu.
    }
dl-event-card-recovered = { $seat_is ->
        [you] Berieš si späť { $order_acc }; zablokované: { $blocked }.
       *[other] { $seat } si berie späť { $order_acc }; zablokované: { $blocked }.
    }
dl-event-event-started = Udalosť: { $event }{ $special ->
        [none] {""}
       *[other] {" "}({ $special })
    }.
dl-event-creature-paid = { $seat_is ->
        [you] Platíš { $creature_dat }.
       *[other] { $seat } platí { $creature_dat }.
    }
dl-event-creature-released = { $seat_is ->
        [you] Prepúšťaš { $creature_acc }.
       *[other] { $seat } prepúšťa { $creature_acc }.
    }
dl-event-taxes-paid = { $seat_is ->
        [you] Platíš dane: { $amount } z { $due }; nedoručiteľná pošta: { $letters }.
       *[other] { $seat } platí dane: { $amount } z { $due }; nedoručiteľná pošta: { $letters }.
    }
dl-event-creature-lost = { $seat_is ->
        [you] Prichádzaš o { $creature_acc }.
       *[other] { $seat } prichádza o { $creature_acc }.
    }
dl-event-strike-settled =
    { $seat }: { $creature } { $unit ->
        [none] štrajkuje.
        [food] dostáva 1 jedlo.
        [evil] stojí 1 zlo.
        [gold] dostáva 1 zlato.
        [trap] dostáva pascu.
       *[monster] dostáva príšeru.
    }
dl-event-inspection-paid = { $seat_is ->
        [you] Platíš kontrole: { $amount }; nezaplatené: { $unpaid }.
       *[other] { $seat } platí kontrole: { $amount }; nezaplatené: { $unpaid }.
    }
dl-event-neutral-moved = Kocka nehrajúcej farby stojí na stupnici zla na { $evil }.
dl-event-adventurer-came = { $seat_is ->
        [you] Do tvojho podzemia mieri: { $adventurer }.
       *[other] { $seat } dostáva hrdinu: { $adventurer }.
    }
dl-event-adventurer-left = { $adventurer } pripadá nehrajúcej farbe a odchádza.
dl-event-round-ended = Obdobie sa končí.
dl-event-combat-round-started = Začína sa { $round }. kolo boja.
dl-event-combat-planned =
    { $seat_is ->
        [you] Tvoj boj je naplánovaný.
       *[other] { $seat }: boj naplánovaný.
    }{ $creatures_count ->
        [0] {""}
       *[other] {" "}{ $creatures }.
    }{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-plan-laid = { $seat_is ->
        [you] Bojuješ
       *[other] { $seat } bojuje
    } na diele { $cell }; príšery: { $creatures_count ->
        [0] žiadne
       *[other] { $creatures }
    }; pasce: { $count }; návnada: { $bait }.
dl-event-card-revealed = Bojová karta { $round }: { $spell }, únava { $fatigue }.
dl-event-battle-started = { $seat_is ->
        [you] Začína sa tvoj boj na diele { $cell }.
       *[other] { $seat } bojuje na diele { $cell }.
    }
dl-event-plan-undone = { $seat }: niet s kým bojovať, všetko sa vracia.
dl-event-trap-sprung =
    Pasca zaklapla: { $trap }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; odvrátené: { $prevented }.
dl-event-trap-shown = { $seat_is ->
        [you] Ukazuješ { $trap_acc }.
       *[other] { $seat } ukazuje { $trap_acc }.
    }
dl-event-traps-ordered =
    { $seat_is ->
        [you] Radíš dve pasce.
       *[other] { $seat } radí dve pasce.
    }{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-trap-returned =
    { $seat }: nepoužitá pasca sa vracia{ $trap ->
        [none] {""}
       *[other] : { $trap }
    }.
dl-event-hurt =
    { $adventurer }: { $cause ->
        [trap] pasca
        [attack] útok
        [fatigue] únava
       *[poison] jed
    } { $amount }, zranenia spolu { $damage }.
dl-event-adventurer-fell = { $seat_is ->
        [you] { $adventurer } končí v tvojom väzení.
       *[other] { $seat } zatvára do väzenia { $adventurer_acc }.
    }
dl-event-illusion-vanished = { $seat }: ilúzia mizne.
dl-event-spell-cast = Družina zosiela { $spell_acc }.
dl-event-spell-failed = Kúzlo { $spell } sa nezosiela.
dl-event-creature-withdrawn = { $seat_is ->
        [you] Sťahuješ { $creature_acc }.
       *[other] { $seat } sťahuje { $creature_acc }.
    }
dl-event-creature-banished = { $creature } mizne v dimenzionálnej bráne.
dl-event-creature-transformed = { $creature } sa mení na ovcu.
dl-event-attacked = { $seat_is ->
        [you] Posielaš do útoku { $creature_acc } (spôsob { $option }).
       *[other] { $seat } posiela do útoku { $creature_acc } (spôsob { $option }).
    }
dl-event-healed = { $adventurer }: vyliečené { $amount }, zranenia spolu { $damage }.
dl-event-tile-conquered =
    { $seat_is ->
        [you] Strácaš diel { $cell }
       *[other] { $seat } stráca diel { $cell }
    }{ $room ->
        [none] {""}
       *[other] : { $room }
    }.
dl-event-tile-held = { $seat_is ->
        [you] Držíš diel { $cell }.
       *[other] { $seat } drží diel { $cell }.
    }
dl-event-prisoner-freed = { $seat_is ->
        [you] Prepúšťaš z väzenia { $adventurer_acc }.
       *[other] { $seat } prepúšťa z väzenia { $adventurer_acc }.
    }
dl-event-combat-ended = Boj v roku { $year } sa skončil.
dl-event-match-ended = Koniec hry. Víťazstvo: { $winners } ({ $scores_most ->
    [one] { $scores_most } bod
    [few] { $scores_most } body
   *[other] { $scores_most } bodov
}).
dl-action-choose-blocked = Zablokovať: { $cards }
dl-action-plan-orders = Príkazy: { $orders }{ $dummy ->
        [none] {""}
       *[other] {" "}(nehrajúci: { $dummy })
    }
dl-action-use = Využiť miesto{ $spy ->
        [none] {""}
       *[other] , pozrieť kartu { $spy }
    }
dl-action-decline = Nevyužiť
dl-action-dig = Kopať: { $cells }
dl-action-mine = Ťažiť: { $cells }
dl-action-discard-trap = Vrátiť: { $trap }
dl-action-hire = Najať: { $tile }{ $trap ->
        [none] {""}
       *[other] {" "}({ $trap })
    }{ $victim ->
        [none] {""}
       *[other] {" "}({ $victim })
    }
dl-action-build = Postaviť: { $room } na diele { $cell }
dl-action-activate = Pracovať na diele { $cell }: impovia { $imps }, trollovia { $trolls }{ $dig_cell ->
        [none] {""}
       *[other] , kopať { $dig_cell }
    }
dl-action-end = Ukončiť výrobu
dl-action-recover = Vziať späť: { $card }
dl-action-pay = Zaplatiť: { $creature }{ $trap ->
        [none] {""}
       *[other] {" "}({ $trap })
    }{ $victim ->
        [none] {""}
       *[other] {" "}({ $victim })
    }
dl-action-release = Prepustiť: { $creature }
dl-action-pay-taxes = Zaplatiť dane: { $amount }
dl-action-event-choice = Udalosť: { $amount ->
        [none] { $trap ->
            [none] { $gold ->
                [none] { $monster ->
                    [none] zlo
                   *[other] { $monster }{ $pay ->
                        [none] {""}
                        [food] , 1 jedlo
                        [evil] , 1 zlo
                        [gold] , 1 zlato
                        [trap] , pasca
                       *[monster] , príšera
                    }{ $victim ->
                        [none] {""}
                       *[other] {" "}({ $victim })
                    }
                }
               *[other] 1 zlato
            }
           *[other] { $trap }
        }
       *[other] { $amount }
    }
dl-action-plan-combat = Boj na { $tile }: { $creatures }; pasce: { $traps }
dl-action-order-traps = Poradie pascí: { $traps }
dl-action-target = Cieľ: { $adventurer }
dl-action-spell-choice = Kúzlo: { $prisoner ->
        [none] { $withdraw ->
            [none] { $monster ->
                [none] { $trap ->
                    [none] –
                   *[other] { $trap }
                }
               *[other] { $monster }{ $pay ->
                    [none] {""}
                    [yes] , zaplatiť
                   *[no] , stiahnuť
                }{ $trap ->
                    [none] {""}
                   *[other] {" "}({ $trap })
                }{ $victim ->
                    [none] {""}
                   *[other] {" "}({ $victim })
                }
            }
            [yes] stiahnuť všetky príšery
           *[no] získať 2 zla
        }
       *[other] { $prisoner }
    }
dl-action-attack = Útok: { $creature }, možnosť { $option }{ $targets ->
        [none] {""}
       *[other] {" "}→ { $targets }
    }
dl-action-free-prisoner = Prepustiť: { $prisoner }
dl-phase-choose_blocked = Blokovanie príkazov
dl-phase-plan_orders = Plánovanie
dl-phase-execute = Príkazy
dl-phase-discard_trap = Príkazy
dl-phase-produce = Výroba
dl-phase-recover = Návrat príkazu
dl-phase-payday = Výplatný deň
dl-phase-taxes = Dane
dl-phase-special = Zvláštna udalosť
dl-phase-impatient = Netrpezliví hrdinovia
dl-phase-combat_plan = Plány boja
dl-phase-combat_resolve = Boj
dl-phase-free = Boj
dl-phase-game_over = Koniec hry
dl-ask-choose_blocked = Ktoré dva príkazy zablokuješ?
dl-ask-plan_orders = Ktoré tri príkazy zahráš a v akom poradí?
dl-ask-execute = Využiješ miesto?
dl-ask-discard_trap = Ktorú pascu vrátiš?
dl-ask-produce = Ktoré miestnosti budú pracovať?
dl-ask-recover = Ktorý príkaz si vezmeš späť?
dl-ask-payday = Komu zaplatíš a koho prepustíš?
dl-ask-taxes = Koľko zaplatíš na daniach?
dl-ask-special = Ako odpovieš na udalosť?
dl-ask-impatient = Ktorú pascu stratíš?
dl-ask-combat_plan = Kde a čím budeš bojovať?
dl-ask-combat_resolve = Čo bude ďalej v tvojom boji?
dl-ask-free = Koho prepustíš?
dl-ask-game_over = Koniec hry.
dl-wait-choose_blocked = { $name } vyberá zablokované príkazy.
dl-wait-plan_orders = { $name } plánuje príkazy.
dl-wait-execute = { $name } vykonáva príkaz.
dl-wait-discard_trap = { $name } vracia pascu.
dl-wait-produce = { $name } vyrába.
dl-wait-recover = { $name } si berie príkaz späť.
dl-wait-payday = { $name } vypláca príšery.
dl-wait-taxes = { $name } platí dane.
dl-wait-special = { $name } odpovedá na udalosť.
dl-wait-impatient = { $name } sa vzdáva pasce.
dl-wait-combat_plan = { $name } plánuje boj.
dl-wait-combat_resolve = { $name } bojuje.
dl-wait-free = { $name } prepúšťa väzňa.
dl-wait-game_over = Koniec hry ({ $name }).
dl-option-full_rules = Plné pravidlá
dl-option-full_rules-help = Pri prvej hre vypni. Zablokované príkazy sa potom losujú, nie sú zvláštne udalosti, najímanie prvým príkazom nestojí zlato navyše a zlom možno platiť aj na hranici absolútneho zla.
dl-option-full_rules-true = zapnuté
dl-option-full_rules-false = vypnuté
dl-option-special_events = Zvláštne udalosti
dl-option-special_events-help = Karty, ktoré určujú účinok Zvláštnej udalosti; len s plnými pravidlami.
dl-option-special_events-true = zapnuté
dl-option-special_events-false = vypnuté
dl-option-combat_planning = Plánovanie boja
dl-option-combat_planning-help = Či všetci plánujú naraz a tajne, alebo postupne a otvorene.
dl-option-combat_planning-together = všetci naraz
dl-option-combat_planning-in_turn = postupne
dl-option-choose_blocked = Výber zablokovaných príkazov
dl-option-choose_blocked-help = Len pre prvú hru: každý si potiahne tri príkazy a vyberie, ktoré dva sa zablokujú, ako v plných pravidlách.
dl-option-choose_blocked-true = zapnuté
dl-option-choose_blocked-false = vypnuté
dl-refusal-malformed = To nie je akcia tejto hry.
dl-refusal-not_asked = Teraz nie si na rade.
dl-refusal-not_now = To teraz nie je možné.
dl-refusal-absolute_evil = Platba by prekročila hranicu absolútneho zla.
dl-refusal-amount = Zaplatiť môžeš najviac toľko, koľko dlhuješ ({ $due }) a koľko máš zlata ({ $gold }).
dl-refusal-cannot_pay = Na to nemáš.
dl-refusal-cell_taken = Tu je už vykopané: { dl-place }.
dl-refusal-square = Vznikol by štvorec 2 × 2: { dl-place }.
dl-refusal-not_adjacent = To nesusedí s tvojím podzemím: { dl-place }.
dl-refusal-deck_empty = Niet už čo ťahať.
dl-refusal-dig_cell = Sklad náradia potrebuje diel, ktorý možno vykopať.
dl-refusal-face_down = Táto príšera leží lícom nadol.
dl-refusal-no_attack = Tento útok nie je možný.
dl-refusal-no_cells = Vyber aspoň jeden diel, alebo miesto nevyuži.
dl-refusal-no_choice = Táto voľba nie je v ponuke.
dl-refusal-no_dummy_card = Karta nehrajúcej farby sa vyberá len pri dvoch hráčoch.
dl-refusal-no_imps = Nemáš dosť nepoužitých impov.
dl-refusal-no_room = Tam nemáš výrobnú miestnosť.
dl-refusal-no_spy = Toto miesto nedovoľuje špionáž.
dl-refusal-no_target = Taký hrdina v rade nie je.
dl-refusal-no_tunnel = Hodia sa len tvoje nedobyté chodby.
dl-refusal-no_workers = Nemáš dosť voľných pracovníkov.
dl-refusal-not_drawn = Vyber dva z troch potiahnutých príkazov.
dl-refusal-not_freeable = Tohto väzňa teraz prepustiť nemožno.
dl-refusal-not_held_by_dummy = Vyber jednu z troch kariet nehrajúcej farby, ktoré držíš.
dl-refusal-not_nearest = Bojuje sa na nedobytom diele najbližšie k vchodu.
dl-refusal-not_on_offer = To nie je v ponuke.
dl-refusal-not_own_creature = Túto príšeru nemáš.
dl-refusal-not_own_trap = Túto pascu nemáš.
dl-refusal-not_planned = Zoraď dve naplánované pasce.
dl-refusal-not_recoverable = Vracia sa len prvý príkaz, alebo taký, na ktorom stojí sluha.
dl-refusal-option_value = { $option }: hodnotu { $value } tu nemožno použiť.
dl-refusal-order_blocked = Niektorý z príkazov je zablokovaný.
dl-refusal-order_twice = Tri príkazy sa musia líšiť.
dl-refusal-room_beside = Miestnosti spolu nesmú susediť.
dl-refusal-room_worked = Táto miestnosť už v tomto kole pracovala dosť.
dl-refusal-settled = S touto príšerou je už vybavené.
dl-refusal-too_many_cells = To je viac, než dovoľuje miesto a tvoji impovia.
dl-refusal-too_many_monsters = Na tento diel je to veľa príšer.
dl-refusal-too_many_traps = Na tento diel je to veľa pascí.
dl-refusal-workers =
    { $workers ->
        [one] Táto miestnosť potrebuje práve { $workers } pracovníka.
        [few] Táto miestnosť potrebuje práve { $workers } pracovníkov.
       *[other] Táto miestnosť potrebuje práve { $workers } pracovníkov.
    }
dl-refusal-zone = Túto miestnosť tam stavať nemožno.
dl-won-by-points = { $seat_is ->
    [you] Máš najviac bodov a víťazíš.
   *[other] { $seat } má najviac bodov a víťazí.
}
dl-won-by-shared = Najviac bodov má niekoľko pánov podzemia, o víťazstvo sa delia.
