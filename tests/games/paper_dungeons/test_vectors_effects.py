"""PD-19.3: effects, chains, fights and scores."""

from __future__ import annotations

import pytest

from podzemi.games.paper_dungeons import events
from podzemi.games.paper_dungeons import state as s
from podzemi.games.paper_dungeons.actions import ROOMS, SetupTreasureHunter

from .scene import GAME, NO_SCORE, Scene


@pytest.mark.clause("PD-T37", "PD-7.1", "PD-17.3", "PD-20.2")
def test_t37_potions_take_wounds_first() -> None:
    scene = Scene().give(potions=1).hurt(3)
    assert (scene.free(), scene.sheet().wounds) == (0, 1)


@pytest.mark.clause("PD-T38", "PD-6.2.3", "PD-6.2.4", "PD-6.1.5")
def test_t38_a_trap_works_every_time() -> None:
    scene = Scene().play("move 4", "step E1", "pick_item crown", "step F1", "step E1")
    sheet = scene.look()
    assert (sheet.wounds, sheet.potion_hearts_filled, sum(sheet.items.values())) == (1, 1, 1)
    assert scene.pending() is None


@pytest.mark.clause("PD-T39", "PD-6.2.7", "PD-11.2", "PD-17.16")
def test_t39_an_assassinated_minion() -> None:
    scene = Scene("assassin", setup="setup_assassin D1 F7")
    assert scene.measure("minions") == 2 and scene.look().explored == []
    scene.play("move 0", "step D1", "stop")
    sheet = scene.look()
    assert (sheet.wounds, sheet.potions, scene.measure("minions")) == (0, 1, 2)


@pytest.mark.clause("PD-T40", "PD-6.2.2", "PD-10.7")
@pytest.mark.parametrize(("warrior", "armour", "wounds"), [(2, 2, 2), (2, 1, 3), (6, 0, 0), (4, 2, 0)])
def test_t40_fights(warrior: int, armour: int, wounds: int) -> None:
    scene = Scene().give(levels=f"{warrior}/6/6/6", items=f"armour {armour}", position="D5", circled="A")
    scene.play("move 0", "step D6")
    assert scene.sheet().wounds == wounds


@pytest.mark.clause("PD-T41", "PD-7.4", "PD-17.12", "PD-7.2")
@pytest.mark.parametrize(("wounds", "dead"), [(6, True), (5, False)])
def test_t41_death_before_the_reward(wounds: int, dead: bool) -> None:
    scene = Scene().give(levels="1/1/2/2", wounds=wounds, position="D2")
    scene.play("move 0", "step E2", "pick_hero warrior")
    assert scene.sheet().resurrected is dead
    assert scene.measure("health") == 7 and scene.sheet().wounds == wounds + 1
    assert bool(scene.of(events.Resurrected)) is dead


@pytest.mark.clause("PD-T42", "PD-17.26", "PD-1.3.6")
def test_t42_one_death_only() -> None:
    scene = Scene().give(wounds=5, resurrected=True).hurt(3)
    assert scene.boxes()["I"] == -9 and scene.sheet().wounds == 8


@pytest.mark.clause("PD-T43", "PD-8.1", "PD-17.11", "PD-8.4", "PD-8.6", "PD-10.6")
def test_t43_a_long_chain() -> None:
    scene = Scene("barbarian").give(potions=3, gems=1, levels="1/1/1/3", items="cauldron 1")
    scene.play("brew 0", "pick_hero rogue", "pick_item cauldron")
    sheet = scene.look()
    assert (sheet.potions, sheet.gems, sheet.levels["rogue"]) == (8, 2, 4)
    assert scene.pending() == "craft" and len(sheet.pending) == 1


@pytest.mark.clause("PD-T44", "PD-17.14", "PD-8.4", "PD-8.3")
def test_t44_potions_that_do_not_fit() -> None:
    scene = Scene().give(potions=11, items="cauldron 1").play("craft 0 cauldron")
    assert (scene.sheet().potions, scene.sheet().gems) == (12, 1)
    assert [lost.reward for lost in scene.of(events.RewardLost)] == ["potion", "potion"]


