### Stránka a príkaz, ktoré ukazujú pravidlá hry.

book-chapters = Kapitoly
book-chapter-of = Kapitola { $number }, { $game }. { $lead }
book-search = Hľadať v pravidlách
book-searched = Hľadanie:
book-found = { $count ->
    [one] { $count } miesto
    [few] { $count } miesta
   *[other] { $count } miest
}
book-nothing = Nič také tu nie je. Skús menej písmen.
book-asked-why = Pýtaš sa prečo: „{ $said }“
book-back = Späť, odkiaľ prichádzaš
book-back-note = Nič sa tam nestratilo.
book-go-back = Späť
book-page = Táto stránka
book-print = Vytlačiť pravidlá
book-show-clauses = Ukázať čísla odsekov
book-hide-clauses = Skryť čísla odsekov
book-earlier = Predchádzajúca kapitola
book-later = Ďalšia kapitola
