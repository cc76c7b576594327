"""WD-T01 to WD-T25: the examples of the rulebook."""

from __future__ import annotations

import pytest

from podzemi.engine.game import Result
from podzemi.games.welcome_dungeon.data.schema import DATA
from podzemi.games.welcome_dungeon.events import (
    AidTurned,
    AsideRevealed,
    GameWon,
    HeroDown,
    MonsterReplaced,
    PlayerEliminated,
    SuccessTaken,
)

from .table import ALL_CARDS, KITS, Table


@pytest.mark.clause("WD-T01", "WD-2.2")
def test_t01_the_knight_and_his_tiles() -> None:
    view = Table("knight").view(0)
    tiles = ["plate_armor", "knight_shield", "vorpal_sword", "dragon_spear", "knight_grail", "knight_torch"]
    assert [tile.tile for tile in view.kit] == tiles
    assert {tile.status for tile in view.kit} == {"in_play"}
    assert view.hp == 11


@pytest.mark.clause("WD-T02", "WD-2.4", "WD-2.5", "WD-2.6")
def test_t02_the_table_is_laid() -> None:
    starters = {Table(starter=seat).view().starter for seat in (0, 1)}
    assert starters == {0, 1}
    view = Table().view(0)
    assert (view.deck, view.pile, view.success_cards) == (13, [], 5)
    assert [seat.failures for seat in view.seats] == [0, 0]
    assert DATA.box["success_cards"] - view.success_cards == DATA.setup.success_cards_boxed == 3


@pytest.mark.clause("WD-T03", "WD-4.2", "WD-7.6")
def test_t03_with_an_empty_deck_only_pass() -> None:
    table = Table()
    for _ in ALL_CARDS:
        table.play("draw", "add")
    assert (table.phase, table.view().deck, sum(table.state.in_round)) == ("bid_turn", 0, 2)
    assert table.offers == ["pass"]
    assert table.refused("draw") == "deck_empty"


@pytest.mark.clause("WD-T04", "WD-4.4")
def test_t04_without_equipment_only_add() -> None:
    table = Table()
    for tile in KITS["knight"]:
        table.play("draw", f"sacrifice {tile}")
    table.play("draw")
    assert table.offers == ["add"]
    assert {table.refused(f"sacrifice {tile}") for tile in KITS["knight"]} == {"no_equipment"}


@pytest.mark.clause("WD-T05", "WD-3.7", "WD-7.28")
def test_t05_the_pile_may_be_counted_but_not_read() -> None:
    table = Table(players=3, deck="Golem Orc Lich").play(*["draw", "add"] * 3)
    assert [len(view.pile) for view in table.views] == [3, 3, 3, 3]
    for view in table.views:
        named = {card.slot: card.monster for card in view.pile if card.monster is not None}
        mine = {0: {1: "golem"}, 1: {2: "orc"}, 2: {3: "lich"}}
        assert named == ({} if view.seat is None else mine[view.seat])


@pytest.mark.clause("WD-T06", "WD-5.7", "WD-7.12")
def test_t06_the_sword_beats_both_skeletons() -> None:
    table = Table.run("knight", "Plate Sword", "Skeleton, Vampire, Skeleton").play("name skeleton")
    assert table.end == (True, [8, 4, 4])
    assert table.beaten == [("skeleton", "vorpal_sword")] * 2


@pytest.mark.clause("WD-T07", "WD-5.6")
def test_t07_the_ring_feeds_on_small_monsters() -> None:
    table = Table.run("rogue", "Ring", "Golem, Skeleton, Goblin")
    assert table.end == (True, [4, 6, 1])
    assert table.beaten == [("goblin", "ring_of_power"), ("skeleton", "ring_of_power")]


@pytest.mark.clause("WD-T08", "WD-4.8", "WD-5.8")
@pytest.mark.parametrize(
    ("choice", "end", "hps"), [("use_axe", (True, [4, 3]), [4, 3]), ("keep", (False, [-5]), [-5])]
)
def test_t08_the_axe_is_decided_after_seeing_the_card(
    choice: str, end: tuple[bool, list[int]], hps: list[int]
) -> None:
    table = Table.run("barbarian", "Axe", "Goblin, Dragon")
    assert table.revealed == ["dragon"] and table.view().hp == 4
    assert table.offers == ["use_axe", "keep"]
    goblin, dragon = table.view(0).pile
    assert (goblin.adder, goblin.monster, dragon.monster) == (1, None, "dragon")
    assert table.view(1).pile[0].monster == "goblin"
    table.play(choice)
    assert (table.end, table.hps) == (end, hps)


