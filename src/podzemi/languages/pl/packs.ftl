# Paczki danych: co może być z nimi nie tak i co z tym zrobić. Miejsce i wiersz stoją przed zdaniem.

pack-no_packs = Ta gra nie przyjmuje paczek danych.
pack-too_large = Paczka ma { $size } kB; dozwolone jest najwyżej { $most } kB. Usuń to, co nie należy do elementów gry.
pack-not_text = Plik nie jest tekstem w kodowaniu UTF-8. Zapisz go jako UTF-8 i spróbuj ponownie.
pack-long_line = Ten wiersz ma więcej niż { $most } znaków. Podziel go albo skróć.
pack-deep_key = Ten klucz ma więcej niż { $most } części oddzielonych kropkami. Żaden klucz w paczce tylu nie potrzebuje.
pack-not_toml = To nie jest poprawny zapis TOML. Czytnik zgłasza: „{ $problem }”.
pack-wrong_game = Ta paczka jest do „{ $found }”; ta gra potrzebuje „{ $wanted }”.
pack-wrong_format = Paczka jest w formacie { $found }, ten program czyta format { $wanted }. Zacznij od aktualnego szablonu.
pack-bad_name = Nazwa paczki to tekst o długości najwyżej { $most } znaków.
pack-missing_field = Brakuje tego pola. Co tu należy wpisać, pokazuje szablon.
pack-unknown_field = Nic takiego tu nie pasuje. Usuń to albo popraw nazwę.
pack-unknown_field_near = Nic takiego tu nie pasuje. Czy chodzi o „{ $near }”?
pack-wrong_type =
    Oczekiwane: { $wanted ->
        [number] liczba całkowita
        [decimal] liczba
        [text] tekst w cudzysłowie
        [truth] true albo false
        [list] lista w nawiasach kwadratowych
        [time] data lub godzina
       *[table] tabela
    }. Jest: { $found ->
        [number] liczba całkowita
        [decimal] liczba
        [text] tekst w cudzysłowie
        [truth] true albo false
        [list] lista w nawiasach kwadratowych
        [time] data lub godzina
       *[table] tabela
    }.
pack-unknown_value = „{ $found }” nie jest tu możliwe. Wybierz jedną z wartości: { $allowed }.
pack-range = { $found } nie jest tu możliwe. Wybierz liczbę od { $min } do { $max }.
pack-least = Najmniejsza możliwa tu liczba to { $least }.
pack-most = Największa możliwa tu liczba to { $most }.
pack-fixed = Tu musi pozostać „{ $wanted }”: zasady nie znają niczego innego.
pack-length = Liczba pozycji: { $found }. Musi ich być dokładnie { $wanted }.
pack-sum = Suma liczb to { $found }; musi wynosić { $wanted }.
pack-missing_entry = Brakuje: { $names }. Trzeba wymienić każdy element.
pack-unknown_entry = Zasady nie znają: { $names }. Usuń to albo popraw nazwę.
pack-twice = Podane więcej niż raz: { $names }. Zostaw tylko jedno wystąpienie.
pack-order = Kolejność musi być taka: { $wanted }.
pack-rise = Liczby muszą rosnąć, każda większa od poprzedniej.
pack-reference = „{ $name }” tu nie pasuje. Wybierz jedną z wartości: { $among }.
pack-differs = Tu stoi „{ $found }”, ale z pozostałych danych wynika „{ $wanted }”. Popraw jedno albo drugie.
pack-pattern = „{ $found }” nie da się odczytać. Zapisz to tak: „{ $example }”.
pack-not_enough = Jest tu tylko { $found }; potrzeba co najmniej { $wanted }.
pack-too_many = Jest tu { $found }; możliwe jest najwyżej { $most }.
pack-together = „{ $one }” i „{ $other }” idą w parze: podaj oba albo żadne.

