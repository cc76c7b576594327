### The guided way into Paper Dungeons (docs/learn.md): title, idea, tasks, what is said to a try, the end.

## One die, one action

pdl-dice = One die, one action
pdl-dice-idea = Six dice are rolled for everybody. Each player uses **three of them**, one for each action. What the others take is still there for you.
pdl-dice-which = Look at the dice. **Which one can nobody use?**
pdl-dice-which-boots-label = The boots
pdl-dice-which-clover-label = The clover
pdl-dice-which-skull-label = The skull
pdl-dice-which-boots = **Boots walk.** They are good for nothing else, but with them you walk three rooms instead of two.
pdl-dice-which-clover = **The clover is a joker.** It stands for any hero in any colour. It is the best die on the table.
pdl-dice-brew = Right: it only wounded everybody when it came up. Every other die does one of four things: raise a hero, craft half an item, brew potions or move. **Brew potions with a die that shows a hero.**
pdl-dice-brew-joker = **That works, but it is a waste.** Every hero brews. Keep the joker for something that only it can do.
pdl-dice-brew-move = **That is allowed.** Each die may walk. We come to that in a moment; now brew.
pdl-dice-brew-craft = **That is allowed.** You would fill half an item. We come to items later; now brew.
pdl-dice-brew-raise = **That is allowed.** A hero would gain a level. That is the next scene; now brew.
pdl-dice-brew-four = **Three a round.** With the third action your round is over, however many good dice are left.
pdl-dice-brew-four-label = Use four dice
pdl-dice-done = Right: two potions with one die. Two more dice, and the round is over for you.

## Raise a hero

pdl-raise = Raise a hero
pdl-raise-idea = A die raises the hero it shows, if it has the **colour in which that hero trains**. Your goal card sets the colours; here the Warrior trains with black dice.
pdl-raise-warrior = **Raise the Warrior with the black warrior die.**
pdl-raise-warrior-clover = **That works, too.** A clover raises anybody. But the black warrior die can do it, so keep the joker.
pdl-raise-warrior-white = **The wrong colour.** This Warrior trains with black dice. A white die with his symbol can still craft, brew or walk.
pdl-raise-warrior-white-label = Use the white warrior die
pdl-raise-warrior-boots = **Boots only walk.** They never raise, craft or brew.
pdl-raise-warrior-boots-label = Use the boots
pdl-raise-done = Right. Level 2, and your health is 5: all four levels together. The same sum is your strength against bosses.

## Walk two rooms

pdl-walk = Walk two rooms
pdl-walk-idea = Any die but a skull walks: **two rooms**, with boots three. In each new room the fight comes first, then the trap, then the treasure.
pdl-walk-die = Your Rogue is at level 2. **Start a move with a warrior die.**
pdl-walk-die-boots = **That would be three steps.** Good to know, but two are enough here. Take a warrior die.
pdl-walk-enter = You come in from below. **Enter C1**, the third room of the lowest row, where a potion lies.
pdl-walk-enter-other = **That door is open as well.** Here we want the potion in C1 first.
pdl-walk-enter-stop = **You may stop at any time.** But steps that are left are lost, and nothing has happened yet. Enter C1.
pdl-walk-fight = Next door in D1 waits a Goblin of level 3. The Rogue fights Goblins: level 3 against 2 costs 1 wound. **Enter D1.**
pdl-walk-fight-other = **Not that way.** We want to see the fight with the Goblin in D1.
pdl-walk-fight-stop = **You may stop here.** But one step is left, and behind the Goblin lies another potion. Enter D1.
pdl-walk-fight-third = **Two rooms with a hero die.** Only boots walk a third one.
pdl-walk-fight-wall = **There is a wall between D1 and D2.** Only the complete Cloak leads through walls. From D1 you go on to the side.
pdl-walk-fight-third-label = Walk a third room
pdl-walk-fight-wall-label = Walk on from D1 to D2
pdl-walk-done = Right. The Goblin is always beaten, and the potion from C1 absorbed the wound. Then came the treasure.

## Traps bite every time

