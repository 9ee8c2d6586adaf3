"""`tailwright compare` as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from authoring import bundled
from tests.playable import BRAWL, chapter, run


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def versions(folder: Path, change: tuple[str, str]) -> tuple[Path, Path]:
    """Two files side by side with the same id, as an author has them."""
    before = chapter(folder).rename(folder / "before.yaml")
    after = chapter(folder, BRAWL.replace(*change)).rename(folder / "after.yaml")
    return before, after


def test_an_easier_version(folder: Path) -> None:
    before, after = versions(folder, ("at-least: 4", "at-least: 2"))
    result = run("compare", before, after, "--games", 60, "--bot", "random", "--markdown")
    assert result.exit_code == 0, result.output
    assert "**after is won more often than before: +" in result.stdout
    assert "| won |" in result.stdout
    assert "A bot's win rate is not a family's" in result.stdout


def test_the_same_version_twice(folder: Path) -> None:
    path = chapter(folder)
    result = run("compare", path, path, "--games", 30, "--json", "-")
    data = json.loads(result.stdout)
    assert data["win-rate"]["value"] == 0
    assert data["pairs"]["only-a-won"] == data["pairs"]["only-b-won"] == 0
    assert data["coverage"] == {"new": [], "gone": [], "now-reached": [], "no-longer-reached": [], "changed": []}


def test_what_is_reached_now_and_no_longer(folder: Path) -> None:
    before, after = versions(folder, ("round: 299", "round: 2"))
    coverage = json.loads(run("compare", before, after, "--games", 30, "--json", "-").stdout)["coverage"]
    assert {"kind": "rule", "name": "too-late", "source": "chapter brawl", "own": True} in coverage["now-reached"]
    before, after = versions(folder, ("id: too-late", "id: very-late"))
    coverage = json.loads(run("compare", before, after, "--games", 10, "--json", "-").stdout)["coverage"]
    assert [one["name"] for one in coverage["new"]] == ["very-late"]
    assert [one["name"] for one in coverage["gone"]] == ["too-late"]


def test_words_of_content_stay_words(folder: Path) -> None:
    before, after = versions(folder, ("id: too-late", "id: very-late"))
    for path in (before, after):
        path.write_text(path.read_text().replace("do: [ surge ]", "do: [ { lose: '|x|<b>' } ]").replace("299", "2"))
    text = run("compare", before, after, "--games", 10, "--markdown").stdout
    assert "lost: \\|x\\|\\<b\\>" in text


def test_a_broken_version(folder: Path) -> None:
    before, after = versions(folder, ("victory:", "victry:"))
    assert run("compare", before, after).exit_code == 1
    assert run("compare", before, "nothing.yaml").exit_code == 2


def test_two_versions_of_a_bundled_chapter_are_told_apart(folder: Path) -> None:
    """Each says that it replaces the bundled one; they have one name, in two folders."""
    text = (Path(bundled.root()) / "chapters/sorrow/flight.yaml").read_text(encoding="utf-8")
    own = text.replace("id: flight\n", "id: flight\nreplaces: flight\n", 1)
    for name, version in (("one", own), ("other", own.replace("end-page: 6", "end-page: 3"))):
        (folder / name).mkdir()
        (folder / name / "flight.yaml").write_text(version, encoding="utf-8")
    result = run("compare", "one/flight.yaml", "other/flight.yaml", "--games", "4", "--workers", "1", "--markdown")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("### `one/flight.yaml` → `other/flight.yaml`: 4 games each")


def test_a_page(folder: Path) -> None:
    before, after = versions(folder, ("at-least: 4", "at-least: 2"))
    result = run("compare", before, after, "--games", 20, "--bot", "random", "--html", folder / "change.html")
    assert result.exit_code == 0, result.output
    page = (folder / "change.html").read_text(encoding="utf-8")
    assert "<h1>before → after</h1>" in page
    assert "victory › counter › at-least" in page
