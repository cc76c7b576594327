### Dungeon Lords: jména, pravidla, co se děje a co lze dělat.

dl-title = Dungeon Lords
dl-tagline = Dva roky kopej, najímej a kuj pikle, a přežij hrdiny, kteří přijdou zjednat pořádek.

dl-order-get_food = Získání jídla
    .gen = Získání jídla
    .dat = Získání jídla
    .acc = Získání jídla
    .loc = Získání jídla
    .ins = Získání jídla
dl-order-improve_reputation = Zlepšení reputace
    .gen = Zlepšení reputace
    .dat = Zlepšení reputace
    .acc = Zlepšení reputace
    .loc = Zlepšení reputace
    .ins = Zlepšení reputace
dl-order-dig_tunnels = Kopání chodeb
    .gen = Kopání chodeb
    .dat = Kopání chodeb
    .acc = Kopání chodeb
    .loc = Kopání chodeb
    .ins = Kopání chodeb
dl-order-mine_gold = Těžba zlata
    .gen = Těžba zlata
    .dat = Těžba zlata
    .acc = Těžba zlata
    .loc = Těžba zlata
    .ins = Těžba zlata
dl-order-recruit_imps = Najímání impů
    .gen = Najímání impů
    .dat = Najímání impů
    .acc = Najímání impů
    .loc = Najímání impů
    .ins = Najímání impů
dl-order-buy_traps = Nákup pastí
    .gen = Nákup pastí
    .dat = Nákup pastí
    .acc = Nákup pastí
    .loc = Nákup pastí
    .ins = Nákup pastí
dl-order-hire_monster = Najímání příšer
    .gen = Najímání příšer
    .dat = Najímání příšer
    .acc = Najímání příšer
    .loc = Najímání příšer
    .ins = Najímání příšer
dl-order-build_room = Stavba místností
    .gen = Stavba místností
    .dat = Stavba místností
    .acc = Stavba místností
    .loc = Stavba místností
    .ins = Stavba místností
dl-room-hatchery = Drůbežárna
    .gen = Drůbežárna
    .dat = Drůbežárna
    .acc = Drůbežárna
    .loc = Drůbežárna
    .ins = Drůbežárna
dl-room-mushroom_bed = Houbová plantáž
    .gen = Houbová plantáž
    .dat = Houbová plantáž
    .acc = Houbová plantáž
    .loc = Houbová plantáž
    .ins = Houbová plantáž
dl-room-souvenir_shop = Výrobna suvenýrů
    .gen = Výrobna suvenýrů
    .dat = Výrobna suvenýrů
    .acc = Výrobna suvenýrů
    .loc = Výrobna suvenýrů
    .ins = Výrobna suvenýrů
dl-room-counterfeiter = Penězokazecká dílna
    .gen = Penězokazecká dílna
    .dat = Penězokazecká dílna
    .acc = Penězokazecká dílna
    .loc = Penězokazecká dílna
    .ins = Penězokazecká dílna
dl-room-workshop = Dílna
    .gen = Dílna
    .dat = Dílna
    .acc = Dílna
    .loc = Dílna
    .ins = Dílna
dl-room-tool_shed = Sklad nářadí
    .gen = Sklad nářadí
    .dat = Sklad nářadí
    .acc = Sklad nářadí
    .loc = Sklad nářadí
    .ins = Sklad nářadí
dl-room-printing_press = Tiskařský lis
    .gen = Tiskařský lis
    .dat = Tiskařský lis
    .acc = Tiskařský lis
    .loc = Tiskařský lis
    .ins = Tiskařský lis
dl-room-magic_room = Magická místnost
    .gen = Magická místnost
    .dat = Magická místnost
    .acc = Magická místnost
    .loc = Magická místnost
    .ins = Magická místnost
dl-room-training_room = Cvičiště
    .gen = Cvičiště
    .dat = Cvičiště
    .acc = Cvičiště
    .loc = Cvičiště
    .ins = Cvičiště
dl-room-dark_room = Temná místnost
    .gen = Temná místnost
    .dat = Temná místnost
    .acc = Temná místnost
    .loc = Temná místnost
    .ins = Temná místnost
dl-room-labyrinth = Labyrint
    .gen = Labyrint
    .dat = Labyrint
    .acc = Labyrint
    .loc = Labyrint
    .ins = Labyrint
dl-room-antimagic_room = Antimagická místnost
    .gen = Antimagická místnost
    .dat = Antimagická místnost
    .acc = Antimagická místnost
    .loc = Antimagická místnost
    .ins = Antimagická místnost
dl-room-cafeteria = Jídelna
    .gen = Jídelna
    .dat = Jídelna
    .acc = Jídelna
    .loc = Jídelna
    .ins = Jídelna
dl-room-chapel = Kaple
    .gen = Kaple
    .dat = Kaple
    .acc = Kaple
    .loc = Kaple
    .ins = Kaple
dl-room-pandemonium = Pandemonium
    .gen = Pandemonium
    .dat = Pandemonium
    .acc = Pandemonium
    .loc = Pandemonium
    .ins = Pandemonium
dl-room-hall_of_fame = Síň slávy
    .gen = Síň slávy
    .dat = Síň slávy
    .acc = Síň slávy
    .loc = Síň slávy
    .ins = Síň slávy
dl-trap-rolling_stone = Valící se balvan
    .gen = Valící se balvan
    .dat = Valící se balvan
    .acc = Valící se balvan
    .loc = Valící se balvan
    .ins = Valící se balvan
dl-trap-pendulum = Kyvadlo
    .gen = Kyvadlo
    .dat = Kyvadlo
    .acc = Kyvadlo
    .loc = Kyvadlo
    .ins = Kyvadlo
dl-trap-trapdoor = Propadlo
    .gen = Propadlo
    .dat = Propadlo
    .acc = Propadlo
    .loc = Propadlo
    .ins = Propadlo
dl-trap-wall_of_fire = Ohnivá stěna
    .gen = Ohnivá stěna
    .dat = Ohnivá stěna
    .acc = Ohnivá stěna
    .loc = Ohnivá stěna
    .ins = Ohnivá stěna
dl-trap-cursed_ring = Prokletý prsten
    .gen = Prokletý prsten
    .dat = Prokletý prsten
    .acc = Prokletý prsten
    .loc = Prokletý prsten
    .ins = Prokletý prsten
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
dl-trap-poisoned_dart = Otrávená šipka
    .gen = Otrávená šipka
    .dat = Otrávená šipka
    .acc = Otrávená šipka
    .loc = Otrávená šipka
    .ins = Otrávená šipka
dl-trap-antimagic_dart = Antimagická šipka
    .gen = Antimagická šipka
    .dat = Antimagická šipka
    .acc = Antimagická šipka
    .loc = Antimagická šipka
    .ins = Antimagická šipka
dl-spell-invisibility = Neviditelnost
    .gen = Neviditelnost
    .dat = Neviditelnost
    .acc = Neviditelnost
    .loc = Neviditelnost
    .ins = Neviditelnost
dl-spell-magic_shield = Magický štít
    .gen = Magický štít
    .dat = Magický štít
    .acc = Magický štít
    .loc = Magický štít
    .ins = Magický štít
dl-spell-detect_treasure = Odhalení pokladu
    .gen = Odhalení pokladu
    .dat = Odhalení pokladu
    .acc = Odhalení pokladu
    .loc = Odhalení pokladu
    .ins = Odhalení pokladu
