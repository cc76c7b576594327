"""How likely a run of Welcome to the Dungeon succeeds, from what one seat knows.

Works on numbers made from a view: kinds 0 to 7 by strength, cards in the order in
which they will be turned up. Where every card is known the answer is exact; else the
unknown cards are dealt many times from those the seat has not seen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from podzemi.engine.bits import bit
from podzemi.engine.dice import Dice
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, Hero, Tile
from podzemi.games.welcome_dungeon.data.schema import DATA
from podzemi.games.welcome_dungeon.data.tables import BOX
from podzemi.games.welcome_dungeon.preview.sandbox import ABSORBED, HURTS, SEALED, fates

KIND_COUNT: Final = len(MONSTERS)
STRENGTH: Final[list[int]] = list(BOX.strength)
BOX_CARDS: Final = [kind for kind in range(KIND_COUNT) for _ in range(BOX.copies[kind])]
BITS: Final = tuple(bit(kind) for kind in range(KIND_COUNT))
NOBODY: Final = -1
NEVER: Final = 99
"""A strength that no monster has: spend Axe or Polymorph on deadly hits only."""
THRESHOLDS: Final = (NEVER, 7, 5, 3)

_TILES: Final = {tile.id: tile for tile in DATA.tile}


@dataclass(frozen=True, slots=True)
class Kit:
    """The tiles in play, added up. No data pack changes such figures (`data.FIGURES`)."""

    printed: int
    hp: int
    fates: tuple[tuple[int, ...], ...]
    """By the kind that is named, the last for none: by kind, what becomes of it (WD-5.3)."""
    names: bool
    axe: bool
    polymorph: bool
    omnipotence: bool
    potion: bool

    def is_harmless(self, kind: int) -> bool:
        """Whether the kind does no damage, whatever is named."""
        return self.fates[NOBODY][kind] != HURTS


@cache
def kit_of(hero: Hero, tiles: frozenset[Tile]) -> Kit:
    """The kit of a hero with these tiles in play."""
    effects = {_TILES[tile].effect.kind for tile in tiles}
    printed = next(data.hp for data in DATA.hero if data.id == hero)
    return Kit(
        printed=printed,
        hp=printed + sum(_TILES[tile].effect.amount for tile in tiles),
        fates=tuple(fates(BOX, hero, tiles, named) for named in (*range(KIND_COUNT), NOBODY)),
        names="name_type" in effects,
        axe="may_defeat" in effects,
        polymorph="may_replace" in effects,
        omnipotence="all_different" in effects,
        potion="revive" in effects,
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a run stands: what is left of the hero, and which kinds have been met."""

    kit: Kit
    hp: int
    named: int = NOBODY
    pact_pending: bool = False
    met: int = 0
    """Bit k: kind k was met."""
    doubled: bool = False
    """A kind was met twice: Omnipotence is lost (WD-5.10)."""
    final_total: bool = False


def survives(run: Standing, cards: list[int], spare: int, threshold: int) -> bool:
    """Whether the run succeeds against these cards by a plain plan.

    The plan: Axe or Polymorph goes to the first monster that would do damage and is either
    at least `threshold` strong or deadly. `spare` is what Polymorph would bring.
    """
    kit = run.kit
    hp, pact, met, doubled = run.hp, run.pact_pending, run.met, run.doubled
    fate_of, potion, tool = kit.fates[run.named], kit.potion, kit.axe or kit.polymorph
    for kind in cards:
        if tool and not pact and fate_of[kind] == HURTS:
            strength = STRENGTH[kind]
            if strength >= threshold or (hp <= strength and not potion):
                tool = False
                if kit.axe:
                    continue
                if spare >= 0:
                    kind = spare
        doubled = doubled or bool(met & BITS[kind])
        met |= BITS[kind]
        fate = fate_of[kind]
        if pact:
            pact = False
        elif fate == SEALED:
            pact = True
        elif fate == ABSORBED:
            hp += STRENGTH[kind]
        elif fate == HURTS:
            hp -= STRENGTH[kind]
            if hp <= 0:
                if potion:
                    potion = False
                    hp = kit.printed
                elif not (kit.omnipotence or run.final_total):
                    return False
    return hp > 0 or (kit.omnipotence and not doubled)


def best_of(run: Standing, deals: list[Deal]) -> float:
    """The share of deals that succeed by the best single plan; the runner sees no card ahead."""
    if not run.kit.axe and not run.kit.polymorph:
        return sum(survives(run, deal.cards, deal.spare, NEVER) for deal in deals) / len(deals)
    return max(
        sum(survives(run, deal.cards, deal.spare, threshold) for deal in deals) / len(deals)
        for threshold in THRESHOLDS
    )


