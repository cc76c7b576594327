"""The ladder: who beats whom in every game, by a plan in a file; see `make ladder` and docs/ladder.md."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from podzemi import native
from podzemi.arena.checkpoint import Checkpoint, CheckpointLine, source
from podzemi.arena.figures.thinking import together
from podzemi.arena.round_robin import Paired, Pairing, whole_deals
from podzemi.arena.rows import Collected, Run
from podzemi.engine import registry


class NoNativeCode(RuntimeError):
    """Without native code every level plays like `greedy`: there is nothing to measure."""


class Group(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Some pairs of a game, at tables of these sizes."""

    game: str
    players: list[int]
    pairs: list[str]
    """By name in the plan."""
    matches: int
    teams: bool = False
    """In games of sides: the first has all seats of one side."""
    names: dict[str, str] = {}
    """Bots that are others than elsewhere in the plan, by the name the page shows."""


class Quick(Struct, frozen=True, forbid_unknown_fields=True):
    """The changes for a trial run, which only shows that everything works."""

    matches: int
    names: dict[str, str] = {}


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """The measurements to make. `names`: the bots by the name the page shows, with their settings."""

    seed: int
    names: dict[str, str]
    pairs: dict[str, list[tuple[str, str]]]
    group: list[Group]
    quick: Quick

    def in_brief(self) -> Plan:
        """The same with a few matches of quick bots."""
        groups = [
            msgspec.structs.replace(
                group,
                matches=min(group.matches, self.quick.matches),
                players=group.players[:1],
                names=group.names | self.quick.names,
            )
            for group in self.group
        ]
        return msgspec.structs.replace(self, group=groups, names=self.names | self.quick.names)

    def only(self, games: Iterable[str]) -> Plan:
        wanted = set(games)
        return msgspec.structs.replace(
            self, group=[group for group in self.group if group.game in wanted or not wanted]
        )

    def steps(self) -> list[Step]:
        """Everything to be played, in the order of the plan."""
        return [step for group in self.group for step in self._steps(group)]

    def _steps(self, group: Group) -> Iterator[Step]:
        names = self.names | group.names
        for players in group.players:
            options = registry.game(group.game).validate_options(players, {})
            for first, second in (pair for name in group.pairs for pair in self.pairs[name]):
                bots = (names.get(first, first), names.get(second, second))
                given = (group.game, bots, options, group.matches, self.seed)
                yield Step(first, second, Pairing(*given, players=players, teams=group.teams))


class Step(Struct, frozen=True):
    """One line of the ladder: the names that the page shows, and the bots behind them."""

    first: str
    second: str
    pairing: Pairing


class Measured(Struct, frozen=True):
    """A line of the ladder with its result, and where it was measured."""

    step: Step
    paired: Paired
    machines: list[str]


def read(path: Path) -> Plan:
    """The plan of a file; ValueError says what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Plan)
    except msgspec.ValidationError as error:
        raise ValueError(f"{path}: {error}") from None


def check_native(plan: Plan) -> None:
    """NoNativeCode where a game of the plan would be played by `greedy` alone."""
    for name in dict.fromkeys(group.game for group in plan.group):
        if (reason := native.why_not_for(registry.game(name))) is not None:
            raise NoNativeCode(f"{name} has no native code, so every level would play like greedy: {reason}")


def is_stale(line: CheckpointLine) -> bool:
    """Whether it was played by other code than today's."""
    return line.source != source(line.row["game"], tuple(line.row["bots"]))


def measurements(steps: list[Step], checkpoint: Checkpoint) -> list[Measured]:
    """The results in the file, step by step; steps without a complete deal are left out."""
    found = []
    for step in steps:
        pairing = step.pairing
        played = _collect(pairing, checkpoint)
        result = whole_deals(pairing, Run(), played)
        if result.shares:
            found.append(Measured(step, result, checkpoint.machines(pairing)))
    return found


def _collect(pairing: Pairing, checkpoint: Checkpoint) -> Collected[float]:
    """The results without a gap from the first match on, no more than are wanted."""
    batches = checkpoint.batches(pairing)
    results: list[float] = []
    for batch in batches:
        if batch.first == len(results):
            results += batch.summary
    thinking = together([batch.thinking for batch in batches], len(pairing.bots))
    return Collected(results[: pairing.matches], thinking)
