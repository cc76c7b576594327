"""The vectors of DL-16 about orders, production, events and adventurers."""

from __future__ import annotations

import pytest

from games.dungeon_lords.table import Table, label, tile
from podzemi.engine.game import BadSetup
from podzemi.games.dungeon_lords import GAME
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.names import ADVENTURERS, ORDERS, names
from podzemi.games.dungeon_lords.rules.building.adventurers import join
from podzemi.games.dungeon_lords.rules.building.dungeon import diggable
from podzemi.games.dungeon_lords.rules.building.evil import check_paladin, move_evil
from podzemi.games.dungeon_lords.rules.building.orders import place_dummy
from podzemi.games.dungeon_lords.rules.rounds import draw_adventurers
from podzemi.games.dungeon_lords.rules.steps import ARRIVAL, COMBAT_END, ROUND_END
from podzemi.games.dungeon_lords.rules.year import go_on

FOOD, REPUTATION, DIG, MINE, IMPS, BUY, HIRE, BUILD = ORDERS


def placed(table: Table, order: str) -> dict[int, int]:
    """Space by seat, as the minions were put down."""
    return {event.seat: event.space for event in table.happened(e.MinionPlaced) if event.order == order}


def waiting(table: Table, order: str) -> list[int]:
    return [event.seat for event in table.happened(e.MinionWaits) if event.order == order]


@pytest.mark.clause("DL-T19", "DL-6.6")
def test_fourth_minion_stands_on_its_card() -> None:
    table = Table().first(0)
    table.plan((MINE, FOOD, DIG), (MINE, FOOD, DIG), (MINE, FOOD, DIG), (MINE, FOOD, DIG))
    assert placed(table, MINE) == {0: 1, 1: 2, 2: 3} and waiting(table, MINE) == [3]
    assert all(event.full for event in table.happened(e.MinionWaits))


@pytest.mark.clause("DL-6.7")
def test_who_cannot_pay_to_hire_first_is_told_so() -> None:
    table = Table().first(0)
    table.lord(0).gold = 0
    table.plan((HIRE, FOOD, DIG), (MINE, FOOD, DIG), (MINE, FOOD, DIG), (MINE, FOOD, DIG))
    assert [(one.seat, one.full) for one in table.happened(e.MinionWaits) if one.order == HIRE] == [
        (0, False)
    ]


@pytest.mark.clause("DL-T20", "DL-7.4", "DL-15.37")
def test_recovery_with_a_minion_on_the_second_card() -> None:
    table = Table().first(0).produce(0)
    lord = table.lord(0)
    lord.plan = [ORDERS.index(order) for order in (MINE, DIG, FOOD)]
    lord.blocked = 1 << 6 | 1 << 7
    lord.on_card = 1 << ORDERS.index(DIG)
    table.play(0, kind="end")
    assert table.allows(0, kind="recover", card=MINE)
    assert table.refusal(0, kind="recover", card=FOOD)
    table.play(0, kind="recover", card=DIG)
    assert names(ORDERS, lord.blocked) == [FOOD, MINE]


@pytest.mark.clause("DL-T21", "DL-8.2")
def test_payday_and_the_paladin_line() -> None:
    def payday() -> Table:
        table = Table().first(0)
        table.own(0, "goblin", "witch", "vampire")
        table.lord(0).food = 2
        table.evil(6, 0, 0, 0)
        return table.event("payday")

    table = payday()
    for name in ("goblin_1", "witch_1", "vampire_1"):
        table.play(0, kind="pay", creature=name)
    assert (table.lord(0).food, table.lord(0).evil, table.state.paladin) == (0, 9, 0)
    table = payday()
    table.play(0, kind="release", creature="witch_1")
    for name in ("goblin_1", "vampire_1"):
        table.play(0, kind="pay", creature=name)
    assert (table.lord(0).food, table.lord(0).evil) == (1, 9)
    table = payday()
    table.play(0, kind="release", creature="vampire_1")
    for name in ("goblin_1", "witch_1"):
        table.play(0, kind="pay", creature=name)
    assert (table.lord(0).food, table.lord(0).evil, table.state.paladin) == (0, 8, s.TENT)


