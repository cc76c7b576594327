### The guided way into The Dark Cave (docs/learn.md): title, idea, tasks, what is said to a try, the end.

## Lay a path

dcl-lay = Lay a path
dcl-lay-idea = Together you build the cave, card by card. A card must **touch** a card, its edges must **fit**, and it must **carry a path on**.
dcl-lay-east = In the middle lies the start card, open on all sides. **Lay the straight card from west to east beside it, on the east.**
dcl-lay-east-other = **That would fit, too.** It touches, it fits, it carries a path on. Here, lay the straight card to the east of the start.
dcl-lay-east-discard = **That is allowed.** Instead of playing you may discard one or two cards. But the cave does not grow by it.
dcl-lay-east-far = **It must touch a card.** A card lies edge to edge with one that is there already, not further away.
dcl-lay-east-far-label = Lay it two spaces away
dcl-lay-east-edge = **The edges do not fit.** The start is open to the east, this card is closed on its west side. Path meets path, wall meets wall.
dcl-lay-east-edge-label = Lay the north-south card to the east
dcl-lay-east-wall = **It carries no path on.** Wall against wall fits, but no path leads onto it. That is not enough.
dcl-lay-east-wall-label = Lay a card that touches walls only
dcl-lay-east-across = **Cards lie upright.** You may turn them upside down, never sideways.
dcl-lay-east-across-label = Turn the card sideways
dcl-lay-done = Right. After the card you may walk, and then you draw.

## Walk three

dcl-walk = Three moves
dcl-walk-idea = After your card your dwarf makes up to **three moves**. A card with the back I is one space, a card II is two spaces to cross, a card III three.
dcl-walk-count = East of you lie a card I and a card II. **How many moves to the far end?**
dcl-walk-count-2 = **Card II has two spaces.** One move onto card I, one onto card II, one across it.
dcl-walk-count-4 = **Card I is one space only.** One move onto it, then one onto card II, then one across.
dcl-walk-first = Right, three: just enough. **Step onto the first card.**
dcl-walk-first-stay = **You may stay.** Nobody has to walk. But here we want to get to the end of the path.
dcl-walk-second = **Step onto the next card.**
dcl-walk-second-back = **You may go back as well.** But every move counts. Go on to the east.
dcl-walk-second-stay = **You may stop here.** But two moves are left. Go on to the east.
dcl-walk-third = **Cross the card to its far end.**
dcl-walk-third-back = **That leads back.** Cross the card to the east.
dcl-walk-third-stay = **You may stop here.** But one move is left. Cross the card.
dcl-walk-third-four = **Three moves a turn.** With boots before you it would be four.
dcl-walk-third-four-label = Make a fourth move
dcl-walk-done = Right. No move is left, so your turn is over and you draw a card.

## Turn a goal

dcl-goal = Reveal a goal
dcl-goal-idea = In the corners lie four goals, face down: the **exit**, a ladder, a vein of gold and a lair. Nobody knows which is which, until somebody walks there.
dcl-goal-turn = You stand beside a goal. **Step onto it.**
dcl-goal-turn-stay = **You may stay.** But then it stays hidden. Step onto the goal.
dcl-goal-then = It is a ladder, not the exit. Two moves were left. **What now?**
dcl-goal-then-on-label = Walk on
dcl-goal-then-wait-label = My walk is over
dcl-goal-then-on = **Turning a goal ends your walk.** The card is turned so that your path goes on, and you stand at its edge until your next turn.
dcl-goal-done = Right. One corner less where the exit can be.

## Out of the cave

dcl-exit = Out of the cave
dcl-exit-idea = Only **gold that is carried out** counts. Everybody starts with three nuggets. Find the exit and get out before the cards run out.
dcl-exit-gold = The exit is found, and you stand one move before it with three nuggets. **What becomes of them when you leave?**
dcl-exit-gold-mine-label = They are mine alone
dcl-exit-gold-clan-label = They count for the clan I work for
dcl-exit-gold-lost-label = They are gone
dcl-exit-gold-mine = **You win as a clan.** All who work for the same clan put their gold together.
dcl-exit-gold-lost = **Carried out is safe.** What stays in the cave is lost. What goes out counts for the clan you work for.
dcl-exit-leave = **Step onto the exit.**
dcl-exit-leave-stay = **You may wait.** But monsters and cobwebs do not. Leave while the way is free.
dcl-exit-done = Right. With more players you would go on playing cards from outside, to help your clan.

## Your clan's gold

