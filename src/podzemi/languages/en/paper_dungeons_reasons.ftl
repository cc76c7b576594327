### Why a move: what follows from it, in one sentence.

pd-reason-boss-strength = { $missing ->
    [0] Strength against the { $boss } rises from { $before } to { $after }, enough for the top step.
   *[other] Strength against the { $boss } rises from { $before } to { $after }; { $missing } more for the next step.
}
pd-reason-row-full = It brings more at once: { $rewards }.
pd-reason-item-whole = The item is whole and works from now on: { $item }.
pd-reason-item-half = The first half of an item; without the second it does nothing yet: { $item }.
pd-reason-brew-pays = { $potions ->
    [one] One potion, and the row brings more: { $rewards }.
   *[other] { $potions } potions, and the row brings more: { $rewards }.
}
pd-reason-brew-next = { $potions ->
    [one] One potion
   *[other] { $potions } potions
}; { $missing ->
    [one] one more brings the next reward: { $reward }.
   *[other] { $missing } more bring the next reward: { $reward }.
}
pd-reason-brew-only = { $potions ->
    [0] No space for a potion is left.
    [one] One potion, and no reward after it.
   *[other] { $potions } potions, and no reward after them.
}
pd-reason-way-deadly = Room { $room } costs { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}, and the party dies of it.
pd-reason-way-hurts = Room { $room } costs { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}{ $track ->
    [0] {", all into potions"}
   *[other] , { $track } of them on the track
}.
pd-reason-way-pays = Treasure in room { $room }: { $rewards }.
pd-reason-way-gem = Gem { $gem } lies in room { $room }.
pd-reason-way-clear = Room { $room } is new and costs no wound.
pd-reason-way-known = You have been in room { $room }: there is nothing new.
pd-reason-steps-lost = { $steps ->
    [one] { $steps } step is lost.
   *[other] { $steps } steps are lost.
}
pd-reason-steps-paid = { $steps ->
    [one] The die pays for { $steps } step.
   *[other] The die pays for { $steps } steps.
}
pd-reason-goal-pays = The goal { $goal } pays { $glory } glory from { $need } on.
