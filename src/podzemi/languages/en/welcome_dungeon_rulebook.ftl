### The rulebook of Welcome to the Dungeon (docs/rulebook.md). Figures come from data.toml.
### A table is one message: a row on each line, cells between bars, the heads first.

## Chapters, each with the sentence under its title

wdr-chapter-minute = The game in one minute
wdr-lead-minute = One hero for all, one dungeon, and nobody wants to be the last to say no.
wdr-chapter-setup = Setting up
wdr-lead-setup = The program lays everything out. This is what you see.
wdr-chapter-draw = Draw or pass
wdr-lead-draw = Every turn starts with one choice.
wdr-chapter-place = Add or sacrifice
wdr-lead-place = A drawn card goes one of two ways.
wdr-chapter-run = The run
wdr-lead-run = The last one left takes the hero into the dungeon.
wdr-chapter-worth = Success and failure
wdr-lead-worth = Every run ends in success or failure, and it counts for the runner alone.
wdr-chapter-example = An example round
wdr-lead-example = Three players, the Knight, and a dungeon that nobody knows completely.
wdr-chapter-win = How you win
wdr-lead-win = Succeed twice, or be the last one standing.
wdr-chapter-heroes = The four heroes and their tiles
wdr-lead-heroes = What each tile does, exactly.
wdr-chapter-monsters = The eight monsters
wdr-lead-monsters = What waits in the deck, how hard it hits, and what beats it.
wdr-chapter-tiles = When several tiles act
wdr-lead-tiles = The finer points of equipment, for the day they matter.
wdr-chapter-secrets = Who knows what
wdr-lead-secrets = Most of the table is open. The cards are not.
wdr-chapter-variants = Variants
wdr-lead-variants = Agree on them before the start, when you open the table.
wdr-chapter-here = At this table
wdr-lead-here = What the program does for you, and what happens when somebody is away.

## The game in one minute

wdr-aim = All players share **one hero**. Turn by turn you make the dungeon worse or the hero weaker, and hope that somebody else has to go in. Go in and come out alive twice, and you win.
wdr-two-ways = On your turn **draw** a monster or **pass**. A drawn monster either goes into the dungeon, or you set it aside and sacrifice one tile of the hero’s equipment with it.
wdr-goes-in = Pass, and you are safe for this round. The one who never passed is the **runner** and fights every monster in the dungeon with whatever equipment is left.
wdr-minute-picture = The table as Anežka sees it in the middle of the bidding. On her own card she sees the monster; the others she can only guess.
wdr-round-table-title = A round, step by step
wdr-round-table =
    Step | Who | What happens
    Bidding | everybody in turn | draw a card and place it, or pass
    The run | the last one left | fights the cards of the dungeon
    The end | the runner | takes a success card or turns the aid card
    The next hero | the runner | chooses a hero; everything is shuffled anew

## Setting up

wdr-hero-first = Choose a first hero together, or let chance do it. The **Knight** is best for a first game. The hero lies in the middle with all six tiles of equipment, for everybody to see and for everybody to use.
wdr-deck = The { $box_monster_cards } monster cards are shuffled face down: that is the **monster deck**. Next to it is room for the **dungeon**, which starts empty. Two cards of the same kind are alike in every way.
wdr-aid-cards = Each player gets an **aid card**, white side up. It turns dark with your first failure. { $setup_success_cards_used } success cards wait in the middle, the other { $setup_success_cards_boxed } stay in the box.
wdr-starter = A random player starts the first round. Two, three or four players play by exactly the same rules.
wdr-setup-picture = The first turn: the Knight with his full kit, all { $box_monster_cards } cards in the deck, and an empty dungeon.
wdr-box-title = What is in the box
wdr-box =
    Component | How many
    Monster cards | { $box_monster_cards }
    Hero tiles | { $box_hero_tiles }
    Equipment tiles | { $box_equipment_tiles }
    Aid cards | { $box_aid_cards }
    Success cards | { $box_success_cards }

## Draw or pass

