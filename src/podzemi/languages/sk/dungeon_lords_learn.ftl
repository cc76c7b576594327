### Výučba hry Vládcovia podzemia (docs/learn.md): názov, myšlienka, úlohy, čo zaznie po pokuse, koniec.

## Boj krok za krokom

dll-fight = Boj krok za krokom
dll-fight-idea = Hrdinovia prichádzajú dobyť tvoje podzemie, diel po diele. V každom kole je najprv tvoja **pasca**, potom útočia **príšery**, potom kňaz **lieči** a nakoniec sa hrdinovia unavia a **dobýjajú**.
dll-fight-plan = Pred prvou chodbou stoja dvaja bojovníci s 3 a 4 životmi a kňaz. Máš Valiaci sa balvan, Trolla, Goblina a 1 jedlo. **Polož Valiaci sa balvan a pošli Trolla.**
dll-fight-plan-nothing = **Potom padnú tri chodby.** Hrdinovia sa s každým dielom trochu unavia a nič iné ich nezastaví.
dll-fight-plan-goblin = **2 zranenia nestačia.** Balvan zrazí prvého bojovníka. Druhý po Goblinovi zostane stáť a kňaz mu jedno zranenie vylieči.
dll-fight-plan-stone = **Balvan zrazí len prvého.** S druhým bojovníkom potom nikto nebojuje. Pošli aj Trolla.
dll-fight-plan-alone = **Potom druhý bojovník zostane celý.** Balvan by zrazil prvého a tvoja príšera by sa dostala k druhému. Naplánuj oboje.
dll-fight-attack = Balvan zrazil prvého bojovníka. Druhý má 4 životy: Troll spôsobí 3 zranenia, a keď dostane jedlo, 4. **Daj Trollovi jedlo.**
dll-fight-attack-hungry = **To funguje tiež a jedlo ti zostane.** Bojovníkovi zostane 1 život, kňaz mu jeden vráti a potom padne únavou. Tu sa však pozri, čo robí jedlo: 4 zranenia naraz.
dll-fight-attack-priest = **Troll zasahuje prvého v rade.** Na toho vzadu nedosiahne.
dll-fight-attack-priest-label = Udrieť na kňaza
dll-fight-again = Obaja bojovníci sú vo väzení a nebolo koho liečiť. Jeden diel padol. Kňazovi zostáva 1 život a každé kolo ho unaví o 2. **Neplánuj nič.**
dll-fight-again-goblin = **To je dovolené, ale netreba to.** Kňaz je taký unavený, že padne skôr, než diel dobyje. Neplánuj nič.
dll-fight-again-troll = **Troll odpočíva.** Príšera, ktorá bojovala, je otočená a tento rok už nebojuje.
dll-fight-again-troll-label = Poslať znova Trolla
dll-fight-done = Správne. Kňaz padol skôr, než stihol dobyť druhý diel. Jeden diel stratený, traja väzni.

## Zlodeji a pasce

dll-thieves = Zlodeji a pasce
dll-thieves-idea = Každý **zlodej** uberá zásahu pasce, a ničomu inému. Najprv sa zbav zlodejov, až potom polož pascu.
dll-thieves-plan = Bojovník vedie dvoch zlodejov. Máš Otrávenú hostinu, Bosorku a Ducha. **Pošli Ducha a Bosorku a pascu si nechaj.**
dll-thieves-plan-meal = **Zlodeji by ju pokazili.** Dokopy jej uberú 3. V ďalšom kole ich bude menej.
dll-thieves-plan-less = **Oboch, prosím.** Duch nie je príšera: v chodbe bojuje vedľa kohokoľvek.
dll-thieves-ghost = **Nechaj Ducha zaútočiť na prostredného zlodeja.**
dll-thieves-ghost-other = **Nie v tomto poradí.** Najprv Duch na zlodeja za bojovníkom, potom Bosorka.
dll-thieves-ghost-front = **Duch nikdy neútočí na prvého.** Prichádza zozadu.
dll-thieves-ghost-front-label = Zaútočiť na bojovníka vpredu
dll-thieves-witch = **Nechaj Bosorku udrieť na prvého v rade** celou silou.
dll-thieves-witch-other = **Bojovník by zostal stáť.** Sila by sa dala rozdeliť. Tu ide celá dopredu.
dll-thieves-trap = Bojovník padol a unavený zlodej s ním. Jeden zlodej zostáva. **Teraz polož Otrávenú hostinu.**
dll-thieves-trap-nothing = **Celú pascu už nezmarí.** Jeden zlodej jej uberie menej, než koľko spôsobí. Polož ju.
dll-thieves-done = Správne. Pasci ubral 2, ale 1 zranenie a únava stačili.

