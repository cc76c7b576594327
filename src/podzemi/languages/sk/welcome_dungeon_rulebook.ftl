### Pravidlá hry Hor sa do podzemia (docs/rulebook.md). Čísla sú z data.toml.
### Tabuľka je jedna správa: riadok na riadku, políčka delia zvislé čiary, prvý riadok sú nadpisy.

## Kapitoly, ku každej veta pod nadpisom

wdr-chapter-minute = Hra za jednu minútu
wdr-lead-minute = Jeden hrdina pre všetkých, jedno podzemie a nikto nechce byť ten posledný.
wdr-chapter-setup = Príprava hry
wdr-lead-setup = Všetko rozloží program. Toto pred sebou vidíš.
wdr-chapter-draw = Potiahnuť, alebo pasovať
wdr-lead-draw = Každý ťah sa začína jediným rozhodnutím.
wdr-chapter-place = Pridať, alebo obetovať
wdr-lead-place = Potiahnutá karta má dve možné cesty.
wdr-chapter-run = Výprava
wdr-lead-run = Kto zostane posledný, vedie hrdinu do podzemia.
wdr-chapter-worth = Úspech a neúspech
wdr-lead-worth = Každá výprava je úspech alebo neúspech a počíta sa len tomu, kto ju vedie.
wdr-chapter-example = Ukážkové kolo
wdr-lead-example = Traja hráči, Rytier a podzemie, ktoré nikto nepozná celé.
wdr-chapter-win = Ako sa vyhráva
wdr-lead-win = Dvakrát uspej, alebo vydrž zo všetkých najdlhšie.
wdr-chapter-heroes = Štyria hrdinovia a ich výzbroj
wdr-lead-heroes = Čo presne ktorá kartička robí.
wdr-chapter-monsters = Osem druhov príšer
wdr-lead-monsters = Kto čaká v balíčku, akú má silu a čo naň platí.
wdr-chapter-tiles = Keď pôsobí viac kartičiek
wdr-lead-tiles = Drobnosti o výzbroji na chvíľu, keď na nich záleží.
wdr-chapter-secrets = Kto čo vie
wdr-lead-secrets = Na stole je skoro všetko vidieť. Pre karty to neplatí.
wdr-chapter-variants = Varianty
wdr-lead-variants = Dohodnite sa na nich vopred, pri zakladaní stola.
wdr-chapter-here = Pri tomto stole
wdr-lead-here = Čo za vás robí program a čo sa deje, keď niekto chýba.

## Hra za jednu minútu

wdr-aim = Všetci majú **jedného spoločného hrdinu**. Ťah za ťahom zhoršujete podzemie alebo oslabujete hrdinu a každý dúfa, že dnu pôjde niekto iný. Kto sa z podzemia dvakrát vráti živý, vyhráva.
wdr-two-ways = Vo svojom ťahu si **potiahni** príšeru, alebo **pasuj**. Potiahnutá príšera ide do podzemia, alebo ju odlož bokom a obetuj s ňou jednu kartičku výzbroje.
wdr-goes-in = Pasuj a v tomto kole ti nič nehrozí. Kto nepasuje ani raz, ten **vedie výpravu** a bojuje so všetkými príšerami v podzemí. Zostáva mu len výzbroj, ktorú nikto neobetoval.
wdr-minute-picture = Stôl uprostred prípravy, ako ho vidí Anežka. Pri vlastnej karte vidí príšeru, pri ostatných môže len hádať.
wdr-round-table-title = Kolo krok za krokom
wdr-round-table =
    Krok | Kto | Čo sa deje
    Fáza prípravy | všetci postupne | potiahnuť kartu a umiestniť ju, alebo pasovať
    Fáza výpravy | ten, kto zostane | bojuje s kartami v podzemí
    Koniec výpravy | kto ju vedie | berie kartu víťazstva, alebo otáča pomocnú kartu
    Ďalší hrdina | kto výpravu vedie | vyberá hrdinu; všetko sa znova zamieša

## Príprava hry