@pytest.mark.clause("DL-T22", "DL-8.3")
def test_tax_on_three_tunnels() -> None:
    table = Table().first(0).event("taxes")
    assert [one["amount"] for one in table.legal(0)] == [0, 1, 2]


@pytest.mark.clause("DL-T24", "DL-9.7")
def test_paladin_goes_to_the_farther_of_two() -> None:
    table = Table().first(0)
    table.evil(11, 12, 11, 3)
    check_paladin(table.state, None)
    assert table.state.paladin == 1
    move_evil(table.state, 1, -2, None)
    assert table.state.paladin == 2


@pytest.mark.clause("DL-T25", "DL-7.2", "DL-13.5")
def test_rooms_work_twice_in_year_two() -> None:
    table = Table().first(0)
    table.state.year = 2
    table.room(0, "hatchery", (2, 0))
    table.room(0, "workshop", (2, 2))
    table.produce(0)
    lord = table.lord(0)
    lord.imps, lord.food = 14, 0
    hatch = {"kind": "activate", "cell": [2, 0], "imps": 3, "trolls": 0}
    work = {"kind": "activate", "cell": [2, 2], "imps": 4, "trolls": 0}
    for action in (hatch, hatch, work, work):
        table.play(0, **action)
    assert (lord.food, sum(lord.traps)) == (2, 2)
    refused = table.refusal(0, **hatch)
    assert refused is not None and refused.code == "room_worked"


@pytest.mark.clause("DL-T26", "DL-9.4")
def test_payments_stop_at_absolute_evil() -> None:
    table = Table().first(0)
    table.own(0, "vampire", "witch")
    table.lord(0).food = 3
    table.evil(12, 0, 0, 0)
    table.event("payday")
    table.play(0, kind="pay", creature="vampire_1")
    assert table.refusal(0, kind="pay", creature="witch_1")
    table.play(0, kind="release", creature="witch_1")
    assert table.lord(0).evil == 14


@pytest.mark.clause("DL-T29", "DL-9.9", "DL-13.3")
@pytest.mark.parametrize(("players", "first"), [(4, 2), (3, 1), (2, 1)])
def test_starting_players(players: int, first: int) -> None:
    shift = {4: -1, 3: 1, 2: 0}[players]
    assert GAME.start(players).box.token_shift[players] == shift
    starts = [turn % players for turn in range(4)]
    table = Table(players).first(0)
    for expected in starts:
        assert table.state.first == expected
        go_on(table.state, ROUND_END, None)
    assert (starts[-1] + shift) % players == first


@pytest.mark.clause("DL-T101", "DL-6.3", "DL-22.1")
def test_plans_that_are_refused() -> None:
    table = Table()
    table.hand(0, FOOD, MINE)
    for orders in ([FOOD, DIG, BUY], [DIG, DIG, BUY], [DIG, BUY]):
        assert table.refusal(0, kind="plan_orders", orders=orders)
    assert table.refusal(0, kind="plan_orders", orders=[DIG, BUY, HIRE], dummy=BUY)
    assert table.allows(0, kind="plan_orders", orders=[DIG, BUY, HIRE])


@pytest.mark.clause("DL-T102")
def test_spaces_fill_up_card_by_card() -> None:
    table = Table().first(0)
    table.plan((FOOD, MINE, DIG), (FOOD, MINE, DIG), (DIG, FOOD, MINE), (FOOD, MINE, DIG))
    assert placed(table, FOOD) == {0: 1, 1: 2, 3: 3} and waiting(table, FOOD) == [2]


@pytest.mark.clause("DL-T103", "DL-6.1", "DL-6.5")
def test_dummy_of_three_players_takes_space_two() -> None:
    table = Table(3).first(0)
    table.state.spaces = [-1] * 24
    table.state.spaces[1] = int(s.DUMMY)
    table.plan((FOOD, MINE, DIG), (FOOD, MINE, DIG), (FOOD, MINE, DIG))
    assert placed(table, FOOD) == {0: 1, 1: 3} and waiting(table, FOOD) == [2]


def two_players() -> Table:
    """Nothing shown yet; the dummies' cards are the scene's business."""
    table = Table(2).first(0)
    table.state.spaces = [-1] * 24
    return table


