### Saboteur: The Dark Cave: names, rules, what happens and what can be done.
### A name’s .acc is how it stands as an object in a sentence.

dc-title = Saboteur: The Dark Cave
dc-tagline = Dig for your clan. But somebody here is digging for the other one.

dc-monster-rat = Rat
    .acc = the Rat
dc-monster-crawler = Crawler
    .acc = the Crawler
dc-monster-goblin = Goblin
    .acc = the Goblin

dc-clan-blue = blue clan
    .acc = the blue clan
dc-clan-yellow = yellow clan
    .acc = the yellow clan

dc-role-loyal = loyal dwarf
    .acc = a loyal dwarf
dc-role-saboteur = saboteur
    .acc = a saboteur

dc-goal-G-EXIT = exit
    .acc = the exit
dc-goal-G-LADDER = ladder
    .acc = the ladder
dc-goal-G-LAIR = dark lair
    .acc = the dark lair
dc-goal-G-VEIN = gold vein
    .acc = the gold vein

dc-type-secret_information = Secret information
    .acc = Secret information
dc-type-cave_in = Cave-in
    .acc = a Cave-in
dc-type-swap_hands = Swap hands
    .acc = Swap hands
dc-type-cobweb = Cobweb
    .acc = a Cobweb
dc-type-boots = Boots
    .acc = Boots
dc-type-battle_axe = Battle axe
    .acc = a Battle axe

dc-shape-crossroads = Crossroads
    .acc = a Crossroads
dc-shape-junction = Junction
    .acc = a Junction
dc-shape-straight = Straight path
    .acc = a Straight path
dc-shape-bend = Bend
    .acc = a Bend
dc-shape-dead-end = Dead end
    .acc = a Dead end
dc-shape-double-bend = Double bend
    .acc = a Double bend
dc-shape-bridge = Bridge
    .acc = a Bridge

dc-feature-lair = with a lair
dc-feature-ladder = with a ladder
dc-feature-vein = with a vein
dc-feature-tunnel = with a tunnel

dc-card-A1-01 = { dc-type-secret_information }
    .acc = { dc-type-secret_information.acc }
dc-card-A1-02 = { dc-type-secret_information }
    .acc = { dc-type-secret_information.acc }
dc-card-A1-03 = { dc-type-cave_in }
    .acc = { dc-type-cave_in.acc }
dc-card-A1-04 = { dc-type-cobweb }
    .acc = { dc-type-cobweb.acc }
dc-card-A1-05 = { dc-type-boots }
    .acc = { dc-type-boots.acc }
dc-card-A1-06 = { dc-type-battle_axe }
    .acc = { dc-type-battle_axe.acc }
dc-card-A1-07 = { dc-monster-rat }
    .acc = { dc-monster-rat.acc }
dc-card-A1-08 = { dc-monster-rat }
    .acc = { dc-monster-rat.acc }
dc-card-A1-09 = { dc-monster-crawler }
    .acc = { dc-monster-crawler.acc }
dc-card-A1-10 = { dc-monster-goblin }
    .acc = { dc-monster-goblin.acc }
dc-card-A2-01 = { dc-type-secret_information }
    .acc = { dc-type-secret_information.acc }
dc-card-A2-02 = { dc-type-secret_information }
    .acc = { dc-type-secret_information.acc }
dc-card-A2-03 = { dc-type-cave_in }
    .acc = { dc-type-cave_in.acc }
dc-card-A2-04 = { dc-type-swap_hands }
    .acc = { dc-type-swap_hands.acc }
dc-card-A2-05 = { dc-type-cobweb }
    .acc = { dc-type-cobweb.acc }
dc-card-A2-06 = { dc-type-boots }
    .acc = { dc-type-boots.acc }
dc-card-A2-07 = { dc-type-battle_axe }
    .acc = { dc-type-battle_axe.acc }
dc-card-A2-08 = { dc-monster-rat }
    .acc = { dc-monster-rat.acc }
dc-card-A2-09 = { dc-monster-crawler }
    .acc = { dc-monster-crawler.acc }
dc-card-A2-10 = { dc-monster-goblin }
    .acc = { dc-monster-goblin.acc }
dc-card-A3-01 = { dc-type-secret_information }
    .acc = { dc-type-secret_information.acc }
dc-card-A3-02 = { dc-type-cave_in }
    .acc = { dc-type-cave_in.acc }
dc-card-A3-03 = { dc-type-swap_hands }
    .acc = { dc-type-swap_hands.acc }
dc-card-A3-04 = { dc-type-cobweb }
    .acc = { dc-type-cobweb.acc }
dc-card-A3-05 = { dc-type-boots }
    .acc = { dc-type-boots.acc }
dc-card-A3-06 = { dc-type-battle_axe }
    .acc = { dc-type-battle_axe.acc }
dc-card-A3-07 = { dc-monster-rat }
    .acc = { dc-monster-rat.acc }
dc-card-A3-08 = { dc-monster-rat }
    .acc = { dc-monster-rat.acc }
dc-card-A3-09 = { dc-monster-crawler }
    .acc = { dc-monster-crawler.acc }
dc-card-A3-10 = { dc-monster-crawler }
    .acc = { dc-monster-crawler.acc }
dc-card-A3-11 = { dc-monster-goblin }
    .acc = { dc-monster-goblin.acc }
