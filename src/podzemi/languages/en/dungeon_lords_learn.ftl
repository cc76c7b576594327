### The guided way into Dungeon Lords (docs/learn.md): title, idea, tasks, what is said to a try, the end.

## A fight, step by step

dll-fight = A fight, step by step
dll-fight-idea = Heroes come to conquer your dungeon, tile by tile. In every round your **trap** comes first, then your **creatures** attack, then the priest **heals**, and at last the heroes tire and **conquer**.
dll-fight-plan = Two warriors with 3 and 4 hit points and a priest stand before your first tunnel. You have a Rolling Stone, a Troll, a Goblin and 1 food. **Lay the Rolling Stone and send the Troll.**
dll-fight-plan-nothing = **Then three tunnels are lost.** The heroes tire a little with every tile, and nothing else stops them.
dll-fight-plan-goblin = **2 wounds are too few.** The stone fells the first warrior. The Goblin leaves the second one standing, and the priest heals one of his wounds.
dll-fight-plan-stone = **The stone fells only the first.** Then nobody fights the second warrior. Send the Troll as well.
dll-fight-plan-alone = **Then the second warrior is not touched.** The stone would fell the first one, so that your creature reaches the second. Plan both.
dll-fight-attack = The stone has felled the first warrior. The second has 4 hit points: the Troll hits for 3, and for 4 if he is fed. **Feed the Troll.**
dll-fight-attack-hungry = **That works, too, and saves the food.** The warrior keeps 1 hit point, the priest gives him another, and then fatigue fells him. But here, see what food does: 4 wounds at once.
dll-fight-attack-priest = **A Troll hits the first in line.** Who stands behind is out of reach for him.
dll-fight-attack-priest-label = Hit the priest
dll-fight-again = Both warriors are prisoners, and nobody was left to heal. One tile is lost. The priest has 1 hit point, and every round tires him by 2. **Plan nothing.**
dll-fight-again-goblin = **That is allowed, but not needed.** The priest is so tired that he falls before he takes the tile. Plan nothing.
dll-fight-again-troll = **The Troll rests.** A creature that fought is turned over and does not fight again this year.
dll-fight-again-troll-label = Send the Troll again
dll-fight-done = Right. The priest fell before he could take the second tile. One tile lost, three prisoners.

## Thieves and traps

dll-thieves = Thieves and traps
dll-thieves-idea = Each **thief** takes damage off your traps, and off nothing else. Get rid of thieves first, then lay the trap.
dll-thieves-plan = A warrior leads two thieves. You have a Poisoned Meal, a Witch and a Ghost. **Send Ghost and Witch, and keep the trap.**
dll-thieves-plan-meal = **The thieves would spoil it.** Together they take 3 off the trap. In the next round they are fewer.
dll-thieves-plan-less = **Both, please.** A Ghost is no monster: in a tunnel he fights beside any creature.
dll-thieves-ghost = **Let the Ghost attack the thief in the middle.**
dll-thieves-ghost-other = **Not in this order.** First the Ghost on the thief behind the warrior, then the Witch.
dll-thieves-ghost-front = **A Ghost never attacks the first.** He comes from behind.
dll-thieves-ghost-front-label = Attack the warrior in front
dll-thieves-witch = **Let the Witch strike the first in line** with all her might.
dll-thieves-witch-other = **Then the warrior stays.** She could split her power. Here all of it goes to the front.
dll-thieves-trap = The warrior fell, and the tired thief with him. One thief is left. **Now lay the Poisoned Meal.**
dll-thieves-trap-nothing = **He cannot cancel the whole trap.** One thief takes off less than the meal deals. Lay it.
dll-thieves-done = Right. He took 2 off the trap, but 1 wound and fatigue were enough.

## Three orders

