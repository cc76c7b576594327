### Výuka hry Vládci podzemí (docs/learn.md): název, myšlenka, úkoly, co zazní po pokusu, konec.

## Boj krok za krokem

dll-fight = Boj krok za krokem
dll-fight-idea = Hrdinové přicházejí dobýt tvé podzemí, pole po poli. V každém kole je nejdřív tvá **past**, pak útočí **příšery**, pak kněz **léčí** a nakonec se hrdinové unaví a **dobývají**.
dll-fight-plan = Před první chodbou stojí dva bojovníci se 3 a 4 životy a kněz. Máš Valící se balvan, Trolla, Goblina a 1 jídlo. **Polož Valící se balvan a pošli Trolla.**
dll-fight-plan-nothing = **Pak padnou tři chodby.** Hrdinové se s každým polem trochu unaví a nic jiného je nezastaví.
dll-fight-plan-goblin = **2 zranění nestačí.** Balvan srazí prvního bojovníka. Druhý po Goblinovi zůstane stát a kněz mu jedno zranění vyléčí.
dll-fight-plan-stone = **Balvan srazí jen prvního.** S druhým bojovníkem pak nikdo nebojuje. Pošli i Trolla.
dll-fight-plan-alone = **Pak druhý bojovník zůstane celý.** Balvan by srazil prvního a tvoje příšera by se dostala k druhému. Naplánuj obojí.
dll-fight-attack = Balvan srazil prvního bojovníka. Druhý má 4 životy: Troll způsobí 3 zranění, a když dostane jídlo, 4. **Dej Trollovi jídlo.**
dll-fight-attack-hungry = **To funguje taky a jídlo ti zůstane.** Bojovníkovi zbude 1 život, kněz mu jeden vrátí a pak padne únavou. Tady se ale podívej, co dělá jídlo: 4 zranění najednou.
dll-fight-attack-priest = **Troll zasahuje prvního v řadě.** Na toho vzadu nedosáhne.
dll-fight-attack-priest-label = Udeřit na kněze
dll-fight-again = Oba bojovníci jsou ve vězení a nebylo koho léčit. Jedno pole padlo. Knězi zbývá 1 život a každé kolo ho unaví o 2. **Neplánuj nic.**
dll-fight-again-goblin = **To je dovoleno, ale není to třeba.** Kněz je tak unavený, že padne dřív, než pole dobude. Neplánuj nic.
dll-fight-again-troll = **Troll odpočívá.** Příšera, která bojovala, je otočená a letos už nebojuje.
dll-fight-again-troll-label = Poslat znovu Trolla
dll-fight-done = Správně. Kněz padl dřív, než stihl dobýt druhé pole. Jedno pole pryč, tři vězni.

## Zloději a pasti

dll-thieves = Zloději a pasti
dll-thieves-idea = Každý **zloděj** ubírá zásahu pasti, a ničemu jinému. Nejdřív se zbav zlodějů, pak teprve polož past.
dll-thieves-plan = Bojovník vede dva zloděje. Máš Otrávenou hostinu, Čarodějnici a Ducha. **Pošli Ducha a Čarodějnici a past si nech.**
dll-thieves-plan-meal = **Zloději by ji zkazili.** Dohromady jí uberou 3. V dalším kole jich bude méně.
dll-thieves-plan-less = **Oba, prosím.** Duch není příšera: v chodbě bojuje vedle kohokoli.
dll-thieves-ghost = **Nech Ducha zaútočit na prostředního zloděje.**
dll-thieves-ghost-other = **Ne v tomhle pořadí.** Nejdřív Duch na zloděje za bojovníkem, potom Čarodějnice.
dll-thieves-ghost-front = **Duch nikdy neútočí na prvního.** Přichází zezadu.
dll-thieves-ghost-front-label = Zaútočit na bojovníka vpředu
dll-thieves-witch = **Nech Čarodějnici udeřit na prvního v řadě** celou silou.
dll-thieves-witch-other = **Bojovník by zůstal stát.** Sílu by šlo rozdělit. Tady jde celá dopředu.
dll-thieves-trap = Bojovník padl a unavený zloděj s ním. Jeden zloděj zbývá. **Teď polož Otrávenou hostinu.**
dll-thieves-trap-nothing = **Celou past už nezmaří.** Jeden zloděj jí ubere míň, než kolik způsobí. Polož ji.
dll-thieves-done = Správně. Pasti ubral 2, ale 1 zranění a únava stačily.

