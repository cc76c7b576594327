"""The table of Welcome to the Dungeon in a terminal (interface notes, section 4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from podzemi.cli.boards.parts import grid, marker, panel
from podzemi.games.welcome_dungeon import WelcomeDungeon
from podzemi.games.welcome_dungeon.preview.types import CardPreview, Preview
from podzemi.games.welcome_dungeon.view.types import RevealView, SeatView, TileView, View
from podzemi.languages import text


def board(game: WelcomeDungeon, view: View, lang: str, names: Sequence[str]) -> RenderableType:
    """Everything the seat may know, and what follows from it."""
    preview: Preview = game.preview(view)
    blocks: list[RenderableType] = [_header(view, lang)]
    blocks.append(Columns([_players(view, lang, names), _kit(view, lang), _kinds(view, preview, lang)]))
    blocks.append(_pile(view, lang, names))
    if view.run is not None and view.run.reveals:
        blocks.append(_run(view, lang))
    blocks += _hints(view, preview, lang, names)
    return Group(*blocks)


def _word(lang: str, family: str, name: str) -> str:
    return text(lang, f"wd-{family}-{name}")


def _header(view: View, lang: str) -> Text:
    values = {
        "round": view.round,
        "hero": _word(lang, "hero", view.hero),
        "hp": view.hp,
        "deck": view.deck,
        "cards": len(view.pile),
    }
    return Text(text(lang, "terminal-wd-header", values), "bold")


# ---------------------------------------------------------------- players, kit, kinds


def _players(view: View, lang: str, names: Sequence[str]) -> Panel:
    rows = grid(lang, "", "", "", "", "")
    for seat, (name, info) in enumerate(zip(names, view.seats)):
        target = int(view.options["successes_to_win"])
        won = "★" * info.successes + "☆" * (target - info.successes)
        style = "dim" if info.eliminated else "bold" if seat == view.seat else ""
        rows.add_row(
            marker(seat, view.to_act),
            Text(name, style),
            won,
            "●" if info.failures else "○",
            _standing(info, lang),
        )
    return panel(lang, "terminal-wd-players", rows)


def _standing(info: SeatView, lang: str) -> str:
    state = "out" if info.eliminated else "in" if info.active else "passed"
    return text(lang, f"terminal-wd-{state}")


def _kit(view: View, lang: str) -> Panel:
    lines = [_tile(tile, lang) for tile in view.kit]
    return panel(lang, "terminal-wd-kit", Group(*lines))


def _tile(tile: TileView, lang: str) -> Text:
    name = _word(lang, "tile", tile.tile)
    if tile.status == "in_play":
        return Text(f"■ {name}", "green")
    return Text(f"{'✗' if tile.status == 'sacrificed' else '·'} {name}", "dim strike")


def _kinds(view: View, preview: Preview, lang: str) -> Panel:
    """The aid card, kept up with what the seat knows."""
    rows = grid(
        lang, "terminal-wd-monster", "terminal-wd-strength", "terminal-wd-seen", "terminal-wd-beaten-by"
    )
    for kind in preview.kinds:
        beaten = ", ".join(_word(lang, "tile", tile) for tile in kind.beaten_by)
        style = "" if kind.beaten_by else "red"
        name = Text(_word(lang, "monster", kind.monster), style)
        rows.add_row(name, str(kind.strength), f"{len(kind.seen)}/{kind.copies}", beaten)
    return panel(lang, "terminal-wd-monsters", rows)


# ---------------------------------------------------------------- the dungeon


def _pile(view: View, lang: str, names: Sequence[str]) -> Text:
    """Slots from the first added on; unknown cards are `?`."""
    line = Text().append(text(lang, "terminal-wd-dungeon") + "  ", "bold")
    for card in view.pile:
        monster = "?" if card.monster is None else _word(lang, "monster", card.monster)
        adder = "" if card.adder is None else f" ({names[card.adder]})"
        line.append(f"[{monster}]{adder} ", "" if card.monster else "dim")
    if not view.pile:
        line.append(text(lang, "terminal-wd-empty"), "dim")
    for aside in view.asides:
        monster = "?" if aside.monster is None else _word(lang, "monster", aside.monster)
        tile = _word(lang, "tile", aside.tile)
        line.append(f"\n   {names[aside.seat]}: [{monster}] ← {tile}", "dim")
    if view.added:
        own = ", ".join(_word(lang, "monster", monster) for monster in view.added)
        line.append("\n   " + text(lang, "terminal-wd-own", {"monsters": own}), "dim")
    return line


def _run(view: View, lang: str) -> Text:
    assert view.run is not None
    line = Text().append(text(lang, "terminal-wd-run") + "  ", "bold")
    for reveal in view.run.reveals:
        line.append(_reveal(reveal, lang) + "  ", "red" if reveal.fate in ("hurt", "down", "died") else "")
    return line


def _reveal(reveal: RevealView, lang: str) -> str:
    monster = _word(lang, "monster", reveal.monster)
    if reveal.fate == "pending":
        return f"{monster}?"
    by = "" if reveal.by is None else f" ({_word(lang, 'tile', reveal.by)})"
    return f"{monster}{by} → {reveal.hp}"


# ---------------------------------------------------------------- what follows


def _hints(view: View, preview: Preview, lang: str, names: Sequence[str]) -> list[RenderableType]:
    hints = []
    if preview.card is not None and view.seat in view.to_act:
        hints.append(_card(preview.card, lang))
    run = preview.run
    if run is not None and run.survival is not None and (view.pile or view.hand):
        hints.append(text(lang, "terminal-wd-odds", {"percent": run.survival, "unknown": run.unknown}))
    if preview.passing is not None and preview.passing.runner is not None:
        hints.append(text(lang, "terminal-wd-pass-runner", {"name": names[preview.passing.runner]}))
    if preview.last_card and view.seat in view.to_act:
        hints.append(text(lang, "terminal-wd-last-card"))
    return [Text(hint, "italic") for hint in hints]


def _card(card: CardPreview, lang: str) -> str:
    values = {
        "monster": _word(lang, "monster", card.monster),
        "before": card.hp_before,
        "after": card.hp_after,
    }
    if card.beaten_by is not None:
        return text(lang, "terminal-wd-card-beaten", values | {"tile": _word(lang, "tile", card.beaten_by)})
    return text(lang, "terminal-wd-card-hurts", values)
