### Before and around a match: the lobby, the door, being ready, my tables.

refusal-table_password = A table password must have 1 to { $max } visible characters.
refusal-locked = This table is locked. Enter its password.
refusal-no_entry = There is no such table, or the password is not the right one.
refusal-no_watching = Spectators are not allowed at this table.
refusal-kicked = The host has removed you from this table. You cannot sit down here again.
refusal-table_closed = This table was closed: everybody left before the match began.
refusal-not_ready = Not everybody is ready yet. Missing: { $names }.
refusal-nobody_there = There is nobody in that seat who could be the host.

## Lobby

lobby-featured = Worth watching now
lobby-only = No other table is open now.
lobby-search = Search by name
lobby-filter = Filter
lobby-game = Game
lobby-any-game = any game
lobby-players = Players
lobby-any-number = any number
lobby-phase = Match
lobby-phase-any = waiting or in play
lobby-phase-gathering = waiting for players
lobby-phase-playing = in play
lobby-free = Free seats
lobby-free-any = any number
lobby-free-count =
    { $count ->
        [one] at least { $count }
       *[other] at least { $count }
    }
lobby-clock = Time
lobby-clock-any = with or without a clock
lobby-clock-yes = with a clock
lobby-clock-no = without a clock
lobby-door = Password
lobby-door-any = with or without
lobby-door-open = without a password
lobby-door-locked = with a password
lobby-language = Language
lobby-language-any = any language
lobby-mine = My tables only
lobby-none = No table matches right now.
lobby-clear = Clear the filter
lobby-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
lobby-left-out =
    { $count ->
        [one] One more table is not listed. Filter to find it.
       *[other] { $count } more tables are not listed. Filter to find them.
    }
lobby-locked = Password
lobby-no-watching = No spectators

## The door

door-title = Who may join
door-password = Password
door-password-why = Leave it empty for no password. Your invite link lets friends in without it.
door-watching = Others may watch
door-watching-why = Spectators see only what everybody may see.
door-language = Language at the table
door-language-why = For people looking for a table; everybody reads the game in their own language.
door-locked = This table is locked
door-locked-why = Enter the password, or ask the host for the invite link.
door-unknown = No such table, or it is locked
door-unknown-why = Perhaps the link is incomplete. If the table has a password, enter it here.
door-enter = Go in

## Gathering

gather-abandoned = Everybody had left. Bots played the match to its end.
gather-ready = ready
gather-not-ready = not ready yet
gather-i-am-ready = I am ready
gather-not-yet = Not yet
gather-ask = Is everybody ready?
gather-waiting-for = Waiting for { $names }.
gather-host = host
gather-make-host = Make host
gather-send-away = Remove
gather-send-away-title = Remove { $name }?
gather-send-away-why = { $name } will be told and cannot sit down at this table again.
gather-keep = Let them stay
gather-leave = Leave the table
gather-leave-why = Your seat becomes free, and the next person becomes the host.
gather-leave-last = Nobody else is here: the table will be closed.
gather-stay = Stay
gather-kicked = The host has removed you from this table.
gather-closed = This table was closed: everybody left before the match began.
gather-fill = Fill free seats with bots
gather-locked = With a password
gather-no-watching = Without spectators
gather-rematch = Play again
gather-rematch-why = Everybody has moved on by one seat. The match starts when all have accepted.
gather-rematch-declined = You are not playing again at this table.
gather-accept = Play again
gather-decline = No, thanks
gather-offer = The others would like to play again with you.
gather-keeps = is playing for { $name }
gather-bot-sits = A bot is playing for { $name }.
gather-is-back = { $name } is back.
gather-new-host = { $name } hosts the table now.

## My tables

turns-title = My tables
turns-label =
    { $count ->
        [0] My tables
       *[other] My tables: your turn at { $count }
    }
turns-your-turn = your turn
turns-others = the others are deciding
turns-gathering = waiting for players
turns-ready = are you ready?
turns-rematch = play again?
turns-kept = a bot is playing for you
turns-with =
    { $bots ->
        [0] { $names }
        [one] { $names } and a bot
       *[other] { $names } and { $bots } bots
    }
turns-bots =
    { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }
turns-alone = alone
turns-notify = Tell me when it is my turn
turns-notify-why = A browser notification when this page is in the background.
turns-notify-blocked = Your browser does not let this page show notifications. You can allow them in the browser’s settings.
turns-together = All on one page
turns-forward = Bring to the front
turns-over = over
turns-note = Your turn: { $game }
