"""Work that is done once for the same input."""

from __future__ import annotations

from podzemi.engine.memory import Memory


def test_the_same_input_is_worked_out_once_however_it_came_about() -> None:
    memory: Memory[list[int]] = Memory()
    done: list[int] = []

    def work(number: int) -> list[int]:
        done.append(number)
        return [number]

    first = memory.recall(["a", 1], lambda: work(1))
    assert memory.recall(["a", 1], lambda: work(2)) is first
    assert memory.recall(["a", 2], lambda: work(3)) == [3]
    assert done == [1, 3]


def test_a_full_memory_forgets_and_goes_on() -> None:
    memory: Memory[int] = Memory(most=2)
    answers = [memory.recall(number % 3, lambda number=number: number % 3) for number in range(9)]  # type: ignore[misc]
    assert answers == [0, 1, 2] * 3 and len(memory.known) <= 2