@pytest.mark.clause("DL-T104", "DL-6.2")
def test_two_dummies_on_one_location() -> None:
    table = two_players()
    for dummy in (0, 1):
        place_dummy(table.state, dummy, 5, 1, None)
    assert table.state.spaces[15:18] == [-1, 4, 5]
    table.state.dummy_shown = [1 << 5 | 1, 1 << 5 | 2]
    table.state.dummy_blocked = [0b11001000, 0b11001000]
    for seat in (0, 1):
        table.hand(seat, HIRE, BUILD)
    table.play(0, kind="plan_orders", orders=[BUY, MINE, DIG], dummy=DIG)
    table.play(1, kind="plan_orders", orders=[BUY, MINE, DIG], dummy=DIG)
    assert placed(table, BUY) == {0: 1} and waiting(table, BUY) == [1]


@pytest.mark.clause("DL-T105", "DL-6.4", "DL-15.36")
def test_both_choose_the_same_dummy_card() -> None:
    table = two_players()
    table.state.dummy_shown = [0b11, 0b110000]
    table.state.dummy_blocked = [0b11100000, 0b10000111]
    for seat in (0, 1):
        table.hand(seat, HIRE, BUILD)
    table.play(0, kind="plan_orders", orders=[MINE, DIG, FOOD], dummy=MINE)
    table.play(1, kind="plan_orders", orders=[BUY, DIG, FOOD], dummy=MINE)
    assert [(event.dummy, event.space) for event in table.happened(e.DummyPlaced)] == [(0, 1), (1, 2)]
    assert placed(table, MINE) == {0: 3}


@pytest.mark.clause("DL-T106", "DL-6.7")
def test_hiring_first_without_gold() -> None:
    table = Table().first(0)
    table.lord(0).gold = 0
    table.plan((HIRE, FOOD, DIG), (HIRE, FOOD, DIG), (MINE, FOOD, DIG), (MINE, FOOD, DIG))
    assert waiting(table, HIRE) == [0] and placed(table, HIRE) == {1: 1}


@pytest.mark.clause("DL-T107", "DL-15.26", "DL-13.10")
@pytest.mark.parametrize("full", [True, False])
def test_hiring_first_costs_a_gold_in_the_full_game(full: bool) -> None:
    table = Table(full_rules=full).first(0)
    table.lord(0).gold = 1
    table.plan((HIRE, FOOD, DIG), (MINE, FOOD, DIG), (MINE, FOOD, DIG), (MINE, FOOD, DIG))
    assert placed(table, HIRE) == {0: 1} and table.lord(0).gold == (0 if full else 1)


@pytest.mark.clause("DL-T108", "DL-6.15")
def test_hire_three_costs_a_food_more() -> None:
    table = Table().execute(0, HIRE, 3)
    table.offer("troll", "goblin", "ghost")
    table.lord(0).food = 2
    assert table.refusal(0, kind="hire", tile="troll_1")
    assert table.allows(0, kind="hire", tile="goblin_1")
    table.lord(0).food = 3
    table.play(0, kind="hire", tile="troll_1")
    assert table.lord(0).food == 0 and table.view(0).seats[0].trolls == 1


@pytest.mark.clause("DL-T109", "DL-6.12")
def test_digging() -> None:
    table = Table().execute(0, DIG, 2)
    square = table.refusal(0, kind="dig", cells=[[3, 0], [3, 1]])
    assert square is not None and square.code == "square"
    far = table.refusal(0, kind="dig", cells=[[0, 0]])
    assert far is not None and far.code == "not_adjacent"
    table.play(0, kind="dig", cells=[[3, 0], [4, 0]])
    assert table.lord(0).busy == 2


@pytest.mark.clause("DL-T110", "DL-15.27")
def test_foreman() -> None:
    table = Table().execute(0, DIG, 3)
    for imps, most in ((5, 4), (3, 2), (1, 0)):
        table.lord(0).imps = imps
        longest = max((len(one["cells"]) for one in table.legal(0) if one["kind"] == "dig"), default=0)
        assert longest == most


