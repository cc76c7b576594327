"""Bots of a level by their own names at a table in the terminal, and what they say now and then.

All of it follows from the seed, the seat and how far the match is, never from what anybody holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzemi.bots.styles import STYLES, Style, with_style
from podzemi.cli.common import bot_name
from podzemi.engine import registry
from podzemi.engine.dice import seed_for
from podzemi.engine.game import AnyGame
from podzemi.languages import has, text

RARELY: Final = 8
"""About every so many actions."""
WAYS: Final = 2


def labels(lang: str, bots: Sequence[str], seed: int, people: Sequence[str] = ()) -> list[str]:
    """The players by seat; the seats of people are the empty ones."""
    names = iter(people)
    return [
        next(names, "") if not bot and people else _label(lang, bot, seed, seat)
        for seat, bot in enumerate(bots)
    ]


def _label(lang: str, bot: str, seed: int, seat: int) -> str:
    if not bot:
        return text(lang, "terminal-you")
    if bot not in registry.LEVELS:
        return bot_name(lang, bot)
    names = text(lang, "shell-bot-names").split(", ")
    return f"{names[_number(lang, seed, seat)]} ({bot_name(lang, bot)})"


def _number(lang: str, seed: int, seat: int) -> int:
    """The number of the bot's name: the same in every language."""
    return (seed + seat) % len(text(lang, "shell-bot-names").split(", "))


def remark(lang: str, game: AnyGame, bot: str, seed: int, seat: int, version: int) -> str | None:
    """The remark of the bot in that seat after so many actions; None: nothing."""
    chance = seed_for(seed, version)
    if bot not in registry.LEVELS or chance % RARELY:
        return None
    key = f"say-{_style(seed, seat)}-{game.prefix.lower()}-{1 + chance // RARELY % WAYS}"
    return text(lang, key) if has(lang, key) else None


def _style(seed: int, seat: int) -> Style:
    return STYLES[(seed + seat) % len(STYLES)]


def with_styles(bots: Sequence[str], seed: int) -> list[str]:
    """The bots by seat, each with the style that its remarks show."""
    return [with_style(bot, _style(seed, seat)) for seat, bot in enumerate(bots)]