dl-spell-fireball = Ohnivá koule
    .gen = Ohnivá koule
    .dat = Ohnivá koule
    .acc = Ohnivá koule
    .loc = Ohnivá koule
    .ins = Ohnivá koule
dl-spell-fist_of_justice = Pěst spravedlnosti
    .gen = Pěst spravedlnosti
    .dat = Pěst spravedlnosti
    .acc = Pěst spravedlnosti
    .loc = Pěst spravedlnosti
    .ins = Pěst spravedlnosti
dl-spell-detect_evil = Odhalení zla
    .gen = Odhalení zla
    .dat = Odhalení zla
    .acc = Odhalení zla
    .loc = Odhalení zla
    .ins = Odhalení zla
dl-spell-suggestion = Sugesce
    .gen = Sugesce
    .dat = Sugesce
    .acc = Sugesce
    .loc = Sugesce
    .ins = Sugesce
dl-spell-word_of_peace = Slovo míru
    .gen = Slovo míru
    .dat = Slovo míru
    .acc = Slovo míru
    .loc = Slovo míru
    .ins = Slovo míru
dl-spell-aura_of_fear = Aura strachu
    .gen = Aura strachu
    .dat = Aura strachu
    .acc = Aura strachu
    .loc = Aura strachu
    .ins = Aura strachu
dl-spell-illusion = Iluze
    .gen = Iluze
    .dat = Iluze
    .acc = Iluze
    .loc = Iluze
    .ins = Iluze
dl-spell-create_food = Stvoření jídla
    .gen = Stvoření jídla
    .dat = Stvoření jídla
    .acc = Stvoření jídla
    .loc = Stvoření jídla
    .ins = Stvoření jídla
dl-spell-regeneration = Regenerace
    .gen = Regenerace
    .dat = Regenerace
    .acc = Regenerace
    .loc = Regenerace
    .ins = Regenerace
dl-spell-dimensional_gate = Dimenzionální brána
    .gen = Dimenzionální brána
    .dat = Dimenzionální brána
    .acc = Dimenzionální brána
    .loc = Dimenzionální brána
    .ins = Dimenzionální brána
dl-spell-metamorphosis = Metamorfóza
    .gen = Metamorfóza
    .dat = Metamorfóza
    .acc = Metamorfóza
    .loc = Metamorfóza
    .ins = Metamorfóza
dl-spell-blind_rage = Slepý vztek
    .gen = Slepý vztek
    .dat = Slepý vztek
    .acc = Slepý vztek
    .loc = Slepý vztek
    .ins = Slepý vztek
dl-spell-jailbreak = Útěk z vězení
    .gen = Útěk z vězení
    .dat = Útěk z vězení
    .acc = Útěk z vězení
    .loc = Útěk z vězení
    .ins = Útěk z vězení
dl-spell-plunder = Plenění
    .gen = Plenění
    .dat = Plenění
    .acc = Plenění
    .loc = Plenění
    .ins = Plenění
dl-spell-levitation = Levitace
    .gen = Levitace
    .dat = Levitace
    .acc = Levitace
    .loc = Levitace
    .ins = Levitace
dl-special-witch_hunt = Hon na čarodějnice
    .gen = Hon na čarodějnice
    .dat = Hon na čarodějnice
    .acc = Hon na čarodějnice
    .loc = Hon na čarodějnice
    .ins = Hon na čarodějnice
dl-special-monster_strike = Stávka příšer
    .gen = Stávka příšer
    .dat = Stávka příšer
    .acc = Stávka příšer
    .loc = Stávka příšer
    .ins = Stávka příšer
dl-special-robbery = Loupež
    .gen = Loupež
    .dat = Loupež
    .acc = Loupež
    .loc = Loupež
    .ins = Loupež
dl-special-rats = Krysy
    .gen = Krysy
    .dat = Krysy
    .acc = Krysy
    .loc = Krysy
    .ins = Krysy
dl-special-imp_plague = Impí mor
    .gen = Impí mor
    .dat = Impí mor
    .acc = Impí mor
    .loc = Impí mor
    .ins = Impí mor
dl-special-impatient_heroes = Netrpěliví hrdinové
    .gen = Netrpěliví hrdinové
    .dat = Netrpěliví hrdinové
    .acc = Netrpěliví hrdinové
    .loc = Netrpěliví hrdinové
    .ins = Netrpěliví hrdinové
dl-special-safety_inspection = Bezpečnostní kontrola
    .gen = Bezpečnostní kontrola
    .dat = Bezpečnostní kontrola
    .acc = Bezpečnostní kontrola
    .loc = Bezpečnostní kontrola
    .ins = Bezpečnostní kontrola
dl-special-bad_press = Špatná pověst
    .gen = Špatná pověst
    .dat = Špatná pověst
    .acc = Špatná pověst
    .loc = Špatná pověst
    .ins = Špatná pověst
dl-special-trap_recall = Stažení pastí
    .gen = Stažení pastí
    .dat = Stažení pastí
    .acc = Stažení pastí
    .loc = Stažení pastí
    .ins = Stažení pastí
dl-event_tile-payday = Výplatní den
    .gen = Výplatní den
    .dat = Výplatní den
    .acc = Výplatní den
    .loc = Výplatní den
    .ins = Výplatní den
dl-event_tile-taxes = Daně
    .gen = Daně
    .dat = Daně
    .acc = Daně
    .loc = Daně
    .ins = Daně
dl-event_tile-special = Zvláštní událost
    .gen = Zvláštní událost
    .dat = Zvláštní událost
    .acc = Zvláštní událost
    .loc = Zvláštní událost
    .ins = Zvláštní událost

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
dl-creature-witch_1 = Čarodějnice
    .gen = Čarodějnice
    .dat = Čarodějnice
    .acc = Čarodějnice
    .loc = Čarodějnice
    .ins = Čarodějnice
dl-creature-witch_2 = Čarodějnice
    .gen = Čarodějnice
    .dat = Čarodějnice
    .acc = Čarodějnice
    .loc = Čarodějnice
    .ins = Čarodějnice
dl-creature-witch_3 = Čarodějnice
    .gen = Čarodějnice
    .dat = Čarodějnice
    .acc = Čarodějnice
    .loc = Čarodějnice
    .ins = Čarodějnice
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
dl-adventurer-y1_thief_1 = Zloděj 3/1
    .gen = Zloděj 3/1
    .dat = Zloděj 3/1
    .acc = Zloděj 3/1
    .loc = Zloděj 3/1
    .ins = Zloděj 3/1
dl-adventurer-y1_thief_2 = Zloděj 3/2
    .gen = Zloděj 3/2
    .dat = Zloděj 3/2
    .acc = Zloděj 3/2
    .loc = Zloděj 3/2
    .ins = Zloděj 3/2
dl-adventurer-y1_thief_3 = Zloděj 4/1
    .gen = Zloděj 4/1
    .dat = Zloděj 4/1
    .acc = Zloděj 4/1
    .loc = Zloděj 4/1
    .ins = Zloděj 4/1
dl-adventurer-y1_thief_4 = Zloděj 4/2
    .gen = Zloděj 4/2
    .dat = Zloděj 4/2
    .acc = Zloděj 4/2
    .loc = Zloděj 4/2
    .ins = Zloděj 4/2
