"""Writes `schema/`: JSON Schema of the messages and of each game's values.

The browser's types are generated from these files, so that no shape is written twice.
They are committed; `tests/wire/test_schema.py` fails when they are not fresh.

Run: `python -m podzemi.wire.schema`
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final, NamedTuple  # Any: JSON Schema, and the types it is made from

import msgspec

from podzemi.engine import registry
from podzemi.engine.game import AnyGame, Result
from podzemi.engine.records.analysis import Lesson
from podzemi.rulebook import Book
from podzemi.wire import descriptions
from podzemi.wire import gatherings as g
from podzemi.wire import messages as m
from podzemi.wire.learning import coach as c
from podzemi.wire.learning import learn
from podzemi.wire.learning import puzzles as p
from podzemi.wire.learning import replays as r
from podzemi.wire.people import friends, people

FOLDER: Final = Path(__file__).parents[3] / "schema"
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

BODIES: Final[Mapping[str, Any]] = {
    "FromClient": m.FromClient,
    "FromServer": m.FromServer,
    "GameInfo": m.GameInfo,
    "Person": m.Person,
    "PersonChange": m.PersonChange,
    "TableInfo": m.TableInfo,
    "TableList": m.TableList,
    "NewTable": m.NewTable,
    "PaceInfo": m.PaceInfo,
    "SeatChange": m.SeatChange,
    "Setup": m.Setup,
    "SetupInfo": m.SetupInfo,
    "NewPack": m.NewPack,
    "PackInfo": m.PackInfo,
    "PackMistake": m.PackMistake,
    "BestInfo": m.BestInfo,
    "ToMe": friends.ToMe,
    "FriendName": friends.FriendName,
    "Invite": friends.Invite,
    "QuickWish": friends.QuickWish,
    "Knock": g.Knock,
    "Readiness": g.Readiness,
    "HostChange": g.HostChange,
    "MyTables": g.MyTables,
    "MailInfo": g.MailInfo,
    "MailChange": g.MailChange,
    "MailToken": g.MailToken,
    "PuzzleGames": p.PuzzleGames,
    "PuzzleList": p.PuzzleList,
    "PuzzleLine": p.PuzzleLine,
    "PuzzleStep": p.PuzzleStep,
    "PuzzleBest": p.PuzzleBest,
    "Hint": p.Hint,
    "Me": people.Me,
    "AccountInfo": people.AccountInfo,
    "SessionInfo": people.SessionInfo,
    "NewAccount": people.NewAccount,
    "Codes": people.Codes,
    "SignIn": people.SignIn,
    "Recovery": people.Recovery,
    "PasswordChange": people.PasswordChange,
    "PasswordProof": people.PasswordProof,
    "PasskeyInfo": people.PasskeyInfo,
    "PasskeyRequest": people.PasskeyRequest,
    "NewPasskey": people.NewPasskey,
    "PasskeyChange": people.PasskeyChange,
    "PasskeyQuestion": people.PasskeyQuestion,
    "PasskeyProof": people.PasskeyProof,
    "Farewell": people.Farewell,
    "TableFound": people.TableFound,
    "PersonFound": people.PersonFound,
    "BanFound": people.BanFound,
    "NewBan": people.NewBan,
    "DeedFound": people.DeedFound,
    "Load": people.Load,
    "Health": people.Health,
    "ReportFound": people.ReportFound,
    "Verdict": people.Verdict,
    "ReplayPage": r.ReplayPage,
    "ReplayStory": r.ReplayStory,
    "RecordPart": r.RecordPart,
    "RecordQuestion": r.RecordQuestion,
    "NewBranch": r.NewBranch,
    "RecordBranch": r.RecordBranch,
    "LuckVerdict": r.LuckVerdict,
    "HintInfo": c.HintInfo,
    "RemarkInfo": c.RemarkInfo,
    "RemarkAnswer": c.RemarkAnswer,
    "Intention": c.Intention,
    "Warning": c.Warning,
    "Review": c.Review,
    "LevelInfo": c.LevelInfo,
    "Lesson": Lesson,
    "Book": Book,
    "LearnGame": learn.LearnGame,
    "LearnLine": learn.LearnLine,
    "LearnStep": learn.LearnStep,
    "LearnMark": learn.LearnMark,
    "Report": m.Report,
    "HistoryPage": m.HistoryPage,
    "MatchRatings": m.MatchRatings,
    "Profile": m.Profile,
    "Statistics": m.Statistics,
    "Leaderboard": m.Leaderboard,
    "Phrase": m.Phrase,
    "Problem": m.Problem,
    "Language": m.Language,
}


class Document(NamedTuple):
    """One file of the folder."""

    name: str
    text: str


def wire() -> dict[str, Any]:
    """Every message and every HTTP body, by name."""
    return _document("wire", "Messages between server and client", BODIES)


def game(played: AnyGame) -> dict[str, Any]:
    """A game's view, action, event, outlook and result, by name."""
    types = {
        "View": played.view_type,
        "Action": played.action_type,
        "Event": played.event_type,
        "Outlook": played.preview_type,
        "Result": Result,
    }
    made = _document(played.name, f"Values of {played.name}", types)
    made["prefix"] = played.prefix
    return made


