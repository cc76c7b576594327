"""The built browser client: its files, and its one page for every address that is no file."""

from __future__ import annotations

import asyncio
import gzip
import html
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import Response, route
from litestar.params import FromPath
from litestar.response import File

from podzemi import languages
from podzemi.server.http.shared import Asker, TheServices
from podzemi.server.problems import Refused
from podzemi.server.services import language_of

FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
PACKED: Final = ("javascript", "css", "json", "svg+xml", "html", "plain")
"""What gets smaller by packing."""
packed_files: Final[dict[Path, bytes]] = {}
"""Files of the client by their place; there are no others, so it cannot grow for ever."""
BASE_TAG: Final = '<meta name="podzemi-base" content=""'


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def client(
    request: Asker, services: TheServices, path: FromPath[str] = ""
) -> File | Response[str] | Response[bytes]:
    """A file of the client; its page for an address without a dot, such as /t/<table>."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refused("not_found")
    if "." not in name.rsplit("/", 1)[-1]:
        name = "index.html"
    found = find(services.settings.static, name)
    if found is None:
        if name == "index.html":
            return not_built(language_of(request))
        raise Refused("not_found")
    if name == "index.html":
        return page(found, services.settings.base_path)
    if name.startswith("assets/"):
        return await asset(found, "gzip" in request.headers.get("accept-encoding", ""))
    headers = {"cache-control": FRESH}
    return File(found, filename=found.name, content_disposition_type="inline", headers=headers)


async def asset(file: Path, packed: bool) -> File | Response[bytes]:
    """A file whose name changes with its content; packed once for all who ask."""
    kind = guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    if not packed or not kind.endswith(PACKED):
        return File(file, filename=file.name, content_disposition_type="inline", headers=headers)
    if file not in packed_files:
        packed_files[file] = await asyncio.to_thread(lambda: gzip.compress(file.read_bytes(), 9))
    return Response(packed_files[file], media_type=kind, headers={**headers, "content-encoding": "gzip"})


def page(file: Path, base: str) -> Response[str]:
    """The client's page. The build names its files from `./`, but the page has many addresses."""
    text = file.read_text("utf-8").replace('="./', f'="{base}/')
    told = text.replace(BASE_TAG, BASE_TAG.replace('""', f'"{base}"'))
    return Response(told, media_type="text/html; charset=utf-8", headers={"cache-control": FRESH})


def find(static: Path, name: str) -> Path | None:
    """The file of that name inside the folder, and nothing outside it."""
    try:
        found = (static / name).resolve()
        inside = found.is_relative_to(static.resolve()) and found.is_file()
    except (OSError, ValueError):
        return None
    return found if inside else None


def not_built(language: str) -> Response[str]:
    title, body = (
        html.escape(languages.text(language, key)) for key in ("web-not-built", "web-not-built-help")
    )
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Podzemí</title>'
        f'<body style="font: 1.2rem/1.6 system-ui; max-width: 32em; margin: 4em auto; padding: 0 1em">'
        f"<h1>{title}</h1><p>{body}</p><pre>make web</pre>"
    )
    return Response(page, media_type="text/html", status_code=503)
