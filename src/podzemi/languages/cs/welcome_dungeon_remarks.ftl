# Co říká učitel v první partii hry Vzhůru do podzemí.

wdt-alone = Zvol druh, který by tě zranil nejvíc a který žádná výzbroj neporazí. Padne každá jeho karta.
wdt-hero = Příštího hrdinu vybíráš ty. Výzbroj, které rozumíš, má větší cenu než ta silná.
wdt-start = Nejdřív si prohlédni výzbroj. S každým kusem, který zmizí, je výprava těžší, ať nakonec půjde kdokoli.
wdt-card = Tuhle kartu vidíš jen ty. **Přidej** ji a znáš jedno místo v podzemí. **Obětuj výzbroj** a karta zmizí, ale výzbroj s ní.
wdt-failure = Další neúspěch pro tebe může znamenat konec partie. Včasné pasování nestojí nic.
wdt-success = Ještě jeden úspěch a vyhráváš. Ostatní to vědí také a nedají ti to zadarmo.
wdt-known = Znáš karty, které tam jsou od tebe; všechny ostatní musíš odhadnout.
wdt-passed = Někdo už pasoval. Do podzemí musí ten, kdo zbude poslední, a teď je vás o jednoho méně.
wdt-gone = Obětovaná výzbroj se v tomto kole nevrátí. Podívej se, které nestvůry už nic neporazí.
wdt-full = Podzemí se plní. Přežiješ to ještě? Jestli ne, pasuj, dokud může zbýt někdo jiný.
wdt-deck = Balíček se tenčí. Kdo nemá co dobrat, může už jen pasovat.
wdt-bare = Výzbroje zbývá málo. Další oběť uškodí tomu, kdo půjde, a to můžeš být ty.
