"""The advice of the strongest bot, in words for the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any, Final  # Any: the view of whichever game

from podzemi.bots import coach
from podzemi.bots.coach import MASTER, Advice
from podzemi.bots.weighing import Weighed
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Action
from podzemi.languages import text

THOUGHT: Final = 1.0
"""Seconds for one hint."""
CLOSE: Final = 4
"""Moves no further apart than this many percent are about equally good."""


def hint(game: AnyGame, view: Any, legal: list[Action]) -> Advice:
    return coach.advise(game, view, legal, Dice(secrets.randbits(64)), THOUGHT)


def hint_lines(lang: str, advice: Advice, named: list[str], measure: str, why: str) -> Iterator[str]:
    """The move and the reason. `named`: the best moves in words; `why`: what follows, if anything."""
    bot = text(lang, f"bot-{advice.bot}")
    yield text(lang, "terminal-hint", {"bot": bot, "action": named[0]})
    if why:
        yield why
    if advice.bot != MASTER:
        yield text(lang, "coach-stand-in", {"bot": bot})
    elif not why or differs(advice.best):
        yield chances_text(lang, advice.best, measure, named[1] if len(named) > 1 else "")


def differs(best: list[Weighed]) -> bool:
    """Whether the second of the moves looks better than the one the Master would play."""
    chances = [one.chance for one in best[:2] if one.chance is not None]
    return len(chances) == 2 and percent(chances[1]) - percent(chances[0]) >= CLOSE


def chances_text(lang: str, best: list[Weighed], measure: str, other: str) -> str:
    """The chances of the first of the moves in one sentence. `other`: the second move in words."""
    if best[0].chance is None:
        return text(lang, "coach-thumb")
    chance = percent(best[0].chance)
    if len(best) == 1 or best[1].chance is None:
        return text(lang, "coach-alone", {"measure": measure, "chance": chance})
    following = percent(best[1].chance)
    told = {"measure": measure, "chance": chance, "next": following}
    if differs(best):
        return text(lang, "coach-differs", {**told, "other": other})
    return text(lang, "coach-close-call" if chance - following < CLOSE else "coach-clear", told)


def measure_of(game: AnyGame, players: int) -> str:
    """The event that chances are about: to win, for the clan to win, or to end ahead of a rival."""
    if game.teams is not None:
        return "clan"
    return "win" if players == 2 else "rivals"


def percent(chance: float) -> int:
    return round(chance * 100)
