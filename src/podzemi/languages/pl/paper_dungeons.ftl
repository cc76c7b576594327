### Papierowe podziemia: nazwy, zasady, co się dzieje i co można zrobić.

pd-title = Papierowe podziemia
pd-tagline = Sześć kości, jedna mapa, trzech bossów. Wszyscy rysują naraz.

pd-hero-warrior = Wojownik
    .gen = Wojownika
    .dat = Wojownikowi
    .acc = Wojownika
    .loc = Wojowniku
    .ins = Wojownikiem
pd-hero-wizard = Mag
    .gen = Maga
    .dat = Magowi
    .acc = Maga
    .loc = Magu
    .ins = Magiem
pd-hero-cleric = Kleryk
    .gen = Kleryka
    .dat = Klerykowi
    .acc = Kleryka
    .loc = Kleryku
    .ins = Klerykiem
pd-hero-rogue = Łotr
    .gen = Łotra
    .dat = Łotrowi
    .acc = Łotra
    .loc = Łotrze
    .ins = Łotrem

pd-minion-ghost = Duch
    .gen = Ducha
    .dat = Duchowi
    .acc = Ducha
    .loc = Duchu
    .ins = Duchem
pd-minion-goblin = Goblin
    .gen = Goblina
    .dat = Goblinowi
    .acc = Goblina
    .loc = Goblinie
    .ins = Goblinem
pd-minion-orc = Ork
    .gen = Orka
    .dat = Orkowi
    .acc = Orka
    .loc = Orku
    .ins = Orkiem
pd-minion-zombie = Zombie
    .gen = Zombie
    .dat = Zombie
    .acc = Zombie
    .loc = Zombie
    .ins = Zombie

pd-symbol-warrior = wojownik
    .gen = wojownika
    .dat = wojownikowi
    .acc = wojownika
    .loc = wojowniku
    .ins = wojownikiem
pd-symbol-wizard = mag
    .gen = maga
    .dat = magowi
    .acc = maga
    .loc = magu
    .ins = magiem
pd-symbol-cleric = kleryk
    .gen = kleryka
    .dat = klerykowi
    .acc = kleryka
    .loc = kleryku
    .ins = klerykiem
pd-symbol-rogue = łotr
    .gen = łotra
    .dat = łotrowi
    .acc = łotra
    .loc = łotrze
    .ins = łotrem
pd-symbol-clover = koniczyna
    .gen = koniczyny
    .dat = koniczynie
    .acc = koniczynę
    .loc = koniczynie
    .ins = koniczyną
pd-symbol-boots = buty
    .gen = butów
    .dat = butom
    .acc = buty
    .loc = butach
    .ins = butami
pd-symbol-skull = czaszka
    .gen = czaszki
    .dat = czaszce
    .acc = czaszkę
    .loc = czaszce
    .ins = czaszką

pd-reward-level_up = poziom
    .gen = poziomu
    .dat = poziomowi
    .acc = poziom
    .loc = poziomie
    .ins = poziomem
pd-reward-craft = część przedmiotu
    .gen = części przedmiotu
    .dat = części przedmiotu
    .acc = część przedmiotu
    .loc = części przedmiotu
    .ins = częścią przedmiotu
pd-reward-potion = mikstura
    .gen = mikstury
    .dat = miksturze
    .acc = miksturę
    .loc = miksturze
    .ins = miksturą
pd-reward-gem = dodatkowy klejnot
    .gen = dodatkowego klejnotu
    .dat = dodatkowemu klejnotowi
    .acc = dodatkowy klejnot
    .loc = dodatkowym klejnocie
    .ins = dodatkowym klejnotem
pd-reward-minions = potwory pokonane z daleka
    .gen = potworów pokonanych z daleka
    .dat = potworom pokonanym z daleka
    .acc = potwory pokonane z daleka
    .loc = potworach pokonanych z daleka
    .ins = potworami pokonanymi z daleka

pd-item-flaming_sword = Płonący miecz
    .gen = Płonącego miecza
    .dat = Płonącemu mieczowi
    .acc = Płonący miecz
    .loc = Płonącym mieczu
    .ins = Płonącym mieczem
pd-item-death_scepter = Kosa żniwiarza
    .gen = Kosy żniwiarza
    .dat = Kosie żniwiarza
    .acc = Kosę żniwiarza
    .loc = Kosie żniwiarza
    .ins = Kosą żniwiarza
pd-item-khar_medallion = Medalion Khar
    .gen = Medalionu Khar
    .dat = Medalionowi Khar
    .acc = Medalion Khar
    .loc = Medalionie Khar
    .ins = Medalionem Khar
pd-item-cloak_of_passage = Płaszcz przenikania
    .gen = Płaszcza przenikania
    .dat = Płaszczowi przenikania
    .acc = Płaszcz przenikania
    .loc = Płaszczu przenikania
    .ins = Płaszczem przenikania
pd-item-crown = Korona jedynego króla
    .gen = Korony jedynego króla
    .dat = Koronie jedynego króla
    .acc = Koronę jedynego króla
    .loc = Koronie jedynego króla
    .ins = Koroną jedynego króla
pd-item-cauldron = Kociołek alchemika
    .gen = Kociołka alchemika
    .dat = Kociołkowi alchemika
    .acc = Kociołek alchemika
    .loc = Kociołku alchemika
    .ins = Kociołkiem alchemika
pd-item-armour = Zbroja bohaterów
    .gen = Zbroi bohaterów
    .dat = Zbroi bohaterów
    .acc = Zbroję bohaterów
    .loc = Zbroi bohaterów
    .ins = Zbroją bohaterów
pd-item-tome = Księga mądrości
    .gen = Księgi mądrości
    .dat = Księdze mądrości
    .acc = Księgę mądrości
    .loc = Księdze mądrości
    .ins = Księgą mądrości

pd-power-alchemist = Alchemik
    .gen = Alchemika
    .dat = Alchemikowi
    .acc = Alchemika
    .loc = Alchemiku
    .ins = Alchemikiem
pd-power-assassin = Zabójca
    .gen = Zabójcy
    .dat = Zabójcy
    .acc = Zabójcę
    .loc = Zabójcy
    .ins = Zabójcą
pd-power-barbarian = Barbarzyńca
    .gen = Barbarzyńcy
    .dat = Barbarzyńcy
    .acc = Barbarzyńcę
    .loc = Barbarzyńcy
    .ins = Barbarzyńcą
pd-power-beastmaster = Władca bestii
    .gen = Władcy bestii
    .dat = Władcy bestii
    .acc = Władcę bestii
    .loc = Władcy bestii
    .ins = Władcą bestii
pd-power-berserker = Berserker
    .gen = Berserkera
    .dat = Berserkerowi
    .acc = Berserkera
    .loc = Berserkerze
    .ins = Berserkerem
pd-power-craftsman = Rzemieślnik
    .gen = Rzemieślnika
    .dat = Rzemieślnikowi
    .acc = Rzemieślnika
    .loc = Rzemieślniku
    .ins = Rzemieślnikiem
pd-power-veteran = Weteran
    .gen = Weterana
    .dat = Weteranowi
    .acc = Weterana
    .loc = Weteranie
    .ins = Weteranem
pd-power-fortune_teller = Jasnowidz
    .gen = Jasnowidza
    .dat = Jasnowidzowi
    .acc = Jasnowidza
    .loc = Jasnowidzu
    .ins = Jasnowidzem
pd-power-healer = Medyk
    .gen = Medyka
    .dat = Medykowi
    .acc = Medyka
    .loc = Medyku
    .ins = Medykiem
pd-power-noble = Szlachcic
    .gen = Szlachcica
    .dat = Szlachcicowi
    .acc = Szlachcica
    .loc = Szlachcicu
    .ins = Szlachcicem
pd-power-merchant = Kupiec
    .gen = Kupca
    .dat = Kupcowi
    .acc = Kupca
    .loc = Kupcu
    .ins = Kupcem
pd-power-psionic = Psionik
    .gen = Psionika
    .dat = Psionikowi
    .acc = Psionika
    .loc = Psioniku
    .ins = Psionikiem
pd-power-ranger = Odkrywca
    .gen = Odkrywcy
    .dat = Odkrywcy
    .acc = Odkrywcę
    .loc = Odkrywcy
    .ins = Odkrywcą
pd-power-scout = Zwiadowca
    .gen = Zwiadowcy
    .dat = Zwiadowcy
    .acc = Zwiadowcę
    .loc = Zwiadowcy
    .ins = Zwiadowcą
pd-power-shaman = Szaman
    .gen = Szamana
    .dat = Szamanowi
    .acc = Szamana
    .loc = Szamanie
    .ins = Szamanem
pd-power-treasure_hunter = Łowca skarbów
    .gen = Łowcy skarbów
    .dat = Łowcy skarbów
    .acc = Łowcę skarbów
    .loc = Łowcy skarbów
    .ins = Łowcą skarbów

pd-boss-minotaur = Minotaur
    .gen = Minotaura
    .dat = Minotaurowi
    .acc = Minotaura
    .loc = Minotaurze
    .ins = Minotaurem
pd-boss-giant_spider = Olbrzymi pająk
    .gen = Olbrzymiego pająka
    .dat = Olbrzymiemu pająkowi
    .acc = Olbrzymiego pająka
    .loc = Olbrzymim pająku
    .ins = Olbrzymim pająkiem
pd-boss-gorgon = Gorgona
    .gen = Gorgony
    .dat = Gorgonie
    .acc = Gorgonę
    .loc = Gorgonie
    .ins = Gorgoną
pd-boss-golem = Golem
    .gen = Golema
    .dat = Golemowi
    .acc = Golema
    .loc = Golemie
    .ins = Golemem
pd-boss-chimera = Chimera
    .gen = Chimery
    .dat = Chimerze
    .acc = Chimerę
    .loc = Chimerze
    .ins = Chimerą
pd-boss-vampire = Wampir
    .gen = Wampira
    .dat = Wampirowi
    .acc = Wampira
    .loc = Wampirze
    .ins = Wampirem
pd-boss-hydra = Hydra
    .gen = Hydry
    .dat = Hydrze
    .acc = Hydrę
    .loc = Hydrze
    .ins = Hydrą
pd-boss-mummy = Mumia
    .gen = Mumii
    .dat = Mumii
    .acc = Mumię
    .loc = Mumii
    .ins = Mumią
pd-boss-watcher = Obserwator
    .gen = Obserwatora
    .dat = Obserwatorowi
    .acc = Obserwatora
    .loc = Obserwatorze
    .ins = Obserwatorem
pd-boss-lich = Licz
    .gen = Licza
    .dat = Liczowi
    .acc = Licza
    .loc = Liczu
    .ins = Liczem
pd-boss-dragon = Smok
    .gen = Smoka
    .dat = Smokowi
    .acc = Smoka
    .loc = Smoku
    .ins = Smokiem
pd-boss-tentacled_horror = Groza z mackami
    .gen = Grozy z mackami
    .dat = Grozie z mackami
    .acc = Grozę z mackami
    .loc = Grozie z mackami
    .ins = Grozą z mackami

pd-goal-G01 = Potwory poziomu 4
pd-goal-G02 = Potwory poziomu 5
pd-goal-G03 = Przeszkody
pd-goal-G04 = Kolumny
pd-goal-G05 = Pełne rzędy
pd-goal-G06 = Bohaterowie poziomu 5
pd-goal-G07 = Potwory poziomu 3
pd-goal-G08 = Mikstury
pd-goal-G09 = Komnaty
pd-goal-G10 = Chwała z bossów
pd-goal-G11 = Przedmioty
pd-goal-G12 = Krawędź mapy
pd-goal-G13 = Potwory
pd-goal-G14 = Klejnoty
pd-goal-G15 = Narożniki
pd-goal-G16 = Zdrowie

pd-mission-M01 = Pokonaj potwory 3 różnych poziomów
pd-mission-M02 = Awansuj 1 bohatera na 6. poziom
pd-mission-M03 = Zbadaj wszystkie komnaty w 1 rzędzie
pd-mission-M04 = Awansuj wszystkich bohaterów na 3. poziom
pd-mission-M05 = Zbadaj wszystkie komnaty w 1 kolumnie
pd-mission-M06 = Zdobądź 8 mikstur
pd-mission-M07 = Awansuj 3 bohaterów na 4. poziom
pd-mission-M08 = Pokonaj 6 potworów
pd-mission-M09 = Złup 4 klejnoty
pd-mission-M10 = Zbadaj 2 narożne komnaty
pd-mission-M11 = Uruchom 5 różnych pułapek
pd-mission-M12 = Zbadaj 15 komnat
pd-mission-M13 = Ukończ 4 magiczne przedmioty
pd-mission-M14 = Osiągnij 12 punktów zdrowia
pd-mission-M15 = Zbadaj komnaty wszystkich 3 bossów
pd-mission-M16 = Awansuj 2 bohaterów na 5. poziom

pd-dungeon-A = Ruiny przy Wielkim Trakcie
pd-dungeon-B = Piwnice przemytników
pd-dungeon-C = Pod miejską bramą
pd-dungeon-D = Pustynna brama
pd-dungeon-E = Sala urn
pd-dungeon-F = Grobowiec faraona
pd-dungeon-G = U stóp wieży
pd-dungeon-H = Zakazana biblioteka
pd-dungeon-I = Najwyższa cela
pd-dungeon-J = Zatopiony młyn
pd-dungeon-K = Góra popiołów
pd-dungeon-L = Kopalnia starego króla

