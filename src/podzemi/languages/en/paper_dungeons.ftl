### Paper Dungeons: names, rules, what happens and what can be done.
### An item's .acc is its name as an object in a sentence, with the article.

pd-title = Paper Dungeons
pd-tagline = Six dice, one map, three bosses. Everybody draws at once.

pd-hero-warrior = Warrior
pd-hero-wizard = Wizard
pd-hero-cleric = Cleric
pd-hero-rogue = Rogue

pd-minion-ghost = Ghost
pd-minion-goblin = Goblin
pd-minion-orc = Orc
pd-minion-zombie = Zombie

pd-symbol-warrior = warrior
pd-symbol-wizard = wizard
pd-symbol-cleric = cleric
pd-symbol-rogue = rogue
pd-symbol-clover = clover
pd-symbol-boots = boots
pd-symbol-skull = skull

pd-reward-level_up = a level
pd-reward-craft = half an item
pd-reward-potion = a potion
pd-reward-gem = a bonus gem
pd-reward-minions = minions defeated from afar

pd-item-flaming_sword = Flaming Sword
    .acc = the Flaming Sword
pd-item-death_scepter = Sceptre of Death
    .acc = the Sceptre of Death
pd-item-khar_medallion = Medallion of Khar
    .acc = the Medallion of Khar
pd-item-cloak_of_passage = Cloak of Passage
    .acc = the Cloak of Passage
pd-item-crown = Crown of the Righteous King
    .acc = the Crown of the Righteous King
pd-item-cauldron = Alchemist’s Cauldron
    .acc = the Alchemist’s Cauldron
pd-item-armour = Armour of Heroes
    .acc = the Armour of Heroes
pd-item-tome = Tome of Wisdom
    .acc = the Tome of Wisdom

pd-power-alchemist = Alchemist
pd-power-assassin = Assassin
pd-power-barbarian = Barbarian
pd-power-beastmaster = Beastmaster
pd-power-berserker = Berserker
pd-power-craftsman = Craftsman
pd-power-veteran = Veteran
pd-power-fortune_teller = Fortune Teller
pd-power-healer = Healer
pd-power-noble = Noble
pd-power-merchant = Merchant
pd-power-psionic = Psionic
pd-power-ranger = Ranger
pd-power-scout = Scout
pd-power-shaman = Shaman
pd-power-treasure_hunter = Treasure Hunter

pd-boss-minotaur = Minotaur
pd-boss-giant_spider = Giant Spider
pd-boss-gorgon = Gorgon
pd-boss-golem = Golem
pd-boss-chimera = Chimera
pd-boss-vampire = Vampire
pd-boss-hydra = Hydra
pd-boss-mummy = Mummy
pd-boss-watcher = Watcher
pd-boss-lich = Lich
pd-boss-dragon = Dragon
pd-boss-tentacled_horror = Tentacled Horror

pd-goal-G01 = Level 4 minions
pd-goal-G02 = Level 5 minions
pd-goal-G03 = Obstacles
pd-goal-G04 = Columns
pd-goal-G05 = Full rows
pd-goal-G06 = Heroes at level 5
pd-goal-G07 = Level 3 minions
pd-goal-G08 = Potions
pd-goal-G09 = Rooms
pd-goal-G10 = Boss glory
pd-goal-G11 = Items
pd-goal-G12 = Edge rooms
pd-goal-G13 = Minions
pd-goal-G14 = Gems
pd-goal-G15 = Corners
pd-goal-G16 = Health

pd-mission-M01 = Defeat minions of 3 different levels
pd-mission-M02 = Raise 1 hero to level 6
pd-mission-M03 = Explore every room of 1 row
pd-mission-M04 = Raise all heroes to level 3
pd-mission-M05 = Explore every room of 1 column
pd-mission-M06 = Have gained 8 potions
pd-mission-M07 = Raise 3 heroes to level 4
pd-mission-M08 = Defeat 6 minions
pd-mission-M09 = Gain 4 gems
pd-mission-M10 = Explore 2 corner rooms
pd-mission-M11 = Trigger 5 different traps
pd-mission-M12 = Explore 15 rooms
pd-mission-M13 = Complete 4 items
pd-mission-M14 = Reach a total health of 12
pd-mission-M15 = Explore the rooms of all 3 bosses
pd-mission-M16 = Raise 2 heroes to level 5

pd-dungeon-A = Ruins on the Great Road
pd-dungeon-B = The Smugglers’ Cellars
pd-dungeon-C = Under the City Gate
pd-dungeon-D = The Desert Gate
pd-dungeon-E = Hall of Jars
pd-dungeon-F = The Pharaoh’s Vault
pd-dungeon-G = Foot of the Tower
pd-dungeon-H = The Forbidden Library
pd-dungeon-I = The Highest Cell
pd-dungeon-J = The Sunken Mill
pd-dungeon-K = Mountain of Ash
pd-dungeon-L = The Old King’s Mine

