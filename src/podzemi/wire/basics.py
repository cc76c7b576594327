"""Words that every area uses: languages, persons, and why something is refused."""

from __future__ import annotations

from typing import Any, Literal  # Any: a value of a sentence, of any kind

from msgspec import Struct

Language = Literal["en", "cs", "sk", "pl"]


class Person(Struct, frozen=True):
    """A person, as the cookie identifies them. `id` is public and reveals nothing."""

    id: str
    name: str


class PersonChange(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Problem(Struct, frozen=True):
    """Why something was refused, for HTTP and sockets alike.

    `code` names the sentence in the catalogues (`refusal-<code>` of the shell, or of the
    game when `game` is set), `clause` the rule, `text` is the sentence in the asker's language.
    """

    code: str
    text: str
    clause: str = ""
    values: dict[str, Any] = {}
    game: str | None = None