pd-gem-A = A
pd-gem-B = B
pd-gem-C = C
pd-gem-D = D
pd-gem-E = E
pd-gem-F = F
pd-gem-G = G
pd-gem-H = H

pd-room-A1 = A1
pd-room-A2 = A2
pd-room-A3 = A3
pd-room-A4 = A4
pd-room-A5 = A5
pd-room-A6 = A6
pd-room-A7 = A7
pd-room-B1 = B1
pd-room-B2 = B2
pd-room-B3 = B3
pd-room-B4 = B4
pd-room-B5 = B5
pd-room-B6 = B6
pd-room-B7 = B7
pd-room-C1 = C1
pd-room-C2 = C2
pd-room-C3 = C3
pd-room-C4 = C4
pd-room-C5 = C5
pd-room-C6 = C6
pd-room-C7 = C7
pd-room-D1 = D1
pd-room-D2 = D2
pd-room-D3 = D3
pd-room-D4 = D4
pd-room-D5 = D5
pd-room-D6 = D6
pd-room-D7 = D7
pd-room-E1 = E1
pd-room-E2 = E2
pd-room-E3 = E3
pd-room-E4 = E4
pd-room-E5 = E5
pd-room-E6 = E6
pd-room-E7 = E7
pd-room-F1 = F1
pd-room-F2 = F2
pd-room-F3 = F3
pd-room-F4 = F4
pd-room-F5 = F5
pd-room-F6 = F6
pd-room-F7 = F7

## Liczby i kości, do użycia wewnątrz zdań

pd-count-amount = { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[other] { $amount } obrażeń
}
pd-count-absorbed = { $absorbed ->
    [one] z tego { $absorbed } przejmują mikstury
    [few] z tego { $absorbed } przejmują mikstury
   *[other] z tego { $absorbed } przejmują mikstury
}
pd-count-points = { $points ->
    [one] { $points } punkt ruchu
    [few] { $points } punkty ruchu
   *[other] { $points } punktów ruchu
}
pd-count-lost = { $lost ->
    [one] { $lost } punkt ruchu
    [few] { $lost } punkty ruchu
   *[other] { $lost } punktów ruchu
}
pd-count-movement = { $movement ->
    [one] { $movement } punkt ruchu
    [few] { $movement } punkty ruchu
   *[other] { $movement } punktów ruchu
}
pd-count-glory = { $glory ->
    [one] { $glory } punkt chwały
    [few] { $glory } punkty chwały
   *[other] { $glory } punktów chwały
}
pd-count-wounds = { $wounds ->
    [one] { $wounds } obrażenie
    [few] { $wounds } obrażenia
   *[other] { $wounds } obrażeń
}
pd-count-total = { $total ->
    [one] { $total } punkt chwały
    [few] { $total } punkty chwały
   *[other] { $total } punktów chwały
}
pd-count-rooms = { $rooms ->
    [one] { $rooms } komnata
    [few] { $rooms } komnaty
   *[other] { $rooms } komnat
}
pd-die = { $die ->
    [0] Biała 1
    [1] Biała 2
    [2] Biała 3
    [3] Czarna 1
    [4] Czarna 2
   *[other] Czarna 3
}

## Zasady

pd-says-skulls = Kość z czaszką jest bezużyteczna, a każda czaszka rani każdego gracza raz. Kleryk na poziomie 4 przed tym chroni.
pd-rule-skulls = { pd-says-skulls } (PD-1.2.6, PD-4.3)
pd-says-brew = Kość z symbolem bohatera albo koniczyną warzy dwie mikstury. Czwarta mikstura dodatkowo awansuje bohatera, ósma tworzy część przedmiotu, a dwunasta przynosi dodatkowy klejnot.
pd-rule-brew = { pd-says-brew } (PD-5.3.1, PD-5.3.2, PD-1.3.7)
pd-says-walls = Ściany i woda zatrzymują drużynę, dopóki nie powstanie Płaszcz przenikania albo Medalion Khar. Przejścia boczne łączą A2 z F2 i A4 z F4, nigdy na krzyż.
pd-rule-walls = { pd-says-walls } (PD-6.1.2, PD-6.1.3, PD-1.4.3)
pd-rule-rooms = Komnata, do której wchodzisz, jest zbadana na zawsze. Najpierw walka, potem pułapka, potem skarb i klejnot; te tylko przy pierwszej wizycie. (PD-6.2.1, PD-6.2.4, PD-6.2.5)
pd-rule-minions = Potwór zawsze zostaje pokonany, ale zadaje tyle obrażeń, ile wynosi różnica między jego poziomem a poziomem właściwego bohatera. (PD-6.2.2, PD-8.5)
pd-says-traps = Pułapka rani przy każdym wejściu, także do komnaty zbadanej wcześniej.
pd-rule-traps = { pd-says-traps } (PD-6.2.3)
pd-rule-wounds = Obrażenia wypełniają najpierw serca twoich mikstur, potem kolumnę obrażeń. Nic nie leczy. Chwałę na końcu kosztuje tylko kolumna. (PD-7.1, PD-7.2, PD-1.3.5)
pd-says-gems = W jednej rundzie ten sam klejnot może zabrać wielu graczy; potem znika dla pozostałych. Dodatkowe klejnoty nie znikają. Drugi, czwarty, szósty, ósmy i dziesiąty klejnot przynosi nagrodę; na jedenasty nie ma już miejsca i przepada.
pd-rule-gems = { pd-says-gems } (PD-9.1, PD-9.2, PD-9.3, PD-1.3.8, PD-17.14)
pd-says-bosses = Po rundach 3, 6 i 8 nadchodzi boss. Siła to suma poziomów wszystkich bohaterów; poziom bohatera wskazanego jako słabość bossa liczy się podwójnie; do tego premie. Kto zbadał komnatę bossa i ma dość siły, musi walczyć; pozostali uciekają i tracą chwałę.
pd-rule-bosses = { pd-says-bosses } (PD-12.2, PD-12.3, PD-12.4, PD-12.5)
pd-rule-scoring = Dwanaście pól: trzech bossów, bohaterowie, przedmioty, klejnoty, potwory, obrażenia, wskrzeszenie, cel i moc, misje oraz ich suma. (PD-14.2)

