"""How long every list of every game can become, and how large its numbers.

From the components where these decide; every figure that the rules decide names its clause. A build with
PODZEMI_CHECKED stops with the line of the rules when one of them is too small.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from math import ceil, comb, log2
from typing import Any  # Any: components of whichever game

from podzemi.games.dark_cave import codes as dc_codes
from podzemi.games.dark_cave import geometry
from podzemi.games.dark_cave import state as dc
from podzemi.games.dark_cave.policy import chance as dc_chance
from podzemi.games.dark_cave.policy import distances as dc_map
from podzemi.games.dark_cave.policy import plays as dc_plays
from podzemi.games.dark_cave.policy import table as dc_table
from podzemi.games.dungeon_lords import codes as dl_codes
from podzemi.games.dungeon_lords import state as dl
from podzemi.games.dungeon_lords.policy import evaluation as dl_evaluation
from podzemi.games.paper_dungeons import codes as pd_codes
from podzemi.games.paper_dungeons import state as pd
from podzemi.games.welcome_dungeon import codes as wd_codes
from podzemi.games.welcome_dungeon import state as wd
from podzemi.native.translate.shape import Shape, bits, fields


def welcome_dungeon(box: Any, players: int) -> Shape:
    cards = sum(box.copies)
    legal = max(wd.KIND_COUNT, 1 + wd.KIT_SIZE)  # a kind is named (WD-4.6), or added or sacrificed (WD-4.4)
    lists = fields("State", "in_round successes failures", players)
    lists |= fields("State", "deck pile added_kind added_by", cards)
    lists |= fields("State", "run_kind run_removed run_fate run_by run_hp", cards)
    lists |= fields("State", "aside_kind aside_by aside_tile status", wd.KIT_SIZE)
    lists["State.turns"] = cards + players  # every drawn card ends a turn, and every seat passes once
    lists |= {
        "legal.legal()": legal,
        "legal.to_act()": 1,
        "scoring.scores()": players,
        "scoring.places()": players,
        "policy_odds.own_cards()": wd.KIND_COUNT,
        "policy_odds.unseen_cards()": wd.KIND_COUNT,
    }
    ranges = {"State.turns": (0, players * wd_codes.TURN_STRIDE - 1), "State.round": (0, 2**15 - 1)}
    return Shape(players, legal, lists, ranges)


def paper_dungeons(box: Any, players: int) -> Shape:
    walk = _longest_walk(box)
    used = box.rounds * box.dice_per_round
    minions = box.start_alive.bit_count()
    answers = pd.HERO_COUNT * box.max_level + pd.ITEM_COUNT * pd.HALF_COUNT + 1  # each is never asked again
    deeds = box.dice_per_round * (walk + 2) + answers  # a die, its steps and a stop; then answers (PD-5)
    chapters = max(len(story) for story in box.campaigns)
    legal = minions * (minions - 1) // 2  # two minions of all (PD-5.5.3, PD-5.6)
    boss_count = len(box.tiers)
    lists = fields("Sheet", "dealt_powers dealt_goals", 2) | fields("Sheet", "deeds last", deeds)
    lists |= {"Sheet.levels": pd.HERO_COUNT, "Sheet.items": pd.ITEM_COUNT, "Sheet.visits": pd.ROOM_COUNT}
    lists |= {
        "Sheet.used": box.dice_per_round,
        "Sheet.agenda": _longest_agenda(box),
        "Sheet.boss_boxes": boss_count,
    }
    lists |= {"Sheet.missions": 3 * box.missions_in_play, "Sheet.track": used, "Sheet.path": used * walk}
    lists |= {
        "State.bosses": boss_count,
        "State.missions": box.missions_in_play,
        "State.faces": pd.DICE_COUNT,
    }
    lists |= {"State.rolls": pd.DICE_COUNT * _most_rolls(box)} | fields(
        "State", "sheets shown finished", players
    )
    lists |= {"State.results": players * pd.RESULT_STRIDE * max(chapters, 1)}
    lists |= {"setup._deck()": pd.CARD_COUNT, "setup._deal_hands()": players, "setup._deal.sheets": players}
    lists |= {
        "scoring.score_boxes()": pd.SCORE_BOX_COUNT,
        "legal.allowed()": legal,
        "legal.to_act()": players,
    }
    lists |= {"chapters.scores()": players, "chapters.places()": players, "chapters.places.rooms": players}
    gems = bits(max(box.room_gem) + 1)
    ranges = {"Sheet.alive": bits(pd.ROOM_COUNT), "Sheet.explored": bits(pd.ROOM_COUNT)}
    ranges |= {f"Sheet.{name}": gems for name in ("circled", "crossed", "taken")}
    ranges |= {"Sheet.walls": bits(max(len(walls) for walls in box.dungeon_walls))}
    ranges |= {"Sheet.water": bits(len(box.waters)), "Sheet.refunds": bits(2 * len(box.waters))}
    ranges |= {"Sheet.agenda": (0, 16 * pd_codes.ROOM_STRIDE), "Sheet.boss_boxes": (pd.NO_SCORE, 1000)}
    ranges |= {"Sheet.path": (0, (box.rounds + 1) * pd_codes.ROOM_STRIDE)}
    code = (0, (pd_codes.PICK_MINIONS + 1) * pd_codes.KIND_STRIDE - 1)
    ranges |= {f"Sheet.{name}": code for name in ("deeds", "last")} | {"legal.allowed()": code}
    ranges |= {
        "State.results": (pd.NO_SCORE, -pd.NO_SCORE),
        "State.open_missions": bits(box.missions_in_play),
    }
    ranges |= {f"policy_sheet.distances.{name}": bits(pd.ROOM_COUNT) for name in ("edge", "seen", "after")}
    planned = ("close", "distances", "features", "written")
    return Shape(
        players,
        legal,
        lists,
        ranges,
        planner="paper_dungeons.hpp",
        planned=tuple(f"policy.sheet.{name}" for name in planned),
    )


def _longest_agenda(box: Any) -> int:
    """What can wait at once (PD-8.1): a room, a boss or a die, and one thing more for every gem."""
    room = max(len(treasure) for treasure in box.room_treasure) + 2  # its gem and its trap
    reward = max(len(rewards) for rewards in box.boss_reward)
    return int(room + reward + box.brewed + 1 + box.cauldron_potions + box.gem_spaces + 8)


@cache
def _most_rolls(box: Any) -> int:
    """Rolls in a round (PD-4.1): one more comes about less often than once in 2^64 rounds."""
    white, black = box.faces[: pd.FACE_COUNT], box.faces[pd.FACE_COUNT :]
    all_dice = [white] * pd.WHITE_COUNT + [black] * (pd.DICE_COUNT - pd.WHITE_COUNT)
    again = 0
    for faces in product(*all_dice):
        skulls, clovers = faces.count(pd.SKULL), faces.count(pd.CLOVER)
        again += skulls >= box.reroll_skulls or clovers >= box.reroll_clovers
    share = again / int(pd.FACE_COUNT) ** int(pd.DICE_COUNT)
    return 1 if share == 0 else ceil(64 / -log2(share))


@cache
def _longest_walk(box: Any) -> int:
    """The steps of one move when nothing stops anybody and rivers are refunded (PD-5.4, PD-11.13)."""

    @cache
    def steps(dungeon: int, room: int, refunds: int, movement: int) -> int:
        if movement == 0:
            return 0
        return max(_onward(dungeon, room, refunds, movement, way) for way in box.ways[dungeon + room])

    def _onward(dungeon: int, room: int, refunds: int, movement: int, way: int) -> int:
        to = pd_codes.way_to(way)
        back = pd_codes.refund_bit(pd_codes.way_index(way), to > room)
        if pd_codes.way_join(way) != pd.WATER or refunds & back:
            return 1 + steps(dungeon, to, refunds, movement - 1)
        return 1 + steps(dungeon, to, refunds | back, movement)

    rooms = range(pd.ROOM_COUNT)
    dungeons = range(0, len(box.ways), pd.ROOM_COUNT)
    return max(steps(dungeon, room, 0, 3) for dungeon in dungeons for room in rooms)


def dark_cave(box: Any, players: int) -> Shape:
    pieces = geometry.piece_count(box)
    hand = max(
        box.hand_limit,
        *(sum(box.deal[n : n + dc.BACK_COUNT]) for n in range(0, len(box.deal), dc.BACK_COUNT)),
    )
    count = {kind: box.kind.count(kind) for kind in range(dc.RAT_CARD + dc.MONSTER_COUNT)}
    nodes = sum(box.spaces) + geometry.CORNER_COUNT
    lairs, ladders = box.mark.count(dc.LAIR), box.mark.count(dc.LADDER)
    rim = 2 * pieces + 2 * (
        1 + geometry.CORNER_COUNT
    )  # cells beside as many separate pieces of cave as can be
    monsters = min(hand, sum(count[dc.RAT_CARD + n] for n in range(dc.MONSTER_COUNT)))
    edges = pieces * geometry.SIDE_COUNT
    web_cards = count[dc.COBWEB]
    hunts = monsters * lairs * (1 + nodes)  # from every lair to every space (DC-7)
    legal = max(hunts, hand * max(2 * rim, edges)) + hand * (hand + 1) // 2 + web_cards + 1
    by_seat = "clan up looked_clan gold limit tolls bites boots dwarf lying out hands queue"
    lists = fields("State", by_seat, players) | fields(
        "State", "pile open hidden deeds deed_hits deed_turns", box.cards
    )
    lists |= fields("State", "face cell rot laid", pieces) | {"State.join": edges, "State.hands[]": hand}
    lists |= fields("State", "rim rim_need rim_care", rim) | {
        "State.ladders": ladders,
        "State.axes": count[dc.AXE_CARD],
    }
    lists |= {"State.boxed": dc.BACK_COUNT * box.removed, "State.swaps": count[dc.SWAP]}
    lists |= {"State.memory": count[dc.SWAP] * 2 * hand, "State.aside": max(len(pool) for pool in box.pool)}
    lists |= fields("State", "turned looked_goal", geometry.CORNER_COUNT) | {
        "State.nuggets": box.mark.count(dc.VEIN)
    }
    lists |= fields("State", "web_edge web_side web_card web_seat", web_cards)
    lists |= fields("State", "monster_at monster_card monster_seat", dc.MONSTER_COUNT)
    lists |= fields("State", "saved treasure", 2)
    around = max(box.spaces) + geometry.SIDE_COUNT + ladders
    lists |= {"cave.neighbours()": around, "cave._around()": geometry.SIDE_COUNT, "cave.walk()": nodes + 1}
    lists |= {
        "cave.walk.seen": pieces * geometry.PLACE_STRIDE,
        "cave.walk.edge": nodes,
        "cave.walk.reached": nodes,
    }
    lists |= {"cave.lairs()": lairs, "cave.touched_webs()": geometry.SIDE_COUNT, "cave.open_edges()": edges}
    lists |= {
        "legal._sorted_spaces()": nodes + 1,
        "legal.legal()": legal,
        "legal.to_act()": 1,
        "cards.discard_cards.cards": 2,
    }
    lists |= {"state.numbered()": pieces, "setup.setup.kinds": max(len(pool) for pool in box.pool)}
    lists |= {
        "setup._empty.zeros": players,
        "setup._empty.nones": players,
        "setup._deal.rests": dc.BACK_COUNT,
    }
    lists |= {"setup._deal.cards": max(len(back) for back in box.by_back), "setup._deal.rests[]": box.cards}
    lists |= {"scoring.scores()": players, "scoring.places()": players, "scoring.count_treasure.workers": 2}
    node, cell, wide = (-1, pieces * geometry.PLACE_STRIDE - 1), (0, 2**16 - 1), bits(dc_codes.CODE_BITS)
    ranges = {f"State.{name}": node for name in ("dwarf", "monster_at", "join", "ladders")}
    ranges |= {f"State.{name}": cell for name in ("cell", "rim")} | {"State.web_edge": bits(17)}
    ranges |= {f"State.{name}": (0, players * dc_codes.CARD_STRIDE) for name in ("hidden", "axes")}
    ranges |= {f"State.{name}": bits(players) for name in ("looked_clan", "looked_goal", "deed_hits")}
    ranges |= {
        f"State.{name}": (0, 2**15 - 1)
        for name in ("turn", "deed_turns", "saved", "treasure", "gold", "bank")
    }
    ranges |= {"State.swaps": (0, 64 * (box.cards + 1)), "State.memory": bits(26), "State.deeds": bits(60)}
    ranges |= dict.fromkeys(
        ("rules.apply.code", "legal.legal()", "codes.play_monster()", "codes.step()"), wide
    )
    ranges |= {"cave.walk.seen": (0, 1)}
    ranges |= {"codes.target_of()": bits(21), "codes.path_rot()": (0, 1), "codes.monster_to()": bits(21)}
    ranges |= dict.fromkeys(
        ("cave.neighbours()", "cave._around()", "cave.walk()", "cave.walk.edge", "cave.lairs()"), node
    )
    judged, found = _dark_cave_policy(box, players, nodes, legal)
    return Shape(players, legal, lists | judged, ranges | found)


def _dark_cave_policy(
    box: Any, players: int, nodes: int, legal: int
) -> tuple[dict[str, int], dict[str, tuple[int, int]]]:
    """Of `policy` and its parts: by space, by place of a grid, by both, by seat."""
    spaces, grid = geometry.piece_count(box) * geometry.PLACE_STRIDE, int(dc_map.GRID)
    by_node = "policy_distances.spread_field.queued policy.weigh.cost policy.weigh.onward"
    by_node += " policy_chance.prospects.to_exit policy_chance.prospects.to_corner"
    by_node += " policy_chance.prospects.onward"
    by_space = "policy_distances.moves_from() policy._weigh_cards.walk policy_walk.walk_values.best"
    by_space += " policy_walk._look_around.origin policy_walk._look_around.paid"
    walks = "policy_distances.moves_from.edge policy_distances.moves_from.reached"
    walks += " policy_walk._look_around.edge policy_walk._look_around.reached"
    spreads = "policy_distances.spread_field.edge policy_distances.spread_field.reached"
    corners = "policy_aims.aims() policy_aims.chances() policy_aims.chances.weight"
    corners += " policy_chance._goals()"
    lists = dict.fromkeys(by_node.split(), spaces + grid) | dict.fromkeys(by_space.split(), spaces)
    lists |= dict.fromkeys(walks.split(), nodes) | dict.fromkeys(spreads.split(), nodes + grid)
    lists |= dict.fromkeys(corners.split(), int(geometry.CORNER_COUNT))
    lists |= {"policy_distances.survey()": grid, "policy_distances.prices()": grid}
    lists |= {"policy_distances.laid_costs()": max(box.spaces), "policy_trust.leanings()": players}
    lists |= {"policy_aims.chances.looked": players, "policy_table.entries()": players * grid}
    lists |= {"policy_table.table_of()": (players + 1) * dc_table.ROW}
    lists |= {"policy_plays.holes()": dc_plays.HOLES * dc_plays.HOLE}
    lists |= {"policy.weigh.values": legal, "policy._softened()": legal}
    lists |= {"policy_fitted.curves()": int(dc_chance.CURVES), "policy_chance._score.heads": 2}
    lists |= {"policy_chance.prospects()": players * dc_chance.ROW}
    found = [
        *by_node.split(),
        *by_space.split(),
        "policy_distances.prices()",
        "policy_distances.laid_costs()",
    ]
    ranges = dict.fromkeys([*found, "policy_distances.survey()", spreads.split()[0]], (-(2**15), 2**15 - 1))
    ranges |= dict.fromkeys(("policy_distances.spread_field.queued", "policy_table.entries()"), (0, 4))
    return lists, ranges


DIG_SEQUENCES, DIG_FROM = 3051, 0b1000010000100
"""Of up to four cells, from these tiles on; `tests/native/test_shapes.py` tries all boards."""
MOST_TILES = 16
"""More are not dug without a block of four (DL-6.12), likewise."""


def dungeon_lords(box: Any, players: int) -> Shape:
    creatures = 2 * dl.ROUND_COUNT  # one is hired in a round (DL-6.3)
    party = dl.ROUND_COUNT + 1  # one comes in all rounds but the first, the paladin, an illusion
    crowds, ghosts = _crowds(box, creatures), box.creature_kind.count(dl.GHOST)
    one_trap, two_traps = 1 + dl.TRAP_COUNT, 1 + dl.TRAP_COUNT + dl.TRAP_COUNT * (dl.TRAP_COUNT + 1) // 2
    plans = crowds * (two_traps + (dl.COLUMN_COUNT - 1) * one_trap)  # one Labyrinth among the nearest tiles
    mines = sum(comb(MOST_TILES, count) for count in range(1, max(box.get_units) + 1))
    digs = (
        DIG_SEQUENCES
        if box.start[dl.START_TILES] == DIG_FROM
        else int(dl.CELL_COUNT) ** int(dl_codes.DIG_MOST)
    )
    legal = max(plans, digs + 1, mines + 1)
    decks = {"monster": box.creature_year, "room": box.room_year}
    lists = fields("Lord", "traps buried", dl.TRAP_COUNT) | fields("Lord", "party damage bonus", party)
    lists |= {"Lord.room_at": dl.CELL_COUNT, "Lord.lair": creatures, "Lord.prison": 2 * party}
    lists |= {"Lord.plan": dl.PLAN_LENGTH, "Lord.laid_traps": 2}
    lists |= fields("Battle", "poisoned poison used", 2) | {
        "State.lords": players,
        "State.spaces": dl.SPACE_COUNT,
    }
    lists |= fields("State", "dummy_blocked dummy_shown", max(box.dummies))
    lists |= {"State.offer": 3, "State.room_offer": 2, "State.event_tiles": 3, "State.special_cards": 2}
    lists |= fields("State", "coming next_coming", max(box.adventurers_drawn))
    lists |= {"rounds.draw_adventurers.drawn": max(box.adventurers_drawn)}
    lists |= fields("State", "row later_row", dl.ROUND_COUNT) | {"setup.setup.rows": 2}
    lists |= {"costs.draw_traps.drawn": max(box.get_traps) + 1}
    lists |= {f"State.{name}_piles": 2 for name in (*decks, "adventurer")}
    lists |= {f"State.{name}_piles[]": max(years.count(1), years.count(2)) for name, years in decks.items()}
    lists |= {"State.adventurer_piles[]": dl.YEAR_ADVENTURER_COUNT, "State.used_traps": dl.TRAP_COUNT}
    lists |= {"State.trap_deck": sum(box.trap_copies), "draws.draw()": dl.CARD_COUNT}
    lists |= {"legal.to_act()": players, "legal.legal()": legal, "dungeon.cells_of()": dl.CELL_COUNT}
    lists |= {
        "dungeon.dig_codes.masks": digs,
        "dungeon.subsets.starts": mines,
        "legal._spaces.masks": mines,
    }
    lists |= {"legal._crowds()": crowds, "legal._crowds.masks": mines, "legal.battle_plans.ghosts": 2**ghosts}
    lists |= {"legal.battle_plans.monsters": creatures, "legal._trap_choices()": two_traps}
    lists |= {f"{name}.prices": creatures + dl.TRAP_COUNT for name in ("legal._spaces", "legal._payday")}
    lists |= {
        "spells._suggestion_answers.prices": creatures + dl.TRAP_COUNT,
        "costs.own_traps()": dl.TRAP_COUNT,
    }
    lists |= {"spells.monsters_sent()": creatures, "party.freeable()": 2 * party, "traps._blocks()": party}
    lists |= {
        "attacks._second_targets()": party,
        "codes.dug_cells()": dl_codes.DIG_MOST,
        "codes.laid_traps()": 2,
    }
    lists |= {"adventurers.ranking()": players + 1, "scoring.title_holders()": dl.TITLE_COUNT}
    lists |= {"scoring.score_rows()": 9, "scoring.scores()": players, "scoring.places()": players}
    cells, tiles, everybody = bits(dl.CELL_COUNT), bits(dl.CREATURE_COUNT), bits(dl.ILLUSION + 1)
    ranges = {f"Lord.{name}": cells for name in ("tiles", "rooms", "conquered", "worked", "worked_again")}
    ranges |= {f"Lord.{name}": tiles for name in ("down", "settled", "sent")}
    ranges |= {f"Lord.{name}": bits(dl.ORDER_COUNT) for name in ("drawn", "blocked", "on_card")}
    ranges |= {f"Lord.{name}": (0, 2**15 - 1) for name in ("gold", "food", "imps", "busy")}
    ranges |= {f"State.{name}": bits(dl.ORDER_COUNT) for name in ("dummy_blocked", "dummy_shown")}
    ranges |= {"State.gone_creatures": tiles, "State.gone_rooms": bits(dl.ROOM_COUNT)}
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
    _lords_policy(legal, lists)
    return Shape(players, legal, lists, ranges)


def _lords_policy(legal: int, lists: dict[str, int]) -> None:
    """What a quick lord counts with; values of codes are as many as codes."""
    evaluation, orders, building, combat = (
        f"policy_{name}" for name in ("evaluation", "orders", "building", "combat")
    )
    sites = 2 * dl.ORDER_COUNT * dl.PLAN_LENGTH
    lists |= {
        f"{evaluation}.features()": dl_evaluation.FEATURE_COUNT,
        f"{evaluation}.best_rivals()": dl.TITLE_COUNT,
    }
    lists |= {"policy_fitted.figures_of()": dl_evaluation.FEATURE_COUNT}
    lists |= {
        f"{orders}._on_offer()": 3,
        f"{orders}._chances()": 4,
        f"{orders}.space_worths()": dl.SPACE_COUNT,
    }
    lists |= {f"{orders}.plan_sites()": sites, f"{orders}._budget()": 3 * dl.ORDER_COUNT}
    lists |= {f"{building}._dig_values.by_count": dl_codes.DIG_MOST + 1}
    lists |= {
        f"{evaluation}.kind_power.powers": dl.KIND_COUNT,
        f"{building}.trap_worth.better": dl.TRAP_COUNT,
    }
    lists |= {f"{orders}.{name}.values": legal for name in ("weigh_plans", "weigh_cards")}
    lists |= {f"{combat}.{name}.values": legal for name in ("weigh_battle_plans", "weigh_answers")}
    lists |= {f"{building}.weigh_trades.values": legal, "policy.weigh()": legal}


def _crowds(box: Any, creatures: int) -> int:
    """In how many ways creatures are sent to a room: so many monsters at most, and any ghosts (DL-10.6)."""
    most = max(box.room_monsters)
    found = 0
    for ghosts in range(box.creature_kind.count(dl.GHOST) + 1):
        monsters = sum(comb(creatures - ghosts, count) for count in range(most + 1))
        found = max(found, monsters * 2**ghosts)
    return found


SHAPES = {
    "dungeon_lords": dungeon_lords,
    "dark_cave": dark_cave,
    "welcome_dungeon": welcome_dungeon,
    "paper_dungeons": paper_dungeons,
}
