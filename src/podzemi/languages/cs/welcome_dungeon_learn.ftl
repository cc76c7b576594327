### Výuka hry Vzhůru do podzemí (docs/learn.md): název, myšlenka, úkoly, co zazní po pokusu, konec.

## Jedna výprava

wdl-run = Jedna výprava
wdl-run-idea = Nestvůra tě stojí tolik životů, jakou má sílu, ledaže ji porazí některá výzbroj. Na konci musí zbýt aspoň 1 život.
wdl-run-count = Jdeš dovnitř s { $hero_knight_hp } + { $tile_plate_armor_effect_amount } = 8 životy. Karty leží odkryté: Golem 5, Ork 3, Kostlivec 2. **Kolik životů ti zbude?**
wdl-run-count-0 = **S nulou je hrdina mrtvý.** Pochodeň ale porazí všechno do síly 3: Ork ani Kostlivec tě nestojí nic.
wdl-run-count-8 = **Pochodeň stačí jen do síly 3.** Porazí Orka i Kostlivce. Golem má sílu 5 a zasáhne tě.
wdl-run-done = Správně. Zasáhl jen Golem: 8 − 5 = 3 životy, a to je úspěch.

## Přidat, nebo obětovat

wdl-place = Přidat, nebo obětovat
wdl-place-idea = Dobraná karta má dvě možné cesty. **Přidej** ji a čeká v podzemí lícem dolů. **Obětuj** výzbroj a karta jde stranou i s ní. Buď je horší podzemí, nebo slabší hrdina.
wdl-place-add = V ruce máš Démona, sílu 7. **Klepni na podzemí a pak na „Přidat Démona“.**
wdl-place-add-pass = **Na pasování je pozdě.** Kartu už znáš. Pasovat šlo místo dobírání. Teď musí Démon někam jít.
wdl-place-add-sacrifice = **To je dovoleno a přijde to hned potom.** Nejdřív se podívej, jak roste podzemí: přidej Démona.
wdl-place-give = Teď máš v ruce Upíra. **Klepni na kteroukoli výzbroj a obětuj ji.** Uvidíš, co to hrdinu stojí.
wdl-place-give-add = **Tuhle cestu už znáš.** Tentokrát Upíra do podzemí nepouštěj: klepni na jednu ze šesti kartiček.
wdl-place-give-two = **Jedna karta, jedna kartička.** S každou dobranou kartou odchází právě jedna výzbroj, nikdy dvě.
wdl-place-give-two-label = Obětovat dvě kartičky
wdl-place-done = Správně. Upír je pryč a kartička s ním, až do konce kola. A někdo s tímhle hrdinou bude muset jít.

## Co vím?

wdl-know = Co vím?
wdl-know-idea = Teď leží karty lícem dolů. Ze čtyř karet v podzemí jsou dvě tvoje a jen ty znáš. Zbývá Plátová zbroj, Svatý grál a Pochodeň: 8 životů.
wdl-know-sure = **Která karta by tě zasáhla určitě?**
wdl-know-sure-demon-label = Můj Démon
wdl-know-sure-skeleton-label = Můj Kostlivec
wdl-know-sure-marek-label = Markovy karty
wdl-know-sure-skeleton = **Toho porazí Pochodeň.** Síla 2 ti nehrozí, dokud je Pochodeň ve hře. Hledej sílu, na kterou nic nestačí.
wdl-know-sure-marek = **Možná ano, možná ne.** Tyhle karty neznáš. Co v podzemí nechal, ví jen Marek.
wdl-know-leave = Samotný Démon tě stojí 7 z 8 životů a od Marka tam leží dvě neznámé karty. **Pasuj.**
wdl-know-leave-draw = **To je dovoleno.** Pak ale může pasovat Marek a na Démona narazíš ty. Tady odejdi včas.
wdl-know-leave-look = **Podruhé se nikdo nedívá.** Karta v podzemí zůstává až do výpravy lícem dolů i pro toho, kdo ji tam dal.
wdl-know-leave-look-label = Podívat se na karty v podzemí
wdl-know-done = Správně. Marek věděl o svém Golemovi, ty o Démonovi. Na oba hrdina nestačil.

