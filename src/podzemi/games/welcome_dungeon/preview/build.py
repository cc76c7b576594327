"""Compute the previews of a view. Compiled with mypyc; the types are in `types.py`."""

from __future__ import annotations

from zlib import crc32

import msgspec
from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.engine.dice import Dice
from podzemi.engine.values import Seat
from podzemi.games.welcome_dungeon import codes, rules
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, Monster, Tile
from podzemi.games.welcome_dungeon.preview import survival
from podzemi.games.welcome_dungeon.preview.types import (
    CardPreview,
    GiveUpPreview,
    KindPreview,
    PassPreview,
    Preview,
    RunPreview,
    Sighting,
)
from podzemi.games.welcome_dungeon.rules.bidding import next_in_round
from podzemi.games.welcome_dungeon.rules.equipment import beaten_by, place_of, tile_in_play
from podzemi.games.welcome_dungeon.state import Box, State
from podzemi.games.welcome_dungeon.view.sample import sample
from podzemi.games.welcome_dungeon.view.types import STATUSES, View

Seen = dict[Monster, list[Sighting]]
"""By kind, where the seat knows one to be."""


def preview(box: Box, view: View) -> Preview:
    """Work out what the view implies."""
    bidding = view.phase in ("bid_turn", "bid_place")
    playing = view.seat is not None and view.seats[view.seat].active
    mine = view.seat is not None and view.seat in view.to_act
    kit, seen = _kit_of(box, view), _seen_counts(view)
    guesses = Guesses(box, view) if bidding and playing and mine else None
    return Preview(
        kinds=_kinds(box, view, kit, seen),
        give_up=_give_up(box, view, kit, seen, guesses) if bidding else [],
        card=_card(box, view, kit),
        run=_run(box, view, kit, view.hp, view.hand, seen, guesses) if bidding and playing else None,
        passing=_passing(view) if view.phase == "bid_turn" and mine else None,
        next=_next(view) if bidding and view.to_act else None,
        last_card=view.phase == "bid_turn" and view.deck == 1,
        duplicate=_duplicate(view),
    )


# ---------------------------------------------------------------- the kit


class Kit:
    """A hero and his tiles as the rules keep them."""

    __slots__ = ("box", "first", "hero", "named", "pact_pending", "status")

    def __init__(self, box: Box, hero: i64, status: list[i64], named: i64, pact_pending: bool) -> None:
        self.box = box
        self.hero = hero
        self.first: i64 = hero * s.KIT_SIZE
        """The number of the first of his tiles."""
        self.status = status
        self.named = named
        self.pact_pending = pact_pending

    def in_play(self, place: i64) -> bool:
        return self.status[place] == s.IN_PLAY

    def beats(self, place: i64) -> i64:
        """The kinds that the tile there beats whenever they come, as bits; a named kind is not looked at."""
        return self.box.tile_beats[self.first + place] if self.in_play(place) else 0

    def beaten(self) -> i64:
        """The same of all tiles."""
        beaten: i64 = 0
        for place in range(s.KIT_SIZE):
            beaten |= self.beats(place)
        return beaten

    def beater(self, kind: i64) -> i64:
        """The place of the tile that will beat the kind by itself (WD-5.3), or NONE."""
        return beaten_by(self.box, self.hero, self.status, self.named, self.pact_pending, kind)

    def has(self, effect: i64) -> bool:
        """Whether a tile with that effect is in play."""
        return place_of(self.box, self.hero, self.status, effect) != s.NONE

    def without(self, place: i64) -> Kit:
        """After the tile there has been given up."""
        status = self.status[:]
        status[place] = s.SACRIFICED
        return Kit(self.box, self.hero, status, self.named, self.pact_pending)


def _kit_of(box: Box, view: View) -> Kit:
    named = s.NONE if view.run is None or view.run.named is None else MONSTERS.index(view.run.named)
    pending = view.run is not None and view.run.pact_pending
    status = [STATUSES.index(tile.status) for tile in view.kit]
    return Kit(box, HEROES.index(view.hero), status, named, pending)


