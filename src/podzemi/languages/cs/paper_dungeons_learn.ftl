### Výuka hry Papírové doupě (docs/learn.md): název, myšlenka, úkoly, co zazní po pokusu, konec.

## Jedna kostka, jedna akce

pdl-dice = Jedna kostka, jedna akce
pdl-dice-idea = Šesti kostkami se hází pro všechny. Každý hráč z nich použije **tři**, každou na jednu akci. Co si vezmou ostatní, to tu pro tebe pořád je.
pdl-dice-which = Prohlédni si kostky. **Kterou nemůže použít nikdo?**
pdl-dice-which-boots-label = Boty
pdl-dice-which-clover-label = Čtyřlístek
pdl-dice-which-skull-label = Lebku
pdl-dice-which-boots = **Boty chodí.** K ničemu jinému nejsou, ale ujdeš s nimi tři místnosti místo dvou.
pdl-dice-which-clover = **Čtyřlístek je žolík.** Zastoupí kteréhokoli hrdinu v kterékoli barvě. Lepší kostka na stole není.
pdl-dice-brew = Správně: jen všechny zranila, když padla. Každá jiná kostka umí jednu ze čtyř věcí: vylepšit hrdinu, vyrobit polovinu předmětu, míchat lektvary, nebo jít. **Namíchej lektvary kostkou, na které je hrdina.**
pdl-dice-brew-joker = **Jde to, ale je to plýtvání.** Míchat umí každý hrdina. Žolíka si nech na to, co jiná kostka nedokáže.
pdl-dice-brew-move = **To je dovoleno.** Jít může každá kostka. K tomu se dostaneme za chvíli; teď míchej.
pdl-dice-brew-craft = **To je dovoleno.** Vyplníš tak polovinu předmětu. Na předměty dojde později; teď míchej.
pdl-dice-brew-raise = **To je dovoleno.** Hrdina získá úroveň. O tom je další scéna; teď míchej.
pdl-dice-brew-four = **Tři za kolo.** Třetí akcí pro tebe kolo končí, ať zbývá jakkoli dobrá kostka.
pdl-dice-brew-four-label = Použít čtyři kostky
pdl-dice-done = Správně: dva lektvary za jednu kostku. Ještě dvě kostky a kolo pro tebe končí.

## Vylepši hrdinu

pdl-raise = Vylepši hrdinu
pdl-raise-idea = Kostka vylepší hrdinu, kterého ukazuje, má-li **barvu jeho výcviku**. Barvy určuje tvoje karta cíle; Válečník tu cvičí černě.
pdl-raise-warrior = **Vylepši Válečníka černou kostkou s válečníkem.**
pdl-raise-warrior-clover = **Šlo by to taky.** Čtyřlístek vylepší kohokoli. Stačí ale černá kostka s válečníkem, žolíka si nech.
pdl-raise-warrior-white = **Špatná barva.** Tenhle Válečník cvičí černě. Bílou kostkou s jeho symbolem jde ještě vyrábět, míchat nebo jít.
pdl-raise-warrior-white-label = Použít bílou kostku s válečníkem
pdl-raise-warrior-boots = **Boty jen chodí.** Nikdy nevylepšují, nevyrábějí ani nemíchají.
pdl-raise-warrior-boots-label = Použít boty
pdl-raise-done = Správně. Úroveň 2 a zdraví 5: to jsou všechny čtyři úrovně dohromady. Tentýž součet je tvoje síla proti netvorům.

## Dvě místnosti

