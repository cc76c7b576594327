### Welcome to the Dungeon: names, rules, what happens and what can be done.
### A tile's .acc is its name as an object in a sentence, with the article if it takes one.

wd-title = Welcome to the Dungeon

wd-monster-goblin = Goblin
wd-monster-skeleton = Skeleton
wd-monster-orc = Orc
wd-monster-vampire = Vampire
wd-monster-golem = Golem
wd-monster-lich = Lich
wd-monster-demon = Demon
wd-monster-dragon = Dragon

wd-hero-knight = Knight
wd-hero-barbarian = Barbarian
wd-hero-mage = Mage
wd-hero-rogue = Rogue

wd-tile-plate_armor = Plate Armour
    .acc = the Plate Armour
wd-tile-knight_shield = Knight Shield
    .acc = the Knight Shield
wd-tile-vorpal_sword = Vorpal Sword
    .acc = the Vorpal Sword
wd-tile-dragon_spear = Dragon Spear
    .acc = the Dragon Spear
wd-tile-knight_grail = Holy Grail
    .acc = the Holy Grail
wd-tile-knight_torch = Torch
    .acc = the Torch
wd-tile-chainmail = Chainmail
    .acc = the Chainmail
wd-tile-leather_shield = Leather Shield
    .acc = the Leather Shield
wd-tile-vorpal_axe = Vorpal Axe
    .acc = the Vorpal Axe
wd-tile-war_hammer = War Hammer
    .acc = the War Hammer
wd-tile-barbarian_torch = Torch
    .acc = the Torch
wd-tile-barbarian_potion = Healing Potion
    .acc = the Healing Potion
wd-tile-wall_of_fire = Wall of Fire
    .acc = the Wall of Fire
wd-tile-bracelet = Bracelet of Protection
    .acc = the Bracelet of Protection
wd-tile-mage_grail = Holy Grail
    .acc = the Holy Grail
wd-tile-polymorph = Polymorph
    .acc = Polymorph
wd-tile-demonic_pact = Demonic Pact
    .acc = the Demonic Pact
wd-tile-omnipotence = Omnipotence
    .acc = Omnipotence
wd-tile-mithril = Mithril Armour
    .acc = the Mithril Armour
wd-tile-buckler = Buckler
    .acc = the Buckler
wd-tile-vorpal_dagger = Vorpal Dagger
    .acc = the Vorpal Dagger
wd-tile-ring_of_power = Ring of Power
    .acc = the Ring of Power
wd-tile-cloak = Invisibility Cloak
    .acc = the Invisibility Cloak
wd-tile-rogue_potion = Healing Potion
    .acc = the Healing Potion

wd-tagline = Bluff, strip the hero of his gear, and let somebody else go in.

## Counts, for use inside sentences

wd-count-hp = { $hp } HP
wd-count-deck = { $deck ->
    [0] the deck is empty now
    [one] { $deck } card left in the deck
   *[other] { $deck } cards left in the deck
}
wd-count-cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
wd-count-left = { $left ->
    [one] one player is left
   *[other] { $left } players are still in
}

## Rules

wd-rule-draw = You alone see the card you draw. Then you add it face down to the dungeon, or sacrifice a tile of equipment and set it aside. After a draw you can no longer pass. (WD-4.1, WD-4.3, WD-4.4)
wd-rule-pass = Whoever passes sits out the rest of the round and risks nothing. The last player left must go in. (WD-4.2, WD-3.4)
wd-rule-deck = Thirteen monster cards: two each of Goblin, Skeleton, Orc, Vampire and Golem, one each of Lich, Demon and Dragon. When the deck is empty you can only pass. (WD-1.2, WD-4.2)
wd-rule-pile = Added monsters form the dungeon pile. Everybody may count it and knows who added which card; only the one who added a card knows what it is. (WD-3.7)
wd-rule-aside = A monster set aside lies under the tile sacrificed with it. It takes no part in the round; its owner knows it, and after the run it is shown to all. (WD-4.4, WD-3.6)
wd-rule-memory_aid = The memory aid shows you the monsters you added or set aside yourself. It tells you nothing that you have not seen. (WD-3.7)
wd-rule-reveal_order = The card added last is fought first, unless another order was agreed. (WD-7.1, WD-7.37)
wd-rule-axe = The runner decides on the Axe after seeing the card and before seeing the next. It is not offered for a monster that is beaten anyway. (WD-5.8, WD-4.8)
wd-rule-polymorph = Polymorph replaces the monster just turned up by the top card of the monster deck, which is then fought in its place. With an empty deck it cannot be used. (WD-5.11)
wd-rule-success = With 1 HP or more at the end the run is a success, and the runner takes a success card. An empty dungeon is a success too. (WD-3.5, WD-3.6, WD-7.4)
wd-rule-failure = A run that fails turns the runner’s aid card to its dark side. Later successes do not turn it back. (WD-3.6, WD-7.23)
wd-rule-elimination = The last failure that is allowed, usually the second, eliminates the player. (WD-3.6)
wd-rule-winning = The second success card (the third, if so agreed) wins at once; so does being the last player in the game. (WD-6.1, WD-6.2)

