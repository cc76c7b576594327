"""What would have been best: lessons of finished matches."""

from __future__ import annotations

import pytest

from podzemi.engine.dice import Dice
from podzemi.engine.match import Match
from podzemi.games.dungeon_lords import GAME
from podzemi.games.dungeon_lords.solver import analysis as h
from podzemi.games.dungeon_lords.solver.analysis import CombatAnalysis
from podzemi.games.dungeon_lords.solver.best_play import Score, advise, with_known_cards
from podzemi.games.dungeon_lords.state import State
from podzemi.games.dungeon_lords.view.types import View


def random_match(seed: int, players: int, **options: bool) -> Match[State, View]:
    match, dice = Match(GAME, players, dict(options), seed=seed), Dice(seed)
    while seats := GAME.to_act(match.state):
        legal = GAME.actions(match.state, seats[0])
        match.play(seats[0], legal[dice.below(len(legal))])
    return match


def rank(found: dict[str, int]) -> float:
    return Score(**found).cost


@pytest.mark.clause("DL-10.24")
def test_every_combat_has_its_lesson_and_nothing_beats_open_cards() -> None:
    match = random_match(1, 3)
    lessons = CombatAnalysis().lessons(match)
    assert {(lesson.seat, lesson.part["year"]) for lesson in lessons} == {
        (seat, year) for seat in range(3) for year in (1, 2)
    }
    for lesson in lessons:
        if lesson.exact and not lesson.notes:
            assert rank(lesson.open) <= rank(lesson.known)
            assert rank(lesson.open) <= rank(lesson.happened)
            assert lesson.perfect == (rank(lesson.happened) <= rank(lesson.known))


def test_what_happened_is_what_the_match_shows() -> None:
    match = random_match(2, 2, full_rules=False)
    lost = [0, 0]
    for lesson in CombatAnalysis().lessons(match):
        lost[lesson.seat] += lesson.happened["lost"]
    shown = [sum(tile.conquered for tile in seat.tiles) for seat in GAME.view(match.state, None).seats]
    assert lost == shown


def test_known_play_uses_only_what_the_seat_knew() -> None:
    """With other unseen cards to come, the first plan of the best known play is the same."""
    combat = next(one for one in h.combats(random_match(3, 4)) if -1 in one.start.row)
    plan, _ = advise(GAME.box, combat.start, h.ADVICE_STEPS)
    assert with_known_cards(combat.start, combat.row).row == combat.row
    assert all(card in (-1, combat.row[n]) for n, card in enumerate(combat.start.row))
    assert plan & 31 == 16
