"""Write a book as HTML or PDF."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

from authoring.export.book.model import Book
from authoring.export.html import page
from authoring.export.pdf import pdf

PAPERS = {"a4": "a4", "letter": "us-letter"}
"""The paper sizes: the name in CSS, and the name in typst."""


def to_html(book: Book, paper: str) -> bytes:
    """Write the book as HTML."""
    return page("storybook.html.j2", book=book, paper=paper).encode()


def to_pdf(book: Book, paper: str) -> bytes:
    """Write the book as PDF."""
    return pdf("storybook.typ", {"book": asdict(book), "paper": PAPERS[paper]})


WRITERS: dict[str, Callable[[Book, str], bytes]] = {".html": to_html, ".pdf": to_pdf}
"""The function that writes a book, by the ending of the file name."""
