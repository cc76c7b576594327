"""The specification of `observation` and `choices`, for programs that learn.

Left out, because nothing that is still to come depends on it: which hero came first, which tile beat a card
of the run, and the HP after each card. The turns of the round are all there: who passed when and which tile
went when; the other turns added the cards of the pile, in its order, and whose each was follows clockwise.
"""

from __future__ import annotations

from typing import Final

from podzemi.engine.learning.observation_spec import Choice, Field, Mask, ObservationSpec, name_list
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES
from podzemi.games.welcome_dungeon.data.schema import DATA, FIGURES
from podzemi.games.welcome_dungeon.encoding import choices, observation
from podzemi.games.welcome_dungeon.state import State
from podzemi.games.welcome_dungeon.view.types import (
    ENDS,
    FATES,
    FORCED,
    PHASES,
    REVEAL_ORDERS,
    STATUSES,
)

_SEATS: Final = DATA.players.max
_CARDS: Final = sum(monster.count for monster in DATA.monster)
_TURNS: Final = _CARDS + _SEATS - 1
_STRENGTH: Final = sum(monster.strength * monster.count for monster in DATA.monster)
_FAILURES: Final = FIGURES[r"setup\.failures_to_eliminate"][1]
_SUCCESS_CARDS: Final = DATA.setup.success_cards_used + DATA.setup.success_cards_boxed
_TARGET: Final = 3
_ROUNDS: Final = _SEATS * (_TARGET - 1 + _FAILURES)
_MOST_HP: Final = 60
"""More than any hero has, the Ring's gains included."""

FIELDS: Final = (
    Field("phase", 1, 0, len(PHASES) - 1, f"What is decided: {name_list(PHASES)}.", "kind"),
    Field("players", 1, 2, _SEATS, "How many sit at the table."),
    Field("round", 1, 1, _ROUNDS, "The number of the round."),
    Field("forced_first_add", 1, 0, 2, f"The option (WD-6.5): {name_list(FORCED)}.", "kind"),
    Field("successes_to_win", 1, 2, _TARGET, "The option (WD-6.6)."),
    Field("reveal_order", 1, 0, 2, f"The option (WD-7.1): {name_list(REVEAL_ORDERS)}.", "kind"),
    Field("final_total", 1, 0, 1, "The option (WD-7.38): the hero dies at the end of the run only."),
    Field("memory_aid", 1, 0, 1, "The option (WD-3.7): who added a card goes on seeing it."),
    Field("hero", 1, 0, len(HEROES) - 1, f"The hero of the round: {name_list(HEROES)}.", "kind"),
    Field("starter", 1, 1, _SEATS, "Seat that began the round.", "seat"),
    Field("asked", 1, 0, _SEATS, "Seat that decides; 0 when the match is over.", "seat"),
    Field("must_add", 1, 0, 1, "The seat that decides must draw and add (WD-6.5)."),
    Field("success_cards", 1, 0, _SUCCESS_CARDS, "Success cards left."),
    Field("deck", 1, 0, _CARDS, "Cards in the monster deck."),
    Field(
        "hand", 1, 0, len(MONSTERS), f"Monster that the observer has drawn: {name_list(MONSTERS, 1)}.", "kind"
    ),
    Field("hp", 1, -_STRENGTH, _MOST_HP, "HP: as the kit stands; in the run what is left."),
    Field("winner", 1, 0, _SEATS, "Seat that has won.", "seat"),
    Field("active", _SEATS, 0, 1, "By seat: still in the round."),
    Field("eliminated", _SEATS, 0, 1, "By seat: out of the match."),
    Field("successes", _SEATS, 0, _TARGET, "By seat: successes."),
    Field("failures", _SEATS, 0, _FAILURES, "By seat: failures."),
    Field("passed", _SEATS, 0, _TURNS, "By seat: number of the turn of this round in which it passed."),
    Field("tile", s.KIT_SIZE, 0, len(STATUSES) - 1, f"By tile of the hero: {name_list(STATUSES)}.", "kind"),
    Field("tile_by", s.KIT_SIZE, 0, _SEATS, "By tile: seat that gave it up.", "seat"),
    Field("tile_turn", s.KIT_SIZE, 0, _TURNS, "By tile: number of that turn."),
    Field(
        "tile_monster", s.KIT_SIZE, 0, len(MONSTERS), "By tile: monster that was set aside with it.", "kind"
    ),
    Field("pile", 1, 0, _CARDS, "Cards in the dungeon."),
    Field(
        "pile_by", _CARDS, 0, _SEATS, "By card of the dungeon, first added first: seat that added it.", "seat"
    ),
    Field("pile_monster", _CARDS, 0, len(MONSTERS), "By card of the dungeon: monster.", "kind"),
    Field(
        "pile_fate",
        _CARDS,
        0,
        len(FATES),
        f"By card of the dungeon, in the run: {name_list(FATES, 1)}.",
        "kind",
    ),
    Field(
        "added", len(MONSTERS), 0, max(m.count for m in DATA.monster), "By monster: cards the observer added."
    ),
    Field("runner", 1, 0, _SEATS, "Seat that is in the dungeon.", "seat"),
    Field("entry_hp", 1, 0, _MOST_HP, "HP at the door."),
    Field("named", 1, 0, len(MONSTERS), "Monster named for the Vorpal blade.", "kind"),
    Field("pact_pending", 1, 0, 1, "The Demonic Pact takes the next monster too."),
    Field("ended", 1, 0, len(ENDS) - 1, f"The run: {name_list(ENDS)}.", "kind"),
    Field("faced", 1, 0, len(MONSTERS), "Revealed monster that is still to be dealt with.", "kind"),
    Field("replaced_slot", 1, 0, _CARDS, "Card of the dungeon, from 1, that Polymorph replaced.", "cell"),
    Field("replacement", 1, 0, len(MONSTERS), "Monster that took its place.", "kind"),
)

KINDS: Final = (
    "draw",
    "pass",
    "add",
    "sacrifice",
    "name",
    "use_polymorph",
    "use_axe",
    "keep",
    "choose_hero",
)
CHOICES: Final = (
    Choice("kind", len(KINDS), f"{name_list(KINDS)}."),
    Choice("tile", 1 + len(TILES), "Tile that is sacrificed, from 1 in the order of the data."),
    Choice("monster", 1 + len(MONSTERS), f"Monster that is named: {name_list(MONSTERS, 1)}."),
    Choice("hero", 1 + len(HEROES), f"Hero of the next round: {name_list(HEROES, 1)}."),
)


OBSERVATION_SPEC: Final[ObservationSpec[State]] = ObservationSpec(
    FIELDS,
    observation.observe,
    CHOICES,
    choices.split,
    choices.join,
    Mask(choices.MASK_SIZE, choices.mask_index, choices.code_at),
)
