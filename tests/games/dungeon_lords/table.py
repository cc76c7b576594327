"""Scenes of the specification: a fight in its notation, and a match set as a vector wants it.

Notation (DL-16): W5 = warrior with 5 hit points, T4/2 = thief with 2 trap icons, P = priest, Z =
wizard, L = paladin, I = illusion; `:+n` = damage already there.
"""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

from podzemi.engine.game import Result, seen
from podzemi.engine.log import Log
from podzemi.engine.values import Event, Refusal, Seat
from podzemi.games.dungeon_lords import GAME
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.actions import decode, encode
from podzemi.games.dungeon_lords.data.tables import BOX
from podzemi.games.dungeon_lords.names import (
    ADVENTURERS,
    CARDS,
    CREATURES,
    EVENT_TILES,
    KINDS,
    ORDERS,
    ROOMS,
    SPECIALS,
    TRAPS,
    cell_code,
    counted,
    names,
)
from podzemi.games.dungeon_lords.rules.building.execution import insert_sorted
from podzemi.games.dungeon_lords.rules.combat.battle import advance, answer, answers, start_battle
from podzemi.games.dungeon_lords.rules.setup import new_lord
from podzemi.games.dungeon_lords.rules.steps import COMBAT_ROUND, EVENT
from podzemi.games.dungeon_lords.rules.year import go_on
from podzemi.games.dungeon_lords.state import Battle, Lord, State
from podzemi.games.dungeon_lords.view.types import View

E = TypeVar("E", bound=Event)
Named = dict[str, Any]
Cell = tuple[int, int]
CLASS = "WTPZLI"
ICONS = {"T": "adventurer_trap", "P": "adventurer_heal", "Z": "adventurer_magic"}

# ---------------------------------------------------------------- notation


def adventurer(label: str, year: int, taken: list[int]) -> int:
    """The first tile of the year with these numbers that is not taken yet."""
    # every label is one
    kind, hp, icon = re.fullmatch(r"([WTPZLI])(\d*)(?:/(\d))?", label).groups()  # type: ignore[union-attr]
    if kind == "I":
        return int(s.ILLUSION)
    if kind == "L":
        return int(s.PALADIN) + year - 1
    for one in range(16 * year - 16, 16 * year):
        icons = getattr(BOX, ICONS[kind])[one] if kind in ICONS else 0
        fits = BOX.adventurer_class[one] == CLASS.index(kind) and BOX.adventurer_hp[one] == int(hp)
        if fits and icons == int(icon or 0) and one not in taken:
            return one
    raise ValueError(f"no {label} in year {year}")


def label(one: int) -> str:
    kind = CLASS[BOX.adventurer_class[one]]
    if kind == "I":
        return "I"
    icons = getattr(BOX, ICONS[kind])[one] if kind in ICONS else 0
    return f"{kind}{BOX.adventurer_hp[one]}" + (f"/{icons}" if icons else "")


def written(action: Any) -> Named:
    """An action as one would write it: without what is left out."""
    named: Named = msgspec.to_builtins(action)
    return {key: value for key, value in named.items() if value is not None}


def creature(name: str, number: int = 1) -> str:
    return name if name[-1].isdigit() else f"{name}_{number}"


def tile(name: str) -> int:
    return CREATURES.index(creature(name))


# ---------------------------------------------------------------- a fight