pd-gem-A = A
pd-gem-B = B
pd-gem-C = C
pd-gem-D = D
pd-gem-E = E
pd-gem-F = F
pd-gem-G = G
pd-gem-H = H

pd-room-A1 = A1
pd-room-A2 = A2
pd-room-A3 = A3
pd-room-A4 = A4
pd-room-A5 = A5
pd-room-A6 = A6
pd-room-A7 = A7
pd-room-B1 = B1
pd-room-B2 = B2
pd-room-B3 = B3
pd-room-B4 = B4
pd-room-B5 = B5
pd-room-B6 = B6
pd-room-B7 = B7
pd-room-C1 = C1
pd-room-C2 = C2
pd-room-C3 = C3
pd-room-C4 = C4
pd-room-C5 = C5
pd-room-C6 = C6
pd-room-C7 = C7
pd-room-D1 = D1
pd-room-D2 = D2
pd-room-D3 = D3
pd-room-D4 = D4
pd-room-D5 = D5
pd-room-D6 = D6
pd-room-D7 = D7
pd-room-E1 = E1
pd-room-E2 = E2
pd-room-E3 = E3
pd-room-E4 = E4
pd-room-E5 = E5
pd-room-E6 = E6
pd-room-E7 = E7
pd-room-F1 = F1
pd-room-F2 = F2
pd-room-F3 = F3
pd-room-F4 = F4
pd-room-F5 = F5
pd-room-F6 = F6
pd-room-F7 = F7

## Counts and dice, for use inside sentences

pd-count-amount = { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}
pd-count-absorbed = { $absorbed ->
    [one] { $absorbed } of it absorbed by potions
   *[other] { $absorbed } of them absorbed by potions
}
pd-count-points = { $points ->
    [one] { $points } step
   *[other] { $points } steps
}
pd-count-lost = { $lost ->
    [one] { $lost } step
   *[other] { $lost } steps
}
pd-count-movement = { $movement ->
    [one] { $movement } step
   *[other] { $movement } steps
}
pd-count-glory = { $glory ->
    [one] { $glory } glory
   *[other] { $glory } glory
}
pd-count-wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
pd-count-total = { $total ->
    [one] { $total } glory
   *[other] { $total } glory
}
pd-count-rooms = { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}
pd-die = { $die ->
    [0] White die 1
    [1] White die 2
    [2] White die 3
    [3] Black die 1
    [4] Black die 2
   *[other] Black die 3
}

## Rules

pd-says-skulls = A skull die is of no use, and every skull wounds every player once. A Cleric at level 4 keeps these wounds away.
pd-rule-skulls = { pd-says-skulls } (PD-1.2.6, PD-4.3)
pd-says-brew = A die with a hero symbol or a clover brews two potions. The fourth potion also raises a hero, the eighth also crafts half an item, and the twelfth also earns a bonus gem.
pd-rule-brew = { pd-says-brew } (PD-5.3.1, PD-5.3.2, PD-1.3.7)
pd-says-walls = Walls and water stop the party until the Cloak of Passage or the Medallion of Khar is complete. Side passages join A2 with F2 and A4 with F4, not crosswise.
pd-rule-walls = { pd-says-walls } (PD-6.1.2, PD-6.1.3, PD-1.4.3)
pd-rule-rooms = A room you enter is explored for good. First comes the fight, then the trap, then treasure and gem; these only on the first visit. (PD-6.2.1, PD-6.2.4, PD-6.2.5)
pd-rule-minions = A minion is always defeated, but it wounds you by the difference between its level and that of the fitting hero. (PD-6.2.2, PD-8.5)
pd-says-traps = A trap wounds you every time you enter, even in a room you have explored before.
pd-rule-traps = { pd-says-traps } (PD-6.2.3)
pd-rule-wounds = Wounds fill the hearts of your potions first, then the wound track. Nothing heals. Only the track costs glory at the end. (PD-7.1, PD-7.2, PD-1.3.5)
pd-says-gems = Several players may take the same gem in one round; then it is gone for all others. Bonus gems never vanish. The 2nd, 4th, 6th, 8th and 10th gem bring a reward; an eleventh finds no space and is lost.
pd-rule-gems = { pd-says-gems } (PD-9.1, PD-9.2, PD-9.3, PD-1.3.8, PD-17.14)
pd-says-bosses = After rounds 3, 6 and 8 a boss comes. Your strength is the sum of all levels, plus the level of the boss’s weakness hero once more, plus bonuses. Whoever has explored the boss room and is strong enough must fight; the others flee and lose glory.
pd-rule-bosses = { pd-says-bosses } (PD-12.2, PD-12.3, PD-12.4, PD-12.5)
pd-rule-scoring = Twelve boxes: three bosses, heroes, items, gems, minions, wounds, resurrection, goal and power, missions, and their sum. (PD-14.2)