dll-orders = Three orders
dll-orders-idea = Every season you plan **three orders** in secret. First everybody’s first order is revealed, then the second, then the third: the earlier a card, the more spaces are free. When an order is carried out depends on its place in town.
dll-orders-plan = It is winter. You have 1 food, and the Troll for hire costs 2. You go after all the others. **Plan Get Food, then Dig Tunnels, then Hire Monster.**
dll-orders-plan-imps = **New imps come too late to dig.** Digging is place 3 in town, recruiting is place 5. The imps that you recruit now can dig next season; in rooms they may work at once.
dll-orders-plan-order = **That is allowed, and the town works in the same order.** Food is place 1, whatever number your card has. But everybody wants food: as your first order it comes before those who play it second.
dll-orders-plan-dig = **Then nothing is dug.** Three imps would stand idle, and a small dungeon has no place for rooms. Plan Dig Tunnels as well.
dll-orders-plan-hungry = **1 food does not pay the Troll.** He costs 2. Food is place 1 and hiring is place 7, so it would come in time. Plan both.
dll-orders-plan-troll = **Then somebody else takes the Troll.** What nobody takes leaves at the end of the season. Plan Get Food, Dig Tunnels and Hire Monster.
dll-orders-plan-two = **Always three.** Three different cards, every season.
dll-orders-plan-two-label = Plan only two orders
dll-orders-food = The town works from left to right. Tomáš has space I at the food, you have space II: 3 food for 1 evil. **Use the space.**
dll-orders-food-decline = **You may decline.** Then the minion goes back on his card, and there is nothing to pay the Troll with. Use the space.
dll-orders-dig = Place 3 is digging. Your minion stands on space II: up to three tiles, one imp for each. **Dig wherever you like.**
dll-orders-dig-decline = **You may decline.** Then your imps stand idle and the minion goes back on his card. Dig at least one tile.
dll-orders-hire = Tomáš has a new imp, but the digging was over by then. Now place 7, the monsters: space II chooses before space I, and you have 4 food. **Hire the Troll.**
dll-orders-hire-other = **That is allowed.** But you fetched the food for the Troll. Hire him this time.
dll-orders-hire-decline = **You may decline.** Then the food was fetched for nothing. Hire the Troll.
dll-orders-done = Right. The food came first and paid for the Troll. Zofia played Get Food as her second order and found no space left.

## Spaces fill up

dll-spaces = Spaces fill up
dll-spaces-idea = Every place has **three spaces**. The first to come takes space I, the next II, then III. They differ in price and in what you get. Whoever comes fourth gets nothing.
dll-spaces-fourth = You go last this season. Suppose all four of you play Mine Gold as the first order. **What becomes of your minion?**
dll-spaces-fourth-share-label = He shares a space
dll-spaces-fourth-home-label = He stays on his card
dll-spaces-fourth-first-label = He takes space I
dll-spaces-fourth-share = **One minion a space.** Three spaces, three minions. The fourth waits on his order card.
dll-spaces-fourth-first = **Taken is taken.** Nobody makes room. The fourth waits on his order card.
dll-spaces-plan = But your Mine Gold card shows who can play it, too: not Tomáš, his is blocked. So at most two come before you. **Plan Mine Gold first, then Recruit Imps and Buy Traps.**
dll-spaces-plan-rest = **Mine Gold first is right.** The rest is free, but digging would need the same imps. Here, take Recruit Imps and then Buy Traps.
dll-spaces-plan-later = **Then you come later.** All first orders are revealed before any second one. As your first order, mining finds a space for certain.
dll-spaces-plan-other = **You may plan that.** But here we want the gold: Mine Gold first.
dll-spaces-mine = Marek has space I, Zofia II, you III: up to four tunnels, but one imp is the foreman and mines nothing. You have three imps. **Mine two tunnels.**
dll-spaces-mine-one = **That is allowed.** But it takes two imps for one gold: the foreman and a miner. Your third imp can mine as well.
dll-spaces-mine-decline = **You may decline.** Then the minion goes back on his card and your imps rest. Two gold are better.
dll-spaces-mine-alone = **The foreman needs one more.** On space III even a single tunnel takes two imps: the foreman and a miner. With one imp the space cannot be used.
dll-spaces-mine-alone-label = Mine with one imp only
dll-spaces-mine-three = **Three imps, and one of them is the foreman.** He watches, two mine. Three tunnels would take four imps.
dll-spaces-mine-three-label = Mine all three tunnels
dll-spaces-done = Right: two gold on space III. Blocked cards lie open, so you can see where it will be crowded. A card with a minion left on it can come back to your hand; that comes soon.

