"""The files in deploy/ keep the rules that docs/hosting.md states. They are read, not run."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest

from podzemi.server import metrics
from podzemi.server.config import fields, load

DEPLOY = Path(__file__).parents[2] / "deploy"
GIVEN_TO_ANYBODY = (
    *("10.88.0.0/16", "10.89.0.0/16"),
    *("172.17.0.0/16", "172.18.0.0/15", "172.20.0.0/14", "172.24.0.0/13"),
)
"""Networks that Podman and Docker hand out by themselves."""
KNOWN = {field.variable for field in fields()}


# ---------------------------------------------------------------- the container file


def instructions() -> list[tuple[str, str]]:
    """Word and rest of each instruction, continued lines joined, comments left out."""
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    found = [line.split(None, 1) for line in joined.splitlines() if line.strip()]
    return [(word.upper(), rest) for word, rest in found]


def of(word: str) -> list[str]:
    return [rest for found, rest in instructions() if found == word]


def last_stage() -> list[tuple[str, str]]:
    all_of_it = instructions()
    start = max(n for n, (word, _) in enumerate(all_of_it) if word == "FROM")
    return all_of_it[start:]


def test_only_instructions_that_exist() -> None:
    known = "ARG FROM WORKDIR COPY RUN LABEL ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK ENTRYPOINT CMD"
    assert {word for word, _ in instructions()} <= set(known.split())


def test_the_image_is_pinned_to_a_release() -> None:
    (image,) = of("ARG")
    assert re.fullmatch(r"PYTHON=python:3\.11\.\d+-slim-\w+(@sha256:[0-9a-f]{64})?", image)
    assert all(stage.startswith("${PYTHON} AS ") for stage in of("FROM"))


def test_it_is_built_in_one_stage_and_run_in_another() -> None:
    assert [stage.split()[-1] for stage in of("FROM")] == ["build", "run"]
    copies = [rest for word, rest in last_stage() if word == "COPY"]
    assert copies == ["--from=build /opt/podzemi /opt/podzemi"]
    assert not any("pip" in rest or "apt" in rest for word, rest in last_stage() if word == "RUN")


def test_it_runs_as_nobody_in_particular() -> None:
    words = [word for word, _ in last_stage()]
    assert of("USER") == ["10001:10001"]
    after = last_stage()[words.index("USER") :]
    assert not {"RUN", "COPY", "ADD"} & {word for word, _ in after}


def test_packages_are_installed_by_their_hashes() -> None:
    installs = [part for rest in of("RUN") for part in rest.split("&&") if "pip install" in part]
    assert installs
    for install in installs:
        words = shlex.split(install)
        assert "--no-cache-dir" in words
        assert "--require-hashes" in words or "--no-deps" in words


def test_whatever_is_copied_is_there() -> None:
    for copy in of("COPY"):
        if not copy.startswith("--from"):
            assert all((DEPLOY.parent / name).exists() for name in copy.split()[:-1])


def test_it_says_whether_it_is_healthy_and_how_it_stops() -> None:
    (check,) = of("HEALTHCHECK")
    assert "/healthz" in check and "--timeout=" in check and "--start-period=" in check
    assert of("STOPSIGNAL") == ["SIGTERM"]
    assert of("ENTRYPOINT") == ['["podzemi"]'] and of("CMD") == ['["serve"]']


def test_its_variables_are_settings_and_no_secrets() -> None:
    given = {name for rest in of("ENV") for name in re.findall(r"(PODZEMI_\w+)=", rest)}
    assert given and given <= KNOWN
    assert not given & {field.variable for field in fields() if field.secret}


# ---------------------------------------------------------------- systemd


def unit() -> dict[str, list[str]]:
    made: dict[str, list[str]] = {}
    for line in (DEPLOY / "podzemi.service").read_text("utf-8").splitlines():
        if "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            made.setdefault(name, []).append(value)
    return made


@pytest.mark.parametrize(
    "right",
    [
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
        "ProtectHome=yes",
        "PrivateTmp=yes",
        "PrivateDevices=yes",
        "DynamicUser=yes",
        "CapabilityBoundingSet=",
        "RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6",
        "RestrictNamespaces=yes",
        "LockPersonality=yes",
        "SystemCallArchitectures=native",
        "UMask=0077",
    ],
)
def test_the_service_may_do_little(right: str) -> None:
    name, _, value = right.partition("=")
    assert unit()[name] == [value]


def test_the_service_is_told_of_start_and_stop() -> None:
    given = unit()
    assert given["Type"] == ["notify"] and given["KillSignal"] == ["SIGTERM"]
    shutdown = next(field.default for field in fields() if field.name == "shutdown_seconds")
    assert int(given["TimeoutStopSec"][0]) > shutdown
    assert given["ExecStart"] == ["/opt/podzemi/bin/podzemi serve --config /etc/podzemi.toml"]


def test_the_example_settings_are_fine() -> None:
    path = DEPLOY / "podzemi.toml"
    settings = load({}, path, {}).settings
    assert settings.proxies == ("127.0.0.1", "::1")
    assert tomllib.loads(path.read_text("utf-8"))["data"] == f"/var/lib/{unit()['StateDirectory'][0]}"


# ---------------------------------------------------------------- proxies


def test_nginx_passes_on_who_asks_and_the_upgrade() -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    assert text.count("{") == text.count("}")
    blocks = re.findall(r"location /[^{]*\{[^}]*proxy_pass[^}]*\}", text)
    assert len(blocks) == 2
    for block in blocks:
        assert "proxy_pass http://podzemi;" in block
        for header in ("Host", "X-Forwarded-Host"):  # $host has no port, and a browser's Origin has
            assert f"proxy_set_header {header} $http_host;" in block
        for header in ("Host", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-For", "X-Request-Id"):
            assert f"proxy_set_header {header} " in block
        assert "proxy_set_header Upgrade $http_upgrade;" in block
        assert "proxy_set_header Connection $podzemi_connection;" in block
        assert int(re.findall(r"proxy_read_timeout (\d+)s", block)[0]) > 20


def test_no_proxy_shows_the_figures() -> None:
    assert (
        len(
            re.findall(
                r"location = (?:/games)?/metrics \{\s*return 404;", (DEPLOY / "nginx.conf").read_text()
            )
        )
        == 2
    )
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert re.search(r"respond /metrics 404", caddy)
    assert re.search(r"handle /games/metrics \{\s*respond 404\s*\}", caddy)
    composed = (DEPLOY / "compose.Caddyfile").read_text("utf-8")
    assert composed.index("respond /metrics* 404") < composed.index("reverse_proxy")


def test_nobody_reads_the_figures_of_the_composition_by_an_address() -> None:
    """What comes through a published port has an address of the containers' own network."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    settings = dict(re.findall(r"^    (PODZEMI_\w+): (\S+)", text, re.MULTILINE))
    assert "PODZEMI_METRICS" not in settings
    assert settings["PODZEMI_METRICS_TOKEN"] == "${PODZEMI_METRICS_TOKEN:-}"
    assert load({}, None, {"PODZEMI_METRICS_TOKEN": ""}).settings.metrics_token == ""


