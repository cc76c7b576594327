### Why a move: what follows from it, in one sentence.

dl-reason-order-crowded = { $order }, played { $turn ->
    [1] first
    [2] second
   *[other] third
}, may find no space left.
dl-reason-order-unpaid = { $order }: no space of it can be paid with what you have now.
dl-reason-orders-sure = Each of the orders finds a space, whatever the others play.
dl-reason-battle-lost = Of the { $known } combat cards that may come, { $lost ->
    [one] { $lost } costs
   *[other] { $lost } cost
} you the tile.
dl-reason-battle-held = { $falls ->
    [0] The tile is held, whichever combat card comes.
    [one] The tile is held, whichever combat card comes, and at least { $falls } hero falls.
   *[other] The tile is held, whichever combat card comes, and at least { $falls } heroes fall.
}
dl-reason-tile-held = { $adventurers_count ->
    [0] The tile is held; nobody falls.
   *[other] The tile is held; fallen: { $adventurers }.
}
dl-reason-tile-lost = { $adventurers_count ->
    [0] The tile is conquered, and nobody falls.
   *[other] The tile is conquered; fallen: { $adventurers }.
}
dl-reason-dig-taxes = Your dungeon then has { $tiles } tiles, and the taxes are { $taxes } gold.
dl-reason-mined = Then you have { $gold } gold.
dl-reason-hire-short = As your stores stand, Payday then lacks { $gold ->
    [0] { $food } food
   *[other] { $food ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $food } food
    }
} ({ $creature }).
dl-reason-hire-bill = { $creature } asks on Payday for { $gold } gold, { $food } food and { $evil } Evil.
dl-reason-evil-left = { $evil ->
    [0] The Evil is then enough for the paladin to come.
   *[other] Then { $evil } more Evil, and the paladin comes to you.
}
dl-reason-letters = { $letters ->
    [0] All taxes are paid.
    [one] { $letters } dead letter: −{ $points } points.
   *[other] { $letters } dead letters: −{ $points } points.
}
