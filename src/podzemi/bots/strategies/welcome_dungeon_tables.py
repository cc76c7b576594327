"""Near-equilibrium strategies for two players of Welcome to the Dungeon, from `research/train_welcome.py`.

A round meets the match only through four numbers, what its four ends are worth, and these may be scaled and
shifted (WD-13.5 g): two are left, which are alike in many of the 16 records of a match. So there are
strategies for eleven STAKES.

One file in the package: the starter's chance to win by record and hero, and for every hero a sorted list of
keys (what a seat goes by, `policy.round.describe`, as a number) with a strategy for each of the stakes. A
hero is unpacked when it is first played, a row of stakes likewise.
"""

from __future__ import annotations

import json
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import accumulate, pairwise, product
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from podzemi.games.welcome_dungeon.actions import HEROES
from podzemi.games.welcome_dungeon.actions import Hero as HeroName

HOME: Final = Path(__file__).parent.parent / "data" / "welcome_dungeon.tables"
KEY_BITS: Final = 32
"""So much of a key is kept: one in 50,000 keys that are not there looks as if it were."""
STEPS: Final = 16
"""Shares of a strategy are whole numbers of these parts."""

Record: TypeAlias = tuple[int, int, int, int]
"""Successes and failures of the starter, then of the other seat."""
RECORDS: Final[tuple[Record, ...]] = tuple(product((0, 1), (0, 1), (0, 1), (0, 1)))


class Stakes(NamedTuple):
    """The stakes of a round, and the records in which about so much is at stake."""

    share: float
    """The difference that success makes when the starter runs, beside that of both runners."""
    even: float
    """The odds of a run at which the starter does not care who goes in."""
    records: tuple[str, ...]


STAKES: Final = (
    Stakes(0.50, 0.50, ("1111", "0000", "0110", "1001")),
    Stakes(0.33, 0.33, ("1011",)),
    Stakes(0.67, 0.33, ("1110",)),
    Stakes(0.33, 0.67, ("0111",)),
    Stakes(0.67, 0.67, ("1101",)),
    Stakes(0.50, 0.27, ("1010",)),
    Stakes(0.50, 0.76, ("0101",)),
    Stakes(0.32, 0.43, ("0010", "0011")),
    Stakes(0.68, 0.43, ("1000", "1100")),
    Stakes(0.42, 0.62, ("0001",)),
    Stakes(0.58, 0.62, ("0100",)),
)


def stakes_of(record: Record) -> int:
    """The number of the stakes that stand for a record."""
    name = "".join(map(str, record))
    return next(number for number, one in enumerate(STAKES) if name in one.records)


_MASK: Final = (1 << 64) - 1


class Hero(NamedTuple):
    """The tables of one hero."""

    keys: list[int]
    actions: list[int]
    """How many actions each key has to choose from."""
    shares: list[bytes]
    """By stakes: the shares of all keys one after the other, in sixteenths; all 0 where nothing is known."""


def write(path: Path, values: dict[Record, tuple[float, ...]], heroes: list[Hero]) -> None:
    """A line of JSON (values, and where the parts lie), then the parts, each packed by itself."""
    parts: list[bytes] = []
    for hero in heroes:
        parts += [_pack_keys(hero.keys), zlib.compress(bytes(hero.actions), 9)]
        parts += [zlib.compress(shares, 9) for shares in hero.shares]
    head = {
        "values": [[round(value, 5) for value in values[record]] for record in RECORDS],
        "sizes": [len(part) for part in parts],
    }
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(json.dumps(head).encode() + b"\n" + b"".join(parts))


def _pack_keys(keys: list[int]) -> bytes:
    """Steps from key to key, first bytes first: close numbers pack well."""
    steps = [after - before for before, after in pairwise([0, *keys])]
    rows = [step.to_bytes(4, "big") for step in steps]
    return zlib.compress(b"".join(bytes(row[place] for row in rows) for place in range(4)), 9)


def _unpack_keys(part: bytes) -> array[int]:
    raw = zlib.decompress(part)
    count = len(raw) // 4
    columns = [raw[place * count : (place + 1) * count] for place in range(4)]
    steps = (a << 24 | b << 16 | c << 8 | d for a, b, c, d in zip(*columns))
    return array("L", accumulate(steps))


# ---------------------------------------------------------------- reading


class _File(NamedTuple):
    values: list[list[float]]
    parts: list[bytes]


@cache
def _file() -> _File:
    head, _, rest = HOME.read_bytes().partition(b"\n")
    found = json.loads(head)
    ends = list(accumulate(found["sizes"], initial=0))
    return _File(found["values"], [rest[start:end] for start, end in pairwise(ends)])


def available() -> bool:
    """Whether the tables are in the package."""
    return HOME.exists()


def _part(hero: HeroName, number: int) -> bytes:
    return _file().parts[HEROES.index(hero) * (2 + len(STAKES)) + number]


@cache
def _keys(hero: HeroName) -> tuple[array[int], array[int]]:
    """The keys, and where the shares of each begin."""
    starts = array("L", accumulate(zlib.decompress(_part(hero, 1)), initial=0))
    return _unpack_keys(_part(hero, 0)), starts


@lru_cache(maxsize=8)
def _shares(hero: HeroName, stakes: int) -> bytes:
    return zlib.decompress(_part(hero, 2 + stakes))


def value(record: Record, hero: HeroName) -> float:
    """The starter's chance to win the match when the round is played with this hero."""
    return _file().values[RECORDS.index(record)][HEROES.index(hero)]


def strategy(hero: HeroName, record: Record, numbers: list[int]) -> list[int] | None:
    """How often each action is to be played, in sixteenths; None where the table does not know."""
    wanted = key_of(numbers) >> (64 - KEY_BITS)
    keys, starts = _keys(hero)
    place = bisect_left(keys, wanted)
    if place == len(keys) or keys[place] != wanted:
        return None
    found = list(_shares(hero, stakes_of(record))[starts[place] : starts[place + 1]])
    return found if any(found) else None


def rows(hero: HeroName, stakes: int) -> Iterator[tuple[int, bytes]]:
    """All that the table says for these stakes: shortened keys, each with its shares."""
    keys, starts = _keys(hero)
    shares = _shares(hero, stakes)
    for key, (start, end) in zip(keys, pairwise(starts), strict=True):
        if any(shares[start:end]):
            yield key, shares[start:end]


def key_of(numbers: list[int]) -> int:
    """The numbers of a decision as one of 64 bits, as `key_of` in `native/runtime/solver.cpp`."""
    key = 0xCBF29CE484222325
    for number in numbers:
        key = (key ^ (number & _MASK)) * 0x100000001B3 & _MASK
    key = (key ^ key >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    key = (key ^ key >> 27) * 0x94D049BB133111EB & _MASK
    key ^= key >> 31
    return key or 1
