"""Pictures with less ink."""

from __future__ import annotations

from authoring.content.library import open_library
from authoring.export.book.build import book
from authoring.export.book.write import to_html, to_pdf

LIBRARY = open_library()


def test_a_book_with_less_ink_has_no_frames() -> None:
    made = book(LIBRARY, LIBRARY.entries("chapter")["flight"], "en")
    assert '<body class="ink-saver">' in to_html(made, "a4", ink_saver=True).decode()
    assert len(to_pdf(made, "a4", ink_saver=True)) != len(to_pdf(made, "a4"))
