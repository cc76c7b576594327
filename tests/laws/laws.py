"""The laws of the engine contract (docs/rules and ARCHITECTURE.md), one function each.

Every law takes a game and a match in the making and raises AssertionError when it is
broken. `test_laws.py` holds the registered games to them, `test_bite.py` shows with
deliberately broken games that each law can fail.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from laws.observed import Numbers
from podzemi.engine import Dice, Log, Match
from podzemi.engine.game import AnyGame, BadSetup, OptionValue, seen
from podzemi.engine.learning.observation_spec import Field
from podzemi.engine.records.record import RecordError, read, replay
from podzemi.engine.values import Event, Seat

LONGEST = 20_000
"""No match of any game takes this many decisions."""
WORLDS = 2
"""How many states that a watcher thinks possible are compared with the true one."""
DEALS = 12
"""How many set-ups are compared with each other."""

UNWRITTEN = -31_000
"""What no observation and no choice is."""

Options = dict[str, OptionValue]
Check = Callable[[AnyGame, Any, Dice], None]
MatchCheck = Callable[[AnyGame, int, Options, int], None]


def encode(value: object) -> bytes:
    """What a seat would receive: equal bytes or it is not the same."""
    return msgspec.json.encode(value)


def watchers(game: AnyGame, state: Any) -> list[Seat | None]:
    """Every seat, and the spectator."""
    return [*seats(game, state), None]


def seats(game: AnyGame, state: Any) -> range:
    return range(len(game.view(state, None).seats))


def variants(game: AnyGame, players: int, most: int = 400) -> Iterator[Options]:
    """All combinations of options that the game allows, or a covering choice when they are too many."""
    for options in _combinations(game, most):
        try:
            game.validate_options(players, options)
        except BadSetup:
            continue
        yield options


def _combinations(game: AnyGame, most: int) -> Iterator[Options]:
    names = [option.name for option in game.options]
    total = 1
    for option in game.options:
        total *= len(option.values)
    if total <= most:
        for combination in itertools.product(*(option.values for option in game.options)):
            yield dict(zip(names, combination))
        return
    dice = Dice(1)
    for option in game.options:
        for value in option.values:
            others = {o.name: o.values[dice.below(len(o.values))] for o in game.options}
            yield {**others, option.name: value}


def play(
    game: AnyGame, players: int, options: Options, seed: int, check: Check | None = None, step: int = 1
) -> Any:
    """A random match; `check` looks at every step-th state that waits for a decision, and at the last."""
    state = game.start(players, options, seed)
    dice, probe = Dice(seed ^ 0xABCDEF), Dice(seed ^ 0xFEDCBA)
    for number in range(LONGEST):
        seats = game.to_act(state)
        if check is not None and (number % step == 0 or not seats):
            check(game, state, probe)
        if not seats:
            return state
        seat = seats[dice.below(len(seats))]
        codes = game.legal(state, seat)
        game.apply_unchecked(state, seat, codes[dice.below(len(codes))])
    raise AssertionError(f"{game.name} seed={seed} does not end")


_LENGTHS: dict[tuple[object, ...], int] = {}


def length(game: AnyGame, players: int, options: Options, seed: int) -> int:
    """How many states `play` with these arguments goes through. Every law asks for the same matches."""
    match = (game, players, *options.items(), seed)
    if match not in _LENGTHS:
        states: list[Any] = []
        play(game, players, options, seed, lambda _, state, __: states.append(None))
        _LENGTHS[match] = len(states)
    return _LENGTHS[match]


# ---------------------------------------------------------------- laws about one state


def legality(game: AnyGame, state: Any, dice: Dice) -> None:
    """A code is in `legal` exactly when `refusal` is None; who is not asked has no legal code."""
    asked = game.to_act(state)
    assert asked == sorted(set(asked))
    for seat in watchers(game, state):
        if seat is None:
            continue
        legal = game.legal(state, seat)
        assert bool(legal) == (seat in asked)
        assert len(set(legal)) == len(legal)
        allowed = {code for code in game.probes(state) if game.refusal(state, seat, code) is None}
        assert set(legal) == allowed
        assert all(game.encode(game.decode(code)) == code for code in legal)


def refused_changes_nothing(game: AnyGame, state: Any, dice: Dice) -> None:
    """Asking costs nothing: neither `legal`, `refusal`, `view` nor `sample` changes the state."""
    before = game.dump(state)
    for seat in watchers(game, state):
        view = game.view(state, seat)
        game.sample(view, dice)
        game.preview(view)
        if seat is not None:
            game.legal(state, seat)
            for code in game.probes(state):
                game.refusal(state, seat, code)
    game.result(state)
    assert game.dump(state) == before


def absence(game: AnyGame, state: Any, dice: Dice) -> None:
    """The default action of an absent seat is legal, and follows from what it knows."""
    for seat in game.to_act(state):
        code = game.default(state, seat)
        assert code in game.legal(state, seat)
        twin = game.sample(game.view(state, seat), dice)
        assert game.default(twin, seat) == code


def invariants(game: AnyGame, state: Any, dice: Dice) -> None:
    """The specification's invariants hold, in every sample too."""
    game.check(state)
    for seat in watchers(game, state):
        game.check(game.sample(game.view(state, seat), dice))


