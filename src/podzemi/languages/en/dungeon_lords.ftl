### Dungeon Lords: names, rules, what happens and what can be done.

dl-title = Dungeon Lords
dl-tagline = Run the dungeon. Pay the imps. Survive the heroes.

dl-order-get_food = Get Food
dl-order-improve_reputation = Improve Reputation
dl-order-dig_tunnels = Dig Tunnels
dl-order-mine_gold = Mine Gold
dl-order-recruit_imps = Recruit Imps
dl-order-buy_traps = Buy Traps
dl-order-hire_monster = Hire Monster
dl-order-build_room = Build Room
dl-room-hatchery = Hatchery
dl-room-mushroom_bed = Mushroom Bed
dl-room-souvenir_shop = Souvenir Shop
dl-room-counterfeiter = Counterfeiter
dl-room-workshop = Workshop
dl-room-tool_shed = Tool Shed
dl-room-printing_press = Printing Press
dl-room-magic_room = Magic Room
dl-room-training_room = Training Room
dl-room-dark_room = Dark Room
dl-room-labyrinth = Labyrinth
dl-room-antimagic_room = Anti-magic Room
dl-room-cafeteria = Cafeteria
dl-room-chapel = Chapel
dl-room-pandemonium = Pandemonium
dl-room-hall_of_fame = Hall of Fame
dl-trap-rolling_stone = Rolling Stone
dl-trap-pendulum = Pendulum
dl-trap-trapdoor = Trapdoor
dl-trap-wall_of_fire = Wall of Fire
dl-trap-cursed_ring = Cursed Ring
dl-trap-poisoned_meal = Poisoned Meal
dl-trap-kamikaze_imp = Kamikaze Imp
dl-trap-poisoned_dart = Poisoned Dart
dl-trap-antimagic_dart = Anti-magic Dart
dl-spell-invisibility = Invisibility
dl-spell-magic_shield = Magic Shield
dl-spell-detect_treasure = Detect Treasure
dl-spell-fireball = Fireball
dl-spell-fist_of_justice = Fist of Justice
dl-spell-detect_evil = Detect Evil
dl-spell-suggestion = Suggestion
dl-spell-word_of_peace = Word of Peace
dl-spell-aura_of_fear = Aura of Fear
dl-spell-illusion = Illusion
dl-spell-create_food = Create Food
dl-spell-regeneration = Regeneration
dl-spell-dimensional_gate = Dimensional Gate
dl-spell-metamorphosis = Metamorphosis
dl-spell-blind_rage = Blind Rage
dl-spell-jailbreak = Jailbreak
dl-spell-plunder = Plunder
dl-spell-levitation = Levitation
dl-special-witch_hunt = Witch Hunt
dl-special-monster_strike = Monster Strike
dl-special-robbery = Robbery
dl-special-rats = Rats
dl-special-imp_plague = Imp Plague
dl-special-impatient_heroes = Impatient Heroes
dl-special-safety_inspection = Safety Inspection
dl-special-bad_press = Bad Press
dl-special-trap_recall = Trap Recall
dl-event_tile-payday = Payday
dl-event_tile-taxes = Taxes
dl-event_tile-special = Special Event

dl-creature-goblin_1 = Goblin
dl-creature-goblin_2 = Goblin
dl-creature-goblin_3 = Goblin
dl-creature-slime_1 = Slime
dl-creature-slime_2 = Slime
dl-creature-slime_3 = Slime
dl-creature-ghost_1 = Ghost
dl-creature-ghost_2 = Ghost
dl-creature-ghost_3 = Ghost
dl-creature-troll_1 = Troll
dl-creature-troll_2 = Troll
dl-creature-troll_3 = Troll
dl-creature-witch_1 = Witch
dl-creature-witch_2 = Witch
dl-creature-witch_3 = Witch
dl-creature-vampire_1 = Vampire
dl-creature-vampire_2 = Vampire
dl-creature-vampire_3 = Vampire
dl-creature-golem_1 = Golem
dl-creature-golem_2 = Golem
dl-creature-dragon_1 = Dragon
dl-creature-dragon_2 = Dragon
dl-creature-demon_1 = Demon
dl-creature-demon_2 = Demon
dl-adventurer-y1_warrior_1 = Warrior (3 ♥)
dl-adventurer-y1_warrior_2 = Warrior (4 ♥)
dl-adventurer-y1_warrior_3 = Warrior (4 ♥)
dl-adventurer-y1_warrior_4 = Warrior (5 ♥)
dl-adventurer-y1_thief_1 = Thief (3 ♥, traps −1)
dl-adventurer-y1_thief_2 = Thief (3 ♥, traps −2)
dl-adventurer-y1_thief_3 = Thief (4 ♥, traps −1)
dl-adventurer-y1_thief_4 = Thief (4 ♥, traps −2)
dl-adventurer-y1_priest_1 = Priest (3 ♥, heals 1)
dl-adventurer-y1_priest_2 = Priest (3 ♥, heals 2)
dl-adventurer-y1_priest_3 = Priest (4 ♥, heals 1)
dl-adventurer-y1_priest_4 = Priest (4 ♥, heals 2)
dl-adventurer-y1_wizard_1 = Wizard (3 ♥, magic 1)
dl-adventurer-y1_wizard_2 = Wizard (3 ♥, magic 2)
dl-adventurer-y1_wizard_3 = Wizard (4 ♥, magic 1)
dl-adventurer-y1_wizard_4 = Wizard (4 ♥, magic 2)
dl-adventurer-y2_warrior_1 = Warrior (5 ♥)
dl-adventurer-y2_warrior_2 = Warrior (6 ♥)
dl-adventurer-y2_warrior_3 = Warrior (7 ♥)
dl-adventurer-y2_warrior_4 = Warrior (8 ♥)
dl-adventurer-y2_thief_1 = Thief (4 ♥, traps −2)
dl-adventurer-y2_thief_2 = Thief (5 ♥, traps −2)
dl-adventurer-y2_thief_3 = Thief (5 ♥, traps −3)
dl-adventurer-y2_thief_4 = Thief (6 ♥, traps −3)
dl-adventurer-y2_priest_1 = Priest (4 ♥, heals 2)
dl-adventurer-y2_priest_2 = Priest (5 ♥, heals 2)
dl-adventurer-y2_priest_3 = Priest (5 ♥, heals 3)
dl-adventurer-y2_priest_4 = Priest (6 ♥, heals 3)
dl-adventurer-y2_wizard_1 = Wizard (4 ♥, magic 2)
dl-adventurer-y2_wizard_2 = Wizard (5 ♥, magic 2)
dl-adventurer-y2_wizard_3 = Wizard (5 ♥, magic 3)
dl-adventurer-y2_wizard_4 = Wizard (6 ♥, magic 3)
dl-adventurer-paladin_1 = Paladin
dl-adventurer-paladin_2 = Paladin
dl-adventurer-illusion = Illusion
dl-place = { $x_nth ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
}{ $y_nth }

dl-rule-creature-goblin_1 = Hits the first hero for 2; if that one falls, hits the next in line for 1. Costs 1 food. (DL-1.10)
dl-rule-creature-goblin_2 = { dl-rule-creature-goblin_1 }
dl-rule-creature-goblin_3 = { dl-rule-creature-goblin_1 }
dl-rule-creature-slime_1 = Hits everybody for 1, or holds the party back instead of attacking: it does not conquer this round. Costs 1 food. (DL-1.10)
dl-rule-creature-slime_2 = { dl-rule-creature-slime_1 }
dl-rule-creature-slime_3 = { dl-rule-creature-slime_1 }
dl-rule-creature-ghost_1 = Hits anybody but the first for 2. It does not count as a monster. Costs 1 Evil. (DL-1.10)
dl-rule-creature-ghost_2 = { dl-rule-creature-ghost_1 }
dl-rule-creature-ghost_3 = { dl-rule-creature-ghost_1 }
dl-rule-creature-troll_1 = Hits the first for 3, or for 4 if you pay 1 food. Also works in rooms like an imp. Costs 2 food. (DL-1.10)
dl-rule-creature-troll_2 = { dl-rule-creature-troll_1 }
dl-rule-creature-troll_3 = { dl-rule-creature-troll_1 }
dl-rule-creature-witch_1 = Hits the first for 4, or deals 1 to anybody, twice. Costs 1 food and 1 Evil. (DL-1.10)
dl-rule-creature-witch_2 = { dl-rule-creature-witch_1 }
dl-rule-creature-witch_3 = { dl-rule-creature-witch_1 }
dl-rule-creature-vampire_1 = Hits anybody but a priest for 3, or for 2 and then returns face up, ready to fight again. If only priests are left, it does not attack and stays face up. Costs 2 Evil. (DL-1.10, DL-15.15)
dl-rule-creature-vampire_2 = { dl-rule-creature-vampire_1 }
dl-rule-creature-vampire_3 = { dl-rule-creature-vampire_1 }
dl-rule-creature-golem_1 = Hits the first for 4 and returns face up, ready to fight again. Costs 1 gold and a trap. (DL-1.10)
dl-rule-creature-golem_2 = { dl-rule-creature-golem_1 }
dl-rule-creature-dragon_1 = Hits everybody for 2; nobody is healed this round. Costs 2 food and 2 Evil. (DL-1.10)
dl-rule-creature-dragon_2 = { dl-rule-creature-dragon_1 }
dl-rule-creature-demon_1 = Hits anybody for 7; the party does not conquer this round. Costs 1 Evil and another of your monsters, which it eats. (DL-1.10)
dl-rule-creature-demon_2 = { dl-rule-creature-demon_1 }
dl-rule-adventurer-y1_warrior_1 = 3 hit points. (DL-1.12)
dl-rule-adventurer-y1_warrior_2 = 4 hit points. (DL-1.12)
dl-rule-adventurer-y1_warrior_3 = 4 hit points. (DL-1.12)
dl-rule-adventurer-y1_warrior_4 = 5 hit points. (DL-1.12)
dl-rule-adventurer-y1_thief_1 = 3 hit points. Takes 1 off traps. (DL-1.12)
dl-rule-adventurer-y1_thief_2 = 3 hit points. Takes 2 off traps. (DL-1.12)
dl-rule-adventurer-y1_thief_3 = 4 hit points. Takes 1 off traps. (DL-1.12)
dl-rule-adventurer-y1_thief_4 = 4 hit points. Takes 2 off traps. (DL-1.12)
dl-rule-adventurer-y1_priest_1 = 3 hit points. Heals 1 after an attack. (DL-1.12)
dl-rule-adventurer-y1_priest_2 = 3 hit points. Heals 2 after an attack. (DL-1.12)
dl-rule-adventurer-y1_priest_3 = 4 hit points. Heals 1 after an attack. (DL-1.12)
dl-rule-adventurer-y1_priest_4 = 4 hit points. Heals 2 after an attack. (DL-1.12)
dl-rule-adventurer-y1_wizard_1 = 3 hit points. Adds 1 to the magic of the party. (DL-1.12)
dl-rule-adventurer-y1_wizard_2 = 3 hit points. Adds 2 to the magic of the party. (DL-1.12)
dl-rule-adventurer-y1_wizard_3 = 4 hit points. Adds 1 to the magic of the party. (DL-1.12)
dl-rule-adventurer-y1_wizard_4 = 4 hit points. Adds 2 to the magic of the party. (DL-1.12)
dl-rule-adventurer-y2_warrior_1 = 5 hit points. (DL-1.12)
dl-rule-adventurer-y2_warrior_2 = 6 hit points. (DL-1.12)
dl-rule-adventurer-y2_warrior_3 = 7 hit points. (DL-1.12)
dl-rule-adventurer-y2_warrior_4 = 8 hit points. (DL-1.12)
dl-rule-adventurer-y2_thief_1 = 4 hit points. Takes 2 off traps. (DL-1.12)
dl-rule-adventurer-y2_thief_2 = 5 hit points. Takes 2 off traps. (DL-1.12)
dl-rule-adventurer-y2_thief_3 = 5 hit points. Takes 3 off traps. (DL-1.12)
dl-rule-adventurer-y2_thief_4 = 6 hit points. Takes 3 off traps. (DL-1.12)
dl-rule-adventurer-y2_priest_1 = 4 hit points. Heals 2 after an attack. (DL-1.12)
dl-rule-adventurer-y2_priest_2 = 5 hit points. Heals 2 after an attack. (DL-1.12)
dl-rule-adventurer-y2_priest_3 = 5 hit points. Heals 3 after an attack. (DL-1.12)
dl-rule-adventurer-y2_priest_4 = 6 hit points. Heals 3 after an attack. (DL-1.12)
dl-rule-adventurer-y2_wizard_1 = 4 hit points. Adds 2 to the magic of the party. (DL-1.12)
dl-rule-adventurer-y2_wizard_2 = 5 hit points. Adds 2 to the magic of the party. (DL-1.12)
dl-rule-adventurer-y2_wizard_3 = 5 hit points. Adds 3 to the magic of the party. (DL-1.12)
dl-rule-adventurer-y2_wizard_4 = 6 hit points. Adds 3 to the magic of the party. (DL-1.12)
dl-rule-adventurer-paladin_1 = 5 hit points. Takes 2 off traps. Heals 2 after an attack. Adds 2 to the magic of the party. (DL-1.12)
dl-rule-adventurer-paladin_2 = 8 hit points. Takes 3 off traps. Heals 3 after an attack. Adds 3 to the magic of the party. (DL-1.12)
dl-rule-adventurer-illusion = 1 hit point. (DL-1.12)

