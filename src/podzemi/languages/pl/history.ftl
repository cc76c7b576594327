### Historia, profile, statystyki, ranking.

hist-title = Moje partie
hist-lead = Wszystko, co masz tu rozegrane do końca, razem z powtórkami.
hist-none = Nie masz tu jeszcze żadnej ukończonej partii.
hist-none-fits = Żadna twoja partia nie pasuje.
hist-play = Wybierz grę
hist-filters = Które partie
hist-game = Gra
hist-all-games = wszystkie gry
hist-players = Gracze
hist-any-number = dowolna liczba
hist-outcome = Wynik
hist-any-outcome = wygrane i przegrane
hist-won = wygrana
hist-lost = bez wygranej
hist-against = Tylko z graczem { $name }
hist-everybody = Ze wszystkimi
hist-total =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
hist-more = Pokaż starsze
hist-replay = Powtórka
hist-place = Miejsce { $place } z { $players }
hist-alone = Punkty: { $score }
hist-private = prywatna
hist-rated = Ranking { $rating } ({ $change })
hist-forfeited = przegrana na czas
hist-nobody = ktoś, kogo już tu nie ma
hist-statistics = Statystyki
hist-scores = Punkty w czasie
hist-ratings = Ranking w czasie
hist-seats = Wygrane według miejsca przy stole
hist-picks = Ulubione
hist-picks-why = Co jest wybierane najczęściej i jak kończą się partie z tym wyborem.
hist-few = Na wykres partii jest jeszcze za mało.
hist-figures = Jako tabela
hist-plot-of =
    { $count ->
        [one] { $title }: { $count } partia, od { $low } do { $high }.
        [few] { $title }: { $count } partie, od { $low } do { $high }.
       *[many] { $title }: { $count } partii, od { $low } do { $high }.
    }
hist-date = Data
hist-score = Punkty
hist-rating = Ranking
hist-score-welcome_dungeon = { $score ->
    [one] { $score } sukces
    [few] { $score } sukcesy
   *[many] { $score } sukcesów
}
hist-score-paper_dungeons = chwała { $score }
hist-score-dark_cave = { $score ->
    [0] poza zwycięskim klanem
   *[other] zwycięski klan
}
hist-score-dungeon_lords = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
hist-seat = Miejsce
hist-matches = Partie
hist-wins = Wygrane
hist-share = Odsetek wygranych
hist-what = Co
hist-times = Ile razy
hist-of-players = Miejsce { $number } z { $players }

profile-since = Jest tu od { $date }
profile-you = Tak widzą cię inni. Partie przy prywatnych stołach widzą tylko ci, którzy przy nich siedzieli.
profile-ratings = Ranking
profile-no-ratings = Nie ma jeszcze partii liczonych do rankingu.
profile-games = Gry
profile-streak = wygranych z rzędu
profile-longest = najdłuższa seria wygranych
profile-tally = { $matches ->
    [one] { $matches } partia, wygranych: { $wins } ({ $share })
    [few] { $matches } partie, wygranych: { $wins } ({ $share })
   *[other] { $matches } partii, wygranych: { $wins } ({ $share })
}
profile-favourite = Najczęstszy wybór: { $what } ({ $count }×)
profile-best = Najlepszy wynik: { $score } ({ $date })
profile-recent = Ostatnie partie
profile-versus = Ty i { $name }
profile-versus-none = Nie macie jeszcze ukończonej partii przeciwko sobie.
profile-ahead = Przed rywalem
profile-level = Remis
profile-behind = Za rywalem
profile-together = Nasze partie
profile-history = Wszystkie moje partie
profile-to-ratings = Cały ranking

rate-title = Ranking
rate-lead = Osobno dla każdej gry i liczby graczy. Każdy zaczyna od 1500 ± 350; im więcej partii, tym pewniejsza liczba. O kolejności decyduje to, co pewne: ranking pomniejszony o dwukrotną niepewność.
rate-none =
    { $enough ->
        [one] Nikt nie ma tu jeszcze partii liczonej do rankingu.
        [few] Nikt nie ma tu jeszcze { $enough } partii liczonych do rankingu.
       *[many] Nikt nie ma tu jeszcze { $enough } partii liczonych do rankingu.
    }
rate-mine = Twój ranking: { $rating } ± { $deviation }
rate-now = Twój ranking: { $rating } ± { $deviation } ({ $change })
rate-waiting = Ranking jest obliczany…
rate-mine-few =
    { $left ->
        [one] Jeszcze { $left } partia i jesteś na liście.
        [few] Jeszcze { $left } partie i jesteś na liście.
       *[many] Jeszcze { $left } partii i jesteś na liście.
    }
rate-value = { $rating } ± { $deviation }
rate-rank = Pozycja
rate-name = Nazwa
rate-recounting = zapisane partie
rate-recounted = Policzone partie: { $counted }; dodane starsze wyniki: { $noted }, pominięte: { $left_out }.