def documents() -> list[Document]:
    """All files as they should be."""
    made = [Document("wire.json", _text(wire()))]
    made += [Document(f"{name}.json", _text(game(registry.game(name)))) for name in registry.GAMES]
    return made


def write(folder: Path = FOLDER) -> list[Path]:
    """Bring the folder up to date; the files that changed."""
    folder.mkdir(exist_ok=True)
    changed = []
    for document in documents():
        path = folder / document.name
        if not path.exists() or path.read_text("utf-8") != document.text:
            path.write_text(document.text, "utf-8")
            changed.append(path)
    return changed


def _document(section: str, description: str, types: Mapping[str, Any]) -> dict[str, Any]:
    """One object type whose properties are the given types: a generator then names them all."""
    shapes, parts = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    descriptions.add(parts, section)
    named = {name: _reference(name, shape, parts) for name, shape in zip(types, shapes, strict=True)}
    document = {
        "$schema": DIALECT,
        "title": _camel(section),
        "description": description,
        "type": "object",
        "properties": named,
        "required": list(named),
        "additionalProperties": False,
        "$defs": {name: _complete(parts[name]) for name in sorted(parts, key=_wire_name)},
    }
    known: dict[str, Any] = json.loads(_wire_name(json.dumps(tidy(document))))
    return known


def tidy(value: Any) -> Any:
    """Descriptions without the indent of their docstrings, which Python keeps up to 3.12 only."""
    if isinstance(value, list):
        return [tidy(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        key: cleandoc(one) if key == "description" and isinstance(one, str) else tidy(one)
        for key, one in value.items()
    }


def _reference(name: str, shape: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """A reference to the type; unions and plain values become a part of their own first."""
    if "$ref" not in shape:
        parts[name] = {"title": name, **shape}
        return {"$ref": f"#/$defs/{name}"}
    return shape


def _complete(shape: dict[str, Any]) -> dict[str, Any]:
    """Mark all fields of a sent value as required; a default matters only for values that are received.

    Received values are those that forbid unknown fields; an unset field has no default.
    """
    if shape.get("type") != "object" or "properties" not in shape:
        return shape
    required = shape.get("required", [])
    if "additionalProperties" not in shape:
        required = [
            name for name, field in shape["properties"].items() if name in required or "default" in field
        ]
    return {**shape, "required": required, "additionalProperties": False}


def _wire_name(text: str) -> str:
    """Clients know the types of a preview by an older name: `GainPreview` is `GainOutlook` for them."""
    return re.sub(r'Preview(?="|$)', "Outlook", text)


def _camel(name: str) -> str:
    return "".join(word.title() for word in name.split("_"))


def _text(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    changed = write()
    print("\n".join(f"wrote {path.name}" for path in changed) or "schema/ is up to date")


if __name__ == "__main__":
    main()
