# People: names, passwords, accounts, and who keeps order.

person-gone = Former player

refusal-name_letters = A name may use letters of one alphabet, digits and common punctuation, and needs at least one letter or digit.
refusal-name_reserved = That name is reserved. Choose another one.
refusal-name_taken = Somebody here already has that name, or one that looks just like it. Choose another one.
refusal-password_length = A password must have { $min } to { $max } characters.
refusal-password_plain = That password is one of the first anybody would try. Choose another one, for example a few words in a row.
refusal-already_account = You already have an account.
refusal-no_account = You are a guest; you need an account for that.
refusal-wrong_sign_in = Name and password do not match.
refusal-passkey_wrong = That passkey does not let you in here.
refusal-passkey_late = That took too long. Please try again.
refusal-passkey_name = A passkey needs a name of at most { $most } characters.
refusal-passkey_site = Passkeys need a host name, and this server is reached by a number here.
refusal-unknown_passkey = There is no such passkey any more.
refusal-too_many_passkeys = An account may have { $most } passkeys at most.
refusal-wrong_code = Name and code do not match, or the code has already been used.
refusal-wrong_password = That is not your password.
refusal-wrong_name = That does not match your name as shown above.
refusal-too_many_tries =
    { $seconds ->
        [one] Too many failed attempts. Wait one second and try again.
       *[other] Too many failed attempts. Wait { $seconds } seconds and try again.
    }
refusal-banned =
    { $until ->
        [none] You may not play on this server any more. The reason: { $reason }
       *[other] You may not play on this server until { $until }. The reason: { $reason }
    }
refusal-ban_reason = A ban needs a reason of at most { $max } characters: the person reads it.
refusal-ban_hours = A ban lasts from 1 to { $max } hours, or for good.
refusal-ban_admin = Administrators cannot be banned. Take away their rights first: podzemi admin revoke.

## The command `podzemi admin`

admin-cli-granted = { $name } is an administrator from now on; the page is /admin.
admin-cli-revoked = { $name } is no longer an administrator.
admin-cli-none = There is no administrator yet: podzemi admin grant NAME
admin-cli-unknown = There is no account named “{ $name }”. A guest must first claim the name under “Account” in the browser.
admin-cli-code = With this recovery code { $name } can sign in and set a new password, once, within { $hours } hours:
admin-cli-key = A new key signs from the next start of the server on. { $forgotten ->
    [yes] Nothing that was signed before counts any longer.
   *[other] What the older ones signed still counts.
    }

## The account page

account-title = Account
account-link-guest = Claim this name or sign in
account-sign-in-short = Sign in
account-lead-guest = { $name }, you are here as a guest: only this browser knows you.
account-lead = { $name }, your name is yours on every device.
account-since = Here since { $date }
account-keep = Claim my name
account-keep-why = With a password the name is yours, and so are your tables and matches, on every device. No e-mail needed.
account-name = Name
account-password = Password
account-password-new = New password
account-password-old = Current password
account-password-help = At least 8 characters. A few words in a row are easy to remember and hard to guess.
account-password-show = Show
account-password-hide = Hide
account-have = I have an account
account-sign-in = Sign in
account-bring =
    { $count ->
        [one] Bring along the table from this browser
       *[other] Bring along the { $count } tables from this browser
    }
account-bring-why = Otherwise they stay with the guest { $name }, who is still here after you sign out.
account-forgot = I have forgotten my password
account-remember = I remember it after all
account-code = Recovery code
account-recover = Set the password and sign in
account-recover-why = One of your eight codes lets you in once. All other devices are signed out.
account-signed-in = Welcome back, { $name }.
account-signed-out = You are signed out.
account-codes = Recovery codes
account-codes-once = Write these codes down or keep the file. They are shown now and never again; each lets you in once if you lose the password.
account-codes-file = Recovery codes for { $name } at { $server }
account-codes-download = Download
account-codes-copy = Copy
account-codes-copied = The codes are copied.
account-codes-done = I have them
account-codes-left =
    { $count ->
        [0] No recovery code is left. Make new ones.
        [one] One recovery code is left.
       *[other] { $count } recovery codes are left.
    }