@pytest.mark.clause("DL-T111", "DL-6.13")
def test_mining_where_it_is_not_allowed() -> None:
    table = Table().execute(0, MINE, 2)
    table.room(0, "magic_room", (2, 1))
    table.lord(0).conquered = 1 << 12
    assert table.refusal(0, kind="mine", cells=[[2, 1]])
    assert table.refusal(0, kind="mine", cells=[[2, 2]])
    assert table.refusal(0, kind="mine", cells=[[2, 0], [2, 0]])
    assert table.allows(0, kind="mine", cells=[[2, 0]])


@pytest.mark.clause("DL-T112")
def test_dig_then_mine_the_new_tunnel() -> None:
    table = Table().execute(0, DIG, 1)
    table.state.spaces[9] = 0
    table.play(0, kind="dig", cells=[[3, 0], [4, 0]])
    assert table.refusal(0, kind="mine", cells=[[3, 0], [4, 0]])
    table.play(0, kind="mine", cells=[[4, 0]])
    assert (table.lord(0).gold, table.lord(0).busy) == (4, 3)


@pytest.mark.clause("DL-T113", "DL-6.16", "DL-15.38", "DL-15.39")
def test_zones_and_neighbours() -> None:
    table = Table().execute(0, BUILD, 1)
    table.state.room_offer = [7, 0]
    assert table.refusal(0, kind="build", room="magic_room", cell=[2, 0])
    table.play(0, kind="build", room="magic_room", cell=[2, 1])
    table.execute(0, BUILD, 1)
    beside = table.refusal(0, kind="build", room="hatchery", cell=[2, 0])
    assert beside is not None and beside.code == "room_beside"
    table.tiles(0, (3, 0))
    assert table.allows(0, kind="build", room="hatchery", cell=[3, 0])


@pytest.mark.clause("DL-T114")
def test_no_room_left() -> None:
    table = Table().execute(0, BUILD, 1)
    table.state.room_offer = []
    assert table.legal(0) == [{"kind": "decline"}]
    gold = table.lord(0).gold
    table.play(0, kind="decline")
    assert table.lord(0).on_card == 1 << 7 and table.lord(0).gold == gold


@pytest.mark.clause("DL-T115")
@pytest.mark.parametrize("full", [True, False])
def test_food_at_the_end_of_the_track(full: bool) -> None:
    table = Table(full_rules=full).execute(0, FOOD, 3)
    table.evil(13, 0, 0, 0)
    if full:
        refused = table.refusal(0, kind="use")
        assert refused is not None and refused.code == "absolute_evil"
    else:
        table.play(0, kind="use")
        assert (table.lord(0).evil, table.lord(0).food, table.lord(0).gold) == (14, 6, 4)


@pytest.mark.clause("DL-T116")
def test_demon_eats_monsters_only() -> None:
    table = Table().execute(0, HIRE, 2)
    table.own(0, "ghost")
    table.offer("demon")
    assert table.refusal(0, kind="hire", tile="demon_1", victim="ghost_1")
    table.own(0, "slime")
    table.play(0, kind="hire", tile="demon_1", victim="slime_1")
    assert table.lord(0).lair == [tile("ghost"), tile("demon")] and table.lord(0).evil == 5


@pytest.mark.clause("DL-T117")
def test_golem_needs_a_trap() -> None:
    table = Table().execute(0, HIRE, 2)
    table.offer("golem")
    assert table.legal(0) == [{"kind": "decline"}]
    table.store(0, "pendulum")
    table.play(0, kind="hire", tile="golem_1", trap="pendulum")
    assert sum(table.lord(0).traps) == 0 and table.lord(0).buried[1] == 1


@pytest.mark.clause("DL-T118", "DL-6.14")
def test_traps_in_year_two() -> None:
    table = Table().execute(0, BUY, 2)
    table.state.year = 2
    table.store(0, "pendulum")
    table.play(0, kind="use")
    assert sum(table.lord(0).traps) == 3 and table.phase == "discard_trap"
    table.play(0, kind="discard_trap", trap="pendulum")
    assert sum(table.lord(0).traps) == 2


