### Dungeon Lords: mená, pravidlá, čo sa deje a čo možno robiť.

dl-title = Dungeon Lords
dl-tagline = Dva roky kop, najímaj a kuj pikle, a preži hrdinov, ktorí prídu urobiť poriadok.

dl-order-get_food = Získanie jedla
    .gen = Získanie jedla
    .dat = Získanie jedla
    .acc = Získanie jedla
    .loc = Získanie jedla
    .ins = Získanie jedla
dl-order-improve_reputation = Zlepšenie povesti
    .gen = Zlepšenie povesti
    .dat = Zlepšenie povesti
    .acc = Zlepšenie povesti
    .loc = Zlepšenie povesti
    .ins = Zlepšenie povesti
dl-order-dig_tunnels = Kopanie chodieb
    .gen = Kopanie chodieb
    .dat = Kopanie chodieb
    .acc = Kopanie chodieb
    .loc = Kopanie chodieb
    .ins = Kopanie chodieb
dl-order-mine_gold = Ťažba zlata
    .gen = Ťažba zlata
    .dat = Ťažba zlata
    .acc = Ťažba zlata
    .loc = Ťažba zlata
    .ins = Ťažba zlata
dl-order-recruit_imps = Najímanie impov
    .gen = Najímanie impov
    .dat = Najímanie impov
    .acc = Najímanie impov
    .loc = Najímanie impov
    .ins = Najímanie impov
dl-order-buy_traps = Nákup pascí
    .gen = Nákup pascí
    .dat = Nákup pascí
    .acc = Nákup pascí
    .loc = Nákup pascí
    .ins = Nákup pascí
dl-order-hire_monster = Najímanie príšer
    .gen = Najímanie príšer
    .dat = Najímanie príšer
    .acc = Najímanie príšer
    .loc = Najímanie príšer
    .ins = Najímanie príšer
dl-order-build_room = Stavba miestností
    .gen = Stavba miestností
    .dat = Stavba miestností
    .acc = Stavba miestností
    .loc = Stavba miestností
    .ins = Stavba miestností
dl-room-hatchery = Hydináreň
    .gen = Hydináreň
    .dat = Hydináreň
    .acc = Hydináreň
    .loc = Hydináreň
    .ins = Hydináreň
dl-room-mushroom_bed = Hubová plantáž
    .gen = Hubová plantáž
    .dat = Hubová plantáž
    .acc = Hubová plantáž
    .loc = Hubová plantáž
    .ins = Hubová plantáž
dl-room-souvenir_shop = Výroba suvenírov
    .gen = Výroba suvenírov
    .dat = Výroba suvenírov
    .acc = Výroba suvenírov
    .loc = Výroba suvenírov
    .ins = Výroba suvenírov
dl-room-counterfeiter = Falšovateľská dielňa
    .gen = Falšovateľská dielňa
    .dat = Falšovateľská dielňa
    .acc = Falšovateľská dielňa
    .loc = Falšovateľská dielňa
    .ins = Falšovateľská dielňa
dl-room-workshop = Dielňa
    .gen = Dielňa
    .dat = Dielňa
    .acc = Dielňa
    .loc = Dielňa
    .ins = Dielňa
dl-room-tool_shed = Sklad náradia
    .gen = Sklad náradia
    .dat = Sklad náradia
    .acc = Sklad náradia
    .loc = Sklad náradia
    .ins = Sklad náradia
dl-room-printing_press = Tlačiarenský lis
    .gen = Tlačiarenský lis
    .dat = Tlačiarenský lis
    .acc = Tlačiarenský lis
    .loc = Tlačiarenský lis
    .ins = Tlačiarenský lis
dl-room-magic_room = Magická miestnosť
    .gen = Magická miestnosť
    .dat = Magická miestnosť
    .acc = Magická miestnosť
    .loc = Magická miestnosť
    .ins = Magická miestnosť
dl-room-training_room = Cvičisko
    .gen = Cvičisko
    .dat = Cvičisko
    .acc = Cvičisko
    .loc = Cvičisko
    .ins = Cvičisko
dl-room-dark_room = Temná miestnosť
    .gen = Temná miestnosť
    .dat = Temná miestnosť
    .acc = Temná miestnosť
    .loc = Temná miestnosť
    .ins = Temná miestnosť
dl-room-labyrinth = Labyrint
    .gen = Labyrint
    .dat = Labyrint
    .acc = Labyrint
    .loc = Labyrint
    .ins = Labyrint
dl-room-antimagic_room = Antimagická miestnosť
    .gen = Antimagická miestnosť
    .dat = Antimagická miestnosť
    .acc = Antimagická miestnosť
    .loc = Antimagická miestnosť
    .ins = Antimagická miestnosť
dl-room-cafeteria = Jedáleň
    .gen = Jedáleň
    .dat = Jedáleň
    .acc = Jedáleň
    .loc = Jedáleň
    .ins = Jedáleň
dl-room-chapel = Kaplnka
    .gen = Kaplnka
    .dat = Kaplnka
    .acc = Kaplnka
    .loc = Kaplnka
    .ins = Kaplnka
dl-room-pandemonium = Pandemónium
    .gen = Pandemónium
    .dat = Pandemónium
    .acc = Pandemónium
    .loc = Pandemónium
    .ins = Pandemónium
dl-room-hall_of_fame = Sieň slávy
    .gen = Sieň slávy
    .dat = Sieň slávy
    .acc = Sieň slávy
    .loc = Sieň slávy
    .ins = Sieň slávy
dl-trap-rolling_stone = Valiaci sa balvan
    .gen = Valiaci sa balvan
    .dat = Valiaci sa balvan
    .acc = Valiaci sa balvan
    .loc = Valiaci sa balvan
    .ins = Valiaci sa balvan
dl-trap-pendulum = Kyvadlo
    .gen = Kyvadlo
    .dat = Kyvadlo
    .acc = Kyvadlo
    .loc = Kyvadlo
    .ins = Kyvadlo
dl-trap-trapdoor = Prepadlisko
    .gen = Prepadlisko
    .dat = Prepadlisko
    .acc = Prepadlisko
    .loc = Prepadlisko
    .ins = Prepadlisko
dl-trap-wall_of_fire = Ohnivá stena
    .gen = Ohnivá stena
    .dat = Ohnivá stena
    .acc = Ohnivá stena
    .loc = Ohnivá stena
    .ins = Ohnivá stena
dl-trap-cursed_ring = Prekliaty prsteň
    .gen = Prekliaty prsteň
    .dat = Prekliaty prsteň
    .acc = Prekliaty prsteň
    .loc = Prekliaty prsteň
    .ins = Prekliaty prsteň
