### The terminal boards of three games (the first is in terminal.ftl).

## Paper Dungeons

terminal-pd-header = { $dungeon } · { $chapters ->
    [1] round { $round }
   *[other] chapter { $chapter } of { $chapters }, round { $round }
} · dice used: { $used } of 3
terminal-pd-dice = Dice
terminal-pd-walk = A room (a3) walks there, several (a2 a3 b3) walk that way.
terminal-pd-raise = Raise a hero
terminal-pd-craft = Craft an item
terminal-pd-map = Map
terminal-pd-legend = @ party · ^ trap · + treasure · ◆ gem · ① lair · · explored · ┃━ wall · ≀≈ water · letter and digit: minion and its level
terminal-pd-sheet = Sheet
terminal-pd-wounds = Wounds
terminal-pd-potions = Potions
terminal-pd-gems = Gems
terminal-pd-bosses = Bosses
terminal-pd-boss = boss
terminal-pd-lair = lair
terminal-pd-after = after round
terminal-pd-strength = strength now
terminal-pd-gives = gives
terminal-pd-missing = missing
terminal-pd-now = If the game ended now
terminal-pd-player = player
terminal-pd-score = glory
terminal-pd-cards = Power: { $power }. Goal: { $goal }.
terminal-pd-missions = Open missions: { $missions }

## The Dark Cave

terminal-dc-header = Turn { $turn } · draw pile: { $cards } · bank: { $bank } gold · moves left: { $left }
terminal-dc-house = (house deck)
terminal-dc-cave = Cave
terminal-dc-legend = digits: dwarfs · ! monster · ?? goal, face down · ?! goal that you have seen · Ω lair · H ladder · = bridge · ∩ tunnel · ¤ gold · E exit
terminal-dc-lay = { $card } → { $place }
terminal-dc-open = open to the { $sides }
terminal-dc-to-N = north
terminal-dc-to-E = east
terminal-dc-to-S = south
terminal-dc-to-W = west
terminal-dc-web = Cobweb between { $edge_acc } ({ $name })
terminal-dc-players = Players
terminal-dc-player = player
terminal-dc-clan = clan
terminal-dc-gold = gold
terminal-dc-hand = hand I/II/III
terminal-dc-limit = limit
terminal-dc-gear = boots, axe
terminal-dc-where = where
terminal-dc-out = out
terminal-dc-lying = (down)
terminal-dc-cards = Your hand: { $cards }
terminal-dc-seen = You have seen the goal at { $place }: { $goal }
terminal-dc-side-N = north end
terminal-dc-side-E = east end
terminal-dc-side-S = south end
terminal-dc-side-W = west end
terminal-dc-inside = middle

## Dungeon Lords

terminal-dl-header = Year { $year }, { $combat ->
    [0] season { $round }
   *[other] combat, round { $combat }
} · { $phase } · first: { $first }
terminal-dl-players = Dungeon lords
terminal-dl-player = player
terminal-dl-gold = gold
terminal-dl-food = food
terminal-dl-imps = imps
terminal-dl-evil = Evil
terminal-dl-traps = traps
terminal-dl-tiles = tiles
terminal-dl-score = points now
terminal-dl-lord = { $name }: blocked { $orders }; party { $party }
terminal-dl-dungeon = Your dungeon
terminal-dl-place = place
terminal-dl-type = { $neutral ->
    [yes] Three orders and the third neutral one can be typed in one line, by the beginnings of their words: { $orders }.
   *[no] Three orders can be typed in one line, by the beginnings of their words: { $orders }.
}
terminal-dl-battle = Battle on { $tile }
terminal-dl-attack = { $creature }: { $what }{ $targets ->
    [none] {""}
   *[other] {" "}→ { $targets }
}
terminal-dl-work = Work on { $tile }
terminal-dl-creatures = Creatures: { $creatures }
terminal-dl-prison = Prison: { $heroes }
terminal-dl-centre = Central board
terminal-dl-creatures-offer = Creatures on offer: { $creatures }
terminal-dl-rooms-offer = Rooms on offer: { $rooms }
terminal-dl-coming = Coming this season: { $heroes }
terminal-dl-coming-next = Coming next season: { $heroes }
terminal-dl-events = Events: { $events }
terminal-dl-row = Combat cards: { $cards }
terminal-dl-neutral = neutral
terminal-dl-hand = Orders in hand: { $orders }
terminal-dl-planned = Planned: { $orders }
terminal-dl-store = Traps: { $traps }
terminal-dl-spied = Spied: { $cards }
terminal-dl-bill = Payday would cost you { $gold } gold, { $food } food and { $evil } Evil; taxes { $taxes } gold.
terminal-dl-newcomer = As the Evil track stands, this hero comes to you: { $hero }.