def test_the_composition_trusts_its_proxy_alone() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    (proxy,) = re.findall(r"PODZEMI_PROXIES: (\S+)", text)
    network = re.findall(r"subnet: \$\{PODZEMI_SUBNET:-(\S+)\}", text)[0]
    default = re.findall(r"^\$\{PODZEMI_PROXY:-(\S+)\}$", proxy)[0]
    assert ip_address(default) in ip_network(network)
    assert not any(ip_network(network).overlaps(ip_network(given)) for given in GIVEN_TO_ANYBODY)
    assert proxy in re.findall(r"^  proxy:\n(?:    .*\n)*?.*ipv4_address: (\S+)", text, re.MULTILINE)
    assert "./compose.Caddyfile:/etc/caddy/Caddyfile:ro" in text


def test_the_composition_has_settings_pins_and_no_secret() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert set(re.findall(r"^\s+(PODZEMI_\w+):", text, re.MULTILINE)) <= KNOWN
    images = re.findall(r"image: (\S+)", text)
    assert images and all(re.search(r":\d+\.\d+", image) for image in images)
    assert re.findall(r"PASSWORD: (\S+)", text) == ["${PODZEMI_DB_PASSWORD:?}"]
    assert text.count("no-new-privileges:true") == 3


# ---------------------------------------------------------------- requirements of hosts