pd-rule-hero-warrior = Walczy z Orkami. Na poziomie 4: +1 siły w walkach z bossami. (PD-1.3.2, PD-8.7)
pd-rule-hero-wizard = Walczy z Duchami. Od poziomu 4 kolor kości przy awansowaniu nie ma znaczenia. (PD-1.3.2, PD-8.7)
pd-rule-hero-cleric = Walczy z Zombie. Od poziomu 4 czaszki cię nie ranią. (PD-1.3.2, PD-8.7)
pd-rule-hero-rogue = Walczy z Goblinami. Po osiągnięciu poziomu 4: jeden dodatkowy klejnot. (PD-1.3.2, PD-8.7)
pd-rule-minion-ghost = Walczy z nim Mag; po jednym na poziomie 3, 4 i 5. (PD-1.4.5, PD-6.2.2)
pd-rule-minion-goblin = Walczy z nim Łotr; po jednym na poziomie 3, 4 i 5. (PD-1.4.5, PD-6.2.2)
pd-rule-minion-orc = Walczy z nim Wojownik; po jednym na poziomie 3, 4 i 5. (PD-1.4.5, PD-6.2.2)
pd-rule-minion-zombie = Walczy z nim Kleryk; po jednym na poziomie 3, 4 i 5. (PD-1.4.5, PD-6.2.2)
pd-rule-symbol-warrior = Awansuje Wojownika, tworzy, warzy albo daje dwa kroki. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-wizard = Awansuje Maga, tworzy, warzy albo daje dwa kroki. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-cleric = Awansuje Kleryka, tworzy, warzy albo daje dwa kroki. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-rogue = Awansuje Łotra, tworzy, warzy albo daje dwa kroki. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-clover = Dżoker: dowolny symbol bohatera w dowolnym kolorze. (PD-1.2.4)
pd-rule-symbol-boots = Tylko ruch, do trzech kroków. (PD-1.2.5)
pd-rule-symbol-skull = Nie można użyć; każdego gracza rani raz. (PD-1.2.6, PD-4.3)
pd-rule-reward-level_up = Awansuj dowolnego bohatera poniżej poziomu 6, symbol ani kolor nie są potrzebne. (PD-5.5.1)
pd-rule-reward-craft = Wypełnij część dowolnego przedmiotu, symbol nie jest potrzebny. (PD-5.5.2)
pd-rule-reward-potion = Zdobądź miksturę; jej dwa serca od razu przejmują obrażenia. (PD-8.4)
pd-rule-reward-gem = Zdobądź dodatkowy klejnot, którego nikt ci nie zabierze. (PD-8.6, PD-9.1)
pd-rule-reward-minions = Pokonaj dwa dowolne potwory bez obrażeń. (PD-5.5.3)
pd-rule-item-flaming_sword = +3 do siły podczas walki z bossem. (PD-10.1)
pd-rule-item-death_scepter = Natychmiast pokonaj 2 potwory w podziemiach. Koniec gry: −1. (PD-10.2)
pd-rule-item-khar_medallion = Możesz przechodzić przez wodę. Koniec gry: +1. (PD-10.3)
pd-rule-item-cloak_of_passage = Możesz przechodzić przez ściany. (PD-10.4)
pd-rule-item-crown = Koniec gry: +4. (PD-10.5)
pd-rule-item-cauldron = Natychmiast zdobądź 3 mikstury. (PD-10.6)
pd-rule-item-armour = +1 do poziomu bohatera w walce z potworem. Koniec gry: +2. (PD-10.7)
pd-rule-item-tome = Natychmiast awansuj 1 bohatera. Koniec gry: +3. (PD-10.8)
pd-rule-power-alchemist = Warzenie kością daje 3 mikstury zamiast 2. Koniec gry: −1. (PD-11.1)
pd-rule-power-assassin = Przygotowanie: pokonaj 2 dowolne potwory. (PD-11.2)
pd-rule-power-barbarian = Walka z bossem nie zadaje ci obrażeń. (PD-11.3)
pd-rule-power-beastmaster = Co 3. potwór: stwórz część przedmiotu. Koniec gry: −2. (PD-11.4)
pd-rule-power-berserker = +2 do siły podczas walki z bossem. Koniec gry: −2. (PD-11.5)
pd-rule-power-craftsman = Przygotowanie: po 1 części 2 różnych przedmiotów. Koniec gry: −3. (PD-11.6)
pd-rule-power-veteran = Przygotowanie: awansuj 2 różnych bohaterów. Koniec gry: −3. (PD-11.7)
pd-rule-power-fortune_teller = Co rundę 1 obrażenie mniej z czaszek. Koniec gry: +2. (PD-11.8)
pd-rule-power-healer = Przygotowanie: zdobądź 2 mikstury. Koniec gry: +2. (PD-11.9)
pd-rule-power-noble = Bohater osiąga 5. poziom: stwórz część przedmiotu. Koniec gry: −1. (PD-11.10)
pd-rule-power-merchant = Za każdy klejnot zdobądź 1 miksturę. (PD-11.11)
pd-rule-power-psionic = Raz na rundę: użyj kości jako kości drugiego koloru. (PD-11.12)
pd-rule-power-ranger = Przejście przez wodę z medalionem: +1 punkt ruchu, w każdym ruchu raz na rzekę i kierunek. Koniec gry: −1. (PD-11.13)
pd-rule-power-scout = Pułapki nie zadają ci obrażeń. Koniec gry: −2. (PD-11.14)
pd-rule-power-shaman = Co 3. potwór: zdobądź 1 miksturę. Koniec gry: +3. (PD-11.15)
pd-rule-power-treasure_hunter = Przygotowanie: zdobądź 1 dodatkowy klejnot. (PD-11.16)
pd-rule-power-treasure_hunter-looted = Przygotowanie: wybierz 1 klejnot z mapy i weź go; pozostali nadal mogą go znaleźć. (PD-5.6.6, PD-11.16)
pd-rule-boss-minotaur = Klasa 1, walka w rundzie 3, słabość: Mag. Siła 9: chwała 1, obrażenia 3. Siła 12: chwała 3, obrażenia 2. Siła 16: chwała 6, obrażenia 1. Ucieczka: −3. Nagroda dla najsilniejszego: poziom. Znikające klejnoty: A, C. (PD-1.7.1, PD-12.5)
pd-rule-boss-giant_spider = Klasa 1, walka w rundzie 3, słabość: Łotr. Siła 9: chwała 1, obrażenia 3. Siła 12: chwała 3, obrażenia 2. Siła 16: chwała 5, obrażenia 1. Ucieczka: −3. Nagroda dla najsilniejszego: 2 mikstury. Znikające klejnoty: C, D. (PD-1.7.1, PD-12.5)
pd-rule-boss-gorgon = Klasa 1, walka w rundzie 3, słabość: Kleryk. Siła 9: chwała 1, obrażenia 4. Siła 12: chwała 3, obrażenia 3. Siła 16: chwała 6, obrażenia 1. Ucieczka: −3. Nagroda dla najsilniejszego: część przedmiotu. Znikające klejnoty: A, B. (PD-1.7.1, PD-12.5)
pd-rule-boss-golem = Klasa 1, walka w rundzie 3, słabość: Wojownik. Siła 10: chwała 2, obrażenia 3. Siła 13: chwała 4, obrażenia 2. Siła 15: chwała 6, obrażenia 1. Ucieczka: −3. Nagroda dla najsilniejszego: część przedmiotu. Znikające klejnoty: B, D. (PD-1.7.1, PD-12.5)
pd-rule-boss-chimera = Klasa 2, walka w rundzie 6, słabość: Łotr. Siła 14: chwała 3, obrażenia 4. Siła 18: chwała 5, obrażenia 3. Siła 22: chwała 7, obrażenia 2. Ucieczka: −4. Nagroda dla najsilniejszego: część przedmiotu. Znikające klejnoty: E, G. (PD-1.7.1, PD-12.5)
pd-rule-boss-vampire = Klasa 2, walka w rundzie 6, słabość: Kleryk. Siła 14: chwała 3, obrażenia 5. Siła 19: chwała 5, obrażenia 3. Siła 23: chwała 7, obrażenia 2. Ucieczka: −4. Nagroda dla najsilniejszego: poziom. Znikające klejnoty: F, H. (PD-1.7.1, PD-12.5)
pd-rule-boss-hydra = Klasa 2, walka w rundzie 6, słabość: Wojownik. Siła 15: chwała 4, obrażenia 5. Siła 20: chwała 6, obrażenia 3. Siła 25: chwała 9, obrażenia 2. Ucieczka: −5. Nagroda dla najsilniejszego: poziom. Znikające klejnoty: E, F. (PD-1.7.1, PD-12.5)
pd-rule-boss-mummy = Klasa 2, walka w rundzie 6, słabość: Mag. Siła 13: chwała 2, obrażenia 4. Siła 18: chwała 4, obrażenia 3. Siła 23: chwała 6, obrażenia 1. Ucieczka: −4. Nagroda dla najsilniejszego: 2 mikstury. Znikające klejnoty: G, H. (PD-1.7.1, PD-12.5)
pd-rule-boss-watcher = Klasa 3, walka w rundzie 8, słabość: Wojownik. Siła 19: chwała 5, obrażenia 5. Siła 24: chwała 8, obrażenia 4. Siła 28: chwała 11, obrażenia 3. Ucieczka: −6. Nagroda dla najsilniejszego: część przedmiotu. (PD-1.7.1, PD-12.5)
pd-rule-boss-lich = Klasa 3, walka w rundzie 8, słabość: Łotr. Siła 18: chwała 5, obrażenia 5. Siła 23: chwała 7, obrażenia 3. Siła 27: chwała 10, obrażenia 2. Ucieczka: −5. Nagroda dla najsilniejszego: poziom. (PD-1.7.1, PD-12.5)
pd-rule-boss-dragon = Klasa 3, walka w rundzie 8, słabość: Kleryk. Siła 20: chwała 5, obrażenia 6. Siła 25: chwała 8, obrażenia 4. Siła 29: chwała 13, obrażenia 3. Ucieczka: −7. Nagroda dla najsilniejszego: 2 części przedmiotów. (PD-1.7.1, PD-12.5)
pd-rule-boss-tentacled_horror = Klasa 3, walka w rundzie 8, słabość: Mag. Siła 19: chwała 5, obrażenia 6. Siła 24: chwała 8, obrażenia 4. Siła 29: chwała 12, obrażenia 3. Ucieczka: −6. Nagroda dla najsilniejszego: część przedmiotu. (PD-1.7.1, PD-12.5)
pd-rule-goal-G01 = Pokonaj 2/3/4 potwory 4. poziomu: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G02 = Pokonaj 2/3/4 potwory 5. poziomu: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G03 = Przejdź przez 4/7/10 różnych pułapek, ścian i rzek: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G04 = Zbadaj co najmniej 4 komnaty w 4/5/6 kolumnach: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G05 = Zbadaj wszystkie komnaty w 1/2/3 rzędach: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G06 = Awansuj 2/3/4 bohaterów na 5. poziom: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G07 = Pokonaj 2/3/4 potwory 3. poziomu: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G08 = Zdobądź 6/9/12 mikstur: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G09 = Zbadaj 20/25/30 komnat: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G10 = Zdobądź 10/15/20 punktów chwały w walkach z bossami: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G11 = Ukończ 2/4/7 magicznych przedmiotów: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G12 = Zbadaj 10/13/16 komnat na krawędzi mapy: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G13 = Pokonaj 4/7/10 potworów: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G14 = Złup 2/5/7 klejnotów: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G15 = Zbadaj 1/2/3 narożne komnaty: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G16 = Osiągnij 12/16/20 punktów zdrowia: 2, 4 albo 6 punktów chwały na końcu. (PD-1.7.4, PD-13.3.1)
pd-rule-mission-M01 = Pokonaj potwory 3 różnych poziomów: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M02 = Awansuj 1 bohatera na 6. poziom: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M03 = Zbadaj wszystkie komnaty w 1 rzędzie: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M04 = Awansuj wszystkich bohaterów na 3. poziom: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M05 = Zbadaj wszystkie komnaty w 1 kolumnie: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M06 = Zdobądź 8 mikstur: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M07 = Awansuj 3 bohaterów na 4. poziom: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M08 = Pokonaj 6 potworów: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M09 = Złup 4 klejnoty: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M10 = Zbadaj 2 narożne komnaty: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M11 = Uruchom 5 różnych pułapek: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M12 = Zbadaj 15 komnat: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M13 = Ukończ 4 magiczne przedmioty: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M14 = Osiągnij 12 punktów zdrowia: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M15 = Zbadaj komnaty wszystkich 3 bossów: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M16 = Awansuj 2 bohaterów na 5. poziom: punktują wszyscy, którzy zrobią to w pierwszej rundzie, w której komuś się to uda. (PD-1.7.3, PD-13.2.1)
pd-rule-dungeon-A = Komnaty bossów: D2, E5, A6. (PD-1.7.2)
pd-rule-dungeon-B = Komnaty bossów: E3, D4, E7. (PD-1.7.2)
pd-rule-dungeon-C = Komnaty bossów: D2, E5, C7. (PD-1.7.2)
pd-rule-dungeon-D = Komnaty bossów: B2, E5, E7. (PD-1.7.2)
pd-rule-dungeon-E = Komnaty bossów: E3, A4, E7. (PD-1.7.2)
pd-rule-dungeon-F = Komnaty bossów: D2, D4, C7. (PD-1.7.2)
pd-rule-dungeon-G = Komnaty bossów: B2, E5, A6. (PD-1.7.2)
pd-rule-dungeon-H = Komnaty bossów: E3, A4, C7. (PD-1.7.2)
pd-rule-dungeon-I = Komnaty bossów: B2, D4, A6. (PD-1.7.2)
pd-rule-dungeon-J = Komnaty bossów: D2, A4, E7. (PD-1.7.2)
pd-rule-dungeon-K = Komnaty bossów: E3, A4, A6. (PD-1.7.2)
pd-rule-dungeon-L = Komnaty bossów: B2, D4, C7. (PD-1.7.2)
pd-rule-gem-A = Leży w A2. (PD-1.4.4, PD-9.1)
pd-rule-gem-B = Leży w F3. (PD-1.4.4, PD-9.1)
pd-rule-gem-C = Leży w C4. (PD-1.4.4, PD-9.1)
pd-rule-gem-D = Leży w A5. (PD-1.4.4, PD-9.1)
pd-rule-gem-E = Leży w F5. (PD-1.4.4, PD-9.1)
pd-rule-gem-F = Leży w D6. (PD-1.4.4, PD-9.1)
pd-rule-gem-G = Leży w B7. (PD-1.4.4, PD-9.1)
pd-rule-gem-H = Leży w F7. (PD-1.4.4, PD-9.1)
pd-rule-room-A1 = Duch 3, 2 mikstury. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A2 = Zombie 4, klejnot A. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A3 = Pułapka, poziom. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A4 = Pusta komnata. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A5 = Duch 5, klejnot D. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A6 = Pusta komnata. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A7 = Mikstura. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B1 = Ork 3, część przedmiotu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B2 = Pusta komnata. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B3 = Pułapka. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B4 = Część przedmiotu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B5 = Pułapka. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B6 = Pułapka, część przedmiotu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B7 = Pułapka, klejnot G. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C1 = Mikstura. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C2 = Pułapka. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C3 = Mikstura. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C4 = Goblin 4, klejnot C. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C5 = Pułapka. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C6 = Pułapka. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C7 = Pusta komnata. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D1 = Goblin 3, mikstura. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D2 = Pusta komnata. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D3 = Pułapka, poziom. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D4 = Pusta komnata. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D5 = Pułapka, poziom. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D6 = Ork 5, klejnot F. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D7 = Pułapka, poziom. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E1 = Pułapka, część przedmiotu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E2 = Zombie 3, poziom. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E3 = Pusta komnata. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E4 = Duch 4, mikstura. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E5 = Pusta komnata. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E6 = Pułapka, część przedmiotu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E7 = Pusta komnata. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F1 = Mikstura. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F2 = Pułapka, część przedmiotu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F3 = Ork 4, klejnot B. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F4 = Pułapka, poziom. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F5 = Goblin 5, klejnot E. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F6 = Pułapka. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F7 = Zombie 5, klejnot H. (PD-1.4.4, PD-6.2.1)

