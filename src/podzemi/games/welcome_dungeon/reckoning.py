"""Works out what a view implies. Compiled; what an outlook is made of stands in `outlook`."""

from __future__ import annotations

from typing import Final
from zlib import crc32

import msgspec

from podzemi.engine.bits import has
from podzemi.engine.dice import Dice
from podzemi.engine.values import Seat
from podzemi.games.welcome_dungeon import codes, rules, survival
from podzemi.games.welcome_dungeon import state as s
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES, Monster, Tile
from podzemi.games.welcome_dungeon.outlook import (
    CardOutlook,
    GiveUpOutlook,
    KindOutlook,
    Outlook,
    PassOutlook,
    RunOutlook,
    Sighting,
)
from podzemi.games.welcome_dungeon.rules.bidding import next_in_round
from podzemi.games.welcome_dungeon.rules.equipment import beaten_by, place_of
from podzemi.games.welcome_dungeon.sample import sample
from podzemi.games.welcome_dungeon.sight import view as view_of
from podzemi.games.welcome_dungeon.state import Box, State
from podzemi.games.welcome_dungeon.view import STATUSES, View

NUMBER: Final[dict[Tile, int]] = {tile: number for number, tile in enumerate(TILES)}

Seen = dict[Monster, list[Sighting]]
"""By kind, where the seat knows one to be."""


def outlook(box: Box, view: View) -> Outlook:
    """Work out what the view implies."""
    bidding = view.phase in ("bid_turn", "bid_place")
    playing = view.seat is not None and view.seats[view.seat].active
    mine = view.seat is not None and view.seat in view.to_act
    tiles, seen = _in_play(view), _seen(view)
    beats = [_beats(box, tile) for tile in tiles]
    guesses = _guesses(box, view) if bidding and playing and mine else None
    return Outlook(
        kinds=[_kind(box, view, tiles, beats, seen, kind) for kind in range(s.KIND_COUNT)],
        give_up=[_give_up(box, view, tiles, tile, guesses) for tile in tiles] if bidding else [],
        card=_card(box, view),
        run=_run(box, view, seen, guesses) if bidding and playing else None,
        passing=_passing(view) if view.phase == "bid_turn" and mine else None,
        next=_next(view) if bidding and view.to_act else None,
        last_card=view.phase == "bid_turn" and view.deck == 1,
        duplicate=_duplicate(view),
    )


# ---------------------------------------------------------------- kinds and tiles


def _in_play(view: View) -> list[Tile]:
    return [tile.tile for tile in view.kit if tile.status == "in_play"]


def _kind(box: Box, view: View, tiles: list[Tile], beats: list[int], seen: Seen, kind: int) -> KindOutlook:
    named = view.run is not None and view.run.named == MONSTERS[kind]
    return KindOutlook(
        monster=MONSTERS[kind],
        strength=box.strength[kind],
        copies=box.copies[kind],
        seen=seen[MONSTERS[kind]],
        beaten_by=[
            tile for tile, beaten in zip(tiles, beats) if has(beaten, kind) or (named and _names(box, tile))
        ],
    )


def _beats(box: Box, tile: Tile) -> int:
    """The kinds that the tile beats whenever they come, as bits; a named kind is not looked at."""
    return box.tile_beats[NUMBER[tile]]


def _names(box: Box, tile: Tile) -> bool:
    return box.tile_effect[NUMBER[tile]] == s.NAME_TYPE


def _seen(view: View) -> Seen:
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


def _give_up(box: Box, view: View, tiles: list[Tile], tile: Tile, guesses: Guesses | None) -> GiveUpOutlook:
    """`guesses`: if the seat decides now; it may hold the card that would go with the tile."""
    lost = _beats(box, tile)
    for other in tiles:
        if other != tile:
            lost &= ~_beats(box, other)
    unbeaten = [monster for kind, monster in enumerate(MONSTERS) if has(lost, kind)]
    run = None if guesses is None or view.hand is None else _run_without(box, view, guesses, tile)
    return GiveUpOutlook(tile, view.hp - box.tile_hp[NUMBER[tile]], unbeaten, run)


def _run_without(box: Box, view: View, guesses: Guesses, tile: Tile) -> RunOutlook:
    """The run after the card in hand has gone with the tile. That hides nothing from the seat (WD-4.4), so
    any deal that agrees with the view shows it."""
    assert view.seat is not None
    without = guesses.after(codes.sacrifice(NUMBER[tile]))
    after = view_of(without.bid, view.seat)
    return _run(box, after, _seen(after), without)


# ---------------------------------------------------------------- cards and runs


def _card(box: Box, view: View) -> CardOutlook | None:
    """The card that is being decided about, as far as the seat sees one."""
    if view.hand is not None:
        return _against(box, view, view.hand, None, view.hp)
    if view.run is not None and view.run.reveals and view.run.reveals[-1].fate == "pending":
        reveal = view.run.reveals[-1]
        return _against(box, view, reveal.monster, reveal.slot, view.run.hp)
    return None


