### Dungeon Lords: jména, pravidla, co se děje a co lze dělat.

dl-title = Vládci podzemí
dl-tagline = Vybudujte podzemí, zaplaťte impům a přežijte hrdiny.

dl-order-get_food = Získání jídla
    .gen = Získání jídla
    .dat = Získání jídla
    .acc = Získání jídla
    .loc = Získání jídla
    .ins = Získáním jídla
dl-order-improve_reputation = Zlepšení reputace
    .gen = Zlepšení reputace
    .dat = Zlepšení reputace
    .acc = Zlepšení reputace
    .loc = Zlepšení reputace
    .ins = Zlepšením reputace
dl-order-dig_tunnels = Kopání chodeb
    .gen = Kopání chodeb
    .dat = Kopání chodeb
    .acc = Kopání chodeb
    .loc = Kopání chodeb
    .ins = Kopáním chodeb
dl-order-mine_gold = Těžba zlata
    .gen = Těžby zlata
    .dat = Těžbě zlata
    .acc = Těžbu zlata
    .loc = Těžbě zlata
    .ins = Těžbou zlata
dl-order-recruit_imps = Najímání impů
    .gen = Najímání impů
    .dat = Najímání impů
    .acc = Najímání impů
    .loc = Najímání impů
    .ins = Najímáním impů
dl-order-buy_traps = Nákup pastí
    .gen = Nákupu pastí
    .dat = Nákupu pastí
    .acc = Nákup pastí
    .loc = Nákupu pastí
    .ins = Nákupem pastí
dl-order-hire_monster = Najímání příšer
    .gen = Najímání příšer
    .dat = Najímání příšer
    .acc = Najímání příšer
    .loc = Najímání příšer
    .ins = Najímáním příšer
dl-order-build_room = Stavba místností
    .gen = Stavby místností
    .dat = Stavbě místností
    .acc = Stavbu místností
    .loc = Stavbě místností
    .ins = Stavbou místností
dl-room-hatchery = Drůbežárna
    .gen = Drůbežárny
    .dat = Drůbežárně
    .acc = Drůbežárnu
    .loc = Drůbežárně
    .ins = Drůbežárnou
dl-room-mushroom_bed = Houbová plantáž
    .gen = Houbové plantáže
    .dat = Houbové plantáži
    .acc = Houbovou plantáž
    .loc = Houbové plantáži
    .ins = Houbovou plantáží
dl-room-souvenir_shop = Výrobna suvenýrů
    .gen = Výrobny suvenýrů
    .dat = Výrobně suvenýrů
    .acc = Výrobnu suvenýrů
    .loc = Výrobně suvenýrů
    .ins = Výrobnou suvenýrů
dl-room-counterfeiter = Penězokazecká dílna
    .gen = Penězokazecké dílny
    .dat = Penězokazecké dílně
    .acc = Penězokazeckou dílnu
    .loc = Penězokazecké dílně
    .ins = Penězokazeckou dílnou
dl-room-workshop = Dílna
    .gen = Dílny
    .dat = Dílně
    .acc = Dílnu
    .loc = Dílně
    .ins = Dílnou
dl-room-tool_shed = Sklad nářadí
    .gen = Skladu nářadí
    .dat = Skladu nářadí
    .acc = Sklad nářadí
    .loc = Skladu nářadí
    .ins = Skladem nářadí
dl-room-printing_press = Tiskařský lis
    .gen = Tiskařského lisu
    .dat = Tiskařskému lisu
    .acc = Tiskařský lis
    .loc = Tiskařském lisu
    .ins = Tiskařským lisem
dl-room-magic_room = Magická místnost
    .gen = Magické místnosti
    .dat = Magické místnosti
    .acc = Magickou místnost
    .loc = Magické místnosti
    .ins = Magickou místností
dl-room-training_room = Cvičiště
    .gen = Cvičiště
    .dat = Cvičišti
    .acc = Cvičiště
    .loc = Cvičišti
    .ins = Cvičištěm
dl-room-dark_room = Temná místnost
    .gen = Temné místnosti
    .dat = Temné místnosti
    .acc = Temnou místnost
    .loc = Temné místnosti
    .ins = Temnou místností
dl-room-labyrinth = Labyrint
    .gen = Labyrintu
    .dat = Labyrintu
    .acc = Labyrint
    .loc = Labyrintu
    .ins = Labyrintem
dl-room-antimagic_room = Antimagická místnost
    .gen = Antimagické místnosti
    .dat = Antimagické místnosti
    .acc = Antimagickou místnost
    .loc = Antimagické místnosti
    .ins = Antimagickou místností
dl-room-cafeteria = Jídelna
    .gen = Jídelny
    .dat = Jídelně
    .acc = Jídelnu
    .loc = Jídelně
    .ins = Jídelnou
dl-room-chapel = Kaple
    .gen = Kaple
    .dat = Kapli
    .acc = Kapli
    .loc = Kapli
    .ins = Kaplí
dl-room-pandemonium = Pandemonium
    .gen = Pandemonia
    .dat = Pandemoniu
    .acc = Pandemonium
    .loc = Pandemoniu
    .ins = Pandemoniem
dl-room-hall_of_fame = Síň slávy
    .gen = Síně slávy
    .dat = Síni slávy
    .acc = Síň slávy
    .loc = Síni slávy
    .ins = Síní slávy
dl-trap-rolling_stone = Valící se balvan
    .gen = Valícího se balvanu
    .dat = Valícímu se balvanu
    .acc = Valící se balvan
    .loc = Valícím se balvanu
    .ins = Valícím se balvanem
dl-trap-pendulum = Kyvadlo
    .gen = Kyvadla
    .dat = Kyvadlu
    .acc = Kyvadlo
    .loc = Kyvadle
    .ins = Kyvadlem
dl-trap-trapdoor = Propadlo
    .gen = Propadla
    .dat = Propadlu
    .acc = Propadlo
    .loc = Propadle
    .ins = Propadlem
dl-trap-wall_of_fire = Ohnivá stěna
    .gen = Ohnivé stěny
    .dat = Ohnivé stěně
    .acc = Ohnivou stěnu
    .loc = Ohnivé stěně
    .ins = Ohnivou stěnou
dl-trap-cursed_ring = Prokletý prsten
    .gen = Prokletého prstenu
    .dat = Prokletému prstenu
    .acc = Prokletý prsten
    .loc = Prokletém prstenu
    .ins = Prokletým prstenem
dl-trap-poisoned_meal = Otrávená hostina
    .gen = Otrávené hostiny
    .dat = Otrávené hostině
    .acc = Otrávenou hostinu
    .loc = Otrávené hostině
    .ins = Otrávenou hostinou
dl-trap-kamikaze_imp = Imp kamikadze
    .gen = Impa kamikadze
    .dat = Impovi kamikadze
    .acc = Impa kamikadze
    .loc = Impovi kamikadze
    .ins = Impem kamikadze
dl-trap-poisoned_dart = Otrávená šipka
    .gen = Otrávené šipky
    .dat = Otrávené šipce
    .acc = Otrávenou šipku
    .loc = Otrávené šipce
    .ins = Otrávenou šipkou
dl-trap-antimagic_dart = Antimagická šipka
    .gen = Antimagické šipky
    .dat = Antimagické šipce
    .acc = Antimagickou šipku
    .loc = Antimagické šipce
    .ins = Antimagickou šipkou