dl-trap-poisoned_meal = Otrávená hostina
    .gen = Otrávená hostina
    .dat = Otrávená hostina
    .acc = Otrávená hostina
    .loc = Otrávená hostina
    .ins = Otrávená hostina
dl-trap-kamikaze_imp = Imp kamikadze
    .gen = Imp kamikadze
    .dat = Imp kamikadze
    .acc = Imp kamikadze
    .loc = Imp kamikadze
    .ins = Imp kamikadze
dl-trap-poisoned_dart = Otrávená šípka
    .gen = Otrávená šípka
    .dat = Otrávená šípka
    .acc = Otrávená šípka
    .loc = Otrávená šípka
    .ins = Otrávená šípka
dl-trap-antimagic_dart = Antimagická šípka
    .gen = Antimagická šípka
    .dat = Antimagická šípka
    .acc = Antimagická šípka
    .loc = Antimagická šípka
    .ins = Antimagická šípka
dl-spell-invisibility = Neviditeľnosť
    .gen = Neviditeľnosť
    .dat = Neviditeľnosť
    .acc = Neviditeľnosť
    .loc = Neviditeľnosť
    .ins = Neviditeľnosť
dl-spell-magic_shield = Magický štít
    .gen = Magický štít
    .dat = Magický štít
    .acc = Magický štít
    .loc = Magický štít
    .ins = Magický štít
dl-spell-detect_treasure = Odhalenie pokladu
    .gen = Odhalenie pokladu
    .dat = Odhalenie pokladu
    .acc = Odhalenie pokladu
    .loc = Odhalenie pokladu
    .ins = Odhalenie pokladu
dl-spell-fireball = Ohnivá guľa
    .gen = Ohnivá guľa
    .dat = Ohnivá guľa
    .acc = Ohnivá guľa
    .loc = Ohnivá guľa
    .ins = Ohnivá guľa
dl-spell-fist_of_justice = Päsť spravodlivosti
    .gen = Päsť spravodlivosti
    .dat = Päsť spravodlivosti
    .acc = Päsť spravodlivosti
    .loc = Päsť spravodlivosti
    .ins = Päsť spravodlivosti
dl-spell-detect_evil = Odhalenie zla
    .gen = Odhalenie zla
    .dat = Odhalenie zla
    .acc = Odhalenie zla
    .loc = Odhalenie zla
    .ins = Odhalenie zla
dl-spell-suggestion = Sugescia
    .gen = Sugescia
    .dat = Sugescia
    .acc = Sugescia
    .loc = Sugescia
    .ins = Sugescia
dl-spell-word_of_peace = Slovo mieru
    .gen = Slovo mieru
    .dat = Slovo mieru
    .acc = Slovo mieru
    .loc = Slovo mieru
    .ins = Slovo mieru
dl-spell-aura_of_fear = Aura strachu
    .gen = Aura strachu
    .dat = Aura strachu
    .acc = Aura strachu
    .loc = Aura strachu
    .ins = Aura strachu
dl-spell-illusion = Ilúzia
    .gen = Ilúzia
    .dat = Ilúzia
    .acc = Ilúzia
    .loc = Ilúzia
    .ins = Ilúzia
dl-spell-create_food = Stvorenie jedla
    .gen = Stvorenie jedla
    .dat = Stvorenie jedla
    .acc = Stvorenie jedla
    .loc = Stvorenie jedla
    .ins = Stvorenie jedla
dl-spell-regeneration = Regenerácia
    .gen = Regenerácia
    .dat = Regenerácia
    .acc = Regenerácia
    .loc = Regenerácia
    .ins = Regenerácia
dl-spell-dimensional_gate = Dimenzionálna brána
    .gen = Dimenzionálna brána
    .dat = Dimenzionálna brána
    .acc = Dimenzionálna brána
    .loc = Dimenzionálna brána
    .ins = Dimenzionálna brána
dl-spell-metamorphosis = Metamorfóza
    .gen = Metamorfóza
    .dat = Metamorfóza
    .acc = Metamorfóza
    .loc = Metamorfóza
    .ins = Metamorfóza
dl-spell-blind_rage = Slepý hnev
    .gen = Slepý hnev
    .dat = Slepý hnev
    .acc = Slepý hnev
    .loc = Slepý hnev
    .ins = Slepý hnev
dl-spell-jailbreak = Útek z väzenia
    .gen = Útek z väzenia
    .dat = Útek z väzenia
    .acc = Útek z väzenia
    .loc = Útek z väzenia
    .ins = Útek z väzenia
dl-spell-plunder = Plienenie
    .gen = Plienenie
    .dat = Plienenie
    .acc = Plienenie
    .loc = Plienenie
    .ins = Plienenie
dl-spell-levitation = Levitácia
    .gen = Levitácia
    .dat = Levitácia
    .acc = Levitácia
    .loc = Levitácia
    .ins = Levitácia
dl-special-witch_hunt = Hon na bosorky
    .gen = Hon na bosorky
    .dat = Hon na bosorky
    .acc = Hon na bosorky
    .loc = Hon na bosorky
    .ins = Hon na bosorky
dl-special-monster_strike = Štrajk príšer
    .gen = Štrajk príšer
    .dat = Štrajk príšer
    .acc = Štrajk príšer
    .loc = Štrajk príšer
    .ins = Štrajk príšer
dl-special-robbery = Lúpež
    .gen = Lúpež
    .dat = Lúpež
    .acc = Lúpež
    .loc = Lúpež
    .ins = Lúpež
dl-special-rats = Potkany
    .gen = Potkany
    .dat = Potkany
    .acc = Potkany
    .loc = Potkany
    .ins = Potkany
dl-special-imp_plague = Impí mor
    .gen = Impí mor
    .dat = Impí mor
    .acc = Impí mor
    .loc = Impí mor
    .ins = Impí mor
dl-special-impatient_heroes = Netrpezliví hrdinovia
    .gen = Netrpezliví hrdinovia
    .dat = Netrpezliví hrdinovia
    .acc = Netrpezliví hrdinovia
    .loc = Netrpezliví hrdinovia
    .ins = Netrpezliví hrdinovia
dl-special-safety_inspection = Bezpečnostná kontrola
    .gen = Bezpečnostná kontrola
    .dat = Bezpečnostná kontrola
    .acc = Bezpečnostná kontrola
    .loc = Bezpečnostná kontrola
    .ins = Bezpečnostná kontrola
dl-special-bad_press = Zlá povesť
    .gen = Zlá povesť
    .dat = Zlá povesť
    .acc = Zlá povesť
    .loc = Zlá povesť
    .ins = Zlá povesť
dl-special-trap_recall = Stiahnutie pascí
    .gen = Stiahnutie pascí
    .dat = Stiahnutie pascí
    .acc = Stiahnutie pascí
    .loc = Stiahnutie pascí
    .ins = Stiahnutie pascí