wdr-hero-first = Prvého hrdinu si vyberte spoločne, alebo ho nechajte na náhodu. Na prvú hru sa najlepšie hodí **Rytier**. Hrdina leží uprostred a s ním všetkých šesť kartičiek výzbroje, aby na ne každý videl.
wdr-deck = Všetkých { $box_monster_cards } kariet príšer sa zamieša lícom nadol: to je **balíček príšer**. Vedľa neho je miesto pre **podzemie**, zatiaľ prázdne. Dve karty toho istého druhu sa ničím nelíšia.
wdr-aid-cards = Každý hráč má **pomocnú kartu** bielou stranou nahor. Prvým neúspechom sa otáča na temnú stranu. Uprostred čaká { $setup_success_cards_used } kariet víťazstva, zvyšné { $setup_success_cards_boxed } zostávajú v škatuli.
wdr-starter = Prvé kolo začína náhodne vybraný hráč. Vo dvojici, v trojici aj vo štvorici sa hrá úplne rovnako.
wdr-setup-picture = Prvý ťah: Rytier s celou výzbrojou, v balíčku všetkých { $box_monster_cards } kariet a podzemie prázdne.
wdr-box-title = Čo je v škatuli
wdr-box =
    Súčasť hry | Počet
    Karty príšer | { $box_monster_cards }
    Hrdinovia | { $box_hero_tiles }
    Kartičky výzbroje | { $box_equipment_tiles }
    Pomocné karty | { $box_aid_cards }
    Karty víťazstva | { $box_success_cards }

## Potiahnuť, alebo pasovať

wdr-turn = Hrá sa v smere hodinových ručičiek, vždy len jeden hráč. Vo svojom ťahu si buď **potiahni** vrchnú kartu balíčka príšer, alebo **pasuj**. Kto v tomto kole pasoval alebo je vyradený, toho preskakujeme.
wdr-drawn = Potiahnutú kartu vidíš len ty a nesmieš ju prezradiť. Len čo ju máš v ruke, pasovať už nemôžeš: karta musí niekam ísť, buď do podzemia, alebo bokom aj s kartičkou výzbroje.
wdr-passing = Pasovať môžeš vždy, keď si na ťahu a nemáš kartu v ruke, pokojne hneď v prvom ťahu. Zvyšok kola sa prizeráš a nič neriskuješ. V ďalšom kole si opäť v hre.
wdr-last-one = Len čo pasujú všetci okrem jedného, príprava sa končí. Kto zostal, už si neťahá a nemôže odmietnuť: výprava sa začína hneď.
wdr-empty-deck = Keď je balíček prázdny, môžeš len pasovať. Na výpravu teda musí ten, kto si potiahol poslednú kartu. Ak celý čas nikto nepasuje, je to vždy začínajúci hráč kola.
wdr-draw-picture = Na ťahu je Anežka. Ťuknutím na balíček si ťahá, tlačidlom pod stolom pasuje.

## Pridať, alebo obetovať

wdr-adding = **Pridaj** príšeru: polož ju lícom nadol na kôpku podzemia. To môžeš vždy. Kartu nikto nevidí, ale všetci vidia, že je od teba.
wdr-sacrificing = Alebo **obetuj** výzbroj: polož príšeru lícom nadol pred seba a na ňu jednu kartičku výzbroje, ktorúkoľvek, ktorá je ešte v hre. Karta aj kartička sú do konca kola mimo hry. Dovtedy kartu poznáš len ty.
wdr-no-tiles = Keď už nijaká výzbroj nie je, príšera sa musí pridať. Obetovať sa nedá výzbroj, ktorá už v hre nie je, ani výzbroj iného hrdinu.
wdr-tiles-back = Každé kolo sa začína s celou výzbrojou, nech sa predtým obetovalo alebo použilo čokoľvek. Hrdina sám výzbroj nie je: jeho vlastné životy sa počítajú vždy.
wdr-place-picture = Anežka má v ruke Golema. Môže ísť do podzemia, alebo bokom s niektorou zo zvyšných kartičiek.

## Výprava

wdr-entry = Hrdina vstupuje so svojimi **životmi** a pripočítajú sa mu životy zo všetkých zbrojí a štítov, ktoré zostali v hre. Počítajú sa raz, práve teraz. Ak je podzemie prázdne, vraciaš sa bez škrabanca: úspech.
wdr-naming = Ak je v hre Magický meč alebo Magická dýka, **zvoľ druh** príšery skôr, než sa otočí prvá karta. Padnú všetky príšery toho druhu, pokojne aj obe. Zvoľ ktorýkoľvek z ôsmich druhov, nahlas; keď v podzemí niečo je, zvoliť musíš.
wdr-naming-picture = Anežka musí dnu. Meč jej zostal, a tak najprv volí druh príšery.
wdr-order = Potom sa karty odkrývajú jedna po druhej: **najprv tá, ktorá bola pridaná ako posledná**. Každú kartu vybav celú, až potom sa odkrýva ďalšia.
wdr-one-card-title = Čo sa deje s jednou kartou
wdr-one-card =
    Krok | Čo sa deje
    1 | Karta sa odkryje a vidia ju všetci.
    2 | Môžeš použiť Premenu: kartu nahradí vrchná karta balíčka.
    3 | Výzbroj, ktorá na príšeru stačí, ju porazí sama.
    4 | Ak nie, môžeš použiť Magickú sekeru.
    5 | Inak prichádzaš o toľko životov, akú má príšera silu.
    6 | Pri 0 životoch alebo menej raz pomôže Elixír, inak je hrdina mŕtvy.
