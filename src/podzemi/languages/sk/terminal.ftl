### Terminál: tabuľky, výzvy a správy príkazu `podzemi`.

terminal-you = Ty
terminal-player = Hráč { $number }
terminal-bots-there-are = Roboti: { $bots }
terminal-players = { $min } až { $max } { $max ->
    [one] hráč
    [few] hráči
   *[other] hráčov
}, asi { $minutes } min
terminal-option = voľba
terminal-values = hodnoty
terminal-meaning = význam
terminal-clause = pravidlo
terminal-default-marked = * je predvolená hodnota; inú nastaví --option NÁZOV=HODNOTA.
terminal-matches = Partie
terminal-interrupted = Prerušené: odohrané { $done } z { $total }.
terminal-seat = miesto
terminal-bot = robot
terminal-wins = výhry
terminal-share = podiel
terminal-interval = 95-percentný interval
terminal-native = natívny kód
terminal-compiled = preložené
terminal-pure = čistý Python

terminal-simulated = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partií
}, počet rozhodnutí: { $decisions }, semienko { $seed }, rozhodnutí za sekundu procesora: { $rate } ({ $seconds } s)
terminal-lengths = rozhodnutí na partiu: priemerne { $mean }, od { $min } do { $max }
terminal-match-failed = Partia { $index } (semienko { $seed }) sa skončila chybou: { $error }

terminal-arena = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partií
} na { $deals ->
    [one] { $deals } rozdaní
   *[other] { $deals } rozdaniach
}, miesta sa striedajú, semienko { $seed }
terminal-fair = ┊ spravodlivý podiel { $fair }
terminal-teams = { $game }: { $first } so všetkými miestami jednej strany proti { $second }, počet hráčov { $players }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partií
}, semienko { $seed }
terminal-teams-sides = strany
terminal-teams-matches = partie
terminal-teams-won = výhry
terminal-teams-lost = prehry
terminal-teams-drawn = nerozhodnuté
terminal-teams-all = všetko
terminal-round-robin = { $game }: každý s každým, počet hráčov { $players }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partií
}, semienko { $seed }
terminal-points = body
terminal-against = proti
terminal-above = { $bot }: viac než { $mark } (chyba najviac 5 %).
terminal-below = { $bot }: menej než { $mark } (chyba najviac 5 %).
terminal-open = { $bot }: či viac, alebo menej než { $mark }, zatiaľ nie je jasné.
terminal-thinking = { $bot } premýšľa: polovica rozhodnutí do { $median } ms, 95 % do { $p95 } ms, najdlhšie { $worst } ms

terminal-record = Riadok { $line }: { $game }, počet hráčov { $players }, semienko { $seed }
terminal-record-bad = Riadok { $line }: { $error }
terminal-replayed = { $records ->
    [0] Žiadny záznam.
    [one] { $records } záznam: úspešne prehratých { $good }, chybných { $bad }, aj zo semienka { $seeded }.
    [few] { $records } záznamy: úspešne prehratých { $good }, chybných { $bad }, aj zo semienka { $seeded }.
   *[other] { $records } záznamov: úspešne prehratých { $good }, chybných { $bad }, aj zo semienka { $seeded }.
}

terminal-bench = { $game }: volania za sekundu procesora
terminal-bench-measuring = meriam hru { $game } ({ $engine }) …
terminal-bench-no-numpy = bez NumPy sa nemeria: { $whats } (pip install 'podzemi[batch]')
terminal-bench-players = hráčov: { $players }
terminal-bench-bytes = { $game }: stav zaberá { $sizes } bajtov (zapísaný · v natívnom kóde)
terminal-bench-import = import podzemi: { $ms } ms procesora
terminal-not-compiled = Jadro nie je preložené; prečo, povie `podzemi doctor`.

terminal-serving = Podzemí beží na { $url }
terminal-serving-plain = Roboti tu majú jedinú úroveň, rady nehovoria šance a partie sa nedajú rozobrať: chýbajú hry v strojovom kóde. Čo s tým, povie `podzemi doctor`.
terminal-serving-no-lan = Nenašla sa žiadna sieť: iné zariadenia sa k tomuto serveru nedostanú.
terminal-serving-lan = V tvojej sieti: { $url }
terminal-serving-stop = Server zastaví Ctrl-C.

terminal-prompt = 1–{ $count }, ? pravidlá, q odísť:
terminal-prompt-staged = 1–{ $count }, slovo na hľadanie, b späť, v doska, ? pravidlá, q odísť:
terminal-more = Enter: ďalšie ({ $count }).
terminal-nothing-found = Nič tu neobsahuje „{ $words }“.
terminal-no-rulebook = Táto hra tu pravidlá nemá.
terminal-page = Enter pokračuje, q končí:
terminal-not-a-choice = Napíš číslo od 1 do { $count }, ? pre pravidlá alebo q pre odchod.
terminal-forced = Jediná možnosť: { $action }.
terminal-i-am = Enter ukáže, čo vidí { $name }, q odísť:
terminal-left = Partia je uložená. Pokračuj príkazom: { $command }
terminal-offer-record = Zapísať doterajšiu partiu do súboru? Napíš jeho názov, alebo len Enter:
terminal-wrote = Zapísané do { $file }.
terminal-bot-failed = Program robota zlyhal a zahrala sa zaňho prvá možná akcia: { $problem }