dc-card-A3-12 = { dc-monster-goblin }
    .acc = { dc-monster-goblin.acc }
dc-card-P1-01 = { dc-shape-crossroads } I
    .acc = { dc-shape-crossroads.acc } I
dc-card-P1-02 = { dc-shape-crossroads } I
    .acc = { dc-shape-crossroads.acc } I
dc-card-P1-03 = { dc-shape-junction } I
    .acc = { dc-shape-junction.acc } I
dc-card-P1-04 = { dc-shape-junction } I
    .acc = { dc-shape-junction.acc } I
dc-card-P1-05 = { dc-shape-junction } I
    .acc = { dc-shape-junction.acc } I
dc-card-P1-06 = { dc-shape-straight } I
    .acc = { dc-shape-straight.acc } I
dc-card-P1-07 = { dc-shape-straight } I
    .acc = { dc-shape-straight.acc } I
dc-card-P1-08 = { dc-shape-bend } I
    .acc = { dc-shape-bend.acc } I
dc-card-P1-09 = { dc-shape-bend } I
    .acc = { dc-shape-bend.acc } I
dc-card-P1-10 = { dc-shape-dead-end } I
    .acc = { dc-shape-dead-end.acc } I
dc-card-P1-11 = { dc-shape-crossroads } { dc-feature-lair } I
    .acc = { dc-shape-crossroads.acc } { dc-feature-lair } I
dc-card-P1-12 = { dc-shape-junction } { dc-feature-lair } I
    .acc = { dc-shape-junction.acc } { dc-feature-lair } I
dc-card-P1-13 = { dc-shape-junction } { dc-feature-lair } I
    .acc = { dc-shape-junction.acc } { dc-feature-lair } I
dc-card-P1-14 = { dc-shape-dead-end } { dc-feature-lair } I
    .acc = { dc-shape-dead-end.acc } { dc-feature-lair } I
dc-card-P1-15 = { dc-shape-junction } { dc-feature-ladder } I
    .acc = { dc-shape-junction.acc } { dc-feature-ladder } I
dc-card-P1-16 = { dc-shape-bridge } I
    .acc = { dc-shape-bridge.acc } I
dc-card-P1-17 = { dc-shape-bridge } I
    .acc = { dc-shape-bridge.acc } I
dc-card-P1-18 = { dc-shape-double-bend } { dc-feature-tunnel } I
    .acc = { dc-shape-double-bend.acc } { dc-feature-tunnel } I
dc-card-P1-19 = { dc-shape-double-bend } { dc-feature-tunnel } I
    .acc = { dc-shape-double-bend.acc } { dc-feature-tunnel } I
dc-card-P2-01 = { dc-shape-crossroads } II
    .acc = { dc-shape-crossroads.acc } II
dc-card-P2-02 = { dc-shape-junction } II
    .acc = { dc-shape-junction.acc } II
dc-card-P2-03 = { dc-shape-junction } II
    .acc = { dc-shape-junction.acc } II
dc-card-P2-04 = { dc-shape-junction } II
    .acc = { dc-shape-junction.acc } II
dc-card-P2-05 = { dc-shape-straight } II
    .acc = { dc-shape-straight.acc } II
dc-card-P2-06 = { dc-shape-straight } II
    .acc = { dc-shape-straight.acc } II
dc-card-P2-07 = { dc-shape-bend } II
    .acc = { dc-shape-bend.acc } II
dc-card-P2-08 = { dc-shape-bend } II
    .acc = { dc-shape-bend.acc } II
dc-card-P2-09 = { dc-shape-dead-end } II
    .acc = { dc-shape-dead-end.acc } II
dc-card-P2-10 = { dc-shape-straight } { dc-feature-lair } II
    .acc = { dc-shape-straight.acc } { dc-feature-lair } II
dc-card-P2-11 = { dc-shape-bend } { dc-feature-lair } II
    .acc = { dc-shape-bend.acc } { dc-feature-lair } II
dc-card-P2-12 = { dc-shape-dead-end } { dc-feature-lair } II
    .acc = { dc-shape-dead-end.acc } { dc-feature-lair } II
dc-card-P2-13 = { dc-shape-straight } { dc-feature-ladder } II
    .acc = { dc-shape-straight.acc } { dc-feature-ladder } II
dc-card-P2-14 = { dc-shape-junction } { dc-feature-ladder } II
    .acc = { dc-shape-junction.acc } { dc-feature-ladder } II
dc-card-P2-15 = { dc-shape-double-bend } { dc-feature-tunnel } II
    .acc = { dc-shape-double-bend.acc } { dc-feature-tunnel } II
dc-card-P2-16 = { dc-shape-double-bend } { dc-feature-tunnel } II
    .acc = { dc-shape-double-bend.acc } { dc-feature-tunnel } II
dc-card-P2-17 = { dc-shape-dead-end } { dc-feature-vein } II
    .acc = { dc-shape-dead-end.acc } { dc-feature-vein } II
dc-card-P3-01 = { dc-shape-crossroads } III
    .acc = { dc-shape-crossroads.acc } III
dc-card-P3-02 = { dc-shape-junction } III
    .acc = { dc-shape-junction.acc } III
dc-card-P3-03 = { dc-shape-straight } III
    .acc = { dc-shape-straight.acc } III