@pytest.mark.clause("DL-T119", "DL-7.3")
def test_magic_room_before_the_hatchery() -> None:
    def scene(imps: int, food: int) -> Table:
        table = Table().first(0)
        table.room(0, "magic_room", (2, 1))
        table.room(0, "hatchery", (3, 0))
        table.produce(0)
        table.lord(0).imps, table.lord(0).food = imps, food
        return table

    magic = {"kind": "activate", "cell": [2, 1], "imps": 2, "trolls": 0}
    hatch = {"kind": "activate", "cell": [3, 0], "imps": 3, "trolls": 0}
    table = scene(4, 1)
    table.play(0, **magic)
    table.play(0, **hatch)
    assert (table.lord(0).food, table.lord(0).imps, table.lord(0).busy) == (1, 5, 5)
    table = scene(4, 0)
    assert table.refusal(0, **magic)
    table.play(0, **hatch)
    assert table.refusal(0, **magic)
    table = scene(5, 0)
    table.play(0, **hatch)
    table.play(0, **magic)
    assert table.lord(0).imps == 6


@pytest.mark.clause("DL-T120")
def test_magic_room_twice() -> None:
    table = Table().first(0)
    table.state.year = 2
    table.room(0, "magic_room", (2, 1))
    table.produce(0)
    table.lord(0).imps, table.lord(0).food = 3, 2
    for _ in range(2):
        table.play(0, kind="activate", cell=[2, 1], imps=2, trolls=0)
    assert (table.lord(0).imps, table.lord(0).food) == (5, 0)


@pytest.mark.clause("DL-T121", "DL-T182", "DL-7.1", "DL-15.52")
def test_troll_tokens_work_in_rooms_only() -> None:
    table = Table().first(0).execute(0, HIRE, 2)
    table.room(0, "workshop", (2, 0))
    table.offer("troll")
    table.play(0, kind="hire", tile="troll_1")
    table.execute(0, MINE, 3)
    assert max(len(one.get("cells", [])) for one in table.legal(0)) == 2
    table.produce(0)
    table.play(0, kind="activate", cell=[2, 0], imps=3, trolls=1)
    assert sum(table.lord(0).traps) == 1


@pytest.mark.clause("DL-T122")
def test_only_the_first_card_returns() -> None:
    table = Table().first(0).produce(0)
    table.play(0, kind="end")
    assert len(table.legal(0)) == 1


@pytest.mark.clause("DL-T123")
def test_demon_without_food_must_go() -> None:
    table = Table().first(0)
    table.own(0, "demon")
    table.event("payday")
    assert table.legal(0) == [{"kind": "release", "creature": "demon_1"}]
    table.play(0, kind="release", creature="demon_1")
    assert table.lord(0).evil == 5


@pytest.mark.clause("DL-T124", "DL-15.29", "DL-15.30", "DL-15.62")
def test_demon_eats_the_troll() -> None:
    table = Table().first(0)
    table.own(0, "demon", "troll")
    table.event("payday")
    table.play(0, kind="pay", creature="demon_1", victim="troll_1")
    assert table.view(0).seats[0].trolls == 0 and table.lord(0).food == 3
    assert table.phase != "payday" or table.to_act != [0]


@pytest.mark.clause("DL-T125", "DL-15.31")
def test_taxes_in_part() -> None:
    table = Table().first(0)
    table.tiles(0, (3, 0), (4, 0), (4, 1), (1, 2), (0, 2))
    table.lord(0).gold = 5
    table.event("taxes")
    assert table.refusal(0, kind="pay_taxes", amount=5)
    table.play(0, kind="pay_taxes", amount=1)
    assert (table.lord(0).gold, table.lord(0).letters) == (4, 3)


@pytest.mark.clause("DL-T126", "DL-9.2")
def test_adventurers_go_by_evil() -> None:
    table = Table().first(1)
    table.evil(3, 5, 5, 9)
    table.state.round = 2
    table.heroes("W3", "T3/1", "P3/1", "Z3/1")
    go_on(table.state, ARRIVAL, None)
    assert [label(table.lord(seat).party[0]) for seat in range(3)] == ["W3", "T3/1", "P3/1"]
    assert label(table.lord(3).party[-1]) == "Z3/1"


@pytest.mark.clause("DL-T127", "DL-9.1", "DL-2.8")
def test_neutral_cube_is_better_in_a_tie() -> None:
    table = Table(2).first(0)
    table.evil(5, 8)
    table.state.round = 2
    table.heroes("W3", "T3/1", "P3/1")
    table.state.event_tiles = [0, 1, 2]
    assert table.state.neutral == 4
    go_on(table.state, ARRIVAL, None)
    assert [table.line(0), table.line(1), table.state.neutral] == ["T3/1", "P3/1", 5]


