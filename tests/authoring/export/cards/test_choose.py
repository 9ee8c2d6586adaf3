"""Which cards are exported."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.targets import CannotOpenError
from authoring.export.cards.choose import choose_cards
from authoring.export.errors import ExportError

CARD = "kind: search-card\nid: hat\nname: Hat\ncategory: trick\ntext: A hat.\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hat.yaml").write_text(CARD, encoding="utf-8")
    return tmp_path


def chosen(*targets: str, every: bool = False, kind: str = "") -> list[str]:
    return [entry.id for entry in choose_cards(list(targets), every, kind)[1]]


def test_by_id_and_by_file_each_once() -> None:
    assert chosen("hat", "hat.yaml", "first-aid") == ["hat", "first-aid"]


def test_by_kind_and_all() -> None:
    assert "first-aid" in chosen(kind="ability")
    assert "hat" not in chosen(kind="ability")
    assert {"hat", "first-aid"} <= set(chosen(every=True))


def test_what_is_no_card_is_reported(folder: Path) -> None:
    with pytest.raises(ExportError, match="no cards named"):
        chosen()
    with pytest.raises(CannotOpenError, match="no such file"):
        chosen("gone.yaml")
    (folder / "hat.yaml").write_text(CARD.replace("trick", "[]"), encoding="utf-8")
    with pytest.raises(ExportError, match=r"hat\.yaml:4:.*; fix it first: tailwright lint hat\.yaml"):
        chosen("hat.yaml")
