"""The guided ways: walked with right and wrong moves, left, resumed, skipped; the first match."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitors
from browser.table import Table, idle, overflowing
from lanes import DEEP
from podzemi.engine import registry
from podzemi.languages import text
from podzemi.learn import GAMES, Playing, TutorialScene, scenes
from podzemi.learn.notation import pattern
from podzemi.learn.structure import Step

PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}
GAME = "welcome_dungeon"
RING = 2.5
"""How thick the line of a ring is."""
EVERY = 100
"""More steps than any scene has."""


def at_step(page: Page, scene: TutorialScene, number: int) -> None:
    page.locator(f'.table[data-scene="{scene.id}"][data-step="{number}"]').wait_for()
    idle(page)


def expect_board(page: Page, step: Step) -> None:
    """The board is there, also while a question is open, and what the step is about is in sight."""
    expect(page.locator(".board :is(button, svg):visible").first).to_be_visible()
    for place in step.look[:1]:
        expect(page.locator(f"{place}:visible").first).to_be_in_viewport(ratio=0.5)


def expect_mistake(page: Page, scene: TutorialScene, number: int) -> None:
    """It is explained, and the board is as before."""
    page.locator(".teacher .mistake b").first.wait_for()
    at_step(page, scene, number)


def try_wrong(page: Page, scene: TutorialScene, number: int, step: Step) -> None:
    """Every wrong answer, everything else that may be tried, and each kind of wrong choice in the ask bar."""
    for answer in step.answers:
        if answer not in step.right:
            page.locator(f'[data-answer="{answer}"]').click()
            expect_mistake(page, scene, number)
    for button in page.locator(".teacher .try").all():
        button.click()
        expect_mistake(page, scene, number)
    if not step.answers:
        right = {pattern(line)["kind"] for line in step.right}
        offered = page.locator(".ask .choice").evaluate_all("all => all.map((one) => one.dataset.kind)")
        for kind in sorted(set(offered) - right):
            page.locator(f'.ask .choice[data-kind="{kind}"]').first.click()
            confirm(page)
            expect_mistake(page, scene, number)


def confirm(page: Page) -> None:
    page.locator("dialog[open] .btn.pri, .ask .btn.pri").last.click()


def do_right(page: Page, step: Step) -> None:
    """Answer, or let oneself be shown the move and ink it."""
    if step.answers:
        page.locator(f'[data-answer="{step.right[0]}"]').click()
        return
    page.keyboard.press("w")
    page.locator(".ask .btn.pri").click()


def walk_scene(page: Page, game: str, scene: TutorialScene, wrong: int) -> None:
    """Right at every step; before that, at so many of its steps, everything that is wrong."""
    playing = Playing(registry.game(game), scene)
    for number, step in enumerate(scene.step):
        at_step(page, scene, number)
        page.locator(".ask.mine").wait_for()
        expect_board(page, step)
        if number < wrong:
            try_wrong(page, scene, number, step)
        do_right(page, step)
        move = playing.right_move()
        assert move is not None
        playing.play(move)
    page.get_by_test_id("scene-done").wait_for()


def walk(page: Page, game: str, wrong: int) -> None:
    """The way itself, then the scenes beside it, from the list."""
    *most, last = [scene for scene in scenes(game) if not scene.optional]
    for scene in most:
        walk_scene(page, game, scene, wrong)
        assert overflowing(page) == []
        page.get_by_test_id("next-scene").click()
    walk_scene(page, game, last, wrong)
    assert overflowing(page) == []
    for scene in scenes(game):
        if scene.optional:
            page.goto("/learn")
            page.locator(f'a[href="/learn/{game}/{scene.id}"]').click()
            walk_scene(page, game, scene, wrong)
            assert overflowing(page) == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_way_on_a_desktop_right_and_wrong(visit: Visitors, game: str) -> None:
    """From the home page it is one click to the first guided decision."""
    page = visit.page("/", newcomer=True)
    page.get_by_test_id(f"learn-{game}").click()
    walk(page, game, EVERY if DEEP else 2)
    page.locator(".teacher header .ib").click()
    expect(page.get_by_role("region", name=text("en", f"game-title-{game}"))).to_contain_text(
        text("en", "learn-all-done")
    )


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ("cs", "sk", "pl", "cs"))))
def test_the_whole_way_on_a_phone(visit: Visitors, game: str, language: str) -> None:
    page = visit.page(f"/learn/{game}", language, newcomer=True, **PHONE)
    walk(page, game, EVERY if DEEP else 1)


def test_left_resumed_skipped_and_repeated(visit: Visitors) -> None:
    page = visit.page("/learn", newcomer=True)
    page.get_by_test_id(f"learn-{GAME}").click()
    first, second, third = scenes(GAME)[:3]
    at_step(page, first, 0)
    page.keyboard.press("s")
    at_step(page, second, 0)
    do_right(page, second.step[0])
    at_step(page, second, 1)
    page.locator('.teacher [data-try="two"]').click()
    page.locator(".teacher .mistake .lnk").click()  # to the rulebook …
    expect(page.locator("main h1")).to_have_text("Add or sacrifice")
    page.go_back()  # … and back to the same place
    at_step(page, second, 1)
    page.get_by_role("button", name=text("en", "learn-back"), exact=True).click()
    at_step(page, second, 0)
    page.locator(".teacher header .ib").click()
    expect(page.get_by_role("region", name="Welcome to the Dungeon")).to_contain_text("1 of 8 done")
    page.reload()
    page.get_by_test_id(f"learn-{GAME}").click()
    at_step(page, second, 0)
    page.locator(".teacher .dots .dot").first.click()
    at_step(page, first, 0)
    page.locator(".teacher .dots .dot").nth(2).click()
    at_step(page, third, 0)


def test_a_wrong_press_on_the_board_is_explained(visit: Visitors) -> None:
    page = visit.page(f"/learn/{GAME}/place", newcomer=True)
    at_step(page, scenes(GAME)[1], 0)
    page.locator(".board .legal", has_text="Torch").first.click()
    page.locator(".ask .btn.pri").click()
    expect(page.locator(".teacher .mistake")).to_contain_text("That is allowed, and comes next.")


@pytest.mark.clause("DL-9.2")
def test_while_a_question_is_open_the_board_does_not_say_who_comes_to_whom(visit: Visitors) -> None:
    page = visit.page("/learn/dungeon_lords/heroes", newcomer=True)
    expect(page.locator(".dl-arr li").first).to_be_visible()
    expect(page.locator(".dl-arr .to").first).to_have_text("")
    assert page.get_by_text(text("en", "dlb-goes-away"), exact=True).count() == 0


@pytest.mark.clause("PD-1.2.6")
@pytest.mark.parametrize("window", [{}, PHONE], ids=["desktop", "phone"])
def test_a_question_about_the_dice_is_asked_beside_the_dice(visit: Visitors, window: dict[str, Any]) -> None:
    page = visit.page("/learn/paper_dungeons/dice", newcomer=True, **window)
    expect(page.locator('[data-answer="skull"]')).to_be_visible()
    expect(page.locator(".board .dice .die")).to_have_count(6)
    assert page.locator(".pd-scores").count() == 0


def test_the_teacher_points_at_what_is_asked_about(visit: Visitors) -> None:
    """On a phone the board turns from the map to the sheet by itself."""
    page = visit.page("/learn/paper_dungeons/score", newcomer=True, **PHONE)
    expect(page.locator(".pd-heroes")).to_be_in_viewport(ratio=0.9)
    expect(page.locator('.look .ring[data-place=".pd-heroes"]')).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    "window", [{}, {"width": 1280, "height": 720}, PHONE], ids=["desktop", "low", "phone"]
)
def test_a_ring_around_the_dice_covers_no_words(
    visit: Visitors, window: dict[str, Any], language: str
) -> None:
    page = visit.page("/learn/paper_dungeons/dice", language, newcomer=True, **window)
    ring = page.locator(".look .ring")
    ring.wait_for()
    idle(page)
    edge = ring.bounding_box()
    assert edge is not None
    for words in page.locator(".pd-dicebar em, .pd-dicebar .skulls").all():
        box = words.bounding_box()
        assert box is not None
        inside = box["y"] + box["height"] <= edge["y"] + edge["height"] - RING
        beside = box["x"] + box["width"] <= edge["x"] - RING
        assert inside or beside or box["y"] >= edge["y"] + edge["height"] + RING, (box, edge)


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desktop", "phone"])
def test_the_board_stays_where_it_is_when_the_teacher_has_asked(
    visit: Visitors, window: dict[str, Any]
) -> None:
    page = visit.page("/learn/paper_dungeons/dice", newcomer=True, **window)
    page.locator('[data-answer="skull"]').wait_for()
    before = page.locator(".askbar").bounding_box()
    page.locator('[data-answer="skull"]').click()
    at_step(page, scenes("paper_dungeons")[0], 1)
    assert page.locator(".askbar").bounding_box() == before


@pytest.mark.parametrize(
    "window", [PHONE, {"width": 844, "height": 390, "touch": True}], ids=["phone", "strip"]
)
def test_a_map_higher_than_its_window_comes_to_the_party(visit: Visitors, window: dict[str, Any]) -> None:
    page = visit.page("/learn/paper_dungeons/walk", newcomer=True, **window)
    at_step(page, next(scene for scene in scenes("paper_dungeons") if scene.id == "walk"), 0)
    expect(page.locator('.pd-room[data-room="C1"]')).to_be_in_viewport(ratio=1)
    expect(page.locator(".pd-map .party")).to_be_in_viewport(ratio=1)


def test_on_a_phone_what_can_be_sent_into_a_fight_is_in_sight(visit: Visitors) -> None:
    page = visit.page("/learn/dungeon_lords/fight", "cs", newcomer=True, **PHONE)
    at_step(page, scenes("dungeon_lords")[0], 0)
    for key in ("trap:rolling_stone", "creature:troll_1"):
        expect(page.locator(f'[data-key="{key}"]')).to_be_in_viewport(ratio=1)


def test_a_wrong_try_leaves_nothing_in_hand(visit: Visitors) -> None:
    page = visit.page("/learn/dungeon_lords/fight", newcomer=True)
    fight = scenes("dungeon_lords")[0]
    at_step(page, fight, 0)
    page.locator('[data-key="creature:goblin_1"]').click()
    page.locator(".ask .btn.pri").click()
    expect_mistake(page, fight, 0)
    expect(page.locator('.board [aria-pressed="true"]')).to_have_count(0)
    expect(page.locator(".ask .btn")).to_have_count(0)


def test_a_newcomer_is_asked_once_and_seated_accordingly(visit: Visitors) -> None:
    page = visit.page("/", newcomer=True)
    page.get_by_test_id("play-dungeon_lords").click()
    page.get_by_test_id("first-play").click()
    table = Table(page)
    options = page.evaluate(
        "async () => (await (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}`)).json())"
    )
    assert options["options"]["full_rules"] is False
    remark = page.locator("[data-remark]")
    expect(remark).to_have_attribute("data-remark", "orders")
    expect(remark.locator("p")).to_be_visible()
    page.get_by_role("button", name="No more remarks").click()
    expect(remark).to_have_count(0)
    assert {seat["name"] for seat in options["seats"][1:]} == {registry.LEVELS[0]}
    assert table.version >= 0
    page.goto("/")
    page.get_by_test_id("play-dungeon_lords").click()
    Table(page)
    page.goto("/")
    page.get_by_test_id(f"play-{GAME}").click()
    page.get_by_test_id("first-teach").click()
    at_step(page, scenes(GAME)[0], 0)


def test_the_last_scene_leads_to_a_first_match(visit: Visitors) -> None:
    last = [scene for scene in scenes(GAME) if not scene.optional][-1]
    page = visit.page(f"/learn/{GAME}/{last.id}", newcomer=True)
    walk_scene(page, GAME, last, wrong=0)
    page.get_by_test_id("first-match").click()
    Table(page).wait_for_turn()


def test_in_a_first_match_on_a_phone_the_teacher_takes_one_line(visit: Visitors) -> None:
    page = visit.page("/", newcomer=True, **PHONE)
    page.get_by_test_id("play-paper_dungeons").click()
    page.get_by_test_id("first-play").click()
    remark = page.locator("[data-remark]")
    expect(remark).to_have_attribute("data-remark", "cards")
    expect(remark.locator("p")).to_be_hidden()
    remark.locator("summary").click()
    expect(remark.locator("p")).to_contain_text("Choose two that pull the same way")
    assert not overflowing(page)
    page.get_by_role("button", name="Got it").click()
    expect(remark).to_have_count(0)


def test_on_a_phone_the_teachers_line_has_a_row_of_its_own(visit: Visitors) -> None:
    """It lies on nothing that is to be read, and nothing lies on it."""
    page = visit.page("/", newcomer=True, **PHONE)
    page.get_by_test_id("play-paper_dungeons").click()
    page.get_by_test_id("first-play").click()
    table = Table(page)
    table.wait_for_turn()
    remark = page.locator("[data-remark]")
    expect(remark).to_have_attribute("data-remark", "cards")
    line, cards = remark.bounding_box(), page.locator(".pd-cards").bounding_box()
    assert line is not None and cards is not None
    assert line["y"] + line["height"] <= cards["y"]
    for number in (0, 2):
        page.locator(".pd-cards .card").nth(number).click()
    before = table.version
    table.settle()
    table.wait_past(before)
    table.wait_for_turn()
    remark.locator("summary").click()  # whatever it says by now, and stays open if it says the next thing
    expect(remark.locator("p")).to_be_visible()
