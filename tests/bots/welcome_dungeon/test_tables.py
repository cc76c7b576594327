"""The bot that plays from tables finds its decision, keeps to what they say, and searches elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from podzemi.bots.search import Searcher, Settings
from podzemi.bots.strategies import welcome_dungeon as strategy
from podzemi.bots.strategies import welcome_dungeon_tables as tables
from podzemi.engine.dice import Dice
from podzemi.engine.values import Action
from podzemi.games.welcome_dungeon import GAME
from podzemi.games.welcome_dungeon.actions import HEROES, TILES, Add, ChooseHero, Draw, Pass, Sacrifice
from podzemi.games.welcome_dungeon.policy.round import BRIEF, MOST_NUMBERS, describe
from podzemi.games.welcome_dungeon.state import HERO_CHOICE, State

KEYS = 300


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A table that draws at the start, then sacrifices the second tile or adds, three to one."""
    path = tmp_path / "small.tables"
    monkeypatch.setattr(tables, "HOME", path)
    for cached in (tables._file, tables._keys, tables._shares):
        cached.cache_clear()
    state = _start("knight")
    first = _key(state)
    _play(state, Draw())
    rows: dict[int, tuple[int, ...]] = dict.fromkeys(range(1, KEYS), (0, 0))
    rows |= {first: (16, 0), _key(state): (4, 0, 12, 0, 0, 0, 0)}
    keys = sorted(rows)
    shares = b"".join(bytes(rows[key]) for key in keys)
    hero = tables.Hero(keys, [len(rows[key]) for key in keys], [shares] * len(tables.STAKES))
    chances: dict[tables.Record, tuple[float, ...]] = dict.fromkeys(tables.RECORDS, (0.5, 0.6, 0.4, 0.3))
    tables.write(path, chances, [hero] * len(HEROES))
    return path


def _start(hero: str, players: int = 2) -> State:
    return GAME.start(players, {"first_hero": hero}, seed=2)


def _key(state: State) -> int:
    numbers = [0] * MOST_NUMBERS
    count = describe(state, state.asked, BRIEF, numbers)
    return tables.key_of(numbers[:count]) >> (64 - tables.KEY_BITS)


def _play(state: State, action: Draw | Pass | Add | Sacrifice | ChooseHero) -> None:
    GAME.apply_unchecked(state, state.asked, GAME.encode(action))


def _shares(state: State) -> list[int] | None:
    bot = strategy.TableBot(Searcher(GAME, Settings(strategy="table")))
    legal: list[Action] = [GAME.decode(code) for code in GAME.legal(state, state.asked)]
    return bot.shares(GAME.view(state, state.asked), legal, Dice(1))


@pytest.mark.usefixtures("table")
def test_the_bot_plays_what_the_table_says() -> None:
    state = _start("knight")
    assert _shares(state) == [16, 0]
    _play(state, Draw())
    assert _shares(state) == [4, 0, 12, 0, 0, 0, 0]


@pytest.mark.usefixtures("table")
def test_what_the_table_does_not_know_is_left_to_search() -> None:
    state = _start("knight")
    _play(state, Draw())
    _play(state, Sacrifice(TILES[0]))
    assert _shares(state) is None
    assert _shares(_start("knight", players=3)) is None
    assert tables.strategy("knight", (0, 0, 0, 0), [1, 2, 3]) is None


@pytest.mark.usefixtures("table")
@pytest.mark.clause("WD-4.5")
def test_the_starter_takes_the_hero_with_whom_he_wins_most() -> None:
    state = _start("knight")
    _play(state, Pass())
    assert state.phase == HERO_CHOICE
    assert _shares(state) == [0, 1, 0, 0]


@pytest.mark.usefixtures("table")
def test_two_that_are_left_of_three_play_from_the_table() -> None:
    """The one who is out is neither starter nor other (WD-3.8)."""
    state = _start("knight", players=3)
    out = (state.starter + 1) % 3
    state.failures[out] = 2
    state.in_round[out] = 0
    assert _shares(state) == [16, 0]


def test_every_record_has_its_stakes() -> None:
    assert {tables.stakes_of(record) for record in tables.RECORDS} == set(range(len(tables.STAKES)))


def test_without_tables_the_level_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert strategy.why_not(Settings(strategy="table")) is None
    monkeypatch.setattr(tables, "HOME", tmp_path / "none.tables")
    assert "podzemi[tables]" in (strategy.why_not(Settings(strategy="table")) or "")
    assert strategy.why_not(Settings()) is None  # search needs no tables


def test_all_rows_of_a_table_can_be_read(table: Path) -> None:
    rows = dict(tables.rows("knight", 0))
    assert len(rows) == 2  # the others say nothing
    assert sorted(rows.values()) == [bytes((4, 0, 12, 0, 0, 0, 0)), bytes((16, 0))]
    assert rows[_key(_start("knight"))] == bytes((16, 0))
