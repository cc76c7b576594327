"""`podzemi play`: a match in the terminal, against bots and among people who share it."""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path

import rich_click as click

from podzemi.arena.lineup import Lineup
from podzemi.bots.levels import STAND_IN, stand_in
from podzemi.cli.app import INTERRUPTED
from podzemi.cli.common import (
    Command,
    game_argument,
    json_option,
    language_option,
    pack_option,
    pack_text,
    parse_options,
    plain_option,
    say_who_plays_at_random,
    seed_number,
    setup_options,
    split_bots,
)
from podzemi.cli.terminal import voices
from podzemi.cli.terminal.advice import hint
from podzemi.cli.terminal.saves import restore, save_path, store
from podzemi.cli.terminal.screen import JsonScreen, QuitRequested, Screen, is_plain
from podzemi.engine import registry
from podzemi.engine.bot import Bot
from podzemi.engine.dice import Dice, seed_for
from podzemi.engine.game import AnyGame, seen
from podzemi.engine.match import AnyMatch, Match
from podzemi.engine.values import Action, Event
from podzemi.languages import text
from podzemi.learn.remarking import first_players


@click.command(cls=Command)
@game_argument
@click.option(
    "--players", type=int, help="How many players; without it, as many as --bots names, or as usual."
)
@click.option(
    "--bots",
    help="Your opponents, separated by commas: `novice` to `master`, or any bot; without it, novice.",
)
@click.option(
    "--people",
    metavar="NAMES",
    help="Those who play at this terminal, separated by commas; it is covered between them.",
)
@click.option(
    "--seat",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="Where you sit; several one after the other.",
)
@click.option(
    "--seed", type=seed_number, metavar="NUMBER", help="Play the match of this seed; without it, any."
)
@setup_options
@pack_option
@click.option(
    "--first",
    is_flag=True,
    help="Your first match: gentle bots, the options for it, and a teacher who says what is worth a look.",
)
@click.option("--talk/--no-talk", default=True, show_default=True, help="Bots say something now and then.")
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
    people: str | None,
    seat: int,
    seed: int | None,
    options: tuple[str, ...],
    pack: Path | None,
    first: bool,
    talk: bool,
    resume: bool,
    record: Path | None,
    data: Path | None,
    plain: bool,
    lang: str,
    as_json: bool,
) -> None:
    """Play in the terminal, against bots or in turn with others: type the number of what you want to do.

    Where there is much to choose from, you choose in stages, or type a word to search for. `h` asks the
    strongest bot what it would do, `?` shows the rules, `v` the board, `b` goes back, `q` leaves. The match
    is kept after every action; `--resume` goes on. With `--people Klara,Marek` the screen is cleared and
    covered whenever it goes from one to the other and something is hidden.
    With `--json` every line is an object, and the answer is still a number.

    Example: `podzemi play welcome_dungeon --bots apprentice,veteran --lang cs`
    """
    path = save_path(data or _data_directory(), game)
    if resume:
        if not path.exists():
            raise click.UsageError(f"no match of {game.name} to go on with; start one without --resume")
        match, save = restore(path)
        game, seat, names, components = match.game, save.seat, save.bots, save.pack
        humans = save.people
    else:
        components = pack_text(pack)
        game = registry.game_with_pack(game.name, components)
        humans = list(split_bots(people)) if people else []
        company = first_players(game.name) if first and players is None else players
        names = _seating(game, bots, company, seat, max(1, len(humans)))
        typed = (game.first_match if first else {}) | parse_options(game, options)
        match = Match(game, len(names), typed, secrets.randbits(64) if seed is None else seed)
    say_who_plays_at_random(lang, game, names)
    seated = voices.with_styles([name or "random" for name in names], match.seed)
    with Lineup(game, seated, strict=False) as lineup:
        labels = voices.labels(lang, names, match.seed, humans)
        screen = JsonScreen() if as_json else Screen(lang, game, labels, seat, is_plain(plain))
        screen.talkative = talk
        screen.remarked = set() if first else None
        screen.adviser = partial(hint, game)
        if bots is None and STAND_IN in names and not as_json:
            why = "level-none" if components is None else "level-pack"
            screen.console.print(text(lang, why, {"bot": text(lang, f"bot-{STAND_IN}")}), markup=False)
        playing = TerminalMatch(match, seat, names, humans, lineup.seat(), path, screen, lineup, components)
        playing.play(record, resume)


