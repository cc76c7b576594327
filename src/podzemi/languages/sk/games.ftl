### Čo majú hry spoločné: názvy, jazyky, boti, výpočty.

game-title-welcome_dungeon = { wd-title }
game-title-paper_dungeons = { pd-title }
game-title-dark_cave = { dc-title }
game-title-dungeon_lords = { dl-title }

game-tagline-welcome_dungeon = { wd-tagline }
game-tagline-paper_dungeons = { pd-tagline }
game-tagline-dark_cave = { dc-tagline }
game-tagline-dungeon_lords = { dl-tagline }

game-aim-welcome_dungeon = Vyhrávaš druhým úspechom: dvakrát choď dnu a vráť sa so živým hrdinom. Alebo zostaň v hre posledný.
game-aim-paper_dungeons = Vyhráva ten, kto má po 8 kolách najviac slávy: vylepšuj hrdinov, zbieraj drahokamy a poraz troch netvorov.
game-aim-dark_cave = Vynes zlato z jaskyne. Vyhráva klan s väčším pokladom a s ním všetci, čo preň pracujú.
game-aim-dungeon_lords = Vyhráva ten, kto má po dvoch rokoch najviac bodov: stavaj, najímaj a nedovoľ hrdinom dobyť tvoje podzemie.

language-en = English
language-cs = Čeština
language-sk = Slovenčina
language-pl = Polski

bot-random = Tulák
bot-random-help = Hrá náhodne čokoľvek, čo pravidlá dovolia. Na štúdium.
bot-greedy = Počtár
bot-greedy-help = Podľa jednoduchých poučiek odhadne každý ťah a vyberie ten najlepší. Na štúdium.
bot-search = Učenec
bot-search-help = Naslepo skúša množstvo možných pokračovaní, pre hru však nemá cit. Na štúdium.
bot-novice = Nováčik
bot-novice-help = Hrá rýchlo a robí chyby. Tak akurát na prvú partiu.
bot-apprentice = Učeň
bot-apprentice-help = Hru pozná, ale všeličo prehliadne. Keď už vieš pravidlá.
bot-adventurer = Dobrodruh
bot-adventurer-help = Hrá spoľahlivo. Slušný súper na celý večer.
bot-veteran = Veterán
bot-veteran-help = Myslí dopredu a tvoje chyby vie využiť.
bot-master = Majster
bot-master-help = Najsilnejší, akého máme. Rozmýšľa najviac tri sekundy.

list-empty = –
list-last = { $rest } a { $last }
