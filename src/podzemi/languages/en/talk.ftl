### Talk at the table.

talk-title = Talk
talk-unread =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
talk-none = Nobody has said anything yet.
talk-line-label = Say something to the table
talk-send = Say it
talk-phrases = Quick phrases
talk-phrases-why = Everybody reads them in their own language.
talk-watchers = watching
talk-watchers-why = The players do not hear you until the match is over.
talk-heard = { $name }: { $text }
talk-more = More about { $name } and this line
talk-mute = Do not hear { $name } any more
talk-unmute = Hear { $name } again
talk-muted-now = You no longer hear { $name }, at any table.
talk-heard-again = You hear { $name } again.
talk-muted-people = People you do not hear
talk-profile = Profile of { $name }
talk-report = Report this line
talk-report-title = Report this line?
talk-report-why = Whoever runs this server reads it, with what was said around it. { $name } does not learn of it.
talk-report-reason = What is wrong?
talk-report-reason-insult = Insult or threat
talk-report-reason-spam = Advertising or flooding
talk-report-reason-cheating = Telling secrets of the match
talk-report-reason-other = Something else
talk-report-note = Anything to add?
talk-report-send = Report
talk-reported = Thank you. Somebody will look at it.
talk-not-now = Cancel
talk-option = Talk at the table
talk-option-why = Short lines and quick phrases; everybody can mute anybody.
talk-rated = Counts for ratings
talk-rated-why = The result changes everybody’s rating in this game; once the turn has passed on, nothing is taken back.
shell-key-t = open the talk

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-well_played = Well played!
phrase-nice_move = Nice move!
phrase-wow = Wow!
phrase-ouch = Ouch!
phrase-hurry_up = Hurry up, please.
phrase-one_moment = One moment, please.
phrase-back_soon = I’ll be right back.
phrase-yes = Yes.
phrase-no = No.
phrase-good_game = Good game!
phrase-rematch = Shall we play again?
phrase-goodbye = Goodbye!

refusal-talk_off = Talk is switched off at this table.
refusal-talk_empty = There is nothing readable in that line.
refusal-talk_too_long =
    { $max ->
        [one] A line may have at most { $max } character.
       *[other] A line may have at most { $max } characters.
    }
refusal-talk_too_fast = Not so many lines at once. Wait a few seconds.
refusal-unknown_line = There is no such line.
refusal-unknown_person = There is nobody of this name here, or they have played in private only.
refusal-too_many_mutes =
    { $max ->
        [one] You can mute at most { $max } person.
       *[other] You can mute at most { $max } people.
    }
