### The browser's shell: home, new table, table, settings, about.

shell-tagline = Dungeon board games for friends, bots and long evenings
shell-loading = Inking the map…
shell-failed = Something went wrong. Try again.
shell-unreachable = The server is not responding. Check your connection and try again.
shell-home = Podzemí, home
shell-skip = Skip to the content
shell-close = Close
shell-save = Save
shell-to-home = Go to the home page
shell-nav = Main pages
shell-nav-play = Play
shell-nav-learn = Learn
shell-nav-replays = Replays
shell-nav-profile = Profile
shell-learn-game = Learn { $game }
shell-lost-page = This passage leads nowhere. There is no such page.

## Settings

shell-settings = Settings
shell-settings-of = Settings of { $name }
shell-language = Language
shell-theme = Theme
shell-theme-system = same as the system
shell-theme-day = day, parchment
shell-theme-night = night, stone
shell-theme-to-day = Switch to day
shell-theme-to-night = Switch to night
shell-your-name = Your name
shell-name-changed = From now on you are { $name }.
shell-ink-at-once = Play with one click
shell-ink-at-once-why = No pencil step: one click makes the move. You are still asked before anything that ends your turn or reveals something hidden.

## Home

shell-welcome = Welcome. Take a torch.
shell-welcome-how = Learn a game in ten minutes, or sit down and start: bots fill the other seats. No account, nothing to install.
shell-welcome-back = Welcome back
shell-welcome-again = Take the torch again.
shell-welcome-back-how = Play another match, learn the next game, or sit down with somebody.
shell-welcome-new = New here
shell-teach-me = Teach me a game
shell-games = Games
shell-play = Play against bots
shell-new-table = New table
shell-players-range = { $min } to { $max }
shell-minutes = { $minutes } min
shell-open-tables = Open tables
shell-lobby-count = { $waiting } waiting · { $playing } in play
shell-no-tables = No open tables. Start one, and the first player to come along sits down.
shell-hosted-by = hosted by { $host }
shell-waiting = waiting: { $names }
shell-seats-taken = { $taken } of { $players } seats taken
shell-sit-down = Sit down
shell-watch = Watch
shell-to-table = Go to the table
shell-friends = Play with friends
shell-friends-how = Start a table, send the link, and everyone plays in their own language.
shell-your-tables =
    { $count ->
        [one] Your table
       *[other] Your { $count } tables
    }
shell-your-turn-in = Your turn at { $count } of { $tables } { $tables ->
        [one] table
       *[other] tables
    }
shell-your-turn-name = { $name }, it is your turn
shell-resume = { $name }, your match is still on
shell-resume-gathering = { $name }, players are gathering at your table
shell-game-with = { $game } with { $names }
shell-take-the-torch = Take the torch

## New table and gathering

shell-seats = Seats
shell-player-count = Number of players
shell-count-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
shell-seat-number = Seat { $number }
shell-me = { $name } (you)
shell-friend = A friend
shell-bot-option = Bot: { $bot }
shell-options = Options
shell-usual = { $value } (default)
shell-make-public = Show the table to everybody
shell-make-public-why = Otherwise only people with the link find it.
shell-starts-at-once = All seats are filled: the match starts right away.
shell-light-the-table = Open the table
shell-start = Start the match
shell-no-such-game = There is no such game here.
shell-table-public = Open to everybody
shell-table-by-link = By link only
shell-gathering-open =
    { $open ->
        [one] One seat is still free.
       *[other] { $open } seats are still free.
    }
shell-gathering-ready = Everybody is here. Start when you like.
shell-gathering-host-starts = Everybody is here. { $host } starts the match.
shell-seat-open = free
shell-seat-open-why = whoever comes first
shell-seat-here = here
shell-bot-names = Otto, Ida, Emil, Vera, Hugo, Nina, Bruno, Klara
shell-stand-up = Stand up
shell-clear-seat = Clear the seat
shell-invite-link = Invite link
shell-invite-why = Send this link to your friends. It works on phones too.
shell-copy = Copy
shell-copied = Link copied.
shell-copy-by-hand = Your browser does not allow copying; select the link and copy it yourself.
shell-copy-link = Copy the link to this table
shell-seat-says = “{ $text }”
shell-share = Share
shell-qr = QR code
shell-qr-label = QR code of the invite link

