### Papírové doupě: jména, pravidla, co se děje a co lze udělat.

pd-title = Papírové doupě
pd-tagline = Šest kostek, jedna mapa, tři netvoři. Všichni kreslí najednou.

pd-hero-warrior = Válečník
    .gen = Válečníka
    .dat = Válečníkovi
    .acc = Válečníka
    .loc = Válečníkovi
    .ins = Válečníkem
pd-hero-wizard = Čaroděj
    .gen = Čaroděje
    .dat = Čaroději
    .acc = Čaroděje
    .loc = Čaroději
    .ins = Čarodějem
pd-hero-cleric = Klerik
    .gen = Klerika
    .dat = Klerikovi
    .acc = Klerika
    .loc = Klerikovi
    .ins = Klerikem
pd-hero-rogue = Zloděj
    .gen = Zloděje
    .dat = Zloději
    .acc = Zloděje
    .loc = Zloději
    .ins = Zlodějem

pd-minion-ghost = Duch
    .gen = Ducha
    .dat = Duchovi
    .acc = Ducha
    .loc = Duchovi
    .ins = Duchem
pd-minion-goblin = Skřet
    .gen = Skřeta
    .dat = Skřetovi
    .acc = Skřeta
    .loc = Skřetovi
    .ins = Skřetem
pd-minion-orc = Zlobr
    .gen = Zlobra
    .dat = Zlobrovi
    .acc = Zlobra
    .loc = Zlobrovi
    .ins = Zlobrem
pd-minion-zombie = Nemrtvý
    .gen = Nemrtvého
    .dat = Nemrtvému
    .acc = Nemrtvého
    .loc = Nemrtvém
    .ins = Nemrtvým

pd-symbol-warrior = válečník
    .gen = válečníka
    .dat = válečníkovi
    .acc = válečníka
    .loc = válečníkovi
    .ins = válečníkem
pd-symbol-wizard = čaroděj
    .gen = čaroděje
    .dat = čaroději
    .acc = čaroděje
    .loc = čaroději
    .ins = čarodějem
pd-symbol-cleric = klerik
    .gen = klerika
    .dat = klerikovi
    .acc = klerika
    .loc = klerikovi
    .ins = klerikem
pd-symbol-rogue = zloděj
    .gen = zloděje
    .dat = zloději
    .acc = zloděje
    .loc = zloději
    .ins = zlodějem
pd-symbol-clover = čtyřlístek
    .gen = čtyřlístku
    .dat = čtyřlístku
    .acc = čtyřlístek
    .loc = čtyřlístku
    .ins = čtyřlístkem
pd-symbol-boots = boty
    .gen = bot
    .dat = botám
    .acc = boty
    .loc = botách
    .ins = botami
pd-symbol-skull = lebka
    .gen = lebky
    .dat = lebce
    .acc = lebku
    .loc = lebce
    .ins = lebkou

pd-reward-level_up = úroveň
    .gen = úrovně
    .dat = úrovni
    .acc = úroveň
    .loc = úrovni
    .ins = úrovní
pd-reward-craft = polovina předmětu
    .gen = poloviny předmětu
    .dat = polovině předmětu
    .acc = polovinu předmětu
    .loc = polovině předmětu
    .ins = polovinou předmětu
pd-reward-potion = lektvar
    .gen = lektvaru
    .dat = lektvaru
    .acc = lektvar
    .loc = lektvaru
    .ins = lektvarem
pd-reward-gem = bonusový drahokam
    .gen = bonusového drahokamu
    .dat = bonusovému drahokamu
    .acc = bonusový drahokam
    .loc = bonusovém drahokamu
    .ins = bonusovým drahokamem
pd-reward-minions = přisluhovači poražení na dálku
    .gen = přisluhovačů poražených na dálku
    .dat = přisluhovačům poraženým na dálku
    .acc = přisluhovače poražené na dálku
    .loc = přisluhovačích poražených na dálku
    .ins = přisluhovači poraženými na dálku

pd-item-flaming_sword = Plamenný meč
    .gen = Plamenného meče
    .dat = Plamennému meči
    .acc = Plamenný meč
    .loc = Plamenném meči
    .ins = Plamenným mečem
pd-item-death_scepter = Žezlo smrti
    .gen = Žezla smrti
    .dat = Žezlu smrti
    .acc = Žezlo smrti
    .loc = Žezle smrti
    .ins = Žezlem smrti
pd-item-khar_medallion = Medailon Khar
    .gen = Medailonu Khar
    .dat = Medailonu Khar
    .acc = Medailon Khar
    .loc = Medailonu Khar
    .ins = Medailonem Khar
pd-item-cloak_of_passage = Nehmotný plášť
    .gen = Nehmotného pláště
    .dat = Nehmotnému plášti
    .acc = Nehmotný plášť
    .loc = Nehmotném plášti
    .ins = Nehmotným pláštěm
pd-item-crown = Koruna spravedlivého krále
    .gen = Koruny spravedlivého krále
    .dat = Koruně spravedlivého krále
    .acc = Korunu spravedlivého krále
    .loc = Koruně spravedlivého krále
    .ins = Korunou spravedlivého krále
pd-item-cauldron = Alchymistův kotlík
    .gen = Alchymistova kotlíku
    .dat = Alchymistovu kotlíku
    .acc = Alchymistův kotlík
    .loc = Alchymistově kotlíku
    .ins = Alchymistovým kotlíkem
pd-item-armour = Hrdinská zbroj
    .gen = Hrdinské zbroje
    .dat = Hrdinské zbroji
    .acc = Hrdinskou zbroj
    .loc = Hrdinské zbroji
    .ins = Hrdinskou zbrojí
pd-item-tome = Grimoár moudrosti
    .gen = Grimoáru moudrosti
    .dat = Grimoáru moudrosti
    .acc = Grimoár moudrosti
    .loc = Grimoáru moudrosti
    .ins = Grimoárem moudrosti

pd-power-alchemist = Alchymista
    .gen = Alchymisty
    .dat = Alchymistovi
    .acc = Alchymistu
    .loc = Alchymistovi
    .ins = Alchymistou
pd-power-assassin = Zabiják
    .gen = Zabijáka
    .dat = Zabijákovi
    .acc = Zabijáka
    .loc = Zabijákovi
    .ins = Zabijákem