@pytest.mark.clause("DL-T128", "DL-9.3")
def test_warriors_go_to_the_front() -> None:
    table = Table()
    for one in (4, 0, 1):
        join(table.state, 0, one, None)
    assert table.line(0) == "W4 W3 T3/1"
    table.evil(9, 0, 0, 0)
    check_paladin(table.state, None)
    join(table.state, 0, 3, None)
    assert [ADVENTURERS[one] for one in table.lord(0).party][:2] == ["paladin_1", "y1_warrior_4"]


@pytest.mark.clause("DL-T129", "DL-9.5", "DL-4.2")
def test_paladin_comes_in_a_moment_and_stays() -> None:
    table = Table().execute(0, FOOD, 2)
    table.evil(8, 0, 0, 0)
    table.state.spaces[4] = 0
    table.play(0, kind="use")
    assert table.state.paladin == 0
    table.play(0, kind="use")
    assert (table.lord(0).evil, table.state.paladin) == (7, 0)


@pytest.mark.clause("DL-T130", "DL-9.6", "DL-15.20")
def test_paladin_changes_his_mind() -> None:
    table = Table().first(0)
    table.evil(9, 8, 0, 0)
    check_paladin(table.state, None)
    move_evil(table.state, 1, 1, None)
    assert table.state.paladin == 0
    move_evil(table.state, 1, 1, None)
    assert table.state.paladin == 1
    table.evil(0, 3, 8, 0)
    check_paladin(table.state, None)
    assert table.state.paladin == 1


@pytest.mark.clause("DL-T131", "DL-T208", "DL-5.3", "DL-15.2")
def test_equal_adventurers_are_drawn_again() -> None:
    table = Table()
    order = ["thief_2", "thief_3", "priest_2", "priest_3", "wizard_2", "wizard_1", "warrior_4"]
    pile = [ADVENTURERS.index(f"y1_{name}") for name in order]
    table.state.adventurer_piles[0] = pile[::-1]
    drawn = draw_adventurers(table.state, None)
    assert [ADVENTURERS[one] for one in drawn] == [
        f"y1_{name}" for name in ("wizard_1", "thief_2", "thief_3", "priest_2")
    ]
    left = [ADVENTURERS[one] for one in reversed(table.state.adventurer_piles[0])]
    assert left == ["y1_warrior_4", "y1_priest_3", "y1_wizard_2"]
    assert table.view(None).under == ["y1_wizard_2", "y1_priest_3"]
    table.state.adventurer_piles[0] = [ADVENTURERS.index(f"y1_{name}") for name in order[:5]]
    assert len(draw_adventurers(table.state, None)) == 4


@pytest.mark.clause("DL-T132", "DL-15.3")
def test_last_trap_of_the_deck() -> None:
    table = Table().execute(0, BUY, 3)
    table.state.year = 2
    table.state.trap_deck = [1]
    table.play(0, kind="use")
    assert (table.lord(0).gold, sum(table.lord(0).traps)) == (1, 1)
    table.play(0, kind="discard_trap", trap="pendulum")
    table.execute(0, BUY, 2)
    refused = table.refusal(0, kind="use")
    assert refused is not None and refused.code == "deck_empty"


# ---------------------------------------------------------------- special events


@pytest.mark.clause("DL-T183", "DL-15.33", "DL-15.61", "DL-18.13")
def test_monster_strike_at_absolute_evil() -> None:
    table = Table().first(0)
    table.state.year = 2
    table.own(0, "demon", "slime", "witch")
    table.evil(14, 0, 0, 0)
    table.lord(0).food = 1
    table.event("special", "monster_strike")
    assert table.refusal(0, kind="event_choice", monster="demon_1", pay="evil")
    table.play(0, kind="event_choice", monster="demon_1", pay="monster", victim="slime_1")
    table.play(0, kind="event_choice", monster="witch_1", pay=None)
    assert table.lord(0).down == 1 << tile("witch") and table.lord(0).food == 1
    go_on(table.state, COMBAT_END, None)
    assert table.lord(0).down == 0