dc-card-P3-04 = { dc-shape-straight } III
    .acc = { dc-shape-straight.acc } III
dc-card-P3-05 = { dc-shape-bend } III
    .acc = { dc-shape-bend.acc } III
dc-card-P3-06 = { dc-shape-bend } III
    .acc = { dc-shape-bend.acc } III
dc-card-P3-07 = { dc-shape-dead-end } III
    .acc = { dc-shape-dead-end.acc } III
dc-card-P3-08 = { dc-shape-junction } { dc-feature-lair } III
    .acc = { dc-shape-junction.acc } { dc-feature-lair } III
dc-card-P3-09 = { dc-shape-dead-end } { dc-feature-lair } III
    .acc = { dc-shape-dead-end.acc } { dc-feature-lair } III
dc-card-P3-10 = { dc-shape-junction } { dc-feature-ladder } III
    .acc = { dc-shape-junction.acc } { dc-feature-ladder } III
dc-card-P3-11 = { dc-shape-bridge } III
    .acc = { dc-shape-bridge.acc } III
dc-card-P3-12 = { dc-shape-bridge } III
    .acc = { dc-shape-bridge.acc } III
dc-card-P3-13 = { dc-shape-double-bend } { dc-feature-tunnel } III
    .acc = { dc-shape-double-bend.acc } { dc-feature-tunnel } III
dc-card-P3-14 = { dc-shape-bend } { dc-feature-vein } III
    .acc = { dc-shape-bend.acc } { dc-feature-vein } III
dc-card-START = Start card
    .acc = the Start card
dc-card-G-EXIT = { dc-goal-G-EXIT }
    .acc = { dc-goal-G-EXIT.acc }
dc-card-G-LADDER = { dc-goal-G-LADDER }
    .acc = { dc-goal-G-LADDER.acc }
dc-card-G-LAIR = { dc-goal-G-LAIR }
    .acc = { dc-goal-G-LAIR.acc }
dc-card-G-VEIN = { dc-goal-G-VEIN }
    .acc = { dc-goal-G-VEIN.acc }
dc-across = { $x_is ->
    [minus] { $x_far } west
   *[other] { $x_far } east
}
dc-down = { $y_is ->
    [minus] { $y_far } north
   *[other] { $y_far } south
}
dc-away = { $x_is ->
    [zero] { dc-down }
   *[other] { $y_is ->
        [zero] { dc-across }
       *[other] { dc-across }, { dc-down }
    }
}
dc-place = { $x_is ->
    [zero] { $y_is ->
        [zero] start card
       *[other] { dc-away }
    }
   *[other] { dc-away }
}
    .acc = { $x_is ->
        [zero] { $y_is ->
            [zero] the start card
           *[other] the spot { dc-away }
        }
       *[other] the spot { dc-away }
    }
dc-corner = { $y_is ->
    [minus] { $x_is ->
        [minus] north-west goal
       *[other] north-east goal
    }
   *[other] { $x_is ->
        [minus] south-west goal
       *[other] south-east goal
    }
}

## Counts, for use inside sentences

dc-count-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
dc-count-left = { $left ->
    [0] no moves left
    [one] { $left } move left
   *[other] { $left } moves left
}
dc-count-pile = { $pile ->
    [0] the pile is empty now
    [one] { $pile } card left in the pile
   *[other] { $pile } cards left in the pile
}
dc-count-gold = { $gold ->
    [0] no nuggets
    [one] { $gold } nugget
   *[other] { $gold } nuggets
}

## Rules

