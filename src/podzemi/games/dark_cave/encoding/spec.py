"""The specification of `observation` and `choices`, for programs that learn.

Left out: the number of the turn; the order and turns of what was played (how often each kind was played by
whom, and whom monsters met, is there); which swap a remembered card went in; tolls and bites, which the limit
shows; and what is printed on the cards.
"""

from __future__ import annotations

from typing import Final

from podzemi.engine.learning.observation_spec import Choice, Field, ObservationSpec, name_list
from podzemi.games.dark_cave.data.tables import BACKS, CLANS, DATA, MONSTERS, ROLES, SIDES
from podzemi.games.dark_cave.encoding import choices
from podzemi.games.dark_cave.encoding import observation as ob
from podzemi.games.dark_cave.events import REASONS
from podzemi.games.dark_cave.state import COBWEB, Box, State
from podzemi.games.dark_cave.view.types import PHASES

SEATS: Final = DATA.players_max
CARDS: Final = len(DATA.pile_cards)
GOALS: Final = sorted(card.id for card in DATA.goal_card)
_FAR: Final = choices.FAR
_SPACES: Final = choices.SPACE_COUNT
_GOLD: Final = DATA.gold.nuggets
_HAND: Final = DATA.rules.hand_limit
_MOVES: Final = DATA.rules.moves_per_turn + DATA.rules.moves_bonus_boots
_X: Final = "column of its cell, the start card is at 0"
_PLAYS: Final = (
    "path",
    "secret to a goal",
    "secret to a clan card",
    "cave-in",
    "swap",
    "cobweb",
    "boots",
    "axe",
    "monster",
)

FIELDS: Final = (
    Field("phase", 1, 0, len(PHASES) - 1, f"What is decided: {name_list(PHASES)}.", "kind"),
    Field("players", 1, 2, SEATS, "How many sit at the table."),
    Field("seat", 1, 0, SEATS - 1, "The observer's own seat, as actions name seats.", "kind"),
    Field("agreed_end", 1, 0, 1, "The option (DC-23.4)."),
    Field("active", 1, 1, SEATS, "Seat whose turn it is.", "seat"),
    Field("asked", 1, 0, SEATS, "Seat that decides; 0 when the match is over.", "seat"),
    Field("monster", 1, 0, 3, f"Monster that the question is about: {name_list(MONSTERS, 1)}.", "kind"),
    Field("orient", 1, 0, 4, "Corner whose goal is being turned.", "kind"),
    Field("orient_side", 1, 0, 4, f"Side by which the dwarf enters it: {name_list(SIDES, 1)}.", "kind"),
    Field("left", 1, 0, _MOVES, "Moves left."),
    Field("steps", 1, 0, _MOVES, "Steps made this turn."),
    Field("no_move", 1, 0, 1, "The dwarf may not move this turn."),
    Field("proposed", 1, 0, 1, "The end was proposed this turn."),
    Field("owed", 1, 0, _HAND, "Cards to be drawn at the end of the turn."),
    Field("drawer", 1, 1, SEATS, "Seat that draws them.", "seat"),
    Field("distance", 1, 1, 9, "How far the goals lie from the start card."),
    Field("bank", 1, 0, _GOLD, "Nuggets in the bank."),
    Field("first_out", 1, 0, SEATS, "Seat whose dwarf left the cave first.", "seat"),
    Field("ended", 1, 0, len(REASONS), f"Why the match is over: {name_list(REASONS, 1)}.", "kind"),
    Field("winner", 1, 0, 2, f"Clan that has won: {name_list(CLANS, 1)}.", "kind"),
    Field("top", 1, 0, 3, f"Back of the top card of the pile: {name_list(BACKS, 1)}.", "kind"),
    Field("meet", 3, 0, 1, "By monster: the dwarf has yet to meet it."),
    Field("pile", 3, 0, CARDS, "By back: cards in the pile."),
    Field("clan", SEATS, 0, 2, f"By seat: {name_list(CLANS, 1)}.", "kind"),
    Field("role", SEATS, 0, 2, f"By seat, if the observer knows: {name_list(ROLES, 1)}.", "kind"),
    Field("face_up", SEATS, 0, 1, "By seat: its clan card lies face up."),
    Field("gold", SEATS, 0, _GOLD, "By seat: nuggets."),
    Field("limit", SEATS, 0, _HAND, "By seat: limit of the hand."),
    Field("boots", SEATS, 0, 1, "By seat: has boots."),
    Field("lying", SEATS, 0, 1, "By seat: its dwarf lies down."),
    Field("out", SEATS, 0, 1, "By seat: its dwarf has left the cave."),
    Field("dwarf_x", SEATS, -_FAR, _FAR, f"By seat: the dwarf's {_X}.", "cell"),
    Field("dwarf_y", SEATS, -_FAR, _FAR, "By seat: row of its cell.", "cell"),
    Field("dwarf_space", SEATS, 0, _SPACES, "By seat: space of the card there, by id.", "kind"),
    Field("queue", SEATS, 0, SEATS, "By seat: as which it will be asked, in a vote or for an axe."),
    Field("axes", SEATS, 0, 9, "By seat: axes."),
    Field("hands", SEATS * 3, 0, _HAND, "By seat and back: cards in the hand."),
    Field(
        "looked_clan", SEATS * SEATS, 0, 1, "By seat, and by seat: the second has seen the first's clan card."
    ),
    Field("aside_clan", 3, 0, 2, "Clan cards set aside: the clan.", "kind"),
    Field("aside_role", 3, 0, 2, "Clan cards set aside: the role, for the first one out.", "kind"),
    Field(
        "goal",
        4,
        0,
        4,
        f"By corner (north-west, north-east, south-west, south-east): {name_list(GOALS, 1)}.",
        "kind",
    ),
    Field("goal_up", 4, 0, 1, "By corner: the goal lies face up."),
    Field("goal_turned", 4, 0, 1, "By corner: it lies upside down."),
    Field("goal_nugget", 4, 0, 1, "By corner: a nugget lies on it."),
    Field("looked_goal", 4 * SEATS, 0, 1, "By corner and seat: has looked at the goal."),
    Field("monster_x", 3, -_FAR, _FAR, f"By monster: {_X}.", "cell"),
    Field("monster_y", 3, -_FAR, _FAR, "By monster: row of its cell.", "cell"),
    Field("monster_space", 3, 0, _SPACES, "By monster: space of the card there; 0 in the bank.", "kind"),
    Field("monster_seat", 3, 0, SEATS, "By monster: seat before which its card lies.", "seat"),
    Field("web_x", 3, -_FAR, _FAR, "By cobweb: column of the smaller cell at its edge.", "cell"),
    Field("web_y", 3, -_FAR, _FAR, "By cobweb: row of that cell.", "cell"),
    Field("web_side", 3, 0, 2, "By cobweb: 1 south of that cell, 2 east of it.", "kind"),
    Field("web_turns", 3, 0, 2, "By cobweb: the side that lies up.", "kind"),
    Field("web_seat", 3, 0, SEATS, "By cobweb: seat that takes it away.", "seat"),
    Field("face_down", SEATS * 3, 0, CARDS, "By seat and back: cards it discarded or lost face down."),
    Field("played", SEATS * len(_PLAYS), 0, CARDS, f"By seat: cards it played ({', '.join(_PLAYS)})."),
    Field(
        "met", SEATS * SEATS, 0, CARDS, "By seat, and by seat: the first's monsters met the second's dwarf."
    ),
    Field(
        "card",
        CARDS,
        0,
        ob.BEFORE + SEATS,
        "By card, where it is: 0 unknown, 1 in the cave, 2 there with a nugget, 3 discarded and seen, 4 face "
        "down by the observer, 5 handed over in a swap and face down since, 6 to 13 in the hand of a seat, "
        "14 to 21 before a seat.",
        "kind",
    ),
    Field("card_x", CARDS, -_FAR, _FAR, f"By card in the cave: {_X}.", "cell"),
    Field("card_y", CARDS, -_FAR, _FAR, "By card in the cave: row of its cell.", "cell"),
    Field("card_turned", CARDS, 0, 1, "By card in the cave: it lies upside down."),
)

