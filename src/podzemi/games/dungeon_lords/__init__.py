"""Dungeon Lords: dig, hire and plot for two years, and survive the heroes who come to put things right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final  # Any: options not yet checked; outcomes and actions as JSON

import msgspec

from podzemi.engine.bits import has
from podzemi.engine.dice import Dice
from podzemi.engine.game import RECORD_FORMAT, BadSetup, Game, OptionValue, Result, place_groups
from podzemi.engine.log import Log
from podzemi.engine.parts import Limits, Packs
from podzemi.engine.values import Action, Reason, Refusal, Seat
from podzemi.games.dungeon_lords import actions, codes, events, outcomes, reasons, records, rules
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.data.schema import DATA, Data, read
from podzemi.games.dungeon_lords.data.tables import BOX, OPTIONS, numbers
from podzemi.games.dungeon_lords.encoding.spec import observation_spec
from podzemi.games.dungeon_lords.names import (
    ADVENTURERS,
    CARDS,
    CREATURES,
    EVENT_TILES,
    ORDERS,
    ROOMS,
    SPECIALS,
    TITLES,
    TRAPS,
)
from podzemi.games.dungeon_lords.preview import types as o
from podzemi.games.dungeon_lords.preview.build import preview
from podzemi.games.dungeon_lords.puzzles.academy import Academy
from podzemi.games.dungeon_lords.rules.scoring import score_rows, title_holders
from podzemi.games.dungeon_lords.solver.analysis import CombatAnalysis
from podzemi.games.dungeon_lords.state import State
from podzemi.games.dungeon_lords.testing.invariants import check
from podzemi.games.dungeon_lords.testing.probes import probes
from podzemi.games.dungeon_lords.view.build import view
from podzemi.games.dungeon_lords.view.sample import sample
from podzemi.games.dungeon_lords.view.types import View

ROWS: Final = (
    "rooms",
    "monsters",
    "prisoners",
    "paladins",
    "conquered",
    "letters",
    "prestige",
    "titles",
    "fame",
)
"""The lines of a score (DL-24.2)."""


class DungeonLords(Game[State, View]):
    name = "dungeon_lords"
    prefix = "DL"
    rules_version = 1
    min_players = DATA.meta.players_min
    max_players = DATA.meta.players_max
    options = OPTIONS
    limits = Limits(lambda players: 1000 * players, (-200.0, 300.0))
    setup_clause = "DL-21.1"
    minutes = 90
    usual_players: ClassVar[int] = 4  # without neutral colours, whose orders would have to be chosen too
    first_match: ClassVar[dict[str, OptionValue]] = {"full_rules": False}
    detail_seats = ("licences",)
    action_type = actions.Action
    event_type = events.Event
    outcome_type = outcomes.Outcome
    state_type = State
    box: s.Box
    view_type = View
    preview_type = o.Preview
    reason_type = reasons.Reasons

    to_act = staticmethod(rules.to_act)
    legal = staticmethod(rules.legal)
    refusal = staticmethod(rules.refusal)
    apply_unchecked = staticmethod(rules.apply)
    default = staticmethod(rules.default)
    decode = staticmethod(actions.decode)
    encode = staticmethod(actions.encode)
    view = staticmethod(view)
    check = staticmethod(check)

    def __init__(self, data: Data | None = None) -> None:
        self.data = DATA if data is None else data
        self.box = BOX if data is None else numbers(data)
        self.academy = Academy(self.data, self.box)
        self.puzzles = self.academy
        self.packs = Packs(f"{__name__}.data", _with_data)
        self.analysis = CombatAnalysis()
        self.observation_spec = observation_spec(self.box)

    def validate_options(self, players: int, options: dict[str, Any]) -> dict[str, OptionValue]:
        """`special_events` follows `full_rules`, and cannot be on without them; with them blocked cards are
        chosen anyway (DL-21, DL-15.60, DL-15.67)."""
        given = dict(options)
        given.setdefault("special_events", given.get("full_rules", True) is True)
        full = super().validate_options(players, given)
        if full["special_events"] and not full["full_rules"]:
            bad = {"option": "special_events", "value": "true"}
            raise BadSetup(Refusal("option_value", "DL-15.60", bad))
        if full["full_rules"]:
            full.pop("choose_blocked", None)
        return full

    def sample(self, view: View, dice: Dice) -> State:
        return sample(self.box, view, dice)

    def preview(self, view: View) -> o.Preview:
        return preview(self.box, view)

    def reasons(self, view: View, outlook: o.Preview, action: Action) -> list[Reason]:
        return list(reasons.reasons(self.box, view, outlook, action))

    def setup(
        self, players: int, options: dict[str, OptionValue], dice: Dice, log: Log | None = None
    ) -> State:
        return rules.setup(self.box, dice, players, *self.option_numbers(options), log)

    def option_numbers(self, options: dict[str, OptionValue]) -> tuple[bool, bool, bool, bool]:
        full = bool(options["full_rules"])
        return (
            full,
            bool(options["special_events"]),
            options["combat_planning"] == "in_turn",
            full or bool(options.get("choose_blocked", False)),
        )

    def result(self, state: State) -> Result | None:
        """DL-13.9, DL-24.2: by points, ties share a place."""
        if not rules.is_over(state):
            return None
        lines = [[int(line) for line in score_rows(state, seat)] for seat in range(state.players)]
        scores = rules.scores(state)
        holders = [int(mask) for mask in title_holders(state)]
        return Result(
            ranking=place_groups(rules.places(state)),
            scores=scores,
            detail={
                "licences": [seat for seat, points in enumerate(scores) if points > 0],
                "titles": {
                    title: [seat for seat in range(state.players) if has(mask, seat)]
                    for title, mask in zip(TITLES, holders, strict=True)
                },
                "rows": [dict(zip(ROWS, line, strict=True)) for line in lines],
            },
        )

    def parse(self, data: bytes | str) -> Action | Refusal:
        """A special event's answer says something: at least `monster`, null or not (DL-22.5)."""
        action = super().parse(data)
        if action == actions.EventChoice() and "monster" not in msgspec.json.decode(data):
            return Refusal("malformed", "DL-22.5", {"problem": "an answer without parameters"})
        return action

    def codes(self) -> Sequence[int]:
        return codes.CODES

    def probes(self, state: State) -> Iterable[int]:
        return probes(state)

    def script(self, outcomes: list[Any]) -> list[int]:
        return [number for outcome in outcomes for number in _numbers(outcome)]

    def to_record(self, action: Action, format: int = RECORD_FORMAT) -> Any:
        return records.to_record(action, format)

    def from_record(self, value: Any, format: int) -> Action:
        return records.from_record(value, format)

    def favourite_key(self, action: Action) -> str | None:
        """Rooms, and monsters by their kind: the tiles of one kind have the same name."""
        match action:
            case actions.Build(room=room):
                return f"room-{room}"
            case actions.Hire(tile=tile):
                return f"creature-{tile.rpartition('_')[0]}_1"
        return None

    def reveals(self, before: State, after: State, seat: Seat, code: int) -> bool:
        """True for steps that open sealed orders, turn over tiles or cards, or end a phase. An answer given
        in secret opens nothing while somebody else still thinks (DL-4.4)."""
        if before.phase == s.C_RESOLVE and after.seats_done != before.seats_done:
            return True  # the next battle has begun, and perhaps shown a trap
        return any(getattr(after, name) != getattr(before, name) for name in _OPENED) or any(
            lord.traps != was.traps or lord.spied != was.spied for lord, was in zip(after.lords, before.lords)
        )


