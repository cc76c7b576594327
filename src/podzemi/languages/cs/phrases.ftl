# Co se dá říct jedním stiskem u stolu jednotlivých her; slova pro všechny hry jsou v talk.ftl.

wd-phrase-bluff = Ty blafuješ!
wd-phrase-dare = Jen běž dovnitř, odvahu!
wd-phrase-not_me = Tam já nejdu.
wd-phrase-easy = To podzemí je procházka růžovým sadem.
wd-phrase-deadly = Odtamtud nikdo nevyjde živý.

pd-phrase-good_roll = To je ale hod!
pd-phrase-bad_roll = Ty kostky mě nemají rády.
pd-phrase-boss = Jdu na netvora.
pd-phrase-potion = Hodil by se mi lektvar.
pd-phrase-one_more = Ještě jednu místnost…

dc-phrase-loyal = Držím s klanem!
dc-phrase-saboteur = Je mezi námi sabotér.
dc-phrase-trust = Věř mi.
dc-phrase-suspect = Nevěřím ti.
dc-phrase-north = Kopejme na sever.
dc-phrase-east = Kopejme na východ.
dc-phrase-south = Kopejme na jih.
dc-phrase-west = Kopejme na západ.
dc-phrase-dead_end = To je slepá cesta.
dc-phrase-help = Bez pomoci to nezvládnu.

dl-phrase-knew = Tahle volba se dala čekat.
dl-phrase-same = Zase stejné příkazy jako já!
dl-phrase-gold = Potřebuji zlato.
dl-phrase-taxes = Jen ne zase daně…
dl-phrase-paladin = Paladin je celý tvůj.
dl-phrase-traps = Pozor na pasti!
