"""A second Paper Dungeons, written from the specification alone and for reading, not for speed.

It imports nothing from the package: only the component table is shared. Every player is a
generator that yields what it asks and is sent the answer, so that chains of rewards (PD-8.1)
are ordinary nested calls. It plays from chance outcomes and decisions, as a record has them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

DATA = tomllib.loads(
    (Path(__file__).parents[2] / "src/podzemi/games/paper_dungeons/data/data.toml").read_text("utf-8")
)
HEROES = [hero["id"] for hero in DATA["hero"]]
ITEMS = {item["id"]: item for item in DATA["item"]}
ROOMS = {room["id"]: room for room in DATA["room"]}
BOSSES = {boss["id"]: boss for boss in DATA["boss"]}
DUNGEONS = {dungeon["id"]: dungeon for dungeon in DATA["dungeon"]}
POWERS = {power["id"]: power for power in DATA["power"]}
GOALS = {goal["id"]: goal for goal in DATA["goal"]}
MISSIONS = {mission["id"]: mission for mission in DATA["mission"]}
FOE = {kind["id"]: kind["beaten_by"] for kind in DATA["minion_type"]}
STORIES = {story["id"]: story["dungeons"] for story in DATA["story"]}
FACES = {
    colour: [face["symbol"] for face in DATA["die_face"] if face["colour"] == colour]
    for colour in ("white", "black")
}
LETTERS = sorted(room["gem"] for room in ROOMS.values() if "gem" in room)

Action = dict[str, Any]
Flow = Generator[str, Action, None]


class Refused(ValueError):
    """An option, an outcome or an action that the specification does not allow."""


# ---------------------------------------------------------------- geometry (PD-1.4, PD-6.1)


def border(one: str, two: str) -> str:
    return "|".join(sorted((one, two)))


def beside(room: str) -> list[str]:
    """Rooms that share a side, and the other end of a side passage."""
    column, row = "ABCDEF".index(room[0]), int(room[1])
    near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    found = ["ABCDEF"[c] + str(r) for c, r in near if 0 <= c < 6 and 1 <= r <= 7]
    for left, right in DATA["map"]["side_passages"]:
        if room in (left, right):
            found.append(right if room == left else left)
    return found


class Player:
    """One sheet and one pair of cards (PD-3.5)."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.levels = dict.fromkeys(HEROES, 1)
        self.potions = self.potion_hearts_filled = self.wounds = self.gems = 0
        self.resurrected = False
        self.items = dict.fromkeys(ITEMS, 0)
        self.gem_state = dict.fromkeys(LETTERS, "available")
        self.gems_this_round: list[str] = []
        self.minions_alive = {room for room in ROOMS if "minion" in ROOMS[room]}
        self.explored: list[str] = []
        self.position = "outside"
        self.walls_crossed: set[str] = set()
        self.water_crossed: set[str] = set()
        self.dice_used: list[int] = []
        self.movement_left = 0
        self.refunds: set[tuple[str, str]] = set()
        self.psionic_used = False
        self.boss_boxes: list[int | None] = [None, None, None]
        self.missions_scored: list[tuple[str, int, int]] = []
        self.power: str | None = None
        self.goal: str | None = None
        self.dealt_powers: list[str] = []
        self.dealt_goals: list[str] = []
        self.chosen: tuple[str, str] | None = None
        self.flow: Flow | None = None
        self.asks: str | None = None

    # ------------------------------------------------------------ being asked

    def begin(self, flow: Flow) -> None:
        self.flow = flow
        self.asks = next(flow, None)

    def answer(self, action: Action) -> None:
        assert self.flow is not None
        try:
            self.asks = self.flow.send(action)
        except StopIteration:
            self.asks = None

    def legal(self) -> list[Action]:
        """Every action that answers the open question."""
        if self.asks is None:
            return []
        return list(getattr(self, f"_legal_{self.asks}")())

    def _legal_cards(self) -> Iterator[Action]:
        for power in self.dealt_powers:
            for goal in self.dealt_goals:
                yield {"kind": "choose_cards", "power": power, "goal": goal}

    def _legal_veteran(self) -> Iterator[Action]:
        for one, two in combinations(HEROES, 2):
            yield {"kind": "setup_veteran", "hero1": one, "hero2": two}

    def _legal_craftsman(self) -> Iterator[Action]:
        for one, two in combinations(ITEMS, 2):
            yield {"kind": "setup_craftsman", "item1": one, "item2": two}

    def _legal_assassin(self) -> Iterator[Action]:
        for one, two in combinations(sorted(self.minions_alive), 2):
            yield {"kind": "setup_assassin", "room1": one, "room2": two}

    def _legal_treasure_hunter(self) -> Iterator[Action]:
        for room in sorted(ROOMS):
            if ROOMS[room].get("gem"):
                yield {"kind": "setup_treasure_hunter", "room": room}

    def _legal_hero(self) -> Iterator[Action]:
        for hero in HEROES:
            if self.levels[hero] < 6:
                yield {"kind": "pick_hero", "hero": hero}

    def _legal_item(self) -> Iterator[Action]:
        for item in ITEMS:
            if self.items[item] < 2:
                yield {"kind": "pick_item", "item": item}

    def _legal_minions(self) -> Iterator[Action]:
        living = sorted(self.minions_alive)
        for rooms in combinations(living, min(2, len(living))):
            yield {"kind": "pick_minions", "rooms": list(rooms)}

    def _legal_step(self) -> Iterator[Action]:
        for room in ROOMS:
            if self.may_step(room):
                yield {"kind": "step", "to": room}
        yield {"kind": "stop"}

    def _legal_die(self) -> Iterator[Action]:
        for die, symbol in enumerate(self.table.dice):
            if die in self.dice_used or symbol == "skull":
                continue
            yield {"kind": "move", "die": die}
            if symbol == "boots":
                continue
            yield {"kind": "brew", "die": die}
            for item, card in ITEMS.items():
                fits = card["requires_symbol"] in ("", symbol) or symbol == "clover"
                if self.items[item] < 2 and fits:
                    yield {"kind": "craft", "die": die, "item": item}
            for hero in HEROES:
                if self.levels[hero] < 6 and self.may_level(die, symbol, hero):
                    yield {"kind": "level_up", "die": die, "hero": hero}

    def trained(self, die: int, hero: str) -> bool:
        assert self.goal is not None
        colour = "white" if die <= 2 else "black"
        return GOALS[self.goal]["training"][hero] == colour or self.levels["wizard"] >= 4

    def may_level(self, die: int, symbol: str, hero: str) -> bool:
        """PD-5.1.1"""
        psionic = self.power == "psionic" and not self.psionic_used
        return symbol == "clover" or (symbol == hero and (self.trained(die, hero) or psionic))

    def may_step(self, to: str) -> bool:
        """PD-6.1"""
        if self.position == "outside":
            return to in DATA["map"]["entrances"]
        if to not in beside(self.position):
            return False
        side = border(self.position, to)
        if side in self.table.walls:
            return self.items["cloak_of_passage"] == 2
        if side in DATA["map"]["water"]:
            return self.items["khar_medallion"] == 2
        return True

    # ------------------------------------------------------------ flows

    def choose_cards(self) -> Flow:
        action = yield "cards"
        self.chosen = (action["power"], action["goal"])

    def set_up_power(self) -> Flow:
        """PD-5.6"""
        assert self.power is not None
        action = yield self.power
        if self.power == "veteran":
            yield from self.gain_level(action["hero1"])
            yield from self.gain_level(action["hero2"])
        elif self.power == "craftsman":
            yield from self.fill_half(action["item1"])
            yield from self.fill_half(action["item2"])
        elif self.power == "treasure_hunter":
            self.gem_state[ROOMS[action["room"]]["gem"]] = "circled"
            yield from self.gain_gem()
        else:
            yield from self.defeat(action["room1"])
            yield from self.defeat(action["room2"])

    def take_actions(self) -> Flow:
        """Three dice (PD-5)."""
        while len(self.dice_used) < 3:
            action = yield "die"
            die = action["die"]
            self.dice_used.append(die)
            if action["kind"] == "level_up":
                hero = action["hero"]
                if self.table.dice[die] != "clover" and not self.trained(die, hero):
                    self.psionic_used = True
                yield from self.gain_level(hero)
            elif action["kind"] == "craft":
                yield from self.fill_half(action["item"])
            elif action["kind"] == "brew":
                for _ in range(3 if self.power == "alchemist" else 2):
                    yield from self.gain_potion()
            else:
                yield from self.move(3 if self.table.dice[die] == "boots" else 2)

    def move(self, points: int) -> Flow:
        """PD-5.4, PD-6, PD-11.13"""
        self.movement_left = points
        self.refunds = set()
        while self.movement_left > 0:
            action = yield "step"
            if action["kind"] == "stop":
                self.movement_left = 0
                return
            to = action["to"]
            self.movement_left -= 1
            if self.position != "outside":
                side = border(self.position, to)
                if side in self.table.walls:
                    self.walls_crossed.add(side)
                if side in DATA["map"]["water"]:
                    self.water_crossed.add(side)
                    if self.power == "ranger" and (self.position, to) not in self.refunds:
                        self.refunds.add((self.position, to))
                        self.movement_left += 1
            self.position = to
            yield from self.enter(to)

    def enter(self, name: str) -> Flow:
        """PD-6.2"""
        room = ROOMS[name]
        new = name not in self.explored
        if new:
            self.explored.append(name)
        if name in self.minions_alive:
            level = self.levels[FOE[room["minion"]]] + (1 if self.items["armour"] == 2 else 0)
            self.suffer(max(0, room["minion_level"] - level))
            yield from self.defeat(name)
        if room.get("trap") and self.power != "scout":
            self.suffer(1)
        if new:
            for treasure in room.get("treasure", []):
                yield from self.reward(treasure)
            letter = room.get("gem")
            if letter and self.gem_state[letter] == "available":
                self.gem_state[letter] = "circled"
                self.gems_this_round.append(letter)
                yield from self.gain_gem()

    # ------------------------------------------------------------ gains and wounds

    def suffer(self, wounds: int) -> None:
        """PD-7"""
        for _ in range(wounds):
            if self.potion_hearts_filled < 2 * self.potions:
                self.potion_hearts_filled += 1
            elif self.wounds < 24:
                self.wounds += 1
                if self.wounds > sum(self.levels.values()):
                    self.resurrected = True

    def reward(self, what: str) -> Flow:
        if what == "potion":
            yield from self.gain_potion()
        elif what == "gem":
            yield from self.gain_gem()
        elif what == "level_up":
            if min(self.levels.values()) < 6:
                action = yield "hero"
                yield from self.gain_level(action["hero"])
        elif what == "craft" and min(self.items.values()) < 2:
            action = yield "item"
            yield from self.fill_half(action["item"])

    def gain_level(self, hero: str) -> Flow:
        """PD-8.2"""
        self.levels[hero] += 1
        if self.levels[hero] == 4 and hero == "rogue":
            yield from self.gain_gem()
        if self.levels[hero] == 5 and self.power == "noble":
            yield from self.reward("craft")

    def fill_half(self, item: str) -> Flow:
        """PD-8.3"""
        self.items[item] += 1
        if self.items[item] < 2:
            return
        if item == "cauldron":
            for _ in range(3):
                yield from self.gain_potion()
        elif item == "tome":
            yield from self.reward("level_up")
        elif item == "death_scepter" and self.minions_alive:
            action = yield "minions"
            for room in sorted(action["rooms"]):
                yield from self.defeat(room)

    def gain_potion(self) -> Flow:
        """PD-8.4"""
        if self.potions == 12:
            return
        self.potions += 1
        if self.potions % 4 == 0:
            yield from self.reward({4: "level_up", 8: "craft", 12: "gem"}[self.potions])

    def gain_gem(self) -> Flow:
        """PD-8.6"""
        if self.gems == 10:
            return
        self.gems += 1
        track = {2: "craft", 4: "potion", 6: "level_up", 8: "potion", 10: "craft"}
        if self.gems in track:
            yield from self.reward(track[self.gems])
        if self.power == "merchant":
            yield from self.gain_potion()

    def defeat(self, room: str) -> Flow:
        """PD-8.5"""
        self.minions_alive.remove(room)
        if len(self.beaten) % 3 == 0:
            if self.power == "beastmaster":
                yield from self.reward("craft")
            elif self.power == "shaman":
                yield from self.gain_potion()

    # ------------------------------------------------------------ measures and score

    @property
    def beaten(self) -> list[str]:
        return [name for name in ROOMS if "minion" in ROOMS[name] and name not in self.minions_alive]

    def measure(self, name: str) -> int:
        """PD-13.1"""
        rooms = set(self.explored)
        levels = [ROOMS[room]["minion_level"] for room in self.beaten]
        traps = [room for room in rooms if ROOMS[room].get("trap")]
        by_column = [sum(room[0] == column for room in rooms) for column in "ABCDEF"]
        by_row = [sum(room[1] == row for room in rooms) for row in "1234567"]
        values = {
            "rooms": len(rooms),
            "corner_rooms": len(rooms & {"A1", "F1", "A7", "F7"}),
            "edge_rooms": sum(room[0] in "AF" or room[1] in "17" for room in rooms),
            "boss_rooms": len(rooms & set(DUNGEONS[self.table.dungeon]["boss_rooms"])),
            "trap_rooms": len(traps),
            "full_rows": by_row.count(6),
            "full_columns": by_column.count(7),
            "columns_with_4_rooms": sum(count >= 4 for count in by_column),
            "minions": len(levels),
            "distinct_minion_levels": len(set(levels)),
            "gems": self.gems,
            "potions": self.potions,
            "complete_items": list(self.items.values()).count(2),
            "health": sum(self.levels.values()),
            "obstacles": len(traps) + len(self.walls_crossed) + len(self.water_crossed),
            "boss_glory": sum(box for box in self.boss_boxes if box is not None and box > 0),
        }
        if name.startswith("minions_of_level_"):
            return levels.count(int(name[-1]))
        if name.startswith("heroes_at_level_"):
            return sum(level >= int(name[-1]) for level in self.levels.values())
        return values[name]

    def strength(self, boss: str) -> int:
        """PD-12.2"""
        total = sum(self.levels.values()) + self.levels[BOSSES[boss]["weakness"]]
        total += 3 if self.items["flaming_sword"] == 2 else 0
        total += 1 if self.levels["warrior"] >= 4 else 0
        return total + (2 if self.power == "berserker" else 0)

    def boxes(self) -> list[int]:
        """PD-14.2"""
        out = [box or 0 for box in self.boss_boxes]
        levels = list(self.levels.values())
        out.append({1: 0, 2: 3, 3: 6, 4: 8, 5: 11, 6: 14}[min(levels)] + levels.count(6))
        halves = sum(self.items.values())
        out.append(halves + sum(ITEMS[i]["glory_when_complete"] for i, n in self.items.items() if n == 2))
        out.append(DATA["gem_track"]["glory"][self.gems])
        out.append(DATA["minion_track"]["glory"][len(self.beaten)])
        steps = [glory for at, glory in DATA["wound_track"]["thresholds"] if self.wounds >= at]
        out.append(steps[-1] if steps else 0)
        out.append(-9 if self.resurrected else 0)
        assert self.goal is not None and self.power is not None
        goal = GOALS[self.goal]
        value = self.measure(goal["measure"])
        reached = [glory for at, glory in zip(goal["thresholds"], goal["glory"]) if value >= at]
        out.append((reached[-1] if reached else 0) + POWERS[self.power]["glory"])
        out.append(sum(glory for _, _, glory in self.missions_scored))
        return [*out, sum(out)]

    def sheet(self) -> dict[str, Any]:
        """The sheet as PD-3.5 names it, without what is only its inner form."""
        return {
            "power": self.power,
            "goal": self.goal,
            "levels": self.levels,
            "potions": self.potions,
            "potion_hearts_filled": self.potion_hearts_filled,
            "wounds": self.wounds,
            "resurrected": self.resurrected,
            "items": self.items,
            "gems": self.gems,
            "gem_state": self.gem_state,
            "gems_this_round": sorted(self.gems_this_round),
            "minions_alive": sorted(self.minions_alive),
            "explored": self.explored,
            "position": self.position,
            "walls_crossed": sorted(self.walls_crossed),
            "water_crossed": sorted(self.water_crossed),
            "dice_used": self.dice_used,
            "movement_left": self.movement_left,
            "ranger_refunds": sorted(f"{one}>{two}" for one, two in self.refunds),
            "psionic_used": self.psionic_used,
            "boss_boxes": self.boss_boxes,
            "missions_scored": [
                {"mission": mission, "round": number, "glory": glory}
                for mission, number, glory in self.missions_scored
            ],
        }


class Table:
    """One match, played from its outcomes and decisions (PD-23.5)."""

    def __init__(self, players: int, options: dict[str, Any], chance: list[dict[str, Any]]) -> None:
        self.options = check_options(players, options)
        self.looting = self.options["treasure_hunter"] == "looted"
        self.n = players
        self.chance = list(reversed(chance))
        story = self.options["campaign"]
        self.chapters: list[str] = (
            [] if story == "none" else list(DUNGEONS) if story == "all" else STORIES[story]
        )
        self.results: list[list[tuple[list[int], int]]] = []
        self.phase = "choose_cards"
        self.start_chapter()

    # ------------------------------------------------------------ chance (PD-24)

    def drawn(self, kind: str) -> Any:
        if not self.chance:
            raise Refused(f"no outcome left for {kind}")
        outcome = self.chance.pop()
        if outcome["kind"] != kind:
            raise Refused(f"{outcome['kind']} where {kind} is due")
        return outcome

    def start_chapter(self) -> None:
        self.round = 0
        self.dice: list[str] = []
        if self.chapters:
            self.dungeon = self.chapters[len(self.results)]
        elif self.options["dungeon"] == "random":
            self.dungeon = self.drawn("dungeon")["dungeon"]
        else:
            self.dungeon = self.options["dungeon"]
        self.walls = set(DATA["map"]["walls"]) | set(DUNGEONS[self.dungeon]["walls"])
        self.bosses = DUNGEONS[self.dungeon]["bosses"]
        if self.options["random_bosses"]:
            self.bosses = self.drawn("bosses")["bosses"]
            if [BOSSES[boss]["tier"] for boss in self.bosses] != [1, 2, 3]:
                raise Refused("one boss of each tier")
        self.missions: list[str] = []
        if self.options["missions"]:
            self.missions = list(self.drawn("missions")["missions"])
            if len(set(self.missions)) != 3:
                raise Refused("three different missions")
        self.players = [Player(self, seat) for seat in range(self.n)]
        powers, goals = self.drawn("deal_powers")["hands"], self.drawn("deal_goals")["hands"]
        for hands in (powers, goals):
            cards = [card for hand in hands for card in hand]
            if len(hands) != self.n or len(set(cards)) != 2 * self.n:
                raise Refused("two different cards for each")
        self.phase = "choose_cards"
        for player in self.players:
            player.dealt_powers, player.dealt_goals = powers[player.seat], goals[player.seat]
            player.begin(player.choose_cards())

    # ------------------------------------------------------------ decisions

    def to_act(self) -> list[int]:
        return [player.seat for player in self.players if player.asks is not None]

    def play(self, seat: int, action: Action) -> None:
        if action not in self.players[seat].legal():
            raise Refused(f"seat {seat} may not {action}")
        self.players[seat].answer(action)
        if not self.to_act():
            self.go_on()

    def go_on(self) -> None:
        """PD-3, the state machine."""
        if self.phase == "choose_cards":
            for player in self.players:
                assert player.chosen is not None
                player.power, player.goal = player.chosen
            self.phase = "setup_powers"
            for player in self.players:
                if player.power == "healer":
                    player.potions = 2
                elif player.power == "treasure_hunter" and not self.looting:
                    player.gems = 1
                elif player.power in ("veteran", "craftsman", "assassin", "treasure_hunter"):
                    player.begin(player.set_up_power())
            if self.to_act():
                return
        if self.phase == "setup_powers":
            self.start_round()
            return
        if self.phase == "actions":
            self.announce_gems()
            if self.round in DATA["boss_rounds"]:
                self.fight(DATA["boss_rounds"].index(self.round))
                if self.to_act():
                    self.phase = "boss_reward"
                    return
        self.close_round()

    def start_round(self) -> None:
        """PD-4"""
        self.round += 1
        while True:
            outcome = self.drawn("roll")
            faces = outcome["faces"]
            fits = all(face in FACES["white" if n < 3 else "black"] for n, face in enumerate(faces))
            if outcome["round"] != self.round or len(faces) != 6 or not fits:
                raise Refused("not a roll of this round")
            if faces.count("skull") < 3 and faces.count("clover") < 3:
                break
        self.dice = faces
        self.phase = "actions"
        for player in self.players:
            player.dice_used, player.psionic_used = [], False
            player.gems_this_round, player.refunds = [], set()
            skulls = faces.count("skull") - (1 if player.power == "fortune_teller" else 0)
            if player.levels["cleric"] < 4:
                player.suffer(skulls)
            player.begin(player.take_actions())

    def announce_gems(self) -> None:
        """E1 (PD-9.3)"""
        taken = {letter for player in self.players for letter in player.gems_this_round}
        self.cross_out(taken)

    def cross_out(self, letters: set[str]) -> None:
        for player in self.players:
            for letter in letters:
                if player.gem_state[letter] == "available":
                    player.gem_state[letter] = "crossed"

    def fight(self, number: int) -> None:
        """E2 (PD-12)"""
        boss = BOSSES[self.bosses[number]]
        room = DUNGEONS[self.dungeon]["boss_rooms"][number]
        fighters = []
        for player in self.players:
            strength = player.strength(boss["id"])
            reached = [step for step in boss["brackets"] if strength >= step["strength"]]
            if room in player.explored and reached:
                fighters.append((strength, player.seat))
                player.boss_boxes[number] = reached[-1]["glory"]
                if player.power != "barbarian":
                    player.suffer(reached[-1]["wounds"])
            else:
                player.boss_boxes[number] = boss["flee_glory"]
        best = max(fighters, default=(0, 0))[0]
        strongest = [seat for strength, seat in fighters if strength == best]
        if self.n > 1 and len(strongest) == 1:
            player = self.players[strongest[0]]
            player.begin(rewards(player, boss["reward"]))

    def close_round(self) -> None:
        """E3 and E4 (PD-13.2, PD-15.2)"""
        glory = DATA["mission_rules"]["solo_glory_by_round"][self.round - 1] if self.n == 1 else 4
        for mission in list(self.missions):
            card = MISSIONS[mission]
            done = [p for p in self.players if p.measure(card["measure"]) >= card["at_least"]]
            for player in done:
                player.missions_scored.append((mission, self.round, glory))
            if done:
                self.missions.remove(mission)
        if self.options["vanishing_gems"] and self.round in DATA["boss_rounds"]:
            boss = self.bosses[DATA["boss_rounds"].index(self.round)]
            self.cross_out(set(BOSSES[boss]["lost_gems"]))
        if self.round < 8:
            self.start_round()
            return
        self.results.append([(player.boxes(), len(player.explored)) for player in self.players])
        if len(self.results) < len(self.chapters):
            self.start_chapter()
        else:
            self.phase = "game_end"

    # ------------------------------------------------------------ the end

    def places(self, results: list[list[tuple[list[int], int]]]) -> list[list[int]]:
        """PD-14.3, PD-15.3: glory, then rooms, then shared."""
        marks = [
            (sum(chapter[seat][0][11] for chapter in results), sum(chapter[seat][1] for chapter in results))
            for seat in range(self.n)
        ]
        return [
            [seat for seat in range(self.n) if marks[seat] == mark]
            for mark in sorted(set(marks), reverse=True)
        ]

    def result(self) -> dict[str, Any] | None:
        if self.phase != "game_end":
            return None

        def total(seat: int, box: int) -> int:
            return sum(chapter[seat][0][box] for chapter in self.results)

        seats = range(self.n)
        ranking = self.places(self.results)
        scores = [total(seat, 11) for seat in seats]
        tied = scores.count(max(scores)) > 1
        by = "solo" if self.n == 1 else "shared" if len(ranking[0]) > 1 else "rooms" if tied else "glory"
        detail: dict[str, Any] = {"won_by": by}
        detail["rooms"] = [sum(chapter[seat][1] for chapter in self.results) for seat in seats]
        for box, name in enumerate(DATA["scoring"]["boxes"][:-1]):
            detail[name] = [total(seat, box) for seat in seats]
        if self.chapters:
            for n, chapter in enumerate(self.results):
                best = self.places([chapter])[0]
                detail[f"chapter_{n + 1}"] = [chapter[seat][0][11] for seat in seats]
                detail[f"chapter_{n + 1}_won"] = [int(seat in best) for seat in seats]
        else:
            detail["dungeon"] = self.dungeon
        return {"ranking": ranking, "scores": scores, "detail": detail}


def rewards(player: Player, printed: list[str]) -> Flow:
    """PD-12.7"""
    for reward in printed:
        yield from player.reward(reward)


def check_options(players: Any, options: dict[str, Any]) -> dict[str, Any]:
    """PD-25"""
    if type(players) is not int or not 1 <= players <= 8:
        raise Refused("1 to 8 players")
    full = {
        "dungeon": "random",
        "missions": True,
        "random_bosses": False,
        "vanishing_gems": players == 1,
        "campaign": "none",
        "treasure_hunter": "bonus",
    }
    for name, value in options.items():
        if name not in full:
            raise Refused(f"unknown option {name}")
        if type(value) is not type(full[name]):
            raise Refused(f"{name} of another type")
        full[name] = value
    if full["dungeon"] not in ("random", *DUNGEONS) or full["campaign"] not in ("none", "all", *STORIES):
        raise Refused("no such dungeon or campaign")
    if full["treasure_hunter"] not in ("bonus", "looted"):
        raise Refused("no such treasure hunter")
    if players == 1 and not full["vanishing_gems"]:
        raise Refused("solo has vanishing gems")
    if full["campaign"] != "none" and full["dungeon"] != "random":
        raise Refused("a campaign names its dungeons")
    return full


def follow(record: dict[str, Any]) -> Iterator[Table]:
    """The table after set-up and after every decision of a record; Refused if it cannot be."""
    table = Table(record["players"], record["options"], record["chance"])
    yield table
    for turn in record["actions"]:
        table.play(turn["seat"], turn["action"])
        yield table
    if table.chance:
        raise Refused("outcomes are left over")