def projection(game: AnyGame, state: Any, dice: Dice) -> None:
    """view(sample(v)) == v: a sample gives back exactly the knowledge it was drawn from."""
    for seat in watchers(game, state):
        view = game.view(state, seat)
        twin = game.sample(view, dice)
        assert encode(game.view(twin, seat)) == encode(view)
        assert game.parse_view(encode(view)) == view


def non_interference(game: AnyGame, state: Any, dice: Dice) -> None:
    """States that differ only in what a seat may not know look the same to it.

    Its legal actions, refusals and preview are byte-identical, and whatever is played
    next: the events it sees are the same in both exactly when its views are. So a view
    shows nothing that no event told, and an event tells nothing that the view forgets.
    """
    for seat in watchers(game, state):
        twin = game.sample(game.view(state, seat), dice)
        assert game.to_act(twin) == game.to_act(state)
        assert encode(game.preview(game.view(twin, seat))) == encode(game.preview(game.view(state, seat)))
        if seat is not None:
            assert encode(game.actions(twin, seat)) == encode(game.actions(state, seat))
            for code in game.probes(state):
                assert game.refusal(twin, seat, code) == game.refusal(state, seat, code)
        _same_step(game, state, twin, seat, dice)


def audiences(game: AnyGame, state: Any, dice: Dice) -> None:
    """What somebody is told follows from what they knew before and what they may see afterwards.

    The same action is played in the true state and in others that a watcher thinks possible. Wherever it
    leads to the same view, the events the watcher sees are the same, byte for byte: an event that lets a
    hidden card slip differs between worlds that look alike. Sealed choices say nothing at all: while several
    seats decide, another choice that leads to the same view is told the same way. And nobody is told what
    the event itself does not say, nor the spectator what a seat is not told.
    """
    if not (asked := game.to_act(state)):
        return
    actor = asked[dice.below(len(asked))]
    codes = game.legal(state, actor)
    after, log, code = state.clone(), Log(), codes[dice.below(len(codes))]
    game.apply_unchecked(after, actor, code, log)
    seats = watchers(game, state)
    assert all(_audience_is_in_order(event, len(seats) - 1) for event in log.events)
    for watcher in dict.fromkeys((actor, seats[dice.below(len(seats))], None)):
        worlds = _worlds(game, state, actor, code, watcher, dice)
        if len(asked) > 1 and watcher != actor:
            worlds.append((state, codes[dice.below(len(codes))]))
        told = {encode(game.view(after, watcher)): encode(seen(log.events, watcher))}
        for world, choice in worlds:
            other, log_of_other = world.clone(), Log()
            game.apply_unchecked(other, actor, choice, log_of_other)
            view, said = encode(game.view(other, watcher)), encode(seen(log_of_other.events, watcher))
            assert told.setdefault(view, said) == said