dc-says-clans = Everybody sees the colour of your clan card, only you see its face. With three or four players all dwarfs have the same colour; with two there are no saboteurs.
dc-rule-clans = { dc-says-clans } (DC-3.3, DC-3.4, DC-0.8)
dc-says-laying = A path card goes next to a face-up card, upright or turned by 180°; all touching sides must match, and at least one path must continue.
dc-rule-laying = { dc-says-laying } (DC-5.2, DC-5.3, DC-5.4, DC-5.5)
dc-says-spaces = Crossing a card I takes one move, a card II two, a card III three.
dc-rule-spaces = { dc-says-spaces } (DC-2.2, DC-2.3, DC-2.4)
dc-says-ladder = All ladders on face-up cards are one move apart, however far; the start card is a ladder.
dc-rule-ladder = { dc-says-ladder } (DC-2.10)
dc-says-bridge = The two paths of a bridge card do not meet. Each time you step onto the wooden bridge it costs you a random card from your hand and lowers your hand limit by one for good; turning back on it costs nothing more, and passing beneath it is free.
dc-rule-bridge = { dc-says-bridge } (DC-2.5, DC-8.4)
dc-says-tunnel = Only the tunnel joins the two bends of the card. Each step into it costs a nugget, if you have one.
dc-rule-tunnel = { dc-says-tunnel } (DC-2.6, DC-8.4)
dc-says-vein = If your movement ends on the very space with the gold vein, not just on its card, you take the nugget and turn your clan card face up for good.
dc-rule-vein = { dc-says-vein } (DC-8.7, DC-2.7)
dc-says-lair = Monsters come into play on a dark lair that is face up.
dc-rule-lair = { dc-says-lair } (DC-7.2)
dc-says-moving = Your dwarf has three moves, with boots four. Moving is optional; several dwarfs may share a space.
dc-rule-moving = { dc-says-moving } (DC-8.1, DC-8.2)
dc-says-goals = A dwarf that steps onto a face-down goal turns it up and stops on its first space; if the card fits both ways round, its player chooses.
dc-rule-goals = { dc-says-goals } (DC-9.1, DC-9.2)
dc-says-exit = A dwarf on the exit is out at once with its gold and shows the clan card. It plays and draws on without moving. The first one out looks at the clan cards set aside.
dc-rule-exit = { dc-says-exit } (DC-9.4, DC-4.6)
dc-says-secret_information = Look at one face-down goal or at another player’s clan card. Everybody sees where you look, but only you see what it is.
dc-rule-secret_information = { dc-says-secret_information } (DC-6.1, DC-13.2)
dc-says-cave_in = Removes a path card that has no figures on it; never the start card or a goal. Its nugget returns to the bank, and cobwebs left hanging on nothing are removed.
dc-rule-cave_in = { dc-says-cave_in } (DC-6.2)
dc-says-swap_hands = Exchange whole hands with another player, who then draws instead of you. Both remember what they gave away.
dc-rule-swap_hands = { dc-says-swap_hands } (DC-6.3, DC-13.3)
dc-says-cobweb = Closes an open edge for everybody until the start of your second turn from now. Ladders are not affected.
dc-rule-cobweb = { dc-says-cobweb } (DC-6.4, DC-2.11)
dc-says-boots = One extra move each turn from now on. Only one pair per player.
dc-rule-boots = { dc-says-boots } (DC-6.5)
dc-says-axe = An axe must lie in front of you. It drives a monster off before it attacks, which saves everybody on that space, or it wears a cobweb down by one side.
dc-rule-axe = { dc-says-axe } (DC-6.6, DC-7.6, DC-8.5)
dc-says-hand_limit = Five cards, one less for every bridge and every rat. The limit only stops drawing; a swap may leave you with more.
dc-rule-hand_limit = { dc-says-hand_limit } (DC-10.2, DC-10.3, DC-10.4)
dc-says-discard = Instead of playing, discard one or two cards face down.
dc-rule-discard = { dc-says-discard } (DC-10.1)
dc-says-drawing = Draw one card if you played a card, otherwise as many as you discarded. The discard pile is never used again.
dc-rule-drawing = { dc-says-drawing } (DC-10.5, DC-10.6)
dc-says-knowledge = The backs of the cards in hands and in the pile are public. What was discarded or lost is known to its player only.
dc-rule-knowledge = { dc-says-knowledge } (DC-13.1, DC-13.2)
dc-says-scoring = Only gold carried out counts: it is multiplied by the number of players who work for the other clan. If the treasures are equal, the clan that the first dwarf out works for wins. If nobody got out, nobody wins.
dc-rule-scoring = { dc-says-scoring } (DC-11.4, DC-11.5, DC-11.6)
dc-says-house_deck = The faces of the cards are our own design: a house deck with the counts of the rulebook.
dc-rule-house_deck = { dc-says-house_deck } (DC-23.1)
dc-rule-monster-rat = Three moves. The victim loses a random card and one card of hand limit for good. (DC-7.1, DC-7.7)
dc-rule-monster-crawler = Four moves. The victim is knocked down and cannot move until the end of its next turn. (DC-7.1, DC-7.7)
dc-rule-monster-goblin = Five moves. The victim loses a nugget. (DC-7.1, DC-7.7)
dc-rule-clan-blue = Loyal blue dwarfs and yellow saboteurs work for it. (DC-3.4, DC-0.8)
dc-rule-clan-yellow = Loyal yellow dwarfs and blue saboteurs work for it. (DC-3.4, DC-0.8)
dc-rule-role-loyal = Works for the clan of its colour. (DC-0.8)
dc-rule-role-saboteur = Works for the clan of the other colour. (DC-0.8)
dc-rule-goal-G-EXIT = A dwarf that reaches the middle is out of the cave. (DC-9.4)
dc-rule-goal-G-LADDER = Once turned up it is one move from every other ladder. (DC-2.10)
dc-rule-goal-G-LAIR = Once turned up, monsters can come into play here. (DC-7.2)
dc-rule-goal-G-VEIN = Once turned up it holds a nugget. (DC-9.3, DC-8.7)

## What happened

