"""Step 1 of a battle: traps (DL-10.9, DL-11.1 to DL-11.3). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import combat_events as ce
from podzemi.games.dungeon_lords.names import ADVENTURERS, TRAPS
from podzemi.games.dungeon_lords.rules.building.costs import change_goods
from podzemi.games.dungeon_lords.rules.combat.party import BY_TRAP, hit
from podzemi.games.dungeon_lords.state import ASK_TARGET, NONE, PRIEST, WIZARD, Battle, Box, Lord, trap_row


def show_trap(box: Box, battle: Battle, lord: Lord, log: Log | None) -> bool:
    """Show and pay the next trap; whether it needs a target first (DL-10.9)."""
    trap: i64 = lord.laid_traps[0]
    at: i64 = trap_row(trap, battle.year)
    aims: bool = box.trap_chosen[at] != 0 and battle.trap == NONE
    if aims:
        battle.trap = trap
        battle.ask = ASK_TARGET
        if log is not None:
            log.events.append(ce.TrapShown(battle.seat, TRAPS[trap]))
    change_goods(lord, battle.seat, -box.trap_gold[at], -box.trap_food[at], -box.trap_imp[at], log)
    if not aims:
        spring(box, battle, lord, trap, NONE, log)
    return aims


def _blocks(box: Box, battle: Battle, lord: Lord, trap: i64, target: i64) -> list[i64]:
    """The points a trap would deal, by place in the line (DL-11.1)."""
    at: i64 = trap_row(trap, battle.year)
    count: i64 = len(lord.party)
    blocks: list[i64] = [box.trap_each[at]] * count
    blocks[count - 1] += box.trap_last[at]
    first: i64 = box.trap_first[at]
    if first == NONE:
        first = box.adventurer_hp[lord.party[0]] + lord.bonus[0] - lord.damage[0]
    blocks[0] += first
    for k in range(1, count):
        blocks[k] += box.trap_others[at]
    if count > 1:
        blocks[1] += box.trap_second[at]
    if target != NONE:
        blocks[lord.party.index(target)] += box.trap_chosen[at]
    return blocks


def spring(box: Box, battle: Battle, lord: Lord, trap: i64, target: i64, log: Log | None) -> None:
    """Damage less what the thieves prevent, then side effects (DL-10.9, DL-11.2)."""
    blocks: list[i64] = _blocks(box, battle, lord, trap, target)
    prevented: i64 = 0
    for k in range(len(blocks)):
        part: i64 = min(battle.pool, blocks[k])
        battle.pool -= part
        blocks[k] -= part
        prevented += part
    if log is not None:
        aim = None if target == NONE else ADVENTURERS[target]
        log.events.append(ce.TrapSprung(battle.seat, TRAPS[trap], aim, prevented))
    lord.laid_traps.pop(0)
    battle.used.append(trap)
    battle.trap = NONE
    if box.trap_no_conquest[trap]:
        battle.no_conquest = True
    if target != NONE:
        _mark(box, battle, trap, target)
    line: list[i64] = lord.party[:]
    for k in range(len(line)):
        hit(box, battle, lord, line[k], blocks[k], BY_TRAP, log)


def _mark(box: Box, battle: Battle, trap: i64, target: i64) -> None:
    """Apply the side effects of a trap's damage: poison and antimagic (DL-11.1, DL-11.3)."""
    if box.trap_poison[trap]:
        battle.poisoned.append(target)
        battle.poison.append(box.trap_poison[trap])
    if box.trap_antimagic[trap]:
        klass: i64 = box.adventurer_class[target]
        if klass == WIZARD:
            battle.no_spell = True
        elif klass == PRIEST:
            battle.no_healing = True
