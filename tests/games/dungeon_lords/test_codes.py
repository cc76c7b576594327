"""The layout of a code: what a packer writes, its readers read, and no two actions share a code."""

from __future__ import annotations

import pytest

from podzemi.engine.dice import Dice
from podzemi.games.dungeon_lords import GAME, codes
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.actions import Dig, decode, encode
from podzemi.games.dungeon_lords.names import cell_name

NONE = int(s.NONE)
LAST_CREATURE = int(s.CREATURE_COUNT) - 1
LAST_TRAP = int(s.TRAP_COUNT) - 1
LAST_CELL = int(s.CELL_COUNT) - 1
LAST_ORDER = int(s.ORDER_COUNT) - 1
ILLUSION = int(s.ILLUSION)


@pytest.mark.parametrize("dummy", [NONE, 0, LAST_ORDER])
def test_a_plan_of_orders(dummy: int) -> None:
    code = codes.plan_orders(LAST_ORDER, 0, 3, dummy)
    assert [codes.planned_order(code, n) for n in range(3)] == [LAST_ORDER, 0, 3]
    assert codes.planned_dummy(code) == dummy


@pytest.mark.parametrize("cells", [[0], [LAST_CELL], [0, LAST_CELL, 7, LAST_CELL]])
def test_cells_are_dug_in_their_order(cells: list[int]) -> None:
    assert codes.dug_cells(codes.dig(cells)) == cells


@pytest.mark.parametrize("trap", [NONE, 0, LAST_TRAP])
@pytest.mark.parametrize("victim", [NONE, 0, LAST_CREATURE])
def test_a_price_is_read_from_every_code_that_holds_one(trap: int, victim: int) -> None:
    price = codes.trap_price(trap) | codes.victim_price(victim)
    held = [
        codes.price_of(codes.hire(LAST_CREATURE, price)),
        codes.price_of(codes.pay(0, price)),
        codes.spell_price(codes.spell_choice(LAST_CREATURE, 1, price, 1, ILLUSION)),
    ]
    assert [(codes.trap_of(one), codes.victim_of(one)) for one in held] == [(trap, victim)] * 3


@pytest.mark.parametrize("site", [NONE, 0, LAST_CELL])
def test_a_room_at_work(site: int) -> None:
    code = codes.activate(LAST_CELL, 3, 7, site)
    assert (codes.activated_cell(code), codes.working_imps(code), codes.working_trolls(code)) == (
        LAST_CELL,
        3,
        7,
    )
    assert codes.dig_site(code) == site


@pytest.mark.clause("DL-22.5")
@pytest.mark.parametrize("monster", [int(codes.LEFT_OUT), NONE, 0, LAST_CREATURE])
@pytest.mark.parametrize("unit", [int(codes.LEFT_OUT), NONE, int(codes.UNIT_MONSTER)])
@pytest.mark.parametrize("victim", [NONE, 0, LAST_CREATURE])
def test_an_answer_to_an_event_tells_null_from_left_out(monster: int, unit: int, victim: int) -> None:
    code = codes.event_choice(monster, unit, LAST_TRAP, victim, 31, 1)
    assert (codes.event_monster(code), codes.event_unit(code)) == (monster, unit)
    assert (codes.event_trap(code), codes.event_victim(code)) == (LAST_TRAP, victim)
    assert (codes.event_amount(code), codes.event_gold(code)) == (31, 1)


@pytest.mark.clause("DL-22.5")
def test_what_is_left_out_is_not_null() -> None:
    """Giving up no monster says null; losing a trap says nothing about monsters."""
    assert codes.event_monster(codes.give_up(NONE)) == NONE
    for code in (codes.lose_trap(0), codes.pay_inspectors(3), codes.pay_recall(1)):
        assert codes.event_monster(code) != NONE
        assert codes.event_unit(code) != NONE


def test_more_than_four_cells_are_no_dig() -> None:
    """DL-6.12 digs four tiles at most, and a code has room for so many."""
    cells = [cell_name(cell) for cell in range(5)]
    assert codes.kind_of(encode(Dig(cells[:4]))) == codes.DIG
    assert encode(Dig(cells)) == codes.MALFORMED


@pytest.mark.parametrize(("trap", "other"), [(NONE, NONE), (0, NONE), (0, 0), (3, LAST_TRAP)])
def test_a_plan_of_battle(trap: int, other: int) -> None:
    everybody = (1 << int(s.CREATURE_COUNT)) - 1
    code = codes.plan_combat(LAST_CELL, trap, other, everybody)
    assert (codes.battle_cell(code), codes.sent_creatures(code)) == (LAST_CELL, everybody)
    assert codes.laid_traps(code) == [one for one in (trap, other) if one != NONE]


@pytest.mark.parametrize(("first", "second"), [(NONE, NONE), (0, NONE), (ILLUSION, 0), (5, ILLUSION)])
def test_an_attack(first: int, second: int) -> None:
    code = codes.attack(LAST_CREATURE, 2, first, second)
    assert (codes.creature_of(code), codes.attack_option(code)) == (LAST_CREATURE, 2)
    assert (codes.first_target(code), codes.second_target(code)) == (first, second)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_listed_code_has_a_name_of_its_own(players: int) -> None:
    dice, kinds = Dice(players), set()
    for seed in range(4):
        state = GAME.start(players, {}, seed=seed)
        while seats := GAME.to_act(state):
            listed = GAME.legal(state, seats[0])
            some = listed[:: max(1, len(listed) // 40)]
            named = [decode(code) for code in some]
            assert [encode(action) for action in named] == some
            assert len(set(named)) == len(some)
            kinds |= {int(codes.kind_of(code)) for code in some}
            GAME.apply(state, seats[0], listed[dice.below(len(listed))])
    assert len(kinds) > 15
