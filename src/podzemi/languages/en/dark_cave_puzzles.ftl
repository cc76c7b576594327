# Ways out: puzzles of The Dark Cave.

dc-puzzle-lead = The exit lies open, the way to it does not. Your cards are your turns: lay one, walk, and get out in as few turns as you can, with as much gold as you can. The other dwarf has no cards and sits still.
dc-puzzle-practice-1 = One card
dc-puzzle-practice-1-lead = Lay it so that three moves take you out.
dc-puzzle-practice-2 = Two cards
dc-puzzle-practice-2-lead = Where you stop after the first turn decides the second.
dc-puzzle-practice-3 = Three cards
dc-puzzle-practice-3-lead = A card need not lie beside you, only beside the cave. Count the moves first.
dc-puzzle-value-out = { $count ->
        [0] not out
       *[other] out of the cave
    }
dc-puzzle-value-out-help = Getting out comes first.
dc-puzzle-value-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
dc-puzzle-value-turns-help = Then in as few turns as possible.
dc-puzzle-value-gold = { $count ->
        [0] no nuggets
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
dc-puzzle-value-gold-help = Then with as much gold as possible.
dc-puzzle-stars-0 = There is a way out.
dc-puzzle-stars-1 = Out, but it can be done sooner.
dc-puzzle-stars-2 = Out in time. Some gold was lost on the way.
dc-puzzle-stars-3 = It cannot be done better.

dc-puzzle-kind = A way out
dc-puzzle-loyalty-kind = Who works with whom
dc-puzzle-loyalty-lead = Give the Boots to the one who surely works for the same clan as you, and send the Goblin at the one who surely does not. Both are among those whose card you have not seen.
dc-puzzle-loyalty-premise = Whoever has looked at a clan card then helps its owner only if both work for the same clan, and harms them only if they do not. Three or four dwarfs have drawn from two loyal cards and two saboteurs of one clan; more of them from three loyal cards and one saboteur of each clan.
dc-puzzle-loyalty-practice-1 = Somebody looked
dc-puzzle-loyalty-practice-1-lead = Whoever has seen your card and helps you works with you. Work out the rest by counting.
dc-puzzle-loyalty-practice-2 = The foe of my foe
dc-puzzle-loyalty-practice-2-lead = Two sides only: whoever harms a known foe is no foe.
dc-puzzle-loyalty-practice-3 = What proves nothing
dc-puzzle-loyalty-practice-3-lead = A blow before the look, or without one, says nothing.
dc-puzzle-value-friend = { $count ->
        [0] no friend proved
       *[other] the friend proved
    }
dc-puzzle-value-friend-help = The Boots go to somebody who surely works for your clan.
dc-puzzle-value-foe = { $count ->
        [0] no foe proved
       *[other] the foe proved
    }
dc-puzzle-value-foe-help = The Goblin meets somebody who surely works for the other clan.
dc-puzzle-hint-proof = This proves it, together with the number of saboteurs: { $events }
dc-puzzle-hint-numbers = Your own card and the number of saboteurs prove it.
dc-puzzle-loyalty-stars-0 = Neither is certain.
dc-puzzle-loyalty-stars-1 = One of the two is certain.
dc-puzzle-loyalty-stars-2 = One of the two is certain.
dc-puzzle-loyalty-stars-3 = Both are certain. That was proved.
