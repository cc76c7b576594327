# Cesty von: úlohy hry Temná jaskyňa.

dc-puzzle-lead = Východ je odkrytý, cesta k nemu ešte chýba. Tvoje karty sú tvoje ťahy: vylož kartu, choď a dostaň sa von v čo najmenej ťahoch a s čo najväčším množstvom zlata. Druhý trpaslík nemá karty a stojí.
dc-puzzle-practice-1 = Jedna karta
dc-puzzle-practice-1-lead = Vylož ju tak, aby ťa tri pohyby doviedli von.
dc-puzzle-practice-2 = Dve karty
dc-puzzle-practice-2-lead = Kde sa po prvom ťahu zastavíš, rozhodne o druhom.
dc-puzzle-practice-3 = Tri karty
dc-puzzle-practice-3-lead = Karta nemusí ležať vedľa teba, len vedľa jaskyne. Najprv spočítaj pohyby.
dc-puzzle-value-out = { $count ->
        [0] nie si vonku
       *[other] vonku z jaskyne
    }
dc-puzzle-value-out-help = Najprv sa dostať von.
dc-puzzle-value-turns = { $count ->
        [one] { $count } ťah
        [few] { $count } ťahy
       *[other] { $count } ťahov
    }
dc-puzzle-value-turns-help = Potom v čo najmenej ťahoch.
dc-puzzle-value-gold = { $count ->
        [0] žiadny nuget
        [one] { $count } nuget
        [few] { $count } nugety
       *[other] { $count } nugetov
    }
dc-puzzle-value-gold-help = Potom s čo najväčším množstvom zlata.
dc-puzzle-stars-0 = Cesta von existuje.
dc-puzzle-stars-1 = Vonku, ale ide to rýchlejšie.
dc-puzzle-stars-2 = Vonku včas. Trochu zlata sa cestou stratilo.
dc-puzzle-stars-3 = Lepšie sa to zahrať nedá.

dc-puzzle-kind = Cesta von
dc-puzzle-loyalty-kind = Kto pracuje s kým
dc-puzzle-loyalty-lead = Topánky daj tomu, kto iste pracuje pre ten istý klan ako ty, a Škriatka pošli na toho, kto iste nie. Obaja sú medzi tými, ktorých kartu nevidíš.
dc-puzzle-loyalty-premise = Kto sa pozrie na klanovú kartu, pomáha potom jej majiteľovi, len keď obaja pracujú pre ten istý klan, a škodí mu, len keď nie. Traja alebo štyria trpaslíci ťahajú z dvoch verných a dvoch sabotérov jedného klanu, viac trpaslíkov z troch verných a jedného sabotéra z každého klanu.
dc-puzzle-loyalty-practice-1 = Niekto sa pozrel
dc-puzzle-loyalty-practice-1-lead = Kto videl tvoju kartu a pomáha ti, pracuje s tebou. Zvyšok spočítaj.
dc-puzzle-loyalty-practice-2 = Nepriateľ môjho nepriateľa
dc-puzzle-loyalty-practice-2-lead = Strany sú len dve: kto škodí istému nepriateľovi, nepriateľ nie je.
dc-puzzle-loyalty-practice-3 = Čo nič nedokazuje
dc-puzzle-loyalty-practice-3-lead = Útok pred pohľadom na kartu alebo bez neho nehovorí nič.
dc-puzzle-value-friend = { $count ->
        [0] spojenec nedokázaný
       *[other] spojenec dokázaný
    }
dc-puzzle-value-friend-help = Topánky dostáva niekto, kto iste pracuje pre tvoj klan.
dc-puzzle-value-foe = { $count ->
        [0] nepriateľ nedokázaný
       *[other] nepriateľ dokázaný
    }
dc-puzzle-value-foe-help = Škriatok stretáva niekoho, kto iste pracuje pre druhý klan.
dc-puzzle-hint-proof = Vyplýva to z tohto a z počtu sabotérov: { $events }
dc-puzzle-hint-numbers = Dokazuje to tvoja vlastná karta a počet sabotérov.
dc-puzzle-loyalty-stars-0 = Ani jeden nie je istý.
dc-puzzle-loyalty-stars-1 = Jeden z oboch je istý.
dc-puzzle-loyalty-stars-2 = Jeden z oboch je istý.
dc-puzzle-loyalty-stars-3 = Obaja sú istí. To je dôkaz.
