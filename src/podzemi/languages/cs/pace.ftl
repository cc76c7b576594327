### Jak rychle se ukazují tahy ostatních.

pace-title = Tempo tahů ostatních
pace-slow = Pomalu
pace-normal = Normálně
pace-fast = Rychle
pace-at-once = Hned
pace-pause = Pozastavit
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
shell-key-p = pozastavit a zase pustit tahy ostatních
shell-key-space = přeskočit k současnému stavu
shell-key-b = co se stalo od tvého posledního tahu
