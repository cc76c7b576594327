"""Dungeon Lords a second time: slow, naive, and independent.

Written from docs/rules/dungeon_lords.md and the component table beside the engine, and built quite
differently: the whole match is one generator that runs through the phases of DL-4 and stops
wherever somebody has to decide. Everything is a string, a tuple, a list or a dict. Chance is not
made here; it is read from the `chance` of a match record.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

Action = dict[str, Any]
Asked = dict[int, list[Action]]
Flow = Generator[Asked, tuple[int, Action], Any]
Cell = tuple[int, int]

DATA = tomllib.loads(
    (
        Path(__file__).parents[2] / "src" / "podzemi" / "games" / "dungeon_lords" / "data" / "data.toml"
    ).read_text("utf-8")
)
ORDERS = [order["id"] for order in DATA["order"]]
SPACES = {order["id"]: order["space"] for order in DATA["order"]}
MONSTERS = {monster["id"]: monster for monster in DATA["monster"]}
ROOMS = {room["id"]: room for room in DATA["room"]}
TRAPS = {trap["id"]: trap for trap in DATA["trap"]}
CARDS = {card["id"]: card for card in DATA["combat_card"]}
HEROES = {hero["id"]: hero for hero in DATA["adventurer"] + DATA["paladin"]}
HEROES["illusion"] = {"id": "illusion", "class": "illusion", "hp": 1, "level": 0}
CREATURES = [f"{m}_{n + 1}" for m, d in MONSTERS.items() for n in range(d["tiles_year1"] + d["tiles_year2"])]
BOARD = [(x, y) for y in range(4) for x in range(5)]


def kind(creature: str) -> str:
    return creature.rsplit("_", 1)[0]


def is_monster(creature: str) -> bool:
    return kind(creature) != "ghost"


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def may_dig(tiles: set[Cell], cell: Cell) -> bool:
    """DL-6.12"""
    if cell not in BOARD or cell in tiles or not any(near in tiles for near in around(cell)):
        return False
    with_it = tiles | {cell}
    return not any(
        all((x + a, y + b) in with_it for a in (0, 1) for b in (0, 1)) for x in range(4) for y in range(3)
    )


def dig_lists(tiles: set[Cell], most: int) -> list[list[Cell]]:
    if most < 1:
        return []
    found = []
    for cell in BOARD:
        if may_dig(tiles, cell):
            found.append([cell])
            found += [[cell, *rest] for rest in dig_lists(tiles | {cell}, most - 1)]
    return found


class Player:
    """Everything in front of one player."""

    def __init__(self) -> None:
        self.gold, self.food, self.imps, self.evil = 3, 3, 3, 4
        self.used = self.used_tokens = self.letters = 0
        self.dungeon: dict[Cell, str] = {(2, 0): "", (2, 1): "", (2, 2): ""}
        self.conquered: set[Cell] = set()
        self.worked: dict[Cell, int] = {}
        self.traps: list[str] = []
        self.creatures: list[str] = []
        self.down: set[str] = set()
        self.prison: list[str] = []
        self.party: list[dict[str, Any]] = []
        self.blocked: list[str] = []
        self.plan: list[str] = []
        self.on_card: set[str] = set()
        self.newcomer = ""

    def kinds_of_traps(self) -> list[str]:
        return [trap for trap in TRAPS if trap in self.traps]

    def rooms(self) -> list[Cell]:
        return [cell for cell in BOARD if self.dungeon.get(cell)]

    def tunnels(self) -> list[Cell]:
        """Unconquered ones."""
        return [cell for cell in BOARD if self.dungeon.get(cell) == "" and cell not in self.conquered]

    def real(self) -> bool:
        return any(hero["id"] != "illusion" for hero in self.party)

    def lose(self, creature: str) -> None:
        self.creatures.remove(creature)
        self.down.discard(creature)


class Reference:
    """One match; `asked` maps the seats that decide to what they may do."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.count = record["players"]
        self.full = record["options"]["full_rules"]
        self.special = record["options"]["special_events"]
        self.choosing = self.full or record["options"].get("choose_blocked", False)
        self.in_turn = record["options"]["combat_planning"] == "in_turn"
        self.chance = list(record["chance"])
        self.players = [Player() for _ in range(self.count)]
        self.year = self.round = self.combat = 0
        self.paladin: int | str = "tent"
        self.offer: list[str] = []
        self.room_offer: list[str] = []
        self.scores: dict[str, Any] | None = None
        self.asked: Asked = {}

    # ------------------------------------------------------------ chance and turn order

    def take(self, kind: str, **keys: Any) -> dict[str, Any]:
        for one in self.chance:
            if one["kind"] == kind and all(one[key] == value for key, value in keys.items()):
                self.chance.remove(one)
                return dict(one)
        raise AssertionError(f"no outcome {kind} {keys}")

    def order(self) -> list[int]:
        return [(self.first + n) % self.count for n in range(self.count)]

    # ------------------------------------------------------------ Evil

    def gain(self, seat: int, amount: int) -> None:
        self.players[seat].evil = max(0, min(14, self.players[seat].evil + amount))
        self.check_paladin()

    def may_pay_evil(self, seat: int, amount: int) -> bool:
        return not self.full or amount == 0 or self.players[seat].evil + amount <= 14

    def check_paladin(self) -> None:
        """DL-9.7"""
        if self.paladin == "gone":
            return
        evil = [player.evil for player in self.players]
        at_least = 9 if self.paladin == "tent" else max(9, evil[int(self.paladin)] + 1)
        able = [seat for seat in self.order() if evil[seat] >= at_least]
        if not able:
            return
        most = max(evil[seat] for seat in able)
        target = [seat for seat in able if evil[seat] == most][-1]
        name = f"paladin_{self.year}"
        him = {"id": name, "damage": 0, "bonus": 0}
        if self.paladin != "tent":
            host = self.players[int(self.paladin)]
            him = next(hero for hero in host.party if hero["id"] == name)
            host.party.remove(him)
            if not host.real():
                host.party = []
        self.paladin = target
        party = self.players[target].party
        party.insert(1 if party and party[0]["id"] == "illusion" else 0, him)

    # ------------------------------------------------------------ the match (DL-4)

    def run(self) -> Flow:
        self.set_up()
        if self.choosing:
            yield from self.choose_blocked()
        for year in (1, 2):
            self.year = year
            self.paladin = "tent"
            if year == 2:
                self.between()
            self.check_paladin()
            for number in (1, 2, 3, 4):
                self.round = number
                yield from self.play_round()
            yield from self.fight()
        self.score()

    def set_up(self) -> None:
        self.first = self.take("first_player")["seat"]
        years = (1, 2)
        self.monster_pile = {year: self.take("monster_pile", year=year)["order"] for year in years}
        self.room_pile = {year: self.take("room_pile", year=year)["order"] for year in years}
        self.hero_pile = {year: self.take("adventurer_pile", year=year)["order"] for year in years}
        self.deck = self.take("trap_deck")["order"]
        self.row = {year: self.take("combat_row", year=year)["order"] for year in years}
        self.specials = self.take("special_events")["order"] if self.special else []
        self.events = self.take("event_tiles", year=1)["order"]
        self.drawn = [self.take("blocked_draw", seat=seat)["cards"] for seat in range(self.count)]
        if not self.choosing:
            for player, cards in zip(self.players, self.drawn, strict=True):
                player.blocked = cards
        self.dummies = [self.take("dummy_blocked", dummy=n)["cards"] for n in range(4 - self.count)]
        self.cube = 4
        self.coming: list[str] = []
        self.next_coming: list[str] = []

    def together(self, options: Asked) -> Flow:
        """All answer in any order; gives the answers by seat."""
        answers: dict[int, Action] = {}
        while len(answers) < len(options):
            seat, action = yield {seat: legal for seat, legal in options.items() if seat not in answers}
            answers[seat] = action
        return answers

    def ask(self, seat: int, legal: list[Action]) -> Flow:
        _, action = yield {seat: legal}
        return action

    def choose_blocked(self) -> Flow:
        options: Asked = {}
        for seat, cards in enumerate(self.drawn):
            pairs = combinations(sorted(cards, key=ORDERS.index), 2)
            options[seat] = [{"kind": "choose_blocked", "cards": list(pair)} for pair in pairs]
        answers = yield from self.together(options)
        for seat, action in answers.items():
            self.players[seat].blocked = list(action["cards"])

    def between(self) -> None:
        self.events = self.take("event_tiles", year=2)["order"]
        self.cube = max(0, self.cube - 2)
        self.first = (self.first + {2: 0, 3: 1, 4: -1}[self.count]) % self.count

    # ------------------------------------------------------------ a round

    def play_round(self) -> Flow:
        self.offer, self.monster_pile[self.year] = (
            self.monster_pile[self.year][:3],
            self.monster_pile[self.year][3:],
        )
        self.room_offer, self.room_pile[self.year] = (
            self.room_pile[self.year][:2],
            self.room_pile[self.year][2:],
        )
        self.coming, self.next_coming = self.next_coming, []
        if self.round < 4:
            self.next_coming = self.draw_heroes()
        self.minions: dict[tuple[str, int], Any] = {}
        shown = self.show_dummies()
        yield from self.plan(shown)
        yield from self.execute()
        for seat in self.order():
            yield from self.produce(seat)
        if self.round > 1:
            event = self.events[self.round - 2]
            yield from self.event(event)
            yield from self.arrive(event)
        for player in self.players:
            player.used = player.used_tokens = 0
            player.worked = {}
        if self.round < 4:
            self.first = (self.first + 1) % self.count

    def draw_heroes(self) -> list[str]:
        """DL-5.3"""
        pile = self.hero_pile[self.year]
        drawn = [pile.pop(0) for _ in range(4 if self.count == 4 else 3)]

        def level(one: str) -> int:
            return int(HEROES[one]["level"])

        while len({level(one) for one in drawn}) == 1 and any(level(one) != level(drawn[0]) for one in pile):
            pile.append(drawn.pop())
            drawn.append(pile.pop(0))
        return sorted(drawn, key=level)

    def show_dummies(self) -> list[list[str]]:
        shown: list[list[str]] = [[] for _ in self.dummies]
        numbers = {4: [], 3: [0], 2: self.order()}[self.count]
        for number in numbers:
            drawn = self.take("dummy_draw", year=self.year, round=self.round, dummy=number)["cards"]
            assert not set(drawn) & set(self.dummies[number])
            shown[number] = drawn
            for order in drawn:
                space = 2 if (order, 2) not in self.minions else 3
                self.minions[order, space] = "dummy"
            if self.count == 3:
                self.dummies[number] = drawn
        return shown

    def plan(self, shown: list[list[str]]) -> Flow:
        options: Asked = {}
        for seat, player in enumerate(self.players):
            hand = [order for order in ORDERS if order not in player.blocked]
            options[seat] = [{"kind": "plan_orders", "orders": list(p)} for p in permutations(hand, 3)]
            if self.count == 2:
                held = [o for o in ORDERS if o not in self.dummies[seat] and o not in shown[seat]]
                options[seat] = [{**plan, "dummy": order} for order in held for plan in options[seat]]
        answers = yield from self.together(options)
        for seat, action in answers.items():
            self.players[seat].plan = list(action["orders"])
            self.players[seat].on_card = set()
        if self.count == 2:
            for seat in self.order():
                chosen = answers[seat]["dummy"]
                self.minions[chosen, 1 if (chosen, 1) not in self.minions else 2] = "dummy"
                self.dummies[seat] = [*shown[seat], chosen]
        for position in range(3):
            for seat in self.order():
                self.send(seat, position)

    def send(self, seat: int, position: int) -> None:
        player = self.players[seat]
        order = player.plan[position]
        free = [space for space in (1, 2, 3) if (order, space) not in self.minions]
        fee = self.full and position == 0 and order == "hire_monster"
        if not free or (fee and player.gold < 1):
            player.on_card.add(order)
            return
        self.minions[order, free[0]] = seat
        player.gold -= int(fee)

    # ------------------------------------------------------------ execution

    def execute(self) -> Flow:
        for order in ORDERS:
            spaces = (3, 2, 1) if order in ("hire_monster", "build_room") else (1, 2, 3)
            for space in spaces:
                owner = self.minions.get((order, space))
                if isinstance(owner, int):
                    yield from self.at_space(owner, order, space)

    def at_space(self, seat: int, order: str, space: int) -> Flow:
        player = self.players[seat]
        entry = SPACES[order][space - 1]
        pay, gain = entry["pay"], entry["gain"]
        legal = self.space_actions(seat, order, pay, gain)
        action = yield from self.ask(seat, [*legal, {"kind": "decline"}])
        if action["kind"] == "decline":
            player.on_card.add(order)
        elif action["kind"] == "use":
            yield from self.use(seat, pay, gain)
        elif action["kind"] in ("dig", "mine"):
            cells = [tuple(cell) for cell in action["cells"]]
            player.used += len(cells) + pay.get("foreman", 0)
            if action["kind"] == "mine":
                player.gold += len(cells)
            else:
                player.dungeon.update(dict.fromkeys(cells, ""))
        elif action["kind"] == "hire":
            player.food -= pay.get("food", 0)
            self.pay_creature(seat, action["tile"], action)
            self.offer.remove(action["tile"])
            player.creatures.append(action["tile"])
        else:
            player.gold -= pay.get("gold", 0)
            player.dungeon[tuple(action["cell"])] = action["room"]
            self.room_offer.remove(action["room"])

    def space_actions(self, seat: int, order: str, pay: dict[str, int], gain: dict[str, int]) -> list[Action]:
        player = self.players[seat]
        free = player.imps - player.used - pay.get("foreman", 0)
        if order == "dig_tunnels":
            lists = dig_lists(set(player.dungeon), min(free, gain["dig_up_to"]))
            return [{"kind": "dig", "cells": [list(cell) for cell in cells]} for cells in lists]
        if order == "mine_gold":
            most = min(free, gain["mine_up_to"])
            sets = [cells for n in range(1, most + 1) for cells in combinations(player.tunnels(), n)]
            return [{"kind": "mine", "cells": [list(cell) for cell in cells]} for cells in sets]
        if order == "hire_monster":
            if player.food < pay.get("food", 0):
                return []
            extra = pay.get("food", 0)
            return [
                {"kind": "hire", "tile": tile, **way}
                for tile in self.offer
                for way in self.ways_to_pay(seat, tile, extra)
            ]
        if order == "build_room":
            if player.gold < pay.get("gold", 0):
                return []
            return [
                {"kind": "build", "room": room, "cell": list(cell)}
                for room in self.room_offer
                for cell in player.tunnels()
                if self.in_zone(room, cell) and not any(player.dungeon.get(near) for near in around(cell))
            ]
        payable = player.gold >= pay.get("gold", 0) and player.food >= pay.get("food", 0)
        if not payable or not self.may_pay_evil(seat, pay.get("evil", 0)):
            return []
        if order == "buy_traps" and not self.deck:
            return []
        spies = [{"kind": "use", "spy": n} for n in (1, 2, 3, 4)] if "spy" in gain else []
        return [{"kind": "use"}, *spies]

    def in_zone(self, room: str, cell: Cell) -> bool:
        x, y = cell
        zone = ROOMS[room]["zone"]
        if zone == "upper":
            return y <= 1
        if zone == "lower":
            return y >= 2
        core = 1 <= x <= 3 and 1 <= y <= 2
        return bool(zone == "any" or core == (zone == "core"))

    def use(self, seat: int, pay: dict[str, int], gain: dict[str, int]) -> Flow:
        player = self.players[seat]
        player.gold += gain.get("gold", 0) - pay.get("gold", 0)
        player.food += gain.get("food", 0) - pay.get("food", 0)
        player.imps += gain.get("imps", 0)
        if "evil" in pay:
            self.gain(seat, pay["evil"])
        if "good" in gain:
            self.gain(seat, -gain["good"])
        if "traps" in gain:
            for _ in range(gain["traps"] + (self.year == 2)):
                if self.deck:
                    player.traps.append(self.deck.pop(0))
            if self.year == 2:
                legal = [{"kind": "discard_trap", "trap": trap} for trap in player.kinds_of_traps()]
                action = yield from self.ask(seat, legal)
                player.traps.remove(action["trap"])

    def ways_to_pay(self, seat: int, creature: str, extra_food: int = 0) -> list[Action]:
        """The parameters with which a creature's cost can be paid; none: it cannot."""
        player = self.players[seat]
        cost = MONSTERS[kind(creature)]["cost"]
        if player.gold < cost.get("gold", 0) or player.food < cost.get("food", 0) + extra_food:
            return []
        if not self.may_pay_evil(seat, cost.get("evil", 0)):
            return []
        if "trap" in cost:
            return [{"trap": trap} for trap in player.kinds_of_traps()]
        if "monster" in cost:
            others = [one for one in player.creatures if one != creature and is_monster(one)]
            return [{"victim": one} for one in others]
        return [{}]

    def pay_creature(self, seat: int, creature: str, action: Action) -> None:
        player = self.players[seat]
        cost = MONSTERS[kind(creature)]["cost"]
        player.gold -= cost.get("gold", 0)
        player.food -= cost.get("food", 0)
        if action.get("trap"):
            player.traps.remove(action["trap"])
        if action.get("victim"):
            player.lose(action["victim"])
        self.gain(seat, cost.get("evil", 0))

    # ------------------------------------------------------------ production

    def produce(self, seat: int) -> Flow:
        player = self.players[seat]
        while True:
            action = yield from self.ask(seat, [*self.activations(seat), {"kind": "end"}])
            if action["kind"] == "end":
                break
            cell = tuple(action["cell"])
            player.used += action["imps"]
            player.used_tokens += action["trolls"]
            player.worked[cell] = player.worked.get(cell, 0) + 1
            room = ROOMS[player.dungeon[cell]]
            player.food -= room["pay"].get("food", 0)
            gain = room["gain"]
            player.food += gain.get("food", 0)
            player.gold += gain.get("gold", 0)
            player.imps += gain.get("imp", 0)
            if "trap" in gain:
                player.traps.append(self.deck.pop(0))
            if "dig" in gain:
                player.dungeon[tuple(action["dig_cell"])] = ""
            if "good" in gain:
                self.gain(seat, -1)
        cards = [card for n, card in enumerate(player.plan) if n == 0 or card in player.on_card]
        action = yield from self.ask(seat, [{"kind": "recover", "card": card} for card in cards])
        player.blocked = [card for card in player.plan if card != action["card"]]

    def activations(self, seat: int) -> list[Action]:
        player = self.players[seat]
        tokens = sum(kind(one) == "troll" for one in player.creatures) - player.used_tokens
        found: list[Action] = []
        for cell in player.rooms():
            room = ROOMS[player.dungeon[cell]]
            done = player.worked.get(cell, 0) >= self.year
            if cell in player.conquered or room["type"] != "production" or done:
                continue
            if player.food < room["pay"].get("food", 0) or ("trap" in room["gain"] and not self.deck):
                continue
            for trolls in range(room["workers"] + 1):
                imps = room["workers"] - trolls
                if trolls <= tokens and imps <= player.imps - player.used:
                    action = {"kind": "activate", "cell": list(cell), "imps": imps, "trolls": trolls}
                    if "dig" in room["gain"]:
                        sites = [site for site in BOARD if may_dig(set(player.dungeon), site)]
                        found += [{**action, "dig_cell": list(site)} for site in sites]
                    else:
                        found.append(action)
        return found

    # ------------------------------------------------------------ events

    def event(self, event: str) -> Flow:
        card = self.specials[self.year - 1] if event == "special" and self.special else None
        most = max(player.evil for player in self.players)
        worst = [seat for seat in range(self.count) if self.players[seat].evil == most]
        for seat in self.order():
            player = self.players[seat]
            if event == "payday":
                yield from self.payday(seat)
            elif event == "taxes":
                due = (len(player.dungeon) + 1) // 2
                amounts = range(min(due, player.gold) + 1)
                legal = [{"kind": "pay_taxes", "amount": amount} for amount in amounts]
                action = yield from self.ask(seat, legal)
                player.gold -= action["amount"]
                player.letters += due - action["amount"]
            elif card == "bad_press":
                self.gain(seat, 2 if seat in worst else 1)
            elif card is not None:
                yield from self.special_event(seat, card)

    def payday(self, seat: int) -> Flow:
        player = self.players[seat]
        settled: list[str] = []
        while open_ones := [one for one in CREATURES if one in player.creatures and one not in settled]:
            legal: list[Action] = []
            for one in open_ones:
                legal += [{"kind": "pay", "creature": one, **way} for way in self.ways_to_pay(seat, one)]
                legal.append({"kind": "release", "creature": one})
            action = yield from self.ask(seat, legal)
            if action["kind"] == "release":
                player.lose(action["creature"])
                self.gain(seat, 1)
            else:
                settled.append(action["creature"])
                self.pay_creature(seat, action["creature"], action)

    def special_event(self, seat: int, card: str) -> Flow:
        player = self.players[seat]
        monsters = [one for one in CREATURES if one in player.creatures and is_monster(one)]
        if card == "witch_hunt":
            if not monsters:
                self.gain(seat, 3)
                return
            legal: list[Action] = [{"kind": "event_choice", "monster": one} for one in monsters]
            action = yield from self.ask(seat, [*legal, {"kind": "event_choice"}])
            if action.get("monster"):
                player.lose(action["monster"])
            else:
                self.gain(seat, 3)
        elif card == "monster_strike":
            yield from self.strike(seat)
        elif card == "robbery":
            player.gold -= (player.gold + 1) // 2
        elif card == "rats":
            player.food -= (player.food + 1) // 2
        elif card == "imp_plague":
            player.imps -= player.imps // 2
        elif card == "safety_inspection" and player.rooms():
            due = len(player.rooms())
            legal = [{"kind": "event_choice", "amount": n} for n in range(min(due, player.gold) + 1)]
            action = yield from self.ask(seat, legal)
            player.gold -= action["amount"]
            self.gain(seat, due - action["amount"])
        elif card == "trap_recall" and (player.gold or player.traps):
            legal = [{"kind": "event_choice", "trap": trap} for trap in player.kinds_of_traps()]
            legal += [{"kind": "event_choice", "gold": 1}] if player.gold else []
            action = yield from self.ask(seat, legal)
            if action.get("gold"):
                player.gold -= 1
            else:
                player.traps.remove(action["trap"])

    def strike(self, seat: int) -> Flow:
        player = self.players[seat]
        settled: list[str] = []
        while True:
            waiting = [one for one in CREATURES if one in player.creatures and one not in settled]
            waiting = [one for one in waiting if is_monster(one)]
            if not waiting:
                return
            legal: list[Action] = []
            for one in waiting:
                cost = MONSTERS[kind(one)]["cost"]
                base = {"kind": "event_choice", "monster": one}
                legal += [{**base, "pay": "food"}] if "food" in cost and player.food else []
                legal += [{**base, "pay": "evil"}] if "evil" in cost and self.may_pay_evil(seat, 1) else []
                legal += [{**base, "pay": "gold"}] if "gold" in cost and player.gold else []
                if "trap" in cost:
                    legal += [{**base, "pay": "trap", "trap": trap} for trap in player.kinds_of_traps()]
                if "monster" in cost:
                    others = [v for v in player.creatures if v != one and is_monster(v)]
                    legal += [{**base, "pay": "monster", "victim": other} for other in others]
                legal.append(base)
            action = yield from self.ask(seat, legal)
            settled.append(action["monster"])
            pay = action.get("pay")
            if pay is None:
                player.down.add(action["monster"])
            elif pay == "food":
                player.food -= 1
            elif pay == "gold":
                player.gold -= 1
            elif pay == "evil":
                self.gain(seat, 1)
            elif pay == "trap":
                player.traps.remove(action["trap"])
            else:
                player.lose(action["victim"])

    def arrive(self, event: str) -> Flow:
        """DL-9.1 to DL-9.3, Impatient Heroes"""
        if self.count == 2:
            self.cube += 1
        places: list[tuple[int, int, int]] = []
        for n, seat in enumerate(self.order()):
            places.append((self.players[seat].evil, n, seat))
        if self.count == 2:
            places.append((self.cube, -1, -1))
        for hero, (_, _, seat) in zip(self.coming, sorted(places), strict=True):
            if seat >= 0:
                self.join(seat, hero)
        if event == "special" and self.special and self.specials[self.year - 1] == "impatient_heroes":
            for seat in self.order():
                player = self.players[seat]
                job = HEROES[player.newcomer]["class"]
                if job == "warrior" and player.imps:
                    player.imps -= 1
                elif job == "thief" and player.gold:
                    player.gold -= 1
                elif job == "priest" and player.food:
                    player.food -= 1
                elif job == "wizard" and player.traps:
                    legal = [{"kind": "event_choice", "trap": trap} for trap in player.kinds_of_traps()]
                    action = yield from self.ask(seat, legal)
                    player.traps.remove(action["trap"])

    def join(self, seat: int, name: str) -> None:
        player = self.players[seat]
        hero = {"id": name, "damage": 0, "bonus": 0}
        player.newcomer = name
        if HEROES[name]["class"] != "warrior":
            player.party.append(hero)
        else:
            front = 1 if player.party and HEROES[player.party[0]["id"]]["class"] == "paladin" else 0
            player.party.insert(front, hero)

    # ------------------------------------------------------------ combat (DL-10)

    def fight(self) -> Flow:
        for number in (1, 2, 3, 4):
            self.combat = number
            if any(player.party for player in self.players):
                yield from self.combat_round()
        self.combat = 0
        for player in self.players:
            player.party, player.down = [], set()

    def combat_round(self) -> Flow:
        parts = {}
        for seat, player in enumerate(self.players):
            free = set(player.dungeon) - player.conquered
            parts[seat] = "none" if not player.party else "plan" if free else "free"
        planners = [seat for seat in self.order() if parts[seat] == "plan"]
        plans: dict[int, Action] = {}
        if self.in_turn:
            for seat in planners:
                plans[seat] = yield from self.ask(seat, self.battle_plans(seat))
                self.lay(seat, plans[seat])
        elif planners:
            plans = yield from self.together({seat: self.battle_plans(seat) for seat in planners})
            for seat in planners:
                self.lay(seat, plans[seat])
        for seat in self.order():
            player = self.players[seat]
            if parts[seat] == "plan":
                yield from Battle(self, seat, plans[seat]).run()
            elif parts[seat] == "free" and player.real() and player.prison:
                legal = [{"kind": "free_prisoner", "prisoner": one} for one in freeable(player)]
                action = yield from self.ask(seat, legal)
                player.prison.remove(action["prisoner"])

    def nearest(self, player: Player) -> list[Cell]:
        layer, seen = [(2, 0)], {(2, 0)}
        while layer:
            free = [cell for cell in layer if cell not in player.conquered]
            if free:
                return sorted(free, key=BOARD.index)
            layer = [near for cell in layer for near in around(cell) if near in player.dungeon]
            layer = [cell for cell in dict.fromkeys(layer) if cell not in seen]
            seen |= set(layer)
        return []

    def bait(self, player: Player, cell: Cell) -> int:
        room = player.dungeon[cell]
        return 0 if room in ("", "labyrinth") else 1

    def battle_plans(self, seat: int) -> list[Action]:
        player = self.players[seat]
        ready = [one for one in CREATURES if one in player.creatures and one not in player.down]
        monsters = [one for one in ready if is_monster(one)]
        ghosts = [one for one in ready if not is_monster(one)]
        found: list[Action] = []
        for cell in self.nearest(player):
            room = player.dungeon[cell]
            most = 1 if room in ("", "labyrinth") else 2
            crowds = [
                sorted([*some, *more], key=CREATURES.index)
                for n in range(most + 1)
                for some in combinations(monsters, n)
                for k in range(len(ghosts) + 1)
                for more in combinations(ghosts, k)
            ]
            sets: set[tuple[str, ...]] = {()}
            for n in (1, 2) if room == "labyrinth" else (1,):
                sets |= {
                    tuple(sorted(some, key=list(TRAPS).index))
                    for some in combinations(player.traps, n)
                    if self.payable(player, some, self.bait(player, cell))
                }
            for traps in sets:
                for crowd in crowds:
                    found.append(
                        {"kind": "plan_combat", "tile": list(cell), "traps": list(traps), "creatures": crowd}
                    )
        return found

    def payable(self, player: Player, traps: tuple[str, ...], bait: int) -> bool:
        total = {"gold": bait, "food": 0, "imp": 0}
        for trap in traps:
            for good, amount in TRAPS[trap][f"cost_year{self.year}"].items():
                total[good] += amount
        return player.gold >= total["gold"] and player.food >= total["food"] and player.imps >= total["imp"]

    def lay(self, seat: int, plan: Action) -> None:
        player = self.players[seat]
        for trap in plan["traps"]:
            player.traps.remove(trap)
        if plan["traps"]:
            player.gold -= self.bait(player, tuple(plan["tile"]))

    # ------------------------------------------------------------ scoring (DL-13)

    def score(self) -> None:
        measures = {
            "dark_deeds": [p.evil for p in self.players],
            "halls": [len(p.rooms()) for p in self.players],
            "tunnels": [len(p.dungeon) - len(p.rooms()) for p in self.players],
            "monsters": [sum(map(is_monster, p.creatures)) for p in self.players],
            "imps": [p.imps for p in self.players],
            "riches": [p.gold + p.food + len(p.traps) for p in self.players],
            "battle": [-len(p.conquered) for p in self.players],
        }
        titles = {
            name: [seat for seat in range(self.count) if values[seat] == max(values)]
            for name, values in measures.items()
        }
        rows = [self.rows(seat, titles) for seat in range(self.count)]
        totals = [sum(row.values()) for row in rows]
        self.scores = {
            "ranking": [
                [seat for seat in range(self.count) if totals[seat] == best]
                for best in sorted(set(totals), reverse=True)
            ],
            "scores": totals,
            "detail": {
                "licences": [seat for seat in range(self.count) if totals[seat] > 0],
                "titles": titles,
                "rows": rows,
            },
        }

    def rows(self, seat: int, titles: dict[str, list[int]]) -> dict[str, int]:
        player = self.players[seat]
        sound = [player.dungeon[cell] for cell in player.rooms() if cell not in player.conquered]
        paladins = sum(one.startswith("paladin") for one in player.prison)
        alone, shared = (2, 1) if self.count == 2 else (3, 2)
        mine = [holders for holders in titles.values() if seat in holders]
        single = sum(len(holders) == 1 for holders in mine)
        prestige = sum(
            ROOMS[room].get("points", {}).get(kind(c), 0) for room in sound for c in player.creatures
        )
        return {
            "rooms": 2 * len(sound),
            "monsters": sum(map(is_monster, player.creatures)),
            "prisoners": 2 * (len(player.prison) - paladins),
            "paladins": 5 * paladins,
            "conquered": -2 * len(player.conquered),
            "letters": -3 * player.letters,
            "prestige": prestige,
            "titles": single * alone + (len(mine) - single) * shared,
            "fame": single * (2 if self.count == 4 else 1) if "hall_of_fame" in sound else 0,
        }


