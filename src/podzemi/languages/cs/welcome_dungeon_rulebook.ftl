### Pravidla hry Vzhůru do podzemí (docs/rulebook.md). Čísla jsou z data.toml.
### Tabulka je jedna zpráva: řádek na řádku, políčka dělí svislé čáry, první řádek jsou nadpisy.

## Kapitoly, ke každé věta pod nadpisem

wdr-chapter-minute = Hra za jednu minutu
wdr-lead-minute = Jeden hrdina pro všechny, jedno podzemí a nikdo nechce být ten poslední.
wdr-chapter-setup = Příprava hry
wdr-lead-setup = Všechno rozloží program. Tohle před sebou vidíš.
wdr-chapter-draw = Dobrat, nebo pasovat
wdr-lead-draw = Každý tah začíná jediným rozhodnutím.
wdr-chapter-place = Přidat, nebo obětovat
wdr-lead-place = Dobraná karta má dvě možné cesty.
wdr-chapter-run = Výprava
wdr-lead-run = Kdo zbude poslední, vede hrdinu do podzemí.
wdr-chapter-worth = Úspěch a neúspěch
wdr-lead-worth = Každá výprava je úspěch, nebo neúspěch, a počítá se jen tomu, kdo ji vede.
wdr-chapter-example = Ukázkové kolo
wdr-lead-example = Tři hráči, Rytíř a podzemí, které nikdo nezná celé.
wdr-chapter-win = Jak se vyhrává
wdr-lead-win = Dvakrát uspěj, nebo vydrž ze všech nejdéle.
wdr-chapter-heroes = Čtyři hrdinové a jejich výzbroj
wdr-lead-heroes = Co přesně která kartička dělá.
wdr-chapter-monsters = Osm druhů nestvůr
wdr-lead-monsters = Kdo čeká v balíčku, jakou má sílu a co na něj platí.
wdr-chapter-tiles = Když působí víc kartiček
wdr-lead-tiles = Drobnosti o výzbroji pro chvíli, kdy na nich záleží.
wdr-chapter-secrets = Kdo co ví
wdr-lead-secrets = Na stole je skoro všechno vidět. Na karty to neplatí.
wdr-chapter-variants = Varianty
wdr-lead-variants = Domluvte se na nich předem, při zakládání stolu.
wdr-chapter-here = U tohoto stolu
wdr-lead-here = Co za vás dělá program a co se děje, když někdo chybí.

## Hra v jedné minutě

wdr-aim = Všichni mají **jednoho společného hrdinu**. Tah za tahem zhoršujete podzemí, nebo hrdinu oslabujete, a každý doufá, že dovnitř půjde někdo jiný. Kdo se z podzemí dvakrát vrátí živý, vyhrává.
wdr-two-ways = Ve svém tahu si **dober** nestvůru, nebo **pasuj**. Dobraná nestvůra jde do podzemí, nebo ji odlož stranou a obětuj s ní jednu kartičku výzbroje.
wdr-goes-in = Pasuj a v tomhle kole ti nic nehrozí. Kdo nepasuje ani jednou, ten **vede výpravu** a bojuje se všemi nestvůrami v podzemí. Zbývá mu jen výzbroj, kterou nikdo neobětoval.
wdr-minute-picture = Stůl uprostřed přípravy, jak ho vidí Anežka. U vlastní karty vidí nestvůru, u ostatních může jen hádat.
wdr-round-table-title = Kolo krok za krokem
wdr-round-table =
    Krok | Kdo | Co se děje
    Fáze přípravy | všichni postupně | dobrat kartu a umístit ji, nebo pasovat
    Fáze výpravy | ten, kdo zbude | bojuje s kartami v podzemí
    Konec výpravy | kdo ji vede | bere kartu vítězství, nebo otáčí pomocnou kartu
    Další hrdina | kdo výpravu vede | vybírá hrdinu; všechno se znovu zamíchá

## Příprava hry

