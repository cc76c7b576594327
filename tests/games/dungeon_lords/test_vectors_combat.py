"""The combat vectors of DL-16, each as it stands there."""

from __future__ import annotations

import pytest

from games.dungeon_lords.table import fight
from podzemi.games.dungeon_lords import combat_events as ce

# ---------------------------------------------------------------- worked examples of the rulebook

PARTY_1 = "W3 W4 P3/1"
PARTY_2 = "W4 T4/1 T3/2"
PARTY_3 = "W5 P4/1 T4/2"
PARTY_4 = "P3/2 T3/1 P4/2"


@pytest.mark.clause("DL-T1")
def test_wall_of_fire_burns_the_last_more() -> None:
    assert fight(PARTY_1, traps=("wall_of_fire",)).line == "W3:+1 W4:+1 P3/1:+2"


@pytest.mark.clause("DL-T2", "DL-10.2")
def test_rolling_stone_imprisons_the_first() -> None:
    scene = fight(PARTY_1, traps=("rolling_stone",))
    assert (scene.prison, scene.line) == ("W3", "W4 P3/1")


@pytest.mark.clause("DL-T3")
def test_thieves_take_two_points_off_the_stone() -> None:
    assert fight(PARTY_3, traps=("rolling_stone",)).line == "W5:+1 P4/1 T4/2"


@pytest.mark.clause("DL-T4")
def test_thieves_prevent_from_the_front() -> None:
    assert fight(PARTY_3, traps=("wall_of_fire",)).line == "W5 P4/1 T4/2:+2"


@pytest.mark.clause("DL-T5")
def test_three_icons_stop_the_stone() -> None:
    assert fight(PARTY_2, traps=("rolling_stone",)).line == PARTY_2


@pytest.mark.clause("DL-T6", "DL-11.2")
def test_prevention_leaves_the_side_effect() -> None:
    scene = fight(PARTY_2, traps=("cursed_ring",), fatigue=2, gold=1)
    assert (scene.line, scene.conquered, scene.lord.gold) == (PARTY_2, False, 0)


@pytest.mark.clause("DL-T7")
def test_surplus_does_not_carry_over() -> None:
    scene = fight("W5:+2 P4/1", sent=("witch",)).attack("witch", 1)
    assert (scene.prison, scene.line) == ("W5", "P4/1")


@pytest.mark.clause("DL-T8")
def test_vampire_chooses_anybody_but_priests() -> None:
    outcomes = set()
    for target in ("W4", "T3/2", "T4/1"):
        scene = fight("W4:+1 T4/1 T3/2", sent=("vampire",)).attack("vampire", 1, target)
        outcomes.add((scene.prison, scene.line))
    assert outcomes == {("W4", "T4/1 T3/2"), ("T3/2", "W4:+1 T4/1"), ("", "W4:+1 T4/1:+3 T3/2")}


@pytest.mark.clause("DL-T9")
def test_slime_hits_all() -> None:
    scene = fight("W4:+3 T3/1 Z3/1", sent=("slime",)).attack("slime", 1)
    assert (scene.prison, scene.line) == ("W4", "T3/1:+1 Z3/1:+1")


@pytest.mark.clause("DL-T10", "DL-10.13")
def test_priest_heals_after_an_attack() -> None:
    assert fight(PARTY_3, sent=("troll",)).attack("troll").line == "W5:+2 P4/1 T4/2"


@pytest.mark.clause("DL-T11")
def test_nothing_to_heal() -> None:
    scene = fight(PARTY_4, sent=("vampire",)).attack("vampire", 1, "T3/1")
    assert (scene.prison, scene.line) == ("T3/1", "P3/2 P4/2")


@pytest.mark.clause("DL-T12")
def test_healing_goes_front_to_back() -> None:
    scene = fight(PARTY_4, traps=("wall_of_fire",), sent=("goblin",)).attack("goblin")
    assert scene.line == "P3/2 T3/1 P4/2:+1"


@pytest.mark.clause("DL-T13")
def test_practice_one() -> None:
    scene = fight(PARTY_1, traps=("rolling_stone",), sent=("troll",), fatigue=2, food=1).attack("troll", 2)
    assert (scene.prison, scene.line, scene.conquered) == ("W3 W4", "P3/1:+2", True)
    assert scene.lord.food == 0
    later = fight("P3/1:+2", fatigue=2)
    assert (later.prison, later.conquered) == ("P3/1", False)
    assert (scene.evil_changes, later.evil_changes) == (1, 0)