## Tři příkazy

dll-orders = Tři příkazy
dll-orders-idea = V každém období tajně naplánuješ **tři příkazy**. Nejdřív se odkryjí první příkazy všech, pak druhé, pak třetí: čím dřív karta přijde, tím víc míst je volných. Kdy se příkaz provede, určuje jeho pořadí ve městě.
dll-orders-plan = Je zima. Máš 1 jídlo a Troll v nabídce stojí 2. Na řadě jsi až po ostatních. **Naplánuj Získání jídla, pak Kopání chodeb, pak Najímání příšer.**
dll-orders-plan-imps = **Noví impové přijdou na kopání pozdě.** Kopání je ve městě třetí v pořadí, najímání impů až páté. Kopat mohou příští období; v místnostech pracují hned.
dll-orders-plan-order = **To je dovoleno a pořadí ve městě se tím nezmění.** Jídlo je první, ať má karta jakékoli číslo. Jenže jídlo chtějí všichni: jako první příkaz je na řadě dřív než u těch, kdo ho hrají druhý.
dll-orders-plan-dig = **Pak se nic nevykope.** Tři impové by zaháleli a v malém podzemí není místo na místnosti. Naplánuj i Kopání chodeb.
dll-orders-plan-hungry = **1 jídlo na Trolla nestačí.** Stojí 2. Jídlo je ve městě první v pořadí a najímání příšer sedmé, takže by přišlo včas. Naplánuj obojí.
dll-orders-plan-troll = **Pak si Trolla vezme někdo jiný.** A co si nevezme nikdo, na konci období mizí. Naplánuj Získání jídla, Kopání chodeb a Najímání příšer.
dll-orders-plan-two = **Vždycky tři.** Tři různé karty, každé období.
dll-orders-plan-two-label = Naplánovat jen dva příkazy
dll-orders-food = Městem se jde zleva doprava. Tomáš má u jídla místo I, ty místo II: 3 jídla za 1 zlo. **Využij místo.**
dll-orders-food-decline = **Odmítnout můžeš.** Služebník se pak vrátí na kartu a Trolla není čím zaplatit. Využij místo.
dll-orders-dig = Třetí v pořadí je kopání. Tvůj služebník stojí na místě II: až tři pole, na každé jeden imp. **Kopej, kde chceš.**
dll-orders-dig-decline = **Odmítnout můžeš.** Impové pak zahálejí a služebník se vrátí na kartu. Vykopej aspoň jedno pole.
dll-orders-hire = Tomáš má nového impa, ale to už bylo po kopání. Teď jsou na řadě příšery, sedmé v pořadí: místo II vybírá před místem I a ty máš 4 jídla. **Najmi Trolla.**
dll-orders-hire-other = **To je dovoleno.** Jídlo ale bylo na Trolla. Tentokrát najmi jeho.
dll-orders-hire-decline = **Odmítnout můžeš.** Jídlo by pak bylo k ničemu. Najmi Trolla.
dll-orders-done = Správně. Jídlo přišlo dřív a Trolla zaplatilo. Zofie hrála Získání jídla až jako druhý příkaz a místo na ni nezbylo.

## Místa se plní

