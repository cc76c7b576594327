"""`podzemi learn`: the guided way into a game, in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any  # Any: a view of whichever game

import msgspec
import rich_click as click
from msgspec import Struct
from rich.text import Text

from podzemi.cli.app import INTERRUPTED
from podzemi.cli.common import Command, game_argument, json_option, language_option, plain_option, say_json
from podzemi.cli.rulebook import rich_text
from podzemi.cli.terminal.screen import QuitRequested, Screen, is_plain
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Action
from podzemi.languages import text
from podzemi.learn import (
    GAMES,
    Move,
    Offer,
    Playing,
    TutorialScene,
    UnknownScene,
    find_scene,
    on_the_way,
    scenes,
    tell,
)
from podzemi.learn.structure import PLAYER
from podzemi.learn.telling import mistake, title
from podzemi.rulebook.scenes import NAMES


@click.command(cls=Command)
@game_argument
@click.argument("id", metavar="[SCENE]", required=False)
@click.option("--list", "listed", is_flag=True, help="The scenes, and which of them you have done.")
@click.option(
    "--data", type=click.Path(file_okay=False, path_type=Path), help="Folder where your progress is kept."
)
@plain_option
@language_option
@json_option
def learn(
    game: AnyGame, id: str | None, listed: bool, data: Path | None, plain: bool, lang: str, as_json: bool
) -> None:
    """Learn a game in short scenes: one idea each, and you act. Without SCENE, go on where you left off.

    Type the number of what you want to do; a wrong try is explained. `h` shows the right move, `s` skips
    the scene, `?` shows the rules, `q` leaves.

    Example: `podzemi learn welcome_dungeon --lang cs`
    """
    if game.name not in GAMES:
        raise click.UsageError(f"{game.name} has no guided way")
    progress = Progress(data or _data_directory(), game)
    if listed or as_json:
        _list(game, progress, lang, as_json)
        return
    try:
        first = find_scene(game.name, id) if id else progress.next()
    except UnknownScene:
        raise click.UsageError(f"{text(lang, 'refusal-unknown_scene')} {id}") from None
    Lessons(game, progress, lang, is_plain(plain)).play(first)


def _data_directory() -> Path:
    from podzemi.server.settings import data_directory

    return data_directory()


class Progress:
    """The scenes that were done or skipped, in a file of their own."""

    def __init__(self, data: Path, game: AnyGame) -> None:
        self.game = game.name
        self.path = data / "learn" / f"{game.name}.json"
        known = {scene.id for scene in scenes(game.name)}
        self.done: set[str] = known & set(self._read())

    def _read(self) -> list[str]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=list[str])
        except (OSError, msgspec.MsgspecError):
            return []

    def next(self) -> TutorialScene:
        """The first scene that is still ahead, or the first of all."""
        written = on_the_way(self.game)
        return next((scene for scene in written if scene.id not in self.done), written[0])

    def keep(self, scene: TutorialScene) -> None:
        self.done.add(scene.id)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(msgspec.json.encode(sorted(self.done)))


def _list(game: AnyGame, progress: Progress, lang: str, as_json: bool) -> None:
    rows = [(scene.id, title(game.name, scene.id, lang)) for scene in scenes(game.name)]
    if as_json:
        say_json({"scenes": [{"id": id, "title": name, "done": id in progress.done} for id, name in rows]})
        return
    for id, name in rows:
        click.echo(f"{'x' if id in progress.done else ' '}  {id:<12} {name}")


class SkipRequested(Exception):
    """On to the next scene."""


class Said(Struct, frozen=True):
    """An answer, or a try that is no action, among the choices."""

    id: str
    text: str


class LearnScreen(Screen):
    """As in a match; answers and tries stand among the choices."""

    shown: str = ""

    def choice(self, view: Any, action: Action | Said) -> str:
        return action.text if isinstance(action, Said) else super().choice(view, action)

    def row(self, view: Any, action: Action | Said) -> Sequence[str]:
        return [action.text] if isinstance(action, Said) else super().row(view, action)

    def _line(self, prompt: str) -> str:
        while (answer := super()._line(prompt)) == "h":
            self.console.print(self.shown, style="cyan", markup=False)
        if answer == "s":
            raise SkipRequested
        return answer

    def say(self, words: str, style: str = "") -> None:
        self.console.print(rich_text(words.replace("**", ""), "") if self.plain else rich_text(words, style))


class Lessons:
    """One scene after the other."""

    def __init__(self, game: AnyGame, progress: Progress, lang: str, plain: bool) -> None:
        self.game = game
        self.progress = progress
        self.lang = lang
        self.plain = plain

    def play(self, first: TutorialScene) -> None:
        written = scenes(self.game.name) if first.optional else on_the_way(self.game.name)
        try:
            for scene in written[written.index(first) :]:
                self._scene(scene)
        except (QuitRequested, KeyboardInterrupt) as leaving:
            raise SystemExit(INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0) from None
        click.echo(f"\n{text(self.lang, 'learn-finished')}")

    def _heading(self, scene: TutorialScene) -> str:
        main = on_the_way(self.game.name)
        if scene.optional:
            return text(self.lang, "learn-extra")
        return text(self.lang, "learn-scene-of", {"number": main.index(scene) + 1, "count": len(main)})

    def _scene(self, scene: TutorialScene) -> None:
        names = [text(self.lang, "terminal-you"), *NAMES[1 : scene.players]]
        screen = LearnScreen(self.lang, self.game, names, PLAYER, self.plain)
        playing = Playing(self.game, scene)
        telling = tell(playing, self.lang)
        screen.console.print(Text(f"\n{self._heading(scene)}: {telling.title}", "bold"))
        screen.say(telling.idea)
        try:
            while playing.step is not None:
                self._step(screen, playing)
            screen.say(tell(playing, self.lang).done, "green")
        except SkipRequested:
            screen.say(text(self.lang, "learn-skipped"), "dim")
        self.progress.keep(scene)

    def _step(self, screen: LearnScreen, playing: Playing) -> None:
        """Ask until the right move is made."""
        step = playing.step
        assert step is not None
        telling = tell(playing, self.lang)
        offers = [said(offer) for offer in telling.answers + telling.tries]
        choices: list[Any] = [*playing.legal(), *offers]
        screen.shown = self._right(screen, playing, choices)
        while playing.step is step:
            screen.say(telling.task, "yellow")
            chosen = choices[screen.ask(playing.view(), choices)]
            move = Move(answer=chosen.id) if isinstance(chosen, Said) else Move(chosen)
            if (found := playing.play(move)) is not None:
                screen.say(mistake(self.game.name, playing.scene.id, step, found, self.lang).text, "red")
        screen.tell(playing.seen_events()[-1])

    def _right(self, screen: LearnScreen, playing: Playing, choices: list[Any]) -> str:
        """The right move, in the words of the choices."""
        move = playing.right_move()
        assert move is not None
        right = next(
            one for one in choices if (one.id if isinstance(one, Said) else one) in (move.answer, move.action)
        )
        return screen.choice(playing.view(), right)


def said(offer: Offer) -> Said:
    return Said(offer.id, offer.text)
