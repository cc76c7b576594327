### The Dark Cave: the board in the browser.

dcb-board = The cave and your hand
dcb-map = Map of the cave
dcb-zoom = Zoom
dcb-closer = Closer
dcb-further = Further away
dcb-whole = The whole cave
dcb-mini = Small map: look somewhere else
dcb-side = Piles
dcb-beside = Choices beside the map

## Names and places

dcb-card-path = { $shape } { $feature }
dcb-card-monster = { $monster }, { $moves } moves
dcb-feature-lair = dark lair
dcb-feature-ladder = ladder
dcb-feature-bridge = wooden bridge
dcb-feature-tunnel = tunnel
dcb-feature-vein = gold vein
dcb-feature-exit = exit
dcb-place-feature = { $place }, { $feature }
dcb-place-side = { $place }, { $side ->
    [N] north end
    [E] east end
    [S] south end
   *[W] west end
}
dcb-where-it-is = where it stands

## The map

dcb-card-at = { $place }: { $card }{ $nugget ->
    [yes] {", with its nugget"}
   *[no] {""}
}
dcb-goal-down = { $corner }, face down
dcb-goal-seen = { $corner }, face down; you have seen it: { $goal }
dcb-odds = exit { $odds }%
dcb-cell-free = { $place }: free, { $ways ->
    [0] for a card
    [one] the card fits one way
   *[other] the card fits { $ways } ways
}
dcb-ways = { $ways } ways
dcb-misfit = { $place }: { $why }
dcb-reach = { $place }: { $cost ->
    [one] { $cost } move
   *[other] { $cost } moves
}
dcb-reach-toll = { $place }: { $cost ->
    [one] { $cost } move
   *[other] { $cost } moves
}; { $tolls }
dcb-minus = −{ $count }
dcb-hunt = { $monster } to { $place }, { $moves ->
    [0] on the spot
    [one] { $moves } move
   *[other] { $moves } moves
}{ $hits ->
    [0] {""}
    [one] {"; meets one dwarf"}
   *[other] {"; meets "}{ $hits } dwarfs
}
dcb-web-at = Cobweb of { $name }, gone in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
dcb-edge-free = Between { $edge_acc }: a cobweb can hang here
dcb-edge-strike = Between { $edge_acc }: strike the cobweb
dcb-dwarf = Dwarf of { $name }, { $clan }{ $lying ->
    [yes] {", knocked down"}
   *[no] {""}
}
dcb-toll-cards = { $cards ->
    [one] the bridge takes a random card
   *[other] bridges take { $cards } random cards
}
dcb-toll-limit = the bridge lowers your hand limit by { $limit } for good
dcb-toll-gold = { $gold ->
    [one] the tunnel takes a nugget
   *[other] tunnels take { $gold } nuggets
}
dcb-toll-gold-none = the tunnel takes nothing, you have no gold
dcb-toll-monster = { $monsters } attacks and the walk ends
dcb-toll-goal = the goal is turned up and the walk ends
dcb-toll-nugget = if you stop here you take the nugget and show everybody your clan card
dcb-toll-exit = your dwarf is out
dcb-toll-exit-first = your dwarf is out, and as the first you see the clan cards set aside

## The hand

dcb-hand = Your hand
dcb-uncover = Uncover
dcb-hand-limit = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, limit { $limit }
dcb-limit-title = Hand limit
dcb-limit = limit { $limit }
dcb-limit-why = bridges { $bridges }, rats { $rats }
dcb-held = { $cards }/{ $limit }
dcb-held-label = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, limit { $limit }
dcb-hand-card = { $card }, card { $back }
dcb-card-covered = A covered card { $back }
dcb-hand-empty = No cards: your turns are skipped.
dcb-not-playable = There is no place for it now; you can discard it.
dcb-not-there = It cannot be played there.
dcb-discard = Discard
dcb-discard-stop = Play instead
dcb-turn = Turn
dcb-who = { $name }, { $clan }
dcb-way = Way { $way }: { $goal }
dcb-hold = hold to see your loyalty
dcb-loyalty = { $role ->
    [saboteur] Saboteur: you work for the { $clan }
   *[loyal] Loyal: you work for the { $clan }
}

## Seats

dcb-clan-card = Clan card
dcb-lying = knocked down
dcb-gold = { $gold ->
    [one] { $gold } nugget
   *[other] { $gold } nuggets
}
dcb-backs = Hand: I { $one }, II { $two }, III { $three }
dcb-status-out = out with { $gold } gold
dcb-status-inside = still inside
dcb-status-decides = deciding
dcb-status-turn = playing
dcb-status-next = next
dcb-status-waits = waiting
dcb-status-lies = knocked down, cannot move
dcb-status-empty = no cards: skipped

## Piles and notes