pd-power-barbarian = Barbar
    .gen = Barbara
    .dat = Barbarovi
    .acc = Barbara
    .loc = Barbarovi
    .ins = Barbarem
pd-power-beastmaster = Pán šelem
    .gen = Pána šelem
    .dat = Pánovi šelem
    .acc = Pána šelem
    .loc = Pánovi šelem
    .ins = Pánem šelem
pd-power-berserker = Zběsilec
    .gen = Zběsilce
    .dat = Zběsilci
    .acc = Zběsilce
    .loc = Zběsilci
    .ins = Zběsilcem
pd-power-craftsman = Kovář
    .gen = Kováře
    .dat = Kováři
    .acc = Kováře
    .loc = Kováři
    .ins = Kovářem
pd-power-veteran = Veterán
    .gen = Veterána
    .dat = Veteránovi
    .acc = Veterána
    .loc = Veteránovi
    .ins = Veteránem
pd-power-fortune_teller = Jasnovidec
    .gen = Jasnovidce
    .dat = Jasnovidci
    .acc = Jasnovidce
    .loc = Jasnovidci
    .ins = Jasnovidcem
pd-power-healer = Léčitel
    .gen = Léčitele
    .dat = Léčiteli
    .acc = Léčitele
    .loc = Léčiteli
    .ins = Léčitelem
pd-power-noble = Šlechtic
    .gen = Šlechtice
    .dat = Šlechtici
    .acc = Šlechtice
    .loc = Šlechtici
    .ins = Šlechticem
pd-power-merchant = Obchodník
    .gen = Obchodníka
    .dat = Obchodníkovi
    .acc = Obchodníka
    .loc = Obchodníkovi
    .ins = Obchodníkem
pd-power-psionic = Telepat
    .gen = Telepata
    .dat = Telepatovi
    .acc = Telepata
    .loc = Telepatovi
    .ins = Telepatem
pd-power-ranger = Hraničář
    .gen = Hraničáře
    .dat = Hraničáři
    .acc = Hraničáře
    .loc = Hraničáři
    .ins = Hraničářem
pd-power-scout = Zvěd
    .gen = Zvěda
    .dat = Zvědovi
    .acc = Zvěda
    .loc = Zvědovi
    .ins = Zvědem
pd-power-shaman = Šaman
    .gen = Šamana
    .dat = Šamanovi
    .acc = Šamana
    .loc = Šamanovi
    .ins = Šamanem
pd-power-treasure_hunter = Lovec pokladů
    .gen = Lovce pokladů
    .dat = Lovci pokladů
    .acc = Lovce pokladů
    .loc = Lovci pokladů
    .ins = Lovcem pokladů

pd-boss-minotaur = Minotaurus
    .gen = Minotaura
    .dat = Minotaurovi
    .acc = Minotaura
    .loc = Minotaurovi
    .ins = Minotaurem
pd-boss-giant_spider = Obří pavouk
    .gen = Obřího pavouka
    .dat = Obřímu pavoukovi
    .acc = Obřího pavouka
    .loc = Obřím pavoukovi
    .ins = Obřím pavoukem
pd-boss-gorgon = Gorgona
    .gen = Gorgony
    .dat = Gorgoně
    .acc = Gorgonu
    .loc = Gorgoně
    .ins = Gorgonou
pd-boss-golem = Golem
    .gen = Golema
    .dat = Golemovi
    .acc = Golema
    .loc = Golemovi
    .ins = Golemem
pd-boss-chimera = Chiméra
    .gen = Chiméry
    .dat = Chiméře
    .acc = Chiméru
    .loc = Chiméře
    .ins = Chimérou
pd-boss-vampire = Upír
    .gen = Upíra
    .dat = Upírovi
    .acc = Upíra
    .loc = Upírovi
    .ins = Upírem
pd-boss-hydra = Hydra
    .gen = Hydry
    .dat = Hydře
    .acc = Hydru
    .loc = Hydře
    .ins = Hydrou
pd-boss-mummy = Mumie
    .gen = Mumie
    .dat = Mumii
    .acc = Mumii
    .loc = Mumii
    .ins = Mumií
pd-boss-watcher = Pozorovatel
    .gen = Pozorovatele
    .dat = Pozorovateli
    .acc = Pozorovatele
    .loc = Pozorovateli
    .ins = Pozorovatelem
pd-boss-lich = Lich
    .gen = Liche
    .dat = Lichovi
    .acc = Liche
    .loc = Lichovi
    .ins = Lichem
pd-boss-dragon = Drak
    .gen = Draka
    .dat = Drakovi
    .acc = Draka
    .loc = Drakovi
    .ins = Drakem
pd-boss-tentacled_horror = Chapadlovec
    .gen = Chapadlovce
    .dat = Chapadlovci
    .acc = Chapadlovce
    .loc = Chapadlovci
    .ins = Chapadlovcem

pd-goal-G01 = Přisluhovači úrovně 4
pd-goal-G02 = Přisluhovači úrovně 5
pd-goal-G03 = Překážky
pd-goal-G04 = Sloupce
pd-goal-G05 = Celé řady
pd-goal-G06 = Hrdinové na úrovni 5
pd-goal-G07 = Přisluhovači úrovně 3
pd-goal-G08 = Lektvary
pd-goal-G09 = Místnosti
pd-goal-G10 = Sláva z netvorů
pd-goal-G11 = Předměty
pd-goal-G12 = Okraj mapy
pd-goal-G13 = Přisluhovači
pd-goal-G14 = Drahokamy
pd-goal-G15 = Rohy
pd-goal-G16 = Zdraví

pd-mission-M01 = Poraz přisluhovače 3 různých úrovní
pd-mission-M02 = Vylepši 1 hrdinu na 6. úroveň
pd-mission-M03 = Prozkoumej všechny místnosti v 1 řadě
pd-mission-M04 = Vylepši všechny hrdiny na 3. úroveň
pd-mission-M05 = Prozkoumej všechny místnosti v 1 sloupci
pd-mission-M06 = Získej 8 lektvarů
pd-mission-M07 = Vylepši 3 hrdiny na 4. úroveň
pd-mission-M08 = Poraz 6 přisluhovačů
pd-mission-M09 = Získej 4 drahokamy
pd-mission-M10 = Prozkoumej 2 rohové místnosti
pd-mission-M11 = Spusť 5 různých pastí
pd-mission-M12 = Prozkoumej 15 místností
pd-mission-M13 = Dokonči 4 předměty
pd-mission-M14 = Dosáhni celkového zdraví 12
pd-mission-M15 = Prozkoumej místnosti všech 3 netvorů
pd-mission-M16 = Vylepši 2 hrdiny na 5. úroveň