## Tri príkazy

dll-orders = Tri príkazy
dll-orders-idea = V každom období tajne naplánuješ **tri príkazy**. Najprv sa odkryjú prvé príkazy všetkých, potom druhé, potom tretie: čím skôr karta príde, tým viac miest je voľných. Kedy sa príkaz vykoná, určuje jeho poradie v meste.
dll-orders-plan = Je zima. Máš 1 jedlo a Troll v ponuke stojí 2. Na rade si až po ostatných. **Naplánuj Získanie jedla, potom Kopanie chodieb, potom Najímanie príšer.**
dll-orders-plan-imps = **Noví impovia prídu na kopanie neskoro.** Kopanie je v meste tretie v poradí, najímanie impov až piate. Kopať môžu v ďalšom období; v miestnostiach pracujú hneď.
dll-orders-plan-order = **To je dovolené a poradie v meste sa tým nezmení.** Jedlo je prvé, nech má karta akékoľvek číslo. Lenže jedlo chcú všetci: ako prvý príkaz je na rade skôr než u tých, čo ho hrajú ako druhý.
dll-orders-plan-dig = **Potom sa nič nevykope.** Traja impovia by zaháľali a v malom podzemí nie je miesto na miestnosti. Naplánuj aj Kopanie chodieb.
dll-orders-plan-hungry = **1 jedlo na Trolla nestačí.** Stojí 2. Jedlo je v meste prvé v poradí a najímanie príšer siedme, takže by prišlo včas. Naplánuj oboje.
dll-orders-plan-troll = **Potom si Trolla vezme niekto iný.** A čo si nevezme nikto, na konci obdobia zmizne. Naplánuj Získanie jedla, Kopanie chodieb a Najímanie príšer.
dll-orders-plan-two = **Vždy tri.** Tri rôzne karty, každé obdobie.
dll-orders-plan-two-label = Naplánovať len dva príkazy
dll-orders-food = Mestom sa ide zľava doprava. Tomáš má pri jedle miesto I, ty miesto II: 3 jedlá za 1 zlo. **Využi miesto.**
dll-orders-food-decline = **Odmietnuť môžeš.** Sluha sa potom vráti na kartu a Trolla nie je čím zaplatiť. Využi miesto.
dll-orders-dig = Tretie v poradí je kopanie. Tvoj sluha stojí na mieste II: až tri diely, na každý jeden imp. **Kop, kde chceš.**
dll-orders-dig-decline = **Odmietnuť môžeš.** Impovia potom zaháľajú a sluha sa vráti na kartu. Vykop aspoň jeden diel.
dll-orders-hire = Tomáš má nového impa, ale to už bolo po kopaní. Teraz sú na rade príšery, siedme v poradí: miesto II vyberá pred miestom I a ty máš 4 jedlá. **Najmi Trolla.**
dll-orders-hire-other = **To je dovolené.** Jedlo však bolo na Trolla. Tentoraz najmi jeho.
dll-orders-hire-decline = **Odmietnuť môžeš.** Jedlo by potom bolo nanič. Najmi Trolla.
dll-orders-done = Správne. Jedlo prišlo skôr a Trolla zaplatilo. Zofia hrala Získanie jedla až ako druhý príkaz a miesto sa jej neušlo.

## Miesta sa plnia

