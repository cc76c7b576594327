"""Progress of people in the guided ways: `<game>/<scene>`, and how it ended. Guests and accounts alike."""

from __future__ import annotations

from podzemi.server.store.sql import Ask, Query


def marks(person: str) -> Query[dict[str, str]]:
    """How each lesson ended that the person has finished or skipped."""
    rows = yield Ask("SELECT lesson, how FROM lesson WHERE person = ?", (person,))
    return dict(rows)


def mark(person: str, lesson: str, how: str, at: float) -> Query[None]:
    """A scene that was once done stays done, though it is skipped later."""
    yield Ask(
        "INSERT INTO lesson (person, lesson, how, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (person, lesson) DO UPDATE SET how = excluded.how, at = excluded.at "
        "WHERE lesson.how <> 'done'",
        (person, lesson, how, at),
    )
