### Papierové podzemie: stupne, osobné rekordy a príbehy kampane.

## Stupne výsledku sólovej hry, od najnižšieho

pd-grade-spark = Iskra
pd-grade-candle = Sviečka
pd-grade-lantern = Lampáš
pd-grade-torch = Fakľa
pd-grade-bonfire = Vatra
pd-grade-beacon = Maják
pd-grade-daylight = Denné svetlo
pd-graded = { $percentile ->
    [0] { $grade } v tme: menej než 1 zo 100 partií nášho robota sa tu končí horšie.
   *[other] { $grade } v tme: lepší výsledok než { $percentile } zo 100 partií nášho robota na tom istom mieste.
}

## Osobné rekordy

pds-bests = Moje rekordy
pds-bests-lead = Sólo v podzemí: najlepší výsledok v každom podzemí a v každom príbehu a ako obstojí vedľa nášho robota.
pds-bests-none = Zatiaľ žiadny výsledok. Osem kôl osamote zaberie asi štvrťhodinu.
pds-bests-first = Zahrať si sólo
pds-bests-dungeons = Jednotlivé podzemia
pds-bests-stories = Kampane
pds-best-glory = { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
    [many] { $glory } bodu slávy
   *[other] { $glory } bodov slávy
}
pds-best-tries = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
pds-best-look = Ukázať herný list
pds-best-again = Hrať znova
pds-best-try = Hrať
pds-best-untried = zatiaľ bez výsledku
pds-best-without-missions = bez úloh
pds-best-random-bosses = náhodní netvori
pds-level = Svetlo { $level } z { $levels }

## Kampane

pds-stories = Kampane
pds-stories-lead = Štyri príbehy po troch kapitolách, alebo všetkých dvanásť za sebou. Sláva z kapitol sa sčítava, inak sa nič neprenáša.
pds-grand = Veľká kampaň
pds-chapter = Kapitola { $chapter }
pds-chapters = { $count ->
    [one] { $count } kapitola
    [few] { $count } kapitoly
    [many] { $count } kapitoly
   *[other] { $count } kapitol
}
pds-begin-alone = Vyraziť sólo
pds-begin-bots = S tromi robotmi
pds-begin-friends = S priateľmi
pds-running = Ako stoja tvoje kampane
pds-running-at = Kapitola { $chapter } z { $chapters }: { $dungeon }
pds-running-gathering = Čaká sa na družinu
pds-go-on = Pokračovať
pds-reread = Príbeh doteraz
pds-omens = Čo čaká dole
pds-onwards = Hor sa dolu
pds-close = Späť k stolu
pds-before = Kapitola { $chapter } z { $chapters }
pds-after = Po kapitole { $chapter }
pds-glory-so-far = Tvoja sláva doteraz: { $glory }
pds-the-end = Koniec
pds-last-beaten = { $boss }: porazené. Nejaký čas tam dolu nikto nebude musieť.
pds-last-left = { $boss }: zostáva dole a už pozná tvoje kroky.

## Znamenia: jedna veta ku každému netvorovi

pds-omen-minotaur = Steny sú odreté od rohov, a to poriadne vysoko nad hlavou.
pds-omen-giant_spider = Vlákna krížom cez chodbu sú hrubé ako povraz a ešte lepia.
pds-omen-gorgon = Sochy tu stoja príliš tesne pri sebe a všetky sa tvária prekvapene.
pds-omen-golem = Na schodoch ležia hrudky hliny a v každom stupni je jamka hlboká ako vedro.
pds-omen-chimera = V tme vrčia tri hlasy a nevedia sa zhodnúť.
pds-omen-vampire = Zrkadlo visí otočené k stene; pohár pod ním je plný.
pds-omen-hydra = Voda sa čerí na viacerých miestach naraz.
pds-omen-mummy = Na zemi leží pruh plátna a jeho druhý koniec sa hýbe.
pds-omen-watcher = Akoby žmurkla sama tma.
pds-omen-lich = Chladný hlas predčítava mená a odmlčí sa tam, kde by malo prísť tvoje.
pds-omen-dragon = Skala je teplá a dýcha.
pds-omen-tentacled_horror = Zo studne čosi tápe nahor, po všetkých stenách naraz.

## Lovci banditov