pdl-trap = Traps bite every time
pdl-trap-idea = A treasure is taken once. A trap works **every time** you enter, however often you have been there.
pdl-trap-enter = You stand in F1 with a fresh potion. In E1 there is a trap, and half an item. **Enter E1.**
pdl-trap-enter-other = **That is a way, too.** Here we want the trap in E1.
pdl-trap-enter-stop = **You may stop.** But then the step is lost. Enter E1.
pdl-trap-craft = The trap cost a wound, the potion absorbed it. Now the treasure: half an item of your choice. **Choose the Tome.**
pdl-trap-craft-other = **That is allowed.** The choice is free. Here we take the Tome: it is worth a lot at the end.
pdl-trap-again = You leave E1 and come back in. **What happens?**
pdl-trap-again-safe-label = Nothing, it is explored
pdl-trap-again-trap-label = The trap again
pdl-trap-again-treasure-label = Trap and treasure again
pdl-trap-out = See for yourself: a move has begun, with two steps. **Step out to F1.**
pdl-trap-out-other = **That is a way, too.** Here, step out to F1 and come back.
pdl-trap-out-stop = **You may stop.** But then both steps are lost. Step out to F1.
pdl-trap-back = **And back into E1.**
pdl-trap-back-other = **That is a way, too.** Here, go back into E1.
pdl-trap-back-stop = **You may stop.** But then you do not see the trap again. Go back into E1.
pdl-trap-again-safe = **Explored is not safe.** The trap works on every entry, in every room that has one.
pdl-trap-again-treasure = **The treasure is gone.** It counts for the first visit only. The trap does not.
pdl-trap-done = Right: another wound, and no second treasure. Plan your way around traps.

## Wounds and potions

pdl-wounds = Wounds and potions
pdl-wounds-idea = Each potion has two hearts. They **absorb wounds** that come later. They never heal a wound that is already there.
pdl-wounds-where = You have 6 potions, 3 of their hearts are filled. Now two skulls are rolled: two wounds for everybody. **Where do they go?**
pdl-wounds-where-potions-label = Into the potions
pdl-wounds-where-column-label = Into the wound column
pdl-wounds-where-empty-label = A filled heart is emptied
pdl-wounds-where-column = **Potions first, always.** The column fills only when no heart of a potion is free.
pdl-wounds-where-empty = **Nothing heals.** A heart that is filled stays filled. New wounds take the next free heart.
pdl-wounds-left = Six potions are twelve hearts, and five are filled now. **How many wounds can they still absorb?**
pdl-wounds-left-5 = **These are the filled ones.** Twelve hearts in all, five of them used.
pdl-wounds-left-12 = **Some are used up.** Five of the twelve hearts are filled.
pdl-wounds-done = Right, seven. When wounds in the column exceed your health, the party dies once and pays 9 glory. Potions are cheap.

## Items have two halves

pdl-items = Items have two halves
pdl-items-idea = Half an item gives one point and nothing else. With **both halves** it works, at once and for good.
pdl-items-cauldron = Half of the Cauldron is filled; once complete, it brews 3 potions at once. **Craft the second half.**
pdl-items-cauldron-other = **That is allowed.** But half an item does nothing yet. Complete what is begun: the Cauldron.
pdl-items-cauldron-wall = **Half a Cloak goes through nothing.** It works when both halves are filled.
pdl-items-cauldron-wall-label = Walk through a wall with half a Cloak
pdl-items-points = Sword, Armour and Cauldron are complete, half of the Cloak is filled. Complete Armour gives 2 more points. **What are the items worth?**
pdl-items-points-7 = **Seven halves are 7 points.** But the complete Armour adds 2.
pdl-items-points-4 = **Halves count, not items.** Seven halves are filled, one point each, and the Armour adds 2.
pdl-items-done = Right: 7 halves and 2 for the Armour. And three potions came for nothing.

## Gems run away

pdl-gems = Gems slip away
pdl-gems-idea = A gem is there for everybody, until somebody takes it. **At the end of the round** it is crossed out for all who have not.
pdl-gems-go = You and Marek both stand in F4. Gem B lies next door in F3, guarded by an Orc of level 4; your Warrior has level 5. **Start a move.**
pdl-gems-go-later = **Then it is too late.** If Marek takes it in this round, it is crossed out for you when the round ends.
pdl-gems-go-later-label = Fetch it next round
pdl-gems-take = **Enter F3 and take gem B.**
pdl-gems-take-other = **The gem lies elsewhere.** Enter F3.
pdl-gems-take-stop = **You may stop.** But then the gem stays there, for Marek. Enter F3.
pdl-gems-whose = Marek went to F3 in the same round. **Who has gem B?**
pdl-gems-whose-mine-label = Only me
pdl-gems-whose-both-label = Both of us
pdl-gems-whose-nobody-label = Nobody
pdl-gems-whose-mine = **You were not faster.** All play at the same time. Whoever takes a gem in the same round gets it.
pdl-gems-whose-nobody = **Nobody is punished.** All who take it in the same round keep it. Only the others lose it.
pdl-gems-done = Right. In the same round it is for all, a round later for nobody. Keep an eye on where the others stand.

