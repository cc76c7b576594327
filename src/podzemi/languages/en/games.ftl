### What all games share: titles, languages, bots, lists.

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

bot-random = Drifter
bot-random-help = Plays any legal action at random. Good for learning the rules.
bot-greedy = Reckoner
bot-greedy-help = Weighs the odds of every action and takes the best. A fair opponent.

list-empty = –
list-last = { $rest } and { $last }
