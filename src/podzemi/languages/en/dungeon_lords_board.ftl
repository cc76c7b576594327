### Dungeon Lords: the words of the board in the browser.

dlb-board = Dungeon board
dlb-side = Surroundings
dlb-town = Town
dlb-beside = More choices
dlb-part-orders = Back to the orders
dlb-part-dungeon = Town and dungeon
dlb-lords = Lords
dlb-close = Close
dlb-legal = can be chosen
dlb-pencilled = pencilled
dlb-none = nothing
dlb-nobody = nobody yet
dlb-free = free
dlb-neutral = neutral minion
dlb-only-you = only you
dlb-house = house values
dlb-house-note = These figures are ours: no public source gives the printed ones.
dlb-skip = Skip
dlb-year = Year { $year }
dlb-year-plan = The year
dlb-season =
    { $round ->
        [1] Winter
        [2] Spring
        [3] Summer
       *[other] Autumn
    }
dlb-combat = Combat
dlb-combat-round = Combat, round { $round } of 4
dlb-event-hidden = event still face down
dlb-crumb-orders = Orders { $number } of 8
dlb-goods = Goods
dlb-gold = Gold
dlb-food = Food
dlb-imps = Imps
dlb-trolls = Trolls for work
dlb-traps = Traps
dlb-evil = Evil
dlb-letters = Dead letters
dlb-good-gold =
    { $count ->
        [one] 1 gold
       *[other] { $count } gold
    }
dlb-good-food =
    { $count ->
        [one] 1 food
       *[other] { $count } food
    }
dlb-good-imps =
    { $count ->
        [one] 1 imp
       *[other] { $count } imps
    }
dlb-good-imp =
    { $count ->
        [one] 1 imp
       *[other] { $count } imps
    }
dlb-good-foreman =
    { $count ->
        [one] 1 imp as foreman
       *[other] { $count } imps as foremen
    }
dlb-good-evil =
    { $count ->
        [one] 1 Evil
       *[other] { $count } Evil
    }
dlb-good-good = { $count } Evil less
dlb-good-traps =
    { $count ->
        [one] 1 trap
       *[other] { $count } traps
    }
dlb-good-trap =
    { $count ->
        [one] 1 trap
       *[other] { $count } traps
    }
dlb-good-spy =
    { $count ->
       *[other] a look at a combat card
    }
dlb-good-dig_up_to =
    { $count ->
        [one] up to 1 tunnel
       *[other] up to { $count } tunnels
    }
dlb-good-dig =
    { $count ->
        [one] 1 tunnel
       *[other] { $count } tunnels
    }
dlb-good-mine_up_to = up to { $count } gold
dlb-good-monster =
    { $count ->
        [one] a monster
       *[other] { $count } monsters
    }
dlb-good-room =
    { $count ->
        [one] a room
       *[other] { $count } rooms
    }
dlb-up-to = ≤ { $count }
dlb-gratis = free
dlb-tile-cost = tile cost
dlb-pay-for = { $gain }; price: { $pay }
dlb-works =
    { $pay ->
        [none] workers { $workers }: { $gain }
       *[other] workers { $workers }, { $pay }: { $gain }
    }
dlb-space = { $order } { $space }: { $what } ({ $who })
dlb-dungeon = Dungeon
dlb-dungeon-of = Dungeon: { $name }
dlb-open-dungeon = Open the dungeon: { $name }
dlb-whole-dungeon = Show the whole dungeon
dlb-entrance = entrance
dlb-tunnel = Tunnel
dlb-rock = rock
dlb-conquered = conquered
dlb-worked =
    { $times ->
        [one] has worked
       *[other] worked { $times } times
    }
dlb-dig-of = dig { $number } of { $limit }
dlb-mine-of = gold { $number } of { $limit }
dlb-offers = On offer
dlb-for-hire = For hire
dlb-last-first = space III chooses first
dlb-rooms = Rooms
dlb-no-offer = nothing left
dlb-trap-deck = trap deck: { $count }
dlb-room-type =
    { $type ->
        [combat] for battle
        [prestige] points at the end
       *[other] works
    }
dlb-evil-of = { $name }: Evil { $evil }.
dlb-paladin-from = paladin from { $line }
dlb-paladin-at = paladin with { $name }
dlb-paladin-gone = no paladin this year
dlb-paladin-comes = The paladin comes to you!
dlb-paladin-near = { $missing } more Evil and the paladin comes to you.
dlb-arriving = Arriving this season
dlb-arriving-next = Arriving next season
dlb-least-evil = least evil gets the first
dlb-goes-away = goes away
dlb-class-warrior = Warrior
dlb-class-thief = Thief
dlb-class-priest = Priest
dlb-class-wizard = Wizard
dlb-class-paladin = Paladin
dlb-class-illusion = Illusion
dlb-hp = Hit points
dlb-icon-trap = Disarms traps
dlb-icon-heal = Heals
dlb-icon-magic = Magic
dlb-cards = Combat cards
dlb-card-down = Combat card { $position }, face down
dlb-card-line =
    { $speed ->
        [fast] fast · fatigue { $fatigue }
       *[other] slow · fatigue { $fatigue }
    }
dlb-face-down = face down
dlb-seen-by = seen by { $names }
dlb-you-spied = you spied
dlb-at-gate = At the gate
dlb-party-note = party
dlb-lair = Lair
dlb-lair-empty = no creatures yet
dlb-payday-price = pay on payday
dlb-lies-down = face down
dlb-in-battle = in battle
dlb-no-traps = no traps
dlb-trap-backs =
    { $count ->
        [one] 1 trap, face down
       *[other] { $count } traps, face down
    }
dlb-prison = Prison
dlb-pay = Pay
dlb-pay-all = Pay all
dlb-bill-sure = Settle payday for { $count } creatures?
dlb-bill-sum = You pay: { $pay }. { $gone ->
    [0] Everybody marked stays.
   *[other] Let go: { $gone }.
}
dlb-release = Let go
dlb-bills = Coming bills
dlb-bill-taxes =
    { $when ->
        [none] If taxes came now: { $tiles } tiles,
       *[other] Taxes ({ $when }): { $tiles } tiles,
    }
dlb-bill-payday =
    { $when ->
        [none] If payday came now:
       *[other] Payday ({ $when }):
    }
dlb-bill-nobody = nobody to pay yet
dlb-bill-missing = { $missing } missing: −{ $points } points
dlb-bill-short = not enough for all
dlb-bill-letters =
    { $letters ->
        [one] 1 dead letter: −{ $points } points
       *[other] { $letters } dead letters: −{ $points } points
    }
dlb-taxes-grow = more with every two tiles
dlb-key-evil = Gain 3 Evil
dlb-key-coin = Pay 1 gold
dlb-key-dealt = dealt
dlb-key-pencilled = pencilled
dlb-key-healed = healed
dlb-workers =
    { $trolls ->
        [0] Imps: { $imps }
       *[other] Imps: { $imps }, Trolls: { $trolls }
    }
dlb-amount =
    { $amount ->
        [0] pay nothing
       *[other] pay { $amount }
    }
dlb-unit =
    { $unit ->
        [food] 1 food
        [evil] 1 Evil
        [gold] 1 gold
        [trap] a trap
        [monster] a monster
       *[other] strike
    }
dlb-first-trap = { $trap } first
dlb-withdraw-all =
{ dlb-p-withdraw }
dlb-answer =
    { $answer ->
        [pay] Pay
       *[other] Withdraw
    }
dlb-take-back =
    { $place ->
        [first] { $order } (played first)
       *[other] { $order } (minion on the card)
    }
dlb-needs-victim = { $creature } wants another monster: choose it in the lair.
dlb-three-orders = Your three orders
dlb-block-two = Block two of three orders
dlb-hidden-until = hidden until all are done
dlb-hand = Your hand
dlb-hand-note = spaces fill from I to III; click or drag
dlb-slot = order { $number }
dlb-slot-empty = order { $number }: choose a card
dlb-clear-slot = Take back { $order }
dlb-may-wait = or no space left
dlb-hire-first = as order 1 it costs 1 gold more
dlb-cannot-pay = you cannot afford { $spaces }
dlb-can-too =
    { $count ->
        [one] can play it too
       *[other] can play it too
    }
