# Hodiny, prestávky a vracanie so súhlasom.

refusal-clock_value = { $value } s je mimo rozsahu: pri týchto hodinách možno zvoliť { $min } až { $max } s.
refusal-paused = Partia je pozastavená. Pokračuje sa, keď budú súhlasiť všetci hráči.
refusal-not_paused = Partia nie je pozastavená.
refusal-question_open = Ešte sa čaká na odpoveď na inú otázku.
refusal-no_question = Na to sa ťa už nikto nepýta.
refusal-play_on = Príliš často vraciaš svoje rozhodnutia alebo sa pýtaš ostatných. Najprv hraj ďalej.
refusal-match_over = Partia sa skončila.
refusal-undo_shown = To sa vrátiť nedá: odvtedy sa ukázalo niečo skryté, alebo rozhodla náhoda.
refusal-no_decision = Zatiaľ nie je žiadne tvoje rozhodnutie, ktoré by sa dalo vrátiť.
refusal-undo_rated = Táto partia sa počíta do hodnotenia: keď je na ťahu niekto ďalší, rozhodnutie platí.
refusal-forfeited = Tomuto miestu došiel čas a prehralo; do konca zaň hrá robot.
refusal-already_open = S tým už všetci hráči súhlasia.

## Nový stôl

time-title = Čas
time-none = Bez hodín
time-none-why = Každý premýšľa, ako dlho chce.
time-live = Naživo
time-live-why = Všetci zostávajú pri stole. Každý ťah má svoje sekundy; kto potrebuje viac, berie z rezervy.
time-relaxed = Bez náhlenia
time-relaxed-why = Minúty na každý ťah a veľká rezerva: večer s prestávkami.
time-correspondence = Korešpondenčne
time-correspondence-why = Dni na každý ťah. Vráť sa, kedy sa ti to hodí; partia môže trvať týždne.
time-move-seconds = Sekúnd na ťah
time-move-minutes = Minút na ťah
time-move-days = Dní na ťah
time-reserve-minutes = Rezerva na partiu v minútach
time-reserve-days = Rezerva na partiu v dňoch
time-bounds = { $min } až { $max }
time-out = Keď čas vyprší
time-out-bot = Miesto prevezme robot
time-out-bot-why = Hráč sa smie kedykoľvek vrátiť a hrať ďalej.
time-out-default = Zahrá sa predvolený ťah
time-out-default-why = Ten, ktorý pravidlá určujú pre neprítomného; hráč zostáva.
time-out-loss = Partia je prehratá
time-out-loss-why = Miesto bude vo výsledku posledné; do konca zaň hrá robot.
time-bot = Ktorý robot
time-summary = { $move } na ťah, rezerva { $reserve }
time-summary-bare = { $move } na ťah, bez rezervy
time-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[other] { $count } sekúnd
    }
time-minutes =
    { $count ->
        [one] { $count } minúta
        [few] { $count } minúty
       *[other] { $count } minút
    }
time-hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
       *[other] { $count } hodín
    }
time-days =
    { $count ->
        [one] { $count } deň
        [few] { $count } dni
       *[other] { $count } dní
    }

## Pri stole

time-left = { $name }, zostávajúci čas: { $time }
time-reserve-runs = Beží rezerva
time-you-have =
    { $seconds ->
        [one] Zostáva ti { $seconds } sekunda.
        [few] Zostávajú ti { $seconds } sekundy.
       *[other] Zostáva ti { $seconds } sekúnd.
    }
time-lost = prehra na čas
time-paused = Prestávka
time-paused-long = Partia je pozastavená
time-paused-why = Všetky hodiny stoja. Pokračuje sa, keď budú všetci hráči súhlasiť.
time-pause = Požiadať o prestávku
time-resume = Pokračovať
time-undo = Požiadať o vrátenie
time-undo-why = Spýtať sa ostatných, či smieš vrátiť svoje posledné rozhodnutie
shell-key-answer = súhlasiť alebo odmietnuť, keď sa pýtajú všetkých

time-question = Otázka pre všetkých
time-asks-undo =
    { $by ->
        [you] Žiadaš o vrátenie svojho posledného rozhodnutia.
       *[other] { $name } žiada o vrátenie posledného rozhodnutia. Vráti sa aj všetko, čo prišlo potom.
    }
time-asks-pause =
    { $by ->
        [you] Žiadaš o prestávku.
       *[other] { $name } žiada o prestávku.
    }
time-asks-resume =
    { $by ->
        [you] Chceš pokračovať.
       *[other] { $name } chce pokračovať.
    }
time-asks-open =
    { $by ->
        [you] Pýtaš sa, či diváci smú vidieť všetko.
       *[other] { $name } sa pýta, či diváci smú vidieť všetko.
    }
time-waiting-for = Čaká sa na odpoveď: { $names }
time-yes = Súhlasím
time-no = Nesúhlasím
time-withdraw = Vziať otázku späť

time-withdrawn = { $name } berie otázku späť.
time-undo-settled = Všetci súhlasia: { $name } vracia posledné rozhodnutie.
time-undo-declined = { $name } s vrátením nesúhlasí.
time-undo-dropped = Partia pokročila, nič sa nevracia.
time-pause-settled = Všetci súhlasia: partia je pozastavená.
time-pause-declined = { $name } prestávku nechce.
time-pause-dropped = O prestávku už nikto nežiada.
time-resume-settled = Partia pokračuje.
time-resume-declined = { $name } ešte pokračovať nechce.
time-resume-dropped = O pokračovanie už nikto nežiada.
time-open-settled = Všetci súhlasia: diváci smú vidieť všetko.
time-open-declined = { $name } nechce, aby diváci videli všetko.
time-open-dropped = Na divákov sa už nikto nepýta.
time-seat-lost = Čas vypršal: { $name } prehráva. Ďalej hrá robot.
