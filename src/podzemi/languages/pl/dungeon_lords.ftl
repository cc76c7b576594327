### Dungeon Lords: nazwy, zasady, co się dzieje i co można zrobić.

dl-title = Dungeon Lords
dl-tagline = Przez dwa lata kop, najmuj i knuj, a potem przetrwaj bohaterów, którzy przyjdą zaprowadzić porządek.

dl-order-get_food = Zdobycie jedzenia
    .gen = Zdobycie jedzenia
    .dat = Zdobycie jedzenia
    .acc = Zdobycie jedzenia
    .loc = Zdobycie jedzenia
    .ins = Zdobycie jedzenia
dl-order-improve_reputation = Poprawa reputacji
    .gen = Poprawa reputacji
    .dat = Poprawa reputacji
    .acc = Poprawa reputacji
    .loc = Poprawa reputacji
    .ins = Poprawa reputacji
dl-order-dig_tunnels = Kopanie korytarzy
    .gen = Kopanie korytarzy
    .dat = Kopanie korytarzy
    .acc = Kopanie korytarzy
    .loc = Kopanie korytarzy
    .ins = Kopanie korytarzy
dl-order-mine_gold = Wydobycie złota
    .gen = Wydobycie złota
    .dat = Wydobycie złota
    .acc = Wydobycie złota
    .loc = Wydobycie złota
    .ins = Wydobycie złota
dl-order-recruit_imps = Werbunek impów
    .gen = Werbunek impów
    .dat = Werbunek impów
    .acc = Werbunek impów
    .loc = Werbunek impów
    .ins = Werbunek impów
dl-order-buy_traps = Zakup pułapek
    .gen = Zakup pułapek
    .dat = Zakup pułapek
    .acc = Zakup pułapek
    .loc = Zakup pułapek
    .ins = Zakup pułapek
dl-order-hire_monster = Najem potworów
    .gen = Najem potworów
    .dat = Najem potworów
    .acc = Najem potworów
    .loc = Najem potworów
    .ins = Najem potworów
dl-order-build_room = Budowa komnat
    .gen = Budowa komnat
    .dat = Budowa komnat
    .acc = Budowa komnat
    .loc = Budowa komnat
    .ins = Budowa komnat
dl-room-hatchery = Kurnik
    .gen = Kurnik
    .dat = Kurnik
    .acc = Kurnik
    .loc = Kurnik
    .ins = Kurnik
dl-room-mushroom_bed = Plantacja grzybów
    .gen = Plantacja grzybów
    .dat = Plantacja grzybów
    .acc = Plantacja grzybów
    .loc = Plantacja grzybów
    .ins = Plantacja grzybów
dl-room-souvenir_shop = Wytwórnia pamiątek
    .gen = Wytwórnia pamiątek
    .dat = Wytwórnia pamiątek
    .acc = Wytwórnia pamiątek
    .loc = Wytwórnia pamiątek
    .ins = Wytwórnia pamiątek
dl-room-counterfeiter = Warsztat fałszerza
    .gen = Warsztat fałszerza
    .dat = Warsztat fałszerza
    .acc = Warsztat fałszerza
    .loc = Warsztat fałszerza
    .ins = Warsztat fałszerza
dl-room-workshop = Warsztat
    .gen = Warsztat
    .dat = Warsztat
    .acc = Warsztat
    .loc = Warsztat
    .ins = Warsztat
dl-room-tool_shed = Skład narzędzi
    .gen = Skład narzędzi
    .dat = Skład narzędzi
    .acc = Skład narzędzi
    .loc = Skład narzędzi
    .ins = Skład narzędzi
dl-room-printing_press = Prasa drukarska
    .gen = Prasa drukarska
    .dat = Prasa drukarska
    .acc = Prasa drukarska
    .loc = Prasa drukarska
    .ins = Prasa drukarska
dl-room-magic_room = Magiczna komnata
    .gen = Magiczna komnata
    .dat = Magiczna komnata
    .acc = Magiczna komnata
    .loc = Magiczna komnata
    .ins = Magiczna komnata
dl-room-training_room = Sala ćwiczeń
    .gen = Sala ćwiczeń
    .dat = Sala ćwiczeń
    .acc = Sala ćwiczeń
    .loc = Sala ćwiczeń
    .ins = Sala ćwiczeń
dl-room-dark_room = Ciemna komnata
    .gen = Ciemna komnata
    .dat = Ciemna komnata
    .acc = Ciemna komnata
    .loc = Ciemna komnata
    .ins = Ciemna komnata
dl-room-labyrinth = Labirynt
    .gen = Labirynt
    .dat = Labirynt
    .acc = Labirynt
    .loc = Labirynt
    .ins = Labirynt
dl-room-antimagic_room = Komnata antymagii
    .gen = Komnata antymagii
    .dat = Komnata antymagii
    .acc = Komnata antymagii
    .loc = Komnata antymagii
    .ins = Komnata antymagii
dl-room-cafeteria = Stołówka
    .gen = Stołówka
    .dat = Stołówka
    .acc = Stołówka
    .loc = Stołówka
    .ins = Stołówka
dl-room-chapel = Kaplica
    .gen = Kaplica
    .dat = Kaplica
    .acc = Kaplica
    .loc = Kaplica
    .ins = Kaplica
dl-room-pandemonium = Pandemonium
    .gen = Pandemonium
    .dat = Pandemonium
    .acc = Pandemonium
    .loc = Pandemonium
    .ins = Pandemonium
dl-room-hall_of_fame = Sala sławy
    .gen = Sala sławy
    .dat = Sala sławy
    .acc = Sala sławy
    .loc = Sala sławy
    .ins = Sala sławy
dl-trap-rolling_stone = Toczący się głaz
    .gen = Toczący się głaz
    .dat = Toczący się głaz
    .acc = Toczący się głaz
    .loc = Toczący się głaz
    .ins = Toczący się głaz
dl-trap-pendulum = Wahadło
    .gen = Wahadło
    .dat = Wahadło
    .acc = Wahadło
    .loc = Wahadło
    .ins = Wahadło
dl-trap-trapdoor = Zapadnia
    .gen = Zapadnia
    .dat = Zapadnia
    .acc = Zapadnia
    .loc = Zapadnia
    .ins = Zapadnia
dl-trap-wall_of_fire = Ściana ognia
    .gen = Ściana ognia
    .dat = Ściana ognia
    .acc = Ściana ognia
    .loc = Ściana ognia
    .ins = Ściana ognia
dl-trap-cursed_ring = Przeklęty pierścień
    .gen = Przeklęty pierścień
    .dat = Przeklęty pierścień
    .acc = Przeklęty pierścień
    .loc = Przeklęty pierścień
    .ins = Przeklęty pierścień
dl-trap-poisoned_meal = Zatruta uczta
    .gen = Zatruta uczta
    .dat = Zatruta uczta
    .acc = Zatruta uczta
    .loc = Zatruta uczta
    .ins = Zatruta uczta
dl-trap-kamikaze_imp = Imp kamikadze
    .gen = Imp kamikadze
    .dat = Imp kamikadze
    .acc = Imp kamikadze
    .loc = Imp kamikadze
    .ins = Imp kamikadze
dl-trap-poisoned_dart = Zatruta strzałka
    .gen = Zatruta strzałka
    .dat = Zatruta strzałka
    .acc = Zatruta strzałka
    .loc = Zatruta strzałka
    .ins = Zatruta strzałka
dl-trap-antimagic_dart = Antymagiczna strzałka
    .gen = Antymagiczna strzałka
    .dat = Antymagiczna strzałka
    .acc = Antymagiczna strzałka
    .loc = Antymagiczna strzałka
    .ins = Antymagiczna strzałka
dl-spell-invisibility = Niewidzialność
    .gen = Niewidzialność
    .dat = Niewidzialność
    .acc = Niewidzialność
    .loc = Niewidzialność
    .ins = Niewidzialność
dl-spell-magic_shield = Magiczna tarcza
    .gen = Magiczna tarcza
    .dat = Magiczna tarcza
    .acc = Magiczna tarcza
    .loc = Magiczna tarcza
    .ins = Magiczna tarcza
dl-spell-detect_treasure = Wykrycie skarbu
    .gen = Wykrycie skarbu
    .dat = Wykrycie skarbu
    .acc = Wykrycie skarbu
    .loc = Wykrycie skarbu
    .ins = Wykrycie skarbu
dl-spell-fireball = Kula ognia
    .gen = Kula ognia
    .dat = Kula ognia
    .acc = Kula ognia
    .loc = Kula ognia
    .ins = Kula ognia
dl-spell-fist_of_justice = Pięść sprawiedliwości
    .gen = Pięść sprawiedliwości
    .dat = Pięść sprawiedliwości
    .acc = Pięść sprawiedliwości
    .loc = Pięść sprawiedliwości
    .ins = Pięść sprawiedliwości
dl-spell-detect_evil = Wykrycie zła
    .gen = Wykrycie zła
    .dat = Wykrycie zła
    .acc = Wykrycie zła
    .loc = Wykrycie zła
    .ins = Wykrycie zła
dl-spell-suggestion = Sugestia
    .gen = Sugestia
    .dat = Sugestia
    .acc = Sugestia
    .loc = Sugestia
    .ins = Sugestia
dl-spell-word_of_peace = Słowo pokoju
    .gen = Słowo pokoju
    .dat = Słowo pokoju
    .acc = Słowo pokoju
    .loc = Słowo pokoju
    .ins = Słowo pokoju
dl-spell-aura_of_fear = Aura strachu
    .gen = Aura strachu
    .dat = Aura strachu
    .acc = Aura strachu
    .loc = Aura strachu
    .ins = Aura strachu
dl-spell-illusion = Iluzja
    .gen = Iluzja
    .dat = Iluzja
    .acc = Iluzja
    .loc = Iluzja
    .ins = Iluzja
dl-spell-create_food = Stworzenie jedzenia
    .gen = Stworzenie jedzenia
    .dat = Stworzenie jedzenia
    .acc = Stworzenie jedzenia
    .loc = Stworzenie jedzenia
    .ins = Stworzenie jedzenia
dl-spell-regeneration = Regeneracja
    .gen = Regeneracja
    .dat = Regeneracja
    .acc = Regeneracja
    .loc = Regeneracja
    .ins = Regeneracja
dl-spell-dimensional_gate = Brama wymiarów
    .gen = Brama wymiarów
    .dat = Brama wymiarów
    .acc = Brama wymiarów
    .loc = Brama wymiarów
    .ins = Brama wymiarów
dl-spell-metamorphosis = Metamorfoza
    .gen = Metamorfoza
    .dat = Metamorfoza
    .acc = Metamorfoza
    .loc = Metamorfoza
    .ins = Metamorfoza
dl-spell-blind_rage = Ślepa furia
    .gen = Ślepa furia
    .dat = Ślepa furia
    .acc = Ślepa furia
    .loc = Ślepa furia
    .ins = Ślepa furia
dl-spell-jailbreak = Ucieczka z więzienia
    .gen = Ucieczka z więzienia
    .dat = Ucieczka z więzienia
    .acc = Ucieczka z więzienia
    .loc = Ucieczka z więzienia
    .ins = Ucieczka z więzienia
dl-spell-plunder = Grabież
    .gen = Grabież
    .dat = Grabież
    .acc = Grabież
    .loc = Grabież
    .ins = Grabież
dl-spell-levitation = Lewitacja
    .gen = Lewitacja
    .dat = Lewitacja
    .acc = Lewitacja
    .loc = Lewitacja
    .ins = Lewitacja
dl-special-witch_hunt = Polowanie na wiedźmy
    .gen = Polowanie na wiedźmy
    .dat = Polowanie na wiedźmy
    .acc = Polowanie na wiedźmy
    .loc = Polowanie na wiedźmy
    .ins = Polowanie na wiedźmy
dl-special-monster_strike = Strajk potworów
    .gen = Strajk potworów
    .dat = Strajk potworów
    .acc = Strajk potworów
    .loc = Strajk potworów
    .ins = Strajk potworów
dl-special-robbery = Rabunek
    .gen = Rabunek
    .dat = Rabunek
    .acc = Rabunek
    .loc = Rabunek
    .ins = Rabunek
dl-special-rats = Szczury
    .gen = Szczury
    .dat = Szczury
    .acc = Szczury
    .loc = Szczury
    .ins = Szczury
dl-special-imp_plague = Zaraza impów
    .gen = Zaraza impów
    .dat = Zaraza impów
    .acc = Zaraza impów
    .loc = Zaraza impów
    .ins = Zaraza impów
dl-special-impatient_heroes = Niecierpliwi bohaterowie
    .gen = Niecierpliwi bohaterowie
    .dat = Niecierpliwi bohaterowie
    .acc = Niecierpliwi bohaterowie
    .loc = Niecierpliwi bohaterowie
    .ins = Niecierpliwi bohaterowie
dl-special-safety_inspection = Kontrola bezpieczeństwa
    .gen = Kontrola bezpieczeństwa
    .dat = Kontrola bezpieczeństwa
    .acc = Kontrola bezpieczeństwa
    .loc = Kontrola bezpieczeństwa
    .ins = Kontrola bezpieczeństwa
dl-special-bad_press = Zła prasa
    .gen = Zła prasa
    .dat = Zła prasa
    .acc = Zła prasa
    .loc = Zła prasa
    .ins = Zła prasa
dl-special-trap_recall = Wycofanie pułapek
    .gen = Wycofanie pułapek
    .dat = Wycofanie pułapek
    .acc = Wycofanie pułapek
    .loc = Wycofanie pułapek
    .ins = Wycofanie pułapek
dl-event_tile-payday = Dzień wypłaty
    .gen = Dzień wypłaty
    .dat = Dzień wypłaty
    .acc = Dzień wypłaty
    .loc = Dzień wypłaty
    .ins = Dzień wypłaty
dl-event_tile-taxes = Podatki
    .gen = Podatki
    .dat = Podatki
    .acc = Podatki
    .loc = Podatki
    .ins = Podatki
dl-event_tile-special = Wydarzenie specjalne
    .gen = Wydarzenie specjalne
    .dat = Wydarzenie specjalne
    .acc = Wydarzenie specjalne
    .loc = Wydarzenie specjalne
    .ins = Wydarzenie specjalne

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
dl-creature-slime_1 = Szlam
    .gen = Szlam
    .dat = Szlam
    .acc = Szlam
    .loc = Szlam
    .ins = Szlam
dl-creature-slime_2 = Szlam
    .gen = Szlam
    .dat = Szlam
    .acc = Szlam
    .loc = Szlam
    .ins = Szlam
dl-creature-slime_3 = Szlam
    .gen = Szlam
    .dat = Szlam
    .acc = Szlam
    .loc = Szlam
    .ins = Szlam
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
dl-creature-witch_1 = Wiedźma
    .gen = Wiedźma
    .dat = Wiedźma
    .acc = Wiedźma
    .loc = Wiedźma
    .ins = Wiedźma
dl-creature-witch_2 = Wiedźma
    .gen = Wiedźma
    .dat = Wiedźma
    .acc = Wiedźma
    .loc = Wiedźma
    .ins = Wiedźma
dl-creature-witch_3 = Wiedźma
    .gen = Wiedźma
    .dat = Wiedźma
    .acc = Wiedźma
    .loc = Wiedźma
    .ins = Wiedźma
dl-creature-vampire_1 = Wampir
    .gen = Wampir
    .dat = Wampir
    .acc = Wampir
    .loc = Wampir
    .ins = Wampir
dl-creature-vampire_2 = Wampir
    .gen = Wampir
    .dat = Wampir
    .acc = Wampir
    .loc = Wampir
    .ins = Wampir
dl-creature-vampire_3 = Wampir
    .gen = Wampir
    .dat = Wampir
    .acc = Wampir
    .loc = Wampir
    .ins = Wampir
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
dl-creature-dragon_1 = Smok
    .gen = Smok
    .dat = Smok
    .acc = Smok
    .loc = Smok
    .ins = Smok
dl-creature-dragon_2 = Smok
    .gen = Smok
    .dat = Smok
    .acc = Smok
    .loc = Smok
    .ins = Smok
dl-creature-demon_1 = Demon
    .gen = Demon
    .dat = Demon
    .acc = Demon
    .loc = Demon
    .ins = Demon