wdr-by-themselves = Výzbroj pôsobí **sama** a nespotrebuje sa: Fakľa, ktorá porazí jedného Orka, porazí aj druhého. Odmietnuť sa nedá. Ak na príšeru stačí viac kartičiek, o nijakú neprídeš.
wdr-axe = O **Magickej sekere** rozhoduješ, keď príšeru vidíš a ďalšiu ešte nie. Pri príšere, ktorá padne aj bez nej, sa ťa nikto nepýta. Sekeru si môžeš nechať, dať sa zachrániť Elixírom a udrieť neskôr.
wdr-run-picture = Marek v podzemí s Barbarom: objavil sa Drak a Marek sa rozhoduje, či naň použije Sekeru.
wdr-damage = Príšera, na ktorú nič nestačí, ťa stojí toľko životov, akú má **silu**. Prežiť znamená mať aspoň 1 život: zásah rovný počtu životov je smrteľný. Len čo je hrdina mŕtvy, výprava sa končí.
wdr-rest = Po smrti hrdinu sa zvyšok podzemia už len ukáže. Potom všetci odkryjú príšery, ktoré odložili bokom. Čo zostalo v balíčku, ostane tajné.

## Úspech a neúspech

wdr-success = Všetky karty za tebou a aspoň 1 život: to je **úspech**. Vezmi si kartu víťazstva. Počíta sa aj prázdne podzemie.
wdr-failure = Inak je to **neúspech**. Otoč pomocnú kartu na temnú stranu; ak je temná už teraz, vypadávaš z hry. Neskorší úspech ju späť neotočí.
wdr-worth-table-title = Čo výprava prináša
wdr-worth-table =
    Výprava | Dostaneš | Druhýkrát
    na konci aspoň 1 život | kartu víťazstva | vyhrávaš
    0 životov alebo menej | temnú pomocnú kartu | vypadávaš
wdr-next-hero = Kto výpravu viedol, vyberá ďalšieho hrdinu, ktoréhokoľvek zo štyroch, a začína ďalšie kolo. Ak je vyradený, oboje pripadá ďalšiemu hráčovi po ľavici.
wdr-new-round = Do voľby hrdinu zostáva všetko odkryté na stole. Potom sa všetkých { $box_monster_cards } príšer znova zamieša, hrdina dostane celú výzbroj a hrajú opäť všetci, čo nie sú vyradení.

## Ukážkové kolo

wdr-example-intro = Začína Marek. Sleduj, kto pridáva, kto obetuje a čo kto môže vedieť. Tu vidíš všetky karty; pri stole vidí každý len tie svoje.
wdr-example-round-title = Ťah za ťahom
wdr-example-why = Anežka pozná dve zo štyroch kariet, Démona a Golema, a má { $hero_knight_hp } + { $tile_plate_armor_effect_amount } životov. Znesie len jednu z nich, a tak volí Golema. Na to, čo mohla len tušiť, stačia Grál a Fakľa.
wdr-example-picture = Koniec kola: všetky karty sú odkryté, aj tie odložené bokom.

## Ako sa vyhráva

wdr-two-successes = Vezmi si **druhú kartu víťazstva** a hneď vyhrávaš. Nezáleží na tom, koľko ich majú ostatní.
wdr-last-left = Alebo zostaň **posledný v hre**: keď všetci ostatní dvakrát neuspejú, vyhrávaš hneď, pokojne aj bez úspechu.
wdr-no-ties = Víťaz je vždy jeden a remíza nie je možná. Všetci ostatní sú spoločne druhí, vyradení aj nevyradení. Hra trvá najmenej 2 kolá; s dvoma, tromi či štyrmi hráčmi najviac 5, 8 či 11 kôl.
wdr-win-table-title = Čo rozhoduje
wdr-win-table =
    Máš | Potom
    druhý úspech | hneď vyhrávaš
    druhý neúspech | vypadávaš z hry
    v hre už nikto iný nie je | hneď vyhrávaš
    1 úspech a 1 neúspech | rozhodne tvoja najbližšia výprava

## Štyria hrdinovia