wdr-hero-first = Prvního hrdinu si vyberte společně, nebo ho nechte na náhodě. Na první hru se nejlépe hodí **Rytíř**. Hrdina leží uprostřed a s ním všech šest kartiček výzbroje, aby na ně každý viděl.
wdr-deck = Všech { $box_monster_cards } karet nestvůr se zamíchá lícem dolů: to je **balíček nestvůr**. Vedle něj je místo pro **podzemí**, zatím prázdné. Dvě karty téhož druhu se ničím neliší.
wdr-aid-cards = Každý hráč má **pomocnou kartu** bílou stranou nahoru. Prvním neúspěchem se otáčí na temnou stranu. Uprostřed čeká { $setup_success_cards_used } karet vítězství, zbylé { $setup_success_cards_boxed } zůstávají v krabici.
wdr-starter = První kolo začíná náhodně vybraný hráč. Ve dvou, ve třech i ve čtyřech se hraje úplně stejně.
wdr-setup-picture = První tah: Rytíř s celou výzbrojí, v balíčku všech { $box_monster_cards } karet a podzemí prázdné.
wdr-box-title = Co je v krabici
wdr-box =
    Součást hry | Počet
    Karty nestvůr | { $box_monster_cards }
    Hrdinové | { $box_hero_tiles }
    Kartičky výzbroje | { $box_equipment_tiles }
    Pomocné karty | { $box_aid_cards }
    Karty vítězství | { $box_success_cards }

## Dobrat, nebo pasovat

wdr-turn = Hraje se po směru hodinových ručiček, vždy jen jeden hráč. Ve svém tahu si buď **dober** vrchní kartu balíčku nestvůr, nebo **pasuj**. Kdo v tomhle kole pasoval nebo je vyřazen, toho přeskakujeme.
wdr-drawn = Dobranou kartu vidíš jen ty a nesmíš ji prozradit. Jakmile ji máš v ruce, pasovat už nemůžeš: karta musí někam jít, buď do podzemí, nebo stranou i s kartičkou výzbroje.
wdr-passing = Pasovat můžeš, kdykoli jsi na tahu a nemáš kartu v ruce, třeba hned v prvním tahu. Zbytek kola přihlížíš a nic neriskuješ. V dalším kole jsi zase ve hře.
wdr-last-one = Jakmile pasují všichni až na jednoho, příprava končí. Kdo zbyl, už si nedobírá a nemůže odmítnout: výprava začíná hned.
wdr-empty-deck = Když je balíček prázdný, můžeš jen pasovat. Na výpravu tedy musí ten, kdo si dobral poslední kartu. Nepasuje-li celou dobu nikdo, je to vždy začínající hráč kola.
wdr-draw-picture = Na tahu je Anežka. Klepnutím na balíček si dobírá, tlačítkem pod stolem pasuje.

## Přidat, nebo obětovat

wdr-adding = **Přidej** nestvůru: polož ji lícem dolů na hromádku podzemí. To můžeš vždycky. Kartu nikdo nevidí, ale všichni vidí, že je od tebe.
wdr-sacrificing = Nebo **obětuj** výzbroj: polož nestvůru lícem dolů před sebe a na ni jednu kartičku výzbroje, kteroukoli, která je ještě ve hře. Karta i kartička jsou do konce kola mimo hru. Do té doby kartu znáš jen ty.
wdr-no-tiles = Když už žádná výzbroj není, nestvůra se musí přidat. Obětovat nejde výzbroj, která už ve hře není, ani výzbroj jiného hrdiny.
wdr-tiles-back = Každé kolo začíná s celou výzbrojí, ať se předtím obětovalo nebo použilo cokoli. Hrdina sám výzbroj není: jeho vlastní životy se počítají vždycky.
wdr-place-picture = Anežka má v ruce Golema. Může jít do podzemí, nebo stranou s některou ze zbylých kartiček.

## Výprava

wdr-entry = Hrdina vstupuje se svými **životy** a přičtou se mu životy ze všech zbrojí a štítů, které zůstaly ve hře. Počítají se jednou, právě teď. Je-li podzemí prázdné, vracíš se bez škrábnutí: úspěch.
wdr-naming = Je-li ve hře Magický meč nebo Magická dýka, **zvol druh** nestvůry dřív, než se otočí první karta. Padnou všechny nestvůry toho druhu, třeba i obě. Zvol kterýkoli z osmi druhů, nahlas; když v podzemí něco je, zvolit musíš.
wdr-naming-picture = Anežka musí dovnitř. Meč jí zůstal, a tak nejdřív volí druh nestvůry.
wdr-order = Potom se karty odkrývají jedna po druhé: **nejdřív ta, která byla přidána naposledy**. Každou kartu vyřiď celou, teprve pak se odkrývá další.
wdr-one-card-title = Co se děje s jednou kartou
wdr-one-card =
    Krok | Co se děje
    1 | Karta se odkryje a vidí ji všichni.
    2 | Můžeš použít Proměnu: kartu nahradí vrchní karta balíčku.
    3 | Výzbroj, která na nestvůru stačí, ji porazí sama.
    4 | Když ne, můžeš použít Magickou sekeru.
    5 | Jinak přicházíš o tolik životů, jakou má nestvůra sílu.
    6 | Při 0 životech nebo méně jednou pomůže Lektvar, jinak je hrdina mrtvý.