dl-rule-order-get_food = I: pay 1 gold, get 2 food. II: gain 1 Evil, get 3 food. III: gain 2 Evil, get 3 food and 1 gold. (DL-1.2)
dl-rule-order-improve_reputation = I: lower your Evil by 1 and look at a combat card. II: lower your Evil by 2. III: pay 1 gold, lower your Evil by 2 and look at a combat card. (DL-6.11)
dl-rule-order-dig_tunnels = One imp digs one tunnel beside the dungeon, never completing a 2 × 2 block. I: up to 2, II: up to 3, III: up to 4 and an imp as foreman. (DL-6.12)
dl-rule-order-mine_gold = One imp takes 1 gold from an unconquered tunnel. I: up to 2, II: up to 3, III: up to 4 and a foreman. (DL-6.13)
dl-rule-order-recruit_imps = I: pay 1 food, get 1 imp. II: pay 2 food, get 2 imps. III: pay 1 food and 1 gold, get 2 imps. (DL-6.10)
dl-rule-order-buy_traps = I: pay 1 gold, draw 1 trap. II: draw 1 trap for free. III: pay 2 gold, draw 2 traps. In year 2 you draw one more and send one back. (DL-6.14)
dl-rule-order-hire_monster = III chooses first, then II, then I; each pays the creature’s cost, III one food more. In the full game the order played first costs 1 gold. (DL-6.15, DL-6.7)
dl-rule-order-build_room = III and II pay 1 gold and choose first; I is free, if a room is left. A room replaces an unconquered tunnel in its zone, never beside another room. (DL-6.16)
dl-rule-room-hatchery = Build it in the upper half. 3 workers make 1 food. (DL-1.11)
dl-rule-room-mushroom_bed = Build it in the lower half. 3 workers make 1 food. (DL-1.11)
dl-rule-room-souvenir_shop = Build it in the upper half. 3 workers make 1 gold. (DL-1.11)
dl-rule-room-counterfeiter = Build it in the lower half. 3 workers make 1 gold. (DL-1.11)
dl-rule-room-workshop = Build it on the rim. 4 workers make 1 trap. (DL-1.11)
dl-rule-room-tool_shed = Build it on the rim. 2 workers dig 1 tunnel. (DL-1.11)
dl-rule-room-printing_press = Build it in the middle. 3 workers lower Evil by 1. (DL-1.11)
dl-rule-room-magic_room = Build it in the middle. 2 workers and 1 food make 1 imp, usable at once. (DL-1.11)
dl-rule-room-training_room = In a battle here, Trolls and Goblins attack with 1 more. (DL-1.11)
dl-rule-room-dark_room = In a battle here, Vampires and Witches attack with 1 more. (DL-1.11)
dl-rule-room-labyrinth = In a battle here, you may use two traps without bait, but only one monster. (DL-1.11)
dl-rule-room-antimagic_room = In a battle here, no spell is cast. (DL-1.11)
dl-rule-room-cafeteria = At the end, 1 point for each Goblin, Troll, Slime and Witch. (DL-13.6)
dl-rule-room-chapel = At the end, 2 points for each Vampire and Ghost. (DL-13.6)
dl-rule-room-pandemonium = At the end, 2 points for each Golem, Dragon and Demon. (DL-13.6)
dl-rule-room-hall_of_fame = At the end, 2 points for each title held alone (1 point with two or three players). (DL-13.8)
dl-rule-trap-rolling_stone = Hits the first hero for 3 (4 in year 2). (DL-11.1)
dl-rule-trap-pendulum = Hits the second hero for 3 (4 in year 2). (DL-11.1)
dl-rule-trap-trapdoor = Hits the first for 2; the party does not conquer this round. (DL-11.1)
dl-rule-trap-wall_of_fire = Deals 1 to everybody and 2 to the last. (DL-11.1)
dl-rule-trap-cursed_ring = Costs 1 gold. Deals 1 to everybody; the party does not conquer this round. (DL-11.1)
dl-rule-trap-poisoned_meal = Costs 1 food (2 in year 2). The first hero takes as much damage as he has hit points left. (DL-11.1, DL-15.6)
dl-rule-trap-kamikaze_imp = Costs an imp. The first hero takes 3 (4 in year 2), everybody else 1. (DL-11.1)
dl-rule-trap-poisoned_dart = Deals 1 to anybody, and 2 more at the end of the round. (DL-11.1, DL-11.2)
dl-rule-trap-antimagic_dart = Deals 1 to anybody; if it hits a wizard, no spell is cast this round; if it hits a priest, nobody is healed. (DL-11.1, DL-11.3)
dl-rule-spell-invisibility = Fast, fatigue 0. Wizards go to the end of the line and cannot be harmed this round. (DL-11.5)
dl-rule-spell-magic_shield = Fast, fatigue 1. The next point of damage is absorbed. (DL-11.5, DL-15.17)
dl-rule-spell-detect_treasure = Slow, fatigue 1. You lose 1 gold, else 1 food, else a trap. (DL-11.5)
dl-rule-spell-fireball = Slow, fatigue 1. No effect. (DL-11.5)
dl-rule-spell-fist_of_justice = Slow, fatigue 1. You lose an imp. (DL-11.5)
dl-rule-spell-detect_evil = Slow, fatigue 2. You gain 2 Evil. (DL-11.5)
dl-rule-spell-suggestion = Fast, fatigue 2. Pay each monster in battle its full cost again or withdraw it. (DL-11.5)
dl-rule-spell-word_of_peace = Fast, fatigue 2. Withdraw all your monsters or gain 2 Evil. (DL-11.5)
dl-rule-spell-aura_of_fear = Fast, fatigue 2. Withdraw one monster of your choice. (DL-11.5)
dl-rule-spell-illusion = Fast, fatigue 1. An illusion with 1 hit point stands before everybody. (DL-11.5, DL-15.44)
dl-rule-spell-create_food = Fast, fatigue 2. The first hero has 1 hit point more in this combat. (DL-11.5, DL-11.5.4)
dl-rule-spell-regeneration = Slow, fatigue 2. Up to 3 damage is healed, front to back. (DL-11.5)
dl-rule-spell-dimensional_gate = Fast, fatigue 2. One monster of your choice does not attack and lies face down. (DL-11.5)
dl-rule-spell-metamorphosis = Fast, fatigue 3. One monster of your choice is a sheep this round: one standard attack of 1. (DL-11.5, DL-11.5.5)
dl-rule-spell-blind_rage = Fast, fatigue 3. All monster attacks go to the first hero; holding is not possible. (DL-11.5, DL-11.5.6)
dl-rule-spell-jailbreak = Slow, fatigue 2. You free a prisoner; a paladin only if there is nobody else. (DL-11.5)
dl-rule-spell-plunder = Slow, fatigue 3. Detect Treasure, twice. (DL-11.5)
dl-rule-spell-levitation = Slow, fatigue 3. No fatigue this round, this card’s own included; the party still conquers. (DL-11.5)
dl-rule-special-witch_hunt = Discard one of your monsters or gain 3 Evil. (DL-11.6)
dl-rule-special-monster_strike = Each monster gets one unit of its cost or goes on strike: it lies face down until after the combat. A unit of Evil is a payment, so it may not pass the limit of absolute evil. (DL-11.6, DL-15.33, DL-15.61)
dl-rule-special-robbery = Half of the gold is lost, rounded up. (DL-11.6)
dl-rule-special-rats = Half of the food is lost, rounded up. (DL-11.6)
dl-rule-special-imp_plague = Half of the imps are lost, rounded down. (DL-11.6)
dl-rule-special-impatient_heroes = Each newcomer takes something: a warrior an imp, a thief gold, a priest food, a wizard a trap. (DL-11.6)
dl-rule-special-safety_inspection = 1 gold per room; what stays unpaid is gained as Evil. (DL-11.6)
dl-rule-special-bad_press = Everybody gains 1 Evil, the most evil 2. (DL-11.6)
dl-rule-special-trap_recall = Discard a trap or pay 1 gold. (DL-11.6)
dl-rule-event_tile-payday = Pay every creature its cost again, or let it go and gain 1 Evil. (DL-8.2)
dl-rule-event_tile-taxes = 1 gold per two tiles, rounded up; every gold unpaid is a dead letter, −3 points. (DL-8.3)
dl-rule-event_tile-special = The year’s special event card takes effect. (DL-8.4)
dl-says-recovery = Of the three played orders one returns to the hand: the first, or one with a minion on it. The other two are blocked next round.
dl-rule-recovery = { dl-says-recovery } (DL-7.4)
dl-says-evil = The more evil you are, the stronger the heroes who come to you. The first lord to reach 9 Evil gets the paladin. He moves on only to a lord who has at least 9 Evil and more than his present host.
dl-rule-evil = { dl-says-evil } (DL-9.2, DL-9.5, DL-9.6)
dl-says-party = Newcomers join at the end of the line, warriors at the front, the paladin before all.
dl-rule-party = { dl-says-party } (DL-9.3)
dl-says-steps = A combat round: trap, fast spell, attacks, slow spell, healing, then fatigue and conquest. The party heals once, and only if at least one creature attacked.
dl-rule-steps = { dl-says-steps } (DL-10.9, DL-10.13, DL-10.14)
dl-says-thieves = Every trap icon in the party takes one point off a trap’s damage, starting from the front. Side effects remain.
dl-rule-thieves = { dl-says-thieves } (DL-10.9, DL-11.2)
dl-says-magic = A spell is cast when the magic of the party is at least the number of the combat round.
dl-rule-magic = { dl-says-magic } (DL-10.10)
dl-says-titles = Titles for most Evil, rooms, tunnels, monsters, imps and riches, and for the fewest conquered tiles: 3 points if you hold it alone, 2 if you share it (with two players 2 and 1).
dl-rule-titles = { dl-says-titles } (DL-13.7)
dl-event-match-started = { $starter_is ->
        [you] The match begins; you start.
       *[other] The match begins; { $starter } starts.
    }
