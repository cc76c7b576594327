# Záznamy partií, hra od zvoleného okamžiku a náhoda, kterou může ověřit každý.

refusal-record_unreadable = Tohle není čitelný záznam partie: { $detail }
refusal-record_format = Záznam má formát { $format }, který tento server nezná. Možná ho zná novější vydání.
refusal-record_game = Záznam je ze hry „{ $game_name }“, která se tu nehraje.
refusal-record_rules = Záznam se řídí pravidly verze { $rules }; tady platí verze { $ours }.
refusal-record_setup = S počtem hráčů a volbami tohoto záznamu nelze hrát žádnou partii.
refusal-record_pack = K záznamu patří datový balíček „{ $pack_name }“, který mezi tvými není.
refusal-record_branch = Záznam odbočuje z jiné partie v okamžiku nebo na místě, které neexistuje.
refusal-record_seat = Akce { $at } v záznamu patří místu, které u stolu není.
refusal-record_action = Akci { $at } v záznamu pravidla nedovolují ({ $rule }).
refusal-record_chance = Náhodné výsledky v záznamu nesedí u akce { $at }.
refusal-record_outcome = Náhodný výsledek { $at } v záznamu není ten, který pravidla žádají.
refusal-record_result = Výsledek v záznamu není ten, ke kterému vedou pravidla.
refusal-unknown_moment = Takový okamžik v partii není.
refusal-branch_end = V tomto okamžiku partie končí. Vrať se kousek zpátky a hraj odtamtud.
refusal-branch_seed = Náhoda v tomto záznamu nevychází z jeho semínka, proto z něj žádný stůl nemůže hrát dál.
refusal-branch_depth = Z této partie už se odbočilo příliš mnohokrát.
refusal-open_seated = Kdo u stolu hraje, nemůže ho vidět s odkrytými kartami.
refusal-open_not_agreed = Všichni hráči u tohoto stolu zatím s odkrytým pohledem nesouhlasí.
refusal-open_too_soon = Odkrytý pohled začíná až po celém kole a nejméně { $delay } dalších akcích.

