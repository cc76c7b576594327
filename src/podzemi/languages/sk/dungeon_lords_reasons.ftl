### Prečo práve tento ťah: čo z neho vyplýva, jednou vetou.

dl-reason-order-crowded = { $order } ako { $turn ->
    [1] prvý
    [2] druhý
   *[other] tretí
} príkaz možno nenájde voľné miesto.
dl-reason-order-unpaid = { $order }: z toho, čo teraz máš, sa nedá zaplatiť žiadne miesto.
dl-reason-orders-sure = Každý z príkazov nájde miesto, nech ostatní zahrajú čokoľvek.
dl-reason-battle-lost = Bojové karty, s ktorými o diel prídeš: { $lost } z { $known } možných.
dl-reason-battle-held = { $falls ->
    [0] Diel ubrániš, nech príde akákoľvek bojová karta.
    [one] Diel ubrániš, nech príde akákoľvek bojová karta, a padne aspoň { $falls } hrdina.
    [few] Diel ubrániš, nech príde akákoľvek bojová karta, a padnú aspoň { $falls } hrdinovia.
   *[other] Diel ubrániš, nech príde akákoľvek bojová karta, a padne aspoň { $falls } hrdinov.
}
dl-reason-tile-held = { $adventurers_count ->
    [0] Diel ubrániš, nikto nepadne.
   *[other] Diel ubrániš; padne: { $adventurers }.
}
dl-reason-tile-lost = { $adventurers_count ->
    [0] O diel prídeš a nikto nepadne.
   *[other] O diel prídeš; padne: { $adventurers }.
}
dl-reason-dig-taxes = Podzemie má potom dielov { $tiles }, dane sú { $taxes }.
dl-reason-mined = Potom máš zlata: { $gold }.
dl-reason-hire-short = S tým, čo teraz máš, bude vo výplatný deň chýbať { $gold ->
    [0] jedlo: { $food }
   *[other] { $food ->
        [0] zlato: { $gold }
       *[other] zlato: { $gold } a jedlo: { $food }
    }
} ({ $creature }).
dl-reason-hire-bill = { $creature } chce vo výplatný deň: zlato { $gold }, jedlo { $food }, zlo { $evil }.
dl-reason-evil-left = { $evil ->
    [0] Zla potom bude dosť na to, aby prišiel paladin.
    [one] Potom už len { $evil } zlo a príde k tebe paladin.
   *[other] Potom už len { $evil } zla a príde k tebe paladin.
}
dl-reason-letters = { $letters ->
    [0] Dane sú zaplatené celé.
   *[other] Nedoručiteľná pošta: { $letters } (body: −{ $points }).
}
