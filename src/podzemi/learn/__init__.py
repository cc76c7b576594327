"""A guided way into each game: short scenes on fixed set-ups, one idea each, in which the player acts.

`<game>.toml` holds the scenes: a set-up, the decisions that are expected, the tries that newcomers make and
the clauses that answer them. The words are in `languages/<language>/<game>_learn.ftl`. `Playing` plays a
scene by the game's own rules; `tell` says it in a language. Browser and terminal show the same.
docs/learn.md says how to write a scene.
"""

from podzemi.learn.playing import BadMove, Move, Playing
from podzemi.learn.structure import GAMES, TutorialScene, UnknownScene, find_scene, on_the_way, scenes
from podzemi.learn.telling import Mistake, Offer, Telling, tell

__all__ = [
    "GAMES",
    "BadMove",
    "Mistake",
    "Move",
    "Offer",
    "Playing",
    "Telling",
    "TutorialScene",
    "UnknownScene",
    "find_scene",
    "on_the_way",
    "scenes",
    "tell",
]
