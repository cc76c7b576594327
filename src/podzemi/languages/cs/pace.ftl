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