## Co się dzieje

pd-event-chapter-started = { $chapters ->
    [1] Podziemia noszą nazwę „{ $dungeon }”.
   *[other] Scenariusz { $chapter } z { $chapters }: „{ $dungeon }”.
} Bossowie: { $bosses }. { $missions_count ->
    [0] Gra toczy się bez misji.
   *[other] Misje: { $missions }.
}
pd-event-cards-dealt = { $seat_is ->
    [you] Dostajesz dwie moce ({ $powers }) i dwa cele ({ $goals }).
   *[other] { $seat } dostaje dwie moce ({ $powers }) i dwa cele ({ $goals }).
}
pd-event-cards-chosen = { $seat_is ->
    [you] Zachowujesz moc { $power } i cel „{ $goal }”; pozostali jeszcze tego nie widzą.
   *[other] { $seat } zachowuje moc { $power } i cel „{ $goal }”.
}
pd-event-seat-finished = { $seat_is ->
    [you] Gotowe.
   *[other] { $seat }: gotowe.
}
pd-event-cards-kept = { $seat_is ->
    [you] Grasz z mocą { $power } i celem „{ $goal }”.
   *[other] { $seat } gra z mocą { $power } i celem „{ $goal }”.
}
pd-event-dice-rolled = { $again ->
    [yes] Runda { $round }: { $faces }. Za dużo czaszek lub koniczyn, rzuca się wszystkimi kośćmi od nowa.
   *[no] Runda { $round }: { $faces }.
}
pd-event-move-started = { $seat_is ->
    [you] Poruszasz się (kość: { $symbol }): najwyżej { pd-count-points }.
   *[other] { $seat } porusza się (kość: { $symbol }): najwyżej { pd-count-points }.
}
pd-event-move-ended = { $seat_is ->
    [you] Zatrzymujesz się; niewykorzystane: { pd-count-lost }.
   *[other] { $seat } zatrzymuje się; niewykorzystane: { pd-count-lost }.
}
pd-event-room-entered = { $first ->
    [yes] { $seat_is ->
        [you] Badasz { $room }.
       *[other] { $seat } bada { $room }.
    }
   *[no] { $seat_is ->
        [you] Wracasz do { $room }.
       *[other] { $seat } wraca do { $room }.
    }
}
pd-event-hero-raised = { $seat_is ->
    [you] { $hero } osiąga poziom { $level }.
   *[other] { $seat }: { $hero } osiąga poziom { $level }.
}
pd-event-item-crafted = { $halves ->
    [1] { $seat_is ->
        [you] Tworzysz część { $item_gen }.
       *[other] { $seat } tworzy część { $item_gen }.
    }
   *[other] { $seat_is ->
        [you] Kończysz { $item_acc }.
       *[other] { $seat } kończy { $item_acc }.
    }
}
pd-event-potion-gained = { $seat_is ->
    [you] Zdobywasz miksturę; razem { $potions }.
   *[other] { $seat } zdobywa miksturę; razem { $potions }.
}
pd-event-gem-gained = { $gem ->
    [none] { $seat_is ->
        [you] Zdobywasz dodatkowy klejnot; razem { $gems }.
       *[other] { $seat } zdobywa dodatkowy klejnot; razem { $gems }.
    }
   *[other] { $seat_is ->
        [you] Zabierasz klejnot { $gem }; razem { $gems }.
       *[other] { $seat } zabiera klejnot { $gem }; razem { $gems }.
    }
}
pd-event-minion-defeated = { $afar ->
    [yes] { $seat_is ->
        [you] Pokonujesz z daleka { $minion_acc } { $level } w { $room }; razem { $minions }.
       *[other] { $seat } pokonuje z daleka { $minion_acc } { $level } w { $room }; razem { $minions }.
    }
   *[no] { $seat_is ->
        [you] Pokonujesz { $minion_acc } { $level } w { $room }; razem { $minions }.
       *[other] { $seat } pokonuje { $minion_acc } { $level } w { $room }; razem { $minions }.
    }
}
pd-event-wounds-taken = { $cause ->
    [skulls] Czaszki:
    [minion] Potwór:
    [trap] Pułapka:
   *[boss] Boss:
} { $seat_is ->
    [you] otrzymujesz { pd-count-amount }
   *[other] { $seat } otrzymuje { pd-count-amount }
}{ $absorbed ->
    [0] ; kolumna obrażeń { $wounds }.
   *[other] , { pd-count-absorbed }; kolumna obrażeń { $wounds }.
}
pd-event-resurrected = { $seat_is ->
    [you] Obrażenia ({ $wounds }) przekraczają twoje zdrowie ({ $health }): drużyna ginie i raz powstaje z martwych.
   *[other] { $seat }: obrażenia ({ $wounds }) przekraczają zdrowie ({ $health }); drużyna ginie i powstaje z martwych.
}
pd-event-reward-lost = { $seat_is ->
    [you] Twoja nagroda przepada: { $reward }.
   *[other] { $seat } traci nagrodę: { $reward }.
}
pd-event-psionic-used = { $seat_is ->
    [you] Psionik: twoja kość ({ $symbol }) liczy się jako drugi kolor.
   *[other] { $seat } korzysta z Psionika: kość ({ $symbol }) liczy się jako drugi kolor.
}
pd-event-step-refunded = { $seat_is ->
    [you] Odkrywca: krok przez wodę wraca; zostaje: { pd-count-movement }.
   *[other] { $seat }: krok Odkrywcy przez wodę wraca; zostaje: { pd-count-movement }.
}
pd-turn-gains = { $levels ->
    [0] {""}
   *[other] ; poziomy +{ $levels }
}{ $halves ->
    [0] {""}
   *[other] ; części przedmiotów +{ $halves }
}{ $potions ->
    [0] {""}
   *[other] ; mikstury +{ $potions }
}{ $gems ->
    [0] {""}
   *[other] ; klejnoty +{ $gems }
}{ $minions ->
    [0] {""}
   *[other] ; potwory +{ $minions }
}
pd-event-turn-shown = { $round ->
    [0] { $seat_is ->
        [you] Twój wybór z przygotowania widzą teraz wszyscy.
       *[other] { $seat } pokazuje wybór z przygotowania.
    }
   *[other] { $seat_is ->
        [you] Pokazujesz rundę { $round }: kości: { $dice }; komnaty: { $rooms }{ pd-turn-gains }.
       *[other] { $seat } pokazuje rundę { $round }: kości: { $dice }; komnaty: { $rooms }{ pd-turn-gains }.
    }
}
pd-event-gem-claimed = Klejnot { $gem } jest zabrany; na wszystkich pozostałych arkuszach zostaje skreślony.
pd-event-boss-met = Boss numer { $number } czeka: { $boss }.
pd-event-boss-fought = { $seat_is ->
    [you] Walczysz z siłą { $strength }: { pd-count-glory }, { pd-count-wounds }.
   *[other] { $seat } walczy z siłą { $strength }: { pd-count-glory }, { pd-count-wounds }.
}
pd-event-boss-fled = { $explored ->
    [yes] { $seat_is ->
        [you] Siła { $strength } nie wystarcza, uciekasz: { pd-count-glory }.
       *[other] { $seat } ucieka, siła { $strength } nie wystarcza: { pd-count-glory }.
    }
   *[no] { $seat_is ->
        [you] Komnata bossa nie jest zbadana, uciekasz: { pd-count-glory }.
       *[other] { $seat } ucieka, komnata bossa nie jest zbadana: { pd-count-glory }.
    }
}
pd-event-boss-rewarded = { $seat_is ->
    [you] Twoja drużyna jest najsilniejsza ({ $strength }) i zdobywa nagrodę: { $rewards }.
   *[other] { $seat } ma najsilniejszą drużynę ({ $strength }) i zdobywa nagrodę: { $rewards }.
}
pd-event-boss-unrewarded = { $tie ->
    [yes] Najsilniejsi remisują: nagrody nie dostaje nikt.
   *[no] Nikt nie walczy, więc nagrody nie dostaje nikt.
}
pd-event-mission-scored = { $seat_is ->
    [you] Wypełniasz misję „{ $mission }”: { pd-count-glory }.
   *[other] { $seat } wypełnia misję „{ $mission }”: { pd-count-glory }.
}
pd-event-mission-closed = Misja „{ $mission }” opuszcza grę.
pd-event-gems-vanished = Znikające klejnoty: nie można już zabrać { $gems }.
pd-event-sheet-scored = { $seat_is ->
    [you] Twój arkusz: { pd-count-total }; zbadane: { pd-count-rooms }.
   *[other] { $seat }: { pd-count-total }; zbadane: { pd-count-rooms }.
}
pd-event-chapter-won = { $shared ->
    [yes] { $seat_is ->
        [you] Dzielisz najlepszy wynik scenariusza { $chapter }: { pd-count-total }.
       *[other] { $seat } dzieli najlepszy wynik scenariusza { $chapter }: { pd-count-total }.
    }
   *[no] { $seat_is ->
        [you] Masz najlepszy wynik scenariusza { $chapter }: { pd-count-total }.
       *[other] { $seat } ma najlepszy wynik scenariusza { $chapter }: { pd-count-total }.
    }
}
pd-event-game-won = { $by ->
    [glory] { pd-won-by-glory }
    [rooms] { pd-won-by-rooms }
    [shared] { pd-won-by-shared }
   *[solo] { pd-won-by-solo }
}

