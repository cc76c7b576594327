# Clocks, pauses, and taking back by consent.

refusal-clock_value = { $value } s is out of range: this clock takes { $min } to { $max } s.
refusal-paused = The match is paused. It resumes when all players agree.
refusal-not_paused = The match is not paused.
refusal-question_open = Another question is still waiting for an answer.
refusal-no_question = That question is no longer open.
refusal-play_on = You have asked the others or taken moves back too often. Make a move first.
refusal-match_over = The match is over.
refusal-undo_shown = That cannot be taken back: something hidden has been shown since, or chance has decided.
refusal-no_decision = You have not decided anything yet that could be taken back.
refusal-undo_rated = This is a rated match: a decision stands once the turn has passed on.
refusal-forfeited = This seat has lost on time; a bot plays it to the end.
refusal-already_open = All players have already agreed to that.

## A new table

time-title = Time
time-none = No clock
time-none-why = Everybody thinks as long as they like.
time-live = Live
time-live-why = Everybody stays at the table. Each move has a few seconds; whoever needs more uses up the reserve.
time-relaxed = Relaxed
time-relaxed-why = Minutes for each move and a large reserve: an evening with breaks.
time-correspondence = By correspondence
time-correspondence-why = Days for each move. Come back when it suits you; the match may take weeks.
time-move-seconds = Seconds per move
time-move-minutes = Minutes per move
time-move-days = Days per move
time-reserve-minutes = Reserve for the match, in minutes
time-reserve-days = Reserve for the match, in days
time-bounds = { $min } to { $max }
time-out = When the time is up
time-out-bot = A bot keeps the seat
time-out-bot-why = Its player may come back and take over at any time.
time-out-default = The default is played
time-out-default-why = The move that the rules prescribe for an absent player; the player keeps the seat.
time-out-loss = The match is lost
time-out-loss-why = The seat is placed last; a bot plays it to the end.
time-bot = Which bot
time-summary = { $move } per move, reserve { $reserve }
time-summary-bare = { $move } per move, no reserve
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## At the table

time-left = { $name }, time left: { $time }
time-reserve-runs = The reserve is running
time-you-have =
    { $seconds ->
        [one] You have { $seconds } second left.
       *[other] You have { $seconds } seconds left.
    }
time-lost = lost on time
time-paused = Paused
time-paused-long = The match is paused
time-paused-why = All clocks are stopped. The match resumes when all players agree.
time-pause = Ask for a pause
time-resume = Resume
time-undo = Ask to take a move back
time-undo-why = Ask the others whether you may take back your last decision
shell-key-answer = agree or decline when everybody is asked

time-question = Question to all
time-asks-undo =
    { $by ->
        [you] You ask to take back your last decision.
       *[other] { $name } asks to take back the last decision. Everything since then would be taken back too.
    }
time-asks-pause =
    { $by ->
        [you] You ask for a pause.
       *[other] { $name } asks for a pause.
    }
time-asks-resume =
    { $by ->
        [you] You ask to resume.
       *[other] { $name } asks to resume.
    }
time-asks-open =
    { $by ->
        [you] You ask whether spectators may see everything.
       *[other] { $name } asks whether spectators may see everything.
    }
time-waiting-for = Still to answer: { $names }
time-yes = Agree
time-no = Decline
time-withdraw = Withdraw

time-withdrawn = { $name } withdraws the question.
time-undo-settled = Everybody agrees: { $name } takes the last decision back.
time-undo-declined = { $name } does not agree to the take-back.
time-undo-dropped = The match has moved on; nothing is taken back.
time-pause-settled = Everybody agrees: the match is paused.
time-pause-declined = { $name } does not want a pause.
time-pause-dropped = Nobody is asking for a pause any more.
time-resume-settled = The match resumes.
time-resume-declined = { $name } does not want to resume yet.
time-resume-dropped = Nobody is asking to resume any more.
time-open-settled = Everybody agrees: spectators may see everything.
time-open-declined = { $name } does not want spectators to see everything.
time-open-dropped = Nobody is asking about the spectators any more.
time-seat-lost = Time is up: { $name } loses. A bot plays on.
