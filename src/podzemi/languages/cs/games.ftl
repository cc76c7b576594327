### Co mají hry společné: názvy, jazyky, boti, výčty.

game-title-welcome_dungeon = { wd-title }
game-title-paper_dungeons = { pd-title }
game-title-dark_cave = { dc-title }
game-title-dungeon_lords = { dl-title }

game-tagline-welcome_dungeon = { wd-tagline }
game-tagline-paper_dungeons = { pd-tagline }
game-tagline-dark_cave = { dc-tagline }
game-tagline-dungeon_lords = { dl-tagline }

game-aim-welcome_dungeon = Vyhráváš druhým úspěchem: dvakrát jdi dovnitř a vrať se s živým hrdinou. Nebo zůstaň ve hře poslední.
game-aim-paper_dungeons = Vyhrává ten, kdo má po 8 kolech nejvíc slávy: vylepšuj hrdiny, sbírej drahokamy a poraz tři netvory.
game-aim-dark_cave = Vynes zlato z jeskyně. Vyhrává klan s větším pokladem a s ním všichni, kdo pro něj pracují.
game-aim-dungeon_lords = Vyhrává ten, kdo má po dvou letech nejvíc bodů: stav, najímej a nenech hrdiny dobýt své podzemí.

language-en = English
language-cs = Čeština
language-sk = Slovenčina
language-pl = Polski

bot-random = Tulák
bot-random-help = Hraje náhodně cokoli, co pravidla dovolí. Ke studiu.
bot-greedy = Počtář
bot-greedy-help = Podle jednoduchých pouček odhadne každý tah a vybere ten nejlepší. Ke studiu.
bot-search = Učenec
bot-search-help = Zkouší naslepo spoustu možných pokračování, pro hru ale nemá cit. Ke studiu.
bot-novice = Nováček
bot-novice-help = Hraje rychle a dělá chyby. Tak akorát na první partii.
bot-apprentice = Učeň
bot-apprentice-help = Hru zná, ale ledacos přehlédne. Až budeš umět pravidla.
bot-adventurer = Dobrodruh
bot-adventurer-help = Hraje spolehlivě. Slušný soupeř na celý večer.
bot-veteran = Veterán
bot-veteran-help = Myslí dopředu a tvoje chyby umí využít.
bot-master = Mistr
bot-master-help = Nejsilnější, jakého máme. Přemýšlí nejvýš tři vteřiny.

list-empty = –
list-last = { $rest } a { $last }