dlb-nobody-else = nobody else can
dlb-planning = The lords plan in secret.
dlb-neutral-card = Third neutral order
dlb-neutral-note = takes a space from everybody
dlb-blocked = blocked:
dlb-blocked-season = Blocked this season:
dlb-if-plan = If this plan works
dlb-if-plan-none = Choose orders to see what they would bring.
dlb-plan-poor = You cannot pay for all of it.
dlb-steps = Steps of the combat round
dlb-step =
    { $step ->
        [1] Trap
        [2] Fast spell
        [3] Attacks
        [4] Slow spell
        [5] Healing
        [6] Conquest
       *[other] End
    }
dlb-step-traps =
    { $count ->
        [one] 1 trap
       *[other] traps: { $count }
    }
dlb-step-attacks =
    { $count ->
        [one] 1 creature
       *[other] creatures: { $count }
    }
dlb-step-unknown = card unknown
dlb-step-no-spell =
    { $speed ->
        [fast] no fast card
       *[other] no slow card
    }
dlb-step-cast = { $spell }
dlb-step-no-power = magic { $magic } of { $round }
dlb-step-silenced = no spell works here
dlb-step-healing = heals { $healing }, if attacked
dlb-step-nobody-heals = nobody heals
dlb-step-fatigue = fatigue { $fatigue }
dlb-step-poison = poison
dlb-fights = Fights of all lords
dlb-slow = step by step
dlb-next-step = Next
dlb-party = The party
dlb-front = the front of the line is next to the tile
dlb-party-gone = The party is beaten.
dlb-in-line =
    { $place ->
        [1] first
        [2] 2nd
        [3] 3rd
        [4] 4th
       *[other] { $place }th
    }
dlb-hurt-of = { $damage } of { $hp } damage
dlb-battle-tile = Battle tile
dlb-choose-battle = choose tile, creatures and trap
dlb-bait =
    { $bait ->
        [one] bait: 1 gold
       *[other] bait: { $bait } gold
    }
dlb-needs-bait = a trap in a room needs bait: { $bait }
dlb-nothing-to-send = Nothing to send: choose the tile.
dlb-all-conquered = Everything is conquered: a prisoner goes free.
dlb-sent-nothing = Nobody stands in the way.
dlb-no-part = No party: no battle this round.
dlb-not-planned = not planned yet
dlb-has-attacked = has fought in this combat
dlb-sheep = Sheep
dlb-options = Ways to attack
dlb-trap-done = used
dlb-trap-aims = waits for its target
dlb-invisible = cannot be harmed
dlb-poisoned = poisoned
dlb-fate-falls = falls
dlb-fate-hurt = +{ $more }
dlb-fate-stays = stays
dlb-thieves = Thieves
dlb-magic = Magic of the party
dlb-pool = thieves take { $pool } off traps
dlb-power = magic { $magic }, needed { $round }
dlb-mark-shield = the next point is absorbed
dlb-mark-rage = all monsters attack the first
dlb-mark-no_conquest = no conquest this round
dlb-mark-no_healing = no healing this round
dlb-mark-no_spell = no spell this round
dlb-mark-no_fatigue = no fatigue this round
dlb-option =
    { $way ->
        [standard] { $strength } to the first
        [all] { $strength } to everybody
        [hold] holds the party back, no attack
       *[other] { $but ->
            [first] { $strength } to anyone but the first
            [priest] { $strength } to anyone but priests
           *[none] { $times ->
                [1] { $strength } to anyone
               *[other] { $times } × { $strength } to anyone
            }
        }
    }
dlb-option-again = if he falls, { $strength } more
dlb-option-returns = returns face up
dlb-option-no-conquest = no conquest
dlb-option-no-healing = no healing
dlb-option-pay = pay { $pay }: { $what }
dlb-fore = Where every wound goes
dlb-fore-plan = If you fight like this
dlb-card-known = the card is known
dlb-card-unknown = unknown card: { $count } possible
dlb-if-card = If the card is
dlb-cards-of =
    { $count ->
        [one] 1 card
       *[other] { $count } cards with fatigue { $fatigue }
    }
