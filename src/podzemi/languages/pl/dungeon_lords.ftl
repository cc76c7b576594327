### Dungeon Lords: nazwy, zasady, co się dzieje i co można zrobić.

dl-title = Władcy podziemi
dl-tagline = Zbudujcie podziemia, zapłaćcie impom i przetrwajcie bohaterów.

dl-order-get_food = Zdobycie jedzenia
    .gen = Zdobycia jedzenia
    .dat = Zdobyciu jedzenia
    .acc = Zdobycie jedzenia
    .loc = Zdobyciu jedzenia
    .ins = Zdobyciem jedzenia
dl-order-improve_reputation = Poprawa reputacji
    .gen = Poprawy reputacji
    .dat = Poprawie reputacji
    .acc = Poprawę reputacji
    .loc = Poprawie reputacji
    .ins = Poprawą reputacji
dl-order-dig_tunnels = Kopanie korytarzy
    .gen = Kopania korytarzy
    .dat = Kopaniu korytarzy
    .acc = Kopanie korytarzy
    .loc = Kopaniu korytarzy
    .ins = Kopaniem korytarzy
dl-order-mine_gold = Wydobycie złota
    .gen = Wydobycia złota
    .dat = Wydobyciu złota
    .acc = Wydobycie złota
    .loc = Wydobyciu złota
    .ins = Wydobyciem złota
dl-order-recruit_imps = Werbunek impów
    .gen = Werbunku impów
    .dat = Werbunkowi impów
    .acc = Werbunek impów
    .loc = Werbunku impów
    .ins = Werbunkiem impów
dl-order-buy_traps = Zakup pułapek
    .gen = Zakupu pułapek
    .dat = Zakupowi pułapek
    .acc = Zakup pułapek
    .loc = Zakupie pułapek
    .ins = Zakupem pułapek
dl-order-hire_monster = Najem potworów
    .gen = Najmu potworów
    .dat = Najmowi potworów
    .acc = Najem potworów
    .loc = Najmie potworów
    .ins = Najmem potworów
dl-order-build_room = Budowa komnat
    .gen = Budowy komnat
    .dat = Budowie komnat
    .acc = Budowę komnat
    .loc = Budowie komnat
    .ins = Budową komnat
dl-room-hatchery = Kurnik
    .gen = Kurnika
    .dat = Kurnikowi
    .acc = Kurnik
    .loc = Kurniku
    .ins = Kurnikiem
dl-room-mushroom_bed = Plantacja grzybów
    .gen = Plantacji grzybów
    .dat = Plantacji grzybów
    .acc = Plantację grzybów
    .loc = Plantacji grzybów
    .ins = Plantacją grzybów
dl-room-souvenir_shop = Wytwórnia pamiątek
    .gen = Wytwórni pamiątek
    .dat = Wytwórni pamiątek
    .acc = Wytwórnię pamiątek
    .loc = Wytwórni pamiątek
    .ins = Wytwórnią pamiątek
dl-room-counterfeiter = Warsztat fałszerza
    .gen = Warsztatu fałszerza
    .dat = Warsztatowi fałszerza
    .acc = Warsztat fałszerza
    .loc = Warsztacie fałszerza
    .ins = Warsztatem fałszerza
dl-room-workshop = Warsztat
    .gen = Warsztatu
    .dat = Warsztatowi
    .acc = Warsztat
    .loc = Warsztacie
    .ins = Warsztatem
dl-room-tool_shed = Skład narzędzi
    .gen = Składu narzędzi
    .dat = Składowi narzędzi
    .acc = Skład narzędzi
    .loc = Składzie narzędzi
    .ins = Składem narzędzi
dl-room-printing_press = Prasa drukarska
    .gen = Prasy drukarskiej
    .dat = Prasie drukarskiej
    .acc = Prasę drukarską
    .loc = Prasie drukarskiej
    .ins = Prasą drukarską
dl-room-magic_room = Magiczna komnata
    .gen = Magicznej komnaty
    .dat = Magicznej komnacie
    .acc = Magiczną komnatę
    .loc = Magicznej komnacie
    .ins = Magiczną komnatą
dl-room-training_room = Sala ćwiczeń
    .gen = Sali ćwiczeń
    .dat = Sali ćwiczeń
    .acc = Salę ćwiczeń
    .loc = Sali ćwiczeń
    .ins = Salą ćwiczeń
dl-room-dark_room = Ciemna komnata
    .gen = Ciemnej komnaty
    .dat = Ciemnej komnacie
    .acc = Ciemną komnatę
    .loc = Ciemnej komnacie
    .ins = Ciemną komnatą
dl-room-labyrinth = Labirynt
    .gen = Labiryntu
    .dat = Labiryntowi
    .acc = Labirynt
    .loc = Labiryncie
    .ins = Labiryntem
dl-room-antimagic_room = Komnata antymagii
    .gen = Komnaty antymagii
    .dat = Komnacie antymagii
    .acc = Komnatę antymagii
    .loc = Komnacie antymagii
    .ins = Komnatą antymagii
dl-room-cafeteria = Stołówka
    .gen = Stołówki
    .dat = Stołówce
    .acc = Stołówkę
    .loc = Stołówce
    .ins = Stołówką
dl-room-chapel = Kaplica
    .gen = Kaplicy
    .dat = Kaplicy
    .acc = Kaplicę
    .loc = Kaplicy
    .ins = Kaplicą
dl-room-pandemonium = Pandemonium
    .gen = Pandemonium
    .dat = Pandemonium
    .acc = Pandemonium
    .loc = Pandemonium
    .ins = Pandemonium
dl-room-hall_of_fame = Sala sławy
    .gen = Sali sławy
    .dat = Sali sławy
    .acc = Salę sławy
    .loc = Sali sławy
    .ins = Salą sławy
dl-trap-rolling_stone = Toczący się głaz
    .gen = Toczącego się głazu
    .dat = Toczącemu się głazowi
    .acc = Toczący się głaz
    .loc = Toczącym się głazie
    .ins = Toczącym się głazem
dl-trap-pendulum = Wahadło
    .gen = Wahadła
    .dat = Wahadłu
    .acc = Wahadło
    .loc = Wahadle
    .ins = Wahadłem
dl-trap-trapdoor = Zapadnia
    .gen = Zapadni
    .dat = Zapadni
    .acc = Zapadnię
    .loc = Zapadni
    .ins = Zapadnią
dl-trap-wall_of_fire = Ściana ognia
    .gen = Ściany ognia
    .dat = Ścianie ognia
    .acc = Ścianę ognia
    .loc = Ścianie ognia
    .ins = Ścianą ognia
dl-trap-cursed_ring = Przeklęty pierścień
    .gen = Przeklętego pierścienia
    .dat = Przeklętemu pierścieniowi
    .acc = Przeklęty pierścień
    .loc = Przeklętym pierścieniu
    .ins = Przeklętym pierścieniem
dl-trap-poisoned_meal = Zatruta uczta
    .gen = Zatrutej uczty
    .dat = Zatrutej uczcie
    .acc = Zatrutą ucztę
    .loc = Zatrutej uczcie
    .ins = Zatrutą ucztą
dl-trap-kamikaze_imp = Imp kamikadze
    .gen = Impa kamikadze
    .dat = Impowi kamikadze
    .acc = Impa kamikadze
    .loc = Impie kamikadze
    .ins = Impem kamikadze
dl-trap-poisoned_dart = Zatruta strzałka
    .gen = Zatrutej strzałki
    .dat = Zatrutej strzałce
    .acc = Zatrutą strzałkę
    .loc = Zatrutej strzałce
    .ins = Zatrutą strzałką
dl-trap-antimagic_dart = Antymagiczna strzałka
    .gen = Antymagicznej strzałki
    .dat = Antymagicznej strzałce
    .acc = Antymagiczną strzałkę
    .loc = Antymagicznej strzałce
    .ins = Antymagiczną strzałką
