"""Commands on our pages: every one is read by the program that it calls, without being run."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
import rich_click as click

from podzemi.cli.app import podzemi

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md")]
PAGES += [*ROOT.glob("docs/*.md"), *ROOT.glob("docs/bots/*.md")]
STANDS_FOR = {"GAME": "dark_cave", "star_cellar": "dark_cave", "N": "2"}
"""Words of a reader's own, and what could be there; `star_cellar` is the game that CONTRIBUTING.md begins."""
NO_COMMANDS = {"luck"}
"""What docs/luck.md hashes."""


def lines() -> Iterator[tuple[str, str]]:
    """Every command: lines of blocks without a language or in `sh`, and what stands between backticks."""
    for page in PAGES:
        text = page.read_text("utf-8")
        blocks = re.findall(r"^```(\w*)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
        found = [line for kind, block in blocks if kind in ("", "sh") for line in block.splitlines()]
        found += re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
        yield from ((page.name, line) for line in found)


def words(line: str) -> list[str]:
    """A command as its program is given it: no prompt, variables, pipes, redirections or comments."""
    line = re.sub(r"\s(#|\||>+|&&|2>&1)\s.*$", "", f"{line} ").strip()
    try:
        found = shlex.split(line)
    except ValueError:
        return []
    while found and re.fullmatch(r"[A-Z_]+=.*", found[0]):
        found = found[1:]
    return found


def commands(program: str) -> list[tuple[str, list[str]]]:
    """The arguments of every command of that program; those with dots are parts of one."""
    found = [(page, words(line)) for page, line in lines()]
    names = (program, f".venv/bin/{program}")
    kept = [
        (page, line[1:])
        for page, line in found
        if len(line) > 1 and line[0] in names and not any("…" in word or "..." in word for word in line)
    ]
    return [pair for number, pair in enumerate(kept) if pair not in kept[:number]]


@pytest.mark.parametrize(("page", "line"), commands("podzemi"), ids=lambda value: str(value)[:60])
def test_podzemi_understands_it(page: str, line: list[str]) -> None:
    """Its options and their values; that a file is not here, or a word stands for something, is no matter."""
    if line[0] in NO_COMMANDS:
        return
    if line[0].startswith("-"):
        assert line[0] in ("--version", "--help")
        return
    command = podzemi.get_command(click.Context(podzemi), line[0])
    assert command is not None, line[0]
    rest = line[1:]
    while isinstance(command, click.Group) and rest and not rest[0].startswith("-"):
        command, rest = command.get_command(click.Context(command), rest[0]), rest[1:]
        assert command is not None, line
    assert refusal(command, rest) is None


def refusal(command: click.Command, line: list[str]) -> str | None:
    try:
        command.make_context(command.name, [STANDS_FOR.get(word, word) for word in line])
    except click.MissingParameter:
        return None  # a command that is named, not shown
    except click.BadParameter as problem:
        stands_for_something = any(word.strip("<>[]'").isupper() for word in line)
        return None if stands_for_something or "does not exist" in problem.message else problem.message
    except click.UsageError as problem:
        return problem.message
    return None


def test_what_is_wrong_is_refused() -> None:
    arena = podzemi.get_command(click.Context(podzemi), "arena")
    assert arena is not None
    assert "No such option" in (refusal(arena, ["welcome_dungeon", "--matches", "3"]) or "")
    assert "not a valid integer" in (refusal(arena, ["welcome_dungeon", "--games", "many"]) or "")
    assert "unknown game" in (refusal(arena, ["chess"]) or "")


def scripts() -> list[tuple[str, list[str]]]:
    return [pair for pair in commands("python") if pair[1][0].endswith(".py")]


@pytest.mark.parametrize(("page", "line"), scripts(), ids=lambda value: str(value)[:60])
def test_scripts_have_these_options(page: str, line: list[str]) -> None:
    path = ROOT / line[0]
    if "/" not in line[0]:  # of examples/train, which docs/train.md explains
        path = ROOT / "examples/train" / line[0]
    source = path.read_text("utf-8")
    options = [word.partition("=")[0] for word in line[1:] if word.startswith("--")]
    assert [option for option in options if option not in source] == []


def test_make_has_these_targets() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    wanted = {(page, line[0]) for page, line in commands("make") if "=" not in line[0]}
    assert {(page, name) for page, name in wanted if name not in targets} == set()