@pytest.mark.clause("DL-T184")
@pytest.mark.parametrize(
    ("card", "field", "before", "after"),
    [
        ("robbery", "gold", (5, 1, 0, 4), [2, 0, 0, 2]),
        ("rats", "food", (3, 1, 0, 4), [1, 0, 0, 2]),
        ("imp_plague", "imps", (5, 1, 0, 4), [3, 1, 0, 2]),
    ],
)
def test_losses_by_halves(card: str, field: str, before: tuple[int, ...], after: list[int]) -> None:
    table = Table().first(0)
    for lord, amount in zip(table.state.lords, before, strict=True):
        setattr(lord, field, amount)
    table.event("special", card)
    assert [getattr(lord, field) for lord in table.state.lords] == after


@pytest.mark.clause("DL-T185", "DL-15.49")
def test_impatient_heroes() -> None:
    table = Table().first(0)
    table.evil(1, 2, 3, 4)
    for seat in range(4):
        lord = table.lord(seat)
        lord.imps = lord.gold = lord.food = 2
        table.store(seat, "pendulum", "trapdoor")
    table.event("special", "impatient_heroes")
    assert table.phase == "impatient" and table.to_act == [3]
    assert [one["trap"] for one in table.legal(3)] == ["pendulum", "trapdoor"]
    table.play(3, kind="event_choice", trap="pendulum")
    lords = table.state.lords
    assert [lords[0].imps, lords[1].gold, lords[2].food, sum(lords[3].traps)] == [1, 1, 1, 1]


@pytest.mark.clause("DL-T186")
def test_safety_inspection() -> None:
    table = Table().first(0)
    table.room(0, "hatchery", (2, 0))
    table.room(0, "mushroom_bed", (2, 2))
    table.room(0, "workshop", (4, 0), conquered=True)
    table.lord(0).gold = 2
    table.event("special", "safety_inspection")
    assert [one["amount"] for one in table.legal(0)] == [0, 1, 2]
    table.play(0, kind="event_choice", amount=1)
    assert (table.lord(0).gold, table.lord(0).evil) == (1, 6)
    assert table.phase == "plan_orders"


@pytest.mark.clause("DL-T187", "DL-15.50", "DL-15.65")
def test_bad_press() -> None:
    table = Table().first(0)
    table.evil(8, 8, 5, 3)
    table.event("special", "bad_press")
    assert [lord.evil for lord in table.state.lords] == [10, 10, 6, 4] and table.state.paladin == 0


@pytest.mark.clause("DL-T188")
def test_trap_recall() -> None:
    table = Table().first(0)
    for seat in range(4):
        table.lord(seat).gold = int(seat != 1)
    table.store(2, "pendulum")
    table.event("special", "trap_recall")
    assert table.legal(0) == [{"kind": "event_choice", "gold": 1}]
    table.play(0, kind="event_choice", gold=1)
    assert table.to_act == [2]
    assert table.legal(2) == [
        {"kind": "event_choice", "trap": "pendulum"},
        {"kind": "event_choice", "gold": 1},
    ]


@pytest.mark.clause("DL-T189", "DL-15.34")
def test_witch_hunt() -> None:
    table = Table().first(0)
    table.own(0, "ghost")
    table.own(1, "slime")
    table.evil(13, 0, 0, 0)
    table.event("special", "witch_hunt")
    assert (table.lord(0).evil, table.lord(0).lair) == (14, [tile("ghost")])
    assert table.to_act == [1]
    assert table.legal(1) == [
        {"kind": "event_choice", "monster": "slime_1"},
        {"kind": "event_choice"},
    ]
    assert table.refusal(1, kind="event_choice")
    table.play(1, kind="event_choice", monster="slime_1")
    assert [lord.evil for lord in table.state.lords] == [14, 0, 3, 3]


@pytest.mark.clause("DL-T198", "DL-13.4")
def test_second_paladin() -> None:
    table = Table().first(3)
    table.evil(10, 10, 9, 3)
    table.state.round = 4
    go_on(table.state, COMBAT_END, None)
    assert (table.state.first, table.state.paladin, table.state.year) == (2, 1, 2)


@pytest.mark.clause("DL-T199", "DL-8.4")
@pytest.mark.parametrize("full", [True, False])
def test_special_tile_without_events(full: bool) -> None:
    table = Table(full_rules=full).first(0).event("special")
    assert table.phase == "plan_orders" and not table.happened(e.EvilChanged)


