"""Charts: what is drawn where."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from authoring.report import charts
from authoring.report.charts import Axis, Banded, Chart

SVG = "{http://www.w3.org/2000/svg}"


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def test_bars_are_as_high_as_their_counts() -> None:
    root = parsed(charts.bars("Games", "rounds", [(3, 1), (5, 4)]))
    marks = root.findall(f".//{SVG}g[@class='bars']/{SVG}path")
    assert [mark.findtext(f"{SVG}title") for mark in marks] == ["3 rounds: 1", "5 rounds: 4"]
    chart = Chart("Games", Axis("rounds", 2.4, 5.6), Axis("", 0, 4))
    assert chart.at(5, 4)[1] < chart.at(3, 1)[1] < chart.at(3, 0)[1]


def test_a_band_says_its_values() -> None:
    points = [Banded(2, 0.1, 0.05, 0.2), Banded(3, 0.5, 0.4, 0.6)]
    root = parsed(charts.banded("Win rate", "end page", points, marked=3))
    titles = [title.text for title in root.iter(f"{SVG}title")]
    assert titles == ["Win rate", "end page 2: 10.0% (5.0% to 20.0%)", "end page 3: 50.0% (40.0% to 60.0%)"]


def test_lines_have_a_key() -> None:
    root = parsed(charts.lines("Pressure", "round", {"wounds": [(1, 0), (2, 3)], "a < b": [(1, 1), (2, 1)]}))
    assert [text.text for text in root.iter(f"{SVG}text") if text.get("class") == "key"] == ["wounds", "a < b"]
    assert "wounds, round 2: 3" in [title.text for title in root.iter(f"{SVG}title")]


@pytest.mark.parametrize(
    ("axis", "ticks"),
    [
        (Axis("", 0, 1), [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (Axis("", 0, 7, whole=True), [0, 2, 4, 6]),
        (Axis("", 1, 3, whole=True), [1, 2, 3]),
        (Axis("", 12, 12), [12]),
    ],
)
def test_axes_have_round_values(axis: Axis, ticks: list[float]) -> None:
    assert axis.ticks() == pytest.approx(ticks)


def test_one_value_alone_can_be_drawn() -> None:
    for text in (
        charts.bars("t", "x", [(4, 9)]),
        charts.banded("t", "x", [Banded(2, 0, 0, 0.1)]),
        charts.lines("t", "x", {"a": [(1, 0)]}),
    ):
        assert "nan" not in text
        assert parsed(text).get("class") == "chart"