dll-spaces = Miesta sa plnia
dll-spaces-idea = Pri každom príkaze sú **tri miesta**. Kto príde prvý, berie miesto I, ďalší II, potom III. Líšia sa cenou aj tým, čo dávajú. Štvrtému sa už neujde nič.
dll-spaces-fourth = V tomto období si na rade až nakoniec. Povedzme, že všetci štyria hráte ako prvú Ťažbu zlata. **Čo bude s tvojím sluhom?**
dll-spaces-fourth-share-label = O miesto sa podelí
dll-spaces-fourth-home-label = Zostane na karte
dll-spaces-fourth-first-label = Vezme si miesto I
dll-spaces-fourth-share = **Na mieste je jeden sluha.** Tri miesta, traja sluhovia. Štvrtý čaká na svojej karte.
dll-spaces-fourth-first = **Čo je obsadené, je obsadené.** Nikto neuhne. Štvrtý čaká na svojej karte.
dll-spaces-plan = Na karte Ťažba zlata však vidíš, kto ju môže hrať tiež: Tomáš nie, má ju zablokovanú. Pred tebou teda prídu nanajvýš dvaja. **Naplánuj najprv Ťažbu zlata, potom Najímanie impov a Nákup pascí.**
dll-spaces-plan-rest = **Ťažba zlata ako prvá je správne.** Zvyšok je voľný, ale kopanie by chcelo tých istých impov. Tu vezmi Najímanie impov a potom Nákup pascí.
dll-spaces-plan-later = **Potom prídeš neskôr.** Najprv sa odkryjú všetky prvé príkazy, až potom druhé. Ako prvý príkaz si ťažba miesto určite nájde.
dll-spaces-plan-other = **Naplánovať to môžeš.** Tu však chceme zlato: najprv Ťažbu zlata.
dll-spaces-mine = Marek má miesto I, Zofia II, ty III: až štyri chodby, ale jeden imp robí predáka a neťaží. Impov máš troch. **Ťaž v dvoch chodbách.**
dll-spaces-mine-one = **To je dovolené.** Na jedno zlato však padnú dvaja impovia: predák a jeden, čo ťaží. Tretí imp môže ťažiť tiež.
dll-spaces-mine-decline = **Odmietnuť môžeš.** Sluha sa potom vráti na kartu a impovia odpočívajú. Lepšie sú 2 zlata.
dll-spaces-mine-alone = **Kvôli predákovi treba o impa viac.** Na mieste III stojí aj jediná chodba dvoch impov: predáka a toho, kto ťaží. S jedným impom sa miesto využiť nedá.
dll-spaces-mine-alone-label = Ťažiť len s jedným impom
dll-spaces-mine-three = **Traja impovia a jeden z nich je predák.** Ten dozerá, ťažia dvaja. Na tri chodby by bolo treba štyroch.
dll-spaces-mine-three-label = Ťažiť vo všetkých troch chodbách
dll-spaces-done = Správne: na mieste III 2 zlata. Zablokované karty ležia odkryté, a tak vidíš, kde bude plno. Karta, na ktorej sluha zostal, sa môže vrátiť do ruky; k tomu sa čoskoro dostaneme.

## Kopanie a stavba

dll-dig = Kopanie a stavba
dll-dig-idea = Podzemie rastie diel po diele. Chodby nikdy netvoria **blok 2 × 2** a dve miestnosti nikdy neležia **vedľa seba**.
dll-dig-use = Máš troch impov a už aj jednu miestnosť, Tlačiarenský lis. Môžeš vykopať dva diely. **Kop vľavo od najspodnejšieho dielu a potom o diel ďalej**: chodbu do strany.
dll-dig-use-other = **To je dovolené.** Tu však kop chodbu do strany: diel vľavo od najspodnejšieho a potom ďalší smerom von.
dll-dig-use-decline = **Odmietnuť môžeš.** Impovia potom odpočívajú a sluha zostane na karte. Tu kop.
dll-dig-use-square = **To by bol blok 2 × 2.** Hrdinovia chcú úzke cesty. Kop inde.
dll-dig-use-square-label = Vykopať dva diely pod sebou
dll-dig-room = Druhý sluha smie postaviť Dielňu; miestnosť nahradí chodbu. **Postav ju na konci novej chodby.**
dll-dig-room-beside-label = Postaviť ju hneď vedľa Tlačiarenského lisu
dll-dig-room-beside = **Miestnosti spolu nesusedia.** Rohom sa dotýkať smú, stranou nie, ani keď je jedna dobytá.
dll-dig-room-gate = **To je dovolené.** Tam však hrdinovia prídu najskôr. Na konci chodby vydrží miestnosť dlhšie.
dll-dig-room-decline = **Odmietnuť môžeš.** Miestnosť potom v tomto období nezíska nikto. Postav Dielňu.
dll-dig-done = Správne. Dlhé chodby hrdinov zdržia a je v nich miesto pre miestnosti.

## Karty sa vracajú