pd-dungeon-A = Zříceniny u Velké cesty
pd-dungeon-B = Pašerácké sklepy
pd-dungeon-C = Pod městskou bránou
pd-dungeon-D = Pouštní brána
pd-dungeon-E = Síň urn
pd-dungeon-F = Faraonova hrobka
pd-dungeon-G = Pata věže
pd-dungeon-H = Zapovězená knihovna
pd-dungeon-I = Nejvyšší cela
pd-dungeon-J = Potopený mlýn
pd-dungeon-K = Hora popela
pd-dungeon-L = Důl starého krále

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

## Počty a kostky, k použití uvnitř vět

pd-count-amount = { $amount ->
    [one] { $amount } zranění
    [few] { $amount } zranění
   *[other] { $amount } zranění
}
pd-count-absorbed = { $absorbed ->
    [one] z toho { $absorbed } zachytí lektvary
    [few] z toho { $absorbed } zachytí lektvary
   *[other] z toho { $absorbed } zachytí lektvary
}
pd-count-points = { $points ->
    [one] { $points } krok
    [few] { $points } kroky
   *[other] { $points } kroků
}
pd-count-lost = { $lost ->
    [one] { $lost } krok
    [few] { $lost } kroky
   *[other] { $lost } kroků
}
pd-count-movement = { $movement ->
    [one] { $movement } krok
    [few] { $movement } kroky
   *[other] { $movement } kroků
}
pd-count-glory = { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
   *[other] { $glory } bodů slávy
}
pd-count-wounds = { $wounds ->
    [one] { $wounds } zranění
    [few] { $wounds } zranění
   *[other] { $wounds } zranění
}
pd-count-total = { $total ->
    [one] { $total } bod slávy
    [few] { $total } body slávy
   *[other] { $total } bodů slávy
}
pd-count-rooms = { $rooms ->
    [one] { $rooms } místnost
    [few] { $rooms } místnosti
   *[other] { $rooms } místností
}
pd-die = { $die ->
    [0] Bílá 1
    [1] Bílá 2
    [2] Bílá 3
    [3] Černá 1
    [4] Černá 2
   *[other] Černá 3
}

## Pravidla

pd-says-skulls = Kostka s lebkou je nepoužitelná a každá lebka zraní každého hráče jednou. Klerik na úrovni 4 před tím chrání.
pd-rule-skulls = { pd-says-skulls } (PD-1.2.6, PD-4.3)
pd-says-brew = Kostka se symbolem hrdiny nebo se čtyřlístkem namíchá dva lektvary. Čtvrtý lektvar navíc vylepší hrdinu, osmý vyrobí polovinu předmětu a dvanáctý přinese bonusový drahokam.
pd-rule-brew = { pd-says-brew } (PD-5.3.1, PD-5.3.2, PD-1.3.7)
pd-says-walls = Zdi a voda družinu zastaví, dokud není hotový Nehmotný plášť nebo Medailon Khar. Průchody spojují A2 s F2 a A4 s F4, nikdy křížem.
pd-rule-walls = { pd-says-walls } (PD-6.1.2, PD-6.1.3, PD-1.4.3)
pd-rule-rooms = Místnost, do které vstoupíš, je nadobro prozkoumaná. Nejdřív boj, pak past, pak poklad a drahokam; ty jen při první návštěvě. (PD-6.2.1, PD-6.2.4, PD-6.2.5)
pd-rule-minions = Přisluhovač je vždy poražen, ale zraní tě o rozdíl mezi svou úrovní a úrovní příslušného hrdiny. (PD-6.2.2, PD-8.5)
pd-says-traps = Past tě zraní při každém vstupu, i v místnosti prozkoumané dřív.
pd-rule-traps = { pd-says-traps } (PD-6.2.3)
pd-rule-wounds = Zranění nejdřív plní srdce tvých lektvarů, pak počítadlo zranění. Nic neléčí. Slávu na konci stojí jen počítadlo. (PD-7.1, PD-7.2, PD-1.3.5)
pd-says-gems = V jednom kole může týž drahokam vzít více hráčů; potom je pro ostatní pryč. Bonusové drahokamy nemizí. Druhý, čtvrtý, šestý, osmý a desátý drahokam přinese odměnu; jedenáctý už nemá kam a propadá.
pd-rule-gems = { pd-says-gems } (PD-9.1, PD-9.2, PD-9.3, PD-1.3.8, PD-17.14)
pd-says-bosses = Po kolech 3, 6 a 8 přichází netvor. Síla je součet úrovní všech hrdinů; úroveň hrdiny, na kterého je netvor slabý, se počítá dvakrát; k tomu bonusy. Kdo má prozkoumanou místnost netvora a dost síly, musí bojovat; ostatní utíkají a ztrácejí slávu.
pd-rule-bosses = { pd-says-bosses } (PD-12.2, PD-12.3, PD-12.4, PD-12.5)
pd-rule-scoring = Dvanáct polí: tři netvoři, hrdinové, předměty, drahokamy, přisluhovači, zranění, zmrtvýchvstání, cíl a schopnost, úkoly a jejich součet. (PD-14.2)