def pins(path: Path) -> dict[str, tuple[str, frozenset[str]]]:
    """Version and hashes of each package in a lock."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for entry in re.split(r"\n(?=\S)", path.read_text("utf-8")):
        if named := re.match(r"([\w.-]+)==(\S+)", entry):
            found[named.group(1)] = (named.group(2), frozenset(re.findall(r"sha256:[0-9a-f]{64}", entry)))
    return found


def test_hosts_get_what_was_tested() -> None:
    ours, hosts = pins(DEPLOY.parent / "requirements.lock"), pins(DEPLOY / "requirements.txt")
    assert {name: ours.get(name) for name in hosts} == hosts
    assert all(hashes for _, hashes in hosts.values())
    project = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    assert {re.split(r"[<>=;\[ ]", one)[0].replace(".", "-") for one in wanted} <= hosts.keys()


@pytest.mark.parametrize("library", ["uvicorn", "websockets"])
def test_libraries_whose_insides_are_used_are_bounded(library: str) -> None:
    """`running/sockets.py` builds on a protocol class of uvicorn that is not public."""
    project = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text("utf-8"))["project"]
    (wanted,) = [one for one in project["optional-dependencies"]["server"] if one.startswith(library)]
    assert re.fullmatch(rf"{library}>=[\d.]+,<[\d.]+", wanted)


# ---------------------------------------------------------------- what is watched


def known_figures() -> set[str]:
    """The names that a Prometheus sees, with those of histograms and of the process."""
    samples = {sample.name for metric in metrics.REGISTRY.collect() for sample in metric.samples}
    families = {
        f"{metric.name}{end}"
        for metric in metrics.REGISTRY.collect()
        for end in {"histogram": ("_bucket", "_count", "_sum"), "counter": ("_total",)}.get(
            metric.type, ("",)
        )
    }
    return samples | families


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yaml"])
def test_every_figure_that_is_watched_exists(file: str) -> None:
    text = (DEPLOY / file).read_text("utf-8")
    used = set(re.findall(r"\b(?:podzemi|process)_[a-z_]+\b", text))
    assert len(used) > 5 and used <= known_figures()


def test_the_dashboard_has_a_place_for_each_panel() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    places = [(one["gridPos"]["x"], one["gridPos"]["y"]) for one in board["panels"]]
    assert len(set(places)) == len(places) >= 10
    assert all(
        target["expr"].count("(") == target["expr"].count(")")
        for one in board["panels"]
        for target in one["targets"]
    )
    titles = [one["title"] for one in board["panels"]]
    for figure in ("route", "event loop", "Bots that wait", "Bytes sent", "Tables in memory", "group commit"):
        assert any(figure in title for title in titles)


def test_each_alert_says_what_is_wrong() -> None:
    text = (DEPLOY / "alerts.yaml").read_text("utf-8")
    rules = re.split(r"^      - alert: ", text, flags=re.MULTILINE)[1:]
    assert len(rules) >= 8
    for rule in rules:
        assert re.search(r"^        expr: \S", rule, re.MULTILINE) and re.search(
            r'^          summary: ".+"$', rule, re.MULTILINE
        )
