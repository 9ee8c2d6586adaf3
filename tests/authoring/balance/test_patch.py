"""Numbers changed in the text of files."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from authoring.balance.knobs import find_knobs
from authoring.balance.patch import Change, changed_texts, patch_of, write_texts
from tests.authoring.balance.toys import GUARDED, open_toy


def changes(folder: Path, text: str = GUARDED, **values: int) -> list[Change]:
    knobs = {knob.name: knob for knob in find_knobs(open_toy(folder, text))}
    return [Change(knobs[name], value) for name, value in values.items()]


def test_only_the_numbers_change(tmp_path: Path) -> None:
    made = changes(tmp_path, **{"end-page": 7, "counters.beaten.start": 1})
    before = (tmp_path / "brawl.yaml").read_text(encoding="utf-8")
    (text,) = changed_texts(made).values()
    assert text == before.replace("end-page: 5", "end-page: 7").replace("start: 0, max", "start: 1, max")
    assert "# a comment" in text
    assert "# so far" in text


def test_a_count_that_was_not_written_is_added(tmp_path: Path) -> None:
    text = GUARDED.replace("do: [ { count: beaten } ]", "do: [ { count: beaten }, { place: { minion: roach } } ]")
    (found,) = changed_texts(changes(tmp_path, text, **{"rules.score.do.1.place.count": 2})).values()
    assert "{ place: { minion: roach, count: 2 } }" in found


def test_the_patch_is_what_patch_understands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    texts = changed_texts(changes(tmp_path, **{"end-page": 7, "setup.0.place.count": 1}))
    patch = patch_of(texts)
    assert "-end-page: 5\n+end-page: 7" in patch
    subprocess.run(["patch", "-p0"], input=patch, text=True, check=True, capture_output=True)
    assert (tmp_path / "brawl.yaml").read_text(encoding="utf-8") == next(iter(texts.values()))


def test_files_are_written_as_they_were(tmp_path: Path) -> None:
    made = changes(tmp_path, **{"end-page": 7})
    path = tmp_path / "brawl.yaml"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    write_texts(changed_texts(made))
    assert b"end-page: 7\r\n" in path.read_bytes()


def test_small_changes_of_large_numbers_are_small(tmp_path: Path) -> None:
    one, two = changes(tmp_path, **{"end-page": 6, "setup.0.place.count": 4})
    assert one.effort < two.effort
    assert str(one) == "end-page 5 → 6"
