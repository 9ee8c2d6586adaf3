"""A book without chapters in both formats."""

from __future__ import annotations

from authoring.export.book.model import Book
from authoring.export.book.write import WRITERS, to_html, to_pdf
from authoring.wording.languages.terms import TERMS

BOOK = Book("Tom & <b>", "en", {key: words["en"] for key, words in TERMS.items()}, "Once.", "", ())


def test_html_escapes_the_title() -> None:
    assert "<h1>Tom &amp; &lt;b&gt;</h1>" in to_html(BOOK, "a4").decode()


def test_pdf_is_written_on_every_paper() -> None:
    assert to_pdf(BOOK, "letter").startswith(b"%PDF-")


def test_the_ending_of_the_name_chooses_the_format() -> None:
    assert {".html": to_html, ".pdf": to_pdf} == WRITERS
