### Polecenia, które dbają o magazyn serwera.

store-copying = Kopiowanie
store-tables =
    { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }
store-people =
    { $people ->
        [one] jedna osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }
store-backed-up = { $file } ({ $size }, { $seconds } s): { store-tables } i { store-people }.
store-restored = Przywrócono z { $file } ({ $seconds } s): { store-tables } i { store-people }.
store-moved = W { $to }, porównano wiersz po wierszu ({ $seconds } s): { store-tables } i { store-people }.
store-format = Baza danych ma format { $format }; to wydanie używa formatu { $newest }.
store-led = Baza danych przeszła z formatu { $before } na format { $after }.
store-working = Trwa myślenie dla { $place }. Zatrzymuje Ctrl-C.
