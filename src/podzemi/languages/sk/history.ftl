### História, profily, štatistiky, hodnotenie.

hist-title = Moje partie
hist-lead = Všetko, čo tu máš dohrané, aj so záznamami.
hist-none = Zatiaľ tu nemáš žiadnu dohranú partiu.
hist-none-fits = Žiadna tvoja partia nezodpovedá.
hist-play = Vybrať hru
hist-filters = Ktoré partie
hist-game = Hra
hist-all-games = všetky hry
hist-players = Hráči
hist-any-number = ľubovoľný počet
hist-outcome = Výsledok
hist-any-outcome = výhry aj prehry
hist-won = výhra
hist-lost = bez výhry
hist-against = Len s hráčom { $name }
hist-everybody = So všetkými
hist-total =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[other] { $count } partií
    }
hist-more = Ukázať staršie
hist-replay = Prehrať
hist-place = { $place }. miesto z { $players }
hist-alone = Body: { $score }
hist-private = súkromná
hist-rated = Hodnotenie { $rating } ({ $change })
hist-forfeited = prehra na čas
hist-nobody = niekto, kto tu už nie je
hist-statistics = Štatistiky
hist-scores = Body v čase
hist-ratings = Hodnotenie v čase
hist-seats = Výhry podľa miesta
hist-picks = Obľúbené
hist-picks-why = Čo sa volí najčastejšie a ako sa také partie končia.
hist-few = Na graf je partií zatiaľ málo.
hist-figures = Ako tabuľka
hist-plot-of =
    { $count ->
        [one] { $title }: { $count } partia, medzi { $low } a { $high }.
        [few] { $title }: { $count } partie, medzi { $low } a { $high }.
       *[other] { $title }: { $count } partií, medzi { $low } a { $high }.
    }
hist-date = Dátum
hist-score = Body
hist-rating = Hodnotenie
hist-score-welcome_dungeon = { $score ->
    [one] { $score } úspech
    [few] { $score } úspechy
   *[other] { $score } úspechov
}
hist-score-paper_dungeons = sláva { $score }
hist-score-dark_cave = { $score ->
    [0] mimo víťazného klanu
   *[other] víťazný klan
}
hist-score-dungeon_lords = { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
}
hist-seat = Miesto
hist-matches = Partie
hist-wins = Výhry
hist-share = Podiel výhier
hist-what = Čo
hist-times = Koľkokrát
hist-of-players = Miesto { $number } z { $players }

profile-since = Je tu od { $date }
profile-you = Takto ťa vidia ostatní. Partie pri súkromných stoloch vidia len tí, čo pri nich sedeli.
profile-ratings = Hodnotenie
profile-no-ratings = Zatiaľ žiadna hodnotená partia.
profile-games = Hry
profile-streak = výhier v rade
profile-longest = najdlhší rad výhier
profile-tally = { $matches ->
    [one] { $matches } partia, výhier: { $wins } ({ $share })
    [few] { $matches } partie, výhier: { $wins } ({ $share })
   *[other] { $matches } partií, výhier: { $wins } ({ $share })
}
profile-favourite = Najčastejšia voľba: { $what } ({ $count }×)
profile-best = Najlepší výsledok: { $score } ({ $date })
profile-recent = Posledné partie
profile-versus = Ty a { $name }
profile-versus-none = Zatiaľ ste proti sebe žiadnu partiu nedohrali.
profile-ahead = Pred súperom
profile-level = Nerozhodne
profile-behind = Za súperom
profile-together = Naše partie
profile-history = Všetky moje partie
profile-to-ratings = Všetky hodnotenia

rate-title = Hodnotenie
rate-lead = Osobitne pre každú hru a počet hráčov. Každý začína na 1500 ± 350; čím viac partií, tým istejšie číslo. Poradie určuje to, čo je isté: hodnotenie bez dvojnásobku neistoty.
rate-none =
    { $enough ->
        [one] Zatiaľ tu nikto nemá žiadnu hodnotenú partiu.
        [few] Zatiaľ tu nikto nemá { $enough } hodnotené partie.
       *[other] Zatiaľ tu nikto nemá { $enough } hodnotených partií.
    }
rate-mine = Tvoje hodnotenie: { $rating } ± { $deviation }
rate-now = Tvoje hodnotenie: { $rating } ± { $deviation } ({ $change })
rate-waiting = Hodnotenie sa počíta…
rate-mine-few =
    { $left ->
        [one] Ešte { $left } partia a budeš v poradí.
        [few] Ešte { $left } partie a budeš v poradí.
       *[other] Ešte { $left } partií a budeš v poradí.
    }
rate-value = { $rating } ± { $deviation }
rate-rank = Poradie
rate-name = Meno
rate-recounting = zapísané partie
rate-recounted = Započítané partie: { $counted }; staršie výsledky navyše: { $noted }, vynechané: { $left_out }.
