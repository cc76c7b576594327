"""The documented way to host, run by a machine: the shell blocks of docs/hosting.md, word for word.

They run as root in a mount namespace of their own, in a copy of the tracked files; what they write to /etc,
/opt and /var goes to a temporary folder. Only `systemctl` is a stand-in, for systemd runs in no container:
it does what the unit says (another user, its folders, its notification). Between the blocks people play:

    install    a match is played to its end
    update     after the backup another table is opened
    restore    the first match is there, the other table is not

    python scripts/documented.py        some minutes: `make wheels` from nothing is part of it
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
URL = "http://127.0.0.1:8000"
WRITTEN = ("/etc", "/opt", "/var")
INSIDE = "PODZEMI_INSIDE"
USER = 61234
AS_USER = ("setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", "--no-new-privs")
CHILD = "import subprocess, sys, venv; subprocess.run([sys.executable, '-c', ''], check=True)"
sys.path.insert(0, str(ROOT / "tests"))

SYSTEMCTL = """#!{python}
import os, pathlib, re, shutil, signal, socket, subprocess, sys, time

USER, PID, UNIT = {user}, pathlib.Path("{folder}/service.pid"), "/etc/systemd/system/podzemi.service"


def start():
    text = pathlib.Path(UNIT).read_text()
    said = dict(re.findall(r"^(\\w+)=(.*)$", text, re.MULTILINE))
    env = {{"PATH": "/usr/bin:/bin", "HOME": "/", "LANG": "C.UTF-8"}}
    for name, kind in (("State", "lib"), ("Runtime", "run")):
        folder = pathlib.Path("/var", kind, said[f"{{name}}Directory"])
        folder.mkdir(parents=True, exist_ok=True)
        for one in (folder, *folder.rglob("*")):
            os.chown(one, USER, USER)
        folder.chmod(int(said[f"{{name}}DirectoryMode"], 8))
    secrets = pathlib.Path(said["EnvironmentFile"].lstrip("-"))
    if secrets.exists():
        env |= dict(line.split("=", 1) for line in secrets.read_text().splitlines() if "=" in line)
    env["NOTIFY_SOCKET"] = "@podzemi-hosting"  # no file: any user may write there
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind("\\0podzemi-hosting")
        log = open("{folder}/service.log", "ab")
        command = [*{as_user}, *said["ExecStart"].split()]
        served = subprocess.Popen(command, env=env, cwd="/", stdout=log, stderr=log, start_new_session=True)
        PID.write_text(str(served.pid))
        line.settimeout(60)
        if b"READY=1" not in line.recv(100):
            sys.exit("the service did not say that it is ready")


def stop():
    pid = int(PID.read_text())
    os.kill(pid, signal.SIGTERM)
    stat = pathlib.Path(f"/proc/{{pid}}/stat")
    while stat.exists() and ") Z " not in stat.read_text():
        time.sleep(0.1)


assert sys.argv[-1] == "podzemi", sys.argv
match sys.argv[1:-1]:
    case ["enable", "--now"] | ["start"]:
        start()
    case ["stop"]:
        stop()
    case ["restart"]:
        stop()
        start()
    case asked:
        sys.exit(f"systemctl {{asked}}: not known here")
"""


def blocks() -> list[str]:
    """Install, update, restore."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    found = re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(found) == 3, f"docs/hosting.md has {len(found)} shell blocks, and this knows three"
    return found


def main() -> int:
    if os.environ.get(INSIDE):
        return inside(Path(os.environ[INSIDE]))
    missing = [name for name in ("unshare", "setpriv", "git", "curl") if shutil.which(name) is None]
    if missing or os.geteuid() != 0:
        print(f"needs root and {', '.join(missing) or 'nothing else'}", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory(prefix="podzemi-hosting-") as folder:
        command = ["unshare", "--mount", sys.executable, __file__]
        return subprocess.run(command, env={**os.environ, INSIDE: folder}).returncode


def inside(folder: Path) -> int:
    folder.chmod(0o755)
    copy = prepare(folder)
    install, update, restore = blocks()
    try:
        run(install, copy, folder)
        person = Visitor()
        played = person.match()
        assert person.compiled(), "hosts get the compiled engine"
        first, *rest = update.splitlines()
        run(first, copy, folder)
        later = person.table()
        run("\n".join(rest), copy, folder)
        assert person.knows(played) and person.knows(later), "an update loses nothing"
        run(restore, copy, folder)
        assert person.knows(played) and not person.knows(later), "what was backed up, and nothing else"
        run("systemctl stop podzemi", copy, folder)
    except BaseException:
        log = folder / "service.log"
        print(log.read_text() if log.exists() else "the service was never started", file=sys.stderr)
        raise
    print("docs/hosting.md: installed, played, backed up, updated, restored")
    return 0


def prepare(folder: Path) -> Path:
    """The repository's tracked files; what is written elsewhere from now on is gone with the namespace."""
    copy = folder / "podzemi"
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(copy)], check=True)
    for place in WRITTEN:
        upper, work = folder / f"upper{place}", folder / f"work{place}"
        upper.mkdir(parents=True)
        work.mkdir(parents=True)
        options = f"lowerdir={place},upperdir={upper},workdir={work}"
        subprocess.run(["mount", "-t", "overlay", "overlay", "-o", options, place], check=True)
    Path("/var/backups").mkdir(exist_ok=True)
    programs = folder / "bin"
    programs.mkdir()
    systemctl = programs / "systemctl"
    systemctl.write_text(
        SYSTEMCTL.format(python=sys.executable, folder=folder, user=USER, as_user=AS_USER), "utf-8"
    )
    systemctl.chmod(0o755)
    return copy


def run(block: str, copy: Path, folder: Path) -> None:
    print(f"$ {block.strip()}", flush=True)
    known = {name: value for name, value in os.environ.items() if not name.startswith("PODZEMI_")}
    path = os.pathsep.join((str(folder / "bin"), str(everybodys_python()), os.environ["PATH"]))
    env = {**known, "PATH": path}
    subprocess.run(["bash", "-euo", "pipefail", "-c", block], cwd=copy, env=env, check=True)


@cache
def everybodys_python() -> Path:
    """The folder of a `python3` that the service's user may run, unlike one below /root."""
    places = [Path(sys.base_prefix) / "bin", *map(Path, os.get_exec_path())]
    for place in places:
        command = [*AS_USER, str(place / "python3"), "-c", CHILD]
        if (place / "python3").exists() and subprocess.run(command, capture_output=True).returncode == 0:
            return place
    raise SystemExit("no python3 that another user may run: apt-get install python3 python3-venv")


class Visitor:
    """Somebody who plays there, over the wire."""

    def __init__(self) -> None:
        from server.support import Guest

        self.guest = Guest(URL)

    def compiled(self) -> bool:
        return bool(self.guest.good("GET", "/healthz")["compiled"])

    def table(self) -> str:
        return str(self.guest.table(["me", "greedy"])["id"])

    def match(self) -> str:
        from podzemi.engine.dice import Dice
        from server.support import play

        table = self.table()
        live = self.guest.live(table)
        live.until("sync")
        play({0: live}, Dice(1))
        assert self.guest.good("GET", f"/api/tables/{table}")["phase"] == "finished"
        return table

    def knows(self, table: str) -> bool:
        return self.guest.http.get(f"/api/tables/{table}").status_code == 200


if __name__ == "__main__":
    sys.exit(main())
