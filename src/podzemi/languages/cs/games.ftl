### Co mají hry společné: názvy, jazyky, boti, výčty.

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
bot-random-help = Hraje náhodně cokoli, co pravidla dovolí. Hodí se k seznámení s hrou.
bot-greedy = Počtář
bot-greedy-help = U každého tahu zváží šance a vybere ten nejlepší. Slušný soupeř.

list-empty = –
list-last = { $rest } a { $last }
