"""The client with the table server inside, as a folder of static files that any web space can offer.

`write_site` puts it together from the built client and the built engine (`scripts/alone`); a server offers
the same below `offline/`.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from pathlib import Path
from typing import Final

ENGINE: Final = Path(__file__).parent.parent / "engine"
"""Python for browsers with our modules as packs; `list.json` names its files."""
LIST: Final = "list.json"
SERVER_TAG: Final = '<meta name="podzemi-server" content=""'
CHARSET: Final = '<meta charset="utf-8" />'
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
    "media-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""Nothing is asked of another host, whoever serves the files."""
PACKED: Final = (".br", ".gz")
MADE: Final = ("index.html", "sw.js", "offline/")
"""Files of the client's build that a server uses or that served as a model; here they are written anew."""
HASHED: Final = ("assets/", "engine/")


class SiteNotBuilt(Exception):
    """The client or its engine is missing here."""


def write_site(static: Path, into: Path, engine: Path = ENGINE) -> int:
    """Write the folder; the bytes that a browser fetches of it at most."""
    files = site_files(static, engine)
    into.mkdir(parents=True, exist_ok=True)
    for name, source in files.items():
        target = into / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(source, Path):
            shutil.copyfile(source, target)
        else:
            target.write_bytes(source)
            target.with_name(f"{target.name}.gz").write_bytes(gzip.compress(source, 9, mtime=0))
    return sum((into / name).stat().st_size for name in files if not name.endswith(PACKED))


def is_site(folder: Path) -> bool:
    """Whether an older site lies there."""
    worker = folder / "sw.js"
    return worker.is_file() and "podzemi site" in worker.read_text("utf-8")


def site_files(static: Path, engine: Path = ENGINE) -> dict[str, Path | bytes]:
    """Every file by its name: one that is copied, or the bytes of one that is made here."""
    if not all((static / name).is_file() for name in ("index.html", "offline/sw.js", "offline/404.html")):
        raise SiteNotBuilt(f"no built client in {static}")
    if not (engine / LIST).is_file():
        raise SiteNotBuilt(f"no built engine in {engine}")
    made: dict[str, Path | bytes] = {}
    for path in sorted(static.rglob("*")):
        name = path.relative_to(static).as_posix()
        if path.is_file() and not name.startswith((*MADE, "postcards/")):
            made[name] = path
    for path in sorted(engine.rglob("*")):
        if path.is_file() and path.name != LIST:
            made[f"engine/{path.relative_to(engine).as_posix()}"] = path
    listed = engine_list(engine)
    made[listed] = (engine / LIST).read_bytes()
    made["index.html"] = page(static, listed)
    made["404.html"] = (static / "offline" / "404.html").read_bytes()
    made["sw.js"] = service_worker(static, made)
    return made


def engine_list(engine: Path = ENGINE) -> str:
    """The name under which the list of the engine's files is offered: it says what is in it."""
    digest = hashlib.sha256((engine / LIST).read_bytes()).hexdigest()[:10]
    return f"engine/list-{digest}.json"


def page(static: Path, listed: str) -> bytes:
    """The client's page, told that its server comes with it."""
    text = (static / "index.html").read_text("utf-8")
    policy = f'{CHARSET}\n    <meta http-equiv="content-security-policy" content="{POLICY}" />'
    told = text.replace(SERVER_TAG, SERVER_TAG.replace('""', f'"{listed}"'), 1).replace(CHARSET, policy, 1)
    if listed not in told or POLICY not in told:
        raise SiteNotBuilt(f"the client in {static} is older than this release: build it again")
    return told.encode()


def service_worker(static: Path, files: dict[str, Path | bytes]) -> bytes:
    """The worker that keeps these files: another content of any of them is another build."""
    kept = [name for name in files if not name.endswith(PACKED) and name != "404.html"]
    digest = hashlib.sha256()
    for name in kept:
        source = files[name]
        if name.startswith(HASHED):
            digest.update(name.encode())
        else:
            digest.update(name.encode() + (source.read_bytes() if isinstance(source, Path) else source))
    text = (static / "offline" / "sw.js").read_text("utf-8")
    told = text.replace("BUILD = ''", f"BUILD = '{digest.hexdigest()[:12]}'", 1)
    return told.replace("FILES = []", f"FILES = {json.dumps(kept)}", 1).encode()
