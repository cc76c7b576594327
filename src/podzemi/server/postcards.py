"""Pictures of links: what a messenger shows beside an address that somebody pasted.

The build leaves an engraving for each game with an empty page beside it (`static/postcards/<game>.svg`); the
words are written on it here and all is drawn by resvg, without a browser. Whatever is written, a stranger who
opens the link sees too. Drawing takes a tenth of a second that nothing else of its process could use, so a
process of its own does it, for this one picture.
"""

from __future__ import annotations

import asyncio
import html
import json
import logging
import sys
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from podzemi.server.problems import Refused
from podzemi.server.support.one_thread import Waiting

logger = logging.getLogger("podzemi.server")

WIDTH: Final = 1200
HEIGHT: Final = 630
LEFT: Final = 650
"""Left edge of the text, in pixels; the engraving ends at 600."""
RIGHT: Final = 1150
MOST_PLACES: Final = 5
FOOT: Final = 80
"""Height reserved for the last line, in pixels."""
KEPT: Final = 64
"""Pictures that are kept in memory, some 60 kB each."""
MOST_WAITING: Final = 8
"""Pictures that may be wanted at once; whoever comes later is asked to try again."""
LONGEST: Final = 20.0
"""Seconds after which drawing is given up."""
DRAW: Final = """
import json, resvg_py, sys
given = json.load(sys.stdin)
sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(**given)))
"""
PNG: Final = b"\x89PNG"
INK: Final = "#2a1d12"
SOFT: Final = "#5d4d37"
SEATS: Final = ("#2a5db0", "#e0a81f", "#c23b22", "#17846a", "#6a3fa0", "#b5651d", "#3f6f7f", "#8a2f5a")
"""The colours of the seats by day."""
SERIF: Final = "Alegreya"
DISPLAY: Final = "Grenze Gotisch"
BREADTH: Final = {SERIF: 0.5, DISPLAY: 0.47}
"""How broad a letter is on average, in parts of its height; a little too much rather than too little."""


@dataclass(frozen=True)
class RankRow:
    """A line of the final ranking: place, name and colour by seat."""

    place: str
    name: str
    seat: int


@dataclass(frozen=True)
class Postcard:
    """The words of a picture."""

    game: str
    title: str
    headline: str
    note: str = ""
    places: tuple[RankRow, ...] = ()


class Postcards:
    """Draws pictures one after the other, and keeps the latest."""

    def __init__(self, static: Path) -> None:
        self.folder = static / "postcards"
        self.kept: OrderedDict[Postcard, bytes] = OrderedDict()
        self.waiting = Waiting(MOST_WAITING)
        self.one = asyncio.Lock()

    def has(self, game: str) -> bool:
        """Whether the build left an engraving for the game."""
        return self._ground(game).is_file()

    async def png(self, card: Postcard) -> bytes:
        """The picture; Refused when too many are wanted at once."""
        with self.waiting:
            async with self.one:
                made = self.kept.get(card)
                if made is None:
                    made = self.kept[card] = await self._draw(card)
        self.kept.move_to_end(card)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return made

    async def _draw(self, card: Postcard) -> bytes:
        pipe = asyncio.subprocess.PIPE
        drawing = await asyncio.create_subprocess_exec(
            sys.executable, "-I", "-c", DRAW, stdin=pipe, stdout=pipe, stderr=pipe
        )
        try:
            async with asyncio.timeout(LONGEST):
                made, complaint = await drawing.communicate(self._resvg_input(card))
        except TimeoutError:
            made, complaint = b"", b"it took too long"
        finally:
            if drawing.returncode is None:
                drawing.kill()
                await drawing.wait()
        if not made.startswith(PNG):
            logger.warning("no picture of a table: %s", complaint.decode(errors="replace").strip()[-200:])
            raise Refused("unavailable")
        return made

    def _resvg_input(self, card: Postcard) -> bytes:
        """The input of resvg as JSON: the drawing and our own fonts, no other file."""
        fonts = [str(path) for path in sorted(self.folder.glob("*.ttf"))]
        given = {"svg_string": self.svg(card), "skip_system_fonts": True, "font_files": fonts}
        return json.dumps(given | {"font_family": SERIF, "serif_family": SERIF}).encode()

    def svg(self, card: Postcard) -> str:
        """The engraving with the words on its page."""
        ground = self._ground(card.game).read_text("utf-8")
        end = ground.rindex("</svg>")
        return f"{ground[:end]}{words(card)}{ground[end:]}"

    def _ground(self, game: str) -> Path:
        return self.folder / f"{game}.svg"


def words(card: Postcard) -> str:
    """The words as SVG: the game, what happened, a note, the places, and whose picture it is."""
    made = [_line(card.title, 96, _fitting(card.title, 36, SERIF), SERIF, SOFT, bold=True)]
    lines, size = _wrap(card.headline)
    y = 110.0
    for line in lines:
        y += size * 1.04
        made.append(_line(line, y, size, DISPLAY, INK))
    if card.note:
        y += 46
        made.append(_line(card.note, y, _fitting(card.note, 30, SERIF), SERIF, SOFT))
    y = max(y + 62, 300)
    for one in card.places[:MOST_PLACES]:
        if y < HEIGHT - FOOT:
            made.append(_place(one, y))
        y += 50
    made.append(_line("Podzemí", HEIGHT - 44, 28, SERIF, SOFT))
    return "".join(made)


def _place(one: RankRow, y: float) -> str:
    first = one.place == "1."
    size = _fitting(one.name, 34, SERIF, RIGHT - LEFT - 100)
    colour = SEATS[one.seat % len(SEATS)]
    return (
        _line(one.place, y, 34, SERIF, SOFT, bold=first)
        + f'<circle cx="{LEFT + 66}" cy="{y - 11:g}" r="13" fill="{colour}" stroke="{INK}" stroke-width="2"/>'
        + _line(one.name, y, size, SERIF, INK, x=LEFT + 96, bold=first)
    )


FAMILIES: Final = {
    SERIF: "Alegreya, 'Alegreya Medium'",
    DISPLAY: "'Grenze Gotisch', 'Grenze Gotisch SemiBold'",
}
"""Under which names the files hold the faces."""


def _line(
    text: str, y: float, size: float, family: str, colour: str, x: float = LEFT, bold: bool = False
) -> str:
    weight = 600 if family == DISPLAY else 700 if bold else 500
    return (
        f'<text x="{x:g}" y="{y:.1f}" font-family="{FAMILIES[family]}" font-size="{size:.1f}"'
        f' font-weight="{weight}" fill="{colour}">{html.escape(_clean(text))}</text>'
    )


def _clean(text: str) -> str:
    """Without what XML may not hold."""
    return "".join(letter for letter in text if letter.isprintable())


def _fitting(text: str, size: float, family: str, room: float = RIGHT - LEFT) -> float:
    return min(size, room / max(1.0, len(text) * BREADTH[family]))


def _wrap(text: str) -> tuple[Sequence[str], float]:
    """The headline in at most four lines, as large as it fits."""
    lines: list[str] = []
    size = 40.0
    for size in (64.0, 56.0, 48.0, 40.0):
        most = int((RIGHT - LEFT) / (size * BREADTH[DISPLAY]))
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            if len(longer) <= most or not lines[-1]:
                lines[-1] = longer
            else:
                lines.append(word)
        if len(lines) <= 3 and max(map(len, lines)) <= most:
            return lines, size
    return [line[:40] for line in lines[:4]], size
