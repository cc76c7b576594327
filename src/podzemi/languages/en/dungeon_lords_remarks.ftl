# What the teacher says in a first match of Dungeon Lords.

dlt-combat = The heroes come for the nearest tile. Plan traps and monsters for it: a tunnel holds one of each.
dlt-attack = The order of your attacks decides who can still be reached. Nobody heals unless somebody attacked.
dlt-blocked = Some of your orders are blocked, and everybody sees which. Look at those of the others too: they tell you where they cannot go.
dlt-party = Heroes wait before your dungeon. At the end of the year they come in: have traps and monsters by then.
dlt-orders = You plan three orders in secret. Every order has three spaces, and each of them gives something else: whoever comes first is not always best off.
dlt-evil = The more evil you are, the stronger the hero who comes to you. Past the line on the track waits the paladin.
dlt-hire = A monster wants its price now, and on every payday again.
dlt-dig = Dig with the battle in mind: the nearest tile is fought for first. Four tiles may never make a square.
dlt-mine = Every imp brings one gold from a tunnel that is not conquered. Rooms have no gold.
dlt-build = A room takes the place of a tunnel, and two rooms never share a wall.
dlt-decline = You may always decline a space. Leave what you cannot or do not want to pay for.
dlt-work = Imps without work can still work in your rooms. New imps too.
dlt-payday = Payday: every monster wants its price again, or it leaves.
dlt-taxes = One gold for every two tiles, conquered ones too. Each gold that is missing costs three points at the end.
