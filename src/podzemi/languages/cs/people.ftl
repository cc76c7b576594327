# Lidé: jména, hesla, účty a kdo tu drží pořádek.

person-gone = Bývalý hráč

refusal-name_letters = Jméno se skládá z písmen jedné abecedy, číslic a běžných znamének a má aspoň jedno písmeno nebo číslici.
refusal-name_reserved = To jméno patří domu. Vyber si jiné.
refusal-name_taken = Někdo tu už takové jméno má, nebo jméno k nerozeznání podobné. Vyber si jiné.
refusal-password_length = Heslo má { $min } až { $max } znaků.
refusal-password_plain = Takové heslo by každý zkusil mezi prvními. Vyber si jiné, třeba několik slov za sebou.
refusal-already_account = Účet už máš.
refusal-no_account = Jsi tu jako host; k tomuhle je potřeba účet.
refusal-wrong_sign_in = Jméno a heslo k sobě nepatří.
refusal-wrong_code = Jméno a kód k sobě nepatří, nebo už kód jednou posloužil.
refusal-wrong_password = To není tvoje heslo.
refusal-wrong_name = To není tvoje jméno, jak stojí nahoře.
refusal-too_many_tries =
    { $seconds ->
        [one] Příliš mnoho chybných pokusů. Počkej { $seconds } sekundu a zkus to znovu.
        [few] Příliš mnoho chybných pokusů. Počkej { $seconds } sekundy a zkus to znovu.
       *[other] Příliš mnoho chybných pokusů. Počkej { $seconds } sekund a zkus to znovu.
    }
refusal-banned =
    { $until ->
        [none] Na tomto serveru už nemůžeš hrát. Důvod: { $reason }
       *[other] Na tomto serveru nemůžeš hrát do { $until }. Důvod: { $reason }
    }
refusal-ban_reason = Zákaz potřebuje důvod o nejvýše { $max } znacích: ten člověk si ho přečte.
refusal-ban_hours = Zákaz trvá 1 až { $max } hodin, nebo navždy.
refusal-ban_admin = Správce zakázat nejde. Nejdřív je potřeba odebrat právo: podzemi admin revoke.

## Příkaz `podzemi admin`

admin-cli-granted = { $name } tu odteď drží pořádek; stránka je /admin.
admin-cli-revoked = { $name } už tu pořádek nedrží.
admin-cli-none = Zatím tu pořádek nikdo nedrží: podzemi admin grant JMÉNO
admin-cli-unknown = Účet se jménem „{ $name }“ tu není. Host si musí jméno nejdřív ponechat v prohlížeči na stránce „Účet“.
admin-cli-code = S tímto záchranným kódem se { $name } může jednou přihlásit a nastavit si nové heslo, a to do { $hours } hodin:
