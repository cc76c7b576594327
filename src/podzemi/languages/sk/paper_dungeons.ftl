### Papierové podzemie: mená, pravidlá, čo sa deje a čo možno urobiť.

pd-title = Papierové podzemie
pd-tagline = Šesť kociek, jedna mapa, traja netvori. Všetci kreslia naraz.

pd-hero-warrior = Bojovník
    .gen = Bojovníka
    .dat = Bojovníkovi
    .acc = Bojovníka
    .loc = Bojovníkovi
    .ins = Bojovníkom
pd-hero-wizard = Čarodejník
    .gen = Čarodejníka
    .dat = Čarodejníkovi
    .acc = Čarodejníka
    .loc = Čarodejníkovi
    .ins = Čarodejníkom
pd-hero-cleric = Klerik
    .gen = Klerika
    .dat = Klerikovi
    .acc = Klerika
    .loc = Klerikovi
    .ins = Klerikom
pd-hero-rogue = Zlodej
    .gen = Zlodeja
    .dat = Zlodejovi
    .acc = Zlodeja
    .loc = Zlodejovi
    .ins = Zlodejom

pd-minion-ghost = Duch
    .gen = Ducha
    .dat = Duchovi
    .acc = Ducha
    .loc = Duchovi
    .ins = Duchom
pd-minion-goblin = Goblin
    .gen = Goblina
    .dat = Goblinovi
    .acc = Goblina
    .loc = Goblinovi
    .ins = Goblinom
pd-minion-orc = Ork
    .gen = Orka
    .dat = Orkovi
    .acc = Orka
    .loc = Orkovi
    .ins = Orkom
pd-minion-zombie = Nemŕtvy
    .gen = Nemŕtveho
    .dat = Nemŕtvemu
    .acc = Nemŕtveho
    .loc = Nemŕtvom
    .ins = Nemŕtvym

pd-symbol-warrior = bojovník
    .gen = bojovníka
    .dat = bojovníkovi
    .acc = bojovníka
    .loc = bojovníkovi
    .ins = bojovníkom
pd-symbol-wizard = čarodejník
    .gen = čarodejníka
    .dat = čarodejníkovi
    .acc = čarodejníka
    .loc = čarodejníkovi
    .ins = čarodejníkom
pd-symbol-cleric = klerik
    .gen = klerika
    .dat = klerikovi
    .acc = klerika
    .loc = klerikovi
    .ins = klerikom
pd-symbol-rogue = zlodej
    .gen = zlodeja
    .dat = zlodejovi
    .acc = zlodeja
    .loc = zlodejovi
    .ins = zlodejom
pd-symbol-clover = štvorlístok
    .gen = štvorlístka
    .dat = štvorlístku
    .acc = štvorlístok
    .loc = štvorlístku
    .ins = štvorlístkom
pd-symbol-boots = čižmy
    .gen = čižiem
    .dat = čižmám
    .acc = čižmy
    .loc = čižmách
    .ins = čižmami
pd-symbol-skull = lebka
    .gen = lebky
    .dat = lebke
    .acc = lebku
    .loc = lebke
    .ins = lebkou

pd-reward-level_up = úroveň
    .gen = úrovne
    .dat = úrovni
    .acc = úroveň
    .loc = úrovni
    .ins = úrovňou
pd-reward-craft = polovica predmetu
    .gen = polovice predmetu
    .dat = polovici predmetu
    .acc = polovicu predmetu
    .loc = polovici predmetu
    .ins = polovicou predmetu
pd-reward-potion = elixír
    .gen = elixíru
    .dat = elixíru
    .acc = elixír
    .loc = elixíre
    .ins = elixírom
pd-reward-gem = bonusový drahokam
    .gen = bonusového drahokamu
    .dat = bonusovému drahokamu
    .acc = bonusový drahokam
    .loc = bonusovom drahokame
    .ins = bonusovým drahokamom
pd-reward-minions = prisluhovači porazení na diaľku
    .gen = prisluhovačov porazených na diaľku
    .dat = prisluhovačom porazeným na diaľku
    .acc = prisluhovačov porazených na diaľku
    .loc = prisluhovačoch porazených na diaľku
    .ins = prisluhovačmi porazenými na diaľku

pd-item-flaming_sword = Plamenný meč
    .gen = Plamenného meča
    .dat = Plamennému meču
    .acc = Plamenný meč
    .loc = Plamennom meči
    .ins = Plamenným mečom
pd-item-death_scepter = Žezlo smrti
    .gen = Žezla smrti
    .dat = Žezlu smrti
    .acc = Žezlo smrti
    .loc = Žezle smrti
    .ins = Žezlom smrti
pd-item-khar_medallion = Medailón Khar
    .gen = Medailónu Khar
    .dat = Medailónu Khar
    .acc = Medailón Khar
    .loc = Medailóne Khar
    .ins = Medailónom Khar
pd-item-cloak_of_passage = Nehmotný plášť
    .gen = Nehmotného plášťa
    .dat = Nehmotnému plášťu
    .acc = Nehmotný plášť
    .loc = Nehmotnom plášti
    .ins = Nehmotným plášťom
pd-item-crown = Koruna spravodlivého kráľa
    .gen = Koruny spravodlivého kráľa
    .dat = Korune spravodlivého kráľa
    .acc = Korunu spravodlivého kráľa
    .loc = Korune spravodlivého kráľa
    .ins = Korunou spravodlivého kráľa
pd-item-cauldron = Alchymistov kotlík
    .gen = Alchymistovho kotlíka
    .dat = Alchymistovmu kotlíku
    .acc = Alchymistov kotlík
    .loc = Alchymistovom kotlíku
    .ins = Alchymistovým kotlíkom
pd-item-armour = Zbroj hrdinov
    .gen = Zbroje hrdinov
    .dat = Zbroji hrdinov
    .acc = Zbroj hrdinov
    .loc = Zbroji hrdinov
    .ins = Zbrojou hrdinov
pd-item-tome = Grimoár múdrosti
    .gen = Grimoára múdrosti
    .dat = Grimoáru múdrosti
    .acc = Grimoár múdrosti
    .loc = Grimoári múdrosti
    .ins = Grimoárom múdrosti

pd-power-alchemist = Alchymista
    .gen = Alchymistu
    .dat = Alchymistovi
    .acc = Alchymistu
    .loc = Alchymistovi
    .ins = Alchymistom
pd-power-assassin = Zabijak
    .gen = Zabijaka
    .dat = Zabijakovi
    .acc = Zabijaka
    .loc = Zabijakovi
    .ins = Zabijakom
pd-power-barbarian = Barbar
    .gen = Barbara
    .dat = Barbarovi
    .acc = Barbara
    .loc = Barbarovi
    .ins = Barbarom
pd-power-beastmaster = Pán šeliem
    .gen = Pána šeliem
    .dat = Pánovi šeliem
    .acc = Pána šeliem
    .loc = Pánovi šeliem
    .ins = Pánom šeliem
pd-power-berserker = Berserker
    .gen = Berserkera
    .dat = Berserkerovi
    .acc = Berserkera
    .loc = Berserkerovi
    .ins = Berserkerom
pd-power-craftsman = Kováč
    .gen = Kováča
    .dat = Kováčovi
    .acc = Kováča
    .loc = Kováčovi
    .ins = Kováčom
pd-power-veteran = Veterán
    .gen = Veterána
    .dat = Veteránovi
    .acc = Veterána
    .loc = Veteránovi
    .ins = Veteránom
pd-power-fortune_teller = Jasnovidec
    .gen = Jasnovidca
    .dat = Jasnovidcovi
    .acc = Jasnovidca
    .loc = Jasnovidcovi
    .ins = Jasnovidcom
pd-power-healer = Liečiteľ
    .gen = Liečiteľa
    .dat = Liečiteľovi
    .acc = Liečiteľa
    .loc = Liečiteľovi
    .ins = Liečiteľom
pd-power-noble = Šľachtic
    .gen = Šľachtica
    .dat = Šľachticovi
    .acc = Šľachtica
    .loc = Šľachticovi
    .ins = Šľachticom
pd-power-merchant = Obchodník
    .gen = Obchodníka
    .dat = Obchodníkovi
    .acc = Obchodníka
    .loc = Obchodníkovi
    .ins = Obchodníkom
pd-power-psionic = Telepat
    .gen = Telepata
    .dat = Telepatovi
    .acc = Telepata
    .loc = Telepatovi
    .ins = Telepatom
pd-power-ranger = Hraničiar
    .gen = Hraničiara
    .dat = Hraničiarovi
    .acc = Hraničiara
    .loc = Hraničiarovi
    .ins = Hraničiarom
pd-power-scout = Zved
    .gen = Zveda
    .dat = Zvedovi
    .acc = Zveda
    .loc = Zvedovi
    .ins = Zvedom
pd-power-shaman = Šaman
    .gen = Šamana
    .dat = Šamanovi
    .acc = Šamana
    .loc = Šamanovi
    .ins = Šamanom
pd-power-treasure_hunter = Lovec pokladov
    .gen = Lovca pokladov
    .dat = Lovcovi pokladov
    .acc = Lovca pokladov
    .loc = Lovcovi pokladov
    .ins = Lovcom pokladov

pd-boss-minotaur = Minotaurus
    .gen = Minotaura
    .dat = Minotaurovi
    .acc = Minotaura
    .loc = Minotaurovi
    .ins = Minotaurom
pd-boss-giant_spider = Obrí pavúk
    .gen = Obrieho pavúka
    .dat = Obriemu pavúkovi
    .acc = Obrieho pavúka
    .loc = Obrom pavúkovi
    .ins = Obrím pavúkom
pd-boss-gorgon = Gorgona
    .gen = Gorgony
    .dat = Gorgone
    .acc = Gorgonu
    .loc = Gorgone
    .ins = Gorgonou
pd-boss-golem = Golem
    .gen = Golema
    .dat = Golemovi
    .acc = Golema
    .loc = Golemovi
    .ins = Golemom
pd-boss-chimera = Chiméra
    .gen = Chiméry
    .dat = Chimére
    .acc = Chiméru
    .loc = Chimére
    .ins = Chimérou
pd-boss-vampire = Upír
    .gen = Upíra
    .dat = Upírovi
    .acc = Upíra
    .loc = Upírovi
    .ins = Upírom
pd-boss-hydra = Hydra
    .gen = Hydry
    .dat = Hydre
    .acc = Hydru
    .loc = Hydre
    .ins = Hydrou
pd-boss-mummy = Múmia
    .gen = Múmie
    .dat = Múmii
    .acc = Múmiu
    .loc = Múmii
    .ins = Múmiou
pd-boss-watcher = Pozorovateľ
    .gen = Pozorovateľa
    .dat = Pozorovateľovi
    .acc = Pozorovateľa
    .loc = Pozorovateľovi
    .ins = Pozorovateľom
pd-boss-lich = Lich
    .gen = Licha
    .dat = Lichovi
    .acc = Licha
    .loc = Lichovi
    .ins = Lichom
pd-boss-dragon = Drak
    .gen = Draka
    .dat = Drakovi
    .acc = Draka
    .loc = Drakovi
    .ins = Drakom
pd-boss-tentacled_horror = Chápadlovec
    .gen = Chápadlovca
    .dat = Chápadlovcovi
    .acc = Chápadlovca
    .loc = Chápadlovcovi
    .ins = Chápadlovcom

pd-goal-G01 = Prisluhovači úrovne 4
pd-goal-G02 = Prisluhovači úrovne 5
pd-goal-G03 = Prekážky
pd-goal-G04 = Stĺpce
pd-goal-G05 = Celé rady
pd-goal-G06 = Hrdinovia na úrovni 5
pd-goal-G07 = Prisluhovači úrovne 3
pd-goal-G08 = Elixíry
pd-goal-G09 = Miestnosti
pd-goal-G10 = Sláva z netvorov
pd-goal-G11 = Predmety
pd-goal-G12 = Okraj mapy
pd-goal-G13 = Prisluhovači
pd-goal-G14 = Drahokamy
pd-goal-G15 = Rohy
pd-goal-G16 = Zdravie

pd-mission-M01 = Poraz prisluhovačov 3 rôznych úrovní
pd-mission-M02 = Vylepši 1 hrdinu na 6. úroveň
pd-mission-M03 = Preskúmaj všetky miestnosti v 1 rade
pd-mission-M04 = Vylepši všetkých hrdinov na 3. úroveň
pd-mission-M05 = Preskúmaj všetky miestnosti v 1 stĺpci
pd-mission-M06 = Získaj 8 elixírov
pd-mission-M07 = Vylepši 3 hrdinov na 4. úroveň
pd-mission-M08 = Poraz 6 prisluhovačov
pd-mission-M09 = Získaj 4 drahokamy
pd-mission-M10 = Preskúmaj 2 rohové miestnosti
pd-mission-M11 = Spusti 5 rôznych pascí
pd-mission-M12 = Preskúmaj 15 miestností
pd-mission-M13 = Dokonči 4 predmety
pd-mission-M14 = Dosiahni celkové zdravie 12
pd-mission-M15 = Preskúmaj miestnosti všetkých 3 netvorov
pd-mission-M16 = Vylepši 2 hrdinov na 5. úroveň

pd-dungeon-A = Zrúcaniny pri Veľkej ceste
pd-dungeon-B = Pašerácke pivnice
pd-dungeon-C = Pod mestskou bránou
pd-dungeon-D = Púštna brána
pd-dungeon-E = Sieň urien
pd-dungeon-F = Faraónova hrobka
pd-dungeon-G = Päta veže
pd-dungeon-H = Zakázaná knižnica
pd-dungeon-I = Najvyššia cela
pd-dungeon-J = Potopený mlyn
pd-dungeon-K = Hora popola
pd-dungeon-L = Baňa starého kráľa

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

## Počty a kocky, na použitie vnútri viet

pd-count-amount = { $amount ->
    [one] { $amount } zranenie
    [few] { $amount } zranenia
   *[other] { $amount } zranení
}
pd-count-absorbed = { $absorbed ->
    [one] z toho { $absorbed } zachytia elixíry
    [few] z toho { $absorbed } zachytia elixíry
   *[other] z toho { $absorbed } zachytia elixíry
}
pd-count-points = { $points ->
    [one] { $points } krok
    [few] { $points } kroky
   *[other] { $points } krokov
}
pd-count-lost = { $lost ->
    [one] { $lost } krok
    [few] { $lost } kroky
   *[other] { $lost } krokov
}
pd-count-movement = { $movement ->
    [one] { $movement } krok
    [few] { $movement } kroky
   *[other] { $movement } krokov
}
pd-count-glory = { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
   *[other] { $glory } bodov slávy
}
pd-count-wounds = { $wounds ->
    [one] { $wounds } zranenie
    [few] { $wounds } zranenia
   *[other] { $wounds } zranení
}
pd-count-total = { $total ->
    [one] { $total } bod slávy
    [few] { $total } body slávy
   *[other] { $total } bodov slávy
}
pd-count-rooms = { $rooms ->
    [one] { $rooms } miestnosť
    [few] { $rooms } miestnosti
   *[other] { $rooms } miestností
}
pd-die = { $die ->
    [0] Biela 1
    [1] Biela 2
    [2] Biela 3
    [3] Čierna 1
    [4] Čierna 2
   *[other] Čierna 3
}

## Pravidlá

pd-says-skulls = Kocka s lebkou je nepoužiteľná a každá lebka zraní každého hráča raz. Klerik na úrovni 4 pred tým chráni.
pd-rule-skulls = { pd-says-skulls } (PD-1.2.6, PD-4.3)
pd-says-brew = Kocka so symbolom hrdinu alebo so štvorlístkom namieša dva elixíry. Štvrtý elixír navyše vylepší hrdinu, ôsmy vyrobí polovicu predmetu a dvanásty prinesie bonusový drahokam.
pd-rule-brew = { pd-says-brew } (PD-5.3.1, PD-5.3.2, PD-1.3.7)
pd-says-walls = Steny a voda družinu zastavia, kým nie je hotový Nehmotný plášť alebo Medailón Khar. Bočné priechody spájajú A2 s F2 a A4 s F4, nikdy krížom.
pd-rule-walls = { pd-says-walls } (PD-6.1.2, PD-6.1.3, PD-1.4.3)
pd-rule-rooms = Miestnosť, do ktorej vstúpiš, je natrvalo preskúmaná. Najprv boj, potom pasca, potom poklad a drahokam; tie len pri prvej návšteve. (PD-6.2.1, PD-6.2.4, PD-6.2.5)
pd-rule-minions = Prisluhovač je vždy porazený, ale zraní ťa o rozdiel medzi svojou úrovňou a úrovňou príslušného hrdinu. (PD-6.2.2, PD-8.5)
pd-says-traps = Pasca ťa zraní pri každom vstupe, aj v miestnosti preskúmanej skôr.
pd-rule-traps = { pd-says-traps } (PD-6.2.3)
pd-rule-wounds = Zranenia najprv plnia srdcia tvojich elixírov, potom počítadlo zranení. Nič nelieči. Slávu na konci stojí len počítadlo. (PD-7.1, PD-7.2, PD-1.3.5)
pd-says-gems = V jednom kole môže ten istý drahokam vziať viac hráčov; potom je pre ostatných preč. Bonusové drahokamy nemiznú. Druhý, štvrtý, šiesty, ôsmy a desiaty drahokam prinesie odmenu; jedenásty už nemá kam a prepadá.
pd-rule-gems = { pd-says-gems } (PD-9.1, PD-9.2, PD-9.3, PD-1.3.8, PD-17.14)
pd-says-bosses = Po kolách 3, 6 a 8 prichádza netvor. Sila je súčet úrovní všetkých hrdinov; úroveň hrdinu, na ktorého je netvor slabý, sa ráta dvakrát; k tomu bonusy. Kto má preskúmanú miestnosť netvora a dosť sily, musí bojovať; ostatní utekajú a strácajú slávu.
pd-rule-bosses = { pd-says-bosses } (PD-12.2, PD-12.3, PD-12.4, PD-12.5)
pd-rule-scoring = Dvanásť polí: traja netvori, hrdinovia, predmety, drahokamy, prisluhovači, zranenia, zmŕtvychvstanie, cieľ a schopnosť, úlohy a ich súčet. (PD-14.2)

