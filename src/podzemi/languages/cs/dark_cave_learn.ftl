### Výuka hry Temná jeskyně (docs/learn.md): název, myšlenka, úkoly, co zazní po pokusu, konec.

## Polož cestu

dcl-lay = Polož cestu
dcl-lay-idea = Jeskyni stavíte společně, kartu po kartě. Karta se musí některé **dotýkat**, její okraje musí **navazovat** a musí **prodloužit cestu**.
dcl-lay-east = Uprostřed leží startovní karta, otevřená na všechny strany. **Polož vedle ní na východ rovnou kartu ze západu na východ.**
dcl-lay-east-other = **To by šlo taky.** Dotýká se, navazuje a prodlužuje cestu. Tady polož rovnou kartu na východ od startu.
dcl-lay-east-discard = **To je dovoleno.** Místo hraní můžeš odhodit jednu nebo dvě karty. Jeskyně tím ale neroste.
dcl-lay-east-far = **Musí se dotýkat jiné karty.** Karta leží hranou u té, která už tu je, ne dál.
dcl-lay-east-far-label = Položit ji o dvě pole dál
dcl-lay-east-edge = **Okraje nenavazují.** Start je na východ otevřený, tahle karta je na západě zavřená. Cesta k cestě, zeď ke zdi.
dcl-lay-east-edge-label = Položit na východ kartu ze severu na jih
dcl-lay-east-wall = **Neprodlužuje žádnou cestu.** Zeď ke zdi sedí, ale žádná cesta na ni nevede. To nestačí.
dcl-lay-east-wall-label = Položit kartu, která se dotýká jen zdí
dcl-lay-east-across = **Karty leží nastojato.** Otočit je můžeš vzhůru nohama, nikdy na bok.
dcl-lay-east-across-label = Otočit kartu na bok
dcl-lay-done = Správně. Po zahrání karty můžeš jít a nakonec si dobereš.

## Tři pohyby

dcl-walk = Tři pohyby
dcl-walk-idea = Po kartě má tvůj trpaslík až **tři pohyby**. Karta s rubem I je jedno pole, karta II dvě pole napříč, karta III tři.
dcl-walk-count = Na východ od tebe leží karta I a karta II. **Kolik pohybů je na vzdálený konec?**
dcl-walk-count-2 = **Karta II má dvě pole.** Jeden pohyb na kartu I, jeden na kartu II a jeden přes ni.
dcl-walk-count-4 = **Karta I je jen jedno pole.** Jeden pohyb na ni, pak jeden na kartu II a jeden přes ni.
dcl-walk-first = Správně, tři: právě to stačí. **Vejdi na první kartu.**
dcl-walk-first-stay = **Zůstat můžeš.** Jít nikdo nemusí. Tady ale chceme na konec cesty.
dcl-walk-second = **Vejdi na další kartu.**
dcl-walk-second-back = **Vrátit se můžeš taky.** Každý pohyb se ale počítá. Jdi dál na východ.
dcl-walk-second-stay = **Zastavit můžeš.** Zbývají ale dva pohyby. Jdi dál na východ.
dcl-walk-third = **Přejdi kartu na vzdálený konec.**
dcl-walk-third-back = **To vede zpátky.** Přejdi kartu na východ.
dcl-walk-third-stay = **Zastavit můžeš.** Zbývá ale jeden pohyb. Přejdi kartu.
dcl-walk-third-four = **Tři pohyby za tah.** S botami před sebou by byly čtyři.
dcl-walk-third-four-label = Udělat čtvrtý pohyb
dcl-walk-done = Správně. Pohyb už nezbývá, tah končí a dobíráš si kartu.

## Otoč cíl

dcl-goal = Otoč cíl
dcl-goal-idea = V rozích leží čtyři cíle lícem dolů: **východ**, žebřík, zlatá žíla a temné doupě. Který je který, neví nikdo, dokud k němu někdo nedojde.
dcl-goal-turn = Stojíš vedle cíle. **Vstup na něj.**
dcl-goal-turn-stay = **Zůstat můžeš.** Cíl ale zůstane skrytý. Vstup na něj.
dcl-goal-then = Je to žebřík, ne východ. Zbývaly dva pohyby. **Co teď?**
dcl-goal-then-on-label = Jdu dál
dcl-goal-then-wait-label = Pohyb končí
dcl-goal-then-on = **Otočením cíle pohyb končí.** Karta se natočí tak, aby tvá cesta pokračovala, a do dalšího tahu stojíš na jejím okraji.
dcl-goal-done = Správně. O roh méně, kde může být východ.

## Ven z jeskyně

