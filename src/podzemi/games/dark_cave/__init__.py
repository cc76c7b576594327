"""Saboteur: The Dark Cave. Dig, walk, get out with gold; and find out who works for whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final  # Any: options not yet checked; outcomes and actions as JSON

from podzemi.engine.dice import Dice
from podzemi.engine.game import RECORD_FORMAT, BadSetup, Game, OptionValue, Result, place_groups
from podzemi.engine.log import Log
from podzemi.engine.parts import Limits, Packs
from podzemi.engine.puzzles.puzzle import Kinds
from podzemi.engine.values import Action, Reason, Refusal, Seat
from podzemi.games.dark_cave import actions, events, reasons, records, rules
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.codes import works_for
from podzemi.games.dark_cave.data.schema import CARD_TYPES, MONSTERS
from podzemi.games.dark_cave.data.tables import BOX, CLANS, DATA, Data, numbers, options, read
from podzemi.games.dark_cave.encoding.spec import observation_spec
from podzemi.games.dark_cave.geometry import corner_of
from podzemi.games.dark_cave.parts import Clans, ExitStatistics
from podzemi.games.dark_cave.preview import types as o
from podzemi.games.dark_cave.preview.build import preview
from podzemi.games.dark_cave.puzzles.exit import WaysOut
from podzemi.games.dark_cave.puzzles.loyalty import Loyalties
from podzemi.games.dark_cave.state import State
from podzemi.games.dark_cave.testing.invariants import check
from podzemi.games.dark_cave.testing.probes import probes
from podzemi.games.dark_cave.view.build import view
from podzemi.games.dark_cave.view.sample import sample
from podzemi.games.dark_cave.view.types import View


class DarkCave(Game[State, View]):
    name = "dark_cave"
    prefix = "DC"
    rules_version = 1
    min_players = DATA.players_min
    max_players = DATA.players_max
    setup_clause = "DC-23"
    action_clause = "DC-21.1"
    minutes = DATA.minutes
    limits = Limits(lambda players: 2400 + 120 * players, (0.0, 46.0 * 8))  # all nuggets for each
    rounds = ("turn_started",)
    private_fields = frozenset({"hand", "memory"})
    action_type = actions.Action
    event_type = events.Event
    outcome_type = events.Outcome
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
    view = staticmethod(view)
    check = staticmethod(check)

    def __init__(self, data: Data | None = None) -> None:
        self.data = DATA if data is None else data
        self.box = BOX if data is None else numbers(data)
        self.options = options(self.data)
        self.packs = Packs(f"{__name__}.data", _with_data)
        self.puzzles = Kinds(WaysOut(self.box), loyalty=Loyalties(self.box))
        self.statistics = ExitStatistics()
        self.teams = Clans()
        self.observation_spec = observation_spec(self.box)

    def decode(self, code: int) -> actions.Action:
        return actions.decode(self.box, code)

    def encode(self, action: Action) -> int:
        return actions.encode(self.box, action)

    def sample(self, view: View, dice: Dice) -> State:
        return sample(self.box, view, dice)

    def preview(self, view: View) -> o.Preview:
        return preview(self.box, view)

    def reasons(self, view: View, outlook: o.Preview, action: Action) -> list[Reason]:
        return list(reasons.reasons(self.box, view, outlook, action))

    def validate_options(self, players: int, options: dict[str, Any]) -> dict[str, OptionValue]:
        """`first_player` must be a seat of the match (DC-23.2)."""
        full = super().validate_options(players, options)
        first = full["first_player"]
        if isinstance(first, int) and first >= players:
            bad = {"option": "first_player", "value": str(first)}
            raise BadSetup(Refusal(code="option_value", clause="DC-23.2", values=bad))
        return full

    def setup(
        self, players: int, options: dict[str, OptionValue], dice: Dice, log: Log | None = None
    ) -> State:
        return rules.setup(self.box, dice, players, *self.option_numbers(options), log)

    def option_numbers(self, options: dict[str, OptionValue]) -> tuple[int, int, bool]:
        first, clan = options["first_player"], options["clan_34"]
        return (
            s.NONE if isinstance(first, str) else int(first),
            s.NONE if clan == "random" else CLANS.index(clan),
            bool(options["agreed_end"]),
        )

    def result(self, state: State) -> Result | None:
        """DC-11.7: the workers of the winning clan, then the others."""
        if not rules.is_over(state):
            return None
        groups = place_groups(rules.places(state))
        has_winner = state.winner in [works_for(clan) for clan in state.clan]
        return Result(
            ranking=[*groups, []] if has_winner and len(groups) == 1 else groups,
            scores=rules.scores(state),
            detail={
                "reason": events.REASONS[state.ended - 1],
                "winner": None if state.winner == s.NONE else CLANS[state.winner],
                "first_out": None if state.first_out == s.NONE else state.first_out,
                "saved": dict(zip(CLANS, state.saved)),
                "treasure": dict(zip(CLANS, state.treasure)),
            },
        )

    def codes(self) -> Sequence[int]:
        return actions.CODES

    def probes(self, state: State) -> Iterable[int]:
        return probes(state)

    def script(self, outcomes: list[Any]) -> list[int]:
        """Cards, goals and clan cards by their numbers."""
        box = self.box
        numbers: list[int] = []
        for outcome in outcomes:
            match outcome:
                case events.Clan34(clan=clan):
                    numbers.append(CLANS.index(clan))
                case events.Goals(order=order):
                    numbers.extend(corner_of(box, _number(box, name)) for name in order)
                case events.Clans(order=order):
                    numbers.extend(_pool(box, order))
                case events.Pile(order=order):
                    numbers.extend(_number(box, name) for name in order)
                case events.FirstPlayer(seat=seat):
                    numbers.append(seat)
                case events.LoseCard(card=card):
                    numbers.append(_number(box, card))
        return numbers

    def to_record(self, action: Action, format: int = RECORD_FORMAT) -> Any:
        return records.to_record(action, format)

    def from_record(self, value: Any, format: int) -> Action:
        return records.from_record(value, format)

    def favourite_key(self, action: Action) -> str | None:
        """Action cards by their kind; which paths there are depends on the hand too much."""
        if isinstance(action, actions.PlayPath) or (card := getattr(action, "card", None)) is None:
            return None
        kind = CARD_TYPES[self.box.kind[self.box.face_name.index(card)] - 1]
        return f"monster-{kind}" if kind in MONSTERS else f"type-{kind}"

    def reveals(self, before: State, after: State, seat: Seat, code: int) -> bool:
        """Drawing, looking, swapping, turning over."""
        return any(getattr(after, name) != getattr(before, name) for name in _OPENED)


_OPENED: Final = ("pile", "up", "turned", "looked_clan", "looked_goal", "swaps", "drawer", "turn", "ended")


def _number(box: s.Box, name: str) -> int:
    if name not in box.face_number:
        raise ValueError(f"there is no card {name!r}")
    return box.face_number[name]


def _pool(box: s.Box, order: list[str]) -> list[int]:
    """Clan cards as places in the pool of their match; one clan is listed as blue (DC-3.3)."""
    colours = {name.split("-")[1] for name in order if name.count("-") == 3}
    names = [name.replace("yellow", "blue") if colours == {"yellow"} else name for name in order]
    for pool in box.pool_name:
        if sorted(pool) == sorted(names):
            return [pool.index(name) for name in names]
    raise ValueError(f"these clan cards are no pool: {', '.join(order)}")


def _with_data(text: str) -> DarkCave:
    """The game with the components of a data pack; the rules stay (DC-23.1)."""
    return DarkCave(read(text, DATA))


GAME: Final = DarkCave()
