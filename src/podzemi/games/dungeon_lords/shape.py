"""Sizes for native code: how long every list of Dungeon Lords can become, and how large its numbers.

From the components where these decide; every figure that the rules decide names its clause.
"""

from __future__ import annotations

from math import comb

from podzemi.engine.shape import Shape, bits, fields
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.policy.evaluation import FEATURE_COUNT

DIG_SEQUENCES, DIG_FROM = 3051, 0b1000010000100
"""Of up to four cells, from these tiles on; `tests/native/test_shapes.py` tries all boards."""
MOST_TILES = 16
"""More are not dug without a block of four (DL-6.12), likewise."""


def shape(box: s.Box, players: int) -> Shape:
    creatures = 2 * s.ROUND_COUNT  # one is hired in a round (DL-6.3)
    party = s.ROUND_COUNT + 1  # one comes in all rounds but the first, the paladin, an illusion
    crowds, ghosts = _crowds(box, creatures), box.creature_kind.count(s.GHOST)
    one_trap, two_traps = 1 + s.TRAP_COUNT, 1 + s.TRAP_COUNT + s.TRAP_COUNT * (s.TRAP_COUNT + 1) // 2
    plans = crowds * (two_traps + (s.COLUMN_COUNT - 1) * one_trap)  # one Labyrinth among the nearest tiles
    mines = sum(comb(MOST_TILES, count) for count in range(1, max(box.get_units) + 1))
    digs = DIG_SEQUENCES if box.start[s.START_TILES] == DIG_FROM else int(s.CELL_COUNT) ** int(codes.DIG_MOST)
    legal = max(plans, digs + 1, mines + 1)
    decks = {"monster": box.creature_year, "room": box.room_year}
    lists = fields("Lord", "traps buried", s.TRAP_COUNT) | fields("Lord", "party damage bonus", party)
    lists |= {"Lord.room_at": s.CELL_COUNT, "Lord.lair": creatures, "Lord.prison": 2 * party}
    lists |= {"Lord.plan": s.PLAN_LENGTH, "Lord.laid_traps": 2}
    lists |= fields("Battle", "poisoned poison used", 2) | {
        "State.lords": players,
        "State.spaces": s.SPACE_COUNT,
    }
    lists |= fields("State", "dummy_blocked dummy_shown", max(box.dummies))
    lists |= {"State.offer": 3, "State.room_offer": 2, "State.event_tiles": 3, "State.special_cards": 2}
    lists |= fields("State", "coming next_coming", max(box.adventurers_drawn))
    lists |= {"rounds.draw_adventurers.drawn": max(box.adventurers_drawn)}
    lists |= fields("State", "row later_row", s.ROUND_COUNT) | {"setup.setup.rows": 2}
    lists |= {"costs.draw_traps.drawn": max(box.get_traps) + 1}
    lists |= {f"State.{name}_piles": 2 for name in (*decks, "adventurer")}
    lists |= {f"State.{name}_piles[]": max(years.count(1), years.count(2)) for name, years in decks.items()}
    lists |= {"State.adventurer_piles[]": s.YEAR_ADVENTURER_COUNT, "State.used_traps": s.TRAP_COUNT}
    lists |= {"State.trap_deck": sum(box.trap_copies), "draws.draw()": s.CARD_COUNT}
    lists |= {"legal.to_act()": players, "legal.legal()": legal, "dungeon.cells_of()": s.CELL_COUNT}
    lists |= {
        "dungeon.dig_codes.masks": digs,
        "dungeon.subsets.starts": mines,
        "legal._spaces.masks": mines,
    }
    lists |= {"legal._crowds()": crowds, "legal._crowds.masks": mines, "legal.battle_plans.ghosts": 2**ghosts}
    lists |= {"legal.battle_plans.monsters": creatures, "legal._trap_choices()": two_traps}
    lists |= {f"{name}.prices": creatures + s.TRAP_COUNT for name in ("legal._spaces", "legal._payday")}
    lists |= {
        "spells._suggestion_answers.prices": creatures + s.TRAP_COUNT,
        "costs.own_traps()": s.TRAP_COUNT,
    }
    lists |= {"spells.monsters_sent()": creatures, "party.freeable()": 2 * party, "traps._blocks()": party}
    lists |= {
        "attacks._second_targets()": party,
        "codes.dug_cells()": codes.DIG_MOST,
        "codes.laid_traps()": 2,
    }
    lists |= {"adventurers.ranking()": players + 1, "scoring.title_holders()": s.TITLE_COUNT}
    lists |= {"scoring.score_rows()": 9, "scoring.scores()": players, "scoring.places()": players}
    cells, tiles, everybody = bits(s.CELL_COUNT), bits(s.CREATURE_COUNT), bits(s.ILLUSION + 1)
    ranges = {f"Lord.{name}": cells for name in ("tiles", "rooms", "conquered", "worked", "worked_again")}
    ranges |= {f"Lord.{name}": tiles for name in ("down", "settled", "sent")}
    ranges |= {f"Lord.{name}": bits(s.ORDER_COUNT) for name in ("drawn", "blocked", "on_card")}
    ranges |= {f"Lord.{name}": (0, 2**15 - 1) for name in ("gold", "food", "imps", "busy")}
    ranges |= {f"State.{name}": bits(s.ORDER_COUNT) for name in ("dummy_blocked", "dummy_shown")}
    ranges |= {"State.gone_creatures": tiles, "State.gone_rooms": bits(s.ROOM_COUNT)}
    ranges |= {"State.gone_adventurers": everybody, "Battle.invisible": everybody}
    wide = bits(42)
    ranges |= dict.fromkeys(
        ("rules.apply.code", "legal.legal()", "codes.sending()", "codes.plan_combat()"), wide
    )
    small = (
        "blocked_orders planned_dummy recovered_order spied_position mined_cells discarded_trap building_cell"
    )
    small += (
        " price_of dig_site tax_amount sent_creatures event_gold second_target freed_prisoner spell_prisoner"
    )
    ranges |= {f"codes.{name}()": (-1, 2**24) for name in small.split()}
    _policy(legal, lists)
    return Shape(players, legal, lists, ranges)


