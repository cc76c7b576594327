### Výučba hry Hor sa do podzemia (docs/learn.md): názov, myšlienka, úlohy, čo zaznie po pokuse, koniec.

## Jedna výprava

wdl-run = Jedna výprava
wdl-run-idea = Príšera ťa stojí toľko životov, akú má silu, ak ju neporazí niektorá výzbroj. Na konci musí zostať aspoň 1 život.
wdl-run-count = Ideš dnu s { $hero_knight_hp } + { $tile_plate_armor_effect_amount } = 8 životmi. Karty ležia odkryté: Golem 5, Ork 3, Kostlivec 2. **Koľko životov ti zostane?**
wdl-run-count-0 = **S nulou je hrdina mŕtvy.** Fakľa však porazí všetko do sily 3: Ork ani Kostlivec ťa nestoja nič.
wdl-run-count-8 = **Fakľa stačí len do sily 3.** Porazí Orka aj Kostlivca. Golem má silu 5 a zasiahne ťa.
wdl-run-done = Správne. Zasiahol len Golem: 8 − 5 = 3 životy, a to je úspech.

## Pridať, alebo obetovať

wdl-place = Pridať, alebo obetovať
wdl-place-idea = Potiahnutá karta má dve možné cesty. **Pridaj** ju a čaká v podzemí lícom nadol. **Obetuj** výzbroj a karta ide bokom aj s ňou. Buď je horšie podzemie, alebo slabší hrdina.
wdl-place-add = V ruke máš Démona, silu 7. **Ťukni na podzemie a potom na „Pridať Démona“.**
wdl-place-add-pass = **Na pasovanie je neskoro.** Kartu už poznáš. Pasovať sa dalo namiesto ťahania. Teraz musí Démon niekam ísť.
wdl-place-add-sacrifice = **To je dovolené a príde to hneď potom.** Najprv sa pozri, ako rastie podzemie: pridaj Démona.
wdl-place-give = Teraz máš v ruke Upíra. **Ťukni na ktorúkoľvek výzbroj a obetuj ju.** Uvidíš, čo to hrdinu stojí.
wdl-place-give-add = **Túto cestu už poznáš.** Tentoraz Upíra do podzemia nepúšťaj: ťukni na jednu zo šiestich kartičiek.
wdl-place-give-two = **Jedna karta, jedna kartička.** S každou potiahnutou kartou odchádza práve jedna výzbroj, nikdy nie dve.
wdl-place-give-two-label = Obetovať dve kartičky
wdl-place-done = Správne. Upír je preč a kartička s ním, až do konca kola. A niekto s týmto hrdinom bude musieť ísť.

## Čo viem?

wdl-know = Čo viem?
wdl-know-idea = Teraz ležia karty lícom nadol. Zo štyroch kariet v podzemí sú dve tvoje a len tie poznáš. Zostáva Plátová zbroj, Svätý grál a Fakľa: 8 životov.
wdl-know-sure = **Ktorá karta by ťa zasiahla určite?**
wdl-know-sure-demon-label = Môj Démon
wdl-know-sure-skeleton-label = Môj Kostlivec
wdl-know-sure-marek-label = Marekove karty
wdl-know-sure-skeleton = **Toho porazí Fakľa.** Sila 2 ti nehrozí, kým je Fakľa v hre. Hľadaj silu, na ktorú nič nestačí.
wdl-know-sure-marek = **Možno áno, možno nie.** Tieto karty nepoznáš. Čo v podzemí nechal, vie len Marek.
wdl-know-leave = Samotný Démon ťa stojí 7 z 8 životov a od Mareka tam ležia dve neznáme karty. **Pasuj.**
wdl-know-leave-draw = **To je dovolené.** Potom však môže pasovať Marek a na Démona narazíš ty. Tu odíď včas.
wdl-know-leave-look = **Druhýkrát sa nikto nepozerá.** Karta v podzemí zostáva až do výpravy lícom nadol aj pre toho, kto ju tam dal.
wdl-know-leave-look-label = Pozrieť sa na karty v podzemí
wdl-know-done = Správne. Marek vedel o svojom Golemovi, ty o Démonovi. Na oboch hrdina nestačil.

