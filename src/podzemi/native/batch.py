"""Many matches of one game in lock step: every step is one decision in each of them.

>>> from podzemi.native import Batch
>>> batch = Batch("welcome_dungeon", players=3, matches=4, seed=7)
>>> batch.legal[0, : batch.counts[0]].tolist()
[0, 1]
>>> for _ in range(100):
...     batch.step(batch.pick())
>>> int(batch.episodes.sum()) > 0
True
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Self  # Any: arrays of NumPy or of a card

import msgspec

from podzemi.engine import registry
from podzemi.engine.dice import seed_for
from podzemi.engine.game import AnyGame, OptionValue
from podzemi.engine.observation_spec import Mask
from podzemi.native.lanes import SAVED, USUALLY_LISTED, CoreLanes
from podzemi.native.policies import policy_number
from podzemi.native.presence import require
from podzemi.native.sources import longest_list


class Saved(msgspec.Struct, frozen=True):
    """A batch as a value: all that is needed to go on."""

    game: str
    digest: str
    players: int
    matches: int
    options: dict[str, OptionValue]
    seed: int
    parts: dict[str, bytes]
    pack: str | None = None
    """The text of the data pack."""
    listed: int | None = None


class Batch:
    """Matches that are played side by side. One that ends gives way to the next at once (auto-reset).

    The match in place `i` that follows `e` finished ones has the seed `seed_for(seed, i + e * matches)`, so
    any of them can be played again alone (`seed_of`). What happens never depends on threads or device.

    Arrays, a row per match; they are views of the batch's own memory, read-only, and change with every step:

    - `to_act`: the seat that is asked; where several are, the first of them
    - `legal`, `counts`: its legal codes in order, then -1; how many there are
    - `observations`: what that seat may know, as numbers
    - `done`, `rewards`, `places`, `scores`, `lengths`: whether the last step ended a match, and how. Rewards
      are 0 until then; at the end 1 for a seat that left all others behind, -1 for one behind all others
    - `refused`: where the last action was not legal; it was not played
    - `episodes`: matches finished; `hashes`: of everything decided so far, for comparing
    """

    def __init__(
        self,
        game: AnyGame | str,
        players: int,
        matches: int,
        *,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        threads: int = 1,
        device: str = "cpu",
        listed: int | None = None,
    ) -> None:
        """`device`: "cpu", "cuda" or "cuda:1" for a card, "auto" for a card if there is one.

        `listed`: room for so many legal codes, of which the first can be chosen; None: 4,096, or as many as
        can be legal at once.
        """
        self.game: AnyGame = registry.game(game) if isinstance(game, str) else game
        self.players = players
        self.matches = matches
        self.options = self.game.validate_options(players, options or {})
        self.seed = seed
        self.device = _device(device)
        self.listed = listed_codes(self.game, listed)
        self._lanes = self._made(self.game.option_numbers(self.options), threads)
        self.facts = self._lanes.facts
        self._places: array[int] | None = None
        part = self._lanes.part
        self.to_act, self.counts, self.legal = part("to_act"), part("counts"), part("legal")
        self.observations = part("observations")
        self.done, self.refused, self.rewards = part("done"), part("refused"), part("rewards")
        self.places, self.scores, self.lengths = part("places"), part("scores"), part("lengths")
        self.episodes, self.hashes = part("episodes"), part("hashes")

    def _made(self, numbers: Sequence[int], threads: int) -> Any:
        if self.device == "cpu":
            require(self.game)
            return CoreLanes(self.game, self.players, self.matches, self.listed, numbers, self.seed, threads)
        from podzemi.native.gpu import CardLanes

        card = int(self.device.partition(":")[2] or 0)
        return CardLanes(self.game, self.players, self.matches, self.listed, numbers, self.seed, card)

    # --- playing

    def step(self, actions: Any) -> None:
        """One decision in every match, as codes. What is not legal is refused there and changes nothing."""
        self._lanes.step(actions, False)

    def step_listed(self, places: Any) -> None:
        """The same by the places of the codes in `legal`: 0 plays the first of each list."""
        self._lanes.step(places, True)

    def pick(self, policy: str = "random") -> Any:
        """An action for every match, chosen by one of our policies; the array is the same every time."""
        return self._lanes.pick(policy_number(policy))

    def roll(self, steps: int, policy: str = "random") -> None:
        """So many decisions in every match by a policy, the arrays written only after the last."""
        self._lanes.roll(steps, policy_number(policy))

    def mask(self) -> Any:
        """The legal codes as ones among zeros, for games with few codes; the array is the same every time.

        The places are those of `game.observation spec.mask`.
        """
        mask = None if self.game.observation_spec is None else self.game.observation_spec.mask
        if mask is None:
            raise ValueError(f"{self.game.name} has too many codes for a mask: use `legal`")
        if self._places is None:
            self._places = _places(mask)
        return self._lanes.mask(mask.size, self._places)

    def graph(self, work: Any) -> Any:
        """On a card: what `work` asks of this batch, recorded. `.launch()` does it again as a whole."""
        if self.device == "cpu":
            raise ValueError("graphs are for cards")
        return self._lanes.graph(work)

    def synchronize(self) -> None:
        """Wait until all steps are done; a card works while Python goes on."""
        self._lanes.synchronize()

    # --- looking

    def seed_of(self, match: int) -> int:
        """The seed of the match that is being played in this place."""
        import numpy as np

        return seed_for(self.seed, match + int(np.asarray(self.episodes)[match]) * self.matches)

    def state(self, match: int) -> Any:
        """A copy of one match, on the processor."""
        if self.device != "cpu":
            raise ValueError("matches on a card are looked at on the processor: Batch.load(batch.dump())")
        return self._lanes.state(match)

    # --- keeping

    def dump(self) -> bytes:
        """The whole batch as bytes. `Batch.load` goes on with it, on any device, with any number of threads,
        as long as the rules are the same."""
        parts = {name: self._lanes.read(name) for name in SAVED}
        name, options = self.game.name, self.options
        pack = self.game.pack_text
        saved = Saved(
            name, self._lanes.digest, self.players, self.matches, options, self.seed, parts, pack, self.listed
        )
        return msgspec.msgpack.encode(saved)

    @classmethod
    def load(cls, data: bytes, *, threads: int = 1, device: str = "cpu") -> Self:
        """The inverse of `dump`."""
        saved = msgspec.msgpack.decode(data, type=Saved)
        batch = cls(
            registry.game_with_pack(saved.game, saved.pack),
            saved.players,
            saved.matches,
            options=dict(saved.options),
            seed=saved.seed,
            threads=threads,
            device=device,
            listed=saved.listed,
        )
        if saved.digest != batch._lanes.digest:
            raise ValueError(f"this batch was saved with other rules of {saved.game}")
        for name, part in saved.parts.items():
            batch._lanes.restore(name, part)
        batch._lanes.look()
        return batch

    def __repr__(self) -> str:
        return f"<{self.matches} matches of {self.game.name}, {self.players} players, on {self.device}>"


def listed_codes(game: AnyGame, wanted: int | None) -> int:
    """Room for so many legal codes: never more than can be legal at once."""
    return min(USUALLY_LISTED if wanted is None else wanted, longest_list(game))


def _places(mask: Mask) -> array[int]:
    """The place of every code in the mask, by code."""
    codes = [mask.code_at(place) for place in range(mask.size)]
    found = array("i", [0]) * (max(codes) + 1)
    for place, code in enumerate(codes):
        found[code] = place
    return found


def _device(wanted: str) -> str:
    """The device that is meant; RuntimeError says why there is none."""
    if wanted == "cpu":
        return wanted
    from podzemi.native import gpu
    from podzemi.native.cuda import NoCuda

    if wanted == "auto":
        return "cpu" if gpu.why_not() is not None else "cuda:0"
    kind, _, number = wanted.partition(":")
    if kind != "cuda" or not (number or "0").isdigit():
        raise ValueError(f"unknown device {wanted!r}: cpu, cuda, cuda:1 or auto")
    if (problem := gpu.why_not(int(number or 0))) is not None:
        raise NoCuda(problem)
    return f"cuda:{number or 0}"
