# Dátové balíčky: čo na nich môže byť zle a čo s tým. Miesto a riadok stoja pred vetou.

pack-no_packs = Táto hra dátové balíčky neprijíma.
pack-too_large = Balíček má { $size } kB; dovolených je najviac { $most } kB. Odstráň, čo nepatrí ku komponentom.
pack-not_text = Súbor nie je text v kódovaní UTF-8. Ulož ho ako UTF-8 a skús to znova.
pack-long_line = Tento riadok má viac ako { $most } znakov. Rozdeľ ho alebo skráť.
pack-deep_key = Tento kľúč má viac ako { $most } častí oddelených bodkami. Toľko ich v balíčku nikde netreba.
pack-not_toml = Toto nie je platný zápis TOML. Čítačka hlási: „{ $problem }“.
pack-wrong_game = Tento balíček je pre „{ $found }“; táto hra potrebuje „{ $wanted }“.
pack-wrong_format = Balíček je vo formáte { $found }, tento program číta formát { $wanted }. Vyjdi zo súčasnej šablóny.
pack-bad_name = Názov balíčka je text s dĺžkou najviac { $most } znakov.
pack-missing_field = Tento údaj chýba. Čo sem patrí, ukazuje šablóna.
pack-unknown_field = Nič také sem nepatrí. Zmaž to alebo oprav názov.
pack-unknown_field_near = Nič také sem nepatrí. Nie je to „{ $near }“?
pack-wrong_type =
    Očakáva sa: { $wanted ->
        [number] celé číslo
        [decimal] číslo
        [text] text v úvodzovkách
        [truth] true alebo false
        [list] zoznam v hranatých zátvorkách
        [time] dátum alebo čas
       *[table] tabuľka
    }. Je tu: { $found ->
        [number] celé číslo
        [decimal] číslo
        [text] text v úvodzovkách
        [truth] true alebo false
        [list] zoznam v hranatých zátvorkách
        [time] dátum alebo čas
       *[table] tabuľka
    }.
pack-unknown_value = „{ $found }“ tu nie je možné. Vyber z týchto hodnôt: { $allowed }.
pack-range = { $found } tu nie je možné. Zvoľ číslo od { $min } do { $max }.
pack-least = Najmenšie možné číslo je tu { $least }.
pack-most = Najväčšie možné číslo je tu { $most }.
pack-fixed = Tu musí zostať „{ $wanted }“: pravidlá nič iné nepoznajú.
pack-length = Počet položiek: { $found }. Musí ich byť presne { $wanted }.
pack-sum = Súčet čísel je { $found }; musí byť { $wanted }.
pack-missing_entry = Chýba: { $names }. Uvedený musí byť každý komponent.
pack-unknown_entry = Pravidlá nepoznajú: { $names }. Zmaž to alebo oprav názov.
pack-twice = Uvedené viackrát: { $names }. Nechaj len jeden výskyt.
pack-order = Poradie musí byť: { $wanted }.
pack-rise = Čísla musia rásť, každé väčšie než predchádzajúce.
pack-reference = „{ $name }“ sem nepatrí. Vyber z týchto hodnôt: { $among }.
pack-differs = Tu stojí „{ $found }“, ale z ostatných údajov vychádza „{ $wanted }“. Oprav jedno alebo druhé.
pack-pattern = „{ $found }“ sa nedá prečítať. Zapíš to takto: „{ $example }“.
pack-not_enough = Je tu len { $found }; treba najmenej { $wanted }.
pack-too_many = Je tu { $found }; možných je najviac { $most }.
pack-together = „{ $one }“ a „{ $other }“ patria k sebe: uveď oboje alebo nič.

pd-pack-passage = Bočný priechod vedie zo stĺpca A do stĺpca F; „{ $found }“ nie.
pd-pack-border = „{ $found }“ nie je hranica. Uveď dve susedné miestnosti, menšiu ako prvú, napríklad „C3|C4“.
pd-pack-taken = Tu už stojí stena alebo tečie voda: { $names }. Každú hranicu uveď len raz.
pd-pack-minions = Na mape musia byť najmenej dvaja prisluhovači; počet je { $found }.
pd-pack-boss_tiers = Uveď troch netvorov: triedy 1, triedy 2 a triedy 3, v tomto poradí.
pd-pack-tier = Počet netvorov triedy { $tier } je { $found }; má byť { $wanted }.
pd-pack-reach = Bez predmetov sa nedá dôjsť sem: { $found }. Podľa „unreachable_without_cloak“ to však má byť: { $wanted }. Skontroluj steny.
pd-pack-training = Dvaja hrdinovia trénujú čiernymi kockami a dvaja bielymi; tu ich čiernymi trénuje { $found }.

