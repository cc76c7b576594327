# Co říká učitel v první partii hry Paper Dungeons.

pdt-cards = Schopnost ti pomáhá celou partii, cíl se počítá na konci. Vyber karty, které jdou dobře k sobě.
pdt-dice = V každém kole jsou tři ze šesti kostek tvoje. Všichni používají stejné kostky: nikdo ti žádnou nevezme.
pdt-step = V místnosti je nejdřív boj, pak past, pak poklad. Dost silný hrdina tě ušetří zranění.
pdt-half = Polovina předmětu zdarma. Funguje jen hotový předmět, proto dokonči, co máš začaté.
pdt-boss = Po tomto kole bojuje první netvor. Postaví se mu jen ten, kdo už byl v jeho místnosti; kdo ne, prchá a ztrácí slávu.
pdt-skull = Lebka se použít nedá. Zraňuje už ve chvíli, kdy padne.
pdt-clover = Čtyřlístek se hodí pro každého hrdinu i předmět. Nech si ho na to, co žádná jiná kostka neumí.
pdt-outside = Pořád jsi venku. Drahokamy, které v tomto kole vezmou ostatní, v příštím už nedostaneš.
pdt-wounds = Zranění na počítadle stojí na konci slávu, čím dál víc. Nic je nevyléčí; lektvary jen zachytí nová.
pdt-potions = Nemáš žádné lektvary. Míchání přinese dva a každý z nich zachytí dvě zranění.
pdt-lowest = Na konci se počítá tvůj nejslabší hrdina. Nenech žádného ze čtyř pozadu.
pdt-last = Poslední kolo. Přijde poslední netvor a pak se vše spočítá: u každé kostky se ptej, kolik slávy přinese.
