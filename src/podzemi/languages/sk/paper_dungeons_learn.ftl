### Výučba hry Papierové podzemie (docs/learn.md): názov, myšlienka, úlohy, čo zaznie po pokuse, koniec.

## Jedna kocka, jedna akcia

pdl-dice = Jedna kocka, jedna akcia
pdl-dice-idea = Šiestimi kockami sa hádže pre všetkých. Každý hráč z nich použije **tri**, každú na jednu akciu. Čo si vezmú ostatní, to tu pre teba stále je.
pdl-dice-which = Prezri si kocky. **Ktorú nemôže použiť nikto?**
pdl-dice-which-boots-label = Čižmy
pdl-dice-which-clover-label = Štvorlístok
pdl-dice-which-skull-label = Lebku
pdl-dice-which-boots = **Čižmy chodia.** Na nič iné nie sú, ale prejdeš s nimi tri miestnosti namiesto dvoch.
pdl-dice-which-clover = **Štvorlístok je žolík.** Zastúpi ktoréhokoľvek hrdinu v ktorejkoľvek farbe. Lepšia kocka na stole nie je.
pdl-dice-brew = Správne: len všetkých zranila, keď padla. Každá iná kocka vie jednu zo štyroch vecí: vylepšiť hrdinu, vyrobiť polovicu predmetu, miešať elixíry, alebo ísť. **Namiešaj elixíry kockou, na ktorej je hrdina.**
pdl-dice-brew-joker = **Ide to, ale je to plytvanie.** Miešať vie každý hrdina. Žolíka si nechaj na to, čo iná kocka nedokáže.
pdl-dice-brew-move = **To je dovolené.** Ísť môže každá kocka. K tomu sa dostaneme o chvíľu; teraz miešaj.
pdl-dice-brew-craft = **To je dovolené.** Vyplníš tak polovicu predmetu. Na predmety dôjde neskôr; teraz miešaj.
pdl-dice-brew-raise = **To je dovolené.** Hrdina získa úroveň. O tom je ďalšia scéna; teraz miešaj.
pdl-dice-brew-four = **Tri za kolo.** Treťou akciou sa pre teba kolo končí, nech zostáva akokoľvek dobrá kocka.
pdl-dice-brew-four-label = Použiť štyri kocky
pdl-dice-done = Správne: dva elixíry za jednu kocku. Ešte dve kocky a kolo sa pre teba končí.

## Vylepši hrdinu

pdl-raise = Vylepši hrdinu
pdl-raise-idea = Kocka vylepší hrdinu, ktorého ukazuje, ak má **farbu jeho výcviku**. Farby určuje tvoja karta cieľa; Bojovník tu cvičí čiernou.
pdl-raise-warrior = **Vylepši Bojovníka čiernou kockou s bojovníkom.**
pdl-raise-warrior-clover = **Dalo by sa aj to.** Štvorlístok vylepší kohokoľvek. Stačí však čierna kocka s bojovníkom, žolíka si nechaj.
pdl-raise-warrior-white = **Nesprávna farba.** Tento Bojovník cvičí čiernou. Bielou kockou s jeho symbolom sa ešte dá vyrábať, miešať alebo ísť.
pdl-raise-warrior-white-label = Použiť bielu kocku s bojovníkom
pdl-raise-warrior-boots = **Čižmy len chodia.** Nikdy nevylepšujú, nevyrábajú ani nemiešajú.
pdl-raise-warrior-boots-label = Použiť čižmy
pdl-raise-done = Správne. Úroveň 2 a zdravie 5: to sú všetky štyri úrovne dokopy. Ten istý súčet je tvoja sila proti netvorom.

## Dve miestnosti

