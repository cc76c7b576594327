### The guided ways: the list, the teacher beside the board, the question before the first match.

learn-title = Learn
learn-lead = Short scenes on the real board, one idea each, and you are the one who acts. About ten minutes a game; leave whenever you like.
learn-start = Start
learn-go-on = Go on
learn-repeat-all = Once more
learn-not-started = not started
learn-some-done = { $done } of { $count } done
learn-all-done = all scenes done
learn-scenes-of = Scenes: { $game }
learn-rulebook = The rulebook
learn-academy = Then try its puzzles

learn-lesson = Lesson
learn-extra = An extra scene, off the main path
learn-scene-of = Scene { $number } of { $count }
learn-do = Do this
learn-do-step = Do this · step { $step } of { $steps }
learn-try-again = Try again · nothing was lost
learn-allowed = **That is allowed.** But here we want to see something else: the task says what.
learn-why = Why?
learn-back = Back
learn-show = Show me
learn-skip = Skip scene
learn-skipped = Skipped. You will find it again under Learn.
learn-leave = Leave the lesson
learn-next = Next scene
learn-again = Once more
learn-open = All cards are open in this lesson
learn-tries = You could also try
learn-question = A question
learn-well-done = Scene done
learn-finished = That was the last scene. You know enough for a match.
learn-first-match = Play your first match
learn-dot = { $number }. { $title }{ $how ->
    [done] , done
    [skipped] , skipped
    [now] , this one
   *[ahead] {""}
}

refusal-unknown_scene = There is no such scene.

## Before the first match

learn-first-title = Is this your first match?
learn-first-lead = { $game }. We ask only once for each game.
learn-first-teach = Yes, teach me first
learn-first-teach-why = Short scenes ({ $count }), about ten minutes. Leave whenever you like.
learn-first-play = Yes, but let me play
learn-first-play-why = Gentle bots, slow pace, and the rulebook’s options for a first game.
learn-first-no = No, I know this game
learn-first-no-why = Normal bots, normal pace.
learn-first-later = You will find all this again under Learn.
learn-first-cancel = Cancel
learn-remark = Worth a look
learn-remark-close = Got it
learn-remark-never = No more remarks