wdr-kits = Každý hrdina má presne šesť kartičiek výzbroje. S celou výzbrojou vstupuje každý s 11 životmi, len k nim každý príde inak. Fakľu, Svätý grál a Elixír vzkriesenia majú vždy dvaja hrdinovia.
wdr-hero-table =
    Hrdina | Vlastné životy | Zbroj | V čom je dobrý
    { wd-hero-knight } | { $hero_knight_hp } | +{ $tile_plate_armor_effect_amount }, +{ $tile_knight_shield_effect_amount } | zo všetkého trochu
    { wd-hero-barbarian } | { $hero_barbarian_hp } | +{ $tile_chainmail_effect_amount }, +{ $tile_leather_shield_effect_amount } | jedna veľká príšera a druhý život
    { wd-hero-mage } | { $hero_mage_hp } | +{ $tile_wall_of_fire_effect_amount }, +{ $tile_bracelet_effect_amount } | triky a príšery, z ktorých je každá iná
    { wd-hero-rogue } | { $hero_rogue_hp } | +{ $tile_mithril_effect_amount }, +{ $tile_buckler_effect_amount } | najsilnejšie a najslabšie príšery
wdr-all-heroes-title = Hrdinovia
wdr-knight-kit-title = Výzbroj Rytiera
wdr-barbarian-kit-title = Výzbroj Barbara
wdr-mage-kit-title = Výzbroj Čarodejníka
wdr-rogue-kit-title = Výzbroj Zlodejky

## Osem druhov príšer

wdr-kinds = V balíčku je { $box_monster_cards } príšer ôsmich druhov. Sila 8 neexistuje. Značky na karte pripomínajú, ktorá výzbroj príšeru poráža; rozhoduje však text na kartičke výzbroje.
wdr-monster-table =
    Príšera | Sila | Kariet | Poráža ju
    { wd-monster-goblin } | { $monster_goblin_strength } | { $monster_goblin_count } | Fakľa, Prsteň
    { wd-monster-skeleton } | { $monster_skeleton_strength } | { $monster_skeleton_count } | Fakľa, Grál, Prsteň
    { wd-monster-orc } | { $monster_orc_strength } | { $monster_orc_count } | Fakľa
    { wd-monster-vampire } | { $monster_vampire_strength } | { $monster_vampire_count } | Grál
    { wd-monster-golem } | { $monster_golem_strength } | { $monster_golem_count } | Kladivo
    { wd-monster-lich } | { $monster_lich_strength } | { $monster_lich_count } | Grál, Plášť
    { wd-monster-demon } | { $monster_demon_strength } | { $monster_demon_count } | Zmluva, Plášť
    { wd-monster-dragon } | { $monster_dragon_strength } | { $monster_dragon_count } | Kopija, Plášť
wdr-all-monsters-title = Príšera po príšere

## Keď sa výzbroj stretne

wdr-once = **Magická sekera, Premena a Elixír vzkriesenia** fungujú raz za kolo a potom sú použité. Všetka ostatná výzbroj funguje stále znova.
wdr-which-first-title = Čo pôsobí skôr
wdr-which-first =
    Poradie | Čo príšeru porazí
    1 | Zmluva s démonom, ak bol predchádzajúcou kartou Démon
    2 | Zmluva s démonom, ak je toto Démon
    3 | Prsteň moci, ktorý navyše pridá životy
    4 | Meč alebo Dýka, ak bol zvolený tento druh
    5 | Grál, Fakľa, Kopija, Kladivo alebo Plášť
wdr-steady = **Fakľa** poráža silu 3 a menšiu, **Svätý grál** párnu silu, **Neviditeľný plášť** silu 6 a väčšiu. **Dračia kopija** poráža Draka, **Vojnové kladivo** každého Golema. Každý z týchto predmetov porazí všetky také príšery, ktoré na výprave prídu.
wdr-ring = **Prsteň moci** poráža príšery so silou 2 a menšou a hneď ti pridá toľko životov, akú majú silu. Horná hranica nie je. Pôsobí skôr než zvolený druh, lebo je to pre teba výhodnejšie.
wdr-pact = **Zmluva s démonom** porazí Démona a príšeru, ktorá príde hneď po ňom, aj keby na ňu stačila iná výzbroj. Ak je Démon posledný, porazí len jeho.
wdr-polymorph = **Premenu** použi na ktorúkoľvek práve odkrytú príšeru, aj na takú, ktorá by padla sama: zmizne a namiesto nej bojuješ s vrchnou kartou balíčka. S prázdnym balíčkom sa Premena použiť nedá.
wdr-polymorph-pact = Premeň príšeru po Démonovi a Zmluva porazí tú novú. Premeň samotného Démona a Zmluva nič neurobí. Privolaj Premenou Démona a Zmluva zaberie naň aj na ďalšiu kartu.
wdr-omnipotence = So **Všemohúcnosťou** sa odkryjú všetky karty, aj keď hrdina padne. Ak sa nijaký druh neopakuje, výprava je úspešná. Počíta sa, čo v podzemí nakoniec stálo: nie karta, ktorú odniesla Premena, ani odložené karty.
wdr-potion = Keď ťa príšera zrazí na 0 životov alebo nižšie, **Elixír vzkriesenia** ti dá životy vytlačené pri hrdinovi; zbroj sa znova nepočíta. Príšera je preč a ty pokračuješ. Funguje raz: druhý pád je posledný.

