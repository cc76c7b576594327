### Výučba: prehľad, učiteľ vedľa stola, otázka pred prvou hrou.

learn-title = Naučiť sa
learn-lead = Krátke scény na skutočnom stole, v každej jedna myšlienka a rozhoduješ v nich ty. Asi desať minút na hru; odísť môžeš kedykoľvek.
learn-start = Začať
learn-go-on = Pokračovať
learn-repeat-all = Ešte raz
learn-not-started = zatiaľ nezačaté
learn-some-done = hotovo { $done } z { $count }
learn-all-done = všetky scény hotové
learn-scenes-of = Scény: { $game }
learn-rulebook = Pravidlá
learn-academy = Potom úlohy

learn-lesson = Výučba
learn-extra = Scéna navyše, mimo hlavnej cesty
learn-scene-of = Scéna { $number } z { $count }
learn-do = Tvoja úloha
learn-do-step = Tvoja úloha · krok { $step } z { $steps }
learn-try-again = Skús to znova · nič sa nestratilo
learn-allowed = **To je dovolené.** Tu však chceme vidieť niečo iné: čo, to hovorí úloha.
learn-why = Prečo?
learn-back = Späť
learn-show = Ukáž mi to
learn-skip = Preskočiť
learn-skipped = Preskočené. Nájdeš to zase pod „Naučiť sa“.
learn-leave = Opustiť výučbu
learn-next = Ďalšia scéna
learn-again = Ešte raz
learn-open = V tejto scéne sú všetky karty odkryté
learn-tries = Môžeš skúsiť aj toto
learn-question = Otázka
learn-well-done = Scéna je hotová
learn-finished = To bola posledná scéna. Na prvú partiu toho vieš dosť.
learn-first-match = Zahrať si prvú partiu
learn-dot = { $number }. { $title }{ $how ->
    [done] , hotovo
    [skipped] , preskočené
    [now] , práve táto
   *[ahead] {""}
}

refusal-unknown_scene = Taká scéna neexistuje.

## Pred prvou partiou

learn-first-title = Hráš túto hru prvýkrát?
learn-first-lead = { $game }. Pýtame sa pri každej hre len raz.
learn-first-teach = Áno, najprv ma to nauč
learn-first-teach-why = Krátke scény ({ $count }), asi desať minút. Odísť môžeš kedykoľvek.
learn-first-play = Áno, ale chcem rovno hrať
learn-first-play-why = Mierni roboti, pomalé tempo a voľby, ktoré pravidlá odporúčajú na prvú partiu.
learn-first-no = Nie, túto hru poznám
learn-first-no-why = Obvyklí roboti, obvyklé tempo.
learn-first-later = To všetko nájdeš zase pod „Naučiť sa“.
learn-first-cancel = Zrušiť
learn-remark = Stojí za povšimnutie
learn-remark-close = Rozumiem
learn-remark-never = Už nič nehovoriť