@pytest.mark.clause("PD-T45", "PD-11.11", "PD-8.6")
def test_t45_the_merchant() -> None:
    scene = Scene("merchant").give(gems=3, potions=4, position="F4", levels="6/6/6/6")
    scene.give(items="khar_medallion 2").play("move 0", "step F5")
    assert (scene.sheet().gems, scene.sheet().potions) == (4, 6)


@pytest.mark.clause("PD-T46", "PD-11.11")
def test_t46_the_merchants_potion_is_lost() -> None:
    scene = Scene("merchant").give(potions=11).play("move 0", "step C1")
    assert (scene.sheet().gems, scene.sheet().potions) == (1, 12)


@pytest.mark.clause("PD-T47", "PD-11.4", "PD-5.5.3", "PD-10.2")
def test_t47_beastmaster_and_scepter() -> None:
    scene = Scene("beastmaster").give(dead="A1 B1", items="death_scepter 1").play("craft 1 death_scepter")
    scene.play("pick_minions D1 F7")
    assert scene.pending() == "craft"
    scene.play("pick_item crown")
    assert scene.pending() is None and scene.measure("minions") == 4
    living = Scene("beastmaster").give(items="death_scepter 1")
    living.give(dead=" ".join(living.look().minions_alive[:-1])).play("craft 1 death_scepter")
    assert living.offers() == ["pick_minions F7"]
    living.play("pick_minions F7")
    assert (living.measure("minions"), living.pending()) == (12, "craft")
    nobody = Scene("beastmaster").give(items="death_scepter 1")
    nobody.give(dead=" ".join(nobody.look().minions_alive)).play("craft 1 death_scepter")
    assert nobody.pending() is None


@pytest.mark.clause("PD-T48", "PD-4.3", "PD-11.8", "PD-17.18", "PD-8.7")
def test_t48_skulls() -> None:
    two, one, none = (
        f"{s} warrior boots wizard" for s in ("rogue skull skull", "rogue skull rogue", "rogue rogue rogue")
    )
    for roll, wounds in ((two, 1), (one, 0), (none, 0)):
        assert Scene("fortune_teller", roll=roll).sheet().wounds == wounds
        assert Scene("barbarian", roll=roll).sheet().wounds == roll.count("skull")
    cleric = Scene("barbarian", roll="cleric skull skull cleric boots wizard").give(levels="1/1/3/1")
    assert cleric.sheet().wounds == 2
    cleric.play("level_up 0 cleric")
    assert cleric.sheet().wounds == 2
    cleric.next_roll(two).end_round()
    assert cleric.sheet().wounds == 2


@pytest.mark.clause("PD-T49", "PD-12.2", "PD-12.5", "PD-17.17")
@pytest.mark.parametrize(
    ("levels", "sword", "strength", "glory", "wounds"),
    [("3/2/2/4", 2, 18, 5, 3), ("4/2/2/4", 0, 17, 3, 4)],
)
def test_t49_strength(levels: str, sword: int, strength: int, glory: int, wounds: int) -> None:
    scene = Scene(bosses="golem chimera lich").at_round(6)
    scene.give(levels=levels, items=f"flaming_sword {sword} armour 2", explored="E5")
    assert scene.strength("chimera") == strength
    scene.end_round()
    assert (scene.sheet().boss_boxes[1], scene.sheet().wounds) == (glory, wounds)


@pytest.mark.clause("PD-T50", "PD-17.13", "PD-12.4", "PD-17.35")
def test_t50_strong_but_never_there() -> None:
    scene = Scene(players=2, bosses="golem chimera lich").at_round(6)
    scene.give(0, levels="6/6/6/6").give(1, levels="4/4/4/4", explored="E5").end_round()
    assert scene.strength("chimera", 0) >= 30
    assert (scene.sheet(0).boss_boxes[1], scene.sheet(0).wounds) == (-4, 0)
    assert scene.view().to_act == [1] and scene.phase == "boss_reward"


