"""The specification of `observation` and `choices`, for programs that learn.

Left out: the order of the adventurers that are known to lie under the pile; who stands further back than
the sixth in a party; and what is printed on tiles and cards.
"""

from __future__ import annotations

from typing import Final

from podzemi.engine.learning.observation_spec import Choice, Field, ObservationSpec, name_list
from podzemi.games.dungeon_lords.encoding import choices
from podzemi.games.dungeon_lords.encoding import observation as ob
from podzemi.games.dungeon_lords.names import (
    ADVENTURERS,
    CARDS,
    EVENT_TILES,
    ORDERS,
    SPECIALS,
    TRAPS,
)
from podzemi.games.dungeon_lords.state import Box, State
from podzemi.games.dungeon_lords.view.types import (
    ASKS,
    PARTS,
    PHASES,
)

SEATS: Final = 4
_GOODS: Final = 99
_HEROES: Final = ADVENTURERS[: ob.HEROES]
_PARTY: Final = int(ob.PARTY)
_TRAPS: Final = 27
_OWNER: Final = "by the seat that has it"

FIELDS: Final = (
    Field("phase", 1, 0, len(PHASES) - 1, f"What is decided: {name_list(PHASES)}.", "kind"),
    Field("players", 1, 2, SEATS, "How many sit at the table."),
    Field("full_rules", 1, 0, 1, "The option (DL-21)."),
    Field("special_events", 1, 0, 1, "The option (DL-21)."),
    Field("in_turn", 1, 0, 1, "The option (DL-21): battles are planned in turn."),
    Field("year", 1, 1, 2, "The year."),
    Field("round", 1, 0, 4, "The round of building; 0 before the first."),
    Field("combat", 1, 0, 4, "The round of combat; 0 while building."),
    Field("first", 1, 1, SEATS, "The starting player's seat.", "seat"),
    Field("turn", 1, 0, SEATS, "How many seats, from the first, the phase is done with."),
    Field("place", 1, 0, 24, "How far the execution of orders has come.", "cell"),
    Field("space", 1, 0, 24, "Space that is executed: three for each order.", "cell"),
    Field("neutral", 1, 0, 14, "Evil of the neutral cube, with two players."),
    Field(
        "paladin", 1, 0, SEATS + 1, "The year's paladin: 0 in his tent, 1 to 4 before a seat, 5 gone.", "kind"
    ),
    Field("trap_deck", 1, 0, _TRAPS, "Traps in the deck."),
    Field("asked", SEATS, 0, 1, "By seat: its decision is awaited."),
    Field(
        "spaces",
        24,
        0,
        6,
        "By space, three for each order: seat whose minion stands there; 5, 6: a dummy's.",
        "seat",
    ),
    Field(
        "coming",
        4,
        0,
        len(ADVENTURERS),
        "Adventurers of this round, from 1 in the order of the data.",
        "kind",
    ),
    Field("next", 4, 0, len(ADVENTURERS), "Adventurers of the next round.", "kind"),
    Field("events", 3, 0, 3, f"Event tiles of the year, face up: {name_list(EVENT_TILES, 1)}.", "kind"),
    Field("special", 1, 0, len(SPECIALS), f"The special event: {name_list(SPECIALS, 1)}.", "kind"),
    Field("row", 4, 0, len(CARDS), f"Combat cards that the observer knows: {name_list(CARDS, 1)}.", "kind"),
    Field("revealed", 4, 0, 1, "By combat card: all know it."),
    Field("used_traps", 9, 0, 3, f"By trap ({', '.join(TRAPS)}): used and shown."),
    Field(
        "adventurer",
        len(_HEROES),
        0,
        ob.IN_PARTY + SEATS,
        "By adventurer, then the paladins: 0 not seen yet, 1 comes, 2 comes next, 3 out of the game, 4 under "
        "the pile, 5 to 8 in the prison of a seat, 9 to 12 in the party before a seat.",
        "kind",
    ),
    Field(
        "creature",
        24,
        0,
        6,
        f"By creature tile: 0 not seen yet, 1 on offer, 2 out of the game, 3 to 6 {_OWNER}.",
        "kind",
    ),
    Field(
        "posture",
        24,
        0,
        7,
        "By creature tile, the sum of: 1 face down, 2 sent to battle, 4 done with on payday.",
        "flags",
    ),
    Field(
        "room", 16, 0, 6, f"By room: 0 not seen yet, 1 on offer, 2 out of the game, 3 to 6 {_OWNER}.", "kind"
    ),
    Field(
        "dummies",
        16,
        0,
        7,
        "By dummy and order, the sum of: 1 blocked, 2 shown, 4 held by its carer.",
        "flags",
    ),
    Field("battle", 1, 0, SEATS, "Seat whose battle is resolved.", "seat"),
    Field("battle_step", 1, 0, 7, "How far it has come (DL-10.8 to DL-10.15).", "kind"),
    Field("battle_asks", 1, 0, len(ASKS) - 1, f"What it waits for: {name_list(ASKS)}.", "kind"),
    Field("battle_trap", 1, 0, 9, "Trap that waits for its target.", "kind"),
    Field("battle_pool", 1, 0, _GOODS, "Healing and other points to be given out."),
    Field("battle_losses", 1, 0, _GOODS, "Goods that the spell still takes."),
    Field("battle_sheep", 1, 0, 24, "Creature that is a sheep.", "kind"),
    Field("battle_used", 2, 0, 9, "Traps of this combat round.", "kind"),
    Field(
        "battle_marks",
        7,
        0,
        1,
        "Blind rage, no conquest, no healing, no spell, fought, magic shield, no fatigue.",
    ),
    Field("invisible", _PARTY, 0, 1, "By place in the party of the battle: invisible."),
    Field("poisoned", _PARTY, 0, 1, "By place in the party of the battle: poisoned."),
    Field("own_traps", 9, 0, 3, "By trap: the observer's store."),
    Field("own_buried", 9, 0, 3, "By trap: discarded unseen by the observer."),
    Field("own_drawn", 8, 0, 1, f"By order ({', '.join(ORDERS)}): drawn by the observer for blocking."),
    Field("own_dummy", 1, 0, 8, "Order that the observer chose for its dummy.", "kind"),
    Field("own_laid", 2, 0, 9, "Traps of the observer's plan of battle.", "kind"),
    Field("gold", SEATS, 0, _GOODS, "By seat: gold."),
    Field("food", SEATS, 0, _GOODS, "By seat: food."),
    Field("imps", SEATS, 0, _GOODS, "By seat: imps."),
    Field("busy", SEATS, 0, _GOODS, "By seat: imps that work."),
    Field("trolls", SEATS, 0, 3, "By seat: Troll tokens."),
    Field("trolls_busy", SEATS, 0, 3, "By seat: Troll tokens that work."),
    Field("evil", SEATS, 0, 15, "By seat: Evil."),
    Field("letters", SEATS, 0, _GOODS, "By seat: letters from the Ministry."),
    Field("traps", SEATS, 0, _TRAPS, "By seat: traps in store."),
    Field("buried", SEATS, 0, _TRAPS, "By seat: traps discarded unseen."),
    Field("answered", SEATS, 0, 1, "By seat: its secret answer is given."),
    Field("part", SEATS, 0, len(PARTS) - 1, f"By seat, in combat: {name_list(PARTS)}.", "kind"),
    Field("newcomer", SEATS, 0, len(ADVENTURERS), "By seat: adventurer of this round.", "kind"),
    Field("plan_cell", SEATS, 0, 20, "By seat: cell of its plan of battle, if that is known.", "cell"),
    Field("plan_traps", SEATS, 0, 2, "By seat: traps of the plan."),
    Field("plan_bait", SEATS, 0, _GOODS, "By seat: bait of the plan."),
    Field("plan_laid", SEATS, 0, 1, "By seat: the plan lies on the table."),
    Field("spied", SEATS * 4, 0, 1, "By seat and combat card: has looked at it."),
    Field("blocked", SEATS * 8, 0, 1, "By seat and order: blocked."),
    Field("on_card", SEATS * 8, 0, 1, "By seat and order: its minion stands on the card."),
    Field("planned", SEATS * 3, 0, 8, "By seat: orders planned or played, first to third.", "kind"),
    Field(
        "cells",
        SEATS * 20,
        0,
        17,
        "By seat and cell, row by row: 1 tunnel, then rooms from 2; 0 rock.",
        "kind",
    ),
    Field(
        "cell_state",
        SEATS * 20,
        0,
        5,
        "By seat and cell: activations of this round, and 3 if conquered.",
        "kind",
    ),
    Field("party", SEATS * _PARTY, 0, len(ADVENTURERS), "By seat, first to last: adventurer.", "kind"),
    Field("party_damage", SEATS * _PARTY, 0, _GOODS, "By seat and place: damage."),
    Field("party_bonus", SEATS * _PARTY, 0, _GOODS, "By seat and place: extra hit points."),
)

