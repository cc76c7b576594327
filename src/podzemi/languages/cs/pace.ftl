### Jak rychle se ukazují tahy ostatních.

pace-title = Tempo ostatních
pace-slow = Pomalu
pace-normal = Normálně
pace-fast = Rychle
pace-at-once = Hned
pace-pause = Podržet
pace-go-on = Dál
pace-skip = Přeskočit
pace-space = mezerník

since-title = Od tvého posledního tahu
since-close = Zavřít
since-point = Ukázat na herní desce
since-more = { $turns ->
    [one] A předtím ještě { $turns } tah.
    [few] A předtím ještě { $turns } tahy.
   *[other] A předtím ještě { $turns } tahů.
}
shell-key-p = podržet, co dělají ostatní, a zase pokračovat
shell-key-space = přeskočit do přítomnosti
shell-key-b = co se stalo od tvého posledního tahu
