"""Walk README on fresh machines: minimal systems, an ordinary user, and nothing but what is named.

    python scripts/fresh.py                     every system (as root, with debootstrap; an hour)
    python scripts/fresh.py debian12 --test     one system; also `make test`
    python scripts/fresh.py --here              a home without compilers on this machine; no root

Each walk: `make play` from a folder with spaces and diacritics, five levels that differ, a second start, one
without a network, every command of README, the wheel. Each line says how long that took, and a broken promise
ends the walk.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "fresh"
USER = "novice"
PORT = 8191
BARE = ("python3", "python3-venv", "make", "git", "ca-certificates")
DISK = 600
"""Megabytes of the folder afterwards, without the compiler from PyPI."""
PLACE = "Podzemí na zkoušku"
"""A path with spaces and diacritics."""


@dataclass(frozen=True)
class System:
    """A minimal Debian. `more`: packages beside Python, make and git."""

    suite: str
    more: tuple[str, ...] = ()


SYSTEMS = {
    "debian12": System("bookworm"),
    "debian13": System("trixie", ("gcc", "g++", "python3-dev")),
}
HANDED_ON = (
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
    "PIP_CERT",
    "NODE_EXTRA_CA_CERTS",
    "HTTPS_PROXY",
    "HTTP_PROXY",
    "NO_PROXY",
)
"""How this machine reaches the package registries, if it says so: no part of what is walked."""


class Broken(Exception):
    """A sentence of README is not true."""


@dataclass
class Walk:
    """One machine, its log, and what was found."""

    name: str
    root: Path | None
    """None: this machine itself, with a home of its own and no compiler on the PATH."""
    lines: list[str] = field(default_factory=list)

    @property
    def home(self) -> Path:
        """As this process sees it."""
        return HOME / self.name / "home" if self.root is None else self.root / "home" / USER

    @property
    def clone(self) -> Path:
        return self.home / PLACE

    def path(self, real: Path) -> str:
        """As the machine itself sees it."""
        return str(real) if self.root is None else "/" + str(real.relative_to(self.root))

    def command(self, line: str, online: bool = True) -> list[str]:
        inside = f"cd {shell(self.path(self.clone))} && {line}"
        home = self.path(self.home)
        keep = [f"{name}={os.environ[name]}" for name in HANDED_ON if name in os.environ]
        path = "/usr/local/bin:/usr/bin:/bin" if self.root else self.path(HOME / self.name / "bin")
        plain = ["env", "-i", f"HOME={home}", f"PATH={path}", "LC_ALL=C.UTF-8", f"PODZEMI_PORT={PORT}", *keep]
        if self.root is None:
            return [*plain, "bash", "-c", inside]
        inner = ["chroot", f"--userspec={USER}:{USER}", str(self.root), *plain, "bash", "-c", inside]
        proc = f"mount -t proc proc {shell(str(self.root / 'proc'))}"
        if online:
            return ["unshare", "--mount", "--", "sh", "-c", f'{proc} && exec "$@"', "sh", *inner]
        alone = f'ip link set lo up; {proc} && exec "$@"'
        return ["unshare", "--mount", "--net", "--", "sh", "-c", alone, "sh", *inner]

    def run(self, line: str, minutes: float = 60, online: bool = True, codes: tuple[int, ...] = (0,)) -> str:
        """What it said; Broken unless it ended well."""
        begun = time.monotonic()
        try:
            done = subprocess.run(
                self.command(line, online),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=minutes * 60,
            )
        except subprocess.TimeoutExpired as late:
            said = late.stdout.decode(errors="replace") if isinstance(late.stdout, bytes) else ""
            raise Broken(f"{line}: no end after {minutes} minutes\n{said[-3000:]}") from None
        if done.returncode not in codes:
            raise Broken(f"{line}: exit code {done.returncode}\n{done.stdout[-6000:]}")
        self.note(f"{time.monotonic() - begun:7.1f} s  {line}")
        return done.stdout

    def note(self, line: str) -> None:
        self.lines.append(line)
        print(f"{self.name}: {line}", flush=True)


def shell(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


# ---------------------------------------------------------------- the machine


def debian(name: str, system: System) -> Walk:
    """A minimal system, kept between runs; its user's home is made anew."""
    root = HOME / name / "root"
    packages = ",".join((*BARE, *system.more))
    if not (root / "etc" / "made").exists():
        shutil.rmtree(root, ignore_errors=True)
        root.parent.mkdir(parents=True, exist_ok=True)
        mirror = os.environ.get("PODZEMI_MIRROR", "http://deb.debian.org/debian")
        command = [
            "debootstrap",
            "--variant=minbase",
            f"--include={packages}",
            system.suite,
            str(root),
            mirror,
        ]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        (root / "etc" / "made").write_text(packages)
    subprocess.run(["chroot", root, "useradd", "--create-home", USER], capture_output=True)
    for file in ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt"):
        if Path(file).exists():
            shutil.copy(file, root / file[1:])
    shutil.copytree(
        "/usr/local/share/ca-certificates", root / "usr/local/share/ca-certificates", dirs_exist_ok=True
    )
    (root / "dev/shm").mkdir(mode=0o1777, exist_ok=True)
    (root / "dev/shm").chmod(0o1777)
    return Walk(name, root)


def here() -> Walk:
    """This machine with a home of its own, where nothing but what README asks for is on the PATH."""
    walk = Walk("here", None)
    programs = HOME / "here" / "bin"
    shutil.rmtree(programs, ignore_errors=True)
    programs.mkdir(parents=True)
    for name in (
        "python3",
        "make",
        "git",
        "bash",
        "sh",
        "env",
        "find",
        "grep",
        "sed",
        "expand",
        "rm",
        "nice",
        "uname",
        "cat",
    ):
        if found := shutil.which(name):
            (programs / name).symlink_to(found)
    return walk


def copy_sources(walk: Walk) -> None:
    """A clone of what is committed, in a folder with spaces and diacritics."""
    shutil.rmtree(walk.home, ignore_errors=True)
    walk.home.mkdir(parents=True)
    subprocess.run(["git", "clone", "--quiet", "--depth=1", f"file://{ROOT}", walk.clone], check=True)
    if walk.root is not None:
        subprocess.run(["chroot", walk.root, "chown", "-R", f"{USER}:{USER}", f"/home/{USER}"], check=True)


def megabytes(folder: Path, without: str = "") -> int:
    skip = [f"--exclude={without}"] if without else []
    said = subprocess.run(["du", "-sm", *skip, folder], capture_output=True, text=True).stdout
    return int(said.split()[0])


def received() -> int:
    """Bytes that came over all network interfaces but this machine's own."""
    lines = Path("/proc/net/dev").read_text().splitlines()[2:]
    return sum(int(line.split(":")[1].split()[0]) for line in lines if not line.strip().startswith("lo:"))


# ---------------------------------------------------------------- the walk


def serve(walk: Walk, word: str, online: bool = True, ask: Callable[[], None] = lambda: None) -> float:
    """`make play` until it answers; the seconds that took. Then it is asked, and ended by Ctrl-C."""
    begun = time.monotonic()
    log = HOME / walk.name / "play.log"
    with log.open("wb") as said:
        server = subprocess.Popen(
            walk.command("exec make play", online), stdin=subprocess.DEVNULL, stdout=said, stderr=said
        )
        try:
            while b"Podzem\xc3\xad is at" not in log.read_bytes():
                if server.poll() is not None or time.monotonic() - begun > 3600:
                    raise Broken(f"make play ended or never came up:\n{log.read_text('utf-8')[-4000:]}")
                time.sleep(0.1)
            while online and not answers():
                time.sleep(0.1)
            took = time.monotonic() - begun
            walk.note(f"{took:7.1f} s  make play {word}")
            ask()
        finally:
            stop(walk)
            server.wait(60)
    return took


def stop(walk: Walk) -> None:
    """Ctrl-C for the server of this walk: the only one that runs from its folder."""
    ours = walk.path(walk.clone / ".venv").encode()
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            words = entry.read_bytes().split(b"\0")
            if b"serve" in words and any(word.startswith(ours) for word in words):
                os.kill(int(entry.parent.name), signal.SIGINT)