dl-event_tile-payday = Výplatný deň
    .gen = Výplatný deň
    .dat = Výplatný deň
    .acc = Výplatný deň
    .loc = Výplatný deň
    .ins = Výplatný deň
dl-event_tile-taxes = Dane
    .gen = Dane
    .dat = Dane
    .acc = Dane
    .loc = Dane
    .ins = Dane
dl-event_tile-special = Zvláštna udalosť
    .gen = Zvláštna udalosť
    .dat = Zvláštna udalosť
    .acc = Zvláštna udalosť
    .loc = Zvláštna udalosť
    .ins = Zvláštna udalosť

dl-creature-goblin_1 = Goblin
    .gen = Goblin
    .dat = Goblin
    .acc = Goblin
    .loc = Goblin
    .ins = Goblin
dl-creature-goblin_2 = Goblin
    .gen = Goblin
    .dat = Goblin
    .acc = Goblin
    .loc = Goblin
    .ins = Goblin
dl-creature-goblin_3 = Goblin
    .gen = Goblin
    .dat = Goblin
    .acc = Goblin
    .loc = Goblin
    .ins = Goblin
dl-creature-slime_1 = Sliz
    .gen = Sliz
    .dat = Sliz
    .acc = Sliz
    .loc = Sliz
    .ins = Sliz
dl-creature-slime_2 = Sliz
    .gen = Sliz
    .dat = Sliz
    .acc = Sliz
    .loc = Sliz
    .ins = Sliz
dl-creature-slime_3 = Sliz
    .gen = Sliz
    .dat = Sliz
    .acc = Sliz
    .loc = Sliz
    .ins = Sliz
dl-creature-ghost_1 = Duch
    .gen = Duch
    .dat = Duch
    .acc = Duch
    .loc = Duch
    .ins = Duch
dl-creature-ghost_2 = Duch
    .gen = Duch
    .dat = Duch
    .acc = Duch
    .loc = Duch
    .ins = Duch
dl-creature-ghost_3 = Duch
    .gen = Duch
    .dat = Duch
    .acc = Duch
    .loc = Duch
    .ins = Duch
dl-creature-troll_1 = Troll
    .gen = Troll
    .dat = Troll
    .acc = Troll
    .loc = Troll
    .ins = Troll
dl-creature-troll_2 = Troll
    .gen = Troll
    .dat = Troll
    .acc = Troll
    .loc = Troll
    .ins = Troll
dl-creature-troll_3 = Troll
    .gen = Troll
    .dat = Troll
    .acc = Troll
    .loc = Troll
    .ins = Troll
dl-creature-witch_1 = Bosorka
    .gen = Bosorka
    .dat = Bosorka
    .acc = Bosorka
    .loc = Bosorka
    .ins = Bosorka
dl-creature-witch_2 = Bosorka
    .gen = Bosorka
    .dat = Bosorka
    .acc = Bosorka
    .loc = Bosorka
    .ins = Bosorka
dl-creature-witch_3 = Bosorka
    .gen = Bosorka
    .dat = Bosorka
    .acc = Bosorka
    .loc = Bosorka
    .ins = Bosorka
dl-creature-vampire_1 = Upír
    .gen = Upír
    .dat = Upír
    .acc = Upír
    .loc = Upír
    .ins = Upír
dl-creature-vampire_2 = Upír
    .gen = Upír
    .dat = Upír
    .acc = Upír
    .loc = Upír
    .ins = Upír
dl-creature-vampire_3 = Upír
    .gen = Upír
    .dat = Upír
    .acc = Upír
    .loc = Upír
    .ins = Upír
dl-creature-golem_1 = Golem
    .gen = Golem
    .dat = Golem
    .acc = Golem
    .loc = Golem
    .ins = Golem
dl-creature-golem_2 = Golem
    .gen = Golem
    .dat = Golem
    .acc = Golem
    .loc = Golem
    .ins = Golem
dl-creature-dragon_1 = Drak
    .gen = Drak
    .dat = Drak
    .acc = Drak
    .loc = Drak
    .ins = Drak
dl-creature-dragon_2 = Drak
    .gen = Drak
    .dat = Drak
    .acc = Drak
    .loc = Drak
    .ins = Drak
dl-creature-demon_1 = Démon
    .gen = Démon
    .dat = Démon
    .acc = Démon
    .loc = Démon
    .ins = Démon
dl-creature-demon_2 = Démon
    .gen = Démon
    .dat = Démon
    .acc = Démon
    .loc = Démon
    .ins = Démon
dl-adventurer-y1_warrior_1 = Bojovník 3
    .gen = Bojovník 3
    .dat = Bojovník 3
    .acc = Bojovník 3
    .loc = Bojovník 3
    .ins = Bojovník 3
dl-adventurer-y1_warrior_2 = Bojovník 4
    .gen = Bojovník 4
    .dat = Bojovník 4
    .acc = Bojovník 4
    .loc = Bojovník 4
    .ins = Bojovník 4
dl-adventurer-y1_warrior_3 = Bojovník 4
    .gen = Bojovník 4
    .dat = Bojovník 4
    .acc = Bojovník 4
    .loc = Bojovník 4
    .ins = Bojovník 4
dl-adventurer-y1_warrior_4 = Bojovník 5
    .gen = Bojovník 5
    .dat = Bojovník 5
    .acc = Bojovník 5
    .loc = Bojovník 5
    .ins = Bojovník 5
dl-adventurer-y1_thief_1 = Zlodej 3/1
    .gen = Zlodej 3/1
    .dat = Zlodej 3/1
    .acc = Zlodej 3/1
    .loc = Zlodej 3/1
    .ins = Zlodej 3/1
dl-adventurer-y1_thief_2 = Zlodej 3/2
    .gen = Zlodej 3/2
    .dat = Zlodej 3/2
    .acc = Zlodej 3/2
    .loc = Zlodej 3/2
    .ins = Zlodej 3/2
dl-adventurer-y1_thief_3 = Zlodej 4/1
    .gen = Zlodej 4/1
    .dat = Zlodej 4/1
    .acc = Zlodej 4/1
    .loc = Zlodej 4/1
    .ins = Zlodej 4/1
dl-adventurer-y1_thief_4 = Zlodej 4/2
    .gen = Zlodej 4/2
    .dat = Zlodej 4/2
    .acc = Zlodej 4/2
    .loc = Zlodej 4/2
    .ins = Zlodej 4/2
dl-adventurer-y1_priest_1 = Kňaz 3/1
    .gen = Kňaz 3/1
    .dat = Kňaz 3/1
    .acc = Kňaz 3/1
    .loc = Kňaz 3/1
    .ins = Kňaz 3/1
