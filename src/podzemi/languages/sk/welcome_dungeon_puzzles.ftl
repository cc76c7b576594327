# Najlepšie výpravy: úlohy hry Hor sa do podzemia.

wd-puzzle-lead = Poznáš každú kartu v podzemí a jednu ďalšiu držíš v ruke. Pridaj ju, alebo sa jej zbav obetovaním výzbroje; súper potom pasuje a do podzemia ideš ty. Preži s čo najviac životmi.
wd-puzzle-practice-1 = Rytier
wd-puzzle-practice-1-lead = Dva kusy pridávajú životy, dva porážajú príšery: skôr než jeden obetuješ, spočítaj oboje.
wd-puzzle-practice-2 = Barbar
wd-puzzle-practice-2-lead = Elixír ťa vráti so životmi vytlačenými na hrdinovi, preto je neskorý pád cennejší než skorý.
wd-puzzle-practice-3 = Čarodejník
wd-puzzle-practice-3-lead = Zmluva porazí Démona a toho, kto príde po ňom. Naposledy pridaná karta prichádza prvá.
wd-puzzle-practice-4 = Zlodejka
wd-puzzle-practice-4-lead = Prsteň mení slabé príšery na životy, ak prídu skôr než tie silné.
wd-puzzle-value-alive = { $count ->
        [0] hrdina padne
       *[other] hrdina prežije
    }
wd-puzzle-value-alive-help = Najdôležitejšie je prežiť.
wd-puzzle-value-hp = { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životov
    }
wd-puzzle-value-hp-help = Potom čo najviac životov na konci.
wd-puzzle-stars-0 = Hrdina mohol prežiť.
wd-puzzle-stars-1 = Nažive, ale len tak-tak.
wd-puzzle-stars-2 = Nažive. Pár životov sa ešte dalo ušetriť.
wd-puzzle-stars-3 = Lepšie sa to zahrať nedá.