dl-spell-invisibility = Niewidzialność
    .gen = Niewidzialności
    .dat = Niewidzialności
    .acc = Niewidzialność
    .loc = Niewidzialności
    .ins = Niewidzialnością
dl-spell-magic_shield = Magiczna tarcza
    .gen = Magicznej tarczy
    .dat = Magicznej tarczy
    .acc = Magiczną tarczę
    .loc = Magicznej tarczy
    .ins = Magiczną tarczą
dl-spell-detect_treasure = Wykrycie skarbu
    .gen = Wykrycia skarbu
    .dat = Wykryciu skarbu
    .acc = Wykrycie skarbu
    .loc = Wykryciu skarbu
    .ins = Wykryciem skarbu
dl-spell-fireball = Kula ognia
    .gen = Kuli ognia
    .dat = Kuli ognia
    .acc = Kulę ognia
    .loc = Kuli ognia
    .ins = Kulą ognia
dl-spell-fist_of_justice = Pięść sprawiedliwości
    .gen = Pięści sprawiedliwości
    .dat = Pięści sprawiedliwości
    .acc = Pięść sprawiedliwości
    .loc = Pięści sprawiedliwości
    .ins = Pięścią sprawiedliwości
dl-spell-detect_evil = Wykrycie zła
    .gen = Wykrycia zła
    .dat = Wykryciu zła
    .acc = Wykrycie zła
    .loc = Wykryciu zła
    .ins = Wykryciem zła
dl-spell-suggestion = Sugestia
    .gen = Sugestii
    .dat = Sugestii
    .acc = Sugestię
    .loc = Sugestii
    .ins = Sugestią
dl-spell-word_of_peace = Słowo pokoju
    .gen = Słowa pokoju
    .dat = Słowu pokoju
    .acc = Słowo pokoju
    .loc = Słowie pokoju
    .ins = Słowem pokoju
dl-spell-aura_of_fear = Aura strachu
    .gen = Aury strachu
    .dat = Aurze strachu
    .acc = Aurę strachu
    .loc = Aurze strachu
    .ins = Aurą strachu
dl-spell-illusion = Iluzja
    .gen = Iluzji
    .dat = Iluzji
    .acc = Iluzję
    .loc = Iluzji
    .ins = Iluzją
dl-spell-create_food = Stworzenie jedzenia
    .gen = Stworzenia jedzenia
    .dat = Stworzeniu jedzenia
    .acc = Stworzenie jedzenia
    .loc = Stworzeniu jedzenia
    .ins = Stworzeniem jedzenia
dl-spell-regeneration = Regeneracja
    .gen = Regeneracji
    .dat = Regeneracji
    .acc = Regenerację
    .loc = Regeneracji
    .ins = Regeneracją
dl-spell-dimensional_gate = Brama wymiarów
    .gen = Bramy wymiarów
    .dat = Bramie wymiarów
    .acc = Bramę wymiarów
    .loc = Bramie wymiarów
    .ins = Bramą wymiarów
dl-spell-metamorphosis = Metamorfoza
    .gen = Metamorfozy
    .dat = Metamorfozie
    .acc = Metamorfozę
    .loc = Metamorfozie
    .ins = Metamorfozą
dl-spell-blind_rage = Ślepa furia
    .gen = Ślepej furii
    .dat = Ślepej furii
    .acc = Ślepą furię
    .loc = Ślepej furii
    .ins = Ślepą furią
dl-spell-jailbreak = Ucieczka z więzienia
    .gen = Ucieczki z więzienia
    .dat = Ucieczce z więzienia
    .acc = Ucieczkę z więzienia
    .loc = Ucieczce z więzienia
    .ins = Ucieczką z więzienia
dl-spell-plunder = Grabież
    .gen = Grabieży
    .dat = Grabieży
    .acc = Grabież
    .loc = Grabieży
    .ins = Grabieżą
dl-spell-levitation = Lewitacja
    .gen = Lewitacji
    .dat = Lewitacji
    .acc = Lewitację
    .loc = Lewitacji
    .ins = Lewitacją
dl-special-witch_hunt = Polowanie na wiedźmy
    .gen = Polowania na wiedźmy
    .dat = Polowaniu na wiedźmy
    .acc = Polowanie na wiedźmy
    .loc = Polowaniu na wiedźmy
    .ins = Polowaniem na wiedźmy
dl-special-monster_strike = Strajk potworów
    .gen = Strajku potworów
    .dat = Strajkowi potworów
    .acc = Strajk potworów
    .loc = Strajku potworów
    .ins = Strajkiem potworów
dl-special-robbery = Rabunek
    .gen = Rabunku
    .dat = Rabunkowi
    .acc = Rabunek
    .loc = Rabunku
    .ins = Rabunkiem
dl-special-rats = Szczury
    .gen = Szczurów
    .dat = Szczurom
    .acc = Szczury
    .loc = Szczurach
    .ins = Szczurami
dl-special-imp_plague = Zaraza impów
    .gen = Zarazy impów
    .dat = Zarazie impów
    .acc = Zarazę impów
    .loc = Zarazie impów
    .ins = Zarazą impów
dl-special-impatient_heroes = Niecierpliwi bohaterowie
    .gen = Niecierpliwych bohaterów
    .dat = Niecierpliwym bohaterom
    .acc = Niecierpliwych bohaterów
    .loc = Niecierpliwych bohaterach
    .ins = Niecierpliwymi bohaterami
dl-special-safety_inspection = Kontrola bezpieczeństwa
    .gen = Kontroli bezpieczeństwa
    .dat = Kontroli bezpieczeństwa
    .acc = Kontrolę bezpieczeństwa
    .loc = Kontroli bezpieczeństwa
    .ins = Kontrolą bezpieczeństwa
dl-special-bad_press = Zła prasa
    .gen = Złej prasy
    .dat = Złej prasie
    .acc = Złą prasę
    .loc = Złej prasie
    .ins = Złą prasą
dl-special-trap_recall = Wycofanie pułapek
    .gen = Wycofania pułapek
    .dat = Wycofaniu pułapek
    .acc = Wycofanie pułapek
    .loc = Wycofaniu pułapek
    .ins = Wycofaniem pułapek
dl-event_tile-payday = Dzień wypłaty
    .gen = Dnia wypłaty
    .dat = Dniowi wypłaty
    .acc = Dzień wypłaty
    .loc = Dniu wypłaty
    .ins = Dniem wypłaty
dl-event_tile-taxes = Podatki
    .gen = Podatków
    .dat = Podatkom
    .acc = Podatki
    .loc = Podatkach
    .ins = Podatkami
dl-event_tile-special = Wydarzenie specjalne
    .gen = Wydarzenia specjalnego
    .dat = Wydarzeniu specjalnemu
    .acc = Wydarzenie specjalne
    .loc = Wydarzeniu specjalnym
    .ins = Wydarzeniem specjalnym

dl-creature-goblin_1 = Goblin
    .gen = Goblina
    .dat = Goblinowi
    .acc = Goblina
    .loc = Goblinie
    .ins = Goblinem
dl-creature-goblin_2 = Goblin
    .gen = Goblina
    .dat = Goblinowi
    .acc = Goblina
    .loc = Goblinie
    .ins = Goblinem
dl-creature-goblin_3 = Goblin
    .gen = Goblina
    .dat = Goblinowi
    .acc = Goblina
    .loc = Goblinie
    .ins = Goblinem
dl-creature-slime_1 = Szlam
    .gen = Szlamu
    .dat = Szlamowi
    .acc = Szlam
    .loc = Szlamie
    .ins = Szlamem
dl-creature-slime_2 = Szlam
    .gen = Szlamu
    .dat = Szlamowi
    .acc = Szlam
    .loc = Szlamie
    .ins = Szlamem
dl-creature-slime_3 = Szlam
    .gen = Szlamu
    .dat = Szlamowi
    .acc = Szlam
    .loc = Szlamie
    .ins = Szlamem
