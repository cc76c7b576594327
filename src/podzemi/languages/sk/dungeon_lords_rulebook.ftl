### Pravidlá hry Vládcovia podzemia (docs/rulebook.md). Čísla sú z data.toml.
### Tabuľka je jedna správa: riadok na riadku, políčka delia zvislé čiary, prvý riadok sú nadpisy.

## Kapitoly, ku každej veta pod nadpisom

dlr-chapter-minute = Hra za jednu minútu
dlr-lead-minute = Zloduch si ty a hrdinovia sú už na ceste.
dlr-chapter-setup = Príprava hry
dlr-lead-setup = Od všetkého tri kusy a dva príkazy, ktoré zatiaľ dať nemôžeš.
dlr-chapter-commands = Príkazy
dlr-lead-commands = Tri tajné príkazy za obdobie; aké miesto dostaneš, záleží od ostatných.
dlr-chapter-work = Práca v miestnostiach
dlr-lead-work = Impovia, ktorí nemajú čo robiť, môžu ešte niečo vyrobiť.
dlr-chapter-happenings = Udalosti
dlr-lead-happenings = Každé obdobie okrem zimy od teba niečo chce.
dlr-chapter-heroes = Zlo a hrdinovia
dlr-lead-heroes = Čím horšia povesť, tým lepší hrdinovia klopú na dvere.
dlr-chapter-combat = Boj
dlr-lead-combat = Štyri kolá na konci roka rozhodnú, čo z tvojho podzemia zostane.
dlr-chapter-tricks = Pasce a kúzla
dlr-lead-tricks = Čo na nich chystáš ty a čo si prinášajú oni.
dlr-chapter-scoring = Druhý rok a body
dlr-lead-scoring = Viac než nula, a licencia je tvoja.
dlr-chapter-example = Príklad: prvá zima
dlr-lead-example = Štyria páni plánujú a dvaja z nich prídu neskoro.
dlr-chapter-variants = Možnosti a tento stôl
dlr-lead-variants = Dohodnite sa na nich vopred. O ostatné sa stará program.

## Hra za jednu minútu

dlr-aim = Dva roky stavaj podzemie a na konci každého ho ubráň. V každom období pošli troch **sluhov** po suroviny, kop, stavaj a najímaj; potom prídu hrdinovia a dobýjajú, čo môžu. Vyhráva ten, kto má najviac bodov, pri zhode sa víťazstvo delí; s viac než 0 bodmi máš **licenciu**.
dlr-year = Rok má štyri obdobia: zimu, jar, leto a jeseň, potom príde boj. Tajne a naraz sa vyberajú len príkazy, zablokované karty a plány boja; všetko ostatné ide v poradí hráčov. Po zime, jari a lete začína ďalší hráč v smere hodinových ručičiek.
dlr-minute-picture = Prvé leto: Anežka plánuje tri zo svojich šiestich príkazov.
dlr-season-table-title = Obdobie krok za krokom
dlr-season-table =
    Krok | Čo sa deje
    1 | Vyložia sa nové príšery a miestnosti; ukáže sa ďalšia udalosť a hrdinovia.
    2 | Všetci tajne naplánujú tri príkazy a odkrývajú ich po jednom.
    3 | Sluhovia konajú, miesto po mieste.
    4 | Miestnosti vyrábajú; jeden príkaz sa vracia do ruky.
    5 | Udalosť obdobia, okrem zimy.
    6 | Ku každému pánovi vyrazí hrdina, okrem zimy.

## Príprava hry

