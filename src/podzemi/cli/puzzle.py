"""`podzemi puzzle`: positions with one best answer, in the terminal."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any  # Any: a state of whichever game

import rich_click as click

from podzemi.cli.app import INTERRUPTED
from podzemi.cli.common import (
    Command,
    game_argument,
    json_option,
    language_option,
    measured,
    out,
    plain_option,
    say_json,
)
from podzemi.cli.screen import JsonScreen, QuitRequested, Screen, is_plain
from podzemi.engine.game import AnyGame, seen
from podzemi.engine.log import Log
from podzemi.engine.puzzles import PLAYER, Puzzles, PuzzleScore, UnknownPuzzle
from podzemi.engine.values import Action
from podzemi.languages import text
from podzemi.languages.sentences import action_text, fields, sentence_values


@click.command(cls=Command)
@game_argument
@click.argument("id", metavar="[PUZZLE]", required=False)
@click.option(
    "--list", "listed", is_flag=True, help="The practice situations, with what the best play reaches."
)
@click.option("--best", is_flag=True, help="Show the best solution instead of playing.")
@plain_option
@language_option
@json_option
def puzzle(
    game: AnyGame, id: str | None, listed: bool, best: bool, plain: bool, lang: str, as_json: bool
) -> None:
    """Solve a puzzle: `practice-1`, `easy-17`, `hard-17`, `daily-2026-11-15`; without one, today's.

    Type the number of what you want to do; `h` gives a hint, asked again it says more, `q` leaves.

    Example: `podzemi puzzle dungeon_lords practice-1`
    """
    if game.puzzles is None:
        raise click.UsageError(f"{game.name} has no puzzles")
    try:
        if listed:
            _list(game, game.puzzles, lang, as_json)
            return
        chosen = id or f"daily-{datetime.now(UTC).date()}"
        game.puzzles.info(chosen)
    except UnknownPuzzle:
        raise click.UsageError(f"{text(lang, 'refusal-unknown_puzzle')} {id}") from None
    if best:
        _show_best(game, game.puzzles, chosen, lang, as_json)
    else:
        Solving(game, game.puzzles, chosen, lang, as_json, is_plain(plain)).play()


def _list(game: AnyGame, puzzles: Puzzles, lang: str, as_json: bool) -> None:
    found = puzzles.practice()
    if as_json:
        say_json({"practice": found})
        return
    for info in found:
        out().print(f"{info.id}  {measured(lang, game.name, info.goal)}", markup=False)


def _show_best(game: AnyGame, puzzles: Puzzles, id: str, lang: str, as_json: bool) -> None:
    info, line = puzzles.info(id), list(puzzles.best(id))
    if as_json:
        say_json({"puzzle": info, "actions": line})
        return
    console = out()
    console.print(f"{id}: {measured(lang, game.name, info.goal)}", style="bold", markup=False)
    for number, action in enumerate(line, 1):
        console.print(f"  {number}  {action_text(lang, game.name, action)}", markup=False)


class PuzzleScreen(Screen):
    """As in a match; `h` asks for help."""

    solving: Solving

    def _line(self, prompt: str) -> str:
        while (answer := super()._line(prompt)) == "h":
            self.console.print(self.solving.hint(), style="cyan", markup=False)
        return answer


class Solving:
    """One attempt at one puzzle."""

    def __init__(
        self, game: AnyGame, puzzles: Puzzles, id: str, lang: str, as_json: bool, plain: bool = False
    ) -> None:
        self.game = game
        self.puzzles = puzzles
        self.id = id
        self.lang = lang
        self.as_json = as_json
        self.degree = 0
        self.state: Any = None
        self.prefix = f"{fields(game.name).prefix}-puzzle"
        person = PuzzleScreen(lang, game, [self._you()], PLAYER, plain)
        self.screen: Screen = JsonScreen() if as_json else person
        if isinstance(self.screen, PuzzleScreen):
            self.screen.solving = self

    def _you(self) -> str:
        return text(self.lang, "terminal-you")

    def play(self) -> None:
        log = Log()
        self._introduce()
        self.state = self.puzzles.start(self.id, log)
        self.screen.tell(seen(log.events, PLAYER))
        try:
            while self.game.to_act(self.state):
                self._turn()
        except (QuitRequested, KeyboardInterrupt) as leaving:
            raise SystemExit(INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0) from None
        score = self.puzzles.score(self.id, self.state)
        assert score is not None
        self._end(score)

    def _introduce(self) -> None:
        info = self.puzzles.info(self.id)
        if self.as_json:
            say_json({"kind": "puzzle", "puzzle": info})
            return
        level = text(self.lang, f"{self.prefix}-level-{info.level}")
        goal = measured(self.lang, self.game.name, info.goal)
        self.screen.console.print(f"{self.id}  {level}  {goal}", style="bold", markup=False)

    def _turn(self) -> None:
        legal: list[Action] = self.game.actions(self.state, PLAYER)
        self.degree = 0
        if len(legal) == 1:
            self.screen.forced(legal[0])
            action = legal[0]
        else:
            action = legal[self.screen.ask(self.game.view(self.state, PLAYER), legal)]
        log = Log()
        self.game.apply(self.state, PLAYER, self.game.encode(action), log)
        self.screen.tell(seen(log.events, PLAYER))

    def hint(self) -> str:
        """The next degree of help, as a sentence."""
        self.degree = min(self.degree + 1, 3)
        found = self.puzzles.hint(self.id, self.state, self.degree)
        values = sentence_values(self.lang, self.game.name, found.values)
        if found.action is not None:
            values["action"] = action_text(self.lang, self.game.name, found.action)
        return text(self.lang, f"{self.prefix}-hint-{found.text}", values)

    def _end(self, score: PuzzleScore) -> None:
        if self.as_json:
            say_json({"kind": "result", "result": score})
            return
        stars = "★" * score.stars + "☆" * (3 - score.stars)
        said = text(self.lang, f"{self.prefix}-stars-{score.stars}")
        result = measured(self.lang, self.game.name, score.values)
        self.screen.console.print(f"\n{stars}  {result}. {said}", style="bold", markup=False)
