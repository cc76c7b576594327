"""The types of the subset, as annotations name them."""

from __future__ import annotations

import ast
from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """A type: `what` it is, the kind of its elements, the class it is an object of."""

    what: str
    of: Kind | None = None
    name: str = ""

    @property
    def is_list(self) -> bool:
        return self.what == "list"

    @property
    def item(self) -> Kind:
        """The kind of the elements of a list."""
        assert self.of is not None, f"{self} has no elements"
        return self.of


INT = Kind("int")
BOOL = Kind("bool")
NOTHING = Kind("nothing")
DICE = Kind("dice")
BOX = Kind("box")
LEFT_OUT = Kind("left out")
"""Logs and texts: they have no part in the native code."""

PLAIN = {
    "i64": INT,
    "int": INT,
    "bool": BOOL,
    "None": NOTHING,
    "Dice": DICE,
    "Box": BOX,
    "FinalList": Kind("list", INT),
}


def list_of(kind: Kind) -> Kind:
    return Kind("list", kind)


def kind_of(annotation: ast.expr | None, classes: set[str]) -> Kind:
    """The kind of an annotation; anything that is not of the subset is left out, and refused where used."""
    if annotation is None:
        return LEFT_OUT
    text = ast.unparse(annotation)
    if text in PLAIN:
        return PLAIN[text]
    name = text.removeprefix("Final")  # what copies of a state share, since nobody changes it
    if name in classes:
        return Kind("object", None, name)
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "list":
        of = kind_of(annotation.slice, classes)
        return LEFT_OUT if of is LEFT_OUT else list_of(of)
    return LEFT_OUT
