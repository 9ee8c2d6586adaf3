"""Chapters whose files hold something else."""

from __future__ import annotations

from pathlib import Path

from authoring.balance.variants import with_data, with_texts
from authoring.content.findings import Severity
from tests.authoring.balance.toys import open_toy


def test_a_variant_is_read_and_the_file_is_not_touched(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path)
    text = loaded.entry.file.source.text
    variant = with_texts(loaded, {loaded.entry.file: text.replace("end-page: 5", "end-page: 2")})
    assert variant.loaded.content().chapter["end-page"] == 2
    assert loaded.content().chapter["end-page"] == 5
    assert (tmp_path / "brawl.yaml").read_text(encoding="utf-8") == text
    assert not variant.is_malformed


def test_data_in_place_of_text(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path)
    variant = with_data(loaded, {loaded.entry.file: {**loaded.entry.data, "end-page": 3}})
    assert variant.loaded.entry.data == {**loaded.entry.data, "end-page": 3}
    assert not variant.new_findings(loaded)


def test_only_new_findings_count(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path)
    assert not with_data(loaded, {}).new_findings(loaded, Severity.INFO)
    data = {**loaded.entry.data, "start": {"face": "guard-room", "space": "z99"}}
    (found,) = with_data(loaded, {loaded.entry.file: data}).new_findings(loaded)
    assert "z99" in found.message


def test_text_that_is_no_chapter(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path)
    variant = with_texts(loaded, {loaded.entry.file: "kind: chapter\nid: brawl\n"})
    assert variant.is_malformed
    assert with_texts(loaded, {loaded.entry.file: "{"}).is_malformed
