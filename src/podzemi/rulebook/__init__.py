"""The rules of each game in our own words, for the browser and the terminal alike.

`<game>.toml` holds the structure: chapters, paragraphs, the clauses each paragraph explains, and the scenes
of its pictures. The words are in `languages/<language>/<game>_rulebook.ftl`. `book` puts both together;
figures come from the game's `data.toml` and pictures from match records, so that neither can go stale.
docs/rulebook.md says how to write one.
"""

from podzemi.rulebook.book import Book, BookChapter, BookParagraph, Picture, Step, book
from podzemi.rulebook.structure import GAMES, outline, paragraph_of, paragraph_of_refusal

__all__ = [
    "GAMES",
    "Book",
    "BookChapter",
    "BookParagraph",
    "Picture",
    "Step",
    "book",
    "outline",
    "paragraph_of",
    "paragraph_of_refusal",
]
