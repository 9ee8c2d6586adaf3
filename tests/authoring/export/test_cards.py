"""The command that exports cards: all bundled cards fit, and content is escaped."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from authoring.cli import build_app
from authoring.cli.export import CardKind
from authoring.content.library import open_library
from authoring.export.cards.build import cards_of
from authoring.export.cards.kinds import KINDS
from authoring.export.cards.model import Back, Card
from authoring.wording.languages import LANGUAGES

LIBRARY = open_library()
ENTRIES = [entry for kind in KINDS for entry in LIBRARY.entries(kind).values()]


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(build_app(), [str(word) for word in words])


def cards(language: str = "en") -> list[Card]:
    fronts = [card for entry in ENTRIES for card in cards_of(LIBRARY, entry, language)]
    return fronts + [card.back for card in fronts if not isinstance(card.back, Back)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bundled_card_overflows(language: str) -> None:
    assert [(one.id, one.overflowing) for one in cards(language) if one.overflowing] == []


def test_content_is_escaped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = "kind: search-card\nid: evil\nname: <script>x</script>\ncategory: trick\ntext: '#panic() <img src=x>'\n"
    (tmp_path / "evil.yaml").write_text(text)
    for name in ("evil.html", "evil.pdf"):
        assert run("export", "cards", "evil.yaml", "-o", name).exit_code == 0
    page = (tmp_path / "evil.html").read_text()
    assert "<script" not in page
    assert "<img" not in page
    assert "&lt;script&gt;" in page


def test_what_does_not_fit_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = f"kind: search-card\nid: long\nname: Long\ncategory: trick\ntext: {'word ' * 400}\n"
    (tmp_path / "long.yaml").write_text(text)
    result = run("export", "cards", "long", "-o", "long.pdf")
    assert result.exit_code == 0
    assert 'card "long": text does not fit' in result.output
    assert "overflowing-card-text" in run("lint", "long.yaml").output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "no cards named"),
        (["first-ade"], 'did you mean "first-aid"?'),
        (["the-stoped-clock"], 'did you mean "the-stopped-clock"?'),
        (["gone.yaml"], "no such file"),
    ],
)
def test_what_is_no_card_is_told_with_a_way_out(words: list[str], told: str) -> None:
    result = run("export", "cards", *words, "-o", "x.pdf")
    assert result.exit_code == 2
    assert told in result.output


def test_the_kinds_of_the_command_are_those_with_a_layout() -> None:
    assert {one.value for one in CardKind} == set(KINDS)
