"""What a catalogue holds, read from its syntax trees: variables, references, selectors, samples."""

from __future__ import annotations

from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from podzemi.languages import CASES, LANGUAGES, Name
from podzemi.languages.sentences import fields, place_values
from podzemi.languages.typography import polish
from podzemi.rulebook import structure as rulebook
from podzemi.rulebook.facts import facts

FOLDER = Path(__file__).parents[2] / "src" / "podzemi" / "languages"
NUMBERS = (0, 1, 2, 4, 5, 11, 21, 22, 100, 1000, -1, -3)
MEASURES = ("nth", "far")
"""Where a cell lies, said in other numbers than its own."""
SPOT = Name("dc-place", tuple(place_values(40, -70).items()))
PLURALS = {"zero", "one", "two", "few", "many"}
WORDS = {
    known.prefix: known.names
    for known in map(fields, msgspec.json.decode((FOLDER / "fields.json").read_bytes()))
}
"""By the first part of a key: which values are names, and of what family."""
RULEBOOKS = {f"{fields(game).prefix}{kind}": game for game in rulebook.GAMES for kind in "rl"}
"""By the first part of a key, of rulebooks and lessons: the game whose figures the sentence takes."""
EXAMPLES = {"wd-monster": "lich", "wd-tile": "ring_of_power", "wd-hero": "rogue", "wd-option": "memory_aid"}


@cache
def entries(language: str) -> list[tuple[str, ast.EntryType]]:
    """Every entry of every file, with the file's name."""
    paths = sorted((FOLDER / language).glob("*.ftl"))
    trees = [(path.name, FluentParser().parse(path.read_text("utf-8"))) for path in paths]
    return [(name, entry) for name, tree in trees for entry in tree.body]


def typeset(language: str, name: str) -> str:
    """A name as texts print it: component tables quote the box, with its American spelling."""
    british = name.replace("Armor", "Armour").replace("Scepter", "Sceptre")
    return polish(language, british.replace("'", "’"))


@cache
def trees(language: str) -> dict[str, ast.Message]:
    """Every message, by its key."""
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


class _Finder(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selectors: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.selectors.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def _found(language: str, key: str) -> _Finder:
    """What the message uses, itself and through the messages it refers to."""
    finder = _Finder()
    if key not in trees(language):
        return finder
    finder.visit(trees(language)[key])
    for other in sorted(finder.references):
        inner = _found(language, other)
        finder.variables |= inner.variables
        finder.references |= inner.references
        for name, keys in inner.selectors.items():
            finder.selectors.setdefault(name, set()).update(keys)
    return finder


def variables(language: str, key: str) -> set[str]:
    return _found(language, key).variables


def selectors(language: str, key: str) -> dict[str, set[str]]:
    """The values a message chooses by, with the choices it has."""
    return _found(language, key).selectors


def references(language: str, key: str) -> set[str]:
    return _found(language, key).references


def root(variable: str) -> str:
    """The value a variable comes from: `tile_acc`, `tile_is`, `tiles_count`, `scores_most` and `x_far` are
    derived, and `stays` says whether `to` is where it was."""
    if variable == "stays":
        return "to"
    name, _, ending = variable.rpartition("_")
    return name if name and ending in (*CASES, "is", "count", "most", *MEASURES) else variable


def roots(language: str, key: str) -> set[str]:
    return {root(variable) for variable in variables(language, key)}


def _samples_of(key: str, name: str) -> list[Any]:
    """Values for one variable that reach every variant some language has for it."""
    used = {v for language in LANGUAGES for v in variables(language, key)}
    chosen = set().union(*(_found(language, key).selectors.get(name, set()) for language in LANGUAGES))
    prefix = key.split("-")[0]
    words = WORDS.get(prefix, WORDS["wd"])
    family = words.get(name) or words.get(name.removesuffix("s"), "")
    word = Name(_example(prefix if prefix in WORDS else "wd", family)) if family else "Anežka"
    if f"{name}_count" in used or (family and name == f"{family}s"):
        return [[word] * count for count in range(4)]
    if chosen & PLURALS or any(choice.isdigit() for choice in chosen):
        return list(NUMBERS)
    if family:
        return [word] + [None] * ("none" in chosen)
    if used & {f"{name}_{case}" for case in CASES}:
        return [SPOT, [SPOT, SPOT]] + [None] * ("none" in chosen)
    return sorted(chosen) if chosen else ["Anežka", 1000]


@cache
def _example(prefix: str, family: str) -> str:
    """The key of some name of the family."""
    start = f"{prefix}-{family}"
    found = EXAMPLES.get(start)
    return f"{start}-{found}" if found else next((k for k in trees("en") if k.startswith(f"{start}-")), "")


def samples(key: str, most: int = 48) -> list[dict[str, Any]]:
    """Sets of values that together show the message in all its forms."""
    used = {v for language in LANGUAGES for v in variables(language, key)}
    if game := RULEBOOKS.get(key.split("-")[0]):
        return [{name: value for name, value in facts(game).items() if name in used}]
    own = {v for v in used if v == "stays" or v.rpartition("_")[2] in ("is", "most", *MEASURES)}
    names = sorted({root(v) for v in used - own} | own)
    choices = [_samples_of(key, name) for name in names]
    longest = max((len(choice) for choice in choices), default=1)
    rotated = [tuple(choice[i % len(choice)] for choice in choices) for i in range(longest)]
    picked = dict.fromkeys(map(_frozen, [*rotated, *islice(product(*choices), most)]))
    return [dict(zip(names, map(_thawed, values))) for values in picked]


def _frozen(values: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(tuple(v) if isinstance(v, list) else v for v in values)


def _thawed(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) and not isinstance(value, Name) else value