pdl-walk = Dvě místnosti
pdl-walk-idea = Jít můžeš za každou kostku kromě lebky: o **dvě místnosti**, s botami o tři. V každé nové místnosti přijde nejdřív boj, pak past, pak poklad.
pdl-walk-die = Tvůj Zloděj je na úrovni 2. **Začni pohyb kostkou s válečníkem.**
pdl-walk-die-boots = **To by byly tři kroky.** Dobré vědět, ale tady stačí dva. Vezmi kostku s válečníkem.
pdl-walk-enter = Vcházíš zdola. **Vejdi do C1**, třetí místnosti v nejspodnější řadě: leží tam lektvar.
pdl-walk-enter-other = **I ty dveře jsou otevřené.** Tady ale chceme nejdřív lektvar v C1.
pdl-walk-enter-stop = **Zastavit můžeš kdykoli.** Zbylé kroky ale propadnou a ještě se nic nestalo. Vejdi do C1.
pdl-walk-fight = Vedle v D1 čeká Skřet úrovně 3. Se Skřety bojuje Zloděj: 3 proti 2 stojí 1 zranění. **Vejdi do D1.**
pdl-walk-fight-other = **Tudy ne.** Chceme vidět boj se Skřetem v D1.
pdl-walk-fight-stop = **Zastavit můžeš.** Jeden krok ale zbývá a za Skřetem leží další lektvar. Vejdi do D1.
pdl-walk-fight-third = **S kostkou hrdiny dvě místnosti.** Třetí umějí jen boty.
pdl-walk-fight-wall = **Mezi D1 a D2 je zeď.** Zdí projde jen hotový Plášť. Z D1 se jde dál do strany.
pdl-walk-fight-third-label = Jít do třetí místnosti
pdl-walk-fight-wall-label = Jít z D1 dál do D2
pdl-walk-done = Správně. Skřet je poražen vždycky a zranění zachytil lektvar z C1. Potom přišel poklad.

## Past sklapne pokaždé

pdl-trap = Past sklapne pokaždé
pdl-trap-idea = Poklad se bere jednou. Past působí **při každém vstupu**, i když už místnost dobře znáš.
pdl-trap-enter = Stojíš v F1 s čerstvým lektvarem. V E1 je past a polovina předmětu. **Vejdi do E1.**
pdl-trap-enter-other = **Tudy to jde taky.** Tady ale chceme past v E1.
pdl-trap-enter-stop = **Zastavit můžeš.** Krok ale propadne. Vejdi do E1.
pdl-trap-craft = Past stála zranění a zachytil ho lektvar. Teď poklad: polovina předmětu podle výběru. **Zvol Grimoár.**
pdl-trap-craft-other = **To je dovoleno.** Výběr je volný. Tady bereme Grimoár: na konci má velkou cenu.
pdl-trap-again = Vyjdeš z E1 a vrátíš se. **Co se stane?**
pdl-trap-again-safe-label = Nic, je prozkoumaná
pdl-trap-again-trap-label = Zase past
pdl-trap-again-treasure-label = Zase past i poklad
pdl-trap-out = Přesvědč se: pohyb už začal a máš dva kroky. **Vyjdi do F1.**
pdl-trap-out-other = **Tudy to jde taky.** Tady ale vyjdi do F1 a vrať se.
pdl-trap-out-stop = **Zastavit můžeš.** Oba kroky ale propadnou. Vyjdi do F1.
pdl-trap-back = **A zpátky do E1.**
pdl-trap-back-other = **Tudy to jde taky.** Tady se ale vrať do E1.
pdl-trap-back-stop = **Zastavit můžeš.** Past pak ale znovu neuvidíš. Vrať se do E1.
pdl-trap-again-safe = **Prozkoumaná neznamená bezpečná.** Past působí při každém vstupu, v každé místnosti, kde je.
pdl-trap-again-treasure = **Poklad už je pryč.** Platí jen při první návštěvě. Past ne.
pdl-trap-done = Správně: další zranění a žádný druhý poklad. Pastem se vyplatí vyhýbat.

## Zranění a lektvary

pdl-wounds = Zranění a lektvary
pdl-wounds-idea = Každý lektvar má dvě srdce. Ta **zachytí zranění**, která teprve přijdou. Zranění, které už máš, neléčí nikdy.
pdl-wounds-where = Máš 6 lektvarů a 3 jejich srdce jsou plná. Teď padnou dvě lebky: dvě zranění pro každého. **Kam přijdou?**
pdl-wounds-where-potions-label = Do lektvarů
pdl-wounds-where-column-label = Do sloupce zranění
pdl-wounds-where-empty-label = Jedno plné srdce se vyprázdní
pdl-wounds-where-column = **Vždycky nejdřív lektvary.** Sloupec se plní, teprve když není volné žádné srdce lektvaru.
pdl-wounds-where-empty = **Nic se neléčí.** Plné srdce zůstává plné. Nová zranění berou další volná srdce.
pdl-wounds-left = Šest lektvarů je dvanáct srdcí a pět je teď plných. **Kolik zranění ještě zachytí?**
pdl-wounds-left-5 = **To jsou ta plná.** Srdcí je dvanáct a pět je použitých.
pdl-wounds-left-12 = **Některá jsou už plná.** Z dvanácti srdcí je pět použitých.
pdl-wounds-done = Správně, sedm. Když zranění ve sloupci přerostou zdraví, družina jednou umírá a platí 9 bodů slávy. Lektvary jsou levné.