@pytest.mark.clause("DL-T14")
def test_practice_one_thrifty() -> None:
    scene = fight(PARTY_1, traps=("rolling_stone",), sent=("troll",), fatigue=2, food=1).attack("troll", 1)
    assert (scene.line, scene.conquered, scene.lord.food) == ("P3/1", True, 1)
    later = fight("P3/1", sent=("goblin",), fatigue=2).attack("goblin")
    assert (later.prison, later.conquered) == ("P3/1", False)


@pytest.mark.clause("DL-T15")
def test_practice_one_in_a_room() -> None:
    scene = fight(
        PARTY_1, traps=("rolling_stone",), sent=("troll", "goblin"), room="hatchery", food=1, fatigue=2
    )
    scene.attack("troll", 2).attack("goblin")
    assert (scene.prison, scene.conquered, scene.lord.food) == ("W3 W4 P3/1", False, 0)


@pytest.mark.clause("DL-T16")
def test_practice_two() -> None:
    meal = fight(PARTY_2, traps=("poisoned_meal",), food=1)
    assert meal.line == "W4:+1 T4/1 T3/2"
    scene = (
        fight(PARTY_2, sent=("witch", "ghost"), fatigue=2, food=1)
        .attack("ghost", 1, "T4/1")
        .attack("witch", 1)
    )
    assert (scene.prison, scene.line, scene.conquered) == ("W4 T4/1", "T3/2", True)
    later = fight("T3/2", traps=("poisoned_meal",), fatigue=2, food=1)
    assert (later.prison, later.conquered, later.lord.food) == ("T3/2", False, 0)
    other = fight(PARTY_2, sent=("witch", "ghost")).attack("witch", 1)
    assert other.may_attack("ghost", 1, "T3/2") and not other.may_attack("ghost", 1, "T4/1")


@pytest.mark.clause("DL-T17")
def test_practice_three() -> None:
    one = fight(PARTY_3, traps=("cursed_ring",), sent=("vampire",), fatigue=2, gold=1)
    one.attack("vampire", 2, "T4/2")
    assert (one.line, one.conquered, one.down) == ("W5 P4/1 T4/2:+2", False, [])
    two = fight("W5 P4/1 T4/2:+2", sent=("vampire",), fatigue=2).attack("vampire", 2, "T4/2")
    assert (two.prison, two.line, two.conquered) == ("T4/2", "W5:+2 P4/1", True)
    three = fight("W5:+2 P4/1", traps=("pendulum",), sent=("vampire",), fatigue=2)
    three.attack("vampire", 1, "W5")
    assert (three.prison, three.line, three.conquered) == ("W5 P4/1", "", False)


@pytest.mark.clause("DL-T18", "DL-11.3")
def test_practice_four() -> None:
    one = fight(PARTY_4, traps=("wall_of_fire",), fatigue=2)
    assert (one.line, one.conquered) == ("P3/2:+2 T3/1:+1 P4/2:+2", True)
    two = fight("P3/2:+2 T3/1:+1 P4/2:+2", traps=("antimagic_dart",), sent=("slime",), fatigue=2)
    two.play(kind="target", adventurer="P4/2").attack("slime", 1)
    assert (two.line, two.conquered, two.battle.no_healing) == ("", False, True)


@pytest.mark.clause("DL-T27", "DL-1.11")
def test_battle_rooms_add_strength() -> None:
    def damage(who: str, option: int, room: str, *targets: str) -> str:
        return fight("W8", sent=(who,), room=room, year=2, food=1).attack(who, option, *targets).line

    assert damage("troll", 1, "training_room") == "W8:+4"
    assert damage("troll", 2, "training_room") == "W8:+5"
    goblin = fight("W5:+2 W8", sent=("goblin",), room="training_room", year=2).attack("goblin")
    assert (goblin.prison, goblin.line) == ("W5", "W8:+2")
    assert damage("vampire", 1, "dark_room", "W8") == "W8:+4"
    back = fight("W8", sent=("vampire",), room="dark_room", year=2).attack("vampire", 2, "W8")
    assert (back.line, back.down) == ("W8:+3", [])
    assert damage("witch", 1, "dark_room") == "W8:+5"
    assert damage("witch", 2, "dark_room", "W8", "W8") == "W8:+4"