def _policy(legal: int, lists: dict[str, int]) -> None:
    """The scratch lists of the policy; values of codes are as many as codes."""
    evaluation, orders, building, combat = (
        f"policy_{name}" for name in ("evaluation", "orders", "building", "combat")
    )
    sites = 2 * s.ORDER_COUNT * s.PLAN_LENGTH
    lists |= {
        f"{evaluation}.features()": FEATURE_COUNT,
        f"{evaluation}.best_rivals()": s.TITLE_COUNT,
    }
    lists |= {"policy_fitted.figures_of()": FEATURE_COUNT}
    lists |= {"policy_popular.popular()": s.ORDER_COUNT * s.PLAN_LENGTH}
    lists |= {
        f"{orders}._on_offer()": 3,
        f"{orders}._chances()": 4,
        f"{orders}.space_worths()": s.SPACE_COUNT,
    }
    lists |= {f"{orders}.plan_sites()": sites, f"{orders}._budget()": 3 * s.ORDER_COUNT}
    lists |= {f"{building}._dig_values.by_count": codes.DIG_MOST + 1}
    lists |= {
        f"{evaluation}.kind_power.powers": s.KIND_COUNT,
        f"{building}.trap_worth.better": s.TRAP_COUNT,
    }
    lists |= {f"{orders}.{name}.values": legal for name in ("weigh_plans", "weigh_cards")}
    lists |= {f"{combat}.{name}.values": legal for name in ("weigh_battle_plans", "weigh_answers")}
    lists |= {f"{building}.weigh_trades.values": legal, "policy.weigh()": legal}


def _crowds(box: s.Box, creatures: int) -> int:
    """In how many ways creatures are sent to a room: so many monsters at most, and any ghosts (DL-10.6)."""
    most = max(box.room_monsters)
    found = 0
    for ghosts in range(box.creature_kind.count(s.GHOST) + 1):
        monsters = sum(comb(creatures - ghosts, count) for count in range(most + 1))
        found = max(found, monsters * 2**ghosts)
    return found
