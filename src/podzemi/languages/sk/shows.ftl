### Čo stôl ukazuje a ako znie okrem dosky: scény, oznámenia, značky, rozhodnutia, ktoré sa urobia samy.

show-skip = Preskočiť
show-got-it = Rozumiem
show-marks = Zmenilo sa od tvojho posledného rozhodnutia
show-forced = Jediná možnosť: { $what }.
show-forced-setting = Rozhodovať za mňa tam, kde je jediná možnosť
show-forced-why = Krátka správa povie, čo sa stalo. O tom, čo by ostatným mohlo niečo prezradiť, rozhoduješ ďalej ty.
show-to-result = Preskočiť k výsledku
shell-key-m = skryť značky zmien a zase ich ukázať

## Zvuk

sound-turn-off = Vypnúť zvuk
sound-turn-on = Zapnúť zvuk
sound-all = Zvuky pri stole
sound-all-why = Ceruzka, kameň, kocky a bubon. Nič sa nehovorí iba zvukom.
sound-turn = Keď si na ťahu, škrtne zápalka
sound-volume = Hlasitosť
sound-volume-1 = Potichu
sound-volume-2 = Stredne
sound-volume-3 = Nahlas

## Hor sa do podzemia

show-wd-run = Všetci ostatní pasovali: dnu ideš ty.
show-wd-out = Ostatní hrajú ďalej. Môžeš sa pozerať, alebo preskočiť k výsledku.

## Vládcovia podzemia

show-dl-orders = Príkazy sa otáčajú
show-dl-orders-lead = Najprv prvý príkaz všetkých, potom druhý, potom tretí. Každý sluha zaberie prvé voľné miesto.
show-dl-column = { $position ->
    [1] Prvý príkaz
    [2] Druhý príkaz
   *[3] Tretí príkaz
}
show-dl-full = všetky miesta sú obsadené
show-dl-poor = chýba zlato na najímanie
show-dl-all-placed = { $position ->
    [1] Prvé príkazy: každý sluha má svoje miesto.
    [2] Druhé príkazy: každý sluha má svoje miesto.
   *[3] Tretie príkazy: každý sluha má svoje miesto.
}
show-dl-paladin = Ide na čele družiny proti tvojmu podzemiu.
show-dl-paladin-gone = Tvoje podzemie už neohrozuje.
show-dl-waits = Príkaz sa nevykoná; kartu si na konci obdobia môžeš vziať späť.
show-dl-creature-lost = Je nadobro preč.

## Papierové podzemie

show-pd-lead = Všetci stoja proti netvorovi naraz.
show-pd-weak = Počíta sa dvakrát: { $hero }
show-pd-less = menej
show-pd-room-found = v miestnosti netvora
show-pd-room-lost = miestnosť nepreskúmaná
show-pd-best = najväčšia sila: berie odmenu
show-pd-gem = Niekto bol rýchlejší: už ho nezískaš.
show-pd-mission = Body za ňu už nezískaš.
show-pd-risen = Tvoja družina raz vstáva z mŕtvych. Na konci to stojí body.

## Temná jaskyňa

show-dc-after = Ako to dopadlo
show-dc-nobody = Nikoho nestretne.
show-dc-loyalty = Kto bol komu verný
show-dc-loyalty-lead = Klanové karty sa otáčajú jedna po druhej. Potom sa počítajú poklady.
show-dc-works = pracuje pre { $clan_acc }
show-dc-treasure = Poklad { $clan_gen }: { $treasure }.
show-dc-hands_swapped = V ruke máš teraz iné karty.
show-dc-clan_looked = Teraz už niekto iný vie, pre koho pracuješ.
show-dc-boots_given = V každom ťahu máš o pohyb viac.
show-dc-axe_given = Leží pred tebou: zaženie netvora alebo pretne pavučinu.
show-dc-web_laid = Cesta hneď vedľa tvojho trpaslíka je zavretá.
show-dc-card_lost = Limit kariet ti zostane nižší po zvyšok partie.
show-dc-gold_lost = Počíta sa len zlato vynesené von.
show-dc-dwarf_laid = Do konca svojho ďalšieho ťahu sa nemôžeš pohnúť.