## Table

shell-players = Players
shell-you = you
shell-bot = bot
shell-seat-deciding = deciding
shell-seat-waiting = waiting
shell-seat-away = away
shell-let-bot-play = Let a bot play
shell-meet = Who is { $name }?
shell-take-seat-back = Take my seat back
shell-leave-to-bot = Leave my seat to a bot
shell-views = Views
shell-tab-table = Table
shell-tab-side = Overview
shell-log = Log
shell-newest = To the newest
shell-rules = Rules
shell-rules-of = Rules: { $game }
shell-why = Why?
shell-why-line = What the rules say about this
shell-read-on = In the rules
shell-public-view = Public view
shell-aim = The aim
shell-aim-who = Show who I am (only while nobody looks)
shell-aim-close = Got it
shell-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
shell-your-turn = Your turn
shell-ask-label = Decision
shell-choices = Choices
shell-ask-mine = Your decision, { $name }
shell-ask-waiting = Waiting for { $names }
shell-ask-playing = Happening now
shell-ask-sending = Sending…
shell-ask-late = Still on its way: the server has not answered yet.
shell-ask-choose = What do you do?
shell-ask-others = The others are deciding.
shell-ask-look-around = Look around freely while you wait.
shell-spectator = You are watching and see only what is public.
shell-bot-keeps = A bot is playing for you until you take your seat back.
shell-take-back = Take back
shell-undo = Undo
shell-undo-what = Take back: { $action }
shell-undone = { $name } takes back the last decision.
shell-lost-small = No connection
shell-lost = The torch flickers: no connection. Nothing has been lost.
shell-restart-small = The server is restarting
shell-restart = Your match is saved. We will carry on in a moment.
shell-lost-for =
    { $seconds ->
        [one] No connection for { $seconds } second. Trying again.
       *[other] No connection for { $seconds } seconds. Trying again.
    }
shell-try-now = Try now
shell-back =
    { $moves ->
        [one] You are back. One move was made.
       *[other] You are back. { $moves } moves were made.
    }

## The end

shell-over = The match is over
shell-reckoning = The points are being counted
shell-result = Result
shell-again = Same players again
shell-rematch-waits = A new table with the same players is waiting.
shell-join-rematch = Go to the new table
shell-record = Record
shell-look-at-table = Look at the table

## Keys

shell-keys = Keyboard
shell-key-digits = pick the n-th answer
shell-key-enter = confirm the pencilled choice
shell-key-u = erase the pencilled choice; without one, undo the last decision
shell-key-esc = erase the pencilled choice, close a window
shell-key-g = go to the next legal target
shell-key-question = explain what is in focus
shell-covered-line = Something only you know; press H to see it.
shell-key-h = hide what only you may see
shell-key-l = go to the log
shell-key-tab = next region

## About

shell-about = About Podzemí
shell-about-what = Podzemí lets you play dungeon board games by the complete rules, with friends or against bots, and runs on any computer.
shell-about-publishers = The games and their publishers
shell-about-not-affiliated = This is a free fan project. It is not affiliated with, or approved by, the authors and publishers of the games; their names belong to their owners. Rules are told in our own words and all pictures are our own or freely licensed. If you like a game, buy the box.
shell-about-credits = Credits
shell-about-icons = Icons: game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0. Colours and sizes were changed; the woodcuts were engraved from them by a script.
shell-about-font = Typeface: { $font } by { $makers }, SIL Open Font License 1.1.
shell-about-privacy = What is kept
shell-about-privacy-text = Your name, a cookie that says who you are, what you play and say at tables, which lessons you have done, and a hash of your last address; with an account also a hash of the password. All of it on this server only; under “Account” you can download or delete it.
shell-version = Version { $version }
shell-licence = MIT licence
