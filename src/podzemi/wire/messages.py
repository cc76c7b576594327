"""Every message between server and client, and every body of the HTTP interface.

Views, actions and events travel as the game's own JSON (`Raw` here): the schema of
each game says what is inside. No fixed-length tuples: the type generator for the
browser cannot read them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal  # Any: options not yet checked; details of whichever game

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from podzemi.engine.parts import Grade

Language = Literal["en", "cs", "sk", "pl"]

# ---------------------------------------------------------------- games and people


class OptionInfo(Struct, frozen=True):
    name: str
    values: list[str | int | bool]
    default: str | int | bool
    clause: str


class GameInfo(Struct, frozen=True):
    """One game on offer; names and texts come from the language catalogues."""

    name: str
    min_players: int
    max_players: int
    minutes: int
    options: list[OptionInfo]
    bots: list[str]
    """All that can play here, the levels among them."""
    levels: list[str]
    """The bots that people choose from by how strong they are, gentlest first; none without native code."""
    first_match: dict[str, str | int | bool] = {}
    """Options that make the first match easier to learn."""
    packs: bool = False
    """Whether the game takes data packs."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody thinks of playing: options may be left out."""

    players: int
    options: dict[str, Any] = {}
    pack: str | None = None
    """The id of a data pack; None: the house data."""


class SetupInfo(Struct, frozen=True):
    """The same with every option: what a match would be played with."""

    options: dict[str, str | int | bool]
    choices: list[OptionInfo]
    """The options there are; a pack may have other ones."""


class Person(Struct, frozen=True):
    """Who the cookie says you are. `id` is public and says nothing."""

    id: str
    name: str