dcb-piles = Piles
dcb-pile = Draw pile
dcb-pile-next = draw pile, next { $back }
dcb-pile-empty = draw pile is empty
dcb-pile-backs = In the draw pile: I { $one }, II { $two }, III { $three }
dcb-discarded = discarded
dcb-bank = bank
dcb-notes = Your notes
dcb-private = private
dcb-covered = Covered. H uncovers.
dcb-notes-none = You have not looked at anything yet.
dcb-note-goal = Turn { $turn }: you looked at the { $corner }: { $goal }
dcb-note-clan = Turn { $turn }: you looked at the clan card of { $name }: { $role }, works for the { $clan }
dcb-note-aside = The clan card set aside: { $clan }, { $role }
dcb-note-memory = Turn { $turn }: you gave away { $card }; last in the hand of { $name }
dcb-note-memory-gone = Turn { $turn }: you gave away { $card }; now in the discard pile
dcb-note-looked-goal = Turn { $turn }: { $name } looked at the { $goal }
dcb-note-looked-clan = Turn { $turn }: { $name } looked at the clan card of { $owner }
dcb-note-looked-you = Turn { $turn }: { $name } looked at your clan card
dcb-sums = What the numbers say
dcb-sums-note = Only what is certain counts here, not what anybody did or said. Make an assumption about the others, and you see the treasures as they would be if the match ended now.
dcb-sums-none = That cannot be: the clan cards do not allow it.
dcb-col-player = Player
dcb-col-saboteur = Saboteur
dcb-col-guess = Assume
dcb-guess = Your assumption about { $name }
dcb-guess-open = not sure
dcb-col-chance = Chance
dcb-col-blue = Blue
dcb-col-yellow = Yellow
dcb-col-winner = Wins
dcb-percent = { $percent }%
dcb-nobody = nobody

## The ask bar

