### Jak szybko widać tury innych.

pace-title = Tempo innych
pace-slow = Powoli
pace-normal = Zwykłe
pace-fast = Szybko
pace-at-once = Od razu
pace-pause = Wstrzymaj
pace-go-on = Dalej
pace-skip = Pomiń
pace-space = spacja
