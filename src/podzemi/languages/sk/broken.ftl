### Čo stránka povie, keď sa niečo pokazí.

broken-title = Niečo sa nepodarilo
broken-page = Stránka sa nenačítala. Server sa možno práve aktualizoval alebo vypadlo spojenie. Tvoje partie sú v poriadku.
broken-words = Texty sa nenačítali. Možno vypadlo spojenie.
broken-board = Herná doska prestala fungovať. Partia je v poriadku: môžeš hrať ďalej bez dosky alebo stránku načítať znova.
broken-reload = Načítať stránku znova
broken-copy = Skopírovať hlásenie
broken-copied = Hlásenie je skopírované
broken-drawing = Herná doska prestala fungovať. Môžeš pokračovať bez nej alebo stránku načítať znova.
broken-part = Časť stránky sa nenačítala.
broken-picture = Obrázok sa nepodarilo nakresliť. Čo je na ňom, hovoria aj slová pod ním.
