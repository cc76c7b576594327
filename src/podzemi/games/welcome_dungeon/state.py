"""The whole truth of one match of Welcome to the Dungeon. Compiled; only `rules` changes it.

Monster kinds, heroes and tiles are the positions in `data.toml`: kinds 0 to 7 by
strength, heroes 0 to 3, tiles 6 · hero + place in the hero's kit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.dice import Dice

KINDS: Final[i64] = 8
CARDS: Final[i64] = 13
HEROES: Final[i64] = 4
KIT: Final[i64] = 6
NONE: Final[i64] = -1

# phases that wait for a decision (WD-3.A)
BID_TURN: Final[i64] = 0
BID_PLACE: Final[i64] = 1
RUN_PREPARE: Final[i64] = 2
RUN_REPLACE: Final[i64] = 3
RUN_AXE: Final[i64] = 4
HERO_CHOICE: Final[i64] = 5
GAME_OVER: Final[i64] = 6

# where a tile is
IN_PLAY: Final[i64] = 0
SACRIFICED: Final[i64] = 1
SPENT: Final[i64] = 2

# what a tile does (WD-5); the names in data.toml
HP: Final[i64] = 0
DEFEAT: Final[i64] = 1
DEFEAT_ABSORB: Final[i64] = 2
NAME_TYPE: Final[i64] = 3
MAY_DEFEAT: Final[i64] = 4
MAY_REPLACE: Final[i64] = 5
PACT: Final[i64] = 6
ALL_DIFFERENT: Final[i64] = 7
REVIVE: Final[i64] = 8
EFFECTS: Final[i64] = 9

# what became of a revealed monster
PENDING: Final[i64] = 0
DEFEATED: Final[i64] = 1
HURT: Final[i64] = 2
REVIVED: Final[i64] = 3
DOWN: Final[i64] = 4
DIED: Final[i64] = 5

# how a run ended
RUNNING: Final[i64] = 0
SUCCESS: Final[i64] = 1
OMNIPOTENT: Final[i64] = 2
FAILURE: Final[i64] = 3

# reveal_order
LAST_IN: Final[i64] = 0
FIRST_IN: Final[i64] = 1
SHUFFLED: Final[i64] = 2

# forced_first_add
FREE: Final[i64] = 0
FIRST_ROUND: Final[i64] = 1
EVERY_ROUND: Final[i64] = 2


class Box:
    """The components as numbers; one object for all matches, never changed."""

    __slots__ = (
        "copies",
        "demon",
        "effect_at",
        "hero_hp",
        "strength",
        "tile_beats",
        "tile_effect",
        "tile_hp",
    )

    def __init__(
        self,
        strength: list[i64],
        copies: list[i64],
        demon: i64,
        hero_hp: list[i64],
        tile_effect: list[i64],
        tile_hp: list[i64],
        tile_beats: list[i64],
        effect_at: list[i64],
    ) -> None:
        self.strength: list[i64] = strength
        self.copies: list[i64] = copies
        self.demon: i64 = demon
        self.hero_hp: list[i64] = hero_hp
        self.tile_effect: list[i64] = tile_effect
        self.tile_hp: list[i64] = tile_hp
        self.tile_beats: list[i64] = tile_beats  # bit k: beats kind k by itself
        self.effect_at: list[i64] = effect_at  # hero * EFFECTS + effect: place in the kit, or NONE


FIELDS: Final = (
    "active",
    "added_by",
    "added_kind",
    "aside_by",
    "aside_kind",
    "aside_tile",
    "box",
    "chooser",
    "deck",
    "dice",
    "ended",
    "entry_hp",
    "failures",
    "final_total",
    "first_hero",
    "forced",
    "hand",
    "hero",
    "hp",
    "memory_aid",
    "named",
    "pact_pending",
    "phase",
    "pile",
    "players",
    "reveal_order",
    "round",
    "run_by",
    "run_fate",
    "run_hp",
    "run_kind",
    "run_removed",
    "runner",
    "starter",
    "status",
    "successes",
    "target",
    "turn",
    "turns",
    "winner",
)


class State:
    """One match. Lists by seat, by slot, by place in the kit, or by reveal."""

    __slots__ = FIELDS

    def __init__(
        self,
        box: Box,
        dice: Dice,
        players: i64,
        forced: i64,
        target: i64,
        first_hero: i64,
        reveal_order: i64,
        final_total: bool,
        memory_aid: bool,
        phase: i64,
        round: i64,
        hero: i64,
        starter: i64,
        turn: i64,
        runner: i64,
        chooser: i64,
        winner: i64,
        active: list[i64],
        successes: list[i64],
        failures: list[i64],
        status: list[i64],
        deck: list[i64],
        hand: i64,
        pile: list[i64],
        added_kind: list[i64],
        added_by: list[i64],
        aside_kind: list[i64],
        aside_by: list[i64],
        aside_tile: list[i64],
        turns: list[i64],
        entry_hp: i64,
        hp: i64,
        named: i64,
        pact_pending: bool,
        ended: i64,
        run_kind: list[i64],
        run_removed: list[i64],
        run_fate: list[i64],
        run_by: list[i64],
        run_hp: list[i64],
    ) -> None:
        self.box: Box = box
        self.dice: Dice = dice
        # options
        self.players: i64 = players
        self.forced: i64 = forced
        self.target: i64 = target
        self.first_hero: i64 = first_hero  # the option: 0 to 3, or 4 for random
        self.reveal_order: i64 = reveal_order
        self.final_total: bool = final_total
        self.memory_aid: bool = memory_aid
        # match
        self.phase: i64 = phase
        self.round: i64 = round
        self.hero: i64 = hero
        self.starter: i64 = starter
        self.turn: i64 = turn  # the seat that decides
        self.runner: i64 = runner
        self.chooser: i64 = chooser
        self.winner: i64 = winner
        self.active: list[i64] = active  # by seat: 1 = still in this round
        self.successes: list[i64] = successes
        self.failures: list[i64] = failures
        # round
        self.status: list[i64] = status  # by place in the kit
        self.deck: list[i64] = deck  # the last one is the top
        self.hand: i64 = hand
        self.pile: list[i64] = pile  # by slot; after a shuffle the last one is revealed first
        self.added_kind: list[i64] = added_kind  # by slot, as added
        self.added_by: list[i64] = added_by
        self.aside_kind: list[i64] = aside_kind
        self.aside_by: list[i64] = aside_by
        self.aside_tile: list[i64] = aside_tile  # place in the kit
        self.turns: list[i64] = turns  # seat * TURN + code of each finished turn
        # run
        self.entry_hp: i64 = entry_hp
        self.hp: i64 = hp
        self.named: i64 = named
        self.pact_pending: bool = pact_pending
        self.ended: i64 = ended
        self.run_kind: list[i64] = run_kind  # by reveal: the monster that stood there in the end
        self.run_removed: list[i64] = run_removed  # the one Polymorph took away, or NONE
        self.run_fate: list[i64] = run_fate
        self.run_by: list[i64] = run_by  # the tile that beat it (or revived the hero), or NONE
        self.run_hp: list[i64] = run_hp  # HP after it was handled

    def clone(self) -> State:
        return State(
            self.box,
            self.dice.clone(),
            self.players,
            self.forced,
            self.target,
            self.first_hero,
            self.reveal_order,
            self.final_total,
            self.memory_aid,
            self.phase,
            self.round,
            self.hero,
            self.starter,
            self.turn,
            self.runner,
            self.chooser,
            self.winner,
            self.active[:],
            self.successes[:],
            self.failures[:],
            self.status[:],
            self.deck[:],
            self.hand,
            self.pile[:],
            self.added_kind[:],
            self.added_by[:],
            self.aside_kind[:],
            self.aside_by[:],
            self.aside_tile[:],
            self.turns[:],
            self.entry_hp,
            self.hp,
            self.named,
            self.pact_pending,
            self.ended,
            self.run_kind[:],
            self.run_removed[:],
            self.run_fate[:],
            self.run_by[:],
            self.run_hp[:],
        )


TURN: Final[i64] = 64


def tile_in_play(state: State, effect: i64) -> i64:
    """The place in the kit of the tile in play with that effect, or NONE."""
    place: i64 = state.box.effect_at[state.hero * EFFECTS + effect]
    if place >= 0 and state.status[place] == IN_PLAY:
        return place
    return NONE


def kit_hp(state: State) -> i64:
    """Entry HP as the kit stands now: printed HP plus the HP tiles in play (WD-3.5)."""
    total: i64 = state.box.hero_hp[state.hero]
    first: i64 = state.hero * KIT
    for place in range(KIT):
        if state.status[place] == IN_PLAY:
            total += state.box.tile_hp[first + place]
    return total


def slot_of(state: State, reveal: i64) -> i64:
    """The pile position of the reveal-th card of the run (WD-7.1)."""
    if state.reveal_order == FIRST_IN:
        return reveal
    return len(state.pile) - 1 - reveal
