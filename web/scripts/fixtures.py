"""Writes the boards' fixtures: moments of real matches, seen with one seat's eyes.

A game's `fixtures/scenes.py` says which: its `files()` gives the contents of each file by name. What such a
module needs is here. `scenes.json` holds one moment for each situation that the board has to draw.

Run: `python web/scripts/fixtures.py [GAME …]`
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.match import Match
from podzemi.engine.values import Action, Event

GAMES: Final = Path(__file__).parents[1] / "src" / "lib" / "games"
ASKED: Final = -1
"""The seat that decides, whichever it is."""

AnyMatch = Match[Any, Any]
Options = Mapping[str, Any]
Decide = Callable[[AnyMatch, Sequence[int], Dice], tuple[int, Action]]
"""The next decision of a match: one of the seats that are asked, and its action."""


class Moment(NamedTuple):
    """An update as the server would send it to one seat."""

    version: int
    view: Any
    legal: Sequence[Action]
    events: Sequence[Event]
    match: AnyMatch

    def json(self, outlook: bool = True) -> dict[str, Any]:
        shown = {"version": self.version, "view": self.view, "legal": self.legal, "events": self.events}
        if outlook:
            shown["outlook"] = self.match.game.preview(self.view)
            shown["result"] = self.match.game.result(self.match.state)
        made: dict[str, Any] = msgspec.to_builtins(shown)
        return made


Worth = Callable[[Moment], int]
"""How well a moment shows a situation; 0: not at all."""


def never(_: Moment) -> bool:
    return False


class Scene(NamedTuple):
    """A situation: when a moment shows it, and where such moments are looked for."""

    name: str
    worth: Worth
    players: int = 4
    seat: int | None = 0
    options: Options = MappingProxyType({})
    seeds: int = 1
    """Matches that are searched for the best."""
    more: int = 0
    """Matches that are searched for any, if none of those shows it."""
    decide: Decide | None = None
    """How the players play; left out: as the game's scenes do."""
    until: Callable[[Moment], bool] = never
    """Nothing of a match from this moment on is looked at."""

    @property
    def match(self) -> Hashable:
        """Scenes with the same are looked for in the same matches."""
        return self.players, self.seat, tuple(sorted(self.options.items())), self.decide, self.until


def kind_of(action: Action) -> str:
    return str(msgspec.to_builtins(action)["kind"])


def chosen(pick: Callable[[Sequence[Action], Dice], Action]) -> Decide:
    """The first seat that is asked decides by what it may do."""

    def decide(match: AnyMatch, seats: Sequence[int], dice: Dice) -> tuple[int, Action]:
        legal = [match.game.decode(code) for code in match.game.legal(match.state, seats[0])]
        return seats[0], pick(legal, dice)

    return decide


class Player:
    """Plays a game's matches by its `decide`, and finds its scenes in them."""

    def __init__(self, game: str, decide: Decide) -> None:
        self.game = registry.game(game)
        self.decide = decide

    def moments(
        self, seed: int, players: int, seat: int | None, options: Options, decide: Decide | None = None
    ) -> Iterator[Moment]:
        """A match as that seat follows it."""
        match: AnyMatch = Match(self.game, players, dict(options), seed)
        dice = Dice(seed + 1)
        yield self._moment(match, seat, match.opening)
        while seats := self.game.to_act(match.state):
            yield self._moment(match, seat, match.play(*(decide or self.decide)(match, seats, dice)))

    def _moment(self, match: AnyMatch, seat: int | None, events: list[Event]) -> Moment:
        if seat == ASKED:
            seat = next(iter(self.game.to_act(match.state)), 0)
        view = self.game.view(match.state, seat)
        legal = (
            [] if seat is None else [self.game.decode(code) for code in self.game.legal(match.state, seat)]
        )
        seen = [shown for event in events if (shown := event.seen_by(seat)) is not None]
        return Moment(match.version, view, legal, seen, match)

    def _told(self, scene: Scene, seed: int) -> Iterator[Moment]:
        for moment in self.moments(seed, scene.players, scene.seat, scene.options, scene.decide):
            if scene.until(moment):
                return
            yield moment

    def best(self, scenes: Sequence[Scene]) -> dict[str, Moment]:
        """The moment that shows each scene best, the first of equals; each match is played once."""
        alike: dict[Hashable, list[Scene]] = defaultdict(list)
        for scene in scenes:
            alike[scene.match].append(scene)
        found: dict[str, tuple[int, int, int]] = {}
        for group in alike.values():
            self._search(group, found)
        missing = [scene.name for scene in scenes if scene.name not in found]
        if missing:
            raise LookupError(f"no match shows {missing}")
        return {scene.name: self._again(scene, *found[scene.name][1:]) for scene in scenes}

    def _search(self, group: Sequence[Scene], found: dict[str, tuple[int, int, int]]) -> None:
        for seed in range(max(max(scene.seeds, scene.more) for scene in group)):
            wanted = [s for s in group if seed < s.seeds or (seed < s.more and s.name not in found)]
            if not wanted:
                continue
            for number, moment in enumerate(self._told(group[0], seed)):
                for scene in wanted:
                    worth = scene.worth(moment)
                    if worth > found.get(scene.name, (0, 0, 0))[0]:
                        found[scene.name] = (worth, seed, number)

    def _again(self, scene: Scene, seed: int, number: int) -> Moment:
        return next(islice(self._told(scene, seed), number, None))


def written(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace('{"version"', '\n{"version"') + "\n"


def files_of(game: str) -> dict[str, Any]:
    """The contents of a game's fixtures by the name of the file."""
    spec = spec_from_file_location(f"{game}_scenes", GAMES / game / "fixtures" / "scenes.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    made: dict[str, Any] = module.files()
    return made


def main(games: Iterable[str]) -> None:
    for game in games:
        for name, value in files_of(game).items():
            (GAMES / game / "fixtures" / name).write_text(written(value), "utf-8")


if __name__ == "__main__":
    sys.modules["fixtures"] = sys.modules["__main__"]  # its classes once, also for the modules of the games
    main(sys.argv[1:] or sorted(path.parents[1].name for path in GAMES.glob("*/fixtures/scenes.py")))