pd-rule-hero-warrior = Bojuje se Zlobry. Na úrovni 4: +1 síla v soubojích s netvory. (PD-1.3.2, PD-8.7)
pd-rule-hero-wizard = Bojuje s Duchy. Od úrovně 4 na barvě kostek při vylepšování nezáleží. (PD-1.3.2, PD-8.7)
pd-rule-hero-cleric = Bojuje s Nemrtvými. Od úrovně 4 tě lebky nezraňují. (PD-1.3.2, PD-8.7)
pd-rule-hero-rogue = Bojuje se Skřety. Při dosažení úrovně 4: jeden bonusový drahokam. (PD-1.3.2, PD-8.7)
pd-rule-minion-ghost = Bojuje s ním Čaroděj; po jednom na úrovni 3, 4 a 5. (PD-1.4.5, PD-6.2.2)
pd-rule-minion-goblin = Bojuje s ním Zloděj; po jednom na úrovni 3, 4 a 5. (PD-1.4.5, PD-6.2.2)
pd-rule-minion-orc = Bojuje s ním Válečník; po jednom na úrovni 3, 4 a 5. (PD-1.4.5, PD-6.2.2)
pd-rule-minion-zombie = Bojuje s ním Klerik; po jednom na úrovni 3, 4 a 5. (PD-1.4.5, PD-6.2.2)
pd-rule-symbol-warrior = Vylepší Válečníka, vyrábí, míchá, nebo dává dva kroky. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-wizard = Vylepší Čaroděje, vyrábí, míchá, nebo dává dva kroky. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-cleric = Vylepší Klerika, vyrábí, míchá, nebo dává dva kroky. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-rogue = Vylepší Zloděje, vyrábí, míchá, nebo dává dva kroky. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-clover = Žolík: kterýkoli symbol hrdiny v kterékoli barvě. (PD-1.2.4)
pd-rule-symbol-boots = Jen pohyb, až tři kroky. (PD-1.2.5)
pd-rule-symbol-skull = Nelze použít; každého hráče jednou zraní. (PD-1.2.6, PD-4.3)
pd-rule-reward-level_up = Vylepši kteréhokoli hrdinu pod úrovní 6, symbol ani barva nejsou třeba. (PD-5.5.1)
pd-rule-reward-craft = Vyplň polovinu kteréhokoli předmětu, symbol není třeba. (PD-5.5.2)
pd-rule-reward-potion = Získej lektvar; jeho dvě srdce hned zachycují zranění. (PD-8.4)
pd-rule-reward-gem = Získej bonusový drahokam, o který tě nikdo nepřipraví. (PD-8.6, PD-9.1)
pd-rule-reward-minions = Poraz dva přisluhovače kdekoli, bez zranění. (PD-5.5.3)
pd-rule-item-flaming_sword = +3 k síle při souboji s netvorem. (PD-10.1)
pd-rule-item-death_scepter = Ihned zabij 2 přisluhovače kdekoli na mapě. Konec hry: −1. (PD-10.2)
pd-rule-item-khar_medallion = Smíš překročit vodu. Konec hry: +1. (PD-10.3)
pd-rule-item-cloak_of_passage = Smíš procházet zdmi. (PD-10.4)
pd-rule-item-crown = Konec hry: +4. (PD-10.5)
pd-rule-item-cauldron = Ihned získej 3 lektvary. (PD-10.6)
pd-rule-item-armour = +1 k úrovni hrdiny v boji s přisluhovačem. Konec hry: +2. (PD-10.7)
pd-rule-item-tome = Ihned vylepši 1 hrdinu. Konec hry: +3. (PD-10.8)
pd-rule-power-alchemist = Míchání kostkou dá 3 lektvary místo 2. Konec hry: −1. (PD-11.1)
pd-rule-power-assassin = Příprava: zabij 2 přisluhovače kdekoli. (PD-11.2)
pd-rule-power-barbarian = Souboj s netvorem tě nikdy nezraní. (PD-11.3)
pd-rule-power-beastmaster = Každý 3. přisluhovač: vyrob polovinu předmětu. Konec hry: −2. (PD-11.4)
pd-rule-power-berserker = +2 k síle při souboji s netvorem. Konec hry: −2. (PD-11.5)
pd-rule-power-craftsman = Příprava: vyrob polovinu 2 různých předmětů. Konec hry: −3. (PD-11.6)
pd-rule-power-veteran = Příprava: 2 různí hrdinové začnou na 2. úrovni. Konec hry: −3. (PD-11.7)
pd-rule-power-fortune_teller = Lebky tě každé kolo zraní o 1 méně. Konec hry: +2. (PD-11.8)
pd-rule-power-healer = Příprava: získej 2 lektvary. Konec hry: +2. (PD-11.9)
pd-rule-power-noble = Hrdina dosáhne 5. úrovně: vyrob polovinu předmětu. Konec hry: −1. (PD-11.10)
pd-rule-power-merchant = Za každý drahokam získej 1 lektvar. (PD-11.11)
pd-rule-power-psionic = Jednou za kolo: použij kostku jako druhou barvu. (PD-11.12)
pd-rule-power-ranger = Překročení vody s medailonem: +1 krok, v každém pohybu jednou pro každou řeku a směr. Konec hry: −1. (PD-11.13)
pd-rule-power-scout = Pasti tě nikdy nezraní. Konec hry: −2. (PD-11.14)
pd-rule-power-shaman = Každý 3. přisluhovač: získej 1 lektvar. Konec hry: +3. (PD-11.15)
pd-rule-power-treasure_hunter = Příprava: získej 1 bonusový drahokam. (PD-11.16)
pd-rule-power-treasure_hunter-looted = Příprava: vyber si 1 drahokam z mapy a vezmi ho; ostatní ho mohou najít také. (PD-5.6.6, PD-11.16)
pd-rule-boss-minotaur = Třída 1, souboj v kole 3, slabina: Čaroděj. Síla 9: sláva 1, zranění 3. Síla 12: sláva 3, zranění 2. Síla 16: sláva 6, zranění 1. Útěk: −3. Odměna pro nejsilnějšího: úroveň. Mizející drahokamy: A, C. (PD-1.7.1, PD-12.5)
pd-rule-boss-giant_spider = Třída 1, souboj v kole 3, slabina: Zloděj. Síla 9: sláva 1, zranění 3. Síla 12: sláva 3, zranění 2. Síla 16: sláva 5, zranění 1. Útěk: −3. Odměna pro nejsilnějšího: 2 lektvary. Mizející drahokamy: C, D. (PD-1.7.1, PD-12.5)
pd-rule-boss-gorgon = Třída 1, souboj v kole 3, slabina: Klerik. Síla 9: sláva 1, zranění 4. Síla 12: sláva 3, zranění 3. Síla 16: sláva 6, zranění 1. Útěk: −3. Odměna pro nejsilnějšího: polovina předmětu. Mizející drahokamy: A, B. (PD-1.7.1, PD-12.5)
pd-rule-boss-golem = Třída 1, souboj v kole 3, slabina: Válečník. Síla 10: sláva 2, zranění 3. Síla 13: sláva 4, zranění 2. Síla 15: sláva 6, zranění 1. Útěk: −3. Odměna pro nejsilnějšího: polovina předmětu. Mizející drahokamy: B, D. (PD-1.7.1, PD-12.5)
pd-rule-boss-chimera = Třída 2, souboj v kole 6, slabina: Zloděj. Síla 14: sláva 3, zranění 4. Síla 18: sláva 5, zranění 3. Síla 22: sláva 7, zranění 2. Útěk: −4. Odměna pro nejsilnějšího: polovina předmětu. Mizející drahokamy: E, G. (PD-1.7.1, PD-12.5)
pd-rule-boss-vampire = Třída 2, souboj v kole 6, slabina: Klerik. Síla 14: sláva 3, zranění 5. Síla 19: sláva 5, zranění 3. Síla 23: sláva 7, zranění 2. Útěk: −4. Odměna pro nejsilnějšího: úroveň. Mizející drahokamy: F, H. (PD-1.7.1, PD-12.5)
pd-rule-boss-hydra = Třída 2, souboj v kole 6, slabina: Válečník. Síla 15: sláva 4, zranění 5. Síla 20: sláva 6, zranění 3. Síla 25: sláva 9, zranění 2. Útěk: −5. Odměna pro nejsilnějšího: úroveň. Mizející drahokamy: E, F. (PD-1.7.1, PD-12.5)
pd-rule-boss-mummy = Třída 2, souboj v kole 6, slabina: Čaroděj. Síla 13: sláva 2, zranění 4. Síla 18: sláva 4, zranění 3. Síla 23: sláva 6, zranění 1. Útěk: −4. Odměna pro nejsilnějšího: 2 lektvary. Mizející drahokamy: G, H. (PD-1.7.1, PD-12.5)
pd-rule-boss-watcher = Třída 3, souboj v kole 8, slabina: Válečník. Síla 19: sláva 5, zranění 5. Síla 24: sláva 8, zranění 4. Síla 28: sláva 11, zranění 3. Útěk: −6. Odměna pro nejsilnějšího: polovina předmětu. (PD-1.7.1, PD-12.5)
pd-rule-boss-lich = Třída 3, souboj v kole 8, slabina: Zloděj. Síla 18: sláva 5, zranění 5. Síla 23: sláva 7, zranění 3. Síla 27: sláva 10, zranění 2. Útěk: −5. Odměna pro nejsilnějšího: úroveň. (PD-1.7.1, PD-12.5)
pd-rule-boss-dragon = Třída 3, souboj v kole 8, slabina: Klerik. Síla 20: sláva 5, zranění 6. Síla 25: sláva 8, zranění 4. Síla 29: sláva 13, zranění 3. Útěk: −7. Odměna pro nejsilnějšího: 2 poloviny předmětů. (PD-1.7.1, PD-12.5)
pd-rule-boss-tentacled_horror = Třída 3, souboj v kole 8, slabina: Čaroděj. Síla 19: sláva 5, zranění 6. Síla 24: sláva 8, zranění 4. Síla 29: sláva 12, zranění 3. Útěk: −6. Odměna pro nejsilnějšího: polovina předmětu. (PD-1.7.1, PD-12.5)
pd-rule-goal-G01 = Poraz 2/3/4 přisluhovače 4. úrovně: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G02 = Poraz 2/3/4 přisluhovače 5. úrovně: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G03 = Projdi 4/7/10 různých pastí, zdí a řek: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G04 = Prozkoumej aspoň 4 místnosti ve 4/5/6 sloupcích: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G05 = Prozkoumej všechny místnosti v 1/2/3 řadách: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G06 = Vylepši 2/3/4 hrdiny na 5. úroveň: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G07 = Poraz 2/3/4 přisluhovače 3. úrovně: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G08 = Získej 6/9/12 lektvarů: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G09 = Prozkoumej 20/25/30 místností: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G10 = Získej 10/15/20 bodů slávy v soubojích s netvory: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G11 = Dokonči 2/4/7 předmětů: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G12 = Prozkoumej 10/13/16 místností na okraji mapy: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G13 = Poraz 4/7/10 přisluhovačů: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G14 = Získej 2/5/7 drahokamů: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G15 = Prozkoumej 1/2/3 rohové místnosti: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G16 = Dosáhni celkového zdraví 12/16/20: 2, 4 nebo 6 bodů slávy na konci. (PD-1.7.4, PD-13.3.1)
pd-rule-mission-M01 = Poraz přisluhovače 3 různých úrovní: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M02 = Vylepši 1 hrdinu na 6. úroveň: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M03 = Prozkoumej všechny místnosti v 1 řadě: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M04 = Vylepši všechny hrdiny na 3. úroveň: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M05 = Prozkoumej všechny místnosti v 1 sloupci: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M06 = Získej 8 lektvarů: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M07 = Vylepši 3 hrdiny na 4. úroveň: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M08 = Poraz 6 přisluhovačů: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M09 = Získej 4 drahokamy: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M10 = Prozkoumej 2 rohové místnosti: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M11 = Spusť 5 různých pastí: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M12 = Prozkoumej 15 místností: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M13 = Dokonči 4 předměty: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M14 = Dosáhni celkového zdraví 12: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M15 = Prozkoumej místnosti všech 3 netvorů: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M16 = Vylepši 2 hrdiny na 5. úroveň: bodují všichni, kdo to splní v prvním kole, kdy se to někomu podaří. (PD-1.7.3, PD-13.2.1)
pd-rule-dungeon-A = Místnosti netvorů: D2, E5, A6. (PD-1.7.2)
pd-rule-dungeon-B = Místnosti netvorů: E3, D4, E7. (PD-1.7.2)
pd-rule-dungeon-C = Místnosti netvorů: D2, E5, C7. (PD-1.7.2)
pd-rule-dungeon-D = Místnosti netvorů: B2, E5, E7. (PD-1.7.2)
pd-rule-dungeon-E = Místnosti netvorů: E3, A4, E7. (PD-1.7.2)
pd-rule-dungeon-F = Místnosti netvorů: D2, D4, C7. (PD-1.7.2)
pd-rule-dungeon-G = Místnosti netvorů: B2, E5, A6. (PD-1.7.2)
pd-rule-dungeon-H = Místnosti netvorů: E3, A4, C7. (PD-1.7.2)
pd-rule-dungeon-I = Místnosti netvorů: B2, D4, A6. (PD-1.7.2)
pd-rule-dungeon-J = Místnosti netvorů: D2, A4, E7. (PD-1.7.2)
pd-rule-dungeon-K = Místnosti netvorů: E3, A4, A6. (PD-1.7.2)
pd-rule-dungeon-L = Místnosti netvorů: B2, D4, C7. (PD-1.7.2)
pd-rule-gem-A = Leží v A2. (PD-1.4.4, PD-9.1)
pd-rule-gem-B = Leží v F3. (PD-1.4.4, PD-9.1)
pd-rule-gem-C = Leží v C4. (PD-1.4.4, PD-9.1)
pd-rule-gem-D = Leží v A5. (PD-1.4.4, PD-9.1)
pd-rule-gem-E = Leží v F5. (PD-1.4.4, PD-9.1)
pd-rule-gem-F = Leží v D6. (PD-1.4.4, PD-9.1)
pd-rule-gem-G = Leží v B7. (PD-1.4.4, PD-9.1)
pd-rule-gem-H = Leží v F7. (PD-1.4.4, PD-9.1)
pd-rule-room-A1 = Duch 3, 2 lektvary. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A2 = Nemrtvý 4, drahokam A. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A3 = Past, úroveň. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A4 = Prázdná místnost. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A5 = Duch 5, drahokam D. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A6 = Prázdná místnost. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A7 = Lektvar. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B1 = Zlobr 3, polovina předmětu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B2 = Prázdná místnost. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B3 = Past. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B4 = Polovina předmětu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B5 = Past. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B6 = Past, polovina předmětu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B7 = Past, drahokam G. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C1 = Lektvar. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C2 = Past. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C3 = Lektvar. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C4 = Skřet 4, drahokam C. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C5 = Past. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C6 = Past. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C7 = Prázdná místnost. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D1 = Skřet 3, lektvar. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D2 = Prázdná místnost. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D3 = Past, úroveň. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D4 = Prázdná místnost. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D5 = Past, úroveň. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D6 = Zlobr 5, drahokam F. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D7 = Past, úroveň. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E1 = Past, polovina předmětu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E2 = Nemrtvý 3, úroveň. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E3 = Prázdná místnost. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E4 = Duch 4, lektvar. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E5 = Prázdná místnost. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E6 = Past, polovina předmětu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E7 = Prázdná místnost. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F1 = Lektvar. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F2 = Past, polovina předmětu. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F3 = Zlobr 4, drahokam B. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F4 = Past, úroveň. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F5 = Skřet 5, drahokam E. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F6 = Past. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F7 = Nemrtvý 5, drahokam H. (PD-1.4.4, PD-6.2.1)

