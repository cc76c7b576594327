### Dlaczego ten ruch: co z niego wynika, jednym zdaniem.

dl-reason-order-crowded = { $order } jako { $turn ->
    [1] pierwszy
    [2] drugi
   *[other] trzeci
} rozkaz może nie znaleźć wolnego miejsca.
dl-reason-order-unpaid = { $order }: z tego, co teraz masz, nie da się zapłacić za żadne miejsce.
dl-reason-orders-sure = Każdy z rozkazów znajdzie miejsce, cokolwiek zagrają inni.
dl-reason-battle-lost = Karty walki, przy których stracisz pole: { $lost } z { $known } możliwych.
dl-reason-battle-held = { $falls ->
    [0] Utrzymasz pole, jakakolwiek karta walki przyjdzie.
    [one] Utrzymasz pole, jakakolwiek karta walki przyjdzie, i padnie co najmniej { $falls } bohater.
    [few] Utrzymasz pole, jakakolwiek karta walki przyjdzie, i padnie co najmniej { $falls } bohaterów.
   *[other] Utrzymasz pole, jakakolwiek karta walki przyjdzie, i padnie co najmniej { $falls } bohaterów.
}
dl-reason-tile-held = { $adventurers_count ->
    [0] Utrzymasz pole, nikt nie padnie.
   *[other] Utrzymasz pole; padnie: { $adventurers }.
}
dl-reason-tile-lost = { $adventurers_count ->
    [0] Stracisz pole i nikt nie padnie.
   *[other] Stracisz pole; padnie: { $adventurers }.
}
dl-reason-dig-taxes = Podziemia mają wtedy pól { $tiles }, a podatki to { $taxes }.
dl-reason-mined = Wtedy masz złota: { $gold }.
dl-reason-hire-short = Z tym, co teraz masz, w dzień wypłaty zabraknie { $gold ->
    [0] jedzenia: { $food }
   *[other] { $food ->
        [0] złota: { $gold }
       *[other] złota: { $gold } i jedzenia: { $food }
    }
} ({ $creature }).
dl-reason-hire-bill = { $creature } żąda w dzień wypłaty: złoto { $gold }, jedzenie { $food }, zło { $evil }.
dl-reason-evil-left = { $evil ->
    [0] Zła będzie wtedy dość, żeby przyszedł paladyn.
   *[other] Potem jeszcze { $evil } zła i przyjdzie do ciebie paladyn.
}
dl-reason-letters = { $letters ->
    [0] Wszystkie podatki zapłacone.
    [one] { $letters } martwy list (punkty: −{ $points }).
    [few] { $letters } martwe listy (punkty: −{ $points }).
   *[other] { $letters } martwych listów (punkty: −{ $points }).
}
