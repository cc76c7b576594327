"""Names: what may be one, and that no two people have names which look alike."""

from __future__ import annotations

import asyncio
import unicodedata
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from podzemi.engine import registry
from podzemi.languages import LANGUAGES, text
from podzemi.server.people.upkeep import claim_names
from podzemi.server.problems import Refused
from podzemi.server.store import SqliteStore, schema
from podzemi.server.store.people import people
from podzemi.server.store.sqlite import connect
from podzemi.server.support.names import LONGEST_NAME, clean_name, is_reserved, keys_of, with_number

from .conftest import MakeGuest

TWINS = [
    ("Marek", "MAREK"),
    ("Marek", "m a r e k"),
    ("Marek", "Ma.rek"),
    ("Marek", "Márek"),
    ("Marek", "Mаrеk"),  # the vowels are Cyrillic
    ("Ilona", "llona"),
    ("Ilona", "1lona"),
    ("Mila", "Mi1a"),
    ("Mila", "Mi|a"),
    ("Mola", "M0la"),
    ("Marnie", "Mamie"),
    ("wera", "vvera"),
    ("Łukasz", "lukasz"),
    ("Straße", "STRASSE"),
    ("Poca", "Роса"),  # all Cyrillic
    ("Вова", "вова"),
    ("Æsop", "aesop"),
    ("Badger 10", "Badger IO"),
]
STRANGERS = [("Ila", "Lia"), ("Nina", "Vina"), ("Anna", "Hana"), ("Marek 2", "Marek 3"), ("Žofie", "Sofie")]
FINE = [
    "Žofie z jeskyně",
    "Łucja Świętosława",
    "Ľubomír Ďuríček",
    "Έλλη",
    "Вова",
    "O'Neil",
    "42",
    "<b>x</b>",
    "é",
]
BAD = ["Mаrek", "漢字", "ａｂ", "…", "🎲", "a\u0301\u0302\u0303", "Ωmega", "𝐌arek", "---", "ש"]


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_names_that_look_alike_share_a_key(one: str, other: str) -> None:
    assert set(keys_of(one)) & set(keys_of(other))


@pytest.mark.parametrize(("one", "other"), STRANGERS)
def test_names_that_differ_share_none(one: str, other: str) -> None:
    assert not set(keys_of(one)) & set(keys_of(other))


@pytest.mark.parametrize("name", FINE)
def test_a_name_is_kept_as_it_was_written(name: str) -> None:
    assert clean_name(f"  {name}\u200b ") == name


@pytest.mark.parametrize("name", BAD)
def test_letters_of_two_alphabets_and_things_that_are_none(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.refusal.code == "name_letters"


def test_names_of_the_house_and_of_bots() -> None:
    bots = [text(language, f"bot-{bot}") for bot in registry.OURS for language in LANGUAGES]
    gone = [text(language, "person-gone") for language in LANGUAGES]
    for name in ("Admin", "A d m i n", "ADMlN", "admin 2", "Podzemí", "Server", *bots, *gone):
        assert is_reserved(name), name
    assert not is_reserved("Adam")


def _kept(name: str) -> str | None:
    try:
        return clean_name(name)
    except Refused:
        return None


LATIN = st.characters(codec="utf-8", categories=["Ll", "Lu"], max_codepoint=0x24F).filter(
    lambda c: unicodedata.normalize("NFKC", c) == c and unicodedata.name(c).startswith("LATIN")
)
NAMES = st.text(LATIN | st.sampled_from("0123456789 .-'"), min_size=1, max_size=LONGEST_NAME).filter(
    lambda name: _kept(name) == name
)
LOOKS = {"I": "l1|", "l": "I1|", "1": "Il", "O": "0", "0": "O", "o": "0"}


@settings(deadline=None)
@given(NAMES, st.data())
def test_no_small_change_makes_another_name(name: str, data: st.DataObject) -> None:
    """Case, diacritics, spaces; or letters for others that look the same: the keys still meet."""
    changes = [name.upper(), name.lower(), name.swapcase(), f" {name}.", _plain(name)]
    typed = data.draw(st.sampled_from(changes))
    seen = "".join(data.draw(st.sampled_from([c, *LOOKS.get(c, "")])) for c in name)
    assert set(keys_of(name)) & set(keys_of(typed)), typed
    assert set(keys_of(name)) & set(keys_of(seen)), seen


def _plain(name: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))


@settings(deadline=None)
@given(st.text(max_size=80))
def test_whatever_comes_is_a_name_or_a_refusal(name: str) -> None:
    kept = _kept(name)
    if kept is None:
        return
    assert 1 <= len(kept) <= LONGEST_NAME
    assert clean_name(kept) == kept
    assert all(unicodedata.category(c)[0] not in "CM" for c in kept)
    assert keys_of(kept) and all(keys_of(kept))


def test_a_number_fits_behind_the_longest_name() -> None:
    assert with_number("Marek", 2) == "Marek 2"
    assert len(with_number("x" * LONGEST_NAME, 123)) == LONGEST_NAME


def test_a_name_that_somebody_has_is_refused_with_a_sentence(guest: MakeGuest) -> None:
    one, other = guest(), guest(**{"accept-language": "cs"})
    assert one.good("PUT", "/api/me", {"name": "Květoslava"})["name"] == "Květoslava"
    for name in ("Květoslava", "kvetoslava", "KVETOSLAVA", "Kveto slava", "Kvet0slava"):
        assert other.bad("PUT", "/api/me", {"name": name}) == (409, "name_taken")
    assert other.bad("PUT", "/api/me", {"name": "Adm1n"}) == (409, "name_reserved")
    assert other.bad("PUT", "/api/me", {"name": "Květoslаva"}) == (400, "name_letters")
    answer = other.http.put("/api/me", json={"name": "kvetoslava"}).json()
    assert answer["text"] == text("cs", "refusal-name_taken")
    assert one.good("PUT", "/api/me", {"name": "KVĚTOSLAVA"})["name"] == "KVĚTOSLAVA"  # my own, once more
    one.good("PUT", "/api/me", {"name": "Bohdana Květoslava"})
    assert other.good("PUT", "/api/me", {"name": "Květoslava"})["name"] == "Květoslava"


def test_equal_names_of_an_old_database_get_numbers(tmp_path: Path) -> None:
    """Before names were unique two guests could be called the same; the later ones get numbers."""
    file = tmp_path / "old.sqlite"
    with closing(connect(file)) as db:
        for statement in schema.path(0, 2, "sqlite"):
            db.execute(statement)
        db.execute("PRAGMA user_version = 2")
        names = ["Žofie", "zofie", "Rys 7", "Žofie", "Mаrek", "🎲"]
        for number, name in enumerate(names):
            db.execute("INSERT INTO person VALUES (?, ?, ?)", (f"p{number}", name, float(number)))

    async def look() -> dict[str, str]:
        store = SqliteStore(file)
        try:
            await claim_names(store)
            return await store.read(people.names(f"p{number}" for number in range(len(names))))
        finally:
            await store.close()

    found = asyncio.run(look())
    assert list(found.values()) == ["Žofie", "zofie 2", "Rys 7", "Žofie 3", "Mаrek", "🎲"]
    assert asyncio.run(look()) == found