pd-rule-hero-warrior = Bojuje s Orkami. Na úrovni 4: +1 sila v súbojoch s netvormi. (PD-1.3.2, PD-8.7)
pd-rule-hero-wizard = Bojuje s Duchmi. Od úrovne 4 na farbe kociek pri vylepšovaní nezáleží. (PD-1.3.2, PD-8.7)
pd-rule-hero-cleric = Bojuje s Nemŕtvymi. Od úrovne 4 ťa lebky nezraňujú. (PD-1.3.2, PD-8.7)
pd-rule-hero-rogue = Bojuje s Goblinmi. Pri dosiahnutí úrovne 4: jeden bonusový drahokam. (PD-1.3.2, PD-8.7)
pd-rule-minion-ghost = Bojuje s ním Čarodejník; po jednom na úrovni 3, 4 a 5. (PD-1.4.5, PD-6.2.2)
pd-rule-minion-goblin = Bojuje s ním Zlodej; po jednom na úrovni 3, 4 a 5. (PD-1.4.5, PD-6.2.2)
pd-rule-minion-orc = Bojuje s ním Bojovník; po jednom na úrovni 3, 4 a 5. (PD-1.4.5, PD-6.2.2)
pd-rule-minion-zombie = Bojuje s ním Klerik; po jednom na úrovni 3, 4 a 5. (PD-1.4.5, PD-6.2.2)
pd-rule-symbol-warrior = Vylepší Bojovníka, vyrába, mieša, alebo dáva dva kroky. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-wizard = Vylepší Čarodejníka, vyrába, mieša, alebo dáva dva kroky. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-cleric = Vylepší Klerika, vyrába, mieša, alebo dáva dva kroky. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-rogue = Vylepší Zlodeja, vyrába, mieša, alebo dáva dva kroky. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-clover = Žolík: ktorýkoľvek symbol hrdinu v ktorejkoľvek farbe. (PD-1.2.4)
pd-rule-symbol-boots = Len pohyb, až tri kroky. (PD-1.2.5)
pd-rule-symbol-skull = Nemožno použiť; každého hráča raz zraní. (PD-1.2.6, PD-4.3)
pd-rule-reward-level_up = Vylepši ktoréhokoľvek hrdinu pod úrovňou 6, symbol ani farba nie sú potrebné. (PD-5.5.1)
pd-rule-reward-craft = Vyplň polovicu ktoréhokoľvek predmetu, symbol nie je potrebný. (PD-5.5.2)
pd-rule-reward-potion = Získaj elixír; jeho dve srdcia hneď zachytávajú zranenia. (PD-8.4)
pd-rule-reward-gem = Získaj bonusový drahokam, o ktorý ťa nikto nepripraví. (PD-8.6, PD-9.1)
pd-rule-reward-minions = Poraz dvoch prisluhovačov kdekoľvek, bez zranení. (PD-5.5.3)
pd-rule-item-flaming_sword = +3 k sile v súboji s netvorom. (PD-10.1)
pd-rule-item-death_scepter = Ihneď zabi 2 prisluhovačov kdekoľvek na mape. Koniec hry: −1. (PD-10.2)
pd-rule-item-khar_medallion = Smieš prekročiť vodu. Koniec hry: +1. (PD-10.3)
pd-rule-item-cloak_of_passage = Smieš prechádzať stenami. (PD-10.4)
pd-rule-item-crown = Koniec hry: +4. (PD-10.5)
pd-rule-item-cauldron = Ihneď získaj 3 elixíry. (PD-10.6)
pd-rule-item-armour = +1 k úrovni hrdinu v boji s prisluhovačom. Koniec hry: +2. (PD-10.7)
pd-rule-item-tome = Ihneď vylepši 1 hrdinu. Koniec hry: +3. (PD-10.8)
pd-rule-power-alchemist = Miešanie kockou dá 3 elixíry namiesto 2. Koniec hry: −1. (PD-11.1)
pd-rule-power-assassin = Príprava: zabi 2 prisluhovačov kdekoľvek. (PD-11.2)
pd-rule-power-barbarian = Súboj s netvorom ťa nikdy nezraní. (PD-11.3)
pd-rule-power-beastmaster = Každý 3. prisluhovač: vyrob polovicu predmetu. Koniec hry: −2. (PD-11.4)
pd-rule-power-berserker = +2 k sile v súboji s netvorom. Koniec hry: −2. (PD-11.5)
pd-rule-power-craftsman = Príprava: vyrob polovicu 2 rôznych predmetov. Koniec hry: −3. (PD-11.6)
pd-rule-power-veteran = Príprava: 2 rôzni hrdinovia začnú na 2. úrovni. Koniec hry: −3. (PD-11.7)
pd-rule-power-fortune_teller = Lebky ťa každé kolo zrania o 1 menej. Koniec hry: +2. (PD-11.8)
pd-rule-power-healer = Príprava: získaj 2 elixíry. Koniec hry: +2. (PD-11.9)
pd-rule-power-noble = Hrdina dosiahne 5. úroveň: vyrob polovicu predmetu. Koniec hry: −1. (PD-11.10)
pd-rule-power-merchant = Za každý drahokam získaj 1 elixír. (PD-11.11)
pd-rule-power-psionic = Raz za kolo: použi kocku ako druhú farbu. (PD-11.12)
pd-rule-power-ranger = Prekročenie vody s medailónom: +1 krok, v každom pohybe raz pre každú rieku a smer. Koniec hry: −1. (PD-11.13)
pd-rule-power-scout = Pasce ťa nikdy nezrania. Koniec hry: −2. (PD-11.14)
pd-rule-power-shaman = Každý 3. prisluhovač: získaj 1 elixír. Koniec hry: +3. (PD-11.15)
pd-rule-power-treasure_hunter = Príprava: získaj 1 bonusový drahokam. (PD-11.16)
pd-rule-power-treasure_hunter-looted = Príprava: vyber si 1 drahokam z mapy a vezmi ho; ostatní ho môžu nájsť tiež. (PD-5.6.6, PD-11.16)
pd-rule-boss-minotaur = Trieda 1, súboj v kole 3, slabina: Čarodejník. Sila 9: sláva 1, zranenia 3. Sila 12: sláva 3, zranenia 2. Sila 16: sláva 6, zranenia 1. Útek: −3. Odmena pre najsilnejšieho: úroveň. Miznúce drahokamy: A, C. (PD-1.7.1, PD-12.5)
pd-rule-boss-giant_spider = Trieda 1, súboj v kole 3, slabina: Zlodej. Sila 9: sláva 1, zranenia 3. Sila 12: sláva 3, zranenia 2. Sila 16: sláva 5, zranenia 1. Útek: −3. Odmena pre najsilnejšieho: 2 elixíry. Miznúce drahokamy: C, D. (PD-1.7.1, PD-12.5)
pd-rule-boss-gorgon = Trieda 1, súboj v kole 3, slabina: Klerik. Sila 9: sláva 1, zranenia 4. Sila 12: sláva 3, zranenia 3. Sila 16: sláva 6, zranenia 1. Útek: −3. Odmena pre najsilnejšieho: polovica predmetu. Miznúce drahokamy: A, B. (PD-1.7.1, PD-12.5)
pd-rule-boss-golem = Trieda 1, súboj v kole 3, slabina: Bojovník. Sila 10: sláva 2, zranenia 3. Sila 13: sláva 4, zranenia 2. Sila 15: sláva 6, zranenia 1. Útek: −3. Odmena pre najsilnejšieho: polovica predmetu. Miznúce drahokamy: B, D. (PD-1.7.1, PD-12.5)
pd-rule-boss-chimera = Trieda 2, súboj v kole 6, slabina: Zlodej. Sila 14: sláva 3, zranenia 4. Sila 18: sláva 5, zranenia 3. Sila 22: sláva 7, zranenia 2. Útek: −4. Odmena pre najsilnejšieho: polovica predmetu. Miznúce drahokamy: E, G. (PD-1.7.1, PD-12.5)
pd-rule-boss-vampire = Trieda 2, súboj v kole 6, slabina: Klerik. Sila 14: sláva 3, zranenia 5. Sila 19: sláva 5, zranenia 3. Sila 23: sláva 7, zranenia 2. Útek: −4. Odmena pre najsilnejšieho: úroveň. Miznúce drahokamy: F, H. (PD-1.7.1, PD-12.5)
pd-rule-boss-hydra = Trieda 2, súboj v kole 6, slabina: Bojovník. Sila 15: sláva 4, zranenia 5. Sila 20: sláva 6, zranenia 3. Sila 25: sláva 9, zranenia 2. Útek: −5. Odmena pre najsilnejšieho: úroveň. Miznúce drahokamy: E, F. (PD-1.7.1, PD-12.5)
pd-rule-boss-mummy = Trieda 2, súboj v kole 6, slabina: Čarodejník. Sila 13: sláva 2, zranenia 4. Sila 18: sláva 4, zranenia 3. Sila 23: sláva 6, zranenia 1. Útek: −4. Odmena pre najsilnejšieho: 2 elixíry. Miznúce drahokamy: G, H. (PD-1.7.1, PD-12.5)
pd-rule-boss-watcher = Trieda 3, súboj v kole 8, slabina: Bojovník. Sila 19: sláva 5, zranenia 5. Sila 24: sláva 8, zranenia 4. Sila 28: sláva 11, zranenia 3. Útek: −6. Odmena pre najsilnejšieho: polovica predmetu. (PD-1.7.1, PD-12.5)
pd-rule-boss-lich = Trieda 3, súboj v kole 8, slabina: Zlodej. Sila 18: sláva 5, zranenia 5. Sila 23: sláva 7, zranenia 3. Sila 27: sláva 10, zranenia 2. Útek: −5. Odmena pre najsilnejšieho: úroveň. (PD-1.7.1, PD-12.5)
pd-rule-boss-dragon = Trieda 3, súboj v kole 8, slabina: Klerik. Sila 20: sláva 5, zranenia 6. Sila 25: sláva 8, zranenia 4. Sila 29: sláva 13, zranenia 3. Útek: −7. Odmena pre najsilnejšieho: 2 polovice predmetov. (PD-1.7.1, PD-12.5)
pd-rule-boss-tentacled_horror = Trieda 3, súboj v kole 8, slabina: Čarodejník. Sila 19: sláva 5, zranenia 6. Sila 24: sláva 8, zranenia 4. Sila 29: sláva 12, zranenia 3. Útek: −6. Odmena pre najsilnejšieho: polovica predmetu. (PD-1.7.1, PD-12.5)
pd-rule-goal-G01 = Poraz 2/3/4 prisluhovačov 4. úrovne: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G02 = Poraz 2/3/4 prisluhovačov 5. úrovne: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G03 = Prejdi 4/7/10 rôznych pascí, stien a riek: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G04 = Preskúmaj aspoň 4 miestnosti v 4/5/6 stĺpcoch: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G05 = Preskúmaj všetky miestnosti v 1/2/3 radoch: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G06 = Vylepši 2/3/4 hrdinov na 5. úroveň: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G07 = Poraz 2/3/4 prisluhovačov 3. úrovne: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G08 = Získaj 6/9/12 elixírov: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G09 = Preskúmaj 20/25/30 miestností: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G10 = Získaj 10/15/20 bodov slávy v súbojoch s netvormi: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G11 = Dokonči 2/4/7 predmetov: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G12 = Preskúmaj 10/13/16 miestností na okraji mapy: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G13 = Poraz 4/7/10 prisluhovačov: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G14 = Získaj 2/5/7 drahokamov: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G15 = Preskúmaj 1/2/3 rohové miestnosti: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G16 = Dosiahni celkové zdravie 12/16/20: 2, 4 alebo 6 bodov slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-mission-M01 = Poraz prisluhovačov 3 rôznych úrovní: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M02 = Vylepši 1 hrdinu na 6. úroveň: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M03 = Preskúmaj všetky miestnosti v 1 rade: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M04 = Vylepši všetkých hrdinov na 3. úroveň: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M05 = Preskúmaj všetky miestnosti v 1 stĺpci: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M06 = Získaj 8 elixírov: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M07 = Vylepši 3 hrdinov na 4. úroveň: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M08 = Poraz 6 prisluhovačov: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M09 = Získaj 4 drahokamy: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M10 = Preskúmaj 2 rohové miestnosti: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M11 = Spusti 5 rôznych pascí: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M12 = Preskúmaj 15 miestností: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M13 = Dokonči 4 predmety: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M14 = Dosiahni celkové zdravie 12: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M15 = Preskúmaj miestnosti všetkých 3 netvorov: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M16 = Vylepši 2 hrdinov na 5. úroveň: bodujú všetci, ktorí to splnia v prvom kole, keď sa to niekomu podarí. (PD-1.7.3, PD-13.2.1)
pd-rule-dungeon-A = Miestnosti netvorov: D2, E5, A6. (PD-1.7.2)
pd-rule-dungeon-B = Miestnosti netvorov: E3, D4, E7. (PD-1.7.2)
pd-rule-dungeon-C = Miestnosti netvorov: D2, E5, C7. (PD-1.7.2)
pd-rule-dungeon-D = Miestnosti netvorov: B2, E5, E7. (PD-1.7.2)
pd-rule-dungeon-E = Miestnosti netvorov: E3, A4, E7. (PD-1.7.2)
pd-rule-dungeon-F = Miestnosti netvorov: D2, D4, C7. (PD-1.7.2)
pd-rule-dungeon-G = Miestnosti netvorov: B2, E5, A6. (PD-1.7.2)
pd-rule-dungeon-H = Miestnosti netvorov: E3, A4, C7. (PD-1.7.2)
pd-rule-dungeon-I = Miestnosti netvorov: B2, D4, A6. (PD-1.7.2)
pd-rule-dungeon-J = Miestnosti netvorov: D2, A4, E7. (PD-1.7.2)
pd-rule-dungeon-K = Miestnosti netvorov: E3, A4, A6. (PD-1.7.2)
pd-rule-dungeon-L = Miestnosti netvorov: B2, D4, C7. (PD-1.7.2)
pd-rule-gem-A = Leží v A2. (PD-1.4.4, PD-9.1)
pd-rule-gem-B = Leží v F3. (PD-1.4.4, PD-9.1)
pd-rule-gem-C = Leží v C4. (PD-1.4.4, PD-9.1)
pd-rule-gem-D = Leží v A5. (PD-1.4.4, PD-9.1)
pd-rule-gem-E = Leží v F5. (PD-1.4.4, PD-9.1)
pd-rule-gem-F = Leží v D6. (PD-1.4.4, PD-9.1)
pd-rule-gem-G = Leží v B7. (PD-1.4.4, PD-9.1)
pd-rule-gem-H = Leží v F7. (PD-1.4.4, PD-9.1)
pd-rule-room-A1 = Duch 3, 2 elixíry. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A2 = Nemŕtvy 4, drahokam A. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A3 = Pasca, úroveň. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A4 = Prázdna miestnosť. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A5 = Duch 5, drahokam D. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A6 = Prázdna miestnosť. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A7 = Elixír. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B1 = Ork 3, polovica predmetu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B2 = Prázdna miestnosť. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B3 = Pasca. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B4 = Polovica predmetu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B5 = Pasca. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B6 = Pasca, polovica predmetu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B7 = Pasca, drahokam G. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C1 = Elixír. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C2 = Pasca. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C3 = Elixír. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C4 = Goblin 4, drahokam C. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C5 = Pasca. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C6 = Pasca. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C7 = Prázdna miestnosť. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D1 = Goblin 3, elixír. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D2 = Prázdna miestnosť. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D3 = Pasca, úroveň. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D4 = Prázdna miestnosť. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D5 = Pasca, úroveň. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D6 = Ork 5, drahokam F. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D7 = Pasca, úroveň. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E1 = Pasca, polovica predmetu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E2 = Nemŕtvy 3, úroveň. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E3 = Prázdna miestnosť. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E4 = Duch 4, elixír. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E5 = Prázdna miestnosť. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E6 = Pasca, polovica predmetu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E7 = Prázdna miestnosť. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F1 = Elixír. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F2 = Pasca, polovica predmetu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F3 = Ork 4, drahokam B. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F4 = Pasca, úroveň. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F5 = Goblin 5, drahokam E. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F6 = Pasca. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F7 = Nemŕtvy 5, drahokam H. (PD-1.4.4, PD-6.2.1)

