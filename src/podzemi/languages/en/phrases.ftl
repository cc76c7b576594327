# What can be said at one press at a table of each game; words for every game are in talk.ftl.

wd-phrase-bluff = You’re bluffing!
wd-phrase-dare = Go on, dare to go in!
wd-phrase-not_me = I’m not going in there.
wd-phrase-easy = That dungeon is a walk in the park.
wd-phrase-deadly = Nobody comes out of there alive.

pd-phrase-good_roll = What a roll!
pd-phrase-bad_roll = These dice hate me.
pd-phrase-boss = I’m off to the boss.
pd-phrase-potion = I could use a potion.
pd-phrase-one_more = Just one more room…

dc-phrase-loyal = I am loyal!
dc-phrase-saboteur = There’s a saboteur among us.
dc-phrase-trust = Trust me.
dc-phrase-suspect = I don’t believe you.
dc-phrase-north = Let’s dig north.
dc-phrase-east = Let’s dig east.
dc-phrase-south = Let’s dig south.
dc-phrase-west = Let’s dig west.
dc-phrase-dead_end = That’s a dead end.
dc-phrase-help = I can’t do this without help.

dl-phrase-knew = I knew you’d pick that.
dl-phrase-same = The same orders as mine again!
dl-phrase-gold = I need gold.
dl-phrase-taxes = Not the taxes again…
dl-phrase-paladin = The Paladin is all yours.
dl-phrase-traps = Mind the traps!
