### Why a move: what follows from it, in one sentence.

wd-reason-tile-beats = Without { $tile_acc } nothing beats { $cards }.
wd-reason-tile-hp = Without { $tile_acc } the hero enters with { $after } HP instead of { $before }.
wd-reason-tile-spare = Without { $tile_acc } the hero keeps all his HP, and other tiles beat the same monsters.
wd-reason-runner-left = { $seat } is left alone and must run; the chance to survive is about { $survival }%.
wd-reason-sit-out = You are out of a dungeon that a run would now survive with about { $survival }%; { $left ->
    [one] one player goes on
   *[other] { $left } players go on
}.
wd-reason-last-card = It is the last card: you must run, with a chance of about { $survival }% to survive.
wd-reason-stay-in = You stay in; if you had to run now, the chance to survive would be about { $survival }%.
wd-reason-add-beaten = { $tile } beats { $monster_acc }; with it in the dungeon the chance to survive is about { $survival }%.
wd-reason-add-hurts = Nothing beats { $monster_acc }: { $damage } damage, and a chance of about { $survival }% to survive.
wd-reason-name-left = { $unseen ->
    [0] You have seen every { $monster } there is.
   *[other] You have not seen { $unseen } of { $copies } cards of this kind: { $monster }.
}
wd-reason-card-beaten = { $tile } beats { $monster_acc } anyway.
wd-reason-card-hurts = Left alone, { $monster_acc } takes the hero from { $before } to { $after } HP.
wd-reason-card-fatal = Left alone, { $monster_acc } is the end of the hero.
