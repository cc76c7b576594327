# Bojová akademie hry Dungeon Lords: úlohy, nápovědy, hodnocení a co by bylo bývalo nejlepší.

dl-puzzle-lead = Před tvým podzemím stojí družina hrdinů. Ztrať ve čtyřech kolech boje co nejméně.
dl-puzzle-practice-1 = Balvan a troll
dl-puzzle-practice-1-lead = Vpředu dva bojovníci, vzadu kněz: kdy utratit jídlo a kdy už léčení přijde pozdě.
dl-puzzle-practice-2 = Kdo udeří první
dl-puzzle-practice-2-lead = Zloději prohlédnou pasti. Pořadí útoků rozhoduje, na koho vůbec dosáhneš.
dl-puzzle-practice-3 = Dvakrát na stejném místě
dl-puzzle-practice-3-lead = Upír, který nemusí odpočívat, a kolo bez dobývání: udrž chodbu a pak udeř tam, kde to bolí.
dl-puzzle-practice-4 = Dva léčitelé
dl-puzzle-practice-4-lead = Bez útoku se neléčí a zranění při dobývání se rozdělují bod po bodu.
dl-puzzle-practice-5 = Místnost, dvě příšery a past
dl-puzzle-practice-5-lead = První boj ještě jednou, ale druhé pole je místnost: v ní smějí bojovat dvě příšery naráz.

dl-puzzle-value-lost = { $count ->
        [0] žádné ztracené pole
        [one] { $count } ztracené pole
        [few] { $count } ztracená pole
       *[other] { $count } ztracených polí
    }
dl-puzzle-value-captured = { $count ->
        [0] nikdo ve vězení
        [one] { $count } vězeň
        [few] { $count } vězni
       *[other] { $count } vězňů
    }
dl-puzzle-value-spent = { $count ->
        [0] žádná útrata
       *[other] útrata { $count }
    }
dl-puzzle-value-lost-help = Nejdřív co nejméně ztracených polí: vše ostatní rozhoduje jen mezi stejnými.
dl-puzzle-value-captured-help = Potom co nejvíce vězňů.
dl-puzzle-value-spent-help = Potom co nejméně zlata, jídla, impů a pastí; každý kus platí za jeden. Příšery zase vstanou a nestojí nic.

dl-puzzle-stars-0 = Jedno pole se dalo zachránit.
dl-puzzle-stars-1 = Pole jsou zachráněná, ale někdo uprchl.
dl-puzzle-stars-2 = Lepší by bylo už jen levnější řešení.
dl-puzzle-stars-3 = Líp to zahrát nejde.

dl-puzzle-hint-plan = { $traps ->
        [0] { $creatures ->
            [0] Do tohoto boje nic neposílej.
            [one] Teď žádnou past, stačí jedna příšera.
            [few] Teď žádnou past, pošli { $creatures } příšery.
           *[other] Teď žádnou past, pošli { $creatures } příšer.
        }
        [one] { $creatures ->
            [0] Stačí samotná past.
            [one] Jedna past a jedna příšera.
            [few] Jedna past a { $creatures } příšery.
           *[other] Jedna past a { $creatures } příšer.
        }
       *[other] { $creatures ->
            [0] Pasti: { $traps }, a žádná příšera.
            [one] Pasti: { $traps }, a jedna příšera.
            [few] Pasti: { $traps }, a { $creatures } příšery.
           *[other] Pasti: { $traps }, a { $creatures } příšer.
        }
    }
dl-puzzle-hint-attack = Teď je na řadě: { $creature }.
dl-puzzle-hint-choice = Na téhle volbě záleží. Spočítej, kolik životů ještě zbývá.

dl-hindsight-title = Co by bylo bývalo nejlepší
dl-hindsight-part = { $seat }, rok { $year }
dl-hindsight-happened = Co se stalo: { $score }
dl-hindsight-known = Nejlepší hra podle toho, co se vědělo: { $score }
dl-hindsight-open = Kdyby byly všechny karty od začátku odkryté: { $score }
dl-hindsight-perfect = Lépe to zahrát nešlo.
dl-hindsight-estimate = Tento boj je příliš velký na úplné prohledání; lepší hra možná existuje.
dl-hindsight-paladin = Paladin přišel nebo odešel; srovnání s jeho cestou nepočítá.
