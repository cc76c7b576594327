### The rulebook of Saboteur: The Dark Cave (docs/rulebook.md). Figures come from data.toml.
### A table is one message: a row on each line, cells between bars, the heads first.

## Chapters, each with the sentence under its title

dcr-chapter-minute = The game in one minute
dcr-lead-minute = Dwarfs in the dark, one way out, and nobody knows who digs for whom.
dcr-chapter-setup = Setting up
dcr-lead-setup = A start card, four covered goals, and a clan card that only you have seen.
dcr-chapter-turns = Your turn
dcr-lead-turns = A card, a walk, a new card.
dcr-chapter-building = Building the cave
dcr-lead-building = Paths must fit, and some of them have a price.
dcr-chapter-walking = Walking, goals and the exit
dcr-lead-walking = Three steps in the dark, and one of four corners leads out.
dcr-chapter-cards = Action cards
dcr-lead-cards = What each of them does, exactly.
dcr-chapter-monsters = Monsters
dcr-lead-monsters = They hunt for whoever sends them, and strike whoever is there.
dcr-chapter-secrets = Who knows what
dcr-lead-secrets = Everybody sees where you look, nobody sees what you see.
dcr-chapter-end = The end and the gold
dcr-lead-end = Only gold that leaves the cave counts.
dcr-chapter-example = An example: the first turns
dcr-lead-example = Four players of one colour; two of them are saboteurs.
dcr-chapter-variants = Options and this table
dcr-lead-variants = Agree on them before the start. The rest the program does for you.

## The game in one minute

dcr-aim = Dwarfs of two clans are lost in the cave. Build a way to the exit and carry gold out. The clan with the greater treasure wins, and all who work for it.
dcr-saboteurs = A saboteur works for the other clan: the gold a saboteur carries out counts for the other colour.
dcr-minute-picture = The cave as Anežka sees it: paths of four players, and goals that are still covered.
dcr-turn-table-title = A turn, step by step
dcr-turn-table =
    Step | What happens
    1 | Your monsters go home, your cobwebs wear off, your dwarf gets up.
    2 | Play a card, or discard one or two.
    3 | Walk with your dwarf, if you like.
    4 | Draw.

## Setting up

dcr-clans = { dc-says-clans }
dcr-laid-out = The start card lies in the middle, the four goals face down in the corners. Every dwarf starts in the middle with { $rules_start_gold } nuggets, every player with { $rules_start_hand } cards. The pile has cards I on top, then II, then III; of each kind { $rules_removed_per_back } are put away unseen. The first player is drawn.
dcr-setup-picture = The start: one card in the middle, goals in the four corners.
dcr-players-table-title = By number of players
dcr-players-table =
    Players | Area | Cards in the pile | Clan cards set aside
    { $setup_0_players } | { $setup_0_area } × { $setup_0_area } | { $setup_0_draw_pile_total } | { $setup_0_clan_cards_set_aside }
    { $setup_1_players } | { $setup_1_area } × { $setup_1_area } | { $setup_1_draw_pile_total } | { $setup_1_clan_cards_set_aside }
    { $setup_2_players } | { $setup_2_area } × { $setup_2_area } | { $setup_2_draw_pile_total } | { $setup_2_clan_cards_set_aside }
    { $setup_3_players } | { $setup_3_area } × { $setup_3_area } | { $setup_3_draw_pile_total } | { $setup_3_clan_cards_set_aside }
    { $setup_4_players } | { $setup_4_area } × { $setup_4_area } | { $setup_4_draw_pile_total } | { $setup_4_clan_cards_set_aside }
    { $setup_5_players } | { $setup_5_area } × { $setup_5_area } | { $setup_5_draw_pile_total } | { $setup_5_clan_cards_set_aside }
    { $setup_6_players } | { $setup_6_area } × { $setup_6_area } | { $setup_6_draw_pile_total } | { $setup_6_clan_cards_set_aside }
dcr-all-clans-title = The two clans
dcr-all-roles-title = Loyal or saboteur

## Your turn

dcr-turn = Play a card or discard one or two, move your dwarf, then draw. Before that, your monsters go home, your cobwebs wear off and a knocked-down dwarf gets up.
dcr-empty_hand = If you have no card at the start of your turn, you skip the whole turn, movement included.
dcr-discard = { dc-says-discard }
dcr-drawing = { dc-says-drawing }
dcr-hand_limit = { dc-says-hand_limit }
dcr-piles-title = How many cards you draw
dcr-piles =
    You | You draw
    played a card | 1
    discarded one or two | as many
    swapped hands | nothing; the other player draws 1
    have as many cards as your limit | nothing

## Building the cave

dcr-laying = { dc-says-laying }
dcr-anywhere = You may build anywhere, even outside the marked area and far from your dwarf. Face-down goals are ignored: they need not match, and you cannot build from them.
dcr-spaces = { dc-says-spaces }
dcr-building-picture = After two rounds: paths to the east. A dwarf on a card shows where its player stands.
dcr-special-table-title = Special spaces
dcr-special-table =
    Space | Cards | What it does
    ladder | { $totals_path_by_special_ladder } | one move to every other ladder
    bridge | { $totals_path_by_special_bridge } | costs a card and lowers your limit
    tunnel | { $totals_path_by_special_tunnel } | costs a nugget
    gold vein | { $totals_path_by_special_vein } | gives a nugget and shows your clan card
    dark lair | { $totals_path_by_special_lair } | monsters come from here