def _worlds(
    game: AnyGame, state: Any, actor: Seat, code: int, watcher: Seat | None, dice: Dice
) -> list[tuple[Any, int]]:
    """States that the watcher thinks possible and in which the actor may do the same."""
    twins = [game.sample(game.view(state, watcher), dice) for _ in range(WORLDS)]
    return [(twin, code) for twin in twins if code in game.legal(twin, actor)]


def _audience_is_in_order(event: Event, seats: int) -> bool:
    """Whoever sees it sees a part of it, and the spectator a part of what every seat sees."""
    public = event.seen_by(None)
    for seat in range(seats):
        mine = event.seen_by(seat)
        if not (_is_part(mine, event) and _is_part(public, mine)):
            return False
    return _is_part(public, event)


def _is_part(part: object, whole: object) -> bool:
    """Whether `part` says nothing that `whole` does not: the same with some values left blank."""
    one, other = msgspec.to_builtins(part), msgspec.to_builtins(whole)
    if one is None or one == []:
        return True
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_is_part(one[name], other[name]) for name in one)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return all(_is_part(a, b) for a, b in zip(one, other))
    return bool(one == other)


def _same_step(game: AnyGame, state: Any, twin: Any, watcher: Seat | None, dice: Dice) -> None:
    for actor in game.to_act(state):
        shared = [code for code in game.legal(state, actor) if code in game.legal(twin, actor)]
        if not shared:
            continue
        code = shared[dice.below(len(shared))]
        one, other, log, log_of_other = state.clone(), twin.clone(), Log(), Log()
        game.apply_unchecked(one, actor, code, log)
        game.apply_unchecked(other, actor, code, log_of_other)
        same_view = encode(game.view(one, watcher)) == encode(game.view(other, watcher))
        same_events = encode(seen(log.events, watcher)) == encode(seen(log_of_other.events, watcher))
        assert same_view == same_events


def observations(game: AnyGame, state: Any, dice: Dice) -> None:
    """An observation is what the seat's view says, and every number is written and within its bounds."""
    if (spec := game.observation_spec) is None:
        return
    bounds = [(field.lowest, field.highest) for field in spec.fields for _ in range(field.size)]
    for seat in seats(game, state):
        observed = [UNWRITTEN] * spec.size
        spec.fill(state, seat, observed)
        if (numbers_of := _reference(game)) is not None:
            numbers = numbers_of(game.view(state, seat))
            assert list(numbers) == [field.name for field in spec.fields]
            filled = [one for field in spec.fields for one in _pad(field, numbers[field.name])]
            assert spec.named(observed) == spec.named(filled)
        for number, (lowest, highest) in zip(observed, bounds, strict=True):
            assert lowest <= number <= highest


def _reference(game: AnyGame) -> Callable[[Any], Numbers] | None:
    """The function that makes the numbers of a view's observation by field; None: there is no reference."""
    own: Callable[[Any], Numbers] | None = getattr(game, "numbers_of", None)
    if own is not None or find_spec(f"laws.observed.{game.name}") is None:
        return own
    return partial(import_module(f"laws.observed.{game.name}").numbers_of, game.box)


def _pad(field: Field, numbers: int | Iterable[int]) -> list[int]:
    """The numbers of a field, filled up with 0 behind the last one."""
    known = [numbers] if isinstance(numbers, int) else list(numbers)
    assert len(known) <= field.size, f"{field.name}: {len(known)} numbers for {field.size}"
    return known + [0] * (field.size - len(known))


