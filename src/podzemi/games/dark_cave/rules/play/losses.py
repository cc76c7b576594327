"""Losses to bridges, tunnels and monsters (DC-7.7, DC-8.4, DC-10.3). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.games.dark_cave import events as e
from podzemi.games.dark_cave.codes import owned
from podzemi.games.dark_cave.data.tables import BACKS
from podzemi.games.dark_cave.state import NONE, Box, State


def lose_card(state: State, seat: i64, by: str, log: Log | None) -> None:
    """A random card of the hand, face down; then the limit (DC-10.3)."""
    hand: list[i64] = state.hands[seat]
    card: i64 = NONE
    if hand:
        card = _random_card(state.dice, state.box, hand)
        hand.remove(card)
        state.hidden.append(owned(seat, card))
        if log is not None:
            log.chance.append(e.LoseCard(seat, state.box.face_name[card]))
    if state.limit[seat] > 0:
        state.limit[seat] -= 1
    if log is not None:
        back = None if card == NONE else BACKS[state.box.back[card]]
        name = None if card == NONE else state.box.face_name[card]
        log.events.append(e.CardLost(seat, e.BY_LOSS[by], back, name, state.limit[seat]))


def _random_card(dice: Dice, box: Box, hand: list[i64]) -> i64:
    """Each card of the hand as likely as the others; a script names the card itself."""
    if not dice.scripted:
        return hand[dice.below(len(hand))]
    card: i64 = dice.below(box.cards)
    if card not in hand:
        raise ValueError(f"the script takes {box.face_name[card]} from a hand without it")
    return card


def lose_gold(state: State, seat: i64, by: str, log: Log | None) -> None:
    """One nugget to the bank, if there is one (DC-7.7, DC-8.4)."""
    amount: i64 = 1 if state.gold[seat] > 0 else 0
    state.gold[seat] -= amount
    state.bank += amount
    if log is not None:
        log.events.append(e.GoldLost(seat, e.BY_GOLD[by], amount, state.gold[seat]))
