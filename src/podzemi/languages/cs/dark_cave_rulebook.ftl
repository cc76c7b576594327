### Pravidla hry Sabotér – Temná jeskyně (docs/rulebook.md). Čísla jsou z data.toml.
### Tabulka je jedna zpráva: řádek na řádku, políčka dělí svislé čáry, první řádek jsou nadpisy.

## Kapitoly, ke každé věta pod nadpisem

dcr-chapter-minute = Hra za jednu minutu
dcr-lead-minute = Trpaslíci ve tmě, jediná cesta ven a nikdo neví, kdo pro koho kope.
dcr-chapter-setup = Příprava hry
dcr-lead-setup = Startovní karta, čtyři zakryté cíle a klanová karta, kterou vidíš jen ty.
dcr-chapter-turns = Tvůj tah
dcr-lead-turns = Karta, cesta, nová karta.
dcr-chapter-building = Stavba jeskyně
dcr-lead-building = Cesty musí navazovat a některé něco stojí.
dcr-chapter-walking = Pohyb, cíle a východ
dcr-lead-walking = Tři kroky tmou a jeden ze čtyř rohů vede ven.
dcr-chapter-cards = Akční karty
dcr-lead-cards = Co přesně která dělá.
dcr-chapter-monsters = Nestvůry
dcr-lead-monsters = Loví pro toho, kdo je pošle, a zaútočí na každého, koho potkají.
dcr-chapter-secrets = Kdo co ví
dcr-lead-secrets = Všichni vidí, kam se díváš, nikdo nevidí, co vidíš.
dcr-chapter-end = Konec a zlato
dcr-lead-end = Počítá se jen zlato, které opustí jeskyni.
dcr-chapter-example = Příklad: první tahy
dcr-lead-example = Čtyři hráči jedné barvy; dva z nich jsou sabotéři.
dcr-chapter-variants = Možnosti a tento stůl
dcr-lead-variants = Domluvte se na nich předem. O ostatní se stará program.

## Hra v jedné minutě

dcr-aim = Trpaslíci dvou klanů bloudí v jeskyni. Postav cestu k východu a vynes zlato ven. Vyhrává klan s větším pokladem a s ním všichni, kdo pro něj pracují.
dcr-saboteurs = Sabotér pracuje pro druhý klan: zlato, které vynese, se počítá druhé barvě.
dcr-minute-picture = Jeskyně, jak ji vidí Anežka: cesty čtyř hráčů a cíle, které jsou ještě zakryté.
dcr-turn-table-title = Tah krok za krokem
dcr-turn-table =
    Krok | Co se děje
    1 | Tvoje nestvůry odcházejí, pavučiny slábnou, tvůj trpaslík vstává.
    2 | Zahraj kartu, nebo jednu či dvě odhoď.
    3 | Jdi se svým trpaslíkem, chceš-li.
    4 | Dober si.

## Příprava hry

dcr-clans = { dc-says-clans }
dcr-laid-out = Startovní karta leží uprostřed, čtyři cíle zakryté v rozích. Každý trpaslík začíná uprostřed a má nugety: { $rules_start_gold }. Karet do ruky dostává každý { $rules_start_hand }. Navrchu balíčku jsou karty I, pak II, pak III; z každého druhu se naslepo odkládají karty: { $rules_removed_per_back }. Kdo začíná, určí los.
dcr-setup-picture = Začátek: jedna karta uprostřed, cíle ve čtyřech rozích.
dcr-players-table-title = Podle počtu hráčů
dcr-players-table =
    Hráči | Plocha | Karet v balíčku | Odložené klanové karty
    { $setup_0_players } | { $setup_0_area } × { $setup_0_area } | { $setup_0_draw_pile_total } | { $setup_0_clan_cards_set_aside }
    { $setup_1_players } | { $setup_1_area } × { $setup_1_area } | { $setup_1_draw_pile_total } | { $setup_1_clan_cards_set_aside }
    { $setup_2_players } | { $setup_2_area } × { $setup_2_area } | { $setup_2_draw_pile_total } | { $setup_2_clan_cards_set_aside }
    { $setup_3_players } | { $setup_3_area } × { $setup_3_area } | { $setup_3_draw_pile_total } | { $setup_3_clan_cards_set_aside }
    { $setup_4_players } | { $setup_4_area } × { $setup_4_area } | { $setup_4_draw_pile_total } | { $setup_4_clan_cards_set_aside }
    { $setup_5_players } | { $setup_5_area } × { $setup_5_area } | { $setup_5_draw_pile_total } | { $setup_5_clan_cards_set_aside }
    { $setup_6_players } | { $setup_6_area } × { $setup_6_area } | { $setup_6_draw_pile_total } | { $setup_6_clan_cards_set_aside }