dl-creature-demon_2 = Demon
    .gen = Demon
    .dat = Demon
    .acc = Demon
    .loc = Demon
    .ins = Demon
dl-adventurer-y1_warrior_1 = Wojownik 3
    .gen = Wojownik 3
    .dat = Wojownik 3
    .acc = Wojownik 3
    .loc = Wojownik 3
    .ins = Wojownik 3
dl-adventurer-y1_warrior_2 = Wojownik 4
    .gen = Wojownik 4
    .dat = Wojownik 4
    .acc = Wojownik 4
    .loc = Wojownik 4
    .ins = Wojownik 4
dl-adventurer-y1_warrior_3 = Wojownik 4
    .gen = Wojownik 4
    .dat = Wojownik 4
    .acc = Wojownik 4
    .loc = Wojownik 4
    .ins = Wojownik 4
dl-adventurer-y1_warrior_4 = Wojownik 5
    .gen = Wojownik 5
    .dat = Wojownik 5
    .acc = Wojownik 5
    .loc = Wojownik 5
    .ins = Wojownik 5
dl-adventurer-y1_thief_1 = Złodziej 3/1
    .gen = Złodziej 3/1
    .dat = Złodziej 3/1
    .acc = Złodziej 3/1
    .loc = Złodziej 3/1
    .ins = Złodziej 3/1
dl-adventurer-y1_thief_2 = Złodziej 3/2
    .gen = Złodziej 3/2
    .dat = Złodziej 3/2
    .acc = Złodziej 3/2
    .loc = Złodziej 3/2
    .ins = Złodziej 3/2
dl-adventurer-y1_thief_3 = Złodziej 4/1
    .gen = Złodziej 4/1
    .dat = Złodziej 4/1
    .acc = Złodziej 4/1
    .loc = Złodziej 4/1
    .ins = Złodziej 4/1
dl-adventurer-y1_thief_4 = Złodziej 4/2
    .gen = Złodziej 4/2
    .dat = Złodziej 4/2
    .acc = Złodziej 4/2
    .loc = Złodziej 4/2
    .ins = Złodziej 4/2
dl-adventurer-y1_priest_1 = Kapłan 3/1
    .gen = Kapłan 3/1
    .dat = Kapłan 3/1
    .acc = Kapłan 3/1
    .loc = Kapłan 3/1
    .ins = Kapłan 3/1
dl-adventurer-y1_priest_2 = Kapłan 3/2
    .gen = Kapłan 3/2
    .dat = Kapłan 3/2
    .acc = Kapłan 3/2
    .loc = Kapłan 3/2
    .ins = Kapłan 3/2
dl-adventurer-y1_priest_3 = Kapłan 4/1
    .gen = Kapłan 4/1
    .dat = Kapłan 4/1
    .acc = Kapłan 4/1
    .loc = Kapłan 4/1
    .ins = Kapłan 4/1
dl-adventurer-y1_priest_4 = Kapłan 4/2
    .gen = Kapłan 4/2
    .dat = Kapłan 4/2
    .acc = Kapłan 4/2
    .loc = Kapłan 4/2
    .ins = Kapłan 4/2
dl-adventurer-y1_wizard_1 = Czarodziej 3/1
    .gen = Czarodziej 3/1
    .dat = Czarodziej 3/1
    .acc = Czarodziej 3/1
    .loc = Czarodziej 3/1
    .ins = Czarodziej 3/1
dl-adventurer-y1_wizard_2 = Czarodziej 3/2
    .gen = Czarodziej 3/2
    .dat = Czarodziej 3/2
    .acc = Czarodziej 3/2
    .loc = Czarodziej 3/2
    .ins = Czarodziej 3/2
dl-adventurer-y1_wizard_3 = Czarodziej 4/1
    .gen = Czarodziej 4/1
    .dat = Czarodziej 4/1
    .acc = Czarodziej 4/1
    .loc = Czarodziej 4/1
    .ins = Czarodziej 4/1
dl-adventurer-y1_wizard_4 = Czarodziej 4/2
    .gen = Czarodziej 4/2
    .dat = Czarodziej 4/2
    .acc = Czarodziej 4/2
    .loc = Czarodziej 4/2
    .ins = Czarodziej 4/2
dl-adventurer-y2_warrior_1 = Wojownik 5
    .gen = Wojownik 5
    .dat = Wojownik 5
    .acc = Wojownik 5
    .loc = Wojownik 5
    .ins = Wojownik 5
dl-adventurer-y2_warrior_2 = Wojownik 6
    .gen = Wojownik 6
    .dat = Wojownik 6
    .acc = Wojownik 6
    .loc = Wojownik 6
    .ins = Wojownik 6
dl-adventurer-y2_warrior_3 = Wojownik 7
    .gen = Wojownik 7
    .dat = Wojownik 7
    .acc = Wojownik 7
    .loc = Wojownik 7
    .ins = Wojownik 7
dl-adventurer-y2_warrior_4 = Wojownik 8
    .gen = Wojownik 8
    .dat = Wojownik 8
    .acc = Wojownik 8
    .loc = Wojownik 8
    .ins = Wojownik 8
dl-adventurer-y2_thief_1 = Złodziej 4/2
    .gen = Złodziej 4/2
    .dat = Złodziej 4/2
    .acc = Złodziej 4/2
    .loc = Złodziej 4/2
    .ins = Złodziej 4/2
dl-adventurer-y2_thief_2 = Złodziej 5/2
    .gen = Złodziej 5/2
    .dat = Złodziej 5/2
    .acc = Złodziej 5/2
    .loc = Złodziej 5/2
    .ins = Złodziej 5/2
dl-adventurer-y2_thief_3 = Złodziej 5/3
    .gen = Złodziej 5/3
    .dat = Złodziej 5/3
    .acc = Złodziej 5/3
    .loc = Złodziej 5/3
    .ins = Złodziej 5/3
dl-adventurer-y2_thief_4 = Złodziej 6/3
    .gen = Złodziej 6/3
    .dat = Złodziej 6/3
    .acc = Złodziej 6/3
    .loc = Złodziej 6/3
    .ins = Złodziej 6/3
dl-adventurer-y2_priest_1 = Kapłan 4/2
    .gen = Kapłan 4/2
    .dat = Kapłan 4/2
    .acc = Kapłan 4/2
    .loc = Kapłan 4/2
    .ins = Kapłan 4/2
dl-adventurer-y2_priest_2 = Kapłan 5/2
    .gen = Kapłan 5/2
    .dat = Kapłan 5/2
    .acc = Kapłan 5/2
    .loc = Kapłan 5/2
    .ins = Kapłan 5/2
dl-adventurer-y2_priest_3 = Kapłan 5/3
    .gen = Kapłan 5/3
    .dat = Kapłan 5/3
    .acc = Kapłan 5/3
    .loc = Kapłan 5/3
    .ins = Kapłan 5/3
dl-adventurer-y2_priest_4 = Kapłan 6/3
    .gen = Kapłan 6/3
    .dat = Kapłan 6/3
    .acc = Kapłan 6/3
    .loc = Kapłan 6/3
    .ins = Kapłan 6/3
dl-adventurer-y2_wizard_1 = Czarodziej 4/2
    .gen = Czarodziej 4/2
    .dat = Czarodziej 4/2
    .acc = Czarodziej 4/2
    .loc = Czarodziej 4/2
    .ins = Czarodziej 4/2
dl-adventurer-y2_wizard_2 = Czarodziej 5/2
    .gen = Czarodziej 5/2
    .dat = Czarodziej 5/2
    .acc = Czarodziej 5/2
    .loc = Czarodziej 5/2
    .ins = Czarodziej 5/2
dl-adventurer-y2_wizard_3 = Czarodziej 5/3
    .gen = Czarodziej 5/3
    .dat = Czarodziej 5/3
    .acc = Czarodziej 5/3
    .loc = Czarodziej 5/3
    .ins = Czarodziej 5/3
dl-adventurer-y2_wizard_4 = Czarodziej 6/3
    .gen = Czarodziej 6/3
    .dat = Czarodziej 6/3
    .acc = Czarodziej 6/3
    .loc = Czarodziej 6/3
    .ins = Czarodziej 6/3