pds-prologue-bandit_hunters = Tri karavány za jediný mesiac opustili mesto a nikam nedošli. Kupecký cech sa prestal modliť a začal platiť. Ponúka mešec, mapu, na ktorej je viac dier než ciest, a jednu radu: na Veľkej ceste nikto nelúpi sám.
pds-opening-A = Pri Veľkej ceste sa strážna veža prepadla do vlastnej pivnice. Koľaje vozov sa tu končia a stopy kopýt tiež. Za černičím vedú dolu schody, čisto pozametané, na každom treťom čerstvý vosk. Ktosi v tých zrúcaninách býva a o návštevy nestojí. A ktosi iný, hlbšie, ich mal už dlho primálo.
pds-closing-A = Medzi lupom leží dodací list s úhľadným podpisom: k Modrému kaprovi, druhá pivnica, po zotmení.
pds-opening-B = Hore sa u Modrého kapra čapuje riedke pivo poctivým ľuďom. Dole sú sudy duté, steny sa odsúvajú a kradnutý tovar z polovice kráľovstva mení majiteľa pri svetle lampáša. Pašeráci si držia stráže, ktoré nechcú plat a nepýtajú sa na meno. Dnes večer poslal hostinský rodinu preč.
pds-closing-B = V poslednej účtovnej knihe niet jediného mena. Je tam len kresba brány: tej, nad ktorou zasadá mestská rada.
pds-opening-C = Pod mestskou bránou leží to, na čo chce mesto zabudnúť: staré stoky, ešte staršie hroby, väzenie bez dverí. Vodca banditov je doma. Počuje odtiaľto každý voz, ktorý prejde nad hlavou, a počíta si ho za svoj. Stráže nechajú mrežu spustenú, kým sa družina nevráti. Alebo do rána.
pds-closing-C = Hore vchádza do mesta prvý voz dňa a nikto ho nezastavuje.
pds-epilogue-bandit_hunters = Veľká cesta je zas len cesta. V krčmách príbeh rastie s každým krčahom: z desiatich banditov je ich sto, z počmáranej mapy kráľovský poklad. Cech vypláca plný mešec. Je o dosť ľahší než rozprávanie a do jari sa minie oboje.

## Múmia z Hamnapty

pds-prologue-mummy_of_hamnapta = Deväť dní kráčala púšťou búrka a obracala duny Hamnapty ako listy knihy. Nomádi teraz na noc zahrabávajú ohne. Vraví sa, že kráľ pod pieskom začal počítať svojich sluhov a že mu ten počet nevychádza.
pds-opening-D = Piesok vrátil dvere, ktoré mali zostať zatvorené. Nemajú zámku ani kľučku, len odtlačok dlane v kameni, a sedí doň každá ruka. Vnútri je chladno a vonia to medom a prachom. Nomádi počkajú s ťavami do tretieho večera. Na zárubňu priviazali niť a bez slova ju odvíjajú.
pds-closing-D = Za poslednou sieňou sú pootvorené druhé dvere. V prachu pred nimi sú stopy bosých nôh a všetky vedú von.
pds-opening-E = V tme stojí tisíc zapečatených urien, rad za radom, a každá má maľovanú tvár. Odpočívajú v nich srdcia dvora, ktorý prisahal slúžiť aj po smrti. Jedna urna je rozbitá zvnútra; jej tvár leží na zemi a usmieva sa. Kto v tej sieni prehovorí nahlas, počuje odpoveď o chvíľu skôr.
pds-closing-E = Maľované oči sa jedny po druhých zatvárajú. Jediná urna ostáva bdieť a mrmle si, a za tým mrmlaním vedie cesta k hrobke.
pds-opening-F = Kráľ Hamnapty sa dal pochovať so všetkým, o čo sa bál prísť: so zlatom, so strážami, s nepriateľmi aj s menom. Hrobka leží tak hlboko, že je skala teplá. Na veku sarkofágu stojí jediná veta a každý hrdina v nej číta niečo iné. Fakľa horí rovno nahor. Nefúka tu vietor, a predsa čosi šepká.
pds-closing-F = Vysoko hore sa zas sype piesok, zrnko po zrnku, akoby niekto obrátil presýpacie hodiny.
pds-epilogue-mummy_of_hamnapta = Do rána sa duny nad Hamnaptou zavreli a ani niť už neukáže, kde boli dvere. Nomádi zas v noci zakladajú ohne. Cestou domov váži zlato deň čo deň o trochu menej a po zotmení sa do sedlových brašien nikto nepozerá.

## Veža černokňažníkov

