### The guided way into Welcome to the Dungeon (docs/learn.md): title, idea, tasks, what is said to a try, the end.

## One run

wdl-run = One run
wdl-run-idea = A monster costs as many HP as it is strong, unless a tile beats it. At least 1 HP must be left at the end.
wdl-run-count = You go in with { $hero_knight_hp } + { $tile_plate_armor_effect_amount } = 8 HP. The cards lie open: Golem 5, Orc 3, Skeleton 2. **How many HP are left?**
wdl-run-count-0 = **With 0 you would be dead.** But the Torch beats everything up to strength 3: the Orc and the Skeleton cost nothing.
wdl-run-count-8 = **The Torch stops at strength 3.** It beats the Orc and the Skeleton. The Golem has strength 5 and hits you.
wdl-run-done = Right. Only the Golem hit: 8 − 5 = 3 HP, and the run is a success.

## Add or sacrifice

wdl-place = Add or sacrifice
wdl-place-idea = A drawn card goes one of two ways. **Add** it, and it waits in the dungeon, face down. **Sacrifice** a tile, and the card goes away together with it. Either the dungeon gets worse, or the hero gets weaker.
wdl-place-add = You have drawn the Demon, strength 7. **Press the dungeon, then “Add the Demon”.**
wdl-place-add-pass = **Too late to pass.** You have looked at the card. You can pass only instead of drawing. Now the Demon must go somewhere.
wdl-place-add-sacrifice = **That is allowed, and comes next.** First see how the dungeon grows: add the Demon.
wdl-place-give = Now you hold the Vampire. **Press any tile to sacrifice it**, and see what that costs the hero.
wdl-place-give-add = **You know that way already.** This time keep the Vampire out of the dungeon: press one of the six tiles.
wdl-place-give-two = **One card, one tile.** Each drawn card takes exactly one tile with it, never two.
wdl-place-give-two-label = Sacrifice two tiles
wdl-place-done = Right. The Vampire is gone, and so is the tile, until the end of the round. Somebody will have to take this hero in.

## What do I know?

wdl-know = What do I know?
wdl-know-idea = Now the cards lie face down. Two of the four in the dungeon are yours, and those are the only ones you know. The tiles left are Plate Armour, Holy Grail and Torch: 8 HP.
wdl-know-sure = **Which card would hurt you for sure?**
wdl-know-sure-demon-label = My Demon
wdl-know-sure-skeleton-label = My Skeleton
wdl-know-sure-marek-label = Marek’s cards
wdl-know-sure-skeleton = **The Torch beats it.** Strength 2 is no danger while the Torch is there. Look for a strength that no tile beats.
wdl-know-sure-marek = **They may, or they may not.** You have never seen them. Only Marek knows what he put in.
wdl-know-leave = The Demon alone costs 7 of your 8 HP, and Marek has put in two cards you do not know. **Pass.**
wdl-know-leave-draw = **That is allowed.** But then Marek may pass, and you are the one who meets the Demon. Here, get out in time.
wdl-know-leave-look = **Nobody looks again.** Once a card lies in the dungeon, it stays face down until the run, even for the one who put it there.
wdl-know-leave-look-label = Look at the cards in the dungeon
wdl-know-done = Right. Marek knew of his Golem, you knew of the Demon. Together they were too much.

## Pass, or be left over

wdl-last = Pass, or be the last one left
wdl-last-idea = Whoever passes is safe for this round. The last one who has not passed must go in, like it or not.
wdl-last-pass = Marek has passed. The Barbarian has 4 HP left, and five cards wait. If you pass now, only Zofia is left. **Pass.**
wdl-last-pass-draw = **That is allowed.** You add one more card, Zofia passes, and the hero is you. Pass while somebody else is still in.
wdl-last-done = Right. Zofia was the last one left and had to run. She fell, and you lost nothing.

## Success and failure

