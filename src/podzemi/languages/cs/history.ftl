### Historie, profily, statistiky, hodnocení.

hist-title = Moje partie
hist-lead = Všechno, co tu máš dohrané, i se záznamy.
hist-none = Zatím tu nemáš žádnou dohranou partii.
hist-none-fits = Žádná tvoje partie neodpovídá.
hist-play = Vybrat hru
hist-filters = Které partie
hist-game = Hra
hist-all-games = všechny hry
hist-players = Hráči
hist-any-number = libovolný počet
hist-outcome = Výsledek
hist-any-outcome = výhry i prohry
hist-won = výhra
hist-lost = bez výhry
hist-against = Jen s hráčem { $name }
hist-everybody = Se všemi
hist-total =
    { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    }
hist-more = Ukázat starší
hist-replay = Přehrát
hist-place = { $place }. místo z { $players }
hist-alone = Body: { $score }
hist-private = soukromá
hist-rated = Hodnocení { $rating } ({ $change })
hist-forfeited = prohra na čas
hist-nobody = někdo, kdo už tu není
hist-statistics = Statistiky
hist-scores = Body v čase
hist-ratings = Hodnocení v čase
hist-seats = Výhry podle místa
hist-picks = Oblíbené
hist-picks-why = Co se volí nejčastěji a jak takové partie končí.
hist-few = Na graf je partií zatím málo.
hist-figures = Jako tabulka
hist-plot-of =
    { $count ->
        [one] { $title }: { $count } partie, mezi { $low } a { $high }.
        [few] { $title }: { $count } partie, mezi { $low } a { $high }.
       *[other] { $title }: { $count } partií, mezi { $low } a { $high }.
    }
hist-date = Datum
hist-score = Body
hist-rating = Hodnocení
hist-score-welcome_dungeon = { $score ->
    [one] { $score } úspěch
    [few] { $score } úspěchy
   *[other] { $score } úspěchů
}
hist-score-paper_dungeons = sláva { $score }
hist-score-dark_cave = { $score ->
    [0] mimo vítězný klan
   *[other] vítězný klan
}
hist-score-dungeon_lords = { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}
hist-seat = Místo
hist-matches = Partie
hist-wins = Výhry
hist-share = Podíl výher
hist-what = Co
hist-times = Kolikrát
hist-of-players = Místo { $number } z { $players }

profile-since = Je tu od { $date }
profile-you = Takhle tě vidí ostatní. Partie u soukromých stolů vidí jen ti, kdo u nich seděli.
profile-ratings = Hodnocení
profile-no-ratings = Zatím žádná hodnocená partie.
profile-games = Hry
profile-streak = výher v řadě
profile-longest = nejdelší řada výher
profile-tally = { $matches ->
    [one] { $matches } partie, výher: { $wins } ({ $share })
    [few] { $matches } partie, výher: { $wins } ({ $share })
   *[other] { $matches } partií, výher: { $wins } ({ $share })
}
profile-favourite = Nejčastější volba: { $what } ({ $count }×)
profile-best = Nejlepší výsledek: { $score } ({ $date })
profile-recent = Poslední partie
profile-versus = Ty a { $name }
profile-versus-none = Zatím jste proti sobě žádnou partii nedohráli.
profile-ahead = Před soupeřem
profile-level = Nerozhodně
profile-behind = Za soupeřem
profile-together = Naše partie
profile-history = Všechny moje partie
profile-to-ratings = Všechna hodnocení

rate-title = Hodnocení
rate-lead = Zvlášť pro každou hru a počet hráčů. Každý začíná na 1500 ± 350; čím víc partií, tím jistější číslo. Pořadí určuje to, co je jisté: hodnocení bez dvojnásobku nejistoty.
rate-none =
    { $enough ->
        [one] Zatím tu nikdo nemá žádnou hodnocenou partii.
        [few] Zatím tu nikdo nemá { $enough } hodnocené partie.
       *[other] Zatím tu nikdo nemá { $enough } hodnocených partií.
    }
rate-mine = Tvoje hodnocení: { $rating } ± { $deviation }
rate-now = Tvoje hodnocení: { $rating } ± { $deviation } ({ $change })
rate-waiting = Hodnocení se počítá…
rate-mine-few =
    { $left ->
        [one] Ještě { $left } partie a budeš v pořadí.
        [few] Ještě { $left } partie a budeš v pořadí.
       *[other] Ještě { $left } partií a budeš v pořadí.
    }
rate-value = { $rating } ± { $deviation }
rate-rank = Pořadí
rate-name = Jméno
rate-recounting = zapsané partie
rate-recounted = Započítané partie: { $counted }; starší výsledky navíc: { $noted }, vynechané: { $left_out }.
