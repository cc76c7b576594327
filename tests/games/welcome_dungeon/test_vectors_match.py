"""WD-T53 to WD-T70: bidding, refusals, the match, and two rounds from start to end."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from podzemi.games.welcome_dungeon.actions import Tile
from podzemi.games.welcome_dungeon.events import (
    AsideRevealed,
    HeroRevived,
    KindNamed,
    PlayerEliminated,
    RunStarted,
    SuccessTaken,
)

from .table import KITS, MONSTERS, Table, cards


@pytest.mark.clause("WD-T53", "WD-7.5", "WD-7.4")
def test_t53_a_pass_at_once_is_a_free_success() -> None:
    table = Table().play("pass")
    assert table.of(RunStarted) == [RunStarted(1, "knight", 11, 0, list(KITS["knight"]))]
    assert table.success is True and table.view().seats[1].successes == 1


@pytest.mark.clause("WD-T54", "WD-4.1")
def test_t54_a_drawn_card_must_be_placed() -> None:
    table = Table().play("draw")
    assert table.refused("pass") == table.refused("draw") == "card_must_be_placed"


@pytest.mark.clause("WD-T55", "WD-16.4", "WD-1.3.2")
def test_t55_tiles_that_cannot_be_sacrificed() -> None:
    table = Table().play("draw", "sacrifice knight_torch", "draw")
    assert table.refused("sacrifice knight_torch") == "not_in_play"
    assert table.refused("sacrifice torch") == "malformed"
    assert table.refused("sacrifice war_hammer") == "other_hero"


@pytest.mark.clause("WD-T56", "WD-3.1")
def test_t56_only_the_player_to_move_bids() -> None:
    table = Table(players=3)
    assert table.refused("draw", seat=1) == table.refused("pass", seat=2) == "not_your_turn"
    table.play("pass")
    assert table.refused("draw", seat=0) == "not_your_turn"
    table.play("draw")
    assert table.refused("add", seat=2) == table.refused("sacrifice knight_torch", seat=0) == "not_your_turn"


@pytest.mark.clause("WD-T57", "WD-3.3")
def test_t57_a_passed_player_is_skipped() -> None:
    table = Table(players=3).play("draw", "add", "pass", "draw", "add")
    order: list[int] = []
    while table.phase == "bid_turn" and len(order) < 8:
        order.append(table.asked)
        table.play("draw", "add")
    assert order == [0, 2, 0, 2, 0, 2, 0, 2]


@pytest.mark.clause("WD-T58", "WD-7.6", "WD-10.12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("strip", [False, True])
def test_t58_if_nobody_passes_the_starter_runs(players: int, strip: bool) -> None:
    table = Table(players=players, starter=1)
    drawers = []
    while table.view().deck:
        drawers.append(table.asked)
        table.play("draw")
        table.play(table.offers[-1] if strip else "add")
    assert [number for number, seat in enumerate(drawers, 1) if seat == 1] == list(range(1, 14, players))
    for _ in range(players - 1):
        assert table.offers == ["pass"]
        table.play("pass")
    assert table.last(RunStarted).seat == 1
    assert table.last(RunStarted).cards == (7 if strip else 13)


@pytest.mark.clause("WD-T59", "WD-4.6", "WD-10.8")
def test_t59_a_kind_is_named_before_the_first_reveal_or_never() -> None:
    table = Table.run("barbarian", "Axe", "Goblin, Dragon")
    assert table.revealed and table.refused("name goblin") == "wrong_phase"
    named = Table.run("rogue", "Dagger", "Goblin").play("name orc")
    assert named.refused("name goblin") == "wrong_phase"
    without = Table.run("knight", "Plate", "Goblin")
    assert without.success is True and not without.of(KindNamed)


@pytest.mark.clause("WD-T60", "WD-7.13", "WD-4.8")
def test_t60_no_axe_against_a_beaten_monster() -> None:
    table = Table.run("barbarian", "Torch Axe", "Orc")
    assert table.beaten == [("orc", "barbarian_torch")]
    assert table.success is True and "vorpal_axe" in table.in_play


@pytest.mark.clause("WD-T61", "WD-5.1", "WD-7.9")
def test_t61_the_axe_once_per_round() -> None:
    table = Table.run("barbarian", "Axe Chainmail", "Goblin, Skeleton, Dragon").play("use_axe")
    assert table.end == (True, [8, 6, 5]) and table.in_play == ["chainmail"]
    table.next_round("barbarian")
    assert "vorpal_axe" in table.in_play


@pytest.mark.clause("WD-T62", "WD-4.5", "WD-7.22")
def test_t62_only_the_chooser_chooses() -> None:
    table = Table("rogue", players=3).play("pass", "pass")
    assert (table.phase, table.asked) == ("hero_choice", 2)
    assert (
        table.refused("choose_hero mage", seat=0) == table.refused("choose_hero mage", 1) == "not_your_turn"
    )
    assert table.next_round("rogue").view().hero == "rogue"


@pytest.mark.clause("WD-T63", "WD-7.20", "WD-3.8")
def test_t63_eliminated_neighbours_are_skipped() -> None:
    table = Table("barbarian", players=4, past="1- 1- 0-").finish_round(0, success=False)
    assert table.of(PlayerEliminated) == [PlayerEliminated(1), PlayerEliminated(0)]
    assert (table.phase, table.asked) == ("hero_choice", 2)
    assert table.next_round("mage").view().starter == 2


@pytest.mark.clause("WD-T64", "WD-7.23")
def test_t64_a_success_does_not_heal() -> None:
    table = Table("barbarian", players=3, past="0- 0+")
    assert (table.view().seats[0].successes, table.view().seats[0].failures) == (1, 1)
    table.finish_round(0, success=False)
    assert table.view().seats[0].eliminated


@pytest.mark.clause("WD-T65", "WD-7.19", "WD-6.6")
def test_t65_the_ninth_success() -> None:
    past = "0+ 1+ 2+ 3+ 0+ 1+ 2+ 3+"
    table = Table("barbarian", players=4, past=past, successes_to_win=3)
    assert table.view().success_cards == 0
    table.finish_round(1, success=True)
    assert table.last(SuccessTaken) == SuccessTaken(1, 3, 3)
    assert table.result is not None and table.result.detail["successes"] == [2, 3, 2, 2]
    assert table.view().success_cards == 0


@pytest.mark.clause("WD-T66", "WD-3.6", "WD-3.7")
def test_t66_the_dragon_under_the_tile() -> None:
    table = Table(deck="Dragon").play("draw", "sacrifice vorpal_sword")
    assert table.view(1).asides[0].monster is None
    assert "dragon" not in str(table.seen(1))
    table.play("pass")
    for view in table.views:
        (aside,) = view.asides
        assert (aside.monster, aside.tile, aside.seat) == ("dragon", "vorpal_sword", 0)
    assert AsideRevealed(0, "dragon", "vorpal_sword") in table.seen(1)


@pytest.mark.clause("WD-T67", "WD-3.7", "WD-4.1")
def test_t67_a_draw_tells_the_others_nothing() -> None:
    table = Table(deck="Lich")
    before = table.view(1)
    table.play("draw")
    after = table.view(1)
    assert replace(after, deck=13, phase="bid_turn") == before
    assert (after.deck, after.phase, after.hand) == (12, "bid_place", None)
    assert table.view(0).hand == "lich" and table.view(None).hand is None


@pytest.mark.clause("WD-T68", "WD-6.3")
@pytest.mark.parametrize("runner", [0, 1])
@pytest.mark.parametrize("success", [False, True])
def test_t68_sudden_death(runner: int, success: bool) -> None:
    table = Table("barbarian", past="0+ 0- 1+ 1-").finish_round(runner, success)
    winner = runner if success else 1 - runner
    assert table.result is not None and table.result.ranking == [[winner], [1 - winner]]


@pytest.mark.clause("WD-T69")
def test_t69_a_knight_round_from_start_to_end() -> None:
    deck = "Golem Skeleton Dragon Vampire Orc Demon Goblin Lich Golem Skeleton Orc Vampire Goblin"
    table = Table("knight", deck=deck)
    table.play("draw", "add", "draw", "sacrifice knight_torch", "draw", "sacrifice dragon_spear")
    table.play("draw", "add", "draw", "add", "pass")
    tiles: list[Tile] = ["plate_armor", "knight_shield", "vorpal_sword", "knight_grail"]
    assert table.last(RunStarted) == RunStarted(0, "knight", 11, 3, tiles)
    assert [card.monster for card in table.view(0).pile] == ["golem", None, "orc"]
    assert [card.monster for card in table.view(1).pile] == [None, "vampire", None]
    assert [aside.monster for aside in table.view(0).asides] == [None, "dragon"]
    assert [aside.monster for aside in table.view(1).asides] == ["skeleton", None]
    table.play("name golem")
    assert table.end == (True, [8, 8, 8])
    assert table.beaten == [("vampire", "knight_grail"), ("golem", "vorpal_sword")]
    assert table.view().seats[0].successes == 1
    assert table.of(AsideRevealed) == [
        AsideRevealed(1, "skeleton", "knight_torch"),
        AsideRevealed(0, "dragon", "dragon_spear"),
    ]
    left = cards("Demon Goblin Goblin Lich Golem Skeleton Orc Vampire")
    assert table.view().deck == 8 and Counter(table.deck) == Counter(left)
    assert (table.phase, table.asked) == ("hero_choice", 0)
    assert table.next_round("rogue").view().starter == 0


T70_DECK = "Vampire Goblin Golem Orc Demon Skeleton Lich Dragon Goblin Golem Orc Skeleton Vampire"


@pytest.mark.clause("WD-T70")
@pytest.mark.parametrize(
    ("plan", "hps"),
    [
        (["use_axe"], [7, 0, 4, -1]),
        (["keep", "use_axe"], [1, 1, -4, 4, 0]),
        (["keep", "keep", "use_axe"], [1, -6, 4, 4, 0]),
        (["keep", "keep", "keep"], [1, -6, 4, -1]),
    ],
)
def test_t70_a_barbarian_round_that_nothing_saves(plan: list[str], hps: list[int]) -> None:
    table = Table("barbarian", players=3, past="1-", deck=T70_DECK)
    assert table.asked == 1
    table.play("draw", "add", "draw", "sacrifice barbarian_torch", "draw", "add")
    table.play("draw", "sacrifice war_hammer", "draw", "add", "draw", "sacrifice chainmail")
    table.play("draw", "add", "pass", "pass")
    assert table.last(RunStarted) == RunStarted(
        1, "barbarian", 7, 4, ["leather_shield", "vorpal_axe", "barbarian_potion"]
    )
    assert [MONSTERS[kind] for kind in table.state.pile] == cards("Vampire Golem Demon Lich")
    table.play(*plan)
    assert (table.hps, table.success) == (hps, False)
    assert table.of(HeroRevived)[-1].hp == 4
    assert table.last(PlayerEliminated).seat == 1
    assert [event.monster for event in table.of(AsideRevealed)[-3:]] == ["goblin", "orc", "skeleton"]
    assert (table.phase, table.asked) == ("hero_choice", 2)
    assert table.next_round("mage").view().starter == 2