dcr-all-clans-title = Dva klany
dcr-all-roles-title = Věrný, nebo sabotér

## Tvůj tah

dcr-turn = Zahraj kartu nebo jednu či dvě odhoď, pohni trpaslíkem, dober. Předtím odcházejí tvé nestvůry, tvé pavučiny slábnou a ležící trpaslík vstává.
dcr-empty_hand = Kdo nemá na začátku tahu kartu, celý tah vynechává, i s pohybem.
dcr-discard = { dc-says-discard }
dcr-drawing = { dc-says-drawing }
dcr-hand_limit = { dc-says-hand_limit }
dcr-piles-title = Kolik karet si dobereš
dcr-piles =
    V tahu | Dobereš si
    hraješ kartu | 1
    odhazuješ jednu či dvě | stejně
    vyměňuješ karty | nic; 1 si dobere ten druhý
    máš tolik karet, kolik je tvůj limit | nic

## Stavba jeskyně

dcr-laying = { dc-says-laying }
dcr-anywhere = Stavět se smí kdekoli, i mimo vyznačenou plochu a daleko od vlastního trpaslíka. Zakryté cíle nic nepředepisují a stavět se od nich nedá.
dcr-spaces = { dc-says-spaces }
dcr-building-picture = Po dvou kolech: cesty na východ. Figurka na kartě ukazuje, kde její hráč stojí.
dcr-special-table-title = Zvláštní pole
dcr-special-table =
    Pole | Karet | Co dělá
    žebřík | { $totals_path_by_special_ladder } | jeden pohyb ke každému jinému žebříku
    most | { $totals_path_by_special_bridge } | stojí kartu a snižuje limit
    tunel | { $totals_path_by_special_tunnel } | stojí nuget
    zlatá žíla | { $totals_path_by_special_vein } | dává nuget a odkryje klanovou kartu
    temné doupě | { $totals_path_by_special_lair } | odtud vycházejí nestvůry
dcr-ladder-title = Žebříky
dcr-ladder = { dc-says-ladder }
dcr-bridge-title = Mosty
dcr-bridge = { dc-says-bridge }
dcr-tunnel-title = Tunely
dcr-tunnel = { dc-says-tunnel }
dcr-vein-title = Zlaté žíly
dcr-vein = { dc-says-vein }
dcr-lair-title = Temná doupata
dcr-lair = { dc-says-lair }
dcr-house_deck-title = { dc-option-deck-house }
dcr-house_deck = { dc-says-house_deck }

## Pohyb, cíle a východ

dcr-moving = { dc-says-moving }
dcr-closing = Když už nejde nic udělat, pohyb končí sám.
dcr-goals = { dc-says-goals }
dcr-exit = { dc-says-exit }
dcr-walking-picture = Jeskyně uprostřed hry se všemi cestami, kterými se trpaslík může vydat.
dcr-all-goals-title = Čtyři cíle

## Karty akcí

dcr-card-table-title = Kolik jich je
dcr-card-table =
    Karta | Počet
    { dc-type-secret_information } | { $totals_action_by_type_secret_information }
    { dc-type-cave_in } | { $totals_action_by_type_cave_in }
    { dc-type-swap_hands } | { $totals_action_by_type_swap_hands }
    { dc-type-cobweb } | { $totals_action_by_type_cobweb }
    { dc-type-boots } | { $totals_action_by_type_boots }
    { dc-type-battle_axe } | { $totals_action_by_type_battle_axe }
    { dc-monster-rat } | { $totals_action_by_type_rat }
    { dc-monster-crawler } | { $totals_action_by_type_crawler }
    { dc-monster-goblin } | { $totals_action_by_type_goblin }
