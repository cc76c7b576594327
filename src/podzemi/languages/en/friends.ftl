# Friends, invitations and quick matches.

refusal-too_many_friends = Your list of friends is full ({ $max }).
refusal-too_many_asked = You have asked many people who have not answered yet ({ $max }). Take some of these requests back first.
refusal-too_many_blocked = Your list of blocked people is full ({ $max }).
refusal-too_many_invited = Enough people have been invited to this table ({ $max }).
refusal-asked_too_often = You have asked very many people in a short time. Wait a while.
refusal-no_friend = You can only invite friends to a table.
refusal-no_invitation = This invitation is no longer open.

invite-region = Invitations
invite-title = { $name } invites you to { $game }
invite-who = At the table: { $names }
invite-join = Join
invite-decline = Decline
invite-later = Not now

friend-title = Friends
friend-none = You have no friends here yet. Ask somebody by name, or on their profile.
friend-name = Name
friend-ask = Ask
friend-ask-somebody = Ask somebody to be friends
friend-ask-them = Ask to be friends
friend-asked-now = Request sent to { $name }.
friend-asking = Want to be friends
friend-agree = Agree
friend-decline = Decline
friend-asked = Asked, no answer yet
friend-take-back = Take back
friend-blocked = Blocked
friend-block = Block
friend-block-why = Nothing from this person will reach you: no requests, no invitations. They will not be told.
friend-unblock = Unblock
friend-remove = Remove
friend-remove-them = Remove from friends
friend-here = here now
friend-away = not here
friend-at = at a table: { $game }
friend-to-table = Go there
friend-all = All friends
friend-here-now = Here now
friend-nobody-here = None of your friends is here now.
friend-invite-title = Invite friends
friend-invite = Invite
friend-invite-them = Invite { $name }
friend-invited = invited
friend-cannot-come = cannot come
friend-sits = at the table
friend-cancel = Cancel

quick-button = Quick match
quick-title = Quick match: { $game }
quick-why = You get a seat where somebody is waiting. If nobody is, you open a table, and after a while bots take the free seats.
quick-wait = Wait for people
quick-wait-30 = 30 seconds
quick-wait-60 = 1 minute
quick-wait-120 = 2 minutes
quick-wait-300 = 5 minutes
quick-bots = Bots
quick-go = Find a table
quick-cancel = Cancel
quick-fills = Bots take the free seats in { $time }.
quick-fills-now = The bots are coming.
quick-soon = bots in { $time }

app-install = Install as an app
app-install-why = Podzemí gets its own icon and window.

web-offline = The server cannot be reached
web-offline-help = You are offline, or the server is taking a short break. Your tables are kept: everything goes on as soon as the connection is back.
web-offline-again = Try again