pd-rule-hero-warrior = Fights Orcs. At level 4: +1 strength in boss fights. (PD-1.3.2, PD-8.7)
pd-rule-hero-wizard = Fights Ghosts. At level 4 the colour of the dice no longer matters for levelling up. (PD-1.3.2, PD-8.7)
pd-rule-hero-cleric = Fights Zombies. At level 4 skulls no longer wound you. (PD-1.3.2, PD-8.7)
pd-rule-hero-rogue = Fights Goblins. On reaching level 4: one bonus gem. (PD-1.3.2, PD-8.7)
pd-rule-minion-ghost = Fought by the Wizard; one each of level 3, 4 and 5. (PD-1.4.5, PD-6.2.2)
pd-rule-minion-goblin = Fought by the Rogue; one each of level 3, 4 and 5. (PD-1.4.5, PD-6.2.2)
pd-rule-minion-orc = Fought by the Warrior; one each of level 3, 4 and 5. (PD-1.4.5, PD-6.2.2)
pd-rule-minion-zombie = Fought by the Cleric; one each of level 3, 4 and 5. (PD-1.4.5, PD-6.2.2)
pd-rule-symbol-warrior = Raises the Warrior, crafts, brews or moves two steps. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-wizard = Raises the Wizard, crafts, brews or moves two steps. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-cleric = Raises the Cleric, crafts, brews or moves two steps. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-rogue = Raises the Rogue, crafts, brews or moves two steps. (PD-1.2.3, PD-5.1.1)
pd-rule-symbol-clover = A joker: any hero symbol in either colour. (PD-1.2.4)
pd-rule-symbol-boots = Movement only, up to three steps. (PD-1.2.5)
pd-rule-symbol-skull = Cannot be used; wounds every player once. (PD-1.2.6, PD-4.3)
pd-rule-reward-level_up = Raise any hero below level 6, no symbol or colour needed. (PD-5.5.1)
pd-rule-reward-craft = Fill half of any item, no symbol needed. (PD-5.5.2)
pd-rule-reward-potion = Gain a potion; its two hearts absorb wounds from now on. (PD-8.4)
pd-rule-reward-gem = Gain a bonus gem, which nobody can take from you. (PD-8.6, PD-9.1)
pd-rule-reward-minions = Defeat two minions anywhere, without wounds. (PD-5.5.3)
pd-rule-item-flaming_sword = +3 strength in boss fights. (PD-10.1)
pd-rule-item-death_scepter = At once: defeat 2 minions anywhere on your map. Game end: −1. (PD-10.2)
pd-rule-item-khar_medallion = You may cross water. Game end: +1. (PD-10.3)
pd-rule-item-cloak_of_passage = You may walk through walls. (PD-10.4)
pd-rule-item-crown = Game end: +4. (PD-10.5)
pd-rule-item-cauldron = At once: gain 3 potions. (PD-10.6)
pd-rule-item-armour = +1 to the hero level in minion fights. Game end: +2. (PD-10.7)
pd-rule-item-tome = At once: raise 1 hero by one level. Game end: +3. (PD-10.8)
pd-rule-power-alchemist = Brewing with a die gives 3 potions instead of 2. Game end: −1. (PD-11.1)
pd-rule-power-assassin = Set-up: defeat 2 minions anywhere. (PD-11.2)
pd-rule-power-barbarian = Boss fights never wound you. (PD-11.3)
pd-rule-power-beastmaster = Every 3rd minion: craft half of any item. Game end: −2. (PD-11.4)
pd-rule-power-berserker = +2 strength in boss fights. Game end: −2. (PD-11.5)
pd-rule-power-craftsman = Set-up: craft half of 2 different items. Game end: −3. (PD-11.6)
pd-rule-power-veteran = Set-up: 2 different heroes start at level 2. Game end: −3. (PD-11.7)
pd-rule-power-fortune_teller = Skulls wound you 1 less each round. Game end: +2. (PD-11.8)
pd-rule-power-healer = Set-up: gain 2 potions. Game end: +2. (PD-11.9)
pd-rule-power-noble = A hero reaching level 5: craft half of any item. Game end: −1. (PD-11.10)
pd-rule-power-merchant = Gain 1 potion whenever you gain a gem. (PD-11.11)
pd-rule-power-psionic = Once per round: use a die as the other colour. (PD-11.12)
pd-rule-power-ranger = Crossing water with the medallion: +1 step, once per river and direction in each move. Game end: −1. (PD-11.13)
pd-rule-power-scout = Traps never wound you. Game end: −2. (PD-11.14)
pd-rule-power-shaman = Every 3rd minion: gain 1 potion. Game end: +3. (PD-11.15)
pd-rule-power-treasure_hunter = Set-up: gain 1 bonus gem. (PD-11.16)
pd-rule-power-treasure_hunter-looted = Set-up: choose 1 gem of the map and take it; the others can still find it. (PD-5.6.6, PD-11.16)
pd-rule-boss-minotaur = Tier 1, fought in round 3, weak to the Wizard. Strength 9: 1 glory, 3 wounds. Strength 12: 3 glory, 2 wounds. Strength 16: 6 glory, 1 wound. Flee: −3. Reward for the strongest: a level. Vanishing gems: A, C. (PD-1.7.1, PD-12.5)
pd-rule-boss-giant_spider = Tier 1, fought in round 3, weak to the Rogue. Strength 9: 1 glory, 3 wounds. Strength 12: 3 glory, 2 wounds. Strength 16: 5 glory, 1 wound. Flee: −3. Reward for the strongest: 2 potions. Vanishing gems: C, D. (PD-1.7.1, PD-12.5)
pd-rule-boss-gorgon = Tier 1, fought in round 3, weak to the Cleric. Strength 9: 1 glory, 4 wounds. Strength 12: 3 glory, 3 wounds. Strength 16: 6 glory, 1 wound. Flee: −3. Reward for the strongest: half an item. Vanishing gems: A, B. (PD-1.7.1, PD-12.5)
pd-rule-boss-golem = Tier 1, fought in round 3, weak to the Warrior. Strength 10: 2 glory, 3 wounds. Strength 13: 4 glory, 2 wounds. Strength 15: 6 glory, 1 wound. Flee: −3. Reward for the strongest: half an item. Vanishing gems: B, D. (PD-1.7.1, PD-12.5)
pd-rule-boss-chimera = Tier 2, fought in round 6, weak to the Rogue. Strength 14: 3 glory, 4 wounds. Strength 18: 5 glory, 3 wounds. Strength 22: 7 glory, 2 wounds. Flee: −4. Reward for the strongest: half an item. Vanishing gems: E, G. (PD-1.7.1, PD-12.5)
pd-rule-boss-vampire = Tier 2, fought in round 6, weak to the Cleric. Strength 14: 3 glory, 5 wounds. Strength 19: 5 glory, 3 wounds. Strength 23: 7 glory, 2 wounds. Flee: −4. Reward for the strongest: a level. Vanishing gems: F, H. (PD-1.7.1, PD-12.5)
pd-rule-boss-hydra = Tier 2, fought in round 6, weak to the Warrior. Strength 15: 4 glory, 5 wounds. Strength 20: 6 glory, 3 wounds. Strength 25: 9 glory, 2 wounds. Flee: −5. Reward for the strongest: a level. Vanishing gems: E, F. (PD-1.7.1, PD-12.5)
pd-rule-boss-mummy = Tier 2, fought in round 6, weak to the Wizard. Strength 13: 2 glory, 4 wounds. Strength 18: 4 glory, 3 wounds. Strength 23: 6 glory, 1 wound. Flee: −4. Reward for the strongest: 2 potions. Vanishing gems: G, H. (PD-1.7.1, PD-12.5)
pd-rule-boss-watcher = Tier 3, fought in round 8, weak to the Warrior. Strength 19: 5 glory, 5 wounds. Strength 24: 8 glory, 4 wounds. Strength 28: 11 glory, 3 wounds. Flee: −6. Reward for the strongest: half an item. (PD-1.7.1, PD-12.5)
pd-rule-boss-lich = Tier 3, fought in round 8, weak to the Rogue. Strength 18: 5 glory, 5 wounds. Strength 23: 7 glory, 3 wounds. Strength 27: 10 glory, 2 wounds. Flee: −5. Reward for the strongest: a level. (PD-1.7.1, PD-12.5)
pd-rule-boss-dragon = Tier 3, fought in round 8, weak to the Cleric. Strength 20: 5 glory, 6 wounds. Strength 25: 8 glory, 4 wounds. Strength 29: 13 glory, 3 wounds. Flee: −7. Reward for the strongest: 2 halves of items. (PD-1.7.1, PD-12.5)
pd-rule-boss-tentacled_horror = Tier 3, fought in round 8, weak to the Wizard. Strength 19: 5 glory, 6 wounds. Strength 24: 8 glory, 4 wounds. Strength 29: 12 glory, 3 wounds. Flee: −6. Reward for the strongest: half an item. (PD-1.7.1, PD-12.5)
pd-rule-goal-G01 = Defeat 2/3/4 minions of level 4: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G02 = Defeat 2/3/4 minions of level 5: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G03 = Pass 4/7/10 different traps, walls and rivers: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G04 = Explore at least 4 rooms in each of 4/5/6 columns: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G05 = Explore every room of 1/2/3 rows: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G06 = Raise 2/3/4 heroes to level 5: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G07 = Defeat 2/3/4 minions of level 3: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G08 = Gain 6/9/12 potions: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G09 = Explore 20/25/30 rooms: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G10 = Gain 10/15/20 glory in boss fights: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G11 = Complete 2/4/7 items: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G12 = Explore 10/13/16 rooms on the edge of the map: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G13 = Defeat 4/7/10 minions: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G14 = Gain 2/5/7 gems: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G15 = Explore 1/2/3 corner rooms: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-goal-G16 = Reach a total health of 12/16/20: 2, 4 or 6 glory at the end. (PD-1.7.4, PD-13.3.1)
pd-rule-mission-M01 = Defeat minions of 3 different levels: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M02 = Raise 1 hero to level 6: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M03 = Explore every room of 1 row: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M04 = Raise all heroes to level 3: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M05 = Explore every room of 1 column: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M06 = Have gained 8 potions: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M07 = Raise 3 heroes to level 4: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M08 = Defeat 6 minions: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M09 = Gain 4 gems: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M10 = Explore 2 corner rooms: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M11 = Trigger 5 different traps: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M12 = Explore 15 rooms: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M13 = Complete 4 items: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M14 = Reach a total health of 12: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M15 = Explore the rooms of all 3 bosses: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-mission-M16 = Raise 2 heroes to level 5: all who do so in the first round in which anybody does score it. (PD-1.7.3, PD-13.2.1)
pd-rule-dungeon-A = Boss rooms: D2, E5, A6. (PD-1.7.2)
pd-rule-dungeon-B = Boss rooms: E3, D4, E7. (PD-1.7.2)
pd-rule-dungeon-C = Boss rooms: D2, E5, C7. (PD-1.7.2)
pd-rule-dungeon-D = Boss rooms: B2, E5, E7. (PD-1.7.2)
pd-rule-dungeon-E = Boss rooms: E3, A4, E7. (PD-1.7.2)
pd-rule-dungeon-F = Boss rooms: D2, D4, C7. (PD-1.7.2)
pd-rule-dungeon-G = Boss rooms: B2, E5, A6. (PD-1.7.2)
pd-rule-dungeon-H = Boss rooms: E3, A4, C7. (PD-1.7.2)
pd-rule-dungeon-I = Boss rooms: B2, D4, A6. (PD-1.7.2)
pd-rule-dungeon-J = Boss rooms: D2, A4, E7. (PD-1.7.2)
pd-rule-dungeon-K = Boss rooms: E3, A4, A6. (PD-1.7.2)
pd-rule-dungeon-L = Boss rooms: B2, D4, C7. (PD-1.7.2)
pd-rule-gem-A = Lies in A2. (PD-1.4.4, PD-9.1)
pd-rule-gem-B = Lies in F3. (PD-1.4.4, PD-9.1)
pd-rule-gem-C = Lies in C4. (PD-1.4.4, PD-9.1)
pd-rule-gem-D = Lies in A5. (PD-1.4.4, PD-9.1)
pd-rule-gem-E = Lies in F5. (PD-1.4.4, PD-9.1)
pd-rule-gem-F = Lies in D6. (PD-1.4.4, PD-9.1)
pd-rule-gem-G = Lies in B7. (PD-1.4.4, PD-9.1)
pd-rule-gem-H = Lies in F7. (PD-1.4.4, PD-9.1)
pd-rule-room-A1 = Ghost 3, 2 potions. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A2 = Zombie 4, gem A. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A3 = Trap, a level. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A4 = An empty room. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A5 = Ghost 5, gem D. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A6 = An empty room. (PD-1.4.4, PD-6.2.1)
pd-rule-room-A7 = A potion. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B1 = Orc 3, half an item. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B2 = An empty room. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B3 = Trap. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B4 = Half an item. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B5 = Trap. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B6 = Trap, half an item. (PD-1.4.4, PD-6.2.1)
pd-rule-room-B7 = Trap, gem G. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C1 = A potion. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C2 = Trap. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C3 = A potion. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C4 = Goblin 4, gem C. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C5 = Trap. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C6 = Trap. (PD-1.4.4, PD-6.2.1)
pd-rule-room-C7 = An empty room. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D1 = Goblin 3, a potion. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D2 = An empty room. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D3 = Trap, a level. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D4 = An empty room. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D5 = Trap, a level. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D6 = Orc 5, gem F. (PD-1.4.4, PD-6.2.1)
pd-rule-room-D7 = Trap, a level. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E1 = Trap, half an item. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E2 = Zombie 3, a level. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E3 = An empty room. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E4 = Ghost 4, a potion. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E5 = An empty room. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E6 = Trap, half an item. (PD-1.4.4, PD-6.2.1)
pd-rule-room-E7 = An empty room. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F1 = A potion. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F2 = Trap, half an item. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F3 = Orc 4, gem B. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F4 = Trap, a level. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F5 = Goblin 5, gem E. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F6 = Trap. (PD-1.4.4, PD-6.2.1)
pd-rule-room-F7 = Zombie 5, gem H. (PD-1.4.4, PD-6.2.1)

