### Welcome to the Dungeon: the words of the board in the browser.
### **Bold** and the arrow → are drawn by the board. $who is "you" or "other".

wdb-board = The board
wdb-bestiary = Bestiary
wdb-hp = { $hp ->
    [one] HP
   *[other] HP
}
wdb-hp-now = { $hp ->
    [one] HP now
   *[other] HP now
}
wdb-hp-of = { $hp } HP, entered with { $entry }
wdb-hp-printed = { $hp } of its own
wdb-kit = Equipment
wdb-in-play = in play
wdb-spent = used up
wdb-legal = can be chosen
wdb-pencilled = pencilled
wdb-given-up = { $who ->
    [you] sacrificed by you
   *[other] sacrificed by { $name }
}

## What a tile does

wdb-effect-hp = +{ $amount } HP
wdb-effect-defeat-up-to = Beats strength { $strength } or less
wdb-effect-defeat-from = Beats strength { $strength } or more
wdb-effect-defeat-even = Beats even strength
wdb-effect-defeat-kind = Beats the { $monster }
wdb-effect-defeat-absorb = Beats strength { $strength } or less, adds it to HP
wdb-effect-name-type = Beats the kind you name
wdb-effect-may-defeat = Once: beats a card you choose
wdb-effect-may-replace = Once: swaps a card for one from the deck
wdb-effect-pact = Beats the Demon and the next card
wdb-effect-all-different = Success if no kind comes twice
wdb-effect-revive = Once: back with { $hp } HP

## What giving it up costs

wdb-loss-hp = if sacrificed: HP { $from } → { $to }
wdb-loss-kinds = if sacrificed: nothing beats { $monsters }
wdb-loss-nothing = if sacrificed: other tiles cover it
wdb-loss-name-type = if sacrificed: you name no kind
wdb-loss-may-defeat = if sacrificed: no Axe to fall back on
wdb-loss-may-replace = if sacrificed: no card can be swapped
wdb-loss-pact = if sacrificed: no pact with the Demon
wdb-loss-all-different = if sacrificed: no Omnipotence to save the run
wdb-loss-revive = if sacrificed: no second life

## Deck, drawn card, dungeon

wdb-deck = Monster deck
wdb-deck-left = { $deck ->
    [0] The deck is empty
    [one] **{ $deck }** card left in the deck
   *[other] **{ $deck }** cards left in the deck
}
wdb-last-card = The last card: whoever draws it will have to run.
wdb-last-card-you = The last card: draw it and you will have to run.
wdb-draw-only = Draw a card.
wdb-hand = The drawn card
wdb-hand-how = Choose the dungeon to add it, or a tile to sacrifice.
wdb-only-you = Only you see this
wdb-only-you-short = Only you
wdb-show = Show
wdb-covered = Covered. Press H, or the eye, to see it again.
wdb-verdict-beaten = **{ $tile }** beats it: it does the runner no harm.
wdb-verdict-gain = **{ $tile }** beats it and gives the runner **+{ $gain } HP**.
wdb-verdict-costs = Nothing in play beats it. **Costs the runner { $strength } HP.**
wdb-verdict-costs-name-type = Nothing in play beats it. **Costs the runner { $strength } HP**, unless { $tile_acc } names it.
wdb-verdict-costs-may-defeat = Nothing beats it by itself. **Costs the runner { $strength } HP**, unless { $tile_acc } is used on it.
wdb-verdict-costs-may-replace = Nothing beats it by itself. **Costs the runner { $strength } HP**, unless { $tile_acc } swaps it.
wdb-pass-sit-out = You sit out the rest of this round.
wdb-pass-left = { $left ->
    [one] **One** player stays in.
   *[other] **{ $left }** players stay in.
}
wdb-pass-runs = **{ $name }** is the last one left and must run.
wdb-you-are-out = You sit this round out.
wdb-dungeon = The dungeon
wdb-dungeon-label = The dungeon, { wd-count-cards }
wdb-dungeon-add = The dungeon, { wd-count-cards }: add the drawn card, can be chosen
wdb-dungeon-grows = { $from } → { wd-count-cards }
wdb-dungeon-empty = Empty so far. Whoever ran now would walk straight through.
wdb-order-last_in_first_out = Fought from the left: last in, first out
wdb-order-first_in_first_out = Fought from the left: first in, first out
wdb-order-shuffled = Shuffled before the run: the order will be lost
wdb-slot-back = Slot { $slot }, { $who ->
    [you] added by you
   *[other] added by { $name }
}, face down
wdb-slot-known = Slot { $slot }, { $who ->
    [you] added by you
   *[other] added by { $name }
}: { $monster }, strength { $strength }
wdb-slot-pencilled = Slot { $slot }, pencilled: the drawn card
wdb-why-draw-first = First draw a card.
wdb-why-not-now = Not now.

## If you ran now

