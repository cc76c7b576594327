"""A real Chromium for the browser tests: found, or installed when asked; never silently done without.

python scripts/find_browser.py              says where it is; exit code 1 without one
python scripts/find_browser.py --install    gets one: from the system's packages, else Playwright's own build
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = ("chromium-headless-shell", "chromium")
"""The shell is the same Chromium without windows: a seventh less work for the processor."""
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")
APPLICATIONS = ("Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome")
NONE = (
    "The browser tests did not run: there is no Chromium. Set PODZEMI_BROWSER to the path of yours, or get"
    " one by `.venv/bin/python scripts/find_browser.py --install`; then `make test` again."
)


def found() -> str | None:
    """The one that was named and no other; else the system's, else the one that Playwright keeps."""
    if chosen := os.environ.get("PODZEMI_BROWSER"):
        return shutil.which(chosen)
    if path := next(filter(None, map(shutil.which, NAMES)), None):
        return path
    homes = (Path("/Applications"), Path.home() / "Applications") if sys.platform == "darwin" else ()
    paths = (str(home / name) for home in homes for name in APPLICATIONS)
    return next(filter(os.path.exists, paths), None) or bundled()


def bundled() -> str | None:
    """The build that `playwright install` keeps, if it is there and Playwright starts at all."""
    try:
        from playwright.sync_api import sync_playwright

        with sync_playwright() as playwright:
            path = playwright.chromium.executable_path
    except Exception:
        return None
    return path if os.path.exists(path) else None


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
    path = found()
    print(f"browser: {path}" if path else NONE)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
