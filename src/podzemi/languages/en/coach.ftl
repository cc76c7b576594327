### Bots that people play against and learn from: levels, hints, reviews.

level-title = Bots
level-why = How strong should they be? You can change single seats above.
level-none = You play against one bot, the { $bot }: the five levels need native code, which is missing here.
level-pack = With a data pack you play against the { $bot }: the five levels know only the components that come with the game.
level-suited = Adapt to me
level-suited-now = { $level } now: one up after a win, one down after a last place.
level-study = For study
level-add-one = Add a bot…
level-add = A bot for seat { $number }
level-again = Again, against: { $level }

refusal-hint_others = Hints are only for matches against bots alone.
refusal-hint_rated = There are no hints in a match that counts for ratings.
refusal-hint_turn = There is nothing for you to decide right now.

coach-hint = Hint
coach-hint-title = A hint
coach-known = from what you know
coach-thinking = Thinking it over…
coach-pencil = Pencil it
coach-close = Close
shell-key-n = ask for a hint
coach-percent = { $percent }%
coach-clear = { $measure ->
    [win] It wins { $chance }% of the continuations the Master tried; the next best move wins { $next }%.
    [clan] Your clan wins { $chance }% of the continuations the Master tried; with the next best move, { $next }%.
   *[other] In the continuations the Master tried you end ahead of { $chance }% of your rivals; with the next best move, of { $next }%.
}
coach-close-call = { $measure ->
    [win] A close call: it wins { $chance }% of the continuations the Master tried, the next best move { $next }%.
    [clan] A close call: your clan wins { $chance }% of the continuations the Master tried, with the next best move { $next }%.
   *[other] A close call: you end ahead of { $chance }% of your rivals in the continuations the Master tried; with the next best move, of { $next }%.
}
coach-alone = { $measure ->
    [win] It wins { $chance }% of the continuations the Master tried, and no other move came close.
    [clan] Your clan wins { $chance }% of the continuations the Master tried, and no other move came close.
   *[other] In the continuations the Master tried you end ahead of { $chance }% of your rivals, and no other move came close.
}
coach-differs = { $measure ->
    [win] The Master would play this. It wins { $chance }% of the continuations that were tried, “{ $other }” { $next }%.
    [clan] The Master would play this. With it your clan wins { $chance }% of the continuations that were tried, with “{ $other }” { $next }%.
   *[other] The Master would play this. In the continuations that were tried you end ahead of { $chance }% of your rivals; with “{ $other }”, of { $next }%.
}
coach-thumb = This is what the strongest bot would play here; how likely it is to win, it cannot tell.
coach-stand-in = This is what the { $bot } would play by rules of thumb. It cannot tell the chances: that takes native code, which is missing here.
terminal-prompt-hint = h hint,
terminal-hint = The { $bot } would play: { $action }.

level-coach = Coach asks first
level-coach-why = It asks you once before a costly decision. Only in unrated matches against bots.
coach-warn-title = Wait a moment
coach-warn = { $measure ->
    [win] This wins { $chance }% of the continuations the Master tried; “{ $better }” wins { $next }%.
    [clan] With this your clan wins { $chance }% of the continuations the Master tried; with “{ $better }”, { $next }%.
   *[other] With this you end ahead of { $chance }% of your rivals in the continuations the Master tried; with “{ $better }”, of { $next }%.
}
coach-better = “{ $better }”: { $reason }
coach-warn-back = Think again
coach-warn-on = Play it anyway

coach-review = Review
review-title = Review: { $game }
review-moments = { $count ->
    [one] The decision that cost you most
   *[other] The { $count } decisions that cost you most
}
review-clean = No decision stands out: nothing you played was clearly worse than another move.
review-note = Estimates of the strongest bot, only from what you knew at that moment.
review-working = Going through your decisions: { $done } of { $total }.
review-unknown = The Master cannot look ahead in this match, so there is nothing to compare your decisions with.
review-curve = { $measure ->
    [win] Your chance to win
    [clan] Your clan’s chance to win
   *[other] How many of your rivals you were likely to end ahead of
}
review-you = You
review-better = Better move
review-lost = −{ $percent }%
review-show = Show it
review-here = Show here
review-try = Try another move
review-back = Back to the match
review-move = Move
review-chance = Chance
review-figures = The figures
review-at = Move { $at }