dl-adventurer-y1_priest_2 = Kňaz 3/2
    .gen = Kňaz 3/2
    .dat = Kňaz 3/2
    .acc = Kňaz 3/2
    .loc = Kňaz 3/2
    .ins = Kňaz 3/2
dl-adventurer-y1_priest_3 = Kňaz 4/1
    .gen = Kňaz 4/1
    .dat = Kňaz 4/1
    .acc = Kňaz 4/1
    .loc = Kňaz 4/1
    .ins = Kňaz 4/1
dl-adventurer-y1_priest_4 = Kňaz 4/2
    .gen = Kňaz 4/2
    .dat = Kňaz 4/2
    .acc = Kňaz 4/2
    .loc = Kňaz 4/2
    .ins = Kňaz 4/2
dl-adventurer-y1_wizard_1 = Čarodejník 3/1
    .gen = Čarodejník 3/1
    .dat = Čarodejník 3/1
    .acc = Čarodejník 3/1
    .loc = Čarodejník 3/1
    .ins = Čarodejník 3/1
dl-adventurer-y1_wizard_2 = Čarodejník 3/2
    .gen = Čarodejník 3/2
    .dat = Čarodejník 3/2
    .acc = Čarodejník 3/2
    .loc = Čarodejník 3/2
    .ins = Čarodejník 3/2
dl-adventurer-y1_wizard_3 = Čarodejník 4/1
    .gen = Čarodejník 4/1
    .dat = Čarodejník 4/1
    .acc = Čarodejník 4/1
    .loc = Čarodejník 4/1
    .ins = Čarodejník 4/1
dl-adventurer-y1_wizard_4 = Čarodejník 4/2
    .gen = Čarodejník 4/2
    .dat = Čarodejník 4/2
    .acc = Čarodejník 4/2
    .loc = Čarodejník 4/2
    .ins = Čarodejník 4/2
dl-adventurer-y2_warrior_1 = Bojovník 5
    .gen = Bojovník 5
    .dat = Bojovník 5
    .acc = Bojovník 5
    .loc = Bojovník 5
    .ins = Bojovník 5
dl-adventurer-y2_warrior_2 = Bojovník 6
    .gen = Bojovník 6
    .dat = Bojovník 6
    .acc = Bojovník 6
    .loc = Bojovník 6
    .ins = Bojovník 6
dl-adventurer-y2_warrior_3 = Bojovník 7
    .gen = Bojovník 7
    .dat = Bojovník 7
    .acc = Bojovník 7
    .loc = Bojovník 7
    .ins = Bojovník 7
dl-adventurer-y2_warrior_4 = Bojovník 8
    .gen = Bojovník 8
    .dat = Bojovník 8
    .acc = Bojovník 8
    .loc = Bojovník 8
    .ins = Bojovník 8
dl-adventurer-y2_thief_1 = Zlodej 4/2
    .gen = Zlodej 4/2
    .dat = Zlodej 4/2
    .acc = Zlodej 4/2
    .loc = Zlodej 4/2
    .ins = Zlodej 4/2
dl-adventurer-y2_thief_2 = Zlodej 5/2
    .gen = Zlodej 5/2
    .dat = Zlodej 5/2
    .acc = Zlodej 5/2
    .loc = Zlodej 5/2
    .ins = Zlodej 5/2
dl-adventurer-y2_thief_3 = Zlodej 5/3
    .gen = Zlodej 5/3
    .dat = Zlodej 5/3
    .acc = Zlodej 5/3
    .loc = Zlodej 5/3
    .ins = Zlodej 5/3
dl-adventurer-y2_thief_4 = Zlodej 6/3
    .gen = Zlodej 6/3
    .dat = Zlodej 6/3
    .acc = Zlodej 6/3
    .loc = Zlodej 6/3
    .ins = Zlodej 6/3
dl-adventurer-y2_priest_1 = Kňaz 4/2
    .gen = Kňaz 4/2
    .dat = Kňaz 4/2
    .acc = Kňaz 4/2
    .loc = Kňaz 4/2
    .ins = Kňaz 4/2
dl-adventurer-y2_priest_2 = Kňaz 5/2
    .gen = Kňaz 5/2
    .dat = Kňaz 5/2
    .acc = Kňaz 5/2
    .loc = Kňaz 5/2
    .ins = Kňaz 5/2
dl-adventurer-y2_priest_3 = Kňaz 5/3
    .gen = Kňaz 5/3
    .dat = Kňaz 5/3
    .acc = Kňaz 5/3
    .loc = Kňaz 5/3
    .ins = Kňaz 5/3
dl-adventurer-y2_priest_4 = Kňaz 6/3
    .gen = Kňaz 6/3
    .dat = Kňaz 6/3
    .acc = Kňaz 6/3
    .loc = Kňaz 6/3
    .ins = Kňaz 6/3
dl-adventurer-y2_wizard_1 = Čarodejník 4/2
    .gen = Čarodejník 4/2
    .dat = Čarodejník 4/2
    .acc = Čarodejník 4/2
    .loc = Čarodejník 4/2
    .ins = Čarodejník 4/2
dl-adventurer-y2_wizard_2 = Čarodejník 5/2
    .gen = Čarodejník 5/2
    .dat = Čarodejník 5/2
    .acc = Čarodejník 5/2
    .loc = Čarodejník 5/2
    .ins = Čarodejník 5/2
dl-adventurer-y2_wizard_3 = Čarodejník 5/3
    .gen = Čarodejník 5/3
    .dat = Čarodejník 5/3
    .acc = Čarodejník 5/3
    .loc = Čarodejník 5/3
    .ins = Čarodejník 5/3
dl-adventurer-y2_wizard_4 = Čarodejník 6/3
    .gen = Čarodejník 6/3
    .dat = Čarodejník 6/3
    .acc = Čarodejník 6/3
    .loc = Čarodejník 6/3
    .ins = Čarodejník 6/3
dl-adventurer-paladin_1 = Paladin
    .gen = Paladin
    .dat = Paladin
    .acc = Paladin
    .loc = Paladin
    .ins = Paladin
dl-adventurer-paladin_2 = Paladin
    .gen = Paladin
    .dat = Paladin
    .acc = Paladin
    .loc = Paladin
    .ins = Paladin
dl-adventurer-illusion = Ilúzia
    .gen = Ilúzia
    .dat = Ilúzia
    .acc = Ilúzia
    .loc = Ilúzia
    .ins = Ilúzia

