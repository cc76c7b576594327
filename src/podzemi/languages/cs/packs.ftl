# Datové balíčky: co na nich může být špatně a co s tím. Místo a řádek stojí před větou.

pack-no_packs = Tato hra datové balíčky nepřijímá.
pack-too_large = Balíček má { $size } kB; dovoleno je nejvýše { $most } kB. Odstraň, co nepatří ke komponentám.
pack-not_text = Soubor není text v kódování UTF-8. Ulož ho jako UTF-8 a zkus to znovu.
pack-long_line = Tento řádek má více než { $most } znaků. Rozděl ho, nebo zkrať.
pack-deep_key = Tento klíč má víc než { $most } částí oddělených tečkami. Tolik jich v balíčku není nikde potřeba.
pack-not_toml = Toto není platný zápis TOML. Čtečka hlásí: „{ $problem }“.
pack-wrong_game = Tento balíček je pro „{ $found }“; tato hra potřebuje „{ $wanted }“.
pack-wrong_format = Balíček je ve formátu { $found }, tento program čte formát { $wanted }. Vyjdi ze současné šablony.
pack-bad_name = Název balíčku je text o délce nejvýše { $most } znaků.
pack-missing_field = Tento údaj chybí. Co sem patří, ukazuje šablona.
pack-unknown_field = Nic takového sem nepatří. Smaž to, nebo oprav název.
pack-unknown_field_near = Nic takového sem nepatří. Není to „{ $near }“?
pack-wrong_type =
    Očekává se: { $wanted ->
        [number] celé číslo
        [decimal] číslo
        [text] text v uvozovkách
        [truth] true nebo false
        [list] seznam v hranatých závorkách
        [time] datum nebo čas
       *[table] tabulka
    }. Je tu: { $found ->
        [number] celé číslo
        [decimal] číslo
        [text] text v uvozovkách
        [truth] true nebo false
        [list] seznam v hranatých závorkách
        [time] datum nebo čas
       *[table] tabulka
    }.
pack-unknown_value = „{ $found }“ zde není možné. Vyber z těchto hodnot: { $allowed }.
pack-range = { $found } zde není možné. Zvol číslo od { $min } do { $max }.
pack-least = Nejmenší možné číslo je zde { $least }.
pack-most = Největší možné číslo je zde { $most }.
pack-fixed = Zde musí zůstat „{ $wanted }“: pravidla nic jiného neznají.
pack-length = Počet položek: { $found }. Musí jich být přesně { $wanted }.
pack-sum = Součet čísel je { $found }; musí být { $wanted }.
pack-missing_entry = Chybí: { $names }. Uvedena musí být každá komponenta.
pack-unknown_entry = Pravidla neznají: { $names }. Smaž to, nebo oprav název.
pack-twice = Uvedeno vícekrát: { $names }. Nech jen jeden výskyt.
pack-order = Pořadí musí být: { $wanted }.
pack-rise = Čísla musí růst, každé větší než předchozí.
pack-reference = „{ $name }“ sem nepatří. Vyber z těchto hodnot: { $among }.
pack-differs = Zde stojí „{ $found }“, ale z ostatních údajů vychází „{ $wanted }“. Oprav jedno, nebo druhé.
pack-pattern = „{ $found }“ nelze přečíst. Zapiš to takto: „{ $example }“.
pack-not_enough = Je tu jen { $found }; potřeba je nejméně { $wanted }.
pack-too_many = Je tu { $found }; možných je nejvýše { $most }.
pack-together = „{ $one }“ a „{ $other }“ patří k sobě: uveď obojí, nebo nic.

pd-pack-passage = Průchod vede ze sloupce A do sloupce F; „{ $found }“ ne.
pd-pack-border = „{ $found }“ není hranice. Uveď dvě sousední místnosti, menší první, třeba „C3|C4“.
pd-pack-taken = Zde už stojí zeď nebo teče voda: { $names }. Každou hranici uveď jen jednou.
pd-pack-minions = Na mapě musí být nejméně dva přisluhovači; počet je { $found }.
pd-pack-boss_tiers = Uveď tři netvory: třídy 1, třídy 2 a třídy 3, v tomto pořadí.
pd-pack-tier = Počet netvorů třídy { $tier } je { $found }; má být { $wanted }.
pd-pack-reach = Bez předmětů se nedá dojít sem: { $found }. Podle „unreachable_without_cloak“ to však má být: { $wanted }. Zkontroluj zdi.
pd-pack-training = Dva hrdinové trénují černými kostkami a dva bílými; zde jich černými trénuje { $found }.

