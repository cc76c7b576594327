"""PD-19.1 and PD-19.2: the rulebooks' worked examples, and what is refused."""

from __future__ import annotations

import pytest

from podzemi.games.paper_dungeons import events

from .scene import Scene

# ---------------------------------------------------------------- worked examples


@pytest.mark.clause("PD-T1", "PD-5.1.1", "PD-5.1.3", "PD-8.2", "PD-1.3.4")
@pytest.mark.parametrize("die", [3, 1])
def test_t1_a_level_with_the_trained_colour_or_a_clover(die: int) -> None:
    scene = Scene(goal="G14")
    assert scene.view().dice[die] == ("warrior" if die == 3 else "clover")
    scene.play(f"level_up {die} warrior")
    assert scene.levels() == "2/1/1/1"
    assert scene.measure("health") == 5
    assert scene.strength("chimera") == 5 + 1


@pytest.mark.clause("PD-T2", "PD-2.7")
def test_t2_training_colours() -> None:
    scene = Scene(goal="G07", roll="warrior wizard rogue warrior cleric cleric")
    assert scene.refused("level_up 0 warrior") == "wrong_colour"
    for legal in ("level_up 3 warrior", "level_up 4 cleric", "level_up 1 wizard", "level_up 2 rogue"):
        assert scene.refused(legal) is None


@pytest.mark.clause("PD-T3", "PD-1.3.3")
def test_t3_the_lowest_hero_gives_glory() -> None:
    assert Scene().give(levels="4/3/5/4").boxes()["D"] == 6


@pytest.mark.clause("PD-T4", "PD-1.6.2", "PD-10.1", "PD-10.7")
def test_t4_items_on_the_sheet() -> None:
    scene = Scene().give(items="flaming_sword 2 armour 2 cloak_of_passage 1 cauldron 1")
    assert scene.boxes()["E"] == 8
    assert scene.strength("chimera") == 4 + 1 + 3
    scene.play("move 0", "step B1")
    assert scene.sheet().wounds == 3 - 2
    scene.play("pick_item crown")
    assert scene.refused("step B2") == "wall"
    assert scene.sheet().potions == 0


@pytest.mark.clause("PD-T5", "PD-7.3", "PD-1.3.7")
def test_t5_six_potions() -> None:
    scene = Scene().give(potions=3).play("brew 0")
    assert scene.pending() == "level_up"
    scene.play("pick_hero warrior").give(potions=6, hearts=3)
    assert scene.free() == 9


@pytest.mark.clause("PD-T6", "PD-6.2.1", "PD-6.2.2", "PD-6.2.4", "PD-5.4.2")
def test_t6_two_rooms() -> None:
    scene = Scene().give(levels="1/1/1/2").play("move 0", "step C1", "step D1")
    sheet = scene.look()
    assert (sheet.position, sheet.potions, scene.free(), sheet.wounds) == ("D1", 2, 3, 0)
    assert sheet.explored == ["C1", "D1"] and "D1" not in sheet.minions_alive
    assert scene.measure("minions") == 1


@pytest.mark.clause("PD-T7", "PD-6.2.3", "PD-5.5.2")
def test_t7_trap_and_treasure() -> None:
    scene = Scene().play("move 0", "step F1", "step E1")
    assert scene.pending() == "craft"
    scene.play("pick_item tome")
    sheet = scene.look()
    assert (sheet.potions, scene.free(), sheet.wounds, sheet.items["tome"]) == (1, 1, 0, 1)


@pytest.mark.clause("PD-T8", "PD-12.3")
def test_t8_a_boss_room_explored_before() -> None:
    scene = Scene(bosses="golem chimera lich").at_round(3)
    scene.give(explored="D2", position="E4", levels="3/3/3/3").end_round()
    assert [fight.boss for fight in scene.of(events.BossFought)] == ["golem"]


@pytest.mark.clause("PD-T9", "PD-12.1", "PD-12.4", "PD-12.5", "PD-12.6", "PD-1.7.1")
def test_t9_three_parties_against_the_chimera() -> None:
    scene = Scene(players=3, bosses="golem chimera lich", powers="fortune_teller ranger noble").at_round(6)
    for seat, levels in enumerate(("3/3/4/3", "3/3/3/2", "4/4/4/4")):
        scene.give(seat, levels=levels, explored="E5")
    scene.give(2, levels="4/4/4/4", items="flaming_sword 1")
    scene.sheet(2).levels[:] = [5, 4, 4, 4]
    assert [scene.strength("chimera", seat) for seat in range(3)] == [16, 13, 22]
    scene.end_round()
    assert [scene.sheet(seat).boss_boxes[1] for seat in range(3)] == [3, -4, 7]
    assert [scene.sheet(seat).wounds for seat in range(3)] == [4, 0, 2]
    assert scene.phase == "boss_reward" and scene.view().to_act == [2]
    assert scene.pending(2) == "craft"


