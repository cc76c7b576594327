### The rulebook of Paper Dungeons (docs/rulebook.md). Figures come from data.toml.
### A table is one message: a row on each line, cells between bars, the heads first.

## Chapters, each with the sentence under its title

pdr-chapter-minute = The game in one minute
pdr-lead-minute = One party, one pencil, eight rounds to find the bosses and come home famous.
pdr-chapter-setup = Setting up
pdr-lead-setup = Everybody gets the same map, and cards nobody else has.
pdr-chapter-sheet = Your sheet
pdr-lead-sheet = Four heroes and a handful of tracks; every box is filled once.
pdr-chapter-rolling = The dice
pdr-lead-rolling = Six dice are rolled for all, and each player picks three.
pdr-chapter-actions = What a die can do
pdr-lead-actions = One die, one action: train, craft, brew or walk.
pdr-chapter-dungeon = Through the dungeon
pdr-lead-dungeon = Every room you enter does something, and it does it in a fixed order.
pdr-chapter-harm = Wounds and death
pdr-lead-harm = Wounds never heal, but dying costs less than you might fear.
pdr-chapter-treasure = Gems and rewards
pdr-lead-treasure = The race for eight gems, and what one filled box can set off.
pdr-chapter-fights = The bosses
pdr-lead-fights = Three times everybody who found the way has to fight.
pdr-chapter-cards = Missions, goals and powers
pdr-lead-cards = Missions are for all, goals and powers are yours alone.
pdr-chapter-scoring = Glory at the end
pdr-lead-scoring = Twelve boxes on your sheet, from A to L.
pdr-chapter-example = An example round
pdr-lead-example = The first round of a game for two, through Anežka’s eyes.
pdr-chapter-variants = Variants and this table
pdr-lead-variants = Agree on them before the start. The rest the program does for you.
pdr-chapter-places = Every dungeon, every room
pdr-lead-places = The rooms are the same in every game; the dungeon card adds walls and bosses.

## The game in one minute

pdr-aim = Lead four heroes through a dungeon that is drawn on your own sheet. In { $rounds } rounds you train, craft, brew and explore, and three bosses wait for you. Whoever has the most **glory** at the end wins; equal glory is decided by explored rooms, then shared.
pdr-round = All play at the same time: each uses exactly three different dice, one action per die, in any order. Nothing you do changes what others may do in this round.
pdr-sealed = What you do stays sealed until everybody is done. Until then the others see your sheet as it was at the start of the round.
pdr-minute-picture = Anežka’s sheet after the first round: the way of her party, the levels, potions and items.
pdr-round-table-title = A round, step by step
pdr-round-table =
    Step | What happens
    1 | The dice are rolled; every skull wounds everybody.
    2 | All at once: three dice each, three actions.
    3 | Gems that somebody took are crossed out for the others.
    4 | After rounds { $boss_rounds_0 }, { $boss_rounds_1 } and { $boss_rounds_2 }: the boss is fought.
    5 | Missions are scored.

## Setting up

pdr-table-set = One **dungeon card** is turned up: it adds six walls to every map, marks three boss rooms and names the bosses. Three **missions** lie open for all. Your sheet starts with four heroes at level 1 and the party outside. Nobody starts: all play together.
pdr-powers = You are dealt two powers and two goals and keep one of each; nobody sees what you did not keep. A power helps all game long or once, and adds or costs glory at the end.
pdr-setup-choices = Some powers act before the first round. **Veteran** raises two different heroes, **Craftsman** fills halves of two different items, **Assassin** defeats two minions of your choice. Healer and Treasure Hunter take theirs by themselves; only a Treasure Hunter who takes a gem of the map is asked which. All choices are shown together.
pdr-setup-picture = The very first choice: one of two powers and one of two goals.
pdr-box-title = What is in the box
pdr-box =
    Component | How many
    White and black dice | { $dice_white } + { $dice_black }
    Dungeon cards | 12
    Boss cards | 12
    Mission cards | 16
    Power cards | 16
    Goal cards | 16

## Your sheet