@pytest.mark.clause("WD-T08", "WD-3.7")
def test_t08_the_runner_remembers_a_card_of_his_own() -> None:
    table = Table.run("barbarian", "Axe", "Goblin, Orc, Dragon")
    assert [(card.adder, card.monster) for card in table.view(0).pile] == [
        (0, "goblin"),
        (1, None),
        (0, "dragon"),
    ]


@pytest.mark.clause("WD-T09", "WD-5.10", "WD-7.18")
def test_t09_omnipotence_over_three_different_kinds() -> None:
    table = Table.run("mage", "Omnipotence", "Goblin, Dragon, Vampire")
    assert table.end == (True, [-2, -11, -12])
    assert [event.hp for event in table.of(HeroDown)] == [-2]


@pytest.mark.clause("WD-T10", "WD-5.10")
def test_t10_omnipotence_fails_on_a_pair() -> None:
    assert Table.run("mage", "Omnipotence", "Goblin, Dragon, Goblin").success is False


@pytest.mark.clause("WD-T11", "WD-5.9")
def test_t11_the_demon_last() -> None:
    table = Table.run("mage", "Pact", "Demon, Goblin")
    assert table.end == (True, [1, 1])
    assert table.beaten == [("demon", "demonic_pact")]


@pytest.mark.clause("WD-T12", "WD-5.11", "WD-4.7")
def test_t12_polymorph_needs_a_card_in_the_deck() -> None:
    table = Table.run("mage", "Polymorph Bracelet", "Dragon", thin_deck="")
    assert table.end == (False, [-4])
    assert "polymorph" in table.in_play


@pytest.mark.clause("WD-T12", "WD-5.11")
def test_t12_reached_by_play() -> None:
    """The same with all 13 cards: nobody passes, the deck is empty, the Dragon comes first."""
    table = Table("mage")
    for tile in ("wall_of_fire", "mage_grail", "demonic_pact", "omnipotence"):
        table.play("draw", "add", "draw", f"sacrifice {tile}")
    table.play(*["draw", "add"] * 5, "pass")
    assert (table.view().deck, table.revealed) == (0, ["dragon"])
    assert table.end == (False, [-4]) and "polymorph" in table.in_play


@pytest.mark.clause("WD-T13", "WD-5.11", "WD-17.6")
@pytest.mark.parametrize("deck", [{"deck": "Skeleton, Orc"}, {"thin_deck": "Skeleton, Orc"}])
def test_t13_polymorph_takes_the_top_card(deck: dict[str, str]) -> None:
    table = Table.run("mage", "Polymorph Bracelet", "Dragon", **deck)
    assert table.offers == ["use_polymorph", "keep"]
    size = table.view().deck
    table.play("use_polymorph")
    assert table.end == (True, [3])
    assert table.of(MonsterReplaced) == [MonsterReplaced("dragon", "skeleton", size - 1)]
    assert table.deck[0] == "orc" and (not table.thin or table.deck == ["orc"])


@pytest.mark.clause("WD-T14", "WD-5.12")
def test_t14_the_potion_gives_the_barbarian_four() -> None:
    table = Table.run("barbarian", "Potion", "Orc, Dragon")
    assert (table.hps, table.success) == ([-5, 4, 1], True)


@pytest.mark.clause("WD-T15", "WD-5.12")
def test_t15_the_potion_gives_the_rogue_three() -> None:
    table = Table.run("rogue", "Potion", "Skeleton, Dragon")
    assert (table.hps, table.success) == ([-6, 3, 1], True)


@pytest.mark.clause("WD-T16", "WD-5.13")
def test_t16_losses_equal_to_the_hp_kill() -> None:
    table = Table.run("knight", "Shield", "Orc, Orc")
    assert table.view().run is not None and table.state.entry_hp == 6
    assert table.end == (False, [3, 0])


@pytest.mark.clause("WD-T17", "WD-5.13")
def test_t17_one_hp_is_enough() -> None:
    assert Table.run("knight", "Shield", "Skeleton, Orc").end == (True, [3, 1])