@pytest.mark.clause("PD-T10", "PD-T11", "PD-T12", "PD-T13", "PD-1.3.8", "PD-1.3.9", "PD-1.3.5", "PD-1.3.6")
def test_t10_to_t13_tracks() -> None:
    scene = Scene().give(gems=7, minions=9, wounds=11, resurrected=True)
    boxes = scene.boxes()
    assert (boxes["F"], boxes["G"], boxes["H"], boxes["I"]) == (30, 16, -6, -9)


@pytest.mark.clause("PD-T14", "PD-1.4.3", "PD-6.1.2")
def test_t14_side_passages() -> None:
    scene = Scene().give(position="F2").play("move 0")
    assert scene.refused("step A2") is None
    scene.play("step A2")
    assert scene.sheet().movement == 1
    assert scene.refused("step F4") == "not_adjacent"


@pytest.mark.clause("PD-T15", "PD-9.1", "PD-9.2", "PD-9.3", "PD-9.4")
def test_t15_gems_are_announced_at_the_end_of_the_round() -> None:
    scene = Scene(players=3)
    for seat in range(3):
        scene.give(seat, position="F4", levels="6/6/6/6", items="khar_medallion 2")
    both = ("step F5", "stop")
    scene.play("move 0", *both, 0).play("move 0", *both, 1)
    assert scene.crossed(2) == []
    scene.end_round()
    assert [scene.sheet(seat).gems for seat in range(3)] == [1, 1, 0]
    assert [scene.crossed(seat) for seat in range(3)] == [[], [], ["E"]]
    assert scene.of(events.GemClaimed) == [events.GemClaimed("E", 2)]


@pytest.mark.clause("PD-T16", "PD-13.2.1", "PD-13.2.2", "PD-17.24", "PD-17.7")
def test_t16_a_mission_for_two() -> None:
    scene = Scene(players=3, missions="M14 M02 M15")
    scene.give(0, levels="3/3/3/3").give(1, levels="6/2/2/2").end_round()
    assert [scene.boxes(seat)["K"] for seat in range(3)] == [4, 8, 0]
    assert [(m.mission, m.open) for m in scene.view().missions] == [
        ("M14", False),
        ("M02", False),
        ("M15", True),
    ]
    scene.give(2, levels="6/6/6/6").end_round()
    assert scene.boxes(2)["K"] == 0


@pytest.mark.clause("PD-T17", "PD-4.1", "PD-4.2", "PD-17.34", "PD-24.7", "PD-20.14")
def test_t17_rolls_that_do_not_count() -> None:
    three_skulls = "skull skull warrior skull rogue wizard"
    three_clovers = "clover clover clover rogue rogue boots"
    two_and_two = "clover clover skull skull rogue boots"
    scene = Scene(roll=f"{three_skulls}/{three_clovers}/{two_and_two}")
    assert " ".join(scene.view().dice) == two_and_two
    assert [" ".join(roll) for roll in scene.view().rolls] == [three_skulls, three_clovers, two_and_two]
    rolls = [outcome for outcome in scene.match.chance if isinstance(outcome, events.Roll)]
    assert [roll.round for roll in rolls] == [1, 1, 1]
    assert [event.again for event in scene.of(events.DiceRolled)] == [True, True, False]
    assert scene.sheet().wounds == 1  # two skulls, one less for the Fortune Teller


@pytest.mark.clause("PD-T18", "PD-13.3.1")
@pytest.mark.parametrize(("gems", "glory"), [(1, 0), (2, 2), (4, 2), (5, 4), (6, 4), (7, 6), (9, 6)])
def test_t18_the_goal_of_gems(gems: int, glory: int) -> None:
    assert Scene(power="barbarian", goal="G14").give(gems=gems).boxes()["J"] == glory