## Pasovat, nebo zbýt

wdl-last = Pasovat, nebo zbýt poslední
wdl-last-idea = Kdo pasuje, tomu v tomhle kole nic nehrozí. Poslední, kdo nepasoval, musí dovnitř, ať chce, nebo ne.
wdl-last-pass = Marek pasoval. Barbarovi zbývají 4 životy a čeká pět karet. Když teď pasuješ, zbude jen Zofie. **Pasuj.**
wdl-last-pass-draw = **To je dovoleno.** Přidáš další kartu, Zofie pasuje a hrdinu vedeš ty. Pasuj, dokud je ve hře ještě někdo jiný.
wdl-last-done = Správně. Zbyla Zofie a musela na výpravu. Padla a tebe to nestálo nic.

## Úspěch a neúspěch

wdl-end = Úspěch a neúspěch
wdl-end-idea = Výprava je úspěch, nebo neúspěch, a počítá se jen tomu, kdo ji vede. **Dva úspěchy vyhrávají, dva neúspěchy vyřazují.**
wdl-end-first = Vstupuješ se 6 životy: 3 vlastní, 3 za štít. Čekají dva Orkové se silou 3. **Jak to dopadne?**
wdl-end-first-succeeds-label = Úspěch
wdl-end-first-fails-label = Neúspěch
wdl-end-first-succeeds = **3 + 3 je přesně 6.** Ztratit tolik životů, kolik máš, znamená smrt. Aspoň 1 život musí zbýt.
wdl-end-hero = Tvoje pomocná karta je teď temná: to byl první neúspěch. Kdo výpravu vedl, vybírá dalšího hrdinu a začíná. **Vyber znovu Rytíře.**
wdl-end-hero-marek = **Výprava byla tvoje, vybíráš ty.** Na tom, jak dopadla, nezáleží. Jen když je ten, kdo ji vedl, vyřazen, vybírá další hráč.
wdl-end-hero-marek-label = Nechat vybrat Marka
wdl-end-second = Tentýž štít, 6 životů, ale teď Kostlivec a Ork. **Jak to dopadne?**
wdl-end-second-succeeds-label = Úspěch
wdl-end-second-fails-label = Neúspěch
wdl-end-second-fails = **2 + 3 je 5.** Ze 6 životů zbude jeden a jeden stačí.
wdl-end-done = Správně. Bereš si kartu vítězství; ještě jedna a vyhráváš. Temná pomocná karta zůstává temná.

## Zvol druh

wdl-name = Zvol druh
wdl-name-idea = Je-li ve hře Magický meč, zvolí ten, kdo vede výpravu, jeden druh nestvůry, a to před odkrytím první karty. Padne **každá** karta toho druhu.
wdl-name-kind = Musíš dovnitř s 8 životy. Čekají tři karty: dva Kostlivci, které znáš, a jedna Markova. Pochodeň už ve hře není. **Zvol Kostlivce.**
wdl-name-kind-dragon = **Drak tam vůbec nemusí být.** Jisté máš dvě karty: Kostlivce. Zvol je a padnou oba.
wdl-name-kind-other = **To by bylo hádání.** O dvou Kostlivcích víš určitě. Zvol to, co víš.
wdl-name-kind-later = **Nejdřív volba.** Druh říkáš dřív, než se odkryje první karta, takže čekat nejde.
wdl-name-kind-later-label = Odkrýt první kartu a pak zvolit
wdl-name-done = Správně. Oba Kostlivce porazil Meč, Upír tě stál 4: vracíš se se 4 životy.

## Jednou za kolo