dc-event-game-started = { $starter_is ->
    [you] The cave lies open; you begin. { $house_deck ->
        [yes] House deck: { dc-count-pile }.
       *[no] Pile: { dc-count-pile }.
    }
   *[other] The cave lies open; { $starter } begins. { $house_deck ->
        [yes] House deck: { dc-count-pile }.
       *[no] Pile: { dc-count-pile }.
    }
}
dc-event-clan-dealt = { $role ->
    [none] { $seat_is ->
        [you] You belong to { $clan_acc }.
       *[other] { $seat } belongs to { $clan_acc }.
    }
   *[other] { $seat_is ->
        [you] You belong to { $clan_acc } as { $role_acc }.
       *[other] { $seat } belongs to { $clan_acc } as { $role_acc }.
    }
}
dc-event-hand-dealt = { $cards_count ->
    [0] { $seat_is ->
        [you] You get { dc-count-cards }.
       *[other] { $seat } gets { dc-count-cards }.
    }
   *[other] { $seat_is ->
        [you] You get { dc-count-cards }: { $cards }.
       *[other] { $seat } gets { dc-count-cards }: { $cards }.
    }
}
dc-event-turn-started = { $seat_is ->
    [you] Turn { $turn }: your turn.
   *[other] Turn { $turn }: { $seat }’s turn.
}
dc-event-turn-skipped = { $seat_is ->
    [you] You have no cards and skip the turn.
   *[other] { $seat } has no cards and skips the turn.
}
dc-event-monster-left = { $seat_is ->
    [you] Your turn begins: { $monster_acc } goes home.
   *[other] { $seat }’s turn begins: { $monster_acc } goes home.
}
dc-event-web-turned = The cobweb between { $edge_acc } wears down to its last side.
dc-event-web-removed = { $by ->
   *[time] The cobweb between { $edge_acc } has worn off.
    [axe] The axe clears the cobweb between { $edge_acc }.
    [cave_in] The cave-in takes the cobweb between { $edge_acc } along.
}
dc-event-dwarf-stood = { $seat_is ->
    [you] Your dwarf gets up but cannot move this turn.
   *[other] { $seat }’s dwarf gets up but cannot move this turn.
}
dc-event-path-laid = { $seat_is ->
    [you] You lay
   *[other] { $seat } lays
} { $card_acc } at { dc-place.acc }{ $rot ->
    [0] {""}
   *[other] {", turned by "}{ $rot }°
}.{ $nugget ->
    [yes] {" "}A nugget lies on it.
   *[no] {""}
}
dc-event-goal-looked = { $seat_is ->
    [you] You look
   *[other] { $seat } looks
} at the { dc-corner } ({ $card }){ $goal ->
    [none] {""}
   *[other] : { $goal_acc }
}.
dc-event-clan-looked = { $seat_is ->
    [you] { $role ->
        [none] You look at the clan card of { $player } ({ $card }).
       *[other] You look at the clan card of { $player } ({ $card }): { $role_acc }.
    }
   *[other] { $player_is ->
        [you] { $seat } looks at your clan card ({ $card }).
       *[other] { $role ->
            [none] { $seat } looks at the clan card of { $player } ({ $card }).
           *[other] { $seat } looks at the clan card of { $player } ({ $card }): { $role_acc }.
        }
    }
}
dc-event-caved-in = { $seat_is ->
    [you] { $card }: you bring down
   *[other] { $card }: { $seat } brings down
} { $path_acc } at { dc-place.acc }.{ $nugget ->
    [yes] {" "}Its nugget goes to the bank.
   *[no] {""}
}
dc-event-hands-swapped = { $given_cards_count ->
    [0] { $taken_cards_count ->
        [0] { $seat_is ->
            [you] { $card }: you swap hands with { $player } (cards given: { $given }, taken: { $taken }).
           *[other] { $card }: { $seat } swaps hands with { $player } (cards given: { $given }, taken: { $taken }).
        }
       *[other] { $seat_is ->
            [you] { $card }: you swap hands with { $player } (cards given: { $given }, taken: { $taken }). Taken: { $taken_cards }.
           *[other] { $card }: { $seat } swaps hands with { $player } (cards given: { $given }, taken: { $taken }). Taken: { $taken_cards }.
        }
    }
   *[other] { $taken_cards_count ->
        [0] { $seat_is ->
            [you] { $card }: you swap hands with { $player } (cards given: { $given }, taken: { $taken }). Given: { $given_cards }.
           *[other] { $card }: { $seat } swaps hands with { $player } (cards given: { $given }, taken: { $taken }). Given: { $given_cards }.
        }
       *[other] { $seat_is ->
            [you] { $card }: you swap hands with { $player } (cards given: { $given }, taken: { $taken }). Given: { $given_cards }. Taken: { $taken_cards }.
           *[other] { $card }: { $seat } swaps hands with { $player } (cards given: { $given }, taken: { $taken }). Given: { $given_cards }. Taken: { $taken_cards }.
        }
    }
}
dc-event-web-laid = { $seat_is ->
    [you] You spin { $card_acc } between { $edge_acc }.
   *[other] { $seat } spins { $card_acc } between { $edge_acc }.
}
dc-event-boots-given = { $seat_is ->
    [you] You lay { $card } on the table.
   *[other] { $seat } lays { $card } on the table.
} { $player_is ->
    [you] They are yours: one move more each turn.
   *[other] { $player } has one move more each turn.
}
dc-event-axe-given = { $seat_is ->
    [you] You lay { $card_acc } on the table.
   *[other] { $seat } lays { $card_acc } on the table.
} { $player_is ->
    [you] It is yours.
   *[other] It belongs to { $player }.
}
dc-event-monster-played = { $summoned ->
    [yes] { $moved ->
        [yes] { $stays ->
            [yes] { $seat_is ->
                [you] You summon { $monster_acc } at { $to_acc }.
               *[other] { $seat } summons { $monster_acc } at { $to_acc }.
            }
           *[no] { $seat_is ->
                [you] You summon { $monster_acc } at { $origin_acc } and send it to { $to_acc }.
               *[other] { $seat } summons { $monster_acc } at { $origin_acc } and sends it to { $to_acc }.
            }
        }
       *[no] { $seat_is ->
            [you] You summon { $monster_acc } at { $to_acc }.
           *[other] { $seat } summons { $monster_acc } at { $to_acc }.
        }
    }
   *[no] { $moved ->
        [yes] { $seat_is ->
            [you] You send { $monster_acc } from { $origin_acc } to { $to_acc }.
           *[other] { $seat } sends { $monster_acc } from { $origin_acc } to { $to_acc }.
        }
       *[no] { $seat_is ->
            [you] You take over { $monster_acc } at { $to_acc }.
           *[other] { $seat } takes over { $monster_acc } at { $to_acc }.
        }
    }
}
dc-event-cards-discarded = { $cards_count ->
    [0] { $seat_is ->
        [you] You discard { dc-count-cards }.
       *[other] { $seat } discards { dc-count-cards }.
    }
   *[other] { $seat_is ->
        [you] You discard { dc-count-cards }: { $cards }.
       *[other] { $seat } discards { dc-count-cards }: { $cards }.
    }
}
dc-event-end-proposed = { $seat_is ->
    [you] You propose to end the match here.
   *[other] { $seat } proposes to end the match here.
}
dc-event-end-voted = { $accept ->
    [yes] { $seat_is ->
        [you] You agree to end.
       *[other] { $seat } agrees to end.
    }
   *[no] { $seat_is ->
        [you] You want to play on.
       *[other] { $seat } wants to play on.
    }
}
dc-event-card-lost = { $by ->
    [bridge] { $back ->
        [none] { $seat_is ->
            [you] The bridge finds no card to take from you; your hand limit is now { $limit }.
           *[other] The bridge finds no card to take from { $seat }; the hand limit is now { $limit }.
        }
       *[other] { $card ->
            [none] { $seat_is ->
                [you] The bridge costs you a card { $back }; your hand limit is now { $limit }.
               *[other] The bridge costs { $seat } a card { $back }; the hand limit is now { $limit }.
            }
           *[other] { $seat_is ->
                [you] The bridge costs you { $card_acc }; your hand limit is now { $limit }.
               *[other] The bridge costs { $seat } { $card_acc }; the hand limit is now { $limit }.
            }
        }
    }
   *[rat] { $back ->
        [none] { $seat_is ->
            [you] The Rat finds no card to take from you; your hand limit is now { $limit }.
           *[other] The Rat finds no card to take from { $seat }; the hand limit is now { $limit }.
        }
       *[other] { $card ->
            [none] { $seat_is ->
                [you] The Rat costs you a card { $back }; your hand limit is now { $limit }.
               *[other] The Rat costs { $seat } a card { $back }; the hand limit is now { $limit }.
            }
           *[other] { $seat_is ->
                [you] The Rat costs you { $card_acc }; your hand limit is now { $limit }.
               *[other] The Rat costs { $seat } { $card_acc }; the hand limit is now { $limit }.
            }
        }
    }
}
dc-event-dwarf-laid = { $seat_is ->
    [you] The Crawler knocks your dwarf down.
   *[other] The Crawler knocks { $seat }’s dwarf down.
}
dc-event-gold-lost = { $by ->
    [tunnel] { $amount ->
        [0] { $seat_is ->
            [you] The tunnel finds nothing on you.
           *[other] The tunnel finds nothing on { $seat }.
        }
       *[other] { $seat_is ->
            [you] The tunnel costs you a nugget: { dc-count-gold } left.
           *[other] The tunnel costs { $seat } a nugget: { dc-count-gold } left.
        }
    }
   *[goblin] { $amount ->
        [0] { $seat_is ->
            [you] The Goblin finds nothing on you.
           *[other] The Goblin finds nothing on { $seat }.
        }
       *[other] { $seat_is ->
            [you] The Goblin takes a nugget from you: { dc-count-gold } left.
           *[other] The Goblin takes a nugget from { $seat }: { dc-count-gold } left.
        }
    }
}
dc-event-monster-slain = { $seat_is ->
    [you] You strike { $monster_acc } down before it attacks.
   *[other] { $seat } strikes { $monster_acc } down before it attacks.
}
dc-event-axe-kept = { $seat_is ->
    [you] You keep your axe; { $monster_acc } attacks.
   *[other] { $seat } keeps the axe against { $monster_acc }.
}
dc-event-web-struck = { $seat_is ->
    [you] You strike the cobweb between { $edge_acc } with your axe.
   *[other] { $seat } strikes the cobweb between { $edge_acc } with an axe.
}
dc-event-dwarf-stepped = { $stays ->
    [yes] { $seat_is ->
        [you] You walk on within the card; { dc-count-left }.
       *[other] { $seat } walks on within the card; { dc-count-left }.
    }
   *[no] { $seat_is ->
        [you] You walk to { $to_acc }; { dc-count-left }.
       *[other] { $seat } walks to { $to_acc }; { dc-count-left }.
    }
}
dc-event-goal-turned = { $seat_is ->
    [you] You turn up the { dc-corner }: { $goal_acc }.
   *[other] { $seat } turns up the { dc-corner }: { $goal_acc }.
}
dc-event-goal-placed = { $rot ->
    [0] The goal lies upright
   *[other] The goal lies turned by { $rot }°
}; { $seat_is ->
    [you] you stand on it.
   *[other] { $seat } stands on it.
}{ $nugget ->
    [yes] {" "}A nugget lies there too.
   *[no] {""}
}
dc-event-monster-met = { $seat_is ->
    [you] You walk into { $monster_acc }.
   *[other] { $seat } walks into { $monster_acc }.
}
dc-event-nugget-taken = { $seat_is ->
    [you] You take the nugget at { dc-place.acc } and have { dc-count-gold }.
   *[other] { $seat } takes the nugget at { dc-place.acc } and has { dc-count-gold }.
}
dc-event-clan-revealed = { $seat_is ->
    [you] Your clan card is face up: { $clan }, { $role }.
   *[other] { $seat }’s clan card is face up: { $clan }, { $role }.
}
dc-event-dwarf-out = { $first ->
    [yes] { $seat_is ->
        [you] Your dwarf is out of the cave with { dc-count-gold }, the first of all.
       *[other] { $seat }’s dwarf is out of the cave with { dc-count-gold }, the first of all.
    }
   *[no] { $seat_is ->
        [you] Your dwarf is out of the cave with { dc-count-gold }.
       *[other] { $seat }’s dwarf is out of the cave with { dc-count-gold }.
    }
}
dc-event-aside-seen = { $roles_count ->
    [0] { $seat_is ->
        [you] You look at the clan cards set aside: { $count }.
       *[other] { $seat } looks at the clan cards set aside: { $count }.
    }
   *[other] { $seat_is ->
        [you] You look at the clan cards set aside ({ $count }): { $roles }.
       *[other] { $seat } looks at the clan cards set aside ({ $count }): { $roles }.
    }
}
dc-event-card-drawn = { $seat_is ->
    [you] { $card ->
        [none] You draw a card { $back }; { dc-count-pile }.
       *[other] You draw { $card_acc }; { dc-count-pile }.
    }
   *[other] { $card ->
        [none] { $seat } draws a card { $back }; { dc-count-pile }.
       *[other] { $seat } draws { $card_acc }; { dc-count-pile }.
    }
}
dc-event-game-ended = { $reason ->
   *[cards] Nobody has a card left.
    [clan] All who work for one clan are out.
    [agreed] All have agreed to end.
} Saved: blue { $saved_blue }, yellow { $saved_yellow }. Treasure: blue { $treasure_blue }, yellow { $treasure_yellow }. { $winner ->
    [none] Nobody wins.
   *[other] { $tie ->
            [yes] Equal treasures: the first one out decides, so { $winner_acc } wins.
           *[no] So { $winner_acc } wins.
        }
}