dl-spell-invisibility = Neviditelnost
    .gen = Neviditelnosti
    .dat = Neviditelnosti
    .acc = Neviditelnost
    .loc = Neviditelnosti
    .ins = Neviditelností
dl-spell-magic_shield = Magický štít
    .gen = Magického štítu
    .dat = Magickému štítu
    .acc = Magický štít
    .loc = Magickém štítu
    .ins = Magickým štítem
dl-spell-detect_treasure = Odhalení pokladu
    .gen = Odhalení pokladu
    .dat = Odhalení pokladu
    .acc = Odhalení pokladu
    .loc = Odhalení pokladu
    .ins = Odhalením pokladu
dl-spell-fireball = Ohnivá koule
    .gen = Ohnivé koule
    .dat = Ohnivé kouli
    .acc = Ohnivou kouli
    .loc = Ohnivé kouli
    .ins = Ohnivou koulí
dl-spell-fist_of_justice = Pěst spravedlnosti
    .gen = Pěsti spravedlnosti
    .dat = Pěsti spravedlnosti
    .acc = Pěst spravedlnosti
    .loc = Pěsti spravedlnosti
    .ins = Pěstí spravedlnosti
dl-spell-detect_evil = Odhalení zla
    .gen = Odhalení zla
    .dat = Odhalení zla
    .acc = Odhalení zla
    .loc = Odhalení zla
    .ins = Odhalením zla
dl-spell-suggestion = Sugesce
    .gen = Sugesce
    .dat = Sugesci
    .acc = Sugesci
    .loc = Sugesci
    .ins = Sugescí
dl-spell-word_of_peace = Slovo míru
    .gen = Slova míru
    .dat = Slovu míru
    .acc = Slovo míru
    .loc = Slově míru
    .ins = Slovem míru
dl-spell-aura_of_fear = Aura strachu
    .gen = Aury strachu
    .dat = Auře strachu
    .acc = Auru strachu
    .loc = Auře strachu
    .ins = Aurou strachu
dl-spell-illusion = Iluze
    .gen = Iluze
    .dat = Iluzi
    .acc = Iluzi
    .loc = Iluzi
    .ins = Iluzí
dl-spell-create_food = Stvoření jídla
    .gen = Stvoření jídla
    .dat = Stvoření jídla
    .acc = Stvoření jídla
    .loc = Stvoření jídla
    .ins = Stvořením jídla
dl-spell-regeneration = Regenerace
    .gen = Regenerace
    .dat = Regeneraci
    .acc = Regeneraci
    .loc = Regeneraci
    .ins = Regenerací
dl-spell-dimensional_gate = Dimenzionální brána
    .gen = Dimenzionální brány
    .dat = Dimenzionální bráně
    .acc = Dimenzionální bránu
    .loc = Dimenzionální bráně
    .ins = Dimenzionální bránou
dl-spell-metamorphosis = Metamorfóza
    .gen = Metamorfózy
    .dat = Metamorfóze
    .acc = Metamorfózu
    .loc = Metamorfóze
    .ins = Metamorfózou
dl-spell-blind_rage = Slepý vztek
    .gen = Slepého vzteku
    .dat = Slepému vzteku
    .acc = Slepý vztek
    .loc = Slepém vzteku
    .ins = Slepým vztekem
dl-spell-jailbreak = Útěk z vězení
    .gen = Útěku z vězení
    .dat = Útěku z vězení
    .acc = Útěk z vězení
    .loc = Útěku z vězení
    .ins = Útěkem z vězení
dl-spell-plunder = Plenění
    .gen = Plenění
    .dat = Plenění
    .acc = Plenění
    .loc = Plenění
    .ins = Pleněním
dl-spell-levitation = Levitace
    .gen = Levitace
    .dat = Levitaci
    .acc = Levitaci
    .loc = Levitaci
    .ins = Levitací
dl-special-witch_hunt = Hon na čarodějnice
    .gen = Honu na čarodějnice
    .dat = Honu na čarodějnice
    .acc = Hon na čarodějnice
    .loc = Honu na čarodějnice
    .ins = Honem na čarodějnice
dl-special-monster_strike = Stávka příšer
    .gen = Stávky příšer
    .dat = Stávce příšer
    .acc = Stávku příšer
    .loc = Stávce příšer
    .ins = Stávkou příšer
dl-special-robbery = Loupež
    .gen = Loupeže
    .dat = Loupeži
    .acc = Loupež
    .loc = Loupeži
    .ins = Loupeží
dl-special-rats = Krysy
    .gen = Krys
    .dat = Krysám
    .acc = Krysy
    .loc = Krysách
    .ins = Krysami
dl-special-imp_plague = Impí mor
    .gen = Impího moru
    .dat = Impímu moru
    .acc = Impí mor
    .loc = Impím moru
    .ins = Impím morem
dl-special-impatient_heroes = Netrpěliví hrdinové
    .gen = Netrpělivých hrdinů
    .dat = Netrpělivým hrdinům
    .acc = Netrpělivé hrdiny
    .loc = Netrpělivých hrdinech
    .ins = Netrpělivými hrdiny
dl-special-safety_inspection = Bezpečnostní kontrola
    .gen = Bezpečnostní kontroly
    .dat = Bezpečnostní kontrole
    .acc = Bezpečnostní kontrolu
    .loc = Bezpečnostní kontrole
    .ins = Bezpečnostní kontrolou
dl-special-bad_press = Špatná pověst
    .gen = Špatné pověsti
    .dat = Špatné pověsti
    .acc = Špatnou pověst
    .loc = Špatné pověsti
    .ins = Špatnou pověstí
dl-special-trap_recall = Stažení pastí
    .gen = Stažení pastí
    .dat = Stažení pastí
    .acc = Stažení pastí
    .loc = Stažení pastí
    .ins = Stažením pastí
dl-event_tile-payday = Výplatní den
    .gen = Výplatního dne
    .dat = Výplatnímu dni
    .acc = Výplatní den
    .loc = Výplatním dni
    .ins = Výplatním dnem
dl-event_tile-taxes = Daně
    .gen = Daní
    .dat = Daním
    .acc = Daně
    .loc = Daních
    .ins = Daněmi
dl-event_tile-special = Zvláštní událost
    .gen = Zvláštní události
    .dat = Zvláštní události
    .acc = Zvláštní událost
    .loc = Zvláštní události
    .ins = Zvláštní událostí

dl-creature-goblin_1 = Goblin
    .gen = Goblina
    .dat = Goblinovi
    .acc = Goblina
    .loc = Goblinovi
    .ins = Goblinem
dl-creature-goblin_2 = Goblin
    .gen = Goblina
    .dat = Goblinovi
    .acc = Goblina
    .loc = Goblinovi
    .ins = Goblinem
dl-creature-goblin_3 = Goblin
    .gen = Goblina
    .dat = Goblinovi
    .acc = Goblina
    .loc = Goblinovi
    .ins = Goblinem
dl-creature-slime_1 = Sliz
    .gen = Sliza
    .dat = Slizovi
    .acc = Sliza
    .loc = Slizovi
    .ins = Slizem
dl-creature-slime_2 = Sliz
    .gen = Sliza
    .dat = Slizovi
    .acc = Sliza
    .loc = Slizovi
    .ins = Slizem
dl-creature-slime_3 = Sliz
    .gen = Sliza
    .dat = Slizovi
    .acc = Sliza
    .loc = Slizovi
    .ins = Slizem
