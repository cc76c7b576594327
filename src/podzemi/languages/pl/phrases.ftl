# Co można powiedzieć jednym naciśnięciem przy stole każdej z gier; słowa wspólne są w talk.ftl.

wd-phrase-bluff = Blefujesz!
wd-phrase-dare = No dalej, odwagi, wchodź!
wd-phrase-not_me = Ja tam nie idę.
wd-phrase-easy = Te podziemia to bułka z masłem.
wd-phrase-deadly = Stamtąd nikt nie wyjdzie żywy.

pd-phrase-good_roll = Co za rzut!
pd-phrase-bad_roll = Te kości mnie nie lubią.
pd-phrase-boss = Idę na bossa.
pd-phrase-potion = Przydałaby mi się mikstura.
pd-phrase-one_more = Jeszcze jedna komnata…

dc-phrase-loyal = Trzymam z klanem!
dc-phrase-saboteur = Wśród nas jest sabotażysta.
dc-phrase-trust = Zaufaj mi.
dc-phrase-suspect = Nie wierzę ci.
dc-phrase-north = Kopmy na północ.
dc-phrase-east = Kopmy na wschód.
dc-phrase-south = Kopmy na południe.
dc-phrase-west = Kopmy na zachód.
dc-phrase-dead_end = To ślepa ścieżka.
dc-phrase-help = Bez pomocy nie dam rady.

dl-phrase-knew = Ten wybór łatwo było przewidzieć.
dl-phrase-same = Znowu te same rozkazy co moje!
dl-phrase-gold = Potrzebuję złota.
dl-phrase-taxes = Tylko nie znowu podatki…
dl-phrase-paladin = Paladyn jest cały twój.
dl-phrase-traps = Uwaga na pułapki!