# ---------------------------------------------------------------- kinds and tiles


def _kinds(box: Box, view: View, kit: Kit, seen: Seen) -> list[KindPreview]:
    """The lines of the aid card."""
    kinds: list[KindPreview] = []
    for kind, monster in enumerate(MONSTERS):
        beaten: list[Tile] = []
        for place in range(s.KIT_SIZE):
            names = kind == kit.named and box.tile_effect[kit.first + place] == s.NAME_TYPE
            if has(kit.beats(place), kind) or (names and kit.in_play(place)):
                beaten.append(view.kit[place].tile)
        kinds.append(KindPreview(monster, box.strength[kind], box.copies[kind], seen[monster], beaten))
    return kinds


def _seen_counts(view: View) -> Seen:
    """By kind, where the seat knows one to be."""
    seen: Seen = {monster: [] for monster in MONSTERS}
    if view.hand is not None:
        seen[view.hand].append(Sighting("hand"))
    slots = [(card.monster, card.slot) for card in view.pile if card.monster is not None]
    for monster, slot in slots or [(monster, None) for monster in view.added]:
        seen[monster].append(Sighting("pile", slot))
    for aside in view.asides:
        if aside.monster is not None:
            seen[aside.monster].append(Sighting("aside"))
    for reveal in view.run.reveals if view.run else []:
        if reveal.removed:
            seen[reveal.monster].append(Sighting("replaced", reveal.slot))
    return seen


def _give_up(box: Box, view: View, kit: Kit, seen: Seen, guesses: Guesses | None) -> list[GiveUpPreview]:
    """`guesses`: if the seat decides now; it may hold the card that would go with the tile. That hides
    nothing from the seat (WD-4.4), so it has seen the same cards after it."""
    found: list[GiveUpPreview] = []
    for place in range(s.KIT_SIZE):
        if not kit.in_play(place):
            continue
        tile, left = view.kit[place].tile, kit.without(place)
        lost: i64 = kit.beats(place) & ~left.beaten()
        unbeaten = [monster for kind, monster in enumerate(MONSTERS) if has(lost, kind)]
        hp = view.hp - box.tile_hp[kit.first + place]
        run: RunPreview | None = None
        if guesses is not None and view.hand is not None:
            given = codes.sacrifice(kit.first + place)
            run = _run(box, view, left, hp, None, seen, guesses, given)
        found.append(GiveUpPreview(tile, hp, unbeaten, run))
    return found


# ---------------------------------------------------------------- cards and runs


def _card(box: Box, view: View, kit: Kit) -> CardPreview | None:
    """The card that is being decided about, as far as the seat sees one."""
    if view.hand is not None:
        return _against(box, view, kit, view.hand, None, view.hp)
    if view.run is not None and view.run.reveals and view.run.reveals[-1].fate == "pending":
        reveal = view.run.reveals[-1]
        return _against(box, view, kit, reveal.monster, reveal.slot, view.run.hp)
    return None


def _against(
    box: Box, view: View, kit: Kit, monster: Monster, slot: int | None, hp: i64, potion_spent: bool = False
) -> CardPreview:
    kind: i64 = MONSTERS.index(monster)
    place = kit.beater(kind)
    tile: Tile | None = None
    after: i64 = hp - box.strength[kind]
    if place != s.NONE:
        tile = view.kit[place].tile
        absorbs = box.tile_effect[kit.first + place] == s.DEFEAT_ABSORB
        after = hp + (box.strength[kind] if absorbs else 0)
    if after <= 0 and kit.has(s.REVIVE) and not potion_spent:
        return CardPreview(monster, slot, tile, hp, box.hero_hp[kit.hero], True, False)
    return CardPreview(monster, slot, tile, hp, after, False, fatal=after <= 0)