class Fight:
    """One combat round of one player, by the pure function of the rules."""

    def __init__(self, lord: Lord, battle: Battle, line: dict[str, int]) -> None:
        self.lord = lord
        self.battle = battle
        self.names = line
        self.log = Log()
        self.evil_changes = 0
        self.asks = self._advance()

    def _advance(self) -> bool:
        while True:
            result = advance(BOX, self.battle, self.lord, self.log)
            if result != s.BATTLE_EVIL:
                return bool(result == s.BATTLE_ASKS)
            self.evil_changes += 1

    def legal(self) -> list[Named]:
        codes = answers(BOX, self.battle, self.lord) if self.asks else []
        return [written(decode(code)) for code in codes]

    def play(self, **named: Any) -> Fight:
        """Give an answer; adventurers by label."""
        action = msgspec.convert(self.named(named), GAME.action_type)
        code = encode(action)
        assert code in answers(BOX, self.battle, self.lord), named
        answer(BOX, self.battle, self.lord, code, self.log)
        if self.battle.ask == s.ASK_NOTHING:
            self.asks = self._advance()
        return self

    def named(self, named: Named) -> Named:
        named = dict(named)
        for key in ("adventurer", "prisoner"):
            if key in named:
                named[key] = ADVENTURERS[self.names[named[key]]]
        if "targets" in named:
            named["targets"] = [ADVENTURERS[self.names[target]] for target in named["targets"]]
        for key in ("creature", "monster", "victim"):
            if key in named:
                named[key] = creature(named[key])
        return named

    def attack(self, who: str, option: int = 1, *targets: str) -> Fight:
        named: Named = {"creature": who, "option": option}
        if targets:
            named["targets"] = list(targets)
        return self.play(kind="attack", **named)

    def may_attack(self, who: str, option: int = 1, *targets: str) -> bool:
        named: Named = {"kind": "attack", "creature": who, "option": option}
        if targets:
            named["targets"] = list(targets)
        return self.named(named) in self.legal()

    @property
    def line(self) -> str:
        """The party as it stands."""
        parts = []
        for one, damage in zip(self.lord.party, self.lord.damage, strict=True):
            parts.append(label(one) + (f":+{damage}" if damage else ""))
        return " ".join(parts)

    @property
    def prison(self) -> str:
        return " ".join(label(one) for one in self.lord.prison)

    @property
    def conquered(self) -> bool:
        return bool(self.lord.conquered >> self.lord.tile & 1)

    @property
    def down(self) -> list[str]:
        return names(CREATURES, self.lord.down)

    @property
    def store(self) -> list[str]:
        return list(counted(self.lord.traps))


def party(line: str, year: int) -> tuple[list[int], list[int], dict[str, int]]:
    heroes: list[int] = []
    damage: list[int] = []
    by_name: dict[str, int] = {}
    for part in line.split():
        name, _, hurt = part.partition(":+")
        one = adventurer(name, year, heroes)
        heroes.append(one)
        damage.append(int(hurt or 0))
        key = name if name not in by_name else f"{name}'"
        by_name[key] = one
    return heroes, damage, by_name


def poor_lord() -> Lord:
    lord = new_lord(BOX)
    lord.gold = lord.food = 0
    return lord


def fight(
    line: str,
    *,
    traps: tuple[str, ...] = (),
    sent: tuple[str, ...] = (),
    card: str | None = None,
    fatigue: int = 0,
    number: int = 1,
    year: int = 1,
    room: str | None = None,
    full: bool = True,
    store: tuple[str, ...] = (),
    prison: str = "",
    lair: tuple[str, ...] = (),
    bonus: tuple[int, ...] = (),
    silent: bool = False,
    **goods: int,
) -> Fight:
    """A fight at (2,0); `silent`: the card gives only its fatigue, no one can cast."""
    lord = poor_lord()
    heroes, damage, by_name = party(line, year)
    lord.party, lord.damage, lord.bonus = heroes, damage, list(bonus or [0] * len(heroes))
    for one in prison.split():
        lord.prison.append(adventurer(one, year, heroes + lord.prison))
        by_name[one] = lord.prison[-1]
    lord.evil = 5
    for name, amount in goods.items():
        setattr(lord, name, amount)
    lord.lair = sorted({tile(one) for one in (*sent, *lair)})
    lord.sent = sum(1 << tile(one) for one in sent)
    lord.laid_traps = [TRAPS.index(trap) for trap in traps]
    for trap in store:
        lord.traps[TRAPS.index(trap)] += 1
    lord.tile = 2
    if room is not None:
        lord.rooms = 1 << 2
        lord.room_at[2] = ROOMS.index(room)
    lord.laid = 1
    spell = int(s.NONE) if card is None or silent else CARDS.index(card)
    tired = fatigue if card is None else BOX.card_fatigue[CARDS.index(card)]
    battle = start_battle(lord, 0, full, year, number, spell, tired)
    return Fight(lord, battle, by_name)