dl-creature-ghost_1 = Duch
    .gen = Ducha
    .dat = Duchovi
    .acc = Ducha
    .loc = Duchovi
    .ins = Duchem
dl-creature-ghost_2 = Duch
    .gen = Ducha
    .dat = Duchovi
    .acc = Ducha
    .loc = Duchovi
    .ins = Duchem
dl-creature-ghost_3 = Duch
    .gen = Ducha
    .dat = Duchovi
    .acc = Ducha
    .loc = Duchovi
    .ins = Duchem
dl-creature-troll_1 = Troll
    .gen = Trolla
    .dat = Trollovi
    .acc = Trolla
    .loc = Trollovi
    .ins = Trollem
dl-creature-troll_2 = Troll
    .gen = Trolla
    .dat = Trollovi
    .acc = Trolla
    .loc = Trollovi
    .ins = Trollem
dl-creature-troll_3 = Troll
    .gen = Trolla
    .dat = Trollovi
    .acc = Trolla
    .loc = Trollovi
    .ins = Trollem
dl-creature-witch_1 = Čarodějnice
    .gen = Čarodějnice
    .dat = Čarodějnici
    .acc = Čarodějnici
    .loc = Čarodějnici
    .ins = Čarodějnicí
dl-creature-witch_2 = Čarodějnice
    .gen = Čarodějnice
    .dat = Čarodějnici
    .acc = Čarodějnici
    .loc = Čarodějnici
    .ins = Čarodějnicí
dl-creature-witch_3 = Čarodějnice
    .gen = Čarodějnice
    .dat = Čarodějnici
    .acc = Čarodějnici
    .loc = Čarodějnici
    .ins = Čarodějnicí
dl-creature-vampire_1 = Upír
    .gen = Upíra
    .dat = Upírovi
    .acc = Upíra
    .loc = Upírovi
    .ins = Upírem
dl-creature-vampire_2 = Upír
    .gen = Upíra
    .dat = Upírovi
    .acc = Upíra
    .loc = Upírovi
    .ins = Upírem
dl-creature-vampire_3 = Upír
    .gen = Upíra
    .dat = Upírovi
    .acc = Upíra
    .loc = Upírovi
    .ins = Upírem
dl-creature-golem_1 = Golem
    .gen = Golema
    .dat = Golemovi
    .acc = Golema
    .loc = Golemovi
    .ins = Golemem
dl-creature-golem_2 = Golem
    .gen = Golema
    .dat = Golemovi
    .acc = Golema
    .loc = Golemovi
    .ins = Golemem
dl-creature-dragon_1 = Drak
    .gen = Draka
    .dat = Drakovi
    .acc = Draka
    .loc = Drakovi
    .ins = Drakem
dl-creature-dragon_2 = Drak
    .gen = Draka
    .dat = Drakovi
    .acc = Draka
    .loc = Drakovi
    .ins = Drakem
dl-creature-demon_1 = Démon
    .gen = Démona
    .dat = Démonovi
    .acc = Démona
    .loc = Démonovi
    .ins = Démonem
dl-creature-demon_2 = Démon
    .gen = Démona
    .dat = Démonovi
    .acc = Démona
    .loc = Démonovi
    .ins = Démonem
dl-adventurer-y1_warrior_1 = Bojovník (3 ♥)
    .gen = Bojovníka (3 ♥)
    .dat = Bojovníkovi (3 ♥)
    .acc = Bojovníka (3 ♥)
    .loc = Bojovníkovi (3 ♥)
    .ins = Bojovníkem (3 ♥)
dl-adventurer-y1_warrior_2 = Bojovník (4 ♥)
    .gen = Bojovníka (4 ♥)
    .dat = Bojovníkovi (4 ♥)
    .acc = Bojovníka (4 ♥)
    .loc = Bojovníkovi (4 ♥)
    .ins = Bojovníkem (4 ♥)
dl-adventurer-y1_warrior_3 = Bojovník (4 ♥)
    .gen = Bojovníka (4 ♥)
    .dat = Bojovníkovi (4 ♥)
    .acc = Bojovníka (4 ♥)
    .loc = Bojovníkovi (4 ♥)
    .ins = Bojovníkem (4 ♥)
dl-adventurer-y1_warrior_4 = Bojovník (5 ♥)
    .gen = Bojovníka (5 ♥)
    .dat = Bojovníkovi (5 ♥)
    .acc = Bojovníka (5 ♥)
    .loc = Bojovníkovi (5 ♥)
    .ins = Bojovníkem (5 ♥)
dl-adventurer-y1_thief_1 = Zloděj (3 ♥, pasti −1)
    .gen = Zloděje (3 ♥, pasti −1)
    .dat = Zloději (3 ♥, pasti −1)
    .acc = Zloděje (3 ♥, pasti −1)
    .loc = Zloději (3 ♥, pasti −1)
    .ins = Zlodějem (3 ♥, pasti −1)
dl-adventurer-y1_thief_2 = Zloděj (3 ♥, pasti −2)
    .gen = Zloděje (3 ♥, pasti −2)
    .dat = Zloději (3 ♥, pasti −2)
    .acc = Zloděje (3 ♥, pasti −2)
    .loc = Zloději (3 ♥, pasti −2)
    .ins = Zlodějem (3 ♥, pasti −2)
dl-adventurer-y1_thief_3 = Zloděj (4 ♥, pasti −1)
    .gen = Zloděje (4 ♥, pasti −1)
    .dat = Zloději (4 ♥, pasti −1)
    .acc = Zloděje (4 ♥, pasti −1)
    .loc = Zloději (4 ♥, pasti −1)
    .ins = Zlodějem (4 ♥, pasti −1)
dl-adventurer-y1_thief_4 = Zloděj (4 ♥, pasti −2)
    .gen = Zloděje (4 ♥, pasti −2)
    .dat = Zloději (4 ♥, pasti −2)
    .acc = Zloděje (4 ♥, pasti −2)
    .loc = Zloději (4 ♥, pasti −2)
    .ins = Zlodějem (4 ♥, pasti −2)
dl-adventurer-y1_priest_1 = Kněz (3 ♥, léčí 1)
    .gen = Kněze (3 ♥, léčí 1)
    .dat = Knězi (3 ♥, léčí 1)
    .acc = Kněze (3 ♥, léčí 1)
    .loc = Knězi (3 ♥, léčí 1)
    .ins = Knězem (3 ♥, léčí 1)
dl-adventurer-y1_priest_2 = Kněz (3 ♥, léčí 2)
    .gen = Kněze (3 ♥, léčí 2)
    .dat = Knězi (3 ♥, léčí 2)
    .acc = Kněze (3 ♥, léčí 2)
    .loc = Knězi (3 ♥, léčí 2)
    .ins = Knězem (3 ♥, léčí 2)
dl-adventurer-y1_priest_3 = Kněz (4 ♥, léčí 1)
    .gen = Kněze (4 ♥, léčí 1)
    .dat = Knězi (4 ♥, léčí 1)
    .acc = Kněze (4 ♥, léčí 1)
    .loc = Knězi (4 ♥, léčí 1)
    .ins = Knězem (4 ♥, léčí 1)
dl-adventurer-y1_priest_4 = Kněz (4 ♥, léčí 2)
    .gen = Kněze (4 ♥, léčí 2)
    .dat = Knězi (4 ♥, léčí 2)
    .acc = Kněze (4 ♥, léčí 2)
    .loc = Knězi (4 ♥, léčí 2)
    .ins = Knězem (4 ♥, léčí 2)
