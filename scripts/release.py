"""`make release`: everything that a release publishes, in dist/, made and tried. Nothing leaves this machine.

    python scripts/release.py                    the version as it stands
    python scripts/release.py --version 1.0.0    writes the version everywhere first
    python scripts/release.py --quick            without trying the wheels (build only)
    python scripts/release.py --publish          tags the commit and uploads, after all that

The wheels with their public tags and the sources (scripts/wheels.py), the documentation as a site, the game
as static pages where `make site` builds them, the section of the changelog, a bill of materials (CycloneDX),
and the checksums of all. Then the wheels are installed into empty environments and tried
(scripts/try_wheels.py).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final  # Any: JSON

ROOT: Final = Path(__file__).parent.parent
DIST: Final = ROOT / "dist"
BIN: Final = Path(sys.executable).parent
VERSION: Final = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")
PLACES: Final = {
    "pyproject.toml": r'(?:^version = "|podzemi-\w+==){}"',
    "src/podzemi/__init__.py": r'^__version__ = "{}"',
    "CITATION.cff": r"^version: {}$",
    "schema/openapi.json": r'^    "version": "{}"',
    "CHANGELOG.md": r"^## {} ",
}
"""The files that name the version, and how; the browser client says it in npm's way."""
CLIENT: Final = {"web/package.json": 1, "web/package-lock.json": 2}
"""How often npm's files name it, from their beginning."""
LOCK: Final = re.compile(r"^([\w.-]+)==([^ ;\\]+)((?:.*\\\n *--hash=\S+)+)", re.MULTILINE)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", help="write this version everywhere first")
    parser.add_argument("--quick", action="store_true", help="do not try the wheels")
    parser.add_argument("--publish", action="store_true", help="tag the commit and upload")
    asked = parser.parse_args()
    if asked.version:
        raise_version(ROOT, current(ROOT), asked.version)
    version = current(ROOT)
    if problems := disagreements(ROOT, version):
        print("\n".join(problems), file=sys.stderr)
        return 1
    if asked.publish and run("git", "status", "--porcelain", quiet=True):
        print("commit first: what is published is what was committed", file=sys.stderr)
        return 1
    build(version)
    if not asked.quick:
        run(sys.executable, "scripts/try_wheels.py")
    write_checksums()
    if asked.publish:
        run("git", "tag", "--annotate", f"v{version}", "--message", f"Podzemí {version}")
        run(str(BIN / "uv"), "publish", *map(str, [*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")]))
        return 0
    print(f"{version} is in dist/. Nothing was published: ARGS=--publish does that.")
    return 0


def run(*command: str, quiet: bool = False) -> str:
    """Run a command; with `quiet`, return its output."""
    done = subprocess.run(command, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE if quiet else None)
    return done.stdout or ""


# ---------------------------------------------------------------- the version


def current(root: Path) -> str:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])


def npm(version: str) -> str:
    """1.0.0rc1 is 1.0.0-rc.1 there."""
    return re.sub(r"(a|b|rc)(\d+)$", lambda kind: f"-{kind[1]}.{kind[2]}", version)


def disagreements(root: Path, version: str) -> list[str]:
    """Files that name another version, or none."""
    wanted = {name: pattern.format(re.escape(version)) for name, pattern in PLACES.items()}
    wanted |= {name: f'^ +"version": "{re.escape(npm(version))}"' for name in CLIENT}
    return [
        f"{name} does not say {version}"
        for name, pattern in wanted.items()
        if not re.search(pattern, (root / name).read_text("utf-8"), re.MULTILINE)
    ]


def raise_version(root: Path, old: str, new: str) -> None:
    """Write the new version wherever the old one is named."""
    if not VERSION.fullmatch(new):
        raise SystemExit(f"{new!r} is no version such as 1.0.0 or 1.0.0rc1")
    for name, pattern in PLACES.items():
        path = root / name
        text = path.read_text("utf-8")
        found = re.compile(pattern.format(re.escape(old)), re.MULTILINE)
        path.write_text(found.sub(lambda one: one.group().replace(old, new), text), "utf-8")
    for name, times in CLIENT.items():
        path = root / name
        named = f'"version": "{npm(old)}"'
        path.write_text(path.read_text("utf-8").replace(named, f'"version": "{npm(new)}"', times), "utf-8")


# ---------------------------------------------------------------- what is published


def build(version: str) -> None:
    run(sys.executable, "scripts/wheels.py", "--public")
    run(sys.executable, "scripts/docs_site.py")
    pack(f"podzemi-docs-{version}", ROOT / "build/site")
    if re.search(r"^site:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE):
        run("make", "site")
        pack(f"podzemi-site-{version}", ROOT / "dist-site")
    (DIST / f"changes-{version}.md").write_text(changes(version), "utf-8")
    bill = json.dumps(bill_of_materials(version), indent=2, ensure_ascii=False) + "\n"
    (DIST / f"podzemi-{version}.cdx.json").write_text(bill, "utf-8")


def pack(name: str, folder: Path) -> None:
    shutil.make_archive(str(DIST / name), "zip", folder)


def changes(version: str) -> str:
    """The section of this version in CHANGELOG.md."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    sections = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    return next(section for section in sections if section.startswith(f"## {version} "))


def bill_of_materials(version: str) -> dict[str, Any]:
    """Bill of materials of a host, in CycloneDX: every pinned package with its version and hashes."""
    pinned = (ROOT / "deploy/requirements.txt").read_text("utf-8")
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "podzemi",
                "version": version,
                "purl": f"pkg:pypi/podzemi{version}",
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": [component(*found.groups()) for found in LOCK.finditer(pinned)],
    }


def component(name: str, version: str, hashes: str) -> dict[str, Any]:
    return {
        "type": "library",
        "name": name,
        "version": version,
        "purl": f"pkg:pypi/{name}@{version}",
        "hashes": [{"alg": "SHA-256", "content": one} for one in re.findall(r"sha256:(\w+)", hashes)],
    }


def write_checksums() -> None:
    """As `sha256sum --check SHA256SUMS` reads them."""
    files = sorted(path for path in DIST.iterdir() if path.name != "SHA256SUMS")
    rows = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (DIST / "SHA256SUMS").write_text("".join(rows), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
