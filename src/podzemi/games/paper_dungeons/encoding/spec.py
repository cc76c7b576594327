"""The specification of `observation` and `choices`, for programs that learn.

Left out: what is printed (map, cards, bosses, tracks), because it never changes; the order in which rooms
were visited, what was done in the round before and earlier rolls, because nothing that is still to come
depends on them; and how far the others are with the rewards of a boss.
"""

from __future__ import annotations

from typing import Final

from podzemi.engine.learning.observation_spec import Choice, Field, Mask, ObservationSpec, name_list
from podzemi.games.paper_dungeons.actions import (
    BOSSES,
    DUNGEONS,
    GEMS,
    GOALS,
    HEROES,
    ITEMS,
    MISSIONS,
    POWERS,
    ROOMS,
    SYMBOLS,
)
from podzemi.games.paper_dungeons.data.tables import BOX, CAMPAIGNS
from podzemi.games.paper_dungeons.encoding import choices, observation
from podzemi.games.paper_dungeons.state import Box, State
from podzemi.games.paper_dungeons.view.types import EFFECTS, PHASES

SEATS: Final = 8
RIVERS: Final = len(BOX.waters)
_CHAPTERS: Final = len(DUNGEONS)
_HEARTS: Final = BOX.potion_spaces * BOX.hearts_per_potion
_PENDING: Final = 12
"""More effects than are ever open at once."""

FIELDS: Final = (
    Field("phase", 1, 0, len(PHASES) - 1, f"What is decided: {name_list(PHASES)}.", "kind"),
    Field("players", 1, 1, SEATS, "How many sit at the table."),
    Field("round", 1, 0, BOX.rounds, "The number of the round; 0 before the first."),
    Field("campaign", 1, 0, len(CAMPAIGNS) - 1, f"The option (PD-15.3): {name_list(CAMPAIGNS)}.", "kind"),
    Field("chapter", 1, 1, _CHAPTERS, "The number of the game in its campaign."),
    Field("dungeon", 1, 1, len(DUNGEONS), "The dungeon, A is 1.", "kind"),
    Field("vanishing_gems", 1, 0, 1, "The option (PD-15.2)."),
    Field("bosses", 3, 1, len(BOSSES), f"Bosses of the dungeon: {name_list(BOSSES, 1)}.", "kind"),
    Field("missions", 3, 0, len(MISSIONS), "Missions in play; M01 is 1.", "kind"),
    Field("missions_open", 3, 0, 1, "By mission: can still be scored."),
    Field("dice", 6, 0, len(SYMBOLS), f"Three white and three black dice: {name_list(SYMBOLS, 1)}.", "kind"),
    Field("looted_gem", 1, 0, 1, "The option: the Treasure Hunter loots a gem of the map (PD-17.4)."),
    Field(
        "dealt_powers", 2, 1, len(POWERS), f"Powers dealt to the observer: {name_list(POWERS, 1)}.", "kind"
    ),
    Field("dealt_goals", 2, 1, len(GOALS), "Goals dealt to the observer; G01 is 1.", "kind"),
    Field("chosen_power", 1, 0, len(POWERS), "Power that the observer has chosen.", "kind"),
    Field("chosen_goal", 1, 0, len(GOALS), "Goal that the observer has chosen.", "kind"),
    Field("used", 6, 0, BOX.dice_per_round, "By die: as which of this round the observer used it.", "kind"),
    Field("movement", 1, 0, 3, "Steps left of the observer's move."),
    Field("psionic_used", 1, 0, 1, "The observer has used Psionic this round."),
    Field(
        "refunds",
        RIVERS,
        0,
        3,
        "By river (the first seven of the data): the Ranger's step came back on the way to the smaller room "
        "(1), to the larger one (2), or both (3).",
        "kind",
    ),
    Field("asked", 1, 0, len(EFFECTS), f"The observer's open choice: {name_list(EFFECTS, 1)}.", "kind"),
    Field("pending", len(EFFECTS), 0, _PENDING, "By effect: how many of the observer's are not finished."),
    Field("owes", SEATS, 0, 1, "By seat: its decision is awaited."),
    Field("earlier_glory_100", SEATS, -10, 99, "By seat: glory of the finished chapters, hundreds."),
    Field("earlier_glory", SEATS, 0, 99, "By seat: the rest of it."),
    Field("earlier_rooms_10", SEATS, 0, 51, "By seat: rooms explored in the finished chapters, tens."),
    Field("earlier_rooms", SEATS, 0, 9, "By seat: the rest of them."),
    Field("power", SEATS, 0, len(POWERS), "By seat: power.", "kind"),
    Field("goal", SEATS, 0, len(GOALS), "By seat: goal.", "kind"),
    Field("potions", SEATS, 0, BOX.potion_spaces, "By seat: potions."),
    Field("hearts", SEATS, 0, _HEARTS, "By seat: hearts of potions that took a wound."),
    Field("wounds", SEATS, 0, BOX.wound_hearts, "By seat: wounds."),
    Field("resurrected", SEATS, 0, 1, "By seat: has died once (PD-7.4)."),
    Field("gems", SEATS, 0, BOX.gem_spaces, "By seat: gems on the track."),
    Field(
        "position", SEATS, 0, len(ROOMS), "By seat: room, column after column, A1 is 1; 0 outside.", "cell"
    ),
    Field("levels", SEATS * len(HEROES), 0, BOX.max_level, f"By seat and hero ({', '.join(HEROES)}): level."),
    Field(
        "items", SEATS * len(ITEMS), 0, 2, f"By seat and item ({', '.join(ITEMS)}): halves filled.", "kind"
    ),
    Field(
        "map_gems",
        SEATS * len(GEMS),
        0,
        3,
        "By seat and gem of the map: 0 there, 1 circled, 2 circled this round, 3 crossed out.",
        "kind",
    ),
    Field(
        "boss_glory",
        SEATS * 3,
        min(BOX.boss_flee),
        max(BOX.boss_glory),
        "By seat and boss: glory; 0 before the fight.",
    ),
    Field("scored", SEATS * 3, 0, BOX.rounds, "By seat and mission: the round in which it was scored."),
    Field(
        "rooms",
        SEATS * len(ROOMS),
        0,
        31,
        "By seat and room, the sum of: 1 explored, 2 a minion lives there, and a wall or river crossed above "
        "it (4), to its right (8), in its side passage (16).",
        "flags",
    ),
)

KINDS: Final = (
    "choose_cards",
    "setup_veteran",
    "setup_craftsman",
    "setup_assassin",
    "level_up",
    "craft",
    "brew",
    "move",
    "step",
    "stop",
    "pick_hero",
    "pick_item",
    "pick_minions",
    "setup_treasure_hunter",
)
_PIECES: Final = "powers from 1, goals from 17, heroes from 33, items from 37, rooms from 45"
CHOICES: Final = (
    Choice("kind", len(KINDS), f"{name_list(KINDS)}."),
    Choice("die", 7, "Die that is used, from 1: three white, then three black."),
    Choice("piece", choices.PIECE_COUNT, f"What it is about: {_PIECES}."),
    Choice("second", choices.PIECE_COUNT, "The second piece, in the same numbers."),
)


def observation_spec(box: Box) -> ObservationSpec[State]:
    """The game as numbers; minions in other rooms than those of the printed map are on no mask."""
    printed = box.start_alive == choices.LAIRS
    mask = Mask(choices.MASK_SIZE, choices.mask_index, choices.code_at) if printed else None
    return ObservationSpec(FIELDS, observation.observe, CHOICES, choices.split, choices.join, mask)