dl-adventurer-paladin_1 = Paladyn
    .gen = Paladyn
    .dat = Paladyn
    .acc = Paladyn
    .loc = Paladyn
    .ins = Paladyn
dl-adventurer-paladin_2 = Paladyn
    .gen = Paladyn
    .dat = Paladyn
    .acc = Paladyn
    .loc = Paladyn
    .ins = Paladyn
dl-adventurer-illusion = Iluzja
    .gen = Iluzja
    .dat = Iluzja
    .acc = Iluzja
    .loc = Iluzja
    .ins = Iluzja

dl-rule-creature-goblin_1 = Zwykły atak 2; jeśli cel padnie, następuje kolejny za 1. Kosztuje 1 jedzenie. (DL-1.10)
dl-rule-creature-goblin_2 = Zwykły atak 2; jeśli cel padnie, następuje kolejny za 1. Kosztuje 1 jedzenie. (DL-1.10)
dl-rule-creature-goblin_3 = Zwykły atak 2; jeśli cel padnie, następuje kolejny za 1. Kosztuje 1 jedzenie. (DL-1.10)
dl-rule-creature-slime_1 = 1 wszystkim albo bez ataku wstrzymuje drużynę. Kosztuje 1 jedzenie. (DL-1.10)
dl-rule-creature-slime_2 = 1 wszystkim albo bez ataku wstrzymuje drużynę. Kosztuje 1 jedzenie. (DL-1.10)
dl-rule-creature-slime_3 = 1 wszystkim albo bez ataku wstrzymuje drużynę. Kosztuje 1 jedzenie. (DL-1.10)
dl-rule-creature-ghost_1 = 2 komukolwiek oprócz pierwszego; nie jest potworem. Kosztuje 1 zło. (DL-1.10)
dl-rule-creature-ghost_2 = 2 komukolwiek oprócz pierwszego; nie jest potworem. Kosztuje 1 zło. (DL-1.10)
dl-rule-creature-ghost_3 = 2 komukolwiek oprócz pierwszego; nie jest potworem. Kosztuje 1 zło. (DL-1.10)
dl-rule-creature-troll_1 = Zwykły atak 3, za 1 jedzenie 4; pracuje w komnatach. Kosztuje 2 jedzenia. (DL-1.10)
dl-rule-creature-troll_2 = Zwykły atak 3, za 1 jedzenie 4; pracuje w komnatach. Kosztuje 2 jedzenia. (DL-1.10)
dl-rule-creature-troll_3 = Zwykły atak 3, za 1 jedzenie 4; pracuje w komnatach. Kosztuje 2 jedzenia. (DL-1.10)
dl-rule-creature-witch_1 = Zwykły atak 4 albo dwa razy 1 komukolwiek. Kosztuje 1 jedzenie i 1 zło. (DL-1.10)
dl-rule-creature-witch_2 = Zwykły atak 4 albo dwa razy 1 komukolwiek. Kosztuje 1 jedzenie i 1 zło. (DL-1.10)
dl-rule-creature-witch_3 = Zwykły atak 4 albo dwa razy 1 komukolwiek. Kosztuje 1 jedzenie i 1 zło. (DL-1.10)
dl-rule-creature-vampire_1 = 3 komukolwiek oprócz kapłanów albo 2 i wraca odkryty. Kosztuje 2 zła. (DL-1.10)
dl-rule-creature-vampire_2 = 3 komukolwiek oprócz kapłanów albo 2 i wraca odkryty. Kosztuje 2 zła. (DL-1.10)
dl-rule-creature-vampire_3 = 3 komukolwiek oprócz kapłanów albo 2 i wraca odkryty. Kosztuje 2 zła. (DL-1.10)
dl-rule-creature-golem_1 = Zwykły atak 4, wraca odkryty. Kosztuje 1 złoto i pułapkę. (DL-1.10)
dl-rule-creature-golem_2 = Zwykły atak 4, wraca odkryty. Kosztuje 1 złoto i pułapkę. (DL-1.10)
dl-rule-creature-dragon_1 = 2 wszystkim, w tej rundzie bez leczenia. Kosztuje 2 jedzenia i 2 zła. (DL-1.10)
dl-rule-creature-dragon_2 = 2 wszystkim, w tej rundzie bez leczenia. Kosztuje 2 jedzenia i 2 zła. (DL-1.10)
dl-rule-creature-demon_1 = 7 komukolwiek; drużyna nie zdobywa. Kosztuje 1 zło i innego potwora. (DL-1.10)
dl-rule-creature-demon_2 = 7 komukolwiek; drużyna nie zdobywa. Kosztuje 1 zło i innego potwora. (DL-1.10)
dl-rule-adventurer-y1_warrior_1 = Życie 3, pułapki 0, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y1_warrior_2 = Życie 4, pułapki 0, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y1_warrior_3 = Życie 4, pułapki 0, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y1_warrior_4 = Życie 5, pułapki 0, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y1_thief_1 = Życie 3, pułapki 1, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y1_thief_2 = Życie 3, pułapki 2, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y1_thief_3 = Życie 4, pułapki 1, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y1_thief_4 = Życie 4, pułapki 2, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y1_priest_1 = Życie 3, pułapki 0, leczenie 1, magia 0. (DL-1.12)
dl-rule-adventurer-y1_priest_2 = Życie 3, pułapki 0, leczenie 2, magia 0. (DL-1.12)
dl-rule-adventurer-y1_priest_3 = Życie 4, pułapki 0, leczenie 1, magia 0. (DL-1.12)
dl-rule-adventurer-y1_priest_4 = Życie 4, pułapki 0, leczenie 2, magia 0. (DL-1.12)
dl-rule-adventurer-y1_wizard_1 = Życie 3, pułapki 0, leczenie 0, magia 1. (DL-1.12)
dl-rule-adventurer-y1_wizard_2 = Życie 3, pułapki 0, leczenie 0, magia 2. (DL-1.12)
dl-rule-adventurer-y1_wizard_3 = Życie 4, pułapki 0, leczenie 0, magia 1. (DL-1.12)
dl-rule-adventurer-y1_wizard_4 = Życie 4, pułapki 0, leczenie 0, magia 2. (DL-1.12)
dl-rule-adventurer-y2_warrior_1 = Życie 5, pułapki 0, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y2_warrior_2 = Życie 6, pułapki 0, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y2_warrior_3 = Życie 7, pułapki 0, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y2_warrior_4 = Życie 8, pułapki 0, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y2_thief_1 = Życie 4, pułapki 2, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y2_thief_2 = Życie 5, pułapki 2, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y2_thief_3 = Życie 5, pułapki 3, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y2_thief_4 = Życie 6, pułapki 3, leczenie 0, magia 0. (DL-1.12)
dl-rule-adventurer-y2_priest_1 = Życie 4, pułapki 0, leczenie 2, magia 0. (DL-1.12)
dl-rule-adventurer-y2_priest_2 = Życie 5, pułapki 0, leczenie 2, magia 0. (DL-1.12)
dl-rule-adventurer-y2_priest_3 = Życie 5, pułapki 0, leczenie 3, magia 0. (DL-1.12)
dl-rule-adventurer-y2_priest_4 = Życie 6, pułapki 0, leczenie 3, magia 0. (DL-1.12)
dl-rule-adventurer-y2_wizard_1 = Życie 4, pułapki 0, leczenie 0, magia 2. (DL-1.12)
dl-rule-adventurer-y2_wizard_2 = Życie 5, pułapki 0, leczenie 0, magia 2. (DL-1.12)
dl-rule-adventurer-y2_wizard_3 = Życie 5, pułapki 0, leczenie 0, magia 3. (DL-1.12)
dl-rule-adventurer-y2_wizard_4 = Życie 6, pułapki 0, leczenie 0, magia 3. (DL-1.12)
dl-rule-adventurer-paladin_1 = Życie 5, pułapki 2, leczenie 2, magia 2. (DL-1.12)
dl-rule-adventurer-paladin_2 = Życie 8, pułapki 3, leczenie 3, magia 3. (DL-1.12)
dl-rule-adventurer-illusion = Życie 1, pułapki 0, leczenie 0, magia 0. (DL-1.12)

