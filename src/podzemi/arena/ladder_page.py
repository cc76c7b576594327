"""docs/ladder.md, written from the results of the ladder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final
from xml.sax.saxutils import escape

from podzemi.arena.figures.dots import Dot, dots, with_sign
from podzemi.arena.figures.markdown import code, table
from podzemi.arena.figures.statistics import Rate
from podzemi.arena.figures.thinking import Thinking
from podzemi.arena.ladder import Measured, Plan
from podzemi.arena.round_robin import Pairing, standings
from podzemi.engine import registry
from podzemi.languages import game_title

_LANGUAGE: Final = "en"
_HEAD: Final = """# The ladder

How strong our bots are: every level against the one below it, and the strongest against `greedy` and against
plain information-set tree search with random rollouts at equal time.

- A **deal** is one seed: the same shuffles, the same first seat. It is played once in every rotation of the
  seats (in The Dark Cave once with each side), and the 95 % intervals take a deal as one observation.
- **Won** is what the first bot got: a shared win counts in parts, a drawn match as a half; *won alone* leaves
  those out. With two players it meets the second; with more it sits alone among others of the second kind,
  and *× fair* says how many times its fair share it won; in The Dark Cave it has all seats of one side.
- **Points** are strengths by the model of Bradley and Terry on Elo's scale: 400 more are ten times the
  strength. The mean of a table is 0.
- **Thinking** is processor time for a decision with a choice, on one core: median · 95 % · worst. Budgets in
  seconds are processor time, too, so that a busy machine changes no strength.