wdr-by-themselves = Výzbroj působí **sama** a nespotřebuje se: Pochodeň, která porazí jednoho Orka, porazí i druhého. Odmítnout ji nejde. Stačí-li na nestvůru víc kartiček, o žádnou nepřijdeš.
wdr-axe = O **Magické sekeře** rozhoduješ, když nestvůru vidíš a další ještě ne. U nestvůry, která padne i bez ní, se tě nikdo neptá. Sekeru si můžeš nechat, dát se zachránit Lektvarem a udeřit později.
wdr-run-picture = Marek v podzemí s Barbarem: objevil se Drak a Marek se rozhoduje, jestli na něj použije Sekeru.
wdr-damage = Nestvůra, na kterou nic nestačí, tě stojí tolik životů, jakou má **sílu**. Přežít znamená mít aspoň 1 život: zásah rovný počtu životů je smrtelný. Jakmile je hrdina mrtvý, výprava končí.
wdr-rest = Po smrti hrdiny se zbytek podzemí už jen ukáže. Pak všichni odkryjí nestvůry, které odložili stranou. Co zbylo v balíčku, zůstane tajné.

## Úspěch a neúspěch

wdr-success = Všechny karty za tebou a aspoň 1 život: to je **úspěch**. Vezmi si kartu vítězství. Počítá se i prázdné podzemí.
wdr-failure = Jinak je to **neúspěch**. Otoč pomocnou kartu na temnou stranu; je-li temná už teď, vypadáváš ze hry. Pozdější úspěch ji zpátky neotočí.
wdr-worth-table-title = Co výprava přináší
wdr-worth-table =
    Výprava | Dostaneš | Podruhé
    na konci aspoň 1 život | kartu vítězství | vyhráváš
    0 životů nebo méně | temnou pomocnou kartu | vypadáváš
wdr-next-hero = Kdo výpravu vedl, vybírá dalšího hrdinu, kteréhokoli ze čtyř, a začíná další kolo. Je-li vyřazen, obojí připadá dalšímu hráči po levici.
wdr-new-round = Do volby hrdiny zůstává všechno odkryté na stole. Pak se všech { $box_monster_cards } nestvůr znovu zamíchá, hrdina dostane celou výzbroj a hrají zase všichni, kdo nejsou vyřazeni.

## Ukázkové kolo

wdr-example-intro = Začíná Marek. Sleduj, kdo přidává, kdo obětuje a co kdo může vědět. Tady vidíš všechny karty; u stolu vidí každý jen ty své.
wdr-example-round-title = Tah za tahem
wdr-example-why = Anežka zná dvě ze čtyř karet, Démona a Golema, a má { $hero_knight_hp } + { $tile_plate_armor_effect_amount } životů. Unese jen jednu z nich, a tak volí Golema. Na to, co mohla jen tušit, stačí Grál a Pochodeň.
wdr-example-picture = Konec kola: všechny karty jsou odkryté, i ty odložené stranou.

## Jak se vyhrává

wdr-two-successes = Vezmi si **druhou kartu vítězství** a hned vyhráváš. Nezáleží na tom, kolik jich mají ostatní.
wdr-last-left = Nebo zůstaň **poslední ve hře**: když všichni ostatní dvakrát neuspějí, vyhráváš hned, třeba i bez úspěchu.
wdr-no-ties = Vítěz je vždy jeden a remíza není možná. Všichni ostatní jsou společně druzí, vyřazení i nevyřazení. Hra trvá nejméně 2 kola; ve dvou, třech či čtyřech hráčích nejvýš 5, 8 či 11 kol.
wdr-win-table-title = Co rozhoduje
wdr-win-table =
    Máš | Pak
    druhý úspěch | hned vyhráváš
    druhý neúspěch | vypadáváš ze hry
    ve hře už nikdo jiný není | hned vyhráváš
    1 úspěch a 1 neúspěch | rozhodne tvoje příští výprava

## Čtyři hrdinové

