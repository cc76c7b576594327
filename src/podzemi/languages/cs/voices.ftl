### Co roboti občas řeknou: každý má svou povahu. Nic z toho neprozrazuje, co kdo má.

level-voices = Roboti mluví
level-voices-why = Robot občas něco prohodí. Nikdy tím nic neprozradí.

say-bold-hello-1 = Pochodně nahoru, jde se.
say-bold-hello-2 = Snad máš s sebou odvahu.
say-bold-won = Takhle se to dělá.
say-bold-lost = Když prohrát, tak pořádně!
say-bold-wd-1 = Víc nestvůr, to je ono.
say-bold-wd-2 = Brnění je pro bojácné.
say-bold-pd-1 = Rovnou na netvora, říkám.
say-bold-pd-2 = Kostky přejí odvážným.
say-bold-dc-1 = Kdo kope první, kope nejlíp.
say-bold-dc-2 = Tma nekouše.
say-bold-dl-1 = Zlo se vyplácí.
say-bold-dl-2 = Jen ať hrdinové přijdou.

say-careful-hello-1 = Hodně štěstí. Pozor na schody.
say-careful-hello-2 = Pomalu, ať se nikomu nic nestane.
say-careful-won = Trpělivost se vyplácí.
say-careful-lost = Příště počítám dvakrát.
say-careful-wd-1 = Počítám karty, které znám.
say-careful-wd-2 = Radši pasovat než kulhat ven.
say-careful-pd-1 = Nejdřív lektvary, pak sláva.
say-careful-pd-2 = Tohle si rozmyslím dvakrát.
say-careful-dc-1 = Cesta má mít i cestu zpátky.
say-careful-dc-2 = Krok, a pak se rozhlédnout.
say-careful-dl-1 = Daně přijdou dřív, než čekáš.
say-careful-dl-2 = Nejdřív nakrmit impy, pak snít.

say-suspicious-hello-1 = Mám tě na očích.
say-suspicious-hello-2 = Někdo se tu moc usmívá.
say-suspicious-won = Tušení nikdy neklame.
say-suspicious-lost = To byl od začátku tvůj plán.
say-suspicious-wd-1 = Proč tak rychle pasuješ?
say-suspicious-wd-2 = Copak tam asi leží?
say-suspicious-pd-1 = Tolik drahokamů nikdo nepotřebuje.
say-suspicious-pd-2 = Jdeš po mém netvorovi, viď?
say-suspicious-dc-1 = Kdo zavřel ten tunel?
say-suspicious-dc-2 = Na věrného trpaslíka moc milé.
say-suspicious-dl-1 = Vím, jaké máš příkazy.
say-suspicious-dl-2 = Paladin má určitě seznam.