## Co se děje

pd-event-chapter-started = { $chapters ->
    [1] Podzemí se jmenuje „{ $dungeon }“.
   *[other] Kapitola { $chapter } z { $chapters }: „{ $dungeon }“.
} Netvoři: { $bosses }. { $missions_count ->
    [0] Hraje se bez úkolů.
   *[other] Úkoly: { $missions }.
}
pd-event-cards-dealt = { $seat_is ->
    [you] Dostáváš dvě schopnosti ({ $powers }) a dva cíle ({ $goals }).
   *[other] { $seat } dostává dvě schopnosti ({ $powers }) a dva cíle ({ $goals }).
}
pd-event-cards-chosen = { $seat_is ->
    [you] Necháváš si schopnost { $power } a cíl „{ $goal }“; ostatní to zatím nevidí.
   *[other] { $seat } si nechává schopnost { $power } a cíl „{ $goal }“.
}
pd-event-seat-finished = { $seat_is ->
    [you] Máš hotovo.
   *[other] { $seat } má hotovo.
}
pd-event-cards-kept = { $seat_is ->
    [you] Hraješ se schopností { $power } a s cílem „{ $goal }“.
   *[other] { $seat } hraje se schopností { $power } a s cílem „{ $goal }“.
}
pd-event-dice-rolled = { $again ->
    [yes] Kolo { $round }: { $faces }. Příliš mnoho lebek nebo čtyřlístků, hází se znovu všemi kostkami.
   *[no] Kolo { $round }: { $faces }.
}
pd-event-move-started = { $seat_is ->
    [you] Pohybuješ se (kostka: { $symbol }): nejvýš { pd-count-points }.
   *[other] { $seat } se pohybuje (kostka: { $symbol }): nejvýš { pd-count-points }.
}
pd-event-move-ended = { $seat_is ->
    [you] Zastavuješ se; nevyužito: { pd-count-lost }.
   *[other] { $seat } se zastavuje; nevyužito: { pd-count-lost }.
}
pd-event-room-entered = { $first ->
    [yes] { $seat_is ->
        [you] Prozkoumáváš { $room }.
       *[other] { $seat } prozkoumává { $room }.
    }
   *[no] { $seat_is ->
        [you] Vracíš se do { $room }.
       *[other] { $seat } se vrací do { $room }.
    }
}
pd-event-hero-raised = { $seat_is ->
    [you] { $hero } dosahuje úrovně { $level }.
   *[other] { $seat }: { $hero } dosahuje úrovně { $level }.
}
pd-event-item-crafted = { $halves ->
    [1] { $seat_is ->
        [you] Vyrábíš polovinu { $item_gen }.
       *[other] { $seat } vyrábí polovinu { $item_gen }.
    }
   *[other] { $seat_is ->
        [you] Dokončuješ { $item_acc }.
       *[other] { $seat } dokončuje { $item_acc }.
    }
}
pd-event-potion-gained = { $seat_is ->
    [you] Získáváš lektvar; celkem { $potions }.
   *[other] { $seat } získává lektvar; celkem { $potions }.
}
pd-event-gem-gained = { $gem ->
    [none] { $seat_is ->
        [you] Získáváš bonusový drahokam; celkem { $gems }.
       *[other] { $seat } získává bonusový drahokam; celkem { $gems }.
    }
   *[other] { $seat_is ->
        [you] Bereš drahokam { $gem }; celkem { $gems }.
       *[other] { $seat } bere drahokam { $gem }; celkem { $gems }.
    }
}
pd-event-minion-defeated = { $afar ->
    [yes] { $seat_is ->
        [you] Na dálku porážíš { $minion_acc } { $level } v { $room }; celkem { $minions }.
       *[other] { $seat } na dálku poráží { $minion_acc } { $level } v { $room }; celkem { $minions }.
    }
   *[no] { $seat_is ->
        [you] Porážíš { $minion_acc } { $level } v { $room }; celkem { $minions }.
       *[other] { $seat } poráží { $minion_acc } { $level } v { $room }; celkem { $minions }.
    }
}
pd-event-wounds-taken = { $cause ->
    [skulls] Lebky:
    [minion] Přisluhovač:
    [trap] Past:
   *[boss] Netvor:
} { $seat_is ->
    [you] utrpíš { pd-count-amount }
   *[other] { $seat } utrpí { pd-count-amount }
}{ $absorbed ->
    [0] ; počítadlo zranění { $wounds }.
   *[other] , { pd-count-absorbed }; počítadlo zranění { $wounds }.
}
pd-event-resurrected = { $seat_is ->
    [you] Zranění ({ $wounds }) přesahují tvé zdraví ({ $health }): družina umírá a jednou vstává z mrtvých.
   *[other] { $seat }: zranění ({ $wounds }) přesahují zdraví ({ $health }); družina umírá a vstává z mrtvých.
}
pd-event-reward-lost = { $seat_is ->
    [you] Přicházíš o odměnu: { $reward }.
   *[other] { $seat } přichází o odměnu: { $reward }.
}
pd-event-psionic-used = { $seat_is ->
    [you] Telepat: tvoje kostka ({ $symbol }) platí jako druhá barva.
   *[other] { $seat } využívá Telepata: kostka ({ $symbol }) platí jako druhá barva.
}
pd-event-step-refunded = { $seat_is ->
    [you] Hraničář: krok přes vodu se vrací; zbývá: { pd-count-movement }.
   *[other] { $seat }: Hraničářův krok přes vodu se vrací; zbývá: { pd-count-movement }.
}
pd-turn-gains = { $levels ->
    [0] {""}
   *[other] ; úrovně +{ $levels }
}{ $halves ->
    [0] {""}
   *[other] ; poloviny předmětů +{ $halves }
}{ $potions ->
    [0] {""}
   *[other] ; lektvary +{ $potions }
}{ $gems ->
    [0] {""}
   *[other] ; drahokamy +{ $gems }
}{ $minions ->
    [0] {""}
   *[other] ; přisluhovači +{ $minions }
}
pd-event-turn-shown = { $round ->
    [0] { $seat_is ->
        [you] Tvoje volba v přípravě se ukazuje všem.
       *[other] { $seat } ukazuje svou volbu v přípravě.
    }
   *[other] { $seat_is ->
        [you] Ukazuješ kolo { $round }: kostky: { $dice }; místnosti: { $rooms }{ pd-turn-gains }.
       *[other] { $seat } ukazuje kolo { $round }: kostky: { $dice }; místnosti: { $rooms }{ pd-turn-gains }.
    }
}
pd-event-gem-claimed = Drahokam { $gem } je pryč; na všech ostatních listech se škrtá.
pd-event-boss-met = Netvor číslo { $number } čeká: { $boss }.
pd-event-boss-fought = { $seat_is ->
    [you] Bojuješ silou { $strength }: { pd-count-glory }, { pd-count-wounds }.
   *[other] { $seat } bojuje silou { $strength }: { pd-count-glory }, { pd-count-wounds }.
}
pd-event-boss-fled = { $explored ->
    [yes] { $seat_is ->
        [you] Síla { $strength } nestačí, utíkáš: { pd-count-glory }.
       *[other] { $seat } utíká, síla { $strength } nestačí: { pd-count-glory }.
    }
   *[no] { $seat_is ->
        [you] Místnost netvora není prozkoumaná, utíkáš: { pd-count-glory }.
       *[other] { $seat } utíká, místnost netvora není prozkoumaná: { pd-count-glory }.
    }
}
pd-event-boss-rewarded = { $seat_is ->
    [you] Tvoje družina je nejsilnější ({ $strength }) a získává odměnu: { $rewards }.
   *[other] { $seat } má nejsilnější družinu ({ $strength }) a získává odměnu: { $rewards }.
}
pd-event-boss-unrewarded = { $tie ->
    [yes] Nejsilnější mají stejnou sílu: odměnu nezíská nikdo.
   *[no] Nikdo nebojuje, takže odměnu nezíská nikdo.
}
pd-event-mission-scored = { $seat_is ->
    [you] Plníš úkol „{ $mission }“: { pd-count-glory }.
   *[other] { $seat } plní úkol „{ $mission }“: { pd-count-glory }.
}
pd-event-mission-closed = Úkol „{ $mission }“ opouští hru.
pd-event-gems-vanished = Mizející drahokamy: { $gems } už nelze vzít.
pd-event-sheet-scored = { $seat_is ->
    [you] Tvůj list: { pd-count-total }; prozkoumáno: { pd-count-rooms }.
   *[other] { $seat }: { pd-count-total }; prozkoumáno: { pd-count-rooms }.
}
pd-event-chapter-won = { $shared ->
    [yes] { $seat_is ->
        [you] Sdílíš nejlepší výsledek kapitoly { $chapter }: { pd-count-total }.
       *[other] { $seat } sdílí nejlepší výsledek kapitoly { $chapter }: { pd-count-total }.
    }
   *[no] { $seat_is ->
        [you] Máš nejlepší výsledek kapitoly { $chapter }: { pd-count-total }.
       *[other] { $seat } má nejlepší výsledek kapitoly { $chapter }: { pd-count-total }.
    }
}
pd-event-game-won = { $by ->
    [glory] { pd-won-by-glory }
    [rooms] { pd-won-by-rooms }
    [shared] { pd-won-by-shared }
   *[solo] { pd-won-by-solo }
}