wdr-kits = Každý hrdina má přesně šest kartiček výzbroje. S celou výzbrojí vstupuje každý s 11 životy, jen k nim každý přijde jinak. Pochodeň, Svatý grál a Lektvar vzkříšení mají vždy dva hrdinové.
wdr-hero-table =
    Hrdina | Vlastní životy | Zbroj | V čem je dobrý
    { wd-hero-knight } | { $hero_knight_hp } | +{ $tile_plate_armor_effect_amount }, +{ $tile_knight_shield_effect_amount } | od všeho trochu
    { wd-hero-barbarian } | { $hero_barbarian_hp } | +{ $tile_chainmail_effect_amount }, +{ $tile_leather_shield_effect_amount } | jedna velká nestvůra a druhý život
    { wd-hero-mage } | { $hero_mage_hp } | +{ $tile_wall_of_fire_effect_amount }, +{ $tile_bracelet_effect_amount } | triky a nestvůry, z nichž je každá jiná
    { wd-hero-rogue } | { $hero_rogue_hp } | +{ $tile_mithril_effect_amount }, +{ $tile_buckler_effect_amount } | nejsilnější a nejslabší nestvůry
wdr-all-heroes-title = Hrdinové
wdr-knight-kit-title = Výzbroj Rytíře
wdr-barbarian-kit-title = Výzbroj Barbara
wdr-mage-kit-title = Výzbroj Čaroděje
wdr-rogue-kit-title = Výzbroj Zlodějky

## Osm druhů nestvůr

wdr-kinds = V balíčku je { $box_monster_cards } nestvůr osmi druhů. Síla 8 neexistuje. Značky na kartě připomínají, která výzbroj nestvůru poráží; rozhoduje ale text na kartičce výzbroje.
wdr-monster-table =
    Nestvůra | Síla | Karet | Poráží ji
    { wd-monster-goblin } | { $monster_goblin_strength } | { $monster_goblin_count } | Pochodeň, Prsten
    { wd-monster-skeleton } | { $monster_skeleton_strength } | { $monster_skeleton_count } | Pochodeň, Grál, Prsten
    { wd-monster-orc } | { $monster_orc_strength } | { $monster_orc_count } | Pochodeň
    { wd-monster-vampire } | { $monster_vampire_strength } | { $monster_vampire_count } | Grál
    { wd-monster-golem } | { $monster_golem_strength } | { $monster_golem_count } | Kladivo
    { wd-monster-lich } | { $monster_lich_strength } | { $monster_lich_count } | Grál, Plášť
    { wd-monster-demon } | { $monster_demon_strength } | { $monster_demon_count } | Smlouva, Plášť
    { wd-monster-dragon } | { $monster_dragon_strength } | { $monster_dragon_count } | Kopí, Plášť
wdr-all-monsters-title = Nestvůra po nestvůře

## Když se výzbroj potká

wdr-once = **Magická sekera, Proměna a Lektvar vzkříšení** fungují jednou za kolo a pak jsou použité. Všechna ostatní výzbroj funguje pořád znovu.
wdr-which-first-title = Co působí dřív
wdr-which-first =
    Pořadí | Co nestvůru porazí
    1 | Smlouva s démonem, byl-li předchozí kartou Démon
    2 | Smlouva s démonem, je-li tohle Démon
    3 | Prsten moci, který navíc přidá životy
    4 | Meč nebo Dýka, byl-li zvolen tento druh
    5 | Grál, Pochodeň, Kopí, Kladivo nebo Plášť
wdr-steady = **Pochodeň** poráží sílu 3 a menší, **Svatý grál** sudou sílu, **Neviditelný plášť** sílu 6 a větší. **Dračí kopí** poráží Draka, **Válečné kladivo** každého Golema. Každý z těchto předmětů porazí všechny takové nestvůry, které na výpravě přijdou.
wdr-ring = **Prsten moci** poráží nestvůry se silou 2 a menší a hned ti přidá tolik životů, jakou mají sílu. Horní hranice není. Působí dřív než zvolený druh, protože je to pro tebe výhodnější.
wdr-pact = **Smlouva s démonem** porazí Démona a nestvůru, která přijde hned po něm, i kdyby na ni stačila jiná výzbroj. Je-li Démon poslední, porazí jen jeho.
wdr-polymorph = **Proměnu** použij na kteroukoli právě odkrytou nestvůru, i na takovou, která by padla sama: zmizí a místo ní bojuješ s vrchní kartou balíčku. S prázdným balíčkem Proměnu použít nejde.
wdr-polymorph-pact = Proměň nestvůru po Démonovi a Smlouva porazí tu novou. Proměň samotného Démona a Smlouva nic neudělá. Přivolej Proměnou Démona a Smlouva zabere na něj i na další kartu.
wdr-omnipotence = S **Všemocností** se odkryjí všechny karty, i když hrdina padne. Neopakuje-li se žádný druh, výprava je úspěšná. Počítá se, co v podzemí nakonec stálo: ne karta, kterou odnesla Proměna, ani odložené karty.
wdr-potion = Když tě nestvůra srazí na 0 životů nebo níž, **Lektvar vzkříšení** ti dá životy vytištěné u hrdiny; zbroj se znovu nepočítá. Nestvůra je pryč a ty pokračuješ. Funguje jednou: druhý pád je poslední.

