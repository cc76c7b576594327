### The rulebook of Dungeon Lords (docs/rulebook.md). Figures come from data.toml.
### A table is one message: a row on each line, cells between bars, the heads first.

## Chapters, each with the sentence under its title

dlr-chapter-minute = The game in one minute
dlr-lead-minute = You are the villain, and the heroes are on their way.
dlr-chapter-setup = Setting up
dlr-lead-setup = Three of everything, and two orders you cannot give yet.
dlr-chapter-commands = Orders
dlr-lead-commands = Three secret orders a season, and the space you get depends on the others.
dlr-chapter-work = Rooms at work
dlr-lead-work = Imps that have nothing to do can still produce something.
dlr-chapter-happenings = Events
dlr-lead-happenings = Every season but winter wants something from you.
dlr-chapter-heroes = Evil and the heroes
dlr-lead-heroes = The worse your name, the better the heroes who knock.
dlr-chapter-combat = Combat
dlr-lead-combat = Four rounds at the end of each year decide what is left of your dungeon.
dlr-chapter-tricks = Traps and spells
dlr-lead-tricks = What you hide for them, and what they bring along.
dlr-chapter-scoring = The second year and the points
dlr-lead-scoring = More than zero points, and the licence is yours.
dlr-chapter-example = An example: the first winter
dlr-lead-example = Four lords plan, and two of them come too late.
dlr-chapter-variants = Options and this table
dlr-lead-variants = Agree on them before the start. The rest the program does for you.

## The game in one minute

dlr-aim = Build a dungeon for two years, and defend it at the end of each. In every season you send three **minions** for goods, dig, build and hire; then heroes come and conquer what they can. Most points win, equal points share; with more than 0 points you earn the **licence**.
dlr-year = A year has four seasons: winter, spring, summer and autumn, then combat. Only orders, blocked cards and battle plans are chosen secretly and together; everything else goes in turn order. After winter, spring and summer the next player clockwise starts.
dlr-minute-picture = The first summer: Anežka plans three of her six orders.
dlr-season-table-title = A season, step by step
dlr-season-table =
    Step | What happens
    1 | New monsters and rooms are laid out; the next event and heroes are shown.
    2 | All plan three orders in secret and reveal them one by one.
    3 | The minions act, place by place.
    4 | Rooms produce; one order returns to your hand.
    5 | The event of the season, except in winter.
    6 | A hero sets out for each lord, except in winter.

## Setting up

dlr-start-goods = You start with { $setup_gold } gold, { $setup_food } food, { $setup_imps } imps, three tunnels below the entrance, and **Evil** { $evil_track_start }. The dungeon has room for { $dungeon_grid_columns } columns and { $dungeon_grid_rows } rows. Evil goes from { $evil_track_min } to { $evil_track_max }; both paladins wait in their tent. The starting player is drawn.
dlr-blocked = Two of your eight orders are **blocked** and cannot be planned. At the start you draw three, keep one and block the other two; all show theirs together. In a first game two random ones are blocked, Evil payments simply stop at { $evil_track_max }, and hiring as the first order costs nothing extra.
dlr-dummies = With three players a **dummy** colour takes space II of three orders each season. With two players there are two dummies: each shows two orders, and you choose the third for yours. Dummies only take up space. With two players a neutral cube also draws one hero each season.
dlr-offers = Each season 3 monsters and 2 rooms are on offer; what nobody took is gone. One season ahead everybody sees the next event and the heroes who will come, one for each player, sorted by strength. If all are equal, one is exchanged.
dlr-setup-picture = The very first choice: which two of three orders to block.
dlr-box-title = What is in the box
dlr-box =
    Component | How many
    Orders of each colour | { $counts_order_cards_per_colour }
    Monsters and ghosts | { $counts_monster_tiles }
    Rooms | { $counts_room_tiles }
    Heroes | { $counts_adventurer_tiles }
    Paladins | { $counts_paladin_tiles }
    Traps | { $counts_trap_cards }
    Combat cards of each year; used | { $counts_combat_cards_per_year }; { $counts_combat_cards_used_per_year }
    Special events; used | { $counts_special_event_cards }; { $counts_special_event_cards_used }

## Orders

