"""The built browser client: its files, and its one page for every address that is no file."""

from __future__ import annotations

import html
import mimetypes
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response, route
from litestar.params import FromPath

from podzemi import languages
from podzemi.server import postcards
from podzemi.server.http.guard import POLICY
from podzemi.server.http.pages.postcards import free_seats, title_of
from podzemi.server.http.shared import Asker, TheServices
from podzemi.server.problems import Refused
from podzemi.server.services import Services, language_of
from podzemi.server.store import Table
from podzemi.server.store.table import tables
from podzemi.server.support.site import HASHED, SiteNotBuilt, site_files

FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Content encodings, the best first, and the endings of the files that the build made for them."""
OFFLINE: Final = "offline.html"
OFFLINE_STYLE: Final = """
body { font: 1.15rem/1.5 system-ui, sans-serif; background: #f5ecd7; color: #241a12; margin: 0 }
main { max-width: 30em; margin: 12vh auto; padding: 0 1.2em; text-align: center }
svg { width: 6em; height: 6em }
h1 { font-size: 1.6rem; line-height: 1.2 }
a { display: inline-block; padding: .7em 1.4em; border-radius: .5em; background: #241a12; color: #fbf4e4;
    font-weight: 700; text-decoration: none }
@media (prefers-color-scheme: dark) {
  body { background: #1d1f24; color: #f3e7cf }
  a { background: #f3a63b; color: #1d1f24 }
}
"""
SITE: Final = "offline"
"""The folder in which the server offers itself as a site that needs no server."""
SITE_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
PICTURE: Final = "icon-512.png"
ICON: Final = "icon-192.png"
BASE_TAG: Final = '<meta name="podzemi-base" content=""'


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def client(
    request: Asker, services: TheServices, path: FromPath[str] = ""
) -> Response[str] | Response[bytes]:
    """A file of the client; its page for an address without a dot, such as /t/<table>."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refused("not_found")
    if name == SITE or name.startswith(f"{SITE}/"):
        return site_file(
            services, name.removeprefix(SITE).strip("/"), request.headers.get("accept-encoding", "")
        )
    if "." not in name.rsplit("/", 1)[-1]:
        name = "index.html"
    if name == "favicon.ico":  # browsers ask for it where an answer is no page of ours
        name = ICON
    if name == OFFLINE:
        return offline(services.settings.static, language_of(request))
    found = find(services.settings.static, name)
    if found is None:
        if name == "index.html":
            return not_built(language_of(request))
        raise Refused("not_found")
    if name == "index.html":
        tags = offer(services.settings.static) + await invitation(request, services, path.strip("/"))
        return page(found, services.settings.base_path, tags)
    return compressed_response(found, request.headers.get("accept-encoding", ""), name.startswith("assets/"))


def site_file(services: Services, name: str, accepted: str) -> Response[str] | Response[bytes]:
    """A file of the site that plays without this server; its page for an address without a dot."""
    files = site_of(services.settings.static)
    name = name if "." in name.rsplit("/", 1)[-1] else "index.html"
    if (found := files.get(name)) is None:
        raise Refused("not_found")
    if isinstance(found, Path):
        made = compressed_response(found, accepted, name.startswith(HASHED))
    else:
        if name == "index.html":
            found = found.replace(b'="./', f'="{services.settings.base_path}/{SITE}/'.encode())
        made = Response(found, media_type=mimetypes.guess_type(name)[0], headers={"cache-control": FRESH})
    made.headers["content-security-policy"] = SITE_POLICY
    return made


@cache
def site_of(static: Path) -> Mapping[str, Path | bytes]:
    """The files of the site, by name; none where it is not built."""
    try:
        return site_files(static)
    except SiteNotBuilt:
        return {}


@cache
def offer(static: Path) -> str:
    """The tag by which the client knows that it can be had offline, and how many megabytes that takes."""
    files = site_of(static)
    weight = sum(
        path.stat().st_size for path in files.values() if isinstance(path, Path) and path.suffix == ".br"
    )
    return f'<meta name="podzemi-offline" content="{max(1, round(weight / 1e6))}">' if files else ""


def compressed_response(file: Path, accepted: str, is_hashed: bool) -> Response[bytes]:
    """The file as the build compressed it, if the browser takes it so; nothing is compressed per request."""
    ways = {way.partition(";")[0].strip() for way in accepted.split(",") if not way.endswith("q=0")}
    made = built_once(file) if is_hashed else compressed_forms(file)
    encoding = next((way for way in PACKED if way in ways and way in made), "")
    headers = {"cache-control": FOREVER if is_hashed else FRESH}
    if len(made) > 1:
        headers["vary"] = "accept-encoding"
    if encoding:
        headers["content-encoding"] = encoding
    return Response(made[encoding], media_type=mimetypes.guess_type(file.name)[0], headers=headers)


def compressed_forms(file: Path) -> dict[str, bytes]:
    """The compressed forms that the build made, by encoding."""
    made = {"": file.read_bytes()}
    for encoding, ending in PACKED.items():
        smaller = file.parent / (file.name + ending)
        if smaller.is_file():
            made[encoding] = smaller.read_bytes()
    return made


built_once: Final = cache(compressed_forms)
"""A name with a hash never means anything else."""


async def invitation(request: Asker, services: TheServices, path: str) -> str:
    """Tags by which a messenger shows a link: the game, its free seats before it begins, a picture. What a
    stranger may not see tells nothing, and nobody is named here."""
    start, _, id = path.partition("/")
    if start != "t" or not id:
        return ""
    room = services.rooms.here.get(id)
    table = room.table if room is not None else await services.store.read(tables.get(id))
    if table is None or not tells(table):
        return ""
    language = language_of(request)
    settings = services.settings
    root = settings.public_url or f"{request.url.scheme}://{request.url.netloc}{settings.base_path}"
    told = {"title": title_of(language, table.game), "image": f"{root}/{PICTURE}", "type": "website"}
    if services.postcards.has(table.game):
        told |= {
            "image": f"{root}/api/tables/{table.id}/postcard?lang={language}",
            "image:width": str(postcards.WIDTH),
            "image:height": str(postcards.HEIGHT),
        }
    free = sum(place.kind == "open" for place in table.places)
    if free and table.phase == "gathering":
        told["description"] = free_seats(language, free)
    card = '<meta name="twitter:card" content="summary_large_image">' if "image:width" in told else ""
    return card + "".join(
        f'<meta property="og:{name}" content="{html.escape(what)}">' for name, what in told.items()
    )


def tells(table: Table) -> bool:
    """Whether the link may say what it leads to: before and after a match, where nobody needs a key."""
    door = table.door
    is_open = not door.password and not door.key and door.closed is None
    return is_open and (table.phase == "gathering" or (table.phase == "finished" and door.watching))


def page(file: Path, base: str, tags: str = "") -> Response[str]:
    """The client's page. The build names its files from `./`, but the page has many addresses."""
    text = file.read_text("utf-8").replace('="./', f'="{base}/').replace("<title>", f"{tags}<title>", 1)
    told = text.replace(BASE_TAG, BASE_TAG.replace('""', f'"{base}"'))
    return Response(told, media_type="text/html", headers={"cache-control": FRESH})


def find(static: Path, name: str) -> Path | None:
    """The file of that name inside the folder, and nothing outside it."""
    try:
        found = (static / name).resolve()
        inside = found.is_relative_to(static.resolve()) and found.is_file()
    except (OSError, ValueError):
        return None
    return found if inside else None


def offline(static: Path, language: str) -> Response[str]:
    """The page that a browser keeps for when the server is away; it needs no other file, no script."""
    title, help, again = (
        html.escape(languages.text(language, key))
        for key in ("web-offline", "web-offline-help", "web-offline-again")
    )
    gate = find(static, "gate.svg")
    picture = "" if gate is None else gate.read_text("utf-8")
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title} · Podzemí</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<style>{OFFLINE_STYLE}</style><main>{picture}<h1>{title}</h1><p>{help}</p>"
        f'<p><a href="">{again}</a></p></main></html>'
    )
    return Response(page, media_type="text/html", headers={"cache-control": "no-store"})


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