dl-event-orders-drawn =
    { $seat_is ->
        [you] You get three orders and block two of them.
       *[other] { $seat } gets three orders and blocks two of them.
    }{ $cards_count ->
        [0] {""}
       *[other] {" "}{ $cards }.
    }
dl-event-blocked-chosen =
    { $seat_is ->
        [you] Your blocked orders are chosen.
       *[other] { $seat }: blocked orders chosen.
    }{ $cards_count ->
        [0] {""}
       *[other] {" "}{ $cards }.
    }
dl-event-orders-blocked = { $seat_is ->
        [you] Your blocked orders: { $cards }.
       *[other] { $seat }’s blocked orders: { $cards }.
    }
dl-event-dummy-blocked = Neutral colour, blocked orders: { $cards }.
dl-event-year-started = Year { $year } begins.
dl-event-round-started = Year { $year }, { $round ->
        [1] winter
        [2] spring
        [3] summer
       *[other] autumn
    }; { $starter } starts.
dl-event-offer-laid = On offer: { $creatures }; rooms: { $rooms }.
dl-event-event-announced = Next season: { $event }{ $special ->
        [none] {""}
       *[other] {" "}({ $special })
    }.
dl-event-adventurer-returned = All had the same level: { $adventurer } goes under the pile.
dl-event-adventurers-announced = Coming next season: { $adventurers }.
dl-event-dummy-shown = Neutral orders: { $cards }.
dl-event-dummy-chosen = Third neutral order: { $order }.
dl-event-orders-planned =
    { $seat_is ->
        [you] Your orders are planned.
       *[other] { $seat }: orders planned.
    }{ $orders_count ->
        [0] {""}
       *[other] {" "}{ $orders }.
    }{ $dummy ->
        [none] {""}
       *[other] {" "}Neutral order: { $dummy }.
    }
