"""The whole truth of one match of Welcome to the Dungeon. Compiled; only `rules` changes it.

Monster kinds, heroes and tiles are the positions in `data.toml`: kinds 0 to 7 by
strength, heroes 0 to 3, tiles 6 · hero + place in the hero's kit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.dice import Dice
from podzemi.engine.fields import Components, Copied

KIND_COUNT: Final[i64] = 8
HERO_COUNT: Final[i64] = 4
KIT_SIZE: Final[i64] = 6
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
EFFECT_COUNT: Final[i64] = 9

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


class Box(Components):
    """The components as numbers; one object for all matches, never changed."""

    strength: list[i64]
    copies: list[i64]
    hero_hp: list[i64]
    tile_effect: list[i64]
    tile_hp: list[i64]
    tile_beats: list[i64]  # bit k: beats kind k by itself
    effect_at: list[i64]  # hero * EFFECT_COUNT + effect: place in the kit, or NONE
    failure_limit: i64  # so many failures eliminate
    usual_target: i64  # successes that win without the option
    success_cards: list[i64]  # in play: with the usual target, with a higher one

    # written by scripts/states.py from the fields above
    # fmt: off
    __slots__ = (
        "strength", "copies", "hero_hp", "tile_effect", "tile_hp", "tile_beats", "effect_at",
        "failure_limit", "usual_target", "success_cards",
    )

    def __init__(
        self, *,
        strength: list[i64], copies: list[i64], hero_hp: list[i64], tile_effect: list[i64],
        tile_hp: list[i64], tile_beats: list[i64], effect_at: list[i64], failure_limit: i64,
        usual_target: i64, success_cards: list[i64],
    ) -> None:
        self.strength = strength; self.copies = copies; self.hero_hp = hero_hp
        self.tile_effect = tile_effect; self.tile_hp = tile_hp; self.tile_beats = tile_beats
        self.effect_at = effect_at; self.failure_limit = failure_limit; self.usual_target = usual_target
        self.success_cards = success_cards
    # fmt: on


class State(Copied):
    """One match. Lists by seat, by slot, by place in the kit, or by reveal."""

    box: Box
    dice: Dice
    # options
    players: i64
    forced: i64
    target: i64
    first_hero: i64  # the option: 0 to 3, or 4 for random
    reveal_order: i64
    final_total: bool
    memory_aid: bool
    # match
    phase: i64
    round: i64
    hero: i64
    starter: i64
    asked: i64  # the seat that must decide
    runner: i64
    winner: i64
    in_round: list[i64]  # by seat: 1 = still in this round
    successes: list[i64]
    failures: list[i64]
    # round
    status: list[i64]  # by place in the kit
    deck: list[i64]  # the last one is the top
    hand: i64
    pile: list[i64]  # by slot; after a shuffle the last one is revealed first
    added_kind: list[i64]  # by slot, as added
    added_by: list[i64]
    aside_kind: list[i64]
    aside_by: list[i64]
    aside_tile: list[i64]  # place in the kit
    turns: list[i64]  # codes.finished_turn of each
    # run
    entry_hp: i64
    hp: i64
    named: i64
    pact_pending: bool
    ended: i64
    run_kind: list[i64]  # by reveal: the monster that stood there in the end
    run_removed: list[i64]  # the one Polymorph took away, or NONE
    run_fate: list[i64]
    run_by: list[i64]  # the tile that beat it (or revived the hero), or NONE
    run_hp: list[i64]  # HP after it was handled

    # written by scripts/states.py from the fields above
    # fmt: off
    __slots__ = (
        "box", "dice", "players", "forced", "target", "first_hero", "reveal_order", "final_total",
        "memory_aid", "phase", "round", "hero", "starter", "asked", "runner", "winner", "in_round",
        "successes", "failures", "status", "deck", "hand", "pile", "added_kind", "added_by", "aside_kind",
        "aside_by", "aside_tile", "turns", "entry_hp", "hp", "named", "pact_pending", "ended", "run_kind",
        "run_removed", "run_fate", "run_by", "run_hp",
    )

    def __init__(
        self, *,
        box: Box, dice: Dice, players: i64, forced: i64, target: i64, first_hero: i64, reveal_order: i64,
        final_total: bool, memory_aid: bool, phase: i64, round: i64, hero: i64, starter: i64, asked: i64,
        runner: i64, winner: i64, in_round: list[i64], successes: list[i64], failures: list[i64],
        status: list[i64], deck: list[i64], hand: i64, pile: list[i64], added_kind: list[i64],
        added_by: list[i64], aside_kind: list[i64], aside_by: list[i64], aside_tile: list[i64],
        turns: list[i64], entry_hp: i64, hp: i64, named: i64, pact_pending: bool, ended: i64,
        run_kind: list[i64], run_removed: list[i64], run_fate: list[i64], run_by: list[i64],
        run_hp: list[i64],
    ) -> None:
        self.box = box; self.dice = dice; self.players = players; self.forced = forced; self.target = target
        self.first_hero = first_hero; self.reveal_order = reveal_order; self.final_total = final_total
        self.memory_aid = memory_aid; self.phase = phase; self.round = round; self.hero = hero
        self.starter = starter; self.asked = asked; self.runner = runner; self.winner = winner
        self.in_round = in_round; self.successes = successes; self.failures = failures; self.status = status
        self.deck = deck; self.hand = hand; self.pile = pile; self.added_kind = added_kind
        self.added_by = added_by; self.aside_kind = aside_kind; self.aside_by = aside_by
        self.aside_tile = aside_tile; self.turns = turns; self.entry_hp = entry_hp; self.hp = hp
        self.named = named; self.pact_pending = pact_pending; self.ended = ended; self.run_kind = run_kind
        self.run_removed = run_removed; self.run_fate = run_fate; self.run_by = run_by; self.run_hp = run_hp

    def clone(self) -> State:
        """A copy that shares nothing but the components."""
        return State(
            box=self.box, dice=self.dice.clone(), players=self.players, forced=self.forced,
            target=self.target, first_hero=self.first_hero, reveal_order=self.reveal_order,
            final_total=self.final_total, memory_aid=self.memory_aid, phase=self.phase, round=self.round,
            hero=self.hero, starter=self.starter, asked=self.asked, runner=self.runner, winner=self.winner,
            in_round=self.in_round[:], successes=self.successes[:], failures=self.failures[:],
            status=self.status[:], deck=self.deck[:], hand=self.hand, pile=self.pile[:],
            added_kind=self.added_kind[:], added_by=self.added_by[:], aside_kind=self.aside_kind[:],
            aside_by=self.aside_by[:], aside_tile=self.aside_tile[:], turns=self.turns[:],
            entry_hp=self.entry_hp, hp=self.hp, named=self.named, pact_pending=self.pact_pending,
            ended=self.ended, run_kind=self.run_kind[:], run_removed=self.run_removed[:],
            run_fate=self.run_fate[:], run_by=self.run_by[:], run_hp=self.run_hp[:],
        )
    # fmt: on


def slot_of(state: State, reveal: i64) -> i64:
    """The pile position of the reveal-th card of the run (WD-7.1)."""
    if state.reveal_order == FIRST_IN:
        return reveal
    return len(state.pile) - 1 - reveal
