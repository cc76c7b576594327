"""What the screen gets worked out (interface notes 1.3): a function of the view, and right."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from podzemi.games.paper_dungeons.preview.types import Preview

from .scene import GAME, Scene


def preview(scene: Scene, seat: int | None = 0) -> Preview:
    return GAME.preview(scene.view(seat))


def mine(scene: Scene, seat: int = 0) -> Any:
    found = preview(scene, seat).mine
    assert found is not None
    return found


def test_dice_and_what_they_pay_for() -> None:
    scene = Scene()
    dice = mine(scene).dice
    assert [die.symbol for die in dice] == list(scene.view().dice)
    assert [(die.colour, die.digit) for die in dice][:2] == [("white", 1), ("white", 9)]
    white_warrior, clover, _, black_warrior, boots, _ = dice
    assert [(use.hero, use.refusal) for use in white_warrior.level_up] == [("warrior", "wrong_colour")]
    assert [(use.hero, use.refusal) for use in black_warrior.level_up] == [("warrior", None)]
    assert [use.refusal for use in clover.level_up] == [None] * 4
    crafts = {use.item: use.refusal for use in white_warrior.craft}
    assert crafts["flaming_sword"] is None and crafts["death_scepter"] == "item_symbol"
    assert (boots.level_up, boots.craft, boots.brew, boots.steps) == ([], [], 0, 3)
    assert white_warrior.brew == 2
    scene.play("brew 0")
    assert mine(scene).dice[0].used and mine(scene).dice[0].refusal == "die_used"
    skull = mine(Scene(roll="skull warrior rogue rogue boots wizard")).dice[0]
    assert (skull.refusal, skull.digit, skull.steps) == ("skull", None, 0)


def test_paths_room_by_room() -> None:
    scene = Scene().give(levels="1/1/1/2")
    paths = {path.room: path for path in mine(scene).paths}
    assert {"A1", "B1", "C1", "D1", "E1", "F1"} <= set(paths)
    to_d1 = paths["D1"]
    assert (to_d1.steps, to_d1.wounds, to_d1.track) == (1, 1, 1)
    (entry,) = to_d1.entries
    assert (entry.minion, entry.fight_wounds, entry.treasure) == ("goblin", 1, ["potion"])
    scene.play("move 0", "step C1")
    paths = {path.room: path for path in mine(scene).paths}
    assert sorted(paths) == ["B1", "C2", "D1"]
    assert (paths["D1"].wounds, paths["D1"].track) == (1, 0)
    assert paths["C2"].entries[0].trap_wounds == 1
    boots = {path.room: path.steps for path in mine(Scene().give(position="C1")).paths}
    assert max(boots.values()) == 3


def test_a_deadly_path_is_marked() -> None:
    scene = Scene().give(position="D5", wounds=4)
    paths = {path.room: path for path in mine(scene).paths}
    assert paths["D6"].deadly and paths["D6"].track == 4
    assert not {path.room: path for path in mine(Scene().give(position="C1")).paths}["B2"].deadly


def test_a_gem_that_is_gone_is_not_promised() -> None:
    scene = Scene().give(position="F2")
    assert {p.room: p for p in mine(scene).paths}["A2"].entries[-1].gem == "A"
    scene.give(crossed=1)
    assert {p.room: p for p in mine(scene).paths}["A2"].entries[-1].gem is None


def test_wounds_and_their_steps() -> None:
    scene = Scene().give(levels="2/2/2/2", wounds=4, potions=2, hearts=1)
    wounds = mine(scene).wounds
    assert (wounds.health, wounds.wounds, wounds.free_hearts, wounds.deadly) == (8, 4, 3, 9)
    assert (wounds.penalty, wounds.next_step, wounds.next_penalty) == (-1, 6, -3)
    assert mine(scene.give(resurrected=True)).wounds.deadly is None


def test_bosses_as_they_would_go_now() -> None:
    scene = Scene("berserker", bosses="golem chimera lich").give(
        levels="4/2/2/4", explored="E5", items="flaming_sword 2"
    )
    golem, chimera, _ = mine(scene).bosses
    assert (golem.explored, golem.bracket, golem.glory, golem.wounds) == (False, None, -3, 0)
    parts = (chimera.levels, chimera.weakness, chimera.sword, chimera.warrior, chimera.berserker)
    assert parts == (12, 4, 3, 1, 2) and chimera.strength == sum(parts)
    assert (chimera.bracket, chimera.glory, chimera.wounds, chimera.missing) == (2, 7, 2, [0, 0, 0])
    assert (chimera.round, chimera.room) == (6, "E5")


def test_next_rewards_missions_goal_and_score() -> None:
    scene = Scene("barbarian", goal="G14", missions="M09 M12 M14").give(potions=3, gems=3, levels="3/3/3/3")
    out, own = preview(scene), mine(scene)
    assert (own.next_potion.missing, own.next_potion.reward) == (1, "level_up")
    assert (own.next_gem.missing, own.next_gem.reward) == (1, "potion")
    assert [(m.mission, m.need, m.values, m.glory) for m in out.missions] == [
        ("M09", 4, [3], 6),
        ("M12", 15, [0], 6),
        ("M14", 12, [12], 6),
    ]
    (goal,) = own.goals
    assert (goal.value, goal.scored, goal.need, goal.training["warrior"]) == (3, 2, [2, 5, 7], "black")
    assert own.score == list(scene.boxes().values()) == out.scores[0]
    assert mine(Scene().give(gems=10)).next_gem is None


@pytest.mark.clause("PD-8.4")
@pytest.mark.clause("PD-8.6")
def test_a_room_says_what_its_gains_set_off() -> None:
    """A gem space, the row that its potion fills, and the choices of both; none of them answered."""
    scene = Scene("merchant").give(position="F2", gems=3, potions=2)
    entry = {path.room: path for path in mine(scene).paths}["A2"].entries[-1]
    assert (entry.gem, entry.treasure, entry.bonus) == ("A", [], ["potion", "potion", "level_up"])
    plain = {path.room: path for path in mine(Scene().give(position="C1")).paths}["D1"].entries[-1]
    assert (plain.treasure, plain.bonus) == (["potion"], [])


@pytest.mark.clause("PD-8.5")
def test_every_third_minion_is_announced_to_the_powers_it_pays() -> None:
    for power, bonus in (("shaman", ["potion"]), ("beastmaster", ["craft"]), ("scout", [])):
        scene = Scene(power).give(position="C1", dead="F5 F7")
        assert {path.room: path for path in mine(scene).paths}["D1"].entries[-1].bonus == bonus


def test_wounds_room_by_room_go_into_potions_first() -> None:
    scene = Scene().give(position="D5", potions=1)
    entries = {path.room: path for path in mine(scene).paths}["C6"].entries
    assert [(entry.trap_wounds, entry.absorbed) for entry in entries] == [(1, 1), (1, 1)]
    entries = {path.room: path for path in mine(scene.give(potions=1, hearts=1)).paths}["C6"].entries
    assert [entry.absorbed for entry in entries] == [1, 0]


@pytest.mark.clause("PD-8.2")
def test_one_more_level_and_what_it_means_for_the_bosses() -> None:
    scene = Scene(bosses="golem chimera lich").give(levels="3/2/2/3")
    own = mine(scene)
    golem, chimera, lich = (boss.strength for boss in own.bosses)
    assert own.raises["warrior"].strength == [golem + 3, chimera + 2, lich + 2]
    assert own.raises["rogue"].strength == [golem + 1, chimera + 2, lich + 2]
    assert (own.raises["rogue"].bonus, own.raises["wizard"].bonus) == (["gem"], [])
    assert "warrior" not in mine(scene.give(levels="6/2/2/3")).raises
    noble = mine(Scene("noble").give(levels="4/2/2/3"))
    assert (noble.raises["warrior"].bonus, noble.raises["wizard"].bonus) == (["craft"], [])


@pytest.mark.clause("PD-8.3")
def test_one_more_half_and_what_it_sets_off() -> None:
    own = mine(Scene().give(items="flaming_sword 1 cauldron 1 tome 1 death_scepter 1 crown 2", potions=2))
    before = [boss.strength for boss in own.bosses]
    assert own.crafts["flaming_sword"].strength == [strength + 3 for strength in before]
    assert own.crafts["cauldron"].bonus == ["potion", "potion", "level_up", "potion"]
    assert (own.crafts["tome"].bonus, own.crafts["death_scepter"].bonus) == (["level_up"], ["minions"])
    assert own.crafts["armour"].bonus == [] and "crown" not in own.crafts
    assert (own.brews, mine(Scene()).brews) == (["level_up"], [])


def test_where_the_wounds_of_a_boss_would_go() -> None:
    scene = Scene(bosses="golem chimera lich").give(levels="4/2/2/4", explored="E5", potions=1, hearts=1)
    chimera = mine(scene).bosses[1]
    assert (chimera.wounds, chimera.track, chimera.deadly) == (4, 3, False)
    assert mine(scene.give(wounds=12)).bosses[1].deadly


@pytest.mark.clause("PD-11.12")
def test_the_psionic_is_told_when_the_power_would_be_used() -> None:
    dice = mine(Scene("psionic")).dice
    assert [(use.refusal, use.psionic) for use in dice[0].level_up] == [(None, True)]
    assert [use.psionic for use in dice[1].level_up] == [False] * 4
    assert [use.psionic for use in dice[3].level_up] == [False]


def test_the_goals_of_all_seats_with_their_training() -> None:
    scene = Scene(players=2)
    goals = preview(scene, None).goals
    assert [goal.goal for goal in goals if goal] == [scene.view(0).seats[n].sheet.goal for n in (0, 1)]
    assert all(goal and set(goal.training) == {"warrior", "wizard", "cleric", "rogue"} for goal in goals)
    assert preview(Scene(choose=False), 0).goals == [None]


def test_the_cards_to_choose_from() -> None:
    scene = Scene(choose=False)
    own = mine(scene)
    assert [goal.goal for goal in own.goals] == scene.mine().goals
    assert [power.power for power in own.powers] == scene.mine().powers
    assert own.dice == [] and own.paths == []


def test_the_board_needs_no_data_file() -> None:
    board = preview(Scene(), None).board
    rooms = {room.room: room for room in board.rooms}
    assert (rooms["A2"].minion, rooms["A2"].level, rooms["A2"].gem) == ("zombie", 4, "A")
    assert (rooms["D2"].boss, rooms["E1"].trap, rooms["A1"].treasure) == (1, True, ["potion", "potion"])
    assert rooms["B7"].exits == [] and "F2" in rooms["A2"].exits
    assert board.passages == [["A2", "F2"], ["A4", "F4"]] and len(board.walls) == 12
    assert [boss.boss for boss in board.bosses] == ["minotaur", "vampire", "watcher"]
    assert [(step.at, step.glory) for step in board.wounds][:2] == [(3, -1), (6, -3)]
    assert [(step.at, step.reward) for step in board.potions] == [(4, "level_up"), (8, "craft"), (12, "gem")]
    assert board.digits["black"]["boots"] == 0 and "skull" not in board.digits["white"]


def test_others_are_reckoned_from_what_is_shown() -> None:
    scene = Scene(players=2, missions="M12 M14 M09").play("move 0", "step C1", "stop")
    own, other = preview(scene, 0), preview(scene, 1)
    assert own.missions[0].values == [1, 0] and other.missions[0].values == [0, 0]
    assert preview(scene, None).mine is None


@pytest.mark.parametrize("seat", [0, None])
def test_an_outlook_travels(seat: int | None) -> None:
    made = preview(Scene(players=2).play("move 4", "step C1"), seat)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Preview) == made
