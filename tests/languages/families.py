"""The keys that follow from the engine's own types: what every registered game must have words for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec.inspect as inspect

from podzemi.engine import registry
from podzemi.engine.data import packs
from podzemi.engine.game import AnyGame
from podzemi.engine.puzzles.puzzle import COMMON_HINTS, LEVELS, Puzzles, id_of, kinds_of
from podzemi.languages import LANGUAGES, keys
from podzemi.languages.sentences import fields
from podzemi.learn import remarking
from podzemi.learn import structure as learn
from podzemi.rulebook import structure as rulebook

SRC = Path(__file__).parents[2] / "src" / "podzemi"


def structs(union: object) -> list[inspect.StructType]:
    """The members of a union of structs."""
    found = [inspect.type_info(member) for member in get_args(union)]
    assert found and all(isinstance(info, inspect.StructType) for info in found)
    return [info for info in found if isinstance(info, inspect.StructType)]


def literals(info: inspect.Type, family: str) -> set[str]:
    """The ids a field may hold: directly, in a list, or in a list of objects under `family`."""
    if isinstance(info, inspect.LiteralType):
        return {str(value) for value in info.values}
    if isinstance(info, inspect.UnionType):
        return set().union(*(literals(part, family) for part in info.types))
    if isinstance(info, inspect.ListType):
        return literals(info.item_type, family)
    if isinstance(info, inspect.StructType):
        return set().union(*(literals(f.type, family) for f in info.fields if f.name == family))
    return set()


@cache
def open_families(game_name: str) -> frozenset[str]:
    """Families whose ids no type lists, because a data pack may bring others."""
    game, known = registry.game(game_name), fields(game_name)
    listed = {
        known.names[field.name]
        for struct in structs(game.event_type) + structs(game.action_type)
        for field in struct.fields
        if field.name in known.names and literals(field.type, known.names[field.name])
    }
    return frozenset(known.names.values()) - listed - {"option"}


@cache
def ids(game_name: str) -> dict[str, frozenset[str]]:
    """Every id of a game by family, as its events and actions name them."""
    game, known = registry.game(game_name), fields(game_name)
    found: dict[str, set[str]] = {family: set() for family in known.names.values()}
    for struct in structs(game.event_type) + structs(game.action_type):
        for field in struct.fields:
            if field.name in known.names:
                family = known.names[field.name]
                found[family] |= literals(field.type, family)
    found["option"] = {option.name for option in game.options}
    for family in open_families(game_name):
        found[family] = _written(f"{known.prefix}-{family}-")
    return {family: frozenset(members) for family, members in found.items()}


def _written(start: str) -> set[str]:
    """The ids of the house data that have such a text; the game's own tests know which must have one."""
    return {key.removeprefix(start) for key in keys("en") if key.startswith(start)}


def phases(game: AnyGame) -> set[str]:
    view = inspect.type_info(game.view_type)
    assert isinstance(view, inspect.StructType)
    return set().union(*(literals(f.type, "phase") for f in view.fields if f.name == "phase"))


def refusal_codes(game_name: str) -> set[str]:
    """The codes of `Refusal("…")` in the game's own modules, and of a malformed action."""
    code = "\n".join(path.read_text("utf-8") for path in (SRC / "games" / game_name).rglob("*.py"))
    return set(re.findall(r'Refusal\(\s*"(\w+)"', code)) | {"malformed"}