dl-rule-creature-goblin_1 = Bežný útok 2; ak cieľ padne, nasleduje ďalší za 1. Stojí 1 jedlo. (DL-1.10)
dl-rule-creature-goblin_2 = Bežný útok 2; ak cieľ padne, nasleduje ďalší za 1. Stojí 1 jedlo. (DL-1.10)
dl-rule-creature-goblin_3 = Bežný útok 2; ak cieľ padne, nasleduje ďalší za 1. Stojí 1 jedlo. (DL-1.10)
dl-rule-creature-slime_1 = 1 všetkým, alebo bez útoku zdrží družinu. Stojí 1 jedlo. (DL-1.10)
dl-rule-creature-slime_2 = 1 všetkým, alebo bez útoku zdrží družinu. Stojí 1 jedlo. (DL-1.10)
dl-rule-creature-slime_3 = 1 všetkým, alebo bez útoku zdrží družinu. Stojí 1 jedlo. (DL-1.10)
dl-rule-creature-ghost_1 = 2 komukoľvek okrem prvého; nie je to príšera. Stojí 1 zlo. (DL-1.10)
dl-rule-creature-ghost_2 = 2 komukoľvek okrem prvého; nie je to príšera. Stojí 1 zlo. (DL-1.10)
dl-rule-creature-ghost_3 = 2 komukoľvek okrem prvého; nie je to príšera. Stojí 1 zlo. (DL-1.10)
dl-rule-creature-troll_1 = Bežný útok 3, za 1 jedlo 4; pracuje v miestnostiach. Stojí 2 jedlá. (DL-1.10)
dl-rule-creature-troll_2 = Bežný útok 3, za 1 jedlo 4; pracuje v miestnostiach. Stojí 2 jedlá. (DL-1.10)
dl-rule-creature-troll_3 = Bežný útok 3, za 1 jedlo 4; pracuje v miestnostiach. Stojí 2 jedlá. (DL-1.10)
dl-rule-creature-witch_1 = Bežný útok 4, alebo dvakrát 1 komukoľvek. Stojí 1 jedlo a 1 zlo. (DL-1.10)
dl-rule-creature-witch_2 = Bežný útok 4, alebo dvakrát 1 komukoľvek. Stojí 1 jedlo a 1 zlo. (DL-1.10)
dl-rule-creature-witch_3 = Bežný útok 4, alebo dvakrát 1 komukoľvek. Stojí 1 jedlo a 1 zlo. (DL-1.10)
dl-rule-creature-vampire_1 = 3 komukoľvek okrem kňazov, alebo 2 a vracia sa lícom nahor. Stojí 2 zla. (DL-1.10)
dl-rule-creature-vampire_2 = 3 komukoľvek okrem kňazov, alebo 2 a vracia sa lícom nahor. Stojí 2 zla. (DL-1.10)
dl-rule-creature-vampire_3 = 3 komukoľvek okrem kňazov, alebo 2 a vracia sa lícom nahor. Stojí 2 zla. (DL-1.10)
dl-rule-creature-golem_1 = Bežný útok 4, vracia sa lícom nahor. Stojí 1 zlato a pascu. (DL-1.10)
dl-rule-creature-golem_2 = Bežný útok 4, vracia sa lícom nahor. Stojí 1 zlato a pascu. (DL-1.10)
dl-rule-creature-dragon_1 = 2 všetkým, v tomto kole sa nelieči. Stojí 2 jedlá a 2 zla. (DL-1.10)
dl-rule-creature-dragon_2 = 2 všetkým, v tomto kole sa nelieči. Stojí 2 jedlá a 2 zla. (DL-1.10)
dl-rule-creature-demon_1 = 7 komukoľvek; družina nedobýja. Stojí 1 zlo a inú príšeru. (DL-1.10)
dl-rule-creature-demon_2 = 7 komukoľvek; družina nedobýja. Stojí 1 zlo a inú príšeru. (DL-1.10)
dl-rule-adventurer-y1_warrior_1 = Životy 3, pasce 0, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y1_warrior_2 = Životy 4, pasce 0, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y1_warrior_3 = Životy 4, pasce 0, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y1_warrior_4 = Životy 5, pasce 0, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y1_thief_1 = Životy 3, pasce 1, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y1_thief_2 = Životy 3, pasce 2, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y1_thief_3 = Životy 4, pasce 1, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y1_thief_4 = Životy 4, pasce 2, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y1_priest_1 = Životy 3, pasce 0, liečenie 1, mágia 0. (DL-1.12)
dl-rule-adventurer-y1_priest_2 = Životy 3, pasce 0, liečenie 2, mágia 0. (DL-1.12)
dl-rule-adventurer-y1_priest_3 = Životy 4, pasce 0, liečenie 1, mágia 0. (DL-1.12)
dl-rule-adventurer-y1_priest_4 = Životy 4, pasce 0, liečenie 2, mágia 0. (DL-1.12)
dl-rule-adventurer-y1_wizard_1 = Životy 3, pasce 0, liečenie 0, mágia 1. (DL-1.12)
dl-rule-adventurer-y1_wizard_2 = Životy 3, pasce 0, liečenie 0, mágia 2. (DL-1.12)
dl-rule-adventurer-y1_wizard_3 = Životy 4, pasce 0, liečenie 0, mágia 1. (DL-1.12)
dl-rule-adventurer-y1_wizard_4 = Životy 4, pasce 0, liečenie 0, mágia 2. (DL-1.12)
dl-rule-adventurer-y2_warrior_1 = Životy 5, pasce 0, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y2_warrior_2 = Životy 6, pasce 0, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y2_warrior_3 = Životy 7, pasce 0, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y2_warrior_4 = Životy 8, pasce 0, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y2_thief_1 = Životy 4, pasce 2, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y2_thief_2 = Životy 5, pasce 2, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y2_thief_3 = Životy 5, pasce 3, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y2_thief_4 = Životy 6, pasce 3, liečenie 0, mágia 0. (DL-1.12)
dl-rule-adventurer-y2_priest_1 = Životy 4, pasce 0, liečenie 2, mágia 0. (DL-1.12)
dl-rule-adventurer-y2_priest_2 = Životy 5, pasce 0, liečenie 2, mágia 0. (DL-1.12)
dl-rule-adventurer-y2_priest_3 = Životy 5, pasce 0, liečenie 3, mágia 0. (DL-1.12)
dl-rule-adventurer-y2_priest_4 = Životy 6, pasce 0, liečenie 3, mágia 0. (DL-1.12)
dl-rule-adventurer-y2_wizard_1 = Životy 4, pasce 0, liečenie 0, mágia 2. (DL-1.12)
dl-rule-adventurer-y2_wizard_2 = Životy 5, pasce 0, liečenie 0, mágia 2. (DL-1.12)
dl-rule-adventurer-y2_wizard_3 = Životy 5, pasce 0, liečenie 0, mágia 3. (DL-1.12)
dl-rule-adventurer-y2_wizard_4 = Životy 6, pasce 0, liečenie 0, mágia 3. (DL-1.12)
dl-rule-adventurer-paladin_1 = Životy 5, pasce 2, liečenie 2, mágia 2. (DL-1.12)
dl-rule-adventurer-paladin_2 = Životy 8, pasce 3, liečenie 3, mágia 3. (DL-1.12)
dl-rule-adventurer-illusion = Životy 1, pasce 0, liečenie 0, mágia 0. (DL-1.12)

