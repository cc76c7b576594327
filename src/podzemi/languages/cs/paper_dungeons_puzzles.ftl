# Nejlepší kola: úlohy hry Paper Dungeons.

pd-puzzle-lead = Poslední kolo partie pro jednoho. Tři kostky jsou tvoje: získej co nejvíc slávy, i s posledním netvorem a se vším, co se na konci počítá.
pd-puzzle-practice-1 = Krátké kolo
pd-puzzle-practice-1-lead = Tři kostky, málo kroků: co přinese slávu teď, když už nic nepřijde?
pd-puzzle-practice-2 = Procházka
pd-puzzle-practice-2-lead = O kostku víc na cestu, o kostku míň na hrdiny.
pd-puzzle-practice-3 = Dlouhá cesta
pd-puzzle-practice-3-lead = Kde skončíš, je jedno. Záleží na tom, co leží cestou.
pd-puzzle-value-glory = { $count ->
        [one] { $count } bod slávy
        [few] { $count } body slávy
       *[other] { $count } bodů slávy
    }
pd-puzzle-value-glory-help = Všechno na listu tak, jak se počítá na konci.
pd-puzzle-stars-0 = V tomhle kole se dalo získat mnohem víc.
pd-puzzle-stars-1 = Dobře. Trochu slávy ale uteklo.
pd-puzzle-stars-2 = Skoro: chybí jen málo.
pd-puzzle-stars-3 = Líp to zahrát nejde.
