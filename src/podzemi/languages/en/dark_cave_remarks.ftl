# What the teacher says in a first match of The Dark Cave.

dct-saboteur = You are a saboteur: the gold that you carry out counts for the other clan. Keep it to yourself.
dct-loyal = You are loyal: the gold that you carry out counts for your own clan. Not everybody who wears your colour needs to be loyal.
dct-axe = The axe before you drives the monster away, and is used up. Without it the monster attacks.
dct-step = Your dwarf makes up to three moves, four with boots. The higher the numeral on a card, the longer the way across it.
dct-path = A card need not lie beside your dwarf. It has to fit its neighbours and to continue a path.
dct-stood = Your dwarf has just stood up: no moves in this turn. A card can be played as usual.
dct-out = Somebody is out. When all who work for one clan are out, the match ends, and gold that is still inside counts for nobody.
dct-goal = A goal lies open now. Only one of the four is the exit.
dct-gold = There is a nugget in the cave. Whoever takes it has to show the clan card.
dct-secret = Secret information shows you a goal or a clan card. The others see where you look, not what you see.
dct-monster = A monster comes out of a lair and stops at the first dwarf on its way. Who sends it at whom is worth remembering.
dct-web = A cobweb closes a way for a while. An axe cuts it at once.
dct-deeds = Look at what everybody has played so far. Who closes whose way says more than words.
