"""Runs in Pyodide: turns modules into byte code and puts them into packs (`packs.mjs`).

    make_packs.py PLAN TARGET

What of the libraries is needed shows itself: the application is started and asked for everything once. Of the
standard library goes along what they import, however late, and what that imports at once.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import json
import marshal
import struct
import sys
import zipfile
from importlib.machinery import PathFinder
from pathlib import Path, PurePosixPath
from typing import Any, ClassVar

PLAN = json.loads(Path(sys.argv[1]).read_text())
TARGET = Path(sys.argv[2])
SITE = "/lib/python3.14/site-packages/"
HOME = "/lib/python3.14/"
STDLIB = zipfile.ZipFile("/lib/python314.zip")
KEPT_SOURCES = ("anyio/__init__.py",)
"""Modules that read their own source."""
UNWANTED = (
    *("unittest", "pydoc", "doctest", "pdb", "bdb", "cmd", "code", "codeop", "idlelib", "tkinter", "test"),
    *("ensurepip", "lib2to3", "venv", "turtle", "webbrowser", "getpass", "_pyrepl", "rlcompleter"),
    *("multiprocessing", "smtplib", "wsgiref", "ftplib", "imaplib", "poplib", "xmlrpc", "dbm", "curses"),
    *(f"asyncio.{name}" for name in ("windows_events", "windows_utils", "proactor_events", "tools")),
    *("logging.config", "logging.handlers", "pyodide.console", "pyodide._nodesock_transport"),
    *("argparse", "gettext", "sysconfig", "json.tool", "sqlite3.__main__", "sqlite3.dump"),
    *("_pydatetime", "_pydecimal", "_pyio", "nturl2path"),
)
"""Modules that only terminals, servers and other Pythons use, unless the application has loaded them."""
LOADED: set[str] = set()
"""Modules that the application has loaded."""
EMPTY = ("pdb",)
"""Modules that libraries import at once and use only for debugging."""
NEVER = ("bdb", "cmd", "code", "rlcompleter", "_pyrepl", "pydoc")
"""Modules that only the empty ones would import."""
LEFT_OUT = ("attr/", "attrs/", "yaml/")
"""Libraries that the framework can do without, or needs for its description of the interface alone."""
EMPTY_LIBRARIES = ("yaml",)
ALWAYS = (
    *("asyncio", "importlib", "collections", "_pyodide", "pyodide", "sqlite3", "zoneinfo", "re", "json"),
    *(f"encodings.{name}" for name in ("aliases", "ascii", "cp437", "idna", "latin_1", "punycode")),
    *(
        f"encodings.{name}"
        for name in ("raw_unicode_escape", "unicode_escape", "utf_16", "utf_8", "utf_8_sig")
    ),
    "encodings",
)
"""Modules of the standard library that are packed whole; of `encodings`, those that are named."""
sys.pycache_prefix = PLAN["cache"]
sys.path.insert(0, PLAN["exercise"])
for place in reversed(PLAN["path"]):
    sys.path.insert(0, place)


class Noting:
    """A finder that finds nothing and notes the file of every module that is looked for.

    A module may begin, miss another one and be given up; the one that tried it expects it to be there.
    """

    files: ClassVar[set[str]] = set()

    @classmethod
    def find_spec(cls, name: str, path: Any = None, target: Any = None) -> None:
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.origin is not None:
            cls.files.add(spec.origin)


sys.meta_path.insert(0, Noting)


def stripped(tree: ast.Module) -> ast.Module:
    """Without the words that nobody reads there."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            match node.body:
                case [ast.Expr(ast.Constant(str())), *rest]:
                    node.body = rest or [ast.Pass(lineno=1, col_offset=0)]
    return tree


def byte_code(source: bytes, name: str) -> bytes:
    """A .pyc that is never compared with its source; asserts stay, they are part of the programs."""
    kept = Path(PLAN["cache"], hashlib.sha256(name.encode() + b"\0" + source).hexdigest())
    if not kept.exists():
        code = compile(stripped(ast.parse(source)), name, "exec", dont_inherit=True)
        kept.write_bytes(importlib.util.MAGIC_NUMBER + struct.pack("<III", 1, 0, 0) + marshal.dumps(code))
    return kept.read_bytes()


