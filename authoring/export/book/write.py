"""Write a book as HTML or PDF."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

from authoring.drawing.svg import elements, symbols
from authoring.export.book.ink import with_less_ink
from authoring.export.book.model import Book
from authoring.export.html import page
from authoring.export.pdf import pdf

PAPERS = {"a4": "a4", "letter": "us-letter"}
"""The paper sizes: the name in CSS, and the name in typst."""


def to_html(book: Book, paper: str, ink_saver: bool = False) -> bytes:
    """Write the book as HTML."""
    book = with_less_ink(book) if ink_saver else book
    return page("storybook.html.j2", book=book, paper=paper, ink_saver=ink_saver, token=_token()).encode()


def to_pdf(book: Book, paper: str, ink_saver: bool = False) -> bytes:
    """Write the book as PDF."""
    book = with_less_ink(book) if ink_saver else book
    values = {"book": asdict(book), "paper": PAPERS[paper], "ink_saver": ink_saver, "token": _token()}
    return pdf("storybook.typ", values)


def _token() -> str:
    """Draw the sign for tokens on pictures of rooms."""
    root = elements.document(48, 48, "")
    for paper in [*root]:
        root.remove(paper)
    symbols.token(root, (24, 24), 44)
    return elements.to_text(root)


WRITERS: dict[str, Callable[[Book, str, bool], bytes]] = {".html": to_html, ".pdf": to_pdf}
"""The function that writes a book, by the ending of the file name."""