wdr-turn = Play goes clockwise, one player at a time. On your turn either **draw** the top card of the monster deck, or **pass**. Players who passed, or who are out of the game, are skipped.
wdr-drawn = You alone see the card you draw, and you may not tell. Once you have drawn, you can no longer pass: the card has to go somewhere, into the dungeon or aside with a tile.
wdr-passing = Pass whenever it is your turn and you hold no card, even on the very first turn. You sit out the rest of the round and risk nothing. In the next round you are back.
wdr-last-one = As soon as everybody but one has passed, the bidding ends. The one who is left draws no more and cannot refuse: the run starts at once.
wdr-empty-deck = When the deck is empty, you can only pass. So whoever drew the last card has to go in. If nobody ever passes, that is always the player who started the round.
wdr-draw-picture = Anežka to move. Press the deck to draw, or pass with the button under the board.

## Add or sacrifice

wdr-adding = **Add** the monster: lay it face down on top of the dungeon. You may always do that. Nobody sees the card, but everybody sees that it came from you.
wdr-sacrificing = Or **sacrifice** equipment: lay the monster face down in front of you and put one of the hero’s tiles on it, any tile still in play. Card and tile are out until the end of the round. Only you know the card until then.
wdr-no-tiles = When no tile is left, the monster must be added. A tile that is gone, or one that belongs to another hero, cannot be sacrificed.
wdr-tiles-back = Every round starts with the full kit again, whatever was sacrificed or used up before. The hero himself is no equipment: his own HP always count.
wdr-place-picture = Anežka has drawn a Golem. It can go into the dungeon, or away together with one of the tiles that are left.

## The run

wdr-entry = The hero enters with his own **HP** plus the HP of all armour and shields still in play. They count once, now. If the dungeon is empty, you come out unharmed: a success.
wdr-naming = With the Vorpal Sword or the Vorpal Dagger in play, **name one kind** of monster before the first card is turned. All monsters of that kind fall, both if there are two. Name any of the eight kinds, aloud; with cards in the dungeon you have to name one.
wdr-naming-picture = Anežka has to go in. The Sword is still there, so she names a kind first.
wdr-order = Then the cards are turned up one at a time: **the card added last is fought first**. Each one is dealt with completely before the next is turned.
wdr-one-card-title = What happens to one card
wdr-one-card =
    Step | What happens
    1 | The card is turned up for everybody.
    2 | You may use Polymorph: the next card of the deck takes its place.
    3 | Equipment that beats the monster does so by itself.
    4 | If nothing did, you may use the Vorpal Axe.
    5 | Otherwise you lose as many HP as the monster is strong.
    6 | At 0 HP or less: the Healing Potion helps once, or the hero is dead.
wdr-by-themselves = Equipment works **by itself** and is not used up: a Torch that beats one Orc beats the next one as well. You cannot say no to it. If two tiles beat the same monster, neither is lost.
wdr-axe = Decide on the **Vorpal Axe** when you see the monster and before you see the next one. You are not asked about a monster that falls anyway. You may keep the Axe, let the Potion save you, and strike later.
wdr-run-picture = Marek in the dungeon with the Barbarian: the Dragon has come up, and he decides whether the Axe is for this one.
wdr-damage = A monster that nothing beats costs HP equal to its **strength**. You need at least 1 HP to live: damage equal to your HP kills. The moment the hero is dead, the run is over.
wdr-rest = After a death the rest of the dungeon is turned up, just to look at. Then everybody shows the monsters set aside. What is left in the deck stays secret.

## Success and failure

wdr-success = Every card fought and 1 HP or more left: a **success**. Take a success card. An empty dungeon counts, too.
wdr-failure = Otherwise it is a **failure**. Turn your aid card to its dark side; if it is dark already, you are out of the game. A later success does not turn it back.
wdr-worth-table-title = What a run is worth
wdr-worth-table =
    The run | You get | The second time
    1 HP or more at the end | a success card | you win
    0 HP or less | a dark aid card | you are out
wdr-next-hero = The runner chooses the next hero, any of the four, and starts the next round. If the runner is out of the game, the next player to the left does both.
wdr-new-round = Everything stays open on the table until the hero is chosen. Then all { $box_monster_cards } monsters are shuffled again, the hero gets all six tiles, and everybody still in the game is back in.

## An example round