pdl-walk = Dve miestnosti
pdl-walk-idea = Ísť môžeš za každú kocku okrem lebky: o **dve miestnosti**, s čižmami o tri. V každej novej miestnosti príde najprv boj, potom pasca, potom poklad.
pdl-walk-die = Tvoj Zlodej je na úrovni 2. **Začni pohyb kockou s bojovníkom.**
pdl-walk-die-boots = **To by boli tri kroky.** Dobré vedieť, ale tu stačia dva. Vezmi kocku s bojovníkom.
pdl-walk-enter = Vchádzaš zdola. **Vojdi do C1**, tretej miestnosti v najspodnejšom rade: leží tam elixír.
pdl-walk-enter-other = **Aj tie dvere sú otvorené.** Tu však chceme najprv elixír v C1.
pdl-walk-enter-stop = **Zastaviť môžeš kedykoľvek.** Zvyšné kroky však prepadnú a ešte sa nič nestalo. Vojdi do C1.
pdl-walk-fight = Vedľa v D1 čaká Goblin úrovne 3. S Goblinmi bojuje Zlodej: 3 proti 2 stojí 1 zranenie. **Vojdi do D1.**
pdl-walk-fight-other = **Tadiaľto nie.** Chceme vidieť boj s Goblinom v D1.
pdl-walk-fight-stop = **Zastaviť môžeš.** Jeden krok však zostáva a za Goblinom leží ďalší elixír. Vojdi do D1.
pdl-walk-fight-third = **S kockou hrdinu dve miestnosti.** Tretiu vedia len čižmy.
pdl-walk-fight-wall = **Medzi D1 a D2 je stena.** Stenou prejde len hotový Plášť. Z D1 sa ide ďalej do strany.
pdl-walk-fight-third-label = Ísť do tretej miestnosti
pdl-walk-fight-wall-label = Ísť z D1 ďalej do D2
pdl-walk-done = Správne. Goblin je porazený vždy a zranenie zachytil elixír z C1. Potom prišiel poklad.

## Pasca zaklapne zakaždým

pdl-trap = Pasca zaklapne zakaždým
pdl-trap-idea = Poklad sa berie raz. Pasca pôsobí **pri každom vstupe**, aj keď už miestnosť dobre poznáš.
pdl-trap-enter = Stojíš v F1 s čerstvým elixírom. V E1 je pasca a polovica predmetu. **Vojdi do E1.**
pdl-trap-enter-other = **Ide to aj tadiaľ.** Tu však chceme pascu v E1.
pdl-trap-enter-stop = **Zastaviť môžeš.** Krok však prepadne. Vojdi do E1.
pdl-trap-craft = Pasca stála zranenie a zachytil ho elixír. Teraz poklad: polovica predmetu podľa výberu. **Zvoľ Grimoár.**
pdl-trap-craft-other = **To je dovolené.** Výber je voľný. Tu berieme Grimoár: na konci má veľkú cenu.
pdl-trap-again = Vyjdeš z E1 a vrátiš sa. **Čo sa stane?**
pdl-trap-again-safe-label = Nič, je preskúmaná
pdl-trap-again-trap-label = Zase pasca
pdl-trap-again-treasure-label = Zase pasca aj poklad
pdl-trap-out = Presvedč sa: pohyb sa už začal a máš dva kroky. **Vyjdi do F1.**
pdl-trap-out-other = **Ide to aj tadiaľ.** Tu však vyjdi do F1 a vráť sa.
pdl-trap-out-stop = **Zastaviť môžeš.** Oba kroky však prepadnú. Vyjdi do F1.
pdl-trap-back = **A späť do E1.**
pdl-trap-back-other = **Ide to aj tadiaľ.** Tu sa však vráť do E1.
pdl-trap-back-stop = **Zastaviť môžeš.** Pascu potom však znova neuvidíš. Vráť sa do E1.
pdl-trap-again-safe = **Preskúmaná neznamená bezpečná.** Pasca pôsobí pri každom vstupe, v každej miestnosti, kde je.
pdl-trap-again-treasure = **Poklad je už preč.** Platí len pri prvej návšteve. Pasca nie.
pdl-trap-done = Správne: ďalšie zranenie a žiadny druhý poklad. Pasciam sa oplatí vyhýbať.

## Zranenia a elixíry

pdl-wounds = Zranenia a elixíry
pdl-wounds-idea = Každý elixír má dve srdcia. Tie **zachytia zranenia**, ktoré ešte len prídu. Zranenie, ktoré už máš, neliečia nikdy.
pdl-wounds-where = Máš 6 elixírov a 3 ich srdcia sú plné. Teraz padnú dve lebky: dve zranenia pre každého. **Kam prídu?**
pdl-wounds-where-potions-label = Do elixírov
pdl-wounds-where-column-label = Do stĺpca zranení
pdl-wounds-where-empty-label = Jedno plné srdce sa vyprázdni
pdl-wounds-where-column = **Vždy najprv elixíry.** Stĺpec sa plní, až keď nie je voľné žiadne srdce elixíru.
pdl-wounds-where-empty = **Nič sa nelieči.** Plné srdce zostáva plné. Nové zranenia berú ďalšie voľné srdcia.
pdl-wounds-left = Šesť elixírov je dvanásť sŕdc a päť je teraz plných. **Koľko zranení ešte zachytia?**
pdl-wounds-left-5 = **To sú tie plné.** Sŕdc je dvanásť a päť je použitých.
pdl-wounds-left-12 = **Niektoré sú už plné.** Z dvanástich sŕdc je päť použitých.
pdl-wounds-done = Správne, sedem. Keď zranenia v stĺpci prerastú zdravie, družina raz umiera a platí 9 bodov slávy. Elixíry sú lacné.

