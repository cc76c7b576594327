"""Inputs for critics and recurrent networks: information states as numbers, observations of all seats."""

from __future__ import annotations

from typing import Any  # Any: arrays of any shape, states of whichever game

from podzemi.engine.game import AnyGame
from podzemi.engine.values import Seat
from podzemi.native.arrays import numpy


def information_tensor(information: bytes, size: int) -> Any:
    """An information state as `size` numbers from 0 to 255: four that say how long it is, its bytes, zeros.

    Different information states give different tensors. ValueError if there is no room for one.
    """
    if len(information) + 4 > size:
        raise ValueError(f"{size} numbers are too few for an information state of {len(information)} bytes")
    filled = len(information).to_bytes(4, "big") + information
    return numpy().frombuffer(filled.ljust(size, b"\0"), numpy().uint8)


def critic_observation(game: AnyGame, state: Any, seat: Seat, players: int) -> list[int]:
    """The observations of all seats, that seat first and the others clockwise: for a critic that is used in
    training only. Cards that lie face down for everybody are in no observation."""
    if game.observation_spec is None:
        raise ValueError(f"{game.name} has no observations")
    clockwise = [(seat + step) % players for step in range(players)]
    return [number for one in clockwise for number in game.observation_spec.observe(state, one)]