dll-spaces = Místa se plní
dll-spaces-idea = U každého příkazu jsou **tři místa**. Kdo přijde první, bere místo I, další II, pak III. Liší se cenou i tím, co dávají. Na čtvrtého už nezbude nic.
dll-spaces-fourth = V tomhle období jsi na řadě až nakonec. Řekněme, že všichni čtyři hrajete jako první Těžbu zlata. **Co bude s tvým služebníkem?**
dll-spaces-fourth-share-label = O místo se podělí
dll-spaces-fourth-home-label = Zůstane na kartě
dll-spaces-fourth-first-label = Vezme si místo I
dll-spaces-fourth-share = **Na místě je jeden služebník.** Tři místa, tři služebníci. Čtvrtý čeká na své kartě.
dll-spaces-fourth-first = **Co je obsazené, je obsazené.** Nikdo neuhne. Čtvrtý čeká na své kartě.
dll-spaces-plan = Na kartě Těžba zlata ale vidíš, kdo ji může hrát také: Tomáš ne, má ji zablokovanou. Před tebou tedy přijdou nanejvýš dva. **Naplánuj nejdřív Těžbu zlata, pak Najímání impů a Nákup pastí.**
dll-spaces-plan-rest = **Těžba zlata jako první je správně.** Zbytek je volný, ale kopání by chtělo tytéž impy. Tady vezmi Najímání impů a pak Nákup pastí.
dll-spaces-plan-later = **Pak přijdeš později.** Nejdřív se odkryjí všechny první příkazy, teprve potom druhé. Jako první příkaz si těžba místo určitě najde.
dll-spaces-plan-other = **Naplánovat to můžeš.** Tady ale chceme zlato: nejdřív Těžbu zlata.
dll-spaces-mine = Marek má místo I, Zofie II, ty III: až čtyři chodby, ale jeden imp dělá předáka a netěží. Impy máš tři. **Těž ve dvou chodbách.**
dll-spaces-mine-one = **To je dovoleno.** Na jedno zlato ale padnou dva impové: předák a ten, kdo těží. Třetí imp může těžit taky.
dll-spaces-mine-decline = **Odmítnout můžeš.** Služebník se pak vrátí na kartu a impové odpočívají. Dvě zlata jsou lepší.
dll-spaces-mine-alone = **Kvůli předákovi je třeba o impa víc.** Na místě III stojí i jediná chodba dva impy: předáka a toho, kdo těží. S jedním impem se místo využít nedá.
dll-spaces-mine-alone-label = Těžit jen s jedním impem
dll-spaces-mine-three = **Tři impové a jeden z nich je předák.** Ten dohlíží, těží dva. Na tři chodby by bylo třeba čtyř.
dll-spaces-mine-three-label = Těžit ve všech třech chodbách
dll-spaces-done = Správně: na místě III dvě zlata. Zablokované karty leží odkryté, a tak vidíš, kde bude plno. Karta, na které služebník zůstal, se může vrátit do ruky; k tomu se brzy dostaneme.

## Kopání a stavba

dll-dig = Kopání a stavba
dll-dig-idea = Podzemí roste pole po poli. Chodby nikdy netvoří **blok 2 × 2** a dvě místnosti nikdy neleží **vedle sebe**.
dll-dig-use = Máš tři impy a jednu místnost už taky, Tiskařský lis. Můžeš vykopat dvě pole. **Kopej vlevo od nejspodnějšího pole a pak o pole dál**: chodbu do strany.
dll-dig-use-other = **To je dovoleno.** Tady ale kopej chodbu do strany: pole vlevo od nejspodnějšího a pak další směrem ven.
dll-dig-use-decline = **Odmítnout můžeš.** Impové pak odpočívají a služebník zůstane na kartě. Tady kopej.
dll-dig-use-square = **To by byl blok 2 × 2.** Hrdinové chtějí úzké cesty. Kopej jinde.
dll-dig-use-square-label = Vykopat dvě pole pod sebou
dll-dig-room = Druhý služebník smí postavit Dílnu; místnost nahradí chodbu. **Postav ji na konci nové chodby.**
dll-dig-room-beside-label = Postavit ji hned vedle Tiskařského lisu
dll-dig-room-beside = **Místnosti spolu nesousedí.** Rohem se dotýkat smějí, stranou ne, ani když je jedna dobytá.
dll-dig-room-gate = **To je dovoleno.** Tam ale hrdinové přijdou nejdřív. Na konci chodby vydrží místnost déle.
dll-dig-room-decline = **Odmítnout můžeš.** Místnost pak v tomhle období nezíská nikdo. Postav Dílnu.
dll-dig-done = Správně. Dlouhé chodby hrdiny zdrží a je v nich místo pro místnosti.

## Karty se vracejí