dcb-crumb-turn = Turn { $turn }
dcb-crumb-card = 1 card
dcb-crumb-walk = 2 walk
dcb-crumb-draw = 3 draw
dcb-crumb-over = The match is over
dcb-ask-act = Play a card, or discard one or two.
dcb-ask-card = { $card }: where?
dcb-ask-swap_hands = Swap hands with whom?
dcb-ask-boots = Boots for whom?
dcb-ask-battle_axe = A battle axe for whom?
dcb-ask-secret_information = Secret information: what do you look at?
dcb-ask-place = Which card goes there?
dcb-ask-discard = Which one or two cards do you discard?
dcb-ask-move = { $left ->
    [one] Where does your dwarf go? { $left } move left.
   *[other] Where does your dwarf go? { $left } moves left.
}
dcb-ask-axe = { $monster } reaches your dwarf. Do you use your axe?
dcb-ask-axe_entry = You walk into { $monster }. Do you use your axe?
dcb-ask-orient = You turn up: { $goal }. Which way round?
dcb-ask-vote = { $name } proposes to end the match here. Do you agree?
dcb-mind-act = { $stuck ->
    [yes] Choose a card or a place. Your dwarf cannot walk this turn.
   *[no] Choose a card or a place. The numbers show where your dwarf can walk afterwards ({ $moves }).
}
dcb-mind-path = Brackets show where it fits; “2 ways”: it can be turned.
dcb-mind-secret_information = A goal on the map, or a player’s clan card. Only you see it.
dcb-mind-cave_in = A path card without figures disappears.
dcb-mind-swap_hands = You exchange whole hands; the other player draws instead of you.
dcb-mind-cobweb = Choose an open edge; nobody passes until your second turn from now.
dcb-mind-boots = One move more each turn, for you or for somebody else.
dcb-mind-battle_axe = For you or for somebody else; it must lie on the table before it helps.
dcb-mind-lair = Choose the lair where it appears, then where it goes.
dcb-mind-hunt = It stops at the first dwarf. Red marks: it meets somebody.
dcb-mind-move = Choose any space in reach; each number is its cost in moves.
dcb-mind-orient = Choose one of the two ways beside the map.
dcb-mind-vote = The match ends only if all agree.
dcb-do-lay = Lay the card
dcb-do-play = { $card }
dcb-do-send = Send { $monster }
dcb-do-stay = { $monster } stays
dcb-do-discard = { $cards ->
    [one] Discard { $cards } card
   *[other] Discard { $cards } cards
}
dcb-do-accept = Agree
dcb-do-refuse = Play on
dcb-do-strike = Use the axe
dcb-do-keep = Keep the axe
dcb-do-walk = { $steps ->
    [one] Walk { $steps } move
   *[other] Walk { $steps } moves
}
dcb-do-stop = Stay here
dcb-do-orient = Lay it, way { $way }
dcb-do-axe-web = Strike the cobweb
dcb-do-propose = Propose an end
dcb-q-lay = { $card }: lay it here ({ $place })?
dcb-q-look-goal = Look at the { $goal }?
dcb-q-look-clan = Look at the clan card of { $name }?
dcb-q-cave-in = Cave-in ({ $place })?
dcb-q-swap = Swap hands with { $name }?
dcb-q-give = { $card } for { $name }?
dcb-q-web = Hang the cobweb on this edge?
dcb-q-send = { $card }: to { $place }?
dcb-q-summon = { $card }: { $place }?
dcb-q-step = Walk on to { $place }?
dcb-q-discard = Discard this?
dcb-q-propose-end = Propose to end the match?
dcb-q-vote-end = Your vote
dcb-q-axe-web = Strike the cobweb with your axe?
dcb-q-axe-monster = Your axe
dcb-q-end-move = Stay here?
dcb-q-orient-goal = Lay the goal this way?
dcb-then-lay = { $moves ->
    [0] Your dwarf does not walk.
   *[other] Then you walk up to { $moves }.
} { $draws ->
    [0] You draw no card: the pile is empty or your hand is at its limit.
   *[other] At the end of your turn you draw one card.
}
dcb-then-look = Only you see it; all see where you looked.
dcb-then-cave-in = { $nugget ->
    [yes] The card is gone for good, and its nugget returns to the bank.
   *[no] The card is gone for good.
}
dcb-then-swap = You get { $mine ->
    [one] { $mine } card
   *[other] { $mine } cards
}, { $name } gets { $theirs } and { $draws ->
    [0] draws no card: the pile is empty or the hand is at its limit
   *[other] draws one
}. You draw nothing.
dcb-then-web = Closed for everybody for up to { $turns } turns, unless an axe strikes it.
dcb-then-boots = { $name }: { $moves } moves each turn from now on.
dcb-then-axe = { $name } can strike one monster or one cobweb with it.
dcb-then-discard = { $draws ->
    [0] You draw no card: the pile is empty or your hand is at its limit.
    [one] You draw one card at the end of your turn.
   *[other] You draw { $draws } cards at the end of your turn.
} Moves before that: { $moves }.
dcb-then-hunt-nobody = { $moves ->
    [0] It meets nobody there.
    [one] { $moves } move; it meets nobody.
   *[other] { $moves } moves; it meets nobody.
}
dcb-then-hunt = It meets { $hits }. The victim { $effect }.
dcb-then-hunt-axe = It meets { $hits }. The victim { $effect }, unless an axe strikes it first ({ $axes }).
dcb-hit-rat = loses a random card, and the hand limit falls by one for good
dcb-hit-crawler = is knocked down and cannot walk until the end of its next turn
dcb-hit-goblin = loses a nugget
dcb-then-step = { $left ->
    [0] No moves are left after that.
    [one] { $left } move is left after that.
   *[other] { $left } moves are left after that.
}
dcb-then-tolls = On the way or there: { $tolls }.
dcb-then-stop = { $draws ->
    [0] Your turn ends; you draw no card.
    [one] Your walk ends and you draw one card.
   *[other] Your walk ends and you draw { $draws } cards.
} Moves unused: { $left }.
dcb-then-strike = { $monster } goes home before it attacks; the axe is used up.
dcb-then-hit-rat = Without the axe you lose a random card, and your hand limit falls by one for good.
dcb-then-hit-crawler = Without the axe your dwarf is knocked down and cannot walk until the end of your next turn.
dcb-then-hit-goblin = Without the axe you lose a nugget.
dcb-then-propose-end = All the others are asked; a single refusal and the match goes on.
dcb-then-vote-end = If all agree, the match ends now and only gold already carried out counts.
dcb-then-axe-web = The cobweb loses one side: 2 becomes 1, 1 is gone. The axe is used up.
dcb-then-orient-goal = It stays like this for the rest of the match.
dcb-confirm-end = Agree to end the match?
dcb-confirm-no = Think again

## The end

dcb-end = The treasures
dcb-end-close = Close
dcb-end-wins = wins
dcb-end-out = { $gold ->
    [one] out with { $gold } nugget
   *[other] out with { $gold } nuggets
}
dcb-end-in = inside: returns { $gold }
dcb-end-nobody = nobody works for it
dcb-end-saved = Gold carried out
dcb-end-rivals = Working against it ({ $clan })
dcb-end-treasure = Treasure
dcb-end-tie = Equal treasures: { $name } was out first and decides.
dcb-end-tie-none = Equal treasures and nobody out: nobody wins.
dcb-reason-cards = all cards are played
dcb-reason-clan = all who work for one clan are out
dcb-reason-agreed = the end was agreed
dcb-result = Treasures: blue { $blue }, yellow { $yellow }.
dcb-result-tie = The treasures are equal, so the first one out decides: { $name }.
