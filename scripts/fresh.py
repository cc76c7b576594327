"""Walk README on fresh machines: minimal systems, an ordinary user, and nothing but what is named.

    python scripts/fresh.py                     every system (as root, with debootstrap; an hour)
    python scripts/fresh.py debian12 --test     one system; also `make test`
    python scripts/fresh.py debian12 --steps bots,readme --keep     parts, in the clone of the last time
    python scripts/fresh.py --here              a home without compilers on this machine; no root

Each walk: `make play` from a folder with spaces and diacritics, a second start, one without a network, five
levels that differ, a hint of the master's, a review, every command of README, the wheel. Each line says how
long that took, and a broken promise ends the walk.
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
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from meter import Meter

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "fresh"
BARE = ("python3", "python3-venv", "make", "git", "ca-certificates")
DISK = 600
"""Megabytes of the folder afterwards, without the compiler from PyPI."""
FETCHED, COMPILER = 200, 105
"""Megabytes that the first `make play` fetches at most, and the compiler from PyPI where it is wanted."""
LEVELS = ("master", "veteran", "adventurer", "apprentice", "novice")
QUICK = {"master": "?seconds=0.3", "veteran": "?seconds=0.3"}
"""Less time to think, where the levels only have to be told apart."""
WON = 0.9
"""More than this is the master's share of 100 matches against the novice; equals would have 0.5."""
NOT_RUN = "NOT RUN: a real browser"
FIND = "python3 scripts/find_browser.py"
"""Says where a Chromium is, without fetching one."""
PLACE = "Podzemí na zkoušku"
"""A path with spaces and diacritics."""
BESIDE = Path(tempfile.gettempdir()) / "podzemi-fresh"
"""The home of the walk on this machine itself, where anybody may go."""
HIDDEN = re.compile(
    r"(.*-)?(cc|c\+\+|gcc|g\+\+|clang|clang\+\+|c89|c99|tcc|zig)(-[\d.]+)?|chrom.*|google-chrome.*|node.*|np[mx]|uv|sudo"
)
"""Hidden from that walk: compilers, browsers, other people's Node, and rights."""
NOBODY = 65534
MOUNTS = (("proc", "proc"), ("devpts", "dev/pts"))
"""File systems that a system mounts, and their mount points."""


@dataclass(frozen=True)
class System:
    """A minimal Debian. `more`: packages beside Python, make and git."""

    suite: str
    user: str
    more: tuple[str, ...] = ()