# ---------------------------------------------------------------- dealing


@dataclass(frozen=True, slots=True)
class Deal:
    """One way the unseen cards may lie: the pile in reveal order, and the next card of the deck."""

    cards: list[int]
    spare: int


def deal(known: list[int], pool: list[int], has_deck: bool, shuffled: bool, dice: Dice) -> Deal:
    """Fill the unknown places (NOBODY) from the pool."""
    rest = pool[:]
    bits = dice.bits()
    cards = known[:]
    for place, kind in enumerate(cards):
        if kind == NOBODY:
            bits, pick = divmod(bits, len(rest))
            cards[place] = rest[pick]
            rest[pick] = rest[-1]
            rest.pop()
    spare = rest[bits % len(rest)] if has_deck and rest else NOBODY
    if shuffled:
        dice.shuffle(cards)
    return Deal(cards, spare)


def expected_name(kit: Kit, known: list[int], pool: list[int]) -> int:
    """The kind that threatens most on average; NOBODY without a naming tile.

    A monster that kills at one blow counts as twice the HP, however strong it is.
    """
    if not kit.names:
        return NOBODY
    unknown = known.count(NOBODY)
    share = unknown / len(pool) if pool else 0.0
    best, most = KIND_COUNT - 1, -1.0
    for kind in range(KIND_COUNT):
        if not kit.is_harmless(kind):
            blow = STRENGTH[kind] if STRENGTH[kind] < kit.hp else 2 * kit.hp
            threat = blow * (known.count(kind) + share * pool.count(kind))
            if threat >= most:
                best, most = kind, threat
    return best


@cache
def public_survival(hero: Hero, tiles: frozenset[Tile], size: int) -> float:
    """How the run looks to somebody who knows none of the cards (WD-11.1)."""
    kit = kit_of(hero, tiles)
    dice = Dice(HEROES.index(hero) * 1000 + size)
    unknown = [NOBODY] * size
    deals = [deal(unknown, BOX_CARDS, size < len(BOX_CARDS), False, dice) for _ in range(150)]
    names = [kind for kind in range(KIND_COUNT) if not kit.is_harmless(kind)] if kit.names else [NOBODY]
    return max(best_of(Standing(kit, kit.hp, name), deals) for name in names)


# ---------------------------------------------------------------- every card known


def exact(run: Standing, cards: list[int], deck: list[int]) -> float:
    """The chance of success with best play when the pile is known and the deck's order is not."""
    if not cards:
        return float(run.hp > 0 or (run.kit.omnipotence and not run.doubled))
    kind, rest = cards[0], cards[1:]
    kept = _face(run, kind, rest, deck)
    if not run.kit.polymorph or not deck or kept == 1.0:
        return kept
    spent = replace(run, kit=replace(run.kit, polymorph=False))
    chances = {new: _face(spent, new, rest, deck) for new in set(deck)}
    return max(kept, sum(chances[new] for new in deck) / len(deck))


def _face(run: Standing, kind: int, rest: list[int], deck: list[int]) -> float:
    """One monster against the kit, with the Axe or without (WD-5.2)."""
    after = faced(run, kind)
    plain = 0.0 if after is None else exact(after, rest, deck)
    if not run.kit.axe or plain == 1.0 or is_beaten(run, kind):
        return plain
    return max(plain, exact(replace(run, kit=replace(run.kit, axe=False)), rest, deck))


def is_beaten(run: Standing, kind: int) -> bool:
    """Whether the monster falls without Axe or Polymorph (WD-5.3)."""
    return run.pact_pending or run.kit.fates[run.named][kind] != HURTS


def faced(run: Standing, kind: int) -> Standing | None:
    """The standing after this monster without Axe or Polymorph; None: the hero is dead."""
    fate = run.kit.fates[run.named][kind]
    met = replace(
        run,
        pact_pending=not run.pact_pending and fate == SEALED,
        met=run.met | BITS[kind],
        doubled=run.doubled or bool(run.met & BITS[kind]),
    )
    if is_beaten(run, kind):
        absorbed = not run.pact_pending and fate == ABSORBED
        return replace(met, hp=run.hp + STRENGTH[kind]) if absorbed else met
    hp = run.hp - STRENGTH[kind]
    if hp <= 0 and run.kit.potion:
        return replace(met, hp=run.kit.printed, kit=replace(run.kit, potion=False))
    if hp <= 0 and not run.kit.omnipotence and not run.final_total:
        return None
    return replace(met, hp=hp)