@pytest.mark.clause("DL-T30", "DL-15.9", "DL-15.10")
def test_labyrinth_takes_two_traps_in_either_order() -> None:
    line = "L8 W6 W7 T5/2"

    def after(*order: str) -> str:
        scene = fight(line, traps=("rolling_stone", "wall_of_fire"), room="labyrinth", year=2)
        return scene.play(kind="order_traps", traps=list(order)).line

    assert after("rolling_stone", "wall_of_fire") == "L8 W6:+1 W7:+1 T5/2:+2"
    assert after("wall_of_fire", "rolling_stone") == "L8:+4 W6 W7 T5/2"


# ---------------------------------------------------------------- own vectors


@pytest.mark.clause("DL-T133", "DL-10.15")
def test_poison_comes_after_conquest() -> None:
    scene = fight("W4 T3/1", traps=("poisoned_dart",), fatigue=1).play(kind="target", adventurer="W4")
    assert (scene.line, scene.conquered) == ("W4:+3 T3/1", True)


@pytest.mark.clause("DL-T134")
def test_poison_kills_after_the_tile_is_lost() -> None:
    scene = fight("Z3/1", traps=("poisoned_dart",)).play(kind="target", adventurer="Z3/1")
    assert (scene.prison, scene.conquered) == ("Z3/1", True)


@pytest.mark.clause("DL-T135")
def test_poison_works_without_conquest() -> None:
    scene = fight("W4:+1 T3/1", traps=("poisoned_dart",), sent=("slime",), fatigue=1)
    scene.play(kind="target", adventurer="W4").attack("slime", 2)
    assert (scene.line, scene.conquered) == ("W4:+3 T3/1", False)


@pytest.mark.clause("DL-T136")
def test_kamikaze_imp() -> None:
    scene = fight("W5 T4/2 P4/2", traps=("kamikaze_imp",), fatigue=2, imps=3)
    assert (scene.line, scene.lord.imps, scene.conquered) == ("W5:+3 T4/2:+1 P4/2:+1", 2, True)


@pytest.mark.clause("DL-T137", "DL-15.7")
def test_pendulum_needs_a_second() -> None:
    scene = fight("W5", traps=("pendulum",), fatigue=1)
    assert (scene.line, scene.conquered, scene.battle.used) == ("W5:+1", True, [1])


@pytest.mark.clause("DL-T138", "DL-15.6", "DL-14.6")
def test_meal_deals_what_is_left() -> None:
    assert fight("W4:+1 T4/2", traps=("poisoned_meal",), food=1).line == "W4:+2 T4/2"


@pytest.mark.clause("DL-T139", "DL-15.8")
def test_wall_of_fire_against_one() -> None:
    assert fight("P4/2", traps=("wall_of_fire",), fatigue=1).line == "P4/2:+3"


@pytest.mark.clause("DL-T140", "DL-15.15")
def test_ghost_without_target_is_no_attack() -> None:
    scene = fight("P4/2:+2", sent=("ghost",), fatigue=1)
    assert (scene.line, scene.down, scene.battle.fought) == ("P4/2:+3", ["ghost_1"], False)


@pytest.mark.clause("DL-T141")
def test_vampire_among_priests_returns() -> None:
    scene = fight("P4/2:+2 P3/1", sent=("vampire",), fatigue=1)
    assert (scene.line, scene.down) == ("P4/2:+3 P3/1", [])


@pytest.mark.clause("DL-T142", "DL-15.13")
def test_goblin_strikes_again() -> None:
    scene = fight("W4:+2 T3/1:+2 P3/1", sent=("goblin",)).attack("goblin")
    assert (scene.prison, scene.line) == ("W4 T3/1", "P3/1")


@pytest.mark.clause("DL-T143")
def test_dragon_prevents_healing() -> None:
    scene = fight("W6 P5/2 T4/2", sent=("dragon",), fatigue=2, year=2).attack("dragon")
    assert scene.line == "W6:+4 P5/2:+2 T4/2:+2"


@pytest.mark.clause("DL-T144")
def test_demon_holds_the_party() -> None:
    scene = fight("W7 P5/3 T5/3", sent=("demon",), fatigue=3, year=2).attack("demon", 1, "P5/3")
    assert (scene.prison, scene.line, scene.conquered) == ("P5/3", "W7 T5/3", False)


@pytest.mark.clause("DL-T145", "DL-10.10")
def test_power_must_reach_the_round() -> None:
    assert fight("W4 Z3/1", card="detect_treasure", gold=2).lord.gold == 1
    assert fight("W4 Z3/1", card="detect_treasure", gold=2, number=2).lord.gold == 2


