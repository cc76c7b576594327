"""The Dark Cave a second time: slow, naive, and independent.

Written from docs/rules/dark_cave.md alone and built quite differently from the engine: the
cards are read from the tables of that document, the whole match is one generator that runs
through the states of DC-4 and stops wherever somebody has to decide, and the move relation is
worked out afresh for every question. Everything is a string, a tuple, a list or a dict.
Chance is not made here; it is read from the `chance` of a match record.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

Action = dict[str, Any]
Flow = Generator[None, Action, None]
Cell = tuple[int, int]
Space = tuple[int, int, str]

RULES = Path(__file__).parents[2] / "docs" / "rules" / "dark_cave.md"
MONSTER_MOVES = {"rat": 3, "crawler": 4, "goblin": 5}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
HALF_TURN = OPPOSITE
GOALS = ["G-EXIT", "G-LAIR", "G-LADDER", "G-VEIN"]


class Card:
    """A picture: openings of the unturned card, links, features by space."""

    def __init__(self, openings: dict[str, str], links: set[frozenset[str]], marks: dict[str, str]) -> None:
        self.openings = openings
        self.links = links
        self.marks = marks

    def turned(self, rot: int) -> dict[str, str]:
        if rot == 0:
            return self.openings
        return {HALF_TURN[side]: space for side, space in self.openings.items()}

    @property
    def spaces(self) -> set[str]:
        return {*self.openings.values(), *(space for link in self.links for space in link)}


def read_cards() -> tuple[dict[str, Card], dict[str, str]]:
    """The tables of DC-1.3 and DC-1.4, and the backs."""
    cards: dict[str, Card] = {}
    backs: dict[str, str] = {}
    for line in RULES.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if re.fullmatch(r"P[123]-\d\d", cells[0]):
            name, back, _, openings, links, feature = cells
            backs[name] = back
        elif cells[0] in ("START", *GOALS) and len(cells) == 6:
            name, _, _, openings, links, feature = cells
        else:
            continue
        mark = re.fullmatch(r"(\w+) on `(\w+)`", feature)
        cards[name] = Card(
            openings=dict(part.split(":") for part in openings.split()),
            links=set() if links == "–" else {frozenset(link.split("–")) for link in links.split()},
            marks={mark[2]: mark[1]} if mark else {},
        )
    return cards, backs


ACTION_COUNTS = {
    "secret_information": (2, 2, 1),
    "cave_in": (1, 1, 1),
    "swap_hands": (0, 1, 1),
    "cobweb": (1, 1, 1),
    "boots": (1, 1, 1),
    "battle_axe": (1, 1, 1),
    "rat": (2, 1, 2),
    "crawler": (1, 1, 2),
    "goblin": (1, 1, 2),
}
"""DC-1.5, by back."""


def action_cards() -> dict[str, str]:
    """Ids and types, in the order of the table within each back."""
    found = {}
    for back in range(3):
        number = 0
        for kind, counts in ACTION_COUNTS.items():
            for _ in range(counts[back]):
                number += 1
                found[f"A{back + 1}-{number:02}"] = kind
    return found


CARDS, BACK = read_cards()
TYPE = action_cards()
BACK |= {name: "I" * int(name[1]) for name in TYPE}


def other_clan(clan: str) -> str:
    return "yellow" if clan == "blue" else "blue"


class Over(Exception):
    """The match ended in the middle of something."""


class Reference:
    """One match, driven by a record."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.n: int = record["players"]
        self.options: dict[str, Any] = record["options"]
        self.chance = iter(record["chance"])
        self.phase = "SETUP"
        self.asked: int | None = None
        self.hands: list[list[str]] = [[] for _ in range(self.n)]
        self.gold = [3] * self.n
        self.limit = [5] * self.n
        self.boots: list[str | None] = [None] * self.n
        self.axes: list[list[str]] = [[] for _ in range(self.n)]
        self.dwarf: list[Space | None] = [(0, 0, "a")] * self.n
        self.lying = [False] * self.n
        self.out = [False] * self.n
        self.face_up = [False] * self.n
        self.board: dict[Cell, tuple[str, int]] = {(0, 0): ("START", 0)}
        self.down: dict[Cell, str] = {}
        self.nuggets: set[Space] = set()
        self.webs: dict[tuple[Cell, Cell], dict[str, Any]] = {}
        self.monsters: dict[str, dict[str, Any]] = {}
        self.discard: list[str] = []
        self.seen_goal: dict[Cell, set[int]] = {}
        self.seen_clan: list[set[int]] = [set() for _ in range(self.n)]
        self.memory: list[dict[str, int | None]] = [{} for _ in range(self.n)]
        self.secret_discards: list[tuple[int, str]] = []
        self.first_out: int | None = None
        self.reason: str | None = None
        self.p = 0
        self.left = 0
        self.steps = 0
        self.no_move = False
        self.proposed = False
        self.turning: tuple[Cell, str] | None = None
        self.flow = self.match()
        next(self.flow)

    # ------------------------------------------------------------ driving

    def play(self, action: Action) -> None:
        try:
            self.flow.send(action)
        except StopIteration:
            self.asked = None

    def ask(self, phase: str, seat: int) -> Flow:
        self.phase, self.asked = phase, seat
        action = yield
        self.action = action

    def outcome(self, kind: str) -> dict[str, Any]:
        found: dict[str, Any] = next(self.chance)
        assert found["kind"] == kind, (found, kind)
        return found

    # ------------------------------------------------------------ DC-3

    def set_up(self) -> None:
        n = self.n
        clan = self.options["clan_34"]
        if n in (3, 4) and clan == "random":
            clan = self.outcome("clan_34")["clan"]
        d = self.d = 4 if n <= 5 else 3
        corners = [(-d, -d), (d, -d), (-d, d), (d, d)]
        self.corners = corners
        self.down = dict(zip(corners, self.outcome("goals")["order"]))
        self.seen_goal = {cell: set() for cell in corners}
        if n == 2:
            pool = ["C-blue-loyal-1", "C-yellow-loyal-1"]
        elif n in (3, 4):
            pool = [f"C-{clan}-{card}" for card in ("loyal-1", "loyal-2", "saboteur-1", "saboteur-2")]
        else:
            kinds = ("loyal-1", "loyal-2", "loyal-3", "saboteur-1")
            pool = [f"C-{colour}-{card}" for colour in ("blue", "yellow") for card in kinds]
        dealt = self.outcome("clans")["order"]
        assert sorted(dealt) == sorted(pool)
        self.clan, self.aside = dealt[:n], dealt[n:]
        piles = {}
        for back in ("I", "II", "III"):
            outcome = self.outcome("pile")
            assert outcome["back"] == back
            assert sorted(outcome["order"]) == sorted(card for card in BACK if BACK[card] == back)
            piles[back] = outcome["order"]
        self.box = [card for back in piles for card in piles[back][:5]]
        piles = {back: cards[5:] for back, cards in piles.items()}
        shares = {"I": 5 if n <= 4 else 4 if n <= 6 else 3, "II": 0 if n <= 4 else 1 if n <= 6 else 2}
        for back, share in shares.items():
            for seat in range(n):
                self.hands[seat] += piles[back][:share]
                piles[back] = piles[back][share:]
        self.pile: list[str] = piles["I"] + piles["II"] + piles["III"]
        self.bank = 46 - 3 * n
        first = self.options["first_player"]
        self.p = self.outcome("first_player")["seat"] if first == "random" else first

    def colour(self, seat: int) -> str:
        return str(self.clan[seat].split("-")[1])

    def role(self, seat: int) -> str:
        return str(self.clan[seat].split("-")[2])

    def works_for(self, seat: int) -> str:
        return self.colour(seat) if self.role(seat) == "loyal" else other_clan(self.colour(seat))

    # ------------------------------------------------------------ DC-4

    def match(self) -> Flow:
        self.set_up()
        try:
            while True:
                yield from self.turn()
                if not any(self.hands):
                    self.reason = "cards"
                    break
                self.p = (self.p + 1) % self.n
        except Over:
            pass
        self.score()
        self.phase, self.asked = "OVER", None

    def turn(self) -> Flow:
        p = self.p
        self.upkeep(p)
        if not self.hands[p]:
            return
        self.proposed = False
        self.steps = 0
        self.drawer, self.debt = p, 0
        while True:
            yield from self.ask("ACT", p)
            kind = self.action["kind"]
            if kind == "axe_web":
                self.strike(self.edge(self.action))
            elif kind == "propose_end":
                yield from self.vote()
            else:
                break
        yield from self.act(self.action)
        if not self.out[p]:
            yield from self.move()
        self.draw()
        self.no_move = False

    def upkeep(self, p: int) -> None:
        for name in ("rat", "crawler", "goblin"):
            if name in self.monsters and self.monsters[name]["seat"] == p:
                self.monster_home(name)
        for edge in list(self.webs):
            if self.webs[edge]["seat"] == p:
                self.wear(edge)
        self.no_move = self.lying[p]
        self.lying[p] = False

    def monster_home(self, name: str) -> None:
        self.discard.append(self.monsters.pop(name)["card"])

    def wear(self, edge: tuple[Cell, Cell]) -> None:
        if self.webs[edge]["side"] == 2:
            self.webs[edge]["side"] = 1
        else:
            self.discard.append(self.webs.pop(edge)["card"])

    def draw(self) -> None:
        hand = self.hands[self.drawer]
        while self.pile and self.debt and len(hand) < self.limit[self.drawer]:
            hand.append(self.pile.pop(0))
            self.debt -= 1

    def vote(self) -> Flow:
        self.proposed = True
        for step in range(1, self.n):
            yield from self.ask("VOTE", (self.p + step) % self.n)
            if not self.action["accept"]:
                return
        self.reason = "agreed"
        raise Over

    # ------------------------------------------------------------ the cave (DC-2)

    def openings(self, cell: Cell) -> dict[str, str]:
        """Sides and spaces of the face-up card there, if there is one."""
        if cell not in self.board:
            return {}
        name, rot = self.board[cell]
        return CARDS[name].turned(rot)

    @staticmethod
    def beside(cell: Cell, side: str) -> Cell:
        return cell[0] + STEP[side][0], cell[1] + STEP[side][1]

    def spaces(self) -> list[Space]:
        found = [(*cell, "down") for cell in self.down]
        for cell, (name, _) in self.board.items():
            found += [(*cell, space) for space in CARDS[name].spaces]
        return sorted(found)

    def mark(self, space: Space) -> str | None:
        cell = space[:2]
        return CARDS[self.board[cell][0]].marks.get(space[2]) if cell in self.board else None

    def links(self) -> set[frozenset[Space]]:
        """All pairs of spaces one move apart."""
        found: set[frozenset[Space]] = set()
        for cell, (name, _) in self.board.items():
            for link in CARDS[name].links:
                found.add(frozenset((*cell, space) for space in link))
            for side, space in self.openings(cell).items():
                there = self.beside(cell, side)
                if tuple(sorted((cell, there))) in self.webs:
                    continue
                if there in self.down:
                    found.add(frozenset([(*cell, space), (*there, "down")]))
                elif OPPOSITE[side] in self.openings(there):
                    found.add(frozenset([(*cell, space), (*there, self.openings(there)[OPPOSITE[side]])]))
        ladders = [space for space in self.spaces() if self.mark(space) == "ladder"]
        found |= {frozenset([one, two]) for one in ladders for two in ladders if one != two}
        return found

    def near(self, space: Space) -> list[Space]:
        return sorted(next(iter(link - {space})) for link in self.links() if space in link)

    def touches(self, space: Space) -> list[tuple[Cell, Cell]]:
        cell = space[:2]
        sides = [side for side, there in self.openings(cell).items() if there == space[2]]
        pairs = [sorted((cell, self.beside(cell, side))) for side in sides]
        return [(pair[0], pair[1]) for pair in pairs]

    # ------------------------------------------------------------ what is allowed

    def legal(self) -> list[Action]:
        """Every action of the seat that decides, in no special order."""
        if self.asked is None:
            return []
        if self.phase == "VOTE":
            return [{"kind": "vote_end", "accept": accept} for accept in (False, True)]
        if self.phase in ("AXE", "AXE_ENTRY"):
            return [{"kind": "axe_monster", "use": use} for use in (False, True)]
        if self.phase == "ORIENT":
            return [{"kind": "orient_goal", "rot": rot} for rot in (0, 180)]
        found = self.axe_webs()
        if self.phase == "MOVE":
            space = self.dwarf[self.p]
            assert space is not None
            if self.left:
                found += [{"kind": "step", "to": list(to)} for to in self.near(space)]
            return [*found, {"kind": "end_move"}]
        hand = sorted(self.hands[self.p])
        for card in hand:
            found += self.plays(card)
            found.append({"kind": "discard", "cards": [card]})
            found += [{"kind": "discard", "cards": [card, other]} for other in hand if other > card]
        if self.options["agreed_end"] and not self.proposed:
            found.append({"kind": "propose_end"})
        return found

    def axe_webs(self) -> list[Action]:
        space = self.dwarf[self.p]
        if space is None or not self.axes[self.p]:
            return []
        edges = [edge for edge in self.touches(space) if edge in self.webs]
        return [{"kind": "axe_web", "edge": [list(cell) for cell in edge]} for edge in edges]

    def plays(self, card: str) -> list[Action]:
        p = self.p
        if card in CARDS:
            return self.path_plays(card)
        kind = TYPE[card]
        seats = range(self.n)
        if kind == "secret_information":
            goals: list[Action] = [
                {"kind": "play_secret", "card": card, "mode": "goal", "target": list(cell)}
                for cell in self.down
            ]
            return goals + [
                {"kind": "play_secret", "card": card, "mode": "clan", "target": seat}
                for seat in seats
                if seat != p and not self.face_up[seat]
            ]
        if kind == "cave_in":
            return [
                {"kind": "play_cave_in", "card": card, "x": cell[0], "y": cell[1]}
                for cell, (name, _) in self.board.items()
                if name.startswith("P") and not self.is_occupied(cell)
            ]
        if kind == "swap_hands":
            return [{"kind": "play_swap", "card": card, "player": seat} for seat in seats if seat != p]
        if kind == "boots":
            return [
                {"kind": "play_boots", "card": card, "player": seat}
                for seat in seats
                if self.boots[seat] is None
            ]
        if kind == "battle_axe":
            return [{"kind": "play_axe", "card": card, "player": seat} for seat in seats]
        if kind == "cobweb":
            edges = {
                tuple(sorted((cell, self.beside(cell, side))))
                for cell in self.board
                for side in self.openings(cell)
            }
            return [
                {"kind": "play_cobweb", "card": card, "edge": [list(cell) for cell in edge]}
                for edge in edges
                if edge not in self.webs
            ]
        return self.monster_plays(card, kind)

    def is_occupied(self, cell: Cell) -> bool:
        figures = [*self.dwarf, *(monster["space"] for monster in self.monsters.values())]
        return any(space is not None and space[:2] == cell for space in figures)

    def path_plays(self, card: str) -> list[Action]:
        """DC-5 on every cell around the cave."""
        found: list[Action] = []
        xs, ys = [cell[0] for cell in self.board], [cell[1] for cell in self.board]
        for x in range(min(xs) - 1, max(xs) + 2):
            for y in range(min(ys) - 1, max(ys) + 2):
                for rot in (0, 180):
                    if self.may_lay(card, (x, y), rot):
                        found.append({"kind": "play_path", "card": card, "x": x, "y": y, "rot": rot})
        return found

    def may_lay(self, card: str, cell: Cell, rot: int) -> bool:
        if cell in self.board or cell in self.down:
            return False
        mine = CARDS[card].turned(rot)
        sides = [side for side in STEP if self.beside(cell, side) in self.board]
        theirs = {side: OPPOSITE[side] in self.openings(self.beside(cell, side)) for side in sides}
        if any((side in mine) != is_open for side, is_open in theirs.items()):
            return False
        return any(theirs.values())

    def monster_plays(self, card: str, kind: str) -> list[Action]:
        found: list[Action] = []
        if kind in self.monsters:
            start = self.monsters[kind]["space"]
            starts: list[tuple[Space | None, Space]] = [(None, start)]
        else:
            starts = [(space, space) for space in self.spaces() if self.mark(space) == "lair"]
        for lair, start in starts:
            first: Action = {
                "kind": "play_monster",
                "card": card,
                "lair": None if lair is None else list(lair),
            }
            found.append({**first, "to": None})
            if lair is not None and start in self.dwarf:
                continue
            found += [{**first, "to": list(to)} for to in self.monster_ends(start, MONSTER_MOVES[kind])]
        return found

    def monster_ends(self, start: Space, moves: int) -> list[Space]:
        """All ends of ways of 1 to `moves` moves that meet no dwarf before their end."""
        near: dict[Space, set[Space]] = {}
        for one, two in (tuple(link) for link in self.links()):
            near.setdefault(one, set()).add(two)
            near.setdefault(two, set()).add(one)
        at = {start}
        ends: set[Space] = set()
        for number in range(moves):
            free = {space for space in at if number == 0 or space not in self.dwarf}
            at = {there for space in free for there in near.get(space, ())}
            ends |= at
        return sorted(ends if start in self.dwarf else ends - {start})

    # ------------------------------------------------------------ DC-5, DC-6, DC-7

    @staticmethod
    def edge(action: Action) -> tuple[Cell, Cell]:
        one, two = action["edge"]
        return (one[0], one[1]), (two[0], two[1])

    def act(self, action: Action) -> Flow:
        p = self.p
        if action["kind"] == "discard":
            for card in action["cards"]:
                self.hands[p].remove(card)
                self.discard.append(card)
                self.secret_discards.append((p, card))
            self.debt = len(action["cards"])
            return
        card = action["card"]
        self.hands[p].remove(card)
        for memory in self.memory:
            memory.pop(card, None)
        self.debt = 1
        kind = action["kind"]
        if kind == "play_path":
            cell = (action["x"], action["y"])
            self.board[cell] = (card, action["rot"])
            self.fill_vein(cell)
        elif kind == "play_secret":
            self.discard.append(card)
            if action["mode"] == "goal":
                self.seen_goal[action["target"][0], action["target"][1]].add(p)
            else:
                self.seen_clan[action["target"]].add(p)
        elif kind == "play_cave_in":
            self.discard.append(card)
            self.cave_in((action["x"], action["y"]))
        elif kind == "play_swap":
            self.discard.append(card)
            self.swap(p, action["player"])
        elif kind == "play_cobweb":
            self.webs[self.edge(action)] = {"side": 2, "seat": p, "card": card}
        elif kind == "play_boots":
            self.boots[action["player"]] = card
        elif kind == "play_axe":
            self.axes[action["player"]].append(card)
        else:
            yield from self.hunt(card, action["lair"], action["to"])

    def fill_vein(self, cell: Cell) -> None:
        for space, mark in CARDS[self.board[cell][0]].marks.items():
            if mark == "vein":
                self.nuggets.add((*cell, space))
                self.bank -= 1

    def cave_in(self, cell: Cell) -> None:
        name, _ = self.board.pop(cell)
        self.discard.append(name)
        for nugget in [nugget for nugget in self.nuggets if nugget[:2] == cell]:
            self.nuggets.remove(nugget)
            self.bank += 1
        for edge in [edge for edge in self.webs if cell in edge]:
            other = edge[0] if edge[1] == cell else edge[1]
            side = next(side for side in STEP if self.beside(other, side) == cell)
            if side not in self.openings(other):
                self.discard.append(self.webs.pop(edge)["card"])

    def swap(self, p: int, q: int) -> None:
        for keeper, memory in enumerate(self.memory):
            for card, holder in list(memory.items()):
                if holder not in (p, q):
                    continue
                new = q if holder == p else p
                if new != keeper:
                    memory[card] = new
                elif card in self.hands[holder]:
                    del memory[card]
                else:
                    memory[card] = None
        self.memory[p] |= dict.fromkeys(self.hands[p], q)
        self.memory[q] |= dict.fromkeys(self.hands[q], p)
        self.hands[p], self.hands[q] = self.hands[q], self.hands[p]
        self.drawer = q

    def strike(self, edge: tuple[Cell, Cell]) -> None:
        self.discard.append(self.axes[self.p].pop(0))
        self.wear(edge)

    def clockwise(self) -> list[int]:
        return [(self.p + step) % self.n for step in range(self.n)]

    def hunt(self, card: str, lair: list[Any] | None, to: list[Any] | None) -> Flow:
        name = TYPE[card]
        if lair is None:
            space = self.monsters[name]["space"]
            self.monster_home(name)
        else:
            space = tuple(lair)
        if to is not None:
            space = tuple(to)
        self.monsters[name] = {"space": space, "seat": self.p, "card": card}
        victims = [seat for seat in self.clockwise() if self.dwarf[seat] == space]
        if (lair is None and to is None) or not victims:
            return
        for seat in victims:
            if self.axes[seat]:
                yield from self.ask("AXE", seat)
                if self.action["use"]:
                    self.discard.append(self.axes[seat].pop(0))
                    self.monster_home(name)
                    return
        for seat in victims:
            self.attack(name, seat)

    def attack(self, name: str, seat: int) -> None:
        if name == "rat":
            self.lose_card(seat)
        elif name == "crawler":
            self.lying[seat] = True
        else:
            self.pay(seat)

    def pay(self, seat: int) -> None:
        if self.gold[seat]:
            self.gold[seat] -= 1
            self.bank += 1

    def lose_card(self, seat: int) -> None:
        if self.hands[seat]:
            outcome = self.outcome("lose_card")
            assert outcome["seat"] == seat
            self.hands[seat].remove(outcome["card"])
            self.discard.append(outcome["card"])
            self.secret_discards.append((seat, outcome["card"]))
        self.limit[seat] = max(0, self.limit[seat] - 1)

    # ------------------------------------------------------------ DC-8, DC-9

    def move(self) -> Flow:
        p = self.p
        barred = self.lying[p] or self.no_move
        self.left = 0 if barred else 4 if self.boots[p] else 3
        while True:
            space = self.dwarf[p]
            assert space is not None
            if not (self.left and self.near(space)) and not self.axe_webs():
                break
            yield from self.ask("MOVE", p)
            kind = self.action["kind"]
            if kind == "end_move":
                break
            if kind == "axe_web":
                self.strike(self.edge(self.action))
                continue
            x, y, name = self.action["to"]
            self.left -= 1
            self.steps += 1
            yield from self.step(space, (x, y, name))
            if self.out[p]:
                return
        space = self.dwarf[p]
        if self.steps and space in self.nuggets:
            self.nuggets.remove(space)
            self.gold[p] += 1
            self.face_up[p] = True

    def step(self, origin: Space, to: Space) -> Flow:
        p = self.p
        if to[2] == "down":
            self.left = 0
            to = yield from self.reveal(origin, to[:2])
        self.dwarf[p] = to
        if self.mark(to) == "bridge":
            self.lose_card(p)
        elif self.mark(to) == "tunnel":
            self.pay(p)
        for name in ("rat", "crawler", "goblin"):
            if name in self.monsters and self.monsters[name]["space"] == to:
                self.left = 0
                use = False
                if self.axes[p]:
                    yield from self.ask("AXE_ENTRY", p)
                    use = self.action["use"]
                if use:
                    self.discard.append(self.axes[p].pop(0))
                    self.monster_home(name)
                else:
                    self.attack(name, p)
        if self.mark(to) == "exit":
            self.leave(p)

    def reveal(self, origin: Space, cell: Cell) -> Generator[None, Action, Space]:
        side = next(side for side in STEP if self.beside(cell, side) == origin[:2])
        name = self.down[cell]
        candidates = [rot for rot in (0, 180) if side in CARDS[name].turned(rot)]
        fitting = [rot for rot in candidates if self.goal_fits(cell, name, rot)]
        if fitting:
            candidates = fitting
        if len(candidates) == 2 and set(CARDS[name].turned(0)) != set(CARDS[name].turned(180)):
            self.turning = (cell, name)
            yield from self.ask("ORIENT", self.p)
            candidates = [self.action["rot"]]
            self.turning = None
        rot = candidates[0]
        del self.down[cell]
        self.board[cell] = (name, rot)
        entry = (*cell, CARDS[name].turned(rot)[side])
        self.fill_vein(cell)
        for monster in self.monsters.values():
            if monster["space"] == (*cell, "down"):
                monster["space"] = entry
        return entry

    def goal_fits(self, cell: Cell, name: str, rot: int) -> bool:
        mine = CARDS[name].turned(rot)
        for side in STEP:
            there = self.beside(cell, side)
            if there in self.board and (side in mine) != (OPPOSITE[side] in self.openings(there)):
                return False
        return True

    def leave(self, p: int) -> None:
        self.out[p] = True
        self.dwarf[p] = None
        self.lying[p] = False
        self.face_up[p] = True
        if self.first_out is None:
            self.first_out = p
        for clan in ("blue", "yellow"):
            if all(self.out[seat] for seat in range(self.n) if self.works_for(seat) == clan):
                self.reason = "clan"
                raise Over

    # ------------------------------------------------------------ DC-11

    def score(self) -> None:
        self.face_up = [True] * self.n
        for seat in range(self.n):
            if not self.out[seat]:
                self.bank += self.gold[seat]
                self.gold[seat] = 0

    def result(self) -> dict[str, Any]:
        sides = [self.works_for(seat) for seat in range(self.n)]
        saved = {
            clan: sum(self.gold[s] for s in range(self.n) if sides[s] == clan) for clan in ("blue", "yellow")
        }
        treasure = {clan: saved[clan] * sides.count(other_clan(clan)) for clan in saved}
        winner: str | None = None
        if treasure["blue"] != treasure["yellow"]:
            winner = max(treasure, key=lambda clan: treasure[clan])
        elif self.first_out is not None:
            winner = sides[self.first_out]
        winners = [seat for seat in range(self.n) if sides[seat] == winner]
        others = [seat for seat in range(self.n) if sides[seat] != winner]
        return {
            "ranking": [winners, others] if winners else [others],
            "scores": [treasure[side] for side in sides],
            "detail": {
                "reason": self.reason,
                "winner": winner,
                "first_out": self.first_out,
                "saved": saved,
                "treasure": treasure,
            },
        }

    # ------------------------------------------------------------ DC-13

    def knows(self, seat: int | None) -> dict[str, Any]:
        """The hidden things of DC-13 that the seat knows."""
        return {
            "hand": [] if seat is None else sorted(self.hands[seat]),
            "goals": {
                cell: name
                for cell, name in self.down.items()
                if seat in self.seen_goal[cell] or self.turning == (cell, name)
            },
            "roles": [
                self.role(other)
                if self.face_up[other] or other == seat or seat in self.seen_clan[other]
                else None
                for other in range(self.n)
            ],
            "aside": [
                card.split("-")[2] if seat is not None and seat == self.first_out else None
                for card in self.aside
            ],
            "memory": {} if seat is None else self.memory[seat],
            "discards": [
                (owner, BACK[card], card if owner == seat else None) for owner, card in self.secret_discards
            ],
        }


def follow(record: dict[str, Any]) -> Iterator[Reference]:
    """The match of a record, at every decision and at its end."""
    reference = Reference(record)
    yield reference
    for turn in record["actions"]:
        assert turn["seat"] == reference.asked
        assert turn["action"] in reference.legal()
        reference.play(turn["action"])
        yield reference
    assert next(reference.chance, None) is None
