### Výučba hry Temná jaskyňa (docs/learn.md): názov, myšlienka, úlohy, čo zaznie po pokuse, koniec.

## Polož cestu

dcl-lay = Polož cestu
dcl-lay-idea = Jaskyňu staviate spoločne, kartu po karte. Karta sa musí niektorej **dotýkať**, jej okraje musia **nadväzovať** a musí **predĺžiť cestu**.
dcl-lay-east = Uprostred leží štartovacia karta, otvorená na všetky strany. **Polož vedľa nej na východ rovnú kartu zo západu na východ.**
dcl-lay-east-other = **To by šlo tiež.** Dotýka sa, nadväzuje a predlžuje cestu. Tu polož rovnú kartu na východ od štartu.
dcl-lay-east-discard = **To je dovolené.** Namiesto hrania môžeš odhodiť jednu alebo dve karty. Jaskyňa tým však nerastie.
dcl-lay-east-far = **Musí sa dotýkať inej karty.** Karta leží hranou pri tej, ktorá tu už je, nie ďalej.
dcl-lay-east-far-label = Položiť ju o dve polia ďalej
dcl-lay-east-edge = **Okraje nenadväzujú.** Štart je na východ otvorený, táto karta je na západe zatvorená. Cesta k ceste, stena k stene.
dcl-lay-east-edge-label = Položiť na východ kartu zo severu na juh
dcl-lay-east-wall = **Nepredlžuje žiadnu cestu.** Stena k stene sedí, ale žiadna cesta na ňu nevedie. To nestačí.
dcl-lay-east-wall-label = Položiť kartu, ktorá sa dotýka len stien
dcl-lay-east-across = **Karty ležia na výšku.** Otočiť ich môžeš hore nohami, nikdy nabok.
dcl-lay-east-across-label = Otočiť kartu nabok
dcl-lay-done = Správne. Po zahraní karty môžeš ísť a nakoniec si doberieš.

## Tri pohyby

dcl-walk = Tri pohyby
dcl-walk-idea = Po karte má tvoj trpaslík až **tri pohyby**. Karta s rubom I je jedno pole, karta II dve polia naprieč, karta III tri.
dcl-walk-count = Na východ od teba leží karta I a karta II. **Koľko pohybov je na vzdialený koniec?**
dcl-walk-count-2 = **Karta II má dve polia.** Jeden pohyb na kartu I, jeden na kartu II a jeden cez ňu.
dcl-walk-count-4 = **Karta I je len jedno pole.** Jeden pohyb na ňu, potom jeden na kartu II a jeden cez ňu.
dcl-walk-first = Správne, tri: práve to stačí. **Vojdi na prvú kartu.**
dcl-walk-first-stay = **Zostať môžeš.** Ísť nikto nemusí. Tu však chceme na koniec cesty.
dcl-walk-second = **Vojdi na ďalšiu kartu.**
dcl-walk-second-back = **Vrátiť sa môžeš tiež.** Každý pohyb sa však počíta. Choď ďalej na východ.
dcl-walk-second-stay = **Zastaviť môžeš.** Zostávajú však dva pohyby. Choď ďalej na východ.
dcl-walk-third = **Prejdi kartu na vzdialený koniec.**
dcl-walk-third-back = **To vedie späť.** Prejdi kartu na východ.
dcl-walk-third-stay = **Zastaviť môžeš.** Zostáva však jeden pohyb. Prejdi kartu.
dcl-walk-third-four = **Tri pohyby za ťah.** S topánkami pred sebou by boli štyri.
dcl-walk-third-four-label = Urobiť štvrtý pohyb
dcl-walk-done = Správne. Pohyb už nezostáva, ťah sa končí a doberáš si kartu.

## Otoč cieľ

dcl-goal = Otoč cieľ
dcl-goal-idea = V rohoch ležia štyri ciele lícom nadol: **východ**, rebrík, zlatá žila a temný brloh. Ktorý je ktorý, nevie nikto, kým k nemu niekto nedôjde.
dcl-goal-turn = Stojíš vedľa cieľa. **Vstúp naň.**
dcl-goal-turn-stay = **Zostať môžeš.** Cieľ však zostane skrytý. Vstúp naň.
dcl-goal-then = Je to rebrík, nie východ. Zostávali dva pohyby. **Čo teraz?**
dcl-goal-then-on-label = Idem ďalej
dcl-goal-then-wait-label = Pohyb sa končí
dcl-goal-then-on = **Otočením cieľa sa pohyb končí.** Karta sa natočí tak, aby tvoja cesta pokračovala, a do ďalšieho ťahu stojíš na jej okraji.
dcl-goal-done = Správne. O roh menej, kde môže byť východ.

## Von z jaskyne