dl-adventurer-y1_priest_1 = Kněz 3/1
    .gen = Kněz 3/1
    .dat = Kněz 3/1
    .acc = Kněz 3/1
    .loc = Kněz 3/1
    .ins = Kněz 3/1
dl-adventurer-y1_priest_2 = Kněz 3/2
    .gen = Kněz 3/2
    .dat = Kněz 3/2
    .acc = Kněz 3/2
    .loc = Kněz 3/2
    .ins = Kněz 3/2
dl-adventurer-y1_priest_3 = Kněz 4/1
    .gen = Kněz 4/1
    .dat = Kněz 4/1
    .acc = Kněz 4/1
    .loc = Kněz 4/1
    .ins = Kněz 4/1
dl-adventurer-y1_priest_4 = Kněz 4/2
    .gen = Kněz 4/2
    .dat = Kněz 4/2
    .acc = Kněz 4/2
    .loc = Kněz 4/2
    .ins = Kněz 4/2
dl-adventurer-y1_wizard_1 = Čaroděj 3/1
    .gen = Čaroděj 3/1
    .dat = Čaroděj 3/1
    .acc = Čaroděj 3/1
    .loc = Čaroděj 3/1
    .ins = Čaroděj 3/1
dl-adventurer-y1_wizard_2 = Čaroděj 3/2
    .gen = Čaroděj 3/2
    .dat = Čaroděj 3/2
    .acc = Čaroděj 3/2
    .loc = Čaroděj 3/2
    .ins = Čaroděj 3/2
dl-adventurer-y1_wizard_3 = Čaroděj 4/1
    .gen = Čaroděj 4/1
    .dat = Čaroděj 4/1
    .acc = Čaroděj 4/1
    .loc = Čaroděj 4/1
    .ins = Čaroděj 4/1
dl-adventurer-y1_wizard_4 = Čaroděj 4/2
    .gen = Čaroděj 4/2
    .dat = Čaroděj 4/2
    .acc = Čaroděj 4/2
    .loc = Čaroděj 4/2
    .ins = Čaroděj 4/2
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
dl-adventurer-y2_thief_1 = Zloděj 4/2
    .gen = Zloděj 4/2
    .dat = Zloděj 4/2
    .acc = Zloděj 4/2
    .loc = Zloděj 4/2
    .ins = Zloděj 4/2
dl-adventurer-y2_thief_2 = Zloděj 5/2
    .gen = Zloděj 5/2
    .dat = Zloděj 5/2
    .acc = Zloděj 5/2
    .loc = Zloděj 5/2
    .ins = Zloděj 5/2
dl-adventurer-y2_thief_3 = Zloděj 5/3
    .gen = Zloděj 5/3
    .dat = Zloděj 5/3
    .acc = Zloděj 5/3
    .loc = Zloděj 5/3
    .ins = Zloděj 5/3
dl-adventurer-y2_thief_4 = Zloděj 6/3
    .gen = Zloděj 6/3
    .dat = Zloděj 6/3
    .acc = Zloděj 6/3
    .loc = Zloděj 6/3
    .ins = Zloděj 6/3
dl-adventurer-y2_priest_1 = Kněz 4/2
    .gen = Kněz 4/2
    .dat = Kněz 4/2
    .acc = Kněz 4/2
    .loc = Kněz 4/2
    .ins = Kněz 4/2
dl-adventurer-y2_priest_2 = Kněz 5/2
    .gen = Kněz 5/2
    .dat = Kněz 5/2
    .acc = Kněz 5/2
    .loc = Kněz 5/2
    .ins = Kněz 5/2
dl-adventurer-y2_priest_3 = Kněz 5/3
    .gen = Kněz 5/3
    .dat = Kněz 5/3
    .acc = Kněz 5/3
    .loc = Kněz 5/3
    .ins = Kněz 5/3
dl-adventurer-y2_priest_4 = Kněz 6/3
    .gen = Kněz 6/3
    .dat = Kněz 6/3
    .acc = Kněz 6/3
    .loc = Kněz 6/3
    .ins = Kněz 6/3
dl-adventurer-y2_wizard_1 = Čaroděj 4/2
    .gen = Čaroděj 4/2
    .dat = Čaroděj 4/2
    .acc = Čaroděj 4/2
    .loc = Čaroděj 4/2
    .ins = Čaroděj 4/2
dl-adventurer-y2_wizard_2 = Čaroděj 5/2
    .gen = Čaroděj 5/2
    .dat = Čaroděj 5/2
    .acc = Čaroděj 5/2
    .loc = Čaroděj 5/2
    .ins = Čaroděj 5/2
dl-adventurer-y2_wizard_3 = Čaroděj 5/3
    .gen = Čaroděj 5/3
    .dat = Čaroděj 5/3
    .acc = Čaroděj 5/3
    .loc = Čaroděj 5/3
    .ins = Čaroděj 5/3
dl-adventurer-y2_wizard_4 = Čaroděj 6/3
    .gen = Čaroděj 6/3
    .dat = Čaroděj 6/3
    .acc = Čaroděj 6/3
    .loc = Čaroděj 6/3
    .ins = Čaroděj 6/3
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
dl-adventurer-illusion = Iluze
    .gen = Iluze
    .dat = Iluze
    .acc = Iluze
    .loc = Iluze
    .ins = Iluze

