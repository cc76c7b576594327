"""`podzemi bench`: how fast the rules are, compiled and pure."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import product
from tempfile import TemporaryFile
from typing import Any, Final  # Any: states of whichever game; figures as JSON

import msgspec
import rich_click as click
from rich.table import Table

from podzemi.cli.app import INTERRUPTED
from podzemi.cli.common import Command, json_option, language_option, out, say_json
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame, is_compiled
from podzemi.languages import text

MEASURES: Final = ("decisions", "clone", "view", "sample", "dump", "load")
FORMS: Final = ("compiled", "pure")
_PLAYERS: Final = 3


@click.command(cls=Command)
@click.argument("names", metavar="[GAME]...", nargs=-1)
@click.option("--games", type=click.IntRange(1), default=4000, show_default=True, help="Matches to measure.")
@click.option(
    "--players", type=click.IntRange(1), default=_PLAYERS, show_default=True, help="How many players."
)
@click.option(
    "--here", is_flag=True, hidden=True, help="Measure in this process; used by the command itself."
)
@language_option
@json_option
def bench(names: tuple[str, ...], games: int, players: int, here: bool, lang: str, as_json: bool) -> None:
    """Decisions per CPU second of random play, and clone, view, sample, dump and load, by game.

    Measured in fresh processes, one with the compiled engine and one with plain Python for every game.
    A game that is not for so many players is measured with the nearest number. Ctrl-C stops and shows
    what was measured so far.

    Example: `podzemi bench welcome_dungeon`
    """
    chosen = [registry.game(name).name for name in names or registry.GAMES]
    if here:
        say_json({"compiled": is_compiled(), "games": {n: measure(n, games, players) for n in chosen}})
        return
    found: dict[str, dict[str, Any]] = {form: {} for form in FORMS}
    interrupted = False
    try:
        for form, name in product(FORMS, chosen):
            if (rates := _elsewhere(form, name, games, players)) is not None:
                found[form][name] = rates
    except KeyboardInterrupt:
        interrupted = True
    if as_json:
        say_json({form: rates for form, rates in found.items() if rates} | {"interrupted": interrupted})
    else:
        _print(lang, chosen, found)
    if interrupted:
        raise SystemExit(INTERRUPTED)


def _elsewhere(form: str, name: str, games: int, players: int) -> dict[str, Any] | None:
    """The figures from a process of its own; None where there is no engine of that form."""
    environment = {**os.environ, "PODZEMI_PURE": "1" if form == "pure" else "0"}
    numbers = ["--games", str(games), "--players", str(players)]
    command = [sys.executable, "-m", "podzemi", "bench", name, *numbers, "--here", "--json"]
    with (
        TemporaryFile() as errors,
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors) as child,  # noqa: S603 (ourselves)
    ):
        assert child.stdout is not None
        try:
            said = child.stdout.read()
        except KeyboardInterrupt:
            child.kill()  # whatever it is doing: nobody wants to know any more
            raise
        if child.wait() != 0:
            errors.seek(0)
            raise click.ClickException(f"the measuring process failed:\n{errors.read().decode().strip()}")
    found: dict[str, Any] = msgspec.json.decode(said)
    rates: dict[str, Any] = found["games"][name]
    return rates if found["compiled"] == (form == "compiled") else None


def measure(name: str, games: int, players: int = _PLAYERS) -> dict[str, int]:
    """Per CPU second: decisions of random matches, and the other calls on states from mid-match."""
    from podzemi.arena.simulate import Plan, simulate

    game = registry.game(name)
    players = min(max(players, game.min_players), game.max_players)
    plan = Plan(name, ("random",) * players, game.validate_options(players, {}), games, 1)
    simulate(msgspec.structs.replace(plan, games=max(1, games // 20)))
    rates = {"decisions": simulate(plan).as_json()["decisions_per_cpu_s"]}
    states = _states(game, players, 60)
    seats = [game.to_act(state)[0] for state in states]
    views = [game.view(state, seat) for state, seat in zip(states, seats)]
    dumps = [game.dump(state) for state in states]
    dice = Dice(1)
    rates["clone"] = _rate(len(states), lambda: [state.clone() for state in states])
    rates["view"] = _rate(len(states), lambda: [game.view(s, seat) for s, seat in zip(states, seats)])
    rates["sample"] = _rate(len(states), lambda: [game.sample(view, dice) for view in views])
    rates["dump"] = _rate(len(states), lambda: [game.dump(state) for state in states])
    rates["load"] = _rate(len(states), lambda: [game.load(data) for data in dumps])
    return rates


def _states(game: AnyGame, players: int, count: int) -> list[Any]:
    """States from the middle of random matches."""
    states: list[Any] = []
    dice = Dice(2)
    while len(states) < count:
        state = game.start(players, seed=dice.bits())
        for _ in range(dice.below(20)):
            if not (seats := game.to_act(state)):
                break
            legal = game.legal(state, seats[0])
            game.apply(state, seats[0], legal[dice.below(len(legal))])
        if game.to_act(state):
            states.append(state)
    return states


def _rate(calls: int, work: Callable[[], Any], least: float = 0.1) -> int:
    """Calls per CPU second."""
    done = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < least:
        work()
        done += calls
    return round(done / spent)


def _print(lang: str, names: list[str], found: dict[str, dict[str, Any]]) -> None:
    console = out()
    for name in names:
        if not (forms := [form for form in FORMS if name in found[form]]):
            continue
        table = Table(title=text(lang, "terminal-bench", {"game": name}), title_justify="left", box=None)
        table.add_column("")
        for form in forms:
            table.add_column(text(lang, f"terminal-{form}"), justify="right")
        for kind in MEASURES:
            table.add_row(kind, *(f"{found[form][name][kind]:,}".replace(",", " ") for form in forms))
        console.print(table)
    if found["pure"] and not found["compiled"]:
        console.print(text(lang, "terminal-not-compiled"), style="yellow")
