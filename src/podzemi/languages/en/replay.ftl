# Replays, playing on from a moment, and luck that anybody can check.

refusal-record_unreadable = This is not a readable match record: { $detail }
refusal-record_format = This record has format { $format }, which this server does not know. A newer release may.
refusal-record_game = This record is of “{ $game_name }”, a game that is not played here.
refusal-record_rules = This record was played by rules of version { $rules }; here version { $ours } is played.
refusal-record_setup = No match can be played with the players and options of this record.
refusal-record_pack = This record was played with the data pack “{ $pack_name }”, which is not among yours.
refusal-record_branch = This record branches off at a moment or a seat that does not exist.
refusal-record_seat = Action { $at } of this record comes from a seat that does not exist.
refusal-record_action = Action { $at } of this record is not allowed by the rules ({ $rule }).
refusal-record_chance = The chance outcomes of this record do not fit at action { $at }.
refusal-record_outcome = Chance outcome { $at } of this record is not what the rules ask for.
refusal-record_result = The result in this record does not follow from the rules.
refusal-unknown_moment = This match has no such moment.
refusal-branch_end = The match is over at this moment. Go back a little and play on from there.
refusal-branch_seed = Chance in this record does not come from its seed, so no table here can play on from it.
refusal-branch_depth = This match has been branched too many times already.
refusal-open_seated = You cannot see everything at a table where you are playing.
refusal-open_not_agreed = Not all players at this table have agreed that spectators may see everything.
refusal-open_too_soon = You can see everything only after a whole round and at least { $delay } more actions.

replay-title = Replay
replay-show = Replay
replay-of = Replay: { $game }
replay-move = { $at ->
    [0] Set-up
   *[other] Move { $at } of { $total }
}
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-back = One move back
replay-next-round = To the next round
replay-previous-round = To the previous round
replay-slider = Moment of the match
replay-speed = Speed
replay-eye = View
replay-eye-public = Everybody
replay-eye-open = All cards open
replay-eye-open-note = All cards open: what only one player knows is shown beside that player’s name; the board is the one of the player to act.
replay-copy-moment = Copy link to this moment
replay-play-on = Play on from here
replay-verify = Verify the luck
replay-open-file = Open a match record
replay-drop = Drop a match record here
replay-drop-why = A file that was saved here as a record, or written by podzemi. It is shown and not stored.
replay-choose-file = Choose a file
replay-which = Match in this file
replay-which-one = Match { $number }
replay-file-large = This file is too large: at most { $max } KB are allowed.
replay-file-unreadable = This file is not a match record: it does not begin like one.
replay-player = Player { $number }
replay-not-over = The match is still going on. Its replay comes when it is over.
replay-behind = { $moves ->
    [one] { $moves } move behind live play
   *[other] { $moves } moves behind live play
}
replay-watch-open = Watch with all cards open
replay-ask-open = Let spectators see everything
replay-ask-open-why = Only if all players agree. Spectators then see all cards, at least { $delay } moves and a whole round later.
replay-delay = The open view is delayed by
replay-delay-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
replay-left = Played on from move { $at } of another match
replay-keys = ← → one move · Shift and ← → one round · Space plays
replay-on-how = You take one seat, bots play the others. What your seat does not know at this moment is dealt anew, and so is every draw and roll from here on: the replay tells you nothing about what comes.
replay-on-seat = Your seat
replay-on-bots = The others
replay-on-start = Take the seat

# All open: what one seat alone knows.
open-hand = In hand
open-added = Put into the dungeon
open-discarded = Discarded face down
open-drawn = Orders drawn
open-held = Orders in hand
open-planned = Orders chosen
open-battle = Battle plan
open-spied = Cards spied on
open-dice = Dice used

luck-title = Luck that can be checked
luck-hash = Hash of this match’s luck
luck-why = It was fixed before the match began. When the match is over, seed and salt are shown, and anybody can check that every shuffle and roll followed from them.
luck-old = This table is older than the check: no hash was shown when it started.
luck-working = Checking…
luck-fits = Everything checks out.
luck-not-proved = Something does not add up.
luck-statement = The text that is hashed
luck-seed = Seed
luck-salt = Salt
luck-seal-proved = The record is undamaged: its seal fits.
luck-seal-failed = The record was changed or damaged: its seal does not fit.
luck-seal-absent = The record has no seal.
luck-commitment-proved = Seed and salt give the hash that the record names.
luck-commitment-failed = Seed and salt do not give the hash that the record names.
luck-commitment-absent = The record has no salt: nothing was promised before the match.
luck-shown-proved = It is the hash that was shown at the start.
luck-shown-failed = It is not the hash that was shown at the start.
luck-shown-absent = There is no hash from the start to compare with.
luck-actions-proved = { $count ->
    [one] The one action is allowed by the rules.
   *[other] All { $count } actions are allowed by the rules.
}
luck-actions-failed = Action { $at } is not allowed by the rules.
luck-actions-absent = The actions were not looked at.
luck-chance-proved = { $count ->
    [one] The one shuffle or roll follows from the seed.
   *[other] All { $count } shuffles and rolls follow from the seed.
}
luck-chance-failed = After action { $at } a shuffle or roll does not follow from the seed.
luck-chance-absent = Shuffles and rolls were not shown to follow from the seed.
luck-result-proved = The result follows from the rules.
luck-result-failed = The rules lead to another result.
luck-result-absent = There was no result to look at.
luck-browser-proved = Your own browser worked the hash out from seed and salt: it is the same.
luck-browser-failed = Your own browser works out another hash from seed and salt.
luck-browser-absent = Your browser offers no hashing on a page without https: this is the server’s word alone. `podzemi replay --verify` checks it on your own machine.