dl-adventurer-y1_wizard_1 = Čaroděj (3 ♥, magie 1)
    .gen = Čaroděje (3 ♥, magie 1)
    .dat = Čaroději (3 ♥, magie 1)
    .acc = Čaroděje (3 ♥, magie 1)
    .loc = Čaroději (3 ♥, magie 1)
    .ins = Čarodějem (3 ♥, magie 1)
dl-adventurer-y1_wizard_2 = Čaroděj (3 ♥, magie 2)
    .gen = Čaroděje (3 ♥, magie 2)
    .dat = Čaroději (3 ♥, magie 2)
    .acc = Čaroděje (3 ♥, magie 2)
    .loc = Čaroději (3 ♥, magie 2)
    .ins = Čarodějem (3 ♥, magie 2)
dl-adventurer-y1_wizard_3 = Čaroděj (4 ♥, magie 1)
    .gen = Čaroděje (4 ♥, magie 1)
    .dat = Čaroději (4 ♥, magie 1)
    .acc = Čaroděje (4 ♥, magie 1)
    .loc = Čaroději (4 ♥, magie 1)
    .ins = Čarodějem (4 ♥, magie 1)
dl-adventurer-y1_wizard_4 = Čaroděj (4 ♥, magie 2)
    .gen = Čaroděje (4 ♥, magie 2)
    .dat = Čaroději (4 ♥, magie 2)
    .acc = Čaroděje (4 ♥, magie 2)
    .loc = Čaroději (4 ♥, magie 2)
    .ins = Čarodějem (4 ♥, magie 2)
dl-adventurer-y2_warrior_1 = Bojovník (5 ♥)
    .gen = Bojovníka (5 ♥)
    .dat = Bojovníkovi (5 ♥)
    .acc = Bojovníka (5 ♥)
    .loc = Bojovníkovi (5 ♥)
    .ins = Bojovníkem (5 ♥)
dl-adventurer-y2_warrior_2 = Bojovník (6 ♥)
    .gen = Bojovníka (6 ♥)
    .dat = Bojovníkovi (6 ♥)
    .acc = Bojovníka (6 ♥)
    .loc = Bojovníkovi (6 ♥)
    .ins = Bojovníkem (6 ♥)
dl-adventurer-y2_warrior_3 = Bojovník (7 ♥)
    .gen = Bojovníka (7 ♥)
    .dat = Bojovníkovi (7 ♥)
    .acc = Bojovníka (7 ♥)
    .loc = Bojovníkovi (7 ♥)
    .ins = Bojovníkem (7 ♥)
dl-adventurer-y2_warrior_4 = Bojovník (8 ♥)
    .gen = Bojovníka (8 ♥)
    .dat = Bojovníkovi (8 ♥)
    .acc = Bojovníka (8 ♥)
    .loc = Bojovníkovi (8 ♥)
    .ins = Bojovníkem (8 ♥)
dl-adventurer-y2_thief_1 = Zloděj (4 ♥, pasti −2)
    .gen = Zloděje (4 ♥, pasti −2)
    .dat = Zloději (4 ♥, pasti −2)
    .acc = Zloděje (4 ♥, pasti −2)
    .loc = Zloději (4 ♥, pasti −2)
    .ins = Zlodějem (4 ♥, pasti −2)
dl-adventurer-y2_thief_2 = Zloděj (5 ♥, pasti −2)
    .gen = Zloděje (5 ♥, pasti −2)
    .dat = Zloději (5 ♥, pasti −2)
    .acc = Zloděje (5 ♥, pasti −2)
    .loc = Zloději (5 ♥, pasti −2)
    .ins = Zlodějem (5 ♥, pasti −2)
dl-adventurer-y2_thief_3 = Zloděj (5 ♥, pasti −3)
    .gen = Zloděje (5 ♥, pasti −3)
    .dat = Zloději (5 ♥, pasti −3)
    .acc = Zloděje (5 ♥, pasti −3)
    .loc = Zloději (5 ♥, pasti −3)
    .ins = Zlodějem (5 ♥, pasti −3)
dl-adventurer-y2_thief_4 = Zloděj (6 ♥, pasti −3)
    .gen = Zloděje (6 ♥, pasti −3)
    .dat = Zloději (6 ♥, pasti −3)
    .acc = Zloděje (6 ♥, pasti −3)
    .loc = Zloději (6 ♥, pasti −3)
    .ins = Zlodějem (6 ♥, pasti −3)
dl-adventurer-y2_priest_1 = Kněz (4 ♥, léčí 2)
    .gen = Kněze (4 ♥, léčí 2)
    .dat = Knězi (4 ♥, léčí 2)
    .acc = Kněze (4 ♥, léčí 2)
    .loc = Knězi (4 ♥, léčí 2)
    .ins = Knězem (4 ♥, léčí 2)
dl-adventurer-y2_priest_2 = Kněz (5 ♥, léčí 2)
    .gen = Kněze (5 ♥, léčí 2)
    .dat = Knězi (5 ♥, léčí 2)
    .acc = Kněze (5 ♥, léčí 2)
    .loc = Knězi (5 ♥, léčí 2)
    .ins = Knězem (5 ♥, léčí 2)
dl-adventurer-y2_priest_3 = Kněz (5 ♥, léčí 3)
    .gen = Kněze (5 ♥, léčí 3)
    .dat = Knězi (5 ♥, léčí 3)
    .acc = Kněze (5 ♥, léčí 3)
    .loc = Knězi (5 ♥, léčí 3)
    .ins = Knězem (5 ♥, léčí 3)
dl-adventurer-y2_priest_4 = Kněz (6 ♥, léčí 3)
    .gen = Kněze (6 ♥, léčí 3)
    .dat = Knězi (6 ♥, léčí 3)
    .acc = Kněze (6 ♥, léčí 3)
    .loc = Knězi (6 ♥, léčí 3)
    .ins = Knězem (6 ♥, léčí 3)
dl-adventurer-y2_wizard_1 = Čaroděj (4 ♥, magie 2)
    .gen = Čaroděje (4 ♥, magie 2)
    .dat = Čaroději (4 ♥, magie 2)
    .acc = Čaroděje (4 ♥, magie 2)
    .loc = Čaroději (4 ♥, magie 2)
    .ins = Čarodějem (4 ♥, magie 2)
dl-adventurer-y2_wizard_2 = Čaroděj (5 ♥, magie 2)
    .gen = Čaroděje (5 ♥, magie 2)
    .dat = Čaroději (5 ♥, magie 2)
    .acc = Čaroděje (5 ♥, magie 2)
    .loc = Čaroději (5 ♥, magie 2)
    .ins = Čarodějem (5 ♥, magie 2)
dl-adventurer-y2_wizard_3 = Čaroděj (5 ♥, magie 3)
    .gen = Čaroděje (5 ♥, magie 3)
    .dat = Čaroději (5 ♥, magie 3)
    .acc = Čaroděje (5 ♥, magie 3)
    .loc = Čaroději (5 ♥, magie 3)
    .ins = Čarodějem (5 ♥, magie 3)
dl-adventurer-y2_wizard_4 = Čaroděj (6 ♥, magie 3)
    .gen = Čaroděje (6 ♥, magie 3)
    .dat = Čaroději (6 ♥, magie 3)
    .acc = Čaroděje (6 ♥, magie 3)
    .loc = Čaroději (6 ♥, magie 3)
    .ins = Čarodějem (6 ♥, magie 3)
