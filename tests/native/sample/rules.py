"""A function for every construct; `apply` runs the one with the number of the code."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from native.sample import state as s
from native.sample.state import EIGHT, HUGE, NONE, SEVEN, Box, Part, State
from podzemi.engine.bits import bit, has, members, shifted, size
from podzemi.engine.dice import Dice
from podzemi.engine.log import Log

COUNT: Final[i64] = 37

# ---------------------------------------------------------------- arithmetic


def divided(state: State) -> None:
    if state.b != 0:
        state.xs = [state.a // state.b, state.a % state.b]
    state.ys = [
        state.a // SEVEN,
        state.a % SEVEN,
        state.a // EIGHT,
        state.a % EIGHT,
        state.a // -3,
        state.a % -3,
    ]


def widely_divided(state: State) -> None:
    state.ys = [state.wide % SEVEN, state.wide % 64]
    state.wide = state.wide // SEVEN + state.box.big
    state.a = state.box.big % 1000


def shifts(state: State) -> None:
    state.ys = [state.a >> 1, state.a >> 31, state.wide >> 33, state.wide & 1023]
    state.wide = (state.a & 4095) << 40 | shifted(state.b & 15, 30)


def bitwise(state: State) -> None:
    state.xs = [state.a & state.b, state.a | state.b, state.a ^ state.b, ~state.a, -state.a]
    state.wide = state.wide & ~bit(35) | bit(state.b & 31)


def sets(state: State) -> None:
    state.xs = members(state.a & 0xFFFF)
    state.ys = [size(state.wide & HUGE - 1), 1 if has(state.wide, 40) else 0, 1 if has(state.a, 3) else 0]
    state.grid = [members(state.wide & HUGE - 1)[:4]]


def widths(state: State) -> None:
    """A number that needs 64 bits on the way, and a variable that does."""
    product: i64 = state.wide
    for _ in range(3):
        product = product // 2 + state.a
    state.wide = product
    state.a = product % 1000


def bounds(state: State) -> None:
    state.ys = [min(state.a, state.b), max(state.a, state.b, 3), min(state.wide, 5), abs_of(state.a)]


def abs_of(number: i64) -> i64:
    return number if number >= 0 else -number


def chosen(state: State) -> None:
    state.a = state.b if state.flag else NONE
    state.wide = state.wide if state.a > 0 else state.a
    state.flag = state.a == state.b if state.b else not state.flag


def compared(state: State) -> None:
    state.flag = -2 <= state.a < state.b != 7
    state.small = (1 if state.a in state.xs else 0) + (2 if state.b not in state.ys else 0)
    state.a = 1 if state.a in (1, s.NONE, 5) else 0


def truths(state: State) -> None:
    """What is empty or 0 is false; `and` and `or` look no further than they must."""
    if (state.xs and state.xs[0] > 0) or not state.ys:
        state.small += 1
    if state.a and not state.flag:
        state.small += 2
    if len(state.xs) > 3 and state.xs[3] == 3:
        state.small += 4


# ---------------------------------------------------------------- loops


def counted(state: State) -> None:
    out: list[i64] = []
    for n in range(state.a % 5):
        out.append(n + 1)
    for n in range(7, 1, -2):
        out.append(n * 2)
    for n in range(1, 9, 3):
        n += 1
        out.append(n)
    state.xs = out


def bound_once(state: State) -> None:
    """The end of a range is found before the loop."""
    state.ys = []
    for n in range(len(state.xs)):
        state.xs.append(n)
        if len(state.xs) > 20:
            break
    for _ in range(2):
        state.ys.append(len(state.xs))


def grown(state: State) -> None:
    """A loop over a list sees what is appended to it, and misses what is taken away."""
    for number in state.xs:
        if number > 2 and len(state.xs) < 12:
            state.xs.append(number - 3)
    for number in state.ys:
        if number % 2 == 0:
            state.ys.remove(number)


def left_over(state: State) -> None:
    """The variable of a loop after it, and one bound in a branch."""
    last: i64 = NONE
    for last in range(state.a % 4):
        if last == 2:
            found: i64 = last * 10
            break
    else_found: i64 = found if state.a % 4 == 3 else 7
    state.small = last
    state.b = else_found


def nested(state: State) -> None:
    total: i64 = 0
    for row in state.grid:
        for number in row:
            if number < 0:
                continue
            if number == 5:
                break
            total += number
        total *= 2
    while total > 100:
        total -= 7
    state.a = total


def backwards(state: State) -> None:
    out: list[i64] = []
    for number in reversed(state.xs):
        out.append(number + 1)
    state.ys = out


# ---------------------------------------------------------------- lists


def slices(state: State) -> None:
    state.ys = state.xs[1:3]
    state.grid = [state.xs[2:], state.xs[:1], state.xs[:], state.xs[9:], state.xs[3:1]]


def displays(state: State) -> None:
    state.xs = [state.b % 7] * (state.a % 3) * 2
    state.ys = [*state.ys, 4, 5]
    state.grid = [[], [1], list(range(3))]


def comprehended(state: State) -> None:
    state.ys = [number * 2 for number in state.xs if number > 0 if number != 4]
    state.xs = [x + y for x in state.ys for y in range(2)]


def doubled(state: State) -> None:
    """All of the right side is made before the list grows."""
    state.xs += [number + 1 for number in state.xs]
    state.ys += state.xs[:2]
    state.ys += [9] * 2


def joined(state: State) -> None:
    state.ys = state.box.row + state.box.rows[1]
    state.xs = sorted(state.ys)


def moved(state: State) -> None:
    state.xs.insert(0, 8)
    state.xs.insert(1, 6)
    state.xs.insert(99, 5)
    state.a = state.xs.pop(1)
    state.b = state.xs.pop()
    state.small = state.ys.count(1) + state.xs.index(8)
    state.ys.reverse()
    state.xs.sort()


def ends(state: State) -> None:
    if state.xs:
        state.xs[-1] += 5
        state.small = state.xs[-1] + state.xs[len(state.xs) - 1]
    state.grid[-1].append(3)
    state.ys.clear()


# ---------------------------------------------------------------- one list, two names


def renamed(state: State) -> None:
    """A name for a list of the state is the list itself."""
    row: list[i64] = state.grid[0]
    row.append(7)
    _grow(state.xs, row)
    state.small = len(state.grid[0])


def _grow(numbers: list[i64], others: list[i64]) -> None:
    numbers.append(len(others))
    others.append(len(numbers))


def copied(state: State) -> None:
    """A slice is a list of its own, and so is a clone."""
    row: list[i64] = state.grid[0][:]
    row.append(7)
    state.ys = row
    state.one = state.parts[0].clone()
    state.one.items.append(6)


def handed_on(state: State) -> None:
    state.xs = state.ys
    state.ys = []
    state.ys.append(1)


def exchanged(state: State) -> None:
    state.grid[0], state.grid[1] = state.grid[1], state.grid[0]
    state.xs, state.ys = state.ys, state.xs
    state.grid[0].append(1)


def by_turns(state: State) -> None:
    """A list that becomes another one, round after round."""
    edge: list[i64] = [state.small]
    for n in range(3):
        reached: list[i64] = []
        for number in edge:
            reached.append(number + n)
            reached.append(number - n)
        edge = reached
    state.ys = edge


def rebound(state: State) -> None:
    """A name that points at one object, then at another."""
    part: Part = state.parts[0]
    part.number += 1
    if state.flag:
        part = state.parts[1]
    part.items.append(2)
    part.number += 10


# ---------------------------------------------------------------- objects


def built(state: State) -> None:
    made: Part = _part(state.a % 50, [1, 2])
    state.parts.append(made)
    state.one = Part(number=3, flag=True, items=state.xs[:2])


def _part(number: i64, items: list[i64]) -> Part:
    return Part(number=number, flag=number > 5, items=items)


def passed_on(state: State) -> None:
    for part in state.parts:
        _touch(part, state.box)
    _touch(state.one, state.box)


def _touch(part: Part, box: Box) -> None:
    part.number = part.number + box.size if part.flag else part.number
    part.flag = not part.flag
    for row in box.rows:
        part.items.append(len(row))


# ---------------------------------------------------------------- order, chance, calls


def in_order(state: State) -> None:
    first: i64 = state.xs.pop() if state.xs else 0
    second: i64 = state.xs.pop() if state.xs else 0
    state.a = first - second
    state.ys = [state.dice.below(6) for _ in range(4)]
    state.small = state.box.row[state.dice.below(len(state.box.row))]


def shuffled(state: State) -> None:
    state.dice.shuffle(state.xs)
    state.small = state.dice.below(100)


def early(state: State) -> None:
    state.a = _first_above(state.xs, 2)


def _first_above(numbers: list[i64], limit: i64) -> i64:
    for number in numbers:
        if number > limit:
            return number
    return NONE


def logged(state: State) -> None:
    _log(state, None)


def _log(state: State, log: Log | None) -> None:
    if log is not None:
        state.a = 1000
    if log is None:
        state.b = 3


def counted_down(state: State) -> None:
    _down(state, 5)


def _down(state: State, left: i64) -> None:
    """The two call each other, last of all."""
    state.xs.append(left)
    if left > 0:
        _down_more(state, left - 1)


def _down_more(state: State, left: i64) -> None:
    if left == 1:
        state.small = 9
        return
    _down(state, left - 1)


def lists_made(state: State) -> None:
    state.xs = _evens(state, state.flag)
    state.small = len(_evens(state, True)) + _evens(state, True)[0]


def _evens(state: State, some: bool) -> list[i64]:
    out: list[i64] = [2]
    for number in state.ys:
        if number % 2 == 0:
            out.append(number)
    return out if some else state.ys[1:]


# ---------------------------------------------------------------- what every game has


def setup(box: Box, dice: Dice, players: i64, seed: i64, log: Log | None) -> State:
    """Numbers that the seed says."""
    xs: list[i64] = [seed % 9, 3, 4, (seed >> 3) % 7, 1]
    return State(
        box=box,
        dice=dice,
        a=seed - 500,
        b=(seed * 7) % 31 - 15,
        wide=(seed << 33) + seed,
        small=0,
        flag=seed & 1 == 1,
        xs=xs[: 1 + seed % 5],
        ys=[1, 2, seed % 6, 4],
        grid=[[1, -2, 3], [5, 6], [seed % 3]],
        parts=[_part(4, [1]), _part(9, [])],
        one=_part(2, [7]),
    )


def to_act(state: State) -> list[i64]:
    return [0]


def legal(state: State, seat: i64) -> list[i64]:
    return list(range(COUNT))


def default(state: State, seat: i64) -> i64:
    return 0


def is_over(state: State) -> bool:
    return False


def scores(state: State) -> list[i64]:
    return [state.a]


def places(state: State) -> list[i64]:
    return [1]


def apply(state: State, seat: i64, code: i64, log: Log | None = None) -> None:
    if code == 0:
        divided(state)
    elif code == 1:
        widely_divided(state)
    elif code == 2:
        shifts(state)
    elif code == 3:
        bitwise(state)
    elif code == 4:
        sets(state)
    elif code == 5:
        widths(state)
    elif code == 6:
        bounds(state)
    elif code == 7:
        chosen(state)
    elif code == 8:
        compared(state)
    elif code == 9:
        truths(state)
    elif code == 10:
        counted(state)
    elif code == 11:
        bound_once(state)
    elif code == 12:
        grown(state)
    elif code == 13:
        left_over(state)
    elif code == 14:
        nested(state)
    elif code == 15:
        backwards(state)
    elif code == 16:
        slices(state)
    elif code == 17:
        displays(state)
    elif code == 18:
        comprehended(state)
    elif code == 19:
        doubled(state)
    elif code == 20:
        joined(state)
    elif code == 21:
        moved(state)
    elif code == 22:
        ends(state)
    elif code == 23:
        renamed(state)
    elif code == 24:
        copied(state)
    elif code == 25:
        handed_on(state)
    elif code == 26:
        exchanged(state)
    elif code == 27:
        by_turns(state)
    elif code == 28:
        rebound(state)
    elif code == 29:
        built(state)
    elif code == 30:
        passed_on(state)
    elif code == 31:
        in_order(state)
    elif code == 32:
        shuffled(state)
    elif code == 33:
        early(state)
    elif code == 34:
        logged(state)
    elif code == 35:
        counted_down(state)
    elif code == 36:
        lists_made(state)
