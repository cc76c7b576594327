"""The screen of a match in a terminal, for a person or for a program in their place."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final  # Any: the view of whichever game

import rich_click as click
from rich.console import Console, RenderableType
from rich.text import Text

from podzemi import rulebook
from podzemi.bots.coach import Advice
from podzemi.cli.boards import above_of, board_of, note_of, parser_of, stages_of, tellers_of
from podzemi.cli.boards.words import in_words
from podzemi.cli.common import out, say_json
from podzemi.cli.rulebook import RulebookPrinter
from podzemi.cli.terminal import voices
from podzemi.cli.terminal.advice import hint_lines, measure_of
from podzemi.cli.terminal.choices import Choice
from podzemi.cli.terminal.joining import Joining
from podzemi.engine.game import AnyGame
from podzemi.engine.match import AnyMatch
from podzemi.engine.values import Action, Event
from podzemi.languages import text
from podzemi.languages.sentences import action_text, event_text, grade_text, reason_text, result_text
from podzemi.learn.remarking import due, remark_text

_ROOM: Final = 12
"""Choices on one screen where nobody knows how high it is, or the board leaves no place."""
_FORGET: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Clear the screen, what was scrolled off it, and begin at the top."""
_LEAST: Final = 8
_MOST: Final = 20


Adviser = Callable[[Any, list[Action]], Advice]
"""From a view and the legal actions to what the coach says."""


class QuitRequested(Exception):
    """The person wants to go."""


def is_plain(asked: bool) -> bool:
    """Words only: when asked for, and on terminals that can do nothing else."""
    return asked or os.environ.get("TERM") == "dumb"


def screen_console(plain: bool) -> Console:
    """The console of a match; `plain`: without colours, and without wrapping lines."""
    return Console(highlight=False, color_system=None, soft_wrap=True) if plain else out()