def blind_observations(game: AnyGame, state: Any, dice: Dice) -> None:
    """States that differ only in what a seat may not know give it the same observation."""
    if (spec := game.observation_spec) is None:
        return
    for seat in seats(game, state):
        twin = game.sample(game.view(state, seat), dice)
        assert spec.observe(twin, seat) == spec.observe(state, seat)


def choices(game: AnyGame, state: Any, dice: Dice) -> None:
    """Codes split into choices within their sizes that join to them again, and a mask has the legal ones."""
    if (spec := game.observation_spec) is None:
        return
    sizes = [choice.size for choice in spec.choices]
    few = spec.mask is not None
    for code in game.codes() if few else [c for seat in seats(game, state) for c in game.legal(state, seat)]:
        parts = [UNWRITTEN] * len(sizes)
        spec.split_into(code, parts)
        assert all(0 <= part < size for part, size in zip(parts, sizes, strict=True))
        assert spec.join(parts) == code
    if (mask := spec.mask) is not None:
        for seat in seats(game, state):
            legal = game.legal(state, seat)
            ones = [index for index, allowed in enumerate(mask.of(legal)) if allowed]
            assert sorted(mask.code_at(index) for index in ones) == sorted(legal)


def clones(game: AnyGame, state: Any, dice: Dice) -> None:
    """A clone is equal and goes its own way."""
    before = game.dump(state)
    clone = state.clone()
    assert game.dump(clone) == before
    for seat in game.to_act(clone)[:1]:
        codes = game.legal(clone, seat)
        game.apply_unchecked(clone, seat, codes[dice.below(len(codes))])
        assert game.dump(clone) != before
    assert game.dump(state) == before


def storage(game: AnyGame, state: Any, dice: Dice) -> None:
    """A loaded match is the saved one, and goes on as that one would."""
    loaded = game.load(game.dump(state))
    assert game.dump(loaded) == game.dump(state)
    for seat in game.to_act(state)[:1]:
        codes = game.legal(state, seat)
        code = codes[dice.below(len(codes))]
        original, log, log_of_loaded = state.clone(), Log(), Log()
        game.apply_unchecked(original, seat, code, log)
        game.apply_unchecked(loaded, seat, code, log_of_loaded)
        assert game.dump(loaded) == game.dump(original)
        assert encode(log.events) == encode(log_of_loaded.events)


def silence(game: AnyGame, state: Any, dice: Dice) -> None:
    """Whether a log is given or not changes nothing but the log."""
    for seat in game.to_act(state)[:1]:
        codes = game.legal(state, seat)
        code = codes[dice.below(len(codes))]
        quiet, logged = state.clone(), state.clone()
        game.apply_unchecked(quiet, seat, code)
        game.apply_unchecked(logged, seat, code, Log())
        assert game.dump(quiet) == game.dump(logged)


def commutativity(game: AnyGame, state: Any, dice: Dice) -> None:
    """The order in which seats hand in simultaneous choices never changes the outcome."""
    seats = game.to_act(state)
    for first, second in itertools.combinations(seats, 2):
        codes = {seat: game.legal(state, seat) for seat in (first, second)}
        a = codes[first][dice.below(len(codes[first]))]
        b = codes[second][dice.below(len(codes[second]))]
        one, other = state.clone(), state.clone()
        game.apply_unchecked(one, first, a)
        game.apply_unchecked(other, second, b)
        if b in game.legal(one, second) and a in game.legal(other, first):
            game.apply_unchecked(one, second, b)
            game.apply_unchecked(other, first, a)
            assert game.dump(one) == game.dump(other)
        else:
            raise AssertionError("a simultaneous choice took another seat's choice away")


