"""WD-T26 to WD-T52: further runs."""

from __future__ import annotations

import pytest

from podzemi.games.welcome_dungeon.events import HeroDown, KindNamed, MonsterRevealed, RestShown, RunStarted

from .table import ALL_CARDS, Table

EVERYTHING = " ".join(ALL_CARDS)


@pytest.mark.clause("WD-T26", "WD-11.2")
def test_t26_a_full_knight_names_the_golem() -> None:
    table = Table.run("knight", "all", EVERYTHING).play("name golem")
    assert table.end == (True, [11] + [4] * 12)
    assert table.revealed == list(reversed(ALL_CARDS)) and len(table.beaten) == 12


@pytest.mark.clause("WD-T27", "WD-11.2")
def test_t27_a_full_knight_names_the_demon() -> None:
    table = Table.run("knight", "all", EVERYTHING).play("name demon")
    assert table.end == (True, [11, 11, 11, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1])


@pytest.mark.clause("WD-T28", "WD-7.3")
def test_t28_a_wasted_name() -> None:
    table = Table.run("knight", "all", EVERYTHING).play("name dragon")
    assert table.end == (False, [11, 4, 4, -1])
    assert table.beaten == [("dragon", "vorpal_sword"), ("lich", "knight_grail")]
    (rest,) = table.of(RestShown)
    assert [(card.slot, card.monster) for card in rest.cards] == [
        (slot, ALL_CARDS[slot - 1]) for slot in range(9, 0, -1)
    ]
    assert len(table.revealed) + len(rest.cards) == 13


@pytest.mark.clause("WD-T29", "WD-7.1")
def test_t29_the_last_added_comes_first() -> None:
    table = Table.run("rogue", "Ring", "Vampire, Skeleton")
    assert (table.revealed, table.end) == (["skeleton", "vampire"], (True, [5, 1]))


@pytest.mark.clause("WD-T30", "WD-7.2", "WD-7.38")
def test_t30_the_moment_of_death() -> None:
    assert Table.run("rogue", "Ring", "Skeleton, Vampire").end == (False, [-1])
    late = Table.run("rogue", "Ring", "Skeleton, Vampire", death_check="final_total")
    assert late.end == (True, [-1, 1])
    assert late.of(HeroDown) == [HeroDown(-1)]


@pytest.mark.clause("WD-T31", "WD-7.14")
def test_t31_axe_kept_through_the_potion() -> None:
    table = Table.run("barbarian", "Axe Potion", "Demon, Skeleton, Dragon").play("keep", "keep", "use_axe")
    assert (table.hps, table.end) == ([-5, 4, 2, 2], (True, [4, 2, 2]))


@pytest.mark.clause("WD-T32", "WD-7.14")
def test_t32_axe_at_once() -> None:
    table = Table.run("barbarian", "Axe Potion", "Demon, Skeleton, Dragon").play("use_axe")
    assert (table.hps, table.end) == ([4, 2, -5, 4], (True, [4, 2, 4]))


@pytest.mark.clause("WD-T33", "WD-7.32", "WD-7.33")
def test_t33_the_potion_works_once() -> None:
    table = Table.run("barbarian", "Potion", "Vampire, Vampire")
    assert (table.hps, table.success) == ([0, 4, 0], False)


@pytest.mark.clause("WD-T34", "WD-5.12")
def test_t34_revived_by_the_last_card() -> None:
    table = Table.run("rogue", "Potion", "Dragon")
    assert (table.hps, table.end) == ([-6, 3], (True, [3]))


@pytest.mark.clause("WD-T35", "WD-5.4", "WD-5.12")
def test_t35_the_potion_ignores_armour() -> None:
    table = Table.run("barbarian", "Chainmail Potion", "Orc, Dragon")
    assert table.last(RunStarted).hp == 8
    assert (table.hps, table.success) == ([-1, 4, 1], True)


@pytest.mark.clause("WD-T36", "WD-5.9")
def test_t36_the_pact_takes_the_next_monster_too() -> None:
    table = Table.run("mage", "Pact", "Dragon, Demon")
    assert table.end == (True, [2, 2])
    assert table.beaten == [("demon", "demonic_pact"), ("dragon", "demonic_pact")]


@pytest.mark.clause("WD-T37", "WD-5.9")
def test_t37_the_pact_comes_too_late() -> None:
    assert Table.run("mage", "Pact Wall", "Demon, Dragon").end == (False, [-1])


@pytest.mark.clause("WD-T38", "WD-T90", "WD-5.3")
def test_t38_t90_the_pact_is_used_up_on_the_lich() -> None:
    table = Table.run("mage", "Pact Grail", "Dragon, Lich, Demon")
    assert table.end == (False, [2, 2, -7])
    assert table.beaten == [("demon", "demonic_pact"), ("lich", "demonic_pact")]


