"""What a release says of itself: one version everywhere, every pinned package in the bill of materials."""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

import release  # noqa: E402


def test_every_file_names_the_same_version() -> None:
    assert release.disagreements(ROOT, release.current(ROOT)) == []


def test_a_version_is_raised_everywhere(tmp_path: Path) -> None:
    for name in (*release.PLACES, *release.CLIENT):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    old = release.current(tmp_path)
    assert len(release.disagreements(tmp_path, "9.9.9b2")) == len(release.PLACES) + len(release.CLIENT)
    release.raise_version(tmp_path, old, "9.9.9b2")
    assert release.current(tmp_path) == "9.9.9b2"
    assert release.disagreements(tmp_path, "9.9.9b2") == []
    assert release.npm("9.9.9b2") == "9.9.9-b.2"
    pins = re.findall(r"podzemi-\w+==(\S+?)\"", (tmp_path / "pyproject.toml").read_text("utf-8"))
    assert pins == ["9.9.9b2"] * 4
    with pytest.raises(SystemExit, match="no version"):
        release.raise_version(tmp_path, "9.9.9b2", "next")


def test_the_bill_names_every_pinned_package() -> None:
    pinned = re.findall(r"^([\w.-]+)==", (ROOT / "deploy/requirements.txt").read_text("utf-8"), re.MULTILINE)
    bill = release.bill_of_materials("1.0.0")
    assert [one["name"] for one in bill["components"]] == pinned
    assert all(len(one["hashes"]) > 0 for one in bill["components"])
    assert {"msgspec", "litestar", "uvicorn"} <= set(pinned)


def test_the_changes_are_those_of_this_version() -> None:
    assert release.changes(release.current(ROOT)).startswith(f"## {release.current(ROOT)} ")


def test_checksums_are_those_of_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path)
    (tmp_path / "a.whl").write_bytes(b"one")
    for _ in range(2):
        release.write_checksums()
    assert (tmp_path / "SHA256SUMS").read_text() == f"{hashlib.sha256(b'one').hexdigest()}  a.whl\n"