def answers() -> bool:
    """Whether somebody listens there already: the address is told a moment before."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", PORT), 1):
        return True
    return False


def ask_server() -> None:
    """A page, and the five levels in every game."""
    base = f"http://127.0.0.1:{PORT}"
    with urllib.request.urlopen(f"{base}/", timeout=30) as page:
        if b"<html" not in page.read():
            raise Broken("no page")
    with urllib.request.urlopen(f"{base}/api/games", timeout=30) as answer:
        games = json.load(answer)
    for game in games:
        if len(game["levels"]) != 5:
            raise Broken(f"{game['name']} offers the levels {game['levels']}")


def levels_differ(walk: Walk) -> None:
    """Equals would win half of the matches each."""
    line = ".venv/bin/podzemi arena welcome_dungeon --bots master,novice --games 100 --seed 1 --json"
    won = json.loads(walk.run(line))["bots"][0]["win_rate"]
    walk.note(f"           master wins {won:.0%} against novice")
    if won <= 0.9:
        raise Broken(f"master wins only {won:.0%} against novice")


def readme_commands() -> list[str]:
    """Every command of README that ends by itself."""
    text = (ROOT / "README.md").read_text("utf-8")
    blocks = re.findall(r"```\n(.*?)```", text, re.DOTALL)
    lines = [line.split("  #")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.startswith(".venv/bin/podzemi")]


def walk_readme(walk: Walk) -> None:
    for line in readme_commands():
        if "serve --lan" in line:
            continue  # it never ends; `make play` is the same server
        walk.run(f"yes 1 2>/dev/null | head -n 2000 | ({line})", minutes=20, codes=(0, 1, 130))


def wheel(walk: Walk) -> None:
    """In an environment of its own, outside the clone."""
    walk.run("make wheel", minutes=60)
    walk.run("python3 -m venv ../wheel && ../wheel/bin/pip install --quiet dist/*.whl", minutes=20)
    walk.run("cd .. && wheel/bin/podzemi simulate welcome_dungeon --games 10 --seed 1 --json")
    said = walk.run("cd .. && wheel/bin/podzemi play welcome_dungeon --bots master", codes=(1,))
    if "native code" not in said:
        raise Broken(f"the pure wheel plays something under the name of master:\n{said}")


def steps(walk: Walk, test: bool) -> None:
    before = received()
    serve(walk, "(first)", ask=ask_server)
    fetched = (received() - before) / 1e6
    size = megabytes(walk.clone, without="zig")
    walk.note(
        f"           fetched {fetched:.0f} MB by all of this machine; the clone takes {size} MB without zig"
    )
    if size > DISK:
        raise Broken(f"the clone takes {size} MB, more than {DISK}")
    serve(walk, "(second)")
    if walk.root is not None:
        serve(walk, "(without a network)", online=False)
    levels_differ(walk)
    walk_readme(walk)
    if test:
        said = walk.run("make test", minutes=180, codes=(0, 1, 2))
        walk.note("make test said at its end:\n" + "\n".join(said.splitlines()[-25:]))
    wheel(walk)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("systems", nargs="*", choices=[*SYSTEMS, []], default=list(SYSTEMS))
    parser.add_argument("--test", action="store_true", help="also `make test`")
    parser.add_argument("--here", action="store_true", help="on this machine, without compilers on the PATH")
    parser.add_argument("--keep", action="store_true", help="go on with the clones of the last time")
    asked = parser.parse_args()
    if not asked.here and (os.geteuid() != 0 or shutil.which("debootstrap") is None):
        print("fresh: no root or no debootstrap (apt install debootstrap): walking on this machine instead")
        asked.here = True
    walks = [here()] if asked.here else [debian(name, SYSTEMS[name]) for name in asked.systems]
    broken = 0
    for walk in walks:
        try:
            if not asked.keep:
                copy_sources(walk)
            steps(walk, asked.test)
        except Broken as problem:
            broken += 1
            walk.note(f"BROKEN: {problem}")
    print("\n".join(f"{walk.name}: {line}" for walk in walks for line in walk.lines))
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