## Předmět má dvě poloviny

pdl-items = Předmět má dvě poloviny
pdl-items-idea = Polovina předmětu dává jeden bod a nic víc. S **oběma polovinami** začne působit, hned a natrvalo.
pdl-items-cauldron = Polovina Kotlíku je vyplněná; hotový hned přinese 3 lektvary. **Vyrob druhou polovinu.**
pdl-items-cauldron-other = **To je dovoleno.** Polovina předmětu ale ještě nic nedělá. Dokonči, co je začaté: Kotlík.
pdl-items-cauldron-wall = **S polovinou Pláště nikam.** Působí, až když jsou vyplněné obě.
pdl-items-cauldron-wall-label = Projít zdí s polovinou Pláště
pdl-items-points = Meč, Zbroj a Kotlík jsou hotové, polovina Pláště vyplněná. Hotová Zbroj přidává 2 body. **Kolik bodů je za předměty?**
pdl-items-points-7 = **Sedm polovin je 7 bodů.** Hotová Zbroj ale přidává 2.
pdl-items-points-4 = **Počítají se poloviny, ne předměty.** Vyplněných je sedm, po bodu každá, a Zbroj přidává 2.
pdl-items-done = Správně: 7 polovin a 2 za Zbroj. A tři lektvary navrch.

## Drahokamy utíkají

pdl-gems = Drahokamy utíkají
pdl-gems-idea = Drahokam je tu pro všechny, dokud ho někdo nevezme. **Na konci kola** se škrtne všem, kdo ho nemají.
pdl-gems-go = Ty i Marek stojíte v F4. Drahokam B leží vedle v F3, hlídá ho Zlobr úrovně 4; tvůj Válečník má úroveň 5. **Začni pohyb.**
pdl-gems-go-later = **To už bude pozdě.** Vezme-li ho v tomhle kole Marek, na konci kola se ti škrtne.
pdl-gems-go-later-label = Dojít si pro něj příští kolo
pdl-gems-take = **Vejdi do F3 a vezmi drahokam B.**
pdl-gems-take-other = **Drahokam leží jinde.** Vejdi do F3.
pdl-gems-take-stop = **Zastavit můžeš.** Drahokam tam ale zůstane, pro Marka. Vejdi do F3.
pdl-gems-whose = Marek šel do F3 ve stejném kole. **Kdo má drahokam B?**
pdl-gems-whose-mine-label = Jen já
pdl-gems-whose-both-label = My oba
pdl-gems-whose-nobody-label = Nikdo
pdl-gems-whose-mine = **Nikdo nebyl rychlejší.** Všichni hrají zároveň. Kdo vezme drahokam ve stejném kole, ten ho má.
pdl-gems-whose-nobody = **Nikdo není potrestán.** Kdo si ho vezme ve stejném kole, tomu zůstane. Přijdou o něj jen ostatní.
pdl-gems-done = Správně. Ve stejném kole je pro všechny, o kolo později už pro nikoho. Sleduj, kde stojí ostatní.

## Netvor