dcl-exit = Ven z jeskyně
dcl-exit-idea = Počítá se jen **zlato, které někdo vynese**. Každý začíná se třemi nugety. Najdi východ a dostaň se ven, než dojdou karty.
dcl-exit-gold = Východ je nalezen a stojíš jeden pohyb před ním se třemi nugety. **Co s nimi bude, až odejdeš?**
dcl-exit-gold-mine-label = Jsou jen moje
dcl-exit-gold-clan-label = Počítají se klanu, pro který pracuji
dcl-exit-gold-lost-label = Jsou pryč
dcl-exit-gold-mine = **Vyhrává klan.** Kdo pracuje pro stejný klan, dává zlato dohromady.
dcl-exit-gold-lost = **Vynesené je v bezpečí.** Co zůstane v jeskyni, propadá. Co je venku, počítá se klanu, pro který pracuješ.
dcl-exit-leave = **Vstup na pole s východem.**
dcl-exit-leave-stay = **Počkat můžeš.** Nestvůry a pavučiny ale nečekají. Odejdi, dokud je cesta volná.
dcl-exit-done = Správně. Ve více hráčích by tvoje karty i zvenku dál pomáhaly tvému klanu.

## Zlato klanu

dcl-count = Zlato klanu
dcl-count-idea = Poklad klanu je vynesené zlato **krát počet trpaslíků, kteří pracují pro druhý klan**. Šanci tak má i slabší strana.
dcl-count-yellow = Pro žluté pracují dva: Marek je venku se 2 nugety a ty stojíš u východu se 2. Pro modré pracují tři: dva z nich jsou venku, se 2 a se 3. **Jaký poklad budou mít žlutí, až vyjdeš?**
dcl-count-yellow-4 = **Ještě se násobí.** 4 nugety krát počet těch, kdo pracují pro modré: 3.
dcl-count-yellow-8 = **Počítej ty druhé.** Násobí se těmi, kdo pracují proti tobě, ne tvými: 4 × 3.
dcl-count-winner = Modří mají 5 nugetů a pro žluté pracují dva: 5 × 2 = 10. **Kdo vyhrává?**
dcl-count-winner-yellow-label = Žlutí, 12 : 10
dcl-count-winner-blue-label = Modří, 5 : 4
dcl-count-winner-blue = **Samotné nugety nerozhodují.** 5 × 2 je 10 a 4 × 3 je 12.
dcl-count-leave = Tak vyjdi hned a je po hře: všichni, kdo pracují pro žluté, jsou venku. **Vstup na pole s východem.**
dcl-count-leave-stay = **To je dovoleno.** Eliška ale pracuje pro modré a k východu nese další 3 nugety.
dcl-count-done = Správně. Vyhrávají společně všichni, kdo pracovali pro žlutý klan, ať mají jakoukoli barvu.

## Sabotér

dcl-saboteur = Sabotér
dcl-saboteur-idea = Tvou **barvu** vidí všichni. Tvoje **věrnost** je na skrytém líci klanové karty: věrný, nebo sabotér. Sabotér pracuje pro druhý klan.
dcl-saboteur-whom = Jsi v modrém a na kartě máš sabotéra. **Pro koho pracuješ?**
dcl-saboteur-whom-blue-label = Pro modrý klan
dcl-saboteur-whom-yellow-label = Pro žlutý klan
dcl-saboteur-whom-me-label = Pro sebe
dcl-saboteur-whom-blue = **To si mají myslet ostatní.** Sabotér pracuje pro druhý klan. Tvoje zlato se počítá žlutým.
dcl-saboteur-whom-me = **Sám nevyhrává nikdo.** Sabotér vyhrává s druhým klanem, tady se žlutým.
dcl-saboteur-web = Stojíš u východu a hned za tebou jdou Marek a Tomáš v modrém, každý se 3 nugety. **Zahraj pavučinu mezi ně a východ.**
dcl-saboteur-web-elsewhere = **To je dovoleno.** Tam by ale stejně vyšli a jejich zlato se počítá modrým. Utkej ji mezi jejich kartou a východem.
dcl-saboteur-web-path = **To je dovoleno.** Může to i vypadat přátelsky. Tady se podívej, jak pavučina zavře cestu.
dcl-saboteur-web-discard = **To je dovoleno.** Nikomu to ale nevadí. Zahraj pavučinu.
dcl-saboteur-web-leave = **Tvoje zlato by se počítalo žlutým.** Hned za tebou by ale vyšli Marek a Tomáš a s nimi 6 nugetů pro modré. Napřed je zastav; karta se stejně hraje před chůzí.
dcl-saboteur-web-tell = **Nech si to pro sebe.** U stolu můžeš říkat, co chceš. Ukážeš-li kartu, modří vědí, koho zastavit.
dcl-saboteur-web-leave-label = Hned odejít se svým zlatem
dcl-saboteur-web-tell-label = Ukázat kartu všem
dcl-saboteur-done = Správně. Dva tvoje tahy tudy nikdo neprojde. Všichni ale viděli, kdo ji utkal.

