"""Promises about luck: what is hashed, what a record proves, and that no bit of one can be changed unseen."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from laws import laws
from podzemi.engine import RecordError, registry
from podzemi.engine.game import AnyGame
from podzemi.engine.records.commitment import Branch, Promise
from podzemi.engine.records.record import Record, read
from podzemi.engine.records.verify import Verdict, verify

SALT = "5e" * 32


@cache
def kept(name: str, branched: bool = False) -> tuple[AnyGame, bytes, str]:
    """A finished match with its promise: the game, the line of its record, the hash from the start."""
    game = registry.game(name)
    record = laws.random_match(game, 2, {}, 12).record()
    if branched:
        record = played_on(game, record)
    promise = Promise(
        game=name,
        rules=game.rules_version,
        players=2,
        options=record.options,
        seed=record.seed,
        salt=SALT,
        branches=record.branches or (),
    )
    full = replace(record, salt=SALT, commitment=promise.commitment())
    return game, full.sealed(game).line(), promise.commitment()


def played_on(game: AnyGame, record: Record) -> Record:
    """Half of the match, and another end of it."""
    from podzemi.engine.dice import Dice
    from podzemi.engine.match import Match

    half = len(record.actions) // 2
    branches = [Branch(half, 1, 2**63 + 5)]
    match: Match[Any, Any] = Match(game, 2, record.options, record.seed, branches=branches)
    for turn in read(record.line(), registry.game).actions[:half]:
        match.play(turn.seat, turn.action)
    dice = Dice(3)
    while game.result(match.state) is None:
        seat = game.to_act(match.state)[0]
        actions = game.actions(match.state, seat)
        match.play(seat, actions[dice.below(len(actions))])
    return match.record()


def judged(name: str, line: bytes, shown: str | None) -> Verdict:
    return verify(read(line, registry.game), registry.game(name), shown)


@pytest.mark.parametrize("branched", [False, True], ids=["whole", "branched"])
@pytest.mark.parametrize("name", registry.GAMES)
def test_a_kept_promise_is_proved(name: str, branched: bool) -> None:
    _, line, shown = kept(name, branched)
    verdict = judged(name, line, shown)
    assert {check.name: check.status for check in verdict.checks} == dict.fromkeys(
        ("seal", "commitment", "shown", "actions", "chance", "result"), "proved"
    )
    assert verdict.ok
    assert verdict.commitment == shown


@pytest.mark.parametrize("branched", [False, True], ids=["whole", "branched"])
@pytest.mark.parametrize("name", registry.GAMES)
@settings(max_examples=120, deadline=None)
@given(data=st.data())
def test_no_bit_of_a_record_can_be_changed_unseen(name: str, branched: bool, data: st.DataObject) -> None:
    _, line, shown = kept(name, branched)
    at = data.draw(st.integers(0, len(line) * 8 - 1))
    changed = bytearray(line)
    changed[at // 8] ^= 1 << at % 8
    try:
        verdict = judged(name, bytes(changed), shown)
    except RecordError:
        return
    assert not verdict.ok


def test_a_forger_who_seals_again_still_meets_the_hash_from_the_start() -> None:
    """Another seed with a promise of its own is a good record; it is not the one that was shown."""
    game, line, shown = kept("welcome_dungeon")
    record = laws.random_match(game, 2, {}, 13).record()
    promise = Promise(game=game.name, rules=1, players=2, options=record.options, seed=record.seed, salt=SALT)
    forged = replace(record, salt=SALT, commitment=promise.commitment()).sealed(game).line()
    assert judged(game.name, forged, None).ok
    verdict = judged(game.name, forged, shown)
    assert [check.name for check in verdict.checks if check.status == "failed"] == ["shown"]
    assert not judged(game.name, replace(read(line, registry.game), seed=1).sealed(game).line(), None).ok


def test_chance_of_our_own_making_is_found_out() -> None:
    """Seed and salt are right, but the cards were stacked: it replays by itself and not from the seed."""
    game, line, _ = kept("welcome_dungeon")
    record = read(line, registry.game)
    stacked = laws.random_match(game, 2, {}, 99).record()
    forged = replace(stacked, seed=record.seed, salt=SALT, commitment=record.commitment).sealed(game)
    verdict = judged(game.name, forged.line(), None)
    failed = [check for check in verdict.checks if check.status == "failed"]
    assert [(check.name, check.at) for check in failed] == [("chance", 0)]


def test_a_record_that_promises_nothing_says_so() -> None:
    game = registry.game("welcome_dungeon")
    line = laws.random_match(game, 2, {}, 5).record().line()
    verdict = judged(game.name, line, None)
    assert verdict.ok
    assert {check.name for check in verdict.checks if check.status == "absent"} == {
        "seal",
        "commitment",
        "shown",
    }
    assert not judged(game.name, line, "0" * 64).ok


def test_what_is_hashed_is_plain_text() -> None:
    promise = Promise(
        game="welcome_dungeon",
        rules=1,
        players=3,
        options={"b": True, "a": "1", "c": 1},
        seed=2**64 - 1,
        salt="ab",
        pack="cd",
        branches=(Branch(4, 1, 9),),
    )
    lines = [
        "podzemi luck 1",
        "game welcome_dungeon",
        "rules 1",
        "players 3",
        'option a "1"',
        "option b true",
        "option c 1",
        "pack cd",
        "branch 4 1 9",
        "seed 18446744073709551615",
        "salt ab",
    ]
    assert promise.statement() == "".join(f"{line}\n" for line in lines).encode()
    assert promise.commitment() == hashlib.sha256(promise.statement()).hexdigest()


def test_every_part_of_a_promise_counts() -> None:
    promise = Promise(game="g", rules=1, players=2, options={"o": 1}, seed=3, salt="s")
    others = [
        replace(promise, **{field: value})
        for field, value in msgspec.structs.asdict(
            Promise(game="h", rules=2, players=3, options={"o": 2}, seed=4, salt="t", pack="p")
        ).items()
        if field != "branches"
    ]
    others.append(replace(promise, branches=(Branch(1, 1, 1),)))
    assert len({one.commitment() for one in [promise, *others]}) == len(others) + 1
