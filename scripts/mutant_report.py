"""Writes docs/mutants.md from the results of `scripts/mutate.py`: figures by game, every survivor and why.

The reasons stand in tests/mutants/<game>.toml. A survivor without one is UNEXPLAINED; an entry whose mutant
is killed or no longer there is stale.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

TARGET = 95
"""Percent of the mutants of each game that must be killed, those with a reason to survive not left out."""
SURVIVED, TIMED_OUT = "survived", "timed out"
UNEXPLAINED = "**UNEXPLAINED**"
REASONS = Path(__file__).resolve().parent.parent / "tests" / "mutants"
HEAD = f"""# Mutants that survived

`make mutate` changes the rules of each game in small ways (a comparison flipped, a constant moved, a
condition negated, a statement dropped) and looks whether golden records, the second implementation, the laws
or the game's tests notice. A mutant that runs much longer than the rules do is stopped: it timed out, which
counts as killed. The score is the share of all mutants that were killed or timed out; at least {TARGET} % are
required, and a reason for every survivor. `rules/search.py` and `rules/bounds.py` of Dungeon Lords search
combats, are no rules and are not counted; exhaustive search is their evidence.

This page is written by `python scripts/mutate.py --page docs/mutants.md` from a whole run and from the
reasons in `tests/mutants`.
"""


@dataclass(frozen=True)
class Verdict:
    """The result of a run for one mutant: the evidence that killed it, `timed out` or `survived`."""

    id: str
    game: str
    function: str
    change: str
    verdict: str

    @property
    def file(self) -> str:
        """Within the folder of the game."""
        return self.id.partition(":")[0].partition(f"/{self.game}/")[2]


@dataclass(frozen=True)
class Reason:
    """Why a mutant may survive, as it stands in tests/mutants."""

    id: str
    change: str
    reason: str


def reasons(game: str) -> dict[str, Reason]:
    """By the id of the mutant."""
    path = REASONS / f"{game}.toml"
    entries = tomllib.loads(path.read_text("utf-8")).get("survivor", []) if path.exists() else []
    return {entry["id"]: Reason(**entry) for entry in entries}


class Report:
    """The verdicts of a run beside the reasons; `mutants`: the ids of all that the rules have now."""

    def __init__(self, verdicts: Iterable[Verdict], mutants: set[str]) -> None:
        self.mutants = mutants
        self.by_game: dict[str, list[Verdict]] = {}
        for one in verdicts:
            self.by_game.setdefault(one.game, []).append(one)
        self.reasons = {game: reasons(game) for game in self.by_game}

    def score(self, game: str) -> float:
        """Percent of the mutants that did not survive."""
        return 100 * (1 - len(self.survivors(game)) / len(self.by_game[game]))

    def survivors(self, game: str) -> list[Verdict]:
        return sorted((one for one in self.by_game[game] if one.verdict == SURVIVED), key=lambda one: one.id)

    def unexplained(self) -> list[str]:
        """The ids of survivors without a reason."""
        return [
            one.id
            for game in self.by_game
            for one in self.survivors(game)
            if one.id not in self.reasons[game]
        ]

    def stale(self) -> list[str]:
        """The ids of reasons that nobody needs: the mutant was killed, or the rules no longer have it."""
        killed = {one.id for found in self.by_game.values() for one in found if one.verdict != SURVIVED}
        return [
            id for known in self.reasons.values() for id in known if id in killed or id not in self.mutants
        ]

    def is_good(self) -> bool:
        """Whether every game has its score and every survivor its reason."""
        return not self.unexplained() and all(self.score(game) >= TARGET for game in self.by_game)

    def page(self) -> str:
        """As Markdown."""
        lines = [HEAD, *self._figures()]
        for game in self.by_game:
            lines += ["", f"## {game}", "", *self._survivors(game)]
        for title, ids in (("Unexplained", self.unexplained()), ("Stale reasons", self.stale())):
            if ids:
                lines += ["", f"## {title}", "", *(f"- `{id}`" for id in ids)]
        return "\n".join(lines) + "\n"

    def _figures(self) -> Iterable[str]:
        yield "| game | mutants | killed | timed out | survived | score | killed by |"
        yield "|---|---|---|---|---|---|---|"
        for game, found in self.by_game.items():
            by = Counter(one.verdict for one in found)
            late, alive = by.pop(TIMED_OUT, 0), by.pop(SURVIVED, 0)
            killers = ", ".join(f"{name} {count}" for name, count in by.most_common())
            figures = f"{len(found)} | {by.total()} | {late} | {alive} | {self.score(game):.1f} %"
            yield f"| {game} | {figures} | {killers} |"

    def _survivors(self, game: str) -> Iterable[str]:
        if not self.survivors(game):
            yield "None."
            return
        yield "| file | function | change | why it may survive |"
        yield "|---|---|---|---|"
        for one in self.survivors(game):
            known = self.reasons[game].get(one.id)
            change, why = (known.change, known.reason) if known else (one.change, UNEXPLAINED)
            function = f"`{one.function}`" if one.function else "(module)"
            yield f"| `{one.file}` | {function} | {_cell(change)} | {_cell(why)} |"


def _cell(text: str) -> str:
    """The text of a cell, with the characters that end a cell in Markdown escaped."""
    return text.replace("|", "\\|")