dlr-start-goods = Začínaš s týmito zásobami: zlato { $setup_gold }, jedlo { $setup_food }, impovia { $setup_imps }; máš tri chodby pod vchodom a **zlo** { $evil_track_start }. Podzemie má miesto pre { $dungeon_grid_columns } stĺpcov a { $dungeon_grid_rows } rady. Zlo ide od { $evil_track_min } do { $evil_track_max }; obaja paladini čakajú v stane. Kto začína, určí žreb.
dlr-blocked = Dva z ôsmich príkazov sú **zablokované** a plánovať sa nedajú. Na začiatku vytiahneš tri, jeden si necháš a dva zablokuješ; všetci ich ukážu naraz. V prvej hre sa blokujú dva náhodné, platenie zlom sa jednoducho zastaví na { $evil_track_max } a najímanie ako prvý príkaz nestojí nič navyše.
dlr-dummies = Pri troch hráčoch zaberá jedna **nehrajúca farba** v každom období miesto II pri troch príkazoch. Vo dvojici sú nehrajúce farby dve: každá ukáže dva príkazy a tretí za svoju vyberáš ty. Len zaberajú miesto. Vo dvojici si navyše neutrálna kocka v každom období berie jedného hrdinu.
dlr-offers = V každom období sú v ponuke 3 príšery a 2 miestnosti; čo si nikto nevzal, je preč. O obdobie dopredu všetci vidia ďalšiu udalosť a hrdinov, ktorí prídu, pre každého jedného, zoradených podľa sily. Ak sú všetci rovnakí, jeden sa vymení.
dlr-setup-picture = Úplne prvá voľba: ktoré dva z troch príkazov zablokovať.
dlr-box-title = Čo je v škatuli
dlr-box =
    Súčasť hry | Počet
    Príkazy každej farby | { $counts_order_cards_per_colour }
    Príšery a duchovia | { $counts_monster_tiles }
    Miestnosti | { $counts_room_tiles }
    Hrdinovia | { $counts_adventurer_tiles }
    Paladini | { $counts_paladin_tiles }
    Pasce | { $counts_trap_cards }
    Bojové karty na rok; použité | { $counts_combat_cards_per_year }; { $counts_combat_cards_used_per_year }
    Zvláštne udalosti; použité | { $counts_special_event_cards }; { $counts_special_event_cards_used }

## Príkazy

dlr-orders = Všetci tajne naplánujú tri príkazy. Odkrývajú sa po jednom; sluha zaberie najnižšie voľné miesto, štvrtý zostane na karte.
dlr-spaces-table-title = Osem miest v poradí, ako konajú
dlr-spaces-table =
    Miesto | Príkaz | Poradie miest
    { $order_get_food_execution_order } | { dl-order-get_food } | I, II, III
    { $order_improve_reputation_execution_order } | { dl-order-improve_reputation } | I, II, III
    { $order_dig_tunnels_execution_order } | { dl-order-dig_tunnels } | I, II, III
    { $order_mine_gold_execution_order } | { dl-order-mine_gold } | I, II, III
    { $order_recruit_imps_execution_order } | { dl-order-recruit_imps } | I, II, III
    { $order_buy_traps_execution_order } | { dl-order-buy_traps } | I, II, III
    { $order_hire_monster_execution_order } | { dl-order-hire_monster } | III, II, I
    { $order_build_room_execution_order } | { dl-order-build_room } | III, II, I
dlr-using = Keď je tvoj sluha na rade, miesto **použi**, alebo odmietni. Cenu platíš hneď a celú; ráta sa aj to, čo máš z tohto obdobia. Po použití sa sluha vracia, inak zostáva na svojom príkaze. Najímanie príšer ako **prvý** príkaz stojí hneď 1 zlato a to sa nevracia.
dlr-orders-picture = Všetky príkazy sú odkryté a sluhovia stoja na svojich miestach.
dlr-digging = **Kop** vedľa svojho podzemia, na každú chodbu jeden imp; na mieste III stojí navyše jeden imp ako predák. Štyri diely nikdy nesmú tvoriť štvorec. Dobyté diely sa rátajú. Impovia, ktorí kopali, majú pre toto obdobie hotovo; v chodbe zo Skladu náradia sa ťaží až nabudúce.
dlr-mining = **Ťaž** vo svojich nedobytých chodbách: jeden imp, jedno zlato z každej, a nijaká chodba dvakrát za obdobie. Miesto III potrebuje aj predáka. Noví impovia na kopanie a ťažbu nestihnú prísť, v miestnostiach však pracovať môžu.
dlr-buying = **Pasce** sa berú z balíčka a držia v tajnosti; použité sa nevracajú, takže balíček sa môže minúť. **Zlepšenie povesti** ti zníži zlo a na miestach I a III smieš nahliadnuť do jednej bojovej karty roka. Dá sa to aj so zlom 0.
dlr-hiring = **Najmi** jednu príšeru z ponuky a zaplať jej cenu; miesto III stojí o 1 jedlo viac. Platenie zlom ťa nesmie dostať nad { $evil_track_max }. Golem chce navyše pascu, Démon zožerie jednu tvoju príšeru. Duchovia medzi príšery nepatria. Troll prináša žetón, ktorý pracuje v miestnostiach ako imp.
dlr-building = **Postav** miestnosť z ponuky na mieste svojej nedobytej chodby; miesta II a III stoja 1 zlato. Miestnosti sa smú dotýkať len rohmi, aj tie dobyté. V prvom roku patrí každá miestnosť do svojej časti podzemia.
dlr-all-orders-title = Príkaz po príkaze

## Práca v miestnostiach

