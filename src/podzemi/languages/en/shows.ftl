### What a table shows and sounds like beside its board: scenes, banners, marks, decisions that make themselves.

show-skip = Skip
show-got-it = Got it
show-marks = Changed since your last decision
show-forced = Only one answer: { $what }.
show-forced-setting = Make decisions that have only one answer
show-forced-why = A short notice says what was decided. Choices that could give something away to the others stay yours.
show-to-result = Skip to the result
shell-key-m = hide the marks of what changed, and show them again

## Sound

sound-turn-off = Turn the sound off
sound-turn-on = Turn the sound on
sound-all = Sounds at the table
sound-all-why = Pencil, stone, dice and drum. Nothing is told by sound alone.
sound-turn = A matchstick is struck when it is your turn
sound-volume = Volume
sound-volume-1 = Quiet
sound-volume-2 = Medium
sound-volume-3 = Loud

## Welcome to the Dungeon

show-wd-run = All the others have passed: you go in.
show-wd-out = The others play on. You may watch, or skip to the result.

## Dungeon Lords

show-dl-orders = The orders are revealed
show-dl-orders-lead = First everybody’s first order, then the second, then the third. Each minion takes the first free space.
show-dl-column = { $position ->
    [1] First order
    [2] Second order
   *[3] Third order
}
show-dl-full = all spaces are taken
show-dl-poor = no gold to hire with
show-dl-all-placed = { $position ->
    [1] First orders: every minion finds a space.
    [2] Second orders: every minion finds a space.
   *[3] Third orders: every minion finds a space.
}
show-dl-paladin = He marches at the head of the party against your dungeon.
show-dl-paladin-gone = He no longer threatens your dungeon.
show-dl-waits = This order is not carried out; you may take the card back at the end of the season.
show-dl-creature-lost = It is gone for good.

## Paper Dungeons

show-pd-lead = Everybody faces the boss at once.
show-pd-weak = Counts twice: { $hero }
show-pd-less = less
show-pd-room-found = in the lair
show-pd-room-lost = never explored the lair
show-pd-best = strongest: takes the reward
show-pd-gem = Somebody was quicker: you can no longer take it.
show-pd-mission = You can no longer score it.
show-pd-risen = Your party rises once. It costs you points in the end.

## The Dark Cave

show-dc-after = What became of it
show-dc-nobody = It meets nobody.
show-dc-loyalty = The clan cards are revealed
show-dc-loyalty-lead = Whom did everybody work for? Then the treasures are counted.
show-dc-works = works for the { $clan }
show-dc-treasure = Treasure of the { $clan }: { $treasure }.
show-dc-hands_swapped = You hold a new set of cards.
show-dc-clan_looked = Now somebody else knows whom you work for.
show-dc-boots_given = You may make one more move each turn.
show-dc-axe_given = It lies before you: it can answer a monster or cut a cobweb.
show-dc-web_laid = The way is closed right beside your dwarf.
show-dc-card_lost = Your hand limit stays lower for the rest of the match.
show-dc-gold_lost = Only gold that is carried out counts.
show-dc-dwarf_laid = You cannot move until the end of your next turn.
