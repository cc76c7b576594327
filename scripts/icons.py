"""Draws the icons of the installed app from `web/public/gate.svg`, with the Chromium of the browser tests.

Every picture carries the hash of the drawing it was made from, so that `--check` knows when the drawing has
changed since; it needs no browser.

Run: `python scripts/icons.py [--check]`
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import struct
import sys
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
DRAWING: Final = PUBLIC / "gate.svg"
PAPER: Final = "#F5ECD7"
MARK: Final = b"drawing"
ICONS: Final = {
    "icon-180.png": (180, 1.0),
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.72),
}
"""By file: the side in pixels, and how much of it the drawing takes; a mask may cut the rest away."""


def digest() -> bytes:
    return hashlib.sha256(DRAWING.read_bytes()).hexdigest().encode()


def marked(picture: bytes) -> bytes:
    """The PNG with the hash of the drawing as a text chunk before its last one."""
    text = b"tEXt" + MARK + b"\0" + digest()
    chunk = struct.pack(">I", len(text) - 4) + text + struct.pack(">I", zlib.crc32(text))
    return picture[:-12] + chunk + picture[-12:]


def draw(page: Page, side: int, share: float) -> bytes:
    page.set_viewport_size({"width": side, "height": side})
    inner = round(side * share)
    corner = "" if share == 1 else f"background: {PAPER};"
    page.set_content(
        f'<body style="margin: 0; height: 100vh; display: grid; place-items: center; {corner}">'
        f'<div style="width: {inner}px; height: {inner}px">{DRAWING.read_text("utf-8")}</div>'
    )
    return page.screenshot(omit_background=True)


def stale() -> list[str]:
    """The pictures that are missing, of another size, or of another drawing."""
    return [name for name, (side, _) in ICONS.items() if not is_fresh(PUBLIC / name, side)]


def is_fresh(file: Path, side: int) -> bool:
    if not file.is_file():
        return False
    picture = file.read_bytes()
    return struct.unpack(">II", picture[16:24]) == (side, side) and MARK + b"\0" + digest() in picture


def draw_all() -> None:
    from playwright.sync_api import sync_playwright  # whoever only checks needs no browser

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_page()
        for name, (side, share) in ICONS.items():
            (PUBLIC / name).write_bytes(marked(draw(page, side, share)))
            print(f"{name}: {side} × {side}")
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the icons of the installed app.")
    parser.add_argument("--check", action="store_true", help="only say which ones are not fresh")
    if not parser.parse_args().check:
        draw_all()
    elif old := stale():
        sys.exit(f"not fresh: {', '.join(old)}. Run `python scripts/icons.py`.")


if __name__ == "__main__":
    main()
