"""`podzemi play`: a match in the terminal, against bots."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import rich_click as click

from podzemi.arena.lineup import Lineup
from podzemi.cli import stories
from podzemi.cli.boards import board_of, note_of
from podzemi.cli.common import (
    Command,
    bot_name,
    game_argument,
    json_option,
    language_option,
    out,
    pack_option,
    pack_text,
    parse_options,
    say_json,
    setup_options,
    split_bots,
)
from podzemi.cli.saves import restore, save_path, store
from podzemi.engine import registry
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.game import AnyGame, seen
from podzemi.engine.match import Match
from podzemi.engine.values import Action, Event
from podzemi.languages import has, text
from podzemi.languages.sentences import action_text, event_text, fields, grade_text, result_text


@click.command(cls=Command)
@game_argument
@click.option("--players", type=int, help="How many players; without it, you and the bots.")
@click.option("--bots", help="Your opponents, separated by commas; without it, greedy.")
@click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help="Where you sit.")
@click.option(
    "--seed",
    type=click.IntRange(0, 2**64 - 1),
    metavar="NUMBER",
    help="Play the match of this seed; without it, any.",
)
@setup_options
@pack_option
@click.option("--resume", is_flag=True, help="Go on with the match you left.")
@click.option(
    "--record", type=click.Path(dir_okay=False, path_type=Path), help="Append the record to this file."
)
@click.option(
    "--data", type=click.Path(file_okay=False, path_type=Path), help="Folder where matches are kept."
)
@language_option
@json_option
def play(
    game: AnyGame,
    players: int | None,
    bots: str | None,
    seat: int,
    seed: int | None,
    options: tuple[str, ...],
    pack: Path | None,
    resume: bool,
    record: Path | None,
    data: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Play against bots in the terminal: type the number of what you want to do.

    `?` shows the rules, `q` leaves. The match is kept after every action; `--resume` goes on.
    With `--json` every line is an object, and the answer is still a number.

    Example: `podzemi play welcome_dungeon --bots greedy,greedy --lang cs`
    """
    path = save_path(data or _data_directory(), game)
    if resume:
        if not path.exists():
            raise click.UsageError(f"no match of {game.name} to go on with; start one without --resume")
        match, save = restore(path)
        game, seat, names, components = match.game, save.seat, save.bots, save.pack
    else:
        components = pack_text(pack)
        game = registry.game_with_pack(game.name, components)
        names = _seating(game, bots, players, seat)
        typed = parse_options(game, options)
        match = Match(game, len(names), typed, secrets.randbits(64) if seed is None else seed)
    with Lineup(game, [name or "random" for name in names], strict=False) as lineup:
        screen = JsonScreen() if as_json else Screen(lang, game, [_label(lang, n) for n in names], seat)
        sitting = Sitting(match, seat, names, lineup.seat(), path, screen, lineup, components)
        sitting.play(record, resumed=resume)


def _data_directory() -> Path:
    from podzemi.server.settings import data_directory

    return data_directory()


def _seating(game: AnyGame, given: str | None, players: int | None, seat: int) -> list[str]:
    """Names by seat, the person's empty; a short list of bots is repeated. Alone there are none."""
    alone = players == 1 and given is None
    bots = () if alone else split_bots("greedy" if given is None else given)
    count = players if players is not None else len(bots) + 1
    game.validate_options(count, {})
    if not alone and (not bots or len(bots) > count - 1):
        raise click.BadParameter(f"name 1 to {count - 1} bots for {count} players", param_hint="--bots")
    if seat >= count:
        raise click.BadParameter(f"seats are 0 to {count - 1}", param_hint="--seat")
    names = [bots[place % len(bots)] for place in range(count - 1)] if bots else []
    return [*names[:seat], "", *names[seat:]]


def _label(lang: str, name: str) -> str:
    return bot_name(lang, name) if name else text(lang, "terminal-you")


class Left(Exception):
    """The person wants to go."""


