"""Section 7: the rulings that no other file tests in passing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest

from podzemi.engine.match import Match
from podzemi.games.welcome_dungeon import GAME
from podzemi.games.welcome_dungeon.actions import HEROES, Hero
from podzemi.games.welcome_dungeon.events import (
    AsideRevealed,
    GameWon,
    HeroChosen,
    HeroRevived,
    MonsterRevealed,
    PileCard,
    PileShuffled,
    RestShown,
    RoundStarted,
    ShuffleDeck,
    ShufflePile,
)

from .table import ALL_CARDS, KITS, Table, json_of


@pytest.mark.clause("WD-7.1")
@pytest.mark.parametrize(
    ("order", "slots"), [("last_in_first_out", [3, 2, 1]), ("first_in_first_out", [1, 2, 3])]
)
def test_reveal_orders(order: str, slots: list[int]) -> None:
    table = Table.run("knight", "Plate Shield Torch", "Goblin, Skeleton, Orc", reveal_order=order)
    assert [event.slot for event in table.of(MonsterRevealed)] == slots
    assert [event.adder for event in table.of(MonsterRevealed)] == [0, 1, 0]
    assert [event.number for event in table.of(MonsterRevealed)] == [1, 2, 3]
    for view in table.views:
        assert view.run is not None
        assert [(reveal.slot, reveal.adder) for reveal in view.run.reveals] == list(zip(slots, [0, 1, 0]))


@pytest.mark.clause("WD-7.2", "WD-7.38")
@pytest.mark.parametrize("hero", HEROES)
def test_the_moment_of_death_matters_only_with_the_ring(hero: Hero) -> None:
    """All orders of a few piles; without the Ring the option changes no result."""
    tiles = [tile for tile in KITS[hero] if tile not in ("ring_of_power", "vorpal_axe", "polymorph")]
    kits = [tiles[:2], tiles[-2:], tiles[-1:], []]
    for pile in ("Golem Goblin Vampire", "Demon Dragon Orc", "Skeleton Vampire Vampire"):
        for order in permutations(pile.split()):
            for kit in kits:
                ends = {death_end(hero, kit, order, check) for check in ("immediate", "final_total")}
                assert len(ends) == 1


def death_end(hero: Hero, kit: Sequence[str], order: tuple[str, ...], check: str) -> bool | None:
    table = Table.run(hero, " ".join(kit), " ".join(order), death_check=check)
    if table.phase == "run_prepare":
        table.play("name lich")
    return table.success


@pytest.mark.clause("WD-7.3")
def test_the_rest_is_shown_without_effect() -> None:
    table = Table.run("rogue", "Ring", "Goblin, Skeleton, Dragon")
    assert table.end == (False, [-6])
    assert [card.monster for card in table.last(RestShown).cards] == ["skeleton", "goblin"]
    assert table.view().hp == -6


@pytest.mark.clause("WD-7.4", "WD-7.5")
@pytest.mark.parametrize("hero", HEROES)
def test_an_empty_dungeon_is_a_success(hero: Hero) -> None:
    table = Table(hero).play("pass")
    assert table.end == (True, []) and table.state.runner == 1


@pytest.mark.clause("WD-7.6", "WD-7.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_thirteen_leaves_one(players: int) -> None:
    assert len(ALL_CARDS) % players == 1
    table = Table(players=players, starter=1)
    while table.view().deck:
        table.play("draw", "add")
    assert table.asked != 1
    table.play(*["pass"] * (players - 1))
    assert (table.phase, table.state.runner) == ("run_prepare", 1)


@pytest.mark.clause("WD-7.8", "WD-7.9")
def test_sacrificed_tiles_come_back_next_round() -> None:
    table = Table("knight", deck="Dragon").play("draw", "sacrifice dragon_spear")
    assert "dragon_spear" not in table.in_play
    table.play("pass").next_round("knight")
    assert table.in_play == list(KITS["knight"])


@pytest.mark.clause("WD-7.10")
def test_no_tile_is_used_up_by_an_automatic_defeat() -> None:
    table = Table.run("knight", "Grail Torch Sword", "Skeleton, Skeleton").play("name skeleton")
    assert table.in_play == ["vorpal_sword", "knight_grail", "knight_torch"]


@pytest.mark.clause("WD-7.13")
def test_no_axe_window_for_a_golem_under_the_hammer() -> None:
    table = Table.run("barbarian", "Axe Hammer", "Golem, Golem")
    assert table.end == (True, [4, 4]) and "vorpal_axe" in table.in_play


@pytest.mark.clause("WD-7.14")
def test_axe_after_the_potion() -> None:
    table = Table.run("barbarian", "Axe Potion", "Dragon, Demon").play("keep")
    assert table.of(HeroRevived) and table.offers == ["use_axe", "keep"]
    assert table.play("use_axe").end == (True, [4, 4])


@pytest.mark.clause("WD-7.15", "WD-7.16")
def test_polymorph_on_demon_and_last_card() -> None:
    on_demon = Table.run("mage", "Polymorph Pact Wall", "Golem, Demon", "Orc").play("use_polymorph")
    assert on_demon.end == (False, [5, 0]) and on_demon.beaten == []
    on_last = Table.run("mage", "Polymorph", "Dragon", "Goblin").play("use_polymorph")
    assert on_last.end == (True, [1])


@pytest.mark.clause("WD-7.17")
def test_omnipotence_looks_at_the_dungeon_only() -> None:
    """The deck and the set-aside cards may hold a second Golem, and the removed card too."""
    table = Table("mage", starter=1, deck="Golem Goblin Orc Dragon Golem Lich")
    for tile in ("mage_grail", "wall_of_fire", "demonic_pact"):
        table.play("draw", f"sacrifice {tile}")
    table.play("draw", "add", "draw", "add", "pass", "use_polymorph")
    run = table.view().run
    assert run is not None and run.reveals[0].removed == "golem"
    assert table.success is True and table.state.hp < 1


@pytest.mark.clause("WD-7.18", "WD-7.39")
def test_omnipotence_turns_every_card() -> None:
    table = Table.run("mage", "Omnipotence", "Goblin, Goblin, Dragon, Demon")
    assert len(table.revealed) == 4 and table.success is False and not table.of(RestShown)


@pytest.mark.clause("WD-7.19")
def test_success_is_a_counter() -> None:
    table = Table("barbarian", players=4, past="0+ 1+ 2+ 3+ 0+ 1+ 2+", successes_to_win=3)
    assert table.view().success_cards == 1
    table.finish_round(3, success=True)
    assert table.view().success_cards == 0 and table.result is None


@pytest.mark.clause("WD-7.20")
@pytest.mark.parametrize(
    ("past", "runner", "chooser"), [("3- 3- 2-", 2, 0), ("0- 0- 3-", 3, 1), ("1-", 1, 2)]
)
def test_the_next_one_clockwise_chooses(past: str, runner: int, chooser: int) -> None:
    table = Table("barbarian", players=4, past=past).finish_round(runner, success=False)
    assert (table.phase, table.asked) == ("hero_choice", chooser)


@pytest.mark.clause("WD-7.24")
def test_the_last_round_is_revealed_too() -> None:
    table = Table("barbarian", past="0+", deck="Lich Orc").play("draw", "add", "draw", "sacrifice vorpal_axe")
    table.play("draw", "add", "pass")
    log = table.this_run
    kinds = [type(event) for event in log]
    assert AsideRevealed in kinds and kinds[-1] is GameWon


@pytest.mark.clause("WD-7.25")
def test_there_is_no_way_to_show_a_card() -> None:
    """A drawn card leaves the hand by `add` and `sacrifice` only, and neither tells its kind."""
    table = Table(deck="Demon").play("draw")
    assert {offer.split()[0] for offer in table.offers} == {"add", "sacrifice"}
    for placing in table.offers:
        after = Table(deck="Demon").play("draw", placing)
        assert b'"demon"' not in json_of([after.view(1), after.seen(1), after.view(None), after.seen(None)])


@pytest.mark.clause("WD-7.28")
def test_size_and_adders_are_public() -> None:
    table = Table.run("knight", "Sword", "Orc, Goblin, Lich")
    assert table.phase == "run_prepare"
    for view in table.views:
        assert [(card.slot, card.adder) for card in view.pile] == [(1, 0), (2, 1), (3, 0)]


@pytest.mark.clause("WD-7.33")
def test_the_second_fall_is_death() -> None:
    table = Table.run("rogue", "Potion", "Goblin, Orc, Dragon")
    assert (table.hps, table.success) == ([-6, 3, 0], False)
    assert len(table.of(HeroRevived)) == 1


@pytest.mark.clause("WD-7.34", "WD-4.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_of_defaults_ends(players: int) -> None:
    """All seats absent: every default is legal, every action is an ordinary one of its seat."""
    for seed in range(10):
        match = Match(GAME, players, {"forced_first_add": "every_round"}, seed=seed)
        while GAME.to_act(match.state):
            (seat,) = GAME.to_act(match.state)
            match.play(seat, GAME.decode(GAME.default(match.state, seat)))
        assert GAME.result(match.state) is not None


@pytest.mark.clause("WD-7.34")
def test_an_absent_seat_passes_every_round() -> None:
    table = Table(players=3)
    assert table.play("draw", "add").default == "pass"


@pytest.mark.clause("WD-7.35")
def test_set_aside_cards_are_not_turned_up_in_the_run() -> None:
    table = Table.run("barbarian", "Axe", "Goblin, Dragon")
    assert table.phase == "run_axe"
    for view in table.views:
        assert [aside.monster is not None for aside in view.asides] == [
            a.seat == view.seat for a in view.asides
        ]
    assert not table.of(AsideRevealed)
    table.play("keep")
    assert len(table.of(AsideRevealed)) == 5


@pytest.mark.clause("WD-7.36")
def test_the_deck_s_remainder_is_not_shown() -> None:
    table = Table(deck="Orc").play("draw", "add", "pass", "name orc")
    shown = json_of(table.views).decode()
    assert table.phase == "hero_choice"
    assert not any(f'"monster":"{monster}"' in shown for monster in set(ALL_CARDS) - {"orc"})


@pytest.mark.clause("WD-7.37", "WD-17.5", "WD-10.6")
def test_a_shuffled_pile_forgets_who_added_what() -> None:
    table = Table("barbarian", deck="Orc Lich Golem", reveal_order="shuffled").play(*["draw", "add"] * 3)
    assert [(card.slot, card.adder, card.monster) for card in table.view(0).pile] == [
        (1, 0, "orc"),
        (2, 1, None),
        (3, 0, "golem"),
    ]
    table.shuffle_pile("Lich Orc Golem").play("pass")
    assert table.of(PileShuffled) == [PileShuffled(3)]
    assert table.match.chance[-1] == ShufflePile(["lich", "orc", "golem"])
    assert table.revealed == ["lich"]
    assert [(event.slot, event.adder) for event in table.of(MonsterRevealed)] == [(None, None)]
    for view in table.views:
        assert {(card.slot, card.adder) for card in view.pile} == {(None, None)}
        assert [card.monster for card in view.pile].count(None) == 2
    assert [view.added for view in table.views] == [["orc", "golem"], ["lich"], []]


@pytest.mark.clause("WD-7.37")
def test_the_rest_of_a_shuffled_pile_has_no_slots() -> None:
    table = Table("mage", deck="Orc Goblin Dragon Skeleton", reveal_order="shuffled")
    table.play(
        "draw", "sacrifice omnipotence", "draw", "sacrifice wall_of_fire", "draw", "add", "draw", "add"
    )
    table.shuffle_pile("Dragon Skeleton").play("pass", "keep")
    assert table.end == (False, [-4])
    assert table.of(RestShown) == [RestShown([PileCard("skeleton", None)])]


@pytest.mark.clause("WD-7.38")
def test_final_total_turns_every_card() -> None:
    table = Table.run("rogue", "Ring", "Skeleton, Goblin, Dragon", death_check="final_total")
    assert table.end == (False, [-6, -5, -3])
    polymorph = Table.run("mage", "Polymorph", "Goblin, Dragon", "Orc", death_check="final_total").play(
        "keep"
    )
    assert polymorph.view().hp == -7 and polymorph.offers == ["use_polymorph", "keep"]


@pytest.mark.clause("WD-7.40")
def test_finished_rounds_are_history() -> None:
    """What became public stays in everybody's log after the table is cleared."""
    table = Table("knight", deck="Lich").play("draw", "sacrifice knight_torch", "pass")
    table.next_round("mage")
    assert AsideRevealed(0, "lich", "knight_torch") in table.seen(None)


@pytest.mark.clause("WD-7.42", "WD-17.4")
def test_the_deck_is_shuffled_right_after_the_choice() -> None:
    table = Table().play("pass")
    before = len(table.match.chance)
    table.next_round("mage", "Dragon")
    assert [type(outcome) for outcome in table.match.chance[before:]] == [ShuffleDeck]
    assert [type(event) for event in table.log[-2:]] == [HeroChosen, RoundStarted]
    assert table.deck[0] == "dragon"