dcl-count = Your clan’s gold
dcl-count-idea = A clan’s treasure is the gold it carried out, **times the number of dwarfs who work for the other clan**. So the smaller side has a chance.
dcl-count-yellow = Two work for yellow: Marek is out with 2 nuggets, and you stand at the exit with 2. Three work for blue: two of them are out, with 2 and 3. **What is yellow’s treasure once you are out?**
dcl-count-yellow-4 = **It is multiplied.** 4 nuggets times the number of those who work for blue: 3.
dcl-count-yellow-8 = **Count the others.** You multiply by those who work against you, not by your own: 4 × 3.
dcl-count-winner = Blue has 5 nuggets, and two work for yellow: 5 × 2 = 10. **Who wins?**
dcl-count-winner-yellow-label = Yellow, 12 to 10
dcl-count-winner-blue-label = Blue, 5 to 4
dcl-count-winner-blue = **Nuggets alone do not decide.** 5 × 2 is 10, and 4 × 3 is 12.
dcl-count-leave = So leave now, and the match is over: all who work for yellow are out. **Step onto the exit.**
dcl-count-leave-stay = **That is allowed.** But Eliška works for blue, and on her way to the exit she carries 3 more nuggets.
dcl-count-done = Right. All who worked for yellow win together, whatever colour they wear.

## The saboteur

dcl-saboteur = The saboteur
dcl-saboteur-idea = Your **colour** is for all to see. Your **loyalty** is on the hidden side of your clan card: loyal, or saboteur. A saboteur works for the other clan.
dcl-saboteur-whom = You wear blue, and your card says saboteur. **For whom do you work?**
dcl-saboteur-whom-blue-label = For blue
dcl-saboteur-whom-yellow-label = For yellow
dcl-saboteur-whom-me-label = For myself
dcl-saboteur-whom-blue = **That is what the others are meant to believe.** A saboteur works for the other clan. Your gold counts for yellow.
dcl-saboteur-whom-me = **Nobody wins alone.** A saboteur wins with the other clan, here with yellow.
dcl-saboteur-web = You stand at the exit. Marek and Tomáš wear blue and come right behind you, with 3 nuggets each. **Play the cobweb between them and the exit.**
dcl-saboteur-web-elsewhere = **That is allowed.** But there they still walk out, and their gold counts for blue. Spin it between their card and the exit.
dcl-saboteur-web-path = **That is allowed.** It may even look friendly. Here, see how a cobweb closes a way.
dcl-saboteur-web-discard = **That is allowed.** But it hinders nobody. Play the cobweb.
dcl-saboteur-web-leave = **Your gold would count for yellow.** But Marek and Tomáš would walk out right behind you, with 6 nuggets for blue. Stop them first; the card comes before the walk anyway.
dcl-saboteur-web-tell = **Keep it to yourself.** You may say what you like at the table. Show the card, and blue knows whom to stop.
dcl-saboteur-web-leave-label = Leave at once with my gold
dcl-saboteur-web-tell-label = Show everybody my card
dcl-saboteur-done = Right. Nobody passes there until your second turn from now. But everybody saw who spun it.

## Special ways

dcl-ways = Special ways
dcl-ways-idea = Some ways have a price. A **bridge** takes a card from your hand, a **tunnel** a nugget. **Ladders** are one move from each other. A **vein** gives gold, and tells on you.
dcl-ways-enter = East of you is a vein with a nugget. **Step onto its card.**
dcl-ways-enter-other = **That way has its price.** To the north is a bridge, to the west a tunnel card. Here, go east to the vein.
dcl-ways-enter-stay = **You may stay.** But the gold lies close. Go east.
dcl-ways-enter-bridge = **The two paths do not meet.** One leads over the bridge, one under it. You cannot change from one to the other.
dcl-ways-enter-bridge-label = Turn off on the bridge
dcl-ways-enter-tunnel = **You may always enter.** The tunnel takes a nugget if you have one. If not, it is free.
dcl-ways-enter-tunnel-label = No gold, no tunnel
dcl-ways-vein = **Step onto the vein.**
dcl-ways-vein-other = **The vein lies the other way.** Step onto the space with the nugget.
dcl-ways-vein-stay = **You are on the card, not on the vein.** Only on its own space do you take the nugget.
dcl-ways-take = You take the nugget if you end your walk here. **Stay here.**
dcl-ways-take-on = **Then the nugget stays.** You take it only where your walk ends. Stay on the vein.
dcl-ways-price = You have four nuggets now. **What did it cost?**
dcl-ways-price-nothing-label = Nothing
dcl-ways-price-card-label = A card from my hand
dcl-ways-price-loyalty-label = My loyalty is shown
dcl-ways-price-nothing = **Look at your clan card.** It lies face up now, for good. Everybody knows for whom you work.
dcl-ways-price-card = **That is the price of a bridge.** A vein turns your clan card face up, for good.
dcl-ways-done = Right. One nugget more, one secret less.

## Cards that meddle