## Predmet má dve polovice

pdl-items = Predmet má dve polovice
pdl-items-idea = Polovica predmetu dáva jeden bod a nič viac. S **oboma polovicami** začne pôsobiť, hneď a natrvalo.
pdl-items-cauldron = Polovica Kotlíka je vyplnená; hotový hneď prinesie 3 elixíry. **Vyrob druhú polovicu.**
pdl-items-cauldron-other = **To je dovolené.** Polovica predmetu však ešte nič nerobí. Dokonči, čo je začaté: Kotlík.
pdl-items-cauldron-wall = **S polovicou Plášťa nikam.** Pôsobí, až keď sú vyplnené obe.
pdl-items-cauldron-wall-label = Prejsť stenou s polovicou Plášťa
pdl-items-points = Meč, Zbroj a Kotlík sú hotové, polovica Plášťa vyplnená. Hotová Zbroj pridáva 2 body. **Koľko bodov je za predmety?**
pdl-items-points-7 = **Sedem polovíc je 7 bodov.** Hotová Zbroj však pridáva 2.
pdl-items-points-4 = **Počítajú sa polovice, nie predmety.** Vyplnených je sedem, po bode každá, a Zbroj pridáva 2.
pdl-items-done = Správne: 7 polovíc a 2 za Zbroj. A tri elixíry navyše.

## Drahokamy utekajú

pdl-gems = Drahokamy utekajú
pdl-gems-idea = Drahokam je tu pre všetkých, kým ho niekto nevezme. **Na konci kola** sa škrtne všetkým, ktorí ho nemajú.
pdl-gems-go = Ty aj Marek stojíte v F4. Drahokam B leží vedľa v F3, stráži ho Ork úrovne 4; tvoj Bojovník má úroveň 5. **Začni pohyb.**
pdl-gems-go-later = **To už bude neskoro.** Ak ho v tomto kole vezme Marek, na konci kola sa ti škrtne.
pdl-gems-go-later-label = Ísť poň v ďalšom kole
pdl-gems-take = **Vojdi do F3 a vezmi drahokam B.**
pdl-gems-take-other = **Drahokam leží inde.** Vojdi do F3.
pdl-gems-take-stop = **Zastaviť môžeš.** Drahokam tam však zostane, pre Mareka. Vojdi do F3.
pdl-gems-whose = Marek šiel do F3 v tom istom kole. **Kto má drahokam B?**
pdl-gems-whose-mine-label = Len ja
pdl-gems-whose-both-label = My obaja
pdl-gems-whose-nobody-label = Nikto
pdl-gems-whose-mine = **Nikto nebol rýchlejší.** Všetci hrajú naraz. Kto vezme drahokam v tom istom kole, ten ho má.
pdl-gems-whose-nobody = **Nikto nie je potrestaný.** Kto si ho vezme v tom istom kole, tomu zostane. Prídu oň len ostatní.
pdl-gems-done = Správne. V tom istom kole je pre všetkých, o kolo neskôr už pre nikoho. Sleduj, kde stoja ostatní.

## Netvor