@pytest.mark.clause("PD-T51", "PD-12.6", "PD-15.1")
def test_t51_who_gets_the_reward() -> None:
    tie = Scene(players=3, bosses="golem chimera lich").at_round(6)
    for seat, levels in enumerate(("5/4/4/4", "5/4/4/4", "3/3/3/3")):
        tie.give(seat, levels=levels, explored="E5")
    tie.end_round()
    assert tie.phase == "actions" and tie.of(events.BossUnrewarded)[0].tie
    alone = Scene(players=2, bosses="golem chimera lich").at_round(6)
    alone.give(0, levels="3/3/3/3", explored="E5").end_round()
    assert alone.sheet(0).boss_boxes[1] == 3 and alone.view().to_act == [0]
    solo = Scene(bosses="golem chimera lich").at_round(6).give(levels="6/6/6/6", explored="E5").end_round()
    assert solo.sheet().boss_boxes[1] == 7 and solo.phase == "actions"
    assert not solo.of(events.BossRewarded)


@pytest.mark.clause("PD-T52", "PD-11.3")
def test_t52_the_barbarian() -> None:
    scene = Scene("barbarian", bosses="golem chimera lich").at_round(6)
    scene.give(levels="3/3/3/3", explored="E5").end_round()
    assert (scene.sheet().boss_boxes[1], scene.sheet().wounds) == (3, 0)
    weak = Scene("barbarian", bosses="golem chimera lich").at_round(6).give(explored="E5").end_round()
    assert weak.sheet().boss_boxes[1] == -4


@pytest.mark.clause("PD-T53", "PD-13.2.3", "PD-17.8")
def test_t53_a_boss_reward_counts_for_missions() -> None:
    scene = Scene(players=2, missions="M13 M15 M02", bosses="golem chimera lich").at_round(3)
    scene.give(0, levels="3/3/3/3", explored="D2", items="crown 2 tome 2 armour 2 cauldron 1").end_round()
    assert scene.phase == "boss_reward"
    scene.play("pick_item cauldron")
    scores = [(score.mission, score.round) for score in scene.look().missions_scored]
    assert scores == [("M13", 3)]


@pytest.mark.clause("PD-T54", "PD-15.1")
@pytest.mark.parametrize(
    ("number", "glory"), [(1, 6), (2, 5), (3, 4), (4, 4), (5, 3), (6, 3), (7, 2), (8, 1)]
)
def test_t54_missions_alone(number: int, glory: int) -> None:
    scene = Scene(missions="M14 M15 M02").at_round(number).give(levels="3/3/3/3").end_round()
    assert scene.boxes()["K"] == glory


@pytest.mark.clause("PD-T55", "PD-15.1", "PD-15.2", "PD-17.25", "PD-20.7")
def test_t55_gems_vanish_alone() -> None:
    scene = Scene().at_round(3).end_round()
    assert scene.crossed() == ["A", "C"]
    scene.give(position="F2", levels="6/6/6/6").play("move 0", "step A2", "stop")
    assert scene.sheet().gems == 0 and scene.measure("minions") == 1
    kept = (
        Scene()
        .at_round(3)
        .give(position="F2", levels="6/6/6/6")
        .play("move 0", "step A2", "stop")
        .end_round()
    )
    assert kept.crossed() == ["C"] and kept.sheet().gems == 1


@pytest.mark.clause("PD-T56", "PD-11.13", "PD-17.9", "PD-17.31")
def test_t56_the_ranger() -> None:
    scene = Scene("ranger").give(position="A1", items="khar_medallion 2", levels="6/6/6/6")
    scene.give(levels="6/6/5/6").play("move 0", "step A2")
    assert scene.sheet().movement == 2
    scene.play("step A3", "pick_hero cleric")
    assert scene.sheet().movement == 1
    scene.play("step A4")
    assert scene.sheet().movement == 1
    scene.play("step A5")
    assert scene.sheet().movement == 0 and scene.pending() == "craft" and scene.sheet().gems == 2
    back = Scene("ranger").give(position="A1", items="khar_medallion 2", levels="6/6/6/6").play("move 0")
    left = []
    for room in ("A2", "A1", "A2"):
        back.play(f"step {room}")
        left.append(back.sheet().movement)
    assert left == [2, 2, 1]
    assert back.look().ranger_refunds == ["A2>A1", "A1>A2"]
    back.play("stop", "move 2")
    assert back.look().ranger_refunds == []


