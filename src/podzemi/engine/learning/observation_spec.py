"""A game as numbers, for programs that learn: what a seat may know, and what it may do.

An *observation* is a list of numbers of fixed size that holds what a seat may know. A code is split into a
few small *choices* over named fields, and where the codes are few, a *mask* has one place for each of them.
Every game describes its own in `encoding/spec.py`; docs/observations.md has all fields and choices.

`observe` and `split` of a game are compiled. An observation follows from the view of its seat: that is a law,
so it holds nothing that the seat may not know. `Game.observation_of` makes it of a view by way of a sample.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from podzemi.engine.fields import Copied
from podzemi.engine.values import Seat

S = TypeVar("S", bound=Copied)


FieldKind: TypeAlias = Literal["flag", "flags", "kind", "seat", "cell", "count"]
"""How the numbers of a field are to be read.

- `flag`: 0 or 1; `flags`: a sum of powers of two, each a flag of its own
- `kind`: one of several, whose order means nothing
- `seat`: clockwise from the observer, who is 1; 0: nobody
- `cell`: a place, by its number or by column or row
- `count`: a quantity
"""


class Field(Struct, frozen=True):
    """Numbers of an observation that belong together, each of them from `lowest` to `highest`."""

    name: str
    size: int
    lowest: int
    highest: int
    meaning: str
    given: FieldKind | None = None
    """The kind, where the bounds do not say it."""

    @property
    def kind(self) -> FieldKind:
        """A number that can be 0 and 1 only is a flag, any other a count, unless another kind is given."""
        return self.given or ("flag" if (self.lowest, self.highest) == (0, 1) else "count")


class Choice(Struct, frozen=True):
    """One part of an action: a number from 0 to size - 1."""

    name: str
    size: int
    meaning: str


class Mask(Struct, frozen=True):
    """A place for every code of a game whose codes are few."""

    size: int
    index: Callable[[int], int]
    """The place of a code."""
    code_at: Callable[[int], int]
    """The code of a place."""

    def of(self, codes: Iterable[int]) -> list[int]:
        """1 at the places of these codes, 0 elsewhere."""
        mask = [0] * self.size
        for code in codes:
            mask[self.index(code)] = 1
        return mask


class ObservationSpec(Generic[S]):
    """One game as numbers."""

    def __init__(
        self,
        fields: Sequence[Field],
        fill: Callable[[S, Seat, list[int]], None],
        choices: Sequence[Choice],
        split_into: Callable[[int, list[int]], None],
        join: Callable[[list[int]], int],
        mask: Mask | None = None,
    ) -> None:
        self.fields = tuple(fields)
        self.size = sum(field.size for field in fields)
        """How many numbers an observation has."""
        self.fill = fill
        """Write the observation of a seat into a list of `size` numbers."""
        self.choices = tuple(choices)
        self.split_into = split_into
        """Write the choices of a code into a list of as many numbers."""
        self.join = join
        """The code of these choices; the inverse of `split`."""
        self.mask = mask
        """None: the codes are too many for masks."""

    # --- what a seat may know

    @cached_property
    def dtype(self) -> Literal["int8", "int16"]:
        """The smallest type that holds every number of an observation."""
        fits = all(field.lowest >= -128 and field.highest <= 127 for field in self.fields)
        return "int8" if fits else "int16"

    def observe(self, state: S, seat: Seat) -> list[int]:
        """The observation of a seat: `size` numbers."""
        out = [0] * self.size
        self.fill(state, seat, out)
        return out

    def named(self, observation: Sequence[int]) -> dict[str, list[int]]:
        """The numbers of an observation by field, to read them."""
        numbers = iter(observation)
        return {field.name: [next(numbers) for _ in range(field.size)] for field in self.fields}

    # --- what it may do

    def split(self, code: int) -> list[int]:
        """The code as choices, one number for each of `choices`."""
        out = [0] * len(self.choices)
        self.split_into(code, out)
        return out

    def next_choices(self, legal: Iterable[int], chosen: Sequence[int] = ()) -> list[int]:
        """The possible values of the next choice, ascending, after the first ones: so an action is made
        step by step, among a few numbers each time."""
        number, begun = len(chosen), list(chosen)
        splits = (self.split(code) for code in legal)
        return sorted({parts[number] for parts in splits if parts[:number] == begun})

    def legal_rows(self, legal: Sequence[int], rows: int) -> list[list[int]]:
        """The choices of each legal code, as many rows as asked for: those that are left over hold -1.

        Where the codes are many, a network scores these rows instead of all codes.
        """
        if len(legal) > rows:
            raise ValueError(f"{len(legal)} legal codes do not fit into {rows} rows")
        empty = [-1] * len(self.choices)
        return [self.split(code) for code in legal] + [empty[:] for _ in range(rows - len(legal))]


def name_list(names: Iterable[str], start: int = 0) -> str:
    """Names with their numbers, for the meaning of a field."""
    return ", ".join(f"{number} {name}" for number, name in enumerate(names, start))


__all__ = ["Choice", "Field", "FieldKind", "Mask", "ObservationSpec", "name_list"]