def _run(
    box: Box,
    view: View,
    kit: Kit,
    hp: i64,
    hand: Monster | None,
    seen: Seen,
    guesses: Guesses | None,
    given: i64 = s.NONE,
) -> RunPreview:
    """Known cards in the order they come; a card in `hand` counts as added (the choice that keeps it).

    `given`: the action by which a tile was given up first."""
    known = [(card.slot, card.monster) for card in view.pile if card.monster is not None]
    unknown = len(view.pile) - len(known)
    if hand is not None:
        known.append((len(view.pile) + 1, hand))
    if view.options["reveal_order"] != "first_in_first_out":
        known.reverse()
    cards: list[CardPreview] = []
    left = hp
    for slot, monster in known:
        cards.append(_against(box, view, kit, monster, slot, left, any(card.revived for card in cards)))
        left = cards[-1].hp_after
    unseen = _unseen(box, seen)
    survived: int | None = None
    if guesses is not None:
        worst = sum([box.strength[MONSTERS.index(monster)] for _, monster in known])
        worst += sum(unseen[len(unseen) - unknown :])
        survived = 100 if worst < hp else guesses.survival(kit, given)
    return RunPreview(hp, cards, unknown, len(unseen), unseen[-1] if unseen else 0, survived)


def _unseen(box: Box, seen: Seen) -> list[i64]:
    """How strong the cards are that the seat has not seen in this round, the strongest last."""
    strengths: list[i64] = []
    for kind, monster in enumerate(MONSTERS):
        for _ in range(box.copies[kind] - len(seen[monster])):
            strengths.append(box.strength[kind])
    return strengths


class Guesses:
    """Sampled deals of the unseen cards in a bid: the same ones for every possible run, so that their chances
    differ by the choice alone. They are made when a run first asks: most runs are safe whatever the cards,
    because all of them together are weaker than the hero."""

    __slots__ = ("bid", "box", "deals", "open_slots", "view")

    def __init__(self, box: Box, view: View) -> None:
        self.box = box
        self.view = view
        self.bid: State | None = None
        """With the cards of one deal; the others differ from it in cards alone."""
        self.open_slots: list[int] = []
        self.deals: list[survival.Deal] = []

    def survival(self, kit: Kit, given: i64) -> int:
        """The chance of a success in per cent; played plainly, with a name among those that nothing beats.

        `given`: the action by which a tile was given up first, or NONE."""
        seat, bid = self.view.seat, self._deal() if self.bid is None else self.bid
        assert seat is not None
        if given != s.NONE:
            bid = bid.clone()
            rules.apply(bid, seat, given, None)
        beaten = kit.beaten()
        names = [kind for kind in range(s.KIND_COUNT) if not has(beaten, kind)]
        return survival.chance(bid, self.open_slots, self.deals, seat, names)

    def _deal(self) -> State:
        """By luck that follows from the view: who looks twice reads the same."""
        view = self.view
        assert view.run is None
        dice = Dice(crc32(msgspec.json.encode(view)))
        bid = self.bid = sample(self.box, view, dice)
        self.open_slots = [slot for slot, card in enumerate(view.pile) if card.monster is None]
        pool = [bid.pile[slot] for slot in self.open_slots]
        pool += [bid.aside_kind[number] for number, aside in enumerate(view.asides) if aside.monster is None]
        pool += bid.deck
        asks_the_deck = len(bid.deck) > 0 and tile_in_play(bid, s.MAY_REPLACE) != s.NONE  # its top (WD-5.11)
        wanted = len(self.open_slots) + (1 if asks_the_deck else 0)
        shuffled = view.options["reveal_order"] == "shuffled"
        self.deals = survival.draw_deals(pool, wanted, shuffled, dice)
        return bid


# ---------------------------------------------------------------- turns


def _passing(view: View) -> PassPreview:
    left = [seat for seat, info in enumerate(view.seats) if info.active and seat != view.seat]
    return PassPreview(len(left), left[0] if len(left) == 1 else None)


def _next(view: View) -> Seat:
    """The next active seat clockwise (WD-3.3)."""
    return next_in_round([int(seat.active) for seat in view.seats], view.to_act[0])


def _duplicate(view: View) -> bool:
    kinds = [reveal.monster for reveal in view.run.reveals] if view.run else []
    return len(set(kinds)) < len(kinds)
