"""A real Chromium for the browser tests: found, or installed; never silently done without."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PACKAGES = ("chromium-headless-shell", "chromium")
"""The shell is the same Chromium without windows: a seventh less work for the processor."""
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    chosen = os.environ.get("PODZEMI_BROWSER")
    if chosen:
        return shutil.which(chosen)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """From the distribution's packages, or else Playwright's own build."""
    admin = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get"):
        subprocess.run([*admin, "apt-get", "update", "-qq"])
        for package in PACKAGES:
            if not found():
                subprocess.run(
                    [*admin, "apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
                )
    if not found():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])


def main() -> int:
    if found() or bundled():
        return 0
    print("browser: no Chromium found, installing one ...", flush=True)
    install()
    if found() or bundled():
        return 0
    print("browser: none could be installed. Install Chromium, or set PODZEMI_BROWSER to its path.")
    return 1


def bundled() -> str | None:
    """The build that `playwright install` keeps, if it is there."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


if __name__ == "__main__":
    sys.exit(main())