## Dig and build

dll-dig = Dig and build
dll-dig-idea = Your dungeon grows tile by tile. Tunnels never form a **block of 2 × 2**, and two rooms never lie **side by side**.
dll-dig-use = You have three imps, and one room already, the Printing Press. You may dig two tiles. **Dig to the left of the lowest tile, then one tile further**: a corridor.
dll-dig-use-other = **That is allowed.** Here, dig a corridor: the tile to the left of the lowest one, then the next one outwards.
dll-dig-use-decline = **You may decline.** Then the imps rest and the minion goes back on his card. Here, dig.
dll-dig-use-square = **That would be a block of 2 × 2.** Heroes want narrow ways. Dig elsewhere.
dll-dig-use-square-label = Dig two tiles, one below the other
dll-dig-room = Your second minion may build the Workshop; a room takes the place of a tunnel. **Build it at the end of the corridor.**
dll-dig-room-beside-label = Build it right beside the Printing Press
dll-dig-room-beside = **Rooms never share a wall.** Corner to corner is fine, side by side is not, even when one of them is conquered.
dll-dig-room-gate = **That is allowed.** But the heroes come in there first. At the end of the corridor the room lasts longer.
dll-dig-room-decline = **You may decline.** Then the room goes to nobody this season. Build the Workshop.
dll-dig-done = Right. Long corridors make the heroes walk, and give you places for rooms.

## Cards come back

dll-back = Cards come back
dll-back-idea = At the end of a season the two blocked cards return. Of the three you played **only one** comes back: the first, or one that was not carried out.
dll-back-end = You played Mine Gold, Dig Tunnels and Get Food; there was no space left to dig. You have no rooms. **End production.**
dll-back-recover = The minion still stands on Dig Tunnels. **Take back Dig Tunnels or Mine Gold.**
dll-back-recover-food = **It was carried out, and it was not the first.** It is blocked in the next season.
dll-back-recover-food-label = Take back Get Food
dll-back-next = You have taken one card back. **Which cards are blocked for you next season?**
dll-back-next-four = **The old two are back.** A blocked card rests for one season, then it returns to your hand.
dll-back-next-none = **Only one of the three came back.** The other two that you played rest for a season.
dll-back-next-two-label = The other two I played
dll-back-next-four-label = These two and the old two
dll-back-next-none-label = None
dll-back-done = Right. Blocked cards lie open, so everybody knows what you cannot play.

## Payday and taxes

dll-payday = Payday and taxes
dll-payday-idea = Spring, summer and autumn bring events. On **payday** every creature wants its price once more. **Taxes** are one gold for every two tiles.
dll-payday-price = You have a Goblin, a Witch and a Vampire, 2 food and evil 6. Payday comes. **What do your creatures cost?**
dll-payday-price-nothing-label = Nothing, I have hired them already
dll-payday-price-again-label = Their price again
dll-payday-price-nothing = **They are paid every year.** On payday each one wants its whole price again, or it leaves.
dll-payday-release = If you pay all three, your evil rises to 9, and the paladin comes. **Release the Vampire.**
dll-payday-release-pay = **You may pay.** But paying all of them leads to evil 9. Let the Vampire go first.
dll-payday-release-other = **That one is cheaper to keep.** The Vampire costs you most evil. Release him.
dll-payday-taxes = Taxes next: you have three tunnels. **How much gold?**
dll-payday-taxes-1 = **Rounded up.** Two tiles cost one gold, and the third counts as well.
dll-payday-taxes-3 = **One gold for two tiles.** Three tiles are two gold, rounded up.
dll-payday-done = Right. Every gold that you cannot pay costs 3 points in the end.

## Who comes to you