class Screen:
    """Sentences, a table and numbered choices for a person."""

    def __init__(self, lang: str, game: AnyGame, names: Sequence[str], seat: int) -> None:
        self.lang = lang
        self.game = game
        self.names = [
            f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)
        ]
        self.seat = seat
        self.console = out()
        self.board = board_of(game.name)
        self.note = note_of(game.name)
        self.interactive = sys.stdin.isatty()

    def tell(self, events: list[Event]) -> None:
        for event in events:
            self._narrate(stories.before(self.lang, event))
            self.console.print(
                f"  {event_text(self.lang, self.game.name, event, self.names, self.seat)}", markup=False
            )

    def _narrate(self, paragraphs: list[str]) -> None:
        for paragraph in paragraphs:
            self.console.print(f"\n{paragraph}\n", style="italic", markup=False)

    def ask(self, view: Any, legal: list[Action]) -> int:
        """The index of the choice; Left on `q` and at the end of input."""
        self.console.print()
        self.console.print(self.board(self.game, view, self.lang, self.names))
        for number, action in enumerate(legal, 1):
            self.console.print(f"  {number}  {self.choice(view, action)}", markup=False)
        while True:
            answer = self._line(text(self.lang, "terminal-prompt", {"count": len(legal)}))
            if answer == "q":
                raise Left
            if answer == "?":
                self._rules()
            elif answer.isdecimal() and 1 <= int(answer) <= len(legal):
                return int(answer) - 1
            else:
                self.console.print(
                    text(self.lang, "terminal-not-a-choice", {"count": len(legal)}), style="red"
                )

    def choice(self, view: Any, action: Action) -> str:
        """What can be done, with what the board knows about it."""
        said = action_text(self.lang, self.game.name, action)
        note = self.note(self.game, view, self.lang, action)
        return f"{said} ({note})" if note else said

    def forced(self, action: Action) -> None:
        said = action_text(self.lang, self.game.name, action)
        self.console.print(text(self.lang, "terminal-forced", {"action": said}), style="dim", markup=False)

    def _line(self, prompt: str) -> str:
        self.console.print(prompt, end=" ", markup=False)
        line = sys.stdin.readline()
        if not line:
            raise Left
        if not self.interactive:
            self.console.print(line.strip(), markup=False)
        return line.strip().lower()

    def _rules(self) -> None:
        known = fields(self.game.name)
        for topic in known.rules:
            title, key = f"{known.prefix}-topic-{topic}", f"{known.prefix}-rule-{topic}"
            if has(self.lang, key):
                self.console.print(text(self.lang, title), style="bold", markup=False)
                self.console.print(f"{text(self.lang, key)}\n", markup=False)

    def end(self, match: Match[Any, Any]) -> None:
        self._narrate(stories.after(self.lang, match))
        result = self.game.result(match.state)
        assert result is not None
        said = result_text(self.lang, self.game.name, result, self.names, self.seat)
        self.console.print(f"\n{said}", style="bold", markup=False)
        if grade := match.grade:
            self.console.print(grade_text(self.lang, self.game.name, grade), markup=False)

    def left(self, path: Path, offer: bool) -> Path | None:
        """Say how to go on, and perhaps offer to write the match so far."""
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

    def ask(self, view: Any, legal: list[Action]) -> int:
        say_json({"kind": "choose", "view": view, "legal": legal})
        while line := sys.stdin.readline():
            answer = line.strip()
            if answer == "q":
                break
            if answer.isdecimal() and 1 <= int(answer) <= len(legal):
                return int(answer) - 1
            say_json({"kind": "refused", "answer": answer, "choices": len(legal)})
        raise Left

    def forced(self, action: Action) -> None:
        say_json({"kind": "forced", "action": action})

    def end(self, match: Match[Any, Any]) -> None:
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


class Sitting:
    """One person at one match."""

    def __init__(
        self,
        match: Match[Any, Any],
        seat: int,
        names: list[str],
        bots: list[Bot | None],
        path: Path,
        screen: Screen,
        lineup: Lineup,
        pack: str | None,
    ) -> None:
        self.match = match
        self.seat = seat
        self.names = names
        self.bots = bots
        self.path = path
        self.screen = screen
        self.lineup = lineup
        self.pack = pack

    def play(self, record: Path | None, resumed: bool) -> None:
        try:
            if not resumed:
                self._tell(self.match.opening)
            while seats := self.match.game.to_act(self.match.state):
                self._turn(seats[0])
        except (Left, KeyboardInterrupt) as leaving:
            interrupted = isinstance(leaving, KeyboardInterrupt)
            self._save()
            chosen = self.screen.left(self.path, offer=record is None and not interrupted)
            self._write(record or chosen)
            raise SystemExit(130 if interrupted else 0) from None
        self.path.unlink(missing_ok=True)
        self.screen.end(self.match)
        self.screen.bot_failed(self.lineup.failures())
        self._write(record)

    def _turn(self, seat: int) -> None:
        game, state = self.match.game, self.match.state
        legal = game.actions(state, seat)
        if seat == self.seat:
            action = self._own(legal)
        else:
            action = self._of_bot(seat, legal)
        self._tell(self.match.play(seat, action))
        self._save()

    def _own(self, legal: list[Action]) -> Action:
        if len(legal) == 1:
            self.screen.forced(legal[0])
            return legal[0]
        view = self.match.game.view(self.match.state, self.seat)
        return legal[self.screen.ask(view, legal)]

    def _of_bot(self, seat: int, legal: list[Action]) -> Action:
        """Dice by decision, so that a resumed match goes on as it would have."""
        dice = Dice(seed_for(self.match.seed, self.match.version + 1))
        bot = self.bots[seat]
        if bot is None:
            return legal[dice.below(len(legal))]
        return legal[bot.choose(self.match.game.view(self.match.state, seat), legal, dice)]

    def _tell(self, events: list[Event]) -> None:
        self.screen.tell(seen(events, self.seat))

    def _save(self) -> None:
        store(self.path, self.match, self.seat, self.names, self.pack)

    def _write(self, path: Path | None) -> None:
        if path is not None:
            with path.open("ab") as file:
                file.write(self.match.record().line() + b"\n")
            self.screen.wrote(path)