## Pasovať, alebo zostať

wdl-last = Pasovať, alebo zostať posledný
wdl-last-idea = Kto pasuje, tomu v tomto kole nič nehrozí. Posledný, kto nepasoval, musí dnu, či chce, alebo nie.
wdl-last-pass = Marek pasoval. Barbarovi zostávajú 4 životy a čaká päť kariet. Keď teraz pasuješ, zostane len Zofia. **Pasuj.**
wdl-last-pass-draw = **To je dovolené.** Pridáš ďalšiu kartu, Zofia pasuje a hrdinu vedieš ty. Pasuj, kým je v hre ešte niekto iný.
wdl-last-done = Správne. Zostala Zofia a musela na výpravu. Padla a teba to nestálo nič.

## Úspech a neúspech

wdl-end = Úspech a neúspech
wdl-end-idea = Výprava je úspech alebo neúspech a počíta sa len tomu, kto ju vedie. **Dva úspechy vyhrávajú, dva neúspechy vyraďujú.**
wdl-end-first = Vstupuješ so 6 životmi: 3 vlastné, 3 za štít. Čakajú dvaja Orkovia so silou 3. **Ako to dopadne?**
wdl-end-first-succeeds-label = Úspech
wdl-end-first-fails-label = Neúspech
wdl-end-first-succeeds = **3 + 3 je presne 6.** Stratiť toľko životov, koľko máš, znamená smrť. Aspoň 1 život musí zostať.
wdl-end-hero = Tvoja pomocná karta je teraz temná: to bol prvý neúspech. Kto výpravu viedol, vyberá ďalšieho hrdinu a začína. **Vyber znova Rytiera.**
wdl-end-hero-marek = **Výprava bola tvoja, vyberáš ty.** Na tom, ako dopadla, nezáleží. Len keď je ten, kto ju viedol, vyradený, vyberá ďalší hráč.
wdl-end-hero-marek-label = Nechať vybrať Mareka
wdl-end-second = Ten istý štít, 6 životov, ale teraz Kostlivec a Ork. **Ako to dopadne?**
wdl-end-second-succeeds-label = Úspech
wdl-end-second-fails-label = Neúspech
wdl-end-second-fails = **2 + 3 je 5.** Zo 6 životov zostane jeden a jeden stačí.
wdl-end-done = Správne. Berieš si kartu víťazstva; ešte jedna a vyhrávaš. Temná pomocná karta zostáva temná.

## Zvoľ druh

wdl-name = Zvoľ druh
wdl-name-idea = Ak je v hre Magický meč, zvolí ten, kto vedie výpravu, jeden druh príšery, a to pred odkrytím prvej karty. Padne **každá** karta toho druhu.
wdl-name-kind = Musíš dnu s 8 životmi. Čakajú tri karty: dvaja Kostlivci, ktorých poznáš, a jedna Marekova. Fakľa už v hre nie je. **Zvoľ Kostlivca.**
wdl-name-kind-dragon = **Drak tam vôbec nemusí byť.** Isté máš dve karty: Kostlivcov. Zvoľ ich a padnú obaja.
wdl-name-kind-other = **To by bolo hádanie.** O dvoch Kostlivcoch vieš určite. Zvoľ to, čo vieš.
wdl-name-kind-later = **Najprv voľba.** Druh hovoríš skôr, než sa odkryje prvá karta, takže čakať nejde.
wdl-name-kind-later-label = Odkryť prvú kartu a potom zvoliť
wdl-name-done = Správne. Oboch Kostlivcov porazil Meč, Upír ťa stál 4: vraciaš sa so 4 životmi.

## Raz za kolo

