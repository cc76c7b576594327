### The page and the command that show a game's rulebook.

book-chapters = Chapters
book-chapter-of = Chapter { $number } of { $game }. { $lead }
book-search = Search the rules
book-searched = Search:
book-found = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
book-nothing = Nothing found. Try fewer letters.
book-asked-why = You asked why: “{ $said }”
book-back = Back to where you were
book-back-note = Nothing was lost there.
book-go-back = Go back
book-page = This page
book-print = Print the rules
book-show-clauses = Show clause numbers
book-hide-clauses = Hide clause numbers
book-earlier = Previous chapter
book-later = Next chapter
