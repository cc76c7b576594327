"""Messages of talk at a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Phrase = Literal[
    "hello",
    "good_luck",
    "thanks",
    "sorry",
    "well_played",
    "nice_move",
    "wow",
    "ouch",
    "hurry_up",
    "one_moment",
    "back_soon",
    "yes",
    "no",
    "good_game",
    "rematch",
    "goodbye",
    "welcome_dungeon:bluff",
    "welcome_dungeon:dare",
    "welcome_dungeon:not_me",
    "welcome_dungeon:easy",
    "welcome_dungeon:deadly",
    "paper_dungeons:good_roll",
    "paper_dungeons:bad_roll",
    "paper_dungeons:boss",
    "paper_dungeons:potion",
    "paper_dungeons:one_more",
    "dark_cave:loyal",
    "dark_cave:saboteur",
    "dark_cave:trust",
    "dark_cave:suspect",
    "dark_cave:north",
    "dark_cave:east",
    "dark_cave:south",
    "dark_cave:west",
    "dark_cave:dead_end",
    "dark_cave:help",
    "dungeon_lords:knew",
    "dungeon_lords:same",
    "dungeon_lords:gold",
    "dungeon_lords:taxes",
    "dungeon_lords:paladin",
    "dungeon_lords:traps",
]
"""Ready-made phrases: `<id>` (message `phrase-<id>`) at every table, `<game>:<name>` (the game's message
`phrase-<name>`) at tables of one game."""

Channel = Literal["table", "watchers"]
"""A channel of talk: players' or spectators'. Players do not see the latter while the match runs."""


class Line(Struct, frozen=True):
    """One thing somebody said. `number` counts within its channel, from 1; `text` is plain text,
    or the id of a phrase."""

    channel: Channel
    number: int
    person: str
    name: str
    kind: Literal["text", "phrase"]
    text: str
    at: float


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """A line that should not have been said, for whoever runs the server. Nobody else learns of it."""

    channel: Channel
    number: int
    reason: Literal["insult", "spam", "cheating", "other"]
    note: str = ""