KINDS: Final = (
    "none",
    "play_path",
    "secret_goal",
    "secret_clan",
    "play_cave_in",
    "play_swap",
    "play_cobweb",
    "play_boots",
    "play_axe",
    "play_monster",
    "discard",
    "propose_end",
    "vote_end",
    "axe_web",
    "axe_monster",
    "step",
    "end_move",
    "orient_goal",
)
_CELLS: Final = 1 + choices.CELL_COUNT
CHOICES: Final = (
    Choice("kind", len(KINDS), f"{name_list(KINDS)}."),
    Choice("card", 128, "Card that is played or discarded, from 1 in the order of the ids."),
    Choice("cell", _CELLS, "Cell, from 1 column after column from (-15, -15); of an edge the smaller one."),
    Choice("lair", _CELLS, "Cell of the lair in which a monster is summoned."),
    Choice(
        "detail",
        _SPACES * _SPACES,
        "What the kind needs besides: 1 for upside down; 0 south or 1 east of the cell; the id of the space, "
        "and 16 times that of the lair; a seat; 1 for yes; the second card discarded, from 1.",
    ),
)

# ---------------------------------------------------------------- from a view


def observation_spec(box: Box) -> ObservationSpec[State] | None:
    """The game as numbers; None for a deck that has more of something than there is place for."""
    most_aside = max(len(pool) - players for players, pool in enumerate(box.pool))
    fits = box.cards <= CARDS and len(box.space_name) <= _SPACES
    if not fits or box.kind.count(COBWEB) > ob.WEBS or most_aside > ob.ASIDE:
        return None
    return ObservationSpec(FIELDS, ob.observe, CHOICES, choices.split, choices.join)