# ---------------------------------------------------------------- a match


class Table:
    """A match whose state a scene may set, played by names."""

    def __init__(self, players: int = 4, seed: int = 1, **options: Any) -> None:
        self.options = {"full_rules": True, "special_events": False, **options}
        self.state: State = GAME.start(players, self.options, seed)
        if self.state.phase == s.CHOOSE_BLOCKED:
            for seat in range(players):
                GAME.apply(self.state, seat, GAME.legal(self.state, seat)[0])
        self.log = Log()

    def lord(self, seat: Seat) -> Lord:
        return self.state.lords[seat]

    def play(self, seat: Seat, **named: Any) -> list[Event]:
        """Play a legal action; what happened."""
        refusal = self.refusal(seat, **named)
        assert refusal is None, (refusal, named, self.phase)
        self.log = Log()
        action = msgspec.convert(named, GAME.action_type)
        GAME.apply(self.state, seat, GAME.encode(action), self.log)
        return self.log.events

    def refusal(self, seat: Seat, **named: Any) -> Refusal | None:
        action = GAME.parse(msgspec.json.encode(named))
        if isinstance(action, Refusal):
            return action
        code = GAME.encode(action)
        refused = GAME.refusal(self.state, seat, code)
        assert (refused is None) == (code in GAME.legal(self.state, seat))
        return refused

    def allows(self, seat: Seat, **named: Any) -> bool:
        return self.refusal(seat, **named) is None

    def legal(self, seat: Seat) -> list[Named]:
        return [written(action) for action in GAME.actions(self.state, seat)]

    def view(self, seat: Seat | None) -> View:
        return GAME.view(self.state, seat)

    def seen(self, seat: Seat | None) -> list[Event]:
        return seen(self.log.events, seat)

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.log.events if isinstance(event, kind)]

    @property
    def phase(self) -> str:
        return str(self.view(None).phase)

    @property
    def to_act(self) -> list[int]:
        return [int(seat) for seat in GAME.to_act(self.state)]

    def result(self) -> Result | None:
        return GAME.result(self.state)

    # ------------------------------------------------------------ setting scenes

    def first(self, seat: Seat) -> Table:
        self.state.first = seat
        return self

    def hand(self, seat: Seat, *blocked: str) -> None:
        self.lord(seat).blocked = sum(1 << ORDERS.index(order) for order in blocked)

    def plan(self, *plans: tuple[str, ...]) -> None:
        """All plan at once; blocked cards are set so that the plans are possible."""
        for seat, orders in enumerate(plans):
            spare = [order for order in ORDERS if order not in orders]
            self.hand(seat, *spare[-2:])
        for seat, orders in enumerate(plans):
            self.play(seat, kind="plan_orders", orders=list(orders))

    def execute(self, seat: Seat, order: str, space: int) -> Table:
        """Only this minion stands on the board, and its owner is asked."""
        state = self.state
        spare = [one for one in ORDERS if one != order]
        for lord in state.lords:
            lord.plan = [ORDERS.index(order), ORDERS.index(spare[0]), ORDERS.index(spare[1])]
            lord.blocked = sum(1 << ORDERS.index(name) for name in spare[2:4])
            lord.on_card = 0
        state.spaces = [int(s.NONE)] * 24
        at = ORDERS.index(order)
        state.place = at * 3 + (3 - space if at >= s.HIRE_MONSTER else space - 1)
        state.phase, state.asked = int(s.EXECUTE), seat
        return self

    def produce(self, seat: Seat) -> Table:
        self.execute(seat, "get_food", 1)
        self.state.phase, self.state.asked = int(s.PRODUCE), seat
        self.state.seats_done = (seat - self.state.first) % self.state.players
        return self

    def own(self, seat: Seat, *creatures: str) -> None:
        """Give creatures, wherever they lie."""
        for name in creatures:
            number = tile(name)
            for pile in (*self.state.monster_piles, self.state.offer, *(x.lair for x in self.state.lords)):
                if number in pile:
                    pile.remove(number)
            self.state.gone_creatures &= ~(1 << number)
            insert_sorted(self.lord(seat).lair, number)

    def offer(self, *creatures: str) -> None:
        self.state.offer = [tile(name) for name in creatures]

    def room(self, seat: Seat, name: str, cell: Cell, conquered: bool = False) -> None:
        lord, at = self.lord(seat), cell_code(cell)
        lord.tiles |= 1 << at
        lord.rooms |= 1 << at
        lord.room_at[at] = ROOMS.index(name)
        if conquered:
            lord.conquered |= 1 << at

    def tiles(self, seat: Seat, *cells: Cell) -> None:
        for cell in cells:
            self.lord(seat).tiles |= 1 << cell_code(cell)

    def store(self, seat: Seat, *traps: str) -> None:
        self.lord(seat).traps = [traps.count(trap) for trap in TRAPS]

    def evil(self, *values: int) -> None:
        for lord, value in zip(self.state.lords, values, strict=True):
            lord.evil = value

    def event(self, kind: str, special: str | None = None, round: int = 2) -> Table:
        """The event of this round begins now."""
        state = self.state
        state.round = round
        state.event_tiles = [EVENT_TILES.index(kind)] * 3
        if special is not None:
            state.special = True
            state.special_cards = [SPECIALS.index(special)] * 2
        self.heroes()
        self.log = Log()
        go_on(state, EVENT, self.log)
        return self

    def heroes(self, *labels: str) -> None:
        """Who comes this round; any if not said."""
        year = self.state.year
        wanted = list(labels) or ["W3", "T3/1", "P3/1", "Z3/1"] if year == 1 else ["W5", "W6", "W7", "W8"]
        count = BOX.adventurers_drawn[self.state.players]
        found: list[int] = []
        for name in wanted[:count]:
            found.append(adventurer(name, year, found))
        self.state.coming = found

    def combat(
        self, lines: list[str], card: str, *, number: int = 1, fatigue: int | None = None, year: int = 1
    ) -> Table:
        """A combat round begins with these parties."""
        state = self.state
        state.year, state.round, state.combat = year, 4, number - 1
        state.offer, state.room_offer, state.coming, state.next_coming = [], [], [], []
        state.paladin = int(s.GONE)
        for seat, line in enumerate(lines):
            lord = self.lord(seat)
            lord.party, lord.damage, _ = party(line, year)
            lord.bonus = [0] * len(lord.party)
            if int(s.PALADIN) + year - 1 in lord.party:
                state.paladin = seat
        if card:
            state.row = [CARDS.index(card)] * 4
        self.log = Log()
        go_on(state, COMBAT_ROUND, self.log)
        return self

    def nothing(self, seat: Seat, cell: Cell = (2, 0)) -> list[Event]:
        return self.play(seat, kind="plan_combat", tile=list(cell), traps=[], creatures=[])

    def line(self, seat: Seat) -> str:
        lord = self.lord(seat)
        parts = []
        for one, damage in zip(lord.party, lord.damage, strict=True):
            parts.append(label(one) + (f":+{damage}" if damage else ""))
        return " ".join(parts)


def kinds(found: list[Named], key: str) -> list[Any]:
    return [one.get(key) for one in found]


__all__ = ["KINDS", "Fight", "Table", "adventurer", "fight", "kinds", "label", "party", "tile"]
