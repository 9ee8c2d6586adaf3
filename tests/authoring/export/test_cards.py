"""Cards: everything fits, sheets lie where the cuts are, copies as in the game."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from authoring.cli import build_app
from authoring.cli.export import CardKind
from authoring.content.library import open_library
from authoring.export.cards.build import KINDS, SMALLEST, card
from authoring.export.cards.measure import Space, fit, fit_rows, line_height, width, wrapped
from authoring.export.cards.model import Card
from authoring.export.cards.write import BLEED, CARD, PAPER, arrange_sheets, to_html, to_pdf
from authoring.wording.languages import LANGUAGES

LIBRARY = open_library()
ENTRIES = [entry for kind in KINDS for entry in LIBRARY.entries(kind).values()]


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(build_app(), [str(word) for word in words])


def cards(language: str = "en") -> list[Card]:
    return [card(LIBRARY, entry, language) for entry in ENTRIES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bundled_card_overflows(language: str) -> None:
    assert [(one.id, one.overflowing) for one in cards(language) if one.overflowing] == []


def test_text_shrinks_to_what_can_be_read_and_no_further() -> None:
    space = Space(50, 20, 10, SMALLEST)
    short, long = fit("A mouse.", space), fit("A mouse that talks. " * 12, space)
    endless = fit("A mouse that talks. " * 100, space)
    assert short.size == 10
    assert SMALLEST <= long.size < 10
    assert long.fits
    assert len(long.lines) * line_height(long.size) <= 20
    assert (endless.size, endless.fits) == (SMALLEST, False)


def test_lines_are_no_wider_than_their_column() -> None:
    text = "Песочные часы доходят до жетона, et il ne reste plus une seule souris en liberté, hélas."
    lines = wrapped(text, 9, 40)
    assert lines is not None
    assert " ".join(lines) == text
    assert all(width(line, 9) <= 40 for line in lines)
    assert wrapped("Donaudampfschifffahrtsgesellschaft", 9, 20) is None


def test_spaces_that_hold_words_together_do_not_break() -> None:
    lines = wrapped("6\u00a0×\u00a0Roach, 6\u00a0×\u00a0Roach", 9, 20)
    assert lines == ["6\u00a0×\u00a0Roach,", "6\u00a0×\u00a0Roach"]


def test_bold_is_wider_and_rows_share_a_size() -> None:
    assert width("Surge", 9, bold=True) > width("Surge", 9)
    rows = fit_rows(["one", "two"], Space(50, 10, 9, SMALLEST), gap=1)
    assert (rows.size, rows.rows, rows.fits) == (9, (("one",), ("two",)), True)


@pytest.mark.parametrize("paper", PAPER)
def test_sheets_hold_nine_and_stay_on_the_paper(paper: str) -> None:
    made = arrange_sheets(cards(), paper)
    assert [len(sheet.cards) for sheet in made[:-1]] == [9] * (len(made) - 1)
    assert sum(len(sheet.cards) for sheet in made) == sum(one.copies for one in cards())
    for sheet in made:
        down, across = sheet.cuts
        assert down[0] - BLEED > 0
        assert across[-1] + BLEED < sheet.height
        assert all(round(x, 2) in {round(cut, 2) for cut in down} for x, _, _ in sheet.cards)
        assert [round(b - a, 6) for a, b in pairwise(across)] == [CARD[1]] * 3


def test_one_of_each_on_request() -> None:
    assert sum(len(sheet.cards) for sheet in arrange_sheets(cards(), "a4", one_each=True)) == len(ENTRIES)


def test_both_formats() -> None:
    made = arrange_sheets(cards()[:10], "a4")
    assert to_pdf(made, "a4", "en").startswith(b"%PDF-")
    page = to_html(made, "a4", "en").decode()
    assert page.count('<article class="card') == 10
    assert "<script" not in page


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
        (["flight"], 'no card and no file "flight"'),
        (["gone.yaml"], "no such file"),
    ],
)
def test_what_is_no_card_is_told_with_a_way_out(words: list[str], told: str) -> None:
    result = run("export", "cards", *words, "-o", "x.pdf")
    assert result.exit_code == 2
    assert told in result.output


def test_the_kinds_of_the_command_are_those_with_a_layout() -> None:
    assert {one.value for one in CardKind} == set(KINDS)