def _against(
    box: Box, view: View, monster: Monster, slot: int | None, hp: int, potion_spent: bool = False
) -> CardOutlook:
    kind = MONSTERS.index(monster)
    tile = _beater(box, view, kind)
    after = hp - box.strength[kind]
    if tile is not None:
        after = hp + (box.strength[kind] if box.tile_effect[NUMBER[tile]] == s.DEFEAT_ABSORB else 0)
    if after <= 0 and _has_effect(box, view, s.REVIVE) and not potion_spent:
        return CardOutlook(monster, slot, tile, hp, box.hero_hp[HEROES.index(view.hero)], True, False)
    return CardOutlook(monster, slot, tile, hp, after, False, fatal=after <= 0)


def _has_effect(box: Box, view: View, effect: int) -> bool:
    """Whether a tile with that effect is in play."""
    return place_of(box, HEROES.index(view.hero), _status(view), effect) != s.NONE


def _status(view: View) -> list[int]:
    """The tiles of the kit as the rules keep them."""
    return [STATUSES.index(tile.status) for tile in view.kit]


def _beater(box: Box, view: View, kind: int) -> Tile | None:
    """The tile that will beat the kind by itself (WD-5.3)."""
    named = s.NONE if view.run is None or view.run.named is None else MONSTERS.index(view.run.named)
    pending = view.run is not None and view.run.pact_pending
    place = beaten_by(box, HEROES.index(view.hero), _status(view), named, pending, kind)
    return None if place == s.NONE else view.kit[place].tile


def _run(box: Box, view: View, seen: Seen, guesses: Guesses | None) -> RunOutlook:
    """Known cards in the order they come; a card in hand counts as added (the choice that keeps it)."""
    known = [(card.slot, card.monster) for card in view.pile if card.monster is not None]
    if view.hand is not None:
        known.append((len(view.pile) + 1, view.hand))
    if view.options["reveal_order"] != "first_in_first_out":
        known.reverse()
    cards: list[CardOutlook] = []
    hp = view.hp
    for slot, monster in known:
        cards.append(_against(box, view, monster, slot, hp, any(card.revived for card in cards)))
        hp = cards[-1].hp_after
    unseen = _unseen(box, seen)
    return RunOutlook(
        hp=view.hp,
        cards=cards,
        unknown=sum(card.monster is None for card in view.pile),
        unseen=len(unseen),
        unseen_max=max((box.strength[kind] for kind in unseen), default=0),
        survival=None if guesses is None else guesses.survival(_unbeaten(box, view)),
    )


def _unseen(box: Box, seen: Seen) -> list[int]:
    """The kinds of the cards the seat has not seen in this round."""
    return [k for k in range(s.KIND_COUNT) for _ in range(box.copies[k] - len(seen[MONSTERS[k]]))]


def _unbeaten(box: Box, view: View) -> list[int]:
    """The kinds that no tile in play beats whenever they come."""
    beaten = 0
    for tile in _in_play(view):
        beaten |= _beats(box, tile)
    return [kind for kind in range(s.KIND_COUNT) if not has(beaten, kind)]


class Guesses:
    """What may lie where a seat has not looked, in a bid: the same deals for every run that it could choose,
    so that their chances differ by the choice alone."""

    __slots__ = ("bid", "deals", "open_slots", "seat")

    def __init__(self, seat: Seat, bid: State, open_slots: list[int], deals: list[survival.Deal]) -> None:
        self.seat = seat
        self.bid = bid
        """With the cards of one deal; the others differ from it in cards alone."""
        self.open_slots = open_slots
        self.deals = deals

    def after(self, code: int) -> Guesses:
        """The same about the bid after this action of the seat."""
        bid = self.bid.clone()
        rules.apply(bid, self.seat, code, None)
        return Guesses(self.seat, bid, self.open_slots, self.deals)

    def survival(self, unbeaten: list[int]) -> int:
        """The chance of a success in per cent; played plainly, with a name among those that nothing beats."""
        return survival.chance(self.bid, self.open_slots, self.deals, self.seat, unbeaten)


def _guesses(box: Box, view: View) -> Guesses:
    """By luck that follows from the view: who looks twice reads the same."""
    assert view.run is None and view.seat is not None
    dice = Dice(crc32(msgspec.json.encode(view)))
    bid = sample(box, view, dice)
    open_slots = [slot for slot, card in enumerate(view.pile) if card.monster is None]
    pool = [bid.pile[slot] for slot in open_slots]
    pool += [bid.aside_kind[number] for number, aside in enumerate(view.asides) if aside.monster is None]
    pool += bid.deck
    asks_the_deck = len(bid.deck) > 0 and _has_effect(box, view, s.MAY_REPLACE)  # its top alone (WD-5.11)
    wanted = len(open_slots) + (1 if asks_the_deck else 0)
    shuffled = view.options["reveal_order"] == "shuffled"
    return Guesses(view.seat, bid, open_slots, survival.draw_deals(pool, wanted, shuffled, dice))


# ---------------------------------------------------------------- turns


def _passing(view: View) -> PassOutlook:
    left = [seat for seat, info in enumerate(view.seats) if info.active and seat != view.seat]
    return PassOutlook(len(left), left[0] if len(left) == 1 else None)


def _next(view: View) -> Seat:
    """The next active seat clockwise (WD-3.3)."""
    return next_in_round([int(seat.active) for seat in view.seats], view.to_act[0])


def _duplicate(view: View) -> bool:
    kinds = [reveal.monster for reveal in view.run.reveals] if view.run else []
    return len(set(kinds)) < len(kinds)
