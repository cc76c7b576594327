"""Rows of matches that are stopped, kept, and gone on with: in the end nothing of that shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from podzemi.arena import checkpoint as module
from podzemi.arena.checkpoint import Checkpoint, OtherCode, Unusable
from podzemi.arena.rows import Run, play
from podzemi.arena.series import Pieces
from podzemi.arena.tournament import Contest, contest
from podzemi.arena.work.interrupts import Interrupted
from podzemi.engine import registry

GAME = registry.game("welcome_dungeon")


def plan(games: int = 40, seed: int = 1, bots: tuple[str, ...] = ("greedy", "random")) -> Contest:
    return Contest(GAME.name, bots, GAME.validate_options(len(bots), {}), games, seed)


def told(given: Contest, run: Run) -> dict[str, Any]:
    """The outcome without its times."""
    found = contest(given, run).as_json()
    for bot in found["bots"]:
        del bot["thinking"]
    return {name: value for name, value in found.items() if "seconds" not in name}


def stop_after(matches: int) -> Any:
    done = 0

    def count(more: int) -> None:
        nonlocal done
        done += more
        if done >= matches:
            raise KeyboardInterrupt

    return count


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_was_stopped_twice_ends_like_one_that_was_not(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "kept.jsonl"
    for matches in (5, 17):
        with pytest.raises(Interrupted):
            contest(plan(), Run(jobs=jobs, checkpoint=Checkpoint(file), progress=stop_after(matches)))
    assert 17 <= sum(len(batch.summary) for batch in Checkpoint(file).batches(plan())) < 40
    assert told(plan(), Run(jobs=jobs, checkpoint=Checkpoint(file))) == told(plan(), Run())


def test_what_is_known_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    first = told(plan(), Run(checkpoint=Checkpoint(file)))
    monkeypatch.setattr(Contest, "play", lambda *given: pytest.fail("played again"))
    assert told(plan(), Run(checkpoint=Checkpoint(file))) == first
    assert told(plan(10), Run(checkpoint=Checkpoint(file)))["games"] == 10, "fewer are wanted than are known"


def test_a_longer_run_goes_on_and_another_seed_or_bot_is_another_row(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    contest(plan(10), Run(checkpoint=Checkpoint(file)))
    assert told(plan(20), Run(checkpoint=Checkpoint(file))) == told(plan(20), Run())
    for other in (plan(10, seed=2), plan(10, bots=("random", "greedy"))):
        assert Checkpoint(file).batches(other) == []
        assert told(other, Run(checkpoint=Checkpoint(file))) == told(other, Run())


def test_a_torn_line_is_forgotten_and_a_broken_one_named(tmp_path: Path) -> None:
    """Whoever was killed while writing left half a line; nothing is appended to that."""
    file = tmp_path / "kept.jsonl"
    contest(plan(10), Run(checkpoint=Checkpoint(file)))
    file.write_bytes(file.read_bytes() + b'{"row":{"kind"')
    assert told(plan(20), Run(checkpoint=Checkpoint(file))) == told(plan(20), Run())
    assert all(msgspec.json.decode(line) for line in file.read_bytes().splitlines())
    file.write_bytes(b"{}\n" + file.read_bytes())
    with pytest.raises(Unusable, match="line 1 is no result of the arena"):
        Checkpoint(file)
    file.write_bytes(b"a letter to my aunt")
    with pytest.raises(Unusable, match="line 1"):
        Checkpoint(file)


def test_gaps_and_doubles_do_not_matter(tmp_path: Path) -> None:
    """Lines of two machines in one file: some matches twice, some not at all, in any order."""
    file = tmp_path / "kept.jsonl"
    contest(plan(40), Run(checkpoint=Checkpoint(file)))
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) > 3
    file.write_bytes(b"".join([lines[-1], *lines[2:], lines[0]]))
    assert told(plan(40), Run(checkpoint=Checkpoint(file))) == told(plan(40), Run())


def test_tidy_leaves_one_line_with_the_same_results(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    contest(plan(40), Run(checkpoint=Checkpoint(file)))
    before = [result for batch in Checkpoint(file).batches(plan()) for result in batch.summary]
    Checkpoint(file).tidy()
    (line,) = file.read_bytes().splitlines()
    (batch,) = Checkpoint(file).batches(plan())
    assert batch.summary == before and len(before) == 40
    assert batch.thinking[0].decisions > 0 and batch.thinking[1].decisions == 0
    assert msgspec.json.decode(line)["machine"]


def test_results_of_other_code_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    contest(plan(10), Run(checkpoint=Checkpoint(file)))
    monkeypatch.setattr(module, "source", lambda game, bots: "other")
    with pytest.raises(OtherCode, match="played by other code"):
        contest(plan(20), Run(checkpoint=Checkpoint(file)))
    assert contest(plan(10), Run(checkpoint=Checkpoint(file, trust=True))).games == 10
    checkpoint = Checkpoint(file)
    assert checkpoint.drop(lambda line: line.source != "other") == 10 and checkpoint.batches(plan()) == []


def test_the_mark_of_the_code_follows_what_is_played(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    marks = []
    for text in ("one", "two"):
        bot.write_text(text)
        module.source.cache_clear()
        marks.append(module.source(GAME.name, (f"{bot}:Bot",)))
    assert len({*marks, module.source(GAME.name, ()), module.source("dark_cave", ())}) == 4


def test_a_level_that_changes_is_played_again_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = tmp_path / "levels.toml"
    monkeypatch.setattr(module, "_levels", lambda game: levels)

    def marks(text: str) -> list[str]:
        levels.write_text(text)
        module.source.cache_clear()
        return [module.source(GAME.name, (f"{name}?seconds=1", "greedy")) for name in ("novice", "master")]

    before = marks("[novice]\nmistakes = 1.0\n[master]\nworlds = 8")
    after = marks("[novice]\nmistakes = 1.0\n[master]\nworlds = 16")
    module.source.cache_clear()
    assert before[0] == after[0] and before[1] != after[1]


def test_what_a_style_likes_is_of_no_concern_to_bots_without_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    styles = tmp_path / "styles.toml"
    monkeypatch.setattr(module, "_STYLES", styles)

    def marks(liked: str) -> list[str]:
        styles.write_text(f'[{GAME.name}]\nbold = ["draw"]\ncareful = ["{liked}"]')
        module.source.cache_clear()
        bots = ("novice", "novice?temper=bold", "novice?temper=careful")
        return [module.source(GAME.name, (bot, "greedy")) for bot in bots]

    before, after = marks("pass"), marks("add")
    module.source.cache_clear()
    assert before[:2] == after[:2] and before[2] != after[2]


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_stops_at_the_same_deal_however_it_is_run(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "kept.jsonl"
    alone = told(plan(1000), Run(until=0.6))
    assert alone["answer"] == "above" and alone["games"] < 60 and alone["games"] % 2 == 0
    with pytest.raises(Interrupted):
        contest(plan(1000), Run(until=0.6, checkpoint=Checkpoint(file), progress=stop_after(3)))
    assert told(plan(1000), Run(until=0.6, jobs=jobs, checkpoint=Checkpoint(file))) == alone
    assert told(plan(1000), Run(until=0.6, jobs=jobs)) == alone


def test_without_an_answer_everything_is_played() -> None:
    found = told(plan(10, bots=("random", "random")), Run(until=0.5))
    assert (found["games"], found["until"], found["answer"]) == (10, 0.5, None)
    assert found["bots"][0]["high"] - found["bots"][0]["low"] > 0.5, "wide: it allows for stopping"


def test_after_its_time_nothing_new_is_begun() -> None:
    (found,) = play([plan(1000)], Run(seconds=0.0))
    assert found.results == [] and not found.interrupted


def test_records_come_row_by_row_whoever_plays() -> None:
    rows = [
        msgspec.structs.replace(plan(6, bots=bots), records=True)
        for bots in (("greedy", "random"), ("random", "random"))
    ]
    written: list[list[bytes]] = [[], []]
    for jobs, lines in zip((1, 3), written):
        play(rows, Run(jobs=jobs, write=lines.append))
    assert written[0] == written[1] and len(written[0]) == 12
    stopped: list[bytes] = []
    play(rows, Run(write=stopped.append, progress=stop_after(8)))
    assert stopped == written[0][: len(stopped)] and len(stopped) >= 8


@pytest.mark.parametrize(
    ("done", "left"),
    [
        ({}, list(range(10))),
        ({0: 10}, []),
        ({0: 3, 5: 2}, [3, 4, 7, 8, 9]),
        ({8: 9}, [0, 1, 2, 3, 4, 5, 6, 7]),
        ({2: 2, 12: 5}, [0, 1, 4, 5, 6, 7, 8, 9]),
    ],
)
def test_pieces_cover_what_is_missing(done: dict[int, int], left: list[int]) -> None:
    assert [number for piece in Pieces(10, 2, done) for number in piece] == left
