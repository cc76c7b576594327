# Best rounds: puzzles of Paper Dungeons.

pd-puzzle-lead = The last round of a solo match. Three of the dice are yours: reach as much glory as you can, with the last boss and everything else that is counted at the end.
pd-puzzle-practice-1 = A short round
pd-puzzle-practice-1-lead = Three dice, few steps: what brings glory now, when nothing comes after?
pd-puzzle-practice-2 = A walk
pd-puzzle-practice-2-lead = One die more for the boots, one less for the heroes.
pd-puzzle-practice-3 = A long way
pd-puzzle-practice-3-lead = Where you end does not matter. What lies on the way does.
pd-puzzle-value-glory = { $count } glory
pd-puzzle-value-glory-help = Everything on the sheet, as it is counted at the end.
pd-puzzle-stars-0 = There was much more to gain in this round.
pd-puzzle-stars-1 = Good. Some glory was left on the table.
pd-puzzle-stars-2 = Nearly: a point or two are missing.
pd-puzzle-stars-3 = It cannot be done better.
