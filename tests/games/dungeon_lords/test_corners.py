"""Corners of the rules that whole matches seldom or never come to, each with its clause."""

from __future__ import annotations

import pytest

from games.dungeon_lords.table import Table, fight, tile
from podzemi.engine.log import Log
from podzemi.games.dungeon_lords import GAME, codes
from podzemi.games.dungeon_lords import combat_events as ce
from podzemi.games.dungeon_lords import events as e
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.names import ADVENTURERS
from podzemi.games.dungeon_lords.rules.building.evil import move_evil
from podzemi.games.dungeon_lords.rules.rounds import draw_adventurers
from podzemi.games.dungeon_lords.rules.steps import ARRIVAL
from podzemi.games.dungeon_lords.rules.year import go_on

NONE = int(s.NONE)
STONE, PENDULUM, RING, MEAL, IMP = 0, 1, 4, 5, 6


def reason(table: Table, code: int) -> str | None:
    """Why a code is refused to seat 0; None if it is allowed."""
    refused = GAME.refusal(table.state, 0, code)
    assert (refused is None) == (code in GAME.legal(table.state, 0))
    return None if refused is None else refused.code


# ---------------------------------------------------------------- codes that no action has


@pytest.mark.clause("DL-22.1")
def test_codes_of_no_action() -> None:
    table = Table()
    assert reason(table, int(codes.MALFORMED)) == reason(table, -2) == "malformed"
    table.state = GAME.start(4)
    assert reason(table, codes.choose_blocked(0)) == "not_drawn"


@pytest.mark.clause("DL-22.1", "DL-6.12")
def test_cells_that_are_none() -> None:
    table = Table().execute(0, "dig_tunnels", 1)
    first_left_out = codes.with_cell(codes.DIG, codes.next_field(codes.FIRST_FIELD), 3)
    for code in (codes.dig([20]), codes.dig([30]), first_left_out):
        assert reason(table, code) == "malformed"
    table.lord(0).imps = 0
    assert reason(table, codes.dig([3])) == "no_imps"


@pytest.mark.clause("DL-22.1", "DL-10.5")
def test_traps_and_creatures_that_are_none() -> None:
    table = Table().first(0)
    table.store(0, "rolling_stone", "rolling_stone", "pendulum")
    table.combat(["W5", "", "", ""], "fireball")
    for trap, other in ((NONE, STONE), (9, NONE), (STONE, 9), (PENDULUM, STONE)):
        assert reason(table, codes.plan_combat(2, trap, other, 0)) == "malformed"
    assert reason(table, codes.plan_combat(2, STONE, STONE, 0)) == "too_many_traps"
    assert reason(table, codes.plan_combat(2, NONE, NONE, 1 << 24)) == "malformed"
    for cell in (20, 31):
        assert reason(table, codes.plan_combat(cell, NONE, NONE, 0)) == "not_nearest"


@pytest.mark.clause("DL-22.1", "DL-6.11", "DL-6.16", "DL-7.2")
def test_positions_and_rooms_that_are_none() -> None:
    table = Table().execute(0, "improve_reputation", 1)
    assert reason(table, codes.use(5)) == "no_spy"
    table.execute(0, "build_room", 1)
    assert reason(table, codes.build(table.state.room_offer[0], 20)) == "no_tunnel"
    table.produce(0)
    for cell in (20, 31):
        assert reason(table, codes.activate(cell, 0, 0, NONE)) == "no_room"


# ---------------------------------------------------------------- two traps


@pytest.mark.clause("DL-10.5", "DL-10.6")
def test_two_traps_are_owned_and_paid_together() -> None:
    table = Table().first(0)
    table.room(0, "labyrinth", (2, 0))
    table.combat(["W5", "", "", ""], "plunder", year=2)
    lord = table.lord(0)
    lord.gold = lord.food = lord.imps = 0

    def why(trap: int, other: int) -> str | None:
        return reason(table, codes.plan_combat(2, trap, other, 0))

    table.store(0, "rolling_stone", "pendulum")
    assert why(STONE, STONE) == "not_own_trap" and why(STONE, PENDULUM) is None
    table.store(0, "rolling_stone", "rolling_stone")
    assert why(STONE, STONE) is None and why(STONE, PENDULUM) == "not_own_trap"
    table.store(0, *["cursed_ring", "poisoned_meal", "kamikaze_imp"] * 2)
    for trap, goods, price in ((RING, "gold", 1), (MEAL, "food", 2), (IMP, "imps", 1)):
        setattr(lord, goods, 2 * price - 1)
        assert why(trap, NONE) is None and why(trap, trap) == "cannot_pay"
        setattr(lord, goods, 2 * price)
        assert why(trap, trap) is None


# ---------------------------------------------------------------- production


@pytest.mark.clause("DL-7.3", "DL-15.3")
def test_workshop_needs_a_trap_in_the_deck() -> None:
    table = Table().first(0)
    table.room(0, "workshop", (2, 0))
    table.room(0, "hatchery", (2, 2))
    table.produce(0)
    table.lord(0).imps = 7
    table.state.trap_deck = []
    assert reason(table, codes.activate(2, 4, 0, NONE)) == "deck_empty"
    assert reason(table, codes.activate(12, 3, 0, NONE)) is None
    table.state.trap_deck = [PENDULUM]
    assert reason(table, codes.activate(2, 4, 0, NONE)) is None


@pytest.mark.clause("DL-7.1", "DL-18.5")
def test_trolls_may_do_all_the_work() -> None:
    table = Table().first(0)
    table.own(0, "troll_1", "troll_2", "troll_3")
    table.room(0, "magic_room", (2, 1))
    table.produce(0)
    table.lord(0).busy = table.lord(0).imps
    assert table.legal(0) == [
        {"kind": "activate", "cell": [2, 1], "imps": 0, "trolls": 2},
        {"kind": "end"},
    ]


@pytest.mark.clause("DL-7.3", "DL-15.40")
def test_last_imps_may_work_but_not_dig_anywhere() -> None:
    table = Table().first(0)
    table.room(0, "tool_shed", (2, 0))
    table.produce(0)
    table.lord(0).imps = 2
    assert reason(table, codes.activate(2, 2, 0, 15)) == "dig_cell"
    table.lord(0).imps = 1
    assert reason(table, codes.activate(2, 2, 0, 15)) == "no_workers"


# ---------------------------------------------------------------- special events


def strike(*creatures: str, evil: int = 4, **goods: int) -> Table:
    table = Table().first(0)
    table.state.year = 2
    table.own(0, *creatures)
    table.evil(evil, 0, 0, 0)
    for name, amount in goods.items():
        setattr(table.lord(0), name, amount)
    table.store(0, "pendulum")
    return table.event("special", "monster_strike")


@pytest.mark.clause("DL-8.4", "DL-22.5")
def test_golem_is_kept_by_a_gold_or_a_trap() -> None:
    def units(gold: int) -> list[str | None]:
        return [one.get("pay") for one in strike("golem", gold=gold).legal(0)]

    assert (units(0), units(1)) == (["trap", None], ["gold", "trap", None])
    paid = strike("golem", gold=1)
    paid.play(0, kind="event_choice", monster="golem_1", pay="gold")
    lord = paid.lord(0)
    assert (lord.gold, lord.food, lord.imps, lord.traps[PENDULUM], lord.down) == (0, 3, 3, 1, 0)
    given = strike("golem", gold=1)
    given.play(0, kind="event_choice", monster="golem_1", pay="trap", trap="pendulum")
    lord = given.lord(0)
    assert (lord.gold, lord.traps[PENDULUM], lord.buried[PENDULUM], lord.down) == (1, 0, 1, 0)


@pytest.mark.clause("DL-8.4", "DL-15.62")
def test_demon_on_strike_eats_a_monster() -> None:
    table = strike("demon", "slime")
    table.play(0, kind="event_choice", monster="demon_1", pay="monster", victim="slime_1")
    assert table.lord(0).lair == [tile("demon")] and table.state.gone_creatures >> tile("slime") & 1
    assert [(event.creature, event.victim) for event in table.happened(e.CreatureEaten)] == [
        ("demon_1", "slime_1")
    ]
    assert table.lord(0).traps[PENDULUM] == 1


@pytest.mark.clause("DL-8.4", "DL-9.4")
def test_last_point_of_evil_settles_a_strike() -> None:
    table = strike("witch", evil=13, food=0)
    table.play(0, kind="event_choice", monster="witch_1", pay="evil")
    assert (table.lord(0).evil, table.lord(0).down) == (14, 0)


@pytest.mark.clause("DL-11.5.3", "DL-15.29", "DL-18.13")
def test_who_leaves_the_lair_leaves_no_trace() -> None:
    table = Table().first(0)
    table.own(0, "demon", "slime", "troll")
    table.lord(0).down = 1 << tile("slime")
    table.event("payday")
    table.play(0, kind="pay", creature="slime_1")
    table.play(0, kind="pay", creature="demon_1", victim="slime_1")
    assert (table.lord(0).down, table.lord(0).settled) == (0, 1 << tile("demon"))
    scene = fight("W8 Z5/3", card="suggestion", sent=("demon", "troll"), room="hatchery", year=2)
    scene.play(kind="spell_choice", monster="demon", pay=True, victim="troll")
    assert scene.lord.sent == 1 << tile("demon")


@pytest.mark.clause("DL-8.4", "DL-15.50")
def test_bad_press_among_saints() -> None:
    table = Table().first(0)
    table.evil(0, 0, 0, 0)
    table.event("special", "bad_press")
    assert [lord.evil for lord in table.state.lords] == [2] * 4


def impatient(amount: int, traps: tuple[str, ...]) -> Table:
    """The wizard comes to seat 0, the others to seats 1 to 3."""
    table = Table().first(0)
    table.evil(4, 1, 2, 3)
    for seat, lord in enumerate(table.state.lords):
        lord.gold = lord.food = lord.imps = lord.busy = amount
        table.store(seat, *traps)
    return table.event("special", "impatient_heroes")


@pytest.mark.clause("DL-8.4", "DL-22.5")
def test_impatient_heroes_take_the_last_of_everything() -> None:
    table = impatient(1, ("pendulum",))
    assert table.to_act == [0]
    table.play(0, kind="event_choice", trap="pendulum")
    assert [(lord.imps, lord.gold, lord.food) for lord in table.state.lords] == [
        (1, 1, 1),
        (0, 1, 1),
        (1, 0, 1),
        (1, 1, 0),
    ]
    poor = impatient(0, ())
    assert poor.phase == "plan_orders"
    assert all(lord.imps == lord.gold == lord.food == 0 for lord in poor.state.lords)


@pytest.mark.clause("DL-8.4", "DL-18.3")
def test_a_busy_imp_may_be_lost() -> None:
    table = Table().first(1)
    table.evil(4, 1, 2, 3)
    table.store(0, "pendulum")
    table.lord(1).busy = table.lord(1).imps
    table.event("special", "impatient_heroes")
    assert table.to_act == [0] and (table.lord(1).imps, table.lord(1).busy) == (2, 2)


@pytest.mark.clause("DL-9.1", "DL-8.4")
def test_patient_heroes_take_nothing() -> None:
    table = Table().first(0)
    table.state.round, table.state.seats_done = 2, 0
    table.state.event_tiles = [0, 1, 2]
    table.heroes()
    go_on(table.state, ARRIVAL, None)
    assert all(lord.imps == lord.gold == lord.food == 3 for lord in table.state.lords)


# ---------------------------------------------------------------- adventurers


@pytest.mark.clause("DL-5.3", "DL-1.6")
def test_fifth_level_comes_last() -> None:
    """The box has four levels; a pack may have five."""
    others, warrior, figures = GAME.builtin_data().partition('id = "y2_warrior_4"')
    state = GAME.with_pack(others + warrior + figures.replace("level = 4", "level = 5", 1)).start(4)
    state.year = 2
    drawn = [f"y2_{name}" for name in ("warrior_4", "thief_4", "priest_1", "wizard_2")]
    state.adventurer_piles[1] = [ADVENTURERS.index(one) for one in reversed(drawn)]
    assert [ADVENTURERS[one] for one in draw_adventurers(state, None)] == [
        f"y2_{name}" for name in ("priest_1", "wizard_2", "thief_4", "warrior_4")
    ]


