# Co říká učitel v první partii hry Dungeon Lords.

dlt-combat = Hrdinové jdou na nejbližší pole. Naplánuj na něj pasti a příšery: do chodby se vejde jedna past a jedna příšera.
dlt-attack = Pořadí útoků rozhoduje, na koho ještě dosáhneš. Bez útoku se neléčí.
dlt-blocked = Některé tvé příkazy jsou zablokované a všichni vidí které. Podívej se i na ostatní: poznáš, kam nemohou.
dlt-party = Před tvým podzemím čekají hrdinové. Na konci roku vstoupí: do té doby měj pasti a příšery.
dlt-orders = Tajně plánuješ tři příkazy. Ke každému patří tři místa a každé dává něco jiného: první nemusí být nejlepší.
dlt-evil = Čím víc zla máš, tím silnější hrdina k tobě přijde. Za čarou na stupnici čeká paladin.
dlt-hire = Příšera chce svou cenu teď a v každý výplatní den znovu.
dlt-dig = Kopej s myšlenkou na boj: nejdřív se bojuje o nejbližší pole. Čtyři pole nikdy nesmějí tvořit čtverec.
dlt-mine = Každý imp přinese jedno zlato z nedobyté chodby. V místnostech zlato není.
dlt-build = Místnost nahradí chodbu a dvě místnosti spolu nikdy nesousedí.
dlt-decline = Místo smíš vždy odmítnout. Co nemůžeš nebo nechceš zaplatit, necháš být.
dlt-work = Impové bez práce mohou ještě pracovat ve tvých místnostech. I ti noví.
dlt-payday = Výplatní den: každá příšera chce svou cenu znovu, jinak odejde.
dlt-taxes = Jedno zlato za každá dvě pole, i za dobytá. Každé chybějící zlato stojí na konci tři body.