dl-rule-creature-goblin_1 = Běžný útok 2; padne-li cíl, následuje další za 1. Stojí 1 jídlo. (DL-1.10)
dl-rule-creature-goblin_2 = Běžný útok 2; padne-li cíl, následuje další za 1. Stojí 1 jídlo. (DL-1.10)
dl-rule-creature-goblin_3 = Běžný útok 2; padne-li cíl, následuje další za 1. Stojí 1 jídlo. (DL-1.10)
dl-rule-creature-slime_1 = 1 všem, nebo bez útoku zdrží družinu. Stojí 1 jídlo. (DL-1.10)
dl-rule-creature-slime_2 = 1 všem, nebo bez útoku zdrží družinu. Stojí 1 jídlo. (DL-1.10)
dl-rule-creature-slime_3 = 1 všem, nebo bez útoku zdrží družinu. Stojí 1 jídlo. (DL-1.10)
dl-rule-creature-ghost_1 = 2 komukoli kromě prvního; není to příšera. Stojí 1 zlo. (DL-1.10)
dl-rule-creature-ghost_2 = 2 komukoli kromě prvního; není to příšera. Stojí 1 zlo. (DL-1.10)
dl-rule-creature-ghost_3 = 2 komukoli kromě prvního; není to příšera. Stojí 1 zlo. (DL-1.10)
dl-rule-creature-troll_1 = Běžný útok 3, za 1 jídlo 4; pracuje v místnostech. Stojí 2 jídla. (DL-1.10)
dl-rule-creature-troll_2 = Běžný útok 3, za 1 jídlo 4; pracuje v místnostech. Stojí 2 jídla. (DL-1.10)
dl-rule-creature-troll_3 = Běžný útok 3, za 1 jídlo 4; pracuje v místnostech. Stojí 2 jídla. (DL-1.10)
dl-rule-creature-witch_1 = Běžný útok 4, nebo dvakrát 1 komukoli. Stojí 1 jídlo a 1 zlo. (DL-1.10)
dl-rule-creature-witch_2 = Běžný útok 4, nebo dvakrát 1 komukoli. Stojí 1 jídlo a 1 zlo. (DL-1.10)
dl-rule-creature-witch_3 = Běžný útok 4, nebo dvakrát 1 komukoli. Stojí 1 jídlo a 1 zlo. (DL-1.10)
dl-rule-creature-vampire_1 = 3 komukoli kromě kněží, nebo 2 a vrací se lícem nahoru. Stojí 2 zla. (DL-1.10)
dl-rule-creature-vampire_2 = 3 komukoli kromě kněží, nebo 2 a vrací se lícem nahoru. Stojí 2 zla. (DL-1.10)
dl-rule-creature-vampire_3 = 3 komukoli kromě kněží, nebo 2 a vrací se lícem nahoru. Stojí 2 zla. (DL-1.10)
dl-rule-creature-golem_1 = Běžný útok 4, vrací se lícem nahoru. Stojí 1 zlato a past. (DL-1.10)
dl-rule-creature-golem_2 = Běžný útok 4, vrací se lícem nahoru. Stojí 1 zlato a past. (DL-1.10)
dl-rule-creature-dragon_1 = 2 všem, v tomto kole se neléčí. Stojí 2 jídla a 2 zla. (DL-1.10)
dl-rule-creature-dragon_2 = 2 všem, v tomto kole se neléčí. Stojí 2 jídla a 2 zla. (DL-1.10)
dl-rule-creature-demon_1 = 7 komukoli; družina nedobývá. Stojí 1 zlo a jinou příšeru. (DL-1.10)
dl-rule-creature-demon_2 = 7 komukoli; družina nedobývá. Stojí 1 zlo a jinou příšeru. (DL-1.10)
dl-rule-adventurer-y1_warrior_1 = Životy 3, pasti 0, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y1_warrior_2 = Životy 4, pasti 0, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y1_warrior_3 = Životy 4, pasti 0, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y1_warrior_4 = Životy 5, pasti 0, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y1_thief_1 = Životy 3, pasti 1, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y1_thief_2 = Životy 3, pasti 2, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y1_thief_3 = Životy 4, pasti 1, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y1_thief_4 = Životy 4, pasti 2, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y1_priest_1 = Životy 3, pasti 0, léčení 1, magie 0. (DL-1.12)
dl-rule-adventurer-y1_priest_2 = Životy 3, pasti 0, léčení 2, magie 0. (DL-1.12)
dl-rule-adventurer-y1_priest_3 = Životy 4, pasti 0, léčení 1, magie 0. (DL-1.12)
dl-rule-adventurer-y1_priest_4 = Životy 4, pasti 0, léčení 2, magie 0. (DL-1.12)
dl-rule-adventurer-y1_wizard_1 = Životy 3, pasti 0, léčení 0, magie 1. (DL-1.12)
dl-rule-adventurer-y1_wizard_2 = Životy 3, pasti 0, léčení 0, magie 2. (DL-1.12)
dl-rule-adventurer-y1_wizard_3 = Životy 4, pasti 0, léčení 0, magie 1. (DL-1.12)
dl-rule-adventurer-y1_wizard_4 = Životy 4, pasti 0, léčení 0, magie 2. (DL-1.12)
dl-rule-adventurer-y2_warrior_1 = Životy 5, pasti 0, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y2_warrior_2 = Životy 6, pasti 0, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y2_warrior_3 = Životy 7, pasti 0, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y2_warrior_4 = Životy 8, pasti 0, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y2_thief_1 = Životy 4, pasti 2, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y2_thief_2 = Životy 5, pasti 2, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y2_thief_3 = Životy 5, pasti 3, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y2_thief_4 = Životy 6, pasti 3, léčení 0, magie 0. (DL-1.12)
dl-rule-adventurer-y2_priest_1 = Životy 4, pasti 0, léčení 2, magie 0. (DL-1.12)
dl-rule-adventurer-y2_priest_2 = Životy 5, pasti 0, léčení 2, magie 0. (DL-1.12)
dl-rule-adventurer-y2_priest_3 = Životy 5, pasti 0, léčení 3, magie 0. (DL-1.12)
dl-rule-adventurer-y2_priest_4 = Životy 6, pasti 0, léčení 3, magie 0. (DL-1.12)
dl-rule-adventurer-y2_wizard_1 = Životy 4, pasti 0, léčení 0, magie 2. (DL-1.12)
dl-rule-adventurer-y2_wizard_2 = Životy 5, pasti 0, léčení 0, magie 2. (DL-1.12)
dl-rule-adventurer-y2_wizard_3 = Životy 5, pasti 0, léčení 0, magie 3. (DL-1.12)
dl-rule-adventurer-y2_wizard_4 = Životy 6, pasti 0, léčení 0, magie 3. (DL-1.12)
dl-rule-adventurer-paladin_1 = Životy 5, pasti 2, léčení 2, magie 2. (DL-1.12)
dl-rule-adventurer-paladin_2 = Životy 8, pasti 3, léčení 3, magie 3. (DL-1.12)
dl-rule-adventurer-illusion = Životy 1, pasti 0, léčení 0, magie 0. (DL-1.12)

