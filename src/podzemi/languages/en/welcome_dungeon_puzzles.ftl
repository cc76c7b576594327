# Best runs: puzzles of Welcome to the Dungeon.

wd-puzzle-lead = You know every card in the dungeon and hold one more. Add it, or sacrifice a tile to be rid of it; then the other player passes and you run. Come out alive with as many HP as you can.
wd-puzzle-practice-1 = Knight
wd-puzzle-practice-1-lead = Two tiles of armour, two that beat monsters: count both before you sacrifice one.
wd-puzzle-practice-2 = Barbarian
wd-puzzle-practice-2-lead = The Potion brings you back with your printed HP, so a late fall is worth more than an early one.
wd-puzzle-practice-3 = Mage
wd-puzzle-practice-3-lead = The Pact beats the Demon and whoever comes next. The last card added comes first.
wd-puzzle-practice-4 = Rogue
wd-puzzle-practice-4-lead = The Ring turns weak monsters into HP, if they come before the strong ones.
wd-puzzle-value-alive = { $count ->
        [0] the hero falls
       *[other] the hero survives
    }
wd-puzzle-value-alive-help = Surviving comes first.
wd-puzzle-value-hp = { $count } HP left
wd-puzzle-value-hp-help = Then as many HP as possible at the end.
wd-puzzle-stars-0 = The hero could have survived.
wd-puzzle-stars-1 = Alive, but only just.
wd-puzzle-stars-2 = Alive. A few more HP could have been saved.
wd-puzzle-stars-3 = It cannot be done better.