Whether one bad habit is enough to beat a level stands on [a page of its own](exploits.md).
"""


def page(plan: Plan, found: list[Measured], command: str) -> str:
    """The whole page; `command`: how it was made."""
    parts = [_HEAD, _how(plan, found, command), _glance(found)]
    for game in dict.fromkeys(one.step.pairing.game for one in found):
        parts.append(_game(game, [one for one in found if one.step.pairing.game == game]))
    return "\n".join(part for part in parts if part)


def _how(plan: Plan, found: list[Measured], command: str) -> str:
    machines = sorted({machine for one in found for machine in one.machines if machine})
    names = [[name, code(bot)] for name, bot in _names(plan).items()]
    games = sum(one.paired.games for one in found)
    return (
        f"`{command}` plays what the plan (`docs/ladder.toml`) wants and the results (`docs/ladder.jsonl`) "
        f"miss, and writes this page. {games:,} matches; machine: {'; '.join(machines) or 'unknown'}."
        f"{_missing(plan, found)}\n\n"
        "A name on this page, and the bot behind it:\n\n"
        f"{table(['name', 'bot'], names)}"
    )


def _missing(plan: Plan, found: list[Measured]) -> str:
    """How many lines of the plan have no result yet, by game."""
    known = [one.step for one in found]
    left = Counter(step.pairing.game for step in plan.steps() if step not in known)
    told = ", ".join(f"{game_title('en', game)} {count}" for game, count in left.items())
    return f" Pairings that nobody has played yet: {told}." if told else ""


def _names(plan: Plan) -> dict[str, str]:
    """Bots by name; where a name has other settings in one game, the game is added to it."""
    own = {
        f"{name} ({game_title('en', group.game)})": bot
        for group in plan.group
        for name, bot in group.names.items()
        if plan.names.get(name) != bot
    }
    return plan.names | own


def _glance(found: list[Measured]) -> str:
    """The strongest against the yardsticks, all games in one table."""
    rows = [
        [
            game_title(_LANGUAGE, one.step.pairing.game),
            str(one.step.pairing.players),
            one.step.first,
            one.step.second,
            str(one.paired.games),
            _win_share(one.paired.rate),
            _span(one.paired.won),
            _fair(one),
        ]
        for one in found
        if one.step.second in ("greedy", "search")
    ]
    head = ["game", "players", "first", "second", "matches", "won (95 %)", "won alone", "× fair"]
    return f"## The strongest\n\n{table(head, rows)}" if rows else ""


def _game(game: str, found: list[Measured]) -> str:
    parts = [f"## {game_title('en', game)}\n", f"![Points of all bots](images/{picture_name(game)})\n"]
    for _, some in by_table(found):
        parts.append(_table(some))
    return "\n".join(parts)


def by_table(found: Iterable[Measured]) -> Iterator[tuple[int, list[Measured]]]:
    """The measurements of a game, by the number of players."""
    tables: dict[int, list[Measured]] = {}
    for one in found:
        tables.setdefault(one.step.pairing.players, []).append(one)
    yield from tables.items()


def _table(found: list[Measured]) -> str:
    shown = _display_names(found)
    rated = [
        [
            shown[one.bot],
            with_sign(one.rating.points),
            f"{with_sign(one.rating.low)} – {with_sign(one.rating.high)}",
        ]
        for one in standings([one.paired for one in found])
    ]
    pairs = [
        [
            one.step.first,
            one.step.second,
            str(one.paired.games),
            _win_share(one.paired.rate),
            _span(one.paired.won),
            _fair(one),
            *map(_thinking, one.paired.thinking),
        ]
        for one in found
    ]
    head = [
        "first",
        "second",
        "matches",
        "won (95 %)",
        "won alone",
        "× fair",
        "first thinks, ms",
        "second thinks, ms",
    ]
    return (
        f"### {found[0].step.pairing.players} players\n\n{table(head, pairs)}\n"
        f"{table(['bot', 'points', '95 %'], rated)}\n"
        f"One line again: `{_command(found[0].step.pairing)}`\n"
    )


def _display_names(found: list[Measured]) -> dict[str, str]:
    """The names on the page, by bot."""
    pairs = ((one.step.pairing.bots, (one.step.first, one.step.second)) for one in found)
    return {bot: name for bots, names in pairs for bot, name in zip(bots, names)}


def _win_share(rate: Rate) -> str:
    return f"**{rate.rate:.1%}** ({rate.low:.1%} – {rate.high:.1%})"


def _span(rate: Rate) -> str:
    return f"{rate.rate:.1%} ({rate.low:.1%} – {rate.high:.1%})"


def _fair(one: Measured) -> str:
    """How many times the fair share; with two it says nothing new."""
    fair, rate = one.step.pairing.fair, one.paired.rate
    return "" if fair == 0.5 else f"{rate.rate / fair:.2f} ({rate.low / fair:.2f} – {rate.high / fair:.2f})"


def _thinking(thinking: Thinking) -> str:
    if not thinking.decisions:
        return ""
    spans = (thinking.quantile(0.5), thinking.quantile(0.95), thinking.worst)
    return " · ".join(f"{1000 * span:.1f}" if span < 0.01 else f"{1000 * span:.0f}" for span in spans)


def _command(pairing: Pairing) -> str:
    """The command that plays the same matches again."""
    first, second = pairing.bots
    if pairing.teams:
        who = f"--teams --bots '{first},{second}' --players {pairing.players}"
    else:
        who = f"--bots '{','.join([first, *[second] * (pairing.players - 1)])}'"
    return f"podzemi arena {pairing.game} {who} --games {pairing.games} --seed {pairing.seed}"


# ---------------------------------------------------------------- pictures


def picture_name(game: str) -> str:
    return f"ladder-{game.replace('_', '-')}.svg"


def picture(game: str, found: list[Measured]) -> str:
    """All bots of a game at all tables, as an SVG."""
    rows = []
    for players, some in by_table(found):
        shown = _display_names(some)
        for one in standings([one.paired for one in some]):
            rows.append(Dot(escape(f"{players} players · {shown[one.bot]}"), *one.rating))
    return dots(escape(game_title(_LANGUAGE, game)), "points, with 95 % intervals", rows)


def pictures(found: list[Measured]) -> dict[str, str]:
    """By name of the file."""
    games = dict.fromkeys(one.step.pairing.game for one in found)
    return {
        picture_name(game): picture(game, [one for one in found if one.step.pairing.game == game])
        for game in sorted(games, key=_order)
    }


def _order(game: str) -> int:
    return registry.names().index(game)