## Wynik

pd-won-by-glory = { $seat_is ->
    [you] Wygrywasz z największą liczbą punktów chwały.
   *[other] { $seat } wygrywa z największą liczbą punktów chwały.
}
pd-won-by-rooms = { $seat_is ->
    [you] Chwała jest równa, ale masz więcej zbadanych komnat: wygrywasz.
   *[other] Chwała jest równa, ale { $seat } ma więcej zbadanych komnat i wygrywa.
}
pd-won-by-shared = { $seat_is ->
    [you] Chwała i komnaty są równe: dzielisz zwycięstwo.
   *[other] Chwała i komnaty są równe: { $seat } dzieli zwycięstwo.
}
pd-won-by-solo = { $seat_is ->
    [you] Twoja przygoda dobiega końca; liczy się wynik.
   *[other] { $seat } kończy przygodę; liczy się wynik.
}

## Co można zrobić

pd-action-choose-cards = { $power } – { $goal }
pd-action-setup-veteran = Awansuj: { $hero1 } i { $hero2 }
pd-action-setup-craftsman = { $item1 } + { $item2 }
pd-action-setup-assassin = Pokonaj potwory w { $room1 } i { $room2 }
pd-action-setup-treasure-hunter = Zdobądź klejnot w { $room }
pd-action-level-up = { pd-die }: awansuj { $hero_acc }
pd-action-craft = { pd-die }: { $item }
pd-action-brew = { pd-die }: warz mikstury
pd-action-move = { pd-die }: ruch
pd-action-step = Krok do { $to }
pd-action-stop = Zatrzymaj się
pd-action-pick-hero = Awansuj { $hero_acc }
pd-action-pick-item = Stwórz { $item_acc }
pd-action-pick-minions = Pokonaj potwory w { $rooms }

