"""`podzemi serve`: the table server."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Any, Final, TypeVar  # Any: options of the command, each of its own type

import rich_click as click
from msgspec.structs import replace

from podzemi import native
from podzemi.cli.common import Command, json_option, language_option, mistake_line, say_json
from podzemi.languages import text

if TYPE_CHECKING:
    from podzemi.server import Settings
    from podzemi.server.config import Config

F = TypeVar("F", bound=Callable[..., Any])
_HERE: Final = ("127.0.0.1", "0.0.0.0", "::1", "::")  # noqa: S104
"""Addresses that a browser on this machine calls localhost."""


def setting_options(command: F) -> F:
    """A flag for every setting of the server but the secret ones."""
    from podzemi.server.config import fields

    for field in reversed([field for field in fields() if not field.secret]):
        is_flag = field.kind is bool
        command = click.option(
            f"{field.flag}/--no-{field.flag[2:]}" if is_flag else field.flag,
            field.name,
            type=bool if is_flag else str,
            default=None,
            multiple=field.many,
            metavar=None if is_flag else field.shape.upper(),
            help=field.about,
        )(command)
    return click.option(
        "--config",
        type=click.Path(dir_okay=False, path_type=Path),
        help="TOML file with settings; else PODZEMI_CONFIG, the one in your configuration folder, in /etc.",
    )(command)


def configure(file: Path | None, flags: dict[str, Any]) -> Config:
    """The settings from flags, environment and file; what is wrong ends the command, line by line."""
    from podzemi.server.config import BadConfig, load

    try:
        config = load(flags, file)
    except BadConfig as error:
        raise click.ClickException("\n".join(error.mistakes)) from None
    for warning in config.warnings:
        click.echo(warning, err=True)
    return config


@click.command(cls=Command)
@setting_options
@click.option("--lan", is_flag=True, help="Listen to the local network; print its address with a QR code.")
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
@click.option("--print-config", is_flag=True, help="Print the settings that hold and where they come from.")
@click.option("--check-config", is_flag=True, help="Say whether the settings are fine, and stop.")
@language_option
@json_option
def serve(
    config: Path | None,
    lan: bool,
    open_browser: bool,
    print_config: bool,
    check_config: bool,
    lang: str,
    as_json: bool,
    **flags: Any,
) -> None:
    """Run the server that browsers play on, until Ctrl-C.

    Every setting is a flag, a variable `PODZEMI_…`, or a line of a TOML file, in this order.

    Example: `podzemi serve --lan --port 8080`
    """
    found = configure(config, {**flags, "host": "0.0.0.0"} if lan else flags)  # noqa: S104 (--lan asks for it)
    _check_packs(found.settings.packs, lang)
    if print_config or check_config:
        _show(found, print_config, as_json)
        return
    _run(found.settings, lan, open_browser, lang, as_json)


def _show(config: Config, whole: bool, as_json: bool) -> None:
    from podzemi.server.config import as_data, as_toml

    if as_json:
        say_json(as_data(config))
    elif whole:
        click.echo(as_toml(config), nl=False)
    else:
        click.echo(
            f"fine: {config.file or 'no file'}, {sum(s != 'default' for s in config.sources.values())} set"
        )


def _run(settings: Settings, lan: bool, open_browser: bool, lang: str, as_json: bool) -> None:
    from podzemi.server import serve as run
    from podzemi.server.store import is_url

    if settings.unix_socket is None:
        settings = replace(settings, port=settings.port or _free_port())
        _check_free(settings.host, settings.port)
    if not is_url(settings.store):
        check_writable(settings.data)
    network = f"http://{address}:{settings.port}/" if lan and (address := lan_address()) else None
    here = _address(settings)
    _announce(lang, here, network, as_json)
    if lan and network is None:
        click.echo(text(lang, "terminal-serving-no-lan"), err=True)
    if not native.available():
        click.echo(text(lang, "terminal-serving-plain"), err=True)
    if open_browser and has_screen():
        threading.Thread(target=_open_when_ready, args=(here, settings.port), daemon=True).start()
    with suppress(KeyboardInterrupt):
        run(settings)


def _address(settings: Settings) -> str:
    """The address of the server for a browser on this machine."""
    if settings.unix_socket is not None:
        return f"unix:{settings.unix_socket}"
    host = settings.host
    named = "localhost" if host in _HERE else f"[{host}]" if ":" in host else host
    return f"http://{named}:{settings.port}{settings.base_path}/"


def _check_packs(folder: Path | None, lang: str) -> None:
    """A pack that does not fit is said now, not when somebody wants to play with it."""
    from podzemi.server.packs import BadFile, folder_packs

    try:
        folder_packs(folder)
    except BadFile as bad:
        lines = [mistake_line(lang, bad.error.game, mistake) for mistake in bad.error.mistakes]
        raise click.ClickException("\n".join([f"{bad.path}:", *lines])) from None


def check_writable(folder: Path) -> None:
    """Say it plainly when nothing can be kept there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise click.ClickException(
            f"cannot write to {folder} ({error.strerror}); choose another folder with --data or PODZEMI_DATA"
        ) from None


def has_screen() -> bool:
    """Whether a browser could show itself: elsewhere, a text browser would take the terminal."""
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def lan_address() -> str | None:
    """This machine's address in the local network, None without one; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


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