dl-rule-order-get_food = I: 1 zlato za 2 jedlá. II: 1 zlo za 3 jedlá. III: 2 zla za 3 jedlá a 1 zlato. (DL-1.2)
dl-rule-order-improve_reputation = I: o 1 zlo menej a pohľad na bojovú kartu. II: o 2 zla menej. III: za 1 zlato o 2 zla menej a pohľad. (DL-6.11)
dl-rule-order-dig_tunnels = Jeden imp vykope jednu chodbu vedľa dungeonu, nikdy nesmie vzniknúť štvorec 2 × 2. I: až 2, II: až 3, III: až 4 a jeden imp ako predák. (DL-6.12)
dl-rule-order-mine_gold = Jeden imp vyťaží 1 zlato z nedobytej chodby. I: až 2, II: až 3, III: až 4 a predák. (DL-6.13)
dl-rule-order-recruit_imps = I: 1 jedlo za 1 impa. II: 2 jedlá za 2 impov. III: 1 jedlo a 1 zlato za 2 impov. (DL-6.10)
dl-rule-order-buy_traps = I: 1 zlato za 1 pascu. II: 1 pasca zadarmo. III: 2 zlata za 2 pasce. V druhom roku sa ťahá o jednu viac a jedna sa vracia. (DL-6.14)
dl-rule-order-hire_monster = Najprv vyberá III, potom II, potom I; platí sa cena príšery, na III o jedno jedlo viac. V plnej hre stojí príkaz zahraný ako prvý 1 zlato. (DL-6.15, DL-6.7)
dl-rule-order-build_room = III a II platia 1 zlato a vyberajú skôr; I je zadarmo, ak niečo zostane. Miestnosť nahradí nedobytú chodbu vo svojej zóne, nikdy vedľa inej miestnosti. (DL-6.16)
dl-rule-room-hatchery = Horná polovica. 3 pracovníci vyrobia 1 jedlo. (DL-1.11)
dl-rule-room-mushroom_bed = Dolná polovica. 3 pracovníci vyrobia 1 jedlo. (DL-1.11)
dl-rule-room-souvenir_shop = Horná polovica. 3 pracovníci zarobia 1 zlato. (DL-1.11)
dl-rule-room-counterfeiter = Dolná polovica. 3 pracovníci zarobia 1 zlato. (DL-1.11)
dl-rule-room-workshop = Okraj. 4 pracovníci vyrobia 1 pascu. (DL-1.11)
dl-rule-room-tool_shed = Okraj. 2 pracovníci vykopú 1 chodbu. (DL-1.11)
dl-rule-room-printing_press = Stred. 3 pracovníci znížia zlo o 1. (DL-1.11)
dl-rule-room-magic_room = Stred. 2 pracovníci a 1 jedlo dajú 1 impa, hneď použiteľného. (DL-1.11)
dl-rule-room-training_room = V boji tu útočia trollovia a goblini o 1 silnejšie. (DL-1.11)
dl-rule-room-dark_room = V boji tu útočia upíri a bosorky o 1 silnejšie. (DL-1.11)
dl-rule-room-labyrinth = V boji tu dve pasce bez návnady, ale len jedna príšera. (DL-1.11)
dl-rule-room-antimagic_room = V boji tu sa nezosielajú kúzla. (DL-1.11)
dl-rule-room-cafeteria = Na konci 1 bod za každého goblina, trolla, sliz a bosorku. (DL-13.6)
dl-rule-room-chapel = Na konci 2 body za každého upíra a ducha. (DL-13.6)
dl-rule-room-pandemonium = Na konci 2 body za každého golema, draka a démona. (DL-13.6)
dl-rule-room-hall_of_fame = Na konci 2 body (v dvoch či troch hráčoch 1) za každý titul, ktorý držíš bez delenia. (DL-13.8)
dl-rule-trap-rolling_stone = Zasiahne prvého hrdinu za 3, v druhom roku za 4. (DL-11.1)
dl-rule-trap-pendulum = Zasiahne druhého hrdinu za 3, v druhom roku za 4. (DL-11.1)
dl-rule-trap-trapdoor = Zasiahne prvého za 2; družina v tomto kole nedobýja. (DL-11.1)
dl-rule-trap-wall_of_fire = 1 každému, poslednému o 1 viac. (DL-11.1)
dl-rule-trap-cursed_ring = Stojí 1 zlato. 1 každému; družina v tomto kole nedobýja. (DL-11.1)
dl-rule-trap-poisoned_meal = Stojí 1 jedlo, v druhom roku 2. Prvý dostane toľko, koľko mu zostáva životov. (DL-11.1, DL-15.6)
dl-rule-trap-kamikaze_imp = Stojí impa. Prvý dostane 3 (v druhom roku 4), ostatní po 1. (DL-11.1)
dl-rule-trap-poisoned_dart = 1 komukoľvek a na konci kola ďalšie 2. (DL-11.1, DL-11.2)
dl-rule-trap-antimagic_dart = 1 komukoľvek; pri čarodejníkovi sa nezosiela kúzlo, pri kňazovi sa nelieči. (DL-11.1, DL-11.3)
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
dl-rule-spell-levitation = Pomalé, únava 3. V tomto kole bez únavy; družina napriek tomu dobýja. (DL-11.5)
dl-rule-special-witch_hunt = Odlož jednu svoju príšeru, alebo získaj 3 zla. (DL-11.6)
dl-rule-special-monster_strike = Každá príšera dostane jednu jednotku svojej ceny, alebo štrajkuje: leží lícom nadol až do konca boja. (DL-11.6, DL-15.61)
dl-rule-special-robbery = Stráca sa polovica zlata, zaokrúhlená nahor. (DL-11.6)
dl-rule-special-rats = Stráca sa polovica jedla, zaokrúhlená nahor. (DL-11.6)
dl-rule-special-imp_plague = Stráca sa polovica impov, zaokrúhlená nadol. (DL-11.6)
dl-rule-special-impatient_heroes = Každý príchodzí niečo vezme: bojovník impa, zlodej zlato, kňaz jedlo, čarodejník pascu. (DL-11.6)
dl-rule-special-safety_inspection = 1 zlato za každú miestnosť; nezaplatené sa mení na zlo. (DL-11.6)
dl-rule-special-bad_press = Každý získava 1 zlo, najzlejší 2. (DL-11.6)
dl-rule-special-trap_recall = Odlož pascu, alebo zaplať 1 zlato. (DL-11.6)
dl-rule-event_tile-payday = Každej príšere zaplať znova jej cenu, alebo ju prepusti a získaj 1 zlo. (DL-8.2)
dl-rule-event_tile-taxes = 1 zlato za každé dva diely, zaokrúhlené nahor; každé nezaplatené zlato je nedoručiteľná pošta, −3 body. (DL-8.3)
dl-rule-event_tile-special = Vyhodnotí sa zvláštna udalosť roka. (DL-8.4)
dl-rule-aim = Dva roky po štyroch obdobiach: posielaj sluhov pre suroviny, kop, stavaj a najímaj. Potom prídu hrdinovia a dobýjajú. Body za miestnosti, príšery, väzňov a tituly; dobyté diely a nedoručiteľná pošta body berú. (DL-4, DL-13.6)
dl-rule-orders = Všetci tajne naplánujú tri príkazy. Odkrývajú sa po jednom; sluha zaberie najnižšie voľné miesto, štvrtý zostane na karte. (DL-6.3, DL-6.6)
dl-rule-recovery = Z troch zahraných príkazov sa jeden vracia do ruky: prvý, alebo taký, na ktorom stojí sluha. Zvyšné dva sú nabudúce zablokované. (DL-7.4)
dl-rule-evil = Čím zlejší pán, tým silnejší hrdinovia k nemu prídu. Od 9 prichádza paladin a ide vždy za tým najzlejším. (DL-9.2, DL-9.5, DL-9.7)
dl-rule-party = Príchodzí sa radia na koniec, bojovníci dopredu, paladin pred všetkých. (DL-9.3)
dl-rule-battle = Družina ide na nedobytý diel najbližšie vchodu. V chodbe smie byť jedna pasca a jedna príšera, v miestnosti dve príšery a pasca s návnadou za 1 zlato; duchov koľko chceš. (DL-10.4, DL-10.5)
dl-rule-steps = Kolo boja: pasca, rýchle kúzlo, útoky, pomalé kúzlo, liečenie (len po útoku), potom únava a dobytie. (DL-10.9, DL-10.13, DL-10.14)
dl-rule-thieves = Každá ikona pasce v rade uberie pasci jeden bod, odpredu. Vedľajšie účinky zostávajú. (DL-10.9, DL-11.2)
dl-rule-magic = Kúzlo sa zošle, keď mágia v rade dosiahne číslo kola. (DL-10.10)
dl-rule-titles = Tituly za najviac zla, miestností, chodieb, príšer, impov, bohatstva a najmenej dobytých dielov: 3 body, pri delení 2; v dvoch hráčoch 2 a 1. (DL-13.7)
dl-event-match-started = { $starter_is ->
        [you] Hra sa začína; prvý ťah máš ty.
       *[other] Hra sa začína; prvý ťah má { $starter }.
    }