dl-rule-order-get_food = I: 1 złoto za 2 jedzenia. II: 1 zło za 3 jedzenia. III: 2 zła za 3 jedzenia i 1 złoto. (DL-1.2)
dl-rule-order-improve_reputation = I: o 1 zło mniej i podgląd karty walki. II: o 2 zła mniej. III: za 1 złoto o 2 zła mniej i podgląd. (DL-6.11)
dl-rule-order-dig_tunnels = Jeden imp kopie jeden korytarz obok lochu, nigdy nie może powstać kwadrat 2 × 2. I: do 2, II: do 3, III: do 4 i jeden imp jako brygadzista. (DL-6.12)
dl-rule-order-mine_gold = Jeden imp wydobywa 1 złoto z niezdobytego korytarza. I: do 2, II: do 3, III: do 4 i brygadzista. (DL-6.13)
dl-rule-order-recruit_imps = I: 1 jedzenie za 1 impa. II: 2 jedzenia za 2 impy. III: 1 jedzenie i 1 złoto za 2 impy. (DL-6.10)
dl-rule-order-buy_traps = I: 1 złoto za 1 pułapkę. II: 1 pułapka za darmo. III: 2 złota za 2 pułapki. W drugim roku dobiera się o jedną więcej i jedną odsyła. (DL-6.14)
dl-rule-order-hire_monster = Najpierw wybiera III, potem II, potem I; płaci się koszt potwora, na III o jedno jedzenie więcej. W pełnej grze rozkaz zagrany jako pierwszy kosztuje 1 złoto. (DL-6.15, DL-6.7)
dl-rule-order-build_room = III i II płacą 1 złoto i wybierają wcześniej; I jest za darmo, jeśli coś zostanie. Komnata zastępuje niezdobyty korytarz w swojej strefie, nigdy obok innej komnaty. (DL-6.16)
dl-rule-room-hatchery = Górna połowa. 3 robotników wytwarza 1 jedzenie. (DL-1.11)
dl-rule-room-mushroom_bed = Dolna połowa. 3 robotników wytwarza 1 jedzenie. (DL-1.11)
dl-rule-room-souvenir_shop = Górna połowa. 3 robotników zarabia 1 złoto. (DL-1.11)
dl-rule-room-counterfeiter = Dolna połowa. 3 robotników zarabia 1 złoto. (DL-1.11)
dl-rule-room-workshop = Obrzeże. 4 robotników wytwarza 1 pułapkę. (DL-1.11)
dl-rule-room-tool_shed = Obrzeże. 2 robotników kopie 1 korytarz. (DL-1.11)
dl-rule-room-printing_press = Środek. 3 robotników obniża zło o 1. (DL-1.11)
dl-rule-room-magic_room = Środek. 2 robotników i 1 jedzenie dają 1 impa, gotowego od razu. (DL-1.11)
dl-rule-room-training_room = W walce tutaj trolle i gobliny atakują o 1 mocniej. (DL-1.11)
dl-rule-room-dark_room = W walce tutaj wampiry i wiedźmy atakują o 1 mocniej. (DL-1.11)
dl-rule-room-labyrinth = W walce tutaj dwie pułapki bez przynęty, ale tylko jeden potwór. (DL-1.11)
dl-rule-room-antimagic_room = W walce tutaj nie rzuca się czarów. (DL-1.11)
dl-rule-room-cafeteria = Na koniec 1 punkt za każdego goblina, trolla, szlam i wiedźmę. (DL-13.6)
dl-rule-room-chapel = Na koniec 2 punkty za każdego wampira i ducha. (DL-13.6)
dl-rule-room-pandemonium = Na koniec 2 punkty za każdego golema, smoka i demona. (DL-13.6)
dl-rule-room-hall_of_fame = Na koniec 2 punkty (przy dwóch lub trzech graczach 1) za każdy tytuł, którego z nikim nie dzielisz. (DL-13.8)
dl-rule-trap-rolling_stone = Trafia pierwszego bohatera za 3, w drugim roku za 4. (DL-11.1)
dl-rule-trap-pendulum = Trafia drugiego bohatera za 3, w drugim roku za 4. (DL-11.1)
dl-rule-trap-trapdoor = Trafia pierwszego za 2; drużyna w tej rundzie nie zdobywa. (DL-11.1)
dl-rule-trap-wall_of_fire = 1 każdemu, ostatniemu o 1 więcej. (DL-11.1)
dl-rule-trap-cursed_ring = Kosztuje 1 złoto. 1 każdemu; drużyna w tej rundzie nie zdobywa. (DL-11.1)
dl-rule-trap-poisoned_meal = Kosztuje 1 jedzenie, w drugim roku 2. Pierwszy dostaje tyle, ile zostało mu życia. (DL-11.1, DL-15.6)
dl-rule-trap-kamikaze_imp = Kosztuje impa. Pierwszy dostaje 3 (w drugim roku 4), pozostali po 1. (DL-11.1)
dl-rule-trap-poisoned_dart = 1 komukolwiek i na koniec rundy jeszcze 2. (DL-11.1, DL-11.2)
dl-rule-trap-antimagic_dart = 1 komukolwiek; trafiony czarodziej nie rzuca czaru, trafiony kapłan nie leczy. (DL-11.1, DL-11.3)
dl-rule-spell-invisibility = Szybki, zmęczenie 0. Czarodzieje idą na koniec szeregu i w tej rundzie nie można ich zranić. (DL-11.5)
dl-rule-spell-magic_shield = Szybki, zmęczenie 1. Następny punkt ran przepada. (DL-11.5, DL-15.17)
dl-rule-spell-detect_treasure = Wolny, zmęczenie 1. Tracisz 1 złoto, a gdy go brak, 1 jedzenie, a gdy i jego brak, pułapkę. (DL-11.5)
dl-rule-spell-fireball = Wolny, zmęczenie 1. Bez skutku. (DL-11.5)
dl-rule-spell-fist_of_justice = Wolny, zmęczenie 1. Tracisz impa. (DL-11.5)
dl-rule-spell-detect_evil = Wolny, zmęczenie 2. Zyskujesz 2 zła. (DL-11.5)
dl-rule-spell-suggestion = Szybki, zmęczenie 2. Każdemu potworowi w walce zapłać znów pełny koszt albo go wycofaj. (DL-11.5)
dl-rule-spell-word_of_peace = Szybki, zmęczenie 2. Wycofaj wszystkie swoje potwory albo zyskaj 2 zła. (DL-11.5)
dl-rule-spell-aura_of_fear = Szybki, zmęczenie 2. Wycofaj jednego wybranego potwora. (DL-11.5)
dl-rule-spell-illusion = Szybki, zmęczenie 1. Przed wszystkimi staje iluzja z 1 punktem życia. (DL-11.5, DL-15.44)
dl-rule-spell-create_food = Szybki, zmęczenie 2. Pierwszy bohater ma w tej walce o 1 życie więcej. (DL-11.5, DL-11.5.4)
dl-rule-spell-regeneration = Wolny, zmęczenie 2. Leczy do 3 ran, od przodu. (DL-11.5)
dl-rule-spell-dimensional_gate = Szybki, zmęczenie 2. Jeden wybrany potwór nie atakuje i leży zakryty. (DL-11.5)
dl-rule-spell-metamorphosis = Szybki, zmęczenie 3. Jeden wybrany potwór jest w tej rundzie owcą: jeden zwykły atak za 1. (DL-11.5, DL-11.5.5)
dl-rule-spell-blind_rage = Szybki, zmęczenie 3. Wszystkie ataki potworów trafiają w pierwszego bohatera; nie można wstrzymywać. (DL-11.5, DL-11.5.6)
dl-rule-spell-jailbreak = Wolny, zmęczenie 2. Uwalniasz więźnia; paladyna tylko, gdy nie ma nikogo innego. (DL-11.5)
dl-rule-spell-plunder = Wolny, zmęczenie 3. Wykrycie skarbu dwa razy. (DL-11.5)
dl-rule-spell-levitation = Wolny, zmęczenie 3. W tej rundzie bez zmęczenia; drużyna i tak zdobywa. (DL-11.5)
dl-rule-special-witch_hunt = Odrzuć jednego swojego potwora albo zyskaj 3 zła. (DL-11.6)
dl-rule-special-monster_strike = Każdy potwór dostaje jedną jednostkę swojego kosztu albo strajkuje: leży zakryty do końca walki. (DL-11.6, DL-15.61)
dl-rule-special-robbery = Przepada połowa złota, w górę. (DL-11.6)
dl-rule-special-rats = Przepada połowa jedzenia, w górę. (DL-11.6)
dl-rule-special-imp_plague = Przepada połowa impów, w dół. (DL-11.6)
dl-rule-special-impatient_heroes = Każdy przybysz coś zabiera: wojownik impa, złodziej złoto, kapłan jedzenie, czarodziej pułapkę. (DL-11.6)
dl-rule-special-safety_inspection = 1 złoto za każdą komnatę; niezapłacone zamienia się w zło. (DL-11.6)
dl-rule-special-bad_press = Każdy zyskuje 1 zło, najgorszy 2. (DL-11.6)
dl-rule-special-trap_recall = Odrzuć pułapkę albo zapłać 1 złoto. (DL-11.6)
dl-rule-event_tile-payday = Każdemu potworowi zapłać znów jego koszt albo go zwolnij i zyskaj 1 zło. (DL-8.2)
dl-rule-event_tile-taxes = 1 złoto za każde dwa pola, w górę; każde niezapłacone złoto to martwy list, −3 punkty. (DL-8.3)
dl-rule-event_tile-special = Działa karta wydarzenia specjalnego roku. (DL-8.4)
dl-rule-aim = Dwa lata po cztery pory roku: wysyłaj sługi po dobra, kop, buduj i najmuj. Potem przychodzą bohaterowie i zdobywają. Punkty za komnaty, potwory, więźniów i tytuły; zdobyte pola i martwe listy punkty odbierają. (DL-4, DL-13.6)
dl-rule-orders = Wszyscy tajnie planują trzy rozkazy. Odkrywa się je kolejno; sługa zajmuje najniższe wolne miejsce, czwarty zostaje na karcie. (DL-6.3, DL-6.6)
dl-rule-recovery = Z trzech zagranych rozkazów jeden wraca na rękę: pierwszy albo taki, na którym stoi sługa. Pozostałe dwa są w następnej rundzie zablokowane. (DL-7.4)
dl-rule-evil = Im gorszy władca, tym silniejsi przychodzą bohaterowie. Od 9 zjawia się paladyn i idzie zawsze za najgorszym. (DL-9.2, DL-9.5, DL-9.7)
dl-rule-party = Przybysze stają na końcu, wojownicy z przodu, paladyn przed wszystkimi. (DL-9.3)
dl-rule-battle = Drużyna idzie na niezdobyte pole najbliżej wejścia. W korytarzu mieści się jedna pułapka i jeden potwór, w komnacie dwa potwory i pułapka z przynętą za 1 złoto; duchów dowolnie wiele. (DL-10.4, DL-10.5)
dl-rule-steps = Runda walki: pułapka, szybki czar, ataki, wolny czar, leczenie (tylko po ataku), potem zmęczenie i zdobycie. (DL-10.9, DL-10.13, DL-10.14)
dl-rule-thieves = Każda ikona pułapki w szeregu odbiera pułapce jeden punkt, od przodu. Skutki uboczne zostają. (DL-10.9, DL-11.2)
dl-rule-magic = Czar zostaje rzucony, gdy magia szeregu dorównuje numerowi rundy. (DL-10.10)
dl-rule-titles = Tytuły za najwięcej zła, komnat, korytarzy, potworów, impów, bogactw i najmniej zdobytych pól: 3 punkty, przy podziale 2; przy dwóch graczach 2 i 1. (DL-13.7)
dl-event-match-started = { $starter_is ->
        [you] Gra się zaczyna; rozpoczynasz ty.
       *[other] Gra się zaczyna; rozpoczyna { $starter }.
    }
