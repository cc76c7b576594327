### What all games share: titles, languages, bots, lists.

game-title-welcome_dungeon = { wd-title }
game-title-paper_dungeons = { pd-title }
game-title-dark_cave = { dc-title }
game-title-dungeon_lords = { dl-title }

game-tagline-welcome_dungeon = { wd-tagline }
game-tagline-paper_dungeons = { pd-tagline }
game-tagline-dark_cave = { dc-tagline }
game-tagline-dungeon_lords = { dl-tagline }

game-aim-welcome_dungeon = You win with your second success: go in twice and come out alive. Or be the last one left in the game.
game-aim-paper_dungeons = Whoever has the most glory after 8 rounds wins: raise heroes, gather gems, beat the three bosses.
game-aim-dark_cave = Carry gold out of the cave. The clan with the larger treasure wins, and with it all who work for it.
game-aim-dungeon_lords = Whoever has the most points after two years wins: build, hire, and keep the heroes from conquering your dungeon.

language-en = English
language-cs = Čeština
language-sk = Slovenčina
language-pl = Polski

bot-random = Drifter
bot-random-help = Plays any legal action at random. For study.
bot-greedy = Reckoner
bot-greedy-help = Weighs the odds of every action by rules of thumb and takes the best. For study.
bot-search = Scholar
bot-search-help = Tries out many futures at random, without a feeling for the game. For study.
bot-novice = Novice
bot-novice-help = Plays quickly and makes mistakes. Right for a first match.
bot-apprentice = Apprentice
bot-apprentice-help = Knows the game but misses a lot. Right once you know the rules.
bot-adventurer = Adventurer
bot-adventurer-help = Plays soundly. A fair opponent for an evening.
bot-veteran = Veteran
bot-veteran-help = Looks ahead and makes use of your mistakes.
bot-master = Master
bot-master-help = The strongest there is. Thinks for up to three seconds.

list-empty = –
list-last = { $rest } and { $last }
