### Jak szybko widać tury innych.

pace-title = Tempo ruchów innych
pace-slow = Powoli
pace-normal = Normalnie
pace-fast = Szybko
pace-at-once = Od razu
pace-pause = Wstrzymaj
pace-go-on = Dalej
pace-skip = Pomiń
pace-space = spacja

since-title = Od twojej ostatniej tury
since-close = Zamknij
since-point = Pokaż na planszy
since-more = { $turns ->
    [one] A wcześniej jeszcze { $turns } tura.
    [few] A wcześniej jeszcze { $turns } tury.
   *[many] A wcześniej jeszcze { $turns } tur.
}
shell-key-p = wstrzymaj i wznów pokaz ruchów innych
shell-key-space = przejdź do bieżącej sytuacji
shell-key-b = co się stało od twojej ostatniej tury