## Zvláštní cesty

dcl-ways = Zvláštní cesty
dcl-ways-idea = Některé cesty mají cenu. **Most** bere kartu z ruky, **tunel** nuget. **Žebříky** jsou od sebe na jeden pohyb. **Žíla** dává zlato a prozradí tě.
dcl-ways-enter = Na východ od tebe je žíla s nugetem. **Vejdi na její kartu.**
dcl-ways-enter-other = **Ta cesta něco stojí.** Na severu je most, na západě karta s tunelem. Tady jdi na východ k žíle.
dcl-ways-enter-stay = **Zůstat můžeš.** Zlato je ale blízko. Jdi na východ.
dcl-ways-enter-bridge = **Dvě cesty se nesetkávají.** Jedna vede po mostě, druhá pod ním. Z jedné na druhou přejít nejde.
dcl-ways-enter-bridge-label = Odbočit na mostě
dcl-ways-enter-tunnel = **Vstoupit můžeš vždycky.** Tunel bere nuget, když nějaký máš. Když ne, je zdarma.
dcl-ways-enter-tunnel-label = Bez zlata do tunelu nesmím
dcl-ways-vein = **Vstup na žílu.**
dcl-ways-vein-other = **Žíla je na druhou stranu.** Vstup na pole s nugetem.
dcl-ways-vein-stay = **Stojíš na kartě, ne na žíle.** Nuget bereš jen na jejím vlastním poli.
dcl-ways-take = Nuget si vezmeš, když tu pohyb skončí. **Zůstaň tu.**
dcl-ways-take-on = **Nuget by tu zůstal.** Bereš ho jen tam, kde pohyb končí. Zůstaň na žíle.
dcl-ways-price = Teď máš čtyři nugety. **Co to stálo?**
dcl-ways-price-nothing-label = Nic
dcl-ways-price-card-label = Kartu z ruky
dcl-ways-price-loyalty-label = Je vidět moje věrnost
dcl-ways-price-nothing = **Podívej se na svou klanovou kartu.** Leží natrvalo lícem nahoru. Všichni vědí, pro koho pracuješ.
dcl-ways-price-card = **To je cena mostu.** Žíla natrvalo odkryje tvou klanovou kartu.
dcl-ways-done = Správně. O nuget víc, o jedno tajemství míň.

## Karty, které zasahují

dcl-cards = Karty, které zasahují
dcl-cards-idea = Ne každá karta je cesta. Můžeš se **podívat** na cíl nebo klanovou kartu, způsobit **zával**, **vyměnit** si karty nebo utkat **pavučinu**.
dcl-cards-bury = Máš zával. Na západě leží prázdná karta cesty, na té východní stojí Marek. **Zasyp tu prázdnou.**
dcl-cards-bury-look = **To je dovoleno.** Podíváš se na cíl nebo na Markovu klanovou kartu, jen ty. Tady zahraj zával.
dcl-cards-bury-swap = **To je dovoleno.** S Markem si vyměníte všechny karty. Tady zahraj zával.
dcl-cards-bury-web = **To je dovoleno.** Pavučina na čas zavře cestu. Tady zahraj zával.
dcl-cards-bury-discard = **To je dovoleno.** V jeskyni se tím ale nic nezmění. Zahraj zával.
dcl-cards-bury-dwarf = **Nikdo nebude zasypán.** Zával potřebuje kartu cesty, na které nestojí žádná figurka.
dcl-cards-bury-dwarf-label = Zasypat kartu pod Markem
dcl-cards-bury-start = **Start a cíle zůstávají.** Zával bere jen položené karty cest.
dcl-cards-bury-start-label = Zasypat startovní kartu
dcl-cards-look = Jsi zase na řadě. S Tajnými informacemi se podíváš na cíl nebo na něčí klanovou kartu a nikdo jiný ji neuvidí. **Podívej se na některý cíl.**
dcl-cards-look-clan = **To je dovoleno.** Zjistíš, pro koho pracuje Marek. Tady se podívej na cíl: jeden ze čtyř je východ.
dcl-cards-look-swap = **To je dovoleno.** S Markem si vyměníte všechny karty. Tady se podívej na cíl.
dcl-cards-look-web = **To je dovoleno.** Pavučina na čas zavře cestu. Tady se podívej na cíl.
dcl-cards-look-discard = **To je dovoleno.** Nic se tím ale nedozvíš. Podívej se na cíl.
dcl-cards-draws = Představ si, že si s Markem vyměníš karty. **Kdo si na konci tvého tahu dobere?**
dcl-cards-draws-me-label = Já
dcl-cards-draws-marek-label = Marek
dcl-cards-draws-both-label = Oba
dcl-cards-draws-me = **Po výměně ne.** Marek má karty, z nichž jedna chybí, a tak si dobírá on.
dcl-cards-draws-both = **Jedna karta chybí, jedna se dobírá.** Míň karet má Marek, a tak ji bere on.
dcl-cards-done = Správně. Jedna cesta je pryč a o jednom cíli víš víc než ostatní. Zasahuj, když to pomůže tvému klanu.