dll-heroes = Who comes to you
dll-heroes-idea = Each season heroes are announced, from the weakest to the strongest. The **least evil** lord gets the weakest, the most evil the strongest.
dll-heroes-mine = It is spring. A thief, a warrior, a wizard and a priest are on their way; the priest is the strongest. Evil is 3 for Marek, 5 for Zofia, 6 for Tomáš and 7 for you. **Who comes to you?**
dll-heroes-mine-thief-label = The thief
dll-heroes-mine-priest-label = The priest
dll-heroes-mine-choose-label = I choose
dll-heroes-mine-thief = **The weakest goes to the least evil.** That is Marek with 3. You have the most.
dll-heroes-mine-choose = **Nobody chooses.** Evil decides: from the weakest hero for the least evil to the strongest for the most.
dll-heroes-plan = Right, the priest. With 2 less you would stand below Tomáš. **Plan Improve Reputation first, then Dig Tunnels and Mine Gold.**
dll-heroes-plan-food = **Reaching 9 for a moment is enough.** If two others fetch food before you, space III costs 2 evil: 7 + 2 = 9, and the paladin sets out for you. Food comes before reputation, and he does not turn back when your evil falls again.
dll-heroes-plan-rest = **Reputation first is right.** The rest is free. Here, take Dig Tunnels and then Mine Gold.
dll-heroes-plan-later = **Play reputation first.** Later its spaces may be taken, and then the priest is yours.
dll-heroes-plan-other = **That is allowed.** But your evil stays at 7, the most of all, and the priest comes to you. Improve your reputation.
dll-heroes-good = Zofia was here before you and has space I. Your space II takes off 2 evil: 7 − 2 = 5, less than Tomáš has. **Use the space.**
dll-heroes-good-decline = **You may decline.** Then you stay the most evil, and the priest comes to you. Use the space.
dll-heroes-done = Right. The priest went to Tomáš, who is the most evil now; to you came the wizard. Before you pay in evil, look where the others stand.

## A spell in the way

dll-spell = A spell in the way
dll-spell-idea = Every combat round turns up a card: how much the heroes tire, and a **spell**. The wizards cast it if they have **at least as much magic as the number of the round**: 1 in the first round, 2 in the second.
dll-spell-cast = This party’s wizard has magic 2. The cards on the side say what comes: in round 2 it is Word of Peace. **Is it cast?**
dll-spell-cast-yes-label = Yes
dll-spell-cast-no-label = No
dll-spell-cast-no = **Equal is enough.** Only with less magic than the number of the round do they fail.
dll-spell-plan = Now round 1. Its card is Aura of Fear: it drives back one monster of yours, and magic 1 is enough for that. **Plan the Cursed Ring alone**, no monster.
dll-spell-plan-other = **You know what comes.** A monster that you send now is driven back by the spell. A trap does not care. Plan the Cursed Ring, and nothing else.
dll-spell-done = Right. The spell finds nobody to drive back. With Improve Reputation you may look at such a card in advance; that is worth more than a trap.

## What it is worth

dll-score = What everything is worth
dll-score-idea = After two years you count: **rooms 2, monsters 1, prisoners 2** each; minus 2 for every conquered tile and 3 for every unpaid gold of taxes. Then come the titles.
dll-score-total = You have 3 rooms, 2 monsters and 4 prisoners; 3 tiles are conquered, and 1 gold of taxes is unpaid. **How many points before the titles?**
dll-score-total-16 = **Losses are taken off.** 6 + 2 + 8, less 6 for the tiles and 3 for the unpaid gold.
dll-score-total-13 = **One loss is missing.** 3 conquered tiles cost 6, and the unpaid gold costs 3.
dll-score-room = A room of yours is conquered. **How much did that cost you in all?**
dll-score-room-2 = **And the room itself.** The conquered tile costs 2, and the 2 points of the room are lost as well.
dll-score-title = Now the titles: most evil, rooms, tunnels, monsters, imps or goods, and fewest tiles lost. You alone have the most rooms. **How much is that title worth?**
dll-score-title-1 = **Titles are worth more.** 3 points for whoever holds one alone, 2 each for those who share it.
dll-score-title-2 = **2 are for those who share a title.** You hold this one alone.
dll-score-done = Right. With more than 0 points you keep your licence, with the most you win. Now play a match.