wdr-example-intro = Marek starts. Follow who adds, who sacrifices, and what everybody can know. Here you see all cards; at the table each player sees only their own.
wdr-example-round-title = Turn by turn
wdr-example-why = Anežka knows two of the four cards, the Demon and the Golem, and has { $hero_knight_hp } + { $tile_plate_armor_effect_amount } HP. Only one of the two may hit her, so she names the Golem. Grail and Torch take care of what she could only guess.
wdr-example-picture = The end of the round: all cards are open, also those that were set aside.

## How you win

wdr-two-successes = Take your **second success card** and you win at once. It does not matter who else has one.
wdr-last-left = Or be the **last player in the game**: when all others have failed twice, you win at once, even without a success.
wdr-no-ties = There is one winner and no tie. All others share second place, whether they are out or not. A match takes at least 2 rounds, and with two, three or four players at most 5, 8 or 11.
wdr-win-table-title = What counts
wdr-win-table =
    You have | Then
    a second success | you win at once
    a second failure | you are out of the game
    nobody else left in the game | you win at once
    1 success and 1 failure | the next run decides for you

## The four heroes

wdr-kits = Each hero has exactly six tiles. With all of them every hero enters with 11 HP, but they get there in different ways. Torch, Holy Grail and Healing Potion belong to two heroes each.
wdr-hero-table =
    Hero | Own HP | Armour | Good at
    { wd-hero-knight } | { $hero_knight_hp } | +{ $tile_plate_armor_effect_amount }, +{ $tile_knight_shield_effect_amount } | a bit of everything
    { wd-hero-barbarian } | { $hero_barbarian_hp } | +{ $tile_chainmail_effect_amount }, +{ $tile_leather_shield_effect_amount } | one big monster, one second life
    { wd-hero-mage } | { $hero_mage_hp } | +{ $tile_wall_of_fire_effect_amount }, +{ $tile_bracelet_effect_amount } | tricks, and monsters that are all different
    { wd-hero-rogue } | { $hero_rogue_hp } | +{ $tile_mithril_effect_amount }, +{ $tile_buckler_effect_amount } | the strongest and the weakest monsters
wdr-all-heroes-title = The heroes
wdr-knight-kit-title = The Knight’s tiles
wdr-barbarian-kit-title = The Barbarian’s tiles
wdr-mage-kit-title = The Mage’s tiles
wdr-rogue-kit-title = The Rogue’s tiles

## The eight monsters

wdr-kinds = The deck holds { $box_monster_cards } monsters of eight kinds. There is no strength 8. The small signs on a card remind you of the equipment that beats it; the text of the tile decides.
wdr-monster-table =
    Monster | Strength | Cards | Beaten by
    { wd-monster-goblin } | { $monster_goblin_strength } | { $monster_goblin_count } | Torch, Ring
    { wd-monster-skeleton } | { $monster_skeleton_strength } | { $monster_skeleton_count } | Torch, Grail, Ring
    { wd-monster-orc } | { $monster_orc_strength } | { $monster_orc_count } | Torch
    { wd-monster-vampire } | { $monster_vampire_strength } | { $monster_vampire_count } | Grail
    { wd-monster-golem } | { $monster_golem_strength } | { $monster_golem_count } | Hammer
    { wd-monster-lich } | { $monster_lich_strength } | { $monster_lich_count } | Grail, Cloak
    { wd-monster-demon } | { $monster_demon_strength } | { $monster_demon_count } | Pact, Cloak
    { wd-monster-dragon } | { $monster_dragon_strength } | { $monster_dragon_count } | Spear, Cloak
wdr-all-monsters-title = Monster by monster

## When tiles meet

wdr-once = **Vorpal Axe, Polymorph and Healing Potion** work once a round and are then used up. All other tiles work again and again.
wdr-which-first-title = Which tile acts first
wdr-which-first =
    Order | What beats the monster
    1 | the Demonic Pact, if the card before was the Demon
    2 | the Demonic Pact, if this is the Demon
    3 | the Ring of Power, which also gives HP
    4 | Sword or Dagger, if this kind was named
    5 | Grail, Torch, Spear, Hammer or Cloak