wd-rule-monster-goblin = Strength 1, two cards. Beaten by the Torch; the Ring of Power beats it and gains 1 HP. (WD-1.2, WD-5.5, WD-5.6)
wd-rule-monster-skeleton = Strength 2, two cards. Beaten by the Torch and the Holy Grail; the Ring of Power beats it and gains 2 HP. (WD-1.2, WD-5.5, WD-5.6)
wd-rule-monster-orc = Strength 3, two cards. Beaten by the Torch. (WD-1.2, WD-5.5)
wd-rule-monster-vampire = Strength 4, two cards. Beaten by the Holy Grail. (WD-1.2, WD-5.5)
wd-rule-monster-golem = Strength 5, two cards. Beaten by the War Hammer. (WD-1.2, WD-5.5)
wd-rule-monster-lich = Strength 6, one card. Beaten by the Holy Grail and the Invisibility Cloak. (WD-1.2, WD-5.5)
wd-rule-monster-demon = Strength 7, one card. Beaten by the Demonic Pact and the Invisibility Cloak. (WD-1.2, WD-5.5, WD-5.9)
wd-rule-monster-dragon = Strength 9, one card. Beaten by the Dragon Spear and the Invisibility Cloak. (WD-1.2, WD-5.5)

wd-rule-hero-knight = 3 HP. Heavy armour and a tile against almost everything; the order of the cards never matters. A good hero for a first game. (WD-1.3, WD-2.1, WD-10.15)
wd-rule-hero-barbarian = 4 HP. The Axe fells one monster of your choice, the Potion saves once. (WD-1.3)
wd-rule-hero-mage = 2 HP. Changes monsters, bargains with the Demon, and wins outright when no two monsters are alike. (WD-1.3)
wd-rule-hero-rogue = 3 HP. Beats the strongest monsters and feeds on the weakest; the order of the cards matters. (WD-1.3)

wd-rule-tile-plate_armor = +5 HP on entering. (WD-5.4)
wd-rule-tile-knight_shield = +3 HP on entering. (WD-5.4)
wd-rule-tile-vorpal_sword = Defeats every monster of the one kind you name before the first card is turned. (WD-5.7)
wd-rule-tile-dragon_spear = Defeats the Dragon. (WD-5.5)
wd-rule-tile-knight_grail = Defeats monsters of even strength: Skeleton, Vampire, Lich. (WD-5.5)
wd-rule-tile-knight_torch = Defeats monsters of strength 3 or less: Goblin, Skeleton, Orc. (WD-5.5)
wd-rule-tile-chainmail = +4 HP on entering. (WD-5.4)
wd-rule-tile-leather_shield = +3 HP on entering. (WD-5.4)
wd-rule-tile-vorpal_axe = Once a round: defeat a monster just turned up, if you wish. (WD-5.8)
wd-rule-tile-war_hammer = Defeats Golems. (WD-5.5)
wd-rule-tile-barbarian_torch = { wd-rule-tile-knight_torch }
wd-rule-tile-barbarian_potion = Once a round: at 0 HP or less you come back with 4 HP. (WD-5.12)
wd-rule-tile-wall_of_fire = +6 HP on entering. (WD-5.4)
wd-rule-tile-bracelet = +3 HP on entering. (WD-5.4)
wd-rule-tile-mage_grail = { wd-rule-tile-knight_grail }
wd-rule-tile-polymorph = Once a round: replace a monster just turned up by the top card of the monster deck, if you wish. (WD-5.11)
wd-rule-tile-demonic_pact = Defeats the Demon and the monster turned up next. (WD-5.9)
wd-rule-tile-omnipotence = Success if all monsters in the dungeon are of different kinds, even if the hero fell. (WD-5.10)
wd-rule-tile-mithril = +5 HP on entering. (WD-5.4)
wd-rule-tile-buckler = +3 HP on entering. (WD-5.4)
wd-rule-tile-vorpal_dagger = { wd-rule-tile-vorpal_sword }
wd-rule-tile-ring_of_power = Defeats monsters of strength 2 or less and adds their strength to your HP. (WD-5.6)
wd-rule-tile-cloak = Defeats monsters of strength 6 or more: Lich, Demon, Dragon. (WD-5.5)
wd-rule-tile-rogue_potion = Once a round: at 0 HP or less you come back with 3 HP. (WD-5.12)

## What happened

