"""`make test`: what did not run is said, and a run that is killed leaves nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from until import until

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
sys.path.append(str(SCRIPTS))
RUN = f"""
import importlib.util, sys
sys.path.append({str(SCRIPTS)!r})
spec = importlib.util.spec_from_file_location("steps", {str(SCRIPTS / "test.py")!r})
steps = importlib.util.module_from_spec(spec)
sys.modules["steps"] = steps
spec.loader.exec_module(steps)
sys.exit(steps.Run([steps.Step(name, words.split(" ", 2)) for name, words in %r]).to_the_end())
"""


@pytest.fixture(scope="module")
def steps() -> ModuleType:
    spec = spec_from_file_location("steps", SCRIPTS / "test.py")
    assert spec is not None and spec.loader is not None
    made = module_from_spec(spec)
    sys.modules["steps"] = made
    spec.loader.exec_module(made)
    return made


def test_the_browser_is_looked_for_last(steps: ModuleType) -> None:
    """Without one everything else has run."""
    wanted = steps.everything()
    *others, found, browser = wanted
    assert found.name == steps.BROWSER and browser.needs == (steps.BROWSER,)
    assert set(found.needs) == {step.name for step in others}


def test_what_stands_back_shares_the_cores_when_they_are_free(
    steps: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after another while others work; side by side when nobody else does."""
    monkeypatch.setattr(steps, "CORES", 2)
    patient = [steps.Step(name, ["true"], cores=0) for name in ("one", "two", "three")]
    run = steps.Run([])

    def room(*running: object) -> bool:
        run.running = dict(enumerate(steps.Running(step, None, None, 0.0) for step in running))
        return bool(run._is_there_room_for(patient[-1]))

    assert room() and room(patient[0]) and not room(*patient[:2])
    assert room(steps.Step("busy", ["true"], cores=2))
    assert not room(steps.Step("busy", ["true"], cores=2), patient[0])
    assert not room(steps.Step("busy", ["true"]), patient[0])


def test_without_a_browser_the_last_line_says_what_did_not_run(
    steps: ModuleType, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps.Run, "watch", lambda self: None)
    run = steps.Run(
        [
            steps.Step("the rest", ["true"]),
            steps.Step(steps.BROWSER, ["false"], needs=("the rest",)),
            steps.Step("a real browser", ["true"], needs=(steps.BROWSER,)),
        ]
    )
    assert run.to_the_end() == 1
    said = capfd.readouterr().out.splitlines()
    assert said[-1] == steps.NO_BROWSER and "--install" in said[-1]
    assert said[-2] == "NOT RUN: a real browser"
    assert said[-3].startswith("1 passed, 1 failed, 1 not started")


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return (
        Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0] != "Z"
        if os.path.isdir("/proc")
        else True
    )


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_run_that_is_ended_leaves_nothing_behind(tmp_path: Path, ending: signal.Signals) -> None:
    """Servers of the tests were seen to live on."""
    note = tmp_path / "pid"
    step = ("long", f"sh -c echo $$ >{note}; sleep 300 & wait")
    run = subprocess.Popen([sys.executable, "-c", RUN % ([step],)], stdout=subprocess.DEVNULL)
    until(lambda: note.exists() and note.read_text().strip() != "")
    run.send_signal(ending)
    assert run.wait(60) == 1
    until(lambda: not is_alive(int(note.read_text())))


def test_a_step_that_is_just_being_started_is_ended_too(
    steps: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The signal comes when the step runs already, but is not noted among the running."""
    ended: list[int] = []
    step = steps.Step("long", ["sleep", "300"])
    run, born = steps.Run([step]), steps.subprocess.Popen

    def popen(*arguments: object, **words: object) -> object:
        process = born(*arguments, **words)
        run._end("SIGINT")
        return process

    def exit_(_code: int) -> None:
        ended.extend(one.process.wait(10) for one in run.running.values())

    monkeypatch.setattr(steps.subprocess, "Popen", popen)
    monkeypatch.setattr(steps.os, "_exit", exit_)
    run._start(step)
    assert ended == [-signal.SIGINT]
    for one in run.running.values():
        one.said.close()


def test_nobody_installs_a_browser_without_being_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    import find_browser

    monkeypatch.setattr(find_browser, "found", lambda: None)
    monkeypatch.setattr(find_browser, "install", lambda: pytest.fail("nobody asked"))
    monkeypatch.setattr(sys, "argv", ["find_browser.py"])
    assert find_browser.main() == 1


def test_where_fetching_is_forbidden_nothing_is_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    import find_browser

    monkeypatch.setenv("PODZEMI_CHROMIUM", "0")
    monkeypatch.setattr(find_browser, "found", lambda: None)
    monkeypatch.setattr(find_browser, "fetch", lambda: pytest.fail("it was forbidden"))
    monkeypatch.setattr(sys, "argv", ["find_browser.py", "--fetch"])
    assert find_browser.main() == 1


def test_a_browser_with_another_checksum_is_not_unpacked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import find_browser

    def pack(*_: object, cwd: Path, **__: object) -> None:
        (cwd / "chromium.tgz").write_bytes(b"something else")

    monkeypatch.setattr(find_browser, "BUILD", tmp_path / "chromium")
    monkeypatch.setattr(subprocess, "run", pack)
    with pytest.raises(ValueError, match="has the checksum"):
        find_browser.fetch()
    assert not any(tmp_path.iterdir())


def test_a_driver_that_does_not_start_is_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playwright's own Node may lack a library; that was a traceback."""
    import find_browser
    import playwright.sync_api

    def broken() -> None:
        raise OSError("libatomic.so.1")

    monkeypatch.setattr(playwright.sync_api, "sync_playwright", broken)
    assert find_browser.bundled() is None
