"""Codes as rows of choices, thousands at a time; each code is split once and cached."""

from __future__ import annotations

from typing import Any, Final  # Any: arrays of any shape

from podzemi.engine.learning.observation_spec import ObservationSpec
from podzemi.native.arrays import numpy

FIRST: Final = 1 << 12


class ChoiceCache:
    """A cache from codes to their rows of choices, filled as codes are met."""

    def __init__(self, spec: ObservationSpec[Any]) -> None:
        self._spec = spec
        self._place: dict[int, int] = {}
        self._known = numpy().zeros((FIRST, len(spec.choices)), numpy().int16)

    def of(self, codes: Any) -> Any:
        """A row for each code."""
        np = numpy()
        unique, where = np.unique(codes, return_inverse=True)
        places = [self._place_of(code) for code in unique.tolist()]
        return self._known[np.array(places, np.int64)[where]]

    def _place_of(self, code: int) -> int:
        place = self._place.get(code)
        if place is None:
            place = self._place[code] = len(self._place)
            if place == len(self._known):
                self._known = numpy().concatenate([self._known, numpy().zeros_like(self._known)])
            self._known[place] = self._spec.split(code)
        return place
