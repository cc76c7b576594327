# Čo sa dá povedať jedným stlačením pri stole jednotlivých hier; slová pre všetky hry sú v talk.ftl.

wd-phrase-bluff = Ty blafuješ!
wd-phrase-dare = Len choď dnu, odvahu!
wd-phrase-not_me = Tam ja nejdem.
wd-phrase-easy = To podzemie je prechádzka ružovou záhradou.
wd-phrase-deadly = Odtiaľ nikto nevyjde živý.

pd-phrase-good_roll = To je ale hod!
pd-phrase-bad_roll = Tie kocky ma nemajú rady.
pd-phrase-boss = Idem na netvora.
pd-phrase-potion = Hodil by sa mi elixír.
pd-phrase-one_more = Ešte jednu miestnosť…

dc-phrase-loyal = Držím s klanom!
dc-phrase-saboteur = Je medzi nami sabotér.
dc-phrase-trust = Ver mi.
dc-phrase-suspect = Neverím ti.
dc-phrase-north = Kopme na sever.
dc-phrase-east = Kopme na východ.
dc-phrase-south = Kopme na juh.
dc-phrase-west = Kopme na západ.
dc-phrase-dead_end = To je slepá cesta.
dc-phrase-help = Bez pomoci to nezvládnem.

dl-phrase-knew = Táto voľba sa dala čakať.
dl-phrase-same = Zase rovnaké príkazy ako ja!
dl-phrase-gold = Potrebujem zlato.
dl-phrase-taxes = Len nie zase dane…
dl-phrase-paladin = Paladin je celý tvoj.
dl-phrase-traps = Pozor na pasce!
