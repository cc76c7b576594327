# What the teacher says in a first match of Welcome to the Dungeon.

wdt-alone = Name the kind that would hurt you most and that no tile beats. Every copy of it falls.
wdt-hero = You choose the next hero. A kit you understand is worth more than a strong one.
wdt-start = Look at the tiles first. Every tile that goes makes the run harder, for whoever runs in the end.
wdt-card = Only you see this card. **Add** it, and you know one place in the dungeon. **Sacrifice a tile**, and the card is gone, but so is the tile.
wdt-failure = Another failure may put you out of the match. Passing early costs you nothing.
wdt-success = One more success and you win. The others know it too, and will make it hard for you.
wdt-known = You know the cards that you added yourself; all others you have to guess.
wdt-passed = Somebody has passed. The last one left has to run, and now there is one fewer of you.
wdt-gone = Sacrificed tiles stay away this round. Look which monsters nothing beats any more.
wdt-full = The dungeon is filling up. Would you still come out alive? If not, pass while somebody else can still be the last.
wdt-deck = The deck is getting low. With nothing to draw, you can only pass.
wdt-bare = Few tiles are left. Sacrificing another one hurts whoever runs, and that may be you.
