"""Names that C++ keeps for itself."""

from __future__ import annotations

from typing import Final

WORDS: Final = """
and asm auto bool break case catch char class const continue default delete do double else enum explicit
export extern false float for friend goto if inline int long mutable namespace new not operator or private
protected public register return short signed sizeof static struct switch template this throw true try
typedef typename union unsigned using virtual void volatile while xor
I W U FN MFN AT CHECK BOX parts
"""
KEPT: Final = frozenset(WORDS.split())


def safe(name: str) -> str:
    """The name, or one that C++ allows."""
    return f"{name}_" if name in KEPT else name