dl-adventurer-paladin_1 = Paladin
    .gen = Paladina
    .dat = Paladinovi
    .acc = Paladina
    .loc = Paladinovi
    .ins = Paladinem
dl-adventurer-paladin_2 = Paladin
    .gen = Paladina
    .dat = Paladinovi
    .acc = Paladina
    .loc = Paladinovi
    .ins = Paladinem
dl-adventurer-illusion = Iluze
    .gen = Iluze
    .dat = Iluzi
    .acc = Iluzi
    .loc = Iluzi
    .ins = Iluzí
dl-place = { $x_nth ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
}{ $y_nth }

dl-rule-creature-goblin_1 = Zasáhne prvního hrdinu za 2; když padne, zasáhne za 1 i dalšího v řadě. Stojí 1 jídlo. (DL-1.10)
dl-rule-creature-goblin_2 = { dl-rule-creature-goblin_1 }
dl-rule-creature-goblin_3 = { dl-rule-creature-goblin_1 }
dl-rule-creature-slime_1 = Zasáhne každého za 1, nebo místo útoku družinu zdrží: v tomto kole nedobývá. Stojí 1 jídlo. (DL-1.10)
dl-rule-creature-slime_2 = { dl-rule-creature-slime_1 }
dl-rule-creature-slime_3 = { dl-rule-creature-slime_1 }
dl-rule-creature-ghost_1 = Zasáhne za 2 kohokoli kromě prvního. Nepočítá se jako příšera. Stojí 1 zlo. (DL-1.10)
dl-rule-creature-ghost_2 = { dl-rule-creature-ghost_1 }
dl-rule-creature-ghost_3 = { dl-rule-creature-ghost_1 }
dl-rule-creature-troll_1 = Zasáhne prvního za 3, za 1 jídlo navíc za 4. V místnostech pracuje jako imp. Stojí 2 jídla. (DL-1.10)
dl-rule-creature-troll_2 = { dl-rule-creature-troll_1 }
dl-rule-creature-troll_3 = { dl-rule-creature-troll_1 }
dl-rule-creature-witch_1 = Zasáhne prvního za 4, nebo dvakrát kohokoli za 1. Stojí 1 jídlo a 1 zlo. (DL-1.10)
dl-rule-creature-witch_2 = { dl-rule-creature-witch_1 }
dl-rule-creature-witch_3 = { dl-rule-creature-witch_1 }
dl-rule-creature-vampire_1 = Zasáhne kohokoli kromě kněze za 3, nebo za 2 a pak se vrátí lícem nahoru a může bojovat znovu. Zbývají-li jen kněží, neútočí a zůstává lícem nahoru. Stojí 2 zla. (DL-1.10, DL-15.15)
dl-rule-creature-vampire_2 = { dl-rule-creature-vampire_1 }
dl-rule-creature-vampire_3 = { dl-rule-creature-vampire_1 }
dl-rule-creature-golem_1 = Zasáhne prvního za 4 a vrátí se lícem nahoru, může bojovat znovu. Stojí 1 zlato a past. (DL-1.10)
dl-rule-creature-golem_2 = { dl-rule-creature-golem_1 }
dl-rule-creature-dragon_1 = Zasáhne každého za 2; v tomto kole se nikdo neléčí. Stojí 2 jídla a 2 zla. (DL-1.10)
dl-rule-creature-dragon_2 = { dl-rule-creature-dragon_1 }
dl-rule-creature-demon_1 = Zasáhne kohokoli za 7; družina v tomto kole nedobývá. Stojí 1 zlo a jednu tvou příšeru, kterou sežere. (DL-1.10)
dl-rule-creature-demon_2 = { dl-rule-creature-demon_1 }
dl-rule-adventurer-y1_warrior_1 = 3 životy. (DL-1.12)
dl-rule-adventurer-y1_warrior_2 = 4 životy. (DL-1.12)
dl-rule-adventurer-y1_warrior_3 = 4 životy. (DL-1.12)
dl-rule-adventurer-y1_warrior_4 = 5 životů. (DL-1.12)
dl-rule-adventurer-y1_thief_1 = 3 životy. Ubere pastem 1. (DL-1.12)
dl-rule-adventurer-y1_thief_2 = 3 životy. Ubere pastem 2. (DL-1.12)
dl-rule-adventurer-y1_thief_3 = 4 životy. Ubere pastem 1. (DL-1.12)
dl-rule-adventurer-y1_thief_4 = 4 životy. Ubere pastem 2. (DL-1.12)
dl-rule-adventurer-y1_priest_1 = 3 životy. Po útoku vyléčí 1. (DL-1.12)
dl-rule-adventurer-y1_priest_2 = 3 životy. Po útoku vyléčí 2. (DL-1.12)
dl-rule-adventurer-y1_priest_3 = 4 životy. Po útoku vyléčí 1. (DL-1.12)
dl-rule-adventurer-y1_priest_4 = 4 životy. Po útoku vyléčí 2. (DL-1.12)
dl-rule-adventurer-y1_wizard_1 = 3 životy. K magii družiny přidá 1. (DL-1.12)
dl-rule-adventurer-y1_wizard_2 = 3 životy. K magii družiny přidá 2. (DL-1.12)
dl-rule-adventurer-y1_wizard_3 = 4 životy. K magii družiny přidá 1. (DL-1.12)
dl-rule-adventurer-y1_wizard_4 = 4 životy. K magii družiny přidá 2. (DL-1.12)
dl-rule-adventurer-y2_warrior_1 = 5 životů. (DL-1.12)
dl-rule-adventurer-y2_warrior_2 = 6 životů. (DL-1.12)
dl-rule-adventurer-y2_warrior_3 = 7 životů. (DL-1.12)
dl-rule-adventurer-y2_warrior_4 = 8 životů. (DL-1.12)
dl-rule-adventurer-y2_thief_1 = 4 životy. Ubere pastem 2. (DL-1.12)
dl-rule-adventurer-y2_thief_2 = 5 životů. Ubere pastem 2. (DL-1.12)
dl-rule-adventurer-y2_thief_3 = 5 životů. Ubere pastem 3. (DL-1.12)
dl-rule-adventurer-y2_thief_4 = 6 životů. Ubere pastem 3. (DL-1.12)
dl-rule-adventurer-y2_priest_1 = 4 životy. Po útoku vyléčí 2. (DL-1.12)
dl-rule-adventurer-y2_priest_2 = 5 životů. Po útoku vyléčí 2. (DL-1.12)
dl-rule-adventurer-y2_priest_3 = 5 životů. Po útoku vyléčí 3. (DL-1.12)
dl-rule-adventurer-y2_priest_4 = 6 životů. Po útoku vyléčí 3. (DL-1.12)
dl-rule-adventurer-y2_wizard_1 = 4 životy. K magii družiny přidá 2. (DL-1.12)
dl-rule-adventurer-y2_wizard_2 = 5 životů. K magii družiny přidá 2. (DL-1.12)
dl-rule-adventurer-y2_wizard_3 = 5 životů. K magii družiny přidá 3. (DL-1.12)
dl-rule-adventurer-y2_wizard_4 = 6 životů. K magii družiny přidá 3. (DL-1.12)
dl-rule-adventurer-paladin_1 = 5 životů. Ubere pastem 2. Po útoku vyléčí 2. K magii družiny přidá 2. (DL-1.12)
dl-rule-adventurer-paladin_2 = 8 životů. Ubere pastem 3. Po útoku vyléčí 3. K magii družiny přidá 3. (DL-1.12)
dl-rule-adventurer-illusion = 1 život. (DL-1.12)

