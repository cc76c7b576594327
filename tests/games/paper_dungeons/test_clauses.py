"""Clauses that no vector of the specification shows, one by one."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from laws import laws
from podzemi.engine.dice import Dice
from podzemi.engine.game import seen
from podzemi.engine.match import Match
from podzemi.engine.values import Refusal
from podzemi.games.paper_dungeons import events
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import GOALS, HEROES, ITEMS, MISSIONS, POWERS, decode, encode
from podzemi.games.paper_dungeons.data.checks import DATA
from podzemi.games.paper_dungeons.rules import scoring
from podzemi.games.paper_dungeons.state import State

from .scene import GAME, NO_SCORE, Scene, named

# ---------------------------------------------------------------- set-up and chance


@pytest.mark.clause("PD-2.2", "PD-24.2")
def test_a_random_dungeon_is_drawn_and_recorded() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(240):
        match = Match(GAME, 2, {}, seed)
        first = match.chance[0]
        assert isinstance(first, events.DungeonOutcome)
        assert GAME.view(match.state, None).dungeon == first.dungeon
        drawn[first.dungeon] += 1
    assert set(drawn) == set("ABCDEFGHIJKL") and max(drawn.values()) < 45
    fixed = Match(GAME, 2, {"dungeon": "K"}, 0)
    assert GAME.view(fixed.state, None).dungeon == "K"
    assert not isinstance(fixed.chance[0], events.DungeonOutcome)


@pytest.mark.clause("PD-2.4", "PD-24.4", "PD-15.5")
def test_three_missions_or_none() -> None:
    seen_missions: set[str] = set()
    for seed in range(60):
        view = GAME.view(GAME.start(2, {}, seed), None)
        missions = [mission.mission for mission in view.missions]
        assert len(set(missions)) == 3 and all(mission.open for mission in view.missions)
        seen_missions.update(missions)
    assert seen_missions == set(MISSIONS)
    first_game = Match(GAME, 2, {"missions": False}, 1)
    assert GAME.view(first_game.state, None).missions == []
    assert not any(isinstance(outcome, events.MissionsOutcome) for outcome in first_game.chance)
    scene = Scene().give(levels="6/6/6/6").end_round()
    assert scene.boxes()["K"] == 0


@pytest.mark.clause("PD-24.1", "PD-24.5")
def test_the_order_of_outcomes() -> None:
    kinds = [o.__struct_config__.tag for o in Match(GAME, 3, {"random_bosses": True}, 2).chance]
    assert kinds == ["dungeon", "bosses", "missions", "deal_powers", "deal_goals"]


@pytest.mark.clause("PD-24.6", "PD-4.1")
def test_dice_are_fair() -> None:
    faces: Counter[tuple[int, str]] = Counter()
    for seed in range(400):
        match = laws.random_match(GAME, 1, {}, seed) if seed < 3 else None
        rolls = match.chance if match else _first_roll(seed)
        for roll in rolls:
            if isinstance(roll, events.Roll):
                faces.update(enumerate(roll.faces))
    assert all(face != "boots" for die, face in faces if die < 3)
    assert all(face != "clover" for die, face in faces if die >= 3)
    assert len(faces) == 36 and min(faces.values()) > 40


def _first_roll(seed: int) -> list[Any]:
    match = Match(GAME, 1, {}, seed)
    while match.state.round == 0:
        match.play(0, GAME.actions(match.state, 0)[0])
    return list(match.chance)


@pytest.mark.clause("PD-5.6.5", "PD-20.17")
@pytest.mark.parametrize("power", POWERS)
def test_no_set_up_choice_sets_anything_off(power: str) -> None:
    scene = Scene(power)
    for offer in scene.offers() if scene.phase == "setup_powers" else []:
        again = Scene(power, setup=offer)
        assert again.phase == "actions" and again.pending() is None
        assert max(again.sheet().items) <= 1 and again.sheet().gems <= 1
    asks = {"veteran": 6, "craftsman": 28, "assassin": 66}
    assert len(scene.offers()) == asks.get(power, len(scene.offers()))
    assert (scene.phase == "setup_powers") == (power in asks)


@pytest.mark.clause("PD-11.6", "PD-5.6.3", "PD-23.3")
def test_the_craftsman() -> None:
    scene = Scene("craftsman", setup="setup_craftsman tome crown")
    assert {item: n for item, n in scene.look().items.items() if n} == {"crown": 1, "tome": 1}
    action = scene.match.turns[-1].action
    assert msgspec.to_builtins(action) == {"kind": "setup_craftsman", "item1": "crown", "item2": "tome"}


@pytest.mark.clause("PD-2.8", "PD-3.3")
def test_set_up_choices_are_shown_together() -> None:
    scene = Scene(players=3, powers="veteran craftsman healer")
    assert scene.view().to_act == [0, 1] and scene.phase == "setup_powers"
    assert scene.view().seats[2].sheet.potions == 2
    scene.play("setup_veteran warrior rogue", 0)
    assert scene.view(1).seats[0].sheet.levels["warrior"] == 1
    assert scene.view(0).mine is not None and scene.look(0).levels["warrior"] == 2
    scene.play("setup_craftsman crown tome", 1)
    assert scene.view(1).seats[0].sheet.levels["warrior"] == 2
    assert [shown.seat for shown in scene.of(events.TurnShown)] == [0, 1]


# ---------------------------------------------------------------- movement, chains, powers


@pytest.mark.clause("PD-6.1.6")
def test_an_item_works_from_the_next_step_on() -> None:
    scene = Scene().give(position="D4", items="cloak_of_passage 1", levels="6/6/6/6", gems=1).play("move 4")
    scene.play("step C4")
    assert scene.pending() == "craft"
    scene.play("pick_item cloak_of_passage")
    assert scene.refused("step C3") is None
    scene.play("step C3")
    assert scene.look().walls_crossed == ["C3|C4"]


@pytest.mark.clause("PD-7.6")
def test_only_four_things_wound() -> None:
    scene = Scene("barbarian").play("brew 0", "craft 1 crown", "level_up 3 warrior")
    assert scene.of(events.WoundsTaken) == []
    causes = {"skulls", "minion", "trap", "boss"}
    for seed in range(12):
        match = Match(GAME, 3, {}, seed)
        dice = Dice(seed)
        found = []
        while seats := GAME.to_act(match.state):
            actions = GAME.actions(match.state, seats[0])
            found += match.play(seats[0], actions[dice.below(len(actions))])
        assert {e.cause for e in found if isinstance(e, events.WoundsTaken)} <= causes


@pytest.mark.clause("PD-8.5", "PD-11.15", "PD-11.4")
def test_every_third_minion() -> None:
    shaman = Scene("shaman").give(dead="A1 B1", position="E1", levels="6/6/6/6")
    shaman.play("move 0", "step D1", "stop")
    assert shaman.measure("minions") == 3 and shaman.sheet().potions == 2
    fourth = Scene("shaman").give(dead="A1 B1 F7", position="E1", levels="6/6/6/6")
    fourth.play("move 0", "step D1", "stop")
    assert fourth.sheet().potions == 1
    beasts = (
        Scene("beastmaster").give(dead="A1 B1", position="E1", levels="6/6/6/6").play("move 0", "step D1")
    )
    assert beasts.pending() == "craft" and beasts.sheet().potions == 0
    beasts.play("pick_item crown")
    assert beasts.sheet().potions == 1


@pytest.mark.clause("PD-10.5")
def test_the_crown_gives_glory_only() -> None:
    scene = Scene().give(items="crown 1").play("craft 0 crown")
    assert scene.pending() is None and scene.boxes()["E"] == 2 + 4


@pytest.mark.clause("PD-10.8")
def test_the_tome_raises_a_hero() -> None:
    scene = Scene().give(items="tome 1").play("craft 0 tome")
    assert scene.pending() == "level_up"
    scene.play("pick_hero cleric")
    assert scene.levels() == "1/1/2/1" and scene.boxes()["E"] == 2 + 3


@pytest.mark.clause("PD-10.2", "PD-17.16")
def test_the_scepter_kills_without_exploring() -> None:
    scene = Scene().give(items="death_scepter 1").play("craft 1 death_scepter")
    assert len(scene.offers()) == 66
    assert scene.refused("pick_minions D1") == "how_many_minions"
    assert scene.refused("pick_minions D1 D1") == "same_twice"
    assert scene.refused("pick_minions C1 D1") == "no_minion"
    scene.play("pick_minions F7 A5")
    assert scene.look().explored == [] and scene.sheet().wounds == 0
    assert scene.measure("minions_of_level_5") == 2


@pytest.mark.clause("PD-11.5")
def test_the_berserker() -> None:
    assert Scene("berserker").strength("lich") == Scene("noble").strength("lich") + 2


@pytest.mark.clause("PD-11.14")
def test_the_scout_still_triggers_traps() -> None:
    scene = Scene("scout", goal="G03").play("move 0", "step E1", "pick_item crown", "stop")
    assert scene.sheet().wounds == 0
    assert scene.measure("trap_rooms") == scene.measure("obstacles") == 1


@pytest.mark.clause("PD-11.17", "PD-1.7.5")
@pytest.mark.parametrize("power", POWERS)
def test_powers_bring_their_glory_in_any_case(power: str) -> None:
    scene = Scene(power)
    printed = next(card.glory for card in DATA.power if card.id == power)
    if scene.phase == "setup_powers":
        scene.play(scene.offers()[0])
    scene.give(gems=0, minions=0, potions=0)
    assert scene.boxes()["J"] == printed


@pytest.mark.clause("PD-17.27", "PD-23.4")
def test_equal_dice_are_interchangeable() -> None:
    roll = "warrior warrior clover rogue rogue boots"
    one = Scene(roll=roll).play("craft 0 crown")
    two = Scene(roll=roll).play("craft 1 crown")
    assert one.look().dice_used == [0] and two.look().dice_used == [1]
    assert msgspec.structs.replace(one.look(), dice_used=[]) == msgspec.structs.replace(
        two.look(), dice_used=[]
    )
    assert one.offers() != two.offers() and len(one.offers()) == len(two.offers())


# ---------------------------------------------------------------- measures


@pytest.mark.clause("PD-13.1.1")
def test_kinds_of_rooms() -> None:
    scene = Scene().give(explored="A1 B2 C2 D2 E3 F7 A6")
    assert scene.measure("rooms") == 7
    assert scene.measure("corner_rooms") == 2
    assert scene.measure("edge_rooms") == 3
    assert scene.measure("boss_rooms") == 2
    assert scene.measure("trap_rooms") == 1


@pytest.mark.clause("PD-13.1.2")
def test_rows_and_columns() -> None:
    scene = Scene().give(explored="A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4")
    assert scene.measure("full_columns") == 1 and scene.measure("columns_with_4_rooms") == 2
    assert scene.measure("full_rows") == 0


@pytest.mark.clause("PD-13.1.3", "PD-13.1.4", "PD-13.1.5", "PD-17.20", "PD-17.21")
def test_minions_gems_potions_items_levels() -> None:
    scene = Scene("treasure_hunter", missions="M09 M02 M15").give(dead="A1 B1 A2 F7", potions=5, hearts=10)
    assert scene.measure("minions") == 4
    assert [scene.measure(f"minions_of_level_{n}") for n in (3, 4, 5)] == [2, 1, 1]
    assert scene.measure("distinct_minion_levels") == 3
    assert scene.measure("gems") == 1 and scene.measure("potions") == 5
    scene.give(items="crown 2 tome 2 armour 1", levels="6/5/4/3")
    assert scene.measure("complete_items") == 2
    assert [scene.measure(f"heroes_at_level_{n}") for n in (3, 4, 5, 6)] == [4, 3, 2, 1]
    assert scene.measure("health") == 18
    scene.give(gems=4).end_round()
    assert "M09" in [score.mission for score in scene.look().missions_scored]


@pytest.mark.clause("PD-20.19")
def test_measures_never_fall() -> None:
    kinds = sorted({*GAME.box.goal_measure, *GAME.box.mission_measure})
    for seed in range(4):
        before: dict[int, list[int]] = {}

        def check(game: Any, state: State, dice: Dice, before: dict[int, list[int]] = before) -> None:
            for sheet in state.sheets:
                now = [scoring.measure(state, sheet, kind) for kind in kinds]
                now += [sheet.wounds, sheet.hearts, sheet.circled, sheet.crossed]
                old = before.get(sheet.seat, now)
                assert all(a <= b for a, b in zip(old, now))
                before[sheet.seat] = now

        laws.play(GAME, 3, {}, seed, check)


# ---------------------------------------------------------------- invariants: `check` can fail


def broken(change: Any) -> bool:
    scene = Scene(players=2, missions="M01 M02 M03").play("move 0", "step C1", "stop")
    GAME.check(scene.state)
    change(scene)
    try:
        GAME.check(scene.state)
    except AssertionError:
        return True
    return False


@pytest.mark.clause("PD-20.1", "PD-20.2", "PD-20.3", "PD-20.4", "PD-20.5", "PD-20.6", "PD-20.7")
@pytest.mark.parametrize(
    "wrong",
    [
        {"levels": "7/1/1/1"},
        {"potions": 13},
        {"hearts": 3},
        {"wounds": 25},
        {"resurrected": True},
        {"gems": 1},
        {"circled": "A"},
        {"minions": 1},
        {"alive": 0},
        {"items": "crown 3"},
        {"circled": "A", "crossed": 1, "gems": 1},
        {"taken": 1},
    ],
    ids=str,
)
def test_check_sees_a_wrong_sheet(wrong: dict[str, Any]) -> None:
    assert broken(lambda scene: scene.give(1, **wrong))


@pytest.mark.clause("PD-20.8", "PD-20.9", "PD-20.10", "PD-20.12", "PD-20.16", "PD-20.17")
@pytest.mark.parametrize(
    "wrong",
    [
        {"used": [0, 0]},
        {"used": [0, 1, 2]},
        {"position": "", "visits": [14]},
        {"walls": 1},
        {"water": 1},
        {"boss_boxes": [3, NO_SCORE, NO_SCORE]},
        {"owes": False},
        {"track": [1, 2, 3]},
    ],
    ids=str,
)
def test_check_sees_a_wrong_round(wrong: dict[str, Any]) -> None:
    assert broken(lambda scene: scene.give(1, **wrong))


@pytest.mark.clause("PD-20.11", "PD-20.13", "PD-20.14", "PD-20.18")
def test_check_sees_a_wrong_table() -> None:
    def same_power(scene: Scene) -> None:
        scene.sheet(1).power = scene.sheet(0).power

    def mission_gone(scene: Scene) -> None:
        scene.state.open_missions = 0

    def skulls(scene: Scene) -> None:
        scene.state.faces = scene.state.rolls = [s.SKULL] * 6

    def old_gem(scene: Scene) -> None:
        scene.give(0, circled="A", gems=1)

    def secrets(scene: Scene) -> None:
        scene.state.shown = []

    assert all(broken(change) for change in (same_power, mission_gone, skulls, old_gem, secrets))


# ---------------------------------------------------------------- vocabulary, views, events


@pytest.mark.clause("PD-23.1", "PD-23.2")
def test_names_and_numbers() -> None:
    scene = Scene()
    assert [scene.view().dice[die] for die in (0, 4)] == ["warrior", "boots"]
    assert scene.refused("move 6") == "malformed" and scene.refused("step G1") == "malformed"
    for data in (
        '{"kind":"stop","now":true}',
        '{"kind":"pass"}',
        '{"kind":"brew"}',
        "[]",
        '{"kind":"brew","die":"1"}',
    ):
        assert isinstance(GAME.parse(data), Refusal)
    assert set(GAME.codes()) >= set(GAME.legal(scene.state, 0))
    for code in GAME.codes():
        assert encode(decode(code)) == code


@pytest.mark.clause("PD-23.3", "PD-17.30")
@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("setup_veteran rogue warrior", "setup_veteran warrior rogue"),
        ("setup_craftsman tome crown", "setup_craftsman crown tome"),
        ("setup_assassin F7 A2", "setup_assassin A2 F7"),
        ("pick_minions F7 D1", "pick_minions D1 F7"),
    ],
)
def test_pairs_have_one_spelling(sent: str, kept: str) -> None:
    assert GAME.parse(json.dumps(named(sent))) == GAME.parse(json.dumps(named(kept)))
    assert msgspec.to_builtins(GAME.parse(json.dumps(named(sent)))) == named(kept)


@pytest.mark.clause("PD-3.5")
def test_the_sheet_has_the_names_of_the_specification() -> None:
    scene = Scene("ranger", missions="M10 M08 M15").give(
        position="A1", items="khar_medallion 2", levels="6/6/6/6"
    )
    scene.play("move 0", "step A2")
    sheet = msgspec.to_builtins(scene.look())
    assert sheet["levels"] == dict.fromkeys(HEROES, 6) and set(sheet["items"]) == set(ITEMS)
    assert sheet["gem_state"]["A"] == "circled" and sheet["gems_this_round"] == ["A"]
    assert (sheet["movement_left"], sheet["ranger_refunds"]) == (2, ["A1>A2"])
    assert sheet["water_crossed"] == ["A1|A2"] and sheet["explored"] == ["A1", "A2"]
    assert sheet["power"] == "ranger" and sheet["goal"] in GOALS
    scene.give(explored="F1").play("stop").next_roll("warrior clover rogue warrior boots wizard").end_round()
    sheet = msgspec.to_builtins(scene.look())
    assert (sheet["dice_used"], sheet["gems_this_round"], sheet["ranger_refunds"]) == ([], [], [])
    assert sheet["missions_scored"] == [{"mission": "M10", "round": 1, "glory": 6}]
    assert sheet["boss_boxes"] == [None, None, None]


@pytest.mark.clause("PD-3.4", "PD-20.20")
def test_sealed_events_stay_with_their_seat() -> None:
    scene = Scene(players=2)
    start = len(scene.log)
    scene.play("move 0", "step C1", "stop", "brew 1", "level_up 3 warrior", 0)
    mine = [event.__struct_config__.tag for event in seen(scene.log[start:], 0)]
    theirs = [event.__struct_config__.tag for event in seen(scene.log[start:], 1)]
    assert theirs == ["seat_finished"] and "potion_gained" in mine
    assert seen(scene.log[start:], None) == seen(scene.log[start:], 1)
    deal = [event for event in scene.log if isinstance(event, events.CardsDealt)]
    assert [event.seen_by(1) is None for event in deal] == [True, False]


@pytest.mark.clause("PD-3.1")
def test_who_is_done_waits() -> None:
    scene = Scene(players=2).end_round(0)
    assert scene.view().to_act == [1] and scene.refused("move 0", 0) == "not_asked"
    assert scene.offers(0) == []
    scene.end_round(1)
    assert scene.view().round == 2 and scene.view().to_act == [0, 1]


def test_every_refusal_has_its_occasion() -> None:
    """No code that could never be said."""
    source = (Path(events.__file__).parent / "rules/refusals.py").read_text("utf-8")
    codes = set(re.findall(r'Refusal\("(\w+)"', source))
    scene = Scene().at_round(8).give(boss_boxes=[1, 1, NO_SCORE]).end_round()
    assert scene.refused("move 0") == "game_over"
    assert Scene().refused("choose_cards healer G01") == "wrong_phase"
    assert Scene().refused("stop") == "no_move" and Scene().refused("level_up 0 rogue") == "wrong_symbol"
    tested = {"game_over", "wrong_phase", "no_move", "wrong_symbol"}
    files = Path(__file__).parent.glob("test_*.py")
    text = "".join(path.read_text("utf-8") for path in files)
    assert {code for code in codes - tested if f'"{code}"' not in text} == set()


def test_what_an_absent_seat_plays() -> None:
    scene = Scene(choose=False)
    assert decode(GAME.default(scene.state, 0)) == GAME.actions(scene.state, 0)[0]
    scene = Scene().give(levels="3/2/2/2", items="tome 1", potions=3)
    assert msgspec.to_builtins(decode(GAME.default(scene.state, 0))) == named("brew 0")
    scene.play("brew 0")
    assert msgspec.to_builtins(decode(GAME.default(scene.state, 0))) == named("pick_hero wizard")
    scene.play("pick_hero wizard", "move 1", "step E1")
    assert msgspec.to_builtins(decode(GAME.default(scene.state, 0))) == named("pick_item tome")
    scene.play("pick_item crown")
    assert msgspec.to_builtins(decode(GAME.default(scene.state, 0))) == named("stop")
    scene.play("stop").give(potions=12)
    assert msgspec.to_builtins(decode(GAME.default(scene.state, 0))) == named("move 2")


def test_outcomes_that_cannot_be_are_refused() -> None:
    bad: list[Any] = [
        events.BossesOutcome(["lich", "golem", "chimera"]),
        events.MissionsOutcome(["M01", "M01", "M02"]),
        events.DealPowers([["healer", "healer"]]),
        events.Roll(1, ["boots", "rogue", "rogue", "rogue", "rogue", "rogue"]),
        events.Roll(1, ["rogue", "rogue", "rogue", "clover", "rogue", "rogue"]),
        object(),
    ]
    for outcome in bad:
        with pytest.raises(ValueError, match=r"\w"):
            GAME.script([outcome])