@pytest.mark.clause("WD-T39", "WD-7.16")
def test_t39_polymorph_brings_the_demon() -> None:
    table = Table.run("mage", "Pact Polymorph", "Dragon, Orc", "Demon, Goblin").play("use_polymorph")
    assert table.end == (True, [2, 2])
    assert table.beaten == [("demon", "demonic_pact"), ("dragon", "demonic_pact")]


@pytest.mark.clause("WD-T40", "WD-7.16")
def test_t40_polymorph_after_the_demon() -> None:
    table = Table.run("mage", "Pact Polymorph", "Dragon, Demon", "Golem").play("keep", "use_polymorph")
    assert table.end == (True, [2, 2])
    assert table.beaten == [("demon", "demonic_pact"), ("golem", "demonic_pact")]


@pytest.mark.clause("WD-T41", "WD-7.15", "WD-5.10")
def test_t41_polymorph_breaks_a_pair() -> None:
    def run() -> Table:
        table = Table.run("mage", "Omnipotence Polymorph Grail", "Vampire, Dragon, Vampire", "Orc")
        return table.play("keep", "keep")

    assert run().trace == [2, -7]
    table = run().play("use_polymorph")
    assert table.success is True
    view = table.view().run
    assert view is not None and [reveal.monster for reveal in view.reveals] == ["vampire", "dragon", "orc"]
    assert run().play("keep").success is False


@pytest.mark.clause("WD-T42", "WD-7.15", "WD-7.18")
def test_t42_polymorph_while_down() -> None:
    table = Table.run("mage", "Omnipotence Polymorph", "Golem, Golem, Dragon", "Lich").play("keep", "keep")
    assert table.view().hp < 1 and table.offers == ["use_polymorph", "keep"]
    assert table.play("use_polymorph").success is True


@pytest.mark.clause("WD-T43", "WD-5.5")
def test_t43_the_cloak_hides_from_the_strong() -> None:
    assert Table.run("rogue", "Cloak", "Golem, Dragon, Demon, Lich").end == (False, [3, 3, 3, -2])


@pytest.mark.clause("WD-T44", "WD-5.5")
def test_t44_cloak_and_buckler() -> None:
    assert Table.run("rogue", "Cloak Buckler", "Golem, Lich").end == (True, [6, 1])


@pytest.mark.clause("WD-T45", "WD-5.3", "WD-7.10")
def test_t45_the_ring_before_the_dagger() -> None:
    table = Table.run("rogue", "Ring Dagger", "Golem, Skeleton, Skeleton").play("name skeleton")
    assert table.end == (True, [5, 7, 2])
    assert table.beaten == [("skeleton", "ring_of_power")] * 2


@pytest.mark.clause("WD-T46", "WD-7.31")
def test_t46_more_hp_than_at_the_entry() -> None:
    table = Table.run("rogue", "Ring", "Golem, Skeleton, Skeleton, Goblin, Goblin")
    assert table.end == (True, [4, 5, 7, 9, 4])


@pytest.mark.clause("WD-T47", "WD-5.5")
def test_t47_hammer_and_torch() -> None:
    table = Table.run("barbarian", "Hammer Torch", "Goblin, Skeleton, Orc, Golem, Golem")
    assert table.end == (True, [4] * 5)


@pytest.mark.clause("WD-T48", "WD-5.5")
def test_t48_the_torch_stops_at_three() -> None:
    assert Table.run("barbarian", "Torch", "Orc, Vampire").end == (False, [0])


@pytest.mark.clause("WD-T49", "WD-5.5")
def test_t49_the_grail_beats_the_even() -> None:
    assert Table.run("knight", "Grail", "Skeleton, Vampire, Lich").end == (True, [3, 3, 3])


@pytest.mark.clause("WD-T50", "WD-4.6")
def test_t50_a_name_that_never_comes() -> None:
    assert Table.run("knight", "Sword", "Skeleton").play("name dragon").end == (True, [1])


@pytest.mark.clause("WD-T51", "WD-5.4")
def test_t51_walls_only() -> None:
    assert Table.run("mage", "Wall Bracelet", "Demon, Orc").end == (True, [8, 1])
    assert Table.run("mage", "Wall Bracelet", "Demon, Orc, Goblin").end == (False, [10, 7, 0])


@pytest.mark.clause("WD-T52", "WD-7.4")
def test_t52_nothing_and_nobody() -> None:
    table = Table.run("mage", "", "")
    assert table.end == (True, [])
    assert table.view().hp == 2
    assert not table.of(KindNamed) and not table.of(MonsterRevealed)