dcl-exit = Von z jaskyne
dcl-exit-idea = Počíta sa len **zlato, ktoré niekto vynesie**. Každý začína s tromi nugetmi. Nájdi východ a dostaň sa von, kým sa neminú karty.
dcl-exit-gold = Východ je nájdený a stojíš jeden pohyb pred ním s tromi nugetmi. **Čo s nimi bude, keď odídeš?**
dcl-exit-gold-mine-label = Sú len moje
dcl-exit-gold-clan-label = Počítajú sa klanu, pre ktorý pracujem
dcl-exit-gold-lost-label = Sú preč
dcl-exit-gold-mine = **Vyhráva klan.** Kto pracuje pre rovnaký klan, dáva zlato dokopy.
dcl-exit-gold-lost = **Vynesené je v bezpečí.** Čo zostane v jaskyni, prepadá. Čo je vonku, počíta sa klanu, pre ktorý pracuješ.
dcl-exit-leave = **Vstúp na pole s východom.**
dcl-exit-leave-stay = **Počkať môžeš.** Netvory a pavučiny však nečakajú. Odíď, kým je cesta voľná.
dcl-exit-done = Správne. Pri väčšom počte hráčov by tvoje karty zvonku ďalej pomáhali tvojmu klanu.

## Zlato klanu

dcl-count = Zlato klanu
dcl-count-idea = Poklad klanu je vynesené zlato **krát počet trpaslíkov, ktorí pracujú pre druhý klan**. Šancu tak má aj slabšia strana.
dcl-count-yellow = Pre žltých pracujú dvaja: Marek je vonku s 2 nugetmi a ty stojíš pri východe s 2. Pre modrých pracujú traja: dvaja z nich sú vonku, s 2 a s 3. **Aký poklad budú mať žltí, keď vyjdeš?**
dcl-count-yellow-4 = **Ešte sa násobí.** 4 nugety krát počet tých, čo pracujú pre modrých: 3.
dcl-count-yellow-8 = **Počítaj tých druhých.** Násobí sa tými, čo pracujú proti tebe, nie tvojimi: 4 × 3.
dcl-count-winner = Modrí majú 5 nugetov a pre žltých pracujú dvaja: 5 × 2 = 10. **Kto vyhráva?**
dcl-count-winner-yellow-label = Žltí, 12 : 10
dcl-count-winner-blue-label = Modrí, 5 : 4
dcl-count-winner-blue = **Samotné nugety nerozhodujú.** 5 × 2 je 10 a 4 × 3 je 12.
dcl-count-leave = Tak vyjdi hneď a je po hre: všetci, čo pracujú pre žltých, sú vonku. **Vstúp na pole s východom.**
dcl-count-leave-stay = **To je dovolené.** Eliška však pracuje pre modrých a k východu nesie ďalšie 3 nugety.
dcl-count-done = Správne. Vyhrávajú spoločne všetci, čo pracovali pre žltý klan, nech majú akúkoľvek farbu.

## Sabotér

dcl-saboteur = Sabotér
dcl-saboteur-idea = Tvoju **farbu** vidia všetci. Tvoja **vernosť** je na skrytom líci klanovej karty: verný, alebo sabotér. Sabotér pracuje pre druhý klan.
dcl-saboteur-whom = Si v modrom a na karte máš sabotéra. **Pre koho pracuješ?**
dcl-saboteur-whom-blue-label = Pre modrý klan
dcl-saboteur-whom-yellow-label = Pre žltý klan
dcl-saboteur-whom-me-label = Pre seba
dcl-saboteur-whom-blue = **To si majú myslieť ostatní.** Sabotér pracuje pre druhý klan. Tvoje zlato sa počíta žltým.
dcl-saboteur-whom-me = **Sám nevyhráva nikto.** Sabotér vyhráva s druhým klanom, tu so žltým.
dcl-saboteur-web = Stojíš pri východe a hneď za tebou idú Marek a Tomáš v modrom, každý s 3 nugetmi. **Zahraj pavučinu medzi nich a východ.**
dcl-saboteur-web-elsewhere = **To je dovolené.** Tam by však aj tak vyšli a ich zlato sa počíta modrým. Utkaj ju medzi ich kartou a východom.
dcl-saboteur-web-path = **To je dovolené.** Môže to aj vyzerať priateľsky. Tu sa pozri, ako pavučina zavrie cestu.
dcl-saboteur-web-discard = **To je dovolené.** Nikomu to však neprekáža. Zahraj pavučinu.
dcl-saboteur-web-leave = **Tvoje zlato by sa počítalo žltým.** Hneď za tebou by však vyšli Marek a Tomáš a s nimi 6 nugetov pre modrých. Najprv ich zastav; karta sa aj tak hrá pred chôdzou.
dcl-saboteur-web-tell = **Nechaj si to pre seba.** Pri stole môžeš hovoriť, čo chceš. Ak ukážeš kartu, modrí vedia, koho zastaviť.
dcl-saboteur-web-leave-label = Hneď odísť so svojím zlatom
dcl-saboteur-web-tell-label = Ukázať kartu všetkým
dcl-saboteur-done = Správne. Dva tvoje ťahy tadiaľ nikto neprejde. Všetci však videli, kto ju utkal.