_OPENED: Final = (
    *("phase", "year", "round", "revealed", "trap_deck", "monster_piles", "room_piles", "adventurer_piles"),
    *("special_cards", "combat", "dummy_shown", "event_tiles"),
)


def _numbers(outcome: Any) -> list[int]:
    """One outcome as the numbers of the dice: piles from the bottom up, draws card by card."""
    match outcome:
        case outcomes.FirstPlayer(seat=seat):
            return [seat]
        case outcomes.MonsterPile(order=order):
            return _indices(CREATURES, order[::-1])
        case outcomes.RoomPile(order=order):
            return _indices(ROOMS, order[::-1])
        case outcomes.AdventurerPile(order=order):
            return _indices(ADVENTURERS, order[::-1])
        case outcomes.TrapDeck(order=order):
            return _indices(TRAPS, order[::-1])
        case outcomes.CombatRow(year=year, order=order):
            return [card - (year - 1) * int(s.CARD_COUNT) for card in _indices(CARDS, order)]
        case outcomes.SpecialEvents(order=order):
            return _indices(SPECIALS, order)
        case outcomes.EventTiles(order=order):
            return _indices(EVENT_TILES, order)
    return _indices(ORDERS, outcome.cards)


def _indices(table: tuple[str, ...], names: list[Any]) -> list[int]:
    return [table.index(name) for name in names]


def _with_data(text: str) -> DungeonLords:
    return DungeonLords(read(text, DATA))


GAME: Final = DungeonLords()