wdl-once = Raz za kolo
wdl-once-idea = Väčšina výzbroje pôsobí stále znova. Magická sekera a Elixír vzkriesenia pôsobia **raz za kolo**, takže záleží na tom, kedy.
wdl-once-axe = Barbar má 4 životy a len Sekeru. Objavil sa Drak a čaká ešte jedna karta. **Použi Sekeru.**
wdl-once-axe-keep = **9 je viac než 4.** Bez Sekery ťa Drak zabije hneď teraz a Sekera už nikomu nepomôže.
wdl-once-axe-peek = **Rozhoduješ o karte, ktorú vidíš.** Ďalšia sa odkryje, až keď je táto vybavená.
wdl-once-axe-peek-label = Najprv sa pozrieť na ďalšiu kartu
wdl-once-again = To bol úspech: Ork vzal 3 a 1 život zostal. V novom kole je výzbroj zase celá. **Vyber znova Barbara.**
wdl-once-again-gone = **Vráti sa.** Čo sa použilo alebo obetovalo, je v každom novom kole zase tu.
wdl-once-again-gone-label = Sekera je už preč
wdl-once-potion = Tentoraz zostáva len Elixír vzkriesenia. Drak 9, potom Ork 3, a ty máš 4 životy. **Koľko životov bude na konci?**
wdl-once-potion-dead-label = Žiadny, smrť
wdl-once-potion-4 = **Elixír pomôže raz.** Po Drakovi máš zase { $hero_barbarian_hp } životy Barbara. Potom ti Ork vezme 3.
wdl-once-potion-dead = **Ešte nie.** Drak ťa zabije a Elixír ťa vráti s { $hero_barbarian_hp } životmi hrdinu. Ork z nich vezme 3.
wdl-once-done = Správne: 4, smrť, 4, 1. To je tvoj druhý úspech a s dvoma vyhrávaš hru.

## Blafovanie

wdl-bluff = Blafovanie
wdl-bluff-idea = Vidíš, kto pridáva, kto obetuje a kto odchádza, ale nikdy ktorú kartu. Na dobrý odhad to stačí.
wdl-bluff-stay = Marek aj Zofia pridali po dvoch kartách, ty Kostlivca. Zlodejka má ešte celú výzbroj. **Potiahni si kartu.**
wdl-bluff-stay-pass = **Priskoro.** S celou výzbrojou výpravou ľahko prejde ktokoľvek a vezme si kartu víťazstva. Najprv hrdinku oslab.
wdl-bluff-cloak = V ruke máš Kosteja. Neviditeľný plášť porazí všetko od sily 6. **Obetuj Plášť.**
wdl-bluff-cloak-add = **Plášť by ho porazil.** Kým je Plášť v hre, silné karty nikomu neublížia. Obetuj s touto kartou Plášť.
wdl-bluff-cloak-tile = **Trochu to pomôže.** Pred Drakom, Démonom aj Kostejom však chráni Plášť. Obetuj Plášť.
wdl-bluff-who = Marek ešte pridáva a zostáva. Zofia pasuje, len čo je Plášť preč. **Čie karty sú nebezpečné?**
wdl-bluff-who-zofia-label = Zofiine
wdl-bluff-who-marek-label = Marekove
wdl-bluff-who-nobody-label = To sa nedá spoznať
wdl-bluff-who-marek = **To by odišiel on.** Marek zostáva, lebo sa svojich kariet nebojí. Zofia vie niečo, pred čím odchádza.
wdl-bluff-who-nobody = **Istotu nemá nikto.** Kto však odíde, len čo je Plášť preč, má na to dôvod. Pozri sa, kto odišiel.
wdl-bluff-leave = Zofia svoje karty pozná, Marek ich nepozná. **Pasuj a nechaj ho v hre.**
wdl-bluff-leave-draw = **To je dovolené.** Potom však môže pasovať Marek a na Zofiine karty narazíš ty. Odíď, kým je v hre.
wdl-bluff-done = Správne. Zofiin Démon a Drak na niekoho čakali a bol to Marek. Teraz si zahraj celú partiu.

## Prsteň moci (nepovinná)