pdr-health = Your **health** is always the sum of the four hero levels: 4 at the start, { $health_track_spaces } at most. Your **strength** against bosses starts from the same sum. Hero levels fill from left to right, up to level { $max_hero_level }.
pdr-tracks-title = The tracks
pdr-tracks =
    Track | Boxes | What for
    Rounds | { $rounds } | three acts, each ends with a boss
    Health | { $health_track_spaces } | more wounds than this, and the party dies
    Wounds | { $wound_track_hearts } | cost glory at the end
    Potions | { $potions_spaces } | absorb wounds; every fourth one brings a reward
    Gems | { $gem_track_spaces } | glory, and a reward for every second one
    Minions | { $minion_track_spaces } | glory
    Resurrection | 1 | { $resurrection_glory } glory if ticked
pdr-overflow = When a track is full, whatever would come next is **lost**: a thirteenth potion, an eleventh gem, a level above { $max_hero_level }, a third half. A reward without anything to choose is lost as well; the game goes on.
pdr-all-heroes-title = The four heroes
pdr-level_4 = At **level 4** the Warrior adds 1 strength against bosses, the Wizard frees you from training colours, the Cleric wards off skulls, and the Rogue brings a bonus gem at once. It works from that moment on: wounds you have stay.

## The dice

pdr-dice = Three white and three black dice are rolled for all. Three or more skulls, or three or more clovers, and all six are rolled again. Several players may use the same die, but each player each die only once. Dice that show the same face in the same colour are interchangeable.
pdr-skulls = { pd-says-skulls }
pdr-clover = A clover stands for any hero symbol in either colour, never for boots. Boots serve movement only and give up to three steps.
pdr-faces-title = The faces of the dice
pdr-faces =
    Die | Faces
    white | the four heroes, clover, skull
    black | the four heroes, boots, skull
pdr-all-symbols-title = Symbol by symbol

## What a die can do

pdr-action-table-title = The four actions
pdr-action-table =
    Action | The die shows | What you get
    level up | the hero’s symbol in the trained colour, or a clover | one level
    craft | the item’s symbol or a clover; for the lower four any hero | half an item
    brew | any hero or a clover | { $potions_brewed_per_die } potions
    move | anything but a skull | up to 2 steps, boots 3
pdr-level_up = A die with a hero’s symbol raises that hero by a level if its colour is the one your goal card trains. A clover raises any hero. The top level is 6.
pdr-craft = A die with a hero symbol or a clover fills half an item. The upper four items ask for their own symbol. Each half is worth 1 glory; a complete item works and may be worth more.
pdr-brew = { pd-says-brew }
pdr-move = Any usable die moves the party: up to two steps, with boots up to three; you need not step at all. The first step leads from outside into a room of the bottom row.
pdr-whole-move = Finish a move before you use another die: go on step by step, or stop. An item that you complete on the way works from the next step on.
pdr-actions-picture = In the middle of a round: the trap in F2 has hit, and half an item waits to be chosen.
pdr-all-items-title = The eight items

## Through the dungeon

pdr-map = The map has 42 rooms in columns A to F and rows 1 to 7; six entrances lead into the bottom row. Rooms side by side are joined by a door unless a wall or water lies between. Go back and cross your own path as you like; the party never leaves the dungeon. B7 is walled in on all sides.
pdr-walls = { pd-says-walls }
pdr-dungeon-picture = A map in round six: the thick line is the way of the party.
pdr-rooms = A room you enter is **explored** for good. First comes the fight, then the trap, then treasure and gem; these only on the first visit. A boss room does nothing by itself: it only shows you the way to the boss.
pdr-minions = A minion is **always defeated**, but it wounds you by the difference between its level and that of the fitting hero. The fight cannot be avoided, and its wounds come before any reward of the room.
pdr-from-afar = Minions that the Scepter of Death or the Assassin defeats from afar count fully: for the track, missions and goals. Their rooms are not explored by that. The Scepter takes two different minions, or the last one that is left.
pdr-traps = { pd-says-traps }
pdr-minion-table-title = What lies in the 42 rooms
pdr-minion-table =
    In the rooms | How many
    Minions of level 3, 4 and 5, each of the four kinds once | 12
    Traps | 16
    Potions | 8
    Halves of items | 6
    Levels | 6
    Gems | 8
    Empty rooms, where bosses may live | 9
