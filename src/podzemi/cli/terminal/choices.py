"""One of many actions, chosen in stages: first what kind, then its parts, one after the other.

An action is a row of parts: its kind, then the fields in order, lists element by element. A stage groups the
actions that are left by as many parts as still fit on the screen; what the sentences of a group have in
common is its name. So it works for every game and every language, and no stage is longer than need be.
A game may give the parts itself, as words: the last of a row is the whole sentence, those before it are the
names of the lists that lead there, and actions with the same row are one choice.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Hashable, Sequence
from difflib import SequenceMatcher
from typing import Any, Final, NamedTuple  # Any: actions of whichever game, and their fields

import msgspec

GAP: Final = "…"
_END: Final = "end"
"""The part behind the last element of a list."""


class Option(NamedTuple):
    """One line of a stage: its name, and the actions it leads to."""

    name: str
    actions: tuple[int, ...]


class Choice:
    """The way to one action. Actions are known by their place in the list of the legal ones."""

    def __init__(
        self,
        actions: Sequence[Any],
        sentences: Sequence[str],
        room: int,
        rows: Sequence[Sequence[str]] | None = None,
    ) -> None:
        self._own = rows is not None
        self._parts: list[tuple[Hashable, ...]] = (
            [parts(action) for action in actions] if rows is None else [tuple(row) for row in rows]
        )
        self._sentences = sentences
        self.room = room
        first: dict[tuple[Hashable, ...], int] = {}
        for place, row in enumerate(self._parts):
            first.setdefault(row, place)
        self._way: list[tuple[int, ...]] = [tuple(first.values())]
        self.options = self._stage()

    @property
    def is_staged(self) -> bool:
        """Whether there is more than one list to go through."""
        return len(self._way) > 1 or len(self.options) != len(self._way[0])

    def pick(self, number: int) -> int | None:
        """Take an option, 1 is the first; the action it means, or None: there is another stage."""
        chosen = self.options[number - 1].actions
        if len(chosen) == 1:
            return chosen[0]
        self._way.append(chosen)
        self.options = self._stage()
        return None

    def back(self) -> None:
        """The stage before; the first one stays."""
        if len(self._way) > 1:
            self._way.pop()
        self.options = self._stage()

    def search(self, words: str) -> bool:
        """List the actions of this stage whose sentence has all these words, if there are any."""
        wanted = fold(words).split()
        found = tuple(
            one for one in self._way[-1] if all(word in fold(self._sentences[one]) for word in wanted)
        )
        if found:
            self._way.append(found)
            self.options = self._whole(found)
        return bool(found)

    def _stage(self) -> list[Option]:
        left = self._way[-1]
        if len(left) <= self.room:
            return self._whole(left)
        groups = self._groups(left)
        names = [self._name(key, group) for key, group in groups.items()]
        return [Option(*one) for one in zip(distinct_names(names, list(groups)), map(tuple, groups.values()))]

    def _name(self, key: tuple[Hashable, ...], group: list[int]) -> str:
        """The last word of the row that they share, or what their sentences have in common."""
        if len(group) == 1:
            return self._sentences[group[0]]
        name = str(key[-1]) if self._own else common([self._sentences[one] for one in group])
        return name if GAP in name else f"{name} {GAP}"

    def _whole(self, left: tuple[int, ...]) -> list[Option]:
        names = distinct_names([self._sentences[one] for one in left], [self._parts[one] for one in left])
        return [Option(name, (one,)) for name, one in zip(names, left)]

    def _groups(self, left: tuple[int, ...]) -> dict[tuple[Hashable, ...], list[int]]:
        """By as many parts as fit; by the first part that tells them apart if even that does not fit."""
        best: dict[tuple[Hashable, ...], list[int]] = {}
        for depth in range(1, max(len(self._parts[one]) for one in left) + 1):
            groups: dict[tuple[Hashable, ...], list[int]] = {}
            for one in left:
                groups.setdefault(self._parts[one][:depth], []).append(one)
            if best and len(groups) > self.room:
                break
            if len(groups) > 1:
                best = groups
        return best


def parts(action: Any) -> tuple[Hashable, ...]:
    """The action as a row of parts that can be chosen one by one; no two actions have the same."""
    row: list[Hashable] = []
    for value in msgspec.to_builtins(action).values():
        if isinstance(value, list):
            row += [*map(_freeze, value), _END]
        else:
            row.append(value)
    return tuple(row)


def _freeze(value: Any) -> Hashable:
    return tuple(map(_freeze, value)) if isinstance(value, list) else value


def distinct_names(names: Sequence[str], rows: Sequence[tuple[Hashable, ...]]) -> list[str]:
    """The names; behind those that are the same stand the parts in which they differ."""
    alike: dict[str, list[tuple[Hashable, ...]]] = {}
    for name, row in zip(names, rows):
        alike.setdefault(name, []).append(row)
    return [
        name if len(alike[name]) == 1 else f"{name} ({_differing(row, alike[name])})"
        for name, row in zip(names, rows)
    ]


def _differing(row: tuple[Hashable, ...], others: list[tuple[Hashable, ...]]) -> str:
    places = range(len(row))
    return ", ".join(str(row[n]) for n in places if any(one[n : n + 1] != row[n : n + 1] for one in others))


def common(sentences: Sequence[str]) -> str:
    """The words that sentences have in common, with gaps where they differ."""
    rows = [sentence.split() for sentence in dict.fromkeys(sentences)]
    shared = rows[0]
    for row in rows[1:]:
        blocks = SequenceMatcher(None, shared, row, autojunk=False).get_matching_blocks()
        shared = [word for block in blocks for word in shared[block.a : block.a + block.size]]
    gaps = {place for row in rows for place in _gaps(shared, row)}
    told = [word for place in range(len(shared) + 1) for word in _told(shared, gaps, place)]
    return " ".join(told)


def _gaps(shared: list[str], row: list[str]) -> list[int]:
    """Before which of the shared words (or behind the last) the row has words of its own."""
    found, at = [], 0
    for place, word in enumerate(shared):
        where = row.index(word, at)
        if where > at:
            found.append(place)
        at = where + 1
    return [*found, len(shared)] if at < len(row) else found


def _told(shared: list[str], gaps: set[int], place: int) -> list[str]:
    return [GAP] * (place in gaps) + shared[place : place + 1]


def fold(words: str) -> str:
    """Without case and accents, as people type in a hurry."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))