wdb-ifrun = If the others passed and you ran now
wdb-from-what-you-know = from what you know
wdb-odds = about **{ $percent }%** to survive
wdb-forecast-beaten = { $monster } (slot { $slot }): beaten by { $tile_acc }
wdb-forecast-gain = { $monster } (slot { $slot }): beaten by { $tile_acc }, **{ $from } → { $to } HP**
wdb-forecast-hurt = { $monster } (slot { $slot }): **{ $from } → { $to } HP**
wdb-forecast-hurt-name = { $monster } (slot { $slot }): **{ $from } → { $to } HP**, or name it with { $tile_acc }
wdb-forecast-revived = { $monster } (slot { $slot }): the Potion saves you, **{ $from } → { $to } HP**
wdb-forecast-fatal = { $monster } (slot { $slot }): **{ $from } → { $to } HP, deadly**
wdb-forecast-fatal-name = { $monster } (slot { $slot }): **{ $from } → { $to } HP, deadly**, or name it with { $tile_acc }
wdb-forecast-unknown = { $cards ->
    [one] { $cards } unknown card
   *[other] { $cards } unknown cards
}, among { $unseen } you have not seen: strength { $min } to { $max }
wdb-forecast-all-known = You know every card in the dungeon.
wdb-forecast-empty = The dungeon is empty: the run succeeds.

## Bestiary

wdb-bestiary-note = { $cards } cards: what you know
wdb-bestiary-note-public = { $cards } cards: what everybody knows
wdb-col-kind = Kind
wdb-col-strength = Str
wdb-col-strength-full = Strength
wdb-col-seen = Seen
wdb-col-beaten = Beaten by
wdb-seen-of = { $seen } of { $copies } seen
wdb-seen-hand = in your hand
wdb-seen-pile = in the dungeon, slot { $slot }
wdb-seen-pile-somewhere = somewhere in the dungeon
wdb-seen-aside = set aside
wdb-seen-replaced = removed by Polymorph
wdb-beaten-by = beaten by { $tiles }
wdb-costs = costs { $strength } HP
wdb-copies = { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
}

## Players

wdb-aid-card = Aid card
wdb-success-cards = Success cards
wdb-aid = { $failures ->
    [0] unhurt
    [one] { $failures } failure
   *[other] { $failures } failures
}
wdb-successes = { $successes } of { $target }
wdb-aside = set aside under { $tile }
wdb-aside-known = { $monster } under { $tile }
wdb-status-eliminated = out
wdb-status-runs = runs
wdb-status-deciding = deciding
wdb-status-next = next
wdb-status-in = in
wdb-status-passed = passed
wdb-status-won = the winner
wdb-status-watching = waits

## The run

wdb-run-title = { $who ->
    [you] You run with the { $hero }
   *[other] { $name } runs with the { $hero }
}
wdb-run-entry = Entry { $hp } HP
wdb-run-named = named the **{ $monster }** with { $tile_acc }
wdb-skip = Skip (any key)
wdb-card-place = Card { $number }{ $who ->
    [none] { "" }
    [you] , added by you
   *[other] , added by { $name }
}
wdb-card-back = face down
wdb-sign-rest = not fought
wdb-sign-loss = −{ $hp } HP
wdb-sign-gain = +{ $hp } HP
wdb-cap-empty = The dungeon is empty.
wdb-cap-start = { $cards ->
    [one] { $cards } card waits in the dark.
   *[other] { $cards } cards wait in the dark.
}
wdb-cap-named = { $who ->
    [you] You name the **{ $monster }**. Now the first card.
   *[other] { $name } names the **{ $monster }**. Now the first card.
}
wdb-cap-turned = Card { $number } of { $cards }: the **{ $monster }**, strength { $strength }.
wdb-cap-replaced = Card { $number } of { $cards }: Polymorph turns the { $removed } into the **{ $monster }**, strength { $strength }.
wdb-cap-defeated = Card { $number } of { $cards }: the **{ $monster }** falls to { $tile_acc }. Still { $hp } HP.
wdb-cap-gain = Card { $number } of { $cards }: the **{ $monster }** falls to { $tile_acc }, which gives { $gain } HP: now { $hp }.
wdb-cap-hurt = Card { $number } of { $cards }: the **{ $monster }** strikes for { $strength }. Nothing in play beats it, { $hp } HP remain.
wdb-cap-revived = Card { $number } of { $cards }: the **{ $monster }** strikes for { $strength }. The Potion brings the hero back with { $hp } HP.
wdb-cap-down = Card { $number } of { $cards }: the **{ $monster }** fells the hero at { $hp } HP, but the run goes on.
wdb-cap-died = Card { $number } of { $cards }: the **{ $monster }** strikes for { $strength }. The hero is dead.
wdb-end-success = { $who ->
    [you] **You come out alive** with { $hp } HP.
   *[other] **{ $name } comes out alive** with { $hp } HP.
}
wdb-end-omnipotence = { $who ->
    [you] No two monsters were alike: **Omnipotence makes your run a success.**
   *[other] No two monsters were alike: **Omnipotence makes { $name }’s run a success.**
}
wdb-end-failure = { $who ->
    [you] **Your run fails.**
   *[other] **{ $name }’s run fails.**
}