dl-event-orders-drawn =
    { $seat }: tri príkazy, z ktorých sa dva zablokujú.{ $cards_count ->
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
dl-event-event-announced = Nabudúce: { $event }{ $special ->
        [none] {""}
       *[other] {" "}({ $special })
    }.
dl-event-adventurer-returned = Všetci boli rovnakí: pod kôpku ide { $adventurer }.
dl-event-adventurers-announced = Nabudúce prídu: { $adventurers }.
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
       *[other] {" "}({ $dummy }).
    }
dl-event-minion-placed = { $seat_is ->
        [you] Tvoj { $position }. príkaz, { $order }: sluha obsadzuje miesto { $space }.
       *[other] { $seat }, { $position }. príkaz: { $order }, miesto { $space }.
    }
dl-event-minion-waits = { $seat_is ->
        [you] Tvoj { $position }. príkaz, { $order }: miesta sú plné, sluha zostáva na karte.
       *[other] { $seat }, { $position }. príkaz: { $order }, ale sluha zostáva na karte.
    }
dl-event-dummy-placed = Neutrálny sluha stojí na { $order }, miesto { $space }.
dl-event-goods-changed = { $seat_is ->
        [you] Teraz máš: zlato { $gold_now }, jedlo { $food_now }, impovia { $imps_now }.
       *[other] { $seat } má teraz: zlato { $gold_now }, jedlo { $food_now }, impovia { $imps_now }.
    }
dl-event-evil-changed = { $seat_is ->
        [you] Tvoje zlo je teraz { $evil }.
       *[other] { $seat } má teraz zlo { $evil }.
    }
dl-event-paladin-came =
    { $source_is ->
        [none] Paladin vychádza zo stanu. Cieľ: { $seat }.
       *[other] Paladin mení cieľ. Odchádza: { $source }, prichádza: { $seat }.
    }