dl-creature-ghost_1 = Duch
    .gen = Ducha
    .dat = Duchowi
    .acc = Ducha
    .loc = Duchu
    .ins = Duchem
dl-creature-ghost_2 = Duch
    .gen = Ducha
    .dat = Duchowi
    .acc = Ducha
    .loc = Duchu
    .ins = Duchem
dl-creature-ghost_3 = Duch
    .gen = Ducha
    .dat = Duchowi
    .acc = Ducha
    .loc = Duchu
    .ins = Duchem
dl-creature-troll_1 = Troll
    .gen = Trolla
    .dat = Trollowi
    .acc = Trolla
    .loc = Trollu
    .ins = Trollem
dl-creature-troll_2 = Troll
    .gen = Trolla
    .dat = Trollowi
    .acc = Trolla
    .loc = Trollu
    .ins = Trollem
dl-creature-troll_3 = Troll
    .gen = Trolla
    .dat = Trollowi
    .acc = Trolla
    .loc = Trollu
    .ins = Trollem
dl-creature-witch_1 = Wiedźma
    .gen = Wiedźmy
    .dat = Wiedźmie
    .acc = Wiedźmę
    .loc = Wiedźmie
    .ins = Wiedźmą
dl-creature-witch_2 = Wiedźma
    .gen = Wiedźmy
    .dat = Wiedźmie
    .acc = Wiedźmę
    .loc = Wiedźmie
    .ins = Wiedźmą
dl-creature-witch_3 = Wiedźma
    .gen = Wiedźmy
    .dat = Wiedźmie
    .acc = Wiedźmę
    .loc = Wiedźmie
    .ins = Wiedźmą
dl-creature-vampire_1 = Wampir
    .gen = Wampira
    .dat = Wampirowi
    .acc = Wampira
    .loc = Wampirze
    .ins = Wampirem
dl-creature-vampire_2 = Wampir
    .gen = Wampira
    .dat = Wampirowi
    .acc = Wampira
    .loc = Wampirze
    .ins = Wampirem
dl-creature-vampire_3 = Wampir
    .gen = Wampira
    .dat = Wampirowi
    .acc = Wampira
    .loc = Wampirze
    .ins = Wampirem
dl-creature-golem_1 = Golem
    .gen = Golema
    .dat = Golemowi
    .acc = Golema
    .loc = Golemie
    .ins = Golemem
dl-creature-golem_2 = Golem
    .gen = Golema
    .dat = Golemowi
    .acc = Golema
    .loc = Golemie
    .ins = Golemem
dl-creature-dragon_1 = Smok
    .gen = Smoka
    .dat = Smokowi
    .acc = Smoka
    .loc = Smoku
    .ins = Smokiem
dl-creature-dragon_2 = Smok
    .gen = Smoka
    .dat = Smokowi
    .acc = Smoka
    .loc = Smoku
    .ins = Smokiem
dl-creature-demon_1 = Demon
    .gen = Demona
    .dat = Demonowi
    .acc = Demona
    .loc = Demonie
    .ins = Demonem
dl-creature-demon_2 = Demon
    .gen = Demona
    .dat = Demonowi
    .acc = Demona
    .loc = Demonie
    .ins = Demonem
dl-adventurer-y1_warrior_1 = Wojownik (3 ♥)
    .gen = Wojownika (3 ♥)
    .dat = Wojownikowi (3 ♥)
    .acc = Wojownika (3 ♥)
    .loc = Wojowniku (3 ♥)
    .ins = Wojownikiem (3 ♥)
dl-adventurer-y1_warrior_2 = Wojownik (4 ♥)
    .gen = Wojownika (4 ♥)
    .dat = Wojownikowi (4 ♥)
    .acc = Wojownika (4 ♥)
    .loc = Wojowniku (4 ♥)
    .ins = Wojownikiem (4 ♥)
dl-adventurer-y1_warrior_3 = Wojownik (4 ♥)
    .gen = Wojownika (4 ♥)
    .dat = Wojownikowi (4 ♥)
    .acc = Wojownika (4 ♥)
    .loc = Wojowniku (4 ♥)
    .ins = Wojownikiem (4 ♥)
dl-adventurer-y1_warrior_4 = Wojownik (5 ♥)
    .gen = Wojownika (5 ♥)
    .dat = Wojownikowi (5 ♥)
    .acc = Wojownika (5 ♥)
    .loc = Wojowniku (5 ♥)
    .ins = Wojownikiem (5 ♥)
dl-adventurer-y1_thief_1 = Złodziej (3 ♥, pułapki −1)
    .gen = Złodzieja (3 ♥, pułapki −1)
    .dat = Złodziejowi (3 ♥, pułapki −1)
    .acc = Złodzieja (3 ♥, pułapki −1)
    .loc = Złodzieju (3 ♥, pułapki −1)
    .ins = Złodziejem (3 ♥, pułapki −1)
dl-adventurer-y1_thief_2 = Złodziej (3 ♥, pułapki −2)
    .gen = Złodzieja (3 ♥, pułapki −2)
    .dat = Złodziejowi (3 ♥, pułapki −2)
    .acc = Złodzieja (3 ♥, pułapki −2)
    .loc = Złodzieju (3 ♥, pułapki −2)
    .ins = Złodziejem (3 ♥, pułapki −2)
dl-adventurer-y1_thief_3 = Złodziej (4 ♥, pułapki −1)
    .gen = Złodzieja (4 ♥, pułapki −1)
    .dat = Złodziejowi (4 ♥, pułapki −1)
    .acc = Złodzieja (4 ♥, pułapki −1)
    .loc = Złodzieju (4 ♥, pułapki −1)
    .ins = Złodziejem (4 ♥, pułapki −1)
dl-adventurer-y1_thief_4 = Złodziej (4 ♥, pułapki −2)
    .gen = Złodzieja (4 ♥, pułapki −2)
    .dat = Złodziejowi (4 ♥, pułapki −2)
    .acc = Złodzieja (4 ♥, pułapki −2)
    .loc = Złodzieju (4 ♥, pułapki −2)
    .ins = Złodziejem (4 ♥, pułapki −2)
dl-adventurer-y1_priest_1 = Kapłan (3 ♥, leczy 1)
    .gen = Kapłana (3 ♥, leczy 1)
    .dat = Kapłanowi (3 ♥, leczy 1)
    .acc = Kapłana (3 ♥, leczy 1)
    .loc = Kapłanie (3 ♥, leczy 1)
    .ins = Kapłanem (3 ♥, leczy 1)
dl-adventurer-y1_priest_2 = Kapłan (3 ♥, leczy 2)
    .gen = Kapłana (3 ♥, leczy 2)
    .dat = Kapłanowi (3 ♥, leczy 2)
    .acc = Kapłana (3 ♥, leczy 2)
    .loc = Kapłanie (3 ♥, leczy 2)
    .ins = Kapłanem (3 ♥, leczy 2)
dl-adventurer-y1_priest_3 = Kapłan (4 ♥, leczy 1)
    .gen = Kapłana (4 ♥, leczy 1)
    .dat = Kapłanowi (4 ♥, leczy 1)
    .acc = Kapłana (4 ♥, leczy 1)
    .loc = Kapłanie (4 ♥, leczy 1)
    .ins = Kapłanem (4 ♥, leczy 1)
dl-adventurer-y1_priest_4 = Kapłan (4 ♥, leczy 2)
    .gen = Kapłana (4 ♥, leczy 2)
    .dat = Kapłanowi (4 ♥, leczy 2)
    .acc = Kapłana (4 ♥, leczy 2)
    .loc = Kapłanie (4 ♥, leczy 2)
    .ins = Kapłanem (4 ♥, leczy 2)
dl-adventurer-y1_wizard_1 = Czarodziej (3 ♥, magia 1)
    .gen = Czarodzieja (3 ♥, magia 1)
    .dat = Czarodziejowi (3 ♥, magia 1)
    .acc = Czarodzieja (3 ♥, magia 1)
    .loc = Czarodzieju (3 ♥, magia 1)
    .ins = Czarodziejem (3 ♥, magia 1)
