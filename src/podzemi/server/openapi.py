"""Writes `schema/openapi.json`; a test fails when it is not fresh.

Run: `python -m podzemi.server.openapi`
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from podzemi.server.app import make_app
from podzemi.server.http.pages.description import described
from podzemi.server.settings import Settings

FILE: Final = Path(__file__).parents[3] / "schema" / "openapi.json"


def document() -> str:
    """The description of the HTTP interface, the same text on every machine."""
    schema = described(make_app(Settings()).openapi_schema)
    return json.dumps(schema, indent=2, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(document(), "utf-8")