pds-prologue-warlocks_tower = Veža černokňažníkov je sto rokov prázdna. Tak sa v dedine vraví, a že sa z komínov dymí? Aj duchom býva zima. Minulý týždeň sa v nej rozsvecovali okná zospodu až hore, jedno po druhom, akoby niekto stúpal po schodoch a nechcel byť sám.
pds-opening-G = Dolné siene sú otvorené každému; už to malo byť varovaním. Brána sa ukláňa v pántoch. Brnenia pri vchode sa lesknú, hoci tu niet handry ani sluhu. Na dlážku niekto nakreslil kriedou šípky a všetky mieria tým istým smerom: dnu. Tie, ktoré ukazovali von, sú starostlivo zotreté.
pds-closing-G = Nad schodmi visí zvon bez srdca. Zazvoní a za stenou začnú šušťať stránky.
pds-opening-H = Tu čítajú knihy svojich návštevníkov. Nakláňajú sa z políc, dýchajú na svetlo a šepkajú čísla strán. Niektoré zväzky sú na reťazi a má to svoj dôvod; niektoré reťaze visia prázdne. Černokňažníci sem zapísali všetko, čo sa neodvážili urobiť. Potom umreli a písanie muselo pokračovať bez nich.
pds-closing-H = V katalógu zasychá čerstvý riadok: „Požičané: jedna družina hrdinov. Vrátiť: nikdy.“
pds-opening-I = Na vrchole veže drží väzeň všetky kľúče. Nikto ho nikdy nezamkol; to len on nepúšťa ostatných dnu. Sto rokov hrá šach proti vetru a neprišiel o jedinú figúrku. Posledné schody sú vyšliapané do tvaru jediného páru nôh. Hore niekto zdvorilo odsúva stoličku.
pds-closing-I = Kľúče padajú jeden za druhým celou výškou veže. Dlho trvá, kým dopadne posledný.
pds-epilogue-warlocks_tower = V dedine sa pozerajú na tmavú vežu a dobre sa im spí. Hrdinovia priniesli domov knihu a nikto si nespomína, že by ju bral so sebou. Je prázdna až na prvú stranu; na nej stojí starostlivým písmom príbeh tejto noci a pod ním: pokračovanie nabudúce.

## Naprieč kráľovstvom

pds-prologue-across_the_kingdom = Kráľovná si dala zavolať hrdinov, a keďže ich je málo, berie, kto príde. Z troch kútov kráľovstva počuje tú istú sťažnosť: pod zemou čosi klope. Podáva pečať, tri listy a vrece ovsa pre kone. Na hrdinov čaká večera, keď bude po všetkom.
pds-opening-J = Koleso sa stále točí, hoci rieka toto údolie dávno opustila. Mlyn melie po nociach a ráno leží pred dverami múka, sivá a vlhká, a nikto z nej nepečie. Mlynárova dcéra počíta schody do pivnice: každý večer je o jeden viac. Na poslednom stojí voda, v ktorej sa nezrkadlí strop.
pds-closing-J = Koleso stojí. V tom tichu celé údolie po rokoch počuje, ako ďaleko je rieka.
pds-opening-K = Každá dedina na svahu odvádza daň tomu, čo dýcha v hore: kozu na nov, voz uhlia na spln. Tento rok si hora vypýtala meno. Stálo napísané v popole pred kaplnkou a na druhý deň ráno na niečích dverách. Cesta vedie nahor, potom dnu a nakoniec, proti všetkému rozumu, dolu.
pds-closing-K = Na strechy padá popol ako sneh, mäkký a skoro studený. Pred kaplnkou leží hladko, bez jediného písmena.
pds-opening-L = Baníci kopali striebro a prekopali sa niekomu do strechy. Pod šachtou sú siene so stĺpmi, stoly prestreté pre sto hostí a stoličky, ktoré niekto odsunul len pred chvíľou. Starý kráľ si dal vykopať baňu takú hlbokú, že ho smrť nenašla. Drží tam dole dvor a zvolal všetko, čo mu kedy slúžilo.
pds-closing-L = Stĺpy prestávajú hučať. Sviečky na dlhom stole zhasínajú od oboch koncov a tá prostredná zostáva horieť, pre hostí.
pds-epilogue-across_the_kingdom = Klopanie ustalo. Kráľovná drží slovo: je večera, pri sviečkach, a trvá do rána. Pred ňou ležia tri listy, každý so zablatenou pečaťou. „A čo to teda bolo?“ pýta sa napokon. Hrdinovia sa na seba pozrú a potom jej nakreslia mapu.

## Všetkých dvanásť kapitol

pds-prologue-all = Štyri príbehy, dvanásť kapitol, jedna družina. Začína sa to olúpenou karavánou na Veľkej ceste a končí pri kráľovninom stole; medzi tým leží púšť, veža a pol kráľovstva. Všetko aj tak nikto neuverí. Vezmi si teda ceruzku a kresli mapu úplne všetkého.
pds-epilogue-all = Na stole leží dvanásť máp, všetky od jednej ruky, ktorá je list od listu istejšia. Rohy sú obhorené, okraje plné súčtov. Niekde tam dole sú určite trináste dvere. Ale z ceruzky zostal kúsok a na dnes to stačí.