wdl-end = Success and failure
wdl-end-idea = A run ends in a success or a failure, and it counts for the runner alone. **Two successes win, two failures put you out.**
wdl-end-first = You enter with 6 HP: 3 of your own, 3 of the shield. Two Orcs of strength 3 are waiting. **How does it end?**
wdl-end-first-succeeds-label = It succeeds
wdl-end-first-fails-label = It fails
wdl-end-first-succeeds = **3 + 3 is exactly 6.** Losing as many HP as you have is death. At least 1 HP must be left.
wdl-end-hero = Your aid card is dark now: that was the first failure. The runner chooses the next hero and starts. **Choose the Knight again.**
wdl-end-hero-marek = **You ran, so you choose.** It does not matter how the run ended. Only a runner who is out of the game leaves the choice to the next player.
wdl-end-hero-marek-label = Let Marek choose
wdl-end-second = The same shield, 6 HP, but now a Skeleton and an Orc. **How does it end?**
wdl-end-second-succeeds-label = It succeeds
wdl-end-second-fails-label = It fails
wdl-end-second-fails = **2 + 3 is 5.** Of 6 HP one is left, and one is enough.
wdl-end-done = Right. You take a success card; one more would win. The dark aid card stays dark.

## Name a kind

wdl-name = Name a kind
wdl-name-idea = With the Vorpal Sword in play the runner names one kind of monster before the first card is turned. **Every** card of that kind falls.
wdl-name-kind = You must go in with 8 HP. Three cards wait: two Skeletons that you put in yourself, and one of Marek’s. No Torch any more. **Name the Skeleton.**
wdl-name-kind-dragon = **It may not be there at all.** Of two cards you are certain: the Skeletons. Name them, and both fall.
wdl-name-kind-other = **That would be a guess.** You know of two Skeletons for sure. Name what you know.
wdl-name-kind-later = **The name comes first.** You say it before any card is turned, so you cannot wait and see.
wdl-name-kind-later-label = Turn the first card, then name
wdl-name-done = Right. Both Skeletons fell to the Sword, the Vampire cost 4: you come out with 4 HP.

## Once a round

wdl-once = Once a round
wdl-once-idea = Most tiles work again and again. The Vorpal Axe and the Healing Potion work **once a round**, so choose the moment.
wdl-once-axe = The Barbarian has 4 HP and nothing but the Axe. The Dragon has come up, and one more card waits. **Use the Axe.**
wdl-once-axe-keep = **9 is more than 4.** Without the Axe the Dragon kills you here and now, and the Axe helps nobody.
wdl-once-axe-peek = **You decide on the card you see.** The next one is turned only when this one is settled.
wdl-once-axe-peek-label = Look at the next card first
wdl-once-again = That was a success: the Orc took 3, and 1 HP was left. In a new round all tiles are back. **Choose the Barbarian again.**
wdl-once-again-gone = **It comes back.** What was used up or sacrificed is there again with every new round.
wdl-once-again-gone-label = The Axe is gone now
wdl-once-potion = This time only the Healing Potion is left. Dragon 9, then Orc 3, against 4 HP. **How many HP at the end?**
wdl-once-potion-dead-label = None, dead
wdl-once-potion-4 = **The Potion helps once.** After the Dragon you are back with the Barbarian’s { $hero_barbarian_hp } HP. Then the Orc takes 3.
wdl-once-potion-dead = **Not yet.** The Dragon kills you, the Potion brings you back with the { $hero_barbarian_hp } HP of the hero. The Orc takes 3 of them.
wdl-once-done = Right: 4, dead, 4, 1. That is your second success, and with two you win the game.

## Bluff

wdl-bluff = Bluff
wdl-bluff-idea = You see who adds, who sacrifices and who leaves, never which card. That is enough for a good guess.
wdl-bluff-stay = Marek and Zofia have added two cards each, you a Skeleton. The Rogue still has all tiles. **Draw a card.**
wdl-bluff-stay-pass = **Too early.** With the whole kit, whoever goes in gets through easily and takes a success card. Make the hero weaker first.
wdl-bluff-cloak = You have drawn the Lich. The Invisibility Cloak beats everything from strength 6 up. **Sacrifice the Cloak.**
wdl-bluff-cloak-add = **The Cloak would beat it.** As long as the Cloak is there, strong cards hurt nobody. Sacrifice the Cloak with this one.
wdl-bluff-cloak-tile = **That helps a little.** But the Cloak is what saves a runner from Dragon, Demon and Lich. Sacrifice the Cloak.
wdl-bluff-who = Marek adds once more and stays. Zofia passes as soon as the Cloak is gone. **Whose cards are the dangerous ones?**
wdl-bluff-who-zofia-label = Zofia’s
wdl-bluff-who-marek-label = Marek’s
wdl-bluff-who-nobody-label = Nobody can tell
wdl-bluff-who-marek = **Then he would leave.** Marek stays because his own cards do not frighten him. Zofia knows something that makes her go.
wdl-bluff-who-nobody = **Nobody can be sure.** But whoever leaves as soon as the Cloak is gone has a reason. Look who left.
wdl-bluff-leave = Zofia knows her cards, Marek does not. **Pass, and leave him in.**
wdl-bluff-leave-draw = **That is allowed.** But then Marek may pass, and you are the one who meets Zofia’s cards. Go while he is still in.
wdl-bluff-done = Right. Zofia’s Demon and Dragon were waiting for somebody, and it was Marek. Now play a match.