## Zvláštne cesty

dcl-ways = Zvláštne cesty
dcl-ways-idea = Niektoré cesty majú cenu. **Most** berie kartu z ruky, **tunel** nuget. **Rebríky** sú od seba na jeden pohyb. **Žila** dáva zlato a prezradí ťa.
dcl-ways-enter = Na východ od teba je žila s nugetom. **Vojdi na jej kartu.**
dcl-ways-enter-other = **Tá cesta niečo stojí.** Na severe je most, na západe karta s tunelom. Tu choď na východ k žile.
dcl-ways-enter-stay = **Zostať môžeš.** Zlato je však blízko. Choď na východ.
dcl-ways-enter-bridge = **Dve cesty sa nestretajú.** Jedna vedie po moste, druhá pod ním. Z jednej na druhú sa prejsť nedá.
dcl-ways-enter-bridge-label = Odbočiť na moste
dcl-ways-enter-tunnel = **Vstúpiť môžeš vždy.** Tunel berie nuget, ak nejaký máš. Ak nie, je zadarmo.
dcl-ways-enter-tunnel-label = Bez zlata do tunela nesmiem
dcl-ways-vein = **Vstúp na žilu.**
dcl-ways-vein-other = **Žila je na druhú stranu.** Vstúp na pole s nugetom.
dcl-ways-vein-stay = **Stojíš na karte, nie na žile.** Nuget berieš len na jej vlastnom poli.
dcl-ways-take = Nuget si vezmeš, keď sa tu pohyb skončí. **Zostaň tu.**
dcl-ways-take-on = **Nuget by tu zostal.** Berieš ho len tam, kde sa pohyb končí. Zostaň na žile.
dcl-ways-price = Teraz máš štyri nugety. **Čo to stálo?**
dcl-ways-price-nothing-label = Nič
dcl-ways-price-card-label = Kartu z ruky
dcl-ways-price-loyalty-label = Vidno moju vernosť
dcl-ways-price-nothing = **Pozri sa na svoju klanovú kartu.** Leží natrvalo lícom nahor. Všetci vedia, pre koho pracuješ.
dcl-ways-price-card = **To je cena mosta.** Žila natrvalo odkryje tvoju klanovú kartu.
dcl-ways-done = Správne. O nuget viac, o jedno tajomstvo menej.

## Karty, ktoré zasahujú

dcl-cards = Karty, ktoré zasahujú
dcl-cards-idea = Nie každá karta je cesta. Môžeš sa **pozrieť** na cieľ alebo klanovú kartu, spôsobiť **zával**, **vymeniť** si karty alebo utkať **pavučinu**.
dcl-cards-bury = Máš zával. Na západe leží prázdna karta cesty, na tej východnej stojí Marek. **Zasyp tú prázdnu.**
dcl-cards-bury-look = **To je dovolené.** Pozrieš sa na cieľ alebo na Marekovu klanovú kartu, len ty. Tu zahraj zával.
dcl-cards-bury-swap = **To je dovolené.** S Marekom si vymeníte všetky karty. Tu zahraj zával.
dcl-cards-bury-web = **To je dovolené.** Pavučina na čas zavrie cestu. Tu zahraj zával.
dcl-cards-bury-discard = **To je dovolené.** V jaskyni sa tým však nič nezmení. Zahraj zával.
dcl-cards-bury-dwarf = **Nikto nebude zasypaný.** Zával potrebuje kartu cesty, na ktorej nestojí žiadna figúrka.
dcl-cards-bury-dwarf-label = Zasypať kartu pod Marekom
dcl-cards-bury-start = **Štart a ciele zostávajú.** Zával berie len položené karty ciest.
dcl-cards-bury-start-label = Zasypať štartovaciu kartu
dcl-cards-look = Si zase na rade. S Tajnými informáciami sa pozrieš na cieľ alebo na niečiu klanovú kartu a nikto iný ju neuvidí. **Pozri sa na niektorý cieľ.**
dcl-cards-look-clan = **To je dovolené.** Zistíš, pre koho pracuje Marek. Tu sa pozri na cieľ: jeden zo štyroch je východ.
dcl-cards-look-swap = **To je dovolené.** S Marekom si vymeníte všetky karty. Tu sa pozri na cieľ.
dcl-cards-look-web = **To je dovolené.** Pavučina na čas zavrie cestu. Tu sa pozri na cieľ.
dcl-cards-look-discard = **To je dovolené.** Nič sa tým však nedozvieš. Pozri sa na cieľ.
dcl-cards-draws = Predstav si, že si s Marekom vymeníš karty. **Kto si na konci tvojho ťahu doberie?**
dcl-cards-draws-me-label = Ja
dcl-cards-draws-marek-label = Marek
dcl-cards-draws-both-label = Obaja
dcl-cards-draws-me = **Po výmene nie.** Marek má karty, z ktorých jedna chýba, a tak si doberá on.
dcl-cards-draws-both = **Jedna karta chýba, jedna sa doberá.** Menej kariet má Marek, a tak ju berie on.
dcl-cards-done = Správne. Jedna cesta je preč a o jednom cieli vieš viac než ostatní. Zasahuj, keď to pomôže tvojmu klanu.

