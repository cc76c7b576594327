### Pravidlá hry Sabotér – Temná jaskyňa (docs/rulebook.md). Čísla sú z data.toml.
### Tabuľka je jedna správa: riadok na riadku, políčka delia zvislé čiary, prvý riadok sú nadpisy.

## Kapitoly, ku každej veta pod nadpisom

dcr-chapter-minute = Hra za jednu minútu
dcr-lead-minute = Trpaslíci v tme, jediná cesta von a nikto nevie, kto pre koho kope.
dcr-chapter-setup = Príprava hry
dcr-lead-setup = Štartovacia karta, štyri zakryté ciele a klanová karta, ktorú vidíš len ty.
dcr-chapter-turns = Tvoj ťah
dcr-lead-turns = Karta, cesta, nová karta.
dcr-chapter-building = Stavba jaskyne
dcr-lead-building = Cesty musia nadväzovať a niektoré niečo stoja.
dcr-chapter-walking = Pohyb, ciele a východ
dcr-lead-walking = Tri kroky tmou a jeden zo štyroch rohov vedie von.
dcr-chapter-cards = Akčné karty
dcr-lead-cards = Čo presne ktorá robí.
dcr-chapter-monsters = Netvory
dcr-lead-monsters = Lovia pre toho, kto ich pošle, a zaútočia na každého, koho stretnú.
dcr-chapter-secrets = Kto čo vie
dcr-lead-secrets = Všetci vidia, kam sa pozeráš, nikto nevidí, čo vidíš.
dcr-chapter-end = Koniec a zlato
dcr-lead-end = Počíta sa len zlato, ktoré opustí jaskyňu.
dcr-chapter-example = Príklad: prvé ťahy
dcr-lead-example = Štyria hráči jednej farby; dvaja z nich sú sabotéri.
dcr-chapter-variants = Možnosti a tento stôl
dcr-lead-variants = Dohodnite sa na nich vopred. O ostatné sa stará program.

## Hra za jednu minútu

dcr-aim = Trpaslíci dvoch klanov blúdia v jaskyni. Postav cestu k východu a vynes zlato von. Vyhráva klan s väčším pokladom a s ním všetci, čo preň pracujú.
dcr-saboteurs = Sabotér pracuje pre druhý klan: zlato, ktoré vynesie, sa počíta druhej farbe.
dcr-minute-picture = Jaskyňa, ako ju vidí Anežka: cesty štyroch hráčov a ciele, ktoré sú ešte zakryté.
dcr-turn-table-title = Ťah krok za krokom
dcr-turn-table =
    Krok | Čo sa deje
    1 | Tvoje netvory odchádzajú, pavučiny slabnú, tvoj trpaslík vstáva.
    2 | Zahraj kartu, alebo jednu či dve odhoď.
    3 | Choď so svojím trpaslíkom, ak chceš.
    4 | Dober si.

## Príprava hry

dcr-clans = { dc-says-clans }
dcr-laid-out = Štartovacia karta leží uprostred, štyri ciele zakryté v rohoch. Každý trpaslík začína uprostred a má nugety: { $rules_start_gold }. Kariet do ruky dostáva každý { $rules_start_hand }. Navrchu balíčka sú karty I, potom II, potom III; z každého druhu sa naslepo odkladajú karty: { $rules_removed_per_back }. Kto začína, určí žreb.
dcr-setup-picture = Začiatok: jedna karta uprostred, ciele v štyroch rohoch.
dcr-players-table-title = Podľa počtu hráčov
dcr-players-table =
    Hráči | Plocha | Kariet v balíčku | Odložené klanové karty
    { $setup_0_players } | { $setup_0_area } × { $setup_0_area } | { $setup_0_draw_pile_total } | { $setup_0_clan_cards_set_aside }
    { $setup_1_players } | { $setup_1_area } × { $setup_1_area } | { $setup_1_draw_pile_total } | { $setup_1_clan_cards_set_aside }
    { $setup_2_players } | { $setup_2_area } × { $setup_2_area } | { $setup_2_draw_pile_total } | { $setup_2_clan_cards_set_aside }
    { $setup_3_players } | { $setup_3_area } × { $setup_3_area } | { $setup_3_draw_pile_total } | { $setup_3_clan_cards_set_aside }
    { $setup_4_players } | { $setup_4_area } × { $setup_4_area } | { $setup_4_draw_pile_total } | { $setup_4_clan_cards_set_aside }
    { $setup_5_players } | { $setup_5_area } × { $setup_5_area } | { $setup_5_draw_pile_total } | { $setup_5_clan_cards_set_aside }
    { $setup_6_players } | { $setup_6_area } × { $setup_6_area } | { $setup_6_draw_pile_total } | { $setup_6_clan_cards_set_aside }