wdl-once = Jednou za kolo
wdl-once-idea = Většina výzbroje působí pořád znovu. Magická sekera a Lektvar vzkříšení působí **jednou za kolo**, takže záleží na tom, kdy.
wdl-once-axe = Barbar má 4 životy a jen Sekeru. Objevil se Drak a čeká ještě jedna karta. **Použij Sekeru.**
wdl-once-axe-keep = **9 je víc než 4.** Bez Sekery tě Drak zabije hned teď a Sekera už nikomu nepomůže.
wdl-once-axe-peek = **Rozhoduješ o kartě, kterou vidíš.** Další se odkryje, až je tahle vyřízená.
wdl-once-axe-peek-label = Nejdřív se podívat na další kartu
wdl-once-again = To byl úspěch: Ork vzal 3 a 1 život zbyl. V novém kole je výzbroj zase celá. **Vyber znovu Barbara.**
wdl-once-again-gone = **Vrátí se.** Co se použilo nebo obětovalo, je v každém novém kole zase tady.
wdl-once-again-gone-label = Sekera už je pryč
wdl-once-potion = Tentokrát zbývá jen Lektvar vzkříšení. Drak 9, pak Ork 3, a ty máš 4 životy. **Kolik životů bude na konci?**
wdl-once-potion-dead-label = Žádný, smrt
wdl-once-potion-4 = **Lektvar pomůže jednou.** Po Drakovi máš zase { $hero_barbarian_hp } životy Barbara. Pak ti Ork vezme 3.
wdl-once-potion-dead = **Ještě ne.** Drak tě zabije a Lektvar ti vrátí { $hero_barbarian_hp } životy hrdiny. Ork z nich vezme 3.
wdl-once-done = Správně: 4, smrt, 4, 1. To je tvůj druhý úspěch a se dvěma vyhráváš hru.

## Blafování

wdl-bluff = Blafování
wdl-bluff-idea = Vidíš, kdo přidává, kdo obětuje a kdo odchází, ale nikdy kterou kartu. Na dobrý odhad to stačí.
wdl-bluff-stay = Marek i Zofie přidali po dvou kartách, ty Kostlivce. Zlodějka má ještě celou výzbroj. **Dober si kartu.**
wdl-bluff-stay-pass = **Příliš brzy.** S celou výzbrojí výpravou snadno projde kdokoli a vezme si kartu vítězství. Nejdřív hrdinku oslab.
wdl-bluff-cloak = V ruce máš Kostěje. Neviditelný plášť porazí všechno od síly 6. **Obětuj Plášť.**
wdl-bluff-cloak-add = **Plášť by ho porazil.** Dokud je Plášť ve hře, silné karty nikomu neublíží. Obětuj s touhle kartou Plášť.
wdl-bluff-cloak-tile = **Trochu to pomůže.** Před Drakem, Démonem i Kostějem ale chrání Plášť. Obětuj Plášť.
wdl-bluff-who = Marek ještě přidává a zůstává. Zofie pasuje, jakmile je Plášť pryč. **Čí karty jsou nebezpečné?**
wdl-bluff-who-zofia-label = Zofiiny
wdl-bluff-who-marek-label = Markovy
wdl-bluff-who-nobody-label = To se nedá poznat
wdl-bluff-who-marek = **To by odešel on.** Marek zůstává, protože se svých karet nebojí. Zofie ví něco, před čím odchází.
wdl-bluff-who-nobody = **Jistotu nemá nikdo.** Kdo ale odejde, jakmile je Plášť pryč, má k tomu důvod. Podívej se, kdo odešel.
wdl-bluff-leave = Zofie svoje karty zná, Marek je nezná. **Pasuj a nech ho ve hře.**
wdl-bluff-leave-draw = **To je dovoleno.** Pak ale může pasovat Marek a na Zofiiny karty narazíš ty. Odejdi, dokud je ve hře.
wdl-bluff-done = Správně. Zofiin Démon a Drak na někoho čekali a byl to Marek. Teď si zahraj celou partii.

## Prsten moci (nepovinná)

