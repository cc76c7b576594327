### Proč právě tenhle tah: co z něj plyne, jednou větou.

dl-reason-order-crowded = { $order } jako { $turn ->
    [1] první
    [2] druhý
   *[other] třetí
} příkaz možná nenajde volné místo.
dl-reason-order-unpaid = { $order }: z toho, co teď máš, se nedá zaplatit žádné místo.
dl-reason-orders-sure = Každý z příkazů najde místo, ať ostatní zahrají cokoli.
dl-reason-battle-lost = Bojové karty, se kterými o pole přijdeš: { $lost } z { $known } možných.
dl-reason-battle-held = { $falls ->
    [0] Pole ubráníš, ať přijde jakákoli bojová karta.
    [one] Pole ubráníš, ať přijde jakákoli bojová karta, a padne aspoň { $falls } hrdina.
    [few] Pole ubráníš, ať přijde jakákoli bojová karta, a padnou aspoň { $falls } hrdinové.
   *[other] Pole ubráníš, ať přijde jakákoli bojová karta, a padne aspoň { $falls } hrdinů.
}
dl-reason-tile-held = { $adventurers_count ->
    [0] Pole ubráníš, nikdo nepadne.
   *[other] Pole ubráníš; padne: { $adventurers }.
}
dl-reason-tile-lost = { $adventurers_count ->
    [0] O pole přijdeš a nikdo nepadne.
   *[other] O pole přijdeš; padne: { $adventurers }.
}
dl-reason-dig-taxes = Podzemí pak má polí { $tiles }, daně jsou { $taxes }.
dl-reason-mined = Pak máš zlata: { $gold }.
dl-reason-hire-short = S tím, co teď máš, bude ve výplatní den chybět { $gold ->
    [0] jídlo: { $food }
   *[other] { $food ->
        [0] zlato: { $gold }
       *[other] zlato: { $gold } a jídlo: { $food }
    }
} ({ $creature }).
dl-reason-hire-bill = { $creature } chce ve výplatní den: zlato { $gold }, jídlo { $food }, zlo { $evil }.
dl-reason-evil-left = { $evil ->
    [0] Zla pak bude dost na to, aby přišel paladin.
    [one] Pak už jen { $evil } zlo a přijde k tobě paladin.
   *[other] Pak už jen { $evil } zla a přijde k tobě paladin.
}
dl-reason-letters = { $letters ->
    [0] Daně jsou zaplaceny celé.
   *[other] Nevyříditelná pošta: { $letters } (body: −{ $points }).
}