dcr-ladder-title = Ladders
dcr-ladder = { dc-says-ladder }
dcr-bridge-title = Bridges
dcr-bridge = { dc-says-bridge }
dcr-tunnel-title = Tunnels
dcr-tunnel = { dc-says-tunnel }
dcr-vein-title = Gold veins
dcr-vein = { dc-says-vein }
dcr-lair-title = Dark lairs
dcr-lair = { dc-says-lair }
dcr-house_deck-title = { dc-option-deck-house }
dcr-house_deck = { dc-says-house_deck }

## Walking, goals and the exit

dcr-moving = { dc-says-moving }
dcr-closing = When you can do nothing more, your movement ends by itself.
dcr-goals = { dc-says-goals }
dcr-exit = { dc-says-exit }
dcr-walking-picture = The cave in the middle of a match, with all the ways a dwarf can take.
dcr-all-goals-title = The four goals

## Action cards

dcr-card-table-title = How many there are
dcr-card-table =
    Card | How many
    { dc-type-secret_information } | { $totals_action_by_type_secret_information }
    { dc-type-cave_in } | { $totals_action_by_type_cave_in }
    { dc-type-swap_hands } | { $totals_action_by_type_swap_hands }
    { dc-type-cobweb } | { $totals_action_by_type_cobweb }
    { dc-type-boots } | { $totals_action_by_type_boots }
    { dc-type-battle_axe } | { $totals_action_by_type_battle_axe }
    { dc-monster-rat } | { $totals_action_by_type_rat }
    { dc-monster-crawler } | { $totals_action_by_type_crawler }
    { dc-monster-goblin } | { $totals_action_by_type_goblin }
dcr-secret_information-title = { dc-type-secret_information }
dcr-secret_information = { dc-says-secret_information }
dcr-cave_in-title = { dc-type-cave_in }
dcr-cave_in = { dc-says-cave_in }
dcr-swap_hands-title = { dc-type-swap_hands }
dcr-swap_hands = { dc-says-swap_hands }
dcr-cobweb-title = { dc-type-cobweb }
dcr-cobweb = { dc-says-cobweb }
dcr-boots-title = { dc-type-boots }
dcr-boots = { dc-says-boots }
dcr-axe-title = { dc-type-battle_axe }
dcr-axe = { dc-says-axe }

## Monsters

dcr-beasts = A monster in the bank comes onto a lair; one in play moves from where it stands, and the earlier card is discarded. It goes home at the next turn of the player who played it last.
dcr-hunting = A monster moves up to its number of spaces and stops at the first dwarf. Dwarfs on the space where it starts are safe unless it leaves and comes back. It never turns up a goal and pays no tolls.
dcr-walking_in = A dwarf that walks onto a monster’s space stops, and only that dwarf is attacked. A dwarf that starts its move there leaves freely.
dcr-monster-table-title = What they do
dcr-monster-table =
    Monster | Moves | Its attack
    { dc-monster-rat } | 3 | takes a random card and lowers the hand limit by 1
    { dc-monster-crawler } | 4 | knocks the dwarf down: no moves in the next turn
    { dc-monster-goblin } | 5 | steals a nugget
dcr-all-monsters-title = Monster by monster

## Who knows what

dcr-knowledge = { dc-says-knowledge }
dcr-secret-table =
    What | Who knows it
    the colour of a clan card | everybody
    its face | its player, and who looked at it
    a covered goal | who looked at it
    backs of cards in hands and pile | everybody
    cards you gave away in a swap | you remember them
    cards discarded or lost | only the one who had them

## The end and the gold

dcr-ending = The match ends when nobody has a card left, even if a few are still in the pile because all hand limits have fallen to 0; whoever plays the last card still walks. It ends at once when all who work for one clan are out.
dcr-scoring = { dc-says-scoring }
dcr-sum-table-title = A sum, for example
dcr-sum-table =
    Clan | Gold carried out | Players working for the other clan | Treasure
    yellow | 2 + 2 | 3 | 12
    blue | 2 + 3 | 2 | 10
dcr-end-picture = The end of a match: the clan cards are open.

## An example: the first turns

dcr-example-intro = Tomáš begins. Two players look at goals before they build: watch where they go afterwards. Who is loyal? At the table only the player knows.
dcr-example-turns-title = Turn by turn
dcr-example-why = All build to the east, although one player knows what lies north-east. Nobody has to build where their dwarf stands, so a path tells little; a look at a goal tells more.
dcr-example-picture = The cave after these turns.

## Options and this table

dcr-option-table =
    Option | What it changes
    { dc-option-first_player } | who begins; usually drawn
    { dc-option-clan_34 } | the colour of all dwarfs with three or four players
    { dc-option-agreed_end } | whether players may agree to stop
    { dc-option-deck } | which cards are played with
dcr-agreed_end-title = { dc-option-agreed_end }
dcr-agreed_end = With this option you may propose to end the match, once per turn and before playing your card; it ends if all the others agree.
dcr-here = Play goes clockwise, one player at a time, and you always have a choice: a card can be discarded at any time. What the rules do not allow at the moment, the program does not take: nothing changes, and it says why.