dl-rule-order-get_food = I: 1 zlato za 2 jídla. II: 1 zlo za 3 jídla. III: 2 zla za 3 jídla a 1 zlato. (DL-1.2)
dl-rule-order-improve_reputation = I: o 1 zlo méně a pohled na bojovou kartu. II: o 2 zla méně. III: za 1 zlato o 2 zla méně a pohled. (DL-6.11)
dl-rule-order-dig_tunnels = Jeden imp vykope jednu chodbu vedle dungeonu, nikdy nesmí vzniknout čtverec 2 × 2. I: až 2, II: až 3, III: až 4 a jeden imp jako předák. (DL-6.12)
dl-rule-order-mine_gold = Jeden imp vytěží 1 zlato z nedobyté chodby. I: až 2, II: až 3, III: až 4 a předák. (DL-6.13)
dl-rule-order-recruit_imps = I: 1 jídlo za 1 impa. II: 2 jídla za 2 impy. III: 1 jídlo a 1 zlato za 2 impy. (DL-6.10)
dl-rule-order-buy_traps = I: 1 zlato za 1 past. II: 1 past zdarma. III: 2 zlata za 2 pasti. Ve druhém roce se líže o jednu víc a jedna se vrací. (DL-6.14)
dl-rule-order-hire_monster = Nejdřív vybírá III, pak II, pak I; platí se cena příšery, na III o jedno jídlo víc. V plné hře stojí příkaz zahraný jako první 1 zlato. (DL-6.15, DL-6.7)
dl-rule-order-build_room = III a II platí 1 zlato a vybírají dřív; I je zdarma, pokud něco zbude. Místnost nahradí nedobytou chodbu ve své zóně, nikdy vedle jiné místnosti. (DL-6.16)
dl-rule-room-hatchery = Horní polovina. 3 pracovníci vyrobí 1 jídlo. (DL-1.11)
dl-rule-room-mushroom_bed = Dolní polovina. 3 pracovníci vyrobí 1 jídlo. (DL-1.11)
dl-rule-room-souvenir_shop = Horní polovina. 3 pracovníci vydělají 1 zlato. (DL-1.11)
dl-rule-room-counterfeiter = Dolní polovina. 3 pracovníci vydělají 1 zlato. (DL-1.11)
dl-rule-room-workshop = Okraj. 4 pracovníci vyrobí 1 past. (DL-1.11)
dl-rule-room-tool_shed = Okraj. 2 pracovníci vykopou 1 chodbu. (DL-1.11)
dl-rule-room-printing_press = Střed. 3 pracovníci sníží zlo o 1. (DL-1.11)
dl-rule-room-magic_room = Střed. 2 pracovníci a 1 jídlo dají 1 impa, hned použitelného. (DL-1.11)
dl-rule-room-training_room = V boji zde útočí trollové a goblini o 1 silněji. (DL-1.11)
dl-rule-room-dark_room = V boji zde útočí upíři a čarodějnice o 1 silněji. (DL-1.11)
dl-rule-room-labyrinth = V boji zde dvě pasti bez návnady, ale jen jedna příšera. (DL-1.11)
dl-rule-room-antimagic_room = V boji zde se nesesílají kouzla. (DL-1.11)
dl-rule-room-cafeteria = Na konci 1 bod za každého goblina, trolla, sliz a čarodějnici. (DL-13.6)
dl-rule-room-chapel = Na konci 2 body za každého upíra a ducha. (DL-13.6)
dl-rule-room-pandemonium = Na konci 2 body za každého golema, draka a démona. (DL-13.6)
dl-rule-room-hall_of_fame = Na konci 2 body (ve dvou či třech hráčích 1) za každý titul, který držíš bez dělení. (DL-13.8)
dl-rule-trap-rolling_stone = Zasáhne prvního hrdinu za 3, ve druhém roce za 4. (DL-11.1)
dl-rule-trap-pendulum = Zasáhne druhého hrdinu za 3, ve druhém roce za 4. (DL-11.1)
dl-rule-trap-trapdoor = Zasáhne prvního za 2; družina v tomto kole nedobývá. (DL-11.1)
dl-rule-trap-wall_of_fire = 1 každému, poslednímu o 1 víc. (DL-11.1)
dl-rule-trap-cursed_ring = Stojí 1 zlato. 1 každému; družina v tomto kole nedobývá. (DL-11.1)
dl-rule-trap-poisoned_meal = Stojí 1 jídlo, ve druhém roce 2. První dostane tolik, kolik mu zbývá životů. (DL-11.1, DL-15.6)
dl-rule-trap-kamikaze_imp = Stojí impa. První dostane 3 (ve druhém roce 4), ostatní po 1. (DL-11.1)
dl-rule-trap-poisoned_dart = 1 komukoli a na konci kola další 2. (DL-11.1, DL-11.2)
dl-rule-trap-antimagic_dart = 1 komukoli; u čaroděje se nesesílá kouzlo, u kněze se neléčí. (DL-11.1, DL-11.3)
dl-rule-spell-invisibility = Rychlé, únava 0. Čarodějové jdou na konec řady a v tomto kole je nelze zranit. (DL-11.5)
dl-rule-spell-magic_shield = Rychlé, únava 1. Příští bod zranění se pohltí. (DL-11.5, DL-15.17)
dl-rule-spell-detect_treasure = Pomalé, únava 1. Ztrácíš 1 zlato, jinak 1 jídlo, jinak past. (DL-11.5)
dl-rule-spell-fireball = Pomalé, únava 1. Bez účinku. (DL-11.5)
dl-rule-spell-fist_of_justice = Pomalé, únava 1. Ztrácíš impa. (DL-11.5)
dl-rule-spell-detect_evil = Pomalé, únava 2. Získáváš 2 zla. (DL-11.5)
dl-rule-spell-suggestion = Rychlé, únava 2. Každé příšeře v boji zaplať znovu plnou cenu, nebo ji stáhni. (DL-11.5)
dl-rule-spell-word_of_peace = Rychlé, únava 2. Stáhni všechny své příšery, nebo získej 2 zla. (DL-11.5)
dl-rule-spell-aura_of_fear = Rychlé, únava 2. Stáhni jednu příšeru podle svého výběru. (DL-11.5)
dl-rule-spell-illusion = Rychlé, únava 1. Před všechny se postaví iluze s 1 životem. (DL-11.5, DL-15.44)
dl-rule-spell-create_food = Rychlé, únava 2. První hrdina má v tomto boji o 1 život víc. (DL-11.5, DL-11.5.4)
dl-rule-spell-regeneration = Pomalé, únava 2. Vyléčí se až 3 zranění odpředu. (DL-11.5)
dl-rule-spell-dimensional_gate = Rychlé, únava 2. Jedna příšera podle tvého výběru neútočí a leží lícem dolů. (DL-11.5)
dl-rule-spell-metamorphosis = Rychlé, únava 3. Jedna příšera podle tvého výběru je v tomto kole ovce: jeden běžný útok za 1. (DL-11.5, DL-11.5.5)
dl-rule-spell-blind_rage = Rychlé, únava 3. Všechny útoky příšer míří na prvního hrdinu; zdržovat nelze. (DL-11.5, DL-11.5.6)
dl-rule-spell-jailbreak = Pomalé, únava 2. Propouštíš vězně; paladina, jen když nikdo jiný není. (DL-11.5)
dl-rule-spell-plunder = Pomalé, únava 3. Odhalení pokladu dvakrát. (DL-11.5)
dl-rule-spell-levitation = Pomalé, únava 3. V tomto kole bez únavy; družina přesto dobývá. (DL-11.5)
dl-rule-special-witch_hunt = Odlož jednu svou příšeru, nebo získej 3 zla. (DL-11.6)
dl-rule-special-monster_strike = Každá příšera dostane jednu jednotku své ceny, nebo stávkuje: leží lícem dolů až do konce boje. (DL-11.6, DL-15.61)
dl-rule-special-robbery = Ztrácí se polovina zlata, zaokrouhleno nahoru. (DL-11.6)
dl-rule-special-rats = Ztrácí se polovina jídla, zaokrouhleno nahoru. (DL-11.6)
dl-rule-special-imp_plague = Ztrácí se polovina impů, zaokrouhleno dolů. (DL-11.6)
dl-rule-special-impatient_heroes = Každý příchozí něco vezme: bojovník impa, zloděj zlato, kněz jídlo, čaroděj past. (DL-11.6)
dl-rule-special-safety_inspection = 1 zlato za každou místnost; nezaplacené se mění ve zlo. (DL-11.6)
dl-rule-special-bad_press = Každý získává 1 zlo, nejzlejší 2. (DL-11.6)
dl-rule-special-trap_recall = Odlož past, nebo zaplať 1 zlato. (DL-11.6)
dl-rule-event_tile-payday = Každé příšeře zaplať znovu její cenu, nebo ji propusť a získej 1 zlo. (DL-8.2)
dl-rule-event_tile-taxes = 1 zlato za každé dva díly, zaokrouhleno nahoru; každé nezaplacené zlato je nevyřízená pošta, −3 body. (DL-8.3)
dl-rule-event_tile-special = Vyhodnotí se zvláštní událost roku. (DL-8.4)
dl-rule-aim = Dva roky po čtyřech obdobích: posílej služebníky pro suroviny, kopej, stav a najímej. Pak přijdou hrdinové a dobývají. Body za místnosti, příšery, vězně a tituly; dobyté díly a nevyřízená pošta body berou. (DL-4, DL-13.6)
dl-rule-orders = Všichni tajně naplánují tři příkazy. Odkrývají se po jednom; služebník zabere nejnižší volné místo, čtvrtý zůstane na kartě. (DL-6.3, DL-6.6)
dl-rule-recovery = Ze tří zahraných příkazů se jeden vrací do ruky: první, nebo takový, na kterém stojí služebník. Zbylé dva jsou příště zablokované. (DL-7.4)
dl-rule-evil = Čím zlejší pán, tím silnější hrdinové k němu přijdou. Od 9 přichází paladin a jde vždy za tím nejzlejším. (DL-9.2, DL-9.5, DL-9.7)
dl-rule-party = Příchozí se řadí na konec, bojovníci dopředu, paladin před všechny. (DL-9.3)
dl-rule-battle = Družina jde na nedobytý díl nejblíž vchodu. V chodbě smí být jedna past a jedna příšera, v místnosti dvě příšery a past s návnadou za 1 zlato; duchů kolik chceš. (DL-10.4, DL-10.5)
dl-rule-steps = Kolo boje: past, rychlé kouzlo, útoky, pomalé kouzlo, léčení (jen po útoku), pak únava a dobytí. (DL-10.9, DL-10.13, DL-10.14)
dl-rule-thieves = Každá ikona pasti v řadě ubere pasti jeden bod, odpředu. Vedlejší účinky zůstávají. (DL-10.9, DL-11.2)
dl-rule-magic = Kouzlo se sešle, když magie v řadě dosáhne čísla kola. (DL-10.10)
dl-rule-titles = Tituly za nejvíc zla, místností, chodeb, příšer, impů, bohatství a nejméně dobytých dílů: 3 body, při dělení 2; ve dvou hráčích 2 a 1. (DL-13.7)
dl-event-match-started = { $starter_is ->
        [you] Hra začíná; první jsi na řadě ty.
       *[other] Hra začíná; první je na řadě { $starter }.
    }