## Výsledek

pd-won-by-glory = { $seat_is ->
    [you] Vyhráváš s nejvyšším počtem bodů slávy.
   *[other] { $seat } vyhrává s nejvyšším počtem bodů slávy.
}
pd-won-by-rooms = { $seat_is ->
    [you] Sláva je stejná, ale máš prozkoumáno více místností: vyhráváš.
   *[other] Sláva je stejná, ale { $seat } má prozkoumáno více místností a vyhrává.
}
pd-won-by-shared = { $seat_is ->
    [you] Sláva i místnosti jsou stejné: sdílíš vítězství.
   *[other] Sláva i místnosti jsou stejné: { $seat } sdílí vítězství.
}
pd-won-by-solo = { $seat_is ->
    [you] Tvé dobrodružství končí; počítá se výsledek.
   *[other] { $seat } končí dobrodružství; počítá se výsledek.
}

## Co lze udělat

pd-action-choose-cards = { $power } – { $goal }
pd-action-setup-veteran = Vylepšit: { $hero1 } a { $hero2 }
pd-action-setup-craftsman = { $item1 } + { $item2 }
pd-action-setup-assassin = Porazit přisluhovače v { $room1 } a { $room2 }
pd-action-setup-treasure-hunter = Ukořistit drahokam v { $room }
pd-action-level-up = { pd-die }: vylepšit { $hero_acc }
pd-action-craft = { pd-die }: { $item }
pd-action-brew = { pd-die }: míchat lektvary
pd-action-move = { pd-die }: pohyb
pd-action-step = Krok do { $to }
pd-action-stop = Zastavit se
pd-action-pick-hero = Vylepšit { $hero_acc }
pd-action-pick-item = Vyrobit { $item_acc }
pd-action-pick-minions = Porazit přisluhovače v { $rooms }