KINDS: Final = (
    "choose_blocked",
    "plan_orders",
    "use",
    "decline",
    "dig",
    "mine",
    "discard_trap",
    "hire",
    "build",
    "activate",
    "end",
    "recover",
    "pay",
    "release",
    "pay_taxes",
    "event_choice",
    "plan_combat",
    "order_traps",
    "target",
    "spell_choice",
    "attack",
    "free_prisoner",
)
_PIECES: Final = (
    "orders from 1, cells from 9, traps from 29, creatures from 38, rooms from 62, adventurers from 78, "
    "numbers from 113, pairs of traps from 177, second monster and ghosts from 258"
)
CHOICES: Final = (
    Choice("kind", len(KINDS), f"{name_list(KINDS)}."),
    Choice("piece", choices.PIECE_COUNT, f"What it is about: {_PIECES}."),
    Choice("second", choices.PIECE_COUNT, "The second piece, in the same numbers."),
    Choice("third", choices.PIECE_COUNT, "The third piece."),
    Choice("fourth", choices.PIECE_COUNT, "The fourth piece."),
)

# ---------------------------------------------------------------- from a view


def observation_spec(box: Box) -> ObservationSpec[State] | None:
    """The game as numbers; None for data with more of something than there is place for."""
    units, monsters = max(box.get_units), max(box.room_monsters)
    if units > choices.PIECES_EACH or monsters > choices.MONSTERS_MOST or max(box.room_traps) > ob.LAID:
        return None
    return ObservationSpec(FIELDS, ob.observe, CHOICES, choices.split, choices.join)