class Screen:
    """Sentences, a board and numbered choices for a person; `plain`: no boxes, colours or drawings."""

    def __init__(
        self, lang: str, game: AnyGame, names: Sequence[str], seat: int, plain: bool = False
    ) -> None:
        self.lang = lang
        self.game = game
        self.names = [
            f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)
        ]
        self.seat: int | None = seat
        self.plain = plain
        self.console = screen_console(plain)
        self.board = board_of(game, plain)
        self.note = note_of(game)
        self.stages = stages_of(game)
        self.above = above_of(game, plain)
        self.parse = parser_of(game)
        self.before, self.after = tellers_of(game)
        self.joining = Joining(game)
        self.planned: list[Action] = []
        """The rest of a line that meant several actions."""
        self.typed_among: set[type[Action]] = set()
        """The kinds of actions that were legal when it was typed."""
        self.interactive = sys.stdin.isatty()

    talkative: bool = True
    """Whether bots are heard."""
    adviser: Adviser | None = None
    """The adviser behind `h`; None: there is none."""
    remarked: set[str] | None = None
    """The remarks that the teacher of a first match has made; None: there is no teacher."""

    def tell(self, events: list[Event]) -> None:
        """Events of others that belong together are one sentence."""
        for event in events:
            is_mine = getattr(event, "seat", self.seat) == self.seat
            for one in self.joining.add(event, waits=not is_mine):
                self._say(one)

    def flush(self) -> None:
        """Tell the step that waited for another."""
        for event in self.joining.rest():
            self._say(event)

    def _say(self, event: Event) -> None:
        self._narrate(self.before(self.lang, event))
        said = event_text(self.lang, self.game.name, event, self.names, self.seat)
        self.console.print(said if self.plain else f"  {said}", markup=False)

    def hear(self, seat: int, bot: str, match: AnyMatch) -> None:
        """The remark of the bot that has just played, if it makes one."""
        said = voices.remark(self.lang, self.game, bot, match.seed, seat, match.version)
        if self.talkative and said is not None:
            self.flush()
            line = text(self.lang, "talk-heard", {"name": self.names[seat], "text": said})
            self.console.print(line, style="italic dim", markup=False)

    def _narrate(self, paragraphs: list[str]) -> None:
        for paragraph in paragraphs:
            self.console.print(f"\n{paragraph}\n", style="italic", markup=False)

    # --- several people at one terminal

    def hand_to(self, seat: int, hidden: bool) -> None:
        """Hand the terminal over: clear hidden information, show the next player's once they confirm."""
        self.flush()
        self.seat = None
        name = self.names[seat]
        if hidden:
            self._wipe()
            self.console.print(text(self.lang, "device-hand", {"name": name}), style="bold", markup=False)
            self.console.print(text(self.lang, "device-covered", {"name": name}), markup=False)
            if self._line(text(self.lang, "terminal-i-am", {"name": name})) == "q":
                raise QuitRequested
            self._wipe()
        self.console.print(f"\n{name}", style="bold", markup=False)
        self.seat = seat

    def _wipe(self) -> None:
        """Nothing can be scrolled back to, where the terminal knows how to forget."""
        if self.console.is_terminal and os.environ.get("TERM") != "dumb":
            sys.stdout.write(_FORGET)
            sys.stdout.flush()
        else:
            self.console.print("\n" * self.console.height)

    # --- choosing

    def ask(self, view: Any, legal: list[Action]) -> int:
        """The index of the choice; QuitRequested on `q` and at the end of input."""
        self.flush()
        if (going := self._next_planned(legal)) is not None:
            return going
        rows = None if self.stages is None else [self.row(view, action) for action in legal]
        sentences = [row[-1] for row in rows] if rows else [self.choice(view, action) for action in legal]
        height = self._show_board(view) + self._remark(view, legal) + self._above_height(view, legal)
        choice = Choice(legal, sentences, self._room(height), rows)
        while (chosen := self._stage(choice, view, legal)) is None:
            if self._fits(height, min(choice.room, len(choice.options))):
                self._show_board(view)
        return chosen

    def _next_planned(self, legal: list[Action]) -> int | None:
        """The next action of a line that meant several. A question of another kind comes between; where
        the line could be typed anew, the rest of it is forgotten."""
        if self.planned and self.planned[0] in legal:
            return legal.index(self.planned.pop(0))
        if self.typed_among & {type(action) for action in legal}:
            self.planned = []
        return None

    def row(self, view: Any, action: Action) -> Sequence[str]:
        """The names of the lists that lead to the action, and its sentence with the note."""
        if self.stages is None:
            return [self.choice(view, action)]
        *lists, said = self.stages(self.game, view, self.lang, action, self.names)
        note = self.note(self.game, view, self.lang, action)
        return [*lists, f"{said} ({note})" if note else said]

    def _remark(self, view: Any, legal: list[Action]) -> int:
        """Print the teacher's remarks that apply now, each once per match; returns the number of lines."""
        found = None if self.remarked is None else due(self.game.name, view, legal, self.remarked)
        if self.remarked is None or found is None:
            return 0
        self.remarked.add(found.id)
        words = remark_text(self.game.name, found, self.lang).replace("**", "")
        self.console.print(f"{text(self.lang, 'learn-remark')}: {words}", style="cyan", markup=False)
        return 1 + len(words) // max(1, self.console.width)

    def choice(self, view: Any, action: Action) -> str:
        """The legal actions, each with the board's note on it."""
        if self.stages is not None:
            return self.row(view, action)[-1]
        said = action_text(self.lang, self.game.name, action, self.names)
        note = self.note(self.game, view, self.lang, action)
        return f"{said} ({note})" if note else said

    def _show_board(self, view: Any) -> int:
        """How many lines it takes."""
        drawn = self.board(self.game, view, self.lang, self.names)
        self.console.print()
        return self._draw(drawn)

    def _draw(self, drawn: RenderableType) -> int:
        """How many lines it takes."""
        if self.plain:
            lines = in_words(drawn)
            for line in lines:
                self.console.print(line, markup=False)
            return len(lines)
        self.console.print(drawn)
        return self._height(drawn)

    def _height(self, drawn: RenderableType) -> int:
        return len(self.console.render_lines(drawn, pad=False))

    def _above_height(self, view: Any, legal: list[Action]) -> int:
        over = self.above(self.game, view, self.lang, legal)
        return 0 if over is None or self.plain else self._height(over)

    def _room(self, board: int) -> int:
        """Choices that fit below the board."""
        left = self.console.height - board - 3
        return min(left, _MOST) if self.interactive and left >= _LEAST else _ROOM

    def _fits(self, board: int, choices: int) -> bool:
        """Whether the board can be seen together with the next stage. Words are not read out twice."""
        return self.interactive and not self.plain and board + choices + 3 <= self.console.height

    def _stage(self, choice: Choice, view: Any, legal: list[Action]) -> int | None:
        """List the options and take an answer; the action chosen, or None: list again."""
        options = choice.options
        if (over := self.above(self.game, view, self.lang, legal)) is not None:
            self._draw(over)
        shown = self._list(choice, 0)
        while True:
            answer = self._line(self._prompt(choice, shown))
            if answer == "q":
                raise QuitRequested
            if answer == "" and shown < len(options):
                shown = self._list(choice, shown)
            elif answer.startswith("?"):
                self._rules(answer[1:].split())
            elif answer == "v":
                self._show_board(view)
            elif answer == "h" and self.adviser is not None:
                self._hint(self.adviser(view, legal), view, legal)
            elif answer == "b":
                choice.back()
                return None
            elif answer.isdecimal() and 1 <= int(answer) <= len(options):
                return choice.pick(int(answer))
            elif (chosen := self._parse(view, legal, answer)) is not None:
                return chosen
            elif self._find(choice, answer):
                return None

    def _parse(self, view: Any, legal: list[Action], answer: str) -> int | None:
        """The first of the actions that the game reads in a line of words; the others are played after it."""
        found = self.parse(self.game, view, self.lang, legal, answer.split())
        if not found:
            return None
        self.planned, self.typed_among = [*found[1:]], {type(action) for action in legal}
        return legal.index(found[0])

    def _hint(self, advice: Advice, view: Any, legal: list[Action]) -> None:
        named = [self.choice(view, legal[one.index]) for one in advice.best]
        told = advice.best[0].reason
        why = "" if told is None else reason_text(self.lang, self.game.name, told, self.names, view.seat)
        for line in hint_lines(self.lang, advice, named, measure_of(self.game, len(self.names)), why):
            self.console.print(line, style="cyan", markup=False)

    def _list(self, choice: Choice, shown: int) -> int:
        """The next options that fit; how many have been listed by now."""
        last = min(len(choice.options), shown + choice.room)
        for number in range(shown, last):
            self.console.print(f"  {number + 1}  {choice.options[number].name}", markup=False)
        return last

    def _prompt(self, choice: Choice, shown: int) -> str:
        count = len(choice.options)
        key = "terminal-prompt-staged" if choice.is_staged else "terminal-prompt"
        hint = text(self.lang, "terminal-prompt-hint") + " " if self.adviser is not None else ""
        more = text(self.lang, "terminal-more", {"count": count - shown}) + " " if shown < count else ""
        return more + hint + text(self.lang, key, {"count": count})

    def _find(self, choice: Choice, answer: str) -> bool:
        """Search for the answer; if that is no search or finds nothing, say so."""
        if answer.isdecimal() or len(answer) < 2:
            said = text(self.lang, "terminal-not-a-choice", {"count": len(choice.options)})
        elif choice.search(answer):
            return True
        else:
            said = text(self.lang, "terminal-nothing-found", {"words": answer})
        self.console.print(said, style="red", markup=False)
        return False

    def show_forced(self, action: Action) -> None:
        self.flush()
        said = action_text(self.lang, self.game.name, action, self.names)
        self.console.print(text(self.lang, "terminal-forced", {"action": said}), style="dim", markup=False)

    def _line(self, prompt: str) -> str:
        self.console.print(prompt, end=" ", markup=False)
        line = sys.stdin.readline()
        if not line:
            raise QuitRequested
        if not self.interactive:
            self.console.print(line.strip(), markup=False)
        return line.strip().lower()

    # --- long texts

    def _rules(self, words: Sequence[str]) -> None:
        """The rulebook, or what it says about the words."""
        if self.game.name not in rulebook.GAMES:
            self.console.print(text(self.lang, "terminal-no-rulebook"), style="red", markup=False)
            return
        with self.console.capture() as captured:
            found = RulebookPrinter(self.console, self.game, self.lang, self.plain).print(words)
        if not found:
            said = text(self.lang, "terminal-nothing-found", {"words": " ".join(words)})
            self.console.print(said, style="red", markup=False)
        self._page(captured.get().splitlines())

    def _page(self, lines: list[str]) -> None:
        """Page by page for a person; all at once into a pipe."""
        page = max(2, self.console.height - 2) if self.interactive else len(lines)
        for first in range(0, len(lines), max(1, page)):
            for line in lines[first : first + page]:
                self.console.print(Text.from_ansi(line))
            if first + page < len(lines) and self._line(text(self.lang, "terminal-page")) == "q":
                return

    # --- the end

    def end(self, match: AnyMatch) -> None:
        self.flush()
        self._narrate(self.after(self.lang, match))
        result = self.game.result(match.state)
        assert result is not None
        said = result_text(self.lang, self.game.name, result, self.names, self.seat)
        self.console.print(f"\n{said}", style="bold", markup=False)
        if grade := match.grade:
            self.console.print(grade_text(self.lang, self.game.name, grade), markup=False)

    def left(self, path: Path, offer: bool) -> Path | None:
        """Say how to go on, and perhaps offer to write the match so far."""
        self.flush()
        values = {"command": f"podzemi play {self.game.name} --resume"}
        self.console.print("\n" + text(self.lang, "terminal-left", values), markup=False)
        if not self.interactive or not offer:
            return None
        self.console.print(text(self.lang, "terminal-offer-record"), end=" ", markup=False)
        answer = sys.stdin.readline().strip()
        return Path(answer).expanduser() if answer else None

    def wrote(self, path: Path) -> None:
        self.console.print(text(self.lang, "terminal-wrote", {"file": str(path)}), markup=False)

    def bot_failed(self, failures: list[str]) -> None:
        for failure in failures:
            click.echo(text(self.lang, "terminal-bot-failed", {"problem": failure}), err=True)


