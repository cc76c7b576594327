"""Work that is done once for the same input."""

from __future__ import annotations

from podzemi.engine.cache import Cache


def test_the_same_input_is_worked_out_once_however_it_came_about() -> None:
    cache: Cache[list[int]] = Cache()
    done: list[int] = []

    def work(number: int) -> list[int]:
        done.append(number)
        return [number]

    first = cache.get_or_compute(["a", 1], lambda: work(1))
    assert cache.get_or_compute(["a", 1], lambda: work(2)) is first
    assert cache.get_or_compute(["a", 2], lambda: work(3)) == [3]
    assert done == [1, 3]


def test_a_full_cache_forgets_and_goes_on() -> None:
    cache: Cache[int] = Cache(most=2)
    answers = [cache.get_or_compute(number % 3, lambda number=number: number % 3) for number in range(9)]  # type: ignore[misc]
    assert answers == [0, 1, 2] * 3 and len(cache.known) <= 2