## Čo sa deje

pd-event-chapter-started = { $chapters ->
    [1] Podzemie sa volá „{ $dungeon }“.
   *[other] Kapitola { $chapter } z { $chapters }: „{ $dungeon }“.
} Netvori: { $bosses }. { $missions_count ->
    [0] Hrá sa bez úloh.
   *[other] Úlohy: { $missions }.
}
pd-event-cards-dealt = { $seat_is ->
    [you] Dostávaš dve schopnosti ({ $powers }) a dva ciele ({ $goals }).
   *[other] { $seat } dostáva dve schopnosti ({ $powers }) a dva ciele ({ $goals }).
}
pd-event-cards-chosen = { $seat_is ->
    [you] Nechávaš si schopnosť { $power } a cieľ „{ $goal }“; ostatní to zatiaľ nevidia.
   *[other] { $seat } si necháva schopnosť { $power } a cieľ „{ $goal }“.
}
pd-event-seat-finished = { $seat_is ->
    [you] Máš hotovo.
   *[other] { $seat } má hotovo.
}
pd-event-cards-kept = { $seat_is ->
    [you] Hráš so schopnosťou { $power } a s cieľom „{ $goal }“.
   *[other] { $seat } hrá so schopnosťou { $power } a s cieľom „{ $goal }“.
}
pd-event-dice-rolled = { $again ->
    [yes] Kolo { $round }: { $faces }. Priveľa lebiek alebo štvorlístkov, hádže sa znova všetkými kockami.
   *[no] Kolo { $round }: { $faces }.
}
pd-event-move-started = { $seat_is ->
    [you] Pohybuješ sa (kocka: { $symbol }): najviac { pd-count-points }.
   *[other] { $seat } sa pohybuje (kocka: { $symbol }): najviac { pd-count-points }.
}
pd-event-move-ended = { $seat_is ->
    [you] Zastavuješ sa; nevyužité: { pd-count-lost }.
   *[other] { $seat } sa zastavuje; nevyužité: { pd-count-lost }.
}
pd-event-room-entered = { $first ->
    [yes] { $seat_is ->
        [you] Preskúmavaš { $room }.
       *[other] { $seat } preskúmava { $room }.
    }
   *[no] { $seat_is ->
        [you] Vraciaš sa do { $room }.
       *[other] { $seat } sa vracia do { $room }.
    }
}
pd-event-hero-raised = { $seat_is ->
    [you] { $hero } dosahuje úroveň { $level }.
   *[other] { $seat }: { $hero } dosahuje úroveň { $level }.
}
pd-event-item-crafted = { $halves ->
    [1] { $seat_is ->
        [you] Vyrábaš polovicu { $item_gen }.
       *[other] { $seat } vyrába polovicu { $item_gen }.
    }
   *[other] { $seat_is ->
        [you] Dokončuješ { $item_acc }.
       *[other] { $seat } dokončuje { $item_acc }.
    }
}
pd-event-potion-gained = { $seat_is ->
    [you] Získavaš elixír; spolu { $potions }.
   *[other] { $seat } získava elixír; spolu { $potions }.
}
pd-event-gem-gained = { $gem ->
    [none] { $seat_is ->
        [you] Získavaš bonusový drahokam; spolu { $gems }.
       *[other] { $seat } získava bonusový drahokam; spolu { $gems }.
    }
   *[other] { $seat_is ->
        [you] Berieš drahokam { $gem }; spolu { $gems }.
       *[other] { $seat } berie drahokam { $gem }; spolu { $gems }.
    }
}
pd-event-minion-defeated = { $afar ->
    [yes] { $seat_is ->
        [you] Na diaľku porážaš { $minion_acc } { $level } v { $room }; spolu { $minions }.
       *[other] { $seat } na diaľku poráža { $minion_acc } { $level } v { $room }; spolu { $minions }.
    }
   *[no] { $seat_is ->
        [you] Porážaš { $minion_acc } { $level } v { $room }; spolu { $minions }.
       *[other] { $seat } poráža { $minion_acc } { $level } v { $room }; spolu { $minions }.
    }
}
pd-event-wounds-taken = { $cause ->
    [skulls] Lebky:
    [minion] Prisluhovač:
    [trap] Pasca:
   *[boss] Netvor:
} { $seat_is ->
    [you] utrpíš { pd-count-amount }
   *[other] { $seat } utrpí { pd-count-amount }
}{ $absorbed ->
    [0] ; počítadlo zranení { $wounds }.
   *[other] , { pd-count-absorbed }; počítadlo zranení { $wounds }.
}
pd-event-resurrected = { $seat_is ->
    [you] Zranenia ({ $wounds }) presahujú tvoje zdravie ({ $health }): družina umiera a raz vstáva z mŕtvych.
   *[other] { $seat }: zranenia ({ $wounds }) presahujú zdravie ({ $health }); družina umiera a vstáva z mŕtvych.
}
pd-event-reward-lost = { $seat_is ->
    [you] Prichádzaš o odmenu: { $reward }.
   *[other] { $seat } prichádza o odmenu: { $reward }.
}
pd-event-psionic-used = { $seat_is ->
    [you] Telepat: tvoja kocka ({ $symbol }) platí ako druhá farba.
   *[other] { $seat } využíva Telepata: kocka ({ $symbol }) platí ako druhá farba.
}
pd-event-step-refunded = { $seat_is ->
    [you] Hraničiar: krok cez vodu sa vracia; zostáva: { pd-count-movement }.
   *[other] { $seat }: Hraničiarov krok cez vodu sa vracia; zostáva: { pd-count-movement }.
}
pd-turn-gains = { $levels ->
    [0] {""}
   *[other] ; úrovne +{ $levels }
}{ $halves ->
    [0] {""}
   *[other] ; polovice predmetov +{ $halves }
}{ $potions ->
    [0] {""}
   *[other] ; elixíry +{ $potions }
}{ $gems ->
    [0] {""}
   *[other] ; drahokamy +{ $gems }
}{ $minions ->
    [0] {""}
   *[other] ; prisluhovači +{ $minions }
}
pd-event-turn-shown = { $round ->
    [0] { $seat_is ->
        [you] Tvoja voľba v príprave sa ukazuje všetkým.
       *[other] { $seat } ukazuje svoju voľbu v príprave.
    }
   *[other] { $seat_is ->
        [you] Ukazuješ kolo { $round }: kocky: { $dice }; miestnosti: { $rooms }{ pd-turn-gains }.
       *[other] { $seat } ukazuje kolo { $round }: kocky: { $dice }; miestnosti: { $rooms }{ pd-turn-gains }.
    }
}
pd-event-gem-claimed = Drahokam { $gem } je preč; na všetkých ostatných listoch sa škrtá.
pd-event-boss-met = Netvor číslo { $number } čaká: { $boss }.
pd-event-boss-fought = { $seat_is ->
    [you] Bojuješ silou { $strength }: { pd-count-glory }, { pd-count-wounds }.
   *[other] { $seat } bojuje silou { $strength }: { pd-count-glory }, { pd-count-wounds }.
}
pd-event-boss-fled = { $explored ->
    [yes] { $seat_is ->
        [you] Sila { $strength } nestačí, utekáš: { pd-count-glory }.
       *[other] { $seat } uteká, sila { $strength } nestačí: { pd-count-glory }.
    }
   *[no] { $seat_is ->
        [you] Miestnosť netvora nie je preskúmaná, utekáš: { pd-count-glory }.
       *[other] { $seat } uteká, miestnosť netvora nie je preskúmaná: { pd-count-glory }.
    }
}
pd-event-boss-rewarded = { $seat_is ->
    [you] Tvoja družina je najsilnejšia ({ $strength }) a získava odmenu: { $rewards }.
   *[other] { $seat } má najsilnejšiu družinu ({ $strength }) a získava odmenu: { $rewards }.
}
pd-event-boss-unrewarded = { $tie ->
    [yes] Najsilnejší majú rovnakú silu: odmenu nezíska nikto.
   *[no] Nikto nebojuje, takže odmenu nezíska nikto.
}
pd-event-mission-scored = { $seat_is ->
    [you] Plníš úlohu „{ $mission }“: { pd-count-glory }.
   *[other] { $seat } plní úlohu „{ $mission }“: { pd-count-glory }.
}
pd-event-mission-closed = Úloha „{ $mission }“ opúšťa hru.
pd-event-gems-vanished = Miznúce drahokamy: { $gems } už nemožno vziať.
pd-event-sheet-scored = { $seat_is ->
    [you] Tvoj list: { pd-count-total }; preskúmané: { pd-count-rooms }.
   *[other] { $seat }: { pd-count-total }; preskúmané: { pd-count-rooms }.
}
pd-event-chapter-won = { $shared ->
    [yes] { $seat_is ->
        [you] Zdieľaš najlepší výsledok kapitoly { $chapter }: { pd-count-total }.
       *[other] { $seat } zdieľa najlepší výsledok kapitoly { $chapter }: { pd-count-total }.
    }
   *[no] { $seat_is ->
        [you] Máš najlepší výsledok kapitoly { $chapter }: { pd-count-total }.
       *[other] { $seat } má najlepší výsledok kapitoly { $chapter }: { pd-count-total }.
    }
}
pd-event-game-won = { $by ->
    [glory] { pd-won-by-glory }
    [rooms] { pd-won-by-rooms }
    [shared] { pd-won-by-shared }
   *[solo] { pd-won-by-solo }
}