@pytest.mark.clause("PD-T57", "PD-11.16", "PD-17.4")
def test_t57_the_treasure_hunter() -> None:
    scene = Scene("treasure_hunter")
    assert scene.sheet().gems == 1 and scene.pending() is None
    assert set(scene.look().gem_state.values()) == {"available"}
    scene.give(position="F2", levels="6/6/6/6").play("move 0", "step A2")
    assert scene.pending() == "craft"


@pytest.mark.clause("PD-T95", "PD-5.6.6", "PD-11.16", "PD-17.4")
def test_t95_the_treasure_hunter_of_the_polish_rules() -> None:
    """A gem of the map is looted before the first round, and taken once only."""
    scene = Scene("treasure_hunter", players=3, treasure_hunter="looted")
    assert scene.phase == "setup_powers" and scene.sheet().gems == 0
    gems = [room for room, gem in zip(ROOMS, GAME.box.room_gem, strict=True) if gem != s.NONE]
    assert scene.offers() == [f"setup_treasure_hunter {room}" for room in gems] and len(gems) == 8
    refused = scene.match.refusal(0, SetupTreasureHunter("A1"))
    assert refused is not None and (refused.code, refused.clause) == ("no_gem", "PD-5.6.6")
    scene.play("setup_treasure_hunter A2")
    assert scene.phase == "actions" and scene.sheet().gems == 1
    assert [scene.look(seat).gem_state["A"] for seat in range(3)] == ["circled", "available", "available"]
    scene.give(position="F2", levels="6/6/6/6").play("move 0", "step A2")
    assert scene.sheet().gems == 1


@pytest.mark.clause("PD-T95", "PD-5.6.6", "PD-9.3", "PD-20.18")
def test_t95_a_looted_gem_is_lost_when_somebody_else_finds_it() -> None:
    """Looting announces nothing; whoever walks there takes the gem from all who have none."""
    scene = Scene("treasure_hunter", players=3, treasure_hunter="looted", setup="setup_treasure_hunter A2")
    scene.end_round()
    assert [scene.crossed(seat) for seat in range(3)] == [[], [], []]
    scene.give(1, position="F2", levels="6/6/6/6").play("move 0", "step A2", "stop", 1).end_round()
    assert [scene.sheet(seat).gems for seat in range(3)] == [1, 1, 0]
    assert [scene.crossed(seat) for seat in range(3)] == [[], [], ["A"]]


@pytest.mark.clause("PD-5.6.6", "PD-15.2")
def test_a_looted_gem_does_not_vanish() -> None:
    """The boss takes along what is not taken: gem A is (PD-15.2)."""
    scene = Scene("treasure_hunter", treasure_hunter="looted", setup="setup_treasure_hunter A2")
    lost = GAME.box.boss_lost[scene.state.bosses[0]]
    assert lost & 1
    scene.end_round().end_round().end_round()
    assert scene.look().gem_state["A"] == "circled" and scene.sheet().crossed == lost & ~1


@pytest.mark.clause("PD-T58", "PD-11.9", "PD-11.7", "PD-2.8", "PD-5.6.2")
def test_t58_healer_and_veteran() -> None:
    healer = Scene("healer")
    assert (healer.sheet().potions, healer.free(), healer.phase) == (2, 4, "actions")
    veteran = Scene("veteran", setup="setup_veteran warrior rogue")
    assert veteran.levels() == "2/1/1/2" and veteran.measure("health") == 6


@pytest.mark.clause("PD-T59", "PD-13.1.6", "PD-17.10")
def test_t59_obstacles_are_places() -> None:
    scene = Scene("barbarian", goal="G03").give(
        explored="E1 C2 B3 E1 A2", items="khar_medallion 2", levels="6/6/6/6"
    )
    for die in (0, 1):
        scene.play(f"move {die}", "step A1", "step A2")
    assert scene.look().water_crossed == ["A1|A2"]
    assert scene.measure("obstacles") == 4
    assert scene.boxes()["J"] == 2


