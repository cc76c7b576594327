"""The sounds of the client, measured off line: nothing clips or is shrill, phones have all of them."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

DESK: Final = Path(__file__).parents[2] / "web" / "src" / "lib" / "sound" / "desk.ts"
NODE: Final = Path(sys.executable).parent / "node"
BARE: Final = (
    "import {stripTypeScriptTypes} from 'node:module'; import {readFileSync} from 'node:fs';"
    "process.stdout.write(stripTypeScriptTypes(readFileSync(process.argv[1], 'utf8')))"
)
RATE: Final = 44_100
SECONDS: Final = 1.2
RENDER: Final = """async ([source, names, x]) => {
  const module = await import(URL.createObjectURL(new Blob([source], {type: 'text/javascript'})));
  const on = new OfflineAudioContext(2, RATE * SECONDS, RATE);
  const desk = module.openDesk(on);
  for (const name of names) module.strike(on, desk, name, 1, x);
  const heard = await on.startRendering();
  return [0, 1].map((side) => {
    const bytes = new Uint8Array(heard.getChannelData(side).buffer);
    let text = '';
    for (let n = 0; n < bytes.length; n += 8192) text += String.fromCharCode(...bytes.subarray(n, n + 8192));
    return btoa(text);
  });
}""".replace("SECONDS", str(SECONDS)).replace("RATE", str(RATE))

PEAK: Final = -5.0
"""The loudest that anything may be, also several at once, in dBFS."""
PHONE: Final = -46.0
"""The least that a small speaker gives, in dBFS: what lies above 300 Hz."""
SHRILL: Final = 0.12
"""The most of a sound's power above 5 kHz."""
LONGEST: Final = 0.8
"""Seconds until a sound is 40 dB below its peak."""
NAMES: Final = (
    *("pencil", "pen", "page", "stone", "match", "drum", "dice", "card", "whoosh"),
    *("step", "blade", "thud", "crack", "gate", "fall", "coin", "seal", "toll"),
)


class Listener:
    """Renders sounds in a browser without playing them."""

    def __init__(self, browser: Browser) -> None:
        self.page = browser.new_page()
        self.source = subprocess.run(
            [str(NODE), "--input-type=module", "-e", BARE, str(DESK)],
            check=True,
            capture_output=True,
            text=True,
        ).stdout

    def hear(self, *names: str, x: float = 0.0) -> Any:
        sides = self.page.evaluate(RENDER, [self.source, list(names), x])
        return np.array([np.frombuffer(base64.b64decode(side), "<f4") for side in sides])


def decibels(value: float) -> float:
    return float(20 * np.log10(max(value, 1e-9)))


@pytest.fixture(scope="module")
def listener(chrome: Browser) -> Iterator[Listener]:
    listening = Listener(chrome)
    yield listening
    listening.page.close()


def test_every_sound_is_heard_on_a_phone_and_none_is_shrill(listener: Listener) -> None:
    told = {}
    for name in NAMES:
        heard = listener.hear(name).mean(axis=0)
        power = np.abs(np.fft.rfft(heard)) ** 2
        hertz = np.fft.rfftfreq(heard.size, 1 / RATE)
        loud = np.abs(heard)
        length = np.flatnonzero(loud > loud.max() / 100)[-1] / RATE
        small = np.sqrt(power[hertz > 300].sum() * 2) / heard.size * np.sqrt(SECONDS / length)
        told[name] = {
            "peak": round(decibels(float(loud.max())), 1),
            "phone": round(decibels(float(small)), 1),
            "shrill": round(float(power[hertz > 5000].sum()) / float(power.sum()), 3),
            "seconds": round(float(length), 2),
        }
    print(json.dumps(told))
    wrong = {
        name: one
        for name, one in told.items()
        if one["peak"] > PEAK or one["phone"] < PHONE or one["shrill"] > SHRILL or one["seconds"] > LONGEST
    }
    assert wrong == {}


def test_six_at_once_are_no_louder(listener: Listener) -> None:
    heard = listener.hear("drum", "blade", "thud", "fall", "match", "page")
    assert decibels(float(np.abs(heard).max())) < -3


def test_a_sound_comes_from_where_it_happens(listener: Listener) -> None:
    left, right = (np.abs(side).sum() for side in listener.hear("step", x=-1.0))
    assert left > 1.5 * right
    left, right = (np.abs(side).sum() for side in listener.hear("step"))
    assert left == pytest.approx(right)
