"""The description of the HTTP interface: Litestar's, and a sentence for every field."""

from __future__ import annotations

from typing import Any  # Any: JSON Schema

from litestar.openapi.spec import OpenAPI

from podzemi.server.http.pages.health import Alive, Ready
from podzemi.wire import descriptions
from podzemi.wire.schema import tidy


def described(schema: OpenAPI) -> dict[str, Any]:
    """As JSON. It reads the docstrings of all messages, which takes a tenth of a second."""
    made = schema.to_schema()
    descriptions.add(made["components"]["schemas"], "wire", Alive, Ready)
    known: dict[str, Any] = tidy(made)
    return known