## Netvory a sekery

dcl-monsters = Netvory a sekery
dcl-monsters-idea = Netvory vychádzajú z **brlohu** v jaskyni a urobia pár pohybov. Koho stretnú prvého, toho zasiahnu: krysa berie kartu, škriatok zlato, plazúň pohyb.
dcl-monsters-rat = Marek stojí na východe, brloh je na sever od štartu a krysa má tri pohyby. **Pošli krysu na Mareka.**
dcl-monsters-rat-near = **To je dovolené, ale nikoho tam nezasiahne.** Alebo teba. Pošli ju na Marekovo pole.
dcl-monsters-rat-other = **To je dovolené.** Tu sa pozri, čo robí netvor.
dcl-monsters-rat-discard = **To je dovolené.** Tu sa pozri, čo robí netvor.
dcl-monsters-rat-beyond = **Zastaví sa pri prvom trpaslíkovi.** Marek stojí v ceste a ďalej krysa nejde.
dcl-monsters-rat-lair = **Netvor potrebuje brloh.** Keď žiadny neleží na stole, kartu zahrať nejde. Tu je na sever od štartu.
dcl-monsters-rat-beyond-label = Poslať ju za Mareka
dcl-monsters-rat-lair-label = Vypustiť ju inde než z brlohu
dcl-monsters-axe = Nabudúce môže netvor prísť k tebe. **Kde musí byť sekera, aby pomohla?**
dcl-monsters-axe-hand-label = V ruke
dcl-monsters-axe-table-label = Predo mnou na stole
dcl-monsters-axe-hand = **To už je neskoro.** Sekera sa hrá vo vlastnom ťahu a leží pred niektorým hráčom. Pomáha len tam.
dcl-monsters-done = Správne. Marek prišiel o kartu a natrvalo smie mať v ruke o jednu menej.

## Prázdna ruka

dcl-empty = Bez kariet v ruke
dcl-empty-idea = Kto nemá na začiatku ťahu **žiadnu kartu**, vynecháva ho aj s pohybom. Keď sa minie balíček, sú karty vzácne.
dcl-empty-last = Balíček je prázdny a v ruke máš jednu kartu. Predstav si, že ju odhodíš. **Čo sa stane v tvojom ďalšom ťahu?**
dcl-empty-last-walk = **Ani to nie.** Bez karty niet ťahu, a teda ani pohybu.
dcl-empty-last-draw = **Balíček je prázdny.** Niet čo dobrať a bez karty ťah vynechávaš.
dcl-empty-last-walk-label = Len idem
dcl-empty-last-skip-label = Vynechávam ho
dcl-empty-last-draw-label = Doberiem si novú
dcl-empty-play = Medzi tebou a východom chýba jedna karta a máš ju v ruke. **Polož ju tam.**
dcl-empty-play-other = **Aj tam by sedela.** Cesta k východu by však zostala prerušená a bola to tvoja posledná karta. Polož ju medzi seba a východ.
dcl-empty-play-discard = **Bola to tvoja posledná karta.** Bez nej vynecháš všetky zvyšné ťahy a zlato zostane v jaskyni. Polož ju.
dcl-empty-walk = Máš tri pohyby, presne toľko, koľko treba von. **Vstúp na novú kartu.**
dcl-empty-walk-back = **Tadiaľto sa ide späť.** Máš tri pohyby a východ je na tri pohyby ďaleko. Vstúp na novú kartu.
dcl-empty-walk-stay = **Zostať môžeš.** Kartu však už nemáš, takže ďalší ťah nebude. Choď teraz.
dcl-empty-leave = Zostáva jeden pohyb a stojíš pri východe. **Odíď z jaskyne.**
dcl-empty-leave-back = **Tadiaľto sa ide späť do jaskyne.** Kartu už nemáš, takže ďalší ťah nebude. Odíď.
dcl-empty-leave-stay = **Potom zlato zostane vnútri.** Kartu už nemáš, takže ďalší ťah nebude. Odíď.
dcl-empty-done = Správne: karta, pohyb, von. Hra sa končí, keď je celý klan vonku alebo nikto nemá kartu. Teraz si zahraj celú partiu.
