"""The library as its users meet it: one object to play with."""

from __future__ import annotations

import copy
import pickle
from typing import Any, TypeAlias

import pytest

import podzemi
from podzemi import Dice, IllegalAction, Match

AnyMatch: TypeAlias = Match[Any, Any]


@pytest.fixture(params=podzemi.names())
def match(request: pytest.FixtureRequest) -> AnyMatch:
    """A match in the middle."""
    return played(Match(request.param, players=3, seed=7), 12)


def played(match: AnyMatch, actions: int) -> AnyMatch:
    dice = Dice(match.seed)
    while (seats := match.to_act()) and match.version < actions:
        legal = match.actions(seats[0])
        match.play(seats[0], legal[dice.below(len(legal))])
    return match


def test_a_whole_match_from_its_name_to_its_record(match: AnyMatch) -> None:
    assert match.result is None
    played(match, 100_000)
    assert match.result is not None and match.to_act() == [] and match.actions(0) == []
    line = match.record().line()
    again = podzemi.replay(podzemi.read_record(line))
    assert again.record().line() == line
    assert all(again.view(seat) == match.view(seat) for seat in (0, 1, 2, None))


def test_what_seats_see(match: AnyMatch) -> None:
    assert match.view(None).seat is None
    for seat in range(3):
        sampled = match.sample(seat, Dice(3))
        assert match.game.view(sampled, seat) == match.view(seat)


def test_copies_go_their_own_ways(match: AnyMatch) -> None:
    line = match.record().line()
    for twin in (match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin.record().line() == line and twin.state == match.state and twin.game is match.game
        played(twin, match.version + 1)
        assert match.record().line() == line


def test_events_come_again(match: AnyMatch) -> None:
    whole = Match(match.game, match.players, match.given, match.seed)
    events = [whole.opening, *(whole.play(turn.seat, turn.action) for turn in match.turns)]
    for seat in (None, 0, 2):
        assert list(match.events(seat)) == [podzemi.seen(step, seat) for step in events]


def test_nothing_foreign_is_played(match: AnyMatch) -> None:
    before, (seat, *_) = match.state.clone(), match.to_act()
    action = match.actions(seat)[0]
    wrong: Any
    for wrong in (-1, 3, 99, None, "0"):
        with pytest.raises(IllegalAction):
            match.play(wrong, action)
    for code in (-1, 1 << 62, 1 << 63, 1 << 70):
        with pytest.raises(IllegalAction):
            match.game.apply(match.state, seat, code)
    with pytest.raises(TypeError, match="is not a code"):
        match.game.apply(match.state, seat, action)  # type: ignore[arg-type]  # on purpose
    assert match.state == before


def test_any_number_is_refused_or_legal(match: AnyMatch) -> None:
    """`apply` asks `refusal` about whatever it is given: no number may break it."""
    dice, game = Dice(5), match.game
    for seat in match.to_act():
        legal = game.legal(match.state, seat)
        for _ in range(3000):
            code = dice.bits() >> dice.below(63) + 1
            refused = game.foreign(match.state, seat, code) or game.refusal(match.state, seat, code)
            assert (refused is None) == (code in legal), code


def test_it_shows_itself(match: AnyMatch) -> None:
    name = match.game.name
    assert repr(match) == f"<Match({name!r}, players=3, seed=7) after {match.version} actions>"
    first, *lines = str(match).splitlines()
    assert first.startswith(repr(match)) and "waits for seat" in first
    assert f"game: {name}" in lines


def test_text_tells_only_what_a_spectator_knows(match: AnyMatch) -> None:
    twin = match.copy()
    twin.state = match.sample(None, Dice(9))
    assert str(twin) == str(match)


def test_games_show_and_pickle_themselves() -> None:
    for name in podzemi.names():
        game = podzemi.game(name)
        assert name in repr(game)
        assert pickle.loads(pickle.dumps(game)) is game


def test_errors_survive_another_process() -> None:
    with pytest.raises(podzemi.BadSetup) as bad:
        Match("welcome_dungeon", players=9)
    again = pickle.loads(pickle.dumps(bad.value))
    assert str(again) == str(bad.value) and again.refusal == bad.value.refusal


def test_help_helps() -> None:
    """Every public name says what it is, compiled or not."""
    import inspect

    for name in podzemi.__all__:
        assert inspect.getdoc(getattr(podzemi, name)), name
    for name in podzemi.names():
        game = podzemi.game(name)
        for method in ("setup", "to_act", "legal", "refusal", "apply", "result", "view", "sample", "default"):
            assert inspect.getdoc(getattr(type(game), method)), (name, method)