## Výsledok

pd-won-by-glory = { $seat_is ->
    [you] Vyhrávaš s najvyšším počtom bodov slávy.
   *[other] { $seat } vyhráva s najvyšším počtom bodov slávy.
}
pd-won-by-rooms = { $seat_is ->
    [you] Sláva je rovnaká, ale máš preskúmaných viac miestností: vyhrávaš.
   *[other] Sláva je rovnaká, ale { $seat } má preskúmaných viac miestností a vyhráva.
}
pd-won-by-shared = { $seat_is ->
    [you] Sláva aj miestnosti sú rovnaké: zdieľaš víťazstvo.
   *[other] Sláva aj miestnosti sú rovnaké: { $seat } zdieľa víťazstvo.
}
pd-won-by-solo = { $seat_is ->
    [you] Tvoje dobrodružstvo sa končí; ráta sa výsledok.
   *[other] { $seat } končí dobrodružstvo; ráta sa výsledok.
}

## Čo možno urobiť

pd-action-choose-cards = { $power } – { $goal }
pd-action-setup-veteran = Vylepšiť: { $hero1 } a { $hero2 }
pd-action-setup-craftsman = { $item1 } + { $item2 }
pd-action-setup-assassin = Poraziť prisluhovačov v { $room1 } a { $room2 }
pd-action-setup-treasure-hunter = Ukoristiť drahokam v { $room }
pd-action-level-up = { pd-die }: vylepšiť { $hero_acc }
pd-action-craft = { pd-die }: { $item }
pd-action-brew = { pd-die }: miešať elixíry
pd-action-move = { pd-die }: pohyb
pd-action-step = Krok do { $to }
pd-action-stop = Zastaviť sa
pd-action-pick-hero = Vylepšiť { $hero_acc }
pd-action-pick-item = Vyrobiť { $item_acc }
pd-action-pick-minions = Poraziť prisluhovačov v { $rooms }