## Kto čo vie

wdr-open-things = Skoro všetko je verejné: výzbroj, veľkosť balíčka aj podzemia, kto pridal ktorú kartu, kto pasoval, úspechy aj neúspechy. Počítaj a pozeraj sa, ako chceš.
wdr-secret-table =
    Čo | Kto to vidí | Kedy to vidia všetci
    karta, ktorú si ťaháš | len ty | keď sa s ňou bojuje, alebo po výprave
    karta v podzemí | kto ju pridal | keď sa odkryje
    karta odložená bokom | kto ju odložil | po výprave
    zvyšok balíčka | nikto | nikdy
    zvolený druh | všetci | hneď
wdr-memory = **Pomôcka pre pamäť** ti ukazuje príšery pridané a odložené tebou. Neprezradí nič, čo už nepoznáš. Aj poznámky sú dovolené.

## Varianty

wdr-agree = Všetky varianty možno kombinovať. Čo nenastavíte, zostane v predvolenom nastavení.
wdr-variant-table =
    Možnosť | Zvyčajne | Inak
    { wd-option-first_hero } | { wd-option-first_hero-knight } | iný hrdina, alebo náhodný
    { wd-option-successes_to_win } | { wd-option-successes_to_win-2 } | { wd-option-successes_to_win-3 }
    { wd-option-forced_first_add } | { wd-option-forced_first_add-off } | { wd-option-forced_first_add-first_round }, { wd-option-forced_first_add-every_round }
    { wd-option-reveal_order } | { wd-option-reveal_order-last_in_first_out } | { wd-option-reveal_order-first_in_first_out }, { wd-option-reveal_order-shuffled }
    { wd-option-death_check } | { wd-option-death_check-immediate } | { wd-option-death_check-final_total }
wdr-forced-title = Povinná prvá príšera
wdr-forced = V prvom ťahu prvého kola (alebo každého kola) si musíš potiahnuť a príšeru pridať: pasovať ani obetovať sa nedá. Od druhého ťahu máš voľnú ruku. Nikto tak neprejde prázdnym podzemím.
wdr-three-title = Tri úspechy
wdr-three = Vyhrávajú až tri úspechy a hrá sa so všetkými { $box_success_cards } kartami víťazstva. Dva neúspechy stále vyraďujú. Ak sa karty minú, úspech sa počíta aj tak.
wdr-other-order-title = Iné poradie kariet
wdr-other-order = Bojujte najprv s kartou pridanou ako prvá, alebo podzemie pred výpravou zamiešajte. Po zamiešaní nikto nevie, kde ktorá karta leží ani kto ju pridal. Rytierovi na poradí nikdy nezáleží.
wdr-final-total-title = Súčet na konci
wdr-final-total = Výprava sa nikdy nekončí predčasne: bojuje sa so všetkými kartami a rozhodujú len životy na konci. Elixír stále pomáha vo chvíli pádu. Rozdiel spozná Zlodejka, ktorú môže vrátiť jej Prsteň.

## Pri tomto stole

wdr-asked = Rozhoduje vždy len jeden hráč a vždy má aspoň jednu možnosť. Čo pravidlá v tej chvíli nedovoľujú, program neprijme: nič sa nezmení a hneď sa dozvieš prečo. Po konci hry sa už nikto na nič nepýta.
wdr-absent = Keď niekomu vyprší čas, program zaňho rozhodne opatrne a hra ide ďalej.
wdr-absent-table =
    Rozhodnutie | Bez teba
    potiahnuť, alebo pasovať | pasovať; potiahnuť, len keď sa musí
    pridať, alebo obetovať | pridať
    zvoliť druh | najsilnejší, na ktorý nestačí iná výzbroj
    Premena | nepoužiť
    Magická sekera | použiť len proti istej smrti
    ďalší hrdina | znova ten istý
wdr-leaving = Kto odíde nadobro, zostáva v hre: na jeho mieste hrá program alebo robot a vie len to, čo vedel on. Bez dvoch neúspechov nikto nevypadne.
