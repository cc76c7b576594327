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
from functools import cached_property
from typing import Any, Self  # Any: arrays of NumPy or of a card

import msgspec

from podzemi.engine import registry
from podzemi.engine.dice import seed_for
from podzemi.engine.game import AnyGame, OptionValue
from podzemi.engine.learning.observation_spec import Mask
from podzemi.engine.learning.returns import Returns, check_kind
from podzemi.native.arrays import numpy
from podzemi.native.choice_cache import ChoiceCache
from podzemi.native.lanes import SAVED, USUALLY_LISTED, CoreLanes
from podzemi.native.packs import has_builtin_data
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
    returns: Returns | None = None


class Batch:
    """Matches that are played side by side. One that ends gives way to the next at once (auto-reset).

    The match in place `i` that follows `e` finished ones has the seed `seed_for(seed, i + e * matches)`, so
    any of them can be played again alone (`seed_of`). What happens never depends on threads or device.

    Arrays, a row per match; they are views of the batch's own memory, read-only, and change with every step:

    - `to_act`: the seat that is asked; where several are, the first of them
    - `legal`, `counts`, `cut`: its legal codes in order, then -1; how many are listed, and for how many more
      there was no room (see `listed`)
    - `observations`: what that seat may know, as numbers
    - `done`, `rewards`, `places`, `scores`, `lengths`: whether the last step ended a match, and how. Rewards
      are 0 until then, and at the end what `returns` says, for every seat, whoever acted last
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
        returns: Returns | None = None,
    ) -> None:
        """`device`: "cpu", "cuda" or "cuda:1" for a card, "auto" for a card if there is one.

        `returns`: how rewards value the end of a match: "places" (1 for a seat that left all others behind,
        -1 for one behind all others), "win" (1, divided by those who share the first place) or "score";
        None: places, and a lone player's score.

        `listed`: room for so many legal codes, of which the first can be chosen; None: 4,096, or as many as
        can be legal at once.
        """
        self.game: AnyGame = registry.game(game) if isinstance(game, str) else game
        self.players = players
        self.matches = matches
        self.options = self.game.validate_options(players, options or {})
        self.seed = seed
        self.device = _device(device)
        self.threads = threads
        self.listed = legal_code_count(self.game, listed)
        self.returns = check_kind(returns, players)
        self._lanes = self._wrap(self.game.option_numbers(self.options), threads)
        self.facts = self._lanes.facts
        self._places: array[int] | None = None
        self._rows: ChoiceCache | None = None
        part = self._lanes.part
        self.to_act, self.counts, self.legal = part("to_act"), part("counts"), part("legal")
        self.cut = part("cut")
        self.observations = part("observations")
        self.done, self.refused, self.rewards = part("done"), part("refused"), part("rewards")
        self.places, self.scores, self.lengths = part("places"), part("scores"), part("lengths")
        self.episodes, self.hashes = part("episodes"), part("hashes")

    def _wrap(self, numbers: Sequence[int], threads: int) -> Any:
        if self.device == "cpu":
            require(self.game)
            return CoreLanes(
                self.game, self.players, self.matches, self.listed, numbers, self.seed, threads, self.returns
            )
        from podzemi.native.card.gpu import CardLanes

        card = int(self.device.partition(":")[2] or 0)
        return CardLanes(
            self.game, self.players, self.matches, self.listed, numbers, self.seed, card, self.returns
        )

    # --- playing

    def step(self, actions: Any, where: Any = None) -> None:
        """One decision in every match, as codes. What is not legal is refused there and changes nothing.

        `where`: true for the matches that step; the others stay as they are, with nothing done or refused.
        """
        self._lanes.step(actions, False, where)
        self._keep_mask()

    def step_listed(self, places: Any, where: Any = None) -> None:
        """The same by the places of the codes in `legal`: 0 plays the first of each list."""
        self._lanes.step(places, True, where)
        self._keep_mask()

    def step_places(self, places: Any, where: Any = None) -> None:
        """The same by places of the mask, for games with few codes."""
        codes, wanted = self._codes_of_places, numpy().asarray(places)
        known = (wanted >= 0) & (wanted < len(codes))
        self.step(numpy().where(known, codes[numpy().where(known, wanted, 0)], -1), where)

    @cached_property
    def _codes_of_places(self) -> Any:
        mask = self._mask()
        return numpy().array([mask.code_at(place) for place in range(mask.size)])

    def reset(self, seed: int | None = None) -> None:
        """Begin anew: as a new batch with this seed; None: with the same one."""
        self.seed = self.seed if seed is None else seed
        self._lanes.reset(self.seed)
        self._keep_mask()

    def pick(self, policy: str = "random") -> Any:
        """An action for every match, chosen by one of our policies; the array is the same every time."""
        return self._lanes.pick(policy_number(policy))

    def roll(self, steps: int, policy: str = "random") -> None:
        """Play this many decisions in every match by a policy; the arrays are written after the last."""
        self._lanes.roll(steps, policy_number(policy))
        self._keep_mask()

    def mask(self) -> Any:
        """The legal codes as ones among zeros, for games with few codes, by place of the mask.

        The array is the same every time, and from the first call on every step keeps it current.
        """
        mask = self._mask()
        if self._places is None:
            self._places = _places(mask)
        return self._lanes.mask(mask.size, self._places)

    def _mask(self) -> Mask:
        mask = None if self.game.observation_spec is None else self.game.observation_spec.mask
        if mask is None:
            raise ValueError(f"{self.game.name} has too many codes for a mask: use `legal`")
        return mask

    def _keep_mask(self) -> None:
        if self._places is not None:
            self.mask()

    def observe_all(self) -> Any:
        """The observations of all seats, to act or not: matches × seats × numbers. The array is always the
        same; only this call brings it up to date."""
        return self._lanes.observe()

    def rows(self) -> tuple[Any, Any]:
        """All listed codes as choices, one row each, and the match that each row belongs to.

        For networks that score legal actions where the codes are too many for a mask. The rows of a match
        lie side by side, in the order of `legal`.
        """
        if self.game.observation_spec is None:
            raise ValueError(f"{self.game.name} has no choices")
        if self._rows is None:
            self._rows = ChoiceCache(self.game.observation_spec)
        np = numpy()
        counts, legal = np.asarray(self.counts), np.asarray(self.legal)
        listed = np.arange(int(counts.max())) < counts[:, None]
        return self._rows.of(legal[:, : listed.shape[1]][listed]), np.repeat(np.arange(self.matches), counts)

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
        return seed_for(self.seed, match + int(numpy().asarray(self.episodes)[match]) * self.matches)

    def state(self, match: int) -> Any:
        """A copy of one match, on the processor."""
        if self.device != "cpu":
            raise ValueError("matches on a card are looked at on the processor: Batch.load(batch.dump())")
        return self._lanes.state(match)

    # --- keeping

    def dump(self) -> bytes:
        """The whole batch as bytes. `Batch.load` goes on with it, on any device, with any number of threads,
        as long as the rules are the same."""
        if self.game.pack is None and not has_builtin_data(self.game):
            raise ValueError("components that no data pack describes cannot be saved")
        parts = {name: self._lanes.read(name) for name in SAVED}
        name, options = self.game.name, self.options
        pack = self.game.pack_text
        saved = Saved(
            *(name, self._lanes.digest, self.players, self.matches, options, self.seed, parts, pack),
            *(self.listed, self.returns),
        )
        return msgspec.msgpack.encode(saved)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_load, (self.dump(), self.threads, self.device))

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return _load(self.dump(), self.threads, self.device)

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
            returns=saved.returns,
        )
        if saved.digest != batch._lanes.digest:
            raise ValueError(f"this batch was saved with other rules of {saved.game}")
        for name, part in saved.parts.items():
            batch._lanes.restore(name, part)
        batch._lanes.look()
        return batch

    def __repr__(self) -> str:
        return f"<{self.matches} matches of {self.game.name}, {self.players} players, on {self.device}>"


def _load(data: bytes, threads: int, device: str) -> Batch:
    return Batch.load(data, threads=threads, device=device)


def legal_code_count(game: AnyGame, wanted: int | None) -> int:
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
    from podzemi.native.card import gpu
    from podzemi.native.card.cuda import NoCuda

    if wanted == "auto":
        return "cpu" if gpu.why_not() is not None else "cuda:0"
    kind, _, number = wanted.partition(":")
    if kind != "cuda" or not (number or "0").isdigit():
        raise ValueError(f"unknown device {wanted!r}: cpu, cuda, cuda:1 or auto")
    if (problem := gpu.why_not(int(number or 0))) is not None:
        raise NoCuda(problem)
    return f"cuda:{number or 0}"