def imported(source: bytes, package: str, deep: bool) -> set[str]:
    """Names of modules that a source imports; `deep`: in its functions, too."""
    found: set[str] = set()
    tree = ast.parse(source)
    todo: list[ast.AST] = [tree]
    while todo:
        node = todo.pop()
        match node:
            case ast.Import():
                found |= {one.name for one in node.names}
            case ast.ImportFrom():
                base = node.module or ""
                if node.level:
                    parts = package.split(".")
                    parts = parts[: len(parts) - node.level + 1]
                    base = ".".join([*parts, *filter(None, [base])])
                found |= {base, *(f"{base}.{one.name}" for one in node.names)}
        if deep or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            todo += ast.iter_child_nodes(node)
    return found


def standard(wanted: set[str]) -> dict[str, bytes]:
    """The modules of the standard library that are wanted, and what they want."""
    names = {name for name in STDLIB.namelist() if name.endswith(".py")}
    known: dict[str, str] = {}
    for name in names:
        module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        known[module] = name
    todo = {name for name in wanted if name in known}
    todo |= {name for name in known if is_always(name)}
    done: dict[str, bytes] = {}
    while todo:
        module = todo.pop()
        file = known[module]
        is_unwanted = {module, module.partition(".")[0]} & set(UNWANTED) and module not in LOADED
        if file in done or is_unwanted or module in EMPTY or module.partition(".")[0] in NEVER:
            continue
        done[file] = STDLIB.read(file)
        package = module if file.endswith("__init__.py") else module.rpartition(".")[0]
        for name in imported(done[file], package, deep=False):
            todo |= {part for part in parents(name) if part in known}
        todo |= {part for part in parents(module) if part in known}
    return done


def is_always(name: str) -> bool:
    first = name.partition(".")[0]
    return name in ALWAYS or (first in ALWAYS and first != "encodings")


def parents(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[: count + 1]) for count in range(len(parts))]


def pack(files: dict[str, bytes]) -> bytes:
    made = sorted(files.items())
    listed = json.dumps([[path, len(data)] for path, data in made], separators=(",", ":")).encode()
    return struct.pack("<I", len(listed)) + listed + b"".join(data for _, data in made)


def compiled(name: str, source: bytes, home: str) -> dict[str, bytes]:
    """The files that a source becomes."""
    if name in KEPT_SOURCES:
        return {home + name: source}
    return {home + str(PurePosixPath(name).with_suffix(".pyc")): byte_code(source, name)}


def libraries() -> list[str]:
    """The files of other people's modules that were used."""
    roots = [place for place in PLAN["path"] if place != PLAN["tree"]]
    return sorted(file for file in Noting.files if any(file.startswith(f"{root}/") for root in roots))


def relative(file: str) -> str:
    root = next(place for place in PLAN["path"] if file.startswith(place + "/"))
    return file.removeprefix(root + "/")


class Packs:
    """The files of every pack, and the modules that they want."""

    def __init__(self) -> None:
        self.files: dict[str, dict[str, bytes]] = {}
        self.wanted = set(LOADED)

    def add(self, part: str, name: str, data: bytes) -> None:
        files = self.files.setdefault(part, {})
        if name.endswith(".py"):
            self.wanted |= imported(data, "", deep=True)
            files |= compiled(name, data, SITE)
        else:
            files[SITE + name] = data

    def add_standard(self) -> None:
        self.files["python"] = {}
        for name, data in standard(self.wanted).items():
            self.files["python"] |= compiled(name, data, HOME)
        for module in EMPTY:
            self.files["python"] |= compiled(f"{module}.py", b"", HOME)


def write_packs() -> None:
    LOADED.update(name for name, module in sys.modules.items() if module is not None)
    packs = Packs()
    for file in [*libraries(), *PLAN["also"]]:
        if not relative(file).startswith(LEFT_OUT):
            packs.add("libraries", relative(file), Path(file).read_bytes())
    for module in EMPTY_LIBRARIES:
        packs.add("libraries", f"{module}.py", b"")
    for part, names in PLAN["parts"].items():
        for name in names:
            packs.add(part, name, Path(PLAN["tree"], name).read_bytes())
    packs.add_standard()
    for part, found in packs.files.items():
        (TARGET / f"{part}.pack").write_bytes(pack(found))
    with zipfile.ZipFile(TARGET / "empty.zip", "w"):
        pass


async def main() -> None:
    import exercise

    await exercise.main()
    write_packs()
