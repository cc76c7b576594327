"""Where settings come from, who wins, and what is said about mistakes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cli.support import run
from podzemi.server.config import BadConfig, as_data, as_toml, config_file, fields, load, table_row
from podzemi.server.settings import Settings

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def write(folder: Path, text: str) -> Path:
    path = folder / "podzemi.toml"
    path.write_text(text, "utf-8")
    return path


def test_flags_win_over_environment_over_file_over_defaults(tmp_path: Path) -> None:
    file = write(tmp_path, "port = 1001\nbot_pause = 1\nidle = 5.5\n")
    config = load({"port": "1003"}, file, {"PODZEMI_PORT": "1002", "PODZEMI_BOT_PAUSE": "2"})
    settings = config.settings
    assert (settings.port, settings.bot_pause, settings.idle) == (1003, 2.0, 5.5)
    assert settings.host == Settings().host
    assert config.sources["port"] == "--port"
    assert config.sources["bot_pause"] == "PODZEMI_BOT_PAUSE"
    assert config.sources["idle"] == f"{file}, line 3: idle"
    assert config.sources["host"] == "default"


def test_lists_paths_and_empty_variables(tmp_path: Path) -> None:
    file = write(tmp_path, 'proxies = ["10.0.0.0/8"]\ndata = "matches"\n')
    given = load({}, file, {"PODZEMI_METRICS": "127.0.0.1, ::1", "PODZEMI_PORT": ""}).settings
    assert given.proxies == ("10.0.0.0/8",)
    assert given.metrics == ("127.0.0.1", "::1")
    assert given.data == tmp_path / "matches"
    assert given.port == Settings().port


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('port = "8000"', "line 1: port: expected int, got str"),
        ("\nport = 70000", "line 2: port: expected int <= 65535"),
        ("bot_pause = -1", "bot_pause: expected float >= 0.0"),
        ("bot_pause = nan", "bot_pause: expected"),
        ("bot_pasue = 1", "bot_pasue: no such setting; did you mean bot_pause?"),
        ("[server]\nport = 1", "server: no such setting"),
        ('log_format = "xml"', "log_format: expected one of text, json"),
        ('base_path = "/games/"', "base_path: expected a path such as /games"),
        ('base_path = "/a/../b"', "base_path: expected a path such as /games"),
        ('proxies = ["nginx"]', "proxies: 'nginx' is no address and no network"),
        ('origins = ["dungeon.example"]', "origins: 'dungeon.example' is no origin"),
        ('packs = "missing"', "is no folder"),
        ("port = ", "no TOML"),
    ],
)
def test_a_mistake_in_the_file_names_its_place_and_reason(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadConfig) as error:
        load({}, write(tmp_path, text), {})
    assert said in str(error.value)
    assert str(tmp_path / "podzemi.toml") in str(error.value)


def test_all_mistakes_are_told_at_once_with_their_sources(tmp_path: Path) -> None:
    with pytest.raises(BadConfig) as error:
        load({"idle": "soon"}, write(tmp_path, "port = 1.5"), {"PODZEMI_BOT_WORKERS": "-3"})
    assert [line.split(":")[0] for line in error.value.mistakes] == [
        f"{tmp_path / 'podzemi.toml'}, line 1",
        "PODZEMI_BOT_WORKERS",
        "--idle",
    ]


def test_an_unknown_variable_is_a_warning() -> None:
    config = load({}, None, {"PODZEMI_PROT": "1", "PODZEMI_PURE": "1", "XDG_CONFIG_HOME": "/nowhere"})
    assert config.warnings == ["PODZEMI_PROT: no such setting; did you mean PODZEMI_PORT?"]


@pytest.mark.parametrize("port", [6000, 10080])
def test_a_port_that_no_browser_opens_is_a_warning(port: int) -> None:
    nowhere = {"XDG_CONFIG_HOME": "/nowhere"}
    said = f"port {port}: browsers open no page there; only a proxy will find the server"
    assert load({"port": str(port)}, None, nowhere).warnings == [said]
    for fine in ({"port": "0"}, {"port": str(port + 1)}, {"port": str(port), "unix_socket": "/run/p.sock"}):
        assert load(fine, None, nowhere).warnings == []


def test_where_the_file_is_looked_for(tmp_path: Path) -> None:
    (tmp_path / "podzemi").mkdir()
    found = write(tmp_path / "podzemi", "port = 1")
    assert config_file({"XDG_CONFIG_HOME": str(tmp_path)}) == found
    named = {"XDG_CONFIG_HOME": str(tmp_path), "PODZEMI_CONFIG": "other.toml"}
    assert config_file(named) == Path("other.toml")
    with pytest.raises(BadConfig, match="No such file"):
        load({}, tmp_path / "missing.toml", {})


def test_what_is_printed_gives_the_same_settings_again(tmp_path: Path) -> None:
    environ = {"PODZEMI_METRICS_TOKEN": "hush", "PODZEMI_ORIGINS": "https://a.example,https://b.example"}
    first = load({"port": "9", "base_path": "/games"}, None, environ)
    text = as_toml(first)
    assert "hush" not in text
    assert "# metrics_token = (secret, set)" in text
    assert "# from: --port\nport = 9" in text
    again = load({}, write(tmp_path, text), {"PODZEMI_METRICS_TOKEN": "hush"})
    assert again.settings == first.settings


def test_no_secret_is_printed_for_machines_either() -> None:
    secrets = {"PODZEMI_METRICS_TOKEN": "hush", "PODZEMI_DATABASE_URL": "postgresql://me:hush@here/it"}
    config = load({}, None, secrets)
    assert "hush" not in msgspec.json.encode(as_data(config)).decode()
    assert "hush" not in as_toml(config)


def test_the_command_prints_and_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PODZEMI_CONFIG", str(write(tmp_path, "idle = 7.0")))
    printed_out = run("serve", "--print-config", "--port", "5").output
    assert "idle = 7.0" in printed_out and "port = 5" in printed_out
    assert run("serve", "--check-config").exit_code == 0
    refused = run("serve", "--check-config", "--idle", "x")
    assert refused.exit_code == 1
    assert "--idle: expected float" in refused.stderr


def test_every_setting_is_documented() -> None:
    assert [field.name for field in fields() if not field.about] == []


def test_the_table_in_the_handbook_is_the_struct() -> None:
    rows = [line for line in HOSTING.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert rows == [table_row(field) for field in fields()], "run: python -m podzemi.server.config"
