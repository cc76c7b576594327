### Why a move: what follows from it, in one sentence.

dc-reason-opens-exit = With this card your dwarf can reach the exit in this turn: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
dc-reason-opens-goal = With this card your dwarf can reach a face-down goal card in this turn: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
dc-reason-opens-nugget = With this card your dwarf can reach a nugget in this turn: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
dc-reason-near-exit = { $cells ->
    [0] The exit is on this very card.
    [one] The exit is { $cells } card away from there.
   *[other] The exit is { $cells } cards away from there.
}
dc-reason-near-goal = { $cells ->
    [0] This is a goal card where the exit may be.
    [one] The nearest goal card where the exit may be is { $cells } card away from there.
   *[other] The nearest goal card where the exit may be is { $cells } cards away from there.
}
dc-reason-to-exit = This way you reach the exit in this turn: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
dc-reason-to-goal = This way you reach a face-down goal card in this turn: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
dc-reason-to-nugget = This way you reach a nugget in this turn: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
dc-reason-meets-monster = A monster waits there: { $monster }.
dc-reason-toll = { $lost ->
    [0] The tunnel there takes a nugget.
   *[other] The bridge there takes a hand card, and your hand limit falls for good.
}
dc-reason-exit-chance = By what you know, the exit is there with { $chance }%.
dc-reason-saboteur-chance = By what is known for sure, { $player } is a saboteur with { $chance }%.
dc-reason-hits = { $monster } meets { $hunted }; players among them with an axe: { $axes }.
dc-reason-hits-nobody = { $monster } meets nobody there.
dc-reason-hands = You get { $mine ->
    [one] { $mine } card
   *[other] { $mine } cards
}, { $player } gets { $theirs }.
dc-reason-web-lasts = { $turns ->
    [one] The cobweb goes by itself after { $turns } turn.
   *[other] The cobweb goes by itself after { $turns } turns.
}
dc-reason-draws = { $draws ->
    [0] You draw no card for it.
    [one] You draw { $draws } card at the end of your turn.
   *[other] You draw { $draws } cards at the end of your turn.
}
dc-reason-moves-lost = { $moves ->
    [one] { $moves } move is left unused.
   *[other] { $moves } moves are left unused.
}
dc-reason-wins-now = By what is known for sure, { $clan } would win now with { $chance }%.
