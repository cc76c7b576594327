### Čo majú hry spoločné: názvy, jazyky, boti, výpočty.

game-title-welcome_dungeon = { wd-title }
game-title-paper_dungeons = { pd-title }
game-title-dark_cave = { dc-title }
game-title-dungeon_lords = { dl-title }

game-tagline-welcome_dungeon = { wd-tagline }
game-tagline-paper_dungeons = { pd-tagline }
game-tagline-dark_cave = { dc-tagline }
game-tagline-dungeon_lords = { dl-tagline }

language-en = English
language-cs = Čeština
language-sk = Slovenčina
language-pl = Polski

bot-random = Tulák
bot-random-help = Hrá náhodne čokoľvek, čo pravidlá dovolia. Hodí sa na zoznámenie s hrou.
bot-greedy = Počtár
bot-greedy-help = Pri každom ťahu zváži šance a vyberie ten najlepší. Slušný súper.

list-empty = –
list-last = { $rest } a { $last }