wdl-ring = Prsten moci
wdl-ring-idea = **Prsten** Zlodějky poráží Gobliny a Kostlivce a každý z nich ještě přidává životy: Goblin 1, Kostlivec 2.
wdl-ring-add = Zbývá Prsten a Puklíř: 6 životů. V podzemí je Kostlivec a Golem, v ruce máš Goblina. **Přidej ho**: posílí tě.
wdl-ring-add-ring = **Pak je Goblin zase nepřítel.** A Kostlivec taky. Dokud máš Prsten, jsou oba vítaní.
wdl-ring-add-other = **To je dovoleno.** Goblin by ti ale dal 1 život a Puklíř má cenu 3. Přidej Goblina.
wdl-ring-count = Teď pasuje Marek a ty jdeš dovnitř se 6 životy: Goblin, Golem 5, Kostlivec. **Kolik životů zbude?**
wdl-ring-count-1 = **Prsten také dává.** 6 − 5 by bylo 1. Goblin ale přidává 1 a Kostlivec 2.
wdl-ring-count-3 = **Životy dávají oba.** Kostlivec přidává 2 a Goblin k tomu ještě 1.
wdl-ring-done = Správně. 6 + 1 − 5 + 2 = 4 životy. S Prstenem jsou slabé karty v podzemí dárek.

## Smlouva a Proměna (nepovinná)

wdl-pact = Smlouva a Proměna
wdl-pact-idea = Čaroděj má 2 životy a chytrou výzbroj. **Smlouva s démonem** poráží Démona a nestvůru po něm. **Proměna** vymění jednu nestvůru za další kartu z balíčku.
wdl-pact-hurts = Máš 5 životů, Smlouvu a Proměnu. Karty odshora: Démon 7, Golem 5, Drak 9. **Která tě zasáhne?**
wdl-pact-hurts-demon-label = Démon
wdl-pact-hurts-golem-label = Golem
wdl-pact-hurts-dragon-label = Drak
wdl-pact-hurts-demon = **Démona poráží Smlouva.** Od toho ji máš. Podívej se, co dělá s další kartou.
wdl-pact-hurts-golem = **I toho poráží Smlouva.** Nestvůra hned po Démonovi je poražena, ať je jakákoli.
wdl-pact-first = Marek pasuje a ty jdeš dovnitř. První je Démon. **Nech ho**: Smlouva na něj čeká.
wdl-pact-first-change = **Pak Smlouva nemá Démona.** Po zbytek výpravy by nedělala nic.
wdl-pact-second = Golem. I toho poráží Smlouva. **Nech ho** a šetři Proměnu.
wdl-pact-second-change = **Ten už je poražený.** Proměna funguje jednou za kolo. Horší karta teprve přijde.
wdl-pact-third = Drak, síla 9, a ty máš 5 životů. **Použij Proměnu.**
wdl-pact-third-keep = **9 je víc než 5.** Draka nic jiného neporazí. Ať balíček přinese cokoli, hůř nebude.
wdl-pact-third-pile = **Nová karta je z balíčku.** To jsou karty, které ještě nikdo neviděl. S prázdným balíčkem Proměna nedělá nic.
wdl-pact-third-pile-label = Vyměnit ho za kartu z podzemí
wdl-pact-done = Správně. Balíček přinesl Orka: 5 − 3 = 2 životy a výprava je úspěšná.

## Každý jiný (nepovinná)

wdl-all = Každý jiný
wdl-all-idea = **Všemocnost**: není-li v podzemí žádný druh nestvůry dvakrát, výprava je úspěšná, i když hrdina cestou padne.
wdl-all-golem = V podzemí je Drak a Golem. V ruce máš druhého Golema. **Obětuj Náramek**, ať dovnitř nejde.
wdl-all-golem-add = **Pak jsou Golemové dva.** Jeden druh dvakrát a Všemocnost nedělá vůbec nic.
wdl-all-golem-tile = **Právě tahle výzbroj tě zachrání.** S 5 životy přes Golema a Draka neprojde nikdo. Všemocnost ano.
wdl-all-ends = Máš 2 životy. Marek pasuje a čeká tě Golem 5 a Drak 9. **Jak to skončí?**
wdl-all-ends-succeeds-label = Úspěchem
wdl-all-ends-fails-label = Neúspěchem
wdl-all-ends-fails = **Životy dojdou, ale tím to nekončí.** Obě karty jsou různého druhu: Všemocnost z toho dělá úspěch.
wdl-all-done = Správně. Každý je jiný, takže úspěch. Golem, který odešel s Náramkem, se nepočítá.