@pytest.mark.clause("PD-T19", "PD-2.1", "PD-1.3.2", "PD-1.3.4")
def test_t19_the_start() -> None:
    scene = Scene()
    assert scene.levels() == "1/1/1/1" and scene.measure("health") == 4
    assert scene.strength("lich") - scene.sheet().levels[3] == 4


# ---------------------------------------------------------------- refusals


@pytest.mark.clause("PD-T20", "PD-1.2.5", "PD-17.5", "PD-5.3.1", "PD-5.2.1")
def test_t20_boots_only_move() -> None:
    scene = Scene()
    for text in ("brew 4", "craft 4 crown", "level_up 4 rogue"):
        assert scene.refused(text) == "boots_only_move"
    assert scene.refused("move 4") is None


@pytest.mark.clause("PD-T21", "PD-1.2.6")
def test_t21_skulls_do_nothing() -> None:
    scene = Scene(roll="skull warrior rogue skull rogue boots")
    for text in ("move 0", "brew 0", "craft 3 crown", "level_up 3 rogue"):
        assert scene.refused(text) == "skull"


@pytest.mark.clause("PD-T22", "PD-4.4")
def test_t22_three_different_dice() -> None:
    scene = Scene(players=2).play("brew 0")
    assert scene.refused("move 0") == "die_used"
    assert scene.refused("move 0", 1) is None
    scene.play("brew 1", "pick_hero warrior", "brew 2")
    assert scene.refused("move 3") == "not_asked"


@pytest.mark.clause("PD-T23", "PD-8.7", "PD-1.2.4")
def test_t23_the_wizard_ignores_colours_at_level_4() -> None:
    scene = Scene()
    assert scene.refused("level_up 5 wizard") == "wrong_colour"
    assert scene.refused("level_up 1 wizard") is None
    scene.give(levels="1/4/1/1")
    assert scene.refused("level_up 5 wizard") is None
    assert scene.refused("level_up 0 warrior") is None
    scene.give(levels="1/5/1/1")
    assert scene.refused("level_up 1 wizard") is None


@pytest.mark.clause("PD-T24", "PD-11.12", "PD-5.1.2")
def test_t24_psionic_once_per_round() -> None:
    scene = Scene("psionic", roll="warrior wizard rogue wizard boots wizard")
    scene.play("level_up 0 warrior")
    assert scene.sheet().psionic_used
    assert scene.refused("level_up 3 wizard") == "wrong_colour"
    scene.next_roll("warrior wizard rogue wizard boots wizard").end_round()
    assert scene.refused("level_up 3 wizard") is None


@pytest.mark.clause("PD-T25", "PD-17.14")
def test_t25_no_level_above_six() -> None:
    scene = Scene().give(levels="6/1/1/1")
    assert scene.refused("level_up 3 warrior") == "hero_at_top"
    assert scene.refused("level_up 1 warrior") == "hero_at_top"


@pytest.mark.clause("PD-T26", "PD-5.2.1", "PD-5.2.2", "PD-1.6.1")
def test_t26_which_die_crafts_what() -> None:
    scene = Scene()
    assert scene.refused("craft 2 flaming_sword") == "item_symbol"
    for die in (0, 1, 3):
        assert scene.refused(f"craft {die} flaming_sword") is None
    for die in (0, 1, 2, 3, 5):
        assert scene.refused(f"craft {die} crown") is None
    scene.play("craft 0 crown")
    assert scene.look().items["crown"] == 1
    scene.play("craft 1 crown")
    assert scene.refused("craft 2 crown") == "item_complete"


@pytest.mark.clause("PD-T27", "PD-6.1.1", "PD-1.4.2", "PD-2.9")
def test_t27_entrances() -> None:
    scene = Scene()
    assert scene.look().position == "outside"
    scene.play("move 0")
    assert scene.refused("step B2") == "not_an_entrance"
    assert scene.offers() == [f"step {column}1" for column in "ABCDEF"] + ["stop"]
    scene.play("step C1")
    assert scene.sheet().movement == 1


@pytest.mark.clause("PD-T28", "PD-T29", "PD-6.1.3", "PD-10.3", "PD-10.4", "PD-17.22")
@pytest.mark.parametrize(
    ("start", "to", "needed", "other", "code"),
    [
        ("C3", "C4", "cloak_of_passage", "khar_medallion", "wall"),
        ("A1", "A2", "khar_medallion", "cloak_of_passage", "water"),
        ("A2", "B2", "cloak_of_passage", "khar_medallion", "wall"),
    ],
)
def test_t28_t29_walls_and_water(start: str, to: str, needed: str, other: str, code: str) -> None:
    scene = Scene().give(position=start).play("move 0")
    assert scene.refused(f"step {to}") == code
    scene.give(items=f"{other} 2")
    assert scene.refused(f"step {to}") == code
    scene.give(items=f"{needed} 2")
    assert scene.refused(f"step {to}") is None