def _data_directory() -> Path:
    from podzemi.server.settings import data_directory

    return data_directory()


def _seating(game: AnyGame, given: str | None, players: int | None, seat: int, people: int = 1) -> list[str]:
    """Bots by seat, empty where one of so many people sits; a short list of bots is repeated. There are none
    where people are enough."""
    enough = given is None and (players == people or (players is None and people > 1))
    bots = () if enough else split_bots(stand_in(registry.LEVELS[0], game) if given is None else given)
    usual = game.usual_players if given is None and people == 1 else len(bots) + people
    count = usual if players is None else players
    game.validate_options(count, {})
    if not enough and (not bots or len(bots) > count - people):
        raise click.BadParameter(f"name 1 to {count - people} bots for {count} players", param_hint="--bots")
    if seat + people > count:
        raise click.BadParameter(f"seats are 0 to {count - people}", param_hint="--seat")
    names = [bots[place % len(bots)] for place in range(count - people)] if bots else []
    return [*names[:seat], *[""] * people, *names[seat:]]


class TerminalMatch:
    """The people at one terminal and their match. `seat`: who holds it; None: it is covered."""

    def __init__(
        self,
        match: AnyMatch,
        seat: int,
        names: list[str],
        people: list[str],
        bots: list[Bot | None],
        path: Path,
        screen: Screen,
        lineup: Lineup,
        pack: str | None,
    ) -> None:
        self.match = match
        self.first = seat
        self.names = names
        self.people = people
        """Their names, from the first seat on; empty: one who needs none."""
        self.mine = range(seat, seat + max(1, len(people)))
        self.seat: int | None = None if len(people) > 1 else seat
        self.untold: dict[int, list[Event]] = {one: [] for one in self.mine}
        """By seat: what happened while somebody else held the terminal."""
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
        if len(self.mine) > 1:
            self.screen.seat = None
        self.screen.end(self.match)
        self.screen.bot_failed(self.lineup.failures())
        self._write(record)

    def _turn(self, seat: int) -> None:
        game, state = self.match.game, self.match.state
        legal = game.actions(state, seat)
        if seat in self.mine:
            action = self._own(seat, legal)
        else:
            action = self._of_bot(seat, legal)
        self._tell(self.match.play(seat, action))
        self.screen.hear(seat, self.names[seat], self.match)
        self._save()

    def _own(self, seat: int, legal: list[Action]) -> Action:
        if len(legal) == 1:
            if seat == self.seat:
                self.screen.show_forced(legal[0])
            return legal[0]
        if seat != self.seat:
            self._hand_to(seat)
        view = self.match.game.view(self.match.state, seat)
        return legal[self.screen.ask(view, legal)]

    def _hand_to(self, seat: int) -> None:
        """Cover the screen where something is hidden; then tell the next one what happened meanwhile."""
        hidden = self.match.game.has_secrets(self.match.state, self.mine)
        self.seat = None
        self.screen.hand_to(seat, hidden)
        self.seat = seat
        self.screen.tell(seen(self.untold[seat], seat if hidden else None))
        self.untold[seat] = []

    def _of_bot(self, seat: int, legal: list[Action]) -> Action:
        """Dice by decision, so that a resumed match goes on as it would have."""
        dice = Dice(seed_for(self.match.seed, self.match.version + 1))
        bot = self.bots[seat]
        if bot is None:
            return legal[dice.below(len(legal))]
        return legal[bot.choose(self.match.game.view(self.match.state, seat), legal, dice)]

    def _tell(self, events: list[Event]) -> None:
        """To whoever holds the terminal; the others hear of it when they do."""
        if self.seat is not None:
            self.screen.tell(seen(events, self.seat))
        for seat in self.mine:
            if seat != self.seat:
                self.untold[seat] += events

    def _save(self) -> None:
        store(self.path, self.match, self.first, self.names, self.pack, self.people)

    def _write(self, path: Path | None) -> None:
        if path is not None:
            with path.open("ab") as file:
                file.write(self.match.record().with_bots(self.names).line() + b"\n")
            self.screen.wrote(path)