## What happened

pd-event-chapter-started = { $chapters ->
    [1] The dungeon is “{ $dungeon }”.
   *[other] Chapter { $chapter } of { $chapters }: “{ $dungeon }”.
} Bosses: { $bosses }. { $missions_count ->
    [0] There are no missions.
   *[other] Missions: { $missions }.
}
pd-event-cards-dealt = { $seat_is ->
    [you] You are dealt two powers ({ $powers }) and two goals ({ $goals }).
   *[other] { $seat } is dealt two powers ({ $powers }) and two goals ({ $goals }).
}
pd-event-cards-chosen = { $seat_is ->
    [you] You keep the { $power } and the goal “{ $goal }”; the others do not see it yet.
   *[other] { $seat } keeps the { $power } and the goal “{ $goal }”.
}
pd-event-seat-finished = { $seat_is ->
    [you] You are done.
   *[other] { $seat } is done.
}
pd-event-cards-kept = { $seat_is ->
    [you] You play the { $power } with the goal “{ $goal }”.
   *[other] { $seat } plays the { $power } with the goal “{ $goal }”.
}
pd-event-dice-rolled = { $again ->
    [yes] Round { $round }: { $faces }. Too many skulls or clovers, so all dice are rolled again.
   *[no] Round { $round }: { $faces }.
}
pd-event-move-started = { $seat_is ->
    [you] You move with the { $symbol } die: up to { pd-count-points }.
   *[other] { $seat } moves with the { $symbol } die: up to { pd-count-points }.
}
pd-event-move-ended = { $seat_is ->
    [you] You stop; unused: { pd-count-lost }.
   *[other] { $seat } stops; unused: { pd-count-lost }.
}
pd-event-room-entered = { $first ->
    [yes] { $seat_is ->
        [you] You explore { $room }.
       *[other] { $seat } explores { $room }.
    }
   *[no] { $seat_is ->
        [you] You go back to { $room }.
       *[other] { $seat } goes back to { $room }.
    }
}
pd-event-hero-raised = { $seat_is ->
    [you] Your { $hero } rises to level { $level }.
   *[other] { $seat }: the { $hero } rises to level { $level }.
}
pd-event-item-crafted = { $halves ->
    [1] { $seat_is ->
        [you] You craft half of { $item_acc }.
       *[other] { $seat } crafts half of { $item_acc }.
    }
   *[other] { $seat_is ->
        [you] You complete { $item_acc }.
       *[other] { $seat } completes { $item_acc }.
    }
}
pd-event-potion-gained = { $seat_is ->
    [you] You gain a potion; that makes { $potions }.
   *[other] { $seat } gains a potion; that makes { $potions }.
}
pd-event-gem-gained = { $gem ->
    [none] { $seat_is ->
        [you] You gain a bonus gem; that makes { $gems }.
       *[other] { $seat } gains a bonus gem; that makes { $gems }.
    }
   *[other] { $seat_is ->
        [you] You take gem { $gem }; that makes { $gems }.
       *[other] { $seat } takes gem { $gem }; that makes { $gems }.
    }
}
pd-event-minion-defeated = { $afar ->
    [yes] { $seat_is ->
        [you] You defeat the { $minion } { $level } in { $room } from afar; that makes { $minions }.
       *[other] { $seat } defeats the { $minion } { $level } in { $room } from afar; that makes { $minions }.
    }
   *[no] { $seat_is ->
        [you] You defeat the { $minion } { $level } in { $room }; that makes { $minions }.
       *[other] { $seat } defeats the { $minion } { $level } in { $room }; that makes { $minions }.
    }
}
pd-event-wounds-taken = { $cause ->
    [skulls] Skulls:
    [minion] Minion:
    [trap] Trap:
   *[boss] Boss:
} { $seat_is ->
    [you] you take { pd-count-amount }
   *[other] { $seat } takes { pd-count-amount }
}{ $absorbed ->
    [0] ; wound track { $wounds }.
   *[other] , { pd-count-absorbed }; wound track { $wounds }.
}
pd-event-resurrected = { $seat_is ->
    [you] Your wounds ({ $wounds }) exceed your health ({ $health }): your party dies and rises again, once.
   *[other] { $seat }: wounds ({ $wounds }) exceed health ({ $health }); the party dies and rises again.
}
pd-event-reward-lost = { $seat_is ->
    [you] A reward of yours is lost: { $reward }.
   *[other] { $seat }: a reward is lost: { $reward }.
}
pd-event-psionic-used = { $seat_is ->
    [you] Psionic: your die ({ $symbol }) counts as the other colour.
   *[other] { $seat } uses Psionic: the die ({ $symbol }) counts as the other colour.
}
pd-event-step-refunded = { $seat_is ->
    [you] Ranger: the step across the water comes back; left: { pd-count-movement }.
   *[other] { $seat }: the Ranger’s step across the water comes back; left: { pd-count-movement }.
}
pd-turn-gains = { $levels ->
    [0] {""}
   *[other] ; levels +{ $levels }
}{ $halves ->
    [0] {""}
   *[other] ; item halves +{ $halves }
}{ $potions ->
    [0] {""}
   *[other] ; potions +{ $potions }
}{ $gems ->
    [0] {""}
   *[other] ; gems +{ $gems }
}{ $minions ->
    [0] {""}
   *[other] ; minions +{ $minions }
}
pd-event-turn-shown = { $round ->
    [0] { $seat_is ->
        [you] Your set-up choice is shown to all.
       *[other] { $seat } shows the set-up choice.
    }
   *[other] { $seat_is ->
        [you] You show your round { $round }: dice: { $dice }; rooms: { $rooms }{ pd-turn-gains }.
       *[other] { $seat } shows round { $round }: dice: { $dice }; rooms: { $rooms }{ pd-turn-gains }.
    }
}
pd-event-gem-claimed = Gem { $gem } is taken; on all other sheets it is crossed out.
pd-event-boss-met = Boss { $number } awaits you: { $boss }.
pd-event-boss-fought = { $seat_is ->
    [you] You fight with strength { $strength }: { pd-count-glory }, { pd-count-wounds }.
   *[other] { $seat } fights with strength { $strength }: { pd-count-glory }, { pd-count-wounds }.
}
pd-event-boss-fled = { $explored ->
    [yes] { $seat_is ->
        [you] Strength { $strength } is not enough, you flee: { pd-count-glory }.
       *[other] { $seat } flees, strength { $strength } is not enough: { pd-count-glory }.
    }
   *[no] { $seat_is ->
        [you] You never found the room of the boss and flee: { pd-count-glory }.
       *[other] { $seat } never found the room of the boss and flees: { pd-count-glory }.
    }
}
pd-event-boss-rewarded = { $seat_is ->
    [you] Your party is the strongest ({ $strength }) and gets the reward: { $rewards }.
   *[other] { $seat }’s party is the strongest ({ $strength }) and gets the reward: { $rewards }.
}
pd-event-boss-unrewarded = { $tie ->
    [yes] The strongest are tied: nobody gets the reward.
   *[no] Nobody fights, so nobody gets the reward.
}
pd-event-mission-scored = { $seat_is ->
    [you] You fulfil the mission “{ $mission }”: { pd-count-glory }.
   *[other] { $seat } fulfils the mission “{ $mission }”: { pd-count-glory }.
}
pd-event-mission-closed = The mission “{ $mission }” leaves the game.
pd-event-gems-vanished = Vanishing gems: { $gems } can no longer be taken.
pd-event-sheet-scored = { $seat_is ->
    [you] Your sheet: { pd-count-total }, { pd-count-rooms } explored.
   *[other] { $seat }’s sheet: { pd-count-total }, { pd-count-rooms } explored.
}
pd-event-chapter-won = { $shared ->
    [yes] { $seat_is ->
        [you] You share the best result of chapter { $chapter }: { pd-count-total }.
       *[other] { $seat } shares the best result of chapter { $chapter }: { pd-count-total }.
    }
   *[no] { $seat_is ->
        [you] You have the best result of chapter { $chapter }: { pd-count-total }.
       *[other] { $seat } has the best result of chapter { $chapter }: { pd-count-total }.
    }
}
pd-event-game-won = { $by ->
    [glory] { pd-won-by-glory }
    [rooms] { pd-won-by-rooms }
    [shared] { pd-won-by-shared }
   *[solo] { pd-won-by-solo }
}

