### Výuka: přehled, učitel vedle stolu, otázka před první hrou.

learn-title = Naučit se
learn-lead = Krátké scény na skutečném stole, v každé jedna myšlenka a rozhoduješ v nich ty. Asi deset minut na hru; odejít můžeš kdykoli.
learn-start = Začít
learn-go-on = Pokračovat
learn-repeat-all = Ještě jednou
learn-not-started = zatím nezačato
learn-some-done = hotovo { $done } z { $count }
learn-all-done = všechny scény hotové
learn-scenes-of = Scény: { $game }
learn-rulebook = Pravidla
learn-academy = Potom úlohy

learn-lesson = Výuka
learn-extra = Scéna navíc, mimo hlavní cestu
learn-scene-of = Scéna { $number } z { $count }
learn-do = Tvůj úkol
learn-do-step = Tvůj úkol · krok { $step } z { $steps }
learn-try-again = Zkus to znovu · nic se neztratilo
learn-allowed = **To je dovoleno.** Tady ale chceme vidět něco jiného: co, to říká úkol.
learn-why = Proč?
learn-back = Zpět
learn-show = Ukaž mi to
learn-skip = Přeskočit
learn-skipped = Přeskočeno. Najdeš to zase pod „Naučit se“.
learn-leave = Opustit výuku
learn-next = Další scéna
learn-again = Ještě jednou
learn-open = V této scéně jsou všechny karty odkryté
learn-tries = Můžeš zkusit i tohle
learn-question = Otázka
learn-well-done = Scéna je hotová
learn-finished = To byla poslední scéna. Na první partii toho víš dost.
learn-first-match = Zahrát si první partii
learn-dot = { $number }. { $title }{ $how ->
    [done] , hotovo
    [skipped] , přeskočeno
    [now] , právě tahle
   *[ahead] {""}
}

refusal-unknown_scene = Taková scéna neexistuje.

## Před první partií

learn-first-title = Hraješ tuhle hru poprvé?
learn-first-lead = { $game }. Ptáme se u každé hry jen jednou.
learn-first-teach = Ano, nejdřív mě to nauč
learn-first-teach-why = Krátké scény ({ $count }), asi deset minut. Odejít můžeš kdykoli.
learn-first-play = Ano, ale chci rovnou hrát
learn-first-play-why = Mírní roboti, pomalé tempo a volby, které pravidla doporučují pro první partii.
learn-first-no = Ne, tuhle hru znám
learn-first-no-why = Obvyklí roboti, obvyklé tempo.
learn-first-later = To všechno najdeš zase pod „Naučit se“.
learn-first-cancel = Zrušit
learn-remark = Stojí za povšimnutí
learn-remark-close = Rozumím
learn-remark-never = Už nic neříkat