pd-pack-passage = Przejście boczne prowadzi z kolumny A do kolumny F; „{ $found }” nie.
pd-pack-border = „{ $found }” nie jest granicą. Podaj dwie sąsiednie komnaty, najpierw mniejszą, na przykład „C3|C4”.
pd-pack-taken = Tu jest już ściana albo woda: { $names }. Każdą granicę podaj tylko raz.
pd-pack-minions = Na mapie muszą być co najmniej dwa potwory; ich liczba to { $found }.
pd-pack-boss_tiers = Podaj trzech bossów: klasy 1, klasy 2 i klasy 3, w tej kolejności.
pd-pack-tier = Liczba bossów klasy { $tier } to { $found }; ma być { $wanted }.
pd-pack-reach = Bez magicznych przedmiotów nie da się dojść tutaj: { $found }. Tymczasem „unreachable_without_cloak” podaje: { $wanted }. Sprawdź ściany.
pd-pack-training = Dwoje bohaterów trenuje czarnymi kośćmi, a dwoje białymi; tutaj czarnymi trenuje { $found }.

pack-line = wiersz { $line }

terminal-pack-fits = „{ $name }” pasuje do gry { $game }.
terminal-pack-differs =
    { $count ->
        [0] Ma te same wartości co nasze dane.
        [one] Od naszych danych różni się jedna wartość:
        [few] Od naszych danych różnią się { $count } wartości:
       *[many] Od naszych danych różni się { $count } wartości:
    }
terminal-pack-place = miejsce
terminal-pack-house = nasze dane
terminal-pack-yours = paczka
terminal-pack-mistakes =
    { $count ->
        [one] { $file }: z tą paczką nie da się grać, ma jeden błąd:
        [few] { $file }: z tą paczką nie da się grać, ma { $count } błędy:
       *[many] { $file }: z tą paczką nie da się grać, ma { $count } błędów:
    }
terminal-pack-missing = Partię rozegrano z paczką danych „{ $name }” (sha256 { $sha }). Podaj jej plik za pomocą --pack.

refusal-unknown_pack = Nie ma takiej paczki danych.
refusal-unknown_session = Ta przeglądarka jest już wylogowana.
refusal-no_packs = Ta gra nie przyjmuje paczek danych.
refusal-too_many_packs = Masz tu już { $most } paczek danych. Najpierw jakąś usuń.
refusal-old_pack = Ta partia toczy się z paczką danych „{ $pack_name }”, której ta wersja programu już nie przyjmuje.
refusal-pack =
    { $count ->
        [one] Jedna rzecz w paczce się nie zgadza.
        [few] { $count } rzeczy w paczce się nie zgadzają.
       *[many] { $count } rzeczy w paczce się nie zgadza.
    }

## Przeglądarka

pack-title = Elementy gry
pack-house = Nasze wartości
pack-offered = { $name } (oferta serwera)
pack-bring = Wczytaj plik…
pack-download = Pobierz tę paczkę
pack-remove = Usuń tę paczkę
pack-template = Pobierz szablon
pack-what = Co to jest?
pack-check = Sprawdź paczkę
pack-taken = „{ $name }” pasuje. Gra się z nią przy tym stole.
pack-at-table = Paczka danych: { $name }
pack-mistakes =
    { $count ->
        [one] { $file }: jedna rzecz się nie zgadza
        [few] { $file }: { $count } rzeczy się nie zgadzają
       *[many] { $file }: { $count } rzeczy się nie zgadza
    }
pack-about = Nasze wartości i twoje własne
pack-about-what = Zasady są kompletne, ale niektórych drukowanych liczb i awersów kart nie podaje żadne publiczne źródło. Czego brakowało, zaprojektowaliśmy sami, w liczbach i granicach podanych w instrukcji, i oznaczyliśmy jako „nasze wartości”.
pack-about-how = Jeśli masz tę grę, możesz grać tym, co jest w niej wydrukowane. Paczka danych to plik tekstowy ze wszystkimi elementami jednej gry:
pack-about-template = Pobierz szablon. Są w nim nasze wartości, a przy każdej napisano, skąd pochodzi: D to nasza, wszystkie inne są z instrukcji albo z innego publicznego źródła.
pack-about-fill = Otwórz go w dowolnym edytorze tekstu i wpisz wartości drukowane w miejsce naszych. Nazwy pól zostaw bez zmian.
pack-about-check = Wczytaj plik przy zakładaniu stołu, w części „Elementy gry”. Każdy błąd pojawi się z numerem wiersza i z radą, co z nim zrobić. Gdy plik pasuje, gra się według niego przy stole, razem z botami i podglądami.
pack-about-private = Paczka należy do tego, kto ją przynosi. Przy stole, który z nią gra, każdy widzi jej nazwę i może ją pobrać; podają ją też zapisy partii.