dlb-fatigue = fatigue { $fatigue }
dlb-speed =
    { $speed ->
        [fast] fast
       *[other] slow
    }
dlb-col-tile = Tile
dlb-col-price = Price
dlb-col-before = Before
dlb-col-choice = Choice
dlb-col-end = End
dlb-col-now = Now
dlb-to-prison = prison
dlb-tile-lost = lost
dlb-tile-held = held
dlb-evil-by = Evil { $evil }
dlb-cause =
    { $cause ->
        [trap] Trap
        [attack] Attacks
        [fatigue] Fatigue
        [poison] Poison
       *[other] Healing
    }
dlb-plan-sum =
    { $all ->
        [1]
            { $lost ->
                [0] The tile is held.
               *[other] The tile is lost.
            }
       *[other] The tile is lost with { $lost } of { $all } possible cards.
    }
dlb-plan-none =
    { $all ->
        [1]
            { $lost ->
                [0] With nothing sent the tile is held.
               *[other] With nothing sent the tile is lost.
            }
       *[other] With nothing sent the tile is lost with { $lost } of { $all } possible cards.
    }
dlb-plan-best = Assumes your best choices later in the round.
dlb-result-then = Result:
dlb-then-prison =
    { $count ->
        [one] { $heroes } goes to prison.
       *[other] { $heroes } go to prison.
    }
dlb-then-nobody = Nobody falls.
dlb-then-lost = The tile is conquered.
dlb-then-held = The tile is held.
dlb-falls = { $hero } falls.
dlb-hurts =
    { $way ->
        [healed] { $hero } heals { $more } ({ $damage } of { $hp }).
       *[other] { $hero } takes { $more } ({ $damage } of { $hp }).
    }
dlb-no-wounds = Nobody is hurt.
dlb-if-now = If it ended now
dlb-row =
    { $row ->
        [rooms] Rooms
        [monsters] Monsters
        [prisoners] Prisoners
        [paladins] Paladins
        [conquered] Conquered tiles
        [letters] Dead letters
        [prestige] Prestige rooms
        [titles] Titles
       *[other] Hall of Fame
    }
dlb-row-note-rooms = 2 for each unconquered room
dlb-row-note-monsters = 1 for each monster; ghosts do not count
dlb-row-note-prisoners = 2 for each hero in prison
dlb-row-note-paladins = 5 for each paladin in prison
dlb-row-note-conquered = −2 for each conquered tile
dlb-row-note-letters = −3 for each unpaid gold
dlb-row-note-prestige = points of rooms that honour creatures
dlb-row-note-titles = more if held alone
dlb-row-note-fame = for each title held alone
dlb-total = Total
dlb-year-end = Year { $year } is over
dlb-year-next = On to the next year
dlb-year-ahead =
    { $who ->
        [you] If the game ended now, you would be ahead ({ $points }).
       *[other]
            { $count ->
                [one] If the game ended now, { $names } would be ahead ({ $points }).
               *[other] If the game ended now, { $names } would be level ({ $points }).
            }
    }
dlb-year-note = Conquered tiles and prisoners stay as they are. In the second year the heroes are stronger, and each room may work twice a season.
dlb-so-far = So far
dlb-titles = Titles
dlb-title-dark_deeds = Lord of Dark Deeds
dlb-title-note-dark_deeds = most Evil
dlb-title-halls = Lord of Halls
dlb-title-note-halls = most rooms
dlb-title-tunnels = Lord of Tunnels
dlb-title-note-tunnels = most tunnels
dlb-title-monsters = Lord of Monsters
dlb-title-note-monsters = most monsters
dlb-title-imps = Lord of Imps
dlb-title-note-imps = most imps
dlb-title-riches = Lord of Riches
dlb-title-note-riches = most gold, food and traps
dlb-title-battle = Battlelord
dlb-title-note-battle = fewest conquered tiles
dlb-end = The reckoning
dlb-next-line = Next line
dlb-all-lines = Show all
dlb-once-more = Once more
dlb-count-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
dlb-count-letters =
    { $count ->
        [one] 1 letter
       *[other] { $count } letters
    }