dcr-all-clans-title = Dva klany
dcr-all-roles-title = Verný, alebo sabotér

## Tvoj ťah

dcr-turn = Zahraj kartu alebo jednu či dve odhoď, pohni trpaslíkom, dober si. Predtým odchádzajú tvoje netvory, tvoje pavučiny slabnú a ležiaci trpaslík vstáva.
dcr-empty_hand = Kto nemá na začiatku ťahu kartu, celý ťah vynecháva, aj s pohybom.
dcr-discard = { dc-says-discard }
dcr-drawing = { dc-says-drawing }
dcr-hand_limit = { dc-says-hand_limit }
dcr-piles-title = Koľko kariet si doberieš
dcr-piles =
    V ťahu | Doberieš si
    hráš kartu | 1
    odhadzuješ jednu či dve | rovnako
    vymieňaš karty | nič; 1 si doberie ten druhý
    máš toľko kariet, koľko je tvoj limit | nič

## Stavba jaskyne

dcr-laying = { dc-says-laying }
dcr-anywhere = Stavať sa smie kdekoľvek, aj mimo vyznačenej plochy a ďaleko od vlastného trpaslíka. Zakryté ciele nič nepredpisujú a stavať sa od nich nedá.
dcr-spaces = { dc-says-spaces }
dcr-building-picture = Po dvoch kolách: cesty na východ. Figúrka na karte ukazuje, kde jej hráč stojí.
dcr-special-table-title = Zvláštne polia
dcr-special-table =
    Pole | Kariet | Čo robí
    rebrík | { $totals_path_by_special_ladder } | jeden pohyb ku každému inému rebríku
    most | { $totals_path_by_special_bridge } | stojí kartu a znižuje limit
    tunel | { $totals_path_by_special_tunnel } | stojí nuget
    zlatá žila | { $totals_path_by_special_vein } | dáva nuget a odkryje klanovú kartu
    temný brloh | { $totals_path_by_special_lair } | odtiaľ vychádzajú netvory
dcr-ladder-title = Rebríky
dcr-ladder = { dc-says-ladder }
dcr-bridge-title = Mosty
dcr-bridge = { dc-says-bridge }
dcr-tunnel-title = Tunely
dcr-tunnel = { dc-says-tunnel }
dcr-vein-title = Zlaté žily
dcr-vein = { dc-says-vein }
dcr-lair-title = Temné brlohy
dcr-lair = { dc-says-lair }
dcr-house_deck-title = { dc-option-deck-house }
dcr-house_deck = { dc-says-house_deck }

## Pohyb, ciele a východ

dcr-moving = { dc-says-moving }
dcr-closing = Keď už nemožno nič urobiť, pohyb sa končí sám.
dcr-goals = { dc-says-goals }
dcr-exit = { dc-says-exit }
dcr-walking-picture = Jaskyňa uprostred hry so všetkými cestami, ktorými sa trpaslík môže vydať.
dcr-all-goals-title = Štyri ciele

## Karty akcií

dcr-card-table-title = Koľko ich je
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

