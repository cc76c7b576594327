# Čo hovorí učiteľ v prvej partii hry Dungeon Lords.

dlt-combat = Hrdinovia idú na najbližší diel. Naplánuj naň pasce a príšery: do chodby sa zmestí jedna pasca a jedna príšera.
dlt-attack = Poradie útokov rozhoduje, na koho ešte dosiahneš. Bez útoku sa nelieči.
dlt-blocked = Niektoré tvoje príkazy sú zablokované a všetci vidia ktoré. Pozri sa aj na ostatných: spoznáš, kam nemôžu.
dlt-party = Pred tvojím podzemím čakajú hrdinovia. Na konci roka vstúpia: dovtedy maj pasce a príšery.
dlt-orders = Tajne plánuješ tri príkazy. Ku každému patria tri miesta a každé dáva niečo iné: prvé nemusí byť najlepšie.
dlt-evil = Čím viac zla, tým silnejší hrdina k tebe príde. Za čiarou na stupnici čaká paladin.
dlt-hire = Príšera chce svoju cenu teraz a v každý výplatný deň znova.
dlt-dig = Kop s myšlienkou na boj: najprv sa bojuje o najbližší diel. Štyri diely nikdy nesmú tvoriť štvorec.
dlt-mine = Každý imp prinesie jedno zlato z nedobytej chodby. V miestnostiach zlato nie je.
dlt-build = Miestnosť nahradí chodbu a dve miestnosti spolu nikdy nesusedia.
dlt-decline = Miesto smieš vždy odmietnuť. Čo nemôžeš alebo nechceš zaplatiť, necháš tak.
dlt-work = Impovia bez práce môžu ešte pracovať v tvojich miestnostiach. Aj tí noví.
dlt-payday = Výplatný deň: každá príšera chce svoju cenu znova, inak odíde.
dlt-taxes = Jedno zlato za každé dva diely, aj za dobyté. Každé chýbajúce zlato stojí na konci tri body.
