# Čo hovorí učiteľ v prvej partii hry Temná jaskyňa.

dct-saboteur = Si sabotér: zlato, ktoré vynesieš, sa počíta druhému klanu. Nedaj to na sebe znať.
dct-loyal = Tvoja karta hovorí: verný. Zlato, ktoré vynesieš, sa počíta tvojmu klanu. Nie každý s tvojou farbou však musí byť verný.
dct-axe = Sekera pred tebou netvora zaženie a spotrebuje sa. Bez nej netvor zaútočí.
dct-step = Trpaslík má až tri pohyby, s topánkami štyri. Čím vyššia rímska číslica na karte, tým dlhšia cesta cez ňu.
dct-path = Karta nemusí ležať vedľa tvojho trpaslíka. Musí sedieť k susedom a nadväzovať na cestu.
dct-stood = Tvoj trpaslík práve vstal: v tomto ťahu nechodí. Kartu zahrať môžeš ako vždy.
dct-out = Niekto už je vonku. Keď budú vonku všetci, čo pracujú pre jeden klan, partia sa končí a zlato vnútri nepatrí nikomu.
dct-goal = Jeden cieľ už leží odkrytý. Východ je len jeden zo štyroch.
dct-gold = V jaskyni leží nuget. Kto ho vezme, odkryje svoju klanovú kartu.
dct-secret = Tajné informácie ti ukážu cieľ alebo klanovú kartu. Ostatní vidia, kam sa pozeráš, nie čo vidíš.
dct-monster = Netvor vychádza z brlohu a zastaví sa pri prvom trpaslíkovi na ceste. Zapamätaj si, kto ho na koho poslal.
dct-web = Pavučina na čas uzavrie cestu. Sekera ju pretne hneď.
dct-deeds = Pozri sa, čo kto zatiaľ zahral. Kto komu zatvára cestu, povie viac než slová.