## The result

dc-won-by-cards = { $winner ->
    [none] All cards are played. Nobody wins.
   *[other] All cards are played. The { $winner } wins.
}
dc-won-by-clan = { $winner ->
    [none] All who work for one clan are out of the cave. Nobody wins.
   *[other] All who work for one clan are out of the cave. The { $winner } wins.
}
dc-won-by-agreed = { $winner ->
    [none] The end was agreed. Nobody wins.
   *[other] The end was agreed. The { $winner } wins.
}

## What can be done

dc-action-play-path = { $card } → { dc-place }{ $rot ->
    [0] {""}
   *[other] , { $rot }°
}
dc-action-play-secret = { $mode ->
    [goal] { $card }: goal { $target }
   *[clan] { $card }: clan card of { $target }
}
dc-action-play-cave-in = { $card }: { dc-place }
dc-action-play-swap = { $card } with { $player }
dc-action-play-cobweb = { $card }: { $edge }
dc-action-play-boots = { $card } for { $player }
dc-action-play-axe = { $card } for { $player }
dc-action-play-monster = { $lair ->
    [none] { $to ->
        [none] { $card } stays
       *[other] { $card } → { $to }
    }
   *[other] { $to ->
        [none] { $card }: { $lair }
       *[other] { $card }: { $lair } → { $to }
    }
}
dc-action-discard = Discard { $cards }
dc-action-propose-end = Propose to end the match
dc-action-vote-end = { $accept ->
    [yes] Agree to end
   *[no] Play on
}
dc-action-axe-web = Strike the cobweb: { $edge }
dc-action-axe-monster = { $use ->
    [yes] Use the axe
   *[no] Keep the axe
}
dc-action-step = Walk to { $to_acc }
dc-action-end-move = Stay here
dc-action-orient-goal = Lay the goal turned by { $rot }°

