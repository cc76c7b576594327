"""Codes that no match may ever list, made part by part: more than play would meet."""

from __future__ import annotations

from collections.abc import Iterator

from podzemi.engine.bits import bit
from podzemi.engine.dice import Dice
from podzemi.games.dark_cave import codes as dc
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave.encoding import choices as dark_cave_choices
from podzemi.games.dungeon_lords import codes as dl
from podzemi.games.dungeon_lords.state import NONE


def dark_cave(dice: Dice) -> Iterator[int]:
    """One of every kind: any card, any cell within reach, any space."""
    card, other, seat = dice.below(80), 81, dice.below(8)
    cell, edge, space, lair = _cell(dice), g.edge_at(_cell(dice), g.SOUTH), _space(dice), _space(dice)
    yield from (dc.play_path(card, cell, 0), dc.play_path(card, cell, 1))
    yield from (dc.secret_goal(card, cell), dc.secret_clan(card, seat), dc.play_cave_in(card, cell))
    yield from (dc.play_swap(card, seat), dc.play_boots(card, seat), dc.play_axe(card, seat))
    yield from (dc.play_cobweb(card, edge), dc.play_cobweb(card, g.edge_at(cell, g.EAST)), dc.axe_web(edge))
    yield from (dc.play_monster(card, 0, 0), dc.play_monster(card, lair, 0))
    yield from (dc.play_monster(card, 0, space), dc.play_monster(card, lair, space))
    yield from (dc.discard(card, dc.NO_CARD), dc.discard(card, other), dc.PROPOSE_END, dc.END_MOVE)
    yield from (dc.vote_end(False), dc.vote_end(True), dc.axe_monster(False), dc.axe_monster(True))
    yield from (dc.step(space), dc.orient_goal(0), dc.orient_goal(1))


def _cell(dice: Dice) -> int:
    reach = dark_cave_choices.REACH
    return g.cell_at(dice.below(2 * reach + 1) - reach, dice.below(2 * reach + 1) - reach)


def _space(dice: Dice) -> int:
    return g.space_at(_cell(dice), dice.below(dark_cave_choices.SPACE_COUNT))


def dungeon_lords(dice: Dice) -> Iterator[int]:
    """One of every kind and form of DL-22, with any pieces."""
    cell, trap, tile, hero, order = (dice.below(n) for n in (20, 9, 24, 35, 8))
    cells = [cell, (cell + 3) % 20, (cell + 8) % 20, (cell + 11) % 20]
    prices = [dl.NO_PRICE, dl.trap_price(trap), dl.victim_price(tile)]
    sent = dice.below(8) * bit(6) | bit(dice.below(6)) | bit(9 + dice.below(15))
    yield from (dl.choose_blocked(bit(order) | bit((order + 1) % 8)), dl.recover(order), dl.DECLINE, dl.END)
    yield from (dl.plan_orders(order, 7, 0, NONE), dl.plan_orders(0, order, 3, order))
    yield from (
        dl.use(dice.below(5)),
        dl.discard_trap(trap),
        dl.build(dice.below(16), cell),
        dl.release(tile),
    )
    yield from (dl.dig(cells[:count]) for count in range(1, 5))
    yield from (dl.mine(sum(bit(one) for one in cells[:count])) for count in range(1, 5))
    yield from (dl.hire(tile, price) for price in prices)
    yield from (dl.pay(tile, price) for price in prices)
    yield from (dl.activate(cell, dice.below(8), dice.below(8), site) for site in (NONE, cells[1]))
    yield from (dl.pay_taxes(dice.below(60)), dl.give_up(NONE), dl.give_up(tile), dl.lose_trap(trap))
    yield from (dl.settle_strike(tile, dl.UNIT_TRAP, trap, NONE), dl.settle_strike(tile, NONE, NONE, NONE))
    yield from (dl.settle_strike(tile, dl.UNIT_MONSTER, NONE, (tile + 1) % 24), dl.pay_recall(dice.below(60)))
    yield from (dl.pay_inspectors(dice.below(60)), dl.order_traps(trap, 8 - trap), dl.target(hero))
    pairs = ((NONE, NONE), (trap, NONE), (trap, 8))
    yield from (dl.plan_combat(cell, one, other, sent) for one, other in pairs)
    yield from (dl.plan_combat(cell, trap, trap, mask) for mask in (0, bit(7), bit(0), bit(0) | bit(23)))
    targets = ((NONE, NONE), (hero, NONE), (0, hero))
    yield from (dl.attack(tile, 1 + dice.below(2), one, other) for one, other in targets)
    yield from (dl.name_monster(tile), dl.heed_suggestion(tile), dl.let_out(hero), dl.hand_over(trap))
    yield from (dl.resist_suggestion(tile, price) for price in prices)
    yield from (dl.make_peace(0), dl.make_peace(1), dl.free_prisoner(hero))