dl-event-orders-drawn =
    { $seat }: trzy rozkazy, z których dwa zostaną zablokowane.{ $cards_count ->
        [0] {""}
       *[other] {" "}{ $cards }.
    }
dl-event-blocked-chosen =
    { $seat_is ->
        [you] Twoje zablokowane rozkazy są wybrane.
       *[other] { $seat }: zablokowane rozkazy wybrane.
    }{ $cards_count ->
        [0] {""}
       *[other] {" "}{ $cards }.
    }
dl-event-orders-blocked = { $seat_is ->
        [you] Twoje zablokowane rozkazy: { $cards }.
       *[other] { $seat } ma zablokowane rozkazy: { $cards }.
    }
dl-event-dummy-blocked = Kolor neutralny: zablokowane: { $cards }.
dl-event-year-started = Zaczyna się rok { $year }.
dl-event-round-started = Rok { $year }, { $round ->
        [1] zima
        [2] wiosna
        [3] lato
       *[other] jesień
    }; zaczyna { $starter }.
dl-event-offer-laid = W ofercie: { $creatures }; komnaty: { $rooms }.
dl-event-event-announced = Następna pora roku: { $event }{ $special ->
        [none] {""}
       *[other] {" "}({ $special })
    }.
dl-event-adventurer-returned = Wszyscy byli równi: pod stos trafia { $adventurer }.
dl-event-adventurers-announced = W następnej porze przyjdą: { $adventurers }.
dl-event-dummy-shown = Rozkazy koloru neutralnego: { $cards }.
dl-event-dummy-chosen = Trzeci rozkaz koloru neutralnego: { $order }.
dl-event-orders-planned =
    { $seat_is ->
        [you] Twoje rozkazy są zaplanowane.
       *[other] { $seat }: rozkazy zaplanowane.
    }{ $orders_count ->
        [0] {""}
       *[other] {" "}{ $orders }.
    }{ $dummy ->
        [none] {""}
       *[other] {" "}({ $dummy }).
    }
dl-event-minion-placed = { $seat_is ->
        [you] Twój rozkaz { $position }, { $order }: sługa zajmuje miejsce { $space }.
       *[other] { $seat }, rozkaz { $position }: { $order }, miejsce { $space }.
    }
dl-event-minion-waits = { $seat_is ->
        [you] Twój rozkaz { $position }, { $order }: miejsca są zajęte, sługa zostaje na karcie.
       *[other] { $seat }, rozkaz { $position }: { $order }, ale sługa zostaje na karcie.
    }
dl-event-dummy-placed = Neutralny sługa staje na { $order }, miejsce { $space }.
dl-event-goods-changed = { $seat_is ->
        [you] Masz teraz: złoto { $gold_now }, jedzenie { $food_now }, impy { $imps_now }.
       *[other] { $seat } ma teraz: złoto { $gold_now }, jedzenie { $food_now }, impy { $imps_now }.
    }
dl-event-evil-changed = { $seat_is ->
        [you] Twoje zło wynosi teraz { $evil }.
       *[other] { $seat } ma teraz zło { $evil }.
    }
dl-event-paladin-came =
    { $source_is ->
        [none] Paladyn wychodzi z namiotu. Cel: { $seat }.
       *[other] Paladyn zmienia cel. Dotąd: { $source }, teraz: { $seat }.
    }