## Príšery

dcr-beasts = Netvor z banku prichádza do brlohu; ten, čo už v hre je, ide odtiaľ, kde stojí, a skoršia karta sa odkladá. Odchádza na začiatku ďalšieho ťahu toho, kto ho hral naposledy.
dcr-hunting = Netvor ide najviac o svoj počet polí a zastavuje sa pri prvom trpaslíkovi. Trpaslíci na jeho východiskovom poli sú v bezpečí, kým neodíde a nevráti sa. Ciele neodkrýva a nič neplatí.
dcr-walking_in = Trpaslík, ktorý vojde na pole s netvorom, sa zastavuje a útok mieri len naňho. Kto pri ňom začína, odchádza voľne.
dcr-monster-table-title = Čo robia
dcr-monster-table =
    Netvor | Pohybov | Jeho útok
    { dc-monster-rat } | 3 | berie náhodnú kartu a znižuje limit kariet o 1
    { dc-monster-crawler } | 4 | zrazí trpaslíka: v ďalšom ťahu sa nehýbe
    { dc-monster-goblin } | 5 | ukradne nuget
dcr-all-monsters-title = Netvor po netvorovi

## Kto čo vie

dcr-knowledge = { dc-says-knowledge }
dcr-secret-table =
    Čo | Kto to vie
    farba klanovej karty | všetci
    jej líce | jej hráč a ten, kto sa na ňu pozeral
    zakrytý cieľ | kto sa naň pozeral
    ruby kariet v rukách a v balíčku | všetci
    karty, ktoré dávaš pri výmene | pamätáš si ich
    karty odhodené alebo stratené | len ten, kto ich mal

## Koniec a zlato

dcr-ending = Hra sa končí, keď nikto nemá kartu, aj keby v balíčku ešte nejaké boli, lebo všetkým klesol limit na 0; kto hrá poslednú kartu, ešte sa pohne. Hneď sa končí, len čo sú vonku všetci, čo pracujú pre jeden klan.
dcr-scoring = { dc-says-scoring }
dcr-sum-table-title = Súčet na príklade
dcr-sum-table =
    Klan | Vynesené zlato | Hráči druhého klanu | Poklad
    žltý | 2 + 2 | 3 | 12
    modrý | 2 + 3 | 2 | 10
dcr-end-picture = Koniec hry: klanové karty sú odkryté.

## Príklad: prvé ťahy

dcr-example-intro = Začína Tomáš. Dvaja hráči sa pred stavbou pozerajú na ciele: sleduj, kam potom idú. Kto je verný? Pri stole to vie len ten hráč.
dcr-example-turns-title = Ťah za ťahom
dcr-example-why = Všetci stavajú na východ, hoci jeden hráč vie, čo leží na severovýchode. Stavať sa dá kdekoľvek, takže cesta sama veľa neprezradí; pohľad na cieľ prezradí viac.
dcr-example-picture = Jaskyňa po týchto ťahoch.

## Možnosti a tento stôl

dcr-option-table =
    Možnosť | Čo mení
    { dc-option-first_player } | kto začína; zvyčajne určí žreb
    { dc-option-clan_34 } | farbu všetkých trpaslíkov pri troch a štyroch hráčoch
    { dc-option-agreed_end } | či sa hráči môžu dohodnúť na konci
    { dc-option-deck } | s akými kartami sa hrá
dcr-agreed_end-title = { dc-option-agreed_end }
dcr-agreed_end = S touto voľbou možno raz za ťah pred kartou navrhnúť koniec hry; hra sa končí, keď všetci ostatní súhlasia.
dcr-here = Hrá sa v smere hodinových ručičiek, vždy jeden hráč, a vždy máš na výber: kartu môžeš kedykoľvek odhodiť. Čo pravidlá v tej chvíli nedovoľujú, program neprijme: nič sa nezmení a hneď sa dozvieš prečo.
