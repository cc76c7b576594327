### Stránka a příkaz, které ukazují pravidla hry.

book-chapters = Kapitoly
book-chapter-of = Kapitola { $number }, { $game }. { $lead }
book-search = Hledat v pravidlech
book-searched = Hledání:
book-found = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
book-nothing = Nic takového tu není. Zkus méně písmen.
book-asked-why = Ptáš se proč: „{ $said }“
book-back = Zpátky tam, odkud přicházíš
book-back-note = Nic se tam neztratilo.
book-go-back = Zpátky
book-page = Tato stránka
book-print = Vytisknout pravidla
book-show-clauses = Ukázat čísla odstavců
book-hide-clauses = Skrýt čísla odstavců
book-earlier = Předchozí kapitola
book-later = Další kapitola
