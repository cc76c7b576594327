### Papírové doupě: stupně, osobní rekordy a příběhy kampaně.

## Stupně výsledku sólové hry, od nejnižšího

pd-grade-spark = Jiskra
pd-grade-candle = Svíčka
pd-grade-lantern = Lucerna
pd-grade-torch = Pochodeň
pd-grade-bonfire = Vatra
pd-grade-beacon = Maják
pd-grade-daylight = Denní světlo
pd-graded = { $percentile ->
    [0] { $grade } ve tmě: méně než 1 ze 100 partií našeho robota tu končí hůř.
   *[other] { $grade } ve tmě: výsledek lepší než { $percentile } ze 100 partií našeho robota na stejném místě.
}

## Osobní rekordy

pds-bests = Moje rekordy
pds-bests-lead = Sólo v podzemí: nejlepší výsledek v každém podzemí a v každém příběhu a jak obstojí vedle našeho robota.
pds-bests-none = Zatím žádný výsledek. Osm kol o samotě zabere asi čtvrt hodiny.
pds-bests-first = Zahrát si sólo
pds-bests-dungeons = Jednotlivá podzemí
pds-bests-stories = Kampaně
pds-best-glory = { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
    [many] { $glory } bodu slávy
   *[other] { $glory } bodů slávy
}
pds-best-tries = { $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
pds-best-look = Ukázat herní list
pds-best-again = Hrát znovu
pds-best-try = Hrát
pds-best-untried = zatím bez výsledku
pds-best-without-missions = bez úkolů
pds-best-random-bosses = náhodní netvoři
pds-level = Světlo { $level } z { $levels }

## Kampaně

pds-stories = Kampaně
pds-stories-lead = Čtyři příběhy po třech kapitolách, nebo všech dvanáct za sebou. Sláva z kapitol se sčítá, jinak se nic nepřenáší.
pds-grand = Velká kampaň
pds-chapter = Kapitola { $chapter }
pds-chapters = { $count ->
    [one] { $count } kapitola
    [few] { $count } kapitoly
    [many] { $count } kapitoly
   *[other] { $count } kapitol
}
pds-begin-alone = Vyrazit sólo
pds-begin-bots = Se třemi roboty
pds-begin-friends = S přáteli
pds-running = Jak stojí tvoje kampaně
pds-running-at = Kapitola { $chapter } z { $chapters }: { $dungeon }
pds-running-gathering = Čeká se na družinu
pds-go-on = Pokračovat
pds-reread = Příběh dosud
pds-omens = Co čeká dole
pds-onwards = Vzhůru dolů
pds-close = Zpět ke stolu
pds-before = Kapitola { $chapter } z { $chapters }
pds-after = Po kapitole { $chapter }
pds-glory-so-far = Tvoje sláva dosud: { $glory }
pds-the-end = Konec
pds-last-beaten = { $boss }: poraženo. Nějaký čas tam dolů nikdo nebude muset.
pds-last-left = { $boss }: zůstává dole a teď už zná tvoje kroky.

## Znamení: jedna věta ke každému netvorovi

pds-omen-minotaur = Stěny jsou odřené od rohů, a to hodně vysoko nad hlavou.
pds-omen-giant_spider = Vlákna přes chodbu jsou silná jako provaz a ještě lepí.
pds-omen-gorgon = Sochy tu stojí příliš těsně u sebe a všechny se tváří překvapeně.
pds-omen-golem = Na schodech leží drobky hlíny a v každém stupni je důlek hluboký jako vědro.
pds-omen-chimera = Ve tmě vrčí tři hlasy a nemohou se shodnout.
pds-omen-vampire = Zrcadlo visí obrácené ke zdi; pohár pod ním je plný.
pds-omen-hydra = Voda se čeří na několika místech zároveň.
pds-omen-mummy = Na zemi leží pruh plátna a jeho druhý konec se hýbe.
pds-omen-watcher = Jako by sama tma zamrkala.
pds-omen-lich = Chladný hlas předčítá jména a odmlčí se tam, kde by mělo přijít tvoje.
pds-omen-dragon = Skála je teplá a dýchá.
pds-omen-tentacled_horror = Ze studny cosi tápe vzhůru, po všech stěnách najednou.

## Lovci banditů

pds-prologue-bandit_hunters = Tři karavany za jediný měsíc opustily město a nikam nedojely. Kupecký cech se přestal modlit a začal platit. Nabízí měšec, mapu, na níž je víc děr než cest, a jednu radu: na Velké cestě nikdo neloupí sám.
pds-opening-A = U Velké cesty se strážní věž propadla do vlastního sklepa. Koleje vozů tu končí a stopy kopyt také. Za ostružiním vedou dolů schody, čistě zametené, na každém třetím čerstvý vosk. Kdosi v těch zříceninách bydlí a o návštěvy nestojí. A kdosi jiný, hlouběji, jich měl už dlouho málo.
pds-closing-A = Mezi lupem leží dodací list s úhledným podpisem: k Modrému kaprovi, druhý sklep, po setmění.
pds-opening-B = Nahoře se u Modrého kapra čepuje řídké pivo poctivým lidem. Dole jsou sudy duté, stěny se odsouvají a kradené zboží z půlky království mění majitele při světle lucerny. Pašeráci si drží stráže, které nechtějí plat a neptají se na jméno. Dnes večer poslal hostinský rodinu pryč.
pds-closing-B = V poslední účetní knize není jediné jméno. Jen kresba brány: té, nad kterou zasedá městská rada.
pds-opening-C = Pod městskou bránou leží to, na co chce město zapomenout: staré stoky, ještě starší hroby, vězení bez dveří. Vůdce banditů je doma. Slyší odtud každý vůz, který přejede nad hlavou, a počítá si ho za svůj. Stráže nechají mříž spuštěnou, dokud se družina nevrátí. Nebo do rána.
pds-closing-C = Nahoře vjíždí do města první vůz dne a nikdo ho nezastavuje.
pds-epilogue-bandit_hunters = Velká cesta je zase jen cesta. V hospodách příběh roste s každým korbelem: z deseti banditů je jich sto, z počmárané mapy královský poklad. Cech vyplácí plný měšec. Je o dost lehčí než vyprávění a do jara se utratí obojí.

## Mumie z Hamnapty

pds-prologue-mummy_of_hamnapta = Devět dní kráčela pouští bouře a obracela duny Hamnapty jako listy knihy. Nomádi teď na noc zahrabávají ohně. Říká se, že král pod pískem začal počítat své služebníky a že mu ten počet nevychází.
pds-opening-D = Písek vrátil dveře, které měly zůstat zavřené. Nemají zámek ani kliku, jen otisk dlaně v kameni, a sedí do něj každá ruka. Uvnitř je chladno a je cítit med a prach. Nomádi počkají s velbloudy do třetího večera. Na veřej přivázali nit a beze slova ji odvíjejí.
pds-closing-D = Za poslední síní zejí pootevřené druhé dveře. V prachu před nimi jsou stopy bosých nohou a všechny vedou ven.
pds-opening-E = Ve tmě stojí tisíc zapečetěných urn, řada za řadou, a každá má malovanou tvář. Odpočívají v nich srdce dvora, který přísahal sloužit i po smrti. Jedna urna je rozbitá zevnitř; její tvář leží na zemi a usmívá se. Kdo v té síni promluví nahlas, slyší odpověď o okamžik dřív.
pds-closing-E = Malované oči se jedny po druhých zavírají. Jediná urna zůstává vzhůru a brouká si, a za tím broukáním vede cesta k hrobce.
pds-opening-F = Král Hamnapty se dal pohřbít se vším, o co se bál přijít: se zlatem, se strážemi, s nepřáteli i se jménem. Hrobka leží tak hluboko, že je skála teplá. Na víku sarkofágu stojí jediná věta a každý hrdina v ní čte něco jiného. Pochodeň hoří rovně vzhůru. Nevane tu vítr, a přece cosi šeptá.
pds-closing-F = Vysoko nahoře se zase sype písek, zrnko po zrnku, jako by někdo obrátil přesýpací hodiny.
pds-epilogue-mummy_of_hamnapta = Do rána se duny nad Hamnaptou zavřely a ani nit už neukáže, kde byly dveře. Nomádi zase v noci rozdělávají ohně. Cestou domů váží zlato den ode dne o trochu méně a po setmění se do sedlových brašen nikdo nedívá.

## Věž černokněžníků

pds-prologue-warlocks_tower = Věž černokněžníků je sto let prázdná. Tak se to ve vsi říká, a že se z komínů kouří? I duchům bývá zima. Minulý týden se v ní rozsvěcela okna odspodu až nahoru, jedno po druhém, jako by někdo stoupal po schodech a nechtěl být sám.
pds-opening-G = Dolní síně jsou otevřené každému; už to mělo být varováním. Brána se uklání v pantech. Brnění u vchodu se lesknou, ačkoli tu není hadr ani sluha. Na podlahu někdo nakreslil křídou šipky a všechny míří stejným směrem: dovnitř. Ty, které ukazovaly ven, jsou pečlivě smazané.
pds-closing-G = Nad schody visí zvon bez srdce. Zazvoní a za zdí začnou šustit stránky.
pds-opening-H = Tady čtou knihy své návštěvníky. Naklánějí se z polic, dýchají na světlo a šeptají čísla stránek. Některé svazky jsou na řetězu a má to svůj důvod; některé řetězy visí prázdné. Černokněžníci sem zapsali všechno, co se neodvážili udělat. Pak zemřeli a psaní muselo pokračovat bez nich.
pds-closing-H = V katalogu zasychá čerstvý řádek: „Půjčeno: jedna družina hrdinů. Vrátit: nikdy.“
pds-opening-I = Na vrcholu věže drží vězeň všechny klíče. Nikdo ho nikdy nezamkl; to jen on nepouští ostatní dovnitř. Sto let hraje šachy proti větru a nepřišel o jedinou figurku. Poslední schody jsou vyšlapané do tvaru jediného páru nohou. Nahoře někdo zdvořile odsouvá židli.
pds-closing-I = Klíče padají jeden za druhým celou výškou věže. Dlouho trvá, než dopadne poslední.
pds-epilogue-warlocks_tower = Ve vsi se dívají na tmavou věž a dobře se jim spí. Hrdinové přinesli domů knihu a nikdo si nevybavuje, že by ji bral s sebou. Je prázdná až na první stránku; na ní stojí pečlivým písmem příběh této noci a pod ním: pokračování příště.

## Napříč královstvím

pds-prologue-across_the_kingdom = Královna si dala zavolat hrdiny, a protože je jich málo, bere, kdo přijde. Ze tří koutů království slyší tutéž stížnost: pod zemí něco klepe. Podává pečeť, tři dopisy a pytel ovsa pro koně. Na hrdiny čeká večeře, až bude po všem.
pds-opening-J = Kolo se pořád točí, ačkoli řeka tohle údolí dávno opustila. Mlýn mele po nocích a ráno leží přede dveřmi mouka, šedá a vlhká, a nikdo z ní nepeče. Mlynářova dcera počítá schody do sklepa: každý večer je o jeden víc. Na posledním stojí voda, ve které se nezrcadlí strop.
pds-closing-J = Kolo stojí. V tom tichu celé údolí po letech slyší, jak daleko je řeka.
pds-opening-K = Každá ves na svahu odvádí daň tomu, co dýchá v hoře: kozu za novu, vůz uhlí za úplňku. Letos si hora řekla o jméno. Stálo napsané v popelu před kaplí a druhý den ráno na čísi dveřích. Cesta vede vzhůru, pak dovnitř a potom, proti všemu rozumu, dolů.
pds-closing-K = Na střechy padá popel jako sníh, měkký a skoro studený. Před kaplí leží hladce, bez jediného písmene.
pds-opening-L = Horníci kopali stříbro a prokopali se někomu do střechy. Pod šachtou jsou síně se sloupy, stoly prostřené pro sto hostů a židle, které někdo odsunul teprve před chvílí. Starý král si dal vykopat důl tak hluboký, že ho smrt nenašla. Drží tam dole dvůr a svolal všechno, co mu kdy sloužilo.
pds-closing-L = Sloupy přestávají hučet. Svíčky na dlouhém stole zhasínají od obou konců a ta prostřední zůstává hořet, pro hosty.
pds-epilogue-across_the_kingdom = Klepání ustalo. Královna drží slovo: je večeře, při svíčkách, a trvá do rána. Před ní leží tři dopisy, každý se zablácenou pečetí. „A co to tedy bylo?“ ptá se nakonec. Hrdinové se po sobě podívají a pak jí nakreslí mapu.

## Všech dvanáct kapitol

pds-prologue-all = Čtyři příběhy, dvanáct kapitol, jedna družina. Začíná to oloupenou karavanou na Velké cestě a končí u královnina stolu; mezi tím leží poušť, věž a půl království. Všechno stejně nikdo neuvěří. Vezmi si tedy tužku a kresli mapu úplně všeho.
pds-epilogue-all = Na stole leží dvanáct map, všechny od jedné ruky, která je list od listu jistější. Rohy jsou ožehlé, okraje plné součtů. Někde tam dole jsou určitě třinácté dveře. Ale z tužky zbyl špaček a pro dnešek to stačí.