@pytest.mark.clause("WD-T18", "WD-3.6", "WD-6.1")
def test_t18_the_second_success_wins_at_once() -> None:
    table = Table(past="0+", deck="Goblin").play("draw", "add", "pass", "name golem")
    assert table.of(SuccessTaken)[-1] == SuccessTaken(0, 2, 2)
    assert (table.phase, table.offers, table.of(GameWon)) == ("game_over", [], [GameWon(0, "successes")])
    assert table.result is not None and table.result.ranking == [[0], [1]]


@pytest.mark.clause("WD-T19", "WD-3.6", "WD-3.8")
def test_t19_the_first_failure_turns_the_aid_card() -> None:
    table = Table("barbarian").finish_round(1, success=False)
    assert table.of(AidTurned) == [AidTurned(1, 1)]
    assert (table.phase, table.asked, table.view().seats[1].eliminated) == ("hero_choice", 1, False)
    table.next_round("mage")
    assert (table.view().starter, table.asked) == (1, 1)


@pytest.mark.clause("WD-T20", "WD-3.6", "WD-3.8", "WD-7.20")
def test_t20_the_second_failure_eliminates() -> None:
    table = Table("barbarian", players=3, past="1-").finish_round(1, success=False)
    assert table.of(PlayerEliminated) == [PlayerEliminated(1)]
    assert (table.phase, table.asked) == ("hero_choice", 2)
    table.next_round("rogue")
    assert (table.view().starter, table.asked) == (2, 2)
    assert [seat.active for seat in table.view().seats] == [True, False, True]


@pytest.mark.clause("WD-T21", "WD-6.2")
def test_t21_the_last_one_left_wins() -> None:
    table = Table("barbarian", past="1-").finish_round(1, success=False)
    detail = {"won_by": "last_one_left", "rounds": 2, "successes": [0, 0], "failures": [0, 2]}
    assert table.result == Result([[0], [1]], [1, 0], detail)
    assert table.of(GameWon) == [GameWon(0, "last_one_left")]


@pytest.mark.clause("WD-T22", "WD-3.6", "WD-7.35")
def test_t22_set_aside_cards_stay_hidden_until_the_round_is_over() -> None:
    table = Table("knight", deck="Lich, Orc, Goblin")
    steps = ["draw", "sacrifice knight_torch", "draw", "sacrifice plate_armor", "draw", "add", "pass"]
    for step in [*steps, "name golem"]:
        table.play(step)
        for view in table.views:
            known = [aside.monster is not None for aside in view.asides]
            over = table.phase == "hero_choice"
            assert known == [over or aside.seat == view.seat for aside in view.asides]
    assert table.phase == "hero_choice"
    assert table.of(AsideRevealed) == [
        AsideRevealed(0, "lich", "knight_torch"),
        AsideRevealed(1, "orc", "plate_armor"),
    ]


@pytest.mark.clause("WD-T23", "WD-3.2", "WD-7.9")
def test_t23_a_new_round_starts_afresh() -> None:
    table = Table("barbarian", players=3, past="1- 1-")
    table.play("draw", "sacrifice vorpal_axe", "draw", "add", "pass")
    table.next_round("barbarian")
    view = table.view()
    assert (view.deck, view.pile, view.asides, view.hp) == (13, [], [], 11)
    assert [(tile.tile, tile.status) for tile in view.kit] == [(t, "in_play") for t in KITS["barbarian"]]
    assert [seat.active for seat in view.seats] == [True, False, True]


@pytest.mark.clause("WD-T24", "WD-6.5")
def test_t24_forced_first_add() -> None:
    table = Table(players=3, forced_first_add="first_round")
    for _ in range(3):
        assert table.offers == ["draw"] and table.refused("pass") == "forced_add"
        table.play("draw")
        assert table.offers == ["add"]
        assert {table.refused(f"sacrifice {tile}") for tile in KITS["knight"]} == {"forced_add"}
        table.play("add")
    assert table.asked == table.view().starter and "pass" in table.offers
    table.play("pass", "pass", "name golem").next_round("knight")
    assert table.view().round == 2 and table.offers == ["draw", "pass"]


@pytest.mark.clause("WD-T25", "WD-6.6", "WD-2.6")
def test_t25_three_successes() -> None:
    table = Table("barbarian", successes_to_win=3)
    assert table.view().success_cards == 8
    table.finish_round(0, success=True).next_round("barbarian").finish_round(0, success=True)
    assert (table.phase, table.view().success_cards) == ("hero_choice", 6)
    table.next_round("barbarian").finish_round(0, success=True)
    assert table.result is not None and table.result.detail["successes"] == [3, 0]