SYSTEMS = {
    "debian12": System("bookworm", "novice"),
    "debian13": System("trixie", "root", ("gcc", "g++", "python3-dev", "chromium-headless-shell")),
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


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


@dataclass
class Walk:
    """One machine, its log, and what was found."""

    name: str
    root: Path | None
    """None: this machine itself, with a home of its own and no compiler on the PATH."""
    user: str = ""
    lines: list[str] = field(default_factory=list)
    meter: Meter | None = None
    """Counts what is fetched; None where a proxy is given already."""
    port: int = field(default_factory=free_port)
    """The port of its server; each walk has its own, because several may run at once."""

    @property
    def home(self) -> Path:
        """As this process sees it."""
        if self.root is None:
            return BESIDE / "home"
        return self.root / ("root" if self.user == "root" else f"home/{self.user}")

    @property
    def clone(self) -> Path:
        return self.home / PLACE

    def path(self, real: Path) -> str:
        """As the machine itself sees it."""
        return str(real) if self.root is None else "/" + str(real.relative_to(self.root))

    @property
    def programs(self) -> str:
        """The search path of commands."""
        return "/usr/local/bin:/usr/bin:/bin" if self.root else str(BESIDE / "bin")

    def command(self, line: str, online: bool = True) -> list[str]:
        """In a shell of the walker, in the folder of the clone."""
        settings = {
            "HOME": self.path(self.home),
            "PATH": self.programs,
            "LC_ALL": "C.UTF-8",
            "PODZEMI_PORT": str(self.port),
            **{name: os.environ[name] for name in HANDED_ON if name in os.environ},
        }
        if self.meter is not None and online:
            settings["HTTPS_PROXY"] = self.meter.address
        plain = ["env", "-i", *(f"{name}={value}" for name, value in settings.items())]
        plain += ["bash", "-c", f"cd {shell(self.path(self.clone))} && {line}"]
        before = (
            [f"mount -t {kind} {kind} {shell(str(self.root / at))}" for kind, at in MOUNTS]
            if self.root
            else []
        )
        before += [] if online else ["ip link set lo up"]
        if not before:
            return [*self.enter(), *plain]
        own = ["unshare", "--mount", *([] if online else ["--net"]), "--"]
        return [*own, "sh", "-c", f'{" && ".join(before)} && exec "$@"', "sh", *self.enter(), *plain]

    def enter(self) -> list[str]:
        """Becomes the walker: another root folder, or nobody where we have rights that nobody should need."""
        if self.root is not None:
            return ["chroot", f"--userspec={self.user}:{self.user}", str(self.root)]
        return (
            ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", "--"] if is_root() else []
        )

    def run(self, line: str, minutes: float = 60, online: bool = True, codes: tuple[int, ...] = (0,)) -> str:
        """The output of the command; raises Broken unless it succeeds."""
        begun, used = time.monotonic(), cpu()
        with (HOME / self.name / "said.log").open("a+b") as log:
            log.write(f"$ {line}\n".encode())
            log.flush()
            start = log.tell()
            process = subprocess.Popen(
                self.command(line, online), stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
            )
            try:
                code = process.wait(minutes * 60)
            except subprocess.TimeoutExpired:
                process.kill()
                code = None
            log.seek(start)
            said = log.read().decode(errors="replace")
        if code is None:
            raise Broken(f"{line}: no end after {minutes} minutes\n{said[-3000:]}")
        if code not in codes:
            raise Broken(f"{line}: exit code {code}\n{said[-6000:]}")
        self.took(line, time.monotonic() - begun, cpu() - used)
        return said

    def took(self, what: str, seconds: float, used: float) -> None:
        """`used`: seconds of all cores together, which other work on this machine leaves as they are."""
        self.note(f"{seconds:7.1f} s {used:7.1f} s of CPU  {what}")

    def note(self, line: str) -> None:
        self.lines.append(line)
        print(f"{self.name}: {line}", flush=True)


def is_root() -> bool:
    return os.geteuid() == 0


def cpu() -> float:
    """Processor time of all programs that were started here and have ended."""
    spent = os.times()
    return spent.children_user + spent.children_system


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
    if system.user != "root":
        subprocess.run(["chroot", root, "useradd", "--create-home", system.user], capture_output=True)
    for file in ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt"):
        if Path(file).exists():
            shutil.copy(file, root / file[1:])
    shutil.copytree(
        "/usr/local/share/ca-certificates", root / "usr/local/share/ca-certificates", dirs_exist_ok=True
    )
    (root / "dev/shm").mkdir(mode=0o1777, exist_ok=True)
    (root / "dev/shm").chmod(0o1777)
    return Walk(name, root, system.user)


def here() -> Walk:
    """This machine with a home of its own, where nothing but what README asks for is on the PATH."""
    walk = Walk("here", None)
    (HOME / walk.name).mkdir(parents=True, exist_ok=True)
    programs = BESIDE / "bin"
    shutil.rmtree(programs, ignore_errors=True)
    programs.mkdir(parents=True)
    for folder in map(Path, ("/usr/bin", "/bin")):
        for found in folder.iterdir():
            if not HIDDEN.fullmatch(found.name) and not (programs / found.name).exists():
                (programs / found.name).symlink_to(found)
    return walk


def copy_sources(walk: Walk) -> None:
    """A clone of what is committed, in a folder with spaces and diacritics."""
    shutil.rmtree(walk.home, ignore_errors=True)
    walk.home.mkdir(parents=True)
    subprocess.run(["git", "clone", "--quiet", "--depth=1", f"file://{ROOT}", walk.clone], check=True)
    if walk.root is not None:
        owner, home = f"{walk.user}:{walk.user}", walk.path(walk.home)
        subprocess.run(["chroot", walk.root, "chown", "-R", owner, home], check=True)
    elif is_root():
        subprocess.run(["chown", "-R", f"{NOBODY}:{NOBODY}", walk.home], check=True)


def megabytes(folder: Path, without: str = "") -> int:
    skip = [f"--exclude={without}"] if without else []
    said = subprocess.run(["du", "-sm", *skip, folder], capture_output=True, text=True).stdout
    return int(said.split()[0])


# ---------------------------------------------------------------- the walk


def serve(walk: Walk, word: str, online: bool = True, ask: Callable[[int], None] = lambda port: None) -> None:
    """`make play` until it answers. Then it is asked, and ended by Ctrl-C."""
    begun, used = time.monotonic(), cpu()
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
            while online and not answers(walk.port):
                time.sleep(0.1)
            took = time.monotonic() - begun
            ask(walk.port)
        finally:
            stop(walk)
            end(walk, server)
    walk.took(f"make play {word}", took, cpu() - used)


def ours(walk: Walk) -> Iterator[tuple[int, list[str]]]:
    """The servers that run from the folder of this walk."""
    place = walk.path(walk.clone / ".venv")
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            words = entry.read_bytes().decode(errors="replace").split("\0")
            is_here = Path(os.readlink(entry.with_name("root"))) == (walk.root or Path("/"))
            if is_here and "serve" in words and any(word.startswith(place) for word in words):
                yield int(entry.parent.name), words


def stop(walk: Walk) -> None:
    """Ctrl-C."""
    for pid, _ in ours(walk):
        os.kill(pid, signal.SIGINT)


def end(walk: Walk, server: subprocess.Popen[bytes]) -> None:
    """Within a minute after Ctrl-C."""
    try:
        server.wait(60)
    except subprocess.TimeoutExpired:
        left = [f"{pid}: {' '.join(words)}" for pid, words in ours(walk)]
        server.kill()
        raise Broken(f"a minute after Ctrl-C there still runs: {left}") from None


def answers(port: int) -> bool:
    """Whether somebody listens there already: the address is told a moment before."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def ask_server(port: int) -> None:
    """A page, and the five levels in every game."""
    base = f"http://127.0.0.1:{port}"
    with urllib.request.urlopen(f"{base}/", timeout=30) as page:
        if b"<html" not in page.read():
            raise Broken("no page")
    with urllib.request.urlopen(f"{base}/api/games", timeout=30) as answer:
        games = json.load(answer)
    for game in games:
        if len(game["levels"]) != 5:
            raise Broken(f"{game['name']} offers the levels {game['levels']}")


def bots(walk: Walk) -> None:
    """Levels that differ, the master's hints and a review: without native code there is none of them."""
    for better, worse in pairwise(LEVELS):
        won = win_rate(walk, f"{better}{QUICK.get(better, '')},{worse}{QUICK.get(worse, '')}", 40)
        walk.note(f"           {better} wins {won:.0%} against {worse}")
    won = win_rate(walk, "master,novice", 100)
    walk.note(f"           master wins {won:.0%} against novice")
    if won <= WON:
        raise Broken(f"master wins only {won:.0%} against novice")
    hint = walk.run("echo h | .venv/bin/podzemi play welcome_dungeon --seed 1 --plain", minutes=5)
    if "The Master would play" not in hint:  # without native code another bot would
        raise Broken(f"a hint that is not the master's:\n{hint}")
    walk.run(".venv/bin/podzemi simulate welcome_dungeon --games 1 --seed 5 --records build/one.jsonl")
    review = json.loads(walk.run(".venv/bin/podzemi review build/one.jsonl --seconds 0.02 --json"))
    if not review["curve"]:
        raise Broken(f"a review that says nothing: {review}")


def win_rate(walk: Walk, pair: str, games: int) -> float:
    """The first bot's share of the matches; equals would have half."""
    line = f".venv/bin/podzemi arena welcome_dungeon --bots {pair} --games {games} --seed 1 --json"
    won: float = json.loads(walk.run(line, minutes=120))["bots"][0]["win_rate"]
    return won


def readme_commands() -> list[str]:
    """Every command of README that ends by itself."""
    lines: list[str] = []
    inside = False
    for line in (ROOT / "README.md").read_text("utf-8").splitlines():
        if line.startswith("```"):
            inside = not inside
        elif inside and line.startswith(".venv/bin/podzemi") and "serve --lan" not in line:
            lines.append(line.split("  #")[0].strip())  # `serve --lan` never ends; `make play` is the same
    return lines


def readme(walk: Walk) -> None:
    """Typed by somebody who always presses 1; a match that is not over is kept, and that is well."""
    for line in readme_commands():
        walk.run(f"yes 1 2>/dev/null | head -n 2000 | ({line})", minutes=20)


def wheel(walk: Walk) -> None:
    """In an environment of its own, outside the clone."""
    walk.run("make wheel", minutes=60)
    walk.run("python3 -m venv ../wheel && ../wheel/bin/pip install --quiet dist/*.whl", minutes=20)
    walk.run("cd .. && wheel/bin/podzemi simulate welcome_dungeon --games 10 --seed 1 --json")
    said = walk.run("cd .. && wheel/bin/podzemi play welcome_dungeon --bots master", codes=(1,))
    if "native code" not in said:
        raise Broken(f"the pure wheel plays something under the name of master:\n{said}")


def play(walk: Walk) -> None:
    walk.meter = None if "HTTPS_PROXY" in os.environ else Meter()
    serve(walk, "(first)", ask=ask_server)
    weigh(walk)
    walk.meter = None
    serve(walk, "(second)")
    if is_root():
        serve(walk, "(without a network)", online=False)
    walk.run("make clean")
    if left := walk.run("git status --short --ignored").strip():
        raise Broken(f"make clean left\n{left}")
    serve(walk, "(after make clean, with the packages of the first time)")


def weigh(walk: Walk) -> None:
    """Measure the downloads of the first `make play`, and the size of the clone afterwards."""
    size = megabytes(walk.clone, without="zig")
    walk.note(f"           the clone takes {size} MB without zig")
    if size > DISK:
        raise Broken(f"the clone takes {size} MB, more than {DISK}")
    if walk.meter is None:
        walk.note("           not measured: what was fetched (HTTPS_PROXY is set)")
        return
    fetched = walk.meter.came / 1e6
    has_zig = (walk.clone / "build/zig").exists()
    walk.note(f"           fetched {fetched:.0f} MB{', the compiler from PyPI with it' if has_zig else ''}")
    if fetched > FETCHED + COMPILER * has_zig:
        raise Broken(f"make play fetched {fetched:.0f} MB")


def test(walk: Walk) -> None:
    """Green with a Chromium. Without one everything else is, and the last lines say what did not run."""
    if has_chromium(walk):
        walk.run("make test", minutes=180)
        return
    said = walk.run("PODZEMI_CHROMIUM=0 make test", minutes=180, codes=(2,))
    walk.note("make test said at its end:\n" + "\n".join(said.splitlines()[-25:]))
    failed = set(re.findall(r"^FAILED .*  (.+)$", said, re.MULTILINE))
    if failed != {"a browser is here"} or NOT_RUN not in said:
        raise Broken(f"make test failed: {', '.join(failed)}")
    walk.run(".venv/bin/python scripts/find_browser.py --fetch")
    walk.run("PLAYWRIGHT_NODEJS_PATH=$PWD/.venv/bin/node .venv/bin/pytest -q -n 2 tests/browser", minutes=120)


def has_chromium(walk: Walk) -> bool:
    return "browser:" in walk.run(FIND, codes=(0, 1))


STEPS: dict[str, Callable[[Walk], None]] = {
    "play": play,
    "bots": bots,
    "readme": readme,
    "test": test,
    "wheel": wheel,
}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("systems", nargs="*", choices=[*SYSTEMS, []], default=list(SYSTEMS))
    parser.add_argument("--test", action="store_true", help="also `make test`")
    parser.add_argument("--steps", help=f"only these, separated by commas: {', '.join(STEPS)}")
    parser.add_argument("--here", action="store_true", help="on this machine, without compilers on the PATH")
    parser.add_argument("--keep", action="store_true", help="go on with the clones of the last time")
    asked = parser.parse_args()
    signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # a shell's background ignores it, and so would make
    if not asked.here and (not is_root() or shutil.which("debootstrap") is None):
        print("fresh: no root or no debootstrap (apt install debootstrap): walking on this machine instead")
        asked.here = True
    walks = [here()] if asked.here else [debian(name, SYSTEMS[name]) for name in asked.systems]
    chosen = (
        asked.steps.split(",") if asked.steps else [name for name in STEPS if name != "test" or asked.test]
    )
    broken = 0
    for walk in walks:
        try:
            if not asked.keep:
                copy_sources(walk)
            for name in chosen:
                STEPS[name](walk)
        except Broken as problem:
            broken += 1
            walk.note(f"BROKEN: {problem}")
    print("\n".join(f"{walk.name}: {line}" for walk in walks for line in walk.lines))
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