dlb-licence = Licence
dlb-licensed = yes
dlb-winner = wins
dlb-unlicensed = no
dlb-result =
    { $licences ->
        [one] Best: { $best } points. One lord earns the licence.
       *[other] Best: { $best } points. Licences earned: { $licences }.
    }
dlb-status-over = finished
dlb-status-decides = deciding
dlb-status-done = done
dlb-status-waits = waiting
dlb-status-first = starts this season
dlb-status-safe = no party at the gate
dlb-status-fights =
    { $count ->
        [one] 1 hero at the gate
       *[other] { $count } heroes at the gate
    }
dlb-caught = Prisoners
dlb-lost = Tiles lost
dlb-wait-many = { $names } are deciding at the same time.
dlb-ask-use = { $order }, space { $space }: do you use it?
dlb-ask-cannot = { $order }, space { $space }: you cannot use it.
dlb-why-cannot = { $why ->
    [price] You cannot pay the price.
    [imps] None of your imps is free.
    [dig_tunnels] You have no place left to dig.
    [mine_gold] No tunnel of yours has gold left to mine.
    [hire_monster] You cannot pay for any creature on offer.
    [build_room] No room on offer fits into your dungeon.
   *[other] Nothing is left to take.
}
dlb-ask-dig =
    { $most ->
        [one] Where do you dig one tunnel?
       *[other] Where do you dig up to { $most } tunnels?
    }
dlb-ask-mine =
    { $most ->
        [one] In which tunnel do you mine?
       *[other] In which tunnels do you mine, up to { $most }?
    }
dlb-ask-hire = Whom do you hire?
dlb-ask-price-trap = Which trap do you pay with?
dlb-ask-price-victim = Which creature do you pay with?
dlb-ask-build = Which room do you build, and where?
dlb-special-off = no special event
dlb-special-off-why = This match is played without special event cards: the tile does nothing.
dlb-ask-special = { $special }: how do you answer?
dlb-ask-battle-nothing = What happens next in your battle?
dlb-ask-battle-order_traps = Which trap comes first?
dlb-ask-battle-target = Whom does the dart hit?
dlb-ask-battle-spell_choice = { $spell }: how do you answer?
dlb-ask-battle-attack = Who attacks, and whom?
dlb-mind-blocked = The two you block cannot be played in the first season.
dlb-mind-plan = The first card comes back at the end of the season; the other two are blocked next season.
dlb-mind-dig = Each tunnel takes one imp this season. Imps free: { $free } of { $imps }.
dlb-mind-mine = One imp brings 1 gold from a tunnel. Imps free: { $free } of { $imps }.
dlb-mind-hire =
    { $extra ->
        [none] Pay the creature’s own price.
       *[other] Pay the creature’s own price and { $extra } more.
    }
dlb-mind-build =
    { $gold ->
        [0] Free here. A room replaces an unconquered tunnel, never beside another room.
       *[other] Costs { $gold } gold. A room replaces an unconquered tunnel, never beside another room.
    }
dlb-mind-produce = Free workers: { $free } of { $imps } imps, { $trolls } Trolls.
dlb-mind-recover = The other two are blocked next season.
dlb-mind-payday = Pay each creature its price again, or let it go and gain 1 Evil.
dlb-mind-taxes = Due: { $due }. You have { $gold }. Each gold unpaid is a dead letter, −3 points.
dlb-mind-discard = In the second year you draw one more and send one back, face down.
dlb-mind-battle = The party goes for the nearest unconquered tile. Sending nothing is allowed: choose the tile alone.
dlb-mind-step =
    { $step ->
        [1] Thieves take points off traps, from the front.
        [2] This affects only monsters in this battle, not ghosts.
        [3] If anybody attacks, the party heals once, after the attacks. Holding back is no attack.
       *[other] The choice is yours.
    }
dlb-p-block = Block { $cards }
dlb-p-plan = { $first }, then { $second }, then { $third }
dlb-p-dig =
    { $count ->
        [one] Dig one tunnel
       *[other] Dig { $count } tunnels
    }
dlb-p-mine =
    { $count ->
        [one] Mine 1 gold
       *[other] Mine { $count } gold
    }
dlb-p-use = Use the space
dlb-p-spy = Use the space and look at combat card { $position }
dlb-p-decline = Decline: the minion goes back onto its card
dlb-p-discard = Give up: { $trap }
dlb-p-return = Send back: { $trap }
dlb-p-hire = Hire { $creature } for { $cost }
dlb-p-build = Build { $room } here
dlb-p-work = The room works: imps { $imps }, Trolls { $trolls }
dlb-p-end = No more rooms work
dlb-p-recover = Take back { $card }
dlb-p-pay = Pay { $creature }: { $cost }
dlb-p-release = Let { $creature } go
dlb-p-taxes = Pay { $amount } gold in taxes
dlb-p-inspect = Pay the inspectors { $amount } gold
dlb-p-coin = Pay 1 gold
dlb-p-evil = Gain 3 Evil
dlb-p-monster =
    { $unit ->
        [food] { $creature } gets 1 food
        [evil] { $creature } costs 1 Evil
        [gold] { $creature } gets 1 gold
        [trap] { $creature } gets a trap
        [monster] { $creature } gets a monster
       *[none] { $creature }
    }
dlb-p-battle =
    { $creatures ->
        [none] { $traps ->
            [none] Fight here with nothing
           *[other] Trap: { $traps }
        }
       *[other] { $traps ->
            [none] Send: { $creatures }
           *[other] Send: { $creatures }; trap: { $traps }
        }
    }
dlb-p-order = { $first } first, then { $second }
dlb-p-target = Aim at: { $hero }
dlb-p-withdraw =
    { $withdraw ->
        [yes] Withdraw all monsters
       *[other] Gain 2 Evil
    }
dlb-p-chosen =
    { $pay ->
        [yes] Pay { $creature } again
        [no] Withdraw { $creature }
       *[none] Choose { $creature }
    }
dlb-p-attack =
    { $targets ->
        [none] { $creature } attacks
       *[other] { $creature } attacks: { $targets }
    }
dlb-p-free = Set free: { $hero }
dlb-then-dig = Imps left: { $free } of { $imps }. Tiles { $tiles }: taxes { $taxes } gold.
dlb-then-mine = Then you have { $gold } gold.
dlb-then-decline = You may take this card back instead of the first one.
dlb-then-plan = Sealed until all are done; then all cards turn up one by one.
dlb-then-battle = Then the combat card is shown.
dlb-then-release = Evil { $before }, then { $after }.
dlb-then-taxes =
    { $letters ->
        [0] All paid; { $gold } gold left. Points lost: { $points }.
       *[other] Dead letters: { $letters } (−{ $points } points); { $gold } gold left.
    }
dlb-then-recover = Blocked next season: { $cards }.
dlb-then-end = Then you take one order back.
dlb-do-use = Use it
dlb-do-spy = Look at card { $position }
dlb-do-seal = Seal the orders
dlb-do-plan = Fight like this
dlb-do-dig =
    { $count ->
        [one] Dig, 1 imp
       *[other] Dig, { $count } imps
    }
dlb-do-mine = Mine { $count } gold
dlb-do-hire = Hire: { $creature }
dlb-do-build = Build here
dlb-do-attack = Attack
dlb-do-pay = Pay
dlb-do-discard = Send it back
dlb-do-free = Set free
dlb-do-recover = Take this card
dlb-do-work = Put to work
dlb-do-block = Block these two
dlb-do-choose = Confirm
dlb-confirm-end = End production?
dlb-confirm-end-body = Some rooms could still work this season.
dlb-confirm-no = Not yet
dlb-hind-about = The solver plays every combat again and shows the best that was possible.
dlb-hind-show = Show it
dlb-hind-searching = Searching every battle to its end…
dlb-hind-failed = It could not be worked out now.
dlb-hind-nothing = No combat took place.
dlb-orders = Orders played
dlb-on-card = minion on the card
dlb-neutral-colours = Neutral colours
dlb-shown = shown:
dlb-held = in hand:
dlb-stores = Stores
