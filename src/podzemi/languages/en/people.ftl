# People: names, passwords, accounts, and who keeps order.

person-gone = Former player

refusal-name_letters = A name is made of letters of one alphabet, digits and plain signs, and has at least one letter or digit.
refusal-name_reserved = That name belongs to the house. Choose another one.
refusal-name_taken = Somebody here has that name, or one that looks just like it. Choose another one.
refusal-password_length = A password has between { $min } and { $max } characters.
refusal-password_plain = That password is among the first that anybody would try. Choose another one, such as a few words in a row.
refusal-already_account = You have an account already.
refusal-no_account = You are a guest; for that you need an account.
refusal-wrong_sign_in = Name and password do not fit together.
refusal-wrong_code = Name and code do not fit together, or the code was used already.
refusal-wrong_password = That is not your password.
refusal-wrong_name = That is not your name as it stands above.
refusal-too_many_tries =
    { $seconds ->
        [one] That was wrong too often. Wait one second and try again.
       *[other] That was wrong too often. Wait { $seconds } seconds and try again.
    }
refusal-banned =
    { $until ->
        [none] You may not play on this server any more. The reason: { $reason }
       *[other] You may not play on this server until { $until }. The reason: { $reason }
    }
refusal-ban_reason = A ban needs a reason of at most { $max } characters: the person reads it.
refusal-ban_hours = A ban lasts from 1 to { $max } hours, or for good.
refusal-ban_admin = Admins cannot be banned. Take the right away first: podzemi admin revoke.

## The command `podzemi admin`

admin-cli-granted = { $name } keeps order here from now on; the page is /admin.
admin-cli-revoked = { $name } no longer keeps order here.
admin-cli-none = Nobody keeps order here yet: podzemi admin grant NAME
admin-cli-unknown = There is no account named “{ $name }”. Guests keep their name under “Account” in the browser first.
admin-cli-code = With this recovery code { $name } can sign in and set a new password, once, within { $hours } hours:

## The account page

account-title = Account
account-link-guest = Keep this name or sign in
account-sign-in-short = Sign in
account-lead-guest = { $name }, you are here as a guest: this browser knows you, and no other one does.
account-lead = { $name }, your name is yours on every machine.
account-since = Here since { $date }
account-keep = Keep my name
account-keep-why = With a password the name is yours, and so are your tables and matches, on every machine. No e-mail needed.
account-name = Name
account-password = Password
account-password-new = New password
account-password-old = Present password
account-password-help = At least 8 characters. A few words in a row are easy to remember and hard to guess.
account-password-show = Show
account-password-hide = Hide
account-have = I have an account
account-sign-in = Sign in
account-bring =
    { $count ->
        [one] Bring the table of this browser along
       *[other] Bring the { $count } tables of this browser along
    }
account-bring-why = Otherwise they stay with the guest { $name }, whom you find here again after signing out.
account-forgot = I do not know my password
account-remember = I know it after all
account-code = Recovery code
account-recover = Set the password and sign in
account-recover-why = One of your eight codes lets you in once. All other machines are signed out.
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
account-codes-renew-why = The old ones are worth nothing then.
account-change = Change the password
account-change-why = All other machines are signed out.
account-changed = The password is changed.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-sign-out-guest = After signing out you are the guest { $name } again.
account-machines = This machine and others
account-data = My data
account-data-why = Everything the server knows about you, in one file: name, tables, matches, messages, results.
account-export = Download my data
account-delete = Delete me
account-delete-title = Delete everything about you?
account-delete-why = Your name gets free, your messages go, and a bot plays on for you where a match is running. Finished matches stay without your name. This cannot be taken back.
account-delete-name = Write your name, { $name }, to confirm
account-delete-keep = Keep everything
account-deleted = You are deleted. Farewell.
account-my-history = My matches
account-my-profile = My public page

## The page of those who keep order

admin-title = Keeping order
admin-lead = What you see of a match is what every spectator sees. Whatever you do is written down below.
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
admin-end-done = The table comes to its end.
admin-end-sure = End this table?
admin-end-why = A table that gathers is closed. In a match bots play on to the end, and nobody gets a seat back.
admin-people = People
admin-people-search = Name or address
admin-person-account = account
admin-person-guest = guest
admin-person-admin = keeps order
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
admin-ban-address = The address they were last seen at as well
admin-ban-done = { $name } is banned.
admin-bans = Bans
admin-bans-none = Nobody is banned.
admin-ban-until = until { $date }
admin-ban-over = over
admin-ban-lift = Lift
admin-ban-nobody = A deleted person
admin-reports = Reports
admin-reports-none = No report waits.
admin-report-by = { $reporter } reports { $accused }
admin-report-verdict = Decision, for the list below
admin-report-close = Decide
admin-deeds = What was done
admin-deeds-none = Nothing yet.
admin-deed-ban = ban
admin-deed-unban = ban lifted
admin-deed-bots = bots put in
admin-deed-end = table ended
admin-deed-report = report decided
admin-nothing-found = Nothing fits.
admin-cancel = Cancel
