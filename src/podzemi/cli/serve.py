"""`podzemi serve`: the table server."""

from __future__ import annotations

import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Final

import rich_click as click

from podzemi.cli.common import Command, json_option, language_option, mistake_line, say_json
from podzemi.languages import text

_HERE: Final = ("127.0.0.1", "0.0.0.0", "::1", "::")  # noqa: S104
"""Addresses that a browser on this machine calls localhost."""


@click.command(cls=Command)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: any free one."
)
@click.option("--lan", is_flag=True, help="Listen to the local network; print its address with a QR code.")
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Folder of the database.")
@click.option(
    "--packs",
    type=click.Path(file_okay=False, exists=True, path_type=Path),
    envvar="PODZEMI_PACKS",
    help="Folder of data packs offered to everybody.",
)
@click.option("--bot-pause", type=click.FloatRange(0), help="Seconds a bot waits before it acts.")
@language_option
@json_option
def serve(
    host: str,
    port: int,
    lan: bool,
    open_browser: bool,
    data: Path | None,
    packs: Path | None,
    bot_pause: float | None,
    lang: str,
    as_json: bool,
) -> None:
    """Run the server that browsers play on, until Ctrl-C.

    Example: `podzemi serve --lan --port 8080`
    """
    from podzemi.server import Settings
    from podzemi.server import serve as run

    port = port or _free_port()
    listen = "0.0.0.0" if lan else host  # noqa: S104 (the whole network is what --lan asks for)
    _check_free(listen, port)
    _check_packs(packs, lang)
    given = {"data": data, "packs": packs, "bot_pause": bot_pause}
    settings = Settings(
        host=listen,
        port=port,
        **{name: value for name, value in given.items() if value is not None},  # type: ignore[arg-type]
    )
    named = "localhost" if listen in _HERE else f"[{listen}]" if ":" in listen else listen
    here = f"http://{named}:{port}/"
    network = f"http://{lan_address()}:{port}/" if lan else None
    _announce(lang, here, network, as_json)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(here, port), daemon=True).start()
    with suppress(KeyboardInterrupt):
        run(settings)


def _check_packs(folder: Path | None, lang: str) -> None:
    """A pack that does not fit is said now, not when somebody wants to play with it."""
    from podzemi.server.packs import BadFile, folder_packs

    try:
        folder_packs(folder)
    except BadFile as bad:
        lines = [mistake_line(lang, bad.error.game, mistake) for mistake in bad.error.mistakes]
        raise click.ClickException("\n".join([f"{bad.path}:", *lines])) from None


def lan_address() -> str:
    """This machine's address in the local network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _check_free(host: str, port: int) -> None:
    """Say it plainly when somebody listens there already."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise click.ClickException(
                f"cannot listen on {host}:{port} ({error.strerror}); another server may be running there: "
                "choose another --port, or 0 for any free one"
            ) from None


def _announce(lang: str, here: str, network: str | None, as_json: bool) -> None:
    if as_json:
        say_json({"url": here, "lan": network})
        return
    click.echo(text(lang, "terminal-serving", {"url": here}))
    if network is not None:
        import segno

        click.echo(text(lang, "terminal-serving-lan", {"url": network}))
        segno.make(network, error="m").terminal(out=sys.stdout, compact=True)
    click.echo(text(lang, "terminal-serving-stop"))


def _open_when_ready(url: str, port: int) -> None:
    for _ in range(100):
        with socket.socket() as probe:
            probe.settimeout(0.2)
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                webbrowser.open(url)
                return
        time.sleep(0.1)
