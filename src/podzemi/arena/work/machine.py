"""The machine that something was measured on, in words."""

from __future__ import annotations

import os
import platform
from functools import cache
from pathlib import Path


@cache
def describe() -> str:
    """`16 × AMD EPYC 9654, CPython 3.12.4, Linux`."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{os.cpu_count() or 1} × {_processor()}, {python}, {platform.system()}"


def _processor() -> str:
    """By name where the system tells it."""
    known = Path("/proc/cpuinfo")
    if known.exists():
        for line in known.read_text("utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
