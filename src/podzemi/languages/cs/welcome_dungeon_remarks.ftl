# Co říká učitel v první partii hry Vzhůru do podzemí.

wdt-alone = Jmenuj druh, který by tě zranil nejvíc a který žádné vybavení neporazí. Padne každá jeho karta.
wdt-hero = Kdo šel do podzemí, vybírá příštího hrdinu. Vybavení, kterému rozumíš, má větší cenu než to silné.
wdt-start = Nejdřív si prohlédni vybavení. S každým kusem, který zmizí, je výprava těžší, ať nakonec půjde kdokoli.
wdt-card = Tuhle kartu vidíš jen ty. **Přidej** ji a znáš jedno místo v podzemí. **Obětuj vybavení** a karta zmizí, ale vybavení také.
wdt-failure = Ještě jeden neúspěch a partie pro tebe končí. Včasné pasování nestojí nic.
wdt-success = Ještě jeden úspěch a vyhráváš. Ostatní to vědí také a nedají ti to zadarmo.
wdt-known = Znáš karty, které tam jsou od tebe; všechny ostatní musíš odhadnout.
wdt-passed = Někdo už pasoval. Do podzemí musí ten, kdo zbude poslední, a teď je vás o jednoho méně.
wdt-gone = Obětované vybavení se v tomto kole nevrátí. Podívej se, které příšery už nic neporazí.
wdt-full = Podzemí se plní. Přežiješ to ještě? Jestli ne, pasuj, dokud může zbýt někdo jiný.
wdt-deck = Balíček se tenčí. Kdo nemá co líznout, může už jen pasovat.
wdt-bare = Vybavení zbývá málo. Další oběť uškodí tomu, kdo půjde, a to můžeš být ty.
