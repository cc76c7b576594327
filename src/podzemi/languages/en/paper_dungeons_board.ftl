### The board of Paper Dungeons in the browser.

pdb-board = The sheet
pdb-map = Map of the dungeon
pdb-side = Bosses and score
pdb-parts = Parts of the sheet
pdb-part-map = { $lit ->
    [0] Map
   *[other] Map · { $lit }
}
pdb-part-sheet = { $lit ->
    [0] Heroes and items
   *[other] Heroes and items · { $lit }
}
pdb-close = Close

## Top bar and seats

pdb-crumb-act = Act { $act }
pdb-crumb-round = Round { $round } of { $rounds }
pdb-crumb-chapter = Chapter { $chapter } of { $chapters }
pdb-status-deciding = choosing
pdb-status-done = done
pdb-status-over = the sheet is full
pdb-x-wounds = Wounds and health

## Dice

pdb-round = Round { $round }
pdb-dice = Dice of this round
pdb-dice-used = { $used } of { $all } used
pdb-die = { $colour ->
    [white] white die, { $symbol }
   *[black] black die, { $symbol }
}
pdb-with-die = { $what } ({ $die })
pdb-die-used = used
pdb-die-dead = no use
pdb-die-held = in your hand
pdb-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
pdb-skulls = { $skulls ->
    [one] { $skulls } wound each
   *[other] { $skulls } wounds each
}
pdb-rolled-again = { $times ->
    [2] rolled a second time
   *[other] rolled { $times } times
}

## Rooms

pdb-room = Room { $room }
pdb-party-here = the party is here
pdb-lair = lair of the { $boss }
pdb-lair-of = lair of boss { $number }, { $boss }
pdb-minion = { $minion } of level { $level }
pdb-minion-gone = { $minion } of level { $level }, defeated
pdb-trap = trap
pdb-gem = { $state ->
    [circled] gem { $gem }, yours
    [crossed] gem { $gem }, gone
   *[available] gem { $gem }
}
pdb-explored = explored
pdb-unexplored = not explored
pdb-way = { $steps ->
    [one] { $steps } step away
   *[other] { $steps } steps away
}
pdb-legal = can be chosen
pdb-pencilled = pencilled
pdb-why-not-now = Not possible now.
pdb-why-far = Out of reach with these dice.
pdb-stop-walk = Do not walk on

## The tracks

pdb-heroes = Heroes
pdb-health = health { $health } = sum of levels
pdb-lowest = lowest hero
pdb-shields = Your lowest hero is at level { $level }: { $glory } glory at the end. Each hero at level 6 adds 1.
pdb-level = level { $level }
pdb-trains = { $colour ->
    [white] trains with white dice
   *[black] trains with black dice
}
pdb-colour-letter = { $colour ->
    [white] W
   *[black] B
}
pdb-wounds-title = Wounds
pdb-wounds-say = { $more ->
    [0] Wounds on the track: { $wounds }, health { $health }
   *[other] Wounds on the track: { $wounds }, pencilled: { $more }, health { $health }
}
pdb-death-above = death above { $health }
pdb-risen = risen once: { $glory }
pdb-potions = Potions
pdb-potions-say = Potions: { $potions }, free hearts: { $free }
pdb-brew = brew here
pdb-free-hearts = { $free ->
    [one] { $free } free heart
   *[other] { $free } free hearts
}
pdb-hearts-pencilled = { $hearts } pencilled
pdb-items = Items
pdb-two-halves = two halves each
pdb-halves = { $halves ->
    [0] empty
    [1] one half
   *[other] complete
}
pdb-gems = Gems
pdb-minions = Minions defeated
pdb-count-glory = { $count } for { $glory } glory
pdb-rounds = Rounds and dice used
pdb-house = house values
pdb-house-note = These figures are our own, because no public source gives the printed ones.

## Cards, missions, bosses

