"""`runtime/pyapi.hpp` stands for Python.h: the same sizes, places and numbers, all of the stable ABI."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from podzemi.native.compiler import find

HERE = Path(__file__).parent
RUNTIME = HERE.parent.parent / "src/podzemi/native/runtime"
INCLUDE = Path(sysconfig.get_paths()["include"])
OWN: list[str] = []
REAL = ["-DPODZEMI_PYTHON_H", f"-I{INCLUDE}"]
HEADERS = {"own": OWN} | ({"real": REAL} if (INCLUDE / "Python.h").exists() else {})
"""Where Python.h is installed, it has to say the same."""


def compiled(source: Path, made: Path, *flags: str) -> None:
    cxx = find()
    assert cxx is not None
    done = cxx.run("-std=c++20", "-w", f"-I{RUNTIME}", *flags, str(source), "-o", str(made))
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("flags", HEADERS.values(), ids=HEADERS)
def test_every_size_and_number_is_the_one_of_python(flags: list[str], tmp_path: Path) -> None:
    compiled(HERE / "layout.cpp", tmp_path / "layout", *flags)
    said = subprocess.run([tmp_path / "layout"], capture_output=True, text=True, check=True).stdout
    assert said == (HERE / "layout.txt").read_text("utf-8")


@pytest.mark.parametrize("flags", HEADERS.values(), ids=HEADERS)
def test_the_module_compiles_against_it(flags: list[str], tmp_path: Path) -> None:
    """What the own header declares, the real one declares too, limited to the stable ABI of 3.11."""
    compiled(RUNTIME / "core.cpp", tmp_path / "core.o", "-c", "-fPIC", "-DPODZEMI_GAMES=X(nim)", *flags)


def test_a_wrong_number_would_be_seen(tmp_path: Path) -> None:
    text = (RUNTIME / "pyapi.hpp").read_text("utf-8")
    (tmp_path / "pyapi.hpp").write_text(text.replace("METH_FASTCALL = 0x80", "METH_FASTCALL = 0x81"))
    (tmp_path / "layout.cpp").write_text((HERE / "layout.cpp").read_text("utf-8"))
    compiled(tmp_path / "layout.cpp", tmp_path / "layout")
    said = subprocess.run([tmp_path / "layout"], capture_output=True, text=True, check=True).stdout
    assert said != (HERE / "layout.txt").read_text("utf-8")


def test_one_file_serves_every_python() -> None:
    """Python reads `_core.abi3.so` whatever its version; a file for one version alone would hide it."""
    from importlib.machinery import EXTENSION_SUFFIXES

    files = [path.name for path in (RUNTIME.parent).glob("_core*.*") if path.suffix in (".so", ".pyd")]
    assert files in ([], ["_core.abi3.so" if sys.platform != "win32" else "_core.pyd"])
    assert sys.platform == "win32" or ".abi3.so" in EXTENSION_SUFFIXES