dl-adventurer-y1_wizard_2 = Czarodziej (3 ♥, magia 2)
    .gen = Czarodzieja (3 ♥, magia 2)
    .dat = Czarodziejowi (3 ♥, magia 2)
    .acc = Czarodzieja (3 ♥, magia 2)
    .loc = Czarodzieju (3 ♥, magia 2)
    .ins = Czarodziejem (3 ♥, magia 2)
dl-adventurer-y1_wizard_3 = Czarodziej (4 ♥, magia 1)
    .gen = Czarodzieja (4 ♥, magia 1)
    .dat = Czarodziejowi (4 ♥, magia 1)
    .acc = Czarodzieja (4 ♥, magia 1)
    .loc = Czarodzieju (4 ♥, magia 1)
    .ins = Czarodziejem (4 ♥, magia 1)
dl-adventurer-y1_wizard_4 = Czarodziej (4 ♥, magia 2)
    .gen = Czarodzieja (4 ♥, magia 2)
    .dat = Czarodziejowi (4 ♥, magia 2)
    .acc = Czarodzieja (4 ♥, magia 2)
    .loc = Czarodzieju (4 ♥, magia 2)
    .ins = Czarodziejem (4 ♥, magia 2)
dl-adventurer-y2_warrior_1 = Wojownik (5 ♥)
    .gen = Wojownika (5 ♥)
    .dat = Wojownikowi (5 ♥)
    .acc = Wojownika (5 ♥)
    .loc = Wojowniku (5 ♥)
    .ins = Wojownikiem (5 ♥)
dl-adventurer-y2_warrior_2 = Wojownik (6 ♥)
    .gen = Wojownika (6 ♥)
    .dat = Wojownikowi (6 ♥)
    .acc = Wojownika (6 ♥)
    .loc = Wojowniku (6 ♥)
    .ins = Wojownikiem (6 ♥)
dl-adventurer-y2_warrior_3 = Wojownik (7 ♥)
    .gen = Wojownika (7 ♥)
    .dat = Wojownikowi (7 ♥)
    .acc = Wojownika (7 ♥)
    .loc = Wojowniku (7 ♥)
    .ins = Wojownikiem (7 ♥)
dl-adventurer-y2_warrior_4 = Wojownik (8 ♥)
    .gen = Wojownika (8 ♥)
    .dat = Wojownikowi (8 ♥)
    .acc = Wojownika (8 ♥)
    .loc = Wojowniku (8 ♥)
    .ins = Wojownikiem (8 ♥)
dl-adventurer-y2_thief_1 = Złodziej (4 ♥, pułapki −2)
    .gen = Złodzieja (4 ♥, pułapki −2)
    .dat = Złodziejowi (4 ♥, pułapki −2)
    .acc = Złodzieja (4 ♥, pułapki −2)
    .loc = Złodzieju (4 ♥, pułapki −2)
    .ins = Złodziejem (4 ♥, pułapki −2)
dl-adventurer-y2_thief_2 = Złodziej (5 ♥, pułapki −2)
    .gen = Złodzieja (5 ♥, pułapki −2)
    .dat = Złodziejowi (5 ♥, pułapki −2)
    .acc = Złodzieja (5 ♥, pułapki −2)
    .loc = Złodzieju (5 ♥, pułapki −2)
    .ins = Złodziejem (5 ♥, pułapki −2)
dl-adventurer-y2_thief_3 = Złodziej (5 ♥, pułapki −3)
    .gen = Złodzieja (5 ♥, pułapki −3)
    .dat = Złodziejowi (5 ♥, pułapki −3)
    .acc = Złodzieja (5 ♥, pułapki −3)
    .loc = Złodzieju (5 ♥, pułapki −3)
    .ins = Złodziejem (5 ♥, pułapki −3)
dl-adventurer-y2_thief_4 = Złodziej (6 ♥, pułapki −3)
    .gen = Złodzieja (6 ♥, pułapki −3)
    .dat = Złodziejowi (6 ♥, pułapki −3)
    .acc = Złodzieja (6 ♥, pułapki −3)
    .loc = Złodzieju (6 ♥, pułapki −3)
    .ins = Złodziejem (6 ♥, pułapki −3)
dl-adventurer-y2_priest_1 = Kapłan (4 ♥, leczy 2)
    .gen = Kapłana (4 ♥, leczy 2)
    .dat = Kapłanowi (4 ♥, leczy 2)
    .acc = Kapłana (4 ♥, leczy 2)
    .loc = Kapłanie (4 ♥, leczy 2)
    .ins = Kapłanem (4 ♥, leczy 2)
dl-adventurer-y2_priest_2 = Kapłan (5 ♥, leczy 2)
    .gen = Kapłana (5 ♥, leczy 2)
    .dat = Kapłanowi (5 ♥, leczy 2)
    .acc = Kapłana (5 ♥, leczy 2)
    .loc = Kapłanie (5 ♥, leczy 2)
    .ins = Kapłanem (5 ♥, leczy 2)
dl-adventurer-y2_priest_3 = Kapłan (5 ♥, leczy 3)
    .gen = Kapłana (5 ♥, leczy 3)
    .dat = Kapłanowi (5 ♥, leczy 3)
    .acc = Kapłana (5 ♥, leczy 3)
    .loc = Kapłanie (5 ♥, leczy 3)
    .ins = Kapłanem (5 ♥, leczy 3)
dl-adventurer-y2_priest_4 = Kapłan (6 ♥, leczy 3)
    .gen = Kapłana (6 ♥, leczy 3)
    .dat = Kapłanowi (6 ♥, leczy 3)
    .acc = Kapłana (6 ♥, leczy 3)
    .loc = Kapłanie (6 ♥, leczy 3)
    .ins = Kapłanem (6 ♥, leczy 3)
dl-adventurer-y2_wizard_1 = Czarodziej (4 ♥, magia 2)
    .gen = Czarodzieja (4 ♥, magia 2)
    .dat = Czarodziejowi (4 ♥, magia 2)
    .acc = Czarodzieja (4 ♥, magia 2)
    .loc = Czarodzieju (4 ♥, magia 2)
    .ins = Czarodziejem (4 ♥, magia 2)
dl-adventurer-y2_wizard_2 = Czarodziej (5 ♥, magia 2)
    .gen = Czarodzieja (5 ♥, magia 2)
    .dat = Czarodziejowi (5 ♥, magia 2)
    .acc = Czarodzieja (5 ♥, magia 2)
    .loc = Czarodzieju (5 ♥, magia 2)
    .ins = Czarodziejem (5 ♥, magia 2)
dl-adventurer-y2_wizard_3 = Czarodziej (5 ♥, magia 3)
    .gen = Czarodzieja (5 ♥, magia 3)
    .dat = Czarodziejowi (5 ♥, magia 3)
    .acc = Czarodzieja (5 ♥, magia 3)
    .loc = Czarodzieju (5 ♥, magia 3)
    .ins = Czarodziejem (5 ♥, magia 3)
dl-adventurer-y2_wizard_4 = Czarodziej (6 ♥, magia 3)
    .gen = Czarodzieja (6 ♥, magia 3)
    .dat = Czarodziejowi (6 ♥, magia 3)
    .acc = Czarodzieja (6 ♥, magia 3)
    .loc = Czarodzieju (6 ♥, magia 3)
    .ins = Czarodziejem (6 ♥, magia 3)
dl-adventurer-paladin_1 = Paladyn
    .gen = Paladyna
    .dat = Paladynowi
    .acc = Paladyna
    .loc = Paladynie
    .ins = Paladynem
dl-adventurer-paladin_2 = Paladyn
    .gen = Paladyna
    .dat = Paladynowi
    .acc = Paladyna
    .loc = Paladynie
    .ins = Paladynem