dlr-orders = All plan three orders in secret. They are revealed one by one; each minion takes the lowest free space, a fourth one stays on its card.
dlr-spaces-table-title = The eight places, in the order they act
dlr-spaces-table =
    Place | Order | Spaces act
    { $order_get_food_execution_order } | { dl-order-get_food } | I, II, III
    { $order_improve_reputation_execution_order } | { dl-order-improve_reputation } | I, II, III
    { $order_dig_tunnels_execution_order } | { dl-order-dig_tunnels } | I, II, III
    { $order_mine_gold_execution_order } | { dl-order-mine_gold } | I, II, III
    { $order_recruit_imps_execution_order } | { dl-order-recruit_imps } | I, II, III
    { $order_buy_traps_execution_order } | { dl-order-buy_traps } | I, II, III
    { $order_hire_monster_execution_order } | { dl-order-hire_monster } | III, II, I
    { $order_build_room_execution_order } | { dl-order-build_room } | III, II, I
dlr-using = When it is your minion’s turn, **use** the space or decline. You pay the full price at that moment; what you got earlier in the season counts. After using it the minion comes home, otherwise it stays on its order. Hire Monster planned as the **first** order costs 1 gold at once, and it is not given back.
dlr-orders-picture = All orders are revealed, and the minions stand on their spaces.
dlr-digging = **Dig** next to your dungeon, one imp for each tunnel; on space III one more imp stands by as foreman. Four tiles may never form a square. Conquered tiles count as tiles. Imps that dug have done their work for this season; tunnels from the Tool Shed can be mined next season.
dlr-mining = **Mine** in your tunnels that are not conquered: one imp, one gold for each, and no tunnel twice in a season. Space III needs a foreman as well. New imps are too late for digging and mining, but they may still work in rooms.
dlr-buying = **Traps** are drawn from the deck and kept secret; used ones never come back, so the deck may run out. **Improve Reputation** lowers your Evil, and on spaces I and III you may also look at one combat card of the year. You may do it at 0 Evil, too.
dlr-hiring = **Hire** one creature on offer and pay its price; space III costs 1 food more. Prices in Evil may not take you above { $evil_track_max }. A Golem also wants a trap, a Demon eats one of your monsters. Ghosts are creatures, but not monsters. A Troll brings a token that works in rooms like an imp.
dlr-building = **Build** a room on offer in place of one of your unconquered tunnels; spaces II and III cost 1 gold. Rooms may touch at corners only, also conquered ones. In the first year each room belongs to its part of the dungeon.
dlr-all-orders-title = Order by order

## Rooms at work

dlr-production = After the orders, imps and Trolls that are still free can work in your unconquered production rooms: once a season in each room, twice in the second year.
dlr-recovery = { dl-says-recovery }
dlr-work-table-title = What becomes of your orders
dlr-work-table =
    Order | Next season
    the two that were blocked | back in your hand
    the first one, or one with a minion on it | one of them is back in your hand
    the other two you played | blocked
dlr-all-rooms-title = The sixteen rooms

## Events

dlr-events = Spring, summer and autumn each bring an event. Payday: pay every creature its price again, or let it go and gain 1 Evil. Taxes: 1 gold for every two tiles, rounded up; each gold left unpaid costs 3 points at the end. Special event: the card says what happens.
dlr-special-notes = Special events hit everybody, player by player in turn order. Ghosts are not monsters, so they do not strike. A monster on strike lies face down until the end of the year: it does not fight, but it still wants its pay.
dlr-event-table-title = What they cost
dlr-event-table =
    Event | You pay | If you do not
    { dl-event_tile-payday } | every creature its price again | it leaves, and you gain 1 Evil
    { dl-event_tile-taxes } | 1 gold for every two tiles, rounded up | a dead letter for each gold: −3 points
    { dl-event_tile-special } | what the card says | –
dlr-all-tiles-title = The three events
dlr-all-specials-title = The nine special events

## Evil and the heroes

dlr-evil = { dl-says-evil }
dlr-arriving = At the end of spring, summer and autumn each lord gets one hero: the least evil lord the weakest, the most evil the strongest. If two are equally evil, the one closer to the starting player counts as less evil.
dlr-party = { dl-says-party }
dlr-hero-table-title = What they are good at
dlr-hero-table =
    Hero | Is good at
    warrior | many hit points; stands in front
    thief | takes damage off your traps
    priest | heals the party
    wizard | casts spells
    paladin | everything
dlr-heroes-picture = Autumn: who waits at whose gate, and how evil everybody is.
dlr-all-heroes-title = Heroes of the first year
dlr-second-heroes-title = Heroes of the second year

## Combat