dl-event-minion-placed = { $seat_is ->
        [you] Your order { $position }, { $order }: your minion takes space { $space }.
       *[other] { $seat }, order { $position }: { $order }, space { $space }.
    }
dl-event-minion-waits = { $seat_is ->
        [you] Your order { $position }, { $order }: { $full ->
            [yes] all spaces are taken
           *[no] you have no gold to hire first
        }; your minion stays on the card.
       *[other] { $seat }, order { $position }: { $order }, but { $full ->
            [yes] all spaces are taken
           *[no] there is no gold to hire first
        }; the minion stays on the card.
    }
dl-event-dummy-placed =
        A neutral minion takes { $order }, space { $space }.
dl-event-goods-changed = { $seat_is ->
        [you] You have { $gold_now } gold, { $food_now } food and { $imps_now ->
            [one] { $imps_now } imp
           *[other] { $imps_now } imps
        } now.
       *[other] { $seat } has { $gold_now } gold, { $food_now } food and { $imps_now ->
            [one] { $imps_now } imp
           *[other] { $imps_now } imps
        } now.
    }
dl-event-evil-changed = { $seat_is ->
        [you] Your Evil is now { $evil }.
       *[other] { $seat }’s Evil is now { $evil }.
    }
dl-event-paladin-came =
    { $source_is ->
        [none] The paladin leaves his tent and goes to { $seat }.
       *[other] The paladin leaves { $source } and goes to { $seat }.
    }
