### Terminál: tabulky, výzvy a zprávy příkazu `podzemi`.

terminal-you = Ty
terminal-player = Hráč { $number }
terminal-bots-there-are = Roboti: { $bots }
terminal-players = { $min } až { $max } { $max ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}, asi { $minutes } min
terminal-option = volba
terminal-values = hodnoty
terminal-meaning = význam
terminal-clause = pravidlo
terminal-default-marked = * je výchozí hodnota; jinou nastaví --option NÁZEV=HODNOTA.
terminal-matches = Partie
terminal-interrupted = Přerušeno: odehráno { $done } z { $total }.
terminal-seat = místo
terminal-bot = robot
terminal-wins = výhry
terminal-share = podíl
terminal-interval = 95% interval
terminal-native = nativní kód
terminal-compiled = přeloženo
terminal-pure = čistý Python

terminal-simulated = { $game }: { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, počet rozhodnutí: { $decisions }, semínko { $seed }, rozhodnutí za sekundu procesoru: { $rate } ({ $seconds } s)
terminal-lengths = rozhodnutí na partii: průměrně { $mean }, od { $min } do { $max }
terminal-match-failed = Partie { $index } (semínko { $seed }) skončila chybou: { $error }

terminal-arena = { $game }: { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
} na { $deals ->
    [one] { $deals } rozdání
   *[other] { $deals } rozdáních
}, místa se střídají, semínko { $seed }
terminal-fair = ┊ spravedlivý podíl { $fair }
terminal-teams = { $game }: { $first } se všemi místy jedné strany proti { $second }, počet hráčů { $players }, { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, semínko { $seed }
terminal-teams-sides = strany
terminal-teams-matches = partie
terminal-teams-won = výhry
terminal-teams-lost = prohry
terminal-teams-drawn = nerozhodnuto
terminal-teams-all = všechno
terminal-round-robin = { $game }: každý s každým, počet hráčů { $players }, { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, semínko { $seed }
terminal-points = body
terminal-against = proti
terminal-above = { $bot }: víc než { $mark } (chyba nejvýš 5 %).
terminal-below = { $bot }: méně než { $mark } (chyba nejvýš 5 %).
terminal-open = { $bot }: zda víc, nebo méně než { $mark }, zatím není jasné.
terminal-thinking = { $bot } přemýšlí: polovina rozhodnutí do { $median } ms, 95 % do { $p95 } ms, nejdelší { $worst } ms

terminal-record = Řádek { $line }: { $game }, počet hráčů { $players }, semínko { $seed }
terminal-record-bad = Řádek { $line }: { $error }
terminal-replayed = { $records ->
    [0] Žádný záznam.
    [one] { $records } záznam: přehráno { $good }, chybných { $bad }, i ze semínka { $seeded }.
    [few] { $records } záznamy: přehráno { $good }, chybných { $bad }, i ze semínka { $seeded }.
   *[other] { $records } záznamů: přehráno { $good }, chybných { $bad }, i ze semínka { $seeded }.
}

terminal-bench = { $game }: volání za sekundu procesoru
terminal-bench-measuring = měřím hru { $game } ({ $engine }) …
terminal-bench-no-numpy = bez NumPy se neměří: { $whats } (pip install 'podzemi[batch]')
terminal-bench-players = hráčů: { $players }
terminal-bench-bytes = { $game }: stav zabírá { $sizes } bajtů (zapsaný · v nativním kódu)
terminal-bench-import = import podzemi: { $ms } ms procesoru
terminal-not-compiled = Jádro není přeložené; proč, řekne `podzemi doctor`.

terminal-serving = Podzemí běží na { $url }
terminal-serving-plain = Roboti tu mají jedinou úroveň, rady neříkají šance a partie nelze rozebrat: chybějí hry ve strojovém kódu. Co s tím, řekne `podzemi doctor`.
terminal-serving-no-lan = Nenašla se žádná síť: jiná zařízení se k tomuto serveru nedostanou.
terminal-serving-lan = Ve tvé síti: { $url }
terminal-serving-stop = Server zastaví Ctrl-C.

terminal-prompt = 1–{ $count }, ? pravidla, q odejít:
terminal-prompt-staged = 1–{ $count }, slovo k hledání, b zpět, v deska, ? pravidla, q odejít:
terminal-more = Enter: další ({ $count }).
terminal-nothing-found = Nic tu neobsahuje „{ $words }“.
terminal-no-rulebook = Tahle hra tu pravidla nemá.
terminal-page = Enter pokračuje, q končí:
terminal-not-a-choice = Napiš číslo od 1 do { $count }, ? pro pravidla, nebo q pro odchod.
terminal-forced = Jediná možnost: { $action }.
terminal-i-am = Enter ukáže, co vidí { $name }, q odejít:
terminal-left = Partie je uložená. Pokračuj příkazem: { $command }
terminal-offer-record = Zapsat dosavadní partii do souboru? Napiš jeho název, nebo jen Enter:
terminal-wrote = Zapsáno do { $file }.
terminal-bot-failed = Program robota selhal a zahrála se za něj první možná akce: { $problem }

## Vzhůru do podzemí

terminal-wd-header = Kolo { $round } · { $hero } · { $hp ->
    [one] { $hp } život
    [few] { $hp } životy
   *[other] { $hp } životů
} · { $deck ->
    [one] { $deck } karta v balíčku
    [few] { $deck } karty v balíčku
   *[other] { $deck } karet v balíčku
} · { $cards ->
    [one] { $cards } karta v podzemí
    [few] { $cards } karty v podzemí
   *[other] { $cards } karet v podzemí
}
terminal-wd-players = Hráči
terminal-wd-in = ve hře
terminal-wd-passed = pas
terminal-wd-out = mimo hru
terminal-wd-kit = Výzbroj
terminal-wd-monsters = Nestvůry
terminal-wd-monster = nestvůra
terminal-wd-strength = síla
terminal-wd-seen = známé
terminal-wd-beaten-by = poráží ji
terminal-wd-dungeon = Podzemí
terminal-wd-empty = prázdné
terminal-wd-own = Tvoje na hromádce: { $monsters }
terminal-wd-run = Výprava
terminal-wd-odds = Výprava hned teď: šance na přežití asi { $percent } %, { $unknown ->
    [0] všechny karty znáš
    [one] { $unknown } neznámá karta
    [few] { $unknown } neznámé karty
   *[other] { $unknown } neznámých karet
}.
terminal-wd-pass-runner = Když budeš pasovat, jde hned dovnitř { $name }.
terminal-wd-last-card = Tohle je poslední karta balíčku: kdo si ji vezme, musí dovnitř.
terminal-wd-card-beaten = { $monster }: porazí ho { $tile }.
terminal-wd-card-hurts = { $monster }: nic ho neporazí, životy { $before } → { $after }.

## Doktor

doctor-python = Python
doctor-python-fix = Podzemí potřebuje Python 3.11 nebo novější: nainstaluj ho a spusť znovu `make env`.
doctor-python-fix-installed = Podzemí potřebuje Python 3.11 nebo novější: nainstaluj je do takového.
doctor-engine = Jádro
doctor-engine-fix = Běží jako čistý Python, několikrát pomaleji; přeloží ho `make compile`.
doctor-engine-fix-installed = Běží jako čistý Python, několikrát pomaleji: tato instalace přeložené jádro nemá. Nainstaluj balíček sestavený pro tvůj systém.
doctor-engine-pure-fix = Přeložené jádro vypíná PODZEMI_PURE; pro plnou rychlost proměnnou zruš.
doctor-native = Hry ve strojovém kódu
doctor-native-fix = Chybějí: roboti mají jedinou úroveň, rady neříkají šance a partie nelze rozebrat. Sestaví je `make compile`; když tu není překladač, vezme si ho z PyPI.
doctor-native-fix-installed = Chybějí: roboti mají jedinou úroveň, rady neříkají šance a partie nelze rozebrat. Nainstaluj balíček sestavený pro tvůj systém.
doctor-compiler = Překladač C
doctor-compiler-fix = Žádný tu není; k překladu jádra nainstaluj gcc nebo clang. Všechno jde i bez něj, jen pomaleji.
doctor-header-fix = Chybí hlavičkové soubory Pythonu; k překladu jádra je nainstaluj (python3-dev).
doctor-rules = Pravidla
doctor-rules-fix = Partie porušila pravidlo: spusť `make clean` a `make compile`, a když se to opakuje, nahlas to.
doctor-rules-fix-installed = Partie porušila pravidlo: nainstaluj Podzemí znovu, a když se to opakuje, nahlas to.
doctor-catalogues = Jazyky
doctor-catalogues-fix = V některém jazyce chybějí zprávy: doplň je do jeho souborů .ftl.
doctor-server = Server
doctor-server-fix = `podzemi serve` potřebuje další balíčky: pip install 'podzemi[server]'.
doctor-web = Klient do prohlížeče
doctor-web-fix = Není tu: spusť `make web`, nebo nainstaluj balíček `podzemi-web`. Terminál funguje i bez něj.
doctor-web-fix-installed = Chybí: nainstaluj Podzemí znovu. Terminál funguje i bez něj.
doctor-storage = Úložiště
doctor-storage-fix = Do složky se nedá zapisovat: zvol jinou přes --data nebo PODZEMI_DATA.
doctor-sqlite-fix = Tahle SQLite je příliš stará: použij novější Python.
doctor-port = Port
doctor-port-fix = Něco tam už naslouchá, třeba běžící Podzemí: zvol jiný přes --port.
doctor-browser = Prohlížeč pro testy
doctor-browser-fix = Žádný tu není; testy v prohlížeči potřebují Chromium. Hraní ne.
doctor-verdict = { $problems ->
    [0] Všechno je v pořádku.
    [one] { $problems } problém.
    [few] { $problems } problémy.
   *[other] { $problems } problémů.
}
terminal-plays-at-random = Hra { $game } nemá bota { $bot }: hraje náhodně
terminal-new-game = Zapsáno: { $folder }. Nainstalujte `pip install -e { $folder }`, potom `podzemi play { $game }`.
