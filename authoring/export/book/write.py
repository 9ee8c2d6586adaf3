"""A book as HTML or PDF."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

from authoring.export.book.model import Book
from authoring.export.html import page
from authoring.export.pdf import pdf

PAPERS = {"a4": "a4", "letter": "us-letter"}
"""The papers, with the names typst has for them; CSS uses the keys."""


def to_html(book: Book, paper: str) -> bytes:
    """The book for a browser, and for its printer."""
    return page("storybook.html.j2", book=book, paper=paper).encode()


def to_pdf(book: Book, paper: str) -> bytes:
    """The book for a printer."""
    return pdf("storybook.typ", {"book": asdict(book), "paper": PAPERS[paper]})


WRITERS: dict[str, Callable[[Book, str], bytes]] = {".html": to_html, ".pdf": to_pdf}
"""How a book is written, by the ending of the file."""