pack-line = riadok { $line }

terminal-pack-fits = „{ $name }“ sa hodí k hre { $game }.
terminal-pack-differs =
    { $count ->
        [0] Má rovnaké hodnoty ako naše dáta.
        [one] Od našich dát sa líši jedna hodnota:
        [few] Od našich dát sa líšia { $count } hodnoty:
       *[other] Od našich dát sa líši { $count } hodnôt:
    }
terminal-pack-place = miesto
terminal-pack-house = naše dáta
terminal-pack-yours = balíček
terminal-pack-mistakes =
    { $count ->
        [one] { $file }: s týmto balíčkom sa nedá hrať, má jednu chybu:
        [few] { $file }: s týmto balíčkom sa nedá hrať, má { $count } chyby:
       *[other] { $file }: s týmto balíčkom sa nedá hrať, má { $count } chýb:
    }
terminal-pack-missing = Partia sa hrala s dátovým balíčkom „{ $name }“ (sha256 { $sha }). Zadaj jeho súbor pomocou --pack.

refusal-unknown_pack = Taký dátový balíček neexistuje.
refusal-unknown_session = Ten prehliadač je už odhlásený.
refusal-no_packs = Táto hra dátové balíčky neprijíma.
refusal-too_many_packs = Máš tu už { $most } dátových balíčkov. Najprv nejaký odober.
refusal-old_pack = Táto partia sa hrá s dátovým balíčkom „{ $pack_name }“, ktorý táto verzia programu už neprijíma.
refusal-pack =
    { $count ->
        [one] Jedna vec v balíčku nesedí.
        [few] { $count } veci v balíčku nesedia.
       *[other] { $count } vecí v balíčku nesedí.
    }

## Prehliadač

pack-title = Komponenty
pack-house = Naše hodnoty
pack-offered = { $name } (ponuka servera)
pack-bring = Nahrať súbor…
pack-download = Stiahnuť tento balíček
pack-remove = Odobrať tento balíček
pack-template = Stiahnuť šablónu
pack-what = Čo to je?
pack-check = Skontrolovať balíček
pack-taken = „{ $name }“ sedí. Hrá sa s ním pri tomto stole.
pack-at-table = Dátový balíček: { $name }
pack-mistakes =
    { $count ->
        [one] { $file }: jedna vec nesedí
        [few] { $file }: { $count } veci nesedia
       *[other] { $file }: { $count } vecí nesedí
    }
pack-about = Naše hodnoty a tvoje vlastné
pack-about-what = Pravidlá sú úplné, ale niektoré vytlačené čísla a líca kariet neuvádza žiadny verejný zdroj. Čo chýbalo, to sme navrhli sami, v počtoch a medziach, ktoré udávajú pravidlá, a označili ako „naše hodnoty“.
pack-about-how = Ak hru vlastníš, môžeš hrať s tým, čo je v nej vytlačené. Dátový balíček je textový súbor so všetkými komponentmi jednej hry:
pack-about-template = Stiahni si šablónu. Sú v nej naše hodnoty a pri každej je napísané, odkiaľ pochádza: D je naše, všetko ostatné je z pravidiel alebo z iného verejného zdroja.
pack-about-fill = Otvor ju v ľubovoľnom textovom editore a naše hodnoty nahraď vytlačenými. Názvy údajov ponechaj.
pack-about-check = Nahraj súbor pri zakladaní stola v časti „Komponenty“. Každá chyba sa ukáže s riadkom a s radou, čo s ňou. Keď súbor sedí, hrá sa podľa neho pri stole všetko, aj roboti a náhľady.
pack-about-private = Balíček patrí tomu, kto ho prinesie. Pri stole, kde sa s ním hrá, každý vidí jeho názov a môže si ho stiahnuť; uvádzajú ho aj záznamy partií.