def news(game: AnyGame, state: Any, dice: Dice) -> None:
    """What a seat sees changes only with an event that it sees, or with who is asked.

    So it need not be told of others' sealed choices at all, and cannot count them.
    """
    for actor in game.to_act(state):
        codes = game.legal(state, actor)
        after, log = state.clone(), Log()
        game.apply_unchecked(after, actor, codes[dice.below(len(codes))], log)
        for seat in watchers(game, state):
            told = seen(log.events, seat) or game.to_act(after) != game.to_act(state)
            if seat != actor and not told:
                assert encode(game.view(after, seat)) == encode(game.view(state, seat))
                assert seat is None or game.legal(after, seat) == game.legal(state, seat)


def taking_back(game: AnyGame, state: Any, dice: Dice) -> None:
    """A step that reveals nothing and leaves nothing to chance looks the same whatever was hidden
    from the seat that took it."""
    for actor in game.to_act(state):
        codes = game.legal(state, actor)
        code = codes[dice.below(len(codes))]
        after, log = state.clone(), Log()
        game.apply_unchecked(after, actor, code, log)
        if log.chance or game.reveals(state, after, actor, code):
            continue
        twin = game.sample(game.view(state, actor), dice)
        game.apply_unchecked(twin, actor, code)
        for seat in (actor, None):
            assert encode(game.view(twin, seat)) == encode(game.view(after, seat))


def ending(game: AnyGame, state: Any, dice: Dice) -> None:
    """There is a result exactly when nobody is asked, and it places every seat once."""
    result = game.result(state)
    assert (result is None) == bool(game.to_act(state))
    if result is None:
        return
    seats = [seat for group in result.ranking for seat in group]
    assert sorted(seats) == list(range(len(result.scores)))
    for seat in seats:
        assert game.legal(state, seat) == []
        assert all(game.refusal(state, seat, code) is not None for code in game.probes(state))


STATE_LAWS: tuple[Check, ...] = (
    legality,
    refused_changes_nothing,
    absence,
    invariants,
    projection,
    non_interference,
    audiences,
    observations,
    blind_observations,
    choices,
    clones,
    storage,
    silence,
    commutativity,
    news,
    taking_back,
    ending,
)

# ---------------------------------------------------------------- laws about whole matches


def random_match(game: AnyGame, players: int, options: Options, seed: int) -> Match[Any, Any]:
    """A whole match with its record, played by random seats."""
    match = Match(game, players, options, seed)
    dice = Dice(seed ^ 0x5EED)
    while seats := game.to_act(match.state):
        seat = seats[dice.below(len(seats))]
        actions = game.actions(match.state, seat)
        match.play(seat, actions[dice.below(len(actions))])
        assert match.version < LONGEST
    return match


def determinism(game: AnyGame, players: int, options: Options, seed: int) -> None:
    """The same seed and actions give the same match."""
    line = random_match(game, players, options, seed).record().line()
    assert random_match(game, players, options, seed).record().line() == line


def exchange(game: AnyGame, players: int, options: Options, seed: int) -> None:
    """A record replays from its outcomes and actions alone, without our generator."""
    match = random_match(game, players, options, seed)
    line = match.record().line()
    foreign = msgspec.structs.replace(read(line, lambda _: game), seed=seed + 1)
    try:
        again = replay(foreign, lambda _: game)
    except RecordError as error:
        raise AssertionError(f"{game.name} seed={seed} does not replay: {error}") from error
    assert msgspec.structs.replace(again.record(), seed=seed).line() == line
    assert game.result(again.state) == match.record().result


def opening(game: AnyGame, players: int, options: Options, seed: int) -> None:
    """What is told at set-up follows from what may be seen afterwards: see `audiences`."""
    told: dict[tuple[Seat | None, bytes], bytes] = {}
    for number in range(DEALS):
        match = Match(game, players, options, seed * DEALS + number)
        assert all(_audience_is_in_order(event, players) for event in match.opening)
        for watcher in (0, players - 1, None):
            said = encode(seen(match.opening, watcher))
            assert told.setdefault((watcher, encode(game.view(match.state, watcher))), said) == said


MATCH_LAWS: tuple[MatchCheck, ...] = (determinism, exchange, opening)
