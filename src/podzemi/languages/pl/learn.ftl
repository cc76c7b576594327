### Nauka: lista, nauczyciel obok planszy, pytanie przed pierwszą grą.

learn-title = Nauka
learn-lead = Krótkie sceny na prawdziwej planszy, w każdej jedna myśl, a decydujesz ty. Około dziesięciu minut na grę; wyjść możesz w każdej chwili.
learn-start = Zacznij
learn-go-on = Dalej
learn-repeat-all = Jeszcze raz
learn-not-started = jeszcze nie zaczęto
learn-some-done = gotowe { $done } z { $count }
learn-all-done = wszystkie sceny gotowe
learn-scenes-of = Sceny: { $game }
learn-rulebook = Zasady
learn-academy = Potem zagadki

learn-lesson = Lekcja
learn-extra = Dodatkowa scena, poza główną ścieżką
learn-scene-of = Scena { $number } z { $count }
learn-do = Zadanie
learn-do-step = Zadanie · krok { $step } z { $steps }
learn-try-again = Spróbuj jeszcze raz · nic nie przepadło
learn-allowed = **To dozwolone.** Tutaj chcemy jednak zobaczyć coś innego: mówi o tym zadanie.
learn-why = Dlaczego?
learn-back = Wstecz
learn-show = Pokaż mi
learn-skip = Pomiń scenę
learn-skipped = Pominięto. Znajdziesz to znów w dziale „Nauka”.
learn-leave = Opuść lekcję
learn-next = Następna scena
learn-again = Jeszcze raz
learn-open = W tej scenie wszystkie karty są odkryte
learn-tries = Możesz też spróbować
learn-question = Pytanie
learn-well-done = Scena gotowa
learn-finished = To była ostatnia scena. Na pierwszą partię wiesz już dość.
learn-first-match = Zagraj pierwszą partię
learn-dot = { $number }. { $title }{ $how ->
    [done] , gotowa
    [skipped] , pominięta
    [now] , właśnie ta
   *[ahead] {""}
}

refusal-unknown_scene = Nie ma takiej sceny.

## Przed pierwszą partią

learn-first-title = Czy to twoja pierwsza partia?
learn-first-lead = { $game }. Pytamy tylko raz przy każdej grze.
learn-first-teach = Tak, najpierw mnie naucz
learn-first-teach-why = Krótkie sceny ({ $count }), około dziesięciu minut. Wyjść możesz w każdej chwili.
learn-first-play = Tak, ale chcę od razu grać
learn-first-play-why = Łagodne boty, wolne tempo i opcje, które zasady zalecają na pierwszą partię.
learn-first-no = Nie, znam tę grę
learn-first-no-why = Zwykłe boty, zwykłe tempo.
learn-first-later = To wszystko znajdziesz znów w dziale „Nauka”.
learn-first-cancel = Anuluj
learn-remark = Warto spojrzeć
learn-remark-close = Rozumiem
learn-remark-never = Nic już nie mów
