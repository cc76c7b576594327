### Dlaczego ten ruch: co z niego wynika, jednym zdaniem.

dc-reason-opens-exit = Z tą kartą twój krasnolud dojdzie do wyjścia jeszcze w tej turze: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}.
dc-reason-opens-goal = Z tą kartą twój krasnolud dojdzie do zakrytej karty celu jeszcze w tej turze: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}.
dc-reason-opens-nugget = Z tą kartą twój krasnolud dojdzie do bryłki jeszcze w tej turze: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}.
dc-reason-near-exit = { $cells ->
    [0] Wyjście jest właśnie na tej karcie.
    [one] Wyjście jest stamtąd { $cells } kartę dalej.
    [few] Wyjście jest stamtąd { $cells } karty dalej.
   *[other] Wyjście jest stamtąd { $cells } kart dalej.
}
dc-reason-near-goal = { $cells ->
    [0] To karta celu, na której może być wyjście.
    [one] Najbliższa karta celu, na której może być wyjście, jest stamtąd { $cells } kartę dalej.
    [few] Najbliższa karta celu, na której może być wyjście, jest stamtąd { $cells } karty dalej.
   *[other] Najbliższa karta celu, na której może być wyjście, jest stamtąd { $cells } kart dalej.
}
dc-reason-to-exit = Tędy dojdziesz do wyjścia jeszcze w tej turze: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}.
dc-reason-to-goal = Tędy dojdziesz do zakrytej karty celu jeszcze w tej turze: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}.
dc-reason-to-nugget = Tędy dojdziesz do bryłki jeszcze w tej turze: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}.
dc-reason-meets-monster = Czeka tam potwór: { $monster }.
dc-reason-toll = { $lost ->
    [0] Tunel zabierze tam bryłkę.
   *[other] Most zabierze tam kartę z ręki, a limit kart spadnie na stałe.
}
dc-reason-exit-chance = Z tego, co wiesz, wyjście jest tam na { $chance }%.
dc-reason-saboteur-chance = Z tego, co pewne, { $player } to sabotażysta na { $chance }%.
dc-reason-hits = { $monster } spotyka: { $hunted }. Graczy z toporem wśród nich: { $axes }.
dc-reason-hits-nobody = { $monster } nikogo tam nie spotyka.
dc-reason-hands = Dostajesz { $mine ->
    [one] { $mine } kartę
    [few] { $mine } karty
   *[other] { $mine } kart
}, a { $player } dostaje { $theirs }.
dc-reason-web-lasts = { $turns ->
    [one] Pajęczyna zniknie sama za { $turns } turę.
    [few] Pajęczyna zniknie sama za { $turns } tury.
   *[other] Pajęczyna zniknie sama za { $turns } tur.
}
dc-reason-draws = { $draws ->
    [0] Nie dobierasz za to karty.
    [one] Na końcu tury dobierasz { $draws } kartę.
    [few] Na końcu tury dobierasz { $draws } karty.
   *[other] Na końcu tury dobierasz { $draws } kart.
}
dc-reason-moves-lost = { $moves ->
    [one] Przepada { $moves } ruch.
    [few] Przepadają { $moves } ruchy.
   *[other] Przepada { $moves } ruchów.
}
dc-reason-wins-now = Z tego, co pewne, teraz wygrałby { $clan } na { $chance }%.