pdb-cards = Power and goal
pdb-cards-choose = Cards to choose from
pdb-powers-dealt = Keep one power
pdb-goals-dealt = and one goal
pdb-goal-steps = { $need } for { $glory } glory
pdb-goal-now = now { $value }: { $glory } glory
pdb-psionic = { $used ->
    [yes] used this round
   *[no] ready
}
pdb-missions = Missions
pdb-each-glory = { $glory } glory now
pdb-mission-now = { $value } of { $need }
pdb-mission-by = { $names }
pdb-mission-closed = out of the game
pdb-bosses = Bosses
pdb-boss-when = after round { $round } · weak to: { $hero } · lair { $room }
pdb-boss-done = after round { $round }: { $glory } glory
pdb-boss-alone = Alone nobody gets the reward.
pdb-boss-reward = For the strongest:
pdb-boss-flee = flee: { $glory }
pdb-boss-gems = takes the gems { $gems }
pdb-strength = Strength { $strength }
pdb-sum-levels = levels { $n }
pdb-sum-weakness = weakness { $n }
pdb-sum-sword = sword { $n }
pdb-sum-warrior = { pd-hero-warrior } { $n }
pdb-sum-berserker = { pd-power-berserker } { $n }
pdb-boss-unexplored = Lair { $room } is not explored!
pdb-boss-now = { $outcome ->
    [flee] Now you would flee: { $glory } glory.
   *[fight] Now you would get { $glory } glory and { $wounds ->
        [one] { $wounds } wound.
       *[other] { $wounds } wounds.
    }
}
pdb-boss-missing = { $step ->
    [1] { $lack } more strength for the first step.
    [2] { $lack } more strength for the second step.
   *[3] { $lack } more strength for the top step.
}
pdb-boss-best = Strong enough for the top step.
pdb-boss-ahead = The pencilled way leads through lair { $room }.
pdb-boss-wounds = { $deadly ->
    [yes] The wounds would kill your party!
   *[no] { $track ->
        [0] Potions would take all wounds.
       *[other] Into potions { $potions }, on the track { $track }.
    }
}

## Sheets and scores

pdb-sheets = Sheets
pdb-sheets-note = press to enlarge
pdb-own-sheet = Your sheet at full size
pdb-open-sheet = Open the sheet of { $name }
pdb-sheet-of = Sheet: { $name }
pdb-if-now = If the game ended now
pdb-glory = glory
pdb-score = Score
pdb-score-all = All chapters together
pdb-score-chapter = Chapter { $chapter }
pdb-rooms-explored = Rooms explored
pdb-box-A = Boss 1
pdb-box-B = Boss 2
pdb-box-C = Boss 3
pdb-box-D = Heroes
pdb-box-E = Items
pdb-box-F = Gems
pdb-box-G = Minions
pdb-box-H = Wounds
pdb-box-I = Resurrection
pdb-box-J = Goal and power
pdb-box-K = Missions
pdb-box-L = Total
pdb-news = What has happened
pdb-result = The best sheet after { $rounds } rounds: { $best } glory.
pdb-news-round = Round { $round } is over
pdb-gain-levels = levels
pdb-gain-halves = halves of items
pdb-gain-potions = potions
pdb-gain-gems = gems
pdb-gain-minions = minions
pdb-note-boss-ahead = { $boss }, after round { $round }
pdb-note-heroes = lowest at level { $level }
pdb-note-items = { $halves ->
    [one] { $halves } half, { $whole } complete
   *[other] { $halves } halves, { $whole } complete
}
pdb-note-wounds = { $wounds } on the track
pdb-note-goal = goal { $goal }, power { $power }

## The sheet on paper

pdb-paper = Print or save
pdb-paper-title = The sheet on paper
pdb-paper-save = Save as SVG
pdb-paper-print = Print or save as PDF
pdb-paper-all = All
pdb-paper-chapter = Chapter { $chapter } of { $chapters }: { $title }
pdb-paper-round = after round { $round } of { $rounds }
pdb-paper-place = { $place ->
    [1] winner
   *[other] place { $place }
}
pdb-paper-legend = Numbers in circles: where a round began. Struck out: defeated or gone. Circled: taken.
pdb-paper-house = Wound penalties, the value of gems, the symbols of items and most bosses are Podzemí’s own values.

## The ask bar