wd-event-round-started = { $starter_is ->
    [you] Round { $round } with the { $hero }: you start.
   *[other] Round { $round } with the { $hero }: { $starter } starts.
}
wd-event-card-drawn = { $seat_is ->
    [you] { $monster ->
        [none] You draw a card; { wd-count-deck }.
       *[other] You draw: { $monster }; { wd-count-deck }.
    }
   *[other] { $monster ->
        [none] { $seat } draws a card; { wd-count-deck }.
       *[other] { $seat } draws: { $monster }; { wd-count-deck }.
    }
}
wd-event-monster-added = { $seat_is ->
    [you] { $monster ->
        [none] You add a monster to the dungeon (slot { $slot }).
       *[other] You add the { $monster } to the dungeon (slot { $slot }).
    }
   *[other] { $monster ->
        [none] { $seat } adds a monster to the dungeon (slot { $slot }).
       *[other] { $seat } adds the { $monster } to the dungeon (slot { $slot }).
    }
}
wd-event-equipment-sacrificed = { $seat_is ->
    [you] { $monster ->
        [none] You sacrifice { $tile_acc }; the hero would enter with { wd-count-hp }.
       *[other] You set the { $monster } aside and sacrifice { $tile_acc }; the hero would enter with { wd-count-hp }.
    }
   *[other] { $monster ->
        [none] { $seat } sacrifices { $tile_acc }; the hero would enter with { wd-count-hp }.
       *[other] { $seat } sets the { $monster } aside and sacrifices { $tile_acc }; the hero would enter with { wd-count-hp }.
    }
}
wd-event-passed = { $forced ->
    [yes] { $seat_is ->
        [you] The deck is empty, so you have to pass; { wd-count-left }.
       *[other] The deck is empty, so { $seat } has to pass; { wd-count-left }.
    }
   *[no] { $seat_is ->
        [you] You pass; { wd-count-left }.
       *[other] { $seat } passes; { wd-count-left }.
    }
}
wd-event-run-started = { $seat_is ->
    [you] You lead the { $hero } into the dungeon with { wd-count-hp } against { wd-count-cards }.
   *[other] { $seat } leads the { $hero } into the dungeon with { wd-count-hp } against { wd-count-cards }.
} { $tiles_count ->
    [0] No equipment is left.
   *[other] Equipment: { $tiles }.
}
wd-event-pile-shuffled = The dungeon is shuffled: { wd-count-cards }.
wd-event-kind-named = { $seat_is ->
    [you] You name the { $monster } for { $tile_acc }.
   *[other] { $seat } names the { $monster } for { $tile_acc }.
}
wd-event-monster-revealed = { $adder_is ->
    [none] Card { $number }: the { $monster }.
    [you] Card { $number }: the { $monster }, added by you (slot { $slot }).
   *[other] Card { $number }: the { $monster }, added by { $adder } (slot { $slot }).
}
wd-event-monster-replaced = Polymorph turns the { $removed } into the { $monster }; { wd-count-deck }.
wd-event-monster-defeated = { $gain ->
    [0] The { $monster } falls to { $tile_acc }.
   *[other] The { $monster } falls to { $tile_acc }, which adds { $gain } HP: now { wd-count-hp }.
}
wd-event-damage-taken = The { $monster } strikes for { $amount }: { wd-count-hp } left.
wd-event-hero-revived = The { $tile } brings the hero back with { wd-count-hp }.
wd-event-hero-down = The hero is down at { wd-count-hp }, but the run goes on.
wd-event-hero-died = The hero is dead.
wd-event-rest-shown = Still waiting in the dungeon: { $cards }.
wd-event-run-ended = { $success ->
    [yes] { $omnipotence ->
        [yes] { $seat_is ->
            [you] All monsters are different: Omnipotence makes your run a success.
           *[other] All monsters are different: Omnipotence makes { $seat }’s run a success.
        }
       *[no] { $seat_is ->
            [you] You come out alive with { wd-count-hp }.
           *[other] { $seat } comes out alive with { wd-count-hp }.
        }
    }
   *[no] { $seat_is ->
        [you] Your run fails.
       *[other] { $seat }’s run fails.
    }
}
wd-event-success-taken = { $seat_is ->
    [you] You take a success card: { $successes } of { $target }.
   *[other] { $seat } takes a success card: { $successes } of { $target }.
}
wd-event-aid-turned = { $seat_is ->
    [you] You turn your aid card to the dark side. { $left ->
        [one] One more failure and you are out.
       *[other] { $left } more failures and you are out.
    }
   *[other] { $seat } turns the aid card to the dark side.
}
wd-event-player-eliminated = { $seat_is ->
    [you] Another failure: you are out of the game.
   *[other] Another failure: { $seat } is out of the game.
}
wd-event-aside-revealed = { $seat_is ->
    [you] You show the card set aside under { $tile_acc }: { $monster }.
   *[other] { $seat } shows the card set aside under { $tile_acc }: { $monster }.
}
wd-event-hero-chosen = { $seat_is ->
    [you] You choose the { $hero } for the next round.
   *[other] { $seat } chooses the { $hero } for the next round.
}
wd-event-game-won = { $by ->
    [successes] { wd-won-by-successes }
   *[last_one_left] { wd-won-by-last_one_left }
}

