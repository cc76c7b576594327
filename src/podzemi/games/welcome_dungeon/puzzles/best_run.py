"""Best runs: the dungeon lies open to the player, and everything depends on what he keeps and uses.

Two players, the round that decides the match for both: whoever runs now wins or loses it. All cards of the
dungeon are the player's own, so he knows them; the other one has only sacrificed. The player holds a card: he
adds it, or gives up a tile to be rid of it. Then the other one passes, as an absent seat does (WD-4.11), and
he runs. In the run he names a kind and swings the Axe where the hero has them. Polymorph is never in play:
which card it turns up is luck.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Final, NamedTuple

from podzemi.engine.dice import Dice
from podzemi.engine.puzzles.exhaustive_search import Position, Rank
from podzemi.engine.puzzles.generated import PLAYER, GeneratedPuzzles
from podzemi.engine.puzzles.puzzle import Level
from podzemi.games.welcome_dungeon import actions, codes, rules
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.state import Box, State

OTHER: Final = 1
"""The seat that has to pass."""


class Size(NamedTuple):
    """How large a scene is, each at least and at most."""

    tiles: tuple[int, int]
    pile: tuple[int, int]


SIZES: Final[dict[Level, Size]] = {
    "practice": Size((3, 4), (4, 5)),
    "easy": Size((2, 4), (3, 5)),
    "medium": Size((3, 5), (4, 7)),
    "hard": Size((3, 6), (5, 9)),
}
STRONG: Final = 3
"""Three stars want the best end, two one with at most this much less HP."""


class Run:
    """The search problem: bid, name, Axe, to the end of the run."""

    def codes(self, state: State) -> list[int]:
        return rules.legal(state, PLAYER)

    def after(self, state: State, code: int) -> State:
        after = state.clone()
        rules.apply(after, PLAYER, code)
        if after.phase == s.BID_TURN:
            rules.apply(after, OTHER, codes.PASS)
        return after

    def key(self, state: State) -> Hashable:
        """The choices of the run, card by card: tiles given up, kinds named, monsters struck."""
        return (state.phase, *state.status, state.named, *state.run_fate, state.ended)

    def rank(self, state: State) -> Rank | None:
        """Alive first, then the HP that are left."""
        if state.phase != s.GAME_OVER:
            return None
        alive = state.winner == PLAYER
        return (int(alive), max(0, state.hp) if alive else 0)

    known_rank = rank


class BestRuns(GeneratedPuzzles[State, Box]):
    """The puzzles of the game (`engine.puzzles.Puzzles`)."""

    game: ClassVar[str] = "welcome_dungeon"
    measures: tuple[str, ...] = ("alive", "hp")
    practices: ClassVar[int] = int(s.HERO_COUNT)
    bands: ClassVar[dict[Level, tuple[float, float]]] = {
        "practice": (1.0, 6.0),
        "easy": (1.0, 3.0),
        "medium": (3.0, 5.0),
        "hard": (5.0, 99.0),
    }
    most: ClassVar[int] = 20_000

    def draw(self, level: Level, number: int, dice: Dice) -> State | None:
        hero = number - 1 if level == "practice" else dice.below(s.HERO_COUNT)
        tiles, pile = (between(dice, *span) for span in SIZES[level])
        return scene(self.box, hero, tiles, pile, dice)

    def task(self, start: State) -> Run:
        return Run()

    def is_fair(self, position: Position) -> bool:
        """Somebody comes out alive, and not everybody does."""
        return position.value[0] == 1 and any(not child.value[0] for _, child in position.moves)

    def values(self, rank: Rank) -> dict[str, int]:
        return dict(zip(self.measures, rank, strict=True))

    def stars(self, rank: Rank, goal: Rank) -> int:
        if rank[0] < goal[0]:
            return 0
        if rank == goal:
            return 3
        return 2 if rank[1] + STRONG >= goal[1] else 1

    def decode(self, code: int) -> actions.Action:
        return actions.decode(code)


def between(dice: Dice, low: int, high: int) -> int:
    return low + dice.below(high - low + 1)


def scene(box: Box, hero: int, tiles: int, pile: int, dice: Dice) -> State:
    """A card in hand, so many tiles in play; the tiles that are gone took a card each with them."""
    state = rules.setup(box, Dice(0), 2, s.FREE, box.usual_target, hero, s.LAST_IN, False, True, None)
    cards = [kind for kind in range(s.KIND_COUNT) for _ in range(box.copies[kind])]
    luck = box.effect_at[hero * s.EFFECT_COUNT + s.MAY_REPLACE]
    places = [place for place in range(s.KIT_SIZE) if place != luck]
    dice.shuffle(cards)
    dice.shuffle(places)
    kept = places[:tiles]
    _bid(state, [place for place in range(s.KIT_SIZE) if place not in kept], pile, cards)
    for seat in (PLAYER, OTHER):
        state.successes[seat] = state.target - 1
        state.failures[seat] = box.failure_limit - 1
    state.round = 1 + sum(state.successes) + sum(state.failures)
    state.starter, state.asked = PLAYER, PLAYER
    state.phase = s.BID_PLACE
    return state


def _bid(state: State, gone: list[int], pile: int, cards: list[int]) -> None:
    """The turns so far: the player has added all, the other one sacrificed."""
    state.hand = cards.pop()
    state.aside_kind = [cards.pop() for _ in gone]
    state.aside_by, state.aside_tile = [OTHER] * len(gone), gone
    for place in gone:
        state.status[place] = s.SACRIFICED
    state.pile, state.deck = cards[:pile], cards[pile:]
    state.added_kind, state.added_by = state.pile[:], [PLAYER] * pile
    state.turns = [codes.finished_turn(PLAYER, codes.ADD)] * pile
    first = state.hero * s.KIT_SIZE
    state.turns += [codes.finished_turn(OTHER, codes.sacrifice(first + place)) for place in gone]
