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