## Fazy: nazwa, pytanie, co widzą inni

pd-phase-choose_cards = Wybór kart
pd-ask-choose_cards = Którą moc i który cel zachowujesz?
pd-wait-choose_cards = { $name } wybiera moc i cel.
pd-phase-setup_powers = Przygotowanie
pd-ask-setup_powers = Jak wykorzystujesz moc swojej karty?
pd-wait-setup_powers = { $name } dokonuje wyboru w przygotowaniu.
pd-phase-actions = Akcje
pd-ask-actions = Co robisz ze swoimi kośćmi?
pd-wait-actions = { $name } jeszcze używa kości.
pd-phase-boss_reward = Nagroda za bossa
pd-ask-boss_reward = Jaką nagrodę bierzesz?
pd-wait-boss_reward = { $name } odbiera nagrodę.
pd-phase-game_end = Koniec gry
pd-ask-game_end = Gra jest skończona.
pd-wait-game_end = Gra jest skończona.

## Opcje gry

pd-option-dungeon = Podziemia
pd-option-dungeon-help = Która karta podziemi jest w grze; kampania ma własne podziemia.
pd-option-dungeon-random = losowe
pd-option-dungeon-A = A – { pd-dungeon-A }
pd-option-dungeon-B = B – { pd-dungeon-B }
pd-option-dungeon-C = C – { pd-dungeon-C }
pd-option-dungeon-D = D – { pd-dungeon-D }
pd-option-dungeon-E = E – { pd-dungeon-E }
pd-option-dungeon-F = F – { pd-dungeon-F }
pd-option-dungeon-G = G – { pd-dungeon-G }
pd-option-dungeon-H = H – { pd-dungeon-H }
pd-option-dungeon-I = I – { pd-dungeon-I }
pd-option-dungeon-J = J – { pd-dungeon-J }
pd-option-dungeon-K = K – { pd-dungeon-K }
pd-option-dungeon-L = L – { pd-dungeon-L }
pd-option-missions = Misje
pd-option-missions-help = Trzy karty misji dla wszystkich; w pierwszej grze można je pominąć.
pd-option-random_bosses = Losowi bossowie
pd-option-random_bosses-help = Zamiast trzech bossów z karty podziemi losuje się po jednym z każdej klasy.
pd-option-vanishing_gems = Znikające klejnoty
pd-option-vanishing_gems-help = Bossowie 1 i 2 po walce zabierają dwa klejnoty. W grze solo zawsze włączone.
pd-option-campaign = Kampania
pd-option-campaign-help = Trzy scenariusze jednej historii albo wszystkie dwanaście; wyniki się sumuje.
pd-option-campaign-none = jedna gra
pd-option-campaign-bandit_hunters = Bohaterowie miasta
pd-option-campaign-mummy_of_hamnapta = Mumia z Hamnapty
pd-option-campaign-warlocks_tower = Wieża śmierci
pd-option-campaign-across_the_kingdom = Wokół królestwa
pd-option-campaign-all = wszystkie dwanaście scenariuszy
pd-option-missions-true = włączone
pd-option-missions-false = wyłączone
pd-option-random_bosses-true = włączone
pd-option-random_bosses-false = wyłączone
pd-option-vanishing_gems-true = włączone
pd-option-vanishing_gems-false = wyłączone
pd-option-treasure_hunter = Łowca skarbów
pd-option-treasure_hunter-help = Łowca skarbów zaczyna z dodatkowym klejnotem (zasady czeskie) albo z wybranym klejnotem z mapy, który pozostali nadal mogą zabrać (zasady polskie).
pd-option-treasure_hunter-bonus = dodatkowy klejnot
pd-option-treasure_hunter-looted = klejnot z mapy

