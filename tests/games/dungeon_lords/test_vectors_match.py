"""The vectors of DL-16 about several players in combat, plans, scoring and records."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec
import pytest

from games.dungeon_lords.table import Table, tile
from podzemi.engine.match import Match
from podzemi.engine.records.record import RecordError, read, replay
from podzemi.games.dungeon_lords import GAME, outcomes
from podzemi.games.dungeon_lords import combat_events as ce
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.data.schema import DATA
from podzemi.games.dungeon_lords.data.tables import BOX
from podzemi.games.dungeon_lords.names import ADVENTURERS, TITLES, TRAPS
from podzemi.games.dungeon_lords.rules.building.dungeon import cells_of, nearest
from podzemi.games.dungeon_lords.rules.building.evil import move_evil
from podzemi.games.dungeon_lords.rules.combat.battle import advance, answer, answers, start_battle
from podzemi.games.dungeon_lords.rules.scoring import score_rows, title_holders
from podzemi.games.dungeon_lords.rules.setup import new_lord
from podzemi.games.dungeon_lords.state import Battle, Lord


def plan(
    cell: tuple[int, int], traps: tuple[str, ...] = (), creatures: tuple[str, ...] = ()
) -> dict[str, Any]:
    return {
        "kind": "plan_combat",
        "tile": list(cell),
        "traps": list(traps),
        "creatures": [name if name[-1].isdigit() else f"{name}_1" for name in creatures],
    }


# ---------------------------------------------------------------- plans


@pytest.mark.clause("DL-T23", "DL-10.4", "DL-15.41")
def test_choosing_among_the_nearest() -> None:
    table = Table().first(0)
    lord = table.lord(0)
    table.tiles(0, (3, 0))
    table.room(0, "magic_room", (2, 1))
    lord.conquered = 1 << 2
    table.own(0, "slime")
    table.combat(["W5 W4", "", "", ""], "fireball", number=2)
    table.play(0, **plan((2, 1), (), ("slime",)))
    table.play(0, kind="attack", creature="slime_1", option=2)
    assert lord.conquered == 1 << 2
    assert table.allows(0, **plan((2, 1))) and table.allows(0, **plan((3, 0)))
    table.nothing(0, (3, 0))
    assert lord.conquered == 1 << 2 | 1 << 3
    assert nearest(lord) == 1 << 7


@pytest.mark.clause("DL-T165", "DL-10.5", "DL-10.6")
def test_plans_of_battle_that_are_refused() -> None:
    table = Table().first(0)
    table.own(0, "goblin", "troll", "slime")
    table.lord(0).down = 1 << tile("slime")
    table.store(0, "pendulum", "trapdoor", "kamikaze_imp")
    table.lord(0).imps = 0
    table.combat(["W5", "", "", ""], "fireball")

    def code(*args: Any) -> str | None:
        refused = table.refusal(0, **plan(*args))
        return None if refused is None else refused.code

    assert code((2, 1)) == "not_nearest"
    assert code((2, 0), (), ("slime",)) == "face_down"
    assert code((2, 0), (), ("goblin", "troll")) == "too_many_monsters"
    assert code((2, 0), ("pendulum", "trapdoor")) == "too_many_traps"
    assert code((2, 0), ("kamikaze_imp",)) == "cannot_pay"
    assert code((2, 0), ("cursed_ring",)) == "not_own_trap"
    table.room(0, "hatchery", (2, 0))
    table.lord(0).gold = 0
    assert code((2, 0), ("pendulum",)) == "cannot_pay"
    table.store(0, "cursed_ring")
    table.lord(0).gold = 1
    assert code((2, 0), ("cursed_ring",)) == "cannot_pay"
    table.lord(0).gold = 2
    assert code((2, 0), ("cursed_ring",), ("goblin", "troll")) is None


def three_at_a_room(planning: str) -> Table:
    table = Table(3, combat_planning=planning).first(0)
    for seat in range(3):
        table.room(seat, "hatchery", (2, 0))
        table.lord(seat).gold = 1
        table.store(seat, "pendulum")
        table.own(seat, f"goblin_{seat + 1}")
    return table.combat(["W4", "W5", "W3"], "fireball")


@pytest.mark.clause("DL-T178", "DL-10.27", "DL-15.54", "DL-15.5", "DL-4.1", "DL-18.17")
def test_planning_together_is_secret() -> None:
    table = three_at_a_room("together")
    assert table.to_act == [0, 1, 2]
    table.play(2, **plan((2, 0), ("pendulum",), ("goblin_3",)))
    assert table.view(0).seats[2].plan is None and table.view(0).seats[2].gold == 1
    assert table.view(0).seats[2].answered and not any(c.sent for c in table.view(0).seats[2].creatures)
    again = table.refusal(2, **plan((2, 0)))
    assert again is not None and again.code == "not_asked"
    table.play(0, **plan((2, 0), ("pendulum",), ("goblin_1",)))
    events = table.play(1, **plan((2, 0), ("pendulum",), ("goblin_2",)))
    laid = [event for event in events if isinstance(event, ce.PlanLaid)]
    assert [(event.seat, event.count, event.bait) for event in laid] == [(0, 1, 1), (1, 1, 1), (2, 1, 1)]
    hers = table.view(0).seats[2]
    assert hers.plan is not None and (hers.plan.count, hers.plan.bait, hers.plan.traps) == (1, 1, [])
    assert hers.gold == 0 and hers.creatures[0].sent


@pytest.mark.clause("DL-10.27", "DL-T178")
def test_planning_in_turn_is_open() -> None:
    table = three_at_a_room("in_turn")
    assert table.to_act == [0]
    table.play(0, **plan((2, 0), ("pendulum",), ("goblin_1",)))
    his = table.view(1).seats[0]
    assert his.plan is not None and his.plan.count == 1 and his.gold == 0 and his.creatures[0].sent
    assert table.to_act == [1]


# ---------------------------------------------------------------- the paladin in combat


@pytest.mark.clause("DL-T167", "DL-10.19", "DL-10.20", "DL-10.3")
def test_paladin_comes_to_a_battle() -> None:
    table = Table(3).first(0)
    table.own(0, "vampire")
    table.evil(9, 10, 0)
    table.combat(["W4 Z3/1", "L5 W3", "W5"], "suggestion")
    table.play(0, **plan((2, 0), (), ("vampire",)))
    table.nothing(1)
    table.nothing(2)
    table.play(0, kind="spell_choice", monster="vampire_1", pay=True)
    assert table.line(0) == "L5 W4 Z3/1"
    table.play(0, kind="attack", creature="vampire_1", option=1, targets=["paladin_1"])
    assert table.line(0) == "L5:+3 W4 Z3/1"
    assert [lord.evil for lord in table.state.lords] == [10, 9, 0]
    assert table.line(1) == "W3:+2" and table.state.combat == 2


@pytest.mark.clause("DL-T168", "DL-10.21")
def test_paladin_fights_twice_in_a_round() -> None:
    table = Table(3).first(0)
    table.evil(11, 0, 11)
    table.combat(["L5", "W4", "W5"], "fireball")
    for seat in range(3):
        table.nothing(seat)
    assert table.line(2) == "L5:+2 W5" and [lord.evil for lord in table.state.lords] == [10, 0, 10]
    assert table.to_act == [1, 2] and table.state.combat == 2


@pytest.mark.clause("DL-T179", "DL-15.53", "DL-10.25")
def test_parts_are_fixed_for_a_round() -> None:
    table = Table(3).first(0)
    table.evil(11, 0, 11)
    table.lord(2).conquered = table.lord(2).tiles
    table.lord(2).prison = [4]
    table.combat(["L5", "", ""], "fireball")
    table.nothing(0)
    assert table.line(2) == "L5:+1" and table.lord(2).prison == [4]
    assert (table.state.combat, table.phase, table.to_act) == (2, "free", [2])
    table.play(2, kind="free_prisoner", prisoner="y1_thief_1")
    assert table.lord(2).prison == []


@pytest.mark.clause("DL-T193")
def test_paladin_comes_by_detect_evil() -> None:
    table = Table().first(0)
    table.own(0, "goblin")
    table.evil(8, 0, 0, 0)
    table.state.paladin = s.TENT
    table.combat(["W4 P3/1 Z3/1", "", "", ""], "detect_evil")
    table.state.paladin = int(s.TENT)
    table.play(0, **plan((2, 0), (), ("goblin",)))
    table.play(0, kind="attack", creature="goblin_1", option=1)
    assert table.line(0) == "L5:+2 W4 P3/1 Z3/1" and table.lord(0).evil == 9


@pytest.mark.clause("DL-T194", "DL-15.12")
def test_poison_lapses_when_the_paladin_leaves() -> None:
    table = Table(3).first(0)
    table.store(0, "poisoned_dart")
    table.evil(11, 0, 11)
    table.combat(["L5 W4", "", ""], "fireball")
    table.play(0, **plan((2, 0), ("poisoned_dart",)))
    table.play(0, kind="target", adventurer="paladin_1")
    assert (table.line(0), table.line(2)) == ("W4", "L5:+1")


@pytest.mark.clause("DL-T195", "DL-15.44")
def test_illusion_vanishes_when_the_paladin_leaves() -> None:
    table = Table(3).first(0)
    table.evil(11, 0, 11)
    table.combat(["I L8", "", ""], "illusion", year=2)
    table.state.row = [9] * 4
    table.nothing(0)
    assert (table.line(0), table.lord(0).evil) == ("", 10) and table.line(2).startswith("L8")


@pytest.mark.clause("DL-T196")
def test_paladin_stands_behind_the_illusion() -> None:
    table = Table().first(0)
    table.evil(10, 8, 0, 0)
    table.combat(["L8:+2", "I W6", "", ""], "illusion", year=2)
    move_evil(table.state, 1, 3, None)
    assert table.line(1) == "I L8:+2 W6"


@pytest.mark.clause("DL-T203", "DL-10.8", "DL-15.21")
def test_plan_is_undone_when_nobody_comes() -> None:
    table = Table(3).first(0)
    table.own(0, "vampire")
    table.own(1, "slime")
    table.room(1, "hatchery", (2, 0))
    table.store(1, "pendulum")
    table.lord(1).gold = 1
    table.evil(9, 10, 0)
    table.combat(["W4 Z3/1", "L5", "W5"], "suggestion")
    table.play(0, **plan((2, 0), (), ("vampire",)))
    table.play(1, **plan((2, 0), ("pendulum",), ("slime",)))
    table.nothing(2)
    table.play(0, kind="spell_choice", monster="vampire_1", pay=True)
    table.play(0, kind="attack", creature="vampire_1", option=1, targets=["paladin_1"])
    lord = table.lord(1)
    assert (lord.gold, lord.traps[1], lord.down, lord.conquered, lord.evil) == (1, 1, 0, 0, 10)
    assert (lord.food, lord.imps, lord.laid_traps, lord.bait, lord.sent) == (3, 3, [], 0, 0)
    assert [event.seat for event in table.happened(ce.PlanUndone)] == [1]
    assert table.to_act == [0, 2]


@pytest.mark.clause("DL-T166", "DL-10.22", "DL-15.25")
def test_freeing_prisoners() -> None:
    table = Table(4).first(0)
    lord = table.lord(0)
    lord.conquered = lord.tiles
    lord.prison = [4, int(s.PALADIN)]
    table.combat(["W4", "", "", ""], "fireball", number=2)
    assert table.legal(0) == [{"kind": "free_prisoner", "prisoner": "y1_thief_1"}]
    table.play(0, kind="free_prisoner", prisoner="y1_thief_1")
    table.play(0, kind="free_prisoner", prisoner="paladin_1")
    assert lord.prison == []


@pytest.mark.clause("DL-T209", "DL-15.59")
def test_two_paladins_in_prison() -> None:
    table = Table(4).first(0)
    lord = table.lord(0)
    lord.conquered = lord.tiles
    lord.prison = [int(s.PALADIN), int(s.PALADIN) + 1]
    table.combat(["W6", "", "", ""], "plunder", year=2)
    assert [one["prisoner"] for one in table.legal(0)] == ["paladin_1", "paladin_2"]


@pytest.mark.clause("DL-10.26")
def test_rounds_without_parties_are_skipped() -> None:
    table = Table().first(0)
    table.combat(["", "", "", ""], "fireball")
    assert table.state.year == 2 and not table.happened(ce.CardRevealed)


# ---------------------------------------------------------------- practice


def solve(lord: Lord) -> int:
    """The fewest tiles lost, by trying everything (DL-12.2)."""
    if not s.has_real(lord):
        return 0
    if not nearest(lord):
        return 99
    best = 99
    cell = cells_of(BOX, nearest(lord))[0]
    traps: list[list[int]] = [[]]
    for trap in range(9):
        at = trap * 2
        price = lord.gold >= BOX.trap_gold[at] and lord.food >= BOX.trap_food[at]
        if lord.traps[trap] and price:
            traps.append([trap])
    free = [one for one in lord.lair if not lord.down >> one & 1]
    monsters = [0] + [1 << one for one in free if BOX.creature_kind[one] != s.GHOST]
    ghosts = [0] + [1 << one for one in free if BOX.creature_kind[one] == s.GHOST]
    for laid in traps:
        for monster in monsters:
            for ghost in ghosts:
                twin = lord.clone()
                twin.tile, twin.laid_traps, twin.sent = cell, list(laid), monster | ghost
                for trap in laid:
                    twin.traps[trap] -= 1
                battle = start_battle(twin, 0, True, 1, 1, int(s.NONE), 2)
                best = min(best, _fight(twin, battle, lord.conquered))
    return best


def _fight(lord: Lord, battle: Battle, before: int) -> int:
    while (result := advance(BOX, battle, lord, None)) == s.BATTLE_EVIL:
        pass
    if result == s.BATTLE_DONE:
        return int(lord.conquered != before) + solve(lord)
    best = 99
    for code in answers(BOX, battle, lord):
        twin, again = lord.clone(), battle.clone()
        answer(BOX, again, twin, code, None)
        best = min(best, _fight(twin, again, before))
    return best


@pytest.mark.clause("DL-T169", "DL-12.1", "DL-12.2", "DL-10.24")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_practice_situations_lose_one_tunnel(number: int) -> None:
    scene = DATA.practice[number - 1]
    lord = new_lord(BOX)
    lord.gold, lord.food = scene.gold, scene.food
    lord.party = [ADVENTURERS.index(one) for one in scene.party]
    lord.damage, lord.bonus = [0] * 3, [0] * 3
    lord.lair = sorted(tile(one) for one in scene.monsters)
    lord.traps = [scene.traps.count(trap) for trap in TRAPS]
    assert solve(lord) == scene.best_conquered == 1


# ---------------------------------------------------------------- scoring


def rich() -> Table:
    table = Table().first(0)
    for lord in table.state.lords:
        lord.evil = 0
    return table


@pytest.mark.clause("DL-T170", "DL-T28", "DL-13.6")
def test_scoring_lines() -> None:
    table = rich()
    lord = table.lord(0)
    for name, cell in (("hatchery", (2, 0)), ("chapel", (2, 2)), ("workshop", (4, 0))):
        table.room(0, name, cell)
    table.own(0, "vampire_1", "vampire_2", "ghost", "goblin")
    lord.prison = [0, 1, 2, 4, int(s.PALADIN)]
    table.tiles(0, (0, 3), (0, 2), (0, 1), (0, 0))
    lord.conquered = 1 << 15 | 1 << 10 | 1 << 5 | 1 | 1 << 7
    lord.letters = 1
    rows = score_rows(table.state, 0)
    assert rows[:7] == [6, 3, 8, 5, -10, -3, 6] and sum(rows[:7]) == 15
    lord.conquered |= 1 << 2
    assert sum(score_rows(table.state, 0)[:7]) == 15 - 4


@pytest.mark.clause("DL-T171", "DL-13.7", "DL-15.32")
@pytest.mark.parametrize(("players", "alone", "shared"), [(4, 3, 2), (3, 3, 2), (2, 2, 1)])
def test_titles(players: int, alone: int, shared: int) -> None:
    table = Table(players)
    for seat, imps in enumerate((4, 4, 3, 1)[:players]):
        table.lord(seat).imps = imps
    title = TITLES.index("imps")
    assert title_holders(table.state)[title] == 0b11
    assert (BOX.title_alone[players], BOX.title_shared[players]) == (alone, shared)
    before = score_rows(table.state, 0)[7]
    table.lord(0).imps = 5
    assert score_rows(table.state, 0)[7] == before + alone - shared
    assert sum(mask != 0 for mask in title_holders(table.state)) == 7
    table.lord(1).imps = 6
    assert title_holders(table.state)[title] == 0b10


@pytest.mark.clause("DL-T172", "DL-13.8")
@pytest.mark.parametrize(("players", "fame"), [(4, 4), (3, 2), (2, 2)])
def test_hall_of_fame(players: int, fame: int) -> None:
    table = Table(players)
    table.room(0, "hall_of_fame", (2, 0))
    table.tiles(0, (1, 2), (0, 2))
    rows = score_rows(table.state, 0)
    alone = [mask == 1 for mask in title_holders(table.state)]
    assert sum(alone) == 2 and rows[8] == fame
    table.lord(0).conquered = 1 << 2
    assert score_rows(table.state, 0)[8] == 0


@pytest.mark.clause("DL-T173", "DL-13.9", "DL-24.2", "DL-18.15")
def test_ties_and_licences() -> None:
    table = rich()
    table.state.phase = int(s.OVER)
    result = table.result()
    assert result is not None and result.ranking == [[0, 1, 2, 3]] and result.scores == [14] * 4
    table.lord(2).letters, table.lord(3).letters = 5, 6
    for seat in (2, 3):
        table.lord(seat).gold = 0
    result = table.result()
    assert result is not None and result.ranking[0] == [0, 1]
    assert result.detail["licences"] == [0, 1]
    assert list(result.detail["titles"]) == list(TITLES)
    assert [sum(row.values()) for row in result.detail["rows"]] == result.scores


# ---------------------------------------------------------------- records


@pytest.mark.clause("DL-T207", "DL-24.1", "DL-23.2", "DL-18.18")
def test_records_replay_and_spoilt_piles_do_not() -> None:
    match = Match(GAME, 3, {}, 5)
    while seats := GAME.to_act(match.state):
        actions = GAME.actions(match.state, seats[0])
        match.play(seats[0], actions[len(match.turns) % len(actions)])
    line = match.record().line()
    again = replay(read(line, lambda _: GAME), lambda _: GAME)
    assert again.record().line() == line
    raw = msgspec.json.decode(line)
    pile = next(one for one in raw["chance"] if one["kind"] == "monster_pile")
    pile["order"][1] = pile["order"][0]
    with pytest.raises(RecordError):
        replay(read(msgspec.json.encode(raw), lambda _: GAME), lambda _: GAME)


@pytest.mark.clause("DL-23.1", "DL-4.3")
def test_outcomes_in_their_order() -> None:
    match = Match(GAME, 2, {}, 1)
    kinds = [type(one).__struct_config__.tag for one in match.chance]
    assert kinds == [
        "first_player",
        *["monster_pile"] * 2,
        *["room_pile"] * 2,
        *["adventurer_pile"] * 2,
        "trap_deck",
        *["combat_row"] * 2,
        "special_events",
        "event_tiles",
        *["blocked_draw"] * 2,
        *["dummy_blocked"] * 2,
    ]
    match = Match(GAME, 4, {"full_rules": False}, 1)
    assert [len(one.cards) for one in match.chance if isinstance(one, outcomes.BlockedDraw)] == [2] * 4


@pytest.mark.clause("DL-4.4", "DL-22.4")
def test_answers_are_final_and_order_does_not_matter() -> None:
    dumps = set()
    for order in permutations(range(3)):
        table = Table(3)
        plans = {seat: table.legal(seat)[7 * seat] for seat in order}
        for seat in order:
            table.play(seat, **plans[seat])
        dumps.add(GAME.dump(table.state))
    assert len(dumps) == 1