@pytest.mark.clause("PD-T60", "PD-13.1.7", "PD-17.19")
def test_t60_boss_glory_counts_gains() -> None:
    scene = Scene("barbarian", goal="G10").give(boss_boxes=[5, -4, 10])
    assert scene.measure("boss_glory") == 15 and scene.boxes()["J"] == 4


@pytest.mark.clause("PD-T61", "PD-13.1.2")
def test_t61_full_rows() -> None:
    scene = Scene(missions="M03 M15 M02").give(explored="A1 B1 C1 D1 E1 F1", potions=12).end_round()
    assert [score.mission for score in scene.look().missions_scored] == ["M03"]
    top = Scene().give(explored="A7 C7 D7 E7 F7")
    assert top.measure("full_rows") == 0
    assert top.give(explored="B7").measure("full_rows") == 1


@pytest.mark.clause("PD-T62", "PD-5.5.1", "PD-5.5.2", "PD-17.28")
def test_t62_rewards_without_a_target() -> None:
    full = " ".join(f"{item} 2" for item in Scene().look().items)
    scene = Scene().give(levels="6/6/6/6", items=full, potions=3).play("brew 0")
    assert scene.pending() is None and scene.sheet().potions == 5
    scene.play("move 4", "step E1")
    assert scene.pending() is None
    assert [lost.reward for lost in scene.of(events.RewardLost)] == ["level_up", "craft"]


@pytest.mark.clause("PD-T63", "PD-5.4.3", "PD-5.4.5", "PD-17.6")
def test_t63_a_die_for_no_step() -> None:
    scene = Scene().give(position="C2").play("move 4", "stop")
    assert scene.look().dice_used == [4] and scene.look().position == "C2"
    assert scene.of(events.MoveEnded)[0].lost == 3


@pytest.mark.clause("PD-T64", "PD-14.2", "PD-1.3.10", "PD-11.17")
def test_t64_a_whole_score() -> None:
    scene = Scene("shaman", goal="G14").give(
        levels="4/4/5/6",
        items="flaming_sword 2 armour 2 tome 2 khar_medallion 1",
        gems=5,
        minions=7,
        wounds=10,
        boss_boxes=[3, 7, -6],
        missions=[0, 1, 4, 1, 2, 4],
    )
    assert list(scene.boxes().values()) == [3, 7, -6, 9, 12, 20, 12, -6, 0, 7, 8, 66]


@pytest.mark.clause("PD-T65", "PD-14.3", "PD-14.1")
@pytest.mark.parametrize(
    ("rooms", "ranking", "by"), [((3, 4), [[1], [0]], "rooms"), ((4, 4), [[0, 1]], "shared")]
)
def test_t65_ties(rooms: tuple[int, int], ranking: list[list[int]], by: str) -> None:
    scene = Scene(players=2, powers="healer fortune_teller").at_round(8)
    empty = ["B2", "E3", "A4", "D4"]
    for seat, count in enumerate(rooms):
        scene.give(seat, explored=" ".join(empty[:count]), boss_boxes=[1, 1, NO_SCORE])
    scene.end_round()
    result = GAME.result(scene.state)
    assert result is not None and scene.phase == "game_end"
    assert result.scores[0] == result.scores[1]
    assert (result.ranking, result.detail["won_by"]) == (ranking, by)


@pytest.mark.clause("PD-T66", "PD-2.5", "PD-24.5")
def test_t66_eight_players_take_all_cards() -> None:
    scene = Scene(players=8)
    powers = {card for seat in range(8) for card in scene.mine(seat).powers}
    goals = {card for seat in range(8) for card in scene.mine(seat).goals}
    assert len(powers) == len(goals) == 16