dll-back = Karty se vracejí
dll-back-idea = Na konci období se vracejí obě zablokované karty. Ze tří zahraných **jen jedna**: první, nebo taková, která se neprovedla.
dll-back-end = Tvoje příkazy byly Těžba zlata, Kopání chodeb a Získání jídla; na kopání nezbylo místo. Místnosti nemáš. **Ukonči výrobu.**
dll-back-recover = Na Kopání chodeb pořád stojí služebník. **Vezmi zpátky Kopání chodeb, nebo Těžbu zlata.**
dll-back-recover-food = **Provedlo se a nebylo první.** Příští období je zablokované.
dll-back-recover-food-label = Vzít zpátky Získání jídla
dll-back-next = Jedna karta je zpátky. **Které karty máš příští období zablokované?**
dll-back-next-four = **Dřívější dvě už jsou zpátky.** Zablokovaná karta odpočívá jedno období a pak se vrací do ruky.
dll-back-next-none = **Ze tří se vrátila jen jedna.** Zbylé dvě zahrané jedno období odpočívají.
dll-back-next-two-label = Zbylé dvě zahrané
dll-back-next-four-label = Tyhle dvě i ty dřívější
dll-back-next-none-label = Žádné
dll-back-done = Správně. Zablokované karty leží odkryté, takže všichni vědí, co nemůžeš hrát.

## Výplata a daně

dll-payday = Výplata a daně
dll-payday-idea = Jaro, léto a podzim přinášejí události. Ve **výplatní den** chce každá příšera znovu svou cenu. **Daně** jsou jedno zlato za každá dvě pole.
dll-payday-price = Máš Goblina, Čarodějnici a Upíra, 2 jídla a zlo 6. Přichází výplatní den. **Kolik příšery stojí?**
dll-payday-price-nothing-label = Nic, najaté už jsou
dll-payday-price-again-label = Znovu svou cenu
dll-payday-price-nothing = **Platí se jim každý rok.** Ve výplatní den chce každá znovu celou cenu, jinak odchází.
dll-payday-release = Zaplatíš-li všem třem, zlo stoupne na 9 a přijde paladin. **Propusť Upíra.**
dll-payday-release-pay = **Zaplatit můžeš.** Zaplatit všem ale vede ke zlu 9. Nejdřív propusť Upíra.
dll-payday-release-other = **Tuhle je levnější si nechat.** Nejvíc zla stojí Upír. Propusť jeho.
dll-payday-taxes = A teď daně: máš tři chodby. **Kolik zlata zaplatíš?**
dll-payday-taxes-1 = **Zaokrouhluje se nahoru.** Dvě pole jsou jedno zlato a třetí se počítá taky.
dll-payday-taxes-3 = **Jedno zlato za dvě pole.** Ze tří polí vychází po zaokrouhlení 2.
dll-payday-done = Správně. Každé zlato, které nezaplatíš, stojí na konci 3 body.

## Kdo k tobě přijde

dll-heroes = Kdo k tobě přijde
dll-heroes-idea = V každém období se ohlásí hrdinové, od nejslabšího po nejsilnějšího. **Nejméně zlý** pán dostane nejslabšího, nejzlejší nejsilnějšího.
dll-heroes-mine = Je jaro. Na cestě jsou zloděj, bojovník, čaroděj a kněz; nejsilnější je kněz. Zlo má Marek 3, Zofie 5, Tomáš 6 a ty 7. **Kdo přijde k tobě?**
dll-heroes-mine-thief-label = Zloděj
dll-heroes-mine-priest-label = Kněz
dll-heroes-mine-choose-label = Vyberu si
dll-heroes-mine-thief = **Nejslabší jde k nejméně zlému.** To je Marek se 3. Ty máš zla nejvíc.
dll-heroes-mine-choose = **Nikdo si nevybírá.** Rozhoduje zlo: od nejslabšího hrdiny pro nejméně zlého po nejsilnějšího pro nejzlejšího.
dll-heroes-plan = Správně, kněz. Kdyby ti zlo kleslo o 2, nejzlejší by byl Tomáš. **Naplánuj nejdřív Zlepšení reputace, pak Kopání chodeb a Těžbu zlata.**
dll-heroes-plan-food = **Stačí mít 9 jen na chvilku.** Když jsou u jídla dva dřív, stojí místo III 2 zla: 7 + 2 = 9 a paladin vyráží k tobě. Jídlo je ve městě dřív než reputace a paladin se nevrací, ani když zlo zase klesne.
dll-heroes-plan-rest = **Reputace jako první je správně.** Zbytek je volný. Tady vezmi Kopání chodeb a pak Těžbu zlata.
dll-heroes-plan-later = **Reputaci hraj jako první.** Později už mohou být místa obsazená a kněz je tvůj.
dll-heroes-plan-other = **To je dovoleno.** Zlo ti ale zůstane 7, nejvíc ze všech, a kněz přijde k tobě. Zlepši si reputaci.
dll-heroes-good = Zofie tu byla dřív a má místo I. Tvoje místo II ubírá 2 zla: 7 − 2 = 5, méně, než má Tomáš. **Využij místo.**
dll-heroes-good-decline = **Odmítnout můžeš.** Pak máš zla dál nejvíc a kněz přijde k tobě. Využij místo.
dll-heroes-done = Správně. Kněz jde k Tomášovi, protože nejzlejší je teď on; k tobě přichází čaroděj. Než začneš platit zlem, podívej se, kde jsou ostatní.

## Kouzlo v cestě

dll-spell = Kouzlo v cestě
dll-spell-idea = Každé kolo boje odkryje kartu: jak se hrdinové unaví, a **kouzlo**. Čarodějové ho sešlou, mají-li **aspoň tolik magie, kolikáté je kolo**: v prvním 1, ve druhém 2.
dll-spell-cast = Čaroděj v téhle družině má magii 2. Karty vedle říkají, co přijde: ve 2. kole je to Slovo míru. **Sešle ho?**
dll-spell-cast-yes-label = Ano
dll-spell-cast-no-label = Ne
dll-spell-cast-no = **Stejně stačí.** Neuspějí, jen když mají magie méně, než je číslo kola.
dll-spell-plan = Teď 1. kolo. Jeho karta je Aura strachu: zažene jednu tvou příšeru a stačí na to magie 1. **Naplánuj jen Prokletý prsten**, žádnou příšeru.
dll-spell-plan-other = **Víš přece, co přijde.** Příšeru, kterou teď pošleš, kouzlo zažene. Pasti je to jedno. Naplánuj Prokletý prsten a nic jiného.
dll-spell-done = Správně. Kouzlo nemá koho zahnat. Při Zlepšení reputace se na takovou kartu můžeš podívat předem; to má větší cenu než past.

## Za kolik co je

dll-score = Co kolik vynese
dll-score-idea = Po dvou letech se počítá: **místnost 2, příšera 1, vězeň 2** body; za každé dobyté pole se odečítají 2 a za každé nezaplacené zlato daní 3. Pak přijdou tituly.
dll-score-total = Máš 3 místnosti, 2 příšery a 4 vězně; 3 pole jsou dobytá a na daních chybí jedno zlato. **Kolik bodů je to před tituly?**
dll-score-total-16 = **Ztráty se odečítají.** 6 + 2 + 8, minus 6 za pole a 3 za nezaplacené zlato.
dll-score-total-13 = **Jedna ztráta chybí.** 3 dobytá pole stojí 6 a nezaplacené zlato 3.
dll-score-room = Jedna tvoje místnost je dobytá. **Kolik tě to celkem stálo?**
dll-score-room-2 = **A ještě místnost sama.** Dobyté pole stojí 2 a ztracené jsou i 2 body za místnost.
dll-score-title = A teď tituly: nejvíc zla, místností, chodeb, příšer, impů nebo zásob a nejméně ztracených polí. Nejvíc místností máš jen ty. **Kolik je za takový titul?**
dll-score-title-1 = **Za titul je víc.** Kdo ho má sám, dostane 3 body; kdo se o něj dělí, 2.
dll-score-title-2 = **2 body jsou za titul, o který se někdo dělí.** Tenhle máš jen ty.
dll-score-done = Správně. S více než 0 body máš licenci, s nejvíc body vyhráváš. Teď si zahraj celou partii.
