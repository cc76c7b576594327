# The server's own words: refusals of the shell, names of guests, the page of an unbuilt client.

guest-names = Badger, Bat, Owl, Mole, Hedgehog, Otter, Raven, Fox, Lynx, Dormouse, Salamander, Toad, Weasel, Marten, Cricket, Firefly

refusal-refused = That is not allowed here.
refusal-malformed = The message could not be read.
refusal-unknown_action = There is no such action in this game.
refusal-stale = The game has moved on in the meantime. Look again and decide anew.
refusal-no_undo = There is nothing of yours to take back: something was shown since, or another player acted.
refusal-not_your_seat = You do not sit in that seat.
refusal-covered = The screen is covered. First say who holds the device.
refusal-no_identity = The server does not know you yet. Reload the page.
refusal-unknown_table = There is no such table. Perhaps the link is incomplete.
refusal-unknown_game = There is no game called “{ $game_name }”.
refusal-unknown_bot = There is no bot called “{ $bot }”.
refusal-unknown_seat = This table has no such seat.
refusal-other_rules = This match was started under an older version of the rules and can no longer be opened.
refusal-too_large = That is too much at once: at most { $max } KB are allowed.
refusal-too_fast = That was too fast. Wait a moment and try again.
refusal-too_many_guests = Many guests have come from your network within an hour. Try again later, or sign in to an account.
refusal-too_many_tables =
    { $max ->
        [one] You already host a table that is not over. Finish or leave it first.
       *[other] You already host { $max } tables that are not over. Finish or leave some of them first.
    }
refusal-too_many_tables_here = Too many tables are open from your network. Try again later.
refusal-server_full = The server is full: no more tables can be opened now. Try again later.
refusal-too_many_sockets =
    { $max ->
        [one] There is an open table already. Close it first.
       *[other] There are { $max } open tables already, yours or from your network. Close some of them first.
    }
refusal-bots_busy =
    { $seconds ->
        [one] The bots at your tables need a rest. Try again in a second.
       *[other] The bots at your tables need a rest. Try again in { $seconds } seconds.
    }
refusal-export_pause =
    { $seconds ->
        [one] You have just exported your data. Try again in a second.
       *[other] You have just exported your data. Try again in { $seconds } seconds.
    }
refusal-not_host = Only the host of the table may do that.
refusal-table_full = All seats at this table are taken. You can still watch.
refusal-seat_taken = Somebody already sits there.
refusal-seats_open =
    Some seats are still empty. Wait for the others or put bots there.
refusal-still_here = { $name } is still here; a bot takes over only for those who are away.
refusal-already_started = The match has already started.
refusal-not_started = The match has not started yet.
refusal-not_finished = The match is not over yet.
refusal-bad_origin = The request came from another website and was rejected.
refusal-bad_name =
    { $max ->
        [one] A name needs exactly one character.
       *[other] A name needs between 1 and { $max } characters.
    }
refusal-players = This game is for { $min } to { $max } players.
refusal-unknown_option = This game has no option “{ $option }”.
refusal-option_value = The option “{ $option }” cannot be “{ $value }”.
refusal-not_json = The server understands only JSON here.
refusal-not_found = There is nothing at this address.
refusal-method_not_allowed = That cannot be done at this address.
refusal-internal = Something went wrong on the server. Your match is safe; try again.
refusal-unavailable = The server cannot save anything right now. Nothing has been lost; please try again in a moment.

web-not-built = The browser client is not built yet
web-not-built-help = The server is running and tables work, but the pages are missing. Build them once and reload:
