# Ľudia: mená, heslá, účty a kto tu drží poriadok.

person-gone = Bývalý hráč

refusal-name_letters = Meno sa skladá z písmen jednej abecedy, číslic a bežných znamienok a má aspoň jedno písmeno alebo číslicu.
refusal-name_reserved = To meno patrí domu. Vyber si iné.
refusal-name_taken = Niekto tu už také meno má, alebo meno na nerozoznanie podobné. Vyber si iné.
refusal-password_length = Heslo má { $min } až { $max } znakov.
refusal-password_plain = Také heslo by každý skúsil medzi prvými. Vyber si iné, napríklad niekoľko slov za sebou.
refusal-already_account = Účet už máš.
refusal-no_account = Si tu ako hosť; na toto treba účet.
refusal-wrong_sign_in = Meno a heslo k sebe nepatria.
refusal-wrong_code = Meno a kód k sebe nepatria, alebo už kód raz poslúžil.
refusal-wrong_password = To nie je tvoje heslo.
refusal-wrong_name = To nie je tvoje meno, ako stojí hore.
refusal-too_many_tries =
    { $seconds ->
        [one] Príliš veľa chybných pokusov. Počkaj { $seconds } sekundu a skús to znova.
        [few] Príliš veľa chybných pokusov. Počkaj { $seconds } sekundy a skús to znova.
       *[other] Príliš veľa chybných pokusov. Počkaj { $seconds } sekúnd a skús to znova.
    }
refusal-banned =
    { $until ->
        [none] Na tomto serveri už nemôžeš hrať. Dôvod: { $reason }
       *[other] Na tomto serveri nemôžeš hrať do { $until }. Dôvod: { $reason }
    }
refusal-ban_reason = Zákaz potrebuje dôvod s najviac { $max } znakmi: ten človek si ho prečíta.
refusal-ban_hours = Zákaz trvá 1 až { $max } hodín, alebo navždy.
refusal-ban_admin = Správcovi sa zákaz dať nedá. Najprv treba odobrať právo: podzemi admin revoke.

## Príkaz `podzemi admin`

admin-cli-granted = { $name } tu odteraz drží poriadok; stránka je /admin.
admin-cli-revoked = { $name } tu už poriadok nedrží.
admin-cli-none = Zatiaľ tu poriadok nikto nedrží: podzemi admin grant MENO
admin-cli-unknown = Účet s menom „{ $name }“ tu nie je. Hosť si musí meno najprv ponechať v prehliadači na stránke „Účet“.
admin-cli-code = S týmto záchranným kódom sa { $name } môže raz prihlásiť a nastaviť si nové heslo, a to do { $hours } hodín:
