"""One hostile guest against another person: how much slower and how much larger does the server get?

A server of its own with its default limits, behind a pretended proxy, so that both have their own addresses.
The person asks over a socket and by requests, nine times a second in all. By turns nothing else happens, and
one guest does one thing flat out, with four connections, from a process of its own on the same machine: on
few cores the figures hold what its work costs there as well.

    python scripts/hostile.py [--seconds 10] [--json FILE] [attack …]
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import httpx  # noqa: E402

from podzemi.engine.data import packs  # noqa: E402
from podzemi.engine.dice import Dice  # noqa: E402
from server.support import GAME, Guest, ProcessServer, play  # noqa: E402

HERE, THERE = "192.0.2.1", "192.0.2.66"
"""The person's address and the guest's."""
PACE = 0.11
FIRST = -10
"""Niceness of server and person, if allowed (root). They run before the guest, because a real guest
computes on another machine."""
CONNECTIONS = 4
LEVEL = {"requests_per_second": 20.0, "messages_per_second": 20.0, "strangers_per_second": 50.0}
DEFAULTS: dict[str, Any] = {
    **LEVEL,
    "address_requests_per_second": 200.0,
    "guests_per_hour": 300.0,
    "packs_per_minute": 10.0,
    "tables_per_person": 40,
    "tables_per_address": 500,
    "tables_at_once": 10_000,
    "sockets_per_person": 40,
    "sockets_per_address": 2000,
    "bot_seconds_per_minute": 40.0,
    "bot_seconds_per_address": 160.0,
    "bot_pause": 0.4,
    "bot_workers": 1,
    "export_pause": 60.0,
    "password_memory": 19456,
    "password_passes": 2,
    "proxies": ["127.0.0.1"],
}


# ---------------------------------------------------------------- what the guest does


def hostile_pack(number: int) -> str:
    """Keys as deep as they may be, and more mistakes than are told."""
    header = 'game = "paper-dungeons"\nschema = 1\n'
    deep = "\n".join(f"a{number}x{line}.b.c.d.e.f.g.h = 1" for line in range(4000))
    return (header + deep)[: packs.MOST_BYTES - 1].rpartition("\n")[0]


class Attacker:
    """The guest, a finished match, and its record."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.guest = Guest(url, **{"x-forwarded-for": THERE})
        self.table = self.guest.table(["me", "random"])["id"]
        live = self.guest.live(self.table)
        live.until("sync")
        play({0: live}, Dice(1))
        self.record = self.guest.http.get(f"/api/tables/{self.table}/record").json()
        self.number = 0

    def packs(self, http: httpx.Client) -> None:
        self.number += 1
        http.post("/api/packs", json={"game": "paper_dungeons", "text": hostile_pack(self.number)})

    def replays(self, http: httpx.Client) -> None:
        self.number += 1
        http.post("/api/replay", json={**self.record, "made": self.number})

    def guests(self, http: httpx.Client) -> None:
        http.cookies.clear()
        http.get("/api/me")

    def tables(self, http: httpx.Client) -> None:
        http.post("/api/tables", json={"game": GAME, "seats": ["me", "open"]})

    def bots(self, http: httpx.Client) -> None:
        http.post(
            "/api/tables", json={"game": "dungeon_lords", "seats": ["me", "master", "master", "master"]}
        )

    def sockets(self, http: httpx.Client) -> None:
        del http
        with suppress(Exception):  # it is refused or ended, that is the server's business
            live = self.guest.live(self.table)
            live.until("sync")
            for _ in range(500):
                live.send({"kind": "resync"})

    def records(self, http: httpx.Client) -> None:
        http.get(f"/api/tables/{self.table}/record")

    def exports(self, http: httpx.Client) -> None:
        http.get("/api/account/export")


ATTACKS = ("packs", "replays", "guests", "tables", "bots", "sockets", "records", "exports")


def attack(url: str, name: str, seconds: float, done: Any) -> None:
    """In a process of its own."""
    with suppress(PermissionError):
        os.nice(-FIRST)
    attacker = Attacker(url)
    deed: Callable[[httpx.Client], None] = getattr(attacker, name)
    until, counts = time.monotonic() + seconds, [0] * CONNECTIONS

    def flat_out(number: int) -> None:
        headers = {"x-forwarded-for": THERE}
        if name != "guests":  # who comes without a cookie is somebody new each time
            headers["cookie"] = attacker.guest.cookie
        with httpx.Client(base_url=url, headers=headers, timeout=30.0) as http:
            while time.monotonic() < until:
                with suppress(httpx.HTTPError):
                    deed(http)
                counts[number] += 1

    threads = [threading.Thread(target=flat_out, args=(number,)) for number in range(CONNECTIONS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    done.value = sum(counts)
    os._exit(0)  # open sockets need no farewell


# ---------------------------------------------------------------- what the person meets


class Person:
    """Somebody at a table."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url, **{"x-forwarded-for": HERE})
        self.table = self.guest.table(["me", "open"])["id"]
        self.live = self.guest.live(self.table)
        self.live.until("sync")

    def meet(self, seconds: float) -> list[float]:
        """How long each question took, in ms: by turns over the socket and by a request."""
        took, until = list[float](), time.monotonic() + seconds
        while (begun := time.monotonic()) < until:
            if len(took) % 2:
                assert self.guest.http.get(f"/api/tables/{self.table}").is_success
            else:
                self.live.send({"kind": "ping"})
                self.live.until("pong")
            took.append((time.monotonic() - begun) * 1000)
            time.sleep(max(0.0, PACE - (time.monotonic() - begun)))
        return took


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def memory(pid: int) -> float:
    """MB of the server process; its bots are others."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def measure(server: ProcessServer, person: Person, name: str, seconds: float) -> dict[str, float]:
    calm, before = person.meet(seconds), memory(server.process.pid)
    deeds: Any = multiprocessing.Value("i", 0)
    process = multiprocessing.Process(target=attack, args=(server.url, name, seconds + 2, deeds))
    process.start()
    time.sleep(2.0)  # it has to play a match first
    stormy = person.meet(seconds)
    process.join()
    return {
        "deeds": deeds.value,
        "calm_p50_ms": percentile(calm, 0.5),
        "calm_p99_ms": percentile(calm, 0.99),
        "p50_ms": percentile(stormy, 0.5),
        "p99_ms": percentile(stormy, 0.99),
        "times": percentile(stormy, 0.99) / percentile(calm, 0.99),
        "mb_before": before,
        "mb_more": memory(server.process.pid) - before,
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "attacks", nargs="*", default=list(ATTACKS), metavar="attack", help=", ".join(ATTACKS)
    )
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    multiprocessing.set_start_method("fork")
    with suppress(PermissionError):
        os.nice(FIRST)
    found = {}
    for name in asked.attacks:
        with tempfile.TemporaryDirectory() as folder:
            server = ProcessServer(Path(folder), **DEFAULTS)
            try:
                found[name] = one = measure(server, Person(server.url), name, asked.seconds)
            finally:
                server.kill()
        print(
            f"{name:8} {one['deeds']:6.0f} deeds · 99 %: {one['calm_p99_ms']:.1f} → {one['p99_ms']:.1f} ms"
            f" ({one['times']:.1f} times) · median {one['calm_p50_ms']:.1f} → {one['p50_ms']:.1f} ms"
            f" · memory {one['mb_before']:.0f} + {one['mb_more']:.0f} MB",
            flush=True,
        )
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    bad = [name for name, one in found.items() if one["times"] >= 2 or one["mb_more"] >= 100]
    print("beyond twice or 100 MB: " + (", ".join(bad) or "none"))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
