### Roboti, proti kterým se hraje a od kterých se dá učit: úrovně, nápověda, rozbor.

level-title = Roboti
level-why = Jak mají být silní? Jednotlivá místa můžeš změnit nahoře.
level-none = Tvým soupeřem je jediný robot, { $bot }: pět úrovní potřebuje hry ve strojovém kódu a ty tu chybějí.
level-pack = S datovým balíčkem je tvým soupeřem { $bot }: pět úrovní zná jen komponenty, které patří ke hře.
level-suited = Přizpůsobit se mi
level-suited-now = Teď { $level }: po výhře o stupeň výš, po posledním místě o stupeň níž.
level-study = Ke studiu
level-add-one = Přidat robota…
level-add = Robot na místo { $number }
level-again = Znovu, soupeř: { $level }

refusal-hint_others = Rada je jen v partiích proti samým robotům.
refusal-hint_rated = V partii, která se počítá do hodnocení, rada není.
refusal-hint_turn = Teď o ničem nerozhoduješ.

coach-hint = Poradit
coach-hint-title = Rada
coach-known = z toho, co víš
coach-thinking = Přemýšlím…
coach-pencil = Předkreslit
coach-close = Zavřít
shell-key-n = poradit
coach-percent = { $percent } %
coach-clear = { $measure ->
    [win] Vyhrává { $chance } % pokračování, která mistr vyzkoušel; druhý nejlepší tah { $next } %.
    [clan] Tvůj klan vyhrává { $chance } % pokračování, která mistr vyzkoušel; s druhým nejlepším tahem { $next } %.
   *[other] V pokračováních, která mistr vyzkoušel, skončíš před { $chance } % soupeřů; s druhým nejlepším tahem před { $next } %.
}
coach-close-call = { $measure ->
    [win] Je to těsné: vyhrává { $chance } % pokračování, která mistr vyzkoušel, druhý nejlepší tah { $next } %.
    [clan] Je to těsné: tvůj klan vyhrává { $chance } % pokračování, která mistr vyzkoušel, s druhým nejlepším tahem { $next } %.
   *[other] Je to těsné: v pokračováních, která mistr vyzkoušel, skončíš před { $chance } % soupeřů; s druhým nejlepším tahem před { $next } %.
}
coach-alone = { $measure ->
    [win] Vyhrává { $chance } % pokračování, která mistr vyzkoušel, a žádný jiný tah se neblíží.
    [clan] Tvůj klan vyhrává { $chance } % pokračování, která mistr vyzkoušel, a žádný jiný tah se neblíží.
   *[other] V pokračováních, která mistr vyzkoušel, skončíš před { $chance } % soupeřů a žádný jiný tah se neblíží.
}
coach-differs = { $measure ->
    [win] Mistr by hrál tohle. Vyhrává to { $chance } % vyzkoušených pokračování, tah „{ $other }“ { $next } %.
    [clan] Mistr by hrál tohle. Tvůj klan s tím vyhrává { $chance } % vyzkoušených pokračování, s tahem „{ $other }“ { $next } %.
   *[other] Mistr by hrál tohle. Ve vyzkoušených pokračováních s tím skončíš před { $chance } % soupeřů, s tahem „{ $other }“ před { $next } %.
}
coach-thumb = Takhle by tu hrál nejsilnější robot; jaké to dává šance, říct neumí.
coach-stand-in = Takhle by podle jednoduchých pouček hrál { $bot }. Šance říct neumí: k tomu jsou potřeba hry ve strojovém kódu a ty tu chybějí.
terminal-prompt-hint = h poradit,
terminal-hint = { $bot } by hrál: { $action }.

level-coach = Trenér se nejdřív zeptá
level-coach-why = Před rozhodnutím, které tě vyjde draho, se jednou zeptá. Jen v nehodnocených partiích proti robotům.
coach-warn-title = Počkej chvilku
coach-warn = { $measure ->
    [win] Tohle vyhrává { $chance } % pokračování, která mistr vyzkoušel; „{ $better }“ vyhrává { $next } %.
    [clan] Takhle tvůj klan vyhrává { $chance } % pokračování, která mistr vyzkoušel; s tahem „{ $better }“ { $next } %.
   *[other] Takhle v pokračováních, která mistr vyzkoušel, skončíš před { $chance } % soupeřů; s tahem „{ $better }“ před { $next } %.
}
coach-better = „{ $better }“: { $reason }
coach-warn-back = Rozmyslet znovu
coach-warn-on = Přesto zahrát

coach-review = Rozbor
review-title = Rozbor: { $game }
review-moments = { $count ->
    [one] Rozhodnutí, které tě stálo nejvíc
    [few] { $count } rozhodnutí, která tě stála nejvíc
   *[other] { $count } rozhodnutí, která tě stála nejvíc
}
review-clean = Žádné rozhodnutí nevyčnívá: žádný tvůj tah nebyl zřetelně horší než jiný.
review-note = Odhady nejsilnějšího robota, jen z toho, co bylo v tu chvíli z tvého místa vidět.
review-working = Procházím tvoje rozhodnutí: { $done } z { $total }.
review-unknown = Mistrův pohled dopředu pro tuto partii není k dispozici, takže není s čím tvoje rozhodnutí srovnat.
review-curve = { $measure ->
    [win] Tvoje šance na výhru
    [clan] Šance tvého klanu na výhru
   *[other] Kolik soupeřů nejspíš necháš za sebou
}
review-you = Ty
review-better = Lepší tah
review-lost = −{ $percent } %
review-show = Ukázat
review-here = Ukázat zde
review-try = Zkusit jiný tah
review-back = Zpět k partii
review-move = Tah
review-chance = Šance
review-figures = Čísla
review-at = Tah { $at }