dl-event-traps-drawn =
    { $seat }: dobrane pułapki: { $count }.{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-trap-discarded =
    { $seat }: { $trap ->
        [none] pułapka odrzucona w ukryciu.
       *[other] odrzucone w ukryciu: { $trap }.
    }
dl-event-space-used = { $seat_is ->
        [you] Korzystasz: { $order }, miejsce { $space }.
       *[other] { $seat } korzysta: { $order }, miejsce { $space }.
    }
dl-event-space-declined = { $seat_is ->
        [you] Rezygnujesz: { $order }, miejsce { $space }.
       *[other] { $seat } rezygnuje: { $order }, miejsce { $space }.
    }
dl-event-spied =
    { $seat_is ->
        [you] Podglądasz kartę walki
       *[other] { $seat } podgląda kartę walki
    } { $position }{ $spell ->
        [none] {""}
       *[other] : { $spell }
    }.
dl-event-tunnels-dug = { $seat_is ->
        [you] Kopiesz { $count ->
            [one] { $count } korytarz
            [few] { $count } korytarze
           *[many] { $count } korytarzy
        }: { $cells }.
       *[other] { $seat } kopie { $count ->
            [one] { $count } korytarz
            [few] { $count } korytarze
           *[many] { $count } korytarzy
        }: { $cells }.
    }
dl-event-gold-mined = { $seat_is ->
        [you] Twoje impy wydobywają złoto: { $count } ({ $cells }).
       *[other] { $seat } wydobywa złoto: { $count } ({ $cells }).
    }
dl-event-creature-hired = { $seat_is ->
        [you] Najmujesz: { $creature }.
       *[other] { $seat } najmuje: { $creature }.
    }
dl-event-creature-eaten = { $seat }: { $creature } pożera. Ofiara: { $victim }.
dl-event-room-built = { $seat_is ->
        [you] Budujesz: { $room } ({ $cell }).
       *[other] { $seat } buduje: { $room } ({ $cell }).
    }
dl-event-room-worked = { $seat }: { $room } pracuje (impy { $imps }, trolle { $trolls }; { $cell }).
dl-event-production-ended = { $seat_is ->
        [you] Kończysz produkcję.
       *[other] { $seat } kończy produkcję.
    }
dl-event-card-recovered = { $seat_is ->
        [you] Odzyskujesz: { $order }; zablokowane: { $blocked }.
       *[other] { $seat } odzyskuje: { $order }; zablokowane: { $blocked }.
    }
dl-event-event-started = Wydarzenie: { $event }{ $special ->
        [none] {""}
       *[other] {" "}({ $special })
    }.
dl-event-creature-paid = { $seat_is ->
        [you] Płacisz: { $creature }.
       *[other] { $seat } płaci: { $creature }.
    }
dl-event-creature-released = { $seat_is ->
        [you] Zwalniasz: { $creature }.
       *[other] { $seat } zwalnia: { $creature }.
    }
dl-event-taxes-paid = { $seat_is ->
        [you] Płacisz podatki: { $amount } z { $due }; martwe listy: { $letters }.
       *[other] { $seat } płaci podatki: { $amount } z { $due }; martwe listy: { $letters }.
    }
dl-event-creature-lost = { $seat_is ->
        [you] Oddajesz: { $creature }.
       *[other] { $seat } oddaje: { $creature }.
    }
dl-event-strike-settled =
    { $seat }: { $creature } { $unit ->
        [none] strajkuje.
        [food] dostaje 1 jedzenie.
        [evil] kosztuje 1 zło.
        [gold] dostaje 1 złoto.
        [trap] dostaje pułapkę.
       *[monster] dostaje potwora.
    }
dl-event-inspection-paid = { $seat_is ->
        [you] Płacisz kontroli: { $amount }; niezapłacone: { $unpaid }.
       *[other] { $seat } płaci kontroli: { $amount }; niezapłacone: { $unpaid }.
    }
dl-event-neutral-moved = Neutralna kostka stoi na złu { $evil }.
dl-event-adventurer-came = { $seat_is ->
        [you] Do twoich podziemi zmierza: { $adventurer }.
       *[other] { $seat } dostaje bohatera: { $adventurer }.
    }
dl-event-adventurer-left = Z neutralną kostką odchodzi { $adventurer }.
dl-event-round-ended = Pora roku się kończy.
dl-event-combat-round-started = Zaczyna się { $round }. runda walki.
dl-event-combat-planned =
    { $seat_is ->
        [you] Twoja walka jest zaplanowana.
       *[other] { $seat }: walka zaplanowana.
    }{ $creatures_count ->
        [0] {""}
       *[other] {" "}{ $creatures }.
    }{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-plan-laid = { $seat_is ->
        [you] Walczysz na { $cell }: { $creatures }; pułapki: { $count }, przynęta: { $bait }.
       *[other] { $seat } walczy na { $cell }: { $creatures }; pułapki: { $count }, przynęta: { $bait }.
    }
dl-event-card-revealed = Karta walki { $round }: { $spell }, zmęczenie { $fatigue }.
dl-event-battle-started = { $seat_is ->
        [you] Zaczyna się twoja walka na { $cell }.
       *[other] { $seat } walczy na { $cell }.
    }
dl-event-plan-undone = { $seat }: nie ma z kim walczyć, wszystko wraca.
dl-event-trap-sprung =
    { $trap }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; zapobieżono: { $prevented }.
dl-event-trap-shown = { $seat_is ->
        [you] Pokazujesz: { $trap }.
       *[other] { $seat } pokazuje: { $trap }.
    }
dl-event-traps-ordered =
    { $seat_is ->
        [you] Ustawiasz dwie pułapki.
       *[other] { $seat } ustawia dwie pułapki.
    }{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-trap-returned =
    { $seat }: nieużyta pułapka wraca{ $trap ->
        [none] {""}
       *[other] : { $trap }
    }.
dl-event-hurt =
    { $adventurer }: { $cause ->
        [trap] pułapka
        [attack] atak
        [fatigue] zmęczenie
       *[poison] trucizna
    } { $amount }, rany razem { $damage }.
dl-event-adventurer-fell = { $seat_is ->
        [you] { $adventurer } trafia do twojego więzienia.
       *[other] { $adventurer } trafia do więzienia: { $seat }.
    }
dl-event-illusion-vanished = { $seat }: iluzja znika.
dl-event-spell-cast = Drużyna rzuca czar: { $spell }.
dl-event-spell-failed = Czar nie działa: { $spell }.
dl-event-creature-withdrawn = { $seat_is ->
        [you] Wycofujesz: { $creature }.
       *[other] { $seat } wycofuje: { $creature }.
    }
dl-event-creature-banished = W bramie znika: { $creature }.
dl-event-creature-transformed = Potwór staje się owcą: { $creature }.
dl-event-attacked = { $seat_is ->
        [you] Twój potwór atakuje: { $creature } (opcja { $option }).
       *[other] { $seat } atakuje: { $creature } (opcja { $option }).
    }
dl-event-healed = { $adventurer }: wyleczono { $amount }, rany razem { $damage }.
dl-event-tile-conquered =
    { $seat_is ->
        [you] Tracisz pole { $cell }
       *[other] { $seat } traci pole { $cell }
    }{ $room ->
        [none] {""}
       *[other] : { $room }
    }.
dl-event-tile-held = { $seat_is ->
        [you] Utrzymujesz pole { $cell }.
       *[other] { $seat } utrzymuje pole { $cell }.
    }
dl-event-prisoner-freed = { $seat_is ->
        [you] Uwalniasz: { $adventurer }.
       *[other] { $seat } uwalnia: { $adventurer }.
    }
dl-event-combat-ended = Walka w roku { $year } dobiegła końca.
dl-event-match-ended = Koniec gry.
dl-action-choose-blocked = Zablokuj: { $cards }
dl-action-plan-orders = Rozkazy: { $orders }{ $dummy ->
        [none] {""}
       *[other] {" "}(neutralny: { $dummy })
    }
dl-action-use = Skorzystaj z miejsca{ $spy ->
        [none] {""}
       *[other] , podejrzyj kartę { $spy }
    }
dl-action-decline = Zrezygnuj
dl-action-dig = Kop { $cells }
dl-action-mine = Wydobywaj { $cells }
dl-action-discard-trap = Odeślij: { $trap }
dl-action-hire = Najmij: { $tile }{ $trap ->
        [none] {""}
       *[other] {" "}({ $trap })
    }{ $victim ->
        [none] {""}
       *[other] {" "}({ $victim })
    }
dl-action-build = Zbuduj: { $room } na { $cell }
dl-action-activate = Pracuj na { $cell }: impy { $imps }, trolle { $trolls }{ $dig_cell ->
        [none] {""}
       *[other] , kop { $dig_cell }
    }
dl-action-end = Zakończ produkcję
dl-action-recover = Odzyskaj: { $card }
dl-action-pay = Zapłać: { $creature }{ $trap ->
        [none] {""}
       *[other] {" "}({ $trap })
    }{ $victim ->
        [none] {""}
       *[other] {" "}({ $victim })
    }
dl-action-release = Zwolnij: { $creature }
dl-action-pay-taxes = Zapłać podatki: { $amount }
dl-action-event-choice = Wydarzenie: { $amount ->
        [none] { $trap ->
            [none] { $gold ->
                [none] { $monster ->
                    [none] zło
                   *[other] { $monster }{ $pay ->
                        [none] {""}
                        [food] , 1 jedzenie
                        [evil] , 1 zło
                        [gold] , 1 złoto
                        [trap] , pułapka
                       *[monster] , potwór
                    }{ $victim ->
                        [none] {""}
                       *[other] {" "}({ $victim })
                    }
                }
               *[other] 1 złoto
            }
           *[other] { $trap }
        }
       *[other] { $amount }
    }
dl-action-plan-combat = Walka na { $tile }: { $creatures }; pułapki: { $traps }
dl-action-order-traps = Kolejność pułapek: { $traps }
dl-action-target = Cel: { $adventurer }
dl-action-spell-choice = Czar: { $prisoner ->
        [none] { $withdraw ->
            [none] { $monster ->
                [none] { $trap ->
                    [none] –
                   *[other] { $trap }
                }
               *[other] { $monster }{ $pay ->
                    [none] {""}
                    [yes] , zapłać
                   *[no] , wycofaj
                }{ $trap ->
                    [none] {""}
                   *[other] {" "}({ $trap })
                }{ $victim ->
                    [none] {""}
                   *[other] {" "}({ $victim })
                }
            }
            [yes] wycofaj wszystkie potwory
           *[no] zyskaj 2 zła
        }
       *[other] { $prisoner }
    }
dl-action-attack = Atak: { $creature }, opcja { $option }{ $targets ->
        [none] {""}
       *[other] {" "}→ { $targets }
    }
dl-action-free-prisoner = Uwolnij: { $prisoner }
dl-phase-choose_blocked = Blokowanie rozkazów
dl-phase-plan_orders = Planowanie
dl-phase-execute = Rozkazy
dl-phase-discard_trap = Rozkazy
dl-phase-produce = Produkcja
dl-phase-recover = Odzyskiwanie kart
dl-phase-payday = Dzień wypłaty
dl-phase-taxes = Podatki
dl-phase-special = Wydarzenie specjalne
dl-phase-impatient = Niecierpliwi bohaterowie
dl-phase-combat_plan = Plany walki
dl-phase-combat_resolve = Walka
dl-phase-free = Walka
dl-phase-game_over = Koniec gry
dl-ask-choose_blocked = Które dwa rozkazy blokujesz?
dl-ask-plan_orders = Które trzy rozkazy zagrasz i w jakiej kolejności?
dl-ask-execute = Korzystasz z miejsca?
dl-ask-discard_trap = Którą pułapkę odsyłasz?
dl-ask-produce = Które komnaty pracują?
dl-ask-recover = Który rozkaz odzyskujesz?
dl-ask-payday = Komu płacisz, a kogo zwalniasz?
dl-ask-taxes = Ile podatku płacisz?
dl-ask-special = Jak odpowiadasz na wydarzenie?
dl-ask-impatient = Którą pułapkę tracisz?
dl-ask-combat_plan = Gdzie i czym walczysz?
dl-ask-combat_resolve = Co dalej w twojej walce?
dl-ask-free = Kogo uwalniasz?
dl-ask-game_over = Koniec gry.
dl-wait-choose_blocked = { $name } wybiera zablokowane rozkazy.
dl-wait-plan_orders = { $name } planuje rozkazy.
dl-wait-execute = { $name } wykonuje rozkaz.
dl-wait-discard_trap = { $name } odsyła pułapkę.
dl-wait-produce = { $name } produkuje.
dl-wait-recover = { $name } odzyskuje rozkaz.
dl-wait-payday = { $name } płaci potworom.
dl-wait-taxes = { $name } płaci podatki.
dl-wait-special = { $name } odpowiada na wydarzenie.
dl-wait-impatient = { $name } oddaje pułapkę.
dl-wait-combat_plan = { $name } planuje walkę.
dl-wait-combat_resolve = { $name } walczy.
dl-wait-free = { $name } uwalnia więźnia.
dl-wait-game_over = Koniec gry ({ $name }).
dl-option-full_rules = Pełne zasady
dl-option-full_rules-help = Wyłączone to pierwsza gra: losowo zablokowane rozkazy, bez wydarzeń specjalnych, najem z pierwszej pozycji za darmo.
dl-option-full_rules-true = włączone
dl-option-full_rules-false = wyłączone
dl-option-special_events = Wydarzenia specjalne
dl-option-special_events-help = Karty do płytki Wydarzenie specjalne; tylko z pełnymi zasadami.
dl-option-special_events-true = włączone
dl-option-special_events-false = wyłączone
dl-option-combat_planning = Planowanie walki
dl-option-combat_planning-help = Czy wszyscy planują naraz i w tajemnicy, czy kolejno i jawnie.
dl-option-combat_planning-together = wszyscy naraz
dl-option-combat_planning-in_turn = kolejno
dl-refusal-malformed = To nie jest akcja tej gry.
dl-refusal-not_asked = Teraz nie twoja kolej.
dl-refusal-not_now = Teraz to niemożliwe.
dl-refusal-absolute_evil = Zapłata przekroczyłaby granicę absolutnego zła.
dl-refusal-amount = Można zapłacić od 0 do mniejszej z liczb: należność ({ $due }) i twoje złoto ({ $gold }).
dl-refusal-cannot_pay = Nie stać cię na to.
dl-refusal-cell_taken = Na { $x }/{ $y } jest już pole.
dl-refusal-square = { $x }/{ $y } zamknęłoby kwadrat 2 × 2.
dl-refusal-not_adjacent = { $x }/{ $y } nie styka się z twoim lochem.
dl-refusal-deck_empty = Nie ma już czego dobrać.
dl-refusal-dig_cell = Skład narzędzi wymaga pola, które można wykopać.
dl-refusal-face_down = Ten potwór leży zakryty.
dl-refusal-no_attack = Taki atak jest niemożliwy.
dl-refusal-no_cells = Wskaż co najmniej jedno pole albo zrezygnuj.
dl-refusal-no_choice = Takiego wyboru nie ma.
dl-refusal-no_dummy_card = Kartę koloru neutralnego wybiera się tylko przy dwóch graczach.
dl-refusal-no_imps = Masz za mało wolnych impów.
dl-refusal-no_room = Nie masz tam komnaty produkcyjnej.
dl-refusal-no_spy = To miejsce nie pozwala szpiegować.
dl-refusal-no_target = Takiego bohatera nie ma w szeregu.
dl-refusal-no_tunnel = Nadają się tylko twoje niezdobyte korytarze.
dl-refusal-no_workers = Masz za mało wolnych robotników.
dl-refusal-not_drawn = Wybierz dwa z trzech dobranych rozkazów.
dl-refusal-not_freeable = Tego więźnia nie można teraz uwolnić.
dl-refusal-not_held_by_dummy = Wybierz jedną z trzech trzymanych kart koloru neutralnego.
dl-refusal-not_nearest = Walczy się na niezdobytym polu najbliżej wejścia.
dl-refusal-not_on_offer = Tego nie ma w ofercie.
dl-refusal-not_own_creature = Nie masz tego potwora.
dl-refusal-not_own_trap = Nie masz tej pułapki.
dl-refusal-not_planned = Ustaw w kolejności dwie zaplanowane pułapki.
dl-refusal-not_recoverable = Wraca tylko pierwszy rozkaz albo taki, na którym stoi sługa.
dl-refusal-option_value = { $option }: wartość { $value } jest tu niedozwolona.
dl-refusal-order_blocked = Któryś z rozkazów jest zablokowany.
dl-refusal-order_twice = Trzy rozkazy muszą być różne.
dl-refusal-room_beside = Komnaty nie mogą się stykać.
dl-refusal-room_worked = Ta komnata w tej rundzie już się napracowała.
dl-refusal-settled = Z tym potworem sprawa już załatwiona.
dl-refusal-too_many_cells = To więcej, niż pozwala miejsce i twoje impy.
dl-refusal-too_many_monsters = Za dużo potworów na to pole.
dl-refusal-too_many_traps = Za dużo pułapek na to pole.
dl-refusal-workers = Liczba robotników tej komnaty: { $workers }.
dl-refusal-zone = Tej komnaty nie można tam zbudować.
dl-won-by-points = { $seat_is ->
    [you] Masz najwięcej punktów i wygrywasz.
   *[other] { $seat } ma najwięcej punktów i wygrywa.
}
dl-won-by-shared = Kilku władców podziemi ma najwięcej punktów i dzieli się zwycięstwem.