## The boss

pdl-boss = The boss
pdl-boss-idea = After rounds 3, 6 and 8 a boss attacks. You must **have been in its room** and be strong enough. Strength is all levels together; the hero it fears counts twice.
pdl-boss-rogue = The Chimera: 14, 18 or 22. You have 13 levels, and the Rogue counts twice: 16. One die is left. **Raise the Rogue.**
pdl-boss-rogue-wizard = **That makes 17.** Still the lowest step. The Chimera fears the Rogue: his level counts twice, so it makes 18.
pdl-boss-rogue-skip = **Then you flee.** Whoever has not been in the room, or is too weak, gets nothing and pays the penalty: here 4 glory.
pdl-boss-rogue-skip-label = Stay away from the boss
pdl-boss-reward = You reach 18: 5 glory and 3 wounds. Marek with 13 flees, Zofia has 22. **Who gets the reward, half an item?**
pdl-boss-reward-everybody-label = Everybody who fought
pdl-boss-reward-strongest-label = The strongest
pdl-boss-reward-me-label = Me, for 18
pdl-boss-reward-everybody = **Glory for all who fought, the reward for one.** Only the highest strength gets it, and in a tie nobody.
pdl-boss-reward-me = **Zofia is stronger.** 22 against 18. Only the highest strength gets the reward.
pdl-boss-done = Right. And the Rogue at level 4 brought a gem on the way.

## What counts

pdl-score = What counts
pdl-score-idea = At the end twelve boxes are added up: bosses, your **lowest hero**, items, gems, minions, goal and power, **minus wounds**. This sheet is finished.
pdl-score-heroes = Box D. The levels are 4, 3, 5 and 4. Under the columns stands the glory: 6 for level 3, 8 for level 4, 11 for level 5. **How much for the heroes?**
pdl-score-heroes-11 = **Only the lowest counts.** The best hero gives nothing by itself. Raise all four.
pdl-score-heroes-33 = **They are not added up.** Only the lowest hero counts, here level 3.
pdl-score-items = Box E. Sword and Armour are complete, Cloak and Cauldron half done. A half is worth 1, the complete Armour 2 more. **How much for the items?**
pdl-score-items-4 = **Halves count, not items.** Six halves are filled, one point each, and the Armour adds 2.
pdl-score-items-6 = **And the Armour.** Six halves are 6, and the complete Armour adds 2.
pdl-score-gems = Box F. Seven spaces of the gem track are filled, and each says what it is worth. **How much for the gems?**
pdl-score-gems-7 = **Not one point a gem.** The last filled space counts, and the seventh says 30.
pdl-score-gems-36 = **One space too far.** That would be the eighth gem. You have seven.
pdl-score-minions = Box G. Nine of the twelve minions are beaten; their track works the same way. **How much for the minions?**
pdl-score-minions-9 = **Not one point a minion.** The last filled space counts, and the ninth says 16.
pdl-score-minions-25 = **That would be all twelve.** Nine are beaten: look at the ninth space.
pdl-score-wounds = Box H. There are 11 wounds in the column. Its steps at 3, 6, 9 and 12 wounds cost 1, 3, 6 and 10. **How much do the wounds cost?**
pdl-score-wounds-10 = **The steps are not added up.** 1 + 3 + 6 would be 10. Only the highest step reached counts, here the third.
pdl-score-wounds-11 = **Not one point a wound.** The column has steps, and only the highest one reached counts.
pdl-score-total = The bosses brought 3, 5 and 8, goal and power 5. **How much is 16 + 6 + 8 + 30 + 16 + 5 − 6?**
pdl-score-total-81 = **You left out the wounds.** They take off 6.
pdl-score-total-87 = **Wounds are taken off, not added.** 16 + 6 + 8 + 30 + 16 + 5 is 81, less 6.
pdl-score-done = Right, 75 glory. The highest sum wins; in a tie it is more explored rooms. Now play a match.
