### Čo roboti občas povedia: každý má svoju povahu. Nič z toho neprezrádza, čo kto má.

level-voices = Roboti hovoria
level-voices-why = Robot občas niečo prehodí. Nikdy tým nič neprezradí.

say-bold-hello-1 = Fakle hore, ide sa.
say-bold-hello-2 = Azda máš so sebou odvahu.
say-bold-won = Takto sa to robí.
say-bold-lost = Keď prehrať, tak poriadne!
say-bold-wd-1 = Viac príšer, to je ono.
say-bold-wd-2 = Brnenie je pre bojazlivých.
say-bold-pd-1 = Rovno na netvora, vravím.
say-bold-pd-2 = Kocky prajú odvážnym.
say-bold-dc-1 = Kto kope prvý, kope najlepšie.
say-bold-dc-2 = Tma nehryzie.
say-bold-dl-1 = Zlo sa vypláca.
say-bold-dl-2 = Len nech hrdinovia prídu.

say-careful-hello-1 = Veľa šťastia. Pozor na schody.
say-careful-hello-2 = Pomaly, nech sa nikomu nič nestane.
say-careful-won = Trpezlivosť sa vypláca.
say-careful-lost = Nabudúce počítam dvakrát.
say-careful-wd-1 = Počítam karty, ktoré poznám.
say-careful-wd-2 = Radšej pasovať než krívať von.
say-careful-pd-1 = Najprv elixíry, potom sláva.
say-careful-pd-2 = Toto si premyslím dvakrát.
say-careful-dc-1 = Cesta má mať aj cestu späť.
say-careful-dc-2 = Krok, a potom sa rozhliadnuť.
say-careful-dl-1 = Dane prídu skôr, než čakáš.
say-careful-dl-2 = Najprv nakŕmiť impov, potom snívať.

say-suspicious-hello-1 = Mám ťa na očiach.
say-suspicious-hello-2 = Niekto sa tu priveľmi usmieva.
say-suspicious-won = Tušenie nikdy neklame.
say-suspicious-lost = To bol od začiatku tvoj plán.
say-suspicious-wd-1 = Prečo tak rýchlo pasuješ?
say-suspicious-wd-2 = Čo tam asi leží?
say-suspicious-pd-1 = Toľko drahokamov nikto nepotrebuje.
say-suspicious-pd-2 = Ideš po mojom netvorovi, však?
say-suspicious-dc-1 = Kto zavrel ten tunel?
say-suspicious-dc-2 = Na verného trpaslíka priveľmi milé.
say-suspicious-dl-1 = Viem, aké máš príkazy.
say-suspicious-dl-2 = Paladin má určite zoznam.
