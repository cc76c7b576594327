### Co stránka řekne, když se něco pokazí.

broken-title = Něco se nepovedlo
broken-page = Stránka se nenačetla. Server se možná právě aktualizoval, nebo vypadlo spojení. Tvé partie jsou v pořádku.
broken-words = Texty se nenačetly. Možná vypadlo spojení.
broken-board = Herní deska přestala fungovat. Partie je v pořádku: můžeš hrát dál bez desky, nebo stránku načíst znovu.
broken-reload = Načíst stránku znovu
broken-copy = Zkopírovat hlášení
broken-copied = Hlášení je zkopírované
broken-drawing = Herní deska přestala fungovat. Můžeš pokračovat bez ní, nebo stránku načíst znovu.
broken-part = Část stránky se nenačetla.
broken-picture = Obrázek se nepodařilo nakreslit. Co je na něm, říkají i slova pod ním.