dl-event-orders-drawn =
    { $seat }: tři příkazy, z nichž se dva zablokují.{ $cards_count ->
        [0] {""}
       *[other] {" "}{ $cards }.
    }
dl-event-blocked-chosen =
    { $seat_is ->
        [you] Tvoje zablokované příkazy jsou vybrány.
       *[other] { $seat }: zablokované příkazy vybrány.
    }{ $cards_count ->
        [0] {""}
       *[other] {" "}{ $cards }.
    }
dl-event-orders-blocked = { $seat_is ->
        [you] Tvoje zablokované příkazy: { $cards }.
       *[other] { $seat } má zablokované příkazy: { $cards }.
    }
dl-event-dummy-blocked = Nehrající barva: zablokováno: { $cards }.
dl-event-year-started = Začíná rok { $year }.
dl-event-round-started = Rok { $year }, { $round ->
        [1] zima
        [2] jaro
        [3] léto
       *[other] podzim
    }; začíná { $starter }.
dl-event-offer-laid = V nabídce: { $creatures }; místnosti: { $rooms }.
dl-event-event-announced = Příští období: { $event }{ $special ->
        [none] {""}
       *[other] {" "}({ $special })
    }.
dl-event-adventurer-returned = Všichni byli stejní: pod hromádku jde { $adventurer }.
dl-event-adventurers-announced = Příští období přijdou: { $adventurers }.
dl-event-dummy-shown = Příkazy nehrající barvy: { $cards }.
dl-event-dummy-chosen = Třetí příkaz nehrající barvy: { $order }.
dl-event-orders-planned =
    { $seat_is ->
        [you] Tvoje příkazy jsou naplánovány.
       *[other] { $seat }: příkazy naplánovány.
    }{ $orders_count ->
        [0] {""}
       *[other] {" "}{ $orders }.
    }{ $dummy ->
        [none] {""}
       *[other] {" "}({ $dummy }).
    }
dl-event-minion-placed = { $seat_is ->
        [you] Tvůj { $position }. příkaz, { $order }: služebník obsazuje místo { $space }.
       *[other] { $seat }, { $position }. příkaz: { $order }, místo { $space }.
    }
dl-event-minion-waits = { $seat_is ->
        [you] Tvůj { $position }. příkaz, { $order }: místa jsou plná, služebník zůstává na kartě.
       *[other] { $seat }, { $position }. příkaz: { $order }, ale služebník zůstává na kartě.
    }
dl-event-dummy-placed = Neutrální služebník stojí na { $order }, místo { $space }.
dl-event-goods-changed = { $seat_is ->
        [you] Teď máš: zlato { $gold_now }, jídlo { $food_now }, impové { $imps_now }.
       *[other] { $seat } teď má: zlato { $gold_now }, jídlo { $food_now }, impové { $imps_now }.
    }
dl-event-evil-changed = { $seat_is ->
        [you] Tvoje zlo je teď { $evil }.
       *[other] { $seat } má teď zlo { $evil }.
    }
dl-event-paladin-came =
    { $source_is ->
        [none] Paladin vychází ze stanu. Cíl: { $seat }.
       *[other] Paladin mění cíl. Odchází: { $source }, přichází: { $seat }.
    }