dl-rule-order-get_food = I: zaplať 1 zlato, získáš 2 jídla. II: 1 zlo, získáš 3 jídla. III: 2 zla, získáš 3 jídla a 1 zlato. (DL-1.2)
dl-rule-order-improve_reputation = I: sniž zlo o 1 a podívej se na bojovou kartu. II: sniž zlo o 2. III: zaplať 1 zlato, sniž zlo o 2 a podívej se na bojovou kartu. (DL-6.11)
dl-rule-order-dig_tunnels = Jeden imp vykope jednu chodbu vedle tvého podzemí, nikdy nesmí vzniknout čtverec 2 × 2. I: až 2, II: až 3, III: až 4 a jeden imp jako předák. (DL-6.12)
dl-rule-order-mine_gold = Jeden imp vytěží 1 zlato z nedobyté chodby. I: až 2, II: až 3, III: až 4 a předák. (DL-6.13)
dl-rule-order-recruit_imps = I: zaplať 1 jídlo, získáš 1 impa. II: zaplať 2 jídla, získáš 2 impy. III: zaplať 1 jídlo a 1 zlato, získáš 2 impy. (DL-6.10)
dl-rule-order-buy_traps = I: zaplať 1 zlato, dobereš 1 past. II: dobereš 1 past zdarma. III: zaplať 2 zlata, dobereš 2 pasti. Ve druhém roce dobíráš o jednu víc a jednu vracíš. (DL-6.14)
dl-rule-order-hire_monster = Nejdřív vybírá III, pak II, pak I; platí se cena příšery, na III o jedno jídlo víc. V plné hře stojí příkaz zahraný jako první 1 zlato. (DL-6.15, DL-6.7)
dl-rule-order-build_room = III a II platí 1 zlato a vybírají dřív; I je zdarma, pokud něco zbude. Místnost nahradí nedobytou chodbu ve své zóně, nikdy vedle jiné místnosti. (DL-6.16)
dl-rule-room-hatchery = Staví se v horní polovině. 3 pracovníci vyrobí 1 jídlo. (DL-1.11)
dl-rule-room-mushroom_bed = Staví se v dolní polovině. 3 pracovníci vyrobí 1 jídlo. (DL-1.11)
dl-rule-room-souvenir_shop = Staví se v horní polovině. 3 pracovníci vydělají 1 zlato. (DL-1.11)
dl-rule-room-counterfeiter = Staví se v dolní polovině. 3 pracovníci vydělají 1 zlato. (DL-1.11)
dl-rule-room-workshop = Staví se na okraji. 4 pracovníci vyrobí 1 past. (DL-1.11)
dl-rule-room-tool_shed = Staví se na okraji. 2 pracovníci vykopou 1 chodbu. (DL-1.11)
dl-rule-room-printing_press = Staví se uprostřed. 3 pracovníci sníží zlo o 1. (DL-1.11)
dl-rule-room-magic_room = Staví se uprostřed. 2 pracovníci a 1 jídlo dají 1 impa, hned použitelného. (DL-1.11)
dl-rule-room-training_room = V boji zde útočí trollové a goblini o 1 silněji. (DL-1.11)
dl-rule-room-dark_room = V boji zde útočí upíři a čarodějnice o 1 silněji. (DL-1.11)
dl-rule-room-labyrinth = V boji zde smíš použít dvě pasti bez návnady, ale jen jednu příšeru. (DL-1.11)
dl-rule-room-antimagic_room = V boji zde se nesesílají kouzla. (DL-1.11)
dl-rule-room-cafeteria = Na konci 1 bod za každého goblina, trolla, sliza a čarodějnici. (DL-13.6)
dl-rule-room-chapel = Na konci 2 body za každého upíra a ducha. (DL-13.6)
dl-rule-room-pandemonium = Na konci 2 body za každého golema, draka a démona. (DL-13.6)
dl-rule-room-hall_of_fame = Na konci 2 body (při dvou či třech hráčích 1) za každý titul, který držíš bez dělení. (DL-13.8)
dl-rule-trap-rolling_stone = Zasáhne prvního hrdinu za 3, ve druhém roce za 4. (DL-11.1)
dl-rule-trap-pendulum = Zasáhne druhého hrdinu za 3, ve druhém roce za 4. (DL-11.1)
dl-rule-trap-trapdoor = Zasáhne prvního za 2; družina v tomto kole nedobývá. (DL-11.1)
dl-rule-trap-wall_of_fire = Zasáhne každého za 1, posledního za 2. (DL-11.1)
dl-rule-trap-cursed_ring = Stojí 1 zlato. Zasáhne každého za 1; družina v tomto kole nedobývá. (DL-11.1)
dl-rule-trap-poisoned_meal = Stojí 1 jídlo, ve druhém roce 2. První dostane tolik, kolik mu zbývá životů. (DL-11.1, DL-15.6)
dl-rule-trap-kamikaze_imp = Stojí impa. První dostane 3 (ve druhém roce 4), ostatní po 1. (DL-11.1)
dl-rule-trap-poisoned_dart = Zasáhne kohokoli za 1 a na konci kola ještě za 2. (DL-11.1, DL-11.2)
dl-rule-trap-antimagic_dart = Zasáhne kohokoli za 1; zasáhne-li čaroděje, družina v tomto kole nekouzlí, zasáhne-li kněze, neléčí se. (DL-11.1, DL-11.3)
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
dl-rule-spell-levitation = Pomalé, únava 3. V tomto kole se únava neuděluje, ani ta z této karty; družina přesto dobývá. (DL-11.5)
dl-rule-special-witch_hunt = Odlož jednu svou příšeru, nebo získej 3 zla. (DL-11.6)
dl-rule-special-monster_strike = Každá příšera dostane jednu jednotku své ceny, nebo stávkuje: leží lícem dolů až do konce boje. Jednotka zla je platba, a proto nesmí překročit hranici absolutního zla. (DL-11.6, DL-15.33, DL-15.61)
dl-rule-special-robbery = Ztrácí se polovina zlata, zaokrouhleno nahoru. (DL-11.6)
dl-rule-special-rats = Ztrácí se polovina jídla, zaokrouhleno nahoru. (DL-11.6)
dl-rule-special-imp_plague = Ztrácí se polovina impů, zaokrouhleno dolů. (DL-11.6)
dl-rule-special-impatient_heroes = Každý příchozí něco vezme: bojovník impa, zloděj zlato, kněz jídlo, čaroděj past. (DL-11.6)
dl-rule-special-safety_inspection = 1 zlato za každou místnost; nezaplacené se mění ve zlo. (DL-11.6)
dl-rule-special-bad_press = Každý získává 1 zlo, nejzlejší 2. (DL-11.6)
dl-rule-special-trap_recall = Odlož past, nebo zaplať 1 zlato. (DL-11.6)
dl-rule-event_tile-payday = Každé příšeře zaplať znovu její cenu, nebo ji propusť a získej 1 zlo. (DL-8.2)
dl-rule-event_tile-taxes = 1 zlato za každá dvě pole, zaokrouhleno nahoru; každé nezaplacené zlato je nevyříditelná pošta, −3 body. (DL-8.3)
dl-rule-event_tile-special = Vyhodnotí se zvláštní událost roku. (DL-8.4)
dl-says-recovery = Ze tří zahraných příkazů se jeden vrací do ruky: první, nebo takový, na kterém stojí služebník. Zbylé dva jsou příště zablokované.
dl-rule-recovery = { dl-says-recovery } (DL-7.4)
dl-says-evil = Čím víc zla máš, tím silnější hrdinové k tobě přijdou. Paladin se objeví u prvního, kdo dosáhne 9 zla. Dál jde jen k tomu, kdo má aspoň 9 zla a zároveň víc než jeho dosavadní hostitel.
dl-rule-evil = { dl-says-evil } (DL-9.2, DL-9.5, DL-9.6)
dl-says-party = Příchozí se řadí na konec, bojovníci dopředu, paladin před všechny.
dl-rule-party = { dl-says-party } (DL-9.3)
dl-says-steps = Kolo boje: past, rychlé kouzlo, útoky, pomalé kouzlo, léčení, pak únava a dobytí. Družina se léčí jednou, a jen když aspoň jedna příšera zaútočila.
dl-rule-steps = { dl-says-steps } (DL-10.9, DL-10.13, DL-10.14)
dl-says-thieves = Každá ikona pasti v družině ubere zásahu pasti jeden bod, odpředu. Vedlejší účinky zůstávají.
dl-rule-thieves = { dl-says-thieves } (DL-10.9, DL-11.2)
dl-says-magic = Kouzlo se sešle, když magie družiny dosáhne aspoň čísla kola.
dl-rule-magic = { dl-says-magic } (DL-10.10)
dl-says-titles = Tituly za nejvíc zla, místností, chodeb, příšer, impů, bohatství a nejméně dobytých polí: 3 body, při dělení 2; při dvou hráčích 2 a 1.
dl-rule-titles = { dl-says-titles } (DL-13.7)
dl-event-match-started = { $starter_is ->
        [you] Hra začíná; první jsi na řadě ty.
       *[other] Hra začíná; první je na řadě { $starter }.
    }