## The Ring of Power (optional)

wdl-ring = The Ring of Power
wdl-ring-idea = The Rogue’s **Ring** beats Goblins and Skeletons, and each of them even gives HP back: the Goblin 1, the Skeleton 2.
wdl-ring-add = The Ring and the Buckler are left: 6 HP. A Skeleton and a Golem are in the dungeon, and you hold a Goblin. **Add it**: it makes you stronger.
wdl-ring-add-ring = **Then the Goblin is an enemy again.** And the Skeleton too. While you have the Ring, both are welcome.
wdl-ring-add-other = **That is allowed.** But the Goblin would give you 1 HP, and the Buckler is worth 3. Add the Goblin.
wdl-ring-count = Now Marek passes, and you run with 6 HP: Goblin, Golem 5, Skeleton. **How many HP are left?**
wdl-ring-count-1 = **The Ring gives, too.** 6 − 5 would be 1. But the Goblin brings 1 and the Skeleton 2.
wdl-ring-count-3 = **Both give HP.** The Skeleton brings 2, and the Goblin brings 1 on top of that.
wdl-ring-done = Right. 6 + 1 − 5 + 2 = 4 HP. With the Ring, weak cards in the dungeon are a gift.

## Pact and Polymorph (optional)

wdl-pact = Pact and Polymorph
wdl-pact-idea = The Mage has 2 HP and clever tiles. The **Demonic Pact** beats the Demon and the monster after it. **Polymorph** swaps one monster for the next card of the deck.
wdl-pact-hurts = You have 5 HP, the Pact and Polymorph. The cards from the top: Demon 7, Golem 5, Dragon 9. **Which one would hit you?**
wdl-pact-hurts-demon-label = The Demon
wdl-pact-hurts-golem-label = The Golem
wdl-pact-hurts-dragon-label = The Dragon
wdl-pact-hurts-demon = **The Pact beats the Demon.** That is what it is for. Look what it does to the next card.
wdl-pact-hurts-golem = **The Pact beats it as well.** The monster right after the Demon is beaten, whatever it is.
wdl-pact-first = Marek passes, and you go in. The Demon comes first. **Keep it**: the Pact is waiting for it.
wdl-pact-first-change = **Then the Pact has no Demon.** It would do nothing for the rest of the run.
wdl-pact-second = The Golem. The Pact beats it too. **Keep it**, and save Polymorph.
wdl-pact-second-change = **It is beaten already.** Polymorph works once in a round. A worse card is still to come.
wdl-pact-third = The Dragon, strength 9, and you have 5 HP. **Use Polymorph.**
wdl-pact-third-keep = **9 is more than 5.** Nothing else beats the Dragon. Whatever the deck brings, it cannot be worse.
wdl-pact-third-pile = **It comes from the deck.** Those are the cards nobody has drawn yet. With an empty deck Polymorph does nothing.
wdl-pact-third-pile-label = Swap it for a card of the dungeon
wdl-pact-done = Right. The deck brought an Orc: 5 − 3 = 2 HP, and the run is a success.

## All different (optional)

wdl-all = All different
wdl-all-idea = **Omnipotence**: if no kind of monster is in the dungeon twice, the run succeeds, even if the hero falls on the way.
wdl-all-golem = A Dragon and a Golem are in the dungeon. You draw another Golem. **Sacrifice the Bracelet** to keep it out.
wdl-all-golem-add = **Then there are two Golems.** One kind twice, and Omnipotence does nothing at all.
wdl-all-golem-tile = **That is the tile that saves you.** With 5 HP nobody gets past a Golem and a Dragon. Omnipotence does.
wdl-all-ends = You have 2 HP. Marek passes, and you meet a Golem 5 and a Dragon 9. **How does it end?**
wdl-all-ends-succeeds-label = It succeeds
wdl-all-ends-fails-label = It fails
wdl-all-ends-fails = **The HP run out, but that is not the end.** The two cards are of different kinds: Omnipotence makes it a success.
wdl-all-done = Right. All different, so it is a success. The Golem that went away with the Bracelet does not count.
