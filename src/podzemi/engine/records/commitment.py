"""Auditable luck: what a table promises before a match, and how anybody can check it afterwards.

Seed and salt are drawn when the table is made. Their hash is shown at once, they themselves only when
the match is over: then everybody can see that nothing was chosen later. `docs/luck.md` shows how to check
it by hand.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from podzemi.engine.values import Seat

if TYPE_CHECKING:
    from podzemi.engine.game import OptionValue


MOST_BRANCHES: Final = 50
"""The longest chain of forks."""


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """A fork: after `at` actions of another match, this one continues from a sample of `seat`'s view.

    All that `seat` did not know is drawn anew from `seed`, and so is all chance from there on.
    """

    at: int
    seat: Seat
    seed: int


class Promise(Struct, frozen=True, kw_only=True):
    """The inputs that decide the luck of a match. `pack`: the data pack's hash, None: the built-in data."""

    game: str
    rules: int
    players: int
    options: Mapping[str, OptionValue]
    seed: int
    salt: str
    pack: str | None = None
    branches: Sequence[Branch] = ()

    def statement(self) -> bytes:
        """The bytes that are hashed: lines of plain text, each ended by a line feed."""
        options = [f"option {name} {_value(self.options[name])}" for name in sorted(self.options)]
        lines = [
            "podzemi luck 1",
            f"game {self.game}",
            f"rules {self.rules}",
            f"players {self.players}",
            *options,
            f"pack {self.pack or '-'}",
            *(f"branch {branch.at} {branch.seat} {branch.seed}" for branch in self.branches),
            f"seed {self.seed}",
            f"salt {self.salt}",
        ]
        return "".join(f"{line}\n" for line in lines).encode()

    def commitment(self) -> str:
        """The hash that is shown when the match starts."""
        return hashlib.sha256(self.statement()).hexdigest()


def _value(value: OptionValue) -> str:
    """As JSON has it: the text "1", the number 1 and `true` are three different things."""
    return msgspec.json.encode(value).decode()
