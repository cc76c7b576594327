### The pages of the puzzles.

academy-title = Puzzles
academy-lead = One position, one best answer. The rules are those of the games, nothing is hidden from you, and nothing is lost when you try.
academy-learn = New to the game? The guided way explains it in ten minutes.
academy-practice = Practice
academy-practice-note = one idea each
academy-open = Solve
academy-open-named = Solve: { $name }
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
academy-other = the other player
academy-of = Puzzles of { $game }
academy-days = { $count ->
    [0] not solved on any day yet
    [one] solved on { $count } day
   *[other] solved on { $count } days
}
academy-run = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
academy-why = Why this is best
academy-premise = Take this for certain
academy-story = What happened so far
academy-more = More of this game

refusal-unknown_puzzle = There is no such puzzle.

puzzle-level-practice = Practice
puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
puzzle-difficulty = Difficulty { $difficulty }
puzzle-difficulty-help = As unlikely to be solved by blind guessing as { $difficulty ->
        [one] one coin showing heads
       *[other] { $difficulty } coins all showing heads
    }.

puzzle-hint-good = So far so good: the best result is still within reach.
puzzle-hint-missed = The best result is now out of reach. From here you can still get: { $result }.
puzzle-hint-only = Only one choice is right here. The best of all others: { $result }.
puzzle-hint-free = Several choices are equally good here.
puzzle-hint-action = Play this: { $action }
puzzle-hint-over = It is over.