## Phases: their name, the question to the one who decides, what the others see

dc-phase-act = Card
dc-phase-vote = Vote
dc-phase-axe = Axe
dc-phase-move = Movement
dc-phase-orient = Goal
dc-phase-axe_entry = Axe
dc-phase-game_over = The game is over
dc-ask-act = Play a card, or discard one or two.
dc-ask-vote = End the match here?
dc-ask-axe = A monster attacks: use your axe?
dc-ask-move = Where does your dwarf go?
dc-ask-orient = Which way round should the goal lie?
dc-ask-axe_entry = You walk into a monster: use your axe?
dc-wait-act = { $name } is playing a card.
dc-wait-vote = { $name } is voting on the end.
dc-wait-axe = { $name } is deciding about the axe.
dc-wait-move = { $name } is moving.
dc-wait-orient = { $name } is turning the goal.
dc-wait-axe_entry = { $name } is deciding about the axe.

## Options

dc-option-deck = Deck
dc-option-deck-help = Which card faces are used. The house deck is our own design with the counts of the rulebook.
dc-option-deck-house = House deck
dc-option-deck-printed = Printed deck
dc-option-first_player = First player
dc-option-first_player-help = Who begins; by the book the most trustworthy one.
dc-option-first_player-random = random
dc-option-first_player-0 = first seat
dc-option-first_player-1 = second seat
dc-option-first_player-2 = third seat
dc-option-first_player-3 = fourth seat
dc-option-first_player-4 = fifth seat
dc-option-first_player-5 = sixth seat
dc-option-first_player-6 = seventh seat
dc-option-first_player-7 = eighth seat
dc-option-clan_34 = Clan with 3 or 4 players
dc-option-clan_34-help = Which colour all dwarfs have with three or four players.
dc-option-clan_34-random = random
dc-option-clan_34-blue = blue
dc-option-clan_34-yellow = yellow
dc-option-agreed_end = Agreed end
dc-option-agreed_end-help = Players may propose to end a match in which no dwarf can get out any more; all must agree.
dc-option-agreed_end-true = on
dc-option-agreed_end-false = off

