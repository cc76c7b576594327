"""nginx and Caddy with the files in deploy/, as a browser meets them: TLS, another port, a path, sockets.

Only names of machines are changed: ports, where the certificate lies, where the server is.
Run by `make hosting`.
"""

from __future__ import annotations

import json
import re
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.support import GAME, WAIT, Json, ThreadServer, settings_for
from until import until

DEPLOY = Path(__file__).parents[2] / "deploy"
PEM = Path(__file__).parents[1] / "server" / "letter_box.pem"
"""A certificate and its key, for nobody in particular."""
SITES = {"root": ("dungeon.example", ""), "path": ("club.example", "/games")}


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def program(name: str) -> str:
    found = shutil.which(name)
    assert found, f"{name} is missing: apt-get install {name}"
    return found


@contextmanager
def nginx(folder: Path, port: int, server: int) -> Iterator[None]:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;").replace(
        "    listen [::]:443 ssl;\n", ""
    )
    text = re.sub(r"/etc/ssl/[\w.]+", str(PEM), text).replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    with nginx_of(folder, text, port):
        yield


@contextmanager
def nginx_of(folder: Path, text: str, port: int) -> Iterator[None]:
    """nginx with these parts of its `http` block."""
    whole = (
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{ access_log off; "
        + "".join(
            f"{kind}_temp_path {folder}/{kind}; "
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        + f"\n{text}\n}}\n"
    )
    (folder / "nginx.conf").write_text(whole, "utf-8")
    command = [
        program("nginx"),
        "-p",
        str(folder),
        "-c",
        str(folder / "nginx.conf"),
        "-e",
        f"{folder}/error.log",
    ]
    with running(command, port):
        yield


@contextmanager
def caddy(folder: Path, port: int, server: int) -> Iterator[None]:
    text = (DEPLOY / "Caddyfile").read_text("utf-8").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    for name, _ in SITES.values():
        text = text.replace(f"{name} {{", f"{name}:{port} {{\n\ttls {PEM} {PEM}")
    (folder / "Caddyfile").write_text(
        f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {folder}\n}}\n{text}",
        "utf-8",
    )
    with running(
        [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"], port
    ):
        yield


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        until(lambda: process.poll() is not None or listens(port))
        assert process.poll() is None, process.stderr.read().decode() if process.stderr else ""
        yield
    finally:
        process.terminate()
        process.communicate()


def listens(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


class Site:
    """What a browser does at the site: it names the site and its port, and says which page asks."""

    def __init__(self, name: str, port: int, base: str) -> None:
        self.name, self.port, self.base = name, port, base
        self.host = f"{name}:{port}"
        self.http = httpx.Client(verify=False, timeout=WAIT)

    def ask(self, method: str, path: str, body: Json | None = None, **headers: str) -> httpx.Response:
        return self.http.request(
            method,
            f"https://127.0.0.1:{self.port}{path}",
            json=body,
            headers={"host": self.host, "origin": f"https://{self.host}", **headers},
            extensions={"sni_hostname": self.name},
        )

    def cookies(self) -> str:
        """Those that a browser would send: httpx knows this site by its number only."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)


@pytest.mark.parametrize("proxy", [nginx, caddy])
@pytest.mark.parametrize("site", SITES)
def test_a_site_behind_a_proxy(tmp_path: Path, proxy: Callable[..., object], site: str) -> None:
    name, base = SITES[site]
    (tmp_path / "data").mkdir()
    settings = settings_for(tmp_path / "data", proxies=("127.0.0.1", "::1"), base_path=base)
    with ThreadServer(settings) as server:
        port = free_port()
        with proxy(tmp_path, port, int(server.url.rpartition(":")[2])):  # type: ignore[attr-defined]  # a context
            site_seen = Site(name, port, base)
            try:
                visit(site_seen)
            finally:
                site_seen.http.close()


def visit(site: Site) -> None:
    base = site.base
    until(lambda: site.ask("GET", f"{base}/readyz").status_code == 200)
    hello = site.ask("GET", f"{base}/api/me")
    cookie = hello.headers["set-cookie"].lower()
    assert "; secure" in cookie and f"; path={base or '/'};" in f"{cookie};"
    seats = {"game": GAME, "seats": ["me", "open"]}
    cookies = {"cookie": site.cookies()}
    table = site.ask("POST", f"{base}/api/tables", seats, **cookies)
    assert table.status_code == 201, table.text
    foreign = site.ask("POST", f"{base}/api/tables", seats, **cookies, origin="https://elsewhere.example")
    assert (foreign.status_code, foreign.json()["code"]) == (403, "bad_origin")
    other_port = site.ask("POST", f"{base}/api/tables", seats, **cookies, origin=f"https://{site.name}")
    assert other_port.status_code == 403, "another port is another site"
    assert site.ask("GET", f"{base}/metrics").status_code == 404
    if base:
        assert site.ask("GET", base).headers["location"].endswith(f"{base}/")
    live = f"{base}/api/tables/{table.json()['id']}/live"
    assert watch(site, live, f"https://{site.host}") == "sync"
    with pytest.raises(InvalidStatus) as refused:
        watch(site, live, "https://elsewhere.example")
    assert refused.value.response.status_code == 403


def watch(site: Site, path: str, origin: str) -> str:
    """The kind of the first word on the table's socket."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    headers = {"cookie": site.cookies(), "origin": origin}
    with (
        socket.create_connection(("127.0.0.1", site.port)) as plain,
        trusting.wrap_socket(plain, server_hostname=site.name) as line,
        connect(f"ws://{site.host}{path}", sock=line, additional_headers=headers) as opened,
    ):
        kind: str = json.loads(opened.recv(WAIT))["kind"]
        return kind


class Named(BaseHTTPRequestHandler):
    """Answers with the port at which it was asked."""

    def do_GET(self) -> None:
        body = str(self.server.server_port).encode()  # type: ignore[attr-defined]  # an HTTP server has one
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing."""


def test_a_table_stays_with_one_process(tmp_path: Path) -> None:
    """The block of docs/hosting.md, before two servers that say which of them was asked."""
    text = (DEPLOY.parent / "docs" / "hosting.md").read_text("utf-8")
    (block,) = re.findall(r"^```nginx\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    port = free_port()
    with ExitStack() as stack:
        for name in ("127.0.0.1:8000", "127.0.0.1:8001"):
            one = stack.enter_context(ThreadingHTTPServer(("127.0.0.1", 0), Named))
            threading.Thread(target=one.serve_forever).start()
            stack.callback(one.shutdown)
            block = block.replace(name, f"127.0.0.1:{one.server_port}")
        site = f"{block}\nserver {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://podzemi; }} }}"
        stack.enter_context(nginx_of(tmp_path, site, port))
        asked = {
            table: {
                httpx.get(f"http://127.0.0.1:{port}{base}/api/tables/{table}{rest}").text
                for base in ("", "/games")
                for rest in ("", "/live", "/seats/1")
            }
            for table in ("abc", "d-e_f", "ghi", "jkl", "mno", "pqr", "stu", "vwx")
        }
        assert all(len(ports) == 1 for ports in asked.values())
        assert len(set.union(*asked.values())) == 2


def test_systemd_takes_the_unit_as_it_is(tmp_path: Path) -> None:
    """Its program need not be there, everything else must be understood."""
    unit = (DEPLOY / "podzemi.service").read_text("utf-8")
    copy = tmp_path / "podzemi.service"
    copy.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", unit, flags=re.MULTILINE), "utf-8")
    done = subprocess.run(
        [program("systemd-analyze"), "verify", "--man=no", str(copy)], capture_output=True, text=True
    )
    said = [line for line in done.stderr.splitlines() if "podzemi" in line]
    assert (done.returncode, said) == (0, [])