## Fáze: název, otázka, co vidí ostatní

pd-phase-choose_cards = Volba karet
pd-ask-choose_cards = Kterou schopnost a který cíl si necháš?
pd-wait-choose_cards = { $name } volí schopnost a cíl.
pd-phase-setup_powers = Příprava
pd-ask-setup_powers = Jak využiješ schopnost své karty?
pd-wait-setup_powers = { $name } volí v přípravě.
pd-phase-actions = Akce
pd-ask-actions = Co uděláš se svými kostkami?
pd-wait-actions = { $name } ještě využívá kostky.
pd-phase-boss_reward = Odměna za netvora
pd-ask-boss_reward = Jakou odměnu si bereš?
pd-wait-boss_reward = { $name } si bere odměnu.
pd-phase-game_end = Konec hry
pd-ask-game_end = Hra skončila.
pd-wait-game_end = Hra skončila.

## Volby hry

pd-option-dungeon = Podzemí
pd-option-dungeon-help = Která karta podzemí se hraje; kampaň má svá vlastní podzemí.
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
pd-option-missions = Úkoly
pd-option-missions-help = Tři karty úkolů pro všechny; při první hře je lze vynechat.
pd-option-random_bosses = Náhodní netvoři
pd-option-random_bosses-help = Místo tří netvorů z karty podzemí se z každé třídy jeden vylosuje.
pd-option-vanishing_gems = Mizející drahokamy
pd-option-vanishing_gems-help = Netvoři 1 a 2 si po souboji odnesou dva drahokamy. Ve hře jednoho hráče vždy zapnuto.
pd-option-campaign = Kampaň
pd-option-campaign-help = Tři kapitoly jedné příběhové linky, nebo všech dvanáct; výsledky se sčítají.
pd-option-campaign-none = jedna hra
pd-option-campaign-bandit_hunters = Lovci banditů
pd-option-campaign-mummy_of_hamnapta = Mumie z Hamnapty
pd-option-campaign-warlocks_tower = Věž černokněžníků
pd-option-campaign-across_the_kingdom = Napříč královstvím
pd-option-campaign-all = všech dvanáct kapitol
pd-option-missions-true = zapnuto
pd-option-missions-false = vypnuto
pd-option-random_bosses-true = zapnuto
pd-option-random_bosses-false = vypnuto
pd-option-vanishing_gems-true = zapnuto
pd-option-vanishing_gems-false = vypnuto
pd-option-treasure_hunter = Lovec pokladů
pd-option-treasure_hunter-help = Lovec pokladů začíná s bonusovým drahokamem (česká pravidla), nebo s vybraným drahokamem z mapy, který si ostatní mohou vzít také (polská pravidla).
pd-option-treasure_hunter-bonus = bonusový drahokam
pd-option-treasure_hunter-looted = drahokam z mapy