## Refusals

dc-refusal-game_over = The game is over.
dc-refusal-not_your_turn = It is not your turn to decide.
dc-refusal-wrong_phase = That is not possible now.
dc-refusal-malformed = This is not an action of the game.
dc-refusal-unknown_card = There is no such card.
dc-refusal-not_in_hand = This card is not in your hand: { $card }.
dc-refusal-other_card = This card cannot do that: { $card }.
dc-refusal-rotation = A card lies upright or turned by 180°, never crosswise.
dc-refusal-cell_taken = There is already a card there.
dc-refusal-not_adjacent = A path card must touch a card that is face up.
dc-refusal-edges_differ = The sides do not match: paths must meet paths, walls must meet walls.
dc-refusal-extends_nothing = The card must carry on at least one path.
dc-refusal-no_face_down_goal = There is no face-down goal.
dc-refusal-no_such_player = There is no such player.
dc-refusal-own_clan_card = You know your own clan card.
dc-refusal-clan_card_up = { $player }’s clan card is already face up.
dc-refusal-no_path_card = No path card lies there.
dc-refusal-start_or_goal = The start card and the goals never cave in.
dc-refusal-figure_there = A figure stands on that card.
dc-refusal-swap_with_self = You cannot swap hands with yourself.
dc-refusal-has_boots = { $player } has boots already.
dc-refusal-no_edge = That is not an edge between two cells.
dc-refusal-web_there = A cobweb hangs there already.
dc-refusal-no_open_side = No path leads over that edge.
dc-refusal-no_lair = No dark lair is face up.
dc-refusal-lair_needed = Choose a dark lair for the monster.
dc-refusal-not_a_lair = There is no dark lair on that space.
dc-refusal-monster_in_play = The monster is in play already and moves from where it stands.
dc-refusal-meets_at_lair = Dwarfs stand on the lair: the monster stays and attacks.
dc-refusal-stopped_by_dwarf = A dwarf stands in the way; the monster stops there.
dc-refusal-out_of_reach = The monster cannot get there with { $moves } moves.
dc-refusal-discard_count = Discard one card or two.
dc-refusal-cards_unsorted = Name two different cards in ascending order.
dc-refusal-no_agreed_end = The agreed end is switched off for this match.
dc-refusal-already_proposed = You have already proposed that this turn.
dc-refusal-no_web = No cobweb hangs there.
dc-refusal-web_too_far = Your dwarf does not stand at that cobweb.
dc-refusal-no_axe = You have no axe in front of you.
dc-refusal-no_moves = You have no moves left.
dc-refusal-no_space = There is no such space.
dc-refusal-cobweb = A cobweb blocks the way.
dc-refusal-not_linked = No path leads there from where you stand.

# What can be wrong with a data pack
dc-pack-crossing = Crossing from { $one } to { $two } costs { $found }; with back { $back } it costs { $wanted }.
dc-pack-goal_entry = A goal card must have a way in from every side, lying one way or the other: it opens to north or south, and to east or west.
dc-pack-goal_feature_first = The feature of a goal card may not be on a space that is entered first.
dc-pack-link = The link { $link } does not join two spaces.
dc-pack-marks = The marks are { $found }, but the card is “{ $wanted }”.
dc-pack-not_enough_cards = With { $players } players the cards with back { $backs } are too few to deal.
dc-pack-not_joined = All openings of this card must be joined with each other.
dc-pack-openings = The card opens to { $found }, but its shape opens to { $wanted }.
dc-pack-other_look = Every text calls card { $card } what it is in the house deck. A card that looks otherwise needs an id of its own.
dc-pack-pool_cards = The pool wants { $wanted } cards “{ $clan }, { $role }”; there are { $found }.
dc-pack-pool_mixed = The pool is of one clan or of both, not mixed.
dc-pack-pool_one_clan = Three and four players use the cards of one clan, all others those of both; this row is for { $players }.
dc-pack-pool_sides = All { $players } players could work for the same clan.
dc-pack-reserved = The name “{ $space }” is kept for face-down goals.
dc-pack-token = A cobweb card, and no other, names one of the cobweb tokens; here stands “{ $token }”.
dc-pack-two_paths = A bridge or a double bend has two paths that do not touch.
dc-pack-unreachable = The space “{ $space }” cannot be reached from outside.

# What a simulation counts
dc-fact-exit_found = the exit was found
dc-fact-exit_reached = a dwarf got out
dc-note-saboteurs = saboteurs
