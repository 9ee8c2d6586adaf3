"""`tailwright knockout`, and `playtest --without`, as a user meets them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.authoring.balance.toys import GUARDED, TOSSES
from tests.playable import chapter, run


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return chapter(tmp_path, TOSSES)


def test_a_table_a_page_and_data(file: Path) -> None:
    words = ("--games", 60, "--bot", "random", "--only", "rules", "--workers", 1)
    result = run("knockout", file, *words, "--html", "out.html", "--json", "out.json")
    assert result.exit_code == 0, result.output
    assert "rule stars" in result.stdout
    assert "rule stars" not in Path("out.html").read_text(encoding="utf-8").split("<body")[0]
    assert json.loads(Path("out.json").read_text(encoding="utf-8"))["kind"] == "effects-report"
    again = run("knockout", file, *words, "--json", "-")
    assert json.loads(again.stdout) == json.loads(Path("out.json").read_text(encoding="utf-8"))


def test_doubled(file: Path) -> None:
    result = run("knockout", file, "--double", "--games", 20, "--bot", "random", "--only", "rules", "--json", "-")
    assert json.loads(result.stdout)["what"] == "doubled"


def test_wrong_usage(file: Path) -> None:
    assert run("knockout", file, "--only", "ruels").exit_code == 2
    assert "rules" in run("knockout", file, "--only", "ruels").output
    assert run("knockout", "nowhere.yaml").exit_code == 2
    assert run("knockout", file, "--json", "brawl.yaml").exit_code == 2


def test_a_chapter_with_errors(tmp_path: Path) -> None:
    assert run("knockout", chapter(tmp_path, GUARDED + "wrong: 1\n")).exit_code == 1


def test_without(file: Path) -> None:
    words = ("playtest", file, "--games", 20, "--bot", "random", "--workers", 1)
    result = run(*words, "--without", "search", "--without", "search+flip", "--json", "-")
    assert result.exit_code == 0, result.output
    assert [row["name"] for row in json.loads(result.stdout)["effects"]] == ["search", "search+flip"]
    assert run(*words, "--without", "serch").exit_code == 2
    refused = run(*words, "--without", "search", "--gate")
    assert refused.exit_code == 2
    assert "--without goes with none of" in refused.output


def test_a_persona_plays(file: Path) -> None:
    (file.parent / "hasty.yaml").write_text(
        "kind: persona\nid: hasty\nname: Hasty\nweights: { searching: 0 }\n", encoding="utf-8"
    )
    result = run("playtest", file, "--games", 10, "--bot", "hasty", "--workers", 1)
    assert result.exit_code == 0, result.output
    assert "bot hasty" in result.stdout
    unknown = run("playtest", file, "--games", 10, "--bot", "hastly", "--workers", 1)
    assert unknown.exit_code == 2
    assert 'did you mean "hasty"' in unknown.output
