"""PD-19.4: the vectors added by the second reader."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from podzemi.engine.dice import Dice
from podzemi.engine.game import BadSetup
from podzemi.engine.match import Match
from podzemi.engine.records.record import RecordError, read, replay
from podzemi.games.paper_dungeons import events
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.rules import chapters
from podzemi.games.paper_dungeons.state import State
from podzemi.games.paper_dungeons.view.types import View

from .scene import GAME, NO_SCORE, Scene


@pytest.mark.clause("PD-T76", "PD-17.31", "PD-5.5.4")
def test_t76_a_choice_in_the_middle_of_a_refunded_step() -> None:
    scene = Scene("ranger").give(position="A1", items="khar_medallion 2", gems=1, levels="1/1/4/1")
    scene.play("move 0", "step A2")
    assert scene.sheet().movement == 2 and scene.pending() == "craft"
    assert scene.refused("step A3") == scene.refused("stop") == "choice_open"
    scene.play("pick_item crown")
    assert scene.refused("step A3") is None and scene.sheet().movement == 2


@pytest.mark.clause("PD-T77", "PD-5.5.3", "PD-23.3", "PD-17.30")
@pytest.mark.parametrize("rooms", ["D1 F7", "F7 D1"])
def test_t77_the_third_minion_comes_first(rooms: str) -> None:
    scene = Scene("beastmaster").give(dead="A1 B1", items="death_scepter 1")
    scene.play("craft 1 death_scepter", f"pick_minions {rooms}")
    assert scene.pending() == "craft" and "F7" in scene.look().minions_alive
    assert "D1" not in scene.look().minions_alive
    scene.play("pick_item crown")
    assert scene.measure("minions") == 4 and scene.pending() is None
    assert msgspec.to_builtins(scene.match.turns[-2].action) == {
        "kind": "pick_minions",
        "rooms": ["D1", "F7"],
    }


@pytest.mark.clause("PD-T78", "PD-12.3", "PD-12.8", "PD-6.2.6", "PD-20.12")
def test_t78_in_time_and_too_late() -> None:
    scene = Scene().at_round(3).give(position="C2", levels="3/3/3/3")
    scene.play("move 0", "step D2", "stop").end_round()
    assert scene.sheet().boss_boxes[0] == 3
    late = Scene().at_round(3).give(position="C2", levels="3/3/3/3").end_round()
    late.play("move 0", "step D2", "stop").end_round()
    assert late.sheet().boss_boxes == [-3, NO_SCORE, NO_SCORE]
    assert late.measure("boss_rooms") == 1 and late.sheet().wounds == 0


@pytest.mark.clause("PD-T79", "PD-17.15", "PD-8.6")
def test_t79_an_eleventh_gem() -> None:
    scene = Scene(players=2, powers="merchant ranger").give(gems=10, position="F4", levels="6/6/6/6")
    scene.play("move 0", "step F3", "stop")
    assert (scene.sheet().gems, scene.sheet().potions, scene.pending()) == (10, 0, None)
    assert scene.look().gem_state["B"] == "circled"
    scene.end_round()
    assert scene.crossed(1) == ["B"]


@pytest.mark.clause("PD-T80", "PD-17.29")
def test_t80_a_choice_of_one() -> None:
    scene = Scene().give(levels="6/6/6/5", potions=3).play("brew 0")
    assert scene.offers() == ["pick_hero rogue"]


@pytest.mark.clause("PD-T81", "PD-12.7", "PD-17.28")
def test_t81_the_second_craft_is_lost() -> None:
    scene = Scene(players=2, bosses="golem chimera dragon").at_round(8)
    items = " ".join(f"{item} 2" for item in scene.look().items)
    scene.give(0, levels="5/5/5/5", explored="A6", items=items).give(0, items="crown 1")
    for seat in (0, 1):
        scene.give(seat, boss_boxes=[1, 1, NO_SCORE])
    scene.end_round()
    assert scene.phase == "boss_reward" and scene.offers() == ["pick_item crown"]
    scene.play("pick_item crown")
    assert scene.phase == "game_end"


@pytest.mark.clause("PD-T82", "PD-12.7")
def test_t82_wounds_before_potions() -> None:
    scene = Scene(players=2, bosses="giant_spider chimera lich").at_round(3)
    scene.give(0, levels="3/3/3/3", explored="D2", potions=3, hearts=6).end_round()
    assert scene.phase == "boss_reward"
    assert (scene.sheet().wounds, scene.sheet().potions, scene.pending()) == (2, 4, "level_up")
    scene.play("pick_hero warrior")
    assert scene.sheet().potions == 5 and scene.phase == "actions" and scene.view().round == 4


@pytest.mark.clause("PD-T83", "PD-17.23", "PD-12.7")
def test_t83_the_reward_comes_after_death() -> None:
    scene = Scene(players=2, bosses="minotaur chimera lich").at_round(3)
    scene.give(0, levels="6/6/1/1", explored="D2", wounds=14).end_round()
    assert scene.sheet().resurrected and scene.sheet().wounds == 15
    scene.play("pick_hero cleric")
    assert scene.sheet().resurrected and scene.measure("health") == 15


def played(match: Match[State, View], seed: int) -> Match[State, View]:
    dice = Dice(seed)
    while seats := GAME.to_act(match.state):
        seat = seats[dice.below(len(seats))]
        actions = GAME.actions(match.state, seat)
        match.play(seat, actions[dice.below(len(actions))])
    return match


@pytest.mark.clause("PD-T84", "PD-15.3", "PD-24.1", "PD-17.33")
def test_t84_a_campaign() -> None:
    match = played(Match(GAME, 2, {"campaign": "warlocks_tower"}, seed=3), 4)
    kinds = [outcome.__struct_config__.tag for outcome in match.chance]
    assert kinds.count("deal_powers") == kinds.count("deal_goals") == kinds.count("missions") == 3
    assert "dungeon" not in kinds
    view = GAME.view(match.state, None)
    assert view.dungeon == "I" and view.chapters == len(view.results) == 3
    result = GAME.result(match.state)
    assert result is not None
    assert result.scores == [sum(chapter.boxes[seat][11] for chapter in view.results) for seat in (0, 1)]
    assert result.detail["chapter_1"] == [view.results[0].boxes[seat][11] for seat in (0, 1)]
    state = match.state
    row = [0] * (s.RESULT_STRIDE)
    state.results = [*row[:-2], 100, 30, *row[:-2], 90, 31, *row[:-2], 50, 30, *row[:-2], 60, 30]
    assert chapters.winners(state, s.NONE) == [1] and chapters.won_by(state) == "rooms"


@pytest.mark.clause("PD-T85", "PD-25.1", "PD-25.2", "PD-15.7", "PD-17.33")
def test_t85_options() -> None:
    bad: list[tuple[Any, dict[str, Any]]] = [
        (0, {}),
        (9, {}),
        (2, {"dungeon": "M"}),
        (2, {"campaign": "A"}),
        (2, {"campaign": "all", "dungeon": "A"}),
        (2, {"speed": 1}),
        (2, {"missions": "yes"}),
        (2, {"missions": 1}),
        (1, {"vanishing_gems": False}),
    ]
    for players, options in bad:
        with pytest.raises(BadSetup):
            GAME.validate_options(players, options)
    assert list(GAME.validate_options(2, {}).values()) == ["random", True, False, False, "none"]
    mixed = {"campaign": "all", "random_bosses": True, "vanishing_gems": True, "missions": False}
    assert GAME.validate_options(5, mixed)["campaign"] == "all"


@pytest.mark.clause("PD-T86", "PD-15.4", "PD-24.3", "PD-2.3")
def test_t86_random_bosses() -> None:
    scene = Scene(bosses="golem vampire lich").at_round(3)
    assert scene.state.box.dungeon_rooms[0][0] == scene.state.box.dungeon_rooms[scene.state.dungeon][0]
    scene.end_round()
    assert scene.sheet().boss_boxes[0] == -3 and scene.crossed() == ["B", "D"]
    assert Scene().view().bosses == ["minotaur", "vampire", "watcher"]


@pytest.mark.clause("PD-T87", "PD-11.12")
def test_t87_what_does_not_spend_psionic() -> None:
    scene = Scene("psionic").play("level_up 1 wizard", "level_up 3 warrior")
    assert not scene.sheet().psionic_used
    assert scene.refused("level_up 5 wizard") is None


@pytest.mark.clause("PD-T88", "PD-3.3", "PD-3.4", "PD-17.1", "PD-17.2", "PD-2.6", "PD-3.6")
def test_t88_what_the_others_see() -> None:
    scene = Scene(players=2, choose=False)
    power, goal = scene.hands[0][0][0], scene.hands[1][0][0]
    before = scene.view(1)
    scene.play(f"choose_cards {power} {goal}", 0)
    after = scene.view(1)
    assert after.to_act == [1] and before.to_act == [0, 1]
    assert msgspec.structs.replace(after, to_act=before.to_act, seats=before.seats) == before
    assert [seat.sheet for seat in after.seats] == [seat.sheet for seat in before.seats]
    assert after.seats[0].sheet.power is None
    scene.play(f"choose_cards {scene.hands[0][1][0]} {scene.hands[1][1][0]}", 1)
    assert scene.view(1).seats[0].sheet.power == power
    scene.play("move 0", "step C1", "stop", 0)
    others = scene.view(1).seats[0].sheet
    assert (others.potions, others.dice_used, others.position) == (0, [], "outside")
    assert scene.look(0).potions == 1
    scene.end_round()
    others = scene.view(1).seats[0].sheet
    assert (others.potions, others.position) == (1, "C1")
    assert [shown.rooms for shown in scene.of(events.TurnShown)] == [["C1"], []]


@pytest.mark.clause("PD-T89", "PD-17.18", "PD-5.4.4")
def test_t89_the_ability_waits_for_the_end_of_the_move() -> None:
    scene = Scene().give(levels="1/3/1/1", position="D2").play("move 1", "step D3", "pick_hero wizard")
    assert scene.refused("level_up 0 warrior") == "move_under_way"
    scene.play("stop", "level_up 0 warrior")
    assert scene.levels() == "2/4/1/1"


@pytest.mark.clause("PD-T90", "PD-7.5", "PD-17.14")
def test_t90_all_hearts() -> None:
    scene = Scene().give(levels="6/6/6/6").hurt(30)
    assert scene.sheet().wounds == 24 and not scene.sheet().resurrected
    scene.hurt(1)
    assert scene.sheet().wounds == 24 and not scene.sheet().resurrected


@pytest.mark.clause("PD-T91", "PD-20.15", "PD-3.2", "PD-23.5")
def test_t91_any_order_of_hands() -> None:
    first = played(Match(GAME, 4, {}, seed=11), 12)
    again = Match(GAME, 4, {}, seed=11)
    waiting: list[Any] = list(first.turns)
    while waiting:
        asked = GAME.to_act(again.state)
        number = min(n for n, turn in enumerate(waiting) if turn.seat == asked[-1])
        turn = waiting.pop(number)
        again.play(turn.seat, turn.action)
    assert GAME.dump(again.state) == GAME.dump(first.state)


@pytest.mark.clause("PD-T92", "PD-1.4.3", "PD-6.1.4")
def test_t92_the_upper_passage() -> None:
    scene = Scene().give(position="A4").play("move 0")
    assert scene.refused("step F2") == "not_adjacent"
    scene.play("step F4")
    assert scene.sheet().movement == 1 and scene.pending() == "level_up"
    assert (scene.look().walls_crossed, scene.look().water_crossed) == ([], [])
    assert scene.measure("obstacles") == 1  # the trap of F4


@pytest.mark.clause("PD-T93", "PD-6.2.7", "PD-6.2.5")
def test_t93_a_gem_behind_a_dead_minion() -> None:
    scene = Scene("assassin", setup="setup_assassin A2 C4").give(position="E2")
    scene.play("move 4", "step F2", "pick_item crown", "step A2")
    assert (scene.sheet().gems, scene.sheet().wounds) == (1, 1)
    scene.play("step F2", "move 0", "step A2", "stop")
    assert (scene.sheet().gems, scene.sheet().wounds) == (1, 2)


@pytest.mark.clause("PD-T94", "PD-24.6", "PD-23.2")
def test_t94_records() -> None:
    match = played(Match(GAME, 2, {}, seed=5), 6)
    line = match.record().line()
    again = replay(read(line, lambda _: GAME), lambda _: GAME)
    for seat in (0, 1, None):
        assert GAME.view(again.state, seat) == GAME.view(match.state, seat)
    data = msgspec.json.decode(line)
    kept = data["actions"][0]["action"]["goal"]
    dealt = next(o for o in data["chance"] if o["kind"] == "deal_goals")["hands"]
    foreign = next(g for g in ("G01", "G02", "G03", "G04", "G05") if all(g not in hand for hand in dealt))
    wrong = msgspec.json.encode(data).replace(f'"goal":"{kept}"'.encode(), f'"goal":"{foreign}"'.encode())
    with pytest.raises(RecordError, match="goal_not_dealt"):
        replay(read(wrong, lambda _: GAME), lambda _: GAME)
    next(o for o in data["chance"] if o["kind"] == "roll")["faces"][0] = "boots"
    with pytest.raises(RecordError, match="no boots"):
        replay(read(msgspec.json.encode(data), lambda _: GAME), lambda _: GAME)
