### Strona i polecenie, które pokazują zasady gry.

book-chapters = Rozdziały
book-chapter-of = Rozdział { $number }, { $game }. { $lead }
book-search = Szukaj w zasadach
book-searched = Szukane:
book-found = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
book-nothing = Nic takiego tu nie ma. Wpisz mniej liter.
book-asked-why = Pytasz dlaczego: „{ $said }”
book-back = Wróć tam, skąd przychodzisz
book-back-note = Nic tam nie przepadło.
book-go-back = Wróć
book-page = Ta strona
book-print = Wydrukuj zasady
book-show-clauses = Pokaż numery punktów
book-hide-clauses = Ukryj numery punktów
book-earlier = Poprzedni rozdział
book-later = Następny rozdział
