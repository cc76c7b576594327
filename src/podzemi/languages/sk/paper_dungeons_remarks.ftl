# Čo hovorí učiteľ v prvej partii hry Paper Dungeons.

pdt-cards = Schopnosť ti pomáha celú partiu, cieľ sa počíta na konci. Vyber karty, ktoré sa k sebe hodia.
pdt-dice = V každom kole sú tri zo šiestich kociek tvoje. Všetci používajú rovnaké kocky: nikto ti žiadnu nevezme.
pdt-step = V miestnosti je najprv boj, potom pasca, potom poklad. Dosť silný hrdina ťa ušetrí zranení.
pdt-half = Polovica predmetu zadarmo. Funguje len hotový predmet, preto dokonči, čo máš začaté.
pdt-boss = Po tomto kole bojuje prvý netvor. Postaví sa mu len ten, kto už bol v jeho miestnosti; kto nie, uteká a stráca slávu.
pdt-skull = Lebka sa použiť nedá. Zraňuje už vo chvíli, keď padne.
pdt-clover = Štvorlístok sa hodí pre každého hrdinu aj predmet. Nechaj si ho na to, čo žiadna iná kocka nevie.
pdt-outside = Stále si vonku. Drahokamy, ktoré v tomto kole vezmú ostatní, v ďalšom už nedostaneš.
pdt-wounds = Zranenia na počítadle stoja na konci slávu, čím ďalej viac. Nič ich nevylieči; elixíry len zachytia nové.
pdt-potions = Nemáš žiadne elixíry. Miešanie prinesie dva a každý z nich zachytí dve zranenia.
pdt-lowest = Na konci sa počíta tvoj najslabší hrdina. Nenechaj žiadneho zo štyroch pozadu.
pdt-last = Posledné kolo. Príde posledný netvor a potom sa všetko spočíta: pri každej kocke sa pýtaj, koľko slávy prinesie.