dlr-production = Po príkazoch môžu voľní impovia a trollovia pracovať v tvojich nedobytých výrobných miestnostiach: v každej raz za obdobie, v druhom roku dvakrát.
dlr-recovery = { dl-says-recovery }
dlr-work-table-title = Čo sa stane s príkazmi
dlr-work-table =
    Príkaz | Ďalšie obdobie
    dva doteraz zablokované | opäť v ruke
    prvý, alebo taký so sluhom | jeden z nich opäť v ruke
    ostatné dva zahrané | zablokované
dlr-all-rooms-title = Šestnásť miestností

## Udalosti

dlr-events = Na jar, v lete a na jeseň príde udalosť. Výplatný deň: každej príšere zaplať znova jej cenu, alebo ju prepusť a získaj 1 zlo. Dane: 1 zlato za každé dva diely, zaokrúhlené nahor; každé nezaplatené zlato stojí na konci 3 body. Zvláštna udalosť: platí, čo hovorí karta.
dlr-special-notes = Zvláštne udalosti postihnú všetkých, hráča po hráčovi. Duchovia nie sú príšery, a tak neštrajkujú. Príšera v štrajku leží lícom nadol do konca roka: nebojuje, ale výplatu chce ďalej.
dlr-event-table-title = Čo stoja
dlr-event-table =
    Udalosť | Platíš | Keď nie
    { dl-event_tile-payday } | každej príšere znova jej cenu | odchádza a ty získaš 1 zlo
    { dl-event_tile-taxes } | 1 zlato za každé dva diely, zaokrúhlené nahor | za každé zlato nedoručiteľná pošta: −3 body
    { dl-event_tile-special } | čo hovorí karta | –
dlr-all-tiles-title = Tri udalosti
dlr-all-specials-title = Deväť zvláštnych udalostí

## Zlo a hrdinovia

dlr-evil = { dl-says-evil }
dlr-arriving = Na konci jari, leta a jesene dostane každý pán jedného hrdinu: najmenej zlý najslabšieho, najzlejší najsilnejšieho. Pri zhode sa za menej zlého ráta ten, kto je bližšie k začínajúcemu hráčovi.
dlr-party = { dl-says-party }
dlr-hero-table-title = V čom vynikajú
dlr-hero-table =
    Hrdina | V čom vyniká
    bojovník | má veľa životov a stojí vpredu
    zlodej | uberá pasciam zranenia
    kňaz | lieči družinu
    čarodejník | čaruje
    paladin | vo všetkom
dlr-heroes-picture = Jeseň: kto u koho čaká pred bránou a aký je kto zlý.
dlr-all-heroes-title = Hrdinovia prvého roka
dlr-second-heroes-title = Hrdinovia druhého roka

## Boj

dlr-battle = Družina ide na nedobytý diel najbližšie k vchodu. V chodbe smie byť jedna pasca a jedna príšera, v miestnosti dve príšery a pasca s návnadou za 1 zlato; duchov môže byť ľubovoľne veľa.
dlr-planning = Posielať môžeš len príšery lícom nahor. Na všetky naplánované pasce aj návnadu musíš mať; zvyšok ceny sa platí, keď pasca zaklapne. Keď majú plán všetci, ukážu sa plány aj bojová karta; pasce zostávajú zakryté, kým nezaklapnú.
dlr-steps = { dl-says-steps }
dlr-steps-table-title = Kolo boja krok za krokom
dlr-steps-table =
    Krok | Čo sa deje
    1 | Pasca zaklapne; zlodeji jej uberú zranenia.
    2 | Rýchle kúzlo, ak má družina dosť mágie.
    3 | Tvoje príšery útočia, v poradí podľa teba.
    4 | Pomalé kúzlo, ak je mágie ešte dosť.
    5 | Družina sa lieči, ak niekto zaútočil.
    6 | Únava; ak zostane hrdina, diel je dobytý.
    7 | Jed urobí svoje.