pdb-ask-dice = { $left ->
    [3] Which die do you use first?
    [2] Which die do you use next? Two are left
   *[other] Which die do you use last?
}
pdb-ask-die = { $colour ->
    [white] What do you use the white die for ({ $symbol })?
   *[black] What do you use the black die for ({ $symbol })?
}
pdb-ask-sure = { $what }?
pdb-ask-choice = Is that your choice?
pdb-ask-which-die = Which die pays for it?
pdb-ask-step = { $steps ->
    [one] Where to? { $steps } step is left
   *[other] Where to? { $steps } steps are left
}
pdb-ask-way = { $rooms ->
    [1] Walk to { $way }?
   *[other] Walk this way: { $way }?
}
pdb-ask-loot = Which gem do you loot?
pdb-ask-hero = Which hero rises by a level?
pdb-ask-item = Which item gets a half?
pdb-ask-minions = { $count ->
    [1] Which minion falls?
   *[other] Which two minions fall?
}
pdb-ask-veteran = Which two heroes begin at level 2?
pdb-ask-craftsman = Which two items begin with a half?
pdb-wait-many = { $names } are still choosing.
pdb-mind-step = Each room shows how many steps it takes and, with a minus, how many wounds. Steps you do not take are lost.
pdb-mind-cards = The goal card also sets which colour trains each hero.
pdb-mind-walk-on = Then the party walks on.
pdb-mind-last = The third die ends your round.
pdb-mind-lair = { $rounds ->
    [1] The lair { $room } is not explored, and the boss comes after this round.
   *[other] The lair { $room } is not explored; { $rounds } rounds are left.
}
pdb-mind-potion = { $missing ->
    [one] One more potion brings { $reward }.
   *[other] { $missing } more potions bring { $reward }.
}
pdb-mind-dice = Each die once: raise a hero, craft, brew or move. Nobody sees it until all are done.
pdb-entry = { $room }: { $things }.
pdb-entry-nothing = { $room }: nothing.
pdb-entry-fight = { $wounds ->
    [0] { $minion } { $level } without a scratch
    [one] { $minion } { $level } for { $wounds } wound
   *[other] { $minion } { $level } for { $wounds } wounds
}
pdb-entry-trap = { $wounds ->
    [one] trap for { $wounds } wound
   *[other] trap for { $wounds } wounds
}
pdb-entry-gem = gem { $gem }
pdb-entry-bonus = + { $reward }
pdb-wounds-none = No wounds.
pdb-wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}{ $where ->
    [potions] {" "}into potions.
    [track] {" "}on the track.
   *[both] : { $potions } into potions, { $track } on the track.
}
pdb-wounds-deadly = Wounds: { $wounds }. Your party would die and rise again!
pdb-then-level = { $hero } reaches level { $level }, and your health grows by 1.
pdb-then-half = First half of the item ({ $item }): 1 glory at the end.
pdb-then-brew = { $potions ->
    [0] No space for a potion is left: nothing comes of it.
    [one] { $potions } potion with two hearts.
   *[other] { $potions } potions with two hearts each.
}
pdb-then-brew-reward = { $potions ->
    [one] { $potions } potion, and the row is full: { $reward }.
   *[other] { $potions } potions, and the row is full: { $reward }.
}
pdb-then-stop = { $steps ->
    [one] { $steps } step is lost.
   *[other] { $steps } steps are lost.
}
pdb-then-step = The party goes to { $room }.
pdb-then-move = { $steps ->
    [one] Up to { $steps } step.
   *[other] Up to { $steps } steps.
}
pdb-then-loot = { $seats ->
    [1] The gem in { $room } is yours.
   *[other] The gem in { $room } is yours; the others can still find it.
}
pdb-then-veteran = At level 2 from the start: { $heroes }.
pdb-then-craftsman = Half made from the start: { $items }.
pdb-then-minions = Without wounds: { $rooms }.
pdb-then-whole = { $item } is complete. { $rule }
pdb-then-more = Besides: { $things }.
pdb-then-strength = { $next ->
    [0] Strength against the { $boss }: { $before } → { $after }, enough for the top step.
   *[other] Strength against the { $boss }: { $before } → { $after }; the next step asks for { $next }.
}
pdb-then-psionic = This uses your Psionic for this round.
pdb-then-hand-in = This ends your round.
pdb-do-hand-in = { $what } and finish the round
pdb-do-walk = { $steps ->
    [one] Walk { $steps } step
   *[other] Walk { $steps } steps
}
pdb-do-step = Walk
pdb-do-raise = Raise: { $hero }
pdb-do-craft = Craft: { $item }
pdb-do-brew = Brew potions
pdb-do-keep = Keep these two
pdb-do-choose = Confirm