@pytest.mark.clause("DL-T146", "DL-10.12")
def test_slow_spell_comes_too_late() -> None:
    scene = fight("W4 Z3/1", card="detect_treasure", gold=2, sent=("vampire",)).attack("vampire", 1, "Z3/1")
    assert (scene.lord.gold, scene.line) == (2, "W4:+1")


@pytest.mark.clause("DL-T147", "DL-15.11")
def test_antimagic_dart_silences() -> None:
    scene = fight("W4 Z4/2", card="detect_evil", traps=("antimagic_dart",))
    scene.play(kind="target", adventurer="Z4/2")
    assert (scene.line, scene.lord.evil) == ("W4:+2 Z4/2:+1", 4)


@pytest.mark.clause("DL-T148")
def test_dart_on_the_paladin_has_no_side_effect() -> None:
    scene = fight("L5 Z4/2", card="detect_evil", traps=("antimagic_dart",))
    scene.play(kind="target", adventurer="L5")
    assert (scene.line, scene.lord.evil) == ("L5:+2 Z4/2", 6)


@pytest.mark.clause("DL-T149", "DL-15.18")
def test_invisible_wizards_go_last() -> None:
    scene = fight("Z4/2 T3/1:+2 Z3/1", card="invisibility", sent=("slime",)).attack("slime", 1)
    assert (scene.prison, scene.line, scene.conquered) == ("T3/1", "Z4/2 Z3/1", True)


@pytest.mark.clause("DL-T150", "DL-15.16", "DL-10.17")
def test_shield_absorbs_a_point() -> None:
    scene = fight("W4:+2 Z3/1", card="magic_shield", sent=("goblin",)).attack("goblin")
    assert (scene.prison, scene.line, scene.conquered) == ("W4", "Z3/1", True)


@pytest.mark.clause("DL-T151", "DL-15.17")
def test_shield_absorbs_fatigue() -> None:
    scene = fight("W4:+3 Z3/1", card="magic_shield")
    assert (scene.line, scene.conquered) == ("W4:+3 Z3/1", True)


@pytest.mark.clause("DL-T152", "DL-15.23")
def test_word_of_peace() -> None:
    away = fight("W4:+1 P3/1 Z3/1", card="word_of_peace", sent=("troll",)).play(
        kind="spell_choice", withdraw=True
    )
    assert (away.line, away.down) == ("W4:+3 P3/1 Z3/1", [])
    evil = fight("W4:+1 P3/1 Z3/1", card="word_of_peace", sent=("troll",)).play(
        kind="spell_choice", withdraw=False
    )
    evil.attack("troll")
    assert (evil.prison, evil.line, evil.lord.evil) == ("W4", "P3/1:+2 Z3/1", 6)
    ghost = fight("W4:+1 P3/1 Z3/1", card="word_of_peace", sent=("ghost",))
    assert ghost.may_attack("ghost", 1, "P3/1")


@pytest.mark.clause("DL-T153")
def test_suggestion_and_the_limit_of_evil() -> None:
    full = fight("W4 Z3/1", card="suggestion", sent=("vampire",), evil=13)
    assert full.legal() == [{"kind": "spell_choice", "monster": "vampire_1", "pay": False}]
    paid = fight("W4 Z3/1", card="suggestion", sent=("vampire",), evil=11)
    paid.play(kind="spell_choice", monster="vampire", pay=True)
    assert paid.lord.evil == 13


@pytest.mark.clause("DL-T154")
def test_illusion_stands_before_the_paladin() -> None:
    scene = fight("L8 Z4/2", card="illusion", sent=("ghost",), year=2).attack("ghost", 1, "L8")
    assert (scene.line, scene.conquered) == ("L8 Z4/2", True)


@pytest.mark.clause("DL-T155", "DL-15.44")
def test_illusion_takes_the_stone() -> None:
    scene = fight("I Z4/2 W6", traps=("rolling_stone",), fatigue=2, year=2)
    assert scene.line == "Z4/2:+2 W6"
    told = {type(event).__name__ for event in scene.log.events}
    assert "IllusionVanished" in told and "AdventurerFell" not in told


@pytest.mark.clause("DL-T156")
def test_illusion_alone_vanishes() -> None:
    scene = fight("Z4/2:+3", card="illusion", sent=("demon",), year=2).attack("demon", 1, "Z4/2")
    assert (scene.prison, scene.line, scene.conquered) == ("Z4/2", "", False)