dl-event-orders-drawn =
    { $seat_is ->
        [you] Dostáváš tři příkazy, dva z nich se zablokují.
       *[other] { $seat } dostává tři příkazy, dva z nich se zablokují.
    }{ $cards_count ->
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
       *[other] {" "}Příkaz nehrající barvy: { $dummy }.
    }
dl-event-minion-placed = { $seat_is ->
        [you] Tvůj { $position }. příkaz, { $order }: služebník obsazuje místo { $space }.
       *[other] { $seat }, { $position }. příkaz: { $order }, místo { $space }.
    }
dl-event-minion-waits = { $seat_is ->
        [you] Tvůj { $position }. příkaz, { $order }: { $full ->
            [yes] všechna místa jsou obsazená
           *[no] nemáš zlato na najímání prvním příkazem
        }; služebník zůstává na kartě.
       *[other] { $seat }, { $position }. příkaz: { $order }, ale { $full ->
            [yes] všechna místa jsou obsazená
           *[no] chybí zlato na najímání prvním příkazem
        }; služebník zůstává na kartě.
    }
dl-event-dummy-placed =
        Služebník nehrající barvy obsazuje { $order_acc }, místo { $space }.
dl-event-goods-changed = { $seat_is ->
        [you] Máš teď { $gold_now ->
            [one] { $gold_now } zlato
            [few] { $gold_now } zlata
           *[other] { $gold_now } zlata
        }, { $food_now ->
            [one] { $food_now } jídlo
            [few] { $food_now } jídla
           *[other] { $food_now } jídel
        } a { $imps_now ->
            [one] { $imps_now } impa
            [few] { $imps_now } impy
           *[other] { $imps_now } impů
        }.
       *[other] { $seat } má teď { $gold_now ->
            [one] { $gold_now } zlato
            [few] { $gold_now } zlata
           *[other] { $gold_now } zlata
        }, { $food_now ->
            [one] { $food_now } jídlo
            [few] { $food_now } jídla
           *[other] { $food_now } jídel
        } a { $imps_now ->
            [one] { $imps_now } impa
            [few] { $imps_now } impy
           *[other] { $imps_now } impů
        }.
    }
dl-event-evil-changed = { $seat_is ->
        [you] Na Stupnici zla máš teď { $evil }.
       *[other] { $seat } má teď na Stupnici zla { $evil }.
    }
dl-event-paladin-came =
    { $source_is ->
        [none] Paladin vychází ze stanu. Cíl: { $seat }.
       *[other] Paladin mění cíl: dosud { $source }, teď { $seat }.
    }
