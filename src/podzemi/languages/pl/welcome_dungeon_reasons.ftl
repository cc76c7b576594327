### Dlaczego ten ruch: co z niego wynika, jednym zdaniem.

wd-reason-tile-beats = Bez { $tile_gen } nic nie pokona { $cards_gen }.
wd-reason-tile-hp = Bohater bez { $tile_gen } wejdzie z { $after } PŻ zamiast { $before }.
wd-reason-tile-spare = Bohater nawet bez { $tile_gen } zachowa wszystkie PŻ, a te same potwory pokona reszta ekwipunku.
wd-reason-runner-left = W grze zostaje tylko { $seat } i musi ruszyć na wyprawę; szansa przeżycia to około { $survival }%.
wd-reason-sit-out = Nie idziesz do podziemi, w których szansa przeżycia to teraz około { $survival }%; { $left ->
    [one] w grze zostaje { $left } gracz
    [few] w grze zostaje { $left } graczy
   *[other] w grze zostaje { $left } graczy
}.
wd-reason-last-card = To ostatnia karta: musisz ruszyć na wyprawę, szansa przeżycia to około { $survival }%.
wd-reason-stay-in = Zostajesz w grze; wyprawa miałaby teraz szansę przeżycia około { $survival }%.
wd-reason-add-beaten = { $monster } nie szkodzi: pokona go ekwipunek ({ $tile }). Szansa przeżycia to wtedy około { $survival }%.
wd-reason-add-hurts = { $monster }: nic go nie pokona, obrażenia: { $damage }. Szansa przeżycia to wtedy około { $survival }%.
wd-reason-name-left = { $unseen ->
    [0] Znasz już wszystkie karty tego rodzaju ({ $monster }).
   *[other] Karty tego rodzaju ({ $monster }), których nie znasz: { $unseen } z { $copies }.
}
wd-reason-card-beaten = { $monster }: ekwipunek ({ $tile }) i tak go pokona.
wd-reason-card-hurts = { $monster } odbierze bohaterowi PŻ: { $before } → { $after }.
wd-reason-card-fatal = { $monster } zabije bohatera.
