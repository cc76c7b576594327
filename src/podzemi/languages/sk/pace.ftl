### Ako rýchlo sa ukazujú ťahy ostatných.

pace-title = Tempo ťahov ostatných
pace-slow = Pomaly
pace-normal = Normálne
pace-fast = Rýchlo
pace-at-once = Hneď
pace-pause = Pozastaviť
pace-go-on = Ďalej
pace-skip = Preskočiť
pace-space = medzerník

since-title = Od tvojho posledného ťahu
since-close = Zavrieť
since-point = Ukázať na hernej doske
since-more = { $turns ->
    [one] A predtým ešte { $turns } ťah.
    [few] A predtým ešte { $turns } ťahy.
   *[other] A predtým ešte { $turns } ťahov.
}
shell-key-p = pozastaviť a zase pustiť ťahy ostatných
shell-key-space = preskočiť k súčasnému stavu
shell-key-b = čo sa stalo od tvojho posledného ťahu
