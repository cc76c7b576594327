# Najlepšie kolá: úlohy hry Paper Dungeons.

pd-puzzle-lead = Posledné kolo partie pre jedného. Tri kocky sú tvoje: získaj čo najviac slávy, aj s posledným netvorom a so všetkým, čo sa na konci počíta.
pd-puzzle-practice-1 = Krátke kolo
pd-puzzle-practice-1-lead = Tri kocky, málo krokov: čo prinesie slávu teraz, keď už nič nepríde?
pd-puzzle-practice-2 = Prechádzka
pd-puzzle-practice-2-lead = O kocku viac na cestu, o kocku menej na hrdinov.
pd-puzzle-practice-3 = Dlhá cesta
pd-puzzle-practice-3-lead = Kde skončíš, je jedno. Záleží na tom, čo leží cestou.
pd-puzzle-value-glory = { $count ->
        [one] { $count } bod slávy
        [few] { $count } body slávy
       *[other] { $count } bodov slávy
    }
pd-puzzle-value-glory-help = Všetko na liste tak, ako sa počíta na konci.
pd-puzzle-stars-0 = V tomto kole sa dalo získať oveľa viac.
pd-puzzle-stars-1 = Dobre. Trochu slávy však ušlo.
pd-puzzle-stars-2 = Skoro: chýba len málo.
pd-puzzle-stars-3 = Lepšie sa to zahrať nedá.
