# Co mówi nauczyciel w pierwszej partii gry Paper Dungeons.

pdt-cards = Moc pomaga ci przez całą partię, cel liczy się na końcu. Wybierz dwie karty, które do siebie pasują.
pdt-dice = W każdej rundzie trzy z sześciu kości są twoje. Wszyscy używają tych samych kości: nikt ci żadnej nie zabierze.
pdt-step = W komnacie najpierw jest walka, potem pułapka, potem skarb. Dość silny bohater oszczędzi ci obrażeń.
pdt-half = Część przedmiotu za darmo. Działa tylko gotowy przedmiot, więc dokończ to, co zaczęte.
pdt-boss = Po tej rundzie walczy pierwszy boss. Stanie przed nim tylko ten, kto był już w jego komnacie; kto nie był, ucieka i traci chwałę.
pdt-skull = Czaszki nie da się użyć. Zadaje obrażenie już w chwili rzutu.
pdt-clover = Koniczyna pasuje do każdego bohatera i przedmiotu. Zachowaj ją na to, czego nie zrobi żadna inna kość.
pdt-outside = Wciąż jesteś na zewnątrz. Klejnotów, które inni wezmą w tej rundzie, w następnej już nie dostaniesz.
pdt-wounds = Obrażenia w kolumnie kosztują na końcu chwałę, im dalej, tym więcej. Nic ich nie leczy; mikstury tylko zapobiegają nowym.
pdt-potions = Nie masz mikstur. Warzenie daje dwie, a każda zapobiega dwóm obrażeniom.
pdt-lowest = Na końcu liczy się twój najsłabszy bohater. Nie zostaw żadnego z czterech w tyle.
pdt-last = Ostatnia runda. Przyjdzie ostatni boss, a potem wszystko się policzy: przy każdej kości pytaj, ile chwały przyniesie.