## The result

pd-won-by-glory = { $seat_is ->
    [you] You win with the most glory.
   *[other] { $seat } wins with the most glory.
}
pd-won-by-rooms = { $seat_is ->
    [you] Equal glory, but you have explored more rooms: you win.
   *[other] Equal glory, but { $seat } has explored more rooms and wins.
}
pd-won-by-shared = { $seat_is ->
    [you] Glory and rooms are equal: you share the victory.
   *[other] Glory and rooms are equal: { $seat } shares the victory.
}
pd-won-by-solo = { $seat_is ->
    [you] Your adventure is over; the score counts.
   *[other] The adventure of { $seat } is over; the score counts.
}

## What can be done

pd-action-choose-cards = { $power } – { $goal }
pd-action-setup-veteran = Raise { $hero1 } and { $hero2 }
pd-action-setup-craftsman = { $item1 }/{ $item2 }
pd-action-setup-assassin = Defeat the minions in { $room1 } and { $room2 }
pd-action-setup-treasure-hunter = Loot the gem in { $room }
pd-action-level-up = { pd-die }: raise the { $hero }
pd-action-craft = { pd-die }: { $item }
pd-action-brew = { pd-die }: brew potions
pd-action-move = { pd-die }: move
pd-action-step = Step to { $to }
pd-action-stop = Stop here
pd-action-pick-hero = Raise the { $hero }
pd-action-pick-item = Craft { $item_acc }
pd-action-pick-minions = Defeat the minions in { $rooms }

