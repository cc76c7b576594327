### Roboti, proti ktorým sa hrá a od ktorých sa dá učiť: úrovne, rada, rozbor.

level-title = Roboti
level-why = Akí silní majú byť? Jednotlivé miesta môžeš zmeniť hore.
level-none = Tvojím súperom je jediný robot, { $bot }: päť úrovní potrebuje hry v strojovom kóde a tie tu chýbajú.
level-pack = S dátovým balíkom je tvojím súperom { $bot }: päť úrovní pozná len komponenty, ktoré patria k hre.
level-suited = Prispôsobiť sa mi
level-suited-now = Teraz { $level }: po výhre o stupeň vyššie, po poslednom mieste o stupeň nižšie.
level-study = Na štúdium
level-add-one = Pridať robota…
level-add = Robot na miesto { $number }
level-again = Znova, súper: { $level }

refusal-hint_others = Rada je len v partiách proti samým robotom.
refusal-hint_rated = V partii, ktorá sa počíta do hodnotenia, rada nie je.
refusal-hint_turn = Teraz o ničom nerozhoduješ.

coach-hint = Poradiť
coach-hint-title = Rada
coach-known = z toho, čo vieš
coach-thinking = Rozmýšľam…
coach-pencil = Predkresliť
coach-close = Zavrieť
shell-key-n = poradiť
coach-percent = { $percent } %
coach-clear = { $measure ->
    [win] Vyhráva { $chance } % pokračovaní, ktoré majster vyskúšal; druhý najlepší ťah { $next } %.
    [clan] Tvoj klan vyhráva { $chance } % pokračovaní, ktoré majster vyskúšal; s druhým najlepším ťahom { $next } %.
   *[other] V pokračovaniach, ktoré majster vyskúšal, skončíš pred { $chance } % súperov; s druhým najlepším ťahom pred { $next } %.
}
coach-close-call = { $measure ->
    [win] Je to tesné: vyhráva { $chance } % pokračovaní, ktoré majster vyskúšal, druhý najlepší ťah { $next } %.
    [clan] Je to tesné: tvoj klan vyhráva { $chance } % pokračovaní, ktoré majster vyskúšal, s druhým najlepším ťahom { $next } %.
   *[other] Je to tesné: v pokračovaniach, ktoré majster vyskúšal, skončíš pred { $chance } % súperov; s druhým najlepším ťahom pred { $next } %.
}
coach-alone = { $measure ->
    [win] Vyhráva { $chance } % pokračovaní, ktoré majster vyskúšal, a žiadny iný ťah sa nepribližuje.
    [clan] Tvoj klan vyhráva { $chance } % pokračovaní, ktoré majster vyskúšal, a žiadny iný ťah sa nepribližuje.
   *[other] V pokračovaniach, ktoré majster vyskúšal, skončíš pred { $chance } % súperov a žiadny iný ťah sa nepribližuje.
}
coach-differs = { $measure ->
    [win] Majster by hral toto. Vyhráva to { $chance } % vyskúšaných pokračovaní, ťah „{ $other }“ { $next } %.
    [clan] Majster by hral toto. Tvoj klan s tým vyhráva { $chance } % vyskúšaných pokračovaní, s ťahom „{ $other }“ { $next } %.
   *[other] Majster by hral toto. Vo vyskúšaných pokračovaniach s tým skončíš pred { $chance } % súperov, s ťahom „{ $other }“ pred { $next } %.
}
coach-thumb = Takto by tu hral najsilnejší robot; aké šance to dáva, povedať nevie.
coach-stand-in = Takto by podľa jednoduchých poučiek hral { $bot }. Šance povedať nevie: na to sú potrebné hry v strojovom kóde a tie tu chýbajú.
terminal-prompt-hint = h poradiť,
terminal-hint = { $bot } by hral: { $action }.

level-coach = Tréner sa najprv spýta
level-coach-why = Pred rozhodnutím, ktoré ťa vyjde draho, sa raz spýta. Len v nehodnotených partiách proti robotom.
coach-warn-title = Počkaj chvíľu
coach-warn = { $measure ->
    [win] Toto vyhráva { $chance } % pokračovaní, ktoré majster vyskúšal; „{ $better }“ vyhráva { $next } %.
    [clan] Takto tvoj klan vyhráva { $chance } % pokračovaní, ktoré majster vyskúšal; s ťahom „{ $better }“ { $next } %.
   *[other] Takto v pokračovaniach, ktoré majster vyskúšal, skončíš pred { $chance } % súperov; s ťahom „{ $better }“ pred { $next } %.
}
coach-better = „{ $better }“: { $reason }
coach-warn-back = Rozmyslieť znova
coach-warn-on = Aj tak zahrať

coach-review = Rozbor
review-title = Rozbor: { $game }
review-moments = { $count ->
    [one] Rozhodnutie, ktoré ťa stálo najviac
    [few] { $count } rozhodnutia, ktoré ťa stáli najviac
   *[other] { $count } rozhodnutí, ktoré ťa stáli najviac
}
review-clean = Žiadne rozhodnutie nevyčnieva: žiadny tvoj ťah nebol zreteľne horší než iný.
review-note = Odhady najsilnejšieho robota, len z toho, čo bolo v tej chvíli z tvojho miesta vidieť.
review-working = Prechádzam tvoje rozhodnutia: { $done } z { $total }.
review-unknown = Majstrov pohľad dopredu pre túto partiu nie je k dispozícii, takže tvoje rozhodnutia niet s čím porovnať.
review-curve = { $measure ->
    [win] Tvoja šanca na výhru
    [clan] Šanca tvojho klanu na výhru
   *[other] Koľko súperov asi necháš za sebou
}
review-you = Ty
review-better = Lepší ťah
review-lost = −{ $percent } %
review-show = Ukázať
review-here = Ukázať tu
review-try = Skúsiť iný ťah
review-back = Späť k partii
review-move = Ťah
review-chance = Šanca
review-figures = Čísla
review-at = Ťah { $at }