class PersonChange(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


# ---------------------------------------------------------------- data packs


class NewPack(Struct, frozen=True, forbid_unknown_fields=True):
    """Other components for a game: a TOML text of the shape of the game's template."""

    game: str
    text: str


class PackInfo(Struct, frozen=True):
    """A pack that can be chosen at a new table."""

    id: str
    game: str
    name: str
    sha256: str
    offered: bool
    """By whoever runs the server; otherwise it is the asker's own."""


class PackMistake(Struct, frozen=True):
    """One thing that is wrong with a pack, in `values.mistakes` of the refusal `pack`."""

    code: str
    place: str
    line: int | None
    text: str


class TablePack(Struct, frozen=True):
    """The pack a table plays with."""

    id: str
    name: str


class BestInfo(Struct, frozen=True):
    """A finished match that somebody played alone."""

    table: str
    score: int
    options: dict[str, str | int | bool]
    detail: dict[str, Any]
    """The game's own part of the result."""
    finished: float
    """Seconds since 1970."""
    pack: TablePack | None = None
    grade: Grade | None = None
    """How good the score is, where the game can tell."""


# ---------------------------------------------------------------- time

Pace = Literal["live", "relaxed", "correspondence"]
Matter = Literal["undo", "pause", "resume", "open"]
"""What all persons at a table decide: to take back, to pause, to go on, to let spectators see everything."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time the seats of a table have, in seconds: `move` for each move, `reserve` for the match.

    `out`: what happens when both are used up: `bot` keeps the seat until its player is back, the game's
    default is played, or the seat is lost and `bot` plays it to the end.
    """

    pace: Pace
    move: int
    reserve: int
    out: Literal["bot", "default", "loss"] = "bot"
    bot: str = "adventurer"


class PaceInfo(Struct, frozen=True):
    """What a new table offers for one pace: the usual clock, and the bounds for others."""

    usual: Clock
    unit: int
    """Seconds in which a move is counted: 1, a minute, a day."""
    reserve_unit: int
    least_move: int
    most_move: int
    most_reserve: int


class SeatTime(Struct, frozen=True):
    """One seat's clock at the time `at` of the message's clock, in milliseconds."""

    left: int
    """Until the seat is out of time, the reserve included."""
    reserve: int
    """How much of it is reserve."""
    runs: bool


class Question(Struct, frozen=True):
    """What somebody asks of all. `number`: the receiver's own number of the asking, for the answer."""

    number: int
    what: Matter
    by: int
    asks: list[int]
    """The seats that have not answered yet."""
    agreed: list[int]


Barred = Literal["undo_shown", "undo_rated"]


class TableClock(Struct, frozen=True):
    """How a match stands besides its board; the same for all but `question.number`, `back`, `barred`."""

    at: float
    """Seconds since 1970, by the server."""
    seats: list[SeatTime | None]
    """By seat; null for a bot's. Empty: there is no clock."""
    paused: int | None
    """The seat that asked for the pause; null: the match goes on."""
    question: Question | None
    back: bool
    """Whether the receiver may ask to take back the last decision of its own."""
    barred: Barred | None
    """Why that decision stands: the code of the refusal. Null: it can be taken back, or there is none."""
    open: bool
    """Whether the players agreed that spectators may see everything."""


class Notice(Struct, frozen=True):
    """What a line of the log that is no action says: `how` it stands with `what`, and by which seat."""

    what: Literal["undo", "pause", "resume", "open", "seat"]
    how: Literal["asked", "agreed", "settled", "declined", "dropped", "bot", "person", "lost"]
    by: int


# ---------------------------------------------------------------- tables


class SeatInfo(Struct, frozen=True):
    """One place at a table. `open`: nobody sits there yet."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    """The person's name, or the bot's id."""
    person: str | None = None
    """The person's public id; with a bot: whose seat it keeps while that person is away."""
    connected: bool = False
    mine: bool = False
    """Whether the receiver of this message sits here."""
    ready: bool = False
    """Whether the match may start as far as this seat is concerned."""
    host: bool = False
    """Whether the host sits here."""
    owner: str = ""
    """With a bot: the name of whoever's seat it keeps."""
    guest: bool = False
    """Whether somebody plays here at the device of the person, who sits elsewhere or nowhere."""


class TableInfo(Struct, frozen=True):
    """A table as everybody may see it."""

    id: str
    game: str
    players: int
    options: dict[str, str | int | bool]
    public: bool
    host: str
    """The host's name."""
    hosting: bool
    """Whether the receiver is the host."""
    phase: Literal["gathering", "playing", "finished"]
    seats: list[SeatInfo]
    version: int
    spectators: int
    rematch: str | None = None
    """The table where the same players play again."""
    created: float = 0.0
    """Seconds since 1970."""
    awaited: list[int] = []
    """The seats whose decision is awaited, as far as the server has the match at hand."""
    pack: TablePack | None = None
    """The data pack it plays with; None: the house data."""
    locked: bool = False
    """Whether it takes a password or an invitation to come in."""
    watching: bool = True
    """Whether people who do not play may look on."""
    language: Language | None = None
    """The language people speak at this table; None: any."""
    key: str | None = None
    """What the invitation to a locked table carries; told to those who sit there."""
    kicked: bool = False
    """Whether the receiver was sent away from this table and cannot sit down again."""
    closed: bool = False
    """Whether everybody left before the match began; nobody can come any more."""
    previous: str | None = None
    """The table of which this one is the rematch."""
    chat: bool = True
    """Whether people can talk here."""
    rated: bool = True
    """Whether the match counts for ratings."""
    clock: Clock | None = None
    """None: no time limit."""
    forfeits: list[int] = []
    """The seats that lost by time, the first one first."""
    commitment: str | None = None
    """The hash of the luck of this match, fixed before it starts; None: the table is older than that."""
    branch: int | None = None
    """The action after which the match left another one; None: it has its own beginning."""
    delay: int = 20
    """How many actions an open view stays behind, at least; and never less than a round."""
    fills: float | None = None
    """When bots take the free seats and the match begins, in seconds since 1970; None: when the host says."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`seats`: by seat "me", "here", "open" or a bot's name; exactly as many as players."""

    game: str
    seats: list[str]
    options: dict[str, Any] = {}
    public: bool = True
    pack: str | None = None
    """The id of a data pack; None: the house data."""
    password: str | None = None
    """Who wants to come in needs it, or an invitation."""
    watching: bool = True
    """Whether people who do not play may look on."""
    language: Language | None = None
    """The language people speak at this table; None: any."""
    chat: bool = True
    """Whether people can talk here."""
    rated: bool | None = None
    """Whether the match counts for ratings; None: if it is public, or without bots."""
    clock: Clock | None = None
    """None: no time limit."""
    delay: Annotated[int, Meta(ge=5, le=500)] = 20
    """How many actions a view with all open stays behind, if the players agree to one."""
    guests: list[str] = []
    """The names of those who play at my device, one for each seat that is "here"."""


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """ "me" to sit down, "here" for somebody at my device by the name of `guest`, a bot's name to put a bot
    there (host only).

    During a match: a bot's name for the seat of a player who is away, or for the own one;
    "me" to take back the seat that a bot kept."""

    player: str
    guest: str = ""


class TableList(Struct, frozen=True):
    """`total`: how many tables fit what was asked for; the newest of them are listed."""

    tables: list[TableInfo]
    total: int


# ---------------------------------------------------------------- refusals


class Problem(Struct, frozen=True):
    """Why something was refused, for HTTP and sockets alike.

    `code` names the sentence in the catalogues (`refusal-<code>` of the shell, or of the
    game when `game` is set), `clause` the rule, `text` is the sentence in the asker's language.
    """

    code: str
    text: str
    clause: str = ""
    values: dict[str, Any] = {}
    game: str | None = None


# ---------------------------------------------------------------- talk

Phrase = Literal[
    "hello",
    "good_luck",
    "thanks",
    "sorry",
    "well_played",
    "nice_move",
    "wow",
    "ouch",
    "hurry_up",
    "one_moment",
    "back_soon",
    "yes",
    "no",
    "good_game",
    "rematch",
    "goodbye",
    "welcome_dungeon:bluff",
    "welcome_dungeon:dare",
    "welcome_dungeon:not_me",
    "welcome_dungeon:easy",
    "welcome_dungeon:deadly",
    "paper_dungeons:good_roll",
    "paper_dungeons:bad_roll",
    "paper_dungeons:boss",
    "paper_dungeons:potion",
    "paper_dungeons:one_more",
    "dark_cave:loyal",
    "dark_cave:saboteur",
    "dark_cave:trust",
    "dark_cave:suspect",
    "dark_cave:north",
    "dark_cave:east",
    "dark_cave:south",
    "dark_cave:west",
    "dark_cave:dead_end",
    "dark_cave:help",
    "dungeon_lords:knew",
    "dungeon_lords:same",
    "dungeon_lords:gold",
    "dungeon_lords:taxes",
    "dungeon_lords:paladin",
    "dungeon_lords:traps",
]
"""What can be said by a press: anywhere, `phrase-<id>` are the words for it; or at a table of one game, by
`<game>:<name>` and the game's message `phrase-<name>`."""

Channel = Literal["table", "watchers"]
"""Who speaks: those who play, or those who watch. Players do not hear the watchers while the match runs."""


class Line(Struct, frozen=True):
    """One thing somebody said. `number` counts within its channel, from 1; `text` is plain text,
    or the id of a phrase."""

    channel: Channel
    number: int
    person: str
    name: str
    kind: Literal["text", "phrase"]
    text: str
    at: float


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """A line that should not have been said, for whoever runs the server. Nobody else learns of it."""

    channel: Channel
    number: int
    reason: Literal["insult", "spam", "cheating", "other"]
    note: str = ""


# ---------------------------------------------------------------- ratings and history


class RatingInfo(Struct, frozen=True):
    """How strong somebody is in one game with so many players. Everybody starts at 1500 ± 350."""

    game: str
    players: int
    rating: int
    deviation: int
    """The rating is within twice this with 95 % certainty."""
    matches: int
    wins: int


class Finisher(Struct, frozen=True):
    """One seat of a finished match. Shared places share the number; `side`: who won together."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    """The person's name, or the bot's id."""
    person: str | None
    place: int
    score: int
    side: str
    forfeited: bool
    """Lost by leaving or by time."""
    mine: bool


class MatchInfo(Struct, frozen=True):
    """A finished match in somebody's history; `rating` and `change` are theirs, if it counted."""

    table: str
    game: str
    players: int
    finished: float
    public: bool
    seats: list[Finisher]
    place: int
    won: bool
    rating: int | None
    change: int | None


class SeatRating(Struct, frozen=True):
    """What a match did to the rating of whoever played a seat."""

    seat: int
    rating: int
    deviation: int
    change: int


class MatchRatings(Struct, frozen=True):
    """What a finished match did to ratings; no seats: nothing, or nothing that the asker may know."""

    seats: list[SeatRating]
    pending: bool
    """The end is not counted yet: ask again in a moment."""


class HistoryPage(Struct, frozen=True):
    """`next`: what to ask for to get older ones; null: these were the last."""

    matches: list[MatchInfo]
    total: int
    next: str | None


class Versus(Struct, frozen=True):
    """How often the asker came out before, level with and behind somebody in one game."""

    game: str
    matches: int
    ahead: int
    level: int
    behind: int


class GameTally(Struct, frozen=True):
    game: str
    matches: int
    wins: int


class Profile(Struct, frozen=True):
    """A person as others see them. Private tables count only for those who sat there."""

    person: Person
    mine: bool
    muted: bool
    """Whether the asker has muted them."""
    since: float
    ratings: list[RatingInfo]
    games: list[GameTally]
    recent: list[MatchInfo]
    versus: list[Versus]


class ScorePoint(Struct, frozen=True):
    at: float
    table: str
    players: int
    score: int
    place: int


class SeatRate(Struct, frozen=True):
    """How often somebody won from one seat."""

    players: int
    seat: int
    matches: int
    wins: int


class Pick(Struct, frozen=True):
    """Something somebody likes to choose: `<prefix>-<name>` is the word for it."""

    name: str
    count: int
    matches: int
    wins: int


class RatingPoint(Struct, frozen=True):
    at: float
    players: int
    rating: int
    deviation: int


class Statistics(Struct, frozen=True):
    """One person in one game, oldest first."""

    game: str
    scores: list[ScorePoint]
    ratings: list[RatingPoint]
    seats: list[SeatRate]
    picks: list[Pick]


class Leader(Struct, frozen=True):
    rank: int
    kind: Literal["person", "bot"]
    name: str
    person: str | None
    rating: int
    deviation: int
    matches: int
    wins: int
    mine: bool


class Leaderboard(Struct, frozen=True):
    """Who is strongest in one game with so many players, by the rating less twice its deviation."""

    game: str
    players: int
    enough: int
    """Matches that one must have played to be listed."""
    leaders: list[Leader]
    me: RatingInfo | None


# ---------------------------------------------------------------- from the client


class ClientMessage(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class Act(ClientMessage, frozen=True, tag="act"):
    """Play an action. `id` is chosen by the client and never used for another action:
    a resent one is answered again and not applied twice. `version`: what the client saw."""

    id: str
    version: int
    action: Raw


class TakeBack(ClientMessage, frozen=True, tag="undo"):
    """Take back my last decision, as long as that is allowed (see `undo` of the last update)."""

    id: str
    version: int


class Propose(ClientMessage, frozen=True, tag="propose"):
    """Ask all persons at the table; with nobody to ask it is settled at once.

    "undo": to take back my last decision and all that came after it, where I may not do so alone."""

    id: str
    version: int
    what: Matter


class Answer(ClientMessage, frozen=True, tag="answer"):
    """Agree or not to the open question with that number; who asked withdraws it by a no."""

    id: str
    question: int
    yes: bool


class Resync(ClientMessage, frozen=True, tag="resync"):
    """A number was missing: send everything again."""


class Hurry(ClientMessage, frozen=True, tag="hurry"):
    """I need not see the bots think any more: once everybody who looks has said so, they do not pause."""


class Ping(ClientMessage, frozen=True, tag="ping"):
    pass


class Say(ClientMessage, frozen=True, tag="say"):
    """Say something at the table: a text, or a phrase that every reader sees in their own language.

    `id` as with an action: what is resent is said once. Answered by `accepted` with the line's number."""

    id: str
    text: str = ""
    phrase: Phrase | None = None


class Hand(ClientMessage, frozen=True, tag="hand"):
    """Hand the device to another of those who share it. `shown`: that one says to be here, and gets the
    seat's view; until then the screen is covered. Answered by `sync`."""

    seat: int
    shown: bool


FromClient = Act | TakeBack | Propose | Answer | Resync | Hurry | Ping | Say | Hand

# ---------------------------------------------------------------- to the client


class ServerMessage(Struct, frozen=True, tag_field="kind", omit_defaults=False):
    pass


class Moment(Struct, frozen=True):
    """A line of the log: what one action caused, as the receiver may see it.

    `version` counts the receiver's own news: what others seal is none."""

    version: int
    at: float
    events: Raw


class Sync(ServerMessage, frozen=True, tag="sync"):
    """Everything: sent on connecting and on request. `view` and `outlook` are null while gathering.

    `history`: all moments so far that count, first one first; version 0 is the set-up.
    `undo`: the receiver's decision that can be taken back now, or null.
    """

    table: TableInfo
    version: int
    seat: int | None
    view: Raw
    legal: Raw
    outlook: Raw
    history: list[Moment]
    result: Raw
    undo: Raw
    clock: TableClock | None = None
    """Null while gathering."""
    now: float = 0.0
    """The server's time, in seconds since 1970."""
    hand: int | None = None
    """The seat that a shared device is to be handed to; the screen is covered until that seat has said so."""


class Update(ServerMessage, frozen=True, tag="update"):
    """One action was played or taken back: the next version, seen with the receiver's eyes.

    `undone`: the moment that counts no longer, `by` whom it was taken back; null: nothing was.
    `back`: all moments from this number on count no longer: they were taken back by consent.
    `notice`: the line was no action but a word about the match itself.
    """

    version: int
    at: float
    view: Raw
    legal: Raw
    outlook: Raw
    events: Raw
    result: Raw
    undo: Raw
    undone: int | None = None
    by: int | None = None
    back: int | None = None
    notice: Notice | None = None
    clock: TableClock | None = None


class Changes(ServerMessage, frozen=True, tag="changes"):
    """An `update` to a connection that asked for changes only (`?changes=true`): what is absent is as the
    last message said.

    `view` and `outlook`: objects with the changed parts by path: keys and indexes with dots between. The
    empty path is the whole value; the index after the last one adds to a list.
    """

    version: int
    at: float
    events: Raw
    view: Raw
    outlook: Raw
    legal: Raw | UnsetType = UNSET
    undo: Raw | UnsetType = UNSET
    result: Raw | UnsetType = UNSET
    undone: int | None = None
    by: int | None = None
    back: int | None = None
    notice: Notice | None = None
    clock: TableClock | None = None


class TableChanged(ServerMessage, frozen=True, tag="table"):
    """Somebody sat down, left, came or went; the match itself did not change."""

    table: TableInfo


class Accepted(ServerMessage, frozen=True, tag="accepted"):
    """The action with this id is stored, as this version."""

    id: str
    version: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """The action (or message) was not taken; nothing changed."""

    problem: Problem
    id: str | None = None
    version: int | UnsetType = UNSET


class Pong(ServerMessage, frozen=True, tag="pong"):
    pass


class Goodbye(ServerMessage, frozen=True, tag="goodbye"):
    """The server restarts; everything so far is kept. The connection is about to close with 1012:
    come back in a moment, and send again what was not answered."""


class Talk(ServerMessage, frozen=True, tag="talk"):
    """All that was said so far, as far as the receiver hears it, oldest first; replaces what was known."""

    lines: list[Line]


class Said(ServerMessage, frozen=True, tag="said"):
    """Somebody said something."""

    line: Line


FromServer = Sync | Update | Changes | TableChanged | Accepted | Refused | Pong | Goodbye | Talk | Said