def freeable(player: Player) -> list[str]:
    ordinary = [one for one in player.prison if not one.startswith("paladin")]
    return ordinary or list(player.prison)


class Battle:
    """One player's combat round, step by step (DL-10.8 to DL-10.18)."""

    def __init__(self, match: Reference, seat: int, plan: Action) -> None:
        self.match, self.seat = match, seat
        self.player = match.players[seat]
        self.tile: Cell = tuple(plan["tile"])
        self.room = self.player.dungeon[self.tile]
        self.bait = match.bait(self.player, self.tile) if plan["traps"] else 0
        self.traps = list(plan["traps"])
        self.sent = list(plan["creatures"])
        self.card = match.row[match.year][match.combat - 1]
        self.marks: set[str] = set()
        self.hidden: set[str] = set()
        self.poison: list[str] = []
        self.sheep = ""

    def run(self) -> Flow:
        player = self.player
        if not player.real():
            player.traps += self.traps
            player.gold += self.bait
            return
        yield from self.fight()
        for one in self.sent:
            if one == self.sheep or kind(one) not in ("vampire", "golem"):
                player.down.add(one)
        player.traps += self.traps
        if not player.real():
            player.party = []
        if self.match.paladin == self.seat and not any(
            hero["id"].startswith("paladin") for hero in player.party
        ):
            raise AssertionError("the paladin is lost")

    def fight(self) -> Flow:
        player, match = self.player, self.match
        self.pool = sum(HEROES[hero["id"]].get("trap", 0) for hero in player.party)
        yield from self.use_traps()
        if player.real() and CARDS[self.card]["speed"] == "fast" and self.is_cast():
            yield from self.spell()
        yield from self.attacks()
        if player.real() and CARDS[self.card]["speed"] == "slow" and self.is_cast():
            yield from self.spell()
        if player.real() and "fought" in self.marks and "no_healing" not in self.marks:
            self.heal(sum(HEROES[hero["id"]].get("heal", 0) for hero in player.party))
        if player.real() and "no_conquest" not in self.marks:
            if "no_fatigue" not in self.marks:
                for _ in range(CARDS[self.card]["fatigue"]):
                    able = [hero for hero in player.party if hero["id"] not in self.hidden]
                    if able and player.real():
                        self.hit(able[0], 1)
            if player.real():
                player.conquered.add(self.tile)
                match.gain(self.seat, -1)
        for name in self.poison:
            target = [hero for hero in player.party if hero["id"] == name]
            if target and player.real():
                self.hit(target[0], 2)

    def ask(self, legal: list[Action]) -> Flow:
        return self.match.ask(self.seat, legal)

    def hp(self, hero: dict[str, Any]) -> int:
        return int(HEROES[hero["id"]]["hp"] + hero["bonus"])

    def hit(self, hero: dict[str, Any], points: int) -> bool:
        """Point by point; whether he falls."""
        for _ in range(points):
            if hero["id"] in self.hidden:
                continue
            if "shield" in self.marks:
                self.marks.discard("shield")
                continue
            hero["damage"] += 1
        if hero["damage"] < self.hp(hero):
            return False
        self.player.party.remove(hero)
        if hero["id"] != "illusion":
            self.player.prison.append(hero["id"])
        if hero["id"].startswith("paladin"):
            self.match.paladin = "gone"
        return True

    def heal(self, points: int) -> None:
        for hero in self.player.party:
            healed = min(points, hero["damage"])
            hero["damage"] -= healed
            points -= healed

    # ------------------------------------------------------------ traps

    def use_traps(self) -> Flow:
        player = self.player
        if len(self.traps) == 2:
            orders = {(a, b) for a, b in permutations(self.traps, 2)}
            action = yield from self.ask([{"kind": "order_traps", "traps": list(pair)} for pair in orders])
            self.traps = list(action["traps"])
        while self.traps and player.real():
            trap = self.traps.pop(0)
            data = TRAPS[trap]
            price = data[f"cost_year{self.match.year}"]
            player.gold -= price.get("gold", 0)
            player.food -= price.get("food", 0)
            player.imps -= price.get("imp", 0)
            harm = data[f"damage_year{self.match.year}"]
            target = None
            if "chosen" in harm:
                names = [hero["id"] for hero in player.party]
                action = yield from self.ask([{"kind": "target", "adventurer": name} for name in names])
                target = names.index(action["adventurer"])
            self.spring(data, harm, target)

    def spring(self, data: dict[str, Any], harm: dict[str, Any], target: int | None) -> None:
        line = list(self.player.party)
        blocks = [harm.get("each", 0) for _ in line]
        blocks[-1] += harm.get("last", 0)
        first = harm.get("first", 0)
        blocks[0] += self.hp(line[0]) - line[0]["damage"] if first == "lethal" else first
        for n in range(1, len(line)):
            blocks[n] += harm.get("others", 0)
        if len(line) > 1:
            blocks[1] += harm.get("second", 0)
        if target is not None:
            blocks[target] += harm["chosen"]
            job = HEROES[line[target]["id"]]["class"]
            if data.get("antimagic") and job == "wizard":
                self.marks.add("no_spell")
            if data.get("antimagic") and job == "priest":
                self.marks.add("no_healing")
            if "poison_end_of_round" in data:
                self.poison.append(line[target]["id"])
        if data.get("skip_conquest"):
            self.marks.add("no_conquest")
        for hero, points in zip(line, blocks, strict=True):
            kept = min(self.pool, points)
            self.pool -= kept
            self.hit(hero, points - kept)

    # ------------------------------------------------------------ spells

    def is_cast(self) -> bool:
        power = sum(HEROES[hero["id"]].get("magic", 0) for hero in self.player.party)
        silent = "no_spell" in self.marks or self.room == "antimagic_room"
        return power >= self.match.combat and not silent

    def monsters(self) -> list[str]:
        return [one for one in CREATURES if one in self.sent and is_monster(one)]

    def spell(self) -> Flow:
        player, card = self.player, self.card
        if card == "invisibility":
            wizards = [hero for hero in player.party if HEROES[hero["id"]]["class"] == "wizard"]
            player.party = [hero for hero in player.party if hero not in wizards] + wizards
            self.hidden = {hero["id"] for hero in wizards}
        elif card == "magic_shield":
            self.marks.add("shield")
        elif card in ("detect_treasure", "plunder"):
            for _ in range(2 if card == "plunder" else 1):
                yield from self.plunder()
        elif card == "fist_of_justice":
            player.imps -= int(player.imps > 0)
        elif card == "detect_evil":
            self.match.gain(self.seat, 2)
        elif card == "illusion":
            player.party.insert(0, {"id": "illusion", "damage": 0, "bonus": 0})
        elif card == "create_food":
            player.party[0]["bonus"] += 1
        elif card == "regeneration":
            self.heal(3)
        elif card == "blind_rage":
            self.marks.add("rage")
        elif card == "levitation":
            self.marks.add("no_fatigue")
        elif card == "jailbreak" and player.prison:
            action = yield from self.ask(
                [{"kind": "spell_choice", "prisoner": one} for one in freeable(player)]
            )
            player.prison.remove(action["prisoner"])
        elif card == "suggestion":
            yield from self.suggestion()
        elif self.monsters() and card == "word_of_peace":
            action = yield from self.ask([{"kind": "spell_choice", "withdraw": w} for w in (True, False)])
            if action["withdraw"]:
                self.sent = [one for one in self.sent if not is_monster(one)]
            else:
                self.match.gain(self.seat, 2)
        elif self.monsters() and card in ("aura_of_fear", "dimensional_gate", "metamorphosis"):
            action = yield from self.ask(
                [{"kind": "spell_choice", "monster": one} for one in self.monsters()]
            )
            one = action["monster"]
            if card == "metamorphosis":
                self.sheep = one
            else:
                self.sent.remove(one)
                if card == "dimensional_gate":
                    player.down.add(one)

    def plunder(self) -> Flow:
        player = self.player
        if player.gold:
            player.gold -= 1
        elif player.food:
            player.food -= 1
        elif player.traps:
            legal = [{"kind": "spell_choice", "trap": trap} for trap in player.kinds_of_traps()]
            action = yield from self.ask(legal)
            player.traps.remove(action["trap"])

    def suggestion(self) -> Flow:
        settled: list[str] = []
        while waiting := [one for one in self.monsters() if one not in settled]:
            legal: list[Action] = []
            for one in waiting:
                base = {"kind": "spell_choice", "monster": one}
                legal += [{**base, "pay": True, **way} for way in self.match.ways_to_pay(self.seat, one)]
                legal.append({**base, "pay": False})
            action = yield from self.ask(legal)
            if action["pay"]:
                settled.append(action["monster"])
                self.match.pay_creature(self.seat, action["monster"], action)
            else:
                self.sent.remove(action["monster"])

    # ------------------------------------------------------------ attacks

    def attacks(self) -> Flow:
        while self.player.real():
            legal = [
                one for creature in CREATURES if creature in self.sent for one in self.attack_list(creature)
            ]
            if not legal:
                return
            action = yield from self.ask(legal)
            self.attack(action)

    def strength(self, creature: str, option: int) -> int:
        bonus = ROOMS[self.room].get("bonus", {"monsters": [], "strength": 0}) if self.room else None
        extra = bonus["strength"] if bonus and kind(creature) in bonus["monsters"] else 0
        return int(MONSTERS[kind(creature)]["options"][option - 1].get("strength", 0) + extra)

    def attack_list(self, creature: str) -> list[Action]:
        base = {"kind": "attack", "creature": creature}
        if creature == self.sheep:
            return [{**base, "option": 1}]
        party = self.player.party
        found: list[Action] = []
        for number, option in enumerate(MONSTERS[kind(creature)]["options"], 1):
            one = {**base, "option": number}
            if self.player.food < option.get("pay", {}).get("food", 0):
                continue
            barred = [
                h["id"] for h in party if option.get("not_priest") and HEROES[h["id"]]["class"] == "priest"
            ]
            if "rage" in self.marks and is_monster(creature):
                if option["kind"] != "hold" and party[0]["id"] not in barred:
                    found.append(one)
            elif option["kind"] != "any":
                found.append(one)
            else:
                for place, hero in enumerate(party):
                    if hero["id"] in barred or (place == 0 and option.get("not_first")):
                        continue
                    for targets in self.target_lists(hero, option, self.strength(creature, number)):
                        found.append({**one, "targets": targets})
        return found

    def target_lists(self, hero: dict[str, Any], option: dict[str, Any], points: int) -> list[list[str]]:
        if option.get("times", 1) == 1:
            return [[hero["id"]]]
        dealt = 0 if hero["id"] in self.hidden else points - int("shield" in self.marks)
        falls = hero["damage"] + dealt >= self.hp(hero)
        left = [one["id"] for one in self.player.party if one is not hero or not falls]
        if not any(name != "illusion" for name in left):
            return [[hero["id"]]]
        return [[hero["id"], name] for name in left]

    def attack(self, action: Action) -> None:
        player, creature, number = self.player, action["creature"], action["option"]
        self.sent.remove(creature)
        if creature == self.sheep:
            player.down.add(creature)
            self.marks.add("fought")
            self.hit(player.party[0], 1)
            return
        option = MONSTERS[kind(creature)]["options"][number - 1]
        player.food -= option.get("pay", {}).get("food", 0)
        if not option.get("returns"):
            player.down.add(creature)
        if option.get("skip_conquest"):
            self.marks.add("no_conquest")
        if option.get("skip_healing"):
            self.marks.add("no_healing")
        if option["kind"] == "hold":
            return
        self.marks.add("fought")
        points = self.strength(creature, number)
        raging = "rage" in self.marks and is_monster(creature)
        if option["kind"] == "all" and not raging:
            for hero in list(player.party):
                self.hit(hero, points)
        elif option["kind"] == "any" and not raging:
            for name in action["targets"]:
                self.hit(next(hero for hero in player.party if hero["id"] == name), points)
        else:
            fell = self.hit(player.party[0], points)
            if fell and option.get("on_kill") and player.real():
                self.hit(player.party[0], points - option["strength"] + option["on_kill"])
            if option.get("times") == 2 and player.real():
                self.hit(player.party[0], points)


def follow(record: dict[str, Any]) -> Generator[Reference, None, None]:
    """The match of a record, before every action and at the end."""
    match = Reference(record)
    flow = match.run()
    match.asked = next(flow)
    for turn in record["actions"]:
        yield match
        seat, action = turn["seat"], turn["action"]
        try:
            match.asked = flow.send((seat, action))
        except StopIteration:
            match.asked = {}
    yield match
