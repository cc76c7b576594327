"""Every game in every class of windows: nothing scrolls away, hides, breaks or moves under the pointer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.conftest import Visitors
from browser.moments import LONGEST, Shown, moments, over, prompts
from browser.table import resize
from browser.test_learn import at_step, do_right
from lanes import DEEP
from podzemi.engine import registry
from podzemi.languages import LANGUAGES
from podzemi.learn import GAMES as TAUGHT
from podzemi.learn import TutorialScene, scenes
from until import until

DESK, LAND, TALL = [(1440, 900), (1280, 720)], [(1024, 768)], [(820, 1180)]
PHONES = [(390, 844), (360, 640), (844, 390)]
GAMES = ["welcome_dungeon", "paper_dungeons", "dark_cave", "dungeon_lords"]
LINE = 19
"""Pixels of a line of the log."""

_MEASURED = """() => {
  const root = document.documentElement;
  const seen = (el) => el.getBoundingClientRect().width > 0;
  const dots = (el) => el.scrollWidth > el.clientWidth ? 0.6 * parseFloat(getComputedStyle(el).fontSize) : 0;
  const letters = (el) => el.textContent.length * Math.min(1, (el.clientWidth - dots(el)) / el.scrollWidth);
  return {
    scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
    short: [...document.querySelectorAll('.sname b')].filter(seen)
      .filter((el) => letters(el) < Math.min(6, el.textContent.length) - 0.5).map((el) => el.textContent),
    log: document.getElementById('log')?.clientHeight ?? 0,
    title: [...document.querySelectorAll('.top h1')].filter(isCut).map((el) => el.textContent),
    ask: document.querySelector('.ask')?.getBoundingClientRect().bottom <= innerHeight,
    cut: [...document.querySelectorAll('.seat')].filter(seen).filter((el) => !holds(el.closest('.seats'), el))
      .map((el) => el.querySelector('.sname').textContent),
    broken: [...document.querySelectorAll('.dl-year')].filter((el) => rowsOf(el) > 1).length,
    reached: isReached(),
    split: splitWords(),
  };
  function holds(outer, el) {
    const [around, box] = [outer.getBoundingClientRect(), el.getBoundingClientRect()];
    const isBeside = box.left < around.left - 1 || box.right > around.right + 1;
    return box.width > 0 && !isBeside && box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
  }
  function isCut(el) {
    const range = document.createRange();
    range.selectNodeContents(el);
    const [text, box, bar] = [range, el, el.parentElement].map((one) => one.getBoundingClientRect());
    return el.clientWidth > 1 && (text.width > box.width + 0.01 || box.right > bar.right + 0.01);
  }
  function rowsOf(el) {
    const middles = [...el.children].map((one) => one.offsetTop + one.offsetHeight / 2);
    return Math.max(...middles) - Math.min(...middles) > 8 ? 2 : 1;
  }
  function isReached() {
    const board = document.querySelector('.board');
    const targets = [...board.querySelectorAll('.legal, [data-legal]')].filter(seen);
    return targets.length === 0 || targets.some((el) => holds(board, el) || fills(board, el));
  }
  function fills(outer, el) {
    const [around, box] = [outer.getBoundingClientRect(), el.getBoundingClientRect()];
    return box.top < around.top + 24 && box.bottom > around.bottom;
  }
  function splitWords() {
    const found = [];
    const walk = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (node.parentElement.closest('svg, .hidden-text, [aria-hidden=true], select')) continue;
      if (node.parentElement.clientWidth === 1) continue; // for screen readers alone
      let before = null;
      for (let n = 0; n < node.data.length; n++) {
        if (!/\\p{L}/u.test(node.data[n])) { before = null; continue; }
        range.setStart(node, n);
        range.setEnd(node, n + 1);
        const { width, top } = range.getBoundingClientRect();
        if (width === 0) { before = null; continue; }
        const isSplit = before !== null && top > before + 6 && !node.data.includes('\\u00ad');
        if (isSplit) { found.push(node.data.trim()); break; }
        before = top;
      }
    }
    return found;
  }
}"""


def open_table(visit: Visitors, game: str, language: str = "en") -> Page:
    """A match against bots at its first decision."""
    page = visit.page("/", language=language)
    page.get_by_test_id(f"play-{game}").click()
    page.locator(".ask.mine").wait_for()
    return page


def covering(page: Page) -> list[str]:
    """Elements that lie over the board although they are no part of it."""
    found: list[str] = page.evaluate(
        """() => {
          const board = document.querySelector('.board').getBoundingClientRect();
          const beside = '.banners > *, .top .says, .atext .legend, .table > .ask';
          const over = [...document.querySelectorAll(beside)];
          return over.filter((one) => {
            const { left, top, right, bottom, width } = one.getBoundingClientRect();
            const isBeside = right <= board.left || left >= board.right;
            return width > 0 && !isBeside && top < board.bottom - 1 && bottom > board.top + 1;
          }).map((one) => one.className);
        }"""
    )
    return found


def check(page: Page, width: int, height: int, *what: object) -> None:
    """The rules of every layout, in a window of this size."""
    resize(page, width, height)
    found = page.evaluate(_MEASURED)
    where = (*what, width, height)
    assert not found["scrolls"], where
    assert found["ask"], where
    assert found["title"] == [], where
    assert found["short"] == [], where
    assert found["split"] == [], where
    assert found["cut"] == [], where
    assert found["broken"] == 0, where
    assert found["reached"], where
    assert covering(page) == [], where
    if (width, height) not in PHONES:
        assert found["log"] >= 6 * LINE, (*where, found["log"])


@pytest.mark.parametrize("game", GAMES)
def test_the_first_decision_fits_every_window(visit: Visitors, game: str) -> None:
    page = open_table(visit, game)
    for width, height in DESK + LAND + TALL + PHONES:
        check(page, width, height, game)


EARLY = 60
"""Decisions after which a hand is still full, and the first looks at others are noted beside them."""
CROWDS = [
    *[("welcome_dungeon", 4, LONGEST), ("dungeon_lords", 4, LONGEST)],
    *[("paper_dungeons", 6, LONGEST), ("paper_dungeons", 8, LONGEST)],
    *[("dark_cave", 6, EARLY), ("dark_cave", 8, LONGEST)],
]
"""Full tables, and those where most is to be shown."""
LATER = DESK + LAND + TALL + PHONES if DEEP else [*DESK, (820, 1180), (360, 640)]


ALL_COUNTS = [
    (game, players, LONGEST)
    for game in GAMES
    for players in range(max(2, registry.game(game).min_players), registry.game(game).max_players + 1)
]


@pytest.mark.parametrize("language", LANGUAGES if DEEP else ["pl"])
@pytest.mark.parametrize(("game", "players", "longest"), sorted({*CROWDS, *ALL_COUNTS}) if DEEP else CROWDS)
def test_every_phase_of_a_table_fits(
    visit: Visitors, game: str, players: int, longest: int, language: str
) -> None:
    """Deep in a match, with as many players as the game takes, in the language with the longest words; in
    long runs with all counts and in all languages."""
    shown = Shown(visit.page("/", language=language))
    for moment in moments(game, players, seed=11, wanted=lambda _: True, longest=longest):
        shown.open(moment)
        for width, height in LATER:
            check(shown.page, width, height, game, players, language, moment.phase)


_BAR = """() => {
  const bar = document.querySelector('.table > .ask');
  const box = bar.getBoundingClientRect();
  const isIn = (el) => {
    const { left, right, top, bottom } = el.getBoundingClientRect();
    const isAcross = left >= box.left - 1 && right <= Math.min(box.right, innerWidth) + 1;
    return isAcross && top >= box.top - 1 && bottom <= Math.min(box.bottom, innerHeight) + 1;
  };
  const seen = [...bar.querySelectorAll('button')].filter((one) => one.offsetWidth > 0);
  const question = bar.querySelector('h2');
  const isCut = question.scrollHeight > question.clientHeight + 2 || !isIn(question);
  return [...seen.filter((one) => !isIn(one)), ...(isCut ? [question] : [])].map((one) => one.innerText);
}"""
"""Buttons of the ask bar that leave it or the window, and a question that is cut."""
BARS = [("welcome_dungeon", 4), ("paper_dungeons", 3), ("dark_cave", 5), ("dungeon_lords", 4)]


@pytest.mark.parametrize("language", LANGUAGES if DEEP else ["pl"])
@pytest.mark.parametrize(("game", "players"), BARS)
def test_no_question_and_no_answer_is_cut(visit: Visitors, game: str, players: int, language: str) -> None:
    """Every kind of question of a whole match, before a choice and after it, in every window."""
    shown = Shown(visit.page("/", language=language))
    for moment in prompts(game, players, seed=11):
        shown.open(moment)
        bars_fit(shown.page, game, moment.phase)
        choice = shown.page.locator(".ask .choice, .board [data-legal]").first
        if choice.is_visible():
            choice.click()
            bars_fit(shown.page, game, moment.phase, "chosen")


def bars_fit(page: Page, *what: object) -> None:
    for width, height in DESK + LAND + TALL + PHONES:
        resize(page, width, height)
        assert page.evaluate(_BAR) == [], (*what, width, height)
    resize(page, *DESK[0])


def test_every_kind_that_may_be_named_is_seen_at_once(visit: Visitors) -> None:
    """All eight can be compared by somebody who names one: none of them lies below the edge of the board."""
    shown = Shown(visit.page("/", language="pl"))
    for moment in moments(
        "welcome_dungeon", 4, seed=11, wanted=lambda phase: phase == "run_prepare", longest=LONGEST
    ):
        shown.open(moment)
        for width, height in DESK + LAND + TALL:
            resize(shown.page, width, height)
            edge = shown.page.locator(".board").bounding_box()
            for kind in shown.page.locator(".wd-kind").all():
                box = kind.bounding_box()
                assert box is not None and edge is not None
                assert box["y"] + box["height"] <= edge["y"] + edge["height"], (
                    width,
                    height,
                    kind.inner_text(),
                )


TILE = 64
"""Pixels of a side of a card in the cave, at a full table on a desktop."""
_TILE = "map => 100 * map.clientWidth / map.viewBox.baseVal.width"


def test_a_full_table_keeps_the_cards_of_the_cave_large(visit: Visitors) -> None:
    """Early and at the end of a match of eight, when the cave is largest."""
    shown = Shown(visit.page("/", language="pl"))
    cave = shown.page.locator(".dc-map").first
    for longest in (EARLY, LONGEST):
        for moment in moments("dark_cave", 8, 11, lambda phase: phase == "act", longest):
            shown.open(moment)
            resize(shown.page, 1440, 900)
            until(lambda: cave.evaluate(_TILE) >= TILE)


def test_orders_evil_and_heroes_are_seen_at_once(visit: Visitors) -> None:
    """The hand, the Evil track and the heroes who come: none of them lies below the edge of the board."""
    shown = Shown(visit.page("/", language="pl"))
    for moment in moments("dungeon_lords", 4, 11, lambda phase: phase == "plan_orders", LONGEST):
        shown.open(moment)
        for width, height in DESK:
            resize(shown.page, width, height)
            edge = shown.page.locator(".board").bounding_box()
            for part in (".dl-plan .cards", ".dl-plan .dl-evil", ".dl-plan .dl-arr"):
                box = shown.page.locator(part).bounding_box()
                assert box is not None and edge is not None
                assert box["y"] + box["height"] <= edge["y"] + edge["height"], (width, height, part)


def test_the_drawn_card_is_seen_on_a_phone_on_its_side(visit: Visitors) -> None:
    shown = Shown(visit.page("/", language="pl"))
    for moment in moments("welcome_dungeon", 3, seed=11, wanted=lambda phase: phase == "bid_place"):
        shown.open(moment)
        resize(shown.page, 844, 390)
        board, card = (shown.page.locator(one).bounding_box() for one in (".board", ".wd-hand"))
        assert board is not None and card is not None
        assert card["y"] + card["height"] <= board["y"] + board["height"]


@pytest.mark.parametrize("language", LANGUAGES if DEEP else ["pl"])
def test_after_the_end_the_bar_has_one_row_of_buttons(visit: Visitors, language: str) -> None:
    shown = Shown(visit.page("/", language=language))
    shown.open(over("dungeon_lords", 4, seed=11))
    tops = "buttons => [...new Set(buttons.filter((one) => one.offsetWidth).map((one) => one.offsetTop))]"
    for width, height in [*DESK, *LAND, *TALL, (844, 390)]:
        resize(shown.page, width, height)
        assert len(shown.page.locator(".over .aact > *").evaluate_all(tops)) == 1, (width, height)


_FROM_THE_END = "one => one.scrollHeight - one.scrollTop - one.clientHeight"


def test_the_log_stays_at_its_end_when_the_window_changes(visit: Visitors) -> None:
    shown = Shown(visit.page("/"))
    *_, last = moments("welcome_dungeon", 4, seed=11, wanted=lambda phase: phase == "bid_turn", longest=60)
    shown.open(last)
    log = shown.page.locator("#log")
    for width, height in [(1440, 900), (1280, 720), (1024, 768), (820, 1180), (1440, 900)]:
        resize(shown.page, width, height)
        until(lambda: log.evaluate(_FROM_THE_END) <= 1)


BOARD_OF_A_LESSON = {(390, 844): 370, (360, 640): 165}
"""Pixels that the teacher leaves to the board of a phone."""
LONG_SAID = {("dark_cave", "lay"), ("paper_dungeons", "walk"), ("dungeon_lords", "fight")}
"""Scenes with much to say, to try and to look at."""


@pytest.mark.parametrize(
    ("game", "scene"),
    [(game, one) for game in TAUGHT for one in scenes(game) if DEEP or (game, one.id) in LONG_SAID],
    ids=lambda one: one.id if isinstance(one, TutorialScene) else one,
)
def test_on_a_phone_the_teacher_leaves_room_for_what_is_asked_about(
    visit: Visitors, game: str, scene: TutorialScene
) -> None:
    page = visit.page(f"/learn/{game}/{scene.id}", newcomer=True, touch=True)
    for number, step in enumerate(scene.step):
        at_step(page, scene, number)
        for (width, height), wanted in BOARD_OF_A_LESSON.items():
            check(page, width, height, game, scene.id, number)
            board = page.locator(".board").evaluate("one => one.clientHeight")
            assert board >= wanted, (game, scene.id, number, width, height)
        do_right(page, step)


def test_the_bar_of_a_lesson_never_moves_its_board(visit: Visitors) -> None:
    """A question, a run that is watched and the end of the scene have bars of one height."""
    page = visit.page("/learn/welcome_dungeon/run", newcomer=True)
    bar = page.locator(".askbar")
    question = page.locator("[data-answer]")
    question.first.wait_for()
    for width, height in [*DESK, *LAND, *TALL]:
        resize(page, width, height)
        assert bar.evaluate("one => one.offsetHeight") == (98 if width <= 1180 else 104), (width, height)
    question.nth(1).click()
    page.get_by_test_id("scene-done").wait_for()
    for width, height in [*DESK, *LAND, *TALL]:
        resize(page, width, height)
        assert bar.evaluate("one => one.offsetHeight") == (98 if width <= 1180 else 104), (width, height)


def test_a_choice_moves_neither_the_board_nor_the_ask_bar(visit: Visitors) -> None:
    page = open_table(visit, "welcome_dungeon")
    box = "(one) => JSON.stringify(document.querySelector(one).getBoundingClientRect())"
    boxes = f"() => ['.board', '.ask'].map({box})"
    for width, height in [(1440, 900), (1280, 720), (820, 1180), (390, 844)]:
        resize(page, width, height)
        before = page.evaluate(boxes)
        page.locator(".ask .choice").first.click()
        page.locator(".ask .btn.pri").wait_for()
        assert page.evaluate(boxes) == before, (width, height)
        page.keyboard.press("u")
        page.locator(".ask .choice").first.wait_for()


def test_a_table_cannot_be_scrolled_into_emptiness(visit: Visitors) -> None:
    page = open_table(visit, "paper_dungeons")
    for width, height in ((1440, 900), (1280, 720)):
        resize(page, width, height)
        page.evaluate("() => window.scrollTo(0, 10_000)")
        assert page.evaluate("() => window.scrollY") == 0