@pytest.mark.clause("DL-T157")
def test_sheep_attacks_with_one() -> None:
    scene = fight("W6 Z5/3", card="metamorphosis", sent=("golem",), year=2)
    scene.play(kind="spell_choice", monster="golem").attack("golem")
    assert (scene.line, scene.down) == ("W6:+4 Z5/3", ["golem_1"])


@pytest.mark.clause("DL-T158")
def test_dragon_in_blind_rage() -> None:
    scene = fight("W6:+3 P5/3 Z5/3", card="blind_rage", sent=("dragon",), year=2).attack("dragon")
    assert (scene.prison, scene.line) == ("W6", "P5/3:+2 Z5/3")


@pytest.mark.clause("DL-T159", "DL-15.46")
def test_dimensional_gate() -> None:
    scene = fight("W6 Z5/2", card="dimensional_gate", sent=("demon",), year=2, number=2)
    scene.play(kind="spell_choice", monster="demon")
    assert (scene.line, scene.down, scene.conquered) == ("W6:+2 Z5/2", ["demon_1"], True)


@pytest.mark.clause("DL-T160")
def test_regeneration() -> None:
    assert fight("W6:+2 Z5/2:+2", card="regeneration", year=2).line == "W6:+2 Z5/2:+1"


@pytest.mark.clause("DL-T161")
def test_levitation() -> None:
    scene = fight("W6:+5 Z5/3", card="levitation", year=2, number=3)
    assert (scene.line, scene.conquered) == ("W6:+5 Z5/3", True)


@pytest.mark.clause("DL-T162")
def test_antimagic_room() -> None:
    scene = fight("W6 Z5/3", card="plunder", year=2, number=3, room="antimagic_room", gold=2)
    assert (scene.line, scene.lord.gold) == ("W6:+3 Z5/3", 2)


@pytest.mark.clause("DL-T163", "DL-10.14")
def test_fatigue_passes_on() -> None:
    scene = fight("W4:+3 T3/1:+2 P3/1", fatigue=2)
    assert (scene.prison, scene.line, scene.conquered) == ("W4 T3/1", "P3/1", True)


@pytest.mark.clause("DL-T164")
def test_trapdoor() -> None:
    scene = fight("W4 T3/1", traps=("trapdoor",), fatigue=2)
    assert (scene.line, scene.conquered, scene.evil_changes) == ("W4:+1 T3/1", False, 0)


@pytest.mark.clause("DL-T174", "DL-15.51", "DL-14.8")
def test_unused_second_trap_returns() -> None:
    scene = fight("W5:+2", traps=("rolling_stone", "cursed_ring"), room="labyrinth", year=2, gold=1)
    scene.play(kind="order_traps", traps=["rolling_stone", "cursed_ring"])
    assert (scene.prison, scene.store, scene.lord.gold) == ("W5", ["cursed_ring"], 1)
    assert not scene.conquered and scene.lord.laid_traps == []
    assert ce.TrapReturned(0, "cursed_ring") in scene.log.events


@pytest.mark.clause("DL-T175", "DL-15.56")
def test_vampire_in_blind_rage_before_a_priest() -> None:
    scene = fight("P5/3:+1 Z5/3 W6", card="blind_rage", sent=("vampire",), year=2)
    assert (scene.line, scene.down) == ("P5/3:+4 Z5/3 W6", [])


@pytest.mark.clause("DL-T176", "DL-11.5.6")
def test_witch_in_blind_rage() -> None:
    scene = fight("W6:+5 P5/2 Z4/2", card="blind_rage", sent=("witch",), year=2).attack("witch", 2)
    assert (scene.prison, scene.line) == ("W6", "P5/2:+3 Z4/2")
    slime = fight("W6 Z4/2", card="blind_rage", sent=("slime",), year=2)
    assert slime.legal() == [{"kind": "attack", "creature": "slime_1", "option": 1}]


@pytest.mark.clause("DL-T177", "DL-11.5.5")
def test_vampire_sheep_hits_a_priest() -> None:
    for room in (None, "dark_room"):
        scene = fight("P5/2 Z5/3", card="metamorphosis", sent=("vampire",), year=2, room=room)
        scene.play(kind="spell_choice", monster="vampire").attack("vampire")
        assert (scene.line, scene.down) == ("P5/2:+3 Z5/3", ["vampire_1"])


