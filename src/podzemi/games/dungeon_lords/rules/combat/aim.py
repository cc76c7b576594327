"""Goals of a combat: the cost of its end (DL-10.24). Compiled."""

from __future__ import annotations


class Aim:
    """The cost of the end of a combat; a capture is a gain."""

    __slots__ = ("evil", "food", "gold", "imp", "paladin", "prisoner", "room", "sent", "tile", "trap")

    def __init__(
        self,
        tile: float,
        room: float,
        prisoner: float,
        paladin: float,
        gold: float,
        food: float,
        imp: float,
        trap: float,
        evil: float,
        sent: float,
    ) -> None:
        self.tile: float = tile
        self.room: float = room  # on top, for a room
        self.prisoner: float = prisoner
        self.paladin: float = paladin
        self.gold: float = gold
        self.food: float = food
        self.imp: float = imp
        self.trap: float = trap
        self.evil: float = evil
        self.sent: float = sent  # for each creature sent