dcl-cards = Cards that meddle
dcl-cards-idea = Not every card is a path. You can **look** at a goal or a clan card, make the cave **fall in**, **swap** hands, or spin a **cobweb**.
dcl-cards-bury = You hold a cave-in. A path card lies empty to the west, Marek stands on the one to the east. **Let the empty one fall in.**
dcl-cards-bury-look = **That is allowed.** You would look at a goal or at Marek’s clan card, alone. Here, play the cave-in.
dcl-cards-bury-swap = **That is allowed.** You and Marek would swap whole hands. Here, play the cave-in.
dcl-cards-bury-web = **That is allowed.** A cobweb closes a way for some time. Here, play the cave-in.
dcl-cards-bury-discard = **That is allowed.** But it changes nothing in the cave. Play the cave-in.
dcl-cards-bury-dwarf = **Nobody is buried.** A cave-in needs a path card without any figure on it.
dcl-cards-bury-dwarf-label = Bury the card under Marek
dcl-cards-bury-start = **Start and goals stay.** A cave-in takes away laid path cards only.
dcl-cards-bury-start-label = Bury the start card
dcl-cards-look = It is your turn again. With Secret Information you look at a goal or at somebody’s clan card, and nobody else sees it. **Look at one of the goals.**
dcl-cards-look-clan = **That is allowed.** You would know for whom Marek works. Here, look at a goal: one of the four is the exit.
dcl-cards-look-swap = **That is allowed.** You and Marek would swap whole hands. Here, look at a goal.
dcl-cards-look-web = **That is allowed.** A cobweb closes a way for some time. Here, look at a goal.
dcl-cards-look-discard = **That is allowed.** But it tells you nothing. Look at a goal.
dcl-cards-draws = Suppose you had swapped hands with Marek. **Who draws a card at the end of your turn?**
dcl-cards-draws-me-label = I do
dcl-cards-draws-marek-label = Marek
dcl-cards-draws-both-label = Both of us
dcl-cards-draws-me = **Not after a swap.** Marek got the hand with one card less, so he draws.
dcl-cards-draws-both = **One card is missing, one is drawn.** Marek has the shorter hand, so he draws it.
dcl-cards-done = Right. One way is gone, and of one goal you know more than the others. Meddle when it helps your clan.

## Monsters and axes

dcl-monsters = Monsters and axes
dcl-monsters-idea = Monsters come out of a **lair** in the cave and make a few moves. The first dwarf they meet is hit: the rat takes a card, the goblin gold, the crawler a turn of walking.
dcl-monsters-rat = Marek stands to the east, the lair lies north of the start, and the rat has three moves. **Send the rat to Marek.**
dcl-monsters-rat-near = **That is allowed, but nobody is there to be hit.** Or it is you yourself. Send it onto Marek’s space.
dcl-monsters-rat-other = **That is allowed.** Here, see what a monster does.
dcl-monsters-rat-discard = **That is allowed.** Here, see what a monster does.
dcl-monsters-rat-beyond = **It stops at the first dwarf.** Marek stands in the way, and the rat goes no further.
dcl-monsters-rat-lair = **A monster needs a lair.** If there is no lair on the table, the card cannot be played. Here it lies north of the start.
dcl-monsters-rat-beyond-label = Send it past Marek
dcl-monsters-rat-lair-label = Let it start anywhere but in a lair
dcl-monsters-axe = Next time a monster may come to you. **Where must an axe be, so that you can strike?**
dcl-monsters-axe-hand-label = In my hand
dcl-monsters-axe-table-label = Before me on the table
dcl-monsters-axe-hand = **Too late then.** You play an axe in your own turn and lay it before somebody. Only there does it help.
dcl-monsters-done = Right. Marek has lost a card, and he may hold one card less for good.

## Empty hands

dcl-empty = Empty hands
dcl-empty-idea = Whoever has **no card** at the beginning of a turn skips it, the walk included. When the pile is empty, cards are precious.
dcl-empty-last = The pile is empty, and you hold one card. Suppose you discard it. **What happens in your next turn?**
dcl-empty-last-walk = **Not even that.** No card, no turn: you do not walk either.
dcl-empty-last-draw = **The pile is empty.** There is nothing to draw, and without a card you skip your turn.
dcl-empty-last-walk-label = I only walk
dcl-empty-last-skip-label = I skip it
dcl-empty-last-draw-label = I draw a new card
dcl-empty-play = Between you and the exit one card is missing, and you hold it. **Lay it there.**
dcl-empty-play-other = **It would fit there, too.** But then the way to the exit stays broken, and it was your last card. Lay it between you and the exit.
dcl-empty-play-discard = **That was your last card.** Without one you skip every turn that is left, and your gold stays in the cave. Lay it.
dcl-empty-walk = You have three moves, just enough to get out. **Step onto the new card.**
dcl-empty-walk-back = **That leads back.** You have three moves, and the exit is three moves away. Step onto the new card.
dcl-empty-walk-stay = **You may stay.** But you have no card left, so there is no next turn. Walk now.
dcl-empty-leave = One move is left, and you stand at the exit. **Leave the cave.**
dcl-empty-leave-back = **That leads back into the cave.** You have no card left, so there is no next turn. Leave.
dcl-empty-leave-stay = **Then your gold stays inside.** You have no card left, so there is no next turn. Leave.
dcl-empty-done = Right: played, walked, out. The match ends when a whole clan is out or nobody has a card. Now play a match.