## Kdo co ví

wdr-open-things = Skoro všechno je veřejné: výzbroj, velikost balíčku i podzemí, kdo přidal kterou kartu, kdo pasoval, úspěchy i neúspěchy. Počítej a dívej se, jak chceš.
wdr-secret-table =
    Co | Kdo to vidí | Kdy to vidí všichni
    karta, kterou dobíráš | jen ty | když se s ní bojuje, nebo po výpravě
    karta v podzemí | kdo ji přidal | když se odkryje
    karta odložená stranou | kdo ji odložil | po výpravě
    zbytek balíčku | nikdo | nikdy
    zvolený druh | všichni | hned
wdr-memory = **Pomůcka pro paměť** ti ukazuje nestvůry přidané a odložené tebou. Neprozradí nic, co už neznáš. I poznámky jsou dovolené.

## Varianty

wdr-agree = Všechny varianty jde kombinovat. Co nenastavíte, zůstane ve výchozím nastavení.
wdr-variant-table =
    Možnost | Obvykle | Jinak
    { wd-option-first_hero } | { wd-option-first_hero-knight } | jiný hrdina, nebo náhodný
    { wd-option-successes_to_win } | { wd-option-successes_to_win-2 } | { wd-option-successes_to_win-3 }
    { wd-option-forced_first_add } | { wd-option-forced_first_add-off } | { wd-option-forced_first_add-first_round }, { wd-option-forced_first_add-every_round }
    { wd-option-reveal_order } | { wd-option-reveal_order-last_in_first_out } | { wd-option-reveal_order-first_in_first_out }, { wd-option-reveal_order-shuffled }
    { wd-option-death_check } | { wd-option-death_check-immediate } | { wd-option-death_check-final_total }
wdr-forced-title = Povinná první nestvůra
wdr-forced = V prvním tahu prvního kola (nebo každého kola) si musíš dobrat a nestvůru přidat: pasovat ani obětovat nejde. Od druhého tahu máš volnou ruku. Nikdo tak neprojde prázdným podzemím.
wdr-three-title = Tři úspěchy
wdr-three = Vyhrávají až tři úspěchy a hraje se se všemi { $box_success_cards } kartami vítězství. Dva neúspěchy stále vyřazují. Dojdou-li karty, úspěch se počítá i tak.
wdr-other-order-title = Jiné pořadí karet
wdr-other-order = Bojujte nejdřív s kartou přidanou jako první, nebo podzemí před výpravou zamíchejte. Po zamíchání nikdo neví, kde která karta leží ani kdo ji přidal. Rytíři na pořadí nikdy nezáleží.
wdr-final-total-title = Součet na konci
wdr-final-total = Výprava nikdy nekončí předčasně: bojuje se se všemi kartami a rozhodují jen životy na konci. Lektvar stále pomáhá ve chvíli pádu. Rozdíl pozná Zlodějka, kterou může vrátit její Prsten.

## U tohoto stolu

wdr-asked = Rozhoduje vždy jen jeden hráč a vždy má aspoň jednu možnost. Co pravidla v tu chvíli nedovolují, program nepřijme: nic se nezmění a hned se dozvíš proč. Po konci hry už se nikdo na nic neptá.
wdr-absent = Když někomu dojde čas, program za něj rozhodne opatrně a hra jde dál.
wdr-absent-table =
    Rozhodnutí | Bez tebe
    dobrat, nebo pasovat | pasovat; dobrat, jen když se musí
    přidat, nebo obětovat | přidat
    zvolit druh | nejsilnější, na který nestačí jiná výzbroj
    Proměna | nepoužít
    Magická sekera | použít jen proti jisté smrti
    další hrdina | zase tentýž
wdr-leaving = Kdo odejde nadobro, zůstává ve hře: na jeho místě hraje program nebo robot a ví jen to, co věděl on. Bez dvou neúspěchů nikdo nevypadne.
