"""PO files: by source text and by place."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest

from authoring.translate.catalogue import MAX_BYTES, Catalogue, CatalogueError, read, to_po_text

HELLO = polib.POEntry(msgid="Hello", msgstr="Bonjour", occurrences=[("title", "4")])
FUZZY = polib.POEntry(msgid="Bye", msgstr="Salut", flags=["fuzzy"], occurrences=[("objective", "5")])


def test_fuzzy_entries_are_no_translations() -> None:
    catalogue = Catalogue([HELLO, FUZZY])
    assert [catalogue.translation(text) for text in ("Hello", "Bye", "Other")] == ["Bonjour", "", ""]


def test_a_translation_is_stale_when_its_source_has_changed() -> None:
    catalogue = Catalogue([HELLO, FUZZY])
    assert not catalogue.is_stale("Hello", "title")
    assert catalogue.is_stale("Bye", "objective")
    assert catalogue.is_stale("Hello, mice", "title")
    assert not catalogue.is_stale("Hello, mice", "story/opening")


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "attic.fr.po"
    path.write_text(to_po_text(Catalogue([HELLO]), "attic.yaml", "fr"), encoding="utf-8")
    assert read(path).translation("Hello") == "Bonjour"
    assert path.read_text(encoding="utf-8").startswith("# attic.yaml in français.")
    assert read(tmp_path / "gone.po").entries == []


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "attic.fr.po"
    path.write_bytes(b"#" * (MAX_BYTES + 1))
    with pytest.raises(CatalogueError, match="it is larger than 2 MiB; name a smaller file"):
        read(path)