dll-back = Karty sa vracajú
dll-back-idea = Na konci obdobia sa vracajú obe zablokované karty. Z troch zahraných **len jedna**: prvá, alebo taká, ktorá sa nevykonala.
dll-back-end = Tvoje príkazy boli Ťažba zlata, Kopanie chodieb a Získanie jedla; na kopanie nezostalo miesto. Miestnosti nemáš. **Ukonči výrobu.**
dll-back-recover = Na Kopaní chodieb stále stojí sluha. **Vezmi späť Kopanie chodieb, alebo Ťažbu zlata.**
dll-back-recover-food = **Vykonalo sa a nebolo prvé.** V ďalšom období je zablokované.
dll-back-recover-food-label = Vziať späť Získanie jedla
dll-back-next = Jedna karta je späť. **Ktoré karty máš v ďalšom období zablokované?**
dll-back-next-four = **Predošlé dve sú už späť.** Zablokovaná karta odpočíva jedno obdobie a potom sa vracia do ruky.
dll-back-next-none = **Z troch sa vrátila len jedna.** Zvyšné dve zahrané jedno obdobie odpočívajú.
dll-back-next-two-label = Zvyšné dve zahrané
dll-back-next-four-label = Tieto dve aj tie predošlé
dll-back-next-none-label = Žiadne
dll-back-done = Správne. Zablokované karty ležia odkryté, takže všetci vedia, čo nemôžeš hrať.

## Výplata a dane

dll-payday = Výplata a dane
dll-payday-idea = Jar, leto a jeseň prinášajú udalosti. Vo **výplatný deň** chce každá príšera znova svoju cenu. **Dane** sú jedno zlato za každé dva diely.
dll-payday-price = Máš Goblina, Bosorku a Upíra, 2 jedlá a zlo 6. Prichádza výplatný deň. **Koľko príšery stoja?**
dll-payday-price-nothing-label = Nič, najaté už sú
dll-payday-price-again-label = Znova svoju cenu
dll-payday-price-nothing = **Platí sa im každý rok.** Vo výplatný deň chce každá znova celú cenu, inak odchádza.
dll-payday-release = Ak zaplatíš všetkým trom, zlo stúpne na 9 a príde paladin. **Prepusť Upíra.**
dll-payday-release-pay = **Zaplatiť môžeš.** Zaplatiť všetkým však vedie k zlu 9. Najprv prepusť Upíra.
dll-payday-release-other = **Túto je lacnejšie si nechať.** Najviac zla stojí Upír. Prepusť jeho.
dll-payday-taxes = A teraz dane: máš tri chodby. **Koľko zlata zaplatíš?**
dll-payday-taxes-1 = **Zaokrúhľuje sa nahor.** Dva diely sú jedno zlato a tretí sa počíta tiež.
dll-payday-taxes-3 = **Jedno zlato za dva diely.** Z troch dielov vychádza po zaokrúhlení 2.
dll-payday-done = Správne. Každé zlato, ktoré nezaplatíš, stojí na konci 3 body.

## Kto k tebe príde

