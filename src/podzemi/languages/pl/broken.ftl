### Co mówi strona, gdy coś się zepsuje.

broken-title = Coś się nie udało
broken-page = Nie udało się wczytać strony. Serwer mógł zostać właśnie zaktualizowany albo zerwało się połączenie. Twoje partie są bezpieczne.
broken-words = Nie udało się wczytać tekstów. Mogło zerwać się połączenie.
broken-board = Plansza przestała działać. Partia jest bezpieczna: możesz grać dalej bez planszy albo wczytać stronę ponownie.
broken-reload = Wczytaj stronę ponownie
broken-copy = Skopiuj raport
broken-copied = Raport skopiowano
broken-drawing = Plansza przestała działać. Możesz kontynuować bez niej albo wczytać stronę ponownie.
broken-part = Nie udało się wczytać części strony.
broken-picture = Nie udało się narysować obrazka. To samo mówią słowa pod nim.
