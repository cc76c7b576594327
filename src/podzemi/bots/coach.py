"""The strongest bot's evaluation of a decision: for hints during a match and reviews after it.

It is given a view and the legal actions, like every bot: the coach knows what the seat knows, and no more.
The move it names first is the one that the master plays with the same time. What moves are worth comes from
weighing them on one scale (`bots/weighing.py`); where another move then looks better, both are told. Where
there is no search (no native code, components from a data pack, nobody to play against) it names a move and
no chances.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final  # Any: the view of whichever game

from msgspec import Struct
from msgspec.structs import replace

from podzemi import native
from podzemi.bots import levels
from podzemi.bots.search import SearchBot, Settings
from podzemi.bots.weighing import Weighed, Weigher
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame, Result
from podzemi.engine.values import Action, Reason, Seat

MASTER: Final = registry.LEVELS[-1]
MOST: Final = 3
"""Moves that are worth naming beside each other."""
DEAREST: Final = 3
"""Decisions that a review names."""
SECOND_LOOKS: Final = 6
"""Decisions that look dear at first are thought over for longer."""
LEAST: Final = 0.03
"""Smallest loss of value that is mentioned; a larger value mentions fewer moves."""
GLANCES: Final = (0.4, 1.0)
"""Seconds of the looks before a warning: somebody waits to play. What seems dear at a short look is sometimes
only less well known, so a longer one has to say the same."""
DEAR: Final = 0.1
"""Smallest loss of value that is warned of; a larger value warns less often."""
VAGUE: Final = 0.15
"""A chance with a greater standard error is not named beside the master's move."""
WALL: Final = 2.0
"""Somebody waits: a thought ends after so many times its seconds by the clock on the wall."""


class Advice(Struct, frozen=True):
    """`best`: the moves worth naming, that bot's own first. `played`: the one that was asked about."""

    best: list[Weighed]
    played: Weighed | None = None
    bot: str = MASTER

    @property
    def price(self) -> float:
        """By how much the chances fall with what was played; 0 where it cannot be told from chance."""
        first, played = self.best[0], self.played
        if played is None or first.chance is None or played.chance is None:
            return 0.0
        fall = first.chance - played.chance
        return fall if fall > 2 * (first.error**2 + played.error**2) ** 0.5 else 0.0


def dearest(advice: Mapping[int, Advice], most: int) -> list[int]:
    """The moments of the decisions that cost most, the dearest first."""
    prices = {at: one.price for at, one in advice.items()}
    return sorted((at for at in prices if prices[at] >= LEAST), key=lambda at: -prices[at])[:most]


def advise(
    game: AnyGame,
    view: Any,
    legal: list[Action],
    dice: Dice,
    seconds: float,
    played: int | None = None,
    wall: float = WALL,
) -> Advice:
    """Advice for a decision: the best moves, and the chance of the `played` action beside them.

    The master takes `seconds` for its move, and weighing the moves takes as long again. A move that somebody
    is shown has a reason: the best one where nothing was played, both where what was played costs much.
    """
    found = _compare(game, view, legal, dice, seconds, played, wall)
    return explain(game, view, legal, found) if played is None or found.price >= LEAST else found


def _compare(
    game: AnyGame, view: Any, legal: list[Action], dice: Dice, seconds: float, played: int | None, wall: float
) -> Advice:
    if native.why_not_for(game) is not None or _is_alone(game, view, dice):
        name = levels.stand_in(f"{MASTER}?seconds={seconds}", game)
        index = registry.bot(name, game).choose(view, legal, dice)
        spoken = None if played is None else Weighed(played)
        return Advice([Weighed(index)], spoken, name.partition("?")[0])
    master = levels.player(game, _master(game, seconds, wall))
    own = master.choose(view, legal, dice)
    asked = [own] if played is None else [own, played]
    found = _weigher(game, master).weighed(view, legal, dice, asked)
    by_index = {one.index: one for one in found}
    others = [one for one in found if one.index != own and one.error <= VAGUE]
    return Advice([by_index[own], *others][:MOST], None if played is None else by_index[played])


def explain(game: AnyGame, view: Any, legal: list[Action], advice: Advice) -> Advice:
    """The same with what follows from the best move and not from the other one, and the other way round.

    The other one is what was played, else the next best.
    """
    best, played = advice.best[0], advice.played
    other = played if played is not None else advice.best[1] if len(advice.best) > 1 else None
    outlook = game.preview(view)
    good = game.reasons(view, outlook, legal[best.index])
    bad = [] if other is None else game.reasons(view, outlook, legal[other.index])
    first = replace(best, reason=_tell_apart(good, bad))
    spoken = None if played is None else replace(played, reason=_tell_apart(bad, good))
    return replace(advice, best=[first, *advice.best[1:]], played=spoken)


def _tell_apart(reasons: list[Reason], others: list[Reason]) -> Reason | None:
    """The first reason that is not one for the other move as well."""
    return next((one for one in reasons if one not in others), None)


def _master(game: AnyGame, seconds: float, wall: float) -> Settings:
    """How the master thinks, with so much time."""
    return replace(levels.settings(game.name)[MASTER], seconds=seconds, iterations=0, wall=wall)


def _weigher(game: AnyGame, master: Any) -> Weigher:
    """The game's own way to compare moves; one search of all of them where it has none."""
    if isinstance(master, SearchBot) and isinstance(master.searcher, Weigher):
        return master.searcher
    return Weigher(game, levels.settings(game.name)[MASTER])


def _is_alone(game: AnyGame, view: Any, dice: Dice) -> bool:
    """Nobody to end ahead of: then there are no chances."""
    return native.from_python(game.sample(view, dice)).players == 1


def standing(result: Result, seat: Seat, in_clans: bool) -> float | None:
    """How a match ended for the seat, on the scale of the chances; None alone: there was nobody to beat."""
    others = sum(map(len, result.ranking)) - 1
    if others == 0:
        return None
    place = next(n for n, group in enumerate(result.ranking) if seat in group)
    if in_clans:
        return 0.5 if len(result.ranking) == 1 else float(place == 0)
    beaten = sum(map(len, result.ranking[place + 1 :]))
    level = len(result.ranking[place]) - 1
    return (beaten + level / 2) / others
