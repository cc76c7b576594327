### The terminal: tables, prompts and reports of the `podzemi` command.

terminal-you = You
terminal-player = Player { $number }
terminal-bots-there-are = Bots: { $bots }
terminal-players = { $min } to { $max } players, about { $minutes } minutes
terminal-option = option
terminal-values = values
terminal-meaning = meaning
terminal-clause = clause
terminal-default-marked = * is the default; set another with --option NAME=VALUE.
terminal-matches = Matches
terminal-interrupted = Interrupted: { $done } of { $total } matches.
terminal-seat = seat
terminal-bot = bot
terminal-wins = wins
terminal-share = share
terminal-interval = 95% interval
terminal-native = native code
terminal-compiled = compiled
terminal-pure = plain Python

terminal-simulated = { $game }: { $games ->
    [one] { $games } match
   *[other] { $games } matches
}, { $decisions } decisions, seed { $seed }: { $rate } decisions per CPU second ({ $seconds } s)
terminal-lengths = decisions per match: { $mean } on average, { $min } to { $max }
terminal-match-failed = Match { $index } (seed { $seed }) broke: { $error }

terminal-arena = { $game }: { $games ->
    [one] { $games } match
   *[other] { $games } matches
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, seats rotated, seed { $seed }
terminal-fair = ┊ fair share { $fair }
terminal-teams = { $game }: { $first } with all seats of one side against { $second }, { $players } players, { $games ->
    [one] { $games } match
   *[other] { $games } matches
}, seed { $seed }
terminal-teams-sides = sides
terminal-teams-matches = matches
terminal-teams-won = won
terminal-teams-lost = lost
terminal-teams-drawn = drawn
terminal-teams-all = all
terminal-round-robin = { $game }: everybody against everybody, { $players } players, { $games ->
    [one] { $games } match
   *[other] { $games } matches
}, seed { $seed }
terminal-points = points
terminal-against = against
terminal-above = { $bot }: above { $mark } (error at most 5%).
terminal-below = { $bot }: below { $mark } (error at most 5%).
terminal-open = { $bot }: above or below { $mark } is still open.
terminal-thinking = { $bot } thinks: half of the decisions within { $median } ms, 95% within { $p95 } ms, the longest { $worst } ms

terminal-record = Line { $line }: { $game }, { $players } players, seed { $seed }
terminal-record-bad = Line { $line }: { $error }
terminal-replayed = { $records ->
    [0] No record found.
    [one] { $records } record: { $good } replayed, { $bad } wrong, { $seeded } also from the seed.
   *[other] { $records } records: { $good } replayed, { $bad } wrong, { $seeded } also from the seed.
}

terminal-bench = { $game }: calls per CPU second
terminal-bench-measuring = measuring { $game } ({ $engine }) …
terminal-bench-no-numpy = not measured without NumPy: { $whats } (pip install 'podzemi[batch]')
terminal-bench-players = { $players } players
terminal-bench-bytes = { $game }: a state takes { $sizes } bytes (written out · in native code)
terminal-bench-import = import podzemi: { $ms } ms of CPU
terminal-not-compiled = The engine is not compiled; `podzemi doctor` says why.

terminal-serving = Podzemí is at { $url }
terminal-serving-plain = The bots have one level here, hints tell no chances, and there are no reviews: native code is missing. `podzemi doctor` says what to do.
terminal-serving-no-lan = No network was found: other devices cannot reach this server.
terminal-serving-lan = In your network: { $url }
terminal-serving-stop = Ctrl-C stops the server.

terminal-prompt = 1–{ $count }, ? rules, q leave:
terminal-prompt-staged = 1–{ $count }, a word to search, b back, v board, ? rules, q leave:
terminal-more = Enter: { $count } more.
terminal-nothing-found = Nothing here contains “{ $words }”.
terminal-no-rulebook = This game has no rulebook here.
terminal-page = Enter goes on, q stops:
terminal-not-a-choice = Type a number from 1 to { $count }, ? for the rules or q to leave.
terminal-forced = There is only one choice: { $action }.
terminal-i-am = Enter shows it to { $name }, q leaves:
terminal-left = The match is kept. Go on with: { $command }
terminal-offer-record = Write the match so far to a file? Name it, or press Enter for no:
terminal-wrote = Written to { $file }.
terminal-bot-failed = A bot’s program failed and the first legal action was played for it: { $problem }

## Welcome to the Dungeon

terminal-wd-header = Round { $round } · { $hero } · { $hp } HP · { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
} · { $cards ->
    [one] { $cards } card in the dungeon
   *[other] { $cards } cards in the dungeon
}
terminal-wd-players = Players
terminal-wd-in = in
terminal-wd-passed = passed
terminal-wd-out = out
terminal-wd-kit = Equipment
terminal-wd-monsters = Monsters
terminal-wd-monster = monster
terminal-wd-strength = strength
terminal-wd-seen = seen
terminal-wd-beaten-by = beaten by
terminal-wd-dungeon = Dungeon
terminal-wd-empty = empty
terminal-wd-own = Yours in the pile: { $monsters }
terminal-wd-run = Run
terminal-wd-odds = If you ran now: about { $percent }% to survive, { $unknown ->
    [0] all cards known to you
    [one] { $unknown } unknown card
   *[other] { $unknown } unknown cards
}.
terminal-wd-pass-runner = If you pass, { $name } goes in at once.
terminal-wd-last-card = This is the last card of the deck: whoever draws it must go in.
terminal-wd-card-beaten = { $monster }: beaten by { $tile }.
terminal-wd-card-hurts = { $monster }: nothing beats it, { $before } → { $after } HP.

## Doctor

doctor-python = Python
doctor-python-fix = Podzemí needs Python 3.11 or newer: install one and set it up again with `make env`.
doctor-python-fix-installed = Podzemí needs Python 3.11 or newer: install it into such a Python.
doctor-engine = Engine
doctor-engine-fix = It runs as plain Python, several times slower: `make compile` compiles it.
doctor-engine-fix-installed = It runs as plain Python, several times slower: this installation holds no compiled engine. Install a wheel that was built for your system.
doctor-engine-pure-fix = PODZEMI_PURE keeps the compiled engine out; unset it for full speed.
doctor-native = Native games
doctor-native-fix = Missing: the bots have one level, hints tell no chances, and there are no reviews of matches. `make compile` builds it, with a compiler from PyPI if there is no other.
doctor-native-fix-installed = Missing: the bots have one level, hints tell no chances, and there are no reviews of matches. Install a wheel that was built for your system.
doctor-compiler = C compiler
doctor-compiler-fix = None found; install gcc or clang to compile the engine. Everything works without it, only slower.
doctor-header-fix = Python’s C headers are missing; install them (python3-dev) to compile the engine.
doctor-rules = Rules
doctor-rules-fix = A match broke a rule: run `make clean` and `make compile`, and report it if it happens again.
doctor-rules-fix-installed = A match broke a rule: install Podzemí again, and report it if it happens again.
doctor-catalogues = Languages
doctor-catalogues-fix = Messages are missing in a language: add them to its .ftl files.
doctor-server = Server
doctor-server-fix = `podzemi serve` needs more packages: pip install 'podzemi[server]'.
doctor-web = Browser client
doctor-web-fix = It is not here: run `make web`, or install the package `podzemi-web`. The terminal works without it.
doctor-web-fix-installed = It is missing: install Podzemí again. The terminal works without it.
doctor-storage = Storage
doctor-storage-fix = The folder cannot be written to: choose another with --data or PODZEMI_DATA.
doctor-sqlite-fix = This SQLite is too old: use a newer Python.
doctor-port = Port
doctor-port-fix = Something is already listening there, perhaps a running Podzemí: choose another with --port.
doctor-browser = Browser for tests
doctor-browser-fix = None found; the browser tests need Chromium. Playing does not.
doctor-verdict = { $problems ->
    [0] All is well.
    [one] { $problems } problem.
   *[other] { $problems } problems.
}
terminal-plays-at-random = { $game } has no bot named { $bot }: it plays at random
terminal-new-game = Written: { $folder }. Install it with `pip install -e { $folder }`, then `podzemi play { $game }`.
