# Stránka, která nepotřebuje server: všechno se děje v prohlížeči.

alone-files = Načítají se hry: { $share } z { $size } MB
alone-engine = Roboti vstávají…
alone-table = Prostírá se stůl…
alone-why = Celá hra se přenese do tohoto prohlížeče. Pak už nepotřebuje síť.
alone-failed = Hry se v tomto prohlížeči nespustily.
alone-again = Zkusit znovu
alone-here = Všechno je tady, v tomto prohlížeči
alone-here-why = Hraješ s roboty, učíš se, řešíš úlohy a prohlížíš si partie bez serveru a bez sítě. Účty, přátelé, hodnocení a stoly s lidmi odjinud server potřebují; u tohoto zařízení ale může hrát víc lidí.
alone-unkept = Tento prohlížeč si pro tuto stránku nic neukládá, možná proto, že je okno anonymní. Až ho zavřeš, partie zmizí.
alone-save = Uložit všechno do souboru
alone-bring = Načíst uložený soubor
alone-save-why = Tvoje partie, úlohy a lekce jsou uložené jen v tomto prohlížeči. V souboru je přeneseš do jiného.
alone-bring-title = Nahradit, co je tady?
alone-bring-why = Všechny partie, úlohy a lekce v tomto prohlížeči ustoupí těm ze souboru.
alone-bring-keep = Nechat, co je tady
alone-bring-do = Nahradit
alone-no-save = V tomto souboru není uložené Podzemí, nebo je poškozený. Nic se nezměnilo.
alone-play = Hrát offline
alone-play-why = Do prohlížeče se jednou přenese { $size } MB. Pak hraješ s roboty bez sítě, i bez tohoto serveru.
