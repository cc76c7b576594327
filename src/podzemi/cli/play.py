"""`podzemi play`: a match in the terminal, against bots."""

from __future__ import annotations

import secrets
from pathlib import Path

import rich_click as click

from podzemi.arena.lineup import Lineup
from podzemi.cli.app import INTERRUPTED
from podzemi.cli.common import (
    Command,
    bot_name,
    game_argument,
    json_option,
    language_option,
    pack_option,
    pack_text,
    parse_options,
    plain_option,
    seed_number,
    setup_options,
    split_bots,
)
from podzemi.cli.saves import restore, save_path, store
from podzemi.cli.screen import JsonScreen, QuitRequested, Screen, is_plain
from podzemi.engine import registry
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.game import AnyGame, seen
from podzemi.engine.match import AnyMatch, Match
from podzemi.engine.values import Action, Event
from podzemi.languages import text


@click.command(cls=Command)
@game_argument
@click.option("--players", type=int, help="How many players; without it, you and the bots.")
@click.option("--bots", help="Your opponents, separated by commas; without it, greedy.")
@click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help="Where you sit.")
@click.option(
    "--seed", type=seed_number, metavar="NUMBER", help="Play the match of this seed; without it, any."
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
@plain_option
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
    plain: bool,
    lang: str,
    as_json: bool,
) -> None:
    """Play against bots in the terminal: type the number of what you want to do.

    Where there is much to choose from you choose in stages, or type a word to search for. `?` shows the
    rules, `v` the board, `b` goes back, `q` leaves. The match is kept after every action; `--resume` goes on.
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
        labels = [_label(lang, name) for name in names]
        screen = JsonScreen() if as_json else Screen(lang, game, labels, seat, is_plain(plain))
        TerminalMatch(match, seat, names, lineup.seat(), path, screen, lineup, components).play(
            record, resume
        )


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


class TerminalMatch:
    """One person at one match."""

    def __init__(
        self,
        match: AnyMatch,
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
        except (QuitRequested, KeyboardInterrupt) as leaving:
            interrupted = isinstance(leaving, KeyboardInterrupt)
            self._save()
            chosen = self.screen.left(self.path, offer=record is None and not interrupted)
            self._write(record or chosen)
            raise SystemExit(INTERRUPTED if interrupted else 0) from None
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
                file.write(self.match.record().with_bots(self.names).line() + b"\n")
            self.screen.wrote(path)
