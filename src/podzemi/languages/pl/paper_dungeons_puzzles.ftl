# Najlepsze rundy: zagadki gry Paper Dungeons.

pd-puzzle-lead = Ostatnia runda partii solo. Trzy kości są twoje: zdobądź jak najwięcej chwały, razem z ostatnim bossem i ze wszystkim, co liczy się na końcu.
pd-puzzle-practice-1 = Krótka runda
pd-puzzle-practice-1-lead = Trzy kości, mało kroków: co daje chwałę teraz, gdy nic już potem nie będzie?
pd-puzzle-practice-2 = Spacer
pd-puzzle-practice-2-lead = Jedna kość więcej na drogę, jedna mniej dla bohaterów.
pd-puzzle-practice-3 = Długa droga
pd-puzzle-practice-3-lead = Nieważne, gdzie skończysz. Ważne, co leży po drodze.
pd-puzzle-value-glory = { $count ->
        [one] { $count } punkt chwały
        [few] { $count } punkty chwały
       *[many] { $count } punktów chwały
    }
pd-puzzle-value-glory-help = Wszystko na arkuszu, tak jak liczy się na końcu.
pd-puzzle-stars-0 = W tej rundzie dało się zdobyć znacznie więcej.
pd-puzzle-stars-1 = Dobrze. Trochę chwały jednak uciekło.
pd-puzzle-stars-2 = Prawie: brakuje niewiele.
pd-puzzle-stars-3 = Lepiej się nie da.
