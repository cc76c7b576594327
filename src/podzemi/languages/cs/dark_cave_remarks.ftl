# Co říká učitel v první partii hry Temná jeskyně.

dct-saboteur = Jsi sabotér: zlato, které vyneseš, se počítá druhému klanu. Nedej to na sobě znát.
dct-loyal = Tvoje karta říká: věrný. Zlato, které vyneseš, se počítá tvému klanu. Ne každý s tvou barvou ale musí být věrný.
dct-axe = Sekera před tebou nestvůru zažene a spotřebuje se. Bez ní nestvůra zaútočí.
dct-step = Trpaslík má až tři pohyby, s botami čtyři. Čím vyšší římská číslice na kartě, tím delší cesta přes ni.
dct-path = Karta nemusí ležet vedle tvého trpaslíka. Musí sedět k sousedům a navazovat na cestu.
dct-stood = Tvůj trpaslík právě vstal: v tomto tahu nechodí. Kartu zahrát můžeš jako vždy.
dct-out = Někdo už je venku. Až budou venku všichni, kdo pracují pro jeden klan, partie končí a zlato uvnitř nepatří nikomu.
dct-goal = Jeden cíl už leží odkrytý. Východ je jen jeden ze čtyř.
dct-gold = V jeskyni leží nuget. Kdo ho vezme, odkryje svou klanovou kartu.
dct-secret = Tajné informace ti ukážou cíl nebo klanovou kartu. Ostatní vidí, kam se díváš, ne co vidíš.
dct-monster = Nestvůra vychází z doupěte a zastaví se u prvního trpaslíka na cestě. Zapamatuj si, kdo ji na koho poslal.
dct-web = Pavučina na čas uzavře cestu. Sekera ji přetne hned.
dct-deeds = Podívej se, co kdo zatím zahrál. Kdo komu zavírá cestu, řekne víc než slova.
