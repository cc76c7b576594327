"""A round of combat played out by the rules, every answer tried, for previews and bots (DL-10.24)."""

from __future__ import annotations

from typing import Final

from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.actions import PlanCombat, encode
from podzemi.games.dungeon_lords.names import ADVENTURERS, CARDS, Card
from podzemi.games.dungeon_lords.preview.types import EndPreview, Forecast, WoundPreview
from podzemi.games.dungeon_lords.rules.combat.battle import advance, answer, answers, start_battle
from podzemi.games.dungeon_lords.rules.combat.planning import lay_plan, write_plan
from podzemi.games.dungeon_lords.state import BATTLE_DONE, BATTLE_EVIL, Battle, Box, Lord, State
from podzemi.games.dungeon_lords.view.sample import open_state
from podzemi.games.dungeon_lords.view.types import View

MOST_STEPS: Final = 400


def forecast(box: Box, view: View, plan: PlanCombat, card: Card) -> Forecast:
    """The seat's plan against one combat card, every answer tried (DL-10.24); the paladin stays."""
    assert view.seat is not None
    state = open_state(box, view)
    before = state.lords[view.seat]
    value, after = played(state, before, encode(plan), CARDS.index(card), MOST_STEPS)
    return Forecast(
        value=value,
        conquered=after.conquered != before.conquered,
        fallen=[ADVENTURERS[one] for one in after.prison[len(before.prison) :]],
        line=line_of(before, after),
        gold=after.gold - before.gold,
        food=after.food - before.food,
        imps=after.imps - before.imps,
    )


def played(state: State, lord: Lord, plan: int, card: int, steps: int) -> tuple[float, Lord]:
    """The best end of a round with this plan and this card, and what it is worth."""
    box, twin = state.box, lord.clone()
    write_plan(twin, plan)
    lay_plan(box, twin, 0, None)
    battle = start_battle(twin, 0, state.full, state.year, max(1, state.combat), card, box.card_fatigue[card])
    return best_end(box, lord, battle, twin, [steps])


def best_end(box: Box, before: Lord, battle: Battle, lord: Lord, steps: list[int]) -> tuple[float, Lord]:
    """The best end of the round; past the limit of steps the first answer is taken."""
    if battle.ask == s.ASK_NOTHING:
        while (result := advance(box, battle, lord, None)) == BATTLE_EVIL:
            pass
        if result == BATTLE_DONE:
            return _worth(before, lord), lord
    best: tuple[float, Lord] | None = None
    for code in answers(box, battle, lord):
        steps[0] -= 1
        twin, again = lord.clone(), battle.clone()
        answer(box, again, twin, code, None)
        found = best_end(box, before, again, twin, steps)
        if best is None or found[0] > best[0]:
            best = found
        if steps[0] <= 0:
            break
    assert best is not None
    return best


def _worth(before: Lord, after: Lord) -> float:
    """Prisoners, tiles and wounds against what was spent, in points (DL-13.6, DL-19)."""
    value = 0.0
    for one in after.prison[len(before.prison) :]:
        value += 5.0 if one >= s.PALADIN else 2.6
    lost = after.conquered & ~before.conquered
    if lost:
        value -= 4.0 if lost & before.rooms else 2.0
    hurt = int(sum(after.damage)) - int(sum(before.damage))
    goods = 0.5 * int(before.gold - after.gold) + 0.4 * int(before.food - after.food)
    goods += 0.8 * int(before.imps - after.imps) + 0.6 * (int(sum(before.traps)) - int(sum(after.traps)))
    tired = 0.35 * int(s.count_bits(after.down) - s.count_bits(before.down))
    return value + 0.3 * hurt - goods - tired - 0.1 * max(0, int(after.evil - before.evil))


def line_of(before: Lord, after: Lord) -> list[WoundPreview]:
    """Everybody who stood in the line before, as he is after."""
    wounds = []
    for adventurer in before.party:
        stands = adventurer in after.party
        damage = after.damage[after.party.index(adventurer)] if stands else 0
        wounds.append(WoundPreview(ADVENTURERS[adventurer], damage, not stands))
    return wounds


def end_of(before: Lord, after: Lord) -> EndPreview:
    return EndPreview(
        conquered=after.conquered != before.conquered,
        line=line_of(before, after),
        gold=after.gold - before.gold,
        food=after.food - before.food,
        imps=after.imps - before.imps,
        evil=after.evil - before.evil,
    )
