# The server's own words: refusals of the shell, names of guests, the page of an unbuilt client.

guest-names = Borsuk, Nietoperz, Sowa, Kret, Jeż, Wydra, Kruk, Lis, Ryś, Koszatka, Salamandra, Ropucha, Łasica, Kuna, Świerszcz, Świetlik

refusal-refused = To nie jest tu dozwolone.
refusal-malformed = Nie udało się odczytać wiadomości.
refusal-unknown_action = Ta gra nie zna takiej akcji.
refusal-stale = Gra w międzyczasie poszła dalej. Spójrz jeszcze raz i zdecyduj na nowo.
refusal-no_undo = Nie masz czego cofnąć: w międzyczasie coś się ujawniło albo zagrał ktoś inny.
refusal-not_your_seat = Nie siedzisz na tym miejscu.
refusal-covered = Ekran jest zasłonięty. Najpierw powiedz, kto trzyma teraz urządzenie.
refusal-no_identity = Serwer jeszcze cię nie zna. Odśwież stronę.
refusal-unknown_table = Nie ma takiego stołu. Być może link jest niepełny.
refusal-unknown_game = Nie ma gry o nazwie „{ $game_name }”.
refusal-unknown_bot = Nie ma bota o nazwie „{ $bot }”.
refusal-unknown_seat = Przy tym stole nie ma takiego miejsca.
refusal-other_rules = Ta partia zaczęła się według starszej wersji zasad i nie można jej już otworzyć.
refusal-too_large = To za dużo naraz: dozwolone jest najwyżej { $max } kB.
refusal-too_fast = To było za szybko. Poczekaj chwilę i spróbuj ponownie.
refusal-too_many_guests = Z twojej sieci przyszło w ciągu godziny wielu gości. Spróbuj później albo zaloguj się na konto.
refusal-too_many_tables =
    { $max ->
        [one] Masz już { $max } stół, przy którym gra się nie skończyła. Najpierw dokończ grę albo odejdź.
        [few] Masz już { $max } stoły, przy których gra się nie skończyła. Najpierw dokończ niektóre gry albo odejdź.
       *[other] Masz już { $max } stołów, przy których gra się nie skończyła. Najpierw dokończ niektóre gry albo odejdź.
    }
refusal-too_many_tables_here = Z twojej sieci jest teraz otwartych zbyt wiele stołów. Spróbuj później.
refusal-server_full = Serwer jest pełny: nie można teraz otworzyć kolejnego stołu. Spróbuj później.
refusal-too_many_sockets =
    { $max ->
        [one] Jest już otwarty { $max } stół, twój albo z twojej sieci. Najpierw go zamknij.
        [few] Są już otwarte { $max } stoły, twoje albo z twojej sieci. Najpierw zamknij niektóre.
       *[other] Jest już otwartych { $max } stołów, twoich albo z twojej sieci. Najpierw zamknij niektóre.
    }
refusal-bots_busy =
    { $seconds ->
        [one] Boty przy twoich stołach muszą odpocząć. Spróbuj ponownie za { $seconds } sekundę.
        [few] Boty przy twoich stołach muszą odpocząć. Spróbuj ponownie za { $seconds } sekundy.
       *[other] Boty przy twoich stołach muszą odpocząć. Spróbuj ponownie za { $seconds } sekund.
    }
refusal-export_pause =
    { $seconds ->
        [one] Twoje dane zostały przed chwilą pobrane. Spróbuj ponownie za { $seconds } sekundę.
        [few] Twoje dane zostały przed chwilą pobrane. Spróbuj ponownie za { $seconds } sekundy.
       *[other] Twoje dane zostały przed chwilą pobrane. Spróbuj ponownie za { $seconds } sekund.
    }
refusal-not_host = To może zrobić tylko gospodarz stołu.
refusal-table_full = Wszystkie miejsca przy tym stole są zajęte. Możesz jednak oglądać.
refusal-seat_taken = Ktoś już tam siedzi.
refusal-seats_open = Niektóre miejsca są jeszcze wolne. Poczekaj na innych albo posadź tam boty.
refusal-still_here = { $name } wciąż tu jest; bot zastępuje tylko nieobecnych.
refusal-already_started = Partia już się zaczęła.
refusal-not_started = Partia jeszcze się nie zaczęła.
refusal-not_finished = Partia jeszcze się nie skończyła.
refusal-bad_origin = Żądanie przyszło z innej strony internetowej i zostało odrzucone.
refusal-bad_name =
    { $max ->
        [one] Nazwa musi mieć dokładnie jeden znak.
        [few] Nazwa musi mieć od 1 do { $max } znaków.
        [many] Nazwa musi mieć od 1 do { $max } znaków.
       *[other] Nazwa musi mieć od 1 do { $max } znaku.
    }
refusal-players =
    { $max ->
        [one] Ta gra jest dla { $min }–{ $max } gracza.
       *[other] Ta gra jest dla { $min }–{ $max } graczy.
    }
refusal-unknown_option = Ta gra nie ma opcji „{ $option }”.
refusal-option_value = Opcja „{ $option }” nie może mieć wartości „{ $value }”.
refusal-not_json = Serwer rozumie tu tylko format JSON.
refusal-not_found = Pod tym adresem nic nie ma.
refusal-method_not_allowed = Tego nie można zrobić pod tym adresem.
refusal-internal = Coś poszło nie tak na serwerze. Partia jest bezpieczna; spróbuj ponownie.
refusal-unavailable = Serwer nie może teraz niczego zapisać. Nic nie przepadło; spróbuj ponownie za chwilę.

web-not-built = Klient przeglądarkowy nie jest jeszcze zbudowany
web-not-built-help = Serwer działa i stoły też, brakuje tylko stron. Zbuduj je raz i odśwież stronę:
