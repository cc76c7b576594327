"""A table on which the specification's scenes are set and played, through the public game.

A scene names what a vector names: cards in the cave, dwarfs, hands, monsters, cobwebs. All
other cards are spread so that every one is somewhere (DC-18.1): five of each back in the box,
the pile as long as wanted, the rest in the discard pile. After every action the invariants
are checked.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from podzemi.engine.game import Result, seen
from podzemi.engine.log import Log
from podzemi.engine.values import Action, Event, Refusal, Seat
from podzemi.games.dark_cave import GAME, codes
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.data.tables import BOX, MONSTERS, ROLES
from podzemi.games.dark_cave.names import cell_code, edge_code, space_code, space_name
from podzemi.games.dark_cave.rules.space import cave
from podzemi.games.dark_cave.view.types import View

E = TypeVar("E", bound=Event)
Named = dict[str, Any]
Space = tuple[int, int, str]
Cell = tuple[int, int]

NUMBER = {name: number for number, name in enumerate(BOX.face_name)}
START: Space = (0, 0, "a")
END: Named = {"kind": "end_move"}
PROPOSE: Named = {"kind": "propose_end"}
CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
LONE_GOALS = ("G-VEIN", "G-EXIT", "G-LAIR", "G-LADDER")

# ---------------------------------------------------------------- actions by name


def path(card: str, x: int, y: int, rot: int = 0) -> Named:
    return {"kind": "play_path", "card": card, "x": x, "y": y, "rot": rot}


def look(card: str, target: Cell | int) -> Named:
    mode = "clan" if isinstance(target, int) else "goal"
    return {
        "kind": "play_secret",
        "card": card,
        "mode": mode,
        "target": target if isinstance(target, int) else list(target),
    }


def cave_in(card: str, x: int, y: int) -> Named:
    return {"kind": "play_cave_in", "card": card, "x": x, "y": y}


def swap(card: str, player: int) -> Named:
    return {"kind": "play_swap", "card": card, "player": player}


def web(card: str, one: Cell, two: Cell) -> Named:
    return {"kind": "play_cobweb", "card": card, "edge": [list(one), list(two)]}


def boots(card: str, player: int) -> Named:
    return {"kind": "play_boots", "card": card, "player": player}


def axe(card: str, player: int) -> Named:
    return {"kind": "play_axe", "card": card, "player": player}


def hunt(card: str, lair: Space | None = None, to: Space | None = None) -> Named:
    return {
        "kind": "play_monster",
        "card": card,
        "lair": None if lair is None else list(lair),
        "to": None if to is None else list(to),
    }


def discard(*cards: str) -> Named:
    return {"kind": "discard", "cards": list(cards)}


def step(x: int, y: int, space: str) -> Named:
    return {"kind": "step", "to": [x, y, space]}


def strike(one: Cell, two: Cell) -> Named:
    return {"kind": "axe_web", "edge": [list(one), list(two)]}


def use(it: bool) -> Named:
    return {"kind": "axe_monster", "use": it}


def orient(rot: int) -> Named:
    return {"kind": "orient_goal", "rot": rot}


def vote(accept: bool) -> Named:
    return {"kind": "vote_end", "accept": accept}


# ---------------------------------------------------------------- the table


class Table:
    """One position and what is played from it."""

    def __init__(
        self,
        players: int = 2,
        board: str = "",
        *,
        hands: Mapping[int, Sequence[str]] | None = None,
        pile: int | Sequence[str] = 10,
        dwarfs: dict[int, Space] | None = None,
        goals: Sequence[str] = LONE_GOALS,
        turned: dict[Cell, int] | None = None,
        clans: str = "",
        gold: dict[int, int] | None = None,
        limits: dict[int, int] | None = None,
        axes: Mapping[int, Sequence[str]] | None = None,
        has_boots: dict[int, str] | None = None,
        monsters: dict[str, tuple[Space, int, str]] | None = None,
        webs: Sequence[tuple[Cell, Cell, int, int, str]] = (),
        out: Sequence[int] = (),
        lying: Sequence[int] = (),
        active: int = 0,
        taken: Sequence[Cell] = (),
        **options: Any,
    ) -> None:
        """`clans`: one word per seat such as "bl" (blue loyal) or "ys"; `webs`: cells, side, seat, card."""
        self.log: list[Event] = []
        self.chance: list[Any] = []
        self.options = GAME.validate_options(players, options)
        state = self.state = GAME.start(players, {**options, "first_player": active}, seed=7)
        for corner, name in enumerate(goals):
            state.face[g.goal_piece(BOX, corner)] = NUMBER[name]
        if clans:
            self._deal_clans(clans.split())
        self._lay(board, turned or {}, taken)
        state.web_edge = [edge_code([list(one), list(two)]) for one, two, *_ in webs]
        state.web_side = [side for _, _, side, _, _ in webs]
        state.web_seat = [seat for _, _, _, seat, _ in webs]
        state.web_card = [NUMBER[card] for *_, card in webs]
        cave.build(state)
        for seat, limit in (limits or {}).items():
            state.limit[seat], state.bites[seat] = limit, BOX.hand_limit - limit
        for seat, cards in (axes or {}).items():
            state.axes += [codes.owned(seat, NUMBER[card]) for card in cards]
        for seat, card in (has_boots or {}).items():
            state.boots[seat] = NUMBER[card]
        for seat in lying:
            state.lying[seat] = 1
        for seat, space in (dwarfs or {}).items():
            state.dwarf[seat] = self.node(space)
        for seat in out:
            state.out[seat], state.up[seat], state.dwarf[seat] = 1, 1, s.NONE
            state.first_out = out[0]
        for name, (space, seat, card) in (monsters or {}).items():
            monster = MONSTERS.index(name)
            state.monster_at[monster] = self.node(space)
            state.monster_seat[monster], state.monster_card[monster] = seat, NUMBER[card]
        for seat, amount in (gold or {}).items():
            state.gold[seat] = amount
        state.bank = BOX.gold - sum(state.gold) - len(state.nuggets)
        self._spread(hands or {}, pile)
        GAME.check(state)

    def _deal_clans(self, words: list[str]) -> None:
        state = self.state
        kinds = [codes.clan_card("by".index(word[0]), "ls".index(word[1])) for word in words]
        pool = list(BOX.pool[state.players])
        if BOX.one_clan[state.players]:
            clan = codes.clan_of(kinds[0])
            pool = [codes.clan_card(clan, codes.role_of(kind)) for kind in pool]
        for kind in kinds:
            pool.remove(kind)
        state.clan, state.aside = kinds, pool

    def _lay(self, board: str, turned: dict[Cell, int], taken: Sequence[Cell]) -> None:
        """`"P1-07@(1,0) P3-14@(2,0)/180"`; veins get their nugget unless it is `taken`."""
        state = self.state
        for name, x, y, rot in re.findall(r"(\S+)@\((-?\d+),(-?\d+)\)(/180)?", board):
            piece = NUMBER[name]
            state.cell[piece], state.rot[piece] = cell_code(int(x), int(y)), int(bool(rot))
            if cave.marked(BOX, piece, s.VEIN) != s.NONE and (int(x), int(y)) not in taken:
                s.insert_sorted(state.nuggets, piece)
        for cell, rot in turned.items():
            piece = cave.piece_at(state, cell_code(*cell))
            state.turned[g.corner_of(BOX, piece)], state.rot[piece] = 1, rot // 180
            if cave.marked(BOX, state.face[piece], s.VEIN) != s.NONE and cell not in taken:
                s.insert_sorted(state.nuggets, piece)

    def _spread(self, hands: Mapping[int, Sequence[str]], pile: int | Sequence[str]) -> None:
        """Every card somewhere; hands that are not given get five cards, path cards while there are."""
        state = self.state
        used = {card for card in range(BOX.cards) if state.cell[card]}
        used |= {codes.owned_card(axe_) for axe_ in state.axes} | set(state.web_card)
        used |= {card for card in (*state.boots, *state.monster_card) if card != s.NONE}
        state.hands = [sorted(NUMBER[card] for card in hands.get(seat, ())) for seat in range(state.players)]
        used |= {card for hand in state.hands for card in hand}
        used |= set() if isinstance(pile, int) else {NUMBER[card] for card in pile}
        rest = [card for card in range(BOX.cards) if card not in used]
        state.boxed = [card for back in range(3) for card in [c for c in rest if BOX.back[c] == back][-5:]]
        rest = [card for card in rest if card not in state.boxed]
        for seat in range(state.players):
            if seat not in hands:
                rest.sort(key=lambda card: (BOX.kind[card] != s.PATH, card))
                size = min(5, state.limit[seat])
                state.hands[seat], rest = sorted(rest[:size]), rest[size:]
        if isinstance(pile, int):
            state.pile = sorted(rest, key=lambda card: (-BOX.back[card], card))[:pile] if pile else []
        else:
            state.pile = [NUMBER[card] for card in reversed(pile)]
        state.open = sorted(card for card in rest if card not in state.pile)
        state.hidden = []

    # ------------------------------------------------------------ looking

    def node(self, space: Space) -> int:
        found = cave.node_of(self.state, space_code(BOX, list(space)))
        assert found != s.NONE, f"no such space: {space}"
        return found

    def view(self, seat: Seat | None = None) -> View:
        return GAME.view(self.state, seat)

    @property
    def views(self) -> list[View]:
        return [self.view(seat) for seat in (*range(self.state.players), None)]

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def asked(self) -> Seat:
        return self.state.asked

    @property
    def result(self) -> Result | None:
        return GAME.result(self.state)

    @property
    def legal(self) -> list[Named]:
        """What the asked seat may play, as JSON would carry it."""
        return [msgspec.to_builtins(action) for action in GAME.actions(self.state, self.asked)]

    def offers(self, kind: str) -> list[Named]:
        return [action for action in self.legal if action["kind"] == kind]

    def near(self, *space: Any) -> list[Space]:
        """The spaces one move away, ascending."""
        spaces = [cave.space_of(self.state, node) for node in cave.neighbours(self.state, self.node(space))]
        # a tuple of the length of a space
        return [tuple(space_name(BOX, code)) for code in sorted(spaces)]  # type: ignore[misc]

    def away(self, start: Space, end: Space) -> int:
        """The number of moves from one space to another."""
        found = {start: 0}
        queue = [start]
        for space in queue:
            for other in self.near(*space):
                if other not in found:
                    found[other] = found[space] + 1
                    queue.append(other)
        return found[end]

    def dwarf(self, seat: Seat) -> Space | None:
        space = self.view().seats[seat].dwarf
        # a tuple of the length of a space
        return None if space is None else tuple(space)  # type: ignore[return-value]

    def sizes(self) -> list[int]:
        """Cards in every hand."""
        return [len(hand) for hand in self.state.hands]

    def of(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]

    def monster(self, name: str) -> tuple[Space | None, Seat | None]:
        found = next(m for m in self.view().monsters if m.monster == name)
        # a tuple of the length of a space
        return (None if found.space is None else tuple(found.space), found.seat)  # type: ignore[return-value]

    def role(self, seat: Seat) -> str:
        return ROLES[codes.role_of(self.state.clan[seat])]

    # ------------------------------------------------------------ playing

    def _action(self, named: Named) -> Action | Refusal:
        return GAME.parse(json.dumps(named))

    def refused(self, named: Named, seat: Seat | None = None) -> str:
        """The clause of the refusal; the position stays as it is."""
        before = GAME.dump(self.state)
        action = self._action(named)
        if isinstance(action, Refusal):
            return action.code
        who = self.asked if seat is None else seat
        refusal = GAME.refusal(self.state, who, GAME.encode(action))
        assert refusal is not None, f"{named} is allowed"
        assert named not in self.legal or who != self.asked
        assert GAME.dump(self.state) == before
        return refusal.clause

    def allows(self, named: Named) -> bool:
        action = self._action(named)
        assert not isinstance(action, Refusal), action
        code = GAME.encode(action)
        assert (GAME.refusal(self.state, self.asked, code) is None) == (named in self.legal)
        return named in self.legal

    def play(self, *actions: Named) -> Table:
        """Play for whoever is asked."""
        for named in actions:
            assert self.allows(named), f"{named} is refused"
            action = self._action(named)
            assert isinstance(action, Action)
            log = Log()
            GAME.apply(self.state, self.asked, GAME.encode(action), log)
            self.log += log.events
            self.chance += [msgspec.to_builtins(outcome) for outcome in log.chance]
            GAME.check(self.state)
        return self

    def rest(self) -> Table:
        """The asked seat discards a card and stays where it is."""
        seat = self.asked
        self.play(discard(BOX.face_name[self.state.hands[seat][0]]))
        while self.phase == "move" and self.asked == seat and self.state.active == seat:
            self.play(END)
        return self

    def seen(self, seat: Seat | None) -> list[Event]:
        return seen(self.log, seat)