## Odmowy

pd-refusal-game_over = Gra jest skończona.
pd-refusal-not_asked = Teraz nikt nie czeka na twoją decyzję.
pd-refusal-wrong_phase = To teraz nie jest możliwe.
pd-refusal-power_not_dealt = Nie masz tej mocy na ręce: { $power }.
pd-refusal-goal_not_dealt = Nie masz tego celu na ręce: { $goal }.
pd-refusal-same_twice = Wybierz dwa różne.
pd-refusal-no_minion = W { $room } nie ma żywego potwora.
pd-refusal-no_gem = W { $room } nie ma klejnotu.
pd-refusal-how_many_minions = { $count ->
    [1] Został tylko jeden potwór: wskaż jego komnatę.
   *[other] Wskaż komnaty dwóch potworów.
}
pd-refusal-choice_open = Najpierw dokonaj otwartego wyboru.
pd-refusal-no_choice_open = Nie ma czego wybierać.
pd-refusal-hero_at_top = { $hero } jest już na najwyższym poziomie.
pd-refusal-item_complete = Obie części są już wypełnione: { $item }.
pd-refusal-item_symbol = { $item } wymaga symbolu { $symbol } albo koniczyny.
pd-refusal-move_under_way = Najpierw dokończ ruch albo się zatrzymaj.
pd-refusal-no_move = Żaden ruch nie trwa: użyj do niego kości.
pd-refusal-not_an_entrance = { $room } nie jest wejściem; do środka wchodzi się dolnym rzędem.
pd-refusal-wall = Drogę do { $room } zagradza ściana; pomoże tylko Płaszcz przenikania.
pd-refusal-water = Drogę do { $room } zagradza woda; pomoże tylko Medalion Khar.
pd-refusal-not_adjacent = { $room } nie sąsiaduje z twoją drużyną.
pd-refusal-skull = Czaszki nie można użyć.
pd-refusal-die_used = Ta kość jest już w tej rundzie użyta.
pd-refusal-boots_only_move = Buty służą tylko do ruchu.
pd-refusal-wrong_symbol = Ta kość ({ $symbol }) nie awansuje { $hero_gen }.
pd-refusal-wrong_colour = { $colour ->
    [white] { $hero } trenuje z białymi kośćmi.
   *[other] { $hero } trenuje z czarnymi kośćmi.
}
pd-refusal-solo_vanishing_gems = W grze solo klejnoty zawsze znikają.
pd-refusal-campaign_dungeon = Kampania ma własne podziemia: zostaw losowe podziemia.
pd-refusal-malformed = To nie jest akcja tej gry.