class JsonScreen(Screen):
    """The same for a program: one object a line."""

    def __init__(self) -> None:
        self.interactive = False

    def tell(self, events: list[Event]) -> None:
        say_json({"kind": "events", "events": events})

    def hear(self, seat: int, bot: str, match: AnyMatch) -> None:
        """A program wants no talk."""

    def hand_to(self, seat: int, hidden: bool) -> None:
        say_json({"kind": "hand", "seat": seat, "hidden": hidden})

    def ask(self, view: Any, legal: list[Action]) -> int:
        say_json({"kind": "choose", "view": view, "legal": legal})
        while line := sys.stdin.readline():
            answer = line.strip()
            if answer == "q":
                break
            if answer == "h" and self.adviser is not None:
                say_json({"kind": "hint", "best": self.adviser(view, legal).best})
                continue
            if answer.isdecimal() and 1 <= int(answer) <= len(legal):
                return int(answer) - 1
            say_json({"kind": "refused", "answer": answer, "choices": len(legal)})
        raise QuitRequested

    def show_forced(self, action: Action) -> None:
        say_json({"kind": "forced", "action": action})

    def end(self, match: AnyMatch) -> None:
        result = match.game.result(match.state)
        assert result is not None
        say_json({"kind": "result", "result": result, "grade": match.grade})

    def left(self, path: Path, offer: bool) -> Path | None:
        say_json({"kind": "left", "saved": str(path)})
        return None

    def wrote(self, path: Path) -> None:
        say_json({"kind": "wrote", "file": str(path)})

    def bot_failed(self, failures: list[str]) -> None:
        for failure in failures:
            say_json({"kind": "bot_failed", "problem": failure})