replay-title = Přehrání
replay-show = Přehrát
replay-of = Přehrání: { $game }
replay-move = { $at ->
    [0] Příprava
   *[other] Tah { $at } z { $total }
}
replay-play = Přehrávat
replay-pause = Pozastavit
replay-forward = O tah vpřed
replay-back = O tah zpět
replay-next-round = Na další kolo
replay-previous-round = Na předchozí kolo
replay-slider = Okamžik partie
replay-speed = Rychlost
replay-eye = Pohled
replay-eye-public = Všichni
replay-eye-open = Vše odkryté
replay-eye-open-note = Vše odkryté: co ví jen jeden hráč, stojí u jeho jména; deska patří hráči, který je na tahu.
replay-copy-moment = Kopírovat odkaz na tento okamžik
replay-play-on = Hrát odtud dál
replay-verify = Ověřit náhodu
replay-open-file = Otevřít záznam partie
replay-drop = Sem pusť záznam partie
replay-drop-why = Soubor uložený zde jako záznam, nebo vytvořený programem podzemi. Jen se ukáže, nikam se neukládá.
replay-choose-file = Vybrat soubor
replay-which = Partie v souboru
replay-which-one = Partie { $number }
replay-file-large = Soubor je příliš velký: povoleno je nejvýše { $max } kB.
replay-file-unreadable = Soubor není záznam partie: nezačíná tak, jak záznam začíná.
replay-player = Hráč { $number }
replay-not-over = Partie ještě běží. Přehrát ji půjde, až skončí.
replay-behind = { $moves ->
    [one] o { $moves } tah pozadu
    [few] o { $moves } tahy pozadu
   *[other] o { $moves } tahů pozadu
}
replay-watch-open = Sledovat s odkrytými kartami
replay-ask-open = Nechat diváky vidět vše
replay-ask-open-why = Jen když souhlasí všichni hráči. Diváci pak vidí všechny karty, nejméně { $delay ->
    [one] o { $delay } tah
    [few] o { $delay } tahy
   *[other] o { $delay } tahů
} a celé kolo později.
replay-delay = Odkrytý pohled se opožďuje o
replay-delay-moves = { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
replay-left = Pokračování od tahu { $at } jiné partie
replay-keys = ← → o tah · Shift a ← → o kolo · mezerník přehrává
replay-on-how = Ty hraješ jedno místo, ostatní hrají roboti. Co na svém místě v tomto okamžiku nevíš, se rozdá znovu, a stejně tak každé dobrání a každý hod odtud dál: přehrání ti o tom, co přijde, nic neprozradí.
replay-on-seat = Tvé místo
replay-on-bots = Ostatní
replay-on-start = Zaujmout místo

# All open: what one seat alone knows.
open-hand = V ruce
open-added = Přidáno do podzemí
open-discarded = Odhozeno lícem dolů
open-drawn = Dobrané příkazy
open-held = Příkazy v ruce
open-planned = Zvolené příkazy
open-battle = Plán boje
open-spied = Vyšpehované karty
open-dice = Použité kostky

luck-title = Ověřitelná náhoda
luck-hash = Otisk náhody této partie
luck-why = Byl určen dřív, než partie začala. Po skončení se ukáže semínko a sůl a každý si může ověřit, že z nich plyne každé zamíchání a každý hod.
luck-old = Tento stůl je starší než ověřování: na začátku se žádný otisk neukázal.
luck-working = Ověřuji…
luck-fits = Všechno sedí.
luck-not-proved = Něco nesedí.
luck-statement = Text, ze kterého se otisk počítá
luck-seed = Semínko
luck-salt = Sůl
luck-seal-proved = Záznam je nepoškozený: pečeť sedí.
luck-seal-failed = Záznam je změněný nebo poškozený: pečeť nesedí.
luck-seal-absent = Záznam nemá pečeť.
luck-commitment-proved = Semínko a sůl dávají otisk, který záznam uvádí.
luck-commitment-failed = Semínko a sůl nedávají otisk, který záznam uvádí.
luck-commitment-absent = Záznam nemá sůl: před partií nebylo nic slíbeno.
luck-shown-proved = Je to otisk ukázaný na začátku.
luck-shown-failed = Není to otisk ukázaný na začátku.
luck-shown-absent = Není žádný otisk ze začátku, se kterým by šlo srovnávat.
luck-actions-proved = { $count ->
    [one] Jedinou akci pravidla dovolují.
    [few] Všechny { $count } akce pravidla dovolují.
   *[other] Všech { $count } akcí pravidla dovolují.
}
luck-actions-failed = Akci { $at } pravidla nedovolují.
luck-actions-absent = Akce se nekontrolovaly.
luck-chance-proved = { $count ->
    [one] Jediné zamíchání nebo hod plyne ze semínka.
    [few] Všechny náhodné výsledky ({ $count }) plynou ze semínka.
   *[other] Všechny náhodné výsledky ({ $count }) plynou ze semínka.
}
luck-chance-failed = Po akci { $at } zamíchání nebo hod ze semínka neplyne.
luck-chance-absent = Neprokázalo se, že zamíchání a hody plynou ze semínka.
luck-result-proved = Výsledek je ten, ke kterému vedou pravidla.
luck-result-failed = Pravidla vedou k jinému výsledku.
luck-result-absent = Nebyl žádný výsledek ke kontrole.
luck-browser-proved = Tvůj prohlížeč si otisk ze semínka a soli spočítal sám: je stejný.
luck-browser-failed = Tvému prohlížeči ze semínka a soli vychází jiný otisk.
luck-browser-absent = Na stránce bez https prohlížeč otisky počítat nedovoluje: tohle je jen slovo serveru. Na vlastním počítači to ověří `podzemi replay --verify`.