## Fázy: názov, otázka, čo vidia ostatní

pd-phase-choose_cards = Voľba kariet
pd-ask-choose_cards = Ktorú schopnosť a ktorý cieľ si necháš?
pd-wait-choose_cards = { $name } volí schopnosť a cieľ.
pd-phase-setup_powers = Príprava
pd-ask-setup_powers = Ako využiješ schopnosť svojej karty?
pd-wait-setup_powers = { $name } volí v príprave.
pd-phase-actions = Akcie
pd-ask-actions = Čo urobíš so svojimi kockami?
pd-wait-actions = { $name } ešte využíva kocky.
pd-phase-boss_reward = Odmena za netvora
pd-ask-boss_reward = Akú odmenu si berieš?
pd-wait-boss_reward = { $name } si berie odmenu.
pd-phase-game_end = Koniec hry
pd-ask-game_end = Hra sa skončila.
pd-wait-game_end = Hra sa skončila.

## Voľby hry

pd-option-dungeon = Podzemie
pd-option-dungeon-help = Ktorá karta podzemia sa hrá; kampaň má vlastné podzemia.
pd-option-dungeon-random = náhodné
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
pd-option-missions = Úlohy
pd-option-missions-help = Tri karty úloh pre všetkých; pri prvej hre ich možno vynechať.
pd-option-random_bosses = Náhodní netvori
pd-option-random_bosses-help = Namiesto troch netvorov z karty podzemia sa z každej triedy jeden vyžrebuje.
pd-option-vanishing_gems = Miznúce drahokamy
pd-option-vanishing_gems-help = Netvori 1 a 2 si po súboji odnesú dva drahokamy. V hre jedného hráča vždy zapnuté.
pd-option-campaign = Kampaň
pd-option-campaign-help = Tri kapitoly jednej príbehovej línie, alebo všetkých dvanásť; výsledky sa sčítajú.
pd-option-campaign-none = jedna hra
pd-option-campaign-bandit_hunters = Lovci banditov
pd-option-campaign-mummy_of_hamnapta = Múmia z Hamnapty
pd-option-campaign-warlocks_tower = Veža černokňažníkov
pd-option-campaign-across_the_kingdom = Naprieč kráľovstvom
pd-option-campaign-all = všetkých dvanásť kapitol
pd-option-missions-true = zapnuté
pd-option-missions-false = vypnuté
pd-option-random_bosses-true = zapnuté
pd-option-random_bosses-false = vypnuté
pd-option-vanishing_gems-true = zapnuté
pd-option-vanishing_gems-false = vypnuté
pd-option-treasure_hunter = Lovec pokladov
pd-option-treasure_hunter-help = Lovec pokladov začína s bonusovým drahokamom (české pravidlá), alebo s vybraným drahokamom z mapy, ktorý si ostatní môžu vziať tiež (poľské pravidlá).
pd-option-treasure_hunter-bonus = bonusový drahokam
pd-option-treasure_hunter-looted = drahokam z mapy

## Odmietnutia

pd-refusal-game_over = Hra sa skončila.
pd-refusal-not_asked = Teraz sa na tvoje rozhodnutie nečaká.
pd-refusal-wrong_phase = To teraz nie je možné.
pd-refusal-power_not_dealt = Túto schopnosť v ruke nemáš: { $power }.
pd-refusal-goal_not_dealt = Tento cieľ v ruke nemáš: { $goal }.
pd-refusal-same_twice = Zvoľ dva rôzne.
pd-refusal-no_minion = V { $room } žiadny prisluhovač nežije.
pd-refusal-no_gem = V { $room } žiadny drahokam nie je.
pd-refusal-how_many_minions = { $count ->
    [1] Zostáva jediný prisluhovač: zvoľ jeho miestnosť.
   *[other] Zvoľ miestnosti dvoch prisluhovačov.
}
pd-refusal-choice_open = Najprv rozhodni otvorenú voľbu.
pd-refusal-no_choice_open = Nie je čo voliť.
pd-refusal-hero_at_top = { $hero } už je na najvyššej úrovni.
pd-refusal-item_complete = Obe polovice už sú vyplnené: { $item }.
pd-refusal-item_symbol = { $item } vyžaduje symbol { $symbol } alebo štvorlístok.
pd-refusal-move_under_way = Najprv dokonči pohyb, alebo sa zastav.
pd-refusal-no_move = Žiadny pohyb neprebieha: použi naň kocku.
pd-refusal-not_an_entrance = { $room } nie je vchod; dnu sa vstupuje spodným radom.
pd-refusal-wall = Do { $room } bráni stena; pomôže len Nehmotný plášť.
pd-refusal-water = Do { $room } bráni voda; pomôže len Medailón Khar.
pd-refusal-not_adjacent = { $room } s tvojou družinou nesusedí.
pd-refusal-skull = Lebku použiť nemožno.
pd-refusal-die_used = Táto kocka už je v tomto kole použitá.
pd-refusal-boots_only_move = Čižmy slúžia len na pohyb.
pd-refusal-wrong_symbol = Táto kocka ({ $symbol }) nevylepší { $hero_acc }.
pd-refusal-wrong_colour = { $colour ->
    [white] { $hero } cvičí s bielymi kockami.
   *[other] { $hero } cvičí s čiernymi kockami.
}
pd-refusal-solo_vanishing_gems = V hre jedného hráča drahokamy vždy miznú.
pd-refusal-campaign_dungeon = Kampaň má vlastné podzemia: nechaj podzemie náhodné.
pd-refusal-malformed = To nie je akcia tejto hry.