dlr-combat-picture = Plán boja: najbližší diel, pasca a príšera.
dlr-attacks = Príšera, ktorú pošleš, musí **zaútočiť**, ak môže; na koho, hovorí jej kartička. Hrdina, ktorého zranenia dosiahnu životy, ide hneď do tvojho väzenia. Po útoku leží príšera do konca boja lícom nadol, ak kartička nehovorí inak. Zranenia nad počet životov prepadajú.
dlr-conquest = Na konci kola boja, ak ju nič nezdrží, dostane družina zranenia pri dobýjaní (únavu) podľa bojovej karty, bod po bode odpredu. Ak niekto zostane stáť, diel je navždy dobytý a nanič a ty strácaš 1 zlo.
dlr-nothing-left = Ak zostávajú hrdinovia, ale už nie je čo dobýjať, oslobodia namiesto toho v každom kole boja jedného tvojho väzňa; paladina len vtedy, keď tam nikto iný nie je. Po boji ležia všetky príšery opäť lícom nahor a väzni zostávajú.
dlr-moving-paladin = **Paladin** môže prejsť inam aj uprostred boja, lebo aj tam zlo stúpa a klesá. Pridá sa k bitke, ktorá je naplánovaná a neskončila sa; inak čaká na ďalšie kolo. Ak odíde posledný hrdina, plán sa zruší a o nič neprídeš. Zranenia si nesie so sebou.
dlr-all-creatures-title = Príšery a duchovia

## Pasce a kúzla

dlr-thieves = { dl-says-thieves }
dlr-trap-notes = Poradie sa určí skôr, než pasca zraní. Pasca na druhého hrdinu neurobí nič, ak je len jeden; pasca na prvého a posledného zasiahne jediného ako oboch. Vedľajší účinok šípky závisí od hrdinu, ktorého vyberieš, aj keď padne. Nepoužitá druhá pasca z Labyrintu sa vracia.
dlr-magic = { dl-says-magic }
dlr-spell-notes = O kúzle sa rozhoduje, keď je zoslané, teda až po pasci. Magický štít zachytí prvý bod, ktorý po ňom príde. Neviditeľní čarodejníci zranenia nedostávajú, ale dobýjajú. Ilúzia stojí vpredu a zranenia berie ako hrdina; sama zmizne a nikdy nedobýja.
dlr-trick-table-title = Koľko ich je
dlr-trick-table =
    Karty | Počet | Za rok sa použije
    pasce | { $counts_trap_cards } | koľko sa ich nakúpi
    bojové karty každého roka | { $counts_combat_cards_per_year } | { $counts_combat_cards_used_per_year }
dlr-all-traps-title = Deväť pascí
dlr-all-spells-title = Kúzla

## Druhý rok a body

dlr-second_year = V druhom roku sú hrdinovia, príšery aj pasce silnejší, pri nákupe pascí vyberáš z jednej navyše, miestnosti sa smú stavať kdekoľvek a výrobné miestnosti môžu pracovať dvakrát. Dobyté diely zostávajú dobyté.
dlr-points-title = Čo sa ráta na konci
dlr-points =
    Čo | Body
    každá nedobytá miestnosť | 2
    každá príšera | 1
    každý väzeň | 2
    každý paladin vo väzení | 5
    každý dobytý diel | −2
    každá nedoručiteľná pošta | −3
    nedobyté prestížne miestnosti | čo hovoria
    tituly | 3, pri delení 2; vo dvojici 2 a 1
dlr-titles = { dl-says-titles }
dlr-scoring-picture = Koniec hry: súčet každého pána, riadok po riadku.

## Príklad: prvá zima

dlr-example-intro = Prvú zimu začína Marek. Všetci štyria majú tajne naplánované tri príkazy; teraz sa odkrývajú po jednom a každý sluha zaberie najnižšie voľné miesto.
dlr-example-season-title = Príkaz po príkaze
dlr-example-why = Na Tomáša nezostalo miesto na stavbe a na Anežku pri impoch: ich sluhovia zostávajú na kartách. Nie je to len škoda, práve taká karta sa totiž smie vrátiť do ruky.
dlr-example-picture = Všetci sluhovia stoja na svojich miestach; teraz sa začína práca.

## Možnosti a tento stôl

dlr-option-table =
    Možnosť | Čo mení
    { dl-option-full_rules } | vypnuté: ľahšia prvá hra
    { dl-option-special_events } | či sa hrá s kartami zvláštnych udalostí; len s plnými pravidlami
    { dl-option-combat_planning } | plány boja naraz a tajne, alebo v poradí a otvorene
    { dl-option-choose_blocked } | v prvej hre sa zablokované príkazy vyberajú, nelosujú
dlr-training = V **akadémii boja** cvičíš: tri chodby v rade, nijaké kúzla, únava vždy 2 a kolá, kým družina stojí. V každej zo štyroch lekcií sa dá vyviaznuť s jedinou dobytou chodbou.
dlr-here = Program sa pýta len toho, kto má čo rozhodnúť, aj keď je možnosť jediná. Čo pravidlá v tej chvíli nedovoľujú, neprijme: nič sa nezmení a hneď sa dozvieš prečo. Všetko počíta za teba.