## Nestvůry a sekery

dcl-monsters = Nestvůry a sekery
dcl-monsters-idea = Nestvůry vycházejí z **doupěte** v jeskyni a udělají pár pohybů. Koho potkají prvního, toho zasáhnou: krysa bere kartu, skřet zlato, plazoun pohyb.
dcl-monsters-rat = Marek stojí na východě, doupě je na sever od startu a krysa má tři pohyby. **Pošli krysu na Marka.**
dcl-monsters-rat-near = **To je dovoleno, ale nikoho tam nezasáhne.** Anebo tebe. Pošli ji na Markovo pole.
dcl-monsters-rat-other = **To je dovoleno.** Tady se podívej, co dělá nestvůra.
dcl-monsters-rat-discard = **To je dovoleno.** Tady se podívej, co dělá nestvůra.
dcl-monsters-rat-beyond = **Zastaví se u prvního trpaslíka.** Marek stojí v cestě a dál krysa nejde.
dcl-monsters-rat-lair = **Nestvůra potřebuje doupě.** Když žádné neleží na stole, kartu zahrát nejde. Tady je na sever od startu.
dcl-monsters-rat-beyond-label = Poslat ji za Marka
dcl-monsters-rat-lair-label = Vypustit ji jinde než z doupěte
dcl-monsters-axe = Příště může nestvůra přijít k tobě. **Kde musí být sekera, aby pomohla?**
dcl-monsters-axe-hand-label = V ruce
dcl-monsters-axe-table-label = Přede mnou na stole
dcl-monsters-axe-hand = **To už je pozdě.** Sekera se hraje ve vlastním tahu a leží před některým hráčem. Pomáhá jen tam.
dcl-monsters-done = Správně. Marek přišel o kartu a natrvalo smí mít v ruce o jednu méně.

## Prázdná ruka

dcl-empty = Bez karet v ruce
dcl-empty-idea = Kdo nemá na začátku tahu **žádnou kartu**, vynechává ho i s pohybem. Když dojde balíček, jsou karty vzácné.
dcl-empty-last = Balíček je prázdný a v ruce máš jednu kartu. Řekněme, že ji odhodíš. **Co se stane v tvém příštím tahu?**
dcl-empty-last-walk = **Ani to ne.** Bez karty není tah, a tedy ani pohyb.
dcl-empty-last-draw = **Balíček je prázdný.** Není co dobrat a bez karty tah vynecháváš.
dcl-empty-last-walk-label = Jen jdu
dcl-empty-last-skip-label = Vynechávám ho
dcl-empty-last-draw-label = Doberu si novou
dcl-empty-play = Mezi tebou a východem chybí jedna karta a máš ji v ruce. **Polož ji tam.**
dcl-empty-play-other = **I tam by seděla.** Cesta k východu by ale zůstala přerušená a byla to tvoje poslední karta. Polož ji mezi sebe a východ.
dcl-empty-play-discard = **Byla to tvoje poslední karta.** Bez ní vynecháš všechny zbylé tahy a zlato zůstane v jeskyni. Polož ji.
dcl-empty-walk = Máš tři pohyby, přesně tolik, kolik je třeba ven. **Vstup na novou kartu.**
dcl-empty-walk-back = **Tudy se jde zpátky.** Máš tři pohyby a východ je na tři pohyby daleko. Vstup na novou kartu.
dcl-empty-walk-stay = **Zůstat můžeš.** Kartu už ale nemáš, takže další tah nebude. Jdi teď.
dcl-empty-leave = Zbývá jeden pohyb a stojíš u východu. **Odejdi z jeskyně.**
dcl-empty-leave-back = **Tudy se jde zpátky do jeskyně.** Kartu už nemáš, takže další tah nebude. Odejdi.
dcl-empty-leave-stay = **Pak zlato zůstane uvnitř.** Kartu už nemáš, takže další tah nebude. Odejdi.
dcl-empty-done = Správně: karta, pohyb, ven. Hra končí, když je celý klan venku nebo nikdo nemá kartu. Teď si zahraj celou partii.