pdl-boss = Netvor
pdl-boss-idea = Po kolech 3, 6 a 8 zaútočí netvor. Musíš **už mít za sebou jeho místnost** a dost síly. Síla jsou všechny úrovně dohromady; hrdina, kterého se netvor bojí, se počítá dvakrát.
pdl-boss-rogue = Chiméra: 14, 18, nebo 22. Máš 13 úrovní a Zloděj se počítá dvakrát: 16. Zbývá jedna kostka. **Vylepši Zloděje.**
pdl-boss-rogue-wizard = **To je 17.** Pořád nejnižší stupeň. Chiméra se bojí Zloděje: jeho úroveň se počítá dvakrát, a tak je to 18.
pdl-boss-rogue-skip = **Pak družina prchá.** Kdo v místnosti netvora nebyl nebo je příliš slabý, nedostane nic a platí postih: tady 4 body slávy.
pdl-boss-rogue-skip-label = Netvorovi se vyhnout
pdl-boss-reward = Máš 18: 5 bodů slávy a 3 zranění. Marek se 13 prchá, Zofie má 22. **Komu patří odměna, polovina předmětu?**
pdl-boss-reward-everybody-label = Všem, kdo bojovali
pdl-boss-reward-strongest-label = Nejsilnějšímu
pdl-boss-reward-me-label = Mně, za 18
pdl-boss-reward-everybody = **Sláva je pro všechny bojující, odměna pro jednoho.** Bere ji jen nejvyšší síla, a při shodě nikdo.
pdl-boss-reward-me = **Zofie je silnější.** 22 proti 18. Odměnu bere jen nejvyšší síla.
pdl-boss-done = Správně. A Zloděj na úrovni 4 přinesl po cestě drahokam.

## Co se počítá

pdl-score = Co se počítá
pdl-score-idea = Na konci se sečte dvanáct políček: netvoři, tvůj **nejslabší hrdina**, předměty, drahokamy, přisluhovači, cíl a schopnost, **minus zranění**. Tenhle list je dohraný.
pdl-score-heroes = Políčko D. Úrovně jsou 4, 3, 5 a 4. Pod sloupci stojí sláva: úroveň 3 je za 6, úroveň 4 za 8, úroveň 5 za 11. **Kolik je za hrdiny?**
pdl-score-heroes-11 = **Počítá se jen nejslabší.** Nejlepší hrdina sám nepřidá nic. Vylepšuj všechny čtyři.
pdl-score-heroes-33 = **Nesčítají se.** Počítá se jen nejslabší hrdina, tady úroveň 3.
pdl-score-items = Políčko E. Meč a Zbroj jsou hotové, Plášť a Kotlík napůl. Polovina je za 1, hotová Zbroj přidává 2. **Kolik je za předměty?**
pdl-score-items-4 = **Počítají se poloviny, ne předměty.** Vyplněných je šest, po bodu každá, a Zbroj přidává 2.
pdl-score-items-6 = **A ještě Zbroj.** Šest polovin je 6 a hotová Zbroj přidává 2.
pdl-score-gems = Políčko F. Na počítadle drahokamů je vyplněných sedm polí a každé říká, za kolik je. **Kolik je za drahokamy?**
pdl-score-gems-7 = **Není to bod za drahokam.** Počítá se poslední vyplněné pole a na sedmém stojí 30.
pdl-score-gems-36 = **O pole dál, než máš.** To by byl osmý drahokam. Máš jich sedm.
pdl-score-minions = Políčko G. Z dvanácti přisluhovačů je poražených devět; počítadlo funguje stejně. **Kolik je za přisluhovače?**
pdl-score-minions-9 = **Není to bod za přisluhovače.** Počítá se poslední vyplněné pole a na devátém stojí 16.
pdl-score-minions-25 = **To by bylo za všech dvanáct.** Poražených je devět: podívej se na deváté pole.
pdl-score-wounds = Políčko H. Ve sloupci je 11 zranění. Jeho stupně u 3, 6, 9 a 12 zranění stojí 1, 3, 6 a 10. **Kolik zranění stojí?**
pdl-score-wounds-10 = **Stupně se nesčítají.** 1 + 3 + 6 by bylo 10. Počítá se jen nejvyšší dosažený, tady třetí.
pdl-score-wounds-11 = **Není to bod za zranění.** Sloupec má stupně a počítá se jen nejvyšší dosažený.
pdl-score-total = Za netvory je 3, 5 a 8, za cíl a schopnost 5. **Kolik je 16 + 6 + 8 + 30 + 16 + 5 − 6?**
pdl-score-total-81 = **Chybí zranění.** Odečti za ně 6.
pdl-score-total-87 = **Zranění se odečítají, nepřičítají.** 16 + 6 + 8 + 30 + 16 + 5 je 81, minus 6.
pdl-score-done = Správně, 75 bodů slávy. Vyhrává nejvyšší součet, při shodě víc prozkoumaných místností. Teď si zahraj celou partii.