## Axe and Polymorph

wdb-do-add = Add the { $monster }
wdb-do-keep-axe = Keep the Axe
wdb-do-keep-polymorph = Keep Polymorph
wdb-use-axe = The { $monster } falls. **You keep { $hp } HP**; the Axe is used up.
wdb-use-polymorph = The { $monster } leaves, and the top card of { $deck ->
    [one] the last { $deck } card
   *[other] { $deck } cards
} comes: strength { $min } to { $max }.
wdb-keep-beaten = **{ $tile }** beats the { $monster }: you keep { $hp } HP.
wdb-keep-hurt = The { $monster } strikes: **{ $from } → { $to } HP**.
wdb-keep-revived = The { $monster } strikes, the Potion saves you: **{ $from } → { $to } HP**.
wdb-keep-fatal = The { $monster } strikes: **{ $from } → { $to } HP, the hero dies**.
wdb-keep-down = The { $monster } strikes: **{ $from } → { $to } HP**. Down, but Omnipotence may still save the run.
wdb-omnipotence-open = Omnipotence: no kind has come twice so far.
wdb-omnipotence-lost = Omnipotence: a kind has come twice, it can no longer help.

## The end of a round and of the game

wdb-verdict-title-success = Success
wdb-verdict-title-aid = Failure
wdb-verdict-title-eliminated = Elimination
wdb-verdict-success = { $who ->
    [you] You take a success card: { $successes } of { $target }.
   *[other] { $name } takes a success card: { $successes } of { $target }.
}
wdb-verdict-aid = { $who ->
    [you] Your aid card turns to the dark side.
   *[other] { $name }’s aid card turns to the dark side.
}
wdb-verdict-eliminated = { $who ->
    [you] Another failure: you are out of the game.
   *[other] Another failure: { $name } is out of the game.
}
wdb-asides = Set aside this round
wdb-hero-hp = { $hp } HP, { $full } with everything
wdb-wins = { $who ->
    [you] You win
   *[other] { $name } wins
}
wdb-wins-by-successes = { $successes ->
    [one] with { $successes } success
   *[other] with { $successes } successes
} in { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}
wdb-wins-by-last = as the last one left, in { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}

## The ask bar

wdb-crumb-round = Round { $round }
wdb-ask-place = Add the { $monster } to the dungeon, or sacrifice a tile?
wdb-ask-add-only = Add the { $monster } to the dungeon: there is no other choice.
wdb-ask-axe = Use the Vorpal Axe on the { $monster }?
wdb-ask-replace = Use Polymorph on the { $monster }?
wdb-watch = The run is on: watch the cards turn.
wdb-watch-how = Click or press any key to skip to the end.
wdb-mind-turn = { $last ->
    [yes] This is the last card: draw it and you will have to run.
   *[no] After a draw you can no longer pass.
}
wdb-mind-place = Only you know this card. Every other player sees which tile is gone.
wdb-mind-forced = A forced turn: the card must be added.
wdb-mind-name = Both copies fall to the blade. Name what nothing else beats.
wdb-mind-hero = You choose the hero, and you start the next round.
wdb-then-draw = You see the card, then you add it or sacrifice a tile.
wdb-then-add = { $known ->
    [0] The dungeon grows to { wd-count-cards }.
   *[other] The dungeon grows to { wd-count-cards }, you know { $known } of them.
} { $next ->
    [none] Nobody is left to bid.
   *[other] After this { $next } decides.
}
wdb-then-sacrifice-hp = The hero would enter with { $from } → { $to } HP. After this { $next } decides.
wdb-then-sacrifice-kinds = Then nothing beats { $monsters }. After this { $next } decides.
wdb-then-sacrifice = { $loss }. After this { $next } decides.
wdb-then-name = Every { $monster } in the dungeon falls to { $tile_acc }.
wdb-then-hero = { $hp } HP, { $full } with everything. You start the next round.
wdb-confirm-pass = Pass this round?
wdb-confirm-pass-left = You sit out the rest of this round; then { $left ->
    [one] one player remains
   *[other] { $left } players remain
}.
wdb-confirm-pass-runs = You sit out the rest of this round; then { $name } is left alone and must run.
wdb-confirm-pass-yes = Pass
wdb-confirm-pass-no = Stay in
wdb-rounds = Rounds: { $rounds }.
wdb-last-run = { $won ->
    [omnipotence] The last run: no two monsters were alike, and Omnipotence saved { $runner }.
   *[other] The last run: { $runner } came out with { $hp } HP.
}
wdb-last-fall = { $whose ->
    [own] The last run: { $runner } had added the { $monster } and fell to it.
    [other] The last run: { $runner } fell to the { $monster }, which { $adder } had added.
   *[none] The last run: { $runner } fell to the { $monster }.
}
