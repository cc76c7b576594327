### To, co wspólne dla gier: tytuły, języki, boty, wyliczenia.

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

bot-random = Włóczęga
bot-random-help = Gra losowo, byle zgodnie z zasadami. Dobry na początek.
bot-greedy = Rachmistrz
bot-greedy-help = Przy każdym ruchu ocenia szanse i wybiera najlepszy. Przyzwoity przeciwnik.

list-empty = –
list-last = { $rest } i { $last }
