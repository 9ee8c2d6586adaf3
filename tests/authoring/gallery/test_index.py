"""The index of a gallery: what can be found in it, and that only files of the gallery can be installed from it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from authoring.gallery.character import character
from authoring.gallery.index import FILE, file_of, packs_in, read_index, search
from authoring.gallery.page_texts import LANGUAGES, texts
from authoring.pack.errors import PackError
from authoring.pack.installed import installed_packs
from tests.playable import run


def playtest(bot: str, won: int, lost_by: dict[str, int]) -> dict[str, Any]:
    return {"bot": bot, "figures": {"won": won, "games": 100, "lost-by": lost_by}}


@pytest.mark.parametrize(
    ("greedy", "lost_by", "expected"),
    [
        (60, {"time": 40}, ["clock", "skill"]),
        (60, {"captured": 40}, ["fights", "skill"]),
        (10, {"time": 50, "captured": 40}, ["luck"]),
        (100, {}, ["fights", "skill"]),
    ],
)
def test_what_a_chapter_is_like(greedy: int, lost_by: dict[str, int], expected: list[str]) -> None:
    tests = [playtest("greedy", greedy, lost_by), playtest("random", 2, {"time": 98})]
    assert character(tests).words == expected


def test_every_word_is_there_in_every_language() -> None:
    assert all(texts(language).keys() == texts("en").keys() for language in LANGUAGES)
    assert all(text for language in LANGUAGES for text in texts(language).values())


def test_search_finds_titles_tales_and_authors(site: Path) -> None:
    lines = read_index(site)
    assert len(lines) == 3
    assert [line["id"] for line in search(lines, ["mill", "no.", "2"])] == ["your-name/mill-2"]
    assert search(lines, ["YOUR"]) == lines
    assert search(lines, ["elephant"]) == []
    assert search(lines, []) == lines


def test_commands_search_and_install(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = run("search", "mill-2", "--from", site)
    assert found.output == "your-name/mill-2 1.0.0: Mill No. 2 (mill-2)\n"
    assert run("search", "elephant", "--from", site).exit_code == 1
    assert run("search", "--from", tmp_path).exit_code == 2
    assert run("install", "mill-2", "--from", site / FILE, "--into", "library").exit_code == 0
    assert [pack.id for pack in installed_packs(tmp_path / "library")] == ["your-name/mill-2"]
    assert run("install", "elephant", "--from", site, "--into", "library").exit_code == 2


@pytest.mark.parametrize(
    ("key", "value"),
    [("file", "../../etc/passwd"), ("sha256", "0" * 64), ("id", "../.."), ("version", "1"), ("chapters", [3])],
)
def test_an_index_that_lies_installs_nothing(key: str, value: Any, site: Path, tmp_path: Path) -> None:
    data = json.loads((site / FILE).read_text(encoding="utf-8"))
    data["packs"][0][key] = value
    (tmp_path / FILE).write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(PackError):
        file_of(tmp_path, "your-name/mill-1")


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": 2, "packs": []}', '{"format": 1, "packs": 3}', "[" * 50_000]
)
def test_what_is_no_index_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(PackError):
        read_index(tmp_path)


def test_a_damaged_pack_is_named(shop: Path, tmp_path: Path) -> None:
    path = next(shop.iterdir())
    (tmp_path / path.name).write_bytes(path.read_bytes()[:-7])
    with pytest.raises(PackError, match="is no pack, or it is damaged"):
        packs_in(tmp_path)
    with pytest.raises(PackError, match="no packs in"):
        packs_in(tmp_path / "none")