@pytest.mark.clause("DL-T200", "DL-21.1", "DL-15.60")
def test_set_ups_that_are_refused() -> None:
    for players in (1, 5):
        with pytest.raises(BadSetup):
            GAME.start(players)
    for options in (
        {"full_rules": False, "special_events": True},
        {"items": True},
        {"combat_planning": "never"},
    ):
        with pytest.raises(BadSetup):
            GAME.start(4, options)
    assert GAME.validate_options(4, {"full_rules": False})["special_events"] is False


@pytest.mark.clause("DL-T201")
def test_demon_at_absolute_evil() -> None:
    table = Table().execute(0, HIRE, 2)
    table.own(0, "slime")
    table.offer("demon")
    table.evil(14, 0, 0, 0)
    refused = table.refusal(0, kind="hire", tile="demon_1", victim="slime_1")
    assert refused is not None and refused.code == "absolute_evil"


@pytest.mark.clause("DL-T202")
def test_dummy_cards_after_the_round() -> None:
    table = two_players()
    table.state.dummy_shown = [1 << 5 | 1, 0b110000]
    table.state.dummy_blocked = [0b11000100, 0b10000111]
    for seat in (0, 1):
        table.hand(seat, HIRE, BUILD)
    table.play(0, kind="plan_orders", orders=[MINE, DIG, FOOD], dummy=MINE)
    table.play(1, kind="plan_orders", orders=[BUY, DIG, FOOD], dummy=MINE)
    assert names(ORDERS, table.state.dummy_blocked[0]) == [FOOD, MINE, BUY]


@pytest.mark.clause("DL-T204")
def test_dummy_takes_no_tile() -> None:
    table = Table(3).first(0).execute(1, HIRE, 3)
    table.offer("goblin", "slime", "ghost")
    table.state.spaces[19] = int(s.DUMMY)
    table.state.spaces[18] = 0
    table.play(1, kind="hire", tile="slime_1")
    assert table.to_act == [0] and table.view(0).creatures == ["goblin_1", "ghost_1"]


@pytest.mark.clause("DL-T210", "DL-1.13")
def test_largest_dungeon() -> None:
    """No dungeon grown from the start has more than 16 tiles (every layer of the growth is looked at)."""
    comb = 0b10101_11111_10101_11111
    assert comb.bit_count() == 16 and diggable(comb) == 0
    best = 0
    for mask in range(1 << 20):
        if mask.bit_count() > 16:
            full = any(mask >> (5 * y + x) & 0b1100011 == 0b1100011 for y in range(3) for x in range(4))
            best = max(best, 0 if full else mask.bit_count())
    assert best == 0


@pytest.mark.clause("DL-6.10", "DL-15.48")
def test_food_of_this_round_hires_imps() -> None:
    table = Table().execute(0, FOOD, 1)
    table.lord(0).food = 0
    table.state.spaces[13] = 0
    table.play(0, kind="use")
    table.play(0, kind="use")
    assert (table.lord(0).food, table.lord(0).imps) == (0, 5)


@pytest.mark.clause("DL-6.11", "DL-15.47", "DL-15.28")
def test_spying() -> None:
    table = Table().execute(0, REPUTATION, 1)
    table.evil(0, 0, 0, 0)
    events = table.play(0, kind="use", spy=2)
    assert any(isinstance(event, e.Spied) and event.spell for event in events)
    assert all(event.spell is None for event in table.seen(1) if isinstance(event, e.Spied))
    assert table.view(0).row[1] is not None and table.view(1).row[1] is None
    assert table.view(1).seats[0].spied[0].position == 2
    table.execute(0, REPUTATION, 2)
    assert table.refusal(0, kind="use", spy=1)


@pytest.mark.clause("DL-6.8", "DL-6.9", "DL-6.17", "DL-15.64")
def test_declining_puts_the_minion_on_its_card() -> None:
    table = Table().first(0).execute(0, HIRE, 2)
    table.lord(0).gold = 2
    table.play(0, kind="decline")
    assert table.lord(0).on_card == 1 << ORDERS.index(HIRE) and table.lord(0).gold == 2
