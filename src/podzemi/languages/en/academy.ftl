### The pages of the combat academy.

academy-title = Combat academy
academy-lead = A party of adventurers stands before your dungeon in { dl-title }. Lose as little as possible. Every puzzle has one best result; the rules are those of the game, and nothing is hidden.
academy-practice = The practice fights
academy-practice-note = from simple to hard; four rounds at most, as in a real combat (the rulebook trains until the party is beaten)
academy-practice-1 = A stone and a Troll
academy-practice-1-lead = Two warriors in front, a priest behind: when to spend your food, and when healing comes too late.
academy-practice-2 = Who strikes first
academy-practice-2-lead = Thieves see through traps. The order of your attacks decides who can be reached at all.
academy-practice-3 = The same ground twice
academy-practice-3-lead = A Vampire who need not rest, and a round without conquest: hold the tile, then strike where it hurts.
academy-practice-4 = Two healers
academy-practice-4-lead = Nobody heals unless somebody attacked, and fatigue is dealt out point by point.
academy-practice-5 = A room, two monsters and a trap
academy-practice-5-lead = The first fight once more, but the second tile is a room: there two monsters may fight side by side.
academy-open = Fight
academy-open-named = Fight: { $name }
academy-daily = Puzzle of the day
academy-daily-lead = The same for everybody everywhere, harder towards the end of the week.
academy-daily-open = Today’s puzzle
academy-daily-of = Puzzle of { $date }
academy-endless = As many as you like
academy-endless-note = each has one best answer
academy-number = Puzzle { $number }
academy-level-number = { $level }, puzzle { $number }
academy-solved-count = { $count ->
    [0] nothing solved yet
    [one] { $count } solved
   *[other] { $count } solved
}
academy-untried = not tried yet
academy-stars = { $count } of 3 stars
academy-goal = Best: { $goal }.
academy-tools = Help
academy-hint = Hint
academy-hint-more = Say more
academy-restart = Start over
academy-best = Show the best solution
academy-best-note = This is the best solution, step by step. It does not count as yours.
academy-best-shown = This is how it is done.
academy-end = Result
academy-yours = You: { $result }.
academy-possible = Possible: { $goal }.
academy-again = Try again
academy-step-back = One step back
academy-next = Next puzzle
academy-all = All puzzles
academy-you = You
academy-nobody = nobody
