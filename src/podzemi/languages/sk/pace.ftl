### Ako rýchlo sa ukazujú ťahy ostatných.

pace-title = Tempo ostatných
pace-slow = Pomaly
pace-normal = Normálne
pace-fast = Rýchlo
pace-at-once = Hneď
pace-pause = Podržať
pace-go-on = Ďalej
pace-skip = Preskočiť
pace-space = medzerník
