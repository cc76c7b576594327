"""Puzzles: a fight won by clicking, hints, the best solution, the puzzle of the day, every game's own."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitors
from browser.table import idle, overflowing
from podzemi.engine import registry
from podzemi.games.dark_cave.actions import PlayBoots
from podzemi.games.dungeon_lords.actions import Attack, PlanCombat, Target
from podzemi.games.welcome_dungeon.actions import Name, Sacrifice
from podzemi.languages import text
from podzemi.rulebook.scenes import NAMES

PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}
DATA = re.compile(r"/puzzles/dungeon_lords/daily-\d{4}-\d\d-\d\d$")


def keys_of(action: Any) -> list[str]:
    """What a player presses for it, piece by piece."""
    match action:
        case PlanCombat(traps=traps, creatures=creatures):
            return [*(f"trap:{trap}" for trap in traps), *(f"creature:{one}" for one in creatures)]
        case Attack(creature=creature, option=option, targets=targets):
            heroes = [f"{'second' if n else 'hero'}:{hero}" for n, hero in enumerate(targets or [])]
            return [f"creature:{creature}", f"option:{option}", *heroes]
        case Target(adventurer=hero):
            return [f"hero:{hero}"]
    raise AssertionError(action)


def play(page: Page, action: Any) -> None:
    """Press the pieces that are still to be pressed, then ink."""
    expect(page.locator(".ask.mine")).to_be_visible()
    idle(page)
    for key in keys_of(action):
        piece = page.locator(f'.dl [data-key="{key}"][data-legal]:visible')
        if piece.count():
            piece.first.click()
    page.locator(".ask .btn.pri").click()


def choose(page: Page, action: Any) -> None:
    """Welcome to the Dungeon: what the bar offers has its number, a tile is pressed on the board."""
    match action:
        case Sacrifice(tile=tile):
            page.locator(".board [data-legal]", has_text=text("en", f"wd-tile-{tile}")).first.click()
        case Name(monster=monster):
            page.locator(".board [data-legal]", has_text=text("en", f"wd-monster-{monster}")).first.click()
        case _:
            page.locator(f'.ask .choice[data-kind="{kind_of(action)}"]').first.click()


def kind_of(action: Any) -> str:
    kind: str = msgspec.to_builtins(action)["kind"]
    return kind


def solve(page: Page, puzzle: str) -> None:
    puzzles = registry.game("dungeon_lords").puzzles
    assert puzzles is not None
    for action in puzzles.best(puzzle):
        play(page, action)


@pytest.mark.clause("DL-12.1", "DL-12.2")
def test_a_practice_fight_is_won_on_a_desktop_in_czech(visit: Visitors) -> None:
    page = visit.page("/learn", "cs")
    page.get_by_test_id("all-puzzles").click()
    page.get_by_test_id("puzzles-dungeon_lords").click()
    page.get_by_role("link", name="Řešit: Balvan a troll").click()
    expect(page.get_by_role("heading", name="Balvan a troll")).to_be_visible()
    page.get_by_role("button", name=text("cs", "academy-hint"), exact=True).click()
    expect(page.locator(".say .hint")).to_contain_text("nejlepší výsledek")
    solve(page, "practice-1")
    end = page.locator("section.end")
    expect(end).to_contain_text("Líp to zahrát nejde")
    expect(end.locator(".stars")).to_have_attribute("aria-label", "hvězdy: 3\u00a0ze 3")
    expect(page.locator(".board .dl-dungeon")).to_be_visible()
    expect(page.locator(".dl-end"), "a lone fight has nothing to reckon up").to_have_count(0)
    end.get_by_text("Proč je to nejlepší").click()
    expect(end.locator("details li").first).to_contain_text("C1")
    end.get_by_role("link", name="Všechny úlohy").click()
    expect(page).to_have_url(re.compile("/puzzles/dungeon_lords$"))
    expect(page.locator("li").first.locator(".stars")).to_have_attribute("aria-label", "hvězdy: 3\u00a0ze 3")


def test_steps_are_taken_back_and_the_best_solution_is_shown_on_a_phone(visit: Visitors) -> None:
    page = visit.page("/puzzles/dungeon_lords/easy-1", "en", **PHONE)
    puzzles = registry.game("dungeon_lords").puzzles
    assert puzzles is not None
    first = puzzles.best("easy-1")[0]
    play(page, first)
    page.locator(".ask .undo").click()
    expect(page.get_by_role("button", name="Start over")).to_be_disabled()
    hint, more = page.locator(".say .hint"), page.get_by_role("button", name=re.compile("Hint|Say more"))
    more.click()
    expect(hint).to_contain_text("best result")
    more.click()
    expect(hint).not_to_contain_text("best result")
    more.click()
    expect(hint).to_contain_text("Play this")
    assert not overflowing(page)
    page.get_by_role("button", name="Show the best solution").click()
    expect(page.locator("section.end")).to_contain_text("This is how it is done", timeout=30_000)
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile("/puzzles/dungeon_lords/easy-2$"))
    page.goto("/puzzles/dungeon_lords")
    expect(page.get_by_test_id("level-easy")).to_have_text("Puzzle 1")  # shown is not solved


def test_the_puzzle_of_the_day_is_the_same_for_everybody(visit: Visitors) -> None:
    seen = []
    for language in ("en", "pl"):
        page = visit.page("/puzzles/dungeon_lords", language)
        page.get_by_test_id("daily").click()
        expect(page).to_have_url(DATA)
        expect(page.locator(".ask.mine")).to_be_visible(timeout=60_000)
        idle(page)
        seen.append(
            [page.url, page.locator(".dl [data-key]").evaluate_all("all => all.map(e => e.dataset.key)")]
        )
    assert seen[0] == seen[1]


def test_an_unknown_puzzle_says_so(visit: Visitors) -> None:
    page = visit.page("/academy/easy-0", "sk")
    expect(page.locator("a.btn", has_text="Všetky úlohy")).to_be_visible()
    visit.complaints.clear()  # the browser itself notes the refusal


@pytest.mark.parametrize(
    ("game", "id"),
    [
        ("welcome_dungeon", "practice-1"),
        ("paper_dungeons", "practice-1"),
        ("dark_cave", "practice-1"),
        ("dark_cave", "loyalty-practice-1"),
    ],
)
def test_every_game_is_solved_by_what_the_hints_say(visit: Visitors, game: str, id: str) -> None:
    """On a phone: what is drawn can be played, the last degree of the hint is pencilled by its words."""
    page = visit.page(f"/puzzles/{game}/{id}", "en", **PHONE)
    expect(page.locator(".ask.mine")).to_be_visible(timeout=30_000)
    assert not overflowing(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".say .hint")).to_contain_text("within reach")
    page.get_by_role("button", name="Show the best solution").click()
    end = page.locator("section.end")
    expect(end).to_contain_text("This is how it is done", timeout=60_000)
    end.get_by_text("Why this is best").click()
    academy = registry.game(game).puzzles
    assert academy is not None
    expect(end.locator("details li")).to_have_count(len(academy.best(id)))
    assert not overflowing(page)
    page.goto(f"/puzzles/{game}")
    expect(page.locator("li .stars").first).to_have_attribute("aria-label", "not tried yet")


def test_a_run_is_solved_and_the_day_is_counted(visit: Visitors) -> None:
    """Welcome to the Dungeon by clicking its board; the puzzle of the day counts as a day."""
    academy = registry.game("welcome_dungeon").puzzles
    assert academy is not None
    page = visit.page("/puzzles", "en")
    expect(page.get_by_test_id("days")).to_have_text("not solved on any day yet")
    page.get_by_test_id("daily-welcome_dungeon").click()
    expect(page.locator(".ask.mine")).to_be_visible(timeout=30_000)
    id = page.url.rsplit("/", 1)[1]
    for action in academy.best(id):
        expect(page.locator(".ask.mine")).to_be_visible()
        idle(page)
        choose(page, action)
        page.locator(".ask .btn.pri").click()
    expect(page.locator("section.end")).to_contain_text("It cannot be done better", timeout=60_000)
    page.goto("/puzzles")
    expect(page.get_by_test_id("days")).to_have_text("solved on 1 day")


def test_a_friend_is_proved_and_the_boots_are_given(visit: Visitors) -> None:
    """The story stands beside the board; the friend it proves gets the Boots, the hint proves the foe."""
    academy = registry.game("dark_cave").puzzles
    assert academy is not None
    boots = next(action for action in academy.best("loyalty-easy-1") if isinstance(action, PlayBoots))
    page = visit.page("/puzzles", "en")
    expect(page.get_by_test_id("loyalty-daily-dark_cave")).to_be_visible()
    page.get_by_test_id("puzzles-dark_cave").click()
    page.get_by_test_id("level-loyalty-easy").click()
    expect(page.locator(".ask.mine")).to_be_visible(timeout=30_000)
    expect(page.get_by_test_id("story")).to_contain_text("looks at")
    idle(page)
    page.locator(".board [data-legal]", has_text="Boots").first.click()
    page.locator(".board [data-legal]", has_text=NAMES[boots.player]).first.click()
    page.locator(".ask .btn.pri").click()
    expect(page.get_by_role("button", name="Start over")).to_be_enabled()
    expect(page.locator(".ask.mine")).to_be_visible()
    for _ in range(2):
        page.get_by_role("button", name=re.compile("Hint|Say more")).click()
    expect(page.locator(".say .hint")).to_contain_text("This proves it")


SMALL = [(360, 640), (844, 390)]
PUZZLES = [
    *("welcome_dungeon/practice-1", "paper_dungeons/practice-1", "dungeon_lords/practice-1"),
    *("dark_cave/practice-1", "dark_cave/loyalty-practice-1"),
]
_IN_SIGHT = """() => {
  const [board, ask] = ['.board', '.ask'].map((one) => document.querySelector(one).getBoundingClientRect());
  const isSeen = ({ left, right, top, bottom, width }) => width > 0 && left >= board.left - 2
    && right <= board.right + 2 && top >= board.top - 2 && Math.min(bottom, top + 30) <= board.bottom + 1;
  const lit = [...document.querySelectorAll('.board .legal, .board [data-legal]')];
  const isWhole = document.documentElement.scrollHeight <= innerHeight && ask.bottom <= innerHeight + 1;
  return isWhole && lit.some((one) => isSeen(one.getBoundingClientRect())) ? Math.round(board.height) : 0;
}"""


@pytest.mark.parametrize(("width", "height"), SMALL)
def test_a_puzzle_leaves_its_board_most_of_a_small_phone(visit: Visitors, width: int, height: int) -> None:
    """More than a third of the height of a phone that stands, two thirds of one that lies; the task can be
    opened."""
    page = visit.page("/", width=width, height=height, touch=True)
    for puzzle in PUZZLES:
        page.goto(f"/puzzles/{puzzle}")
        expect(page.locator(".ask.mine")).to_be_visible()
        idle(page)
        page.wait_for_function(f"() => ({_IN_SIGHT})() >= {240 if width < height else 260}")
        name = page.locator(".task details")
        if name.get_attribute("open") is None:
            name.locator("summary").click()
        expect(name.locator("p")).to_be_visible()
