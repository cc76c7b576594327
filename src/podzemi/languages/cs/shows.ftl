### Co stůl ukazuje a jak zní kromě desky: scény, oznámení, značky, rozhodnutí, která se udělají sama.

show-skip = Přeskočit
show-got-it = Rozumím
show-marks = Změnilo se od tvého posledního rozhodnutí
show-forced = Jediná možnost: { $what }.
show-forced-setting = Rozhodovat za mě tam, kde je jediná možnost
show-forced-why = Krátká zpráva řekne, co se stalo. O tom, co by ostatním mohlo něco prozradit, rozhoduješ dál ty.
show-to-result = Přeskočit k výsledku
shell-key-m = skrýt značky změn a zase je ukázat

## Zvuk

sound-turn-off = Vypnout zvuk
sound-turn-on = Zapnout zvuk
sound-all = Zvuky u stolu
sound-all-why = Tužka, kámen, kostky a buben. Nic se neříká jen zvukem.
sound-turn = Když jsi na tahu, škrtne sirka
sound-volume = Hlasitost
sound-volume-1 = Potichu
sound-volume-2 = Středně
sound-volume-3 = Nahlas

## Vzhůru do podzemí

show-wd-run = Všichni ostatní pasovali: dovnitř jdeš ty.
show-wd-out = Ostatní hrají dál. Můžeš se dívat, nebo přeskočit k výsledku.

## Vládci podzemí

show-dl-orders = Příkazy se otáčejí
show-dl-orders-lead = Nejdřív první příkaz všech, pak druhý, pak třetí. Každý služebník zabere první volné místo.
show-dl-column = { $position ->
    [1] První příkaz
    [2] Druhý příkaz
   *[3] Třetí příkaz
}
show-dl-full = všechna místa jsou obsazená
show-dl-poor = chybí zlato na najímání
show-dl-all-placed = { $position ->
    [1] První příkazy: každý služebník má své místo.
    [2] Druhé příkazy: každý služebník má své místo.
   *[3] Třetí příkazy: každý služebník má své místo.
}
show-dl-paladin = Jde v čele družiny proti tvému podzemí.
show-dl-paladin-gone = Tvé podzemí už neohrožuje.
show-dl-waits = Příkaz se neprovede; kartu si na konci období můžeš vzít zpět.
show-dl-creature-lost = Je nadobro pryč.

## Papírové doupě

show-pd-lead = Všichni stojí proti netvorovi najednou.
show-pd-weak = Počítá se dvakrát: { $hero }
show-pd-less = méně
show-pd-room-found = v místnosti netvora
show-pd-room-lost = místnost neprozkoumaná
show-pd-best = největší síla: bere odměnu
show-pd-gem = Někdo byl rychlejší: už ho nezískáš.
show-pd-mission = Body za něj už nezískáš.
show-pd-risen = Tvá družina jednou vstává z mrtvých. Na konci to stojí body.

## Temná jeskyně

show-dc-after = Jak to dopadlo
show-dc-nobody = Nikoho nepotká.
show-dc-loyalty = Kdo byl komu věrný
show-dc-loyalty-lead = Klanové karty se otáčejí jedna po druhé. Potom se počítají poklady.
show-dc-works = pracuje pro { $clan_acc }
show-dc-treasure = Poklad { $clan_gen }: { $treasure }.
show-dc-hands_swapped = V ruce máš teď jiné karty.
show-dc-clan_looked = Teď už někdo jiný ví, pro koho pracuješ.
show-dc-boots_given = V každém tahu máš o pohyb víc.
show-dc-axe_given = Leží před tebou: zažene nestvůru nebo přetne pavučinu.
show-dc-web_laid = Cesta hned vedle tvého trpaslíka je zavřená.
show-dc-card_lost = Limit karet ti zůstane nižší po zbytek partie.
show-dc-gold_lost = Počítá se jen zlato vynesené ven.
show-dc-dwarf_laid = Do konce svého příštího tahu se nemůžeš pohnout.