account-codes-renew = Make new codes
account-codes-renew-why = The old ones then stop working.
account-change = Change the password
account-change-why = All other devices are signed out.
account-changed = The password has been changed.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-sign-out-guest = After signing out you are the guest { $name } again.
account-machines = This device and others
account-session-here = This browser
account-session-unknown = Unknown browser
account-session-seen = last here { $date }
account-session-end = Sign out { $device }
account-passkeys = Passkeys
account-passkeys-why = Sign in by fingerprint, face or PIN instead of the password. The password stays valid.
account-passkeys-none = No passkey yet.
account-passkey-used = last used { $date }
account-passkey-never = never used
account-passkey-site = works at { $site }
account-passkey-add = Add a passkey
account-passkey-add-why = The password proves that it is you.
account-passkey-name = Name of the passkey
account-passkey-suggested = My device
account-passkey-rename = Rename
account-passkey-rename-which = Rename { $name }
account-passkey-remove = Remove
account-passkey-remove-which = Remove { $name }
account-passkey-save = Save
account-passkey-cancel = Cancel
account-passkey-added = The passkey has been added.
account-passkey-renamed = The passkey has been renamed.
account-passkey-removed = The passkey has been removed.
account-passkey-sign-in = Sign in with a passkey
account-passkey-stopped = No passkey was chosen.
account-data = My data
account-data-why = Everything the server knows about you, in one file: name, tables, matches, messages, results.
account-export = Download my data
account-delete = Delete me
account-delete-title = Delete everything about you?
account-delete-why = Your name becomes free, your messages are deleted, and a bot plays on for you where a match is running. Finished matches stay without your name. This cannot be undone.
account-delete-name = Type your name, { $name }, to confirm
account-delete-keep = Keep everything
account-deleted = Everything is deleted. Farewell.
account-my-history = My matches
account-my-profile = My public page

## The page of those who keep order

admin-title = Moderation
admin-lead = In a match you see what every spectator sees. Everything you do is recorded below.
admin-load = Load
admin-load-connections = Connections
admin-load-people = { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
admin-load-rooms = Tables in memory
admin-load-moves = Moves per second
admin-load-memory = Memory
admin-load-mb = { $count } MB
admin-load-store = Database
admin-load-ms = answers in { $ms } ms
admin-load-version = Version
admin-load-since = since { $date }
admin-load-cpu = { $count } s of processor time
admin-health = Health
admin-health-lag = Longest delay in a minute
admin-health-milliseconds = { $ms } ms
admin-health-bots = Bots in the queue
admin-health-sent = Sent
admin-health-commits = Writes / commits
admin-health-failing = Failed and restarting: { $work }
admin-health-slow = Slow requests
admin-health-errors = Errors
admin-health-none = Nothing yet.
admin-tables = Tables
admin-search = Search
admin-tables-search = Name, game or table
admin-phase = State
admin-phase-all = all
admin-phase-gathering = gathering
admin-phase-playing = in play
admin-phase-finished = finished
admin-table-line = { $phase } · { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } · { $here ->
        [one] { $here } connection
       *[other] { $here } connections
    }
admin-table-hidden = by link only
admin-watch = Watch
admin-bots = Bots take over
admin-bots-done = Bots keep the seats; the players may take them back.
admin-end = End
admin-end-done = The table is being closed.
admin-end-sure = End this table?
admin-end-why = A table that is still waiting for players is closed. In a running match bots play on to the end, and nobody gets a seat back.
admin-people = People
admin-people-search = Name or address
admin-person-account = account
admin-person-guest = guest
admin-person-admin = administrator
admin-person-seen = last here { $date }
admin-person-here = here now
admin-ban = Ban
admin-ban-of = Ban { $name }?
admin-ban-reason = Reason; the person reads it
admin-ban-time = For how long
admin-ban-day = one day
admin-ban-week = one week
admin-ban-month = one month
admin-ban-good = for good
admin-ban-address = Also the address they were last seen at
admin-ban-done = { $name } is banned.
admin-bans = Bans
admin-bans-none = Nobody is banned.
admin-ban-until = until { $date }
admin-ban-over = over
admin-ban-lift = Lift
admin-ban-nobody = A deleted person
admin-reports = Reports
admin-reports-none = No reports waiting.
admin-report-by = { $reporter } reports { $accused }
admin-report-verdict = Decision, for the list below
admin-report-close = Decide
admin-deeds = Activity log
admin-deeds-none = Nothing yet.
admin-deed-ban = ban
admin-deed-unban = ban lifted
admin-deed-bots = bots put in
admin-deed-end = table ended
admin-deed-report = report decided
admin-nothing-found = Nothing found.
admin-cancel = Cancel