## Phases: their name, the question to those who decide, what the others see

pd-phase-choose_cards = Choice of cards
pd-ask-choose_cards = Which power and which goal do you keep?
pd-wait-choose_cards = { $name } is choosing a power and a goal.
pd-phase-setup_powers = Set-up
pd-ask-setup_powers = How do you use the power of your card?
pd-wait-setup_powers = { $name } is making a set-up choice.
pd-phase-actions = Actions
pd-ask-actions = What do you do with your dice?
pd-wait-actions = { $name } is still using dice.
pd-phase-boss_reward = Boss reward
pd-ask-boss_reward = Which reward do you take?
pd-wait-boss_reward = { $name } is taking the reward.
pd-phase-game_end = The game is over
pd-ask-game_end = The game is over.
pd-wait-game_end = The game is over.

## Options

pd-option-dungeon = Dungeon
pd-option-dungeon-help = Which dungeon card is played; a campaign brings its own.
pd-option-dungeon-random = random
pd-option-dungeon-A = A – { pd-dungeon-A }
pd-option-dungeon-B = B – { pd-dungeon-B }
pd-option-dungeon-C = C – { pd-dungeon-C }
pd-option-dungeon-D = D – { pd-dungeon-D }
pd-option-dungeon-E = E – { pd-dungeon-E }
pd-option-dungeon-F = F – { pd-dungeon-F }
pd-option-dungeon-G = G – { pd-dungeon-G }
pd-option-dungeon-H = H – { pd-dungeon-H }
pd-option-dungeon-I = I – { pd-dungeon-I }
pd-option-dungeon-J = J – { pd-dungeon-J }
pd-option-dungeon-K = K – { pd-dungeon-K }
pd-option-dungeon-L = L – { pd-dungeon-L }
pd-option-missions = Missions
pd-option-missions-help = Three mission cards for all; leave them out in a first game.
pd-option-random_bosses = Random bosses
pd-option-random_bosses-help = One boss of each tier is drawn instead of the three on the dungeon card.
pd-option-vanishing_gems = Vanishing gems
pd-option-vanishing_gems-help = Bosses 1 and 2 take two gems along after the fight. Always on when playing alone.
pd-option-campaign = Campaign
pd-option-campaign-help = Three chapters of a story, or all twelve; the scores are added up.
pd-option-campaign-none = single game
pd-option-campaign-bandit_hunters = The Bandit Hunters
pd-option-campaign-mummy_of_hamnapta = The Mummy of Hamnapta
pd-option-campaign-warlocks_tower = The Warlocks’ Tower
pd-option-campaign-across_the_kingdom = Across the Kingdom
pd-option-campaign-all = all twelve chapters
pd-option-missions-true = on
pd-option-missions-false = off
pd-option-random_bosses-true = on
pd-option-random_bosses-false = off
pd-option-vanishing_gems-true = on
pd-option-vanishing_gems-false = off
pd-option-treasure_hunter = Treasure Hunter
pd-option-treasure_hunter-help = The Treasure Hunter begins with a bonus gem (Czech rules), or with a gem of the map of the player’s choice, which the others can still take (Polish rules).
pd-option-treasure_hunter-bonus = bonus gem
pd-option-treasure_hunter-looted = gem of the map

