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
    out,
    plain_option,
    result_measures,
    say_json,
)
from podzemi.cli.terminal.screen import JsonScreen, QuitRequested, Screen, is_plain
from podzemi.engine.game import AnyGame, seen
from podzemi.engine.log import Log
from podzemi.engine.puzzles.puzzle import (
    COMMON_HINTS,
    FIRST,
    PLAYER,
    Hint,
    Puzzles,
    PuzzleScore,
    UnknownPuzzle,
    id_of,
    kind_of,
    kinds_of,
    play,
)
from podzemi.engine.values import Action
from podzemi.languages import text
from podzemi.languages.sentences import action_text, event_text, fields, sentence_values
from podzemi.rulebook.scenes import NAMES


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

    Every game has its own: the best run, the best round, a way out of the cave, a battle to be planned.
    The Dark Cave has a second kind, who works with whom: `loyalty-easy-17`; `loyalty` alone is today's.
    Type the number of what you want to do; `h` gives a hint, asked again it says more, `q` leaves.

    Example: `podzemi puzzle welcome_dungeon practice-1`
    """
    if game.puzzles is None:
        raise click.UsageError(f"{game.name} has no puzzles")
    try:
        if listed:
            _list(game, game.puzzles, lang, as_json)
            return
        chosen = _today(game.puzzles, id or FIRST) or id or ""
        game.puzzles.info(chosen)
    except UnknownPuzzle:
        raise click.UsageError(f"{text(lang, 'refusal-unknown_puzzle')} {id}") from None
    if best:
        _show_best(game, game.puzzles, chosen, lang, as_json)
    else:
        Solving(game, game.puzzles, chosen, lang, as_json, is_plain(plain)).play()


def _today(puzzles: Puzzles, kind: str) -> str | None:
    """Today's puzzle of a kind; None if there is no such kind."""
    return id_of(kind, f"daily-{datetime.now(UTC).date()}") if kind in kinds_of(puzzles) else None


def _list(game: AnyGame, puzzles: Puzzles, lang: str, as_json: bool) -> None:
    found = puzzles.practice()
    if as_json:
        say_json({"practice": found})
        return
    for info in found:
        title = text(lang, f"{_prefix(game)}-{info.id}")
        out().print(f"{info.id}  {title}: {result_measures(lang, game.name, info.goal)}", markup=False)


def _prefix(game: AnyGame) -> str:
    """The prefix of the keys of a game's own texts about puzzles."""
    return f"{fields(game.name).prefix}-puzzle"


def names_of(lang: str, players: int) -> list[str]:
    """You, and those who sit at the table of a puzzle."""
    return [text(lang, "terminal-you"), *NAMES[1:players]]


def hint_text(lang: str, game: AnyGame, hint: Hint) -> str:
    """A hint as a sentence."""
    values = sentence_values(lang, game.name, hint.values)
    if hint.action is not None:
        values["action"] = action_text(lang, game.name, hint.action)
    if hint.events:
        names = names_of(lang, len(NAMES))
        values["events"] = " ".join(event_text(lang, game.name, one, names, PLAYER) for one in hint.events)
    if hint.result is not None:
        values["result"] = result_measures(lang, game.name, hint.result)
    prefix = "puzzle" if hint.text in COMMON_HINTS else _prefix(game)
    return text(lang, f"{prefix}-hint-{hint.text}", values)


def _show_best(game: AnyGame, puzzles: Puzzles, id: str, lang: str, as_json: bool) -> None:
    info, line, reasons = puzzles.info(id), list(puzzles.best(id)), puzzles.reasons(id)
    if as_json:
        say_json({"puzzle": info, "actions": line, "reasons": reasons})
        return
    console = out()
    console.print(f"{id}: {result_measures(lang, game.name, info.goal)}", style="bold", markup=False)
    for number, (action, reason) in enumerate(zip(line, reasons, strict=True), 1):
        console.print(f"  {number}  {action_text(lang, game.name, action)}", markup=False)
        console.print(f"     {hint_text(lang, game, reason)}", style="dim", markup=False)


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
        self.kind = kind_of(puzzles, id)
        person = PuzzleScreen(lang, game, self._names(), PLAYER, plain)
        self.screen: Screen = JsonScreen() if as_json else person
        if isinstance(self.screen, PuzzleScreen):
            self.screen.solving = self

    def _names(self) -> list[str]:
        players = len(self.game.view(self.puzzles.start(self.id), PLAYER).seats)
        return names_of(self.lang, players)

    def _says(self, what: str) -> str:
        """A text that is the kind's own."""
        return text(self.lang, f"{_prefix(self.game)}-{id_of(self.kind, what)}")

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
        level = text(self.lang, f"puzzle-level-{info.level}")
        goal = result_measures(self.lang, self.game.name, info.goal)
        self.screen.console.print(f"{self.id}  {level}  {goal}", style="bold", markup=False)
        self.screen.console.print(self._says("lead"), markup=False)
        if self.kind:
            premise = text(self.lang, "academy-premise")
            self.screen.console.print(f"{premise}: {self._says('premise')}", markup=False)

    def _turn(self) -> None:
        legal: list[Action] = self.game.actions(self.state, PLAYER)
        self.degree = 0
        if len(legal) == 1:
            self.screen.show_forced(legal[0])
            action = legal[0]
        else:
            action = legal[self.screen.ask(self.game.view(self.state, PLAYER), legal)]
        log = Log()
        play(self.game, self.state, self.game.encode(action), log)
        self.screen.tell(seen(log.events, PLAYER))

    def hint(self) -> str:
        """The next degree of help, as a sentence."""
        self.degree = min(self.degree + 1, 3)
        return hint_text(self.lang, self.game, self.puzzles.hint(self.id, self.state, self.degree))

    def _end(self, score: PuzzleScore) -> None:
        if self.as_json:
            say_json({"kind": "result", "result": score})
            return
        stars = "★" * score.stars + "☆" * (3 - score.stars)
        said = self._says(f"stars-{score.stars}")
        result = result_measures(self.lang, self.game.name, score.values)
        self.screen.console.print(f"\n{stars}  {result}. {said}", style="bold", markup=False)
