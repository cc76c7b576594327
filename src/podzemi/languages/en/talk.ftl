### Talk at the table.

talk-title = Chat
talk-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
talk-none = Nobody has said anything yet.
talk-line-label = Write to the table
talk-send = Send
talk-phrases = Quick phrases
talk-phrases-why = Everybody reads them in their own language.
talk-watchers = watching
talk-watchers-why = The players cannot read you until the match is over.
talk-heard = { $name }: { $text }
talk-more = More about { $name } and this message
talk-mute = Mute { $name }
talk-unmute = Unmute { $name }
talk-muted-now = You have muted { $name } at every table.
talk-heard-again = { $name } is no longer muted.
talk-muted-people = Muted people
talk-profile = Profile of { $name }
talk-report = Report this message
talk-report-title = Report this message?
talk-report-why = An administrator will read it, together with what was said around it. { $name } will not be told.
talk-report-reason = What is wrong?
talk-report-reason-insult = Insult or threat
talk-report-reason-spam = Advertising or spam
talk-report-reason-cheating = Giving away secrets of the match
talk-report-reason-other = Something else
talk-report-note = Anything to add?
talk-report-send = Report
talk-reported = Thank you. Somebody will look at it.
talk-not-now = Cancel
talk-option = Chat at the table
talk-option-why = Short messages and quick phrases; anybody can mute anybody.
talk-rated = Counts for ratings
talk-rated-why = The result changes everybody’s rating in this game; once the turn has passed on, nothing can be taken back.
shell-key-t = open the chat

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

refusal-talk_off = Chat is switched off at this table.
refusal-talk_empty = There is nothing readable in this message.
refusal-talk_too_long =
    { $max ->
        [one] A message may have at most { $max } character.
       *[other] A message may have at most { $max } characters.
    }
refusal-talk_too_fast = Too many messages at once. Wait a few seconds.
refusal-unknown_line = There is no such message.
refusal-unknown_person = There is nobody by that name here, or all their matches are private.
refusal-too_many_mutes =
    { $max ->
        [one] You can mute at most { $max } person.
       *[other] You can mute at most { $max } people.
    }