wdl-ring = Prsteň moci
wdl-ring-idea = **Prsteň** Zlodejky poráža Goblinov a Kostlivcov a každý z nich ešte pridáva životy: Goblin 1, Kostlivec 2.
wdl-ring-add = Zostáva Prsteň a Puklier: 6 životov. V podzemí je Kostlivec a Golem, v ruke máš Goblina. **Pridaj ho**: posilní ťa.
wdl-ring-add-ring = **Potom je Goblin zase nepriateľ.** A Kostlivec tiež. Kým máš Prsteň, sú obaja vítaní.
wdl-ring-add-other = **To je dovolené.** Goblin by ti však dal 1 život a Puklier má cenu 3. Pridaj Goblina.
wdl-ring-count = Teraz pasuje Marek a ty ideš dnu so 6 životmi: Goblin, Golem 5, Kostlivec. **Koľko životov zostane?**
wdl-ring-count-1 = **Prsteň aj dáva.** 6 − 5 by bolo 1. Goblin však pridáva 1 a Kostlivec 2.
wdl-ring-count-3 = **Životy dávajú obaja.** Kostlivec pridáva 2 a Goblin k tomu ešte 1.
wdl-ring-done = Správne. 6 + 1 − 5 + 2 = 4 životy. S Prsteňom sú slabé karty v podzemí darček.

## Zmluva a Premena (nepovinná)

wdl-pact = Zmluva a Premena
wdl-pact-idea = Čarodejník má 2 životy a šikovnú výzbroj. **Zmluva s démonom** poráža Démona a príšeru po ňom. **Premena** vymení jednu príšeru za ďalšiu kartu z balíčka.
wdl-pact-hurts = Máš 5 životov, Zmluvu a Premenu. Karty zhora: Démon 7, Golem 5, Drak 9. **Ktorá ťa zasiahne?**
wdl-pact-hurts-demon-label = Démon
wdl-pact-hurts-golem-label = Golem
wdl-pact-hurts-dragon-label = Drak
wdl-pact-hurts-demon = **Démona poráža Zmluva.** Na to ju máš. Pozri sa, čo robí s ďalšou kartou.
wdl-pact-hurts-golem = **Aj toho poráža Zmluva.** Príšera hneď po Démonovi je porazená, nech je akákoľvek.
wdl-pact-first = Marek pasuje a ty ideš dnu. Prvý je Démon. **Nechaj ho**: Zmluva naň čaká.
wdl-pact-first-change = **Potom Zmluva nemá Démona.** Po zvyšok výpravy by nerobila nič.
wdl-pact-second = Golem. Aj toho poráža Zmluva. **Nechaj ho** a šetri Premenu.
wdl-pact-second-change = **Ten už je porazený.** Premena funguje raz za kolo. Horšia karta ešte len príde.
wdl-pact-third = Drak, sila 9, a ty máš 5 životov. **Použi Premenu.**
wdl-pact-third-keep = **9 je viac ako 5.** Draka nič iné neporazí. Nech balíček prinesie čokoľvek, horšie nebude.
wdl-pact-third-pile = **Nová karta je z balíčka.** To sú karty, ktoré ešte nikto nevidel. S prázdnym balíčkom Premena nerobí nič.
wdl-pact-third-pile-label = Vymeniť ho za kartu z podzemia
wdl-pact-done = Správne. Balíček priniesol Orka: 5 − 3 = 2 životy a výprava je úspešná.

## Každý iný (nepovinná)

wdl-all = Každý iný
wdl-all-idea = **Všemohúcnosť**: ak v podzemí nie je žiadny druh príšery dvakrát, výprava je úspešná, aj keď hrdina cestou padne.
wdl-all-golem = V podzemí je Drak a Golem. V ruke máš druhého Golema. **Obetuj Náramok**, nech dnu nejde.
wdl-all-golem-add = **Potom sú Golemovia dvaja.** Jeden druh dvakrát a Všemohúcnosť nerobí vôbec nič.
wdl-all-golem-tile = **Práve táto výzbroj ťa zachráni.** S 5 životmi cez Golema a Draka neprejde nikto. Všemohúcnosť áno.
wdl-all-ends = Máš 2 životy. Marek pasuje a čaká ťa Golem 5 a Drak 9. **Ako sa to skončí?**
wdl-all-ends-succeeds-label = Úspechom
wdl-all-ends-fails-label = Neúspechom
wdl-all-ends-fails = **Životy sa minú, ale tým to nekončí.** Obe karty sú rôzneho druhu: Všemohúcnosť z toho robí úspech.
wdl-all-done = Správne. Každý je iný, takže úspech. Golem, ktorý odišiel s Náramkom, sa nepočíta.