dl-event-traps-drawn =
    { $seat }: líznuté pasti: { $count }.{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-trap-discarded =
    { $seat }: { $trap ->
        [none] past se odkládá tajně.
       *[other] tajně odloženo: { $trap }.
    }
dl-event-space-used = { $seat_is ->
        [you] Využíváš: { $order }, místo { $space }.
       *[other] { $seat } využívá: { $order }, místo { $space }.
    }
dl-event-space-declined = { $seat_is ->
        [you] Nevyužíváš: { $order }, místo { $space }.
       *[other] { $seat } nevyužívá: { $order }, místo { $space }.
    }
dl-event-spied =
    { $seat_is ->
        [you] Prohlížíš si bojovou kartu
       *[other] { $seat } si prohlíží bojovou kartu
    } { $position }{ $spell ->
        [none] {""}
       *[other] : { $spell }
    }.
dl-event-tunnels-dug = { $seat_is ->
        [you] Kopeš { $count ->
            [one] { $count } chodbu
            [few] { $count } chodby
           *[other] { $count } chodeb
        }: { $cells }.
       *[other] { $seat } kope { $count ->
            [one] { $count } chodbu
            [few] { $count } chodby
           *[other] { $count } chodeb
        }: { $cells }.
    }
dl-event-gold-mined = { $seat_is ->
        [you] Tvoji impové těží zlato: { $count } ({ $cells }).
       *[other] { $seat } těží zlato: { $count } ({ $cells }).
    }
dl-event-creature-hired = { $seat_is ->
        [you] Najímáš: { $creature }.
       *[other] { $seat } najímá: { $creature }.
    }
dl-event-creature-eaten = { $seat }: { $creature } jí. Oběť: { $victim }.
dl-event-room-built = { $seat_is ->
        [you] Stavíš: { $room } ({ $cell }).
       *[other] { $seat } staví: { $room } ({ $cell }).
    }
dl-event-room-worked = { $seat }: { $room } pracuje (impové { $imps }, trollové { $trolls }; { $cell }).
dl-event-production-ended = { $seat_is ->
        [you] Končíš výrobu.
       *[other] { $seat } končí výrobu.
    }
dl-event-card-recovered = { $seat_is ->
        [you] Bereš si zpět: { $order }; zablokováno: { $blocked }.
       *[other] { $seat } si bere zpět: { $order }; zablokováno: { $blocked }.
    }
dl-event-event-started = Událost: { $event }{ $special ->
        [none] {""}
       *[other] {" "}({ $special })
    }.
dl-event-creature-paid = { $seat_is ->
        [you] Platíš: { $creature }.
       *[other] { $seat } platí: { $creature }.
    }
dl-event-creature-released = { $seat_is ->
        [you] Propouštíš: { $creature }.
       *[other] { $seat } propouští: { $creature }.
    }
dl-event-taxes-paid = { $seat_is ->
        [you] Platíš daně: { $amount } z { $due }; nevyříditelná pošta: { $letters }.
       *[other] { $seat } platí daně: { $amount } z { $due }; nevyříditelná pošta: { $letters }.
    }
dl-event-creature-lost = { $seat_is ->
        [you] Přicházíš o příšeru: { $creature }.
       *[other] { $seat } přichází o příšeru: { $creature }.
    }
dl-event-strike-settled =
    { $seat }: { $creature } { $unit ->
        [none] stávkuje.
        [food] dostává 1 jídlo.
        [evil] stojí 1 zlo.
        [gold] dostává 1 zlato.
        [trap] dostává past.
       *[monster] dostává příšeru.
    }
dl-event-inspection-paid = { $seat_is ->
        [you] Platíš kontrole: { $amount }; nezaplaceno: { $unpaid }.
       *[other] { $seat } platí kontrole: { $amount }; nezaplaceno: { $unpaid }.
    }
dl-event-neutral-moved = Neutrální kostka stojí na zlu { $evil }.
dl-event-adventurer-came = { $seat_is ->
        [you] Do tvého podzemí míří: { $adventurer }.
       *[other] { $seat } dostává hrdinu: { $adventurer }.
    }
dl-event-adventurer-left = S neutrální kostkou odchází { $adventurer }.
dl-event-round-ended = Období končí.
dl-event-combat-round-started = Začíná { $round }. kolo boje.
dl-event-combat-planned =
    { $seat_is ->
        [you] Tvůj boj je naplánován.
       *[other] { $seat }: boj naplánován.
    }{ $creatures_count ->
        [0] {""}
       *[other] {" "}{ $creatures }.
    }{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-plan-laid = { $seat_is ->
        [you] Bojuješ na { $cell }: { $creatures }; pasti: { $count }, návnada: { $bait }.
       *[other] { $seat } bojuje na { $cell }: { $creatures }; pasti: { $count }, návnada: { $bait }.
    }
dl-event-card-revealed = Bojová karta { $round }: { $spell }, únava { $fatigue }.
dl-event-battle-started = { $seat_is ->
        [you] Začíná tvůj boj na { $cell }.
       *[other] { $seat } bojuje na { $cell }.
    }
dl-event-plan-undone = { $seat }: není s kým bojovat, vše se vrací.
dl-event-trap-sprung =
    { $trap }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; odvráceno: { $prevented }.
dl-event-trap-shown = { $seat_is ->
        [you] Ukazuješ: { $trap }.
       *[other] { $seat } ukazuje: { $trap }.
    }
dl-event-traps-ordered =
    { $seat_is ->
        [you] Řadíš dvě pasti.
       *[other] { $seat } řadí dvě pasti.
    }{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-trap-returned =
    { $seat }: nepoužitá past se vrací{ $trap ->
        [none] {""}
       *[other] : { $trap }
    }.
dl-event-hurt =
    { $adventurer }: { $cause ->
        [trap] past
        [attack] útok
        [fatigue] únava
       *[poison] jed
    } { $amount }, zranění celkem { $damage }.
dl-event-adventurer-fell = { $seat_is ->
        [you] { $adventurer } končí ve tvém vězení.
       *[other] { $adventurer } končí ve vězení: { $seat }.
    }
dl-event-illusion-vanished = { $seat }: iluze mizí.
dl-event-spell-cast = Družina sesílá kouzlo: { $spell }.
dl-event-spell-failed = Kouzlo se nesesílá: { $spell }.
dl-event-creature-withdrawn = { $seat_is ->
        [you] Stahuješ: { $creature }.
       *[other] { $seat } stahuje: { $creature }.
    }
dl-event-creature-banished = Bránou mizí: { $creature }.
dl-event-creature-transformed = Z příšery je ovce: { $creature }.
dl-event-attacked = { $seat_is ->
        [you] Tvoje příšera útočí: { $creature } (možnost { $option }).
       *[other] { $seat } útočí: { $creature } (možnost { $option }).
    }
dl-event-healed = { $adventurer }: vyléčeno { $amount }, zranění celkem { $damage }.
dl-event-tile-conquered =
    { $seat_is ->
        [you] Ztrácíš díl { $cell }
       *[other] { $seat } ztrácí díl { $cell }
    }{ $room ->
        [none] {""}
       *[other] : { $room }
    }.
dl-event-tile-held = { $seat_is ->
        [you] Udržuješ díl { $cell }.
       *[other] { $seat } udržuje díl { $cell }.
    }
dl-event-prisoner-freed = { $seat_is ->
        [you] Propouštíš z vězení: { $adventurer }.
       *[other] { $seat } propouští z vězení: { $adventurer }.
    }
dl-event-combat-ended = Boj v roce { $year } skončil.
dl-event-match-ended = Konec hry.
dl-action-choose-blocked = Zablokovat: { $cards }
dl-action-plan-orders = Příkazy: { $orders }{ $dummy ->
        [none] {""}
       *[other] {" "}(nehrající: { $dummy })
    }
dl-action-use = Využít místo{ $spy ->
        [none] {""}
       *[other] , prohlédnout kartu { $spy }
    }
dl-action-decline = Nevyužít
dl-action-dig = Kopat { $cells }
dl-action-mine = Těžit { $cells }
dl-action-discard-trap = Vrátit: { $trap }
dl-action-hire = Najmout: { $tile }{ $trap ->
        [none] {""}
       *[other] {" "}({ $trap })
    }{ $victim ->
        [none] {""}
       *[other] {" "}({ $victim })
    }
dl-action-build = Postavit: { $room } na { $cell }
dl-action-activate = Pracovat na { $cell }: impové { $imps }, trollové { $trolls }{ $dig_cell ->
        [none] {""}
       *[other] , kopat { $dig_cell }
    }
dl-action-end = Ukončit výrobu
dl-action-recover = Vzít zpět: { $card }
dl-action-pay = Zaplatit: { $creature }{ $trap ->
        [none] {""}
       *[other] {" "}({ $trap })
    }{ $victim ->
        [none] {""}
       *[other] {" "}({ $victim })
    }
dl-action-release = Propustit: { $creature }
dl-action-pay-taxes = Zaplatit daně: { $amount }
dl-action-event-choice = Událost: { $amount ->
        [none] { $trap ->
            [none] { $gold ->
                [none] { $monster ->
                    [none] zlo
                   *[other] { $monster }{ $pay ->
                        [none] {""}
                        [food] , 1 jídlo
                        [evil] , 1 zlo
                        [gold] , 1 zlato
                        [trap] , past
                       *[monster] , příšera
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
dl-action-plan-combat = Boj na { $tile }: { $creatures }; pasti: { $traps }
dl-action-order-traps = Pořadí pastí: { $traps }
dl-action-target = Cíl: { $adventurer }
dl-action-spell-choice = Kouzlo: { $prisoner ->
        [none] { $withdraw ->
            [none] { $monster ->
                [none] { $trap ->
                    [none] –
                   *[other] { $trap }
                }
               *[other] { $monster }{ $pay ->
                    [none] {""}
                    [yes] , zaplatit
                   *[no] , stáhnout
                }{ $trap ->
                    [none] {""}
                   *[other] {" "}({ $trap })
                }{ $victim ->
                    [none] {""}
                   *[other] {" "}({ $victim })
                }
            }
            [yes] stáhnout všechny příšery
           *[no] získat 2 zla
        }
       *[other] { $prisoner }
    }
dl-action-attack = Útok: { $creature }, možnost { $option }{ $targets ->
        [none] {""}
       *[other] {" "}→ { $targets }
    }
dl-action-free-prisoner = Propustit: { $prisoner }
dl-phase-choose_blocked = Blokování příkazů
dl-phase-plan_orders = Plánování
dl-phase-execute = Příkazy
dl-phase-discard_trap = Příkazy
dl-phase-produce = Výroba
dl-phase-recover = Braní karet
dl-phase-payday = Výplatní den
dl-phase-taxes = Daně
dl-phase-special = Zvláštní událost
dl-phase-impatient = Netrpěliví hrdinové
dl-phase-combat_plan = Plány boje
dl-phase-combat_resolve = Boj
dl-phase-free = Boj
dl-phase-game_over = Konec hry
dl-ask-choose_blocked = Které dva příkazy zablokuješ?
dl-ask-plan_orders = Které tři příkazy zahraješ a v jakém pořadí?
dl-ask-execute = Využiješ místo?
dl-ask-discard_trap = Kterou past vrátíš?
dl-ask-produce = Které místnosti budou pracovat?
dl-ask-recover = Který příkaz si vezmeš zpět?
dl-ask-payday = Komu zaplatíš a koho propustíš?
dl-ask-taxes = Kolik zaplatíš na daních?
dl-ask-special = Jak odpovíš na událost?
dl-ask-impatient = Kterou past ztratíš?
dl-ask-combat_plan = Kde a čím budeš bojovat?
dl-ask-combat_resolve = Co bude dál v tvém boji?
dl-ask-free = Koho propustíš?
dl-ask-game_over = Konec hry.
dl-wait-choose_blocked = { $name } vybírá zablokované příkazy.
dl-wait-plan_orders = { $name } plánuje příkazy.
dl-wait-execute = { $name } provádí příkaz.
dl-wait-discard_trap = { $name } vrací past.
dl-wait-produce = { $name } vyrábí.
dl-wait-recover = { $name } si bere příkaz zpět.
dl-wait-payday = { $name } vyplácí příšery.
dl-wait-taxes = { $name } platí daně.
dl-wait-special = { $name } odpovídá na událost.
dl-wait-impatient = { $name } se vzdává pasti.
dl-wait-combat_plan = { $name } plánuje boj.
dl-wait-combat_resolve = { $name } bojuje.
dl-wait-free = { $name } propouští vězně.
dl-wait-game_over = Konec hry ({ $name }).
dl-option-full_rules = Plná pravidla
dl-option-full_rules-help = Vypnuto je první hra: náhodně zablokované příkazy, žádné zvláštní události, najímání z první pozice zdarma.
dl-option-full_rules-true = zapnuto
dl-option-full_rules-false = vypnuto
dl-option-special_events = Zvláštní události
dl-option-special_events-help = Karty pro dílek Zvláštní událost; jen s plnými pravidly.
dl-option-special_events-true = zapnuto
dl-option-special_events-false = vypnuto
dl-option-combat_planning = Plánování boje
dl-option-combat_planning-help = Zda všichni plánují najednou a tajně, nebo postupně a otevřeně.
dl-option-combat_planning-together = všichni najednou
dl-option-combat_planning-in_turn = postupně
dl-refusal-malformed = To není akce této hry.
dl-refusal-not_asked = Teď nejsi na řadě.
dl-refusal-not_now = To teď není možné.
dl-refusal-absolute_evil = Platba by překročila hranici absolutního zla.
dl-refusal-amount = Zaplatit lze od 0 do menšího z čísel dlužno ({ $due }) a tvé zlato ({ $gold }).
dl-refusal-cannot_pay = Na to nemáš.
dl-refusal-cell_taken = Na { $x }/{ $y } už díl je.
dl-refusal-square = { $x }/{ $y } by uzavřelo čtverec 2 × 2.
dl-refusal-not_adjacent = { $x }/{ $y } nesousedí s tvým dungeonem.
dl-refusal-deck_empty = Není už co líznout.
dl-refusal-dig_cell = Sklad nářadí potřebuje políčko, které lze vykopat.
dl-refusal-face_down = Tato příšera leží lícem dolů.
dl-refusal-no_attack = Tento útok není možný.
dl-refusal-no_cells = Vyber aspoň jedno políčko, nebo místo nevyužij.
dl-refusal-no_choice = Tato volba není v nabídce.
dl-refusal-no_dummy_card = Karta nehrající barvy se vybírá jen ve dvou hráčích.
dl-refusal-no_imps = Nemáš dost nepoužitých impů.
dl-refusal-no_room = Tam nemáš výrobní místnost.
dl-refusal-no_spy = Toto místo nedovoluje špionáž.
dl-refusal-no_target = Takový hrdina v řadě není.
dl-refusal-no_tunnel = Hodí se jen tvé nedobyté chodby.
dl-refusal-no_workers = Nemáš dost volných pracovníků.
dl-refusal-not_drawn = Vyber dva ze tří líznutých příkazů.
dl-refusal-not_freeable = Tohoto vězně teď propustit nelze.
dl-refusal-not_held_by_dummy = Vyber jednu ze tří karet nehrající barvy, které držíš.
dl-refusal-not_nearest = Bojuje se na nedobytém dílu nejblíž vchodu.
dl-refusal-not_on_offer = To není v nabídce.
dl-refusal-not_own_creature = Tuto příšeru nemáš.
dl-refusal-not_own_trap = Tuto past nemáš.
dl-refusal-not_planned = Seřaď dvě naplánované pasti.
dl-refusal-not_recoverable = Vrací se jen první příkaz, nebo takový, na kterém stojí služebník.
dl-refusal-option_value = { $option }: hodnotu { $value } zde nelze použít.
dl-refusal-order_blocked = Některý z příkazů je zablokovaný.
dl-refusal-order_twice = Tři příkazy se musí lišit.
dl-refusal-room_beside = Místnosti spolu nesmějí sousedit.
dl-refusal-room_worked = Tato místnost už v tomto kole pracovala dost.
dl-refusal-settled = S touto příšerou je už vyřízeno.
dl-refusal-too_many_cells = To je víc, než dovoluje místo a tvoji impové.
dl-refusal-too_many_monsters = Na tento díl je to moc příšer.
dl-refusal-too_many_traps = Na tento díl je to moc pastí.
dl-refusal-workers = Počet pracovníků této místnosti: { $workers }.
dl-refusal-zone = Tuto místnost tam stavět nelze.
dl-won-by-points = { $seat_is ->
    [you] Máš nejvíce bodů a vítězíš.
   *[other] { $seat } má nejvíce bodů a vítězí.
}
dl-won-by-shared = Nejvíce bodů má několik pánů podzemí, o vítězství se dělí.