def refusal_clauses(game_name: str) -> list[tuple[str, str]]:
    """Each refusal of the game's own modules with every clause it is given: `Refusal("wall", "PD-6.1.3")`."""
    prefix, found = registry.game(game_name).prefix, []
    for path in sorted((SRC / "games" / game_name).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                given = [*node.args, *(keyword.value for keyword in node.keywords)][:2]
                codes, named = (
                    [
                        n.value
                        for n in ast.walk(part)
                        if isinstance(n, ast.Constant) and isinstance(n.value, str)
                    ]
                    for part in given
                )
                named = [clause for clause in named if clause.startswith(f"{prefix}-")]
                assert codes and named, f"{path}:{node.lineno}: a refusal without code or clause"
                found += [(code, clause) for code in codes for clause in named]
    return [*found, ("malformed", registry.game(game_name).action_clause)]


def mistake_codes(game_name: str) -> set[str]:
    """What only this game finds wrong with a data pack: the codes of `unless(…, "…")` and `Mistake("…")`."""
    found: set[str] = set()
    for path in (SRC / "games" / game_name).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = {"unless": 1, "Mistake": 0, "PackError": 0}.get(node.func.id)
                code = node.args[place] if place is not None and len(node.args) > place else None
                if isinstance(code, ast.Constant):
                    found.add(str(code.value))
    return found - set(packs.CODES)


HINDSIGHT = ("title", "part", "happened", "known", "open", "perfect", "estimate")


def puzzle_keys(puzzles: Puzzles) -> Iterator[str]:
    kinds = kinds_of(puzzles)
    for kind in kinds:
        own = ("lead", *(f"stars-{stars}" for stars in range(4)), *(("kind",) if len(kinds) > 1 else ()))
        yield from (id_of(kind, key) for key in own)
        if kind:
            yield id_of(kind, "premise")
    yield from (f"{info.id}{end}" for info in puzzles.practice() for end in ("", "-lead"))
    yield from (f"value-{measure}{end}" for measure in puzzles.measures for end in ("", "-help"))
    yield from (f"hint-{hint}" for hint in puzzles.hints)


def _of_game(game_name: str) -> Iterator[str]:
    game, known = registry.game(game_name), fields(game_name)
    p = known.prefix
    yield from (f"{p}-{last}" for last in ("title", "tagline"))
    yield from (f"{p}-event-{str(s.tag).replace('_', '-')}" for s in structs(game.event_type))
    yield from (f"{p}-action-{str(s.tag).replace('_', '-')}" for s in structs(game.action_type))
    yield from (f"{p}-reason-{str(s.tag).replace('_', '-')}" for s in structs(game.reason_type))
    yield from (f"{p}-refusal-{code}" for code in refusal_codes(game_name))
    yield from (f"{p}-pack-{code}" for code in mistake_codes(game_name))
    for family, members in ids(game_name).items():
        yield from (f"{p}-{family}-{member}" for member in members)
        if family in open_families(game_name):
            yield from (f"{p}-rule-{family}-{member}" for member in _written(f"{p}-rule-{family}-"))
        elif family != "option":
            yield from (f"{p}-rule-{family}-{member}" for member in members)
    if game_name in rulebook.GAMES:
        yield from rulebook.message_keys(game_name)
    if game_name in learn.GAMES:
        yield from learn.message_keys(game_name)
        yield from remarking.message_keys(game_name)
    for option in game.options:
        yield f"{p}-option-{option.name}-help"
        spoken = [str(value).lower() if isinstance(value, bool) else value for value in option.values]
        yield from (f"{p}-option-{option.name}-{value}" for value in spoken)
    if game.puzzles is not None:
        yield from (f"{p}-puzzle-{key}" for key in puzzle_keys(game.puzzles))
    if game.analysis is not None:
        yield from (f"{p}-hindsight-{key}" for key in (*HINDSIGHT, *game.analysis.notes))
    if game.grading is not None:
        yield f"{p}-graded"
        yield from (f"{p}-grade-{grade}" for grade in game.grading.names)
    if game.statistics is not None:
        yield from (f"{p}-fact-{fact}" for fact in game.statistics.names)
    if game.teams is not None:
        yield from (f"{p}-note-{note}" for note in game.teams.notes)
    for phase in phases(game):
        yield f"{p}-phase-{phase}"
        if phase != "game_over":
            yield from (f"{p}-ask-{phase}", f"{p}-wait-{phase}")


@cache
def required() -> frozenset[str]:
    """Every key that must exist because the engine can ask for it."""
    keys = {key for game in registry.GAMES for key in _of_game(game)}
    for game in registry.GAMES:
        keys |= {f"game-title-{game}", f"game-tagline-{game}", f"game-aim-{game}"}
    keys |= {f"pack-{code}" for code in packs.CODES}
    keys |= {f"puzzle-level-{level}" for level in ("practice", *LEVELS)}
    keys |= {f"puzzle-hint-{hint}" for hint in COMMON_HINTS}
    for bot in registry.OURS:
        keys |= {f"bot-{bot}", f"bot-{bot}-help"}
    return frozenset(keys | {f"language-{language}" for language in LANGUAGES})