@pytest.mark.clause("PD-T67", "PD-1.3.5")
@pytest.mark.parametrize(
    ("wounds", "glory"),
    [(2, 0), (3, -1), (8, -3), (9, -6), (11, -6), (12, -10), (24, -36), (15, -15), (18, -21), (21, -28)],
)
def test_t67_wound_penalties(wounds: int, glory: int) -> None:
    assert Scene().give(wounds=wounds).boxes()["H"] == glory


@pytest.mark.clause("PD-T68", "PD-17.18")
def test_t68_the_wizard_in_the_same_round() -> None:
    scene = Scene().give(levels="1/3/1/1")
    assert scene.refused("level_up 5 wizard") == "wrong_colour"
    scene.play("level_up 1 wizard", "level_up 5 wizard")
    assert scene.levels() == "1/5/1/1"


@pytest.mark.clause("PD-T69", "PD-11.10", "PD-8.2")
def test_t69_the_noble() -> None:
    scene = Scene("noble", roll="clover clover rogue warrior boots wizard").give(levels="4/1/1/1")
    scene.play("level_up 0 warrior")
    assert scene.pending() == "craft"
    scene.play("pick_item crown", "level_up 1 warrior")
    assert scene.levels() == "6/1/1/1" and scene.pending() is None


@pytest.mark.clause("PD-T70", "PD-6.2.6")
def test_t70_boots_through_three_rooms() -> None:
    scene = Scene().give(position="C1", levels="1/1/3/1").play("move 4", "step C2")
    assert scene.sheet().wounds == 1
    scene.play("step D2")
    assert scene.measure("boss_rooms") == 1 and scene.pending() is None
    scene.play("step E2")
    assert scene.pending() == "level_up" and scene.sheet().wounds == 1


@pytest.mark.clause("PD-T71", "PD-15.2", "PD-17.32")
@pytest.mark.parametrize(("vanishing", "gone"), [(False, []), (True, ["A", "C"])])
def test_t71_vanishing_gems_is_an_option(vanishing: bool, gone: list[str]) -> None:
    scene = Scene(players=3, vanishing_gems=vanishing).at_round(3).end_round()
    assert [scene.crossed(seat) for seat in range(3)] == [gone] * 3
    assert GAME.validate_options(1, {})["vanishing_gems"] is True
    with pytest.raises(ValueError, match="solo_vanishing_gems"):
        GAME.validate_options(1, {"vanishing_gems": False})


@pytest.mark.clause("PD-T72", "PD-12.7")
def test_t72_a_chain_inside_the_boss_reward() -> None:
    scene = Scene(players=2, bosses="minotaur chimera lich", missions="M09 M15 M02").at_round(3)
    scene.give(0, levels="3/3/3/3", explored="D2", gems=3, circled="A B C").end_round()
    scene.play("pick_hero rogue")
    assert scene.sheet(0).gems == 4 and scene.sheet(0).potions == 1
    assert [score.mission for score in scene.look(0).missions_scored] == ["M09"]


@pytest.mark.clause("PD-T73", "PD-9.3")
def test_t73_too_late_for_a_gem() -> None:
    scene = Scene(players=3)
    for seat in (0, 1):
        scene.give(seat, position="F2", levels="6/6/6/6").play("move 0", "step A2", "stop", seat)
    scene.end_round()
    scene.give(2, position="F2").play("move 0", "step A2", "stop", 2)
    assert (scene.sheet(2).gems, scene.measure("minions", 2), scene.sheet(2).wounds) == (0, 1, 3)


@pytest.mark.clause("PD-T74", "PD-5.1.2")
def test_t74_psionic_is_kept_with_the_wizard_at_4() -> None:
    scene = Scene("psionic").give(levels="1/4/1/1").play("level_up 0 warrior")
    assert not scene.sheet().psionic_used


@pytest.mark.clause("PD-T75", "PD-11.1", "PD-5.3.2")
def test_t75_the_alchemist() -> None:
    scene = Scene("alchemist").give(potions=3).play("brew 0")
    assert scene.pending() == "level_up"
    scene.play("pick_hero warrior")
    assert scene.sheet().potions == 6
    scene.play("move 1", "step C1", "stop")
    assert scene.sheet().potions == 7