dll-heroes = Kto k tebe príde
dll-heroes-idea = V každom období sa ohlásia hrdinovia, od najslabšieho po najsilnejšieho. **Najmenej zlý** pán dostane najslabšieho, najzlejší najsilnejšieho.
dll-heroes-mine = Je jar. Na ceste sú zlodej, bojovník, čarodejník a kňaz; najsilnejší je kňaz. Zlo má Marek 3, Zofia 5, Tomáš 6 a ty 7. **Kto príde k tebe?**
dll-heroes-mine-thief-label = Zlodej
dll-heroes-mine-priest-label = Kňaz
dll-heroes-mine-choose-label = Vyberiem si
dll-heroes-mine-thief = **Najslabší ide k najmenej zlému.** To je Marek s 3. Ty máš zla najviac.
dll-heroes-mine-choose = **Nikto si nevyberá.** Rozhoduje zlo: od najslabšieho hrdinu pre najmenej zlého po najsilnejšieho pre najzlejšieho.
dll-heroes-plan = Správne, kňaz. Keby ti zlo kleslo o 2, najzlejší by bol Tomáš. **Naplánuj najprv Zlepšenie povesti, potom Kopanie chodieb a Ťažbu zlata.**
dll-heroes-plan-food = **Stačí mať 9 len na chvíľku.** Keď sú pri jedle dvaja skôr, stojí miesto III 2 zla: 7 + 2 = 9 a paladin vyráža k tebe. Jedlo je v meste skôr než povesť a paladin sa nevracia, ani keď zlo zase klesne.
dll-heroes-plan-rest = **Povesť ako prvá je správne.** Zvyšok je voľný. Tu vezmi Kopanie chodieb a potom Ťažbu zlata.
dll-heroes-plan-later = **Povesť hraj ako prvú.** Neskôr už môžu byť miesta obsadené a kňaz je tvoj.
dll-heroes-plan-other = **To je dovolené.** Zlo ti však zostane 7, najviac zo všetkých, a kňaz príde k tebe. Zlepši si povesť.
dll-heroes-good = Zofia tu bola skôr a má miesto I. Tvoje miesto II uberá 2 zla: 7 − 2 = 5, menej, než má Tomáš. **Využi miesto.**
dll-heroes-good-decline = **Odmietnuť môžeš.** Potom máš zla ďalej najviac a kňaz príde k tebe. Využi miesto.
dll-heroes-done = Správne. Kňaz ide k Tomášovi, lebo najzlejší je teraz on; k tebe prichádza čarodejník. Než začneš platiť zlom, pozri sa, kde sú ostatní.

## Kúzlo v ceste

dll-spell = Kúzlo v ceste
dll-spell-idea = Každé kolo boja odkryje kartu: ako sa hrdinovia unavia, a **kúzlo**. Čarodejníci ho zošlú, ak majú **aspoň toľko mágie, koľké je kolo**: v prvom 1, v druhom 2.
dll-spell-cast = Čarodejník v tejto družine má mágiu 2. Karty vedľa hovoria, čo príde: v 2. kole je to Slovo mieru. **Zošle ho?**
dll-spell-cast-yes-label = Áno
dll-spell-cast-no-label = Nie
dll-spell-cast-no = **Rovnako stačí.** Neuspejú, len keď majú mágie menej, než je číslo kola.
dll-spell-plan = Teraz 1. kolo. Jeho karta je Aura strachu: zaženie jednu tvoju príšeru a stačí na to mágia 1. **Naplánuj len Prekliaty prsteň**, žiadnu príšeru.
dll-spell-plan-other = **Vieš predsa, čo príde.** Príšeru, ktorú teraz pošleš, kúzlo zaženie. Pasci je to jedno. Naplánuj Prekliaty prsteň a nič iné.
dll-spell-done = Správne. Kúzlo nemá koho zahnať. Pri Zlepšení povesti sa na takú kartu môžeš pozrieť vopred; to má väčšiu cenu než pasca.

## Za koľko čo je

dll-score = Čo koľko vynesie
dll-score-idea = Po dvoch rokoch sa počíta: **miestnosť 2, príšera 1, väzeň 2** body; za každý dobytý diel sa odčítavajú 2 a za každé nezaplatené zlato daní 3. Potom prídu tituly.
dll-score-total = Máš 3 miestnosti, 2 príšery a 4 väzňov; 3 diely sú dobyté a na daniach chýba jedno zlato. **Koľko bodov je to pred titulmi?**
dll-score-total-16 = **Straty sa odčítavajú.** 6 + 2 + 8, mínus 6 za diely a 3 za nezaplatené zlato.
dll-score-total-13 = **Jedna strata chýba.** 3 dobyté diely stoja 6 a nezaplatené zlato 3.
dll-score-room = Jedna tvoja miestnosť je dobytá. **Koľko ťa to celkom stálo?**
dll-score-room-2 = **A ešte miestnosť sama.** Dobytý diel stojí 2 a stratené sú aj 2 body za miestnosť.
dll-score-title = A teraz tituly: najviac zla, miestností, chodieb, príšer, impov alebo zásob a najmenej stratených dielov. Najviac miestností máš len ty. **Koľko je za taký titul?**
dll-score-title-1 = **Za titul je viac.** Kto ho má sám, dostane 3 body; kto sa oň delí, 2.
dll-score-title-2 = **2 body sú za titul, o ktorý sa niekto delí.** Tento máš len ty.
dll-score-done = Správne. S viac než 0 bodmi máš licenciu, s najviac bodmi vyhrávaš. Teraz si zahraj celú partiu.
