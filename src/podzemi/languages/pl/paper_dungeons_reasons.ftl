### Dlaczego ten ruch: co z niego wynika, jednym zdaniem.

pd-reason-boss-strength = { $missing ->
    [0] Siła przeciw bossowi ({ $boss }) rośnie z { $before } do { $after }, to wystarcza na najwyższy stopień.
   *[other] Siła przeciw bossowi ({ $boss }) rośnie z { $before } do { $after }; do następnego stopnia brakuje { $missing }.
}
pd-reason-row-full = Od razu daje coś jeszcze: { $rewards }.
pd-reason-item-whole = Przedmiot jest cały i od razu działa: { $item }.
pd-reason-item-half = Pierwsza część przedmiotu, bez drugiej jeszcze nie działa: { $item }.
pd-reason-brew-pays = { $potions ->
    [one] { $potions } mikstura, a rząd daje jeszcze: { $rewards }.
    [few] { $potions } mikstury, a rząd daje jeszcze: { $rewards }.
   *[other] { $potions } mikstur, a rząd daje jeszcze: { $rewards }.
}
pd-reason-brew-next = { $potions ->
    [one] { $potions } mikstura
    [few] { $potions } mikstury
   *[other] { $potions } mikstur
}; do następnej nagrody ({ $reward }) zabraknie ich potem { $missing }.
pd-reason-brew-only = { $potions ->
    [0] Nie ma już miejsca na miksturę.
    [one] { $potions } mikstura, a za nią nie ma już nagrody.
    [few] { $potions } mikstury, a za nimi nie ma już nagrody.
   *[other] { $potions } mikstur, a za nimi nie ma już nagrody.
}
pd-reason-way-deadly = Komnata { $room } kosztuje { $wounds ->
    [one] { $wounds } obrażenie
    [few] { $wounds } obrażenia
   *[other] { $wounds } obrażeń
} i drużyna od tego ginie.
pd-reason-way-hurts = Komnata { $room } kosztuje { $wounds ->
    [one] { $wounds } obrażenie
    [few] { $wounds } obrażenia
   *[other] { $wounds } obrażeń
}{ $track ->
    [0] {", wszystkie na mikstury"}
   *[other] , z tego { $track } do kolumny
}.
pd-reason-way-pays = Skarb w komnacie { $room }: { $rewards }.
pd-reason-way-gem = W komnacie { $room } leży klejnot { $gem }.
pd-reason-way-clear = Komnata { $room } jest nowa i nie kosztuje obrażeń.
pd-reason-way-known = W komnacie { $room } drużyna już była: nie ma tam nic nowego.
pd-reason-steps-lost = { $steps ->
    [one] Przepada { $steps } krok.
    [few] Przepadają { $steps } kroki.
   *[other] Przepada { $steps } kroków.
}
pd-reason-steps-paid = { $steps ->
    [one] Kość daje { $steps } krok.
    [few] Kość daje { $steps } kroki.
   *[other] Kość daje { $steps } kroków.
}
pd-reason-goal-pays = Cel { $goal }: od wartości { $need } przynosi punkty chwały: { $glory }.