## Refusals

pd-refusal-game_over = The game is over.
pd-refusal-not_asked = No decision is expected from you now.
pd-refusal-wrong_phase = That is not possible now.
pd-refusal-power_not_dealt = You were not dealt this power: { $power }.
pd-refusal-goal_not_dealt = You were not dealt this goal: { $goal }.
pd-refusal-same_twice = Choose two different ones.
pd-refusal-no_minion = There is no minion in { $room }.
pd-refusal-no_gem = There is no gem in { $room }.
pd-refusal-how_many_minions = { $count ->
    [1] Only one minion is left: name its room.
   *[other] Name the rooms of two minions.
}
pd-refusal-choice_open = First answer the open choice.
pd-refusal-no_choice_open = There is no choice to make.
pd-refusal-hero_at_top = The { $hero } is at the highest level already.
pd-refusal-item_complete = Both halves are filled already: { $item }.
pd-refusal-item_symbol = { $item } needs the symbol { $symbol } or a clover.
pd-refusal-move_under_way = Finish the move first, or stop.
pd-refusal-no_move = No move is under way: use a die to move.
pd-refusal-not_an_entrance = { $room } is not an entrance; the way in leads through the bottom row.
pd-refusal-wall = A wall bars the way to { $room }; it takes the Cloak of Passage.
pd-refusal-water = Water bars the way to { $room }; it takes the Medallion of Khar.
pd-refusal-not_adjacent = { $room } is not next to your party.
pd-refusal-skull = A skull cannot be used.
pd-refusal-die_used = You have used this die already this round.
pd-refusal-boots_only_move = Boots serve movement only.
pd-refusal-wrong_symbol = This die ({ $symbol }) does not raise the { $hero }.
pd-refusal-wrong_colour = { $colour ->
    [white] The { $hero } trains with white dice.
   *[other] The { $hero } trains with black dice.
}
pd-refusal-solo_vanishing_gems = Playing alone, gems always vanish.
pd-refusal-campaign_dungeon = A campaign brings its own dungeons: leave the dungeon at random.
pd-refusal-malformed = This is not an action of the game.
