# Hodiny, přestávky a braní zpět se souhlasem.

refusal-clock_value = { $value } s je mimo rozsah: u těchto hodin lze zvolit { $min } až { $max } s.
refusal-paused = Partie je pozastavená. Pokračuje se, až budou souhlasit všichni hráči.
refusal-not_paused = Partie není pozastavená.
refusal-question_open = Ještě se čeká na odpověď na jinou otázku.
refusal-no_question = Na to už se tě nikdo neptá.
refusal-play_on = Příliš často bereš rozhodnutí zpět nebo se ptáš ostatních. Nejdřív hraj dál.
refusal-match_over = Partie skončila.
refusal-undo_shown = To zpět vzít nejde: od té doby se ukázalo něco skrytého, nebo rozhodla náhoda.
refusal-no_decision = Zatím není žádné tvoje rozhodnutí, které by šlo vzít zpět.
refusal-undo_rated = Tato partie se počítá do hodnocení: jakmile je na tahu někdo další, rozhodnutí platí.
refusal-forfeited = Tomuto místu došel čas a prohrálo; do konce za ně hraje robot.
refusal-already_open = S tím už všichni hráči souhlasí.

## Nový stůl

time-title = Čas
time-none = Bez hodin
time-none-why = Každý přemýšlí, jak dlouho chce.
time-live = Naživo
time-live-why = Všichni zůstávají u stolu. Každý tah má svých několik sekund; kdo potřebuje víc, bere z rezervy.
time-relaxed = V klidu
time-relaxed-why = Minuty na každý tah a velká rezerva: večer s přestávkami.
time-correspondence = Korespondenčně
time-correspondence-why = Dny na každý tah. Vrať se, kdy se ti to hodí; partie může trvat týdny.
time-move-seconds = Sekund na tah
time-move-minutes = Minut na tah
time-move-days = Dní na tah
time-reserve-minutes = Rezerva na partii v minutách
time-reserve-days = Rezerva na partii ve dnech
time-bounds = { $min } až { $max }
time-out = Když čas vyprší
time-out-bot = Místo převezme robot
time-out-bot-why = Hráč se smí kdykoli vrátit a hrát dál.
time-out-default = Zahraje se výchozí tah
time-out-default-why = Ten, který pravidla určují pro nepřítomného; hráč zůstává.
time-out-loss = Partie je prohraná
time-out-loss-why = Místo bude ve výsledku poslední; do konce za ně hraje robot.
time-bot = Který robot
time-summary = { $move } na tah, rezerva { $reserve }
time-summary-bare = { $move } na tah, bez rezervy
time-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
time-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
time-hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
time-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }

## U stolu

time-left = { $name }, zbývající čas: { $time }
time-reserve-runs = Běží rezerva
time-you-have =
    { $seconds ->
        [one] Zbývá ti { $seconds } sekunda.
        [few] Zbývají ti { $seconds } sekundy.
       *[other] Zbývá ti { $seconds } sekund.
    }
time-lost = prohra na čas
time-paused = Přestávka
time-paused-long = Partie je pozastavená
time-paused-why = Všechny hodiny stojí. Pokračuje se, až budou všichni hráči souhlasit.
time-pause = Požádat o přestávku
time-resume = Pokračovat
time-undo = Požádat o vrácení
time-undo-why = Zeptat se ostatních, jestli smíš vzít zpět své poslední rozhodnutí
shell-key-answer = souhlasit, nebo odmítnout, když se ptají všech

time-question = Otázka pro všechny
time-asks-undo =
    { $by ->
        [you] Žádáš o vrácení svého posledního rozhodnutí.
       *[other] { $name } žádá o vrácení posledního rozhodnutí. Vrátí se i všechno, co přišlo potom.
    }
time-asks-pause =
    { $by ->
        [you] Žádáš o přestávku.
       *[other] { $name } žádá o přestávku.
    }
time-asks-resume =
    { $by ->
        [you] Chceš pokračovat.
       *[other] { $name } chce pokračovat.
    }
time-asks-open =
    { $by ->
        [you] Ptáš se, jestli diváci smějí vidět všechno.
       *[other] { $name } se ptá, jestli diváci smějí vidět všechno.
    }
time-waiting-for = Čeká se na odpověď: { $names }
time-yes = Souhlasím
time-no = Nesouhlasím
time-withdraw = Vzít otázku zpět

time-withdrawn = { $name } bere otázku zpět.
time-undo-settled = Všichni souhlasí: { $name } bere poslední rozhodnutí zpět.
time-undo-declined = { $name } s vrácením nesouhlasí.
time-undo-dropped = Partie pokročila, nic se nevrací.
time-pause-settled = Všichni souhlasí: partie je pozastavená.
time-pause-declined = { $name } přestávku nechce.
time-pause-dropped = O přestávku už nikdo nežádá.
time-resume-settled = Partie pokračuje.
time-resume-declined = { $name } ještě pokračovat nechce.
time-resume-dropped = O pokračování už nikdo nežádá.
time-open-settled = Všichni souhlasí: diváci smějí vidět všechno.
time-open-declined = { $name } nechce, aby diváci viděli všechno.
time-open-dropped = Na diváky už se nikdo neptá.
time-seat-lost = Čas vypršel: { $name } prohrává. Dál hraje robot.