dl-adventurer-illusion = Iluzja
    .gen = Iluzji
    .dat = Iluzji
    .acc = Iluzję
    .loc = Iluzji
    .ins = Iluzją
dl-place = { $x_nth ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
}{ $y_nth }

dl-rule-creature-goblin_1 = Trafia pierwszego bohatera za 2; jeśli ten padnie, trafia następnego za 1. Kosztuje 1 jedzenie. (DL-1.10)
dl-rule-creature-goblin_2 = { dl-rule-creature-goblin_1 }
dl-rule-creature-goblin_3 = { dl-rule-creature-goblin_1 }
dl-rule-creature-slime_1 = Trafia każdego za 1 albo zamiast atakować zatrzymuje drużynę: w tej rundzie nie zdobywa. Kosztuje 1 jedzenie. (DL-1.10)
dl-rule-creature-slime_2 = { dl-rule-creature-slime_1 }
dl-rule-creature-slime_3 = { dl-rule-creature-slime_1 }
dl-rule-creature-ghost_1 = Trafia za 2 kogokolwiek oprócz pierwszego. Nie liczy się jako potwór. Kosztuje 1 zło. (DL-1.10)
dl-rule-creature-ghost_2 = { dl-rule-creature-ghost_1 }
dl-rule-creature-ghost_3 = { dl-rule-creature-ghost_1 }
dl-rule-creature-troll_1 = Trafia pierwszego za 3, a za dodatkowe 1 jedzenie za 4. W komnatach pracuje jak imp. Kosztuje 2 jedzenia. (DL-1.10)
dl-rule-creature-troll_2 = { dl-rule-creature-troll_1 }
dl-rule-creature-troll_3 = { dl-rule-creature-troll_1 }
dl-rule-creature-witch_1 = Trafia pierwszego za 4 albo dwa razy kogokolwiek za 1. Kosztuje 1 jedzenie i 1 zło. (DL-1.10)
dl-rule-creature-witch_2 = { dl-rule-creature-witch_1 }
dl-rule-creature-witch_3 = { dl-rule-creature-witch_1 }
dl-rule-creature-vampire_1 = Trafia kogokolwiek oprócz kapłana za 3 albo za 2, a wtedy wraca odkryty i może walczyć ponownie. Jeśli zostali sami kapłani, nie atakuje i zostaje odkryty. Kosztuje 2 zła. (DL-1.10, DL-15.15)
dl-rule-creature-vampire_2 = { dl-rule-creature-vampire_1 }
dl-rule-creature-vampire_3 = { dl-rule-creature-vampire_1 }
dl-rule-creature-golem_1 = Trafia pierwszego za 4 i wraca odkryty, może walczyć ponownie. Kosztuje 1 złoto i pułapkę. (DL-1.10)
dl-rule-creature-golem_2 = { dl-rule-creature-golem_1 }
dl-rule-creature-dragon_1 = Trafia każdego za 2; w tej rundzie nikt się nie leczy. Kosztuje 2 jedzenia i 2 zła. (DL-1.10)
dl-rule-creature-dragon_2 = { dl-rule-creature-dragon_1 }
dl-rule-creature-demon_1 = Trafia kogokolwiek za 7; drużyna w tej rundzie nie zdobywa. Kosztuje 1 zło i jednego twojego potwora, którego pożera. (DL-1.10)
dl-rule-creature-demon_2 = { dl-rule-creature-demon_1 }
dl-rule-adventurer-y1_warrior_1 = 3 punkty życia. (DL-1.12)
dl-rule-adventurer-y1_warrior_2 = 4 punkty życia. (DL-1.12)
dl-rule-adventurer-y1_warrior_3 = 4 punkty życia. (DL-1.12)
dl-rule-adventurer-y1_warrior_4 = 5 punktów życia. (DL-1.12)
dl-rule-adventurer-y1_thief_1 = 3 punkty życia. Odejmuje pułapkom 1. (DL-1.12)
dl-rule-adventurer-y1_thief_2 = 3 punkty życia. Odejmuje pułapkom 2. (DL-1.12)
dl-rule-adventurer-y1_thief_3 = 4 punkty życia. Odejmuje pułapkom 1. (DL-1.12)
dl-rule-adventurer-y1_thief_4 = 4 punkty życia. Odejmuje pułapkom 2. (DL-1.12)
dl-rule-adventurer-y1_priest_1 = 3 punkty życia. Po ataku leczy 1. (DL-1.12)
dl-rule-adventurer-y1_priest_2 = 3 punkty życia. Po ataku leczy 2. (DL-1.12)
dl-rule-adventurer-y1_priest_3 = 4 punkty życia. Po ataku leczy 1. (DL-1.12)
dl-rule-adventurer-y1_priest_4 = 4 punkty życia. Po ataku leczy 2. (DL-1.12)
dl-rule-adventurer-y1_wizard_1 = 3 punkty życia. Dodaje 1 do magii drużyny. (DL-1.12)
dl-rule-adventurer-y1_wizard_2 = 3 punkty życia. Dodaje 2 do magii drużyny. (DL-1.12)
dl-rule-adventurer-y1_wizard_3 = 4 punkty życia. Dodaje 1 do magii drużyny. (DL-1.12)
dl-rule-adventurer-y1_wizard_4 = 4 punkty życia. Dodaje 2 do magii drużyny. (DL-1.12)
dl-rule-adventurer-y2_warrior_1 = 5 punktów życia. (DL-1.12)
dl-rule-adventurer-y2_warrior_2 = 6 punktów życia. (DL-1.12)
dl-rule-adventurer-y2_warrior_3 = 7 punktów życia. (DL-1.12)
dl-rule-adventurer-y2_warrior_4 = 8 punktów życia. (DL-1.12)
dl-rule-adventurer-y2_thief_1 = 4 punkty życia. Odejmuje pułapkom 2. (DL-1.12)
dl-rule-adventurer-y2_thief_2 = 5 punktów życia. Odejmuje pułapkom 2. (DL-1.12)
dl-rule-adventurer-y2_thief_3 = 5 punktów życia. Odejmuje pułapkom 3. (DL-1.12)
dl-rule-adventurer-y2_thief_4 = 6 punktów życia. Odejmuje pułapkom 3. (DL-1.12)
dl-rule-adventurer-y2_priest_1 = 4 punkty życia. Po ataku leczy 2. (DL-1.12)
dl-rule-adventurer-y2_priest_2 = 5 punktów życia. Po ataku leczy 2. (DL-1.12)
dl-rule-adventurer-y2_priest_3 = 5 punktów życia. Po ataku leczy 3. (DL-1.12)
dl-rule-adventurer-y2_priest_4 = 6 punktów życia. Po ataku leczy 3. (DL-1.12)
dl-rule-adventurer-y2_wizard_1 = 4 punkty życia. Dodaje 2 do magii drużyny. (DL-1.12)
dl-rule-adventurer-y2_wizard_2 = 5 punktów życia. Dodaje 2 do magii drużyny. (DL-1.12)
dl-rule-adventurer-y2_wizard_3 = 5 punktów życia. Dodaje 3 do magii drużyny. (DL-1.12)
dl-rule-adventurer-y2_wizard_4 = 6 punktów życia. Dodaje 3 do magii drużyny. (DL-1.12)
dl-rule-adventurer-paladin_1 = 5 punktów życia. Odejmuje pułapkom 2. Po ataku leczy 2. Dodaje 2 do magii drużyny. (DL-1.12)
dl-rule-adventurer-paladin_2 = 8 punktów życia. Odejmuje pułapkom 3. Po ataku leczy 3. Dodaje 3 do magii drużyny. (DL-1.12)
dl-rule-adventurer-illusion = 1 punkt życia. (DL-1.12)

dl-rule-order-get_food = I: zapłać 1 złoto, zyskasz 2 jedzenia. II: 1 zło, zyskasz 3 jedzenia. III: 2 zła, zyskasz 3 jedzenia i 1 złoto. (DL-1.2)
dl-rule-order-improve_reputation = I: obniż zło o 1 i podejrzyj kartę walki. II: obniż zło o 2. III: zapłać 1 złoto, obniż zło o 2 i podejrzyj kartę walki. (DL-6.11)
dl-rule-order-dig_tunnels = Jeden imp kopie jeden korytarz obok twoich podziemi, nigdy nie może powstać kwadrat 2 × 2. I: do 2, II: do 3, III: do 4 i jeden imp jako brygadzista. (DL-6.12)
dl-rule-order-mine_gold = Jeden imp wydobywa 1 złoto z niezdobytego korytarza. I: do 2, II: do 3, III: do 4 i brygadzista. (DL-6.13)
dl-rule-order-recruit_imps = I: zapłać 1 jedzenie, zyskasz 1 impa. II: zapłać 2 jedzenia, zyskasz 2 impy. III: zapłać 1 jedzenie i 1 złoto, zyskasz 2 impy. (DL-6.10)
dl-rule-order-buy_traps = I: zapłać 1 złoto, dobierz 1 pułapkę. II: dobierz 1 pułapkę za darmo. III: zapłać 2 złota, dobierz 2 pułapki. W drugim roku dobierasz o jedną więcej i jedną odsyłasz. (DL-6.14)
dl-rule-order-hire_monster = Najpierw wybiera III, potem II, potem I; płaci się koszt potwora, na III o jedno jedzenie więcej. W pełnej grze rozkaz zagrany jako pierwszy kosztuje 1 złoto. (DL-6.15, DL-6.7)
dl-rule-order-build_room = III i II płacą 1 złoto i wybierają wcześniej; I jest za darmo, jeśli coś zostanie. Komnata zastępuje niezdobyty korytarz w swojej strefie, nigdy obok innej komnaty. (DL-6.16)
dl-rule-room-hatchery = Buduje się w górnej połowie. 3 robotników wytwarza 1 jedzenie. (DL-1.11)
dl-rule-room-mushroom_bed = Buduje się w dolnej połowie. 3 robotników wytwarza 1 jedzenie. (DL-1.11)
dl-rule-room-souvenir_shop = Buduje się w górnej połowie. 3 robotników zarabia 1 złoto. (DL-1.11)
dl-rule-room-counterfeiter = Buduje się w dolnej połowie. 3 robotników zarabia 1 złoto. (DL-1.11)
dl-rule-room-workshop = Buduje się na obrzeżu. 4 robotników wytwarza 1 pułapkę. (DL-1.11)
dl-rule-room-tool_shed = Buduje się na obrzeżu. 2 robotników kopie 1 korytarz. (DL-1.11)
dl-rule-room-printing_press = Buduje się pośrodku. 3 robotników obniża zło o 1. (DL-1.11)
dl-rule-room-magic_room = Buduje się pośrodku. 2 robotników i 1 jedzenie dają 1 impa, gotowego od razu. (DL-1.11)
dl-rule-room-training_room = W walce tutaj trolle i gobliny atakują o 1 mocniej. (DL-1.11)
dl-rule-room-dark_room = W walce tutaj wampiry i wiedźmy atakują o 1 mocniej. (DL-1.11)
dl-rule-room-labyrinth = W walce tutaj możesz użyć dwóch pułapek bez przynęty, ale tylko jednego potwora. (DL-1.11)
dl-rule-room-antimagic_room = W walce tutaj nie rzuca się czarów. (DL-1.11)
dl-rule-room-cafeteria = Na koniec 1 punkt za każdego goblina, trolla, szlam i wiedźmę. (DL-13.6)
dl-rule-room-chapel = Na koniec 2 punkty za każdego wampira i ducha. (DL-13.6)
dl-rule-room-pandemonium = Na koniec 2 punkty za każdego golema, smoka i demona. (DL-13.6)
dl-rule-room-hall_of_fame = Na koniec 2 punkty (przy dwóch lub trzech graczach 1) za każdy tytuł, którego z nikim nie dzielisz. (DL-13.8)
dl-rule-trap-rolling_stone = Trafia pierwszego bohatera za 3, w drugim roku za 4. (DL-11.1)
dl-rule-trap-pendulum = Trafia drugiego bohatera za 3, w drugim roku za 4. (DL-11.1)
dl-rule-trap-trapdoor = Trafia pierwszego za 2; drużyna w tej rundzie nie zdobywa. (DL-11.1)
dl-rule-trap-wall_of_fire = Trafia każdego za 1, ostatniego za 2. (DL-11.1)
dl-rule-trap-cursed_ring = Kosztuje 1 złoto. Trafia każdego za 1; drużyna w tej rundzie nie zdobywa. (DL-11.1)
dl-rule-trap-poisoned_meal = Kosztuje 1 jedzenie, w drugim roku 2. Pierwszy dostaje tyle, ile zostało mu punktów życia. (DL-11.1, DL-15.6)
dl-rule-trap-kamikaze_imp = Kosztuje impa. Pierwszy dostaje 3 (w drugim roku 4), pozostali po 1. (DL-11.1)
dl-rule-trap-poisoned_dart = Trafia kogokolwiek za 1, a na koniec rundy jeszcze za 2. (DL-11.1, DL-11.2)
dl-rule-trap-antimagic_dart = Trafia kogokolwiek za 1; trafiony czarodziej: w tej rundzie nie rzuca się czaru; trafiony kapłan: nikt się nie leczy. (DL-11.1, DL-11.3)
dl-rule-spell-invisibility = Szybki, zmęczenie 0. Czarodzieje idą na koniec drużyny i w tej rundzie nie można ich zranić. (DL-11.5)
dl-rule-spell-magic_shield = Szybki, zmęczenie 1. Następny punkt ran przepada. (DL-11.5, DL-15.17)
dl-rule-spell-detect_treasure = Wolny, zmęczenie 1. Tracisz 1 złoto, a gdy go brak, 1 jedzenie, a gdy i jego brak, pułapkę. (DL-11.5)
dl-rule-spell-fireball = Wolny, zmęczenie 1. Bez skutku. (DL-11.5)
dl-rule-spell-fist_of_justice = Wolny, zmęczenie 1. Tracisz impa. (DL-11.5)
dl-rule-spell-detect_evil = Wolny, zmęczenie 2. Zyskujesz 2 zła. (DL-11.5)
dl-rule-spell-suggestion = Szybki, zmęczenie 2. Każdemu potworowi w walce zapłać znów pełny koszt albo go wycofaj. (DL-11.5)
dl-rule-spell-word_of_peace = Szybki, zmęczenie 2. Wycofaj wszystkie swoje potwory albo zyskaj 2 zła. (DL-11.5)
dl-rule-spell-aura_of_fear = Szybki, zmęczenie 2. Wycofaj jednego wybranego potwora. (DL-11.5)
dl-rule-spell-illusion = Szybki, zmęczenie 1. Przed wszystkimi staje iluzja z 1 punktem życia. (DL-11.5, DL-15.44)
dl-rule-spell-create_food = Szybki, zmęczenie 2. Pierwszy bohater ma w tej walce o 1 punkt życia więcej. (DL-11.5, DL-11.5.4)
dl-rule-spell-regeneration = Wolny, zmęczenie 2. Leczy do 3 ran, od przodu. (DL-11.5)
dl-rule-spell-dimensional_gate = Szybki, zmęczenie 2. Jeden wybrany potwór nie atakuje i leży zakryty. (DL-11.5)
dl-rule-spell-metamorphosis = Szybki, zmęczenie 3. Jeden wybrany potwór jest w tej rundzie owcą: jeden zwykły atak za 1. (DL-11.5, DL-11.5.5)
dl-rule-spell-blind_rage = Szybki, zmęczenie 3. Wszystkie ataki potworów trafiają w pierwszego bohatera; nie można wstrzymywać. (DL-11.5, DL-11.5.6)
dl-rule-spell-jailbreak = Wolny, zmęczenie 2. Uwalniasz więźnia; paladyna tylko, gdy nie ma nikogo innego. (DL-11.5)
dl-rule-spell-plunder = Wolny, zmęczenie 3. Wykrycie skarbu dwa razy. (DL-11.5)
dl-rule-spell-levitation = Wolny, zmęczenie 3. W tej rundzie zmęczenie nie działa, także to z tej karty; drużyna i tak zdobywa. (DL-11.5)
dl-rule-special-witch_hunt = Odrzuć jednego swojego potwora albo zyskaj 3 zła. (DL-11.6)
dl-rule-special-monster_strike = Każdy potwór dostaje jedną jednostkę swojego kosztu albo strajkuje: leży zakryty do końca walki. Jednostka zła to zapłata, więc nie może przekroczyć granicy absolutnego zła. (DL-11.6, DL-15.33, DL-15.61)
dl-rule-special-robbery = Przepada połowa złota, z zaokrągleniem w górę. (DL-11.6)
dl-rule-special-rats = Przepada połowa jedzenia, z zaokrągleniem w górę. (DL-11.6)
dl-rule-special-imp_plague = Przepada połowa impów, z zaokrągleniem w dół. (DL-11.6)
dl-rule-special-impatient_heroes = Każdy przybysz coś zabiera: wojownik impa, złodziej złoto, kapłan jedzenie, czarodziej pułapkę. (DL-11.6)
dl-rule-special-safety_inspection = 1 złoto za każdą komnatę; niezapłacone zamienia się w zło. (DL-11.6)
dl-rule-special-bad_press = Każdy zyskuje 1 zło, najbardziej zły 2. (DL-11.6)
dl-rule-special-trap_recall = Odrzuć pułapkę albo zapłać 1 złoto. (DL-11.6)
dl-rule-event_tile-payday = Każdemu potworowi zapłać znów jego koszt albo go zwolnij i zyskaj 1 zło. (DL-8.2)
dl-rule-event_tile-taxes = 1 złoto za każde dwa pola, z zaokrągleniem w górę; każde niezapłacone złoto to martwy list, −3 punkty. (DL-8.3)
dl-rule-event_tile-special = Działa karta wydarzenia specjalnego roku. (DL-8.4)
dl-says-recovery = Z trzech zagranych rozkazów jeden wraca na rękę: pierwszy albo taki, na którym stoi sługa. Pozostałe dwa są w następnej rundzie zablokowane.
dl-rule-recovery = { dl-says-recovery } (DL-7.4)
dl-says-evil = Im więcej masz zła, tym silniejsi przychodzą do ciebie bohaterowie. Paladyn zjawia się u pierwszego, kto osiągnie 9 zła. Dalej idzie tylko do kogoś, kto ma co najmniej 9 zła, a przy tym więcej niż jego dotychczasowy gospodarz.
dl-rule-evil = { dl-says-evil } (DL-9.2, DL-9.5, DL-9.6)
dl-says-party = Przybysze stają na końcu, wojownicy z przodu, paladyn przed wszystkimi.
dl-rule-party = { dl-says-party } (DL-9.3)
dl-says-steps = Runda walki: pułapka, szybki czar, ataki, wolny czar, leczenie, potem zmęczenie i zdobycie. Drużyna leczy się raz i tylko wtedy, gdy zaatakował choć jeden potwór.
dl-rule-steps = { dl-says-steps } (DL-10.9, DL-10.13, DL-10.14)
dl-says-thieves = Każda ikona pułapki w drużynie odbiera pułapce jeden punkt, od przodu. Skutki uboczne zostają.
dl-rule-thieves = { dl-says-thieves } (DL-10.9, DL-11.2)
dl-says-magic = Czar zostaje rzucony, gdy magia drużyny jest co najmniej równa numerowi rundy.
dl-rule-magic = { dl-says-magic } (DL-10.10)
dl-says-titles = Tytuły za najwięcej zła, komnat, korytarzy, potworów, impów, bogactw i najmniej zdobytych pól: 3 punkty, przy podziale 2; przy dwóch graczach 2 i 1.
dl-rule-titles = { dl-says-titles } (DL-13.7)
dl-event-match-started = { $starter_is ->
        [you] Gra się zaczyna; rozpoczynasz ty.
       *[other] Gra się zaczyna; rozpoczyna { $starter }.
    }
dl-event-orders-drawn =
    { $seat_is ->
        [you] Dostajesz trzy rozkazy, dwa z nich zostaną zablokowane.
       *[other] { $seat } dostaje trzy rozkazy, dwa z nich zostaną zablokowane.
    }{ $cards_count ->
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
dl-event-adventurers-announced = W następnej porze roku przyjdą: { $adventurers }.
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
       *[other] {" "}Rozkaz koloru neutralnego: { $dummy }.
    }
dl-event-minion-placed = { $seat_is ->
        [you] Twój { $position }. rozkaz, { $order }: sługa zajmuje miejsce { $space }.
       *[other] { $seat }, { $position }. rozkaz: { $order }, miejsce { $space }.
    }
dl-event-minion-waits = { $seat_is ->
        [you] Twój rozkaz { $position }, { $order }: { $full ->
            [yes] wszystkie miejsca są zajęte
           *[no] nie masz złota na najem pierwszym rozkazem
        }; sługa zostaje na karcie.
       *[other] { $seat }, rozkaz { $position }: { $order }, ale { $full ->
            [yes] wszystkie miejsca są zajęte
           *[no] brakuje złota na najem pierwszym rozkazem
        }; sługa zostaje na karcie.
    }
dl-event-dummy-placed =
        Sługa koloru neutralnego zajmuje { $order_acc }, miejsce { $space }.
dl-event-goods-changed = { $seat_is ->
        [you] Masz teraz { $gold_now ->
            [one] { $gold_now } złoto
            [few] { $gold_now } złota
           *[other] { $gold_now } złota
        }, { $food_now ->
            [one] { $food_now } jedzenie
            [few] { $food_now } jedzenia
           *[other] { $food_now } jedzenia
        } i { $imps_now ->
            [one] { $imps_now } impa
            [few] { $imps_now } impy
           *[other] { $imps_now } impów
        }.
       *[other] { $seat } ma teraz { $gold_now ->
            [one] { $gold_now } złoto
            [few] { $gold_now } złota
           *[other] { $gold_now } złota
        }, { $food_now ->
            [one] { $food_now } jedzenie
            [few] { $food_now } jedzenia
           *[other] { $food_now } jedzenia
        } i { $imps_now ->
            [one] { $imps_now } impa
            [few] { $imps_now } impy
           *[other] { $imps_now } impów
        }.
    }
dl-event-evil-changed = { $seat_is ->
        [you] Na skali zła masz teraz { $evil }.
       *[other] { $seat } ma teraz na skali zła { $evil }.
    }
dl-event-paladin-came =
    { $source_is ->
        [none] Paladyn wychodzi z namiotu. Cel: { $seat }.
       *[other] Paladyn zmienia cel. Dotąd: { $source }, teraz: { $seat }.
    }