@pytest.mark.clause("DL-5.3", "DL-15.2")
def test_who_lay_under_the_pile_may_be_drawn() -> None:
    table = Table()
    table.state.adventurer_piles[0] = [0, 1, 3, 4, 5]
    table.state.under = 3
    draw_adventurers(table.state, None)
    assert (table.state.under, table.view(None).under) == (1, ["y1_warrior_1"])


@pytest.mark.clause("DL-10.19", "DL-15.44")
def test_illusion_alone_vanishes_before_the_battle() -> None:
    table = Table().first(0)
    table.evil(10, 8, 0, 0)
    table.combat(["I L8", "W6", "", ""], "illusion", year=2)
    log = Log()
    move_evil(table.state, 1, 3, log)
    host = table.lord(0)
    assert (host.party, host.damage, host.bonus, table.line(1)) == ([], [], [], "L8 W6")
    assert [event.seat for event in log.events if isinstance(event, ce.IllusionVanished)] == [0]


# ---------------------------------------------------------------- battles


@pytest.mark.clause("DL-10.16", "DL-10.18")
def test_creatures_rest_before_a_slow_spell() -> None:
    scene = fight("Z3/1", card="detect_treasure", sent=("ghost",), store=("pendulum",))
    assert scene.asks and (scene.down, scene.lord.sent) == (["ghost_1"], 0)


@pytest.mark.clause("DL-9.7", "DL-11.5.3")
def test_suggestion_is_answered_one_by_one() -> None:
    """Paid for, the demon brings the paladin before the vampire is asked about."""
    table = Table().first(0)
    table.own(0, "demon", "vampire", "slime")
    table.room(0, "hatchery", (2, 0))
    table.evil(8, 0, 0, 0)
    table.combat(["W5 Z3/1", "", "", ""], "suggestion")
    table.state.paladin = int(s.TENT)
    table.play(0, kind="plan_combat", tile=[2, 0], traps=[], creatures=["vampire_1", "demon_1"])
    table.play(0, kind="spell_choice", monster="demon_1", pay=True, victim="slime_1")
    assert (table.state.paladin, table.line(0)) == (0, "L5 W5 Z3/1")
    assert table.state.gone_creatures >> tile("slime") & 1 and table.lord(0).settled == 1 << tile("demon")
    table.play(0, kind="spell_choice", monster="vampire_1", pay=False)
    assert table.lord(0).settled == 0


@pytest.mark.clause("DL-9.4", "DL-13.10")
def test_suggestion_in_the_first_game_knows_no_limit_of_evil() -> None:
    scene = fight("W4 Z3/1", card="suggestion", sent=("vampire",), evil=13, full=False)
    assert scene.play(kind="spell_choice", monster="vampire", pay=True).lord.evil == 14


@pytest.mark.clause("DL-1.8")
@pytest.mark.parametrize("imps", [0, 1])
def test_fist_of_justice(imps: int) -> None:
    assert fight("W4 Z3/1", card="fist_of_justice", imps=imps).lord.imps == 0


@pytest.mark.clause("DL-11.5.4")
def test_bonus_goes_with_the_adventurer() -> None:
    hidden = fight("Z3/1 W4:+3", card="invisibility", bonus=(0, 1))
    assert (hidden.line, hidden.lord.bonus) == ("W4:+3 Z3/1", [1, 0])
    fed = fight("W6:+1 P5/2", traps=("poisoned_meal",), year=2, food=2, bonus=(1, 0))
    assert (fed.prison, fed.line) == ("W6", "P5/2")


@pytest.mark.clause("DL-15.14", "DL-15.16")
def test_witch_counts_the_shield() -> None:
    line = "Z3/1:+2 W4"
    assert fight(line, card="magic_shield", sent=("witch",)).may_attack("witch", 2, "Z3/1", "Z3/1")
    strong = fight(line, card="magic_shield", sent=("witch",), room="dark_room")
    assert strong.may_attack("witch", 2, "Z3/1", "W4")
    assert not strong.may_attack("witch", 2, "Z3/1", "Z3/1")


@pytest.mark.clause("DL-11.5.6")
def test_witch_in_blind_rage_hits_the_first_twice() -> None:
    scene = fight("W6 Z5/3", card="blind_rage", sent=("witch",), year=2).attack("witch", 2)
    assert scene.line == "W6:+5 Z5/3"
