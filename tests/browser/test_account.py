"""A person keeps the name, loses and finds the way back, and leaves for good: in two languages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from browser.conftest import Visitors
from podzemi.languages import text
from until import until

WORDS: Final = "three blind mice"
OTHER: Final = "čtyři slepé myši"


def fill(page: Page, form: str, *values: str) -> None:
    """Every field of the form in order, then its button."""
    fields = page.get_by_test_id(form).locator("input.input")
    expect(fields).to_have_count(len(values))
    for number, value in enumerate(values):
        fields.nth(number).fill(value)
    page.get_by_test_id(form).locator("button:not([type=button])").click()


def press(page: Page, key: str, language: str) -> None:
    page.get_by_role("button", name=text(language, key), exact=True).click()


def name_on_the_bar(page: Page, name: str) -> None:
    expect(page.locator("header .me b")).to_have_text(name)


def look_alike_is_refused(page: Page) -> None:
    """A guest asks for a name that nobody could tell from a kept one, and reads why not."""
    page.locator("header .me").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("form input").fill("Krásomi1a <i>")
    press(page, "shell-save", "cs")
    expect(dialog.get_by_text(text("cs", "refusal-name_taken"))).to_be_visible()
    dialog.locator("form input").fill("Bohumila")
    press(page, "shell-save", "cs")
    expect(dialog.get_by_text(text("cs", "shell-name-changed", {"name": "Bohumila"}))).to_be_visible()
    page.keyboard.press("Escape")
    name_on_the_bar(page, "Bohumila")


def test_an_account_from_first_to_last_day(visit: Visitors) -> None:
    home = visit.page("/", language="cs")
    home.get_by_role("link", name=text("cs", "account-sign-in-short")).click()
    fill(home, "sign-up", "Krasomila <i>", WORDS)
    shown = home.get_by_test_id("codes").locator("code")
    expect(shown).to_have_count(8)
    codes = shown.all_inner_texts()
    with home.expect_download() as kept:
        home.get_by_role("link", name=text("cs", "account-codes-download"), exact=True).click()
    assert all(code in Path(kept.value.path()).read_text("utf-8") for code in codes)
    press(home, "account-codes-done", "cs")
    expect(home.get_by_test_id("codes")).to_have_count(0)
    name_on_the_bar(home, "Krasomila <i>")
    press(home, "account-sign-out", "cs")
    expect(home.get_by_test_id("sign-up")).to_be_visible()
    expect(home.locator("header .me b")).not_to_have_text("Krasomila <i>")
    look_alike_is_refused(home)

    away = visit.page("/account", language="en")
    fill(away, "sign-in", "krasomila i", "not the password")
    expect(away.get_by_text(text("en", "refusal-wrong_sign_in"))).to_be_visible()
    fill(away, "sign-in", "krasomila i", WORDS)
    name_on_the_bar(away, "Krasomila <i>")
    expect(away.get_by_test_id("sessions").get_by_role("listitem")).to_have_count(1)
    expect(away.get_by_test_id("sessions")).to_contain_text(text("en", "account-session-here"))
    fill(away, "change-password", WORDS, OTHER)
    expect(away.get_by_text(text("en", "account-changed"))).to_be_visible()
    fill(home, "sign-in", "Krasomila i", OTHER)
    name_on_the_bar(home, "Krasomila <i>")
    away.reload()
    others = away.get_by_test_id("sessions").get_by_role("button")
    expect(others).to_have_count(1)
    others.click()
    expect(away.get_by_test_id("sessions").get_by_role("listitem")).to_have_count(1)
    home.reload()
    fill(home, "sign-in", "Krasomila i", OTHER)
    name_on_the_bar(home, "Krasomila <i>")
    press(away, "account-sign-out-everywhere", "en")
    expect(away.get_by_test_id("sign-up")).to_be_visible()  # by now the server has heard it
    home.reload()
    expect(home.get_by_test_id("sign-up")).to_be_visible()
    press(away, "account-forgot", "en")
    fill(away, "sign-in", "KRASOMILA I", codes[3], WORDS)
    expect(away.get_by_text(text("en", "account-codes-left", {"count": 7}))).to_be_visible()

    with away.expect_download() as exported:
        away.get_by_test_id("export").click()
    data = json.loads(Path(exported.value.path()).read_text("utf-8"))
    assert data["person"][0]["name"] == "Krasomila <i>"
    press(away, "account-delete", "en")
    fill(away, "delete", WORDS)
    expect(away).to_have_url(f"{visit.server.address}/")
    home.goto("/account")
    fill(home, "sign-in", "Krasomila i", WORDS)
    expect(home.get_by_text(text("cs", "refusal-wrong_sign_in"))).to_be_visible()
    refusals = re.compile("status of (403|409)")  # the three above, noted by the browser itself
    visit.complaints = [said for said in visit.complaints if not refusals.search(said)]


def test_nobody_but_admins_finds_the_page_of_admins(visit: Visitors) -> None:
    page = visit.page("/admin", language="sk")
    expect(page.get_by_text(text("sk", "shell-lost-page"))).to_be_visible()


def test_an_admin_opens_that_page_first_of_all(visit: Visitors) -> None:
    """Before the texts of the page are there, too: its figures come first."""
    page = visit.page("/account", language="cs")
    fill(page, "sign-up", "Vratislava", WORDS)
    press(page, "account-codes-done", "cs")
    grant = ("podzemi", "admin", "grant", "Vratislava", "--data", str(visit.server.data))
    subprocess.run(
        [str(Path(sys.executable).with_name(grant[0])), *grant[1:]], check=True, capture_output=True
    )
    until(lambda: page.request.get("/api/me").json()["admin"])  # the server looks at people every two seconds
    page.goto("/admin")
    for panel in ("slow", "errors", "tables", "deeds"):
        expect(page.get_by_test_id(f"admin-{panel}")).to_be_visible()


def test_a_passkey_from_the_first_day_to_the_last(visit: Visitors) -> None:
    """Made, named anew, used to come back, removed: with a device that the browser pretends to have."""
    page = visit.page("/account", language="pl")
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    fill(page, "sign-up", "Drahomira", WORDS)
    press(page, "account-codes-done", "pl")
    press(page, "account-passkey-add", "pl")
    fill(page, "add-passkey", "Notebook", "not the password")
    expect(page.get_by_text(text("pl", "refusal-wrong_password"))).to_be_visible()
    fill(page, "add-passkey", "Notebook", WORDS)
    mine = page.get_by_test_id("passkeys").get_by_role("listitem")
    expect(mine).to_contain_text([text("pl", "account-passkey-never")])

    page.get_by_role("button", name=text("pl", "account-passkey-rename-which", {"name": "Notebook"})).click()
    mine.locator("input").fill("Stary laptop")
    mine.get_by_role("button", name=text("pl", "account-passkey-save")).click()
    expect(mine).to_contain_text(["Stary laptop"])

    press(page, "account-sign-out", "pl")
    expect(page.get_by_test_id("sign-up")).to_be_visible()
    press(page, "account-passkey-sign-in", "pl")
    name_on_the_bar(page, "Drahomira")
    expect(mine).not_to_contain_text([text("pl", "account-passkey-never")])
    page.get_by_role(
        "button", name=text("pl", "account-passkey-remove-which", {"name": "Stary laptop"})
    ).click()
    expect(page.get_by_text(text("pl", "account-passkeys-none"))).to_be_visible()

    press(page, "account-sign-out", "pl")
    press(page, "account-passkey-sign-in", "pl")
    expect(page.get_by_text(text("pl", "refusal-passkey_wrong"))).to_be_visible()
    refusals = re.compile("status of 403")  # the two above, noted by the browser itself
    visit.complaints = [said for said in visit.complaints if not refusals.search(said)]
