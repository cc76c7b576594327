"""A page about the HTTP interface, made here: no script, nothing from outside."""

from __future__ import annotations

from html import escape

# Any: Litestar's user, auth and state, which nothing here asks for; a schema as JSON
from typing import Any, Final

from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE: Final = """
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 56rem; margin: 3rem auto; padding: 0 1rem }
td { padding: .2rem 1rem .2rem 0; vertical-align: top } code { font-size: .95em }
"""


class Page(OpenAPIRenderPlugin):
    """The operations in a table, and where the whole description is."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        base = request.app.state.services.settings.base_path
        rows = [
            f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td>"
            f"<td>{escape(operation.get('summary', ''))}</td></tr>"
            for path, operations in sorted(openapi_schema["paths"].items())
            for method, operation in operations.items()
        ]
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Podzemí: HTTP interface</title>'
            f"<style>{STYLE}</style><h1>Podzemí: HTTP interface</h1>"
            f'<p>The whole description: <a href="{base}/api/openapi.json">openapi.json</a>. '
            f"A table goes on live at <code>/api/tables/{{table}}/live</code> (WebSocket); "
            f"its messages are in <code>schema/wire.json</code>.</p><table>{''.join(rows)}</table>"
        ).encode()