dl-event-traps-drawn =
    { $seat_is ->
        [you] You draw { $count ->
            [one] { $count } trap
           *[other] { $count } traps
        }.
       *[other] { $seat } draws { $count ->
            [one] { $count } trap
           *[other] { $count } traps
        }.
    }{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-trap-discarded =
    { $seat_is ->
        [you] You send a trap back, face down
       *[other] { $seat } sends a trap back, face down
    }{ $trap ->
        [none] {""}
       *[other] : { $trap }
    }.
dl-event-space-used = { $seat_is ->
        [you] You use { $order }, space { $space }.
       *[other] { $seat } uses { $order }, space { $space }.
    }
dl-event-space-declined = { $seat_is ->
        [you] You decline { $order }, space { $space }.
       *[other] { $seat } declines { $order }, space { $space }.
    }
dl-event-spied =
    { $seat_is ->
        [you] You look at combat card
       *[other] { $seat } looks at combat card
    } { $position }{ $spell ->
        [none] {""}
       *[other] : { $spell }
    }.
dl-event-tunnels-dug = { $seat_is ->
        [you] You dig { $count ->
            [one] { $count } tunnel
           *[other] { $count } tunnels
        }: { $cells }.
       *[other] { $seat } digs { $count ->
            [one] { $count } tunnel
           *[other] { $count } tunnels
        }: { $cells }.
    }
dl-event-gold-mined = { $seat_is ->
        [you] Your imps mine { $count } gold: { $cells }.
       *[other] { $seat }’s imps mine { $count } gold: { $cells }.
    }
dl-event-creature-hired = { $seat_is ->
        [you] You hire the { $creature }.
       *[other] { $seat } hires the { $creature }.
    }
dl-event-creature-eaten = { $seat }: { $creature } eats { $victim }.
dl-event-room-built = { $seat_is ->
        [you] You build the { $room } ({ $cell }).
       *[other] { $seat } builds the { $room } ({ $cell }).
    }
dl-event-room-worked = { $seat }: { $room } works (imps { $imps }, Trolls { $trolls }; { $cell }).
dl-event-production-ended = { $seat_is ->
        [you] You end production.
       *[other] { $seat } ends production.
    }
dl-event-card-recovered = { $seat_is ->
        [you] You take back { $order }; blocked now: { $blocked }.
       *[other] { $seat } takes back { $order }; blocked now: { $blocked }.
    }
dl-event-event-started = Event: { $event }{ $special ->
        [none] {""}
       *[other] {" "}({ $special })
    }.
dl-event-creature-paid = { $seat_is ->
        [you] You pay the { $creature }.
       *[other] { $seat } pays the { $creature }.
    }
dl-event-creature-released = { $seat_is ->
        [you] You let the { $creature } go.
       *[other] { $seat } lets the { $creature } go.
    }
dl-event-taxes-paid = { $seat_is ->
        [you] You pay { $amount } of { $due } gold in taxes; dead letters: { $letters }.
       *[other] { $seat } pays { $amount } of { $due } gold in taxes; dead letters: { $letters }.
    }
dl-event-creature-lost = { $seat_is ->
        [you] You give up the { $creature }.
       *[other] { $seat } gives up the { $creature }.
    }
dl-event-strike-settled =
    { $seat }: { $creature } { $unit ->
        [none] goes on strike.
        [food] gets 1 food.
        [evil] costs 1 Evil.
        [gold] gets 1 gold.
        [trap] gets a trap.
       *[monster] gets a monster.
    }
dl-event-inspection-paid = { $seat_is ->
        [you] The inspectors get { $amount } gold from you; unpaid: { $unpaid }.
       *[other] The inspectors get { $amount } gold from { $seat }; unpaid: { $unpaid }.
    }
dl-event-neutral-moved = The neutral cube stands at Evil { $evil }.
dl-event-adventurer-came = { $seat_is ->
        [you] { $adventurer } comes to your dungeon.
       *[other] { $adventurer } comes to { $seat }.
    }
dl-event-adventurer-left = { $adventurer } goes away with the neutral cube.
dl-event-round-ended = The season ends.
dl-event-combat-round-started = Combat round { $round } begins.
dl-event-combat-planned =
    { $seat_is ->
        [you] Your battle is planned.
       *[other] { $seat }: battle planned.
    }{ $creatures_count ->
        [0] {""}
       *[other] {" "}{ $creatures }.
    }{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-plan-laid = { $seat_is ->
        [you] You fight
       *[other] { $seat } fights
    } on tile { $cell } with: { $creatures_count ->
        [0] nobody
       *[other] { $creatures }
    }; traps: { $count }, bait: { $bait }.
dl-event-card-revealed = Combat card { $round }: { $spell }, fatigue { $fatigue }.
dl-event-battle-started = { $seat_is ->
        [you] Your battle begins on tile { $cell }.
       *[other] { $seat }’s battle begins on tile { $cell }.
    }
dl-event-plan-undone = { $seat }: nobody is left to fight, everything returns.
dl-event-trap-sprung =
    { $trap } is sprung{ $target ->
        [none] {""}
       *[other] {" "}on { $target }
    }; points prevented: { $prevented }.
dl-event-trap-shown = { $seat_is ->
        [you] You show: { $trap }.
       *[other] { $seat } shows: { $trap }.
    }
dl-event-traps-ordered =
    { $seat_is ->
        [you] You put two traps in order.
       *[other] { $seat } puts two traps in order.
    }{ $traps_count ->
        [0] {""}
       *[other] {" "}{ $traps }.
    }
dl-event-trap-returned =
    { $seat }: an unused trap returns{ $trap ->
        [none] {""}
       *[other] : { $trap }
    }.
dl-event-hurt =
    { $adventurer } takes { $amount } { $cause ->
        [trap] from a trap
        [attack] from an attack
        [fatigue] from fatigue
       *[poison] from poison
    }; damage now { $damage }.
dl-event-adventurer-fell = { $seat_is ->
        [you] { $adventurer } is eliminated and goes to your prison.
       *[other] { $adventurer } is eliminated and goes to { $seat }’s prison.
    }
dl-event-illusion-vanished = { $seat }: the illusion vanishes.
dl-event-spell-cast = The party casts { $spell }.
dl-event-spell-failed = { $spell } is not cast.
dl-event-creature-withdrawn = { $seat_is ->
        [you] You withdraw the { $creature }.
       *[other] { $seat } withdraws the { $creature }.
    }
dl-event-creature-banished = { $creature } is sent through the gate.
dl-event-creature-transformed = { $creature } is a sheep now.
dl-event-attacked = { $seat_is ->
        [you] { $creature } attacks for you (option { $option }).
       *[other] { $creature } attacks for { $seat } (option { $option }).
    }
dl-event-healed = { $adventurer } heals { $amount }, damage now { $damage }.
dl-event-tile-conquered =
    { $seat_is ->
        [you] You lose tile { $cell }
       *[other] { $seat } loses tile { $cell }
    }{ $room ->
        [none] {""}
       *[other] : { $room }
    }.
dl-event-tile-held = { $seat_is ->
        [you] You hold tile { $cell }.
       *[other] { $seat } holds tile { $cell }.
    }
dl-event-prisoner-freed = { $seat_is ->
        [you] You free: { $adventurer }.
       *[other] { $seat } frees: { $adventurer }.
    }
dl-event-combat-ended = The combat of year { $year } is over.
dl-event-match-ended = The game is over. { $winners_count ->
    [one] { $winners } wins
   *[other] { $winners } win together
} with { $scores_most ->
    [one] { $scores_most } point
   *[other] { $scores_most } points
}.
dl-action-choose-blocked = Block: { $cards }
dl-action-plan-orders = Orders: { $orders }{ $dummy ->
        [none] {""}
       *[other] {" "}(neutral: { $dummy })
    }
dl-action-use = Use the space{ $spy ->
        [none] {""}
       *[other] , look at card { $spy }
    }
dl-action-decline = Decline
dl-action-dig = Dig: { $cells }
dl-action-mine = Mine: { $cells }
dl-action-discard-trap = Send back: { $trap }
dl-action-hire = Hire: { $tile }{ $trap ->
        [none] {""}
       *[other] {" "}({ $trap })
    }{ $victim ->
        [none] {""}
       *[other] {" "}({ $victim })
    }
dl-action-build = Build: { $room } on { $cell }
dl-action-activate = Work on { $cell }: imps { $imps }, Trolls { $trolls }{ $dig_cell ->
        [none] {""}
       *[other] , dig { $dig_cell }
    }
dl-action-end = End production
dl-action-recover = Take back: { $card }
dl-action-pay = Pay: { $creature }{ $trap ->
        [none] {""}
       *[other] {" "}({ $trap })
    }{ $victim ->
        [none] {""}
       *[other] {" "}({ $victim })
    }
dl-action-release = Let go: { $creature }
dl-action-pay-taxes = Pay taxes: { $amount }
dl-action-event-choice = Event: { $amount ->
        [none] { $trap ->
            [none] { $gold ->
                [none] { $monster ->
                    [none] Evil
                   *[other] { $monster }{ $pay ->
                        [none] {""}
                        [food] , 1 food
                        [evil] , 1 Evil
                        [gold] , 1 gold
                        [trap] , trap
                       *[monster] , monster
                    }{ $victim ->
                        [none] {""}
                       *[other] {" "}({ $victim })
                    }
                }
               *[other] 1 gold
            }
           *[other] { $trap }
        }
       *[other] { $amount }
    }
dl-action-plan-combat = Battle on { $tile }: { $creatures }; traps: { $traps }
dl-action-order-traps = Order of traps: { $traps }
dl-action-target = Target: { $adventurer }
dl-action-spell-choice = Spell: { $prisoner ->
        [none] { $withdraw ->
            [none] { $monster ->
                [none] { $trap ->
                    [none] –
                   *[other] { $trap }
                }
               *[other] { $monster }{ $pay ->
                    [none] {""}
                    [yes] , pay
                   *[no] , withdraw
                }{ $trap ->
                    [none] {""}
                   *[other] {" "}({ $trap })
                }{ $victim ->
                    [none] {""}
                   *[other] {" "}({ $victim })
                }
            }
            [yes] withdraw all monsters
           *[no] gain 2 Evil
        }
       *[other] { $prisoner }
    }
dl-action-attack = Attack: { $creature }, option { $option }{ $targets ->
        [none] {""}
       *[other] {" "}→ { $targets }
    }
dl-action-free-prisoner = Set free: { $prisoner }
dl-phase-choose_blocked = Blocking orders
dl-phase-plan_orders = Planning
dl-phase-execute = Orders
dl-phase-discard_trap = Orders
dl-phase-produce = Production
dl-phase-recover = Taking cards back
dl-phase-payday = Payday
dl-phase-taxes = Taxes
dl-phase-special = Special event
dl-phase-impatient = Impatient heroes
dl-phase-combat_plan = Battle plans
dl-phase-combat_resolve = Combat
dl-phase-free = Combat
dl-phase-game_over = The game is over
dl-ask-choose_blocked = Which two orders do you block?
dl-ask-plan_orders = Which three orders do you play, and in which order?
dl-ask-execute = Do you use the space?
dl-ask-discard_trap = Which trap do you send back?
dl-ask-produce = Which rooms work?
dl-ask-recover = Which order do you take back?
dl-ask-payday = Whom do you pay, and whom do you let go?
dl-ask-taxes = How much tax do you pay?
dl-ask-special = How do you answer the event?
dl-ask-impatient = Which trap do you lose?
dl-ask-combat_plan = Where and with what do you fight?
dl-ask-combat_resolve = What happens next in your battle?
dl-ask-free = Whom do you free?
dl-ask-game_over = The game is over.
dl-wait-choose_blocked = { $name } is choosing blocked orders.
dl-wait-plan_orders = { $name } is planning orders.
dl-wait-execute = { $name } is carrying out an order.
dl-wait-discard_trap = { $name } is sending a trap back.
dl-wait-produce = { $name } is putting rooms to work.
dl-wait-recover = { $name } is taking an order back.
dl-wait-payday = { $name } is paying creatures.
dl-wait-taxes = { $name } is paying taxes.
dl-wait-special = { $name } is answering the event.
dl-wait-impatient = { $name } is giving up a trap.
dl-wait-combat_plan = { $name } is planning a battle.
dl-wait-combat_resolve = { $name } is fighting.
dl-wait-free = { $name } is freeing a prisoner.
dl-wait-game_over = The game is over ({ $name }).
dl-option-full_rules = Full rules
dl-option-full_rules-help = Switch this off for a first game. Then blocked orders are drawn at random, there are no special events, hiring with your first order costs no extra gold, and you may pay Evil even at the limit of absolute evil.
dl-option-full_rules-true = on
dl-option-full_rules-false = off
dl-option-special_events = Special events
dl-option-special_events-help = Cards that decide what the Special Event tile does; only with the full rules.
dl-option-special_events-true = on
dl-option-special_events-false = off
dl-option-combat_planning = Combat planning
dl-option-combat_planning-help = Everybody plans in secret at the same time, or one after another in the open.
dl-option-combat_planning-together = all at once
dl-option-combat_planning-in_turn = in turn
dl-option-choose_blocked = Choose blocked orders
dl-option-choose_blocked-help = Only for the first game: each player draws three orders and chooses which two are blocked, as in the full rules.
dl-option-choose_blocked-true = on
dl-option-choose_blocked-false = off
dl-refusal-malformed = This is not an action of the game.
dl-refusal-not_asked = It is not your decision now.
dl-refusal-not_now = That is not possible now.
dl-refusal-absolute_evil = The payment would pass the limit of absolute evil.
dl-refusal-amount = You can pay at most what is due ({ $due }) and at most the gold you have ({ $gold }).
dl-refusal-cannot_pay = You cannot pay for it.
dl-refusal-cell_taken = This is dug already: { dl-place }.
dl-refusal-square = This would complete a 2 × 2 block: { dl-place }.
dl-refusal-not_adjacent = This does not touch your dungeon: { dl-place }.
dl-refusal-deck_empty = No trap is left to draw.
dl-refusal-dig_cell = The Tool Shed needs a cell that can be dug.
dl-refusal-face_down = That creature lies face down.
dl-refusal-no_attack = That attack is not possible.
dl-refusal-no_cells = Name at least one cell, or decline.
dl-refusal-no_choice = That choice is not offered.
dl-refusal-no_dummy_card = Neutral cards are chosen with two players only.
dl-refusal-no_imps = You do not have enough unused imps.
dl-refusal-no_room = You have no production room there.
dl-refusal-no_spy = This space does not let you spy.
dl-refusal-no_target = There is nobody like that in the party.
dl-refusal-no_tunnel = Only your own unconquered tunnels will do.
dl-refusal-no_workers = You do not have enough free workers.
dl-refusal-not_drawn = Choose two of the three drawn orders.
dl-refusal-not_freeable = That prisoner cannot be freed now.
dl-refusal-not_held_by_dummy = Choose one of the three neutral cards you hold.
dl-refusal-not_nearest = Fight on an unconquered tile nearest to the entrance.
dl-refusal-not_on_offer = That is not on offer.
dl-refusal-not_own_creature = You do not own that creature.
dl-refusal-not_own_trap = You do not own that trap.
dl-refusal-not_planned = Put the two planned traps in order.
dl-refusal-not_recoverable = Only the first order, or one with a minion on it, returns.
dl-refusal-option_value = { $option } cannot be { $value } here.
dl-refusal-order_blocked = One of these orders is blocked.
dl-refusal-order_twice = The three orders must be different.
dl-refusal-room_beside = Rooms may not touch.
dl-refusal-room_worked = This room has worked enough this round.
dl-refusal-settled = This creature is already settled.
dl-refusal-too_many_cells = That is more than this space and your imps allow.
dl-refusal-too_many_monsters = Too many monsters for this tile.
dl-refusal-too_many_traps = Too many traps for this tile.
dl-refusal-workers = This room needs exactly { $workers } workers.
dl-refusal-zone = This room may not be built there.
dl-won-by-points = { $seat_is ->
    [you] You have the most points and win.
   *[other] { $seat } has the most points and wins.
}
dl-won-by-shared = Several lords share the most points and the victory.