dlr-battle = The party goes for an unconquered tile nearest to the entrance. A tunnel holds one trap and one monster, a room two monsters and a trap with 1 gold as bait; ghosts are never limited.
dlr-planning = Send only creatures that lie face up. You must be able to pay for all planned traps and the bait; the rest of a trap’s price is paid when it springs. When all have planned, the plans and the combat card are shown; traps stay covered until they spring.
dlr-steps = { dl-says-steps }
dlr-steps-table-title = A combat round, step by step
dlr-steps-table =
    Step | What happens
    1 | Your trap springs; thieves take damage off it.
    2 | A fast spell, if the party has enough magic.
    3 | Your creatures attack, in the order you choose.
    4 | A slow spell, if there is still enough magic.
    5 | The party heals, if anybody attacked.
    6 | Fatigue; if a hero is left, the tile is conquered.
    7 | Poison does its work.
dlr-combat-picture = A battle plan to make: the nearest tile, a trap and a creature.
dlr-attacks = A creature you sent must **attack** if it can; its tile says whom. A hero whose damage reaches his hit points goes to your prison at once. After the attack the creature lies face down for the rest of the combat, unless its tile says otherwise. Damage beyond the hit points is lost.
dlr-conquest = At the end of a combat round, unless something holds it back, the party suffers the fatigue on the combat card, point by point from the front. If anybody is still standing, the tile is conquered and useless for good, and you lose 1 Evil.
dlr-nothing-left = If heroes are left but nothing to conquer, each combat round they free one of your prisoners instead; a paladin only when nobody else is there. After the combat all creatures lie face up again, and prisoners stay.
dlr-moving-paladin = The **paladin** may change sides in the middle of a combat, because Evil rises and falls there, too. He joins a battle that is planned and not over; otherwise he waits for the next round. If he was the last hero, your plan is undone and nothing is lost. He takes his wounds along.
dlr-all-creatures-title = The creatures

## Traps and spells

dlr-thieves = { dl-says-thieves }
dlr-trap-notes = Positions are fixed before a trap deals its damage. A trap for the second hero does nothing when there is only one; one for the first and the last hits a single hero as both. A dart’s side effect depends on the hero you chose, even if he falls. An unused second trap of the Labyrinth comes back.
dlr-magic = { dl-says-magic }
dlr-spell-notes = Choices of a spell are made when it is cast, after the trap. A magic shield takes the first point that comes after it. Invisible wizards take no damage, but they conquer. An illusion stands in front and takes damage like a hero; alone it vanishes, and it never conquers.
dlr-trick-table-title = How many there are
dlr-trick-table =
    Cards | How many | Used in a year
    traps | { $counts_trap_cards } | as many as are bought
    combat cards of each year | { $counts_combat_cards_per_year } | { $counts_combat_cards_used_per_year }
dlr-all-traps-title = The nine traps
dlr-all-spells-title = The spells

## The second year and the points

dlr-second_year = In the second year heroes, monsters and traps are stronger, Buy Traps lets you choose from one trap more, rooms may be built anywhere, and production rooms can work twice. Conquered tiles stay conquered.
dlr-points-title = What counts at the end
dlr-points =
    What | Points
    each unconquered room | 2
    each monster | 1
    each prisoner | 2
    each captured paladin | 5
    each conquered tile | −2
    each dead letter | −3
    unconquered prestige rooms | what they say
    titles | 3, shared 2; with two players 2 and 1
dlr-titles = { dl-says-titles }
dlr-scoring-picture = The end of a match: every lord’s sum, line by line.

## An example: the first winter

dlr-example-intro = Marek starts the first winter. All four have planned three orders in secret; now they are revealed one by one, and each minion takes the lowest free space.
dlr-example-season-title = Order by order
dlr-example-why = Tomáš finds no room left to build, and Anežka no place for imps: their minions stay on the cards. That is not all bad, because such a card may be the one that returns to the hand.
dlr-example-picture = All minions stand on their spaces; now the work begins.

## Options and this table

dlr-option-table =
    Option | What it changes
    { dl-option-full_rules } | off: an easier first game
    { dl-option-special_events } | whether special event cards are played; only with full rules
    { dl-option-combat_planning } | battle plans together and in secret, or in turn and open
    { dl-option-choose_blocked } | in a first game blocked orders are chosen, not drawn
dlr-training = In the **combat academy** you practise alone: three tunnels in a line, no spells, always 2 fatigue, and rounds until the party is gone. In each of the four lessons you can get away with one conquered tunnel.
dlr-here = The program asks only those who have something to decide, and it asks even if there is a single choice. What the rules do not allow at the moment, it does not take: nothing changes, and it says why. It does all the sums.
