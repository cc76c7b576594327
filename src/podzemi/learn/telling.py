"""A scene in the words of one language."""

from __future__ import annotations

from msgspec import Struct

from podzemi.languages import text
from podzemi.languages.sentences import action_text
from podzemi.learn.notation import pattern
from podzemi.learn.playing import Playing
from podzemi.learn.structure import Step, Try, key
from podzemi.rulebook.facts import facts


class Offer(Struct, frozen=True):
    """An answer or an attempt that the scene offers, with its words."""

    id: str
    text: str


class Mistake(Struct, frozen=True):
    """Why not; `clauses` lead to the paragraph of the rulebook that says more."""

    text: str
    clauses: tuple[str, ...]


class Telling(Struct, frozen=True):
    """The teacher's words now, bold between `**`. `done` is empty until the scene is over."""

    title: str
    idea: str
    task: str
    done: str
    answers: list[Offer]
    tries: list[Offer]


def tell(playing: Playing, language: str) -> Telling:
    game, scene, step = playing.game.name, playing.scene, playing.step
    teller = _Teller(game, scene.id, language)
    return Telling(
        title=teller.says(),
        idea=teller.says("idea"),
        task="" if step is None else teller.says(step.id),
        done=teller.says("done") if step is None else "",
        answers=[] if step is None else [teller.answer(step, one) for one in step.answers],
        tries=[] if step is None else [teller.offer(step, one) for one in playing.tries()],
    )


def title(game: str, scene: str, language: str) -> str:
    return _Teller(game, scene, language).says()


def mistake(game: str, scene: str, step: Step, found: Try, language: str) -> Mistake:
    """The teacher's words about a wrong move."""
    teller = _Teller(game, scene, language)
    said = teller.says(step.id, found.id) if found.id else text(language, "learn-allowed")
    return Mistake(said, found.clauses)


class _Teller:
    def __init__(self, game: str, scene: str, language: str) -> None:
        self.game = game
        self.scene = scene
        self.language = language

    def says(self, *parts: str) -> str:
        return text(self.language, key(self.game, self.scene, *parts), facts(self.game))

    def answer(self, step: Step, id: str) -> Offer:
        return Offer(id, id if id.isdecimal() else self.says(step.id, id, "label"))

    def offer(self, step: Step, one: Try) -> Offer:
        if one.label:
            return Offer(one.id, self.says(step.id, one.id, "label"))
        return Offer(one.id, action_text(self.language, self.game, pattern(one.action)))
