# Nejlepší výpravy: úlohy hry Vzhůru do podzemí.

wd-puzzle-lead = Znáš každou kartu v podzemí a jednu další držíš v ruce. Přidej ji, nebo se jí zbav obětováním výzbroje; soupeř pak pasuje a do podzemí jdeš ty. Přežij s co nejvíce životy.
wd-puzzle-practice-1 = Rytíř
wd-puzzle-practice-1-lead = Dva kusy přidávají životy, dva porážejí nestvůry: než jeden obětuješ, spočítej obojí.
wd-puzzle-practice-2 = Barbar
wd-puzzle-practice-2-lead = Lektvar tě vrátí s životy vytištěnými na hrdinovi, proto je pozdní pád cennější než brzký.
wd-puzzle-practice-3 = Čaroděj
wd-puzzle-practice-3-lead = Smlouva porazí Démona a toho, kdo přijde po něm. Naposledy přidaná karta přichází první.
wd-puzzle-practice-4 = Zlodějka
wd-puzzle-practice-4-lead = Prsten mění slabé nestvůry v životy, pokud přijdou dřív než ty silné.
wd-puzzle-value-alive = { $count ->
        [0] hrdina padne
       *[other] hrdina přežije
    }
wd-puzzle-value-alive-help = Nejdůležitější je přežít.
wd-puzzle-value-hp = { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }
wd-puzzle-value-hp-help = Potom co nejvíce životů na konci.
wd-puzzle-stars-0 = Hrdina mohl přežít.
wd-puzzle-stars-1 = Naživu, ale jen tak tak.
wd-puzzle-stars-2 = Naživu. Pár životů se ještě dalo ušetřit.
wd-puzzle-stars-3 = Líp to zahrát nejde.