pack-line = řádek { $line }

terminal-pack-fits = „{ $name }“ se hodí ke hře { $game }.
terminal-pack-differs =
    { $count ->
        [0] Má stejné hodnoty jako naše data.
        [one] Od našich dat se liší jedna hodnota:
        [few] Od našich dat se liší { $count } hodnoty:
       *[other] Od našich dat se liší { $count } hodnot:
    }
terminal-pack-place = místo
terminal-pack-house = naše data
terminal-pack-yours = balíček
terminal-pack-mistakes =
    { $count ->
        [one] { $file }: s tímto balíčkem nelze hrát, má jednu chybu:
        [few] { $file }: s tímto balíčkem nelze hrát, má { $count } chyby:
       *[other] { $file }: s tímto balíčkem nelze hrát, má { $count } chyb:
    }
terminal-pack-missing = Partie se hrála s datovým balíčkem „{ $name }“ (sha256 { $sha }). Zadej jeho soubor pomocí --pack.

refusal-unknown_pack = Takový datový balíček neexistuje.
refusal-unknown_session = Ten prohlížeč už je odhlášený.
refusal-no_packs = Tato hra datové balíčky nepřijímá.
refusal-too_many_packs = Máš tu už { $most } datových balíčků. Nejdřív nějaký odeber.
refusal-old_pack = Tato partie se hraje s datovým balíčkem „{ $pack_name }“, který tato verze programu už nepřijímá.
refusal-pack =
    { $count ->
        [one] Jedna věc v balíčku nesedí.
        [few] { $count } věci v balíčku nesedí.
       *[other] { $count } věcí v balíčku nesedí.
    }

## Prohlížeč

pack-title = Komponenty
pack-house = Naše hodnoty
pack-offered = { $name } (nabídka serveru)
pack-bring = Nahrát soubor…
pack-download = Stáhnout tento balíček
pack-remove = Odebrat tento balíček
pack-template = Stáhnout šablonu
pack-what = Co to je?
pack-check = Zkontrolovat balíček
pack-taken = „{ $name }“ sedí. Hraje se s ním u tohoto stolu.
pack-at-table = Datový balíček: { $name }
pack-mistakes =
    { $count ->
        [one] { $file }: jedna věc nesedí
        [few] { $file }: { $count } věci nesedí
       *[other] { $file }: { $count } věcí nesedí
    }
pack-about = Naše hodnoty a tvoje vlastní
pack-about-what = Pravidla jsou úplná, ale některá vytištěná čísla a líce karet neuvádí žádný veřejný zdroj. Co chybělo, to jsme navrhli sami, v počtech a mezích, které udávají pravidla, a označili jako „naše hodnoty“.
pack-about-how = Pokud hru vlastníš, můžeš hrát s tím, co je v ní vytištěno. Datový balíček je textový soubor se všemi komponentami jedné hry:
pack-about-template = Stáhni si šablonu. Jsou v ní naše hodnoty a u každé je napsáno, odkud pochází: D je naše, všechno ostatní je z pravidel nebo z jiného veřejného zdroje.
pack-about-fill = Otevři ji v libovolném textovém editoru a naše hodnoty nahraď vytištěnými. Názvy údajů ponech.
pack-about-check = Nahraj soubor při zakládání stolu v části „Komponenty“. Každá chyba se ukáže s řádkem a s radou, co s ní. Když soubor sedí, hraje se podle něj u stolu všechno, i roboti a náhledy.
pack-about-private = Balíček patří tomu, kdo ho přinese. U stolu, kde se s ním hraje, každý vidí jeho název a může si ho stáhnout; uvádějí ho i záznamy partií.
