# Cesty ven: úlohy hry Temná jeskyně.

dc-puzzle-lead = Východ je odkrytý, cesta k němu ještě chybí. Tvoje karty jsou tvoje tahy: vylož kartu, jdi a dostaň se ven v co nejméně tazích a s co největším množstvím zlata. Druhý trpaslík nemá karty a stojí.
dc-puzzle-practice-1 = Jedna karta
dc-puzzle-practice-1-lead = Vylož ji tak, aby tě tři pohyby dovedly ven.
dc-puzzle-practice-2 = Dvě karty
dc-puzzle-practice-2-lead = Kde se po prvním tahu zastavíš, rozhodne o druhém.
dc-puzzle-practice-3 = Tři karty
dc-puzzle-practice-3-lead = Karta nemusí ležet vedle tebe, jen vedle jeskyně. Nejdřív spočítej pohyby.
dc-puzzle-value-out = { $count ->
        [0] nejsi venku
       *[other] venku z jeskyně
    }
dc-puzzle-value-out-help = Nejdřív se dostat ven.
dc-puzzle-value-turns = { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
dc-puzzle-value-turns-help = Potom v co nejméně tazích.
dc-puzzle-value-gold = { $count ->
        [0] žádný nuget
        [one] { $count } nuget
        [few] { $count } nugety
       *[other] { $count } nugetů
    }
dc-puzzle-value-gold-help = Potom s co největším množstvím zlata.
dc-puzzle-stars-0 = Cesta ven existuje.
dc-puzzle-stars-1 = Venku, ale jde to rychleji.
dc-puzzle-stars-2 = Venku včas. Trochu zlata se cestou ztratilo.
dc-puzzle-stars-3 = Líp to zahrát nejde.

dc-puzzle-kind = Cesta ven
dc-puzzle-loyalty-kind = Kdo pracuje s kým
dc-puzzle-loyalty-lead = Boty dej tomu, kdo jistě pracuje pro stejný klan jako ty, a Skřeta pošli na toho, kdo jistě ne. Oba jsou mezi těmi, jejichž kartu nevidíš.
dc-puzzle-loyalty-premise = Kdo se podívá na klanovou kartu, pomáhá potom jejímu majiteli, jen když oba pracují pro stejný klan, a škodí mu, jen když ne. Tři nebo čtyři trpaslíci táhnou ze dvou věrných a dvou sabotérů jednoho klanu, víc trpaslíků ze tří věrných a jednoho sabotéra z každého klanu.
dc-puzzle-loyalty-practice-1 = Někdo se podíval
dc-puzzle-loyalty-practice-1-lead = Kdo viděl tvou kartu a pomáhá ti, pracuje s tebou. Zbytek spočítej.
dc-puzzle-loyalty-practice-2 = Nepřítel mého nepřítele
dc-puzzle-loyalty-practice-2-lead = Strany jsou jen dvě: kdo škodí jistému nepříteli, nepřítel není.
dc-puzzle-loyalty-practice-3 = Co nic nedokazuje
dc-puzzle-loyalty-practice-3-lead = Útok před pohledem na kartu nebo bez něj neříká nic.
dc-puzzle-value-friend = { $count ->
        [0] spojenec nedokázán
       *[other] spojenec dokázán
    }
dc-puzzle-value-friend-help = Boty dostává někdo, kdo jistě pracuje pro tvůj klan.
dc-puzzle-value-foe = { $count ->
        [0] nepřítel nedokázán
       *[other] nepřítel dokázán
    }
dc-puzzle-value-foe-help = Skřet potkává někoho, kdo jistě pracuje pro druhý klan.
dc-puzzle-hint-proof = Plyne to z tohoto a z počtu sabotérů: { $events }
dc-puzzle-hint-numbers = Dokazuje to tvoje vlastní karta a počet sabotérů.
dc-puzzle-loyalty-stars-0 = Ani jeden není jistý.
dc-puzzle-loyalty-stars-1 = Jeden z obou je jistý.
dc-puzzle-loyalty-stars-2 = Jeden z obou je jistý.
dc-puzzle-loyalty-stars-3 = Oba jsou jistí. To je důkaz.