pdr-all-minions-title = The four kinds of minions

## Wounds and death

pdr-wounds = Wounds come from skulls, minions, traps and bosses. Each one fills a heart of your potions **first**, then the next heart of the wound track. Nothing heals. Only the track costs glory at the end; when all its hearts are full, further wounds do nothing.
pdr-death = When the wounds on the track exceed your health, the party dies and rises again: minus 9 glory, but only once. Equal numbers are not yet death.
pdr-wound-table-title = What wounds cost
pdr-wound-table =
    Wounds on the track, at least | Glory
    { $wound_track_thresholds_0_0 } | { $wound_track_thresholds_0_1 }
    { $wound_track_thresholds_1_0 } | { $wound_track_thresholds_1_1 }
    { $wound_track_thresholds_2_0 } | { $wound_track_thresholds_2_1 }
    { $wound_track_thresholds_3_0 } | { $wound_track_thresholds_3_1 }
    { $wound_track_thresholds_4_0 } | { $wound_track_thresholds_4_1 }
    { $wound_track_thresholds_5_0 } | { $wound_track_thresholds_5_1 }
    { $wound_track_thresholds_6_0 } | { $wound_track_thresholds_6_1 }
    { $wound_track_thresholds_7_0 } | { $wound_track_thresholds_7_1 }

## Gems and rewards

pdr-gems = { pd-says-gems }
pdr-gem-table-title = Glory for gems and minions
pdr-gem-table =
    How many | Gems | Reward at once | Minions
    1 | { $gem_track_glory_1 } | – | { $minion_track_glory_1 }
    2 | { $gem_track_glory_2 } | { pd-reward-craft } | { $minion_track_glory_2 }
    3 | { $gem_track_glory_3 } | – | { $minion_track_glory_3 }
    4 | { $gem_track_glory_4 } | { pd-reward-potion } | { $minion_track_glory_4 }
    5 | { $gem_track_glory_5 } | – | { $minion_track_glory_5 }
    6 | { $gem_track_glory_6 } | { pd-reward-level_up } | { $minion_track_glory_6 }
    7 | { $gem_track_glory_7 } | – | { $minion_track_glory_7 }
    8 | { $gem_track_glory_8 } | { pd-reward-potion } | { $minion_track_glory_8 }
    9 | { $gem_track_glory_9 } | – | { $minion_track_glory_9 }
    10 | { $gem_track_glory_10 } | { pd-reward-craft } | { $minion_track_glory_10 }
    11 | – | – | { $minion_track_glory_11 }
    12 | – | – | { $minion_track_glory_12 }
pdr-chains = Rewards are taken at once and completely before the interrupted action goes on: first the printed reward, then your power. You must always choose if you can.
pdr-free = A level or half an item that you get as a **reward** needs no symbol and no colour: choose any hero below level { $max_hero_level }, or any item that is not complete.
pdr-all-rewards-title = The rewards
pdr-all-gems-title = The eight gems of the map

## The bosses

pdr-bosses = { pd-says-bosses }
pdr-strength-title = Your strength against a boss
pdr-strength =
    What | Adds
    all four hero levels | their sum
    the hero the boss is weak to | that level once more
    Flaming Sword, complete | 3
    Warrior at level 4 or higher | 1
    Berserker | 2
    Armour of Heroes | nothing; it helps against minions
pdr-boss_reward = The strongest fighter gets the boss’s reward. If the highest strength is tied, nobody does; in a solo game nobody ever does.
pdr-bosses-picture = After the fight of round six: the strongest fighter chooses the reward.
pdr-first-bosses-title = Round 3: one of these
pdr-second-bosses-title = Round 6: one of these
pdr-third-bosses-title = Round 8: one of these

## Missions, goals and powers

pdr-missions = A **mission** is scored by everybody who fulfils it in the first round in which anybody does: { $mission_glory } glory each. It is checked by itself at the end of the round, after the boss. In a solo game the earlier you fulfil it, the more it is worth.
pdr-goals = Your goal is yours alone and counts at the end: 2, 4 or 6 glory. Its card also sets the training colour of each hero.
pdr-measures-title = What counts as what
pdr-measures =
    A card says | It means
    rooms | explored rooms; corner, edge and boss rooms are counted among them
    a full row or column | every one of its rooms explored
    minions | defeated in any way, also from afar
    gems, potions | all you gained, bonus gems and used potions too
    heroes at a level | at that level or higher
    traps, walls, water | different places, not visits
    boss glory | what fights gave; fleeing takes nothing away