pdl-boss = Netvor
pdl-boss-idea = Po kolách 3, 6 a 8 zaútočí netvor. Musíš **už mať za sebou jeho miestnosť** a dosť sily. Sila sú všetky úrovne dokopy; hrdina, ktorého sa netvor bojí, sa počíta dvakrát.
pdl-boss-rogue = Chiméra: 14, 18 alebo 22. Máš 13 úrovní a Zlodej sa počíta dvakrát: 16. Zostáva jedna kocka. **Vylepši Zlodeja.**
pdl-boss-rogue-wizard = **To je 17.** Stále najnižší stupeň. Chiméra sa bojí Zlodeja: jeho úroveň sa počíta dvakrát, a tak je to 18.
pdl-boss-rogue-skip = **Potom družina uteká.** Kto v miestnosti netvora nebol alebo je prislabý, nedostane nič a platí postih: tu 4 body slávy.
pdl-boss-rogue-skip-label = Netvorovi sa vyhnúť
pdl-boss-reward = Máš 18: 5 bodov slávy a 3 zranenia. Marek s 13 uteká, Zofia má 22. **Komu patrí odmena, polovica predmetu?**
pdl-boss-reward-everybody-label = Všetkým, čo bojovali
pdl-boss-reward-strongest-label = Najsilnejšiemu
pdl-boss-reward-me-label = Mne, za 18
pdl-boss-reward-everybody = **Sláva je pre všetkých bojujúcich, odmena pre jedného.** Berie ju len najvyššia sila, a pri zhode nikto.
pdl-boss-reward-me = **Zofia je silnejšia.** 22 proti 18. Odmenu berie len najvyššia sila.
pdl-boss-done = Správne. A Zlodej na úrovni 4 priniesol po ceste drahokam.

## Čo sa počíta

pdl-score = Čo sa počíta
pdl-score-idea = Na konci sa sčíta dvanásť políčok: netvori, tvoj **najslabší hrdina**, predmety, drahokamy, prisluhovači, cieľ a schopnosť, **mínus zranenia**. Tento list je dohraný.
pdl-score-heroes = Políčko D. Úrovne sú 4, 3, 5 a 4. Pod stĺpcami stojí sláva: úroveň 3 je za 6, úroveň 4 za 8, úroveň 5 za 11. **Koľko je za hrdinov?**
pdl-score-heroes-11 = **Počíta sa len najslabší.** Najlepší hrdina sám nepridá nič. Vylepšuj všetkých štyroch.
pdl-score-heroes-33 = **Nesčitujú sa.** Počíta sa len najslabší hrdina, tu úroveň 3.
pdl-score-items = Políčko E. Meč a Zbroj sú hotové, Plášť a Kotlík spolovice. Polovica je za 1, hotová Zbroj pridáva 2. **Koľko je za predmety?**
pdl-score-items-4 = **Počítajú sa polovice, nie predmety.** Vyplnených je šesť, po bode každá, a Zbroj pridáva 2.
pdl-score-items-6 = **A ešte Zbroj.** Šesť polovíc je 6 a hotová Zbroj pridáva 2.
pdl-score-gems = Políčko F. Na počítadle drahokamov je vyplnených sedem polí a každé hovorí, za koľko je. **Koľko je za drahokamy?**
pdl-score-gems-7 = **Nie je to bod za drahokam.** Počíta sa posledné vyplnené pole a na siedmom stojí 30.
pdl-score-gems-36 = **O pole ďalej, než máš.** To by bol ôsmy drahokam. Máš ich sedem.
pdl-score-minions = Políčko G. Z dvanástich prisluhovačov je porazených deväť; počítadlo funguje rovnako. **Koľko je za prisluhovačov?**
pdl-score-minions-9 = **Nie je to bod za prisluhovača.** Počíta sa posledné vyplnené pole a na deviatom stojí 16.
pdl-score-minions-25 = **To by bolo za všetkých dvanástich.** Porazených je deväť: pozri sa na deviate pole.
pdl-score-wounds = Políčko H. V stĺpci je 11 zranení. Jeho stupne pri 3, 6, 9 a 12 zraneniach stoja 1, 3, 6 a 10. **Koľko zranenia stoja?**
pdl-score-wounds-10 = **Stupne sa nesčitujú.** 1 + 3 + 6 by bolo 10. Počíta sa len najvyšší dosiahnutý, tu tretí.
pdl-score-wounds-11 = **Nie je to bod za zranenie.** Stĺpec má stupne a počíta sa len najvyšší dosiahnutý.
pdl-score-total = Za netvorov je 3, 5 a 8, za cieľ a schopnosť 5. **Koľko je 16 + 6 + 8 + 30 + 16 + 5 − 6?**
pdl-score-total-81 = **Chýbajú zranenia.** Odčítaj za ne 6.
pdl-score-total-87 = **Zranenia sa odčítavajú, nepripočítavajú.** 16 + 6 + 8 + 30 + 16 + 5 je 81, mínus 6.
pdl-score-done = Správne, 75 bodov slávy. Vyhráva najvyšší súčet, pri zhode viac preskúmaných miestností. Teraz si zahraj celú partiu.