@pytest.mark.clause("PD-T30", "PD-6.1.4", "PD-6.1.2")
def test_t30_no_way() -> None:
    scene = Scene().give(position="C1").play("move 0")
    assert scene.refused("step D2") == "not_adjacent"
    scene.give(position="A3", items="cloak_of_passage 2 khar_medallion 2")
    assert scene.refused("step F3") == "not_adjacent"
    scene.give(position="A1")
    assert scene.refused("step outside") == "malformed"
    assert scene.refused("step A1") == "not_adjacent"


@pytest.mark.clause("PD-T31", "PD-5.4.1", "PD-1.2.5", "PD-5.4.3")
@pytest.mark.parametrize(("die", "points"), [(0, 2), (1, 2), (4, 3)])
def test_t31_how_far_a_die_goes(die: int, points: int) -> None:
    scene = Scene().give(position="C2", levels="6/6/6/6", explored="D2 C2").play(f"move {die}")
    for step in ("D2", "C2", "D2")[:points]:
        scene.play(f"step {step}")
    assert scene.refused("step C2") == "no_move"
    assert scene.refused("move 2") is None


@pytest.mark.clause("PD-T32", "PD-1.4.9", "PD-1.4.6", "PD-1.7.2")
@pytest.mark.parametrize("dungeon", "ABCDEFGHIJKL")
def test_t32_b7_is_walled_in(dungeon: str) -> None:
    scene = Scene(dungeon=dungeon).give(position="B6").play("move 0")
    assert scene.refused("step B7") == "wall"
    for room in ("A7", "C7"):
        scene.give(position=room)
        assert scene.refused("step B7") == "wall"
    scene.give(items="cloak_of_passage 2")
    assert scene.refused("step B7") is None


@pytest.mark.clause("PD-T33", "PD-5.4.4", "PD-5.5.4")
def test_t33_one_thing_at_a_time() -> None:
    scene = Scene().play("move 0")
    assert scene.refused("brew 1") == "move_under_way"
    assert scene.refused("move 1") == "move_under_way"
    scene.play("step E1")
    for text in ("step D1", "stop", "brew 1", "pick_hero rogue"):
        assert scene.refused(text) == "choice_open"
    scene.play("pick_item crown")
    assert scene.refused("pick_item crown") == "no_choice_open"


@pytest.mark.clause("PD-T34", "PD-5.6.2", "PD-5.6.3", "PD-5.6.4")
def test_t34_set_up_choices_that_are_none() -> None:
    veteran = Scene("veteran")
    assert veteran.refused("setup_veteran rogue rogue") == "same_twice"
    assert veteran.refused("setup_assassin A1 B1") == "wrong_phase"
    craftsman = Scene("craftsman")
    assert craftsman.refused("setup_craftsman tome tome") == "same_twice"
    assassin = Scene("assassin")
    assert assassin.refused("setup_assassin A1 A1") == "same_twice"
    assert assassin.refused("setup_assassin A1 C1") == "no_minion"
    assert assassin.refused("setup_assassin C1 A1") == "no_minion"


@pytest.mark.clause("PD-T35", "PD-5.6.1")
def test_t35_cards_that_were_not_dealt() -> None:
    scene = Scene(choose=False)
    (power, other_power), (goal, other_goal) = scene.hands[0][0], scene.hands[1][0]
    assert scene.refused(f"choose_cards merchant {goal}") == "power_not_dealt"
    assert scene.refused(f"choose_cards {power} G09") == "goal_not_dealt"
    assert len(scene.offers()) == 4
    assert scene.refused(f"choose_cards {other_power} {other_goal}") is None


@pytest.mark.clause("PD-T36", "PD-5.5.1", "PD-5.5.4")
def test_t36_no_declining() -> None:
    scene = Scene().give(levels="6/1/1/1", potions=3).play("brew 0")
    assert scene.refused("pick_hero warrior") == "hero_at_top"
    assert scene.refused("stop") == "choice_open"
    assert scene.offers() == ["pick_hero wizard", "pick_hero cleric", "pick_hero rogue"]