pdr-power-notes = Two powers are worth a second look. The **Treasure Hunter**’s gem is a pure bonus: all eight gems of the map stay free for you. If the table plays with a gem of the map, you choose one of the eight; it is circled on your sheet and stays free for the others. The **Ranger** gets a step across water back at once, even the last one, but for each river only once in each direction during one move.
pdr-all-powers-title = The sixteen powers
pdr-all-goals-title = The sixteen goals
pdr-all-missions-title = The sixteen missions

## Glory at the end

pdr-scoring-table =
    Box | What | Glory
    A, B, C | the three bosses | what the fight gave, or the penalty for fleeing
    D | heroes | by your lowest hero, and 1 for each at level { $max_hero_level }
    E | items | 1 for each half, and what complete items add
    F | gems | the last filled box
    G | minions | the last filled box
    H | wounds | the last threshold reached
    I | resurrection | { $resurrection_glory }
    J | goal and power | 2, 4 or 6, and what the power says
    K | missions | { $mission_glory } each
    L | the sum | whoever has most wins
pdr-lowest-hero = At the end your lowest hero scores: level 2 gives 3 glory, level 3 gives 6, level 4 gives 8, level 5 gives 11 and level 6 gives 14. Every hero at level 6 adds 1 glory.
pdr-scoring-picture = The end of a game: both sheets are open, box by box.

## An example round

pdr-example-intro = Anežka plays the Healer, Marek the Assassin, who strikes before the first roll. Then both choose in secret; here you follow Anežka.
pdr-example-round-title = Step by step
pdr-example-why = One die for brewing, two for walking. Her potions take the wounds, each treasure sets off the next: the fourth potion raises the Cleric, the second half completes the Tome, the Tome raises the Cleric once more.
pdr-example-picture = Anežka’s sheet at the end of the round, before the others see it.

## Variants and this table

pdr-variant-table =
    Option | What it changes
    { pd-option-dungeon } | choose one of the twelve instead of drawing it
    { pd-option-missions } | a first game is simpler without them
    { pd-option-random_bosses } | one boss of each tier is drawn
    { pd-option-vanishing_gems } | two gems disappear with each of the first two bosses
    { pd-option-campaign } | several games, one sum; it names its dungeons itself
    { pd-option-treasure_hunter } | the Treasure Hunter’s gem is a bonus, or one of the map that the others can still take
pdr-solo-title = Playing alone
pdr-solo = Alone you play for the highest score: gems always vanish, no boss gives a reward, and missions are worth from 6 down to 1 glory, depending on the round.
pdr-vanishing_gems-title = { pd-option-vanishing_gems }
pdr-vanishing_gems = After the fights of rounds 3 and 6 the two gems on the boss card are crossed out wherever they are not taken.
pdr-campaign-title = { pd-option-campaign }
pdr-campaign = A campaign is three games of a story, or all twelve dungeons. Scores are added up; nothing else carries over.
pdr-here = Play at your own pace: everybody works on their own sheet, and the round ends when all are done. What the rules do not allow at the moment, the program does not take: nothing changes, and it says why. It fills the tracks and does the sums for you.

## Every dungeon, every room

pdr-place-table =
    Where | Which rooms
    Entrances | A1, B1, C1, D1, E1, F1
    Corner rooms | A1, F1, A7, F7
    Edge rooms | columns A and F, rows 1 and 7
    Side passages | A2 with F2, A4 with F4
    Possible boss rooms | B2, D2, E3, A4, D4, E5, A6, C7, E7
pdr-all-dungeons-title = The twelve dungeons
pdr-row-1-title = Rooms of row 1
pdr-row-2-title = Rooms of row 2
pdr-row-3-title = Rooms of row 3
pdr-row-4-title = Rooms of row 4
pdr-row-5-title = Rooms of row 5
pdr-row-6-title = Rooms of row 6
pdr-row-7-title = Rooms of row 7