dl-event-traps-drawn =
    { $seat_is ->
        [you] Dobíráš pasti: { $count }.
       *[other] { $seat } dobírá pasti: { $count }.
    }{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-trap-discarded =
    { $seat_is ->
        [you] Vracíš past lícem dolů
       *[other] { $seat } vrací past lícem dolů
    }{ $trap ->
        [none] {""}
       *[other] : { $trap }
    }.
dl-event-space-used = { $seat_is ->
        [you] Využíváš { $order_acc }, místo { $space }.
       *[other] { $seat } využívá { $order_acc }, místo { $space }.
    }
dl-event-space-declined = { $seat_is ->
        [you] Nevyužíváš { $order_acc }, místo { $space }.
       *[other] { $seat } nevyužívá { $order_acc }, místo { $space }.
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
        [you] Najímáš { $creature_acc }.
       *[other] { $seat } najímá { $creature_acc }.
    }
dl-event-creature-eaten = { $seat }: { $creature } požírá { $victim_acc }.
dl-event-room-built = { $seat_is ->
        [you] Stavíš { $room_acc } ({ $cell }).
       *[other] { $seat } staví { $room_acc } ({ $cell }).
    }
dl-event-room-worked = { $seat }: { $room } pracuje (impové { $imps }, trollové { $trolls }; { $cell }).
dl-event-production-ended = { $seat_is ->
        [you] Končíš výrobu.
       *[other] { $seat } končí výrobu.
    }
dl-event-card-recovered = { $seat_is ->
        [you] Bereš si zpět { $order_acc }; zablokováno: { $blocked }.
       *[other] { $seat } si bere zpět { $order_acc }; zablokováno: { $blocked }.
    }
dl-event-event-started = Událost: { $event }{ $special ->
        [none] {""}
       *[other] {" "}({ $special })
    }.
dl-event-creature-paid = { $seat_is ->
        [you] Platíš { $creature_dat }.
       *[other] { $seat } platí { $creature_dat }.
    }
dl-event-creature-released = { $seat_is ->
        [you] Propouštíš { $creature_acc }.
       *[other] { $seat } propouští { $creature_acc }.
    }
dl-event-taxes-paid = { $seat_is ->
        [you] Platíš daně: { $amount } z { $due }; nevyříditelná pošta: { $letters }.
       *[other] { $seat } platí daně: { $amount } z { $due }; nevyříditelná pošta: { $letters }.
    }
dl-event-creature-lost = { $seat_is ->
        [you] Přicházíš o { $creature_acc }.
       *[other] { $seat } přichází o { $creature_acc }.
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
dl-event-neutral-moved = Kostička nehrající barvy stojí na Stupnici zla na { $evil }.
dl-event-adventurer-came = { $seat_is ->
        [you] Do tvého podzemí míří: { $adventurer }.
       *[other] { $seat } dostává hrdinu: { $adventurer }.
    }
dl-event-adventurer-left = { $adventurer } připadá nehrající barvě a odchází.
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
        [you] Bojuješ
       *[other] { $seat } bojuje
    } na poli { $cell }; příšery: { $creatures_count ->
        [0] žádné
       *[other] { $creatures }
    }; pasti: { $count }; návnada: { $bait }.
dl-event-card-revealed = Bojová karta { $round }: { $spell }, únava { $fatigue }.
dl-event-battle-started = { $seat_is ->
        [you] Začíná tvůj boj na poli { $cell }.
       *[other] { $seat } bojuje na poli { $cell }.
    }
dl-event-plan-undone = { $seat }: není s kým bojovat, vše se vrací.
dl-event-trap-sprung =
    Past sklapla: { $trap }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; odvráceno: { $prevented }.
dl-event-trap-shown = { $seat_is ->
        [you] Ukazuješ { $trap_acc }.
       *[other] { $seat } ukazuje { $trap_acc }.
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
       *[other] { $seat } zavírá do vězení { $adventurer_acc }.
    }
dl-event-illusion-vanished = { $seat }: iluze mizí.
dl-event-spell-cast = Družina sesílá { $spell_acc }.
dl-event-spell-failed = Kouzlo { $spell } se nesesílá.
dl-event-creature-withdrawn = { $seat_is ->
        [you] Stahuješ { $creature_acc }.
       *[other] { $seat } stahuje { $creature_acc }.
    }
dl-event-creature-banished = { $creature } mizí v dimenzionální bráně.
dl-event-creature-transformed = { $creature } se mění v ovci.
dl-event-attacked = { $seat_is ->
        [you] Posíláš do útoku { $creature_acc } (způsob { $option }).
       *[other] { $seat } posílá do útoku { $creature_acc } (způsob { $option }).
    }
dl-event-healed = { $adventurer }: vyléčeno { $amount }, zranění celkem { $damage }.
dl-event-tile-conquered =
    { $seat_is ->
        [you] Ztrácíš pole { $cell }
       *[other] { $seat } ztrácí pole { $cell }
    }{ $room ->
        [none] {""}
       *[other] : { $room }
    }.
dl-event-tile-held = { $seat_is ->
        [you] Držíš pole { $cell }.
       *[other] { $seat } drží pole { $cell }.
    }
dl-event-prisoner-freed = { $seat_is ->
        [you] Propouštíš z vězení { $adventurer_acc }.
       *[other] { $seat } propouští z vězení { $adventurer_acc }.
    }
dl-event-combat-ended = Boj v roce { $year } skončil.
dl-event-match-ended = Konec hry. Vítězství: { $winners } ({ $scores_most ->
    [one] { $scores_most } bod
    [few] { $scores_most } body
   *[other] { $scores_most } bodů
}).
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
dl-action-dig = Kopat: { $cells }
dl-action-mine = Těžit: { $cells }
dl-action-discard-trap = Vrátit: { $trap }
dl-action-hire = Najmout: { $tile }{ $trap ->
        [none] {""}
       *[other] {" "}({ $trap })
    }{ $victim ->
        [none] {""}
       *[other] {" "}({ $victim })
    }
dl-action-build = Postavit: { $room } na poli { $cell }
dl-action-activate = Pracovat na poli { $cell }: impové { $imps }, trollové { $trolls }{ $dig_cell ->
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
dl-phase-recover = Návrat příkazu
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
dl-option-full_rules-help = Pro první hru vypni. Zablokované příkazy se pak losují, nejsou zvláštní události, najímání prvním příkazem nestojí zlato navíc a zlem lze platit i na hranici absolutního zla.
dl-option-full_rules-true = zapnuto
dl-option-full_rules-false = vypnuto
dl-option-special_events = Zvláštní události
dl-option-special_events-help = Karty, které určují účinek Zvláštní události; jen s plnými pravidly.
dl-option-special_events-true = zapnuto
dl-option-special_events-false = vypnuto
dl-option-combat_planning = Plánování boje
dl-option-combat_planning-help = Zda všichni plánují najednou a tajně, nebo postupně a otevřeně.
dl-option-combat_planning-together = všichni najednou
dl-option-combat_planning-in_turn = postupně
dl-option-choose_blocked = Výběr zablokovaných příkazů
dl-option-choose_blocked-help = Jen pro první hru: každý si vytáhne tři příkazy a vybere, které dva se zablokují, jako v plných pravidlech.
dl-option-choose_blocked-true = zapnuto
dl-option-choose_blocked-false = vypnuto
dl-refusal-malformed = To není akce této hry.
dl-refusal-not_asked = Teď nejsi na řadě.
dl-refusal-not_now = To teď není možné.
dl-refusal-absolute_evil = Platba by překročila hranici absolutního zla.
dl-refusal-amount = Zaplatit můžeš nejvýš tolik, kolik dlužíš ({ $due }) a kolik máš zlata ({ $gold }).
dl-refusal-cannot_pay = Na to nemáš.
dl-refusal-cell_taken = Tady už je vykopáno: { dl-place }.
dl-refusal-square = Vznikl by čtverec 2 × 2: { dl-place }.
dl-refusal-not_adjacent = To nesousedí s tvým podzemím: { dl-place }.
dl-refusal-deck_empty = Není už co dobrat.
dl-refusal-dig_cell = Sklad nářadí potřebuje pole, které lze vykopat.
dl-refusal-face_down = Tato příšera leží lícem dolů.
dl-refusal-no_attack = Tento útok není možný.
dl-refusal-no_cells = Vyber aspoň jedno pole, nebo místo nevyužij.
dl-refusal-no_choice = Tato volba není v nabídce.
dl-refusal-no_dummy_card = Karta nehrající barvy se vybírá jen ve dvou hráčích.
dl-refusal-no_imps = Nemáš dost nepoužitých impů.
dl-refusal-no_room = Tam nemáš výrobní místnost.
dl-refusal-no_spy = Toto místo nedovoluje špionáž.
dl-refusal-no_target = Takový hrdina v řadě není.
dl-refusal-no_tunnel = Hodí se jen tvé nedobyté chodby.
dl-refusal-no_workers = Nemáš dost volných pracovníků.
dl-refusal-not_drawn = Vyber dva ze tří dobraných příkazů.
dl-refusal-not_freeable = Tohoto vězně teď propustit nelze.
dl-refusal-not_held_by_dummy = Vyber jednu ze tří karet nehrající barvy, které držíš.
dl-refusal-not_nearest = Bojuje se na nedobytém poli nejblíž vchodu.
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
dl-refusal-too_many_monsters = Na toto pole je to moc příšer.
dl-refusal-too_many_traps = Na toto pole je to moc pastí.
dl-refusal-workers =
    { $workers ->
        [one] Tato místnost potřebuje právě { $workers } pracovníka.
        [few] Tato místnost potřebuje právě { $workers } pracovníky.
       *[other] Tato místnost potřebuje právě { $workers } pracovníků.
    }
dl-refusal-zone = Tuto místnost tam stavět nelze.
dl-won-by-points = { $seat_is ->
    [you] Máš nejvíce bodů a vítězíš.
   *[other] { $seat } má nejvíce bodů a vítězí.
}
dl-won-by-shared = Nejvíce bodů má několik pánů podzemí, o vítězství se dělí.