dl-event-traps-drawn =
    { $seat }: potiahnuté pasce: { $count }.{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-trap-discarded =
    { $seat }: { $trap ->
        [none] pasca sa odkladá tajne.
       *[other] tajne odložené: { $trap }.
    }
dl-event-space-used = { $seat_is ->
        [you] Využívaš: { $order }, miesto { $space }.
       *[other] { $seat } využíva: { $order }, miesto { $space }.
    }
dl-event-space-declined = { $seat_is ->
        [you] Nevyužívaš: { $order }, miesto { $space }.
       *[other] { $seat } nevyužíva: { $order }, miesto { $space }.
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
        [you] Najímaš: { $creature }.
       *[other] { $seat } najíma: { $creature }.
    }
dl-event-creature-eaten = { $seat }: { $creature } žerie. Obeť: { $victim }.
dl-event-room-built = { $seat_is ->
        [you] Staviaš: { $room } ({ $cell }).
       *[other] { $seat } stavia: { $room } ({ $cell }).
    }
dl-event-room-worked = { $seat }: { $room } pracuje (impovia { $imps }, trollovia { $trolls }; { $cell }).
dl-event-production-ended = { $seat_is ->
        [you] Končíš výrobu.
       *[other] { $seat } končí výrobu.
    }
dl-event-card-recovered = { $seat_is ->
        [you] Berieš si späť: { $order }; zablokované: { $blocked }.
       *[other] { $seat } si berie späť: { $order }; zablokované: { $blocked }.
    }
dl-event-event-started = Udalosť: { $event }{ $special ->
        [none] {""}
       *[other] {" "}({ $special })
    }.
dl-event-creature-paid = { $seat_is ->
        [you] Platíš: { $creature }.
       *[other] { $seat } platí: { $creature }.
    }
dl-event-creature-released = { $seat_is ->
        [you] Prepúšťaš: { $creature }.
       *[other] { $seat } prepúšťa: { $creature }.
    }
dl-event-taxes-paid = { $seat_is ->
        [you] Platíš dane: { $amount } z { $due }; nedoručiteľná pošta: { $letters }.
       *[other] { $seat } platí dane: { $amount } z { $due }; nedoručiteľná pošta: { $letters }.
    }
dl-event-creature-lost = { $seat_is ->
        [you] Prichádzaš o príšeru: { $creature }.
       *[other] { $seat } prichádza o príšeru: { $creature }.
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
dl-event-neutral-moved = Neutrálna kocka stojí na zle { $evil }.
dl-event-adventurer-came = { $seat_is ->
        [you] Do tvojho podzemia mieri: { $adventurer }.
       *[other] { $seat } dostáva hrdinu: { $adventurer }.
    }
dl-event-adventurer-left = S neutrálnou kockou odchádza { $adventurer }.
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
        [you] Bojuješ na { $cell }: { $creatures }; pasce: { $count }, návnada: { $bait }.
       *[other] { $seat } bojuje na { $cell }: { $creatures }; pasce: { $count }, návnada: { $bait }.
    }
dl-event-card-revealed = Bojová karta { $round }: { $spell }, únava { $fatigue }.
dl-event-battle-started = { $seat_is ->
        [you] Začína sa tvoj boj na { $cell }.
       *[other] { $seat } bojuje na { $cell }.
    }
dl-event-plan-undone = { $seat }: niet s kým bojovať, všetko sa vracia.
dl-event-trap-sprung =
    { $trap }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; odvrátené: { $prevented }.
dl-event-trap-shown = { $seat_is ->
        [you] Ukazuješ: { $trap }.
       *[other] { $seat } ukazuje: { $trap }.
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
       *[other] { $adventurer } končí vo väzení: { $seat }.
    }
dl-event-illusion-vanished = { $seat }: ilúzia mizne.
dl-event-spell-cast = Družina zosiela kúzlo: { $spell }.
dl-event-spell-failed = Kúzlo sa nezosiela: { $spell }.
dl-event-creature-withdrawn = { $seat_is ->
        [you] Sťahuješ: { $creature }.
       *[other] { $seat } sťahuje: { $creature }.
    }
dl-event-creature-banished = Bránou mizne: { $creature }.
dl-event-creature-transformed = Z príšery je ovca: { $creature }.
dl-event-attacked = { $seat_is ->
        [you] Tvoja príšera útočí: { $creature } (možnosť { $option }).
       *[other] { $seat } útočí: { $creature } (možnosť { $option }).
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
        [you] Udržiavaš diel { $cell }.
       *[other] { $seat } udržiava diel { $cell }.
    }
dl-event-prisoner-freed = { $seat_is ->
        [you] Prepúšťaš z väzenia: { $adventurer }.
       *[other] { $seat } prepúšťa z väzenia: { $adventurer }.
    }
dl-event-combat-ended = Boj v roku { $year } sa skončil.
dl-event-match-ended = Koniec hry.
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
dl-action-dig = Kopať { $cells }
dl-action-mine = Ťažiť { $cells }
dl-action-discard-trap = Vrátiť: { $trap }
dl-action-hire = Najať: { $tile }{ $trap ->
        [none] {""}
       *[other] {" "}({ $trap })
    }{ $victim ->
        [none] {""}
       *[other] {" "}({ $victim })
    }
dl-action-build = Postaviť: { $room } na { $cell }
dl-action-activate = Pracovať na { $cell }: impovia { $imps }, trollovia { $trolls }{ $dig_cell ->
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
dl-phase-recover = Branie kariet
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
dl-option-full_rules-help = Vypnuté je prvá hra: náhodne zablokované príkazy, žiadne zvláštne udalosti, najímanie z prvej pozície zadarmo.
dl-option-full_rules-true = zapnuté
dl-option-full_rules-false = vypnuté
dl-option-special_events = Zvláštne udalosti
dl-option-special_events-help = Karty pre dielik Zvláštna udalosť; len s plnými pravidlami.
dl-option-special_events-true = zapnuté
dl-option-special_events-false = vypnuté
dl-option-combat_planning = Plánovanie boja
dl-option-combat_planning-help = Či všetci plánujú naraz a tajne, alebo postupne a otvorene.
dl-option-combat_planning-together = všetci naraz
dl-option-combat_planning-in_turn = postupne
dl-refusal-malformed = To nie je akcia tejto hry.
dl-refusal-not_asked = Teraz nie si na rade.
dl-refusal-not_now = To teraz nie je možné.
dl-refusal-absolute_evil = Platba by prekročila hranicu absolútneho zla.
dl-refusal-amount = Zaplatiť možno od 0 do menšieho z čísel dlžné ({ $due }) a tvoje zlato ({ $gold }).
dl-refusal-cannot_pay = Na to nemáš.
dl-refusal-cell_taken = Na { $x }/{ $y } už diel je.
dl-refusal-square = { $x }/{ $y } by uzavrelo štvorec 2 × 2.
dl-refusal-not_adjacent = { $x }/{ $y } nesusedí s tvojím dungeonom.
dl-refusal-deck_empty = Niet už čo ťahať.
dl-refusal-dig_cell = Sklad náradia potrebuje políčko, ktoré možno vykopať.
dl-refusal-face_down = Táto príšera leží lícom nadol.
dl-refusal-no_attack = Tento útok nie je možný.
dl-refusal-no_cells = Vyber aspoň jedno políčko, alebo miesto nevyuži.
dl-refusal-no_choice = Táto voľba nie je v ponuke.
dl-refusal-no_dummy_card = Karta nehrajúcej farby sa vyberá len v dvoch hráčoch.
dl-refusal-no_imps = Nemáš dosť nepoužitých impov.
dl-refusal-no_room = Tam nemáš výrobnú miestnosť.
dl-refusal-no_spy = Toto miesto nedovoľuje špionáž.
dl-refusal-no_target = Taký hrdina v rade nie je.
dl-refusal-no_tunnel = Hodia sa len tvoje nedobyté chodby.
dl-refusal-no_workers = Nemáš dosť voľných pracovníkov.
dl-refusal-not_drawn = Vyber dva z troch potiahnutých príkazov.
dl-refusal-not_freeable = Tohto väzňa teraz prepustiť nemožno.
dl-refusal-not_held_by_dummy = Vyber jednu z troch kariet nehrajúcej farby, ktoré držíš.
dl-refusal-not_nearest = Bojuje sa na nedobytom diele najbližšie vchodu.
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
dl-refusal-workers = Počet pracovníkov tejto miestnosti: { $workers }.
dl-refusal-zone = Túto miestnosť tam stavať nemožno.
dl-won-by-points = { $seat_is ->
    [you] Máš najviac bodov a víťazíš.
   *[other] { $seat } má najviac bodov a víťazí.
}
dl-won-by-shared = Najviac bodov má niekoľko pánov podzemia, o víťazstvo sa delia.
