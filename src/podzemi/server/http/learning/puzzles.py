"""Puzzles over HTTP. Nothing is stored: an id is a puzzle, the actions sent along are a position."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, Final, TypeVar  # Any: states and actions of whichever game, and JSON

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Raw

from podzemi.engine import registry
from podzemi.engine.game import AnyGame, seen
from podzemi.engine.puzzles.puzzle import (
    LEVELS,
    PLAYER,
    Hint,
    IllegalMove,
    Puzzles,
    UnknownPuzzle,
    fold,
    kinds_of,
)
from podzemi.engine.values import Event
from podzemi.rulebook.scenes import NAMES
from podzemi.server.problems import Refused
from podzemi.server.support.one_thread import OneThread
from podzemi.wire.learning import puzzles as wire
from podzemi.wire.messages import Moment

GameName = Annotated[str, PathParameter(description="The game.")]
PuzzleId = Annotated[
    str, PathParameter(description="practice-1, easy-17, daily-2026-11-15, loyalty-hard-2, …")
]
MOST_ACTIONS: Final = 200
"""More than any line of play can hold."""

T = TypeVar("T")


class PuzzleThread(OneThread):
    """One puzzle is worked on at a time; the solver's steps are limited."""

    async def ask(self, work: Callable[[], T]) -> T:
        try:
            return await super().ask(work)
        except UnknownPuzzle:
            raise Refused("unknown_puzzle") from None


puzzle_thread: Final = PuzzleThread("puzzles")


def puzzles_of(name: str) -> tuple[AnyGame, Puzzles]:
    """The game and its puzzles; Refused if it has none."""
    try:
        game = registry.game(name)
    except registry.Unknown:
        raise Refused("unknown_game", game_name=name[:80]) from None
    if game.puzzles is None:
        raise Refused("unknown_puzzle")
    return game, game.puzzles


def folded_moments(game: AnyGame, id: str, actions: list[Any]) -> tuple[Any, list[list[Event]]]:
    """The state after these actions, and what each caused; Refused at the first that is not allowed."""
    if len(actions) > MOST_ACTIONS:
        raise Refused("malformed")
    try:
        return fold(game, id, [msgspec.json.encode(action) for action in actions])
    except IllegalMove as move:
        raise Refused.by_game(game.name, move.refusal) from None


def raw(value: Any) -> Raw:
    return Raw(msgspec.json.encode(value))


def step(name: str, id: str, actions: list[Any]) -> wire.PuzzleStep:
    game, puzzles = puzzles_of(name)
    state, moments = folded_moments(game, id, actions)
    view = game.view(state, PLAYER)
    mine = [raw(seen(events, PLAYER)) for events in moments]
    return wire.PuzzleStep(
        puzzle=puzzles.info(id),
        version=len(actions),
        seat=PLAYER,
        names=["", *NAMES[1 : len(view.seats)]],
        view=raw(view),
        legal=raw(game.actions(state, PLAYER)),
        outlook=raw(game.preview(view)),
        events=mine[-1],
        history=[Moment(version, 0.0, events) for version, events in enumerate(mine)],
        result=puzzles.score(id, state),
    )


def hint(name: str, id: str, line: wire.PuzzleLine) -> Hint:
    game, puzzles = puzzles_of(name)
    state, _ = folded_moments(game, id, line.actions)
    return puzzles.hint(id, state, line.degree)


def today() -> str:
    return f"daily-{datetime.now(UTC).date()}"


def the_games() -> wire.PuzzleGames:
    known = {name: puzzles for name in registry.names() if (puzzles := registry.game(name).puzzles)}
    kinds = {name: list(kinds_of(puzzles)) for name, puzzles in known.items()}
    return wire.PuzzleGames(list(known), today(), kinds)


def the_list(name: str) -> wire.PuzzleList:
    _, puzzles = puzzles_of(name)
    return wire.PuzzleList(puzzles.practice(), list(LEVELS), today(), list(kinds_of(puzzles)))


def the_best(name: str, id: str) -> wire.PuzzleBest:
    _, puzzles = puzzles_of(name)
    return wire.PuzzleBest(raw(list(puzzles.best(id))), puzzles.reasons(id))


@get("/", summary="The games that have puzzles, and today's")
async def list_games() -> wire.PuzzleGames:
    return the_games()


@get("/{game:str}", summary="The practice situations, the levels, and today's puzzle")
async def list_puzzles(game: GameName) -> wire.PuzzleList:
    return await puzzle_thread.ask(partial(the_list, game))


@post("/{game:str}/{puzzle:str}", summary="A puzzle after a line of play", status_code=200)
async def play_puzzle(game: GameName, puzzle: PuzzleId, data: JSONBody[wire.PuzzleLine]) -> wire.PuzzleStep:
    return await puzzle_thread.ask(partial(step, game, puzzle, data.actions))


@post("/{game:str}/{puzzle:str}/hint", summary="Help for the next step", status_code=200)
async def ask_hint(game: GameName, puzzle: PuzzleId, data: JSONBody[wire.PuzzleLine]) -> Hint:
    return await puzzle_thread.ask(partial(hint, game, puzzle, data))


@get("/{game:str}/{puzzle:str}/best", summary="The best solution, action by action")
async def best_line(game: GameName, puzzle: PuzzleId) -> wire.PuzzleBest:
    return await puzzle_thread.ask(partial(the_best, game, puzzle))


puzzles_api = Router(
    "/api/puzzles", route_handlers=[list_games, list_puzzles, play_puzzle, ask_hint, best_line]
)