dl-event-traps-drawn =
    { $seat_is ->
        [you] Dobierasz pułapki: { $count }.
       *[other] { $seat } dobiera pułapki: { $count }.
    }{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-trap-discarded =
    { $seat_is ->
        [you] Odsyłasz zakrytą pułapkę
       *[other] { $seat } odsyła zakrytą pułapkę
    }{ $trap ->
        [none] {""}
       *[other] : { $trap }
    }.
dl-event-space-used = { $seat_is ->
        [you] Wykorzystujesz { $order_acc }, miejsce { $space }.
       *[other] { $seat } wykorzystuje { $order_acc }, miejsce { $space }.
    }
dl-event-space-declined = { $seat_is ->
        [you] Pomijasz { $order_acc }, miejsce { $space }.
       *[other] { $seat } pomija { $order_acc }, miejsce { $space }.
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
        [you] Najmujesz { $creature_acc }.
       *[other] { $seat } najmuje { $creature_acc }.
    }
dl-event-creature-eaten = { $seat }: { $creature } pożera { $victim_acc }.
dl-event-room-built = { $seat_is ->
        [you] Budujesz { $room_acc } ({ $cell }).
       *[other] { $seat } buduje { $room_acc } ({ $cell }).
    }
dl-event-room-worked = { $seat }: { $room } pracuje (impy { $imps }, trolle { $trolls }; { $cell }).
dl-event-production-ended = { $seat_is ->
        [you] Kończysz produkcję.
       *[other] { $seat } kończy produkcję.
    }
dl-event-card-recovered = { $seat_is ->
        [you] Odzyskujesz { $order_acc }; zablokowane: { $blocked }.
       *[other] { $seat } odzyskuje { $order_acc }; zablokowane: { $blocked }.
    }
dl-event-event-started = Wydarzenie: { $event }{ $special ->
        [none] {""}
       *[other] {" "}({ $special })
    }.
dl-event-creature-paid = { $seat_is ->
        [you] Płacisz { $creature_dat }.
       *[other] { $seat } płaci { $creature_dat }.
    }
dl-event-creature-released = { $seat_is ->
        [you] Zwalniasz { $creature_acc }.
       *[other] { $seat } zwalnia { $creature_acc }.
    }
dl-event-taxes-paid = { $seat_is ->
        [you] Płacisz podatki: { $amount } z { $due }; martwe listy: { $letters }.
       *[other] { $seat } płaci podatki: { $amount } z { $due }; martwe listy: { $letters }.
    }
dl-event-creature-lost = { $seat_is ->
        [you] Tracisz { $creature_acc }.
       *[other] { $seat } traci { $creature_acc }.
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
dl-event-neutral-moved = Kostka koloru neutralnego stoi na skali zła na { $evil }.
dl-event-adventurer-came = { $seat_is ->
        [you] Do twoich podziemi zmierza: { $adventurer }.
       *[other] { $seat } dostaje bohatera: { $adventurer }.
    }
dl-event-adventurer-left = { $adventurer } przypada kolorowi neutralnemu i odchodzi.
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
        [you] Walczysz
       *[other] { $seat } walczy
    } na polu { $cell }; potwory: { $creatures_count ->
        [0] brak
       *[other] { $creatures }
    }; pułapki: { $count }; przynęta: { $bait }.
dl-event-card-revealed = Karta walki { $round }: { $spell }, zmęczenie { $fatigue }.
dl-event-battle-started = { $seat_is ->
        [you] Zaczyna się twoja walka na polu { $cell }.
       *[other] { $seat } walczy na polu { $cell }.
    }
dl-event-plan-undone = { $seat }: nie ma z kim walczyć, wszystko wraca.
dl-event-trap-sprung =
    Pułapka zadziałała: { $trap }{ $target ->
        [none] {""}
       *[other] {" "}({ $target })
    }; odparto: { $prevented }.
dl-event-trap-shown = { $seat_is ->
        [you] Pokazujesz { $trap_acc }.
       *[other] { $seat } pokazuje { $trap_acc }.
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
       *[other] { $seat } wtrąca do więzienia { $adventurer_acc }.
    }
dl-event-illusion-vanished = { $seat }: iluzja znika.
dl-event-spell-cast = Drużyna rzuca czar: { $spell }.
dl-event-spell-failed = Czar { $spell } nie zostaje rzucony.
dl-event-creature-withdrawn = { $seat_is ->
        [you] Wycofujesz { $creature_acc }.
       *[other] { $seat } wycofuje { $creature_acc }.
    }
dl-event-creature-banished = { $creature } znika w bramie wymiarów.
dl-event-creature-transformed = { $creature } zamienia się w owcę.
dl-event-attacked = { $seat_is ->
        [you] Posyłasz do ataku { $creature_acc } (sposób { $option }).
       *[other] { $seat } posyła do ataku { $creature_acc } (sposób { $option }).
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
        [you] Twoje pole { $cell } pozostaje niezdobyte.
       *[other] { $seat }: pole { $cell } pozostaje niezdobyte.
    }
dl-event-prisoner-freed = { $seat_is ->
        [you] Uwalniasz { $adventurer_acc }.
       *[other] { $seat } uwalnia { $adventurer_acc }.
    }
dl-event-combat-ended = Walka w roku { $year } dobiegła końca.
dl-event-match-ended = Koniec gry. Zwycięstwo: { $winners } ({ $scores_most ->
    [one] { $scores_most } punkt
    [few] { $scores_most } punkty
    [many] { $scores_most } punktów
   *[other] { $scores_most } punktu
}).
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
dl-action-dig = Kop: { $cells }
dl-action-mine = Wydobywaj: { $cells }
dl-action-discard-trap = Odeślij: { $trap }
dl-action-hire = Najmij: { $tile }{ $trap ->
        [none] {""}
       *[other] {" "}({ $trap })
    }{ $victim ->
        [none] {""}
       *[other] {" "}({ $victim })
    }
dl-action-build = Zbuduj: { $room } na polu { $cell }
dl-action-activate = Pracuj na polu { $cell }: impy { $imps }, trolle { $trolls }{ $dig_cell ->
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
dl-option-full_rules-help = Na pierwszą grę wyłącz. Wtedy zablokowane rozkazy się losuje, nie ma wydarzeń specjalnych, najem pierwszym rozkazem nie kosztuje dodatkowego złota, a złem można płacić nawet na granicy absolutnego zła.
dl-option-full_rules-true = włączone
dl-option-full_rules-false = wyłączone
dl-option-special_events = Wydarzenia specjalne
dl-option-special_events-help = Karty, które określają działanie Wydarzenia specjalnego; tylko z pełnymi zasadami.
dl-option-special_events-true = włączone
dl-option-special_events-false = wyłączone
dl-option-combat_planning = Planowanie walki
dl-option-combat_planning-help = Czy wszyscy planują naraz i w tajemnicy, czy kolejno i jawnie.
dl-option-combat_planning-together = wszyscy naraz
dl-option-combat_planning-in_turn = kolejno
dl-option-choose_blocked = Wybór zablokowanych rozkazów
dl-option-choose_blocked-help = Tylko w pierwszej grze: każdy dobiera trzy rozkazy i wybiera, które dwa się blokuje, jak w pełnych zasadach.
dl-option-choose_blocked-true = włączone
dl-option-choose_blocked-false = wyłączone
dl-refusal-malformed = To nie jest akcja tej gry.
dl-refusal-not_asked = Teraz nie twoja kolej.
dl-refusal-not_now = Teraz to niemożliwe.
dl-refusal-absolute_evil = Zapłata przekroczyłaby granicę absolutnego zła.
dl-refusal-amount = Możesz zapłacić najwyżej tyle, ile się należy ({ $due }) i ile masz złota ({ $gold }).
dl-refusal-cannot_pay = Nie stać cię na to.
dl-refusal-cell_taken = Tu jest już wykopane: { dl-place }.
dl-refusal-square = Powstałby kwadrat 2 × 2: { dl-place }.
dl-refusal-not_adjacent = To nie styka się z twoimi podziemiami: { dl-place }.
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
dl-refusal-no_target = Takiego bohatera nie ma w drużynie.
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
dl-refusal-workers =
    { $workers ->
        [one] Ta komnata wymaga dokładnie { $workers } robotnika.
       *[other] Ta komnata wymaga dokładnie { $workers } robotników.
    }
dl-refusal-zone = Tej komnaty nie można tam zbudować.
dl-won-by-points = { $seat_is ->
    [you] Masz najwięcej punktów i wygrywasz.
   *[other] { $seat } ma najwięcej punktów i wygrywa.
}
dl-won-by-shared = Kilku władców podziemi ma najwięcej punktów i dzieli się zwycięstwem.
