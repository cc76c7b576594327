"""Styles of bots: of moves that are about as good, each prefers its own kind.

`styles.toml` says by game which words of an action a style likes: its kind, and what is chosen in it. A bot
looks at them only among moves that its search cannot tell apart by much, so styles are equally strong. Games
that are not in the file are played the same way by all.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache, reduce
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, get_args  # Any: an action as plain values

import msgspec

from podzemi.engine import registry
from podzemi.engine.values import Action, Seat

Style: TypeAlias = Literal["bold", "careful", "suspicious"]
STYLES: Final[tuple[Style, ...]] = get_args(Style)

TILT: Final = 1.5
"""Without search, the weights of actions that suit the bot's style are multiplied by this."""


@cache
def liked_words(game: str, style: str) -> frozenset[str]:
    """The words of actions that a style likes in a game."""
    text = (files("podzemi.bots") / "styles.toml").read_text("utf-8")
    return frozenset(tomllib.loads(text).get(game, {}).get(style, ()))


def liking(game: str, style: str, action: Action) -> int:
    """How many of its words are in the action."""
    words = liked_words(game, style)
    return sum(word in words for word in _words(msgspec.to_builtins(action))) if words else 0


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _words(part)
    elif isinstance(value, list):
        for part in value:
            yield from _words(part)


def tilt(game: str, style: str, weights: Sequence[int], actions: Sequence[Action]) -> list[int]:
    """The weights of actions, those of liked ones raised."""
    if not liked_words(game, style):
        return list(weights)
    return [
        round(weight * TILT) if liking(game, style, action) else weight
        for weight, action in zip(weights, actions, strict=True)
    ]


def style_at(table: str, seat: Seat) -> Style:
    """The style of the bot in a seat; the page knows the same (`web/src/lib/table/voices.ts`)."""
    number = reduce(lambda total, letter: (total * 31 + ord(letter)) & 0xFFFFFFFF, table, 7)
    return STYLES[(number + seat) % len(STYLES)]


def with_style(bot: str, style: Style) -> str:
    """The name of a bot that has this style, if it is one of a level; those for study have none."""
    return with_setting(bot, "style", style) if bot.partition("?")[0] in registry.LEVELS else bot


def with_setting(bot: str, name: str, value: str) -> str:
    """The name of a bot with one setting more."""
    return f"{bot}{'&' if '?' in bot else '?'}{name}={value}"