dcr-secret_information-title = { dc-type-secret_information }
dcr-secret_information = { dc-says-secret_information }
dcr-cave_in-title = { dc-type-cave_in }
dcr-cave_in = { dc-says-cave_in }
dcr-swap_hands-title = { dc-type-swap_hands }
dcr-swap_hands = { dc-says-swap_hands }
dcr-cobweb-title = { dc-type-cobweb }
dcr-cobweb = { dc-says-cobweb }
dcr-boots-title = { dc-type-boots }
dcr-boots = { dc-says-boots }
dcr-axe-title = { dc-type-battle_axe }
dcr-axe = { dc-says-axe }

## Nestvůry

dcr-beasts = Nestvůra z banku přichází do doupěte; ta, která už ve hře je, jde odtud, kde stojí, a dřívější karta se odkládá. Odchází na začátku příštího tahu toho, kdo ji hrál naposled.
dcr-hunting = Nestvůra jde nejvýš o svůj počet polí a zastavuje se u prvního trpaslíka. Trpaslíci na jejím výchozím poli jsou v bezpečí, dokud neodejde a nevrátí se. Cíle neodkrývá a nic neplatí.
dcr-walking_in = Trpaslík, který vejde na pole s nestvůrou, se zastavuje a útok míří jen na něj. Kdo u ní začíná, odchází volně.
dcr-monster-table-title = Co dělají
dcr-monster-table =
    Nestvůra | Pohybů | Její útok
    { dc-monster-rat } | 3 | bere náhodnou kartu a snižuje limit karet o 1
    { dc-monster-crawler } | 4 | srazí trpaslíka: v příštím tahu se nehýbe
    { dc-monster-goblin } | 5 | ukradne nuget
dcr-all-monsters-title = Nestvůra po nestvůře

## Kdo co ví

dcr-knowledge = { dc-says-knowledge }
dcr-secret-table =
    Co | Kdo to ví
    barva klanové karty | všichni
    její líc | její hráč a ten, kdo se na ni díval
    zakrytý cíl | kdo se na něj díval
    ruby karet v rukou a v balíčku | všichni
    karty, které dáváš při výměně | pamatuješ si je
    karty odhozené nebo ztracené | jen ten, kdo je měl

## Konec a zlato

dcr-ending = Hra končí, když nikdo nemá kartu, i kdyby v balíčku ještě nějaké byly, protože všem klesl limit na 0; kdo hraje poslední kartu, ještě se pohne. Hned končí, jakmile jsou venku všichni, kdo pracují pro jeden klan.
dcr-scoring = { dc-says-scoring }
dcr-sum-table-title = Součet na příkladu
dcr-sum-table =
    Klan | Vynesené zlato | Hráči druhého klanu | Poklad
    žlutý | 2 + 2 | 3 | 12
    modrý | 2 + 3 | 2 | 10
dcr-end-picture = Konec hry: klanové karty jsou odkryté.

## Příklad: první tahy

dcr-example-intro = Začíná Tomáš. Dva hráči se před stavbou dívají na cíle: sleduj, kam potom jdou. Kdo je věrný? U stolu to ví jen ten hráč.
dcr-example-turns-title = Tah za tahem
dcr-example-why = Všichni staví na východ, ačkoli jeden hráč ví, co leží na severovýchodě. Stavět se dá kdekoli, takže cesta sama mnoho neprozradí; pohled na cíl prozradí víc.
dcr-example-picture = Jeskyně po těchto tazích.

## Možnosti a tento stůl

dcr-option-table =
    Možnost | Co mění
    { dc-option-first_player } | kdo začíná; obvykle určí los
    { dc-option-clan_34 } | barvu všech trpaslíků při třech a čtyřech hráčích
    { dc-option-agreed_end } | zda se hráči mohou dohodnout na konci
    { dc-option-deck } | s jakými kartami se hraje
dcr-agreed_end-title = { dc-option-agreed_end }
dcr-agreed_end = S touto volbou lze jednou za tah před kartou navrhnout konec hry; hra končí, když všichni ostatní souhlasí.
dcr-here = Hraje se po směru hodinových ručiček, vždy jeden hráč, a vždy máš na výběr: kartu můžeš kdykoli odhodit. Co pravidla v tu chvíli nedovolují, program nepřijme: nic se nezmění a hned se dozvíš proč.