@pytest.mark.clause("DL-T180", "DL-15.57")
def test_poison_on_an_invisible_wizard_is_lost() -> None:
    scene = fight("W4 Z3/1", card="invisibility", traps=("poisoned_dart",))
    scene.play(kind="target", adventurer="Z3/1")
    assert (scene.line, scene.conquered) == ("W4 Z3/1:+1", True)


@pytest.mark.clause("DL-T181", "DL-15.14")
def test_targets_of_the_witch() -> None:
    alone = fight("Z3/1:+2", sent=("witch",))
    assert alone.may_attack("witch", 2, "Z3/1") and not alone.may_attack("witch", 2, "Z3/1", "Z3/1")
    pair = fight("Z3/1:+2 W4", sent=("witch",))
    for targets in (("Z3/1", "W4"), ("W4", "Z3/1"), ("W4", "W4")):
        assert pair.may_attack("witch", 2, *targets)
    assert not pair.may_attack("witch", 2, "Z3/1", "Z3/1")


@pytest.mark.clause("DL-T190")
def test_suggestion_for_two_monsters() -> None:
    scene = fight("W5 Z3/1", card="suggestion", sent=("troll", "witch"), room="hatchery", food=2)
    scene.play(kind="spell_choice", monster="troll", pay=True)
    assert scene.legal() == [{"kind": "spell_choice", "monster": "witch_1", "pay": False}]
    scene.play(kind="spell_choice", monster="witch", pay=False)
    assert scene.down == [] and scene.may_attack("troll", 1) and not scene.may_attack("witch", 1)


@pytest.mark.clause("DL-T191", "DL-15.24")
def test_plunder_takes_twice() -> None:
    scene = fight("W6 Z5/3", card="plunder", year=2, gold=1, store=("pendulum", "trapdoor"))
    assert {one["trap"] for one in scene.legal()} == {"pendulum", "trapdoor"}
    scene.play(kind="spell_choice", trap="pendulum")
    assert (scene.lord.gold, scene.store) == (0, ["trapdoor"])


@pytest.mark.clause("DL-T192")
def test_jailbreak() -> None:
    scene = fight("W6 Z5/3", card="jailbreak", year=2, prison="T4/2 L8")
    assert scene.legal() == [{"kind": "spell_choice", "prisoner": "y2_thief_1"}]
    scene.play(kind="spell_choice", prisoner="T4/2")
    assert scene.prison == "L8"
    assert not fight("W6 Z5/3", card="jailbreak", year=2).asks


@pytest.mark.clause("DL-T197")
def test_word_of_peace_stops_at_the_end_of_the_track() -> None:
    scene = fight("W4 Z3/1", card="word_of_peace", sent=("troll",), evil=13)
    assert scene.play(kind="spell_choice", withdraw=False).lord.evil == 14


@pytest.mark.clause("DL-T205")
def test_hold_is_no_attack_but_the_goblin_is() -> None:
    scene = fight("W4 P3/1", sent=("slime", "goblin"), room="hatchery", fatigue=2)
    scene.attack("slime", 2).attack("goblin")
    assert (scene.line, scene.conquered) == ("W4:+1 P3/1", False)


@pytest.mark.clause("DL-T206", "DL-15.58")
def test_shield_between_dart_and_poison() -> None:
    scene = fight("W4 Z3/1", card="magic_shield", traps=("poisoned_dart",)).play(
        kind="target", adventurer="W4"
    )
    assert (scene.line, scene.conquered) == ("W4:+3 Z3/1", True)


@pytest.mark.clause("DL-T211", "DL-15.66", "DL-10.18")
def test_party_gone_before_the_attack() -> None:
    scene = fight("W3", traps=("rolling_stone",), sent=("goblin", "vampire"), room="hatchery")
    assert (scene.prison, scene.down, scene.conquered) == ("W3", ["goblin_1"], False)
    assert scene.lord.sent == 0


@pytest.mark.clause("DL-T212")
def test_ghost_comes_too_late() -> None:
    """The year has one thief of 3 hit points and 1 icon: the second one here has 2 icons."""
    scene = fight("T3/1:+2 T3/2", sent=("ghost", "goblin"))
    assert scene.may_attack("ghost", 1, "T3/2")
    scene.attack("goblin")
    assert (scene.prison, scene.line, scene.conquered) == ("T3/1", "T3/2:+1", True)
    assert scene.down == ["goblin_1", "ghost_1"]
