"""The parts of the guided way into a game, as `<game>.toml` writes them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final  # Any: fields of a state, and outcomes of whichever game

import msgspec
from msgspec import Struct

from podzemi.languages.sentences import fields

FOLDER: Final = files("podzemi.learn")
GAMES: Final = tuple(
    sorted(entry.name.removesuffix(".toml") for entry in FOLDER.iterdir() if entry.name.endswith(".toml"))
)
"""The games that have a guided way."""
PLAYER: Final = 0
"""The seat of whoever learns."""


class UnknownScene(LookupError):
    """No scene of that name."""


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """A mistake that newcomers make, with its explanation: the message `<prefix>l-<scene>-<step>-<id>`.

    Of a question `id` is an answer. Otherwise `action` says which actions are meant (`notation`); one that
    the rules refuse, or that is no action at all, is offered beside the board, so that it can be tried.
    """

    id: str
    clauses: tuple[str, ...]
    """The rules behind it; the first one leads to the paragraph of the rulebook."""
    action: str = ""
    label: bool = False
    """Whether the message `…-<id>-label` says what is tried; else the action does."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One decision. What to do is the message `<prefix>l-<scene>-<id>`."""

    id: str
    right: tuple[str, ...]
    """The right actions, in their notation, or the right answers to a question. The first one is shown to
    players who ask for it."""
    answers: tuple[str, ...] = ()
    """A question: what can be answered, in this order. Numbers are shown as they are, other answers have the
    message `…-<answer>-label`."""
    wrong: tuple[Try, ...] = ()
    then: tuple[str, ...] = ()
    """The actions that follow, each with its seat."""
    chance: tuple[dict[str, Any], ...] = ()
    """The chance outcomes of all that, as in a record."""
    look: tuple[str, ...] = ()
    """CSS selectors of the elements to ring in the browser; the first is scrolled into sight."""
    only: bool = False
    """Whether the board offers nothing but what this step speaks of."""


class TutorialScene(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea. Its title is the message `<prefix>l-<id>`, the idea `…-idea`, the end `…-done`."""

    id: str
    players: int
    step: tuple[Step, ...]
    options: dict[str, str | int | bool] = {}
    seed: int = 0
    chance: tuple[dict[str, Any], ...] = ()
    """The chance outcomes until the scene begins, as in a record; without any, the seed decides."""
    see: dict[str, Any] = {}
    """Changes to the player's view when the scene begins, by path: `"seats.0.gold" = 3`. The hidden rest is
    then sampled with the seed."""
    set: dict[str, Any] = {}
    """Fields of the state that are otherwise after that, by their path: `"sheets.0.potions" = 6`."""
    puzzle: str = ""
    """The scene begins as this puzzle of the game does, and not with a match."""
    before: tuple[str, ...] = ()
    """The actions before the scene begins, each with its seat."""
    open: bool = False
    """Whether the player sees what anybody at the table knows."""
    optional: bool = False
    """Not on the way itself: for whoever wants to know more. Such scenes come last."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    scene: tuple[TutorialScene, ...]


@cache
def scenes(game: str) -> tuple[TutorialScene, ...]:
    """The scenes of a game in their order; LookupError if it has none."""
    if game not in GAMES:
        raise LookupError(f"{game} has no guided way; there are: {', '.join(GAMES)}")
    return msgspec.toml.decode(FOLDER.joinpath(f"{game}.toml").read_bytes(), type=_File).scene


def on_the_way(game: str) -> tuple[TutorialScene, ...]:
    """The scenes of the way itself, without the optional ones."""
    return tuple(scene for scene in scenes(game) if not scene.optional)


def find_scene(game: str, id: str) -> TutorialScene:
    for scene in scenes(game):
        if scene.id == id:
            return scene
    raise UnknownScene(f"{game} has no scene {id}")


def key(game: str, *parts: str) -> str:
    """The key of a message."""
    return "-".join((f"{fields(game).prefix}l", *parts))


def message_keys(game: str) -> Iterator[str]:
    """Every message that the game's scenes say."""
    for scene in scenes(game):
        yield from (key(game, scene.id), key(game, scene.id, "idea"), key(game, scene.id, "done"))
        for step in scene.step:
            yield key(game, scene.id, step.id)
            yield from (key(game, scene.id, step.id, one.id) for one in step.wrong)
            yield from (key(game, scene.id, step.id, one.id, "label") for one in step.wrong if one.label)
            spoken = (answer for answer in step.answers if not answer.isdecimal())
            yield from (key(game, scene.id, step.id, answer, "label") for answer in spoken)