## The result

wd-won-by-successes = { $seat_is ->
    [you] You win: you have all the successes you need.
   *[other] { $seat } wins with all the successes needed.
}
wd-won-by-last_one_left = { $seat_is ->
    [you] You win: you are the last one left.
   *[other] { $seat } wins as the last one left.
}

## What can be done

wd-action-draw = Draw a card
wd-action-pass = Pass
wd-action-add = Add it to the dungeon
wd-action-sacrifice = Sacrifice { $tile_acc }
wd-action-name = Name the { $monster }
wd-action-use-polymorph = Use Polymorph
wd-action-use-axe = Use the Vorpal Axe
wd-action-keep = Do not use it
wd-action-choose-hero = Choose the { $hero }

## Phases: their name, the question to the one who decides, what the others see

wd-phase-bid_turn = Bidding
wd-phase-bid_place = Bidding
wd-phase-run_prepare = Run
wd-phase-run_replace = Run
wd-phase-run_axe = Run
wd-phase-hero_choice = Choice of hero
wd-phase-game_over = The game is over

wd-ask-bid_turn = Draw a card or pass?
wd-ask-bid_place = Add the monster to the dungeon, or sacrifice a tile?
wd-ask-run_prepare = Which kind of monster do you name?
wd-ask-run_replace = Use Polymorph on this monster?
wd-ask-run_axe = Use the Vorpal Axe on this monster?
wd-ask-hero_choice = Who is the next hero?

wd-wait-bid_turn = { $name } is deciding whether to draw or pass.
wd-wait-bid_place = { $name } is deciding where the drawn card goes.
wd-wait-run_prepare = { $name } is naming a kind of monster.
wd-wait-run_replace = { $name } is deciding about Polymorph.
wd-wait-run_axe = { $name } is deciding about the Vorpal Axe.
wd-wait-hero_choice = { $name } is choosing the next hero.

## Options

wd-option-forced_first_add = Forced first monster
wd-option-forced_first_add-help = On the first turn everybody must draw a card and add it, so nobody enters an empty dungeon.
wd-option-forced_first_add-off = off
wd-option-forced_first_add-first_round = in the first round
wd-option-forced_first_add-every_round = in every round
wd-option-successes_to_win = Successes to win
wd-option-successes_to_win-help = How many successful runs win the game; three make it longer.
wd-option-successes_to_win-2 = 2
wd-option-successes_to_win-3 = 3
wd-option-first_hero = First hero
wd-option-first_hero-help = Who goes in the first round. The rulebook lets you choose or draw, and recommends the Knight for a first game; later the last runner chooses.
wd-option-first_hero-knight = { wd-hero-knight }
wd-option-first_hero-barbarian = { wd-hero-barbarian }
wd-option-first_hero-mage = { wd-hero-mage }
wd-option-first_hero-rogue = { wd-hero-rogue }
wd-option-first_hero-random = random
wd-option-reveal_order = Order of the dungeon
wd-option-reveal_order-help = Which card of the dungeon is fought first.
wd-option-reveal_order-last_in_first_out = last added first
wd-option-reveal_order-first_in_first_out = first added first
wd-option-reveal_order-shuffled = shuffled before the run
wd-option-death_check = Death of the hero
wd-option-death_check-help = Whether the run stops the moment HP reaches 0, or only the total at the end counts.
wd-option-death_check-immediate = at once
wd-option-death_check-final_total = by the total at the end
wd-option-memory_aid = Memory aid
wd-option-memory_aid-help = You see again which monsters you added to the dungeon yourself.
wd-option-memory_aid-true = on
wd-option-memory_aid-false = off

## Refusals

wd-refusal-malformed = This is not an action of the game.
wd-refusal-game_over = The game is over.
wd-refusal-not_your_turn = It is not your turn.
wd-refusal-card_must_be_placed = A drawn card must be placed first: add it or sacrifice a tile.
wd-refusal-wrong_phase = That is not possible now.
wd-refusal-deck_empty = The monster deck is empty; you can only pass.
wd-refusal-forced_add = This is a forced turn: draw a card and add it to the dungeon.
wd-refusal-other_hero = The { $hero } has no such tile: { $tile }.
wd-refusal-no_equipment = No equipment is left; the monster must be added.
wd-refusal-not_in_play = This tile is no longer in play: { $tile }.
