"""How often lords plan an order, in thousandths of the hands that hold it. Compiled.

Written by research/popular_dungeon_lords.py.
"""

from __future__ import annotations

from mypy_extensions import i64


def popular(stage: i64) -> list[i64]:
    """By order, then by the position in the plan."""
    # fmt: off
    rows: list[i64] = []
    if stage == 0:
        rows = [
            11, 84, 299, 200, 667, 90, 7, 98, 72, 760, 41, 17,
            0, 6, 8, 5, 36, 626, 93, 343, 270, 0, 1, 2,
        ]
    elif stage == 1:
        rows = [
            19, 175, 141, 63, 298, 582, 49, 84, 36, 754, 107, 20,
            30, 168, 295, 26, 120, 464, 287, 528, 115, 16, 36, 14,
        ]
    elif stage == 2:
        rows = [
            46, 187, 643, 102, 283, 166, 73, 61, 47, 669, 166, 25,
            17, 37, 16, 43, 309, 337, 289, 314, 113, 25, 44, 17,
        ]
    elif stage == 3:
        rows = [
            87, 117, 332, 142, 173, 135, 66, 201, 132, 183, 415, 150,
            40, 56, 71, 82, 190, 674, 715, 145, 95, 56, 42, 24,
        ]
    elif stage == 4:
        rows = [
            39, 158, 649, 232, 127, 49, 181, 303, 158, 265, 353, 148,
            69, 55, 41, 99, 144, 171, 284, 208, 77, 190, 73, 36,
        ]
    elif stage == 5:
        rows = [
            83, 93, 342, 231, 138, 90, 148, 179, 184, 215, 293, 249,
            47, 56, 49, 67, 254, 318, 197, 179, 110, 312, 137, 96,
        ]
    elif stage == 6:
        rows = [
            42, 108, 654, 150, 94, 29, 217, 196, 105, 278, 347, 128,
            22, 21, 10, 108, 264, 246, 261, 215, 65, 304, 173, 83,
        ]
    elif stage == 7:
        rows = [
            58, 70, 316, 76, 54, 46, 215, 238, 198, 135, 226, 223,
            40, 42, 38, 103, 243, 294, 468, 307, 126, 237, 173, 208,
        ]
    # fmt: on
    return rows