## Odmítnutí

pd-refusal-game_over = Hra skončila.
pd-refusal-not_asked = Teď se na tvé rozhodnutí nečeká.
pd-refusal-wrong_phase = To teď není možné.
pd-refusal-power_not_dealt = Tuto schopnost v ruce nemáš: { $power }.
pd-refusal-goal_not_dealt = Tento cíl v ruce nemáš: { $goal }.
pd-refusal-same_twice = Zvol dva různé.
pd-refusal-no_minion = V { $room } žádný přisluhovač nežije.
pd-refusal-no_gem = V { $room } žádný drahokam není.
pd-refusal-how_many_minions = { $count ->
    [1] Zbývá jediný přisluhovač: zvol jeho místnost.
   *[other] Zvol místnosti dvou přisluhovačů.
}
pd-refusal-choice_open = Nejdřív rozhodni otevřenou volbu.
pd-refusal-no_choice_open = Není co volit.
pd-refusal-hero_at_top = { $hero } už je na nejvyšší úrovni.
pd-refusal-item_complete = Obě poloviny už jsou vyplněné: { $item }.
pd-refusal-item_symbol = { $item } vyžaduje symbol { $symbol } nebo čtyřlístek.
pd-refusal-move_under_way = Nejdřív dokonči pohyb, nebo se zastav.
pd-refusal-no_move = Žádný pohyb neprobíhá: použij k němu kostku.
pd-refusal-not_an_entrance = { $room } není vchod; dovnitř se vstupuje spodní řadou.
pd-refusal-wall = Do { $room } brání zeď; pomůže jen Nehmotný plášť.
pd-refusal-water = Do { $room } brání voda; pomůže jen Medailon Khar.
pd-refusal-not_adjacent = { $room } s tvou družinou nesousedí.
pd-refusal-skull = Lebku použít nelze.
pd-refusal-die_used = Tato kostka už je v tomto kole použitá.
pd-refusal-boots_only_move = Boty slouží jen k pohybu.
pd-refusal-wrong_symbol = Tato kostka ({ $symbol }) nevylepší { $hero_acc }.
pd-refusal-wrong_colour = { $colour ->
    [white] { $hero } cvičí s bílými kostkami.
   *[other] { $hero } cvičí s černými kostkami.
}
pd-refusal-solo_vanishing_gems = Ve hře jednoho hráče drahokamy vždy mizejí.
pd-refusal-campaign_dungeon = Kampaň má svá vlastní podzemí: ponech podzemí náhodné.
pd-refusal-malformed = To není akce této hry.