wdr-steady = The **Torch** beats strength 3 or less, the **Holy Grail** even strength, the **Invisibility Cloak** strength 6 or more. The **Dragon Spear** beats the Dragon, the **War Hammer** every Golem. Each of them beats every such monster of the run.
wdr-ring = The **Ring of Power** beats monsters of strength 2 or less, and you gain HP equal to their strength at once. There is no upper limit. It acts before a named kind, because that is better for you.
wdr-pact = The **Demonic Pact** beats the Demon and whatever monster comes next, even one that another tile would have beaten. If the Demon is the last card, it beats the Demon alone.
wdr-polymorph = Use **Polymorph** on any monster just turned up, also one that would fall anyway: it is gone, and the top card of the deck is fought in its place. You cannot use it when the deck is empty.
wdr-polymorph-pact = Change the monster after the Demon, and the Pact beats the new one. Change the Demon himself, and the Pact does nothing. Bring the Demon with Polymorph, and the Pact works on him and on the next card.
wdr-omnipotence = With **Omnipotence** all cards are turned up even if the hero falls. If no kind came up twice, the run is a success. What counts is what stood in the dungeon in the end: not a card that Polymorph took away, nor cards set aside.
wdr-potion = When a monster brings you to 0 HP or less, the **Healing Potion** gives you the HP printed on the hero; armour does not count again. The monster is gone and you go on. It works once: the second fall is the last.

## Who knows what

wdr-open-things = Nearly everything is open: the equipment, the size of deck and dungeon, who added which card, who passed, successes and failures. Count and look as much as you like.
wdr-secret-table =
    What | Who sees it | Open for all
    a card you draw | only you | when it is fought, or after the run
    a card in the dungeon | who added it | when it is turned up
    a card set aside | who set it aside | after the run
    the rest of the deck | nobody | never
    the named kind | everybody | at once
wdr-memory = The **memory aid** shows you again which monsters you added and set aside yourself. It tells you nothing that you have not seen. Notes are allowed as well.

## Variants

wdr-agree = All variants can be combined. What you do not set keeps its default.
wdr-variant-table =
    Option | Usually | Otherwise
    { wd-option-first_hero } | { wd-option-first_hero-knight } | another hero, or a random one
    { wd-option-successes_to_win } | { wd-option-successes_to_win-2 } | { wd-option-successes_to_win-3 }
    { wd-option-forced_first_add } | { wd-option-forced_first_add-off } | { wd-option-forced_first_add-first_round }, { wd-option-forced_first_add-every_round }
    { wd-option-reveal_order } | { wd-option-reveal_order-last_in_first_out } | { wd-option-reveal_order-first_in_first_out }, { wd-option-reveal_order-shuffled }
    { wd-option-death_check } | { wd-option-death_check-immediate } | { wd-option-death_check-final_total }
wdr-forced-title = Forced first monster
wdr-forced = On your first turn of the first round (or of every round) you must draw and add: you cannot pass and cannot sacrifice. From your second turn on you are free. So nobody runs through an empty dungeon.
wdr-three-title = Three successes
wdr-three = Three successes win, and all { $box_success_cards } success cards are used. Two failures still put you out. If the cards run out, a success counts all the same.
wdr-other-order-title = Another order of the cards
wdr-other-order = Fight the card that was added first, or shuffle the dungeon before the run. After a shuffle nobody knows which card lies where, or who added it. The order never matters for the Knight.
wdr-final-total-title = The total at the end
wdr-final-total = The run never stops early: all cards are fought, and only the HP at the end count. The Potion still helps at the moment of the fall. This matters for the Rogue, whose Ring can bring her back.

## At this table

wdr-asked = Exactly one player decides at a time, and you always have at least one choice. What the rules do not allow at the moment, the program does not take: nothing changes, and it says why. When the game is over, nobody is asked any more.
wdr-absent = If somebody’s time runs out, the program decides carefully in that player’s place, and the match goes on.
wdr-absent-table =
    Decision | Without you
    draw or pass | pass; draw only if you must
    add or sacrifice | add
    name a kind | the strongest one that no other tile beats
    Polymorph | keep it
    Vorpal Axe | use it only against certain death
    the next hero | the same one
wdr-leaving = Whoever leaves for good stays in the match: the program or a bot plays on in that seat, knowing only what the player knew. Nobody is put out without two failures.
