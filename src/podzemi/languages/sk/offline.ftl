# Stránka, ktorá nepotrebuje server: všetko sa deje v prehliadači.

alone-files = Načítavajú sa hry: { $share } z { $size } MB
alone-engine = Roboti vstávajú…
alone-table = Prestiera sa stôl…
alone-why = Celá hra sa prenesie do tohto prehliadača. Potom už nepotrebuje sieť.
alone-failed = Hry sa v tomto prehliadači nespustili.
alone-again = Skúsiť znova
alone-here = Všetko je tu, v tomto prehliadači
alone-here-why = Hráš s robotmi, učíš sa, riešiš úlohy a prezeráš si partie bez servera a bez siete. Účty, priatelia, hodnotenie a stoly s ľuďmi odinakiaľ server potrebujú; pri tomto zariadení však môže hrať viac ľudí.
alone-unkept = Tento prehliadač si pre túto stránku nič neukladá, možno preto, že je okno súkromné. Keď ho zavrieš, partie zmiznú.
alone-save = Uložiť všetko do súboru
alone-bring = Načítať uložený súbor
alone-save-why = Tvoje partie, úlohy a lekcie sú uložené len v tomto prehliadači. V súbore ich prenesieš do iného.
alone-bring-title = Nahradiť, čo je tu?
alone-bring-why = Všetky partie, úlohy a lekcie v tomto prehliadači ustúpia tým zo súboru.
alone-bring-keep = Nechať, čo je tu
alone-bring-do = Nahradiť
alone-no-save = V tomto súbore nie je uložené Podzemí, alebo je poškodený. Nič sa nezmenilo.
alone-play = Hrať offline
alone-play-why = Do prehliadača sa raz prenesie { $size } MB. Potom hráš s robotmi bez siete, aj bez tohto servera.
