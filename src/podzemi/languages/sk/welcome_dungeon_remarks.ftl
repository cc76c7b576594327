# Čo hovorí učiteľ v prvej partii hry Hor sa do podzemia.

wdt-alone = Zvoľ druh, ktorý by ťa zranil najviac a ktorý žiadna výzbroj neporazí. Padne každá jeho karta.
wdt-hero = Ďalšieho hrdinu vyberáš ty. Výzbroj, ktorej rozumieš, má väčšiu cenu než tá silná.
wdt-start = Najprv si prezri výzbroj. S každým kusom, ktorý zmizne, je výprava ťažšia, nech nakoniec ide ktokoľvek.
wdt-card = Túto kartu vidíš len ty. **Pridaj** ju a poznáš jedno miesto v podzemí. **Obetuj výzbroj** a karta zmizne, ale výzbroj s ňou.
wdt-failure = Ďalší neúspech pre teba môže znamenať koniec partie. Včasné pasovanie nestojí nič.
wdt-success = Ešte jeden úspech a vyhrávaš. Ostatní to vedia tiež a nedajú ti to zadarmo.
wdt-known = Poznáš karty, ktoré tam sú od teba; všetky ostatné musíš odhadnúť.
wdt-passed = Niekto už pasoval. Do podzemia musí ten, kto zostane posledný, a teraz je vás o jedného menej.
wdt-gone = Obetovaná výzbroj sa v tomto kole nevráti. Pozri sa, ktoré príšery už nič neporazí.
wdt-full = Podzemie sa plní. Prežiješ to ešte? Ak nie, pasuj, kým môže zostať niekto iný.
wdt-deck = Balíček sa tenčí. Kto nemá čo potiahnuť, môže už len pasovať.
wdt-bare = Výzbroje zostáva málo. Ďalšia obeta uškodí tomu, kto pôjde, a to môžeš byť ty.
