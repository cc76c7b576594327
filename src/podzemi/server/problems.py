"""Refusals in the asker's language. The one way in which the server says no."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final  # Any: what fills the blanks of a sentence

from podzemi import languages
from podzemi.engine.values import Refusal
from podzemi.languages.sentences import refusal_text
from podzemi.server import metrics
from podzemi.wire.messages import Problem

logger = logging.getLogger("podzemi.server")

STATUS: Final = {
    "malformed": 400,
    "unknown_option": 400,
    "option_value": 400,
    "players": 400,
    "bad_name": 400,
    "clock_value": 400,
    "table_password": 400,
    "bad_address": 400,
    "name_letters": 400,
    "password_length": 400,
    "password_plain": 400,
    "ban_reason": 400,
    "ban_hours": 400,
    "no_identity": 401,
    "wrong_sign_in": 403,
    "passkey_wrong": 403,
    "passkey_late": 403,
    "passkey_name": 400,
    "unknown_passkey": 404,
    "wrong_code": 403,
    "wrong_password": 403,
    "wrong_name": 403,
    "banned": 403,
    "too_many_tries": 429,
    "locked": 403,
    "only_accounts": 403,
    "no_watching": 403,
    "kicked": 403,
    "no_entry": 403,
    "table_closed": 404,
    "bad_origin": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "unknown_table": 404,
    "unknown_pack": 404,
    "unknown_session": 404,
    "unknown_game": 404,
    "unknown_puzzle": 404,
    "unknown_scene": 404,
    "unknown_bot": 404,
    "unknown_seat": 404,
    "unknown_person": 404,
    "unknown_line": 404,
    "talk_empty": 400,
    "talk_too_long": 400,
    "talk_off": 403,
    "not_found": 404,
    "method_not_allowed": 405,
    "too_large": 413,
    "not_json": 415,
    "record_unreadable": 422,
    "record_format": 422,
    "record_game": 422,
    "record_rules": 422,
    "record_setup": 422,
    "record_pack": 422,
    "record_branch": 422,
    "record_seat": 422,
    "record_action": 422,
    "record_chance": 422,
    "record_outcome": 422,
    "record_result": 422,
    "hint_others": 403,
    "hint_rated": 403,
    "open_seated": 403,
    "open_not_agreed": 403,
    "unknown_moment": 404,
    "pack": 422,
    "too_fast": 429,
    "too_many_guests": 429,
    "too_many_tables": 429,
    "too_many_tables_here": 429,
    "server_full": 429,
    "too_many_sockets": 429,
    "bots_busy": 429,
    "export_pause": 429,
    "talk_too_fast": 429,
    "asked_too_often": 429,
    "play_on": 429,
    "no_friend": 403,
    "no_invitation": 404,
    "internal": 500,
    "unavailable": 503,
}
"""HTTP status by code; whatever is not here is a conflict with how things stand: 409."""


class Refused(Exception):
    """Something the server will not do, and why."""

    def __init__(self, code: str, /, *, clause: str = "", game: str | None = None, **values: Any) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, clause, values)
        self.game = game
        self.final = False
        """Whether it was made from what the store holds now."""

    @classmethod
    def by_game(cls, game: str, refusal: Refusal) -> Refused:
        return cls(refusal.code, clause=refusal.clause, game=game, **refusal.values)

    @property
    def status(self) -> int:
        return STATUS.get(self.refusal.code, 409)

    @property
    def may_be_outdated(self) -> bool:
        """Whether another answer is possible by what another process has just written."""
        return not self.final and self.status in (403, 404, 409)

    def problem(self, language: str, names: Sequence[str] = ()) -> Problem:
        """The refusal for the wire. `names`: the players by seat."""
        code, values = self.refusal.code, self.refusal.values
        metrics.REFUSALS.labels(code).inc()
        try:
            sentence = refusal_text(language, self.game, code, values, names)
        except languages.MissingText as error:
            logger.error("%s", error)
            sentence = languages.text(language, "refusal-refused")
        return Problem(code, sentence, self.refusal.clause, values, self.game)


def pick_language(query: str | None, cookie: str | None, accept: str | None) -> str:
    """The asker's language: what was asked for now, what was chosen before, what the browser says."""
    for wanted in (query, cookie):
        if wanted in languages.LANGUAGES:
            return wanted
    offers = [
        offer for offer in map(_offer, (accept or "")[:200].split(",")) if offer[1] in languages.LANGUAGES
    ]
    return max(offers, key=lambda offer: offer[0], default=(0.0, "en"))[1]


def _offer(text: str) -> tuple[float, str]:
    """`cs-CZ;q=0.8` → (0.8, "cs")."""
    tag, _, weight = text.strip().partition(";q=")
    try:
        return float(weight or 1), tag.split("-")[0].lower()
    except ValueError:
        return 0.0, ""
