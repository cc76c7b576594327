# Bojová akadémia hry Dungeon Lords: úlohy, nápovedy, hodnotenie a čo by bolo bývalo najlepšie.

dl-puzzle-lead = Pred tvojím podzemím stojí družina hrdinov. Strať v štyroch kolách boja čo najmenej.
dl-puzzle-practice-1 = Balvan a troll
dl-puzzle-practice-1-lead = Vpredu dvaja bojovníci, vzadu kňaz: kedy minúť jedlo a kedy už liečenie príde neskoro.
dl-puzzle-practice-2 = Kto udrie prvý
dl-puzzle-practice-2-lead = Zlodeji pasce odhalia. Poradie útokov rozhoduje, na koho vôbec dosiahneš.
dl-puzzle-practice-3 = Dvakrát na tom istom mieste
dl-puzzle-practice-3-lead = Upír, ktorý nemusí odpočívať, a kolo bez dobýjania: udrž chodbu a potom udri tam, kde to bolí.
dl-puzzle-practice-4 = Dvaja liečitelia
dl-puzzle-practice-4-lead = Bez útoku sa nelieči a zranenia pri dobýjaní sa rozdeľujú bod po bode.
dl-puzzle-practice-5 = Miestnosť, dve príšery a pasca
dl-puzzle-practice-5-lead = Prvý boj ešte raz, ale druhý diel je miestnosť: v nej smú bojovať dve príšery naraz.

dl-puzzle-value-lost = { $count ->
        [0] žiadny stratený diel
        [one] { $count } stratený diel
        [few] { $count } stratené diely
       *[other] { $count } stratených dielov
    }
dl-puzzle-value-captured = { $count ->
        [0] nikto vo väzení
        [one] { $count } väzeň
        [few] { $count } väzni
       *[other] { $count } väzňov
    }
dl-puzzle-value-spent = { $count ->
        [0] žiadna útrata
       *[other] útrata { $count }
    }
dl-puzzle-value-lost-help = Najprv čo najmenej stratených dielov: všetko ostatné rozhoduje len medzi rovnakými.
dl-puzzle-value-captured-help = Potom čo najviac väzňov.
dl-puzzle-value-spent-help = Potom čo najmenej zlata, jedla, impov a pascí; každý kus platí za jeden. Príšery zase vstanú a nestoja nič.

dl-puzzle-stars-0 = Jeden diel sa dal zachrániť.
dl-puzzle-stars-1 = Diely sú zachránené, ale niekto ušiel.
dl-puzzle-stars-2 = Lepšie by bolo už len lacnejšie riešenie.
dl-puzzle-stars-3 = Lepšie sa to zahrať nedá.

dl-puzzle-hint-plan = { $traps ->
        [0] { $creatures ->
            [0] Do tohto boja nič neposielaj.
            [one] Teraz žiadnu pascu, stačí jedna príšera.
            [few] Teraz žiadnu pascu, pošli { $creatures } príšery.
           *[other] Teraz žiadnu pascu, pošli { $creatures } príšer.
        }
        [one] { $creatures ->
            [0] Stačí samotná pasca.
            [one] Jedna pasca a jedna príšera.
            [few] Jedna pasca a { $creatures } príšery.
           *[other] Jedna pasca a { $creatures } príšer.
        }
       *[other] { $creatures ->
            [0] Pasce: { $traps }, a žiadna príšera.
            [one] Pasce: { $traps }, a jedna príšera.
            [few] Pasce: { $traps }, a { $creatures } príšery.
           *[other] Pasce: { $traps }, a { $creatures } príšer.
        }
    }
dl-puzzle-hint-attack = Teraz je na rade: { $creature }.
dl-puzzle-hint-choice = Na tejto voľbe záleží. Spočítaj, koľko životov ešte zostáva.

dl-hindsight-title = Čo by bolo bývalo najlepšie
dl-hindsight-part = { $seat }, rok { $year }
dl-hindsight-happened = Čo sa stalo: { $score }
dl-hindsight-known = Najlepšia hra podľa toho, čo sa vedelo: { $score }
dl-hindsight-open = Keby boli všetky karty od začiatku odkryté: { $score }
dl-hindsight-perfect = Lepšie sa to zahrať nedalo.
dl-hindsight-estimate = Tento boj je na úplné prehľadanie priveľký; lepšia hra možno existuje.
dl-hindsight-paladin = Paladin prišiel alebo odišiel; porovnanie s jeho cestou nepočíta.
