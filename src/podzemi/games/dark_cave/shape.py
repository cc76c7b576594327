"""Sizes for native code: how long every list of The Dark Cave can become, and how large its numbers.

From the components where these decide; every figure that the rules decide names its clause.
"""

from __future__ import annotations

from podzemi.engine.shape import Shape, bits, fields
from podzemi.games.dark_cave import codes
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.policy import chance, distances, plays, table


def shape(box: s.Box, players: int) -> Shape:
    pieces = g.piece_count(box)
    hand = max(
        box.hand_limit,
        *(sum(box.deal[n : n + s.BACK_COUNT]) for n in range(0, len(box.deal), s.BACK_COUNT)),
    )
    count = {kind: box.kind.count(kind) for kind in range(s.RAT_CARD + s.MONSTER_COUNT)}
    nodes = sum(box.spaces) + g.CORNER_COUNT
    lairs, ladders = box.mark.count(s.LAIR), box.mark.count(s.LADDER)
    rim = 2 * pieces + 2 * (1 + g.CORNER_COUNT)  # cells beside as many separate pieces of cave as can be
    monsters = min(hand, sum(count[s.RAT_CARD + n] for n in range(s.MONSTER_COUNT)))
    edges = pieces * g.SIDE_COUNT
    web_cards = count[s.COBWEB]
    hunts = monsters * lairs * (1 + nodes)  # from every lair to every space (DC-7)
    legal = max(hunts, hand * max(2 * rim, edges)) + hand * (hand + 1) // 2 + web_cards + 1
    by_seat = "clan up looked_clan gold limit tolls bites boots dwarf lying out hands queue"
    lists = fields("State", by_seat, players) | fields(
        "State", "pile open hidden deeds deed_hits deed_turns", box.cards
    )
    lists |= fields("State", "face cell rot laid", pieces) | {"State.join": edges, "State.hands[]": hand}
    lists |= fields("State", "rim rim_need rim_care", rim) | {
        "State.ladders": ladders,
        "State.axes": count[s.AXE_CARD],
    }
    lists |= {"State.boxed": s.BACK_COUNT * box.removed, "State.swaps": count[s.SWAP]}
    lists |= {"State.memory": count[s.SWAP] * 2 * hand, "State.aside": max(len(pool) for pool in box.pool)}
    lists |= fields("State", "turned looked_goal", g.CORNER_COUNT) | {"State.nuggets": box.mark.count(s.VEIN)}
    lists |= fields("State", "web_edge web_side web_card web_seat", web_cards)
    lists |= fields("State", "monster_at monster_card monster_seat", s.MONSTER_COUNT)
    lists |= fields("State", "saved treasure", 2)
    around = max(box.spaces) + g.SIDE_COUNT + ladders
    lists |= {"cave.neighbours()": around, "cave._around()": g.SIDE_COUNT, "cave.walk()": nodes + 1}
    lists |= {
        "cave.walk.seen": pieces * g.PLACE_STRIDE,
        "cave.walk.edge": nodes,
        "cave.walk.reached": nodes,
    }
    lists |= {"cave.lairs()": lairs, "cave.touched_webs()": g.SIDE_COUNT, "cave.open_edges()": edges}
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
        "setup._deal.rests": s.BACK_COUNT,
    }
    lists |= {"setup._deal.cards": max(len(back) for back in box.by_back), "setup._deal.rests[]": box.cards}
    lists |= {"scoring.scores()": players, "scoring.places()": players, "scoring.count_treasure.workers": 2}
    node, cell, wide = (-1, pieces * g.PLACE_STRIDE - 1), (0, 2**16 - 1), bits(codes.CODE_BITS)
    ranges = {f"State.{name}": node for name in ("dwarf", "monster_at", "join", "ladders")}
    ranges |= {f"State.{name}": cell for name in ("cell", "rim")} | {"State.web_edge": bits(17)}
    ranges |= {f"State.{name}": (0, players * codes.CARD_STRIDE) for name in ("hidden", "axes")}
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
    judged, found = _policy(box, players, nodes, legal)
    return Shape(players, legal, lists | judged, ranges | found)


def _policy(
    box: s.Box, players: int, nodes: int, legal: int
) -> tuple[dict[str, int], dict[str, tuple[int, int]]]:
    """Of `policy` and its parts: by space, by place of a grid, by both, by seat."""
    spaces, grid = g.piece_count(box) * g.PLACE_STRIDE, int(distances.GRID)
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
    lists |= dict.fromkeys(corners.split(), int(g.CORNER_COUNT))
    lists |= {"policy_distances.survey()": grid, "policy_distances.prices()": grid}
    lists |= {"policy_distances.laid_costs()": max(box.spaces), "policy_trust.leanings()": players}
    lists |= {"policy_aims.chances.looked": players, "policy_table.entries()": players * grid}
    lists |= {"policy_table.table_of()": (players + 1) * table.ROW}
    lists |= {"policy_plays.holes()": plays.HOLES * plays.HOLE}
    lists |= {"policy.weigh.values": legal, "policy._softened()": legal}
    lists |= {"policy_fitted.curves()": int(chance.CURVES), "policy_chance._score.heads": 2}
    lists |= {"policy_chance.prospects()": players * chance.ROW}
    found = [
        *by_node.split(),
        *by_space.split(),
        "policy_distances.prices()",
        "policy_distances.laid_costs()",
    ]
    ranges = dict.fromkeys([*found, "policy_distances.survey()", spreads.split()[0]], (-(2**15), 2**15 - 1))
    ranges |= dict.fromkeys(("policy_distances.spread_field.queued", "policy_table.entries()"), (0, 4))
    return lists, ranges
