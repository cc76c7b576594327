"""The planner of Paper Dungeons: features as in Python, legal plans, and moves that are known to be right."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from podzemi import native
from podzemi.arena.play import bot_dice, play
from podzemi.bots import levels
from podzemi.bots.search import Settings
from podzemi.bots.strategies import paper_dungeons as strategy
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.games.paper_dungeons import GAME, codes
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import DUNGEONS, ROOMS
from podzemi.games.paper_dungeons.policy import sheet as sheets
from podzemi.games.paper_dungeons.policy.worth import Appraiser, table_for
from podzemi.games.paper_dungeons.rules import scoring
from podzemi.games.paper_dungeons.state import Sheet, State

ALL_PLANS = 8
GLANCE = Settings(strategy=strategy.QUICK, breadth=2, worlds=ALL_PLANS, iterations=1)
PLAN = Settings(strategy="plan", breadth=4, worlds=ALL_PLANS, iterations=1, rollout_depth=0)
HURRY = Settings(strategy="plan", breadth=60, worlds=ALL_PLANS, seconds=0.001, rollout_depth=0)
"""No time for its breadth: it goes on with few sheets, and still to the end of the round."""
AHEAD = Settings(strategy="plan", breadth=2, worlds=3, iterations=4, rollout_depth=1)


def moments(players: int, seed: int) -> list[State]:
    """The beginning of every round of a match that quick plans play."""
    state = GAME.start(players, {}, seed)
    bots = [strategy.make(GAME, GLANCE) for _ in range(players)]
    dice = bot_dice(seed, players)
    found: list[State] = []
    while seats := GAME.to_act(state):
        if state.phase == s.ACTIONS and len(found) < state.round:
            found.append(state.clone())
        seat = seats[0]
        index = bots[seat].choose(GAME.view(state, seat), GAME.actions(state, seat), dice[seat])
        GAME.apply(state, seat, GAME.legal(state, seat)[index])
    return found


@pytest.fixture(scope="module")
def rounds() -> list[State]:
    return [state for players, seed in ((1, 3), (2, 4), (3, 5)) for state in moments(players, seed)]


def read(state: State, sheet: Sheet) -> list[int]:
    """The features by the functions in Python."""
    steps, out = [0] * s.ROOM_COUNT, [0] * sheets.FEATURES
    rivals = [int(sheets.FAR)] * int(sheets.GEM_COUNT)
    for other in state.sheets:
        if other.seat != sheet.seat:
            away = [0] * s.ROOM_COUNT
            cloak, medallion = (scoring.is_complete(other, item) for item in (s.CLOAK, s.MEDALLION))
            sheets.distances(state, other.position, cloak, medallion, away)
            for room, gem in enumerate(state.box.room_gem):
                if gem != s.NONE:
                    rivals[gem] = min(rivals[gem], away[room])
    cloak, medallion = (scoring.is_complete(sheet, item) for item in (s.CLOAK, s.MEDALLION))
    sheets.distances(state, sheet.position, cloak, medallion, steps)
    sheets.features(state, sheet, steps, rivals, out)
    return out


def worth(state: State, sheet: Sheet) -> float:
    """The promise of the sheet if the round ended now, by the functions in Python."""
    return Appraiser(state, sheet.seat).value(sheet) / 1000


def test_features_are_the_same_natively(rounds: list[State]) -> None:
    for state in rounds:
        for sheet in state.sheets:
            table = table_for(state.players)
            *seen, written = strategy.ask(native.from_python(state), sheet.seat, [strategy.READ], table)
            assert seen == read(state, sheet)
            assert written == scoring.score_boxes(state, sheet)[s.TOTAL]


@pytest.mark.parametrize("settings", [GLANCE, PLAN, HURRY], ids=["glance", "plan", "hurry"])
def test_plans_are_legal_and_lead_to_what_they_promise(rounds: list[State], settings: Settings) -> None:
    """Every code is legal in its turn, the round is done after the last, and the best plans come first."""
    for state in rounds:
        plans = strategy.plans(native.from_python(state), 0, settings, 1)
        assert plans and len(plans) <= ALL_PLANS
        assert all(one.glory >= two.glory for one, two in pairwise(plans))
        for plan in plans:
            tried = GAME.rehearse(GAME.view(state, 0))
            for code in plan.codes:
                assert code in tried.legal()
                tried.act(code)
            assert tried.done
            assert plan.glory == pytest.approx(worth(state, tried.sheet), abs=0.002)


def test_a_wider_beam_finds_no_worse_plan(rounds: list[State]) -> None:
    """In the last round the promise is the score itself."""
    for state in rounds:
        if state.round == state.box.rounds:
            wide = Settings(strategy="plan", breadth=60, worlds=1, iterations=1, rollout_depth=0)
            best = [
                strategy.plans(native.from_python(state), 0, one, 1)[0].glory for one in (GLANCE, PLAN, wide)
            ]
            assert best[0] <= best[2] and best[1] <= best[2]


def test_looking_ahead_is_repeatable(rounds: list[State]) -> None:
    for state in rounds[::3]:
        one, two = (strategy.plans(native.from_python(state), 0, AHEAD, 7) for _ in range(2))
        assert one == two
        assert state.round == state.box.rounds or one[0].rolls > 0


def alone(dungeon: str, number: int, faces: list[int], position: str) -> State:
    """A lone party in that round, at full strength, all rooms explored but what a test takes back."""
    state = GAME.start(1, {"dungeon": dungeon, "missions": False}, 1)
    GAME.apply(state, 0, GAME.legal(state, 0)[0])
    while state.phase == s.SETUP_POWERS:
        GAME.apply(state, 0, GAME.legal(state, 0)[0])
    sheet = state.sheets[0]
    state.round, state.faces = number, faces
    sheet.levels, sheet.potions, sheet.wounds, sheet.items = [6] * 4, 12, 0, [2] * 8
    sheet.items[s.CLOAK] = sheet.items[s.MEDALLION] = 1
    sheet.explored, sheet.alive, sheet.minions = 2**s.ROOM_COUNT - 1, 0, 12
    sheet.visits, sheet.position = list(range(s.ROOM_COUNT)), ROOMS.index(position)
    sheet.boss_boxes = [
        0 if n < (number > 3) + (number > 6) else s.NO_SCORE for n in range(len(sheet.boss_boxes))
    ]
    return state


def unexplored(state: State, room: str) -> None:
    place = ROOMS.index(room)
    sheet = state.sheets[0]
    sheet.explored &= ~(1 << place)
    sheet.visits.remove(place)


def first_steps(state: State, settings: Settings) -> list[str]:
    plan = strategy.plans(native.from_python(state), 0, settings, 1)[0]
    return [ROOMS[codes.first_of(code)] for code in plan.codes if codes.kind_of(code) == codes.STEP]


@pytest.mark.parametrize("settings", [GLANCE, PLAN], ids=["glance", "plan"])
def test_the_last_gem_is_fetched_in_the_last_round(settings: Settings) -> None:
    """C4 lies two rooms beside A4 in dungeon B: a gem that counts 3 glory more is not left there."""
    state = alone("B", 8, [s.CLOVER, s.SKULL, s.SKULL, s.BOOTS, s.BOOTS, s.BOOTS], "A4")
    unexplored(state, "C4")
    assert "C4" in first_steps(state, settings)


@pytest.mark.parametrize("settings", [GLANCE, PLAN], ids=["glance", "plan"])
def test_the_boss_room_is_entered_in_time(settings: Settings) -> None:
    """In round 3 the first boss waits: not having seen its room costs the whole fight (PD-12.4)."""
    state = alone("B", 3, [s.CLOVER, s.SKULL, s.SKULL, s.BOOTS, s.BOOTS, s.BOOTS], "E5")
    lair = ROOMS[state.box.dungeon_rooms[DUNGEONS.index("B")][0]]
    unexplored(state, lair)
    assert lair in first_steps(state, settings)


@pytest.mark.parametrize("options", [{}, {"treasure_hunter": "looted"}])
def test_before_the_first_round_the_best_choice_comes_first(options: dict[str, str]) -> None:
    """Cards, and what a power asks: the planner takes what it values most, wherever that is listed."""
    places = set()
    for seed in range(20):
        state = GAME.start(2, options, seed)
        while state.round == 0:
            seat = GAME.to_act(state)[0]
            found = strategy.plans(native.from_python(state), seat, GLANCE, 1)
            values = [plan.glory for plan in found]
            assert values == sorted(values, reverse=True)
            legal = GAME.legal(state, seat)
            assert sorted(plan.codes[0] for plan in found) == sorted(legal)
            bot = strategy.make(GAME, GLANCE)
            index = bot.choose(GAME.view(state, seat), GAME.actions(state, seat), Dice(seed))
            assert legal[index] == found[0].codes[0]
            places.add(index)
            GAME.apply(state, seat, legal[index])
    assert len(places) > 3


def test_all_rolls_known_is_the_best_plan_in_the_last_round(rounds: list[State]) -> None:
    state = next(state for state in rounds if state.players == 1 and state.round == state.box.rounds)
    asked = [strategy.FORESEE, PLAN.breadth, 1, 0, 0, 40]
    most = strategy.ask(native.from_python(state), 0, asked, table_for(1))[0]
    assert most == strategy.plans(native.from_python(state), 0, PLAN, 1)[0].glory


def test_what_nobody_understands_is_refused() -> None:
    state = native.start(GAME.name, players=1, seed=1)
    with pytest.raises(ValueError, match="no planner"):
        strategy.ask(state, 0, [99], table_for(1))
    with pytest.raises(ValueError, match="no planner"):
        strategy.ask(native.start("welcome_dungeon", players=2, seed=1), 0, [0], table_for(1))


# ---------------------------------------------------------------- the bot


def test_a_bot_that_forgot_its_plan_makes_the_same_one() -> None:
    """A bot is made anew for every decision: with and without memory it plays the same match."""
    results = []
    for forgetful in (False, True):
        state, dice = GAME.start(2, {}, 6), bot_dice(6, 2)
        while (seats := GAME.to_act(state)) and state.round < 3:
            seat = seats[-1]
            if forgetful:
                strategy._rounds.clear()
            bot = strategy.make(GAME, AHEAD)
            index = bot.choose(GAME.view(state, seat), GAME.actions(state, seat), dice[seat])
            GAME.apply(state, seat, GAME.legal(state, seat)[index])
        results.append(GAME.dump(state))
    assert results[0] == results[1]


def test_who_left_the_plan_gets_another() -> None:
    """Somebody plays at random, and asks what would be best."""
    state, dice = GAME.start(1, {}, 9), Dice(9)
    planner = strategy.Planner(GAME, PLAN)
    while GAME.to_act(state) and state.round < 4:
        legal = GAME.actions(state, 0)
        report = planner.report(GAME.view(state, 0), legal, dice)
        assert report.candidates and all(legal[one.index] == one.action for one in report.candidates)
        assert all(-1 <= one.value <= 1 for one in report.candidates)
        assert sum(one.probability for one in report.candidates) == pytest.approx(1)
        GAME.apply(state, 0, GAME.legal(state, 0)[dice.below(len(legal))])


def test_a_plan_that_was_left_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock: who leaves a plan gets one new plan from there, and then follows it."""
    state, asked = GAME.start(2, {}, 9), list[str]()
    while state.phase != s.ACTIONS:
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, GAME.legal(state, seat)[0])
    plans, settings = strategy.plans, replace(PLAN, seconds=0.01, iterations=0)

    def counted(state: native.State, seat: int, chosen: Settings, seed: int) -> list[strategy.Plan]:
        if chosen == settings:
            asked.append("plan")
        return plans(state, seat, chosen, seed)

    monkeypatch.setattr(strategy, "plans", counted)
    strategy._rounds.clear()
    planner = strategy.Planner(GAME, settings)
    first = planner.report(GAME.view(state, 0), GAME.actions(state, 0), Dice(1)).candidates
    other = next(code for code in GAME.legal(state, 0) if code != GAME.encode(first[0].action))
    for name in ("with", "without memory of the round"):
        asked.clear()
        if name != "with":
            strategy._rounds.clear()
        left = state.clone()
        GAME.apply(left, 0, other)
        while GAME.to_act(left)[0] == 0 and left.phase == s.ACTIONS:
            best = planner.report(GAME.view(left, 0), GAME.actions(left, 0), Dice(1)).candidates[0]
            GAME.apply(left, 0, GAME.encode(best.action))
        assert asked == ["plan"], name


def test_the_planner_heeds_the_clock_on_the_wall(rounds: list[State]) -> None:
    """Five minutes of processor time, and a thousandth of it by the wall."""
    settings = Settings(
        strategy="plan", breadth=60, worlds=ALL_PLANS, seconds=300.0, rollout_depth=1, wall=0.001
    )
    assert strategy.plans(native.from_python(rounds[3]), 0, settings, 1)


@pytest.mark.parametrize("level", registry.LEVELS)
def test_every_level_plays_every_table_to_its_end(level: str) -> None:
    changes = {"seconds": "0.02"} if level == "master" else {}
    for players, options in ((1, {"random_bosses": True}), (3, {"vanishing_gems": True, "missions": False})):
        bots = [levels.make(GAME, level, changes) for _ in range(players)]
        result = play(GAME, bots, GAME.validate_options(players, options), 5).result
        assert min(result.scores) > 0


def test_the_planner_beats_a_player_of_chance() -> None:
    won = 0
    for seed in range(6):
        seat = seed % 2
        bots = [levels.make(GAME, "veteran") if seat == n else None for n in range(2)]
        won += play(GAME, bots, GAME.validate_options(2, {}), seed).result.ranking[0] == [seat]
    assert won == 6