## Welcome to the Dungeon

terminal-wd-header = Kolo { $round } · { $hero } · { $hp ->
    [one] { $hp } život
    [few] { $hp } životy
   *[other] { $hp } životov
} · { $deck ->
    [one] { $deck } karta v balíčku
    [few] { $deck } karty v balíčku
   *[other] { $deck } kariet v balíčku
} · { $cards ->
    [one] { $cards } karta v podzemí
    [few] { $cards } karty v podzemí
   *[other] { $cards } kariet v podzemí
}
terminal-wd-players = Hráči
terminal-wd-in = v hre
terminal-wd-passed = pas
terminal-wd-out = mimo hry
terminal-wd-kit = Výzbroj
terminal-wd-monsters = Príšery
terminal-wd-monster = príšera
terminal-wd-strength = sila
terminal-wd-seen = známe
terminal-wd-beaten-by = poráža ju
terminal-wd-dungeon = Podzemie
terminal-wd-empty = prázdne
terminal-wd-own = Tvoje na kôpke: { $monsters }
terminal-wd-run = Výprava
terminal-wd-odds = Výprava hneď teraz: šanca na prežitie asi { $percent } %, { $unknown ->
    [0] všetky karty poznáš
    [one] { $unknown } neznáma karta
    [few] { $unknown } neznáme karty
   *[other] { $unknown } neznámych kariet
}.
terminal-wd-pass-runner = Keď budeš pasovať, hneď ide dnu { $name }.
terminal-wd-last-card = Toto je posledná karta balíčka: kto si ju vezme, musí dnu.
terminal-wd-card-beaten = { $monster }: porazí ho { $tile }.
terminal-wd-card-hurts = { $monster }: nič ho neporazí, životy { $before } → { $after }.

## Doktor

doctor-python = Python
doctor-python-fix = Podzemí potrebuje Python 3.11 alebo novší: nainštaluj ho a znova spusti `make env`.
doctor-python-fix-installed = Podzemí potrebuje Python 3.11 alebo novší: nainštaluj ho do takého.
doctor-engine = Jadro
doctor-engine-fix = Beží ako čistý Python, niekoľkokrát pomalšie; preloží ho `make compile`.
doctor-engine-fix-installed = Beží ako čistý Python, niekoľkokrát pomalšie: táto inštalácia preložené jadro nemá. Nainštaluj balíček zostavený pre tvoj systém.
doctor-engine-pure-fix = Preložené jadro vypína PODZEMI_PURE; pre plnú rýchlosť premennú zruš.
doctor-native = Hry v strojovom kóde
doctor-native-fix = Chýbajú: roboti majú jedinú úroveň, rady nehovoria šance a partie sa nedajú rozobrať. Zostaví ich `make compile`; ak tu nie je prekladač, vezme si ho z PyPI.
doctor-native-fix-installed = Chýbajú: roboti majú jedinú úroveň, rady nehovoria šance a partie sa nedajú rozobrať. Nainštaluj balíček zostavený pre tvoj systém.
doctor-compiler = Prekladač C
doctor-compiler-fix = Nijaký tu nie je; na preklad jadra nainštaluj gcc alebo clang. Všetko ide aj bez neho, len pomalšie.
doctor-header-fix = Chýbajú hlavičkové súbory Pythonu; na preklad jadra ich nainštaluj (python3-dev).
doctor-rules = Pravidlá
doctor-rules-fix = Partia porušila pravidlo: spusti `make clean` a `make compile`, a ak sa to zopakuje, nahlás to.
doctor-rules-fix-installed = Partia porušila pravidlo: nainštaluj Podzemí znova, a ak sa to zopakuje, nahlás to.
doctor-catalogues = Jazyky
doctor-catalogues-fix = V niektorom jazyku chýbajú správy: doplň ich do jeho súborov .ftl.
doctor-server = Server
doctor-server-fix = `podzemi serve` potrebuje ďalšie balíčky: pip install 'podzemi[server]'.
doctor-web = Klient do prehliadača
doctor-web-fix = Nie je tu: spusti `make web` alebo nainštaluj balík `podzemi-web`. Terminál funguje aj bez neho.
doctor-web-fix-installed = Chýba: nainštaluj Podzemí znova. Terminál funguje aj bez neho.
doctor-storage = Úložisko
doctor-storage-fix = Do priečinka sa nedá zapisovať: zvoľ iný cez --data alebo PODZEMI_DATA.
doctor-sqlite-fix = Táto SQLite je príliš stará: použi novší Python.
doctor-port = Port
doctor-port-fix = Niečo tam už počúva, možno bežiace Podzemí: zvoľ iný cez --port.
doctor-browser = Prehliadač na testy
doctor-browser-fix = Nijaký tu nie je; testy v prehliadači potrebujú Chromium. Hranie nie.
doctor-verdict = { $problems ->
    [0] Všetko je v poriadku.
    [one] { $problems } problém.
    [few] { $problems } problémy.
   *[other] { $problems } problémov.
}
terminal-plays-at-random = Hra { $game } nemá bota { $bot }: hrá náhodne
terminal-new-game = Zapísané: { $folder }. Nainštalujte `pip install -e { $folder }`, potom `podzemi play { $game }`.
